omaha-name = Омаха
    .line = По четыре карты. Играют две из них.
    .aliases = Omaha, PLO, Омаха-холдем
omaha-rules = **Соберите лучшие пять карт или ставьте, пока не сдадутся все остальные.**
    Вы получаете четыре карты, которых больше никто не видит. Ещё до пяти открывают на столе — это **борд**, он общий. Ваша рука — всегда **две свои карты и три с борда**.
    { rules-button }
    Повысить можно не больше чем на банк. В игре **хай-лоу** половину банка выигрывает лучшая младшая рука.
    { rules-chips }
    - **Например:** у вас A♠ A♥ 8♠ 3♦, на борде K♠ 8♦ 4♠ J♥ 2♠. A♠ и 8♠ с тремя пиками борда дают флеш. С одной своей пикой флеша не было бы.
    .whole =
    - **Сдача:** по четыре карты, а если стол играет так — по пять или шесть. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise }
    - **Лимит:** поставить можно столько, сколько в банке. Для рейза сначала мысленно сделайте колл, потом прибавьте весь банк: в банке 200, кто-то ставит 150. С вашим коллом было бы 500, так что рейз — до 150 + 500, то есть 650. При **фиксированном лимите** каждый бет и рейз — один большой блайнд до флопа и на флопе и два после него, а число ставок за круг ограничено, если играют не двое.
    { rules-all-in }
    { rules-side-pot }
    - **Ваша рука:** две свои, три с борда. Четыре туза на руках — это одна пара. Четыре пики на борде и одна на руках — не флеш, а стрит из одного борда не ваш и ничей.
    - **Комбинации, от лучшей:**
    { rules-poker-hands }
    { rules-same-hand }
    - **Хай-лоу:** **лоу** — пять разных карт от туза до восьмёрки, тоже две свои и три с борда. Они могут быть не теми, что в вашей старшей руке. Туз младший, стриты и флеши не мешают. Сравнивают сверху: 7-5-4-2-A бьёт 7-6-3-2-A, а лучшая — 5-4-3-2-A. Лучшее лоу получает половину банка. Если лоу нет ни у кого, всё забирает старшая рука; лишняя фишка идёт в старшую половину.
    { rules-showdown }
    - **Одна сдача хай-лоу:** у вас A♣ 2♦ K♣ 9♥, у Ани K♦ K♥ J♣ 10♠, на борде 3♣ 5♦ 8♥ K♠ Q♦. У Ани три короля. У вас пара королей, но A♣ и 2♦ с 8♥, 5♦ и 3♣ дают 8-5-3-2-A. Каждый получает половину.
    { rules-blinds-end }
omaha-paragraphs =
    .bet-now = 2
    .bad-amount = 4
    .nothing-to-call = 3
    .bet-is-made = 3
    .no-check = 3
    .no-raise = 3
    .raise-closed = 3
    .raise-short = 3
    .check-owing = 3
    .free-to-check = 3
    .nothing-to-raise = 3
    .over-the-pot = 4
    .capped = 4

omaha-variant-high_low = Хай-лоу: лучшее лоу выигрывает половину
omaha-variant-limit_eight = Казино: хай-лоу с фиксированными ставками
omaha-variant-five_cards = По пять карт
omaha-variant-big_o = Биг-О: по пять карт, хай-лоу
omaha-variant-cash_40 = { poker-variant-cash_40 }

omaha-option-betting = Поставить можно не больше
    .pot_limit = банка
    .no_limit = всех своих фишек
    .fixed_limit = одной фиксированной суммы
omaha-option-high_low = Лучшее лоу выигрывает половину
omaha-option-hole_cards = { shared-cards-dealt }
omaha-option-cap = Ставок за круг, если они фиксированные
    .zero = { shared-no-limit }
omaha-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
omaha-option-starting_chips = { shared-chips }
omaha-option-big_blind = { poker-option-big_blind }
omaha-option-hands_per_level = { poker-option-hands_per_level }
    .zero = { shared-never }
omaha-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = { shared-never }
omaha-option-ante = { poker-option-ante }
    .none = { shared-none }
    .each = { poker-option-ante.each }
    .big_blind = { poker-option-ante.big_blind }
omaha-option-ante_from_level = { poker-option-ante_from_level }
omaha-option-button_rule = { poker-option-button_rule }
    .moving = { poker-option-button_rule.moving }
    .dead = { poker-option-button_rule.dead }
omaha-option-reopening = { poker-option-reopening }
    .cumulative = { poker-option-reopening.cumulative }
    .single_raise = { poker-option-reopening.single_raise }
omaha-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
omaha-option-max_hands = { poker-option-max_hands }
    .zero = { shared-until-all-chips }
omaha-option-rebuys = { poker-option-rebuys }

omaha-form = { $kind ->
    [high-low] { omaha-high-low } · { omaha-limit }
   *[high] { omaha-limit }
}
omaha-high-low = Хай-лоу
omaha-limit = { $limit ->
    [most] Пот-лимит: { $number }
    [pot_limit] Пот-лимит
    [fixed_limit] Фикс-лимит
   *[no_limit] Без лимита
}
omaha-too-many = По столько карт ({ $number }) могут играть самое большее { $most }.
