cribbage-name = 克里比奇
    .line = 在计分板上抢先走到121。
    .aliases = 克里巴奇，纸牌计分板
cribbage-rules = **在计分板上得分。先到121的获胜。**
    你拿六张牌，丢两张进**副牌**，那是归发牌者计分的四张额外的牌。翻开一张：**起始牌**。
    然后轮流出牌，加到**累计**上。凑成15或31得2分。对子和顺子也得分。手里每张都会超过31时，就说“过”；最后出牌的人得1分，累计重新开始。
    然后把你的四张牌和起始牌一起数：每组15得2分，每个对子2分，顺子3分以上。
    - **例如：** 你有5♥ 4♠ 10♦ Q♦，起始牌是5♣。每张5与10、与Q都凑成15：四组，8分。加上一对5，共10分。
    .whole =
    - **发牌：** 两名玩家每人六张，丢两张进副牌。三四人时每人五张，各丢一张；三人时再从牌堆加一张。四人时对面是搭档。每局轮到左边的人发。
    - **起始牌：** 大家丢完后翻开一张。如果是J，发牌者立即得2分，叫**他的脚跟**。
    - **出牌：** 从发牌者左边起，出一张加到累计上。A算1，人头牌算10。不能超过31。没有合适的就说“过”，别人能出就继续。31以下最后出牌的人得1分。之后，或到31之后，他左边的人随便出一张，累计从0重新开始。
    - **出牌得分：** 15得2分，31得2分。对子2分，三条6分，四条12分。三张以上的顺子按长度得分，顺序不限，只要中间没有别的牌隔开。
    - **数牌：** 从发牌者左边起，发牌者最后，每手牌与起始牌一起数，最后数发牌者的副牌。每组15得2分，每个对子2分，顺子按长度。四张同花4分，加起始牌五张5分；副牌只算五张同花。与起始牌同花色的J得1分，叫**他的头**。
    - **几样同时：** 每种组合都算。三张5是三个对子，6分。9 9 10 J里，每张9组成一个三张顺子，两张9是对子：3 + 3 + 2，共8分。
    - **结束：** 先到121立即获胜，哪怕一局才打到一半。所以谁先数很重要。输家不超过90分就是**大败**。
    - **例如：** 累计20，你出5成25。对手只有人头牌，说“过”。你再出6：31，得2分。
    - **自定规则**可以打更长的对局，大败算两盘，双倍大败（不超过60分）算三盘。**自数**时你自己数手牌，下一家拿走你漏掉的。
cribbage-paragraphs =
    .throw-count = 1
    .cribbage-must-play = 3
    .go-needed = 3
    .over-thirty-one = 3
    .claim-range = 5

cribbage-variant-once_round = 走一圈，打到61
cribbage-variant-long = 长对局，打到5盘
cribbage-variant-cut_throat = 自数：自己数手牌
cribbage-variant-kitchen = 副牌四张同花也算，没有大败

cribbage-option-target = 赢一盘的分数
cribbage-option-games = 赢对局的盘数
cribbage-option-skunk = 大败算不止一盘
cribbage-option-double_skunk = 双倍大败算几盘
cribbage-option-muggins = 自己数手牌，漏掉的归下一家
cribbage-option-crib_flush = 副牌的同花
    .five = 只有连起始牌才算
    .four = 不连起始牌也算
cribbage-option-heels = 翻开J的分数
cribbage-option-loser_deals = 一盘的输家发下一盘

do-go = 过
cribbage-do-claim = 报{ $number }分
cribbage-do-throw = 丢进副牌
    .with = 丢{ $picked }
    .pick = 丢{ $most }张牌

cribbage-deals = { $seat }发牌，副牌归{ $seat }。
    .to-seat = 你发牌，副牌归你。
cribbage-throws = { $seat }丢牌进副牌。
    .short = 丢好了
    .to-seat = 你丢牌进副牌。
cribbage-starter = 起始牌是{ $card }。
cribbage-heels = 是J！{ $seat }得{ $points }分（他的脚跟）。
    .to-seat = 是J！你得{ $points }分（他的脚跟）。
cribbage-plays = { $seat }出{ $card }：{ $count }。
    .to-seat = 你出{ $card }：{ $count }。
cribbage-makes = { $what ->
    [fifteen] 凑成15，2分。
    [full] 凑成31，2分。
    [alike] { $points ->
        [2] 对子，2分。
        [6] 三条，6分。
       *[12] 四条，12分。
    }
   *[run] { $points }张顺子，{ $points }分。
}
cribbage-goes = { $seat }说“过”。
    .short = 过
    .to-seat = 你说“过”。
cribbage-last = { $seat }最后出牌，得1分。
    .to-seat = 你最后出牌，得1分。
cribbage-claims = { $seat }报{ $points }分。
    .short = 报{ $points }分
    .to-seat = 你报{ $points }分。
