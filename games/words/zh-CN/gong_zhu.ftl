gong-zhu-name = 拱猪
    .line = 牵羊，把猪留给别人。
    .aliases = 拱猪牵羊，抓猪
gong-zhu-rules = **别吃猪（Q♠），别吃红桃；要牵羊（J♦）。**
    各自为战，每人13张牌。{ rules-trick }{ rules-trick-plain }
    吃到的牌在一局结束时计分。**猪**罚100分，红桃每张最多罚50分，**羊**得100分。10♣是**变压器**，把这一切都加倍，不管好坏。如果吃到全部红桃，反而得200分。
    有人降到−1000就是猪，得分最高的人获胜。
    - **例如：** 你吃到Q♠、K♥和3♥：−100、−40和0，共扣140分。如果还有10♣，就扣280分。
    .whole =
    - **发牌：** 52张牌，每人13张。
    - **亮牌：** 出牌前可以亮出手里的Q♠、J♦、10♣和A♥。大家同时决定。亮过的猪和羊加倍，亮过的A♥使所有红桃加倍，亮过的10♣乘4，都算在吃到的人身上。亮过的牌在其花色第一次被领出时不能出，除非该花色只有这一张。
    - **出牌：** 有2♣的人领出它。{ rules-trick }{ rules-trick-plain }A最大。
    - **红桃：** A罚50，K罚40，Q罚30，J罚20，10到5各罚10。4、3、2不罚。
    - **13张红桃全吃到**反而得200分；如果猪也在一起，猪也得100分。
    - **猪**罚100分，**羊**得100分。
    - **变压器**把你吃到的其他一切加倍。没吃到红桃、猪、羊而只有它，得50分；亮过得100分。
    - **结束：** 有人到−1000或更低时，低到那里的都是猪，得分最高的人获胜。
    - **例如：** A♥亮过。你吃到它、9♥和羊：红桃−60，加倍成−120，羊得100。总共−20。
gong-zhu-paragraphs =
    .nothing-to-expose = 2
    .wrong-phase-expose = 2
    .not-exposable = 2
    .wrong-phase-exposed = 2
    .exposed-protected = 2
    .must-follow-suit = 3
    .must-lead-2c = 3

gong-zhu-variant-partners = 结对
gong-zhu-variant-plain = 不亮牌
gong-zhu-variant-short = 快速，打到−500

gong-zhu-option-expose = 出牌前可以亮出Q♠、J♦、10♣和A♥来加倍
gong-zhu-option-expose_timing = 何时亮牌
    .simultaneous = { shared-same-time }
    .in_turn = 从有2♣的人起依次
gong-zhu-option-expose_protect = 亮过的牌要等其花色被领出过一次
gong-zhu-option-first_lead = 第一次领出
    .two_of_clubs = 每局都是2♣
    .two_of_spades_then_pig = 2♠；以后由吃到猪的人随便出
    .seven_of_spades_then_pig = 有7♠的人随便出；以后由吃到猪的人
gong-zhu-option-hearts_table = 红桃罚分
    .standard = A K Q J是50、40、30、20，10到5各10，4 3 2不罚
    .pip = A K Q J是50、40、30、20，4是10，其余按点数
gong-zhu-option-pig_value = 猪（Q♠）的分数
gong-zhu-option-pig_flip = 什么使猪变成得分
    .all_hearts = 吃到全部红桃
    .grand_slam = 吃到全部16张分牌
    .never = 没有
gong-zhu-option-sheep_flip = 吃到全部红桃但不是全部16张分牌时，羊变成扣分
gong-zhu-option-transformer_alone = 只吃到10♣（变压器）时的分数
gong-zhu-option-target = 降到多少分就输
gong-zhu-option-win_target = 有人到多少分也结束对局
gong-zhu-option-max_hands = { shared-most-hands }
gong-zhu-option-partners = 对面的玩家是搭档，分数相加

do-expose = 亮牌
    .with = 亮出{ $picked }
    .pick = 最多亮{ $most }张牌
do-expose-none = 不亮

gong-zhu-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
gong-zhu-answers = { $seat }选好了。
    .short = 选好了
    .to-seat = 你选好了。
gong-zhu-exposes = { $seat }亮出{ $cards }。
    .to-seat = 你亮出{ $cards }。
gong-zhu-exposes-none = { $seat }不亮。
    .short = 不亮
    .to-seat = 你不亮。
