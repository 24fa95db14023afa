daily-head = ### Игра дня: { $name }
daily-offer = Вы играете { $opponents ->
    [house] один на один с дилером
   *[computers] против компьютеров
}, теми же картами, что и другие. Попытка одна, время не ограничено: прерывайтесь и возвращайтесь когда угодно. Конец { $time }.
daily-length = -# Это { $unit ->
    [hand] { $count ->
        [one] { $count } сдача
        [few] { $count } сдачи
        [many] { $count } сдач
       *[other] { $count } сдачи
    }
    [deck] { $count ->
        [one] { $count } колода
        [few] { $count } колоды
        [many] { $count } колод
       *[other] { $count } колоды
    }
    [hole] { $count ->
        [one] { $count } лунка
        [few] { $count } лунки
        [many] { $count } лунок
       *[other] { $count } лунки
    }
   *[round] { $count ->
       [one] { $count } раунд
       [few] { $count } раунда
       [many] { $count } раундов
      *[other] { $count } раунда
   }
}. С советом это тренировка, в таблицу она не идёт.
daily-rules = -# Отличия от стандартных правил: { $rules }.
daily-others = Другие игры дня
daily-ranked = -# Игра дня · конец { $time }
daily-practice = -# Игра дня, тренировка · конец { $time }
daily-unranked = 🎓 Вы попросили совет, поэтому это была тренировка и в таблицу она не идёт.
daily-late = ⏰ Эта игра дня окончена, вы не успели. Сегодняшнюю покажет `/daily`.
daily-none = Для игры «{ $name }» игры дня нет. Введите `/daily`, чтобы сыграть сегодняшнюю.

solo-practice = -# Тренировка
solo-points = **Ваш результат: { SIGNED($points) }**{ $count ->
    [1] { "" }
   *[other] { " " }({ $rounds })
}
solo-resting = { $unit ->
    [hand] Сдача сыграна
    [deck] Колода сыграна
    [hole] Лунка сыграна
   *[round] Раунд сыгран
}. Для следующей сдачи нажмите **Готово**.
solo-hint-price = С советом это тренировка: результат вы увидите, но в таблицу он не пойдёт. Если так годится, нажмите **Взять совет**.
solo-gone = Этих карт у меня больше нет. Сегодняшние покажет `/daily`.
press-take-hint = Взять совет
solo-points-lead = -# Считается, насколько вы были впереди.
solo-points-bad = -# Очки здесь — это плохо, поэтому они считаются в минус.

daily-better = С вашими картами это лучше, чем **{ $percent }%** { $among ->
    [all] всех игроков и компьютеров
   *[people] остальных игроков
}{ $kind ->
    [far] { " " }на данный момент
   *[final] { "" }
}.
daily-place = Ваше место — **{ $rank }**{ $kind ->
    [far] { " " }на данный момент
   *[final] { "" }
}.
daily-level = { $level ->
    [random] случайные ходы
    [easy] лёгкий
    [normal] обычный
   *[hard] сложный
} { SIGNED($points) }
daily-house = -# Компьютеры с вашими картами: { $results }.
daily-final = -# Места станут окончательными { $time }.
daily-streak = 🔥 Дней подряд: { $days }, лучшая серия: { $best }.
press-daily-board = Таблица лидеров
press-today = Сегодня
press-yesterday = Вчера
press-month = Этот месяц
press-this-server = Этот сервер
press-all-servers = Все серверы
column-result = Итог
column-better = Лучше, чем
column-days = Дней
column-points = Очки
daily-board-day = Игра дня: { $name }
daily-board-month = Игры дня
daily-day = { DATE($day, pattern: "d MMMM") }
daily-month = { DATE($day, pattern: "LLLL y") }
daily-board-all = { $date } · все серверы
daily-board-here = { $date } · { $place }
daily-today = Сегодня, пока
daily-board-points = Очки: за каждую игру дня — процент тех, кого вы опередили.
daily-nobody = Здесь пока никого.
daily-place-none = Вас ещё нет в этой таблице. Сначала доиграйте игру дня.
daily-place-hidden = Ваше место было бы { $rank }, но вы скрыли себя через `/privacy leaderboard`.

