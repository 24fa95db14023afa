spades-name = Пики
    .line = Сделайте заказ вместе с партнёром и возьмите столько взяток.
    .aliases = Spades
spades-rules = **Вы с партнёром напротив говорите, сколько взяток возьмёте. И берёте их.**
    Каждый получает 13 карт и делает один заказ, ваш складывается с заказом партнёра.
    { rules-trick }
    Пики — **козыри:** они бьют все остальные масти. { rules-trick-trump } Заходить с пик нельзя, пока кто-нибудь не сыграл пику.
    Выполнили заказ — 10 очков за каждую заказанную взятку и 1 за каждую лишнюю. Не выполнили — минус 10 за каждую заказанную. Первая команда, у которой 500, побеждает.
    - **Например:** вы заказали 4, ваш партнёр — 3. Вместе вы взяли 8: 70 и 1, всего 71 очко. С 6 взятками было бы минус 70.
    .whole =
    - **Сдача:** по 13 карт из колоды в 52. Карты открывают по одной, первым сдаёт тот, кому пришёл A♠. Потом сдающий сменяется налево.
    - **Заказы:** начиная слева от сдающего, каждый один раз заказывает от 0 до 13. Пасовать и менять заказ нельзя. Партнёры сидят напротив и складывают заказы.
    - **Игра:** заходит игрок слева от сдающего. { rules-trick } Пики — козыри, туз старший. { rules-trick-trump }
    - **Пики вскрыты:** заходить с пик нельзя, пока в этой сдаче не сыграна хоть одна, если у вас не только пики.
    - **Очки:** если команда взяла не меньше заказанного, ей 10 за каждую заказанную взятку и 1 за каждую лишнюю. Если меньше — минус 10 за каждую заказанную. Счёт может уйти в минус.
    - **Конец:** побеждает первая команда, у которой 500. Если дошли обе в одной сдаче, побеждает больший счёт, а при равном играют ещё сдачу.
    - **Например:** зашли с червей, у вас их нет. Вы кладёте 2♠. После вас у кого-то червей тоже нет, он кладёт 9♠, и взятка его. Положи он A♥, взяла бы ваша 2♠.
    - **Домашние правила** могут добавить **мизер** — заказ не взять ни одной взятки. Не взяли — команда получает 100, взяли хоть одну — теряет 100. Заказ партнёра считается как обычно. **Мизер втёмную** — мизер, не глядя в карты, за 200, когда команда отстаёт хотя бы на 100. **Лишние взятки** сверх заказа: каждые 10 таких стоят команде 100.
spades-paragraphs =
    .wrong-phase-bid = 2
    .bad-bid = 2
    .wrong-phase-play = 3
    .must-follow-suit = 3
    .spades-not-broken = 4

spades-variant-modern = Мизер и штраф за лишние, до 250
spades-variant-long = Мизер, мизер втёмную и штраф за лишние, до 500
spades-variant-jokers = Джокеры, мизер и штраф за лишние, до 250
spades-variant-short = Короткая, до 200

spades-option-target = { shared-points-to-win }
spades-option-tie_break = Если в конце счёт команд равный
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
spades-option-overtrick_points = Очков за каждую взятку сверх заказа
spades-option-nil = Можно заказать мизер (ни одной взятки)
spades-option-nil_points = Очков за мизер, в плюс или в минус
spades-option-failed_nil_tricks = Взятки того, кто заказал мизер
    .count = помогают выполнить заказ партнёра
    .bags_only = считаются только лишними
spades-option-blind_nil = Отстающая команда может заказать мизер, не глядя в карты (нужен мизер)
spades-option-blind_nil_points = Очков за мизер втёмную, в плюс или в минус
spades-option-blind_nil_behind = На сколько нужно отставать для мизера втёмную
    .zero = { shared-any-time }
spades-option-bags = Взятки сверх заказа — лишние, и за них бывает штраф
spades-option-bag_limit = Лишних взяток до штрафа
spades-option-bag_penalty = Сколько очков отнимает штраф
spades-option-jokers = Джокеры
    .none = { shared-none }
    .two = два, старшие пики, вместо 2♣ и 2♦
spades-option-min_team_bid = Наименьший заказ команды
spades-option-cap_team_bid = Заказ команды не больше 13
spades-option-not_thirteen = Сумма четырёх заказов не может быть 13
spades-option-first_lead = Первый заход
    .left_of_dealer = { shared-left-of-dealer }
    .low_club = у кого младшая трефа, с неё
spades-option-no_spade_trick_one = В первой взятке без пик, если есть что-то другое
spades-option-spade_leads = Заходить с пик можно
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
spades-option-lose_at = Команда проигрывает, когда её счёт падает до

do-bid-nil = Заказать мизер
    .listed = мизер
do-bid-blind-nil = Заказать мизер втёмную
    .listed = мизер втёмную
do-look = Посмотреть свои карты

