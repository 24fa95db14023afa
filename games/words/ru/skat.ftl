skat-name = Скат
    .line = Выторгуйте игру один против двоих.
    .aliases = Skat
skat-rules = **Заявивший больше всех играет один против двоих: ему нужно 61 из 120 очков в картах.**
    Из 32 карт каждый получает десять. Две остаются закрытыми: это **скат**. В торговле вы называете, сколько стоит ваша игра. Выиграли торговлю — берите скат и сбросьте две карты или не берите его и играйте **с руки**. Потом назовите игру.
    - **Масть:** четыре валета (♣ ♠ ♥ ♦, от старшего) — козыри, за ними A 10 K Q 9 8 7 этой масти.
    - **Гранд:** козыри — только валеты.
    - **Нуль:** козырей нет, десятка младше валета, и вы проигрываете, если взяли хоть одну взятку.
    Нужно класть в масть, если можете. Валеты относятся к козырям. Туз — 11, десятка — 10, король — 4, дама — 3, валет — 2.
    - **Например:** черви, J♣ есть, а J♠ нет: «с 1, игра 2», на 10. Выигрыш 20, проигрыш 40.
    .whole =
    - **Торговля:** второй игрок слева от сдающего заявляет первому, а тот держит число или пасует. Третий продолжает с тем, кто остался.
    - **Цена игры:** трефы 12, пики 11, черви 10, бубны 9, гранд 24. Умножьте на число матадоров плюс 1 и ещё по 1 за игру с руки, шнейдер (у одной стороны 30 очков или меньше) и шварц (ни одной взятки). В игре с руки можно объявить шнейдер, шварц или уверт (открытые карты), ещё по 1 за каждое.
    - **Матадоры:** старшие козыри подряд, которые у вас есть (с) или которых нет (без). Скат считается вашим.
    - **Нуль:** 23, с руки 35, уверт 46, то и другое 59.
    - **Очки:** выигрываете цену игры или теряете её дважды. Если она ниже вашей заявки, вы теряете ближайшее кратное, которое до неё дотягивает.
    - **Игра:** заходит игрок слева от сдающего. { rules-trick }
    - **Вчетвером:** сдающий в сдаче не участвует.
    - **Рамш** (домашнее правило): если пасуют все, каждый избегает очков, козыри — валеты.
    - **Конец:** каждый сдаёт четыре раза. Побеждает больший счёт.
skat-paragraphs =
    .skat-not-a-value = 2
    .skat-bid-too-low = 1
    .skat-answer-first = 1
    .skat-nothing-to-hold = 1
    .skat-forehand-18 = 1
    .skat-below-bid = 5
    .skat-hand-only = 2
    .must-follow-suit = 6
    .skat-jacks = 6
    .skat-sits-out = 7

skat-variant-league = Лига, с бонусами
skat-variant-ramsch = С рамшем
skat-variant-home = С рамшем и контрой

skat-option-rounds = Сколько раз сдаёт каждый
    .zero = { shared-no-limit }
skat-option-scoring = Очки
    .classic = только цена игры
    .seeger_fabian = с бонусами
skat-option-passed_in = Если пасуют все
    .next = следующая сдача
    .ramsch = рамш
skat-option-ramsch_skat = В рамше скат достаётся
    .last_trick = последней взятке
    .loser = тому, у кого больше всех очков
skat-option-kontra = Торговавшиеся соперники могут удвоить

do-hold = Да
do-yes = Да, { $number }
skat-do-take = Взять скат
skat-do-bid = Заявить { $number }
do-game = { $suit } { $symbol }
do-game-grand = Гранд
do-game-null = Нуль
do-game-null-ouvert = Нуль уверт
do-hand = С руки { $symbol }
do-hand-grand = Гранд с руки
do-hand-null = Нуль с руки
do-hand-null-ouvert = Нуль с руки уверт
do-hand-more = Объявить
do-schneider = { $symbol } шнейдер
do-schwarz = { $symbol } шварц
do-ouvert = { $symbol } уверт
do-grand-schneider = Гранд шнейдер
do-grand-schwarz = Гранд шварц
do-grand-ouvert = Гранд уверт
do-hand-schneider = { do-schneider }
do-hand-schwarz = { do-schwarz }
do-hand-ouvert = { do-ouvert }
do-hand-grand-schneider = { do-grand-schneider }
do-hand-grand-schwarz = { do-grand-schwarz }
do-hand-grand-ouvert = { do-grand-ouvert }
do-kontra = Контра
do-re = Ре

