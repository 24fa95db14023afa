cheat-name = 吹牛
    .line = 出什么你说了算，不必是真的。
    .aliases = 唬人，骗人，说谎
cheat-rules = **抢先出光手牌。牌扣着出，是什么可以说谎。**
    第一个人出A，下一个出2，依次到K，再从A开始。轮到你时，扣着出一到四张。张数人人看得见。不管你有没有，它们都算轮到的点数。
    然后问其他人信不信。有人质疑就翻开。说的是真的，质疑的人拿走整堆牌。是假的，你拿走。
    - **例如：** 轮到8，你只有一张。连同一张J出：“两张8。”没人质疑，你就脱手了一张J。
    .whole =
    - **发牌：** 一张一张全部发完。五人以内一副牌，六人以上两副。发牌者左边的玩家从A开始。
    - **轮到你：** 至少要出一张。张数总是真的，点数可以是谎话。不管怎样，每出一次点数升一。
    - **质疑：** 每次出牌后，其他人各自秘密回答，质疑或放过。都回答了才继续。几个人质疑时，出牌者左边数起第一个算数。别人怎么回答没人知道。
    - **质疑后**只翻开最后出的那些牌。全是那个点数，质疑的人拿走整堆。否则出牌的人拿走。然后下一家继续。
    - **结束：** 最后的牌是真的或没人质疑，你就出完了。最先出完的获胜。一直打不完时，牌最少的获胜。
    - **自定规则**可以抢先喊、只让下一家质疑、可以报相邻的点数，或一直报同一点数直到牌堆没了。那时可以不出，大家都不出，牌堆就放到一边。
cheat-paragraphs =
    .cheat-must-play = 2
    .cheat-too-many = 2
    .cheat-rank-is-fixed = 2
    .cheat-name-a-rank = 2
    .cheat-wrong-rank = 2
    .cheat-nothing-to-doubt = 3
    .cheat-own-claim = 3
    .cheat-not-yours-to-doubt = 3
    .cheat-has-answered = 3
    .cheat-answer-first = 3

cheat-variant-shouting = 抢喊：最先质疑的算数
cheat-variant-neighbours = 邻点：同点、高一或低一
cheat-variant-bluff = 同点：一直报一个点数
cheat-variant-short = 快速：只有下一家能质疑
cheat-option-packs = 用几副牌
    .auto = 一副，六人起两副
    .one = 一副
    .two = 两副
cheat-option-claims = 报什么点数
    .up = 每次高一
    .down = 每次低一
    .near = 与上次相同或相邻
    .same = 直到牌堆没了都一样
cheat-option-most_cards = 一次最多几张
cheat-option-window = 谁可以质疑
    .everyone = 所有人，同时问
    .open = 谁先喊，直到下一次出牌
    .next = 只有下一家
cheat-option-leads_after = 质疑之后
    .next = 下一家继续
    .winner = 说对的人先出
    .taker = 拿走牌堆的人先出
cheat-option-scoring = 计分
    .wins = 最先出完得1分
    .cards = 剩的牌数，最少的获胜
    .places = 越早出完越多
cheat-option-target = { shared-points-to-win }
cheat-option-rounds = { shared-rounds }

do-doubt = 质疑
do-trust = 放过
order-trust = 都放过
do-claim = 报{ shared-ranks }
    .after = { $picked }报{ shared-ranks }
    .pick = 报{ shared-ranks }，最多{ $most }张

cheat-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
cheat-lays = { $seat }出{ shared-cards }，说是{ shared-ranks }。
    .short = { cheat-claim }
    .to-seat = 你出{ shared-cards }，说是{ shared-ranks }。
cheat-left = { $count ->
    [0] 这是{ $other }最后的牌。
   *[other] { $other }只剩一张。
}
    .to-other = { $count ->
        [0] 这是你最后的牌。
       *[other] 你只剩一张。
    }
cheat-answers = { $seat }回答了。
    .short = 回答了
    .to-seat = 你回答了。
cheat-nobody-doubts = 没人质疑。
cheat-doubts = { $seat }质疑{ $other }。
    .short = 质疑
    .to-seat = 你质疑{ $other }。
    .to-other = { $seat }质疑你。
cheat-turned = { $cards }：{ $kind ->
    [true] 是真的！
   *[lie] 是谎话！
}
cheat-takes = { $other }拿走整堆{ shared-cards }。
    .to-other = 你拿走整堆{ shared-cards }。
cheat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
cheat-set-aside = 大家都过了，牌堆放到一边。
cheat-out = { $other }出完了！
    .to-other = 你出完了！
cheat-broken-off = 打得太久了，这一轮到此结束。
cheat-for-cards = 手里剩牌 { $number }

cheat-tag-asked = 等回答
cheat-tag-answered = 回答了
cheat-tag-caught = 拿走牌堆
cheat-tag-out = 第{ $place }个出完
cheat-holding = { shared-ranks }：{ $count }
cheat-pile = 牌堆
cheat-pile-told = 牌堆：{ $claims }
cheat-claim = { $count } × { $rank ->
    [T] 10
   *[other] { $rank }
}
cheat-claim-of = { $seat } { cheat-claim }
cheat-shown-true = 是真的
cheat-shown-lie = 是谎话
cheat-next = 下一个
cheat-any-rank = 任何点数
cheat-plays-left = 剩余次数

cheat-hint-cannot = 你知道{ $number }张{ shared-ranks }在哪里，再有{ $count }张不可能是真的。
cheat-hint-last = 放过他就出完了。看一看。
cheat-hint-unlikely = 他们不太可能还有{ shared-ranks }。看一看。
cheat-hint-whim = 偶尔看一看是划算的。
cheat-hint-trust = 很可能是真的。
cheat-hint-all = 你所有的{ shared-ranks }，而且是真的。
cheat-hint-some = 能出多少{ shared-ranks }就出多少，而且是真的。
cheat-hint-more = 真的，再夹一张用不着的。
cheat-hint-none = 你没有{ shared-ranks }，只能说谎。{ $card }最后才用得着。
cheat-hint-pass = 你没有{ shared-ranks }。等下一堆。

cheat-too-few-packs = 这么少的牌里同点只有{ $most }张。一次最多准出{ $most }张。
cheat-must-play = 不能过。至少出一张，真假都行。你可以报{ $ranks }。
cheat-too-many = 最多可以出{ $count }张。
cheat-rank-is-fixed = 只要出牌就行，它们总归算{ shared-ranks }。
cheat-name-a-rank = 说它们是什么，例如“7C 9D claim 8”。你可以报{ $ranks }。
cheat-wrong-rank = 不能那样报。你可以报{ $ranks }。
cheat-nothing-to-doubt = 没有可质疑的。{ $kind ->
    [taken] { $other }已经拿走牌堆。
    [late] 质疑{ $other }已经太晚了。
   *[none] 现在轮到{ $other }出牌。
}
cheat-own-claim = 那是你自己报的。{ $seats }可以质疑。
cheat-not-yours-to-doubt = 这次你不能质疑。{ $seats }可以。
cheat-has-answered = 你已经回答了。请等{ $seats }。
cheat-answer-first = { $other }报{ shared-ranks }。先质疑或放过。
cheat-not-your-turn = 要先等{ $seats }回答。
