dou-dizhu-name = 斗地主
    .line = 两个农民斗一个地主，先出完的赢。
    .aliases = 二打一
dou-dizhu-rules = **一个地主对两个农民。谁先出完，谁的一方就赢。**
    叫分最高到3。叫得最高的是地主，多拿三张底牌，先出：单张、对子、三张（可带一张或一对）、五张以上的顺子等等。{ dou-dizhu-rules-following }
    花色无关。3最小，往上到A，再是**2**和王。{ dou-dizhu-rules-bombs }两者每出一次，分值都翻倍。
    { dou-dizhu-rules-points }六轮之后，分数最多的获胜。
    - **例如：** 安安以2分当地主。你出一个炸弹，分值变成4，小本先出完。安安输8分，你和小本各得4分。
    .whole =
    - **发牌：** 每人17张，三张**底牌**扣着。
    - **叫分：** 每人一次，比上次高，或者不叫。叫3就结束。三张底牌归地主，亮给大家看。都不叫就重新发牌；第三次发牌时，先叫的人以1分当地主。
    - **出牌：** 地主先出。{ dou-dizhu-rules-following }不出以后还可以再出。
    - **牌型：** 单张、对子、三张。顺子是五个以上连续点数，连对是三对以上，飞机是两个以上连续的三张；都不能有2和王。每个三张可以各带一张，或各带一对。四张可以带两张单牌或两对。
    - **带的牌：** 不能是两张王或四张同点，也不能是能让飞机变长的三张。
    - **炸弹。**{ dou-dizhu-rules-bombs }带牌的四张不是炸弹。
    - **分值**先等于叫分。每个炸弹和火箭使它翻倍。春天也是：农民还没出牌地主就出完，或地主只出过一手农民就出完。{ dou-dizhu-rules-points }
    - **结束：** 六轮。分数最多的获胜。
dou-dizhu-rules-following = 后面的人出同样牌型、同样张数、更大的牌，或者不出。连续两家不出，最后出牌的人再先出。
dou-dizhu-rules-bombs = 四张同点是**炸弹**，除了更大的炸弹都压得过。两张王是**火箭**，压过一切。
dou-dizhu-rules-points = 地主输赢分值的两倍，每个农民输赢一倍。
dou-dizhu-paragraphs =
    .dou-dizhu-bid-higher = 2
    .dou-dizhu-must-lead = 3
    .dou-dizhu-other-size = 3
    .dou-dizhu-too-low = 3
    .dou-dizhu-no-combination = 4
    .dou-dizhu-attached-wrong = 5
    .dou-dizhu-other-kind = 6

dou-dizhu-variant-call_and_grab = 叫地主、抢地主：抢一次翻一倍
dou-dizhu-variant-book = 正规：自由叫分，不带同点
dou-dizhu-variant-simple = 简单：牌型少，分值小

dou-dizhu-option-bidding = 叫分方式
    .once = 每人叫一次，1到3
    .open = 一直叫到两家不叫
    .grab = 叫地主，再抢地主翻倍
dou-dizhu-option-passed_in = 都不叫时
    .redeal = 重新发牌，最多两次
    .first_plays = 先叫的人以1分当地主
dou-dizhu-option-first_bidder = 谁先叫
    .rotate = 下一家
    .winner = 先出完的人
dou-dizhu-option-attached_alike = 带的单张可以同点
dou-dizhu-option-pairs_attached = 可以带对子
dou-dizhu-option-four_with_two = 四张可以带二
dou-dizhu-option-spring = 春天翻倍
dou-dizhu-option-doubling = 开始前秘密加倍
dou-dizhu-option-max_doubles = 最多算几次翻倍
    .zero = { shared-no-limit }
dou-dizhu-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

do-grab = 抢地主
dou-dizhu-do-call = 叫地主
dou-dizhu-do-bid = 叫{ $number }分
dou-dizhu-bids-first = { $seat }先叫。{ dou-dizhu-last-deal }
    .to-seat = 你先叫。{ dou-dizhu-last-deal }
dou-dizhu-last-deal = { $last ->
    [1] 都不叫的话，先叫的人以1分当地主。
   *[0] {""}
}
dou-dizhu-call = { $kind ->
    [bid] { $number }分
    [call] 叫地主
    [grab] 抢地主
   *[pass] 不叫
}
dou-dizhu-calls = { $kind ->
    [bid] { $seat }叫{ $number }分。
    [call] { $seat }叫地主。
    [grab] { $seat }抢地主：分值翻倍。
   *[pass] { $seat }不叫。
}
    .to-seat = { $kind ->
        [bid] 你叫{ $number }分。
        [call] 你叫地主。
        [grab] 你抢地主：分值翻倍。
       *[pass] 你不叫。
    }
dou-dizhu-redeal = 都不叫，重新发牌。
dou-dizhu-landlord = { $seat }以{ $number }分当地主，拿到{ $cards }。
    .to-seat = 你以{ $number }分当地主，拿到{ $cards }。
dou-dizhu-chooses = { $seat }选好了。
    .to-seat = 你选好了。
dou-dizhu-doubles = { $count ->
    [0] 没人加倍。
   *[other] { $seats }加倍。
}
    .to-seats = { shared-you-and }加倍。
