do-give = Отдать
    .with = Отдать { $picked }
    .pick = Отдать { $most ->
        [one] { $most } карту
        [few] { $most } карты
        [many] { $most } карт
       *[other] { $most } карты
    }
do-set = Сыграть { $number ->
    [one] { $number } одинаковую
    [few] { $number } одинаковые
    [many] { $number } одинаковых
   *[other] { $number } одинаковые
}
do-sets = Сыграть две одинаковые или больше
climbing-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
climbing-pays = { $seat } отдаёт { $count ->
    [1] лучшую карту
    [one] { $count } лучшую карту
    [few] { $count } лучшие карты
    [many] { $count } лучших карт
   *[other] { $count } лучшие карты
} игроку { $other }.
    .to-seat = Вы отдаёте { $count ->
        [1] лучшую карту
        [one] { $count } лучшую карту
        [few] { $count } лучшие карты
        [many] { $count } лучших карт
       *[other] { $count } лучшие карты
    } игроку { $other }.
    .to-other = { $seat } отдаёт вам { $count ->
        [1] лучшую карту
        [one] { $count } лучшую карту
        [few] { $count } лучшие карты
        [many] { $count } лучших карт
       *[other] { $count } лучшие карты
    }.
climbing-you-pay = Вы отдаёте { $cards }. Получает { $other }.
climbing-you-receive = Вы получаете { $cards }. Отдаёт { $other }.
climbing-gives = { $seat } возвращает { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} игроку { $other }.
    .short = возвращает { $count }
    .to-seat = Вы возвращаете { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } игроку { $other }.
    .to-other = { $seat } возвращает вам { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
climbing-opens = { $card } на руках: начинает { $seat }.
    .to-seat = { $card } у вас: вы начинаете.
climbing-leads = { $seat } начинает.
    .to-seat = Вы начинаете.
climbing-plays = { $seat } кладёт { $cards }.
    .to-seat = Вы кладёте { $cards }.
climbing-few-left = { $other }: { $count ->
    [1] осталась одна карта
    [one] осталась { $count } карта
    [few] остались { $count } карты
    [many] осталось { $count } карт
   *[other] осталось { $count } карты
}!
    .to-other = У вас { $count ->
        [1] осталась одна карта
        [one] осталась { $count } карта
        [few] остались { $count } карты
        [many] осталось { $count } карт
       *[other] осталось { $count } карты
    }!
climbing-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
climbing-wins = { $seat } берёт взятку ({ $cards }).
    .to-seat = Вы берёте взятку ({ $cards }).
climbing-wins-at-once = Эта карта сразу берёт взятку.
climbing-out = { $seat } выходит: карты кончились.
    .to-seat = Вы выходите: карты кончились.
climbing-passed = { shared-passed }
climbing-place = { $number }-е место
    .round = { climbing-place } в этом раунде
climbing-prompt-opens = { $seat } начинает с { $card }
    .to-seat = Вы начинаете с { $card }
climbing-prompt-gives = { $seat } отдаёт { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} игроку { $other }
    .to-seat = Вы отдаёте { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } игроку { $other }
    .to-other = { $seat } отдаёт вам { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
climbing-exchange = Раунд { $number } · обмен
climbing-opening = Раунд { $number } · начинает { $card }
climbing-taken = взятка: { $seat }
climbing-set = { $seat }: { $count ->
    [1] { rank-name }
    [2] пара { $rank ->
        [A] тузов
        [J] валетов
        [Q] дам
        [K] королей
        [T] десяток
        [10] десяток
        [9] девяток
        [8] восьмёрок
        [7] семёрок
        [6] шестёрок
        [5] пятёрок
        [4] четвёрок
        [3] троек
        [2] двоек
       *[other] { $rank }
    }
    [3] три { $rank ->
        [A] туза
        [J] валета
        [Q] дамы
        [K] короля
        [T] десятки
        [10] десятки
        [9] девятки
        [8] восьмёрки
        [7] семёрки
        [6] шестёрки
        [5] пятёрки
        [4] четвёрки
        [3] тройки
        [2] двойки
       *[other] { $rank }
    }
    [4] четыре { $rank ->
        [A] туза
        [J] валета
        [Q] дамы
        [K] короля
        [T] десятки
        [10] десятки
        [9] девятки
        [8] восьмёрки
        [7] семёрки
        [6] шестёрки
        [5] пятёрки
        [4] четвёрки
        [3] тройки
        [2] двойки
       *[other] { $rank }
    }
   *[other] { $count } { $rank ->
       [A] тузов
       [J] валетов
       [Q] дам
       [K] королей
       [T] десяток
       [10] десяток
       [9] девяток
       [8] восьмёрок
       [7] семёрок
       [6] шестёрок
       [5] пятёрок
       [4] четвёрок
       [3] троек
       [2] двоек
      *[other] { $rank }
   }
}
climbing-hint-give = Отдавайте худшие карты: сначала младшие одиночные, пары — если придётся, двойки и джокеров — никогда.
climbing-hint-out = Это ваши последние карты. Вы выходите!
climbing-hint-lead = Ходите с самой { $reversed ->
    [0] младшей
   *[1] слабой
} { $count ->
    [1] карты
    [2] пары
    [3] тройки
   *[other] группы из { $count }
}{ $close ->
    [0] . До выхода всем ещё далеко
   *[1] {""}
}.
climbing-hint-lead-spare = Ходите с { $count ->
    [1] этой карты
    [2] этой пары
    [3] этой тройки
   *[other] этих { $count } карт
}. Всё, что { $reversed ->
    [0] младше
   *[1] слабее
}, разбило бы комбинацию{ $jokers ->
    [0] {""}
   *[1] {" "}или стоило бы джокера
}.
climbing-hint-lead-close = { $seat }: { $count ->
    [1] осталась всего одна карта
    [one] осталась всего { $count } карта
    [few] осталось всего { $count } карты
    [many] осталось всего { $count } карт
   *[other] осталось всего { $count } карты
}. Ходите с пары или тройки, а не с одной карты.
climbing-hint-beat = Это ваша самая { $reversed ->
    [0] младшая
   *[1] слабая
} { $count ->
    [1] карта
    [2] пара
    [3] тройка
   *[other] группа из { $count }
}, которая бьёт { $count ->
    [1] { $rank ->
        [A] туза
        [J] валета
        [Q] даму
        [K] короля
        [T] десятку
        [10] десятку
        [9] девятку
        [8] восьмёрку
        [7] семёрку
        [6] шестёрку
        [5] пятёрку
        [4] четвёрку
        [3] тройку
        [2] двойку
       *[other] { $rank }
    }
   *[other] { $rank ->
       [A] тузов
       [J] валетов
       [Q] дам
       [K] королей
       [T] десятки
       [10] десятки
       [9] девятки
       [8] восьмёрки
       [7] семёрки
       [6] шестёрки
       [5] пятёрки
       [4] четвёрки
       [3] тройки
       [2] двойки
      *[other] { $rank }
   }
}.
climbing-hint-spare = Она бьёт { $count ->
    [1] { $rank ->
        [A] туза
        [J] валета
        [Q] даму
        [K] короля
        [T] десятку
        [10] десятку
        [9] девятку
        [8] восьмёрку
        [7] семёрку
        [6] шестёрку
        [5] пятёрку
        [4] четвёрку
        [3] тройку
        [2] двойку
       *[other] { $rank }
    }
   *[other] { $rank ->
       [A] тузов
       [J] валетов
       [Q] дам
       [K] королей
       [T] десятки
       [10] десятки
       [9] девятки
       [8] восьмёрки
       [7] семёрки
       [6] шестёрки
       [5] пятёрки
       [4] четвёрки
       [3] тройки
       [2] двойки
      *[other] { $rank }
   }
}, а всё, что { $reversed ->
    [0] младше
   *[1] слабее
}, разбило бы комбинацию{ $jokers ->
    [0] {""}
   *[1] {" "}или стоило бы джокера
}.
climbing-hint-beat-close = { $seat }: { $count ->
    [1] осталась всего одна карта
    [one] осталась всего { $count } карта
    [few] осталось всего { $count } карты
    [many] осталось всего { $count } карт
   *[other] осталось всего { $count } карты
}. Бейте чем угодно.
climbing-hint-nothing = Побить это вам нечем, остаётся пас.
climbing-hint-save-joker = Джокера эта взятка не стоит.
climbing-hint-save-set = Разбивать ради этого комбинацию не стоит.
climbing-must-give = Сначала отдайте { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} игроку { $seat }. Напишите «give» и { $count ->
    [1] карту
   *[other] карты
}.
