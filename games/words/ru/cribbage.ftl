cribbage-name = Криббидж
    .line = Отмечайте очки на доске, первый до 121.
    .aliases = Cribbage, Крибидж
cribbage-rules = **Набирайте очки и двигайтесь по доске. Первый, у кого 121, побеждает.**
    Вы получаете шесть карт. Две снесите в **криб**: это четыре дополнительные карты, очки за них получает сдающий. Одну карту открывают — это **стартовая карта**.
    Потом все по очереди кладут по карте и прибавляют её к **счёту**. Довели счёт до 15 или 31 — получаете 2 очка. Пары и ряды тоже приносят очки. Если любая ваша карта дала бы больше 31, скажите «го»; кто сыграл последним, получает 1, и счёт начинается заново.
    В конце каждый считает свои четыре карты вместе со стартовой: 2 за каждые пятнадцать, 2 за каждую пару, 3 и больше за ряд.
    - **Например:** у вас 5♥ 4♠ 10♦ Q♦, стартовая карта 5♣. Каждая пятёрка даёт пятнадцать с десяткой и с дамой: четыре раза по пятнадцать, 8. С парой пятёрок — 10.
    .whole =
    - **Сдача:** вдвоём каждому по шесть карт, две сносят в криб. Втроём и вчетвером — по пять карт, каждый сносит одну; втроём в криб кладут ещё карту из колоды. Вчетвером играют двое на двое, партнёры сидят напротив. Сдающий сменяется налево.
    - **Стартовая карта:** когда все снесли, открывают карту. Если это валет, сдающий сразу получает 2, за **валета на старте**.
    - **Игра:** начиная слева от сдающего, кладите карту и прибавляйте её к счёту. Туз — 1, картинки — 10. Больше 31 нельзя. Если ничего не подходит, скажите «го», остальные играют дальше, если могут. Кто положил последнюю карту и не дошёл до 31, получает 1. После этого или после 31 игрок слева от него ходит любой картой, и счёт снова начинается с 0.
    - **Очки в игре:** 15 — 2, 31 — 2. Пара — 2, три равные — 6, четыре — 12. Ряд от трёх карт приносит столько, сколько в нём карт, в любом порядке, если его не прерывает другая карта.
    - **Подсчёт:** начиная слева от сдающего, сдающий последним, считают каждую руку вместе со стартовой картой, потом криб сдающего. Каждые пятнадцать — 2, каждая пара — 2, ряд — по числу карт. Четыре одной масти — 4, пять вместе со стартовой — 5; в крибе считаются только пять. Валет масти стартовой карты — 1, **валет в масть**.
    - **Несколько сразу:** считается каждая комбинация. Три пятёрки — это три пары, 6. В 9 9 10 J каждая девятка даёт ряд из трёх, а девятки — пару: 3 + 3 + 2, итого 8.
    - **Конец:** первый, у кого 121, побеждает сразу, хоть посреди сдачи. Поэтому важно, кто считает первым. Проиграли с 90 или меньше — это **скунс**.
    - **Например:** счёт 20, вы кладёте 5, стало 25. У соперника одни картинки, он говорит «го». Вы добавляете 6: это 31, и 2 очка ваши.
    - **Домашние правила** могут добавить длинные партии, где скунс считается за две игры, а двойной скунс (60 или меньше) — за три. В **маггинсе** вы сами считаете свою руку, а что пропустите, берёт следующий игрок.
cribbage-paragraphs =
    .throw-count = 1
    .cribbage-must-play = 3
    .go-needed = 3
    .over-thirty-one = 3
    .claim-range = 5

cribbage-variant-once_round = Один круг по доске, до 61
cribbage-variant-long = Длинная партия, до 5 игр
cribbage-variant-cut_throat = Маггинс: считайте свою руку сами
cribbage-variant-kitchen = Четыре одной масти в крибе считаются, без скунсов

