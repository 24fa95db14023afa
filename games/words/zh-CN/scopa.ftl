scopa-name = 斯科帕
    .line = 同点或凑数吃牌，清空桌面。
    .aliases = 扫帚，斯科波内
scopa-rules = **吃桌上的牌，尤其是金币和7，能清台就清台。**
    你有三张牌，桌上亮着四张。轮到你就出一张。它吃一张同值的牌，没有就吃加起来等于它的几张：7吃2和5。什么也吃不到就留在桌上。J算8，骑士算9，K算10。
    清空桌面就是**斯科帕**，得1分。其余的分在一局结束时算：牌最多、金币最多、金币7、最好的普里米耶拉。到11分时，得分最高的获胜。
    - **例如：** 桌上有2、3和6。你的5吃2和3。只剩6，下一家有6就是斯科帕。
    .whole =
    - **牌：** 40张：A到7，再加J、骑士和K，分别算8、9、10。花色是金币、圣杯、宝剑、棍棒。用法式牌时，金币是方块，骑士是Q。
    - **发牌：** 每人三张，桌上亮四张。手牌都出完后每人再发三张，桌上不发。桌上有三张以上K就重新发。每局轮到左边的人发。
    - **轮到你：** 出一张。桌上有同值的牌就吃其中一张，不能吃凑数的。没有就吃加起来等于它的一组；有几组由你选。能吃必须吃；吃不到就留在桌上。
    - **斯科帕：** 清空桌面得1分，但一局的最后一张牌不算。
    - **一局结束时，**最后吃到牌的人拿走桌上剩下的。然后牌最多、金币最多、金币7、最好的普里米耶拉各得1分。最多并列时没人得分。
    - **普里米耶拉：** 四个花色各取你最好的一张相加：7算21，6算18，A算16，5算15，4算14，3算13，2算12，其余算10。四个花色不齐就没有。
    - **获胜：** 一局后到11分以上，得分最高的获胜。两人并列就再打一局。
    - **搭档：** 四人分成两对，吃到的牌放在一起。
scopa-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3
    .scopa-equal-first = 3

scopa-variant-scopone_scientifico = 科学斯科波内：每人十张，打到21
scopa-variant-scopone = 斯科波内：每人九张，打到21
scopa-variant-asso_pigliatutto = A全吃
scopa-variant-napola = 有纳波拉和金币K，打到21

scopa-option-target = { shared-points-to-win }
scopa-option-partners = { shared-partners }
scopa-option-deal = 每次发几张
    .three = 三张
    .nine = 九张（四人）
    .ten = 十张，桌上不发（四人）
scopa-option-ace = 出A时
    .plain = 算1
    .takes_all = 全吃，不算斯科帕
    .takes_all_sweep = 全吃，算斯科帕
scopa-option-napola = 金币A、2、3及连续的各得1分
scopa-option-re_bello = 金币K得1分
scopa-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

scopa-void = { $cards }：桌上K太多，重新发牌。
scopa-turned = 桌上：{ $cards }。
scopa-takes = { $seat }出{ $card }，吃{ $cards }。
    .to-seat = 你出{ $card }，吃{ $cards }。
scopa-takes-itself = { $seat }在空桌上出{ $card }，收归自己。
    .to-seat = 你在空桌上出{ $card }，收归自己。
scopa-sweeps = 斯科帕！{ $seat }用{ $card }清掉{ $cards }。
    .to-seat = 斯科帕！你用{ $card }清掉{ $cards }。
scopa-rest = { $winner }最后吃到牌，拿走剩下的{ $cards }。
    .to-winner = 你最后吃到牌，拿走剩下的{ $cards }。
scopa-count-cards = 牌最多（{ $figures }）：{ $count ->
    [0] 并列，不得分
   *[other] { $seats }
}。
    .to-seats = 牌最多（{ $figures }）：{ shared-you-and }。
scopa-count-coins = 金币最多（{ $figures }）：{ $count ->
    [0] 并列，不得分
   *[other] { $seats }
}。
    .to-seats = 金币最多（{ $figures }）：{ shared-you-and }。
scopa-count-primiera = 最好的普里米耶拉（{ $figures }）：{ $count ->
    [0] 并列，不得分
   *[other] { $seats }
}。
    .to-seats = 最好的普里米耶拉（{ $figures }）：{ shared-you-and }。
scopa-count-seven = 金币7：{ $seats }。
    .to-seats = 金币7：{ shared-you-and }。
scopa-count-sweeps = { scopa-swept }：{ $seats }。
    .to-seats = { scopa-swept }：{ shared-you-and }。
scopa-count-napola = 纳波拉（{ $points }分）：{ $seats }。
    .to-seats = 纳波拉（{ $points }分）：{ shared-you-and }。
scopa-count-king = 金币K：{ $seats }。
    .to-seats = 金币K：{ shared-you-and }。

scopa-for-cards = 牌最多 { $number }
scopa-for-coins = 金币最多 { $number }
scopa-for-primiera = 普里米耶拉 { $number }
scopa-for-seven = 金币7 { $number }
scopa-for-sweeps = 斯科帕 { $number }
scopa-for-napola = 纳波拉 { $number }
scopa-for-king = 金币K { $number }
scopa-deed = { shared-cards }，{ $number }枚金币，普里米耶拉{ $points ->
    [0] 无
   *[other] { $points }
}
scopa-tag = 斯科帕
scopa-swept = { $count }次斯科帕

scopa-hint-sweep = 这样能清台：斯科帕，1分。
scopa-hint-seven = 拿金币7：它单独就值1分。
scopa-hint-coins = 拿{ $count }枚金币：金币最多得1分。
scopa-hint-primiera = 7能赢普里米耶拉，拿一张。
scopa-hint-cards = 能拿{ shared-cards }，牌最多得1分。
scopa-hint-lay = 没有可吃的。桌上留{ $number }点，{ $chance ->
    [0] 几乎不可能斯科帕
   *[other] 斯科帕的机会约{ $chance }%
}。
scopa-hint-wait = 比现在吃更好：桌上留{ $number }点，{ $chance ->
    [0] 几乎不可能斯科帕
   *[other] 斯科帕的机会约{ $chance }%
}。

scopa-scopone-is-for-four = 斯科波内是四人玩的。人少时每次发三张。
scopa-equal-first = { $cards }同值，所以{ $card }吃它，不能吃凑数的。
