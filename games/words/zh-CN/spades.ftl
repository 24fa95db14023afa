spades-name = 黑桃王
    .line = 和搭档叫墩数，然后拿到它们。
    .aliases = 黑桃，黑桃桥牌
spades-rules = **你和对面的搭档先说能赢多少墩，再去赢到它们。**
    每人13张牌，各叫一次，和搭档的数相加。
    { rules-trick }
    黑桃是**将牌**，压过其他所有花色。{ rules-trick-trump }有人出过一张黑桃之后，才能领出黑桃。
    完成叫牌，每叫一墩得10分，每多一墩得1分。没完成，每叫一墩扣10分。先到500分的队获胜。
    - **例如：** 你叫4，搭档叫3。你们一共赢8墩：70加1，得71分。如果只赢6墩，就要扣70分。
    .whole =
    - **发牌：** 52张牌，每人13张。逐张翻牌，拿到A♠的人先发牌，之后轮到左边。
    - **叫牌：** 从发牌者左边起，每人叫一次，0到13。不能不叫，也不能改。搭档面对面坐，叫的数相加。
    - **出牌：** 发牌者左边的玩家领出。{ rules-trick }黑桃是将牌，A最大。{ rules-trick-trump }
    - **破黑桃：** 这一局有人出过黑桃之后才能领出黑桃，除非你只有黑桃。
    - **得分：** 你们队赢到至少所叫的墩数，每叫一墩得10分，每多一墩得1分。否则每叫一墩扣10分。分数可以低于零。
    - **结束：** 先到500分的队获胜。同一局都到了，分高的获胜；还相同就再打一局。
    - **例如：** 领出红桃，你没有。你出2♠。后面的人也没有红桃，出了9♠，这一墩归他。如果他出的是A♥，你的2♠就赢了。
    - **自定规则**可以加上**零墩**：叫一墩都不赢。做到了全队得100分，赢了任何一墩就扣100分。搭档叫的数照常计算。**盲叫零墩**是看牌之前叫零墩，200分，落后至少100分时可以叫。**超墩**是多赢的墩：每满10个扣全队100分。
spades-paragraphs =
    .wrong-phase-bid = 2
    .bad-bid = 2
    .wrong-phase-play = 3
    .must-follow-suit = 3
    .spades-not-broken = 4

spades-variant-modern = 有零墩和超墩，打到250
spades-variant-long = 有零墩、盲叫零墩和超墩，打到500
spades-variant-jokers = 有王、零墩和超墩，打到250
spades-variant-short = 快速，打到200

spades-option-target = { shared-points-to-win }
spades-option-tie_break = 最后两队同分
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
spades-option-overtrick_points = 每多一墩的分数
spades-option-nil = 可以叫零墩（一墩都不赢）
spades-option-nil_points = 零墩的得失分
spades-option-failed_nil_tricks = 叫零墩的人赢到的墩
    .count = 帮搭档完成叫牌
    .bags_only = 只算超墩
spades-option-blind_nil = 落后的队可以看牌前叫零墩（需要零墩）
spades-option-blind_nil_points = 盲叫零墩的得失分
spades-option-blind_nil_behind = 落后多少分可以盲叫
    .zero = { shared-any-time }
spades-option-bags = 多赢的墩算超墩，太多要扣分
spades-option-bag_limit = 多少个超墩扣分
spades-option-bag_penalty = 超墩扣多少分
spades-option-jokers = 王
    .none = { shared-none }
    .two = 两张，作最大的黑桃，代替2♣和2♦
spades-option-min_team_bid = 一队至少叫多少
spades-option-cap_team_bid = 一队最多叫13
spades-option-not_thirteen = 四家叫的总数不能正好是13
spades-option-first_lead = 第一墩由谁领出
    .left_of_dealer = { shared-left-of-dealer }
    .low_club = 有最小梅花的人，出那张牌
spades-option-no_spade_trick_one = 第一墩不能出黑桃，除非没有别的牌
spades-option-spade_leads = 何时可以领出黑桃
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
spades-option-lose_at = 一队降到多少分就输

do-bid-nil = 叫零墩
    .listed = 零墩
do-bid-blind-nil = 盲叫零墩
    .listed = 盲叫零墩
do-look = 看牌

