golf-name = 高尔夫
    .line = 把暗牌换成小牌，总分最低的赢。
    .aliases = 六张高尔夫，波兰扑克
golf-rules = **你面前两排六张暗牌，把它们换成小牌。九洞之后总分最低的获胜。**
    开始时每人翻开自己的两张，其他的不能看。
    轮到你时，摸一张或拿弃牌堆顶的牌。用它换掉你的任意一张，换下的进弃牌堆。摸到的可以弃掉，拿的弃牌必须用。
    K算0，A算1，2减2分，3到10按点数，J和Q算10。**一列里两张同点算0。**
    你的牌全翻开后，别人各再轮一次。然后全部翻开计分。
    - **例如：** 左上是7。你又摸到一张7，放在它下面。那一列现在算0。
    .whole =
    - **牌：** 一副，不够就两副。面前的牌谁也不看。翻开下一张作弃牌堆。
    - **开始：** 每人翻开两张，顺序不限。发牌者左边的玩家先来。
    - **轮到你：** 摸牌只有你看得见：换一张，或者弃掉。或者拿弃牌堆顶的牌，总要换掉一张。放下的牌亮着。
    - **计分：** K 0，A 1，2是−2，3到10按点数，J和Q 10。一列同点算0，2也一样。王−2，从不抵消。
    - **一洞结束：** 有人的牌全翻开后，别人各再轮一次。牌堆摸完就洗弃牌，第二次摸完这一洞就结束。
    - **记忆四张：** 你看下面两张，换进去的牌一直扣着。不轮牌而敲牌，结束这一洞。任意两张同点都抵消，不管在哪里。
golf-paragraphs =
    .golf-turn-first = 2
    .golf-wait = 2
    .golf-draw-or-take = 3
    .golf-swap-or-discard = 3
    .golf-no-place = 3
    .golf-no-knock = 6

golf-variant-quick = 快速：每次弃牌翻一张，五洞
golf-variant-four_cards = 四张，靠记忆和敲牌
golf-variant-nine_cards = 九张
golf-variant-jokers = 有王，四张同点有奖励

golf-option-holes = 对局的洞数
golf-option-cards = { shared-cards-dealt }
golf-option-start = 开始时
    .turn_two = 每人翻开两张
    .turn_three = 每人翻开三张
    .peek_two = 每人看最后两张
golf-option-placing = 换进去的牌
    .open = 亮着
    .closed = 扣着，只有你知道
golf-option-ending = 一洞何时结束
    .all_up = 有人的牌全翻开
    .knock = 有人敲牌
golf-option-last_turn = 然后别人各再轮一次
golf-option-after_discard = 弃掉摸到的牌之后
    .nothing = 回合结束
    .may_turn = 可以翻开一张
    .must_turn = 必须翻开一张
golf-option-cancel = 什么算0
    .column = 一列同点
    .lines = 一列或一排同点
    .anywhere = 任意两张同点
    .none = { shared-none }
golf-option-twos = 2算
    .minus_two = −2
    .plus_two = 2
golf-option-jokers = 两张王，各−2
golf-option-four_bonus = 两列同点减多少分
    .zero = { shared-none }
golf-option-ender_penalty = 结束一洞却不是最低加多少分
    .zero = { shared-none }

golf-do-turn = 翻第{ $number }张
golf-do-take = 拿来换第{ $number }张
golf-do-swap = 换第{ $number }张
golf-do-knock = 敲牌

golf-deals = { $seat }发牌。翻开{ $turned }。
    .to-seat = 你发牌。翻开{ $turned }。
golf-turns = { $seat }翻开{ $card }。
    .to-seat = 你翻开{ $card }。
golf-starts = { $other }先来。
    .to-other = 你先来。
golf-draws = { $seat }摸牌。
    .short = 摸牌
    .to-seat = 你摸牌。
golf-you-draw = { shared-you-draw }
golf-takes = { $seat }拿{ $card }放在{ $number }号，弃{ $turned }。
    .to-seat = 你拿{ $card }放在{ $number }号，弃{ $turned }。
golf-puts = { $seat }把{ $card }放在{ $number }号，弃{ $turned }。
    .to-seat = 你把{ $card }放在{ $number }号，弃{ $turned }。
golf-hides = { $seat }把牌放在{ $number }号，弃{ $turned }。
    .short = 换了{ $number }号
    .to-seat = 你把牌放在{ $number }号，弃{ $turned }。
golf-discards = { $seat }弃{ $turned }。
    .short = 弃牌
    .to-seat = 你弃{ $turned }。
golf-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
golf-knocks = { $seat }敲牌{ golf-one-more }。
    .short = 敲牌
    .to-seat = 你敲牌{ golf-one-more }。
golf-all-open = { $seat }的牌全翻开了{ golf-one-more }。
    .to-seat = 你的牌全翻开了{ golf-one-more }。
golf-one-more = { $kind ->
    [more] 。别人各再轮一次
   *[no] {""}
}
golf-shuffles = 弃牌洗成新牌堆。
golf-stock-out = 牌堆又摸完了，这一洞结束。
golf-scores = { $other }得{ $points }分。
    .to-other = 你得{ $points }分。
golf-four = 四张同点 { $number }
golf-penalty = 结束却不是最低 { $number }

golf-hole = 第{ $number }/{ $most }洞
golf-last-turns = 最后一次，收尾的是
golf-line = { $score } · 亮着{ $points }
golf-line-end = { $score }
golf-ended = 收尾
golf-knocked = 敲牌
golf-last-turn = 最后一次
golf-drawn = 你摸到的牌
golf-own = 你的牌

golf-hint-start = 每列翻一张，知道得最多。
golf-hint-cancels = 这里再来一张{ rank-name }，它们就算0。
golf-hint-low = { $card }比暗牌平均要小。
golf-hint-better = 在那里{ $card }比{ $turned }便宜。
golf-hint-discard = { $card }哪里都用不上。弃掉。
golf-hint-draw = { $card }帮助不大，摸牌吧。
golf-hint-end = 你领先约{ $count }分，结束这一洞。
golf-hint-turn = 哪张暗牌都一样。
golf-hint-wait = 那会结束这一洞，而你可能不是最低。

golf-closed-never-open = 换进去的牌扣着，就永远不会全翻开。让一洞以敲牌结束。
golf-closed-not-turned = 换进去的牌扣着时，弃牌后不能翻牌。
golf-turn-first = 先翻开你的{ $count }张牌。可以翻{ $places }。
golf-wait = 还等{ $seats }翻牌{ $count ->
   *[other] {""}
}。
golf-not-closed = 那张不是暗牌。可以翻{ $places }。
golf-draw-or-take = 摸牌，或拿{ $card }换1到{ $most }号之一{ $kind ->
    [knock] 。也可以敲牌
   *[none] {""}
}。
golf-swap-or-discard = 你摸到{ $card }。换掉1到{ $most }号之一，或者弃掉。
golf-no-place = 你的位置是1到{ $most }号。
golf-no-knock = 已经有人结束这一洞了。这是你最后一次。
golf-turn-or-pass = 翻开一张暗牌，或者过。可以翻{ $places }。
golf-must-turn = 现在翻开一张暗牌。可以翻{ $places }。