spades-draw = { $seat } получает A♠ и сдаёт.
    .to-seat = Вы получаете A♠ и сдаёте.
spades-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
spades-looks = { $seat } смотрит свои карты.
    .short = смотрит карты
    .to-seat = Вы смотрите свои карты.
spades-bids-nil = { $seat } заказывает мизер.
    .to-seat = Вы заказываете мизер.
spades-bids-blind-nil = { $seat } заказывает мизер втёмную.
    .to-seat = Вы заказываете мизер втёмную.
spades-overbid = { $seats } вместе заказывают больше 13. Взяток всего 13.
    .to-seats = Вы и { $seats } вместе заказываете больше 13. Столько не взять.
spades-broken = Пики вскрыты.
spades-scores = { $seats }: заказ { $bid }, взято { $won }, { shared-points }.
    .to-seats = Вы и { $seats }: заказ { $bid }, взято { $won }, { shared-points }.
spades-nil-made = { $seat } выполняет мизер: команде { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .to-seat = Вы выполняете мизер: команде { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
spades-nil-failed = { $seat } не выполняет мизер: команда теряет { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .to-seat = Вы не выполняете мизер: команда теряет { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
spades-bag-penalty = Слишком много лишних взяток: { $seats } теряют { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
    .to-seats = Слишком много лишних взяток: вы и { $seats } теряете { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.

spades-line-waiting = Заказа ещё нет
spades-for-extra = { $number } за лишние
spades-for-nil = { $number } за { $kind ->
    [blind] мизер втёмную
   *[nil] мизер
} игрока { $seat }
spades-for-bags = { $number } штраф за лишние
spades-line = { $bid ->
    [nil] Мизер
    [blind] Мизер втёмную
   *[other] Заказ { $bid }
} · взято { $number }
spades-bidding = Сдача { $number } · заказы
spades-trick = { shared-trick-of-hand }
spades-bags = { $count ->
    [one] { $count } лишняя
    [few] { $count } лишние
    [many] { $count } лишних
   *[other] { $count } лишние
}
spades-broken-badge = Вскрыты

spades-hint-look = Посмотрите карты. Заказы втёмную редко окупаются.
spades-hint-nil = С такими картами можно не взять ни одной взятки: пики младшие, и в каждой длинной масти есть младшая. Заказывайте мизер.
spades-hint-bid = Взяток примерно { $tricks }. Верных пик: { $sure } из { $spades }. Некозырных тузов: { $aces }. Сомневаетесь — заказывайте меньше.
spades-hint-crowded = Взяток примерно { $tricks }, но с заказами до вас выходит { $total }. На всех взяток не хватит, закажите на одну меньше.
spades-hint-only = { shared-hint-only-card }
spades-hint-winner = Старше ничего не осталось: она возьмёт, если не побьют козырем.
spades-hint-top-spade = Это самая старшая из оставшихся пик. Выбивайте чужие, пока ими не побили ваши хорошие карты.
spades-hint-need-all = Вам нужны почти все оставшиеся взятки, заходите со старшей пики.
spades-hint-partner-ruffs = У партнёра этой масти нет, он может бить её козырем.
spades-hint-shortest = Зайдите с самой короткой масти. Когда её не останется, можно бить козырем.
spades-hint-longest = Зайдите с младшей из самой длинной масти.
spades-hint-low-spade = У вас одни пики, зайдите с младшей.
spades-hint-partner = { shared-hint-partner-winning }
spades-hint-beaten = { shared-hint-cannot-win }
spades-hint-cheapest = { shared-hint-cheapest }
spades-hint-sure = Старше ничего не осталось, она берёт.
spades-hint-second-low = Вторая рука — младшую: оставьте взятку партнёру.
spades-hint-third-high = Третья рука — старшую: пусть последнему будет трудно.
spades-hint-third-low = Партнёр зашёл со старшей, кладите младшую.
spades-hint-ruff = Масти у вас нет: бейте самой младшей пикой, которая берёт.
spades-hint-set = Ваш заказ выполнен, а их — нет. Берите дальше, чтобы подсадить соперников.
spades-hint-cover = У партнёра мизер. Берите старшей картой, чтобы не взял он.
spades-hint-trap = У соперника мизер, и взятка сейчас его. Пусть забирает.
spades-hint-bag = Обе команды заказ выполнили, эта взятка была бы лишней. Не берите её.
spades-hint-duck = У вас мизер: эту взятку брать нельзя.

spades-blind-nil-needs-nil = Для мизера втёмную нужен мизер. Включите и его.
wrong-phase-blind = Сначала посмотрите свои карты или закажите мизер втёмную.
wrong-phase-look = Сначала посмотрите свои карты.
no-spade-trick-one = В первой взятке без пик. Можно сыграть: { $cards }.
spades-not-broken = Пики ещё не вскрыты, заходить с них нельзя. Можно сыграть: { $cards }.