skat-more = { $hand ->
    [0] {""}
   *[1] {" "}с руки
}{ $extra ->
    [none] {""}
    [schneider] {" "}шнейдер
    [schwarz] {" "}шварц
   *[ouvert] {" "}уверт
}
skat-game = { $kind ->
    [suit] { $suit }
    [grand] гранд
   *[null] нуль
}{ skat-more }
skat-deals = { $sits_out ->
    [0] { shared-deals }
   *[1] { $seat } сдаёт и в сдаче не участвует.
}
    .to-seat = { $sits_out ->
        [0] { shared-deals.to-seat }
       *[1] Вы сдаёте и в сдаче не участвуете.
    }
skat-bids = { $seat } заявляет { $number }.
    .short = { $number }
    .to-seat = Вы заявляете { $number }.
skat-holds = { $seat } держит { $number }.
    .short = держит
    .to-seat = Вы держите { $number }.
skat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
skat-declarer = Один против двоих играет { $seat }, заявка { $number }.
    .to-seat = Вы играете один против двоих, заявка { $number }.
skat-takes = { $seat } берёт скат.
    .short = берёт скат
    .to-seat = Вы берёте скат.
skat-discards = { $seat } сбрасывает две карты.
    .short = сброс
    .to-seat = Вы сбрасываете две карты.
skat-announces = { $seat } играет: { skat-game }.
    .short = { skat-game }
    .to-seat = Вы играете: { skat-game }.
skat-doubles = { $kind ->
    [kontra] { $seat } говорит «контра». Ставка: × { $stake }
   *[re] { $seat } говорит «ре». Ставка: × { $stake }
}
    .short = { $kind ->
        [kontra] контра
       *[re] ре
    }
    .to-seat = { $kind ->
        [kontra] Вы говорите «контра». Ставка: × { $stake }
       *[re] Вы говорите «ре». Ставка: × { $stake }
    }
skat-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
skat-passed-in = Пасуют все. Без очков.
skat-ramsch = Пасуют все. Рамш: избегайте очков!
skat-result = { skat-game }{ $kind ->
    [null] {""}
   *[other] , { $points ->
       [one] { $points } очко
       [few] { $points } очка
       [many] { $points } очков
      *[other] { $points } очка
   }
}.
skat-ends = { $made ->
    [0] { $seat } проигрывает: { skat-result }
   *[1] { $seat } выигрывает: { skat-result }
}
    .to-seat = { $made ->
        [0] Вы проигрываете: { skat-result }
       *[1] Вы выигрываете: { skat-result }
    }
skat-counts = { $holds ->
    [0] Без { $matadors }
   *[1] С { $matadors }
}, игра { $at_game }{ $at_hand ->
    [0] {""}
   *[other] , с руки { $at_hand }
}{ $at_schneider ->
    [0] {""}
   *[other] , шнейдер { $at_schneider }
}{ $at_announced ->
    [0] {""}
   *[other] , объявлен { $at_announced }
}{ $at_schwarz ->
    [0] {""}
   *[other] , шварц { $at_schwarz }
}{ $at_told ->
    [0] {""}
   *[other] , объявлен { $at_told }
}{ $at_ouvert ->
    [0] {""}
   *[other] , уверт { $at_ouvert }
} × { $base } = { $value }.
skat-overbid = Это меньше заявки { $number }. Проиграно, { $value }.
skat-scores = { $seat }: { SIGNED($gain) }.
    .to-seat = Вы: { SIGNED($gain) }.
skat-lay = В скате: { $cards }.

skat-for-game = { $number } за { skat-game }
skat-for-bonus = { $number } бонус
skat-for-ramsch = { $number } рамш
skat-line = { $plays ->
    [0] { $score }
   *[1] { $score } · { shared-tricks }
}
skat-line-out = { $score } · вне сдачи
skat-tag = { skat-game } { $number }
skat-tag-declarer = один, { $number }
skat-tag-passed = { $number ->
    [0] { shared-passed }
   *[other] { shared-passed } { $number }
}
skat-call = { $kind ->
    [bid] { $number }
    [hold] { do-hold }
    [pass] { do-pass }
    [kontra] { do-kontra }
   *[re] { do-re }
}
skat-subtitle = Сдача { $number } · { $phase ->
    [skat] скат
    [discard] сброс
    [game] игра
    [kontra] контра?
    [re] ре?
    [play] взятка { $trick }
   *[bid] торговля
}
skat-bid = Заявка
skat-by = Играет { $seat }
skat-everyone = Играют все
skat-badge = { $kind ->
    [suit] {""}
    [grand] Гранд
    [null] Нуль
   *[ramsch] Рамш
}{ skat-more }{ $stake ->
    [1] {""}
   *[other] {" "}× { $stake }
}
skat-skat = Скат
skat-taken-by = Скат · { $seat }

