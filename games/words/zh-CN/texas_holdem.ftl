texas-holdem-name = 德州扑克
    .line = 每人两张，五张公共。
    .aliases = 扑克，德扑
texas-holdem-rules = **拿到最好的五张牌，或者下注到别人都放弃。**
    你有两张别人看不见的牌。桌上最多翻开五张**公共牌**，人人都能用。你的牌是这七张里最好的五张。
    { rules-button }
    { rules-chips }
    - **例如：** 你有A♠ 8♠，公共牌是K♠ 8♦ 4♠ J♥ 2♠。五张黑桃：A高同花。它比一对8大，所以对子不重要。
    .whole =
    - **发牌：** 每人两张。{ rules-blinds }
    { rules-streets }
    { rules-check-bet-raise }上限只有你的筹码。
    { rules-all-in }
    { rules-side-pot }
    { rules-showdown }
    - **牌型，从大到小：**
    { rules-poker-hands }
    { rules-same-hand }第六张从不算。
    - **一局牌：** 安安在按钮位。你是小盲10，小本是大盲20。你有A♠ 8♠。安安加注到60，你跟注，小本弃牌：底池140。翻牌是K♠ 8♦ 4♠。你过牌，安安下注70，你跟注：280。转牌是J♥，两人都过牌。河牌是2♠。你下注200，安安跟注，他有K♥ Q♦。你的同花压过一对K，赢得680。
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

texas-holdem-variant-turbo = 极速：筹码少，盲注涨得快
texas-holdem-variant-club = 牌室：深筹码，有前注
texas-holdem-variant-rebuy_night = 重购之夜：可以重购两次
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

texas-holdem-hint-shove = 你的筹码少。{ $cards }够全下了。
texas-holdem-hint-complete = { $cards }不值得加注，但只花你半个盲注。
texas-holdem-hint-raise-again = { $cards }够再加注了。
texas-holdem-hint-call-raise = 对上别人加注的牌，{ $cards }约有{ $percent }%的胜率，而你只需要{ $need }%。值得跟注。
texas-holdem-hint-fold-raise = 对上别人加注的牌，{ $cards }只有约{ $percent }%的胜率。跟注需要{ $need }%以上。
