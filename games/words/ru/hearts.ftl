hearts-name = Червы
    .line = Не берите черви, а главное — даму пик.
    .aliases = Hearts, Чёрная дама
hearts-rules = **Не берите черви, и прежде всего — Q♠.**
    Каждый играет за себя. Сначала вы передаёте три карты другому игроку, и кто-то передаёт три вам.
    { rules-trick } { rules-trick-plain } Заходить с червей нельзя, пока хотя бы одна не сыграна.
    Каждая взятая черва стоит 1 очко, Q♠ — 13. Но если вы взяли все 26, вы **сорвали луну:** вам ничего, а всем остальным по 26. Когда у кого-то есть 100, побеждает меньший счёт.
    - **Например:** вы заходите с 9♣. Остальные кладут 4♣, K♣ и Q♠. K♣ берёт взятку, а с ней 13 очков.
    .whole =
    - **Сдача:** всем поровну. Втроём из колоды убирают 2♦, впятером — 2♦ и 2♣, вшестером — 2♦, 3♦, 3♣ и 4♣.
    - **Передача:** выберите три карты, закрыто, все одновременно. Они уходят налево, в следующей сдаче — направо, вчетвером и вшестером затем напротив. После этого идёт сдача без передачи, и всё сначала.
    - **Игра:** первым заходит тот, у кого младшая трефа, — с неё. { rules-trick } { rules-trick-plain } Туз старший.
    - **Первая взятка:** никаких червей и Q♠, если есть что-то другое.
    - **Черви вскрыты:** заходить с червей нельзя, пока хотя бы одна не сыграна, разве что у вас только черви. Q♠ их не вскрывает, и заходить с неё можно всегда.
    - **Очки:** 1 за каждую черву, 13 за Q♠.
    - **Сорвать луну:** если вы взяли все 13 червей и Q♠, вам 0, а всем остальным по 26.
    - **Конец:** когда у кого-то 100 или больше, побеждает меньший счёт. Если наименьший у двоих, играют ещё сдачу.
    - **Например:** зашли с бубен, у вас их нет. Вы кладёте Q♠, и тот, кто берёт взятку, получает 13 очков. Черви этим не вскрыты. Положи вы 2♥, были бы вскрыты.
    - **Домашние правила** могут добавить J♦, который снимает 10 очков, другие варианты луны, Чёрную Марию и многое другое.
hearts-paragraphs =
    .hearts-passing-over = 2
    .hearts-pass-now = 2
    .wrong-pass-count = 2
    .hearts-bad-card = 2
    .must-lead-low-club = 3
    .must-follow-suit = 3
    .no-points-first-trick = 4
    .must-lead-club = 4
    .hearts-not-broken = 5

hearts-variant-quick = Короткая, до 50
hearts-variant-jack = J♦ снимает 10 очков
hearts-variant-omnibus = Омнибус: J♦ снимает 10, для луны нужны все 15 карт с очками
hearts-variant-bicycle = Q♠ тоже вскрывает черви
hearts-variant-trickster = Луна никогда не проигрывает вам партию
hearts-variant-black_maria = Чёрная Мария: A♠ и K♠ тоже стоят очков
hearts-variant-spot = Черви по номиналу, до 500

hearts-option-pass_count = Сколько карт передают
hearts-option-pass_cycle = Передают
    .classic = налево, направо, напротив, потом никому
    .wide = каждому из остальных по очереди, потом никому
    .no_hold = налево, направо, напротив, в каждой сдаче
    .left = всегда налево
    .right = всегда направо
    .none = { shared-never }
hearts-option-odd_cards = Карты, которые не делятся поровну
    .remove = убирают из колоды
    .kitty_first_trick = получает тот, кто берёт первую взятку
    .kitty_first_points = получает тот, кто первым берёт очки
hearts-option-first_lead = Первый заход
    .low_club = с младшей трефы
    .any_club = с любой трефы, заходит тот, у кого младшая
    .left_of_dealer = с чего угодно, заходит игрок слева от сдающего