cribbage-option-target = Очков для победы в игре
cribbage-option-games = Игр для победы в партии
cribbage-option-skunk = Победа со скунсом считается больше чем за одну игру
cribbage-option-double_skunk = Игр за двойной скунс
cribbage-option-muggins = Вы сами считаете свою руку, а пропущенное берёт следующий
cribbage-option-crib_flush = Флеш в крибе
    .five = считается только со стартовой картой
    .four = считается и без стартовой карты
cribbage-option-heels = Очков за валета на старте
cribbage-option-loser_deals = Проигравший игру сдаёт в следующей
cribbage-do-throw = Снести
    .with = Снести { $picked }
    .pick = Снести { $most ->
        [one] { $most } карту
        [few] { $most } карты
        [many] { $most } карт
       *[other] { $most } карты
    }

do-go = Го
cribbage-do-claim = Объявить { $number }

cribbage-deals = { $seat } сдаёт и получает криб.
    .to-seat = Вы сдаёте и получаете криб.
cribbage-throws = { $seat } сносит в криб.
    .short = снос сделан
    .to-seat = Вы сносите в криб.
cribbage-starter = Стартовая карта — { $card }.
cribbage-heels = Валет на старте! { $seat } получает { $points }.
    .to-seat = Валет на старте! Вы получаете { $points }.
cribbage-plays = { $seat } кладёт { $card }: { $count }.
    .to-seat = Вы кладёте { $card }: { $count }.
cribbage-makes = { $what ->
    [fifteen] Пятнадцать: 2 очка.
    [full] Тридцать одно: 2 очка.
    [alike] { $points ->
        [2] Пара: 2 очка.
        [6] Три равные: 6 очков.
       *[12] Четыре равные: 12 очков.
    }
   *[run] Ряд: { $points ->
       [one] { $points } очко
       [few] { $points } очка
       [many] { $points } очков
      *[other] { $points } очка
   }.
}
cribbage-goes = { $seat } говорит «го».
    .short = го
    .to-seat = Вы говорите «го».
cribbage-last = { $seat } получает 1 за последнюю карту.
    .to-seat = Вы получаете 1 за последнюю карту.
cribbage-claims = { $seat } объявляет { $points }.
    .short = объявлено { $points }
    .to-seat = Вы объявляете { $points }.
cribbage-counts = { $where ->
    [crib] Криб игрока { $seat }: { $cards }
   *[hand] { $seat }: { $cards }
} — { $points ->
    [0] ничего.
   *[other] { $points }: { cribbage-sum }.
}
    .to-seat = { $where ->
        [crib] Ваш криб: { $cards }
       *[hand] Ваша рука: { $cards }
    } — { $points ->
        [0] ничего.
       *[other] { $points }: { cribbage-sum }.
    }
cribbage-muggins = Маггинс! { $seat } забирает { $points }.
    .to-seat = Маггинс! Вы забираете { $points }.
cribbage-wins = { $seats } { $count ->
    [1] доходит
   *[other] доходят
} до { $number } и { $count ->
    [1] побеждает
   *[other] побеждают
}.
    .to-seats = { $others ->
        [0] Вы
       *[other] Вы и { $seats }
    } доходите до { $number } и побеждаете.
cribbage-skunks = { $points ->
    [2] Скунс
   *[other] Двойной скунс
}: { $seats }.
    .to-seats = { $points ->
        [2] Скунс
       *[other] Двойной скунс
    }: { $others ->
        [0] вы.
       *[other] вы и { $seats }.
    }

cribbage-parts = { $points ->
    [0] ничего
   *[other] { cribbage-sum }
}
cribbage-sum = { $fifteens ->
    [0] { "" }
   *[other] по пятнадцать { $fifteens }
}{ $pairs_joint ->
    [none] { "" }
    [first] { cribbage-sum-pairs }
   *[next] , { cribbage-sum-pairs }
}{ $runs_joint ->
    [none] { "" }
    [first] { cribbage-sum-runs }
   *[next] , { cribbage-sum-runs }
}{ $flush_joint ->
    [none] { "" }
    [first] флеш { $flush }
   *[next] , флеш { $flush }
}{ $nobs_joint ->
    [none] { "" }
    [first] валет 1
   *[next] , валет 1
}
cribbage-sum-pairs = { $pairs ->
    [2] пара 2
   *[other] пары { $pairs }
}
cribbage-sum-runs = { $runs ->
    [3] ряд 3
    [4] ряд 4
    [5] ряд 5
   *[other] ряды { $runs }
}

