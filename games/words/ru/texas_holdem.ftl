texas-holdem-name = Техасский холдем
    .line = По две карты, и пять на всех.
    .aliases = Покер, Холдем, Texas Hold'em, Poker
texas-holdem-rules = **Соберите лучшие пять карт или ставьте, пока не сдадутся все остальные.**
    Вы получаете две карты, которых больше никто не видит. Ещё до пяти открывают на столе — это **борд**, он общий. Ваша рука — лучшие пять из этих семи.
    { rules-button }
    { rules-chips }
    - **Например:** у вас A♠ 8♠, на борде K♠ 8♦ 4♠ J♥ 2♠. Это пять пик: флеш, сверху туз. Он бьёт вашу пару восьмёрок, так что она не считается.
    .whole =
    - **Сдача:** по две карты. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise } Предел — только ваши фишки.
    { rules-all-in }
    { rules-side-pot }
    { rules-showdown }
    - **Комбинации, от лучшей:**
    { rules-poker-hands }
    { rules-same-hand } Шестая карта не считается никогда.
    - **Одна сдача:** баттон у Ани. Вы на малом блайнде с 10, Боря на большом с 20. У вас A♠ 8♠. Аня делает рейз до 60, вы — колл, Боря — фолд: в банке 140. Флоп K♠ 8♦ 4♠. Вы говорите чек, Аня ставит 70, вы — колл: 280. Тёрн J♥, оба говорят чек. Ривер 2♠. Вы ставите 200, Аня делает колл, и у неё K♥ Q♦. Ваш флеш бьёт пару королей, вы забираете 680.
    { rules-blinds-end }
texas-holdem-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-call = 3
    .bet-is-made = 3
    .no-check = 3
    .no-raise = 3
    .raise-closed = 3
    .raise-short = 3
    .check-owing = 3
    .free-to-check = 3
    .nothing-to-raise = 3

texas-holdem-variant-turbo = Турбо: меньше фишек, быстрые блайнды
texas-holdem-variant-club = Покер-клуб: глубокие стеки и анте
texas-holdem-variant-rebuy_night = Вечер ребаев: можно взять ребай дважды
texas-holdem-variant-cash_40 = { poker-variant-cash_40 }

texas-holdem-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
texas-holdem-option-starting_chips = { shared-chips }
texas-holdem-option-big_blind = { poker-option-big_blind }
texas-holdem-option-hands_per_level = { poker-option-hands_per_level }
    .zero = { shared-never }
texas-holdem-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = { shared-never }
texas-holdem-option-ante = { poker-option-ante }
    .none = { shared-none }
    .each = { poker-option-ante.each }
    .big_blind = { poker-option-ante.big_blind }
texas-holdem-option-ante_from_level = { poker-option-ante_from_level }
texas-holdem-option-button_rule = { poker-option-button_rule }
    .moving = { poker-option-button_rule.moving }
    .dead = { poker-option-button_rule.dead }
texas-holdem-option-reopening = { poker-option-reopening }
    .cumulative = { poker-option-reopening.cumulative }
    .single_raise = { poker-option-reopening.single_raise }
texas-holdem-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
texas-holdem-option-max_hands = { poker-option-max_hands }
    .zero = { shared-until-all-chips }
texas-holdem-option-rebuys = { poker-option-rebuys }

texas-holdem-hint-shove = Фишек у вас мало. { $cards } достаточно, чтобы идти олл-ин.
texas-holdem-hint-complete = { $cards } рейза не стоит, но обходится всего в полблайнда.
texas-holdem-hint-raise-again = { $cards } хватает, чтобы повысить снова.
texas-holdem-hint-call-raise = Против рук, с которыми делают рейз, { $cards } выигрывает примерно в { $percent }% случаев, а нужно всего { $need }%. Это стоит колла.
texas-holdem-hint-fold-raise = Против рук, с которыми делают рейз, { $cards } выигрывает только примерно в { $percent }% случаев. Для колла нужно больше { $need }%.
