omaha-name = 奥马哈
    .line = 每人四张，用其中两张。
    .aliases = PLO，奥马哈扑克
omaha-rules = **拿到最好的五张牌，或者下注到别人都放弃。**
    你有四张别人看不见的牌。桌上最多翻开五张**公共牌**。你的牌总是**自己的两张加公共牌三张**。
    { rules-button }
    加注的上限是底池。在**高低**玩法里，最好的低牌赢一半底池。
    { rules-chips }
    - **例如：** 你有A♠ A♥ 8♠ 3♦，公共牌是K♠ 8♦ 4♠ J♥ 2♠。你的A♠和8♠与那三张黑桃成同花。如果自己只有一张黑桃，就不成。
    .whole =
    - **发牌：** 每人四张，有的牌桌五张或六张。{ rules-blinds }
    { rules-streets }
    { rules-check-bet-raise }
    - **限额：** 最多下注底池里的数目。加注时先当作跟注，再加上整个底池：底池200，有人下注150，你跟了就是500，所以可以加注到150 + 500，即650。**固定限注**时，翻牌前和翻牌的每次下注、加注是一个大盲，之后是两个，一轮里的次数有上限，只有两人打时除外。
    { rules-all-in }
    { rules-side-pot }
    - **你的牌：** 自己两张，公共牌三张。手里四张A只是一对。公共牌四张黑桃而自己一张，不成同花；只靠公共牌的顺子不是谁的。
    - **牌型，从大到小：**
    { rules-poker-hands }
    { rules-same-hand }
    - **高低：** **低牌**是从A到8的五张不同点数，也是自己两张加公共牌三张，可以和高牌用不同的牌。A最小，顺子和同花不影响。从最大的开始比：7-5-4-2-A胜过7-6-3-2-A，5-4-3-2-A最好。最好的低牌赢一半底池。没有人有低牌，高牌全赢；零头归高牌一半。
    { rules-showdown }
    - **高低一局：** 你有A♣ 2♦ K♣ 9♥，安安有K♦ K♥ J♣ 10♠，公共牌是3♣ 5♦ 8♥ K♠ Q♦。安安是三条K。你是一对K，但A♣和2♦与8♥、5♦、3♣组成8-5-3-2-A。各得一半。
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

omaha-variant-high_low = 高低：最好的低牌赢一半
omaha-variant-limit_eight = 赌场：固定限注高低
omaha-variant-five_cards = 每人五张
omaha-variant-big_o = 大O：每人五张，高低
omaha-variant-cash_40 = { poker-variant-cash_40 }

omaha-option-betting = 最多下注
    .pot_limit = 底池里的数目
    .no_limit = 你的所有筹码
    .fixed_limit = 固定数目
omaha-option-high_low = 最好的低牌赢一半
omaha-option-hole_cards = { shared-cards-dealt }
omaha-option-cap = 固定限注时一轮最多下注几次
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
omaha-high-low = 高低
omaha-limit = { $limit ->
    [most] 底池限注：{ $number }
    [pot_limit] 底池限注
    [fixed_limit] 固定限注
   *[no_limit] 无限注
}
omaha-too-many = 每人{ $number }张时最多{ $most }人能玩。
