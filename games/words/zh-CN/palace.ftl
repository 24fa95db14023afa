palace-name = 宫殿
    .line = 手牌、明牌、暗牌。最后有牌的人输。
    .aliases = 屎头，因果
palace-rules = **出光所有的牌：先是手牌，再是面前三张明牌，最后是没人见过的三张暗牌。最后有牌的人输。**
    先从六张里选三张亮在面前。好牌到最后有用。
    轮到你时，向牌堆出一张或几张同点的牌：与最上面的同点或更大。花色无关。然后补到三张。出不了或不想出，就拿走整个牌堆。
    单张**2**什么时候都能出，它上面也什么都能出。**10**什么时候都能出并烧掉牌堆：作废，你再出一次。四张同点也一样。
    - **例如：** 最上面是J，你有4、4和Q。只有Q合适。出它，摸一张。
    .whole =
    - **发牌：** 一排三张暗牌，谁也不看；上面三张明牌；手里三张。其余是摸牌堆。六人用两副牌。
    - **换牌：** 大家同时从六张里选三张亮出。
    - **谁先：** 有亮着的3的人，从发牌者左边数起。没有就看手里有3的人，再没有就看4，依此类推。
    - **轮到你：** 出合适的同点牌，有牌可摸就补到三张。或者拿走牌堆，能出也可以拿。然后下一家重新开始。
    - **什么合适：** 与最上面同点或更大，A最大。2和10总是合适。
    - **烧牌：** 10烧掉牌堆。最上面四张同点也烧掉，不管谁出的。
    - **明牌和暗牌：** 手牌没了出明牌，再出暗牌。一次不能混出。翻开一张暗牌：合适就出了，不合适就连同牌堆拿走。又有手牌时，先出手牌。
    - **结束：** 没有牌就出完了。最后有牌的人输。如果牌只是转来转去，这一轮中止，牌最多的输。
palace-paragraphs =
    .palace-three-of-six = 2
    .palace-has-chosen = 2
    .palace-no-pile = 4
    .palace-must-play = 4
    .going-out-one-rank = 4
    .palace-too-low = 5
    .palace-not-above-seven = 5
    .palace-not-your-zone = 7
    .palace-no-such-place = 7

palace-variant-sevens_eights = 7上出7以下，8透明
palace-variant-mirror = 3透明，8跳过，10要合适
palace-variant-strict = 能出就必须出
palace-variant-long_match = 五轮，按出完先后计分

palace-option-packs = 用几副牌
    .auto = 一副，六人两副
    .one = 一副
    .two = 两副
palace-option-swap = 开始前选明牌
palace-option-starter = 谁先出
    .three = 有最小牌的人
    .left = { shared-left-of-dealer }
palace-option-three = 3
    .plain = { palace-plain }
    .invisible = { palace-invisible }
palace-plain = 和别的牌一样
palace-invisible = 透明：什么时候都能出，看下面的牌
palace-option-seven = 7
    .plain = { palace-plain }
    .lower = 下一家要出7以下
palace-option-eight = 8
    .plain = { palace-plain }
    .invisible = { palace-invisible }
    .skip = 跳过：每张跳过一名玩家
palace-option-ten_on = 10可以出在
    .any = 任何牌上
    .fits = 点数合适的牌上
palace-option-four_burns = 四张同点烧掉牌堆
palace-option-must_play = 能出就必须出
palace-option-scoring = 对局
    .loser = { going-out-until-lost }
    .places = { going-out-counts-places }
palace-option-losses = { going-out-losses }
palace-option-rounds = { going-out-rounds }

do-up = 亮出
    .with = 亮出{ $picked }
do-three-up = 选三张明牌
do-flip = 翻第{ $number }张
palace-do-take = 拿走牌堆

palace-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
palace-chooses = { $seat }选好了。
    .to-seat = 你选好了。
palace-swaps = { $seat }亮出{ $turned }。
    .to-seat = 你亮出{ $turned }。
palace-begins = { $kind ->
    [three] { $other }有最小的牌，先出。
   *[left] { $other }先出。
}
    .to-other = { $kind ->
        [three] 你有最小的牌，先出。
       *[left] 你先出。
    }
palace-takes = { $seat }拿走牌堆{ shared-cards }。
    .short = 拿了{ $count }张
    .to-seat = 你拿走牌堆{ shared-cards }。
palace-burns = { $kind ->
    [four] 四张同点！{ palace-burning }
   *[ten] { palace-burning }
}
    .to-seat = { $kind ->
        [four] 四张同点！{ palace-burning.to-seat }
       *[ten] { palace-burning.to-seat }
    }
palace-burning = { $again ->
    [yes] { $seat }烧掉{ shared-cards }，再出一次。
   *[no] { $seat }烧掉{ shared-cards }。
}
    .to-seat = { $again ->
        [yes] 你烧掉{ shared-cards }，再出一次。
       *[no] 你烧掉{ shared-cards }。
    }
palace-flips = { $seat }翻开{ $card }。
    .to-seat = 你翻开{ $card }。
palace-misses = { $seat }翻开{ $turned }，不合适，拿走{ shared-cards }。
    .short = 拿了{ $count }张
    .to-seat = 你翻开{ $turned }，不合适，拿走{ shared-cards }。
palace-you-draw = { shared-you-draw }
palace-passed-over = { $other }被跳过。
    .to-other = 你被跳过。
palace-out = { $other }出完了！
    .to-other = 你出完了！
palace-broken-off = 谁都没有进展，这一轮结束。
palace-loses = { $other }输了，还剩{ shared-cards }。
    .to-other = 你输了，还剩{ shared-cards }。

palace-prompt = 选三张明牌
palace-chose = 选好了
palace-choosing = 选牌中
palace-pile = 牌堆
palace-fits = 可以出
palace-lower = 7以下
palace-burned = 已烧
palace-ends-in = 剩余回合
palace-zone-up = 你出明牌
palace-zone-blind = 你翻暗牌

palace-hint-swap = 这些是你最好的牌，留到最后。
palace-hint-flip = 哪张都一样。祝好运！
palace-hint-take = 没有合适的，拿走牌堆。
palace-hint-worth = 牌堆不大，你的好牌以后更有用。
palace-hint-burn = 烧掉：{ $count }张作废，你再出一次。
palace-hint-stuck = 你见过{ $other }的牌：没有一张能出在这上面。
palace-hint-special = 别的合适的牌代价更大。
palace-hint-several = 一次脱手{ $count }张。
palace-hint-low = 这是合适的最小的牌。好牌留着。

palace-too-few-cards = 六人需要两副牌。
palace-three-of-six = 请从{ $cards }里选三张亮出。
palace-has-chosen = 你选好了。还等{ $seats }{ $count ->
   *[other] {""}
}。
palace-no-pile = 没有牌堆可拿。你什么都可以出。
palace-must-play = { $kind ->
    [blind] 不能拿牌堆。翻一张。
   *[other] 能出就必须出。你可以出{ $cards }。
}
palace-not-your-zone = { $kind ->
    [hand] 先出手牌。
    [up] 先出明牌。
   *[blind] 你只有暗牌。翻一张。
}
palace-no-such-place = 那里没有牌。你可以翻{ $places }。
palace-too-low = 太小了。你需要{ $rank ->
    [A] 另一张A
   *[other] { rank-name }或更大
}{ $kind ->
    [some] ，或{ $cards }
   *[none] {""}
}。
palace-not-above-seven = 最上面是7。你需要7以下{ $kind ->
    [some] ，或{ $cards }
   *[none] {""}
}。