gong-zhu-expose-nothing = { $seats }不亮{ $count ->
   *[other] {""}
}。
    .to-seats = { shared-you-and }不亮。
gong-zhu-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
gong-zhu-scores = { $seat }吃到{ $cards }：{ shared-points }。
    .to-seat = 你吃到{ $cards }：{ $points }分。
gong-zhu-scores-nothing = { $seat }没吃到分牌。
    .to-seat = 你没吃到分牌。
gong-zhu-pigs = { $seats }是猪！{ $count ->
   *[other] {""}
}
    .to-seats = { shared-you-and }是猪！

gong-zhu-exposable = 可以亮的牌
gong-zhu-line = { $score }
gong-zhu-line-hand = { $score } · 本局{ SIGNED($points) }
gong-zhu-line-scored = { $score }（{ SIGNED($points) }）
gong-zhu-for = { $term ->
    [pig] 猪 { $number }
    [sheep] 羊 { $number }
    [transformer] 10♣ { $number }
   *[hearts] 红桃 { $number }
}
gong-zhu-answered = 选好了
gong-zhu-pig = 猪
gong-zhu-exposing = 第{ $number }局 · 亮牌
gong-zhu-trick = { shared-trick-of-hand }
gong-zhu-taken = { $seat }吃到
gong-zhu-doubled = 加倍

gong-zhu-hint-expose = { $exposes ->
    [none] 别亮。亮出的牌对吃到的人加倍，而你的胜算不大。
    [alone] 别亮。亮出的牌对吃到的人加倍。你也许赚到一家，却可能输给三家。
   *[some] 亮出的牌对吃到的人加倍，所以亮别人会吃下的牌，或者自己能牵到的羊。
}{ $pig ->
    [none] { "" }
   *[other] 你吃到Q♠的概率：{ $pig }%。
}{ $sheep ->
    [none] { "" }
   *[other] 你吃到J♦的概率：{ $sheep }%。
}{ $transformer ->
    [none] { "" }
   *[other] 你吃到10♣的概率：{ $transformer }%。
}{ $ace ->
    [none] { "" }
   *[other] 有这张A♥，红桃平均罚你{ $ace }分，通常是50分。
}
gong-zhu-hint-only = { shared-hint-only-card }
gong-zhu-hint-chase = 拱猪：比Q小的黑桃吃不到它，却能把它逼出来。
gong-zhu-hint-cash-sheep = 领出羊：现在没人能压过它。
gong-zhu-hint-heart = 别人有更大的红桃，多半会有人吃下。
gong-zhu-hint-catch-sheep = 别人的方块不多了，很快有人得出羊。领出大的牵过来。
gong-zhu-hint-short = 从短花色领出。没了它，你就能把坏牌垫给别人。
gong-zhu-hint-risky = { shared-hint-no-safe-lead }
gong-zhu-hint-drop-pig = 桌上有更大的黑桃，猪归别人。
gong-zhu-hint-drop-transformer = 桌上有更大的梅花，变压器归别人。
gong-zhu-hint-take-transformer = 这一局你领先很多，变压器能加倍。
gong-zhu-hint-take-sheep = 牵羊，它是你的。
gong-zhu-hint-keep-heart = 有人在收红桃，别把你的给他。
gong-zhu-hint-keep-sheep = 留着羊，和能牵羊的牌。
gong-zhu-hint-high-last = { shared-hint-highest-safe }
gong-zhu-hint-duck = { shared-hint-highest-under }
gong-zhu-hint-must-take = { shared-hint-taking-anyway }
gong-zhu-hint-low = { shared-hint-lowest-over }
gong-zhu-hint-throw = { shared-hint-off-suit }
gong-zhu-hint-spare = 搭档正赢着这一墩，尽量别垫坏牌。
gong-zhu-hint-stop = 有人收了目前所有的红桃。吃一张拦住他。
gong-zhu-hint-collect = 目前所有的红桃都在你这里。去收剩下的。

must-lead-2c = 第一墩必须由{ $cards }领出。出它吧。
exposed-protected = { $card }亮过，其花色第一次被领出时不能出。你可以出{ $cards }。
not-exposable = 你只能亮{ $cards }，或者不亮。
nothing-to-expose = 你没有可以亮的牌，选不亮。
wrong-phase-expose = 先亮牌。亮出{ $cards }，或其中几张，或者不亮。
wrong-phase-exposed = 亮牌结束了。你可以出{ $cards }。