seals-today = 🔒 **Сегодняшние игры дня** (день { $day }): до начала загадано секретов: { $count }. { $used ->
    [1] У всех карты из первого.
   *[other] У всех карты из одного из первых, их { $used }.
} Вот их отпечатки; сами секреты откроются { $time }:
    { $seals }
seals-before = 🔒 **Вчерашние игры дня** (день { $day }): то же самое, откроются { $time }:
    { $seals }
seals-opened = 🔓 **Вчерашние игры дня** (день { $day }): вот секреты. Ваш был под номером { $number }.
    { $secrets }
press-daily-seals = Тасовки игр дня

daily-shared = **{ $seat }** доигрывает игру дня «{ $game }»: лучше, чем **{ $percent }%**{ $kind ->
    [far] { " " }на данный момент
   *[final] { "" }
}.
daily-shared-title = { $name }: игра дня «{ $game }»
daily-shared-better = Лучше, чем { $percent }%{ $kind ->
    [far] { " " }на данный момент
   *[final] { "" }
}
daily-shared-plot = Отрыв от компьютеров { $unit ->
    [hand] по сдачам
    [deck] по колодам
    [hole] по лункам
   *[round] по раундам
}
daily-shared-once = Этим вы уже делились.
press-daily-too = Сыграть тоже

daily-news = ☀️ **Игра дня: { $name }.** Сыграйте { $opponents ->
    [house] один на один с дилером
   *[computers] против компьютеров
} и сравните себя с другими. Конец { $time }.
daily-muted = Больше никаких сообщений об играх дня. Вернуть их можно кнопкой **Уведомлять меня** под `/daily`.
press-daily-notify-on = Уведомлять меня
press-daily-notify-off = Не уведомлять меня
daily-news-best = Лучшие вчера на этом сервере, «{ $name }»: { $names }.
daily-news-one = **{ $name }** ({ $percent }%)

press-same-cards = Сыграть этими картами
press-same-cards-again = Ещё раз
same-cards-head = ### { $name }, партия { $number }: те же карты
same-cards-offer = Сыграйте эту сдачу сами, { $opponents ->
    [house] один на один с дилером
   *[computers] против компьютеров
}, без ограничения времени. Больше её никто не видит. В конце можно сравнить.
same-cards-seat = Чьи карты?
same-cards-own = { $name }, ваше место
same-cards-of = { $name }, место { $number }
same-cards-private = Стол был закрытый, поэтому этими картами могут сыграть только его игроки.
same-cards-round = { $unit ->
    [hand] Сдача
    [deck] Колода
    [hole] Лунка
   *[round] Раунд
} { $count }: у вас **{ SIGNED($own) }**, { $name }: **{ SIGNED($then) }**.
same-cards-round-own = { $unit ->
    [hand] Сдача
    [deck] Колода
    [hole] Лунка
   *[round] Раунд
} { $count }: у вас **{ SIGNED($own) }**, в партии было **{ SIGNED($then) }**.
same-cards-round-open = { $unit ->
    [hand] Сдача
    [deck] Колода
    [hole] Лунка
   *[round] Раунд
} { $count }: у вас **{ SIGNED($own) }**. Партия закончилась раньше.
same-cards-differ = -# Партия { $unit ->
    [hand] до этой сдачи
    [deck] до этой колоды
    [hole] до этой лунки
   *[round] до этого раунда
} шла иначе, поэтому карты там были другие.
same-cards-sum = **Всего у вас { SIGNED($own) }, { $name }: { SIGNED($then) }.**
same-cards-sum-own = **Всего у вас { SIGNED($own) }, в партии было { SIGNED($then) }.**
