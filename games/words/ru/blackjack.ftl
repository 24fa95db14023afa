blackjack-name = Блэкджек
    .line = Ближе к 21, чем дилер, но без перебора.
    .aliases = 21, Двадцать одно, Очко, Blackjack
blackjack-rules = **Наберите ближе к 21, чем дилер, но не больше. Каждый играет против дилера сам за себя.**
    Вы ставите и получаете две открытые карты. Дилер открывает одну из своих двух. J, Q и K — десять очков, туз — одно или одиннадцать. **Ещё** — взять карту, **хватит** — остановиться. Больше 21 — **перебор:** ставка проиграна. Потом дилер добирает до 17. Кто ближе к 21, выигрывает столько, сколько поставил. При равенстве ставка возвращается.
    Туз и десятка (10, J, Q или K) — это **блэкджек,** он платит 3 к 2. После 20 раундов побеждает тот, у кого больше фишек. { rules-play-chips }
    - **Например:** у вас 10♠ 6♦, у дилера открыта 6♣. С ней часто бывает перебор, и вы говорите «хватит». Вторая карта — 10♥, у дилера 16, он берёт 9♦: вы выигрываете.
    .whole =
    - **Ставки:** все ставят одновременно, от 10 до 200 с шагом 10. Вашу ставку не видно, пока не поставят все.
    - **Шуз:** шесть колод, тасуют заново, когда остаётся четверть.
    - **Мягкие очки:** пока туз считается за одиннадцать, рука мягкая. A♠ 6♦ — мягкие 17, с десяткой станут обычными 17.
    - **Страховка:** если у дилера открыт туз, можно поставить ещё половину ставки на то, что с закрытой картой у него блэкджек. Страховка платит 2 к 1.
    - **Закрытая карта:** когда открыт туз или десятка, дилер проверяет вторую. Если это блэкджек, раунд окончен, и ставку спасает только ваш блэкджек.
    - **21** останавливается само.
    - **Удвоить:** на первых двух картах поставьте ещё столько же и получите ровно одну карту.
    - **Сплит:** две карты с одинаковым числом очков можно разделить на две руки, у каждой своя ставка; рук бывает до четырёх. Разделённые тузы получают по одной карте, и 21 на них — не блэкджек.
    - **Сдаться:** вместо игры отдайте половину ставки.
    - **Дилер** берёт карты, пока не наберёт 17 или больше, если ещё есть кого обыгрывать.
    - **Конец:** после 20 раундов или когда никто другой не может ставить. При равенстве победа делится. В одиночку вы побеждаете, если фишек больше, чем в начале.
blackjack-paragraphs =
    .bet-range = 1
    .bet-tens = 1
    .insure-or-pass = 4
    .play-now = 6
    .no-double = 7
    .no-split = 8
    .no-surrender = 9

blackjack-variant-hard_house = Суровый дилер: 6 к 5, берёт на мягких 17
blackjack-variant-european = Европейский: дилер не проверяет
blackjack-variant-one_deck = Одна колода, тасуют каждый раунд
blackjack-variant-kitchen = Домашний: пять карт побеждают
blackjack-variant-long = 50 раундов, ставки до 500

blackjack-option-start_chips = { shared-chips }
blackjack-option-min_bet = Наименьшая ставка
blackjack-option-max_bet = Наибольшая ставка
    .zero = { shared-no-limit }
blackjack-option-max_rounds = { shared-rounds }
blackjack-option-decks = Колод в шузе
blackjack-option-shoe = Шуз тасуют
    .run = когда остаётся четверть
    .fresh = каждый раунд
blackjack-option-soft17 = На мягких 17 дилер
    .stand = останавливается
    .hit = берёт ещё
blackjack-option-pays = Блэкджек платит
    .three_two = 3 к 2
    .six_five = 6 к 5
    .even = 1 к 1
blackjack-option-house_blackjack = Если у дилера блэкджек
    .peek = он говорит об этом до игры
    .takes_all = он открывается в конце и забирает все ставки
    .takes_one = он открывается в конце и забирает одну ставку
blackjack-option-insurance = Страховка, когда у дилера открыт туз
blackjack-option-surrender = Можно сдаться
blackjack-option-double = Удвоить можно
    .any = любые две карты
    .nine = 9, 10 и 11
    .ten = 10 и 11
blackjack-option-das = После сплита можно удвоить
blackjack-option-split = Делить можно
    .value = любые две десятки
    .rank = только две карты одного достоинства
blackjack-option-max_hands = Рук после сплитов, не больше (1: без сплита)
blackjack-option-resplit_aces = Тузов можно делить повторно
blackjack-option-hit_aces = К разделённым тузам можно брать ещё
blackjack-option-charlie = Столько карт без перебора сразу побеждают
    .zero = { shared-none }

do-hit = Ещё
    .listed = ещё
do-split = Сплит
    .listed = сплит
do-surrender = Сдаться
    .listed = сдаться
do-insure = Страховка

blackjack-shuffles = Шуз перетасован: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
blackjack-ready = Ставка сделана: { $seat }.
    .short = готово
    .to-seat = Ваша ставка сделана.
blackjack-bets = { $seat } ставит { $number }.
    .to-seat = Вы ставите { $number }.
blackjack-insures = { $seat } берёт страховку за { $number }.
    .to-seat = Вы берёте страховку за { $number }.
blackjack-shows = Дилер открывает { $card }.
blackjack-natural = { $seat }: блэкджек, { $cards }.
    .to-seat = У вас блэкджек: { $cards }.
blackjack-gets = { $seat } получает { $card }: { blackjack-hand }.
    .to-seat = Вы получаете { $card }: { blackjack-hand }.
