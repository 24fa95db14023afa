rank-server = Таблица лидеров: { $place }
rank-season = Таблица лидеров: { $place } · { $season }
rank-everywhere = Общая таблица лидеров
rank-nobody = Ни одна партия ещё не доиграна.
rank-provisional = ? = предварительный рейтинг: меньше { $matches } партий
rank-bets = Ст./100 = выигранных ставок на 100 раундов; меньше { $few } раундов считаются за { $few }
rank-none = Вас ещё нет в этой таблице. Сначала доиграйте партию с другими людьми.
rank-none-house = Вас ещё нет в этой таблице. Сначала доиграйте партию.
rank-percent = { $percent }%
press-me = Моё место
column-rank = №
column-player = Игрок
column-game = Игра
column-rating = Рейтинг
column-matches = Партии
column-won = Победы
column-streak = Серия
column-best = Рекорд
column-average = Средний
column-bets = Ст./100
rating-average = { SIGNED($points, digits: 1) }
rating-sure = { $points }
rating-provisional = { $points }?

press-week = Эта неделя
press-week-all = Эта неделя, все игры
press-all-time = За всё время
week-all-games = Все игры
week-head = Эта неделя: { $place }
week-note = Очко за каждого, кого вы опередили; за того же человека снова — меньше
week-tenths = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
week-points = За каждого человека, которого вы опередили, дают очко. Второй раз за неделю тот же человек приносит треть, третий раз — пятую часть. Все, кто доиграл здесь меньше { $few } партий, считаются за одного. Неделя кончается { $time }.
week-nobody = На этой неделе с другими людьми ещё никто не играл.
week-none = Вас ещё нет в этой таблице. Доиграйте на этой неделе партию с другими людьми.
week-of-server = Таблица недели принадлежит серверу. Введите команду на нём.

stats-summary = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}, побед { $wins }
    .most = { $matches ->
        [one] { $matches } партия
        [few] { $matches } партии
        [many] { $matches } партий
       *[other] { $matches } партии
    }, побед { $wins } · чаще всего { $games }
stats-day = { DATE($day, pattern: "d MMM y") }
stats-plot = { $of ->
    [bets] Выигранные ставки за 100 раундов
    [average] Средний счёт
   *[rating] Рейтинг
}: { $game }, { $count ->
    [1] после 1 партии
    [one] последняя { $count } партия
    [few] последние { $count } партии
    [many] последние { $count } партий
   *[other] последние { $count } партии
}
stats-against = { $name } против: { $rivals }.
stats-rival = { $name } { $won }:{ $lost }
stats-practice = Против компьютеров: побед { $wins } из { $matches }.
stats-practice-only = { $name } пока только тренируется. Против компьютеров: побед { $wins } из { $matches }.
stats-recounted = Новое: партия, которую вы начинаете без других людей, — тренировка и рейтинг не меняет. Прежние такие партии тоже больше не считаются.
stats-none = { $name }: доигранных партий пока нет.
stats-hidden = { $name }: статистика скрыта.

season-started = 🏁 Сезон **{ $season }** начался. Кто впереди, покажет `/leaderboard`: выберите сезон в `season`.
season-ended = 🏁 Сезон **{ $season }** окончен. Как всё прошло, покажет `/leaderboard`: выберите сезон в `season`.
season-not-allowed = Начинать и заканчивать сезоны могут только те, кто управляет этим сервером. Попросите кого-нибудь из них.
season-not-started = Сезон уже идёт. Сначала закончите его через `/season end`.
season-name-taken = Сезон с таким названием на этом сервере уже был. Выберите другое.
season-none = Сейчас сезона нет. Начните через `/season start`.
season-unknown = Сезона «{ $name }» на этом сервере нет. Выберите из списка.
season-of-server = Сезоны принадлежат серверу. Введите эту команду на нём, с охватом «этот сервер».