dou-dizhu-kind = { $kind ->
    [single] 单张
    [pair] 对子
    [triplet] 三张
    [triplet-singles] 三带一
    [triplet-pairs] 三带一对
    [sequence] 顺子
    [pair-sequence] 连对
    [plane] 飞机
    [plane-singles] 飞机带单
    [plane-pairs] 飞机带对
    [four-singles] 四带二
    [four-pairs] 四带两对
    [bomb] 炸弹
   *[rocket] 火箭
}
dou-dizhu-plays = { $seat }出{ $cards }：{ dou-dizhu-kind }。{ dou-dizhu-rises }
    .to-seat = 你出{ $cards }：{ dou-dizhu-kind }。{ dou-dizhu-rises }
dou-dizhu-rises = { $kind ->
    [bomb] 分值现在是{ $number }。
    [rocket] 分值现在是{ $number }。
   *[other] {""}
}
dou-dizhu-terms = 叫{ $bid }分{ $grabs ->
    [1] {""}
   *[other] {" "}· 抢 × { $grabs }
}{ $bombs ->
    [1] {""}
   *[other] {" "}· 炸弹 × { $bombs }
}{ $rockets ->
    [1] {""}
   *[other] {" "}· 火箭 × { $rockets }
}{ $spring ->
    [1] {""}
   *[other] {" "}· 春天 × { $spring }
}{ $limit ->
    [0] {""}
   *[other] {" "}· 最多 × { $limit }
}{ $raised ->
    [0] {""}
   *[1] {" "}= { $stake }
}
dou-dizhu-wins = { $seat }出完，{ $side ->
    [landlord] 地主赢
   *[peasants] 农民赢
}：{ dou-dizhu-terms }。
    .to-seat = 你出完，你赢了：{ dou-dizhu-terms }。
dou-dizhu-left = { $seat }剩{ $cards }。
    .to-seat = 你剩{ $cards }。
dou-dizhu-deed = 地主，{ dou-dizhu-terms }{ $doubled ->
    [1] ，{ dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-peasant = 农民{ $doubled ->
    [1] ，{ dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-line = { $landlord ->
    [1] 地主 · { shared-points }
   *[0] { shared-points }
}
dou-dizhu-tag-few = 剩{ shared-cards }！
dou-dizhu-tag-doubled = 加倍
dou-dizhu-label = { $seat }：{ dou-dizhu-kind }
dou-dizhu-stake = 分值
dou-dizhu-talon = 底牌

dou-dizhu-hint-call = { $passes ->
    [1] 你的大牌太少，不能单独打。
   *[0] 你的牌大，几手就能出完。
}
dou-dizhu-hint-double = { $yes ->
    [1] 你的牌值得加倍。
   *[0] 你的牌不值得加倍。
}
dou-dizhu-hint-lead = { $kind ->
    [bomb] 它几乎压过一切，你也快出完了。
    [rocket] 没有什么压得过，你也快出完了。
    [single] 这是你最用不着的牌。
   *[other] 一次{ $count }张，什么也不拆。
}
dou-dizhu-hint-feed = { $seat }只剩一张。先出小的让他走。
dou-dizhu-hint-avoid = { $seat }{ $count ->
    [1] 只剩一张，别出单张
   *[other] 只剩两张，别出对子
}。
dou-dizhu-hint-high = { $seat }只剩一张，出最大的。
dou-dizhu-hint-beat = 它压得过，代价又小。
dou-dizhu-hint-bomb = 现在炸：接着由你先出。
dou-dizhu-hint-raise = 下家是地主。别让他出小牌。
dou-dizhu-hint-partner = { $seat }是你的队友。让给他。
dou-dizhu-hint-save = 现在用代价太大。

dou-dizhu-bid-higher = { $kind ->
    [call] 叫地主，或者不叫。
    [grab] 抢地主，或者不抢。
    [double] 加倍，或者不加。
   *[bid] 叫{ $least ->
        [3] 3
       *[other] { $least }到3
    }，或者不叫。
}
dou-dizhu-must-lead = { shared-must-lead }
dou-dizhu-other-kind = { $kind ->
    [rocket] 没有什么压得过火箭，只能不出。
    [bomb] 只有更大的炸弹或火箭压得过炸弹。
   *[other] 请出更大的{ dou-dizhu-kind }、炸弹或火箭，或者不出。
}
dou-dizhu-other-size = 请出{ shared-cards }、炸弹或火箭，或者不出。
dou-dizhu-too-low = 太小了。用更大的{ dou-dizhu-kind }压过{ rank-name }，或者不出。
dou-dizhu-kind-is-off = { $option ->
    [pairs-attached] 这张牌桌不能带对子。
    [four-with-two] 这张牌桌四张不能带牌。
   *[attached-alike] 这张牌桌带的牌不能同点。
}
dou-dizhu-no-combination = { $why ->
    [sequence] 顺子要五个以上的点数。
    [pair-sequence] 连对要三对以上。
    [high] 顺子里不能有2和王。
    [gap] 这些点数不连续。
   *[other] 这些牌不能一起出。
}
dou-dizhu-attached-wrong = { $why ->
    [jokers] 不能同时带两张王。
    [fours] 不能带四张同点。
    [four] 四张可以带两张单牌或两对。
    [body] 飞机不能带自己点数的牌。
    [readings] 那三张可以算进飞机。
    [single] 三张可以带一张或一对。
   *[plane] 这个飞机可以带{ $count }张单牌或{ $count }对。
}

dou-dizhu-do-pass = 不要
dou-dizhu-order-pass = 不要
