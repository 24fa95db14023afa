oh-hell-name = 哦糟糕
    .line = 叫墩数，正好赢那么多。
    .aliases = 叫墩，升降桥，见鬼
oh-hell-rules = **说说你能赢几墩，然后正好赢那么多，不多也不少。**
    手牌从十张减到一张，再增回去。翻开一张：它的花色是这一局的将牌，压过其他花色。每人叫一次。发牌者最后叫，不能让总数等于墩数。
    { rules-trick }{ rules-trick-trump }
    每墩得1分，正好等于所叫的再得10分。最后一局之后，得分最高的人获胜。
    - **例如：** 你叫3赢3：得13分。如果赢4墩，只得4分。
    .whole =
    - **发牌：** 每人抽一张，最大的发牌，之后轮到左边。五人以内从10张开始，六人8张，七人7张。每局少一张，减到一张再增回去。
    - **将牌：** 翻开下一张，它的花色是将牌。全发完时没有将牌。
    - **叫墩：** 从发牌者左边起，每人叫一次，0到手牌张数。发牌者不能让总数等于墩数，所以总有人失手。
    - **出牌：** 发牌者左边的玩家随便领出。{ rules-trick }{ rules-trick-trump }A最大。
    - **得分：** 每赢一墩1分，正好等于所叫的再加10分。
    - **结束：** 最后一局之后，得分最高的人获胜。两人同为最高就并列获胜。
    - **例如：** 每人五张，前面叫了2、0、1。发牌者不能叫2，因为加起来是5。别的都行，比如1或3。
    - **自定规则**可以改手牌张数、将牌、叫法和得分。
oh-hell-paragraphs =
    .wrong-phase-bid = 3
    .bad-bid = 3
    .wrong-phase-play = 4
    .must-follow-suit = 4

oh-hell-variant-river = 上下河：1到7再回来
oh-hell-variant-blackout = 熄灯：失手不得分
oh-hell-variant-nomination = 指定惠斯特，7局
oh-hell-variant-fist = 大家同时叫，失手扣分
oh-hell-variant-wizard_points = 大分数，手牌只增不减

oh-hell-option-hands = 每局几张牌
    .down_up = 从最多到1再回来
    .up_down = 从1到最多再回来
    .down = 从最多到1
    .up = 从1到最多
oh-hell-option-max_cards = 手牌最多几张
oh-hell-option-one_card_hands = 一张牌的局连打几次
oh-hell-option-trump = 将牌
    .turned = 翻开一张
    .cycle = 红桃、梅花、方块、黑桃轮流
    .cycle_nt = 红桃、梅花、方块、黑桃、无将轮流
    .none = { shared-none }
    .spades = 总是黑桃
oh-hell-option-full_pack = 全部发完时
    .no_trump = 没有将牌
    .last_card = 亮发牌者最后一张，它的花色是将牌
oh-hell-option-hook = 总数不能等于墩数
    .always = 总是
    .above_one = 一张牌时除外
    .never = 没有这条规则
oh-hell-option-bidding = 怎样叫
    .in_turn = 依次
    .at_once = { shared-same-time }
oh-hell-option-trump_leads = 何时可以领出将牌
    .anytime = { shared-any-time }
    .when_broken = { shared-once-played }
oh-hell-option-must_trump = 跟不了花色必须出将牌
oh-hell-option-scoring = 得分
    .trick_plus_ten = 每墩1分，正好再加10
    .exact = 正好得10加所叫数，失手0
    .minus_one = 正好得10加所叫数；失手每差一墩扣1
    .trick_plus_five = 每墩1分，正好再加5
    .squares = 正好得10加所叫数的平方；失手扣差数的平方
    .wizard = 正好得20加每墩10；失手每差一墩扣10
    .tens = 正好每叫一墩得10；失手每差一墩扣10
oh-hell-option-zero = 完成叫0得
    .same = 按得分规则
    .five = 5分
    .hand = 5分加每张牌1分
    .none = 0分
oh-hell-option-tie_break = 最后两人同为最高
    .shared = { shared-share-the-win }
    .extra_hand = { shared-another-hand }