skat-with = { skat-game }{ $kind ->
    [null] {""}
   *[other] { $holds ->
        [0] {" "}без { $matadors }
       *[1] {" "}с { $matadors }
    }
}
skat-hint-bid = Торговаться можно до { $value }: { skat-with }.
skat-hint-enough = Ваша лучшая игра ({ skat-with }) стоит только { $value }.
skat-hint-weak = Ни на одну игру карт не хватает.
skat-hint-take = Две карты вам пригодятся.
skat-hint-hand = Для этой игры ({ skat-game }) скат не нужен. Игра с руки стоит больше.
skat-hint-discard = Для этой игры ({ skat-game }) эти две нужны меньше всего.
skat-hint-game = Ваши карты лучше всего для такой игры: { skat-game }.
skat-hint-double = { $doubles ->
    [0] Вы можете проиграть. Не удваивайте.
   *[1] Вы должны выиграть. Удваивайте.
}
skat-hint-only = { shared-hint-only-card }
skat-hint-draw = Побить её некому. Выбивайте чужие козыри.
skat-hint-draw-low = Выбивайте чужие козыри младшим.
skat-hint-sure = Старше у соперников ничего нет. Забирайте очки.
skat-hint-trumps = У вас одни козыри.
skat-hint-long = Заходите с самой длинной масти, чтобы её старшие карты потом брали.
skat-hint-beaten = Эту взятку вам не взять. Отдайте поменьше очков.
skat-hint-throw = Очков тут мало. Козыри поберегите.
skat-hint-last = После вас никто не ходит. Берите картой, которая дороже.
skat-hint-wait = Наверняка взять нечем. Отдайте поменьше очков.
skat-hint-high = Побить её, скорее всего, некому.
skat-hint-trump = Масти у вас нет, бейте козырем.
skat-hint-through = Разыгрывающий ходит следующим. Зайдите с младшей из длинной масти.
skat-hint-short = Разыгрывающий ходит последним. Зайдите с короткой масти.
skat-hint-give = Взятку берёт партнёр. Отдайте туда как можно больше очков.
skat-hint-risk = Очков тут много. Рискните.
skat-hint-low = Такая почти никогда не берёт взятку.
skat-hint-dump = { shared-hint-off-suit }
skat-hint-under = { shared-hint-highest-under }
skat-hint-take-it = { shared-hint-taking-anyway }
skat-hint-over = { shared-hint-lowest-over }
skat-hint-null-lead = Зайдите с младшей из короткой масти. Взять, возможно, придётся разыгрывающему.
skat-hint-null-throw = Избавляйтесь от старших карт, чтобы потом не взять ни одной взятки.
skat-hint-null-under = Взятку берёт разыгрывающий. Не перебивайте!
skat-hint-null-low = Разыгрывающий ходит после вас. Кладите младшую.

skat-wrong-phase = { $phase ->
    [skat] Возьмите скат или объявите игру с руки.
    [discard] { skat-two-cards }
    [game] Назовите игру.
    [kontra] Скажите «контра» или пасуйте.
    [re] Скажите «ре» или пасуйте.
    [play] Сыграйте карту, которая у вас на руках.
   *[bid] Заявите, держите или пасуйте.
}
skat-not-a-value = Игры за столько нет. Ближайшие: { $numbers }.
skat-bid-too-low = Этого мало. Заявите не меньше { $least } или пасуйте.
skat-answer-first = { $seat } заявляет { $number }. Держите или пасуйте.
skat-nothing-to-hold = Держать можно только чужую заявку. Заявите не меньше { $least } или пасуйте.
skat-forehand-18 = Остальные спасовали. Заявите { $least } или пасуйте.
skat-take-or-hand = Сначала возьмите скат или объявите игру с руки.
skat-taken = Скат вы уже взяли. Назовите масть, гранд или нуль.
skat-hand-only = Это для игры с руки. Назовите масть, гранд, нуль или нуль уверт.
skat-below-bid = Это стоит только { $value }, а ваша заявка — { $bid }. Играйте масть{ $ouvert ->
    [0] {" "}или гранд
   *[1] , гранд или нуль уверт
}.
skat-two-cards = Сбросьте две из двенадцати карт.
skat-has-not-bid = Сказать «контра» может только соперник, который торговался.
skat-sits-out = Вы сдаёте, поэтому в этой сдаче не участвуете.
skat-jacks = { $trump ->
    [0] Масть у вас есть, а валеты — козыри.
   *[1] Зашли с козыря, и валеты — тоже козыри.
} Можно сыграть: { $cards }.