hearts-option-first_trick_points = Очки в первой взятке
    .barred = только если нет ничего другого
    .allowed = можно
hearts-option-heart_leads = Заходить с червей можно
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
hearts-option-queen_breaks = Q♠ тоже вскрывает черви
hearts-option-queen_forced = Если у вас только Q♠ и черви, а черви не вскрыты, заходить нужно с Q♠
hearts-option-hearts = Каждая черва стоит
    .one = 1
    .spot = своё число; J Q K A — 11, 12, 13, 14
hearts-option-queen_points = Очков за Q♠
hearts-option-spade_honours = K♠ стоит 10, A♠ — 7
hearts-option-jack = Бонусная бубна
    .none = { shared-none }
    .jack = J♦
    .ten = 10♦
hearts-option-jack_points = Сколько очков снимает бонусная бубна
hearts-option-moon = Если взять все карты с очками
    .others = всё записывают остальным
    .self = всё снимают с вашего счёта
    .choose = на выбор: записать остальным или снять с себя
    .auto = записывают остальным, а если это проиграет вам партию — снимают с вас
    .off = все эти очки ваши
hearts-option-moon_needs_jack = Для луны нужна и бонусная бубна
hearts-option-sun = Если взять ещё и все взятки, луна двойная
hearts-option-no_tricks_bonus = Сколько очков снимают, если нет ни одной взятки
hearts-option-target = Очков до конца партии
hearts-option-reset_at_target = Ровно столько очков — счёт падает вдвое
hearts-option-tie_break = Если в конце наименьший счёт у двоих
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
hearts-option-max_hands = { shared-most-hands }

do-add = Записать остальным
do-subtract = Снять с моего счёта

hearts-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
hearts-chooses = Карты для передачи выбраны: { $seat }.
    .short = готово
    .to-seat = Ваши карты для передачи выбраны.
hearts-gets = { $seat } передаёт вам { $cards }.
hearts-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
hearts-broken = Черви вскрыты.
hearts-kitty = { $seat } забирает прикуп: { $cards }.
    .to-seat = Вы забираете прикуп: { $cards }.
hearts-moon = { $seat } срывает луну!
    .to-seat = Вы срываете луну!
