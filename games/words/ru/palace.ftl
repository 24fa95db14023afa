palace-name = Дворец
    .line = Рука, открытые карты, слепые карты. Последний с картами проиграл.
    .aliases = Palace, Карма, Karma
palace-rules = **Избавьтесь от всех карт: сначала от руки, потом от трёх перед вами, потом от трёх, которых никто не видел. Последний с картами проиграл.**
    Сначала выберите, какие три из шести карт положить в открытую. Хорошие пригодятся в конце.
    В свой ход положите на стопку одну или несколько карт одного достоинства: такого же, как верхняя карта, или выше. Масти не важны. Потом доберите до трёх. Если сыграть не можете или не хотите, заберите всю стопку.
    Карта **2** ложится на что угодно, и на неё — что угодно. Карта **10** ложится на что угодно и сжигает стопку: она вне игры, а вы ходите снова. То же делают четыре карты одного достоинства.
    - **Например:** сверху валет, у вас 4, 4 и дама. Подходит только дама. Вы кладёте её и берёте карту.
    .whole =
    - **Сдача:** три карты рубашкой вверх в ряд, их никто не смотрит, три на них в открытую и три на руки. Остальное — колода. Вшестером играют двумя колодами.
    - **Обмен:** все одновременно выбирают, какие три из своих шести карт лягут в открытую.
    - **Кто начинает:** у кого в открытых есть тройка, считая слева от сдающего. Если таких нет — у кого она на руках, потом так же с четвёрками и дальше.
    - **Ваш ход:** сыграйте подходящие карты одного достоинства и доберите до трёх, пока есть колода. Или заберите стопку, даже если могли сыграть. Тогда новую начинает следующий.
    - **Что подходит:** то же достоинство, что у верхней карты, или выше, туз старший. Двойки и десятки подходят всегда.
    - **Сжечь:** десятка сжигает стопку. Четыре карты одного достоинства сверху — тоже, кто бы их ни сыграл.
    - **Открытые и слепые карты:** открытые играют, когда рука пуста, слепые — после них. Смешивать их за один ход нельзя. Переверните слепую: подходит — она сыграна. Нет — вы забираете её и стопку. Когда рука снова есть, сначала играют с неё.
    - **Конец:** без карт вы выходите. Последний с картами проиграл. Если карты только ходят по кругу, раунд прерывают, и проигрывает тот, у кого их больше.
palace-paragraphs =
    .palace-three-of-six = 2
    .palace-has-chosen = 2
    .palace-no-pile = 4
    .palace-must-play = 4
    .going-out-one-rank = 4
    .palace-too-low = 5
    .palace-not-above-seven = 5
    .palace-not-your-zone = 7
    .palace-no-such-place = 7

palace-variant-sevens_eights = На семёрку — 7 или ниже, невидимые восьмёрки
palace-variant-mirror = Невидимые тройки, восьмёрки — пропуск, десятки должны подходить
palace-variant-strict = Можете сыграть — играйте
palace-variant-long_match = Пять раундов, считается, кто каким вышел

palace-option-packs = Колоды
    .auto = одна, вшестером — две
    .one = одна
    .two = две
palace-option-swap = До игры выбираете свои открытые карты
palace-option-starter = Кто начинает
    .three = у кого самая младшая карта
    .left = { shared-left-of-dealer }
palace-option-three = Тройка
    .plain = { palace-plain }
    .invisible = { palace-invisible }
palace-plain = как любая другая карта
palace-invisible = невидимая: ложится на что угодно, а считается карта под ней
palace-option-seven = Семёрка
    .plain = { palace-plain }
    .lower = требует 7 или ниже
palace-option-eight = Восьмёрка
    .plain = { palace-plain }
    .invisible = { palace-invisible }
    .skip = пропуск: за каждую пропускает ход один игрок
palace-option-ten_on = Десятка ложится
    .any = на что угодно
    .fits = на то, к чему подходит по достоинству
palace-option-four_burns = Четыре одного достоинства сжигают стопку
palace-option-must_play = Если можете сыграть, играть обязательно
palace-option-scoring = Партия
    .loser = { going-out-until-lost }
    .places = { going-out-counts-places }
palace-option-losses = { going-out-losses }
palace-option-rounds = { going-out-rounds }

do-up = В открытую
    .with = В открытую { $picked }
do-three-up = Выбрать три открытые карты
do-flip = Перевернуть { $number }
palace-do-take = Забрать стопку

palace-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
palace-chooses = Карты выбраны: { $seat }.
    .to-seat = Ваши карты выбраны.
palace-swaps = { $seat } открывает { $turned }.
    .to-seat = Вы открываете { $turned }.
