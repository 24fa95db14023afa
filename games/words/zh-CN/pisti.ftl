pisti-name = 皮什蒂
    .line = 与最上面同点，整堆都是你的。
    .aliases = Pişti，皮斯蒂
pisti-rules = **与牌堆最上面的牌同点，就吃下整堆。**
    你有四张牌，中间有一堆牌。轮到你就出一张。与最上面同点，整堆归你。J吃任何牌堆。别的牌放在上面。
    用同点吃掉单独一张就是**皮什蒂**，10分，J对J是20分。牌发完后数吃到的牌：10♦ 3分，2♣ 2分，每张A和J 1分，牌最多3分。到151分时，得分最高的获胜。
    - **例如：** 有人吃了牌堆，你用9♣开新堆。下一家有9♥，出了它：皮什蒂，10分。所以用大多已经出过的点数开堆。
    .whole =
    - **发牌：** 中间四张，然后每人四张。中间一张亮着，其余扣在下面。亮出的是J就留着，再在上面亮一张。手牌都出完后每人再发四张，中间不发。每局轮到左边的人发，发牌者最后出。
    - **轮到你：** 随便出一张。与牌堆最上面同点，就吃下牌堆。J也能吃。桌面空时每张都只是留下，J也一样。
    - **扣着的牌**归吃第一堆的人，只有他能看。
    - **皮什蒂：** 牌堆只有一张而你与它同点，10分；J吃J 20分。J吃别的单张不算，一局的最后一张也不算。
    - **牌发完时，**最后吃到牌的人拿走剩下的。然后数：10♦ 3分，2♣ 2分，每张A 1分，每张J 1分。牌最多3分，并列时没人得分。
    - **获胜：** 一局后到151分以上，得分最高的获胜。两人并列就再打一局。
    - **搭档：** 四人分成两对，吃到的牌放在一起。
pisti-paragraphs =
    .pisti-one-card = 2

pisti-variant-short = 快速，打到101
pisti-variant-coffee_house = 咖啡馆：亮底牌，最后一张也可皮什蒂
pisti-variant-each_alone = 各自为战，打到101
pisti-variant-open = 公开：没有扣着的牌

pisti-option-target = { shared-points-to-win }
pisti-option-partners = { shared-partners }
pisti-option-jack_pisti = J吃单独一张J的分数
pisti-option-most_cards = 牌最多的分数
pisti-option-last_pisti = 一局的最后一张也可皮什蒂
pisti-option-closed_start = 第一堆扣着，上面亮一张
pisti-option-look = 可以看自己吃到的扣着的牌
pisti-option-open_bottom = 亮出牌堆最底的牌

pisti-void = 中间四张J，重新发牌。
pisti-turned = 桌上：{ $cards }{ $count ->
    [0] 。
   *[other] ，下面扣着{ $count }张。
}
pisti-bottom = 牌堆最底：{ $card }。
pisti-lays = { $seat }出{ $card }。
    .to-seat = 你出{ $card }。
pisti-takes = { $seat }用{ $card }吃下牌堆：{ shared-cards }。
    .to-seat = 你用{ $card }吃下牌堆：{ shared-cards }。
pisti-pisti = 皮什蒂！{ $seat }用{ $card }吃{ $cards }：{ shared-points }。
    .to-seat = 皮什蒂！你用{ $card }吃{ $cards }：{ shared-points }。
pisti-looks = 牌堆下面扣着：{ $cards }。
pisti-rest = { $winner }最后吃到牌，拿走剩下的{ $cards }。
    .to-winner = 你最后吃到牌，拿走剩下的{ $cards }。
pisti-count-cards = 牌最多（{ $figures }）：{ $count ->
    [0] 并列，不得分
   *[other] { $seats }
}。
    .to-seats = 牌最多（{ $figures }）：{ shared-you-and }。
pisti-count-points = 吃到的牌{ shared-points }：{ $seats }。
    .to-seats = 吃到的牌{ shared-points }：{ shared-you-and }。
pisti-count-pistis = 皮什蒂{ shared-points }：{ $seats }。
    .to-seats = 皮什蒂{ shared-points }：{ shared-you-and }。
pisti-for-cards = 牌最多 { $number }
pisti-for-points = 牌分 { $number }
pisti-for-pistis = 皮什蒂 { $number }
pisti-deed = { shared-cards }，{ $number ->
    [0] 没有皮什蒂
   *[other] { $number }次皮什蒂
}
pisti-fact = { $seat }做了{ $number }次皮什蒂。
pisti-tag = 皮什蒂 +{ $points }
pisti-count = { $count }次皮什蒂
pisti-pile = 牌堆
pisti-under = 下面
pisti-closed = 吃到的扣牌

pisti-hint-pisti = 这是皮什蒂：{ shared-points }。
pisti-hint-take = 吃下牌堆：{ shared-cards }{ $points ->
    [0] 。
   *[other] ，里面有{ $points }分。
}
pisti-hint-gone = 别的{ rank-name }都出过或在你手里，只有J吃得到。
pisti-hint-lay = 这张最不容易被配上（{ $number }%）。

pisti-one-card = 出一张牌：{ $cards }。吃到什么会自动算。