hearts-moon-adds = Все, кроме игрока { $seat }, получают { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .to-seat = Все, кроме вас, получают { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
hearts-moon-subtracts = { $seat } снимает со своего счёта { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .to-seat = Вы снимаете со своего счёта { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
hearts-resets = У игрока { $seat } ровно { $points }, и счёт падает до { $half }.
    .to-seat = У вас ровно { $points }, и счёт падает до { $half }.
hearts-scores = Сдача { $number }: { $gains } → { $totals }.
hearts-ahead = Впереди { $seats }{ $count ->
    [1] .
   *[other] {" "}с равным счётом.
}
    .to-seats = Впереди { $others ->
        [0] вы.
       *[other] вы и { $seats } с равным счётом.
    }
hearts-shot = { $seat } срывает луну в сдаче { $number }.

hearts-way = { $way ->
    [hold] никому
    [across] напротив
    [left] { $far ->
        [1] налево
       *[2] через одного налево
    }
   *[right] { $far ->
        [1] направо
       *[2] через одного направо
    }
}
hearts-prompt-pass = Передайте { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} { hearts-way }
hearts-pass-to = передать { $count } → { $other }
hearts-line = { $score }
hearts-line-hand = { $score } · сейчас { SIGNED($points) }
hearts-line-scored = { $score } ({ SIGNED($points) })
hearts-deed = { $count ->
    [0] без взяток
    [one] { $count } взятка
    [few] { $count } взятки
    [many] { $count } взяток
   *[other] { $count } взятки
}
hearts-for-hearts = { $number } за черви
hearts-for-queen = { $number } за Q♠
hearts-for-king = { $number } за K♠
hearts-for-ace = { $number } за A♠
hearts-for-bonus = { $number } за бонус
hearts-for-moon = { $number } за луну игрока { $seat }
hearts-for-no-tricks = { $number } без взяток
hearts-for-reset = { $number } за ровно { $target }
hearts-chose = готово
hearts-choosing = выбирает
hearts-passing = Сдача { $number } · передача
hearts-trick = { shared-trick-of-hand }
hearts-badge-pass = Передача
hearts-badge = Не вскрыты
hearts-badge-broken = Вскрыты
hearts-left-out = Вне игры
hearts-taken = Взято · { $seat }

hearts-hint-pass-queen = У вас мало младших пик, чтобы прикрыть Q♠. Передайте её.
hearts-hint-pass-spade = Старшие пики берут Q♠, а младших, чтобы уйти, у вас мало.
hearts-hint-pass-heart = Старшие черви берут черви. Передайте их.
hearts-hint-pass-void = Избавьтесь от короткой масти. Когда её не останется, можно класть что угодно.
hearts-hint-pass-rest = Эти карты чаще всего берут ненужные взятки.
hearts-hint-add = Запишите остальным: партию вы от этого не проиграете.
hearts-hint-subtract = Снимите со своего счёта. Если записать остальным, партия закончится, и победа будет не ваша.
hearts-hint-only = { shared-hint-only-card }
hearts-hint-moon = Пока все очки у вас, а эти карты побить нечем. Срывайте луну.
hearts-hint-stop = Кто-то срывает луну. Возьмите немного очков, чтобы помешать.
hearts-hint-drive = Пика младше дамы помогает выбить даму.
hearts-hint-give = Все оставшиеся пики старше дамы. Зайдите с дамы, и взять её придётся кому-то другому.
hearts-hint-low = Эту карту, скорее всего, перебьют, и взятка достанется кому-то другому.
hearts-hint-risky = { shared-hint-no-safe-lead }
hearts-hint-under = На столе пика постарше, так что кладите свою сейчас: взятку возьмёт кто-то другой.
hearts-hint-bonus = Эту взятку стоит взять: она снимает с вас очки.
hearts-hint-free = { shared-hint-highest-safe }
hearts-hint-early = Пока начало, и масть, скорее всего, есть у всех. Избавьтесь от старшей карты.
hearts-hint-duck = { shared-hint-highest-under }
hearts-hint-last = { shared-hint-taking-anyway }
hearts-hint-over = { shared-hint-lowest-over }
hearts-hint-throw = { shared-hint-off-suit }

hearts-pass-now = Сначала передача. Передайте { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} игроку { $other }.
wrong-pass-count = Передайте ровно { $count ->
    [1] одну карту
    [one] { $count } разную карту
    [few] { $count } разные карты
    [many] { $count } разных карт
   *[other] { $count } разные карты
} игроку { $other }.
hearts-already-passed = Вы уже выбрали карты. Теперь выбирают: { $seats }.
hearts-bad-card = В этой игре нет карты «{ $text }». Передайте карты, которые у вас на руках.
hearts-passing-over = Передача закончена. Можно сыграть: { $cards }.
hearts-moon-now = Вы сорвали луну. Запишите очки остальным или снимите со своего счёта.
must-lead-club = Первый заход — с трефы. Можно сыграть: { $cards }.
no-points-first-trick = В первой взятке очков быть не должно. Можно сыграть: { $cards }.
hearts-not-broken = Черви ещё не вскрыты, заходить с них нельзя. Можно сыграть: { $cards }.
hearts-moon-needs-jack = Для такой луны нужна бонусная бубна. Выберите ещё J♦ или 10♦.
hearts-sun-needs-moon = Для двойной луны нужна обычная. Выберите ещё, что даёт луна.
hearts-reset-needs-even = { $target } пополам не делится. Выберите чётное число.
hearts-without-end = Эти бонусы слишком велики: партия может не закончиться. Уменьшите их или задайте число сдач.