palace-begins = { $kind ->
    [three] Самая младшая карта: начинает { $other }.
   *[left] Начинает { $other }.
}
    .to-other = { $kind ->
        [three] Самая младшая карта у вас: вы начинаете.
       *[left] Начинаете вы.
    }
palace-takes = { $seat } забирает стопку: { shared-cards }.
    .short = берёт { $count }
    .to-seat = Вы забираете стопку: { shared-cards }.
palace-burns = { $kind ->
    [four] Четыре одного достоинства! { palace-burning }
   *[ten] { palace-burning }
}
    .to-seat = { $kind ->
        [four] Четыре одного достоинства! { palace-burning.to-seat }
       *[ten] { palace-burning.to-seat }
    }
palace-burning = { $again ->
    [yes] { $seat } сжигает { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } и ходит снова.
   *[no] { $seat } сжигает { $count ->
       [one] { $count } карту
       [few] { $count } карты
       [many] { $count } карт
      *[other] { $count } карты
   }.
}
    .to-seat = { $again ->
        [yes] Вы сжигаете { $count ->
            [one] { $count } карту
            [few] { $count } карты
            [many] { $count } карт
           *[other] { $count } карты
        } и ходите снова.
       *[no] Вы сжигаете { $count ->
           [one] { $count } карту
           [few] { $count } карты
           [many] { $count } карт
          *[other] { $count } карты
       }.
    }
palace-flips = { $seat } переворачивает { $card }.
    .to-seat = Вы переворачиваете { $card }.
palace-misses = { $seat } переворачивает { $turned }. Не подходит, взять нужно { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
    .short = берёт { $count }
    .to-seat = Вы переворачиваете { $turned }. Не подходит, вы забираете { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
palace-you-draw = { shared-you-draw }
palace-passed-over = { $other } пропускает ход.
    .to-other = Вы пропускаете ход.
palace-out = { $other } выходит!
    .to-other = Вы выходите!
palace-broken-off = Карты ходят по кругу, поэтому раунд окончен.
palace-loses = { $other } проигрывает, на руках { shared-cards }.
    .to-other = Вы проигрываете, у вас { shared-cards }.

palace-prompt = Выберите три открытые карты
palace-chose = готово
palace-choosing = выбирает
palace-pile = Стопка
palace-fits = Сыграть
palace-lower = 7 или ниже
palace-burned = Сожжено
palace-ends-in = Ходов осталось
palace-zone-up = Вы играете открытые карты
palace-zone-blind = Вы переворачиваете слепые

palace-hint-swap = Это ваши лучшие карты. Сберегите их для конца.
palace-hint-flip = Все одинаковы. Удачи!
palace-hint-take = Ничего не подходит, берите стопку.
palace-hint-worth = Стопка маленькая, а хорошие карты пригодятся позже.
palace-hint-burn = Сожгите стопку: { $count ->
    [one] уйдёт { $count } карта
    [few] уйдут { $count } карты
    [many] уйдёт { $count } карт
   *[other] уйдёт { $count } карты
}, и вы ходите снова.
palace-hint-stuck = Карты игрока { $other } вы видели: ни одна на это не ляжет.
palace-hint-special = Всё остальное, что подходит, обошлось бы дороже.
palace-hint-several = Вы избавитесь сразу от { $count ->
    [one] { $count } карты
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карт
}.
palace-hint-low = Это самая младшая из подходящих. Хорошие поберегите.

palace-too-few-cards = Вшестером нужны две колоды.
palace-three-of-six = Выберите, какие три карты положить в открытую: { $cards }.
palace-has-chosen = Вы уже выбрали. Ещё выбирают: { $seats }.
palace-no-pile = Стопки нет, брать нечего. Можно сыграть любую карту.
palace-must-play = { $kind ->
    [blind] Взять стопку нельзя. Переверните карту.
   *[other] Раз можете сыграть, играйте. Можно сыграть: { $cards }.
}
palace-not-your-zone = { $kind ->
    [hand] Сначала играйте карты с руки.
    [up] Сначала играйте открытые карты.
   *[blind] У вас только слепые карты. Переверните одну.
}
palace-no-such-place = Карты там нет. Можно перевернуть: { $places }.
palace-too-low = Это младше. Подойдёт { $rank ->
    [A] другой туз
   *[other] { rank-name } и старше
}{ $kind ->
    [some] , или { $cards }
   *[none] {""}
}.
palace-not-above-seven = Сверху семёрка. Подойдёт 7 и ниже{ $kind ->
    [some] , или { $cards }
   *[none] {""}
}.