spades-draw = { $seat }抽到A♠，先发牌。
    .to-seat = 你抽到A♠，先发牌。
spades-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
spades-looks = { $seat }看了牌。
    .short = 看了牌
    .to-seat = 你看了牌。
spades-bids-nil = { $seat }叫零墩。
    .to-seat = 你叫零墩。
spades-bids-blind-nil = { $seat }盲叫零墩。
    .to-seat = 你盲叫零墩。
spades-overbid = { $seats }一共叫了超过13。总共只有13墩。
    .to-seats = 你和{ $seats }一共叫了超过13。不可能完成。
spades-broken = 黑桃破了。
spades-scores = { $seats }叫{ $bid }赢{ $won }：{ shared-points }。
    .to-seats = 你和{ $seats }叫{ $bid }赢{ $won }：{ $points }分。
spades-nil-made = { $seat }完成零墩：全队得{ $points }分。
    .to-seat = 你完成零墩：全队得{ $points }分。
spades-nil-failed = { $seat }没完成零墩：全队扣{ $points }分。
    .to-seat = 你没完成零墩：全队扣{ $points }分。
spades-bag-penalty = 超墩太多：{ $seats }扣{ $points }分。
    .to-seats = 超墩太多：你和{ $seats }扣{ $points }分。

spades-line-waiting = 还没叫
spades-for-extra = 多赢 { $number }
spades-for-nil = { $seat }的{ $kind ->
    [blind] 盲叫零墩
   *[nil] 零墩
} { $number }
spades-for-bags = 超墩 { $number }
spades-line = { $bid ->
    [nil] 零墩
    [blind] 盲叫零墩
   *[other] 叫{ $bid }
} · 赢{ $number }
spades-bidding = 第{ $number }局 · 叫牌
spades-trick = { shared-trick-of-hand }
spades-bags = { $count }个超墩
spades-broken-badge = 已破

spades-hint-look = 看牌吧。盲叫很少划算。
spades-hint-nil = 这些牌都躲得开：黑桃都小，每个长花色都有小牌。叫零墩。
spades-hint-bid = 我数到约{ $tricks }墩。稳赢的黑桃：{ $spades }张里{ $sure }张。其他花色的A：{ $aces }张。拿不准就叫低点。
spades-hint-crowded = 我数到约{ $tricks }墩，但加上前面叫的就有{ $total }。墩数不够分，少叫一个。
spades-hint-only = { shared-hint-only-card }
spades-hint-winner = 外面没有更大的了，只要没人将吃就赢。
spades-hint-top-spade = 这是剩下最大的黑桃。先调出他们的将牌，免得好牌被将吃。
spades-hint-need-all = 剩下的墩你几乎都要赢，领出最大的黑桃。
spades-hint-partner-ruffs = 搭档没有这个花色，可以将吃。
spades-hint-shortest = 从最短的花色领出。没了它就可以将吃。
spades-hint-longest = 从最长的花色领出小牌。
spades-hint-low-spade = 你只有黑桃，领出最小的。
spades-hint-partner = { shared-hint-partner-winning }
spades-hint-beaten = { shared-hint-cannot-win }
spades-hint-cheapest = { shared-hint-cheapest }
spades-hint-sure = 外面没有更大的了，它会赢。
spades-hint-second-low = 第二家出小：留给搭档。
spades-hint-third-high = 第三家出大：让最后一家难办。
spades-hint-third-low = 搭档领出了大牌，出小的。
spades-hint-ruff = 你跟不了，用能赢的最小黑桃将吃。
spades-hint-set = 你们完成了叫牌，他们还没有。继续赢墩，让他们完不成。
spades-hint-cover = 搭档叫了零墩。用大牌赢下来，别让搭档赢。
spades-hint-trap = 对手叫了零墩，却要赢这一墩。让他赢。
spades-hint-bag = 两队都完成了，这一墩只会是超墩。躲开。
spades-hint-duck = 你叫了零墩，躲开。

spades-blind-nil-needs-nil = 盲叫零墩需要零墩。也打开零墩。
wrong-phase-blind = 先看牌，或者盲叫零墩。
wrong-phase-look = 先看牌。
no-spade-trick-one = 第一墩不能出黑桃。你可以出{ $cards }。
spades-not-broken = 黑桃还没破，不能领出。你可以出{ $cards }。