oh-hell-suit = { $suit_name ->
    [none] 无将
   *[other] { suit-name }
}
oh-hell-draw = { $seat }抽到最大的牌。
    .to-seat = 你抽到最大的牌。
oh-hell-deals = { $seat }给每人发{ $count }张牌。
    .to-seat = 你给每人发{ $count }张牌。
oh-hell-trumps = { $suit_name ->
    [none] 没有将牌。
    [C] 梅花是将牌。
    [D] 方块是将牌。
    [H] 红桃是将牌。
   *[S] 黑桃是将牌。
}
oh-hell-answers = { $seat }叫好了。
    .short = 叫好了
    .to-seat = 你叫好了。
oh-hell-scores = 第{ $number }局（{ $count }张，{ oh-hell-suit }）：{ $gains } → { $totals }。
oh-hell-made = { $count ->
    [0] 没人正好。
   *[other] { $seats }正好完成。
}
    .to-seats = { shared-you-and }正好完成。

oh-hell-for-exact = 正好 { $number }
oh-hell-line-waiting = { $score }
oh-hell-line = { $number }/{ $bid } · { $score }
oh-hell-answered = 叫好了
oh-hell-exact = 完成
oh-hell-needs = { $kind ->
    [needs] 还要{ $number }
    [over] 多了{ $number }
   *[has] 完成
}
oh-hell-subtitle = 第{ $number }/{ $hands }局 · { $count }张
oh-hell-no-trump = 无将
oh-hell-pack = 牌堆
oh-hell-bids = 所叫
oh-hell-so-far = { $sum }/{ $size }
oh-hell-off = { $kind ->
    [over] 多{ $number }
    [under] 少{ $number }
   *[even] 正好
}
oh-hell-not = 你不能叫{ $number }

oh-hell-hint-bid = 我数到{ $sure }墩稳的，{ $hopes }墩可能的。{ $leave ->
    [more] 别人叫得低，你能赢的更多。
    [less] 别人叫得高，你能赢的更少。
   *[same] {""}
}
oh-hell-hint-small = 没有稳赢的牌，但小机会加起来也算。
oh-hell-hint-hooked = 我会叫{ $number }，但你不能叫。这是次好的。
oh-hell-hint-only = { shared-hint-only-card }
oh-hell-hint-draw = 你需要大部分墩。先调别人的将牌。
oh-hell-hint-sure = 这个花色里没人能压过它。
oh-hell-hint-all = 剩下的墩你都要。领出大的。
oh-hell-hint-spare-trump = 你的将牌比需要的墩多。领出最小的调他们的。
oh-hell-hint-short = 还没有稳的，从最短的花色领出大牌。
oh-hell-hint-take = 这是稳赢的牌里最小的。
oh-hell-hint-last-one = 这是你需要的最后一墩。用最大的赢，它以后可能多赢一墩。
oh-hell-hint-high = 你需要墩，它可能赢。
oh-hell-hint-trumps = 将牌够完成所叫了，脱手一张大牌。
oh-hell-hint-better = 等更好的墩，留着能赢的牌。
oh-hell-hint-rid = 你不想要这一墩。脱手会输的最大的牌。
oh-hell-hint-throw = 你不想要这一墩。从最难躲的花色垫牌。
oh-hell-hint-last = { shared-hint-taking-anyway }
oh-hell-hint-over = { shared-hint-lowest-over }
oh-hell-hint-shed-trump = 你不想再赢了。趁大将牌还在外面，领出小将牌。
oh-hell-hint-low = 你不想再赢了，这张最容易被压过。
oh-hell-hint-extra = 你失手了，但每墩仍值1分。

oh-hell-hook = 叫的总数不能等于墩数。目前是{ $sum }，所以你不能叫{ $number }。你可以叫{ $bids }。
must-trump = 你跟不了花色，必须出将牌。你可以出{ $cards }。
trumps-not-broken = 还没人出过将牌，不能领出。你可以出{ $cards }。
too-many-cards = 牌不够。这么多玩家，每人最多{ $most }张。