blackjack-hits = { $seat } берёт ещё: { $card }, { blackjack-hand }.
    .short = ещё
    .to-seat = Вы берёте ещё: { $card }, { blackjack-hand }.
blackjack-doubles = { $seat } удваивает: { $card }, { blackjack-hand }.
    .short = удвоение
    .to-seat = Вы удваиваете: { $card }, { blackjack-hand }.
blackjack-stand = { $seat } останавливается: { blackjack-total }.
    .short = хватит
    .to-seat = Вы останавливаетесь: { blackjack-total }.
blackjack-surrender = { $seat } сдаётся.
    .short = сдаётся
    .to-seat = Вы сдаётесь.
blackjack-splits = { $seat } делит { $cards }.
    .short = сплит
    .to-seat = Вы делите { $cards }.
blackjack-house-turns = Дилер открывает вторую карту, { $card }: { blackjack-hand }.
blackjack-house-draws = Дилер берёт { $card }: { blackjack-hand }.
blackjack-result = { $seat }{ blackjack-which-hand }: { blackjack-won }.
    .to-seat = Вы{ blackjack-which-hand }: { blackjack-won }.
blackjack-which-hand = { $hand ->
    [0] { "" }
   *[other] , рука { $hand }
}
blackjack-won = { $won ->
    [won] +{ $number }
    [lost] −{ $number }
   *[push] ничья
}
blackjack-insurance = { $seat }, страховка: { blackjack-won }.
    .to-seat = Вы, страховка: { blackjack-won }.
blackjack-for-insurance = { $number } за страховку
blackjack-out = { $seat } больше не может ставить.
    .to-seat = Вы больше не можете ставить.

blackjack-total = { $soft ->
    [yes] мягкие { $total }
   *[no] { $total }
}
blackjack-hand = { $end ->
    [bust] { $total }, перебор
    [natural] блэкджек
    [surrendered] сдана
    [charlie] { $total }, победа
   *[other] { blackjack-total }
}
blackjack-part = { $state ->
    [bust] перебор
    [doubled] { blackjack-total } · ставка { $number }
    [paid] { blackjack-total } · { blackjack-won }
   *[plain] { blackjack-total }
}
blackjack-title = { $count ->
    [1] Ваша рука: { blackjack-hand }
   *[other] Рука { $hand } из { $count }: { blackjack-hand }
}
blackjack-house = Дилер · { blackjack-hand }
blackjack-play-chips = Игровые фишки
blackjack-limits = { $most ->
    [0] от { $least }
   *[other] { $least }–{ $most }
}
blackjack-shoe = Шуз
blackjack-place-bets = Делаем ставки
blackjack-subtitle = Раунд { $number } из { $count }
blackjack-line-paid = { $chips } · { blackjack-won }
blackjack-line-out = { $chips } · вне игры

blackjack-hint-bet-usual = Пятидесятая часть стартовых фишек: выиграть хватит, разориться — нет.
blackjack-hint-bet-behind = Раундов осталось мало. Ставьте столько, чтобы обойти лидера.
blackjack-hint-bet-ahead = Вы впереди, а раундов осталось мало. Ставьте понемногу.
blackjack-hint-pass = Страховка выгодна, если десяток среди карт не меньше трети, а их всего { $number } из { $count }.
blackjack-hint-stand = Ещё одна карта скорее испортит ваши { blackjack-total }, чем улучшит.
blackjack-hint-stand-weak = Дилер показывает { $rank ->
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
}: перебор у него в { $bust }% случаев. Пусть рискует он.
blackjack-hint-hit = Если остановиться, { blackjack-total } проигрывают в { $lose }% случаев. Лучше взять ещё.
blackjack-hint-hit-safe = Перебора быть не может, так что берите.
blackjack-hint-double = { blackjack-total } с ещё одной картой чаще выигрывают, чем проигрывают. Удваивайте ставку.
blackjack-hint-split = Две руки лучше, чем одна: { blackjack-total }.
blackjack-hint-surrender = Остановиться на { blackjack-total } — проигрыш в { $lose }% случаев, а брать ещё едва ли лучше. Половина ставки обойдётся дешевле.

few-decks = { $decks ->
    [one] { $decks } колоды
    [few] { $decks } колод
    [many] { $decks } колод
   *[other] { $decks } колод
} хватает самое большее на { $most } игроков.
blackjack-high-bet = Наименьшая ставка не может быть больше { $most }: это наибольшая ставка или фишки на старте.
bet-range = Ставить можно от { $least } до { $most } с шагом 10.
bet-tens = Ставка должна делиться на 10. Можно поставить от { $least } до { $most }.
insure-or-pass = Возьмите страховку или пасуйте.
play-now = Пора играть руку. { blackjack-may }
no-double = { $rule ->
    [nine] Удваивать здесь можно только 9, 10 и 11.
    [ten] Удваивать здесь можно только 10 и 11.
    [split] После сплита здесь не удваивают.
   *[late] Удвоить можно только на первых двух картах.
} { blackjack-may }
no-split = { $rule ->
    [pair] Делить можно только две одинаковые карты.
    [hands] Больше рук уже нельзя.
    [aces] Тузов здесь делят только один раз.
   *[late] Делить можно только первые две карты.
} { blackjack-may }
no-surrender = { $rule ->
    [off] За этим столом не сдаются.
    [split] После сплита сдаться нельзя.
   *[late] Сдаться можно только первым решением.
} { blackjack-may }
no-chips = Это стоит { $number }, а у вас только { $left }. { blackjack-may }
blackjack-may = У вас { blackjack-total }, можно: { $calls }.