cribbage-counts = { $where ->
    [crib] { $seat }的副牌
   *[hand] { $seat }的手牌
}{ $cards }：{ $points ->
    [0] 没有分。
   *[other] { $points }分（{ cribbage-sum }）。
}
    .to-seat = { $where ->
        [crib] 你的副牌
       *[hand] 你的手牌
    }{ $cards }：{ $points ->
        [0] 没有分。
       *[other] { $points }分（{ cribbage-sum }）。
    }
cribbage-muggins = 漏数！{ $points }分归{ $seat }。
    .to-seat = 漏数！{ $points }分归你。
cribbage-wins = { $seats }到{ $number }分获胜{ $count ->
   *[other] {""}
}。
    .to-seats = { shared-you-and }到{ $number }分获胜。
cribbage-skunks = { $seats }{ $points ->
    [2] 大败
   *[other] 双倍大败
}{ $count ->
   *[other] {""}
}。
    .to-seats = { shared-you-and }{ $points ->
        [2] 大败
       *[other] 双倍大败
    }。

cribbage-parts = { $points ->
    [0] 没有
   *[other] { cribbage-sum }
}
cribbage-sum = { $fifteens ->
    [0] { "" }
   *[other] 十五{ $fifteens }
}{ $pairs_joint ->
    [none] { "" }
    [first] { cribbage-sum-pairs }
   *[next] ，{ cribbage-sum-pairs }
}{ $runs_joint ->
    [none] { "" }
    [first] { cribbage-sum-runs }
   *[next] ，{ cribbage-sum-runs }
}{ $flush_joint ->
    [none] { "" }
    [first] 同花{ $flush }
   *[next] ，同花{ $flush }
}{ $nobs_joint ->
    [none] { "" }
    [first] 他的头1
   *[next] ，他的头1
}
cribbage-sum-pairs = 对子{ $pairs }
cribbage-sum-runs = 顺子{ $runs }

cribbage-for-play = 出牌 { $number }
cribbage-for-hand = 手牌 { $number }
cribbage-for-crib = 副牌 { $number }
cribbage-for-heels = 他的脚跟 { $number }
cribbage-for-muggins = 漏数 { $number }
cribbage-games = { $count }盘
cribbage-line = { $several ->
    [yes] { cribbage-games } · { $score }
   *[no] { $score }
}
cribbage-threw = 丢好了
cribbage-throwing = 选牌中
cribbage-go = 过
cribbage-worth = +{ $points }
cribbage-subtitle = { $games ->
    [no] 第{ $number }局 · { cribbage-phase }
   *[other] { $games } · 第{ $number }局 · { cribbage-phase }
}
cribbage-phase = { $phase ->
    [throw] 丢副牌
    [play] 出牌
   *[show] 数牌
}
cribbage-starter-spot = 起始牌
cribbage-count = 累计{ $count }
cribbage-down = 出过的
cribbage-crib = 副牌{ $value ->
    [none] { "" }
   *[other] ：{ $value }
}
    .told = { $seat }的副牌{ $value ->
        [none] { "" }
       *[other] ：{ $value }
    }
cribbage-hand = { $seat }{ $value ->
    [none] { "" }
   *[other] ：{ $value }
}
    .told = { $seat }的手牌{ $value ->
        [none] { "" }
       *[other] ：{ $value }
    }
cribbage-thrown = 你丢的
cribbage-throw-to = 丢{ $count }张进{ $whose ->
    [own] 自己的副牌
   *[other] { $other }的副牌
}
cribbage-ahead = { $points ->
    [0] 同分
   *[other] { $seats }领先{ $points }分{ $count ->
       *[other] {""}
    }
}
    .to-seats = { $points ->
        [0] 同分
       *[other] { shared-you-and }领先{ $points }分
    }

cribbage-hint-throw = 留下的牌平均值{ $number }分，而副牌归{ $whose ->
    [own] 你
   *[other] { $other }
}。
cribbage-hint-claim = 是{ $points }分。我数过了。
cribbage-hint-go = 你的每张牌都会让{ $count }超过31。
cribbage-hint-only = { shared-hint-only-card }
cribbage-hint-pegs = { $what ->
    [fifteen] 凑成15
    [full] 凑成31
    [alike] { $points ->
        [2] 成对子
        [6] 成三条
       *[12] 成四条
    }
    [run] 成顺子
   *[several] 两样得分
}，得{ $points }分。
cribbage-hint-low = 出小的：没人能凑成15。
cribbage-hint-pair = 你还有一张。他们凑对，你就成三条。
cribbage-hint-trap = 别留下{ $count }：任何10或人头牌都会凑成{ $number }。
cribbage-hint-high = 先出大牌，小牌以后也塞得进。
cribbage-hint-safe = 这样留给他们的得分机会最少。

throw-count = 请从手牌丢{ $count }张进{ $other }的副牌。
thrown-already = 你已经丢好了。现在等{ $seats }。
over-thirty-one = 累计是{ $count }，最多再出{ $most }。你可以出{ $cards }。
cribbage-must-play = 有合适的牌就不能说“过”。你可以出{ $cards }。
go-needed = 累计{ $count }，你没有合适的。只能说“过”。
claim-range = 说你的牌值多少分：0到{ $most }。