cribbage-for-play = { $number } в игре
cribbage-for-hand = { $number } за руку
cribbage-for-crib = { $number } за криб
cribbage-for-heels = { $number } за валета на старте
cribbage-for-muggins = { $number } за маггинс
cribbage-games = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}
cribbage-line = { $several ->
    [yes] { cribbage-games } · { $score }
   *[no] { $score }
}
cribbage-threw = снос сделан
cribbage-throwing = сносит
cribbage-go = го
cribbage-worth = +{ $points }
cribbage-subtitle = { $games ->
    [no] Сдача { $number } · { cribbage-phase }
   *[other] { $games } · Сдача { $number } · { cribbage-phase }
}
cribbage-phase = { $phase ->
    [throw] снос в криб
    [play] игра
   *[show] подсчёт
}
cribbage-starter-spot = Стартовая
cribbage-count = Счёт { $count }
cribbage-down = Сыграно
cribbage-crib = Криб{ $value ->
    [none] { "" }
   *[other] { ": " }{ $value }
}
    .told = Криб игрока { $seat }{ $value ->
        [none] { "" }
       *[other] { ": " }{ $value }
    }
cribbage-hand = { $seat }{ $value ->
    [none] { "" }
   *[other] { ": " }{ $value }
}
    .told = Рука игрока { $seat }{ $value ->
        [none] { "" }
       *[other] { ": " }{ $value }
    }
cribbage-thrown = Ваш снос
cribbage-throw-to = снести { $count } { $whose ->
    [own] в свой криб
   *[other] в криб игрока { $other }
}
cribbage-ahead = { $points ->
    [0] Счёт равный
   *[other] Впереди на { $points }: { $seats }
}
    .to-seats = { $points ->
        [0] Счёт равный
       *[other] { $others ->
            [0] Вы впереди на { $points }
           *[other] Впереди на { $points }: вы и { $seats }
        }
    }

cribbage-hint-throw = То, что остаётся у вас, стоит в среднем { $number }, { $whose ->
    [own] и криб ваш
   *[other] а криб получит { $other }
}.
cribbage-hint-claim = Здесь { $points }.
cribbage-hint-go = С { $count } любая ваша карта даёт больше 31.
cribbage-hint-only = { shared-hint-only-card }
cribbage-hint-pegs = { $what ->
    [fifteen] Это пятнадцать
    [full] Это тридцать одно
    [alike] { $points ->
        [2] Это пара
        [6] Это три равные
       *[12] Это четыре равные
    }
    [run] Это ряд
   *[several] Это две комбинации сразу
}: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
cribbage-hint-low = Ходите с младшей: пятнадцать на ней никто не сделает.
cribbage-hint-pair = У вас есть ещё одна такая. Если её спарят, вы сделаете три равные.
cribbage-hint-trap = Не оставляйте { $count }: любая десятка или картинка даёт { $number }.
cribbage-hint-high = Сначала играйте старшие карты. Младшие поместятся и потом.
cribbage-hint-safe = Так соперникам труднее всего набрать очки.

throw-count = Снесите { $count ->
    [1] одну карту
    [one] { $count } разную карту
    [few] { $count } разные карты
    [many] { $count } разных карт
   *[other] { $count } разные карты
} в криб. Криб получает { $other }.
thrown-already = Вы уже снесли. Теперь сносят: { $seats }.
over-thirty-one = Счёт { $count }, поместится самое большее { $most }. Можно сыграть: { $cards }.
cribbage-must-play = Нельзя сказать «го», пока хоть одна карта подходит. Можно сыграть: { $cards }.
go-needed = При счёте { $count } ничего вашего не поместится. Остаётся сказать «го».
claim-range = Скажите, сколько стоят ваши карты: от 0 до { $most }.
