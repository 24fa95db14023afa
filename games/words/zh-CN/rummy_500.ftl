rummy-500-name = 拉米500
    .line = 放下牌组，深挖弃牌。
    .aliases = 500拉米，五百拉米
rummy-500-rules = **把同点组和顺子放到桌上。放下的得分，剩下的扣分。**
    从牌堆摸，或者挖弃牌堆：拿任意一张连同压在上面的所有牌，但那张必须马上放下。然后放下**牌组**（三四张同点，或同一花色连续三张以上），也可以把单张附到任何牌组上。最后弃一张。
    有人没牌了，这一轮就结束。先到500分的获胜。
    - **例如：** 你有两张7，弃牌堆里7♠上面压着两张。三张都拿，放下三张7：21分。
    .whole =
    - **发牌：** 两人每人13张，更多人每人7张，翻开一张。四人以内一副牌，更多用两副。
    - **摸牌：** 从牌堆摸一张，或拿任意一张弃牌连同上面的所有牌。那张弃牌必须马上放下，组成牌组或附上；其余留在手里。最上面的弃牌也不能只拿来留着。
    - **牌组：** 三四张不同花色的同点，或同一花色连续三张以上。A可小可大：A 2 3或Q K A，但K A 2不行。放下的牌不再移动。
    - **附牌：** 把单张加到桌上任何牌组，分数算你的，附在别人的上也一样。
    - **弃牌**结束你的回合。没牌了就出完，这一轮结束：放牌组、附牌或弃牌都行。
    - **牌堆空了？** 还能拿放得下的弃牌。过的话这一轮结束，没人出完。
    - **分数：** 2到9按点数，10 J Q K各10，A 15，作顺子最小一张时1。放下的加分，剩的扣分，所以一轮可能是负分。
    - **结束：** 有人到500分，分数最多的获胜。同分并列。
    - **例如：** 你放下7♣ 7♦ 7♥，21分，又把6♦附到顺子上，6分。剩A、5和K，30分。扣3分。
    - **王，**如果用的话，可以代替任何牌，算15分。一个牌组要有两张别的牌，谁也不能换出王。
    - **搭档**的分数相加，剩的牌也一样。
rummy-500-paragraphs =
    .rummy-500-draw-first = 2
    .rummy-500-no-use = 2
    .rummy-500-not-in-pile = 2
    .rummy-500-use-first = 2
    .rummy-500-no-meld = 3
    .rummy-500-no-fit = 4
    .rummy-500-which-meld = 4
    .rummy-500-lay-or-discard = 5
    .rummy-500-stock-empty = 6

rummy-500-variant-jokers = 有两张王
rummy-500-variant-fives = 好算：小牌5分，A 15分
rummy-500-variant-kitchen = 家里玩：最上面的弃牌随便拿，弃牌才能出完
rummy-500-variant-partners = 结对
rummy-500-variant-short = 快速，打到250

rummy-500-option-target = { shared-points-to-win }
rummy-500-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
rummy-500-option-hand_size = { shared-cards-dealt }
    .zero = 两人13张，否则7张
rummy-500-option-packs = 用几副牌
    .zero = 一副，五人起两副
rummy-500-option-jokers = 每副牌的王
    .zero = { shared-none }
rummy-500-option-aces = 顺子里的A
    .both = 可小可大
    .low = 只能小，到处都算小分
    .high = 只能大
rummy-500-option-low_ace = 小A的分数
rummy-500-option-values = 2到9的分数
    .pips = 按点数
    .fives = 各5分
rummy-500-option-top_free = 最上面的弃牌可以拿而不放下
rummy-500-option-must_discard = 必须弃牌才能出完
rummy-500-option-stock_out = 牌堆空了
    .end = 没人拿弃牌这一轮就结束
    .renew = 弃牌洗一次
rummy-500-option-out_bonus = 出完的分数
rummy-500-option-teams = 搭档
    .none = { shared-none }
    .pairs = 面对面成对
    .two = 两队，交替坐

do-lay = 附牌
    .with = 附上{ $picked }
do-lay-on = 附到牌组{ $number }
    .with = 把{ $picked }附到牌组{ $number }
