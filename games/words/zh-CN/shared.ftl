shared-points-to-win = 获胜分数
shared-hands = 对局的局数
shared-until-all-chips = 直到一人拥有所有筹码
shared-most-hands = 对局最多局数
shared-rounds = 对局的轮数
shared-chips = 起始筹码
shared-cards-dealt = 每人发几张
shared-none = 没有
shared-never = 从不
shared-no-limit = 不限
shared-any-time = 随时
shared-once-played = 有人出过一张之后
shared-same-time = 大家同时
shared-another-hand = 加打一局
shared-share-the-win = 并列获胜
shared-left-of-dealer = 发牌者左边的玩家
shared-when-you-pass = 不出之后
shared-come-back = 下次轮到时还可以出
shared-out-of-trick = 这一圈不能再出
shared-showdown = 摊牌时
shared-everyone-shows = 所有人亮牌
shared-losers-hide = 输的牌可以不亮

shared-cards = { $count }张
shared-ranks = { $rank ->
    [A] A
    [J] J
    [Q] Q
    [K] K
    [T] 10
   *[other] { $rank }
}
shared-tricks = { $number }墩
shared-points = { $points }分
shared-faces = 牌面花色
    .latin = 金币、圣杯、宝剑、棍棒
    .french = 方块、红桃、黑桃、梅花
shared-you-and = { $others ->
    [0] 你
    [1] 你和{ $seats }
   *[other] 你、{ $seats }
}
shared-partners = 四人时分成两对
shared-passes = { $seat }过。
    .to-seat = 你过。
shared-passed = 过
shared-deals = { $seat }发牌。
    .to-seat = 你发牌。
shared-leads = { $seat }领出。
    .to-seat = 你来领出。
shared-trick-of-hand = 第{ $number }局 · 第{ $trick }墩

shared-hint-only-card = 你只能出这一张。
shared-hint-cheapest = 你最后出，用最小的代价赢下来。
shared-hint-partner-winning = 搭档正赢着，出小的。
shared-hint-cannot-win = 这一墩赢不了，出小的。
shared-hint-highest-under = 这是你不会赢的牌里最大的一张。
shared-hint-highest-safe = 你最后出，这一墩没有坏牌。脱手最大的牌。
shared-hint-taking-anyway = 反正要赢，就脱手最大的牌。
shared-hint-lowest-over = 躲不开了，尽量出小的。
shared-hint-off-suit = 你跟不了花色，就出最不想留的那张。
shared-hint-no-safe-lead = 没有安全的领出，这张代价应该最小。
shared-hint-last-card = 最后一张。你出完了！
shared-hint-least-useful = 这是你最没用的牌。
shared-hint-no-chips = 没有筹码，你只能看着。

shared-must-lead = 由你先出，不能不出。随便出什么都行。
shared-other-size = 桌上是{ $count }张牌。请出{ $count }张，或者不出。
shared-must-draw = 还不能过。先摸一张牌。
shared-reverses = 出牌方向反转。
shared-you-draw = 你摸到{ $cards }。
