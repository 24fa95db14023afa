five-card-draw-name = Дро-покер
    .line = Ставьте, меняйте, блефуйте. Побеждают лучшие пять карт.
    .aliases = Five Card Draw, Пятикарточный дро-покер, Покер с обменом
five-card-draw-rules = **Соберите лучшие пять карт или ставьте, пока не сдадутся все остальные.**
    Каждый вносит **анте** в **банк** — фишки, которые заберёт победитель, — и получает пять карт, которых больше никто не видит. Потом торговля: в свой ход поставьте фишки в банк, уравняйте чужую ставку, повысьте её или сбросьте карты и пропустите сдачу.
    Все, кто остался, могут обменять до трёх карт. Ещё один круг торговли, карты открывают, и лучшая рука забирает банк. Пара — хорошо, тройка — лучше, а джокер заменяет то, что вам нужнее всего.
    { rules-chips }
    - **Например:** у вас Q♣ Q♦ 9♥ 5♠ 2♣. Оставьте дам и обменяйте остальные три. Пришли Q♥ 8♠ 4♦: три дамы, это бьёт любые две пары.
    .whole =
    - **Сдача:** все вносят анте и получают по пять карт. После каждой сдачи сдающий сменяется налево.
    - **Первая торговля,** слева от сдающего: бет или фолд, чека нет. Если ставка есть: **колл** (уравнять), **рейз** (уравнять и добавить не меньше последнего бета или рейза) или **фолд**. Предел — только ваши фишки. Не можете уравнять — идите **олл-ин** со всем, что есть, и играйте за ту часть банка, которую оплатили.
    - **Обмен,** слева от сдающего: сбросьте до трёх карт и получите новые или **не меняйте:** оставьте все пять.
    - **Вторая торговля** идёт так же. Потом все оставшиеся открывают карты, и побеждает лучшая рука. Если все остальные сделали фолд, вы выигрываете без показа.
    - **Комбинации, от лучшей.** С джокером пять карт одного достоинства бьют их все:
    { rules-poker-hands }
    { rules-same-hand }
    - **Джокер** сам складывает лучшую руку: с 7♣ 7♦ K♥ 4♠ он третья семёрка.
    { rules-side-pot }
    - **Конец:** играют, пока все фишки не окажутся у одного игрока. Закончили раньше — побеждает тот, у кого их больше.
five-card-draw-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-raise = 2
    .nothing-to-call = 2
    .no-check = 2
    .bet-is-made = 2
    .no-raise = 2
    .raise-closed = 2
    .raise-short = 2
    .check-owing = 2
    .draw-now = 3
    .bad-discard = 3

five-card-draw-variant-modern = С чеком, анте растёт
five-card-draw-variant-plain = Без джокера, с чеком, анте растёт
five-card-draw-variant-short = Короткая: 15 сдач, анте растёт

five-card-draw-option-starting_chips = { shared-chips }
five-card-draw-option-ante = Анте (не больше пятой части стартовых фишек)
five-card-draw-option-min_bet = Наименьшая ставка
    .zero = как анте
five-card-draw-option-jokers = Джокеров в колоде
five-card-draw-option-allow_check = Пока никто не ставил, можно сказать чек
five-card-draw-option-max_draw = Сколько карт можно обменять
five-card-draw-option-max_hands = Сдач
    .zero = { shared-until-all-chips }
five-card-draw-option-rebuy = Если фишки кончились, можно один раз взять ребай
five-card-draw-option-ante_rises = Сдач до удвоения анте
    .zero = { shared-never }
five-card-draw-option-ante_minutes = Минут до удвоения анте
    .zero = { shared-never }
five-card-draw-option-showdown = { shared-showdown }
    .everybody = { shared-everyone-shows }
    .winners = { shared-losers-hide }

do-stand-pat = Не менять
five-card-draw-deals = { $seat } сдаёт. Анте — { $number }.
    .to-seat = Вы сдаёте. Анте — { $number }.
five-card-draw-you-hold = У вас { poker-hand }.
five-card-draw-stands = { $seat } не меняет.
    .to-seat = Вы не меняете.
five-card-draw-draws = { $seat } меняет { $number ->
    [one] { $number } карту
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}.
    .short = обмен { $number }
    .to-seat = Вы меняете { $number ->
        [one] { $number } карту
        [few] { $number } карты
        [many] { $number } карт
       *[other] { $number } карты
    }.
five-card-draw-you-draw = Вам пришло { $cards }. Теперь у вас { poker-hand }.
five-card-draw-reshuffles = Колода кончается, поэтому сброшенные руки и прежний сброс тасуют обратно: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
five-card-draw-drew = { $number ->
    [0] без обмена
   *[other] обмен { $number }
}
five-card-draw-stub = Колода
five-card-draw-ante = Анте
five-card-draw-stake = Уравнять
five-card-draw-hand = Сдача { $number } · { $stage ->
    [first-bets] первая торговля
    [draw] обмен
    [second-bets] вторая торговля
   *[over] конец
}

five-card-draw-hint-pat = У вас { poker-hand }. Оставьте все пять.
five-card-draw-hint-keep = Оставьте, что есть ({ poker-hand }), и обменяйте { five-card-draw-how-many }.
five-card-draw-hint-four-flush = До флеша не хватает одной карты. Обменяйте лишнюю.
five-card-draw-hint-four-straight = До стрита не хватает одной карты, и подходящих много. Обменяйте лишнюю.
five-card-draw-hint-joker = Оставьте джокера и старшую карту и обменяйте { five-card-draw-how-many }.
five-card-draw-hint-nothing = Пока ничего нет. Оставьте старшие карты и обменяйте { five-card-draw-how-many }.
five-card-draw-how-many = { $count ->
    [0] ноль
    [1] одну
    [2] две
    [3] три
   *[other] { $count }
}
five-card-draw-hint-bet = { five-card-draw-chance }. { poker-worth-bet }
five-card-draw-hint-raise = { five-card-draw-chance }. { poker-worth-raise }
five-card-draw-hint-call = { five-card-draw-chance }. При таком банке это стоит колла.
five-card-draw-hint-fold = { five-card-draw-chance }. Но соперники ставят, значит, их руки лучше случайных. Фолд.
five-card-draw-hint-check = { five-card-draw-chance }. Для ставки мало, а чек бесплатный.
five-card-draw-hint-no-bet = { five-card-draw-chance }. Для ставки мало.
five-card-draw-chance = У вас { poker-hand }: против { $count ->
    [1] случайной руки
    [one] { $count } случайной руки
    [few] { $count } случайных рук
    [many] { $count } случайных рук
   *[other] { $count } случайной руки
} это победа примерно в { $percent }% случаев
five-card-draw-hint-rebuy = { shared-hint-no-chips }

five-card-draw-high-ante = Такое анте слишком велико. Оно может быть самое большее пятой частью стартовых фишек: { $most }.
five-card-draw-high-bet = Такая наименьшая ставка слишком велика. Она не может быть больше стартовых фишек: { $most }.
draw-now = Сейчас время обмена. Сбросьте до { $number ->
    [one] { $number } карты
    [few] { $number } карт
    [many] { $number } карт
   *[other] { $number } карт
} или не меняйте.
bad-discard = Сбросьте разные карты из своих, от одной до { $number }, или не меняйте.