do-lay-on-low = 附到牌组{ $number }小端
    .with = 把{ $picked }附到牌组{ $number }小端
do-on = 到牌组{ $number }
do-on-low = 到牌组{ $number }小端
do-low = 在小端
    .after = { $picked }在小端
do-meld = 放下
order-draw = 从牌堆摸

rummy-500-deals = { $seat }发牌。翻开{ $card }。
    .to-seat = 你发牌。翻开{ $card }。
rummy-500-melds = { $seat }放下{ $cards }，{ $points }分。
    .to-seat = 你放下{ $cards }，{ $points }分。
rummy-500-lays-off = { $seat }把{ $card }附到{ $kind ->
    [set] 同点组
   *[run] 顺子
}（牌组{ $number }），{ $points }分。
    .to-seat = 你把{ $card }附到{ $kind ->
        [set] 同点组
       *[run] 顺子
    }（牌组{ $number }），{ $points }分。
rummy-500-one-left = { $seat }只剩一张。
    .to-seat = 你只剩一张。
rummy-500-renews = 弃牌洗成新牌堆。
rummy-500-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
rummy-500-out = { $seat }出完了！
    .to-seat = 你出完了！
rummy-500-ends = 这一轮结束，没人出完。
rummy-500-scores = { $seat }放下{ $points }，剩{ $number }：{ SIGNED($gain) }。
    .to-seat = 你放下{ $points }，剩{ $number }：{ SIGNED($gain) }。

rummy-500-line = { $score } · 放下{ $points }
rummy-500-holding = 扣{ $points }
rummy-500-target = 目标
rummy-500-meld = 牌组{ $number }，{ $seat }
rummy-500-for-melds = 放下 { $number }
rummy-500-for-hand = 剩牌 { $number }
rummy-500-for-out = 出完 { $number }

rummy-500-hint-draw = 弃牌堆里没有值得拿的。
rummy-500-hint-pass = 现在结束这一轮损失最小。
rummy-500-hint-completes = 它让你组成{ $cards }，这一回合共{ $points }分。
rummy-500-hint-fits = { $card }能放到桌上。这一回合你能放{ $points }分。
rummy-500-hint-lay = 现在得{ $points }分，放在桌上就不会扣分。
rummy-500-hint-alone = 你没有能配它的，别人出完就扣你{ $points }分。
rummy-500-hint-least = 你最用不着它，别人出完就扣你{ $points }分。

rummy-500-few-cards = 牌堆会不够。少发几张，或用两副牌。
rummy-500-no-teams = 分队需要四、六或八名玩家。
rummy-500-draw-first = 先摸牌，从牌堆{ $count ->
    [0] 。
   *[other] ，或拿弃牌：{ $cards }。
}
rummy-500-stock-empty = 牌堆空了。{ $count ->
    [0] 你只能过。
   *[other] 拿弃牌{ $cards }，或者过。
}
rummy-500-not-in-pile = { $card }不在弃牌堆。{ $count ->
    [0] 那里没有你能拿的。
   *[other] 你可以拿{ $cards }。
}
rummy-500-no-use = { $card }不能马上放下，所以不能拿。{ $count ->
    [0] 那里没有你能拿的。
   *[other] 你可以拿{ $cards }。
}
rummy-500-use-first = 你拿了{ $card }，先放下它，组成牌组或附上。
rummy-500-lay-or-discard = 你摸过了。放下牌组、附牌，或弃一张结束回合。
rummy-500-keep-one = 必须弃牌才能出完，留一张。
rummy-500-which-meld = { $card }能附到几个上。说哪个：{ $numbers }。
rummy-500-no-fit = { $card }不能附在那里。{ $count ->
    [0] 桌上没有能附的牌组。
   *[other] 能附到牌组{ $numbers }。
}
rummy-500-no-meld = { $why ->
    [few] 牌组要三张以上。
    [jokers] 牌组要有两张不是王的牌。
    [twice] 同点组里不能有两张一样的牌。
    [long] 同点组最多四张。
    [suits] 这些既不同点也不同花色。
   *[gap] 这不是顺子：不连续。K A 2不算。
}
