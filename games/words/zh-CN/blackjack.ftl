blackjack-name = 二十一点
    .line = 比庄家更接近21，但别超过。
    .aliases = 21点，黑杰克
blackjack-rules = **不超过21而比庄家更接近。人人单独对庄家。**
    你下注，拿到两张明牌。庄家亮两张里的一张。J、Q、K算10，A算1或11。**要牌**再拿一张，或者**停牌**。超过21就**爆牌**：赌注没了。然后庄家拿到17为止。更接近21的赢得所下的注，同点退还。
    A加一张十点牌（10、J、Q、K）是**黑杰克**，赔3比2。20轮之后，筹码最多的获胜。{ rules-play-chips }
    - **例如：** 你有10♠ 6♦，庄家亮6♣。它这样常常爆牌，所以你停牌。它加上10♥是16，再拿9♦：你赢了。
    .whole =
    - **下注：** 大家同时下注，10到200，十的倍数。都下完才看得到别人的。
    - **牌靴：** 六副牌，剩四分之一时重洗。
    - **软：** A算11时是软牌。A♠ 6♦是软17，再来10还是17。
    - **保险：** 庄家亮A时，可以再下一半的注，赌它的暗牌凑成黑杰克，赔2比1。
    - **暗牌：** 亮着A或十点牌时，庄家先看暗牌。如果是黑杰克，这一轮结束，只有你自己的黑杰克能保住赌注。
    - **21**自动停牌。
    - **加倍：** 头两张时，再下同样的注，只再拿一张。
    - **分牌：** 两张同值的牌可以分成两手，各下一注，最多四手。分开的A各拿一张，凑成21不算黑杰克。
    - **投降：** 不打，放弃一半的注。
    - **庄家**拿到17以上为止，没有人可比时不拿。
    - **结束：** 20轮之后，或别人都不能下注时。同分并列。一个人玩时，筹码比开始多就赢。
blackjack-paragraphs =
    .bet-range = 1
    .bet-tens = 1
    .insure-or-pass = 4
    .play-now = 6
    .no-double = 7
    .no-split = 8
    .no-surrender = 9

blackjack-variant-hard_house = 强硬庄家：赔6比5，软17要牌
blackjack-variant-european = 欧式：庄家不看暗牌
blackjack-variant-one_deck = 一副牌，每轮重洗
blackjack-variant-kitchen = 家里玩：五张算赢
blackjack-variant-long = 50轮，下注到500

blackjack-option-start_chips = { shared-chips }
blackjack-option-min_bet = 最低下注
blackjack-option-max_bet = 最高下注
    .zero = { shared-no-limit }
blackjack-option-max_rounds = { shared-rounds }
blackjack-option-decks = 牌靴里几副牌
blackjack-option-shoe = 何时重洗
    .run = 剩四分之一时
    .fresh = 每轮
blackjack-option-soft17 = 软17时庄家
    .stand = 停牌
    .hit = 要牌
blackjack-option-pays = 黑杰克赔
    .three_two = 3比2
    .six_five = 6比5
    .even = 1比1
blackjack-option-house_blackjack = 庄家有黑杰克时
    .peek = 你打牌前就说
    .takes_all = 最后亮出，你下的全收
    .takes_one = 最后亮出，只收一注
blackjack-option-insurance = 庄家亮A时可买保险
blackjack-option-surrender = 可以投降
blackjack-option-double = 何时可以加倍
    .any = 任意两张
    .nine = 9、10和11
    .ten = 10和11
blackjack-option-das = 分牌后可以加倍
blackjack-option-split = 何时可以分牌
    .value = 任意两张十点牌
    .rank = 只限同一点数
blackjack-option-max_hands = 分牌后最多几手（1：不能分）
blackjack-option-resplit_aces = A可以再分
blackjack-option-hit_aces = 分开的A可以要牌
blackjack-option-charlie = 几张不爆立即算赢
    .zero = { shared-none }

do-hit = 要牌
    .listed = 要牌
do-split = 分牌
    .listed = 分牌
do-surrender = 投降
    .listed = 投降
do-insure = 保险

blackjack-shuffles = 牌靴重洗：{ $count }张。
blackjack-ready = { $seat }准备好了。
    .short = 好了
    .to-seat = 你准备好了。
blackjack-bets = { $seat }下注{ $number }。
    .to-seat = 你下注{ $number }。
blackjack-insures = { $seat }买保险{ $number }。
    .to-seat = 你买保险{ $number }。
blackjack-shows = 庄家亮{ $card }。
blackjack-natural = { $seat }黑杰克：{ $cards }。
    .to-seat = 你黑杰克：{ $cards }。
blackjack-gets = { $seat }拿到{ $card }：{ blackjack-hand }。
    .to-seat = 你拿到{ $card }：{ blackjack-hand }。
blackjack-hits = { $seat }要牌：{ $card }，{ blackjack-hand }。
    .short = 要牌
    .to-seat = 你要牌：{ $card }，{ blackjack-hand }。
blackjack-doubles = { $seat }加倍：{ $card }，{ blackjack-hand }。
    .short = 加倍
    .to-seat = 你加倍：{ $card }，{ blackjack-hand }。
blackjack-stand = { $seat }在{ blackjack-total }停牌。
    .short = 停牌
    .to-seat = 你在{ blackjack-total }停牌。
blackjack-surrender = { $seat }投降。
    .short = 投降
    .to-seat = 你投降。
blackjack-splits = { $seat }分开{ $cards }。
    .short = 分牌
    .to-seat = 你分开{ $cards }。
blackjack-house-turns = 庄家翻开{ $card }：{ blackjack-hand }。
blackjack-house-draws = 庄家拿{ $card }：{ blackjack-hand }。
blackjack-result = { $seat }{ blackjack-which-hand }：{ blackjack-won }。
    .to-seat = 你{ blackjack-which-hand }：{ blackjack-won }。
blackjack-which-hand = { $hand ->
    [0] { "" }
   *[other] ，第{ $hand }手
}
blackjack-won = { $won ->
    [won] +{ $number }
    [lost] −{ $number }
   *[push] 平
}
blackjack-insurance = { $seat }的保险：{ blackjack-won }。
    .to-seat = 你的保险：{ blackjack-won }。
blackjack-for-insurance = 保险 { $number }
blackjack-out = { $seat }不能再下注了。
    .to-seat = 你不能再下注了。

blackjack-total = { $soft ->
    [yes] 软{ $total }
   *[no] { $total }
}
blackjack-hand = { $end ->
    [bust] { $total }，爆牌
    [natural] 黑杰克
    [surrendered] 投降
    [charlie] { $total }，赢
   *[other] { blackjack-total }
}
blackjack-part = { $state ->
    [bust] 爆牌
    [doubled] { blackjack-total } · 下注{ $number }
    [paid] { blackjack-total } · { blackjack-won }
   *[plain] { blackjack-total }
}
blackjack-title = { $count ->
    [1] 你的牌：{ blackjack-hand }
   *[other] 第{ $hand }/{ $count }手：{ blackjack-hand }
}
blackjack-house = 庄家 · { blackjack-hand }
blackjack-play-chips = 用娱乐筹码下注
blackjack-limits = { $most ->
    [0] { $least }起
   *[other] { $least }–{ $most }
}
blackjack-shoe = 牌靴
blackjack-place-bets = 请下注
blackjack-subtitle = 第{ $number }/{ $count }轮
blackjack-line-paid = { $chips } · { blackjack-won }
blackjack-line-out = { $chips } · 出局

blackjack-hint-bet-usual = 起始筹码的五十分之一：够赢，又不会输光。
blackjack-hint-bet-behind = 剩的轮数不多了。下够能超过领先者的注。
blackjack-hint-bet-ahead = 剩的轮数不多而你领先。少下一点。
blackjack-hint-pass = 三分之一是十点牌才划算，而现在{ $count }张里只有{ $number }张。
blackjack-hint-stand = 再来一张，对你的{ blackjack-total }弊大于利。
blackjack-hint-stand-weak = 亮着{ $rank }时，庄家有{ $bust }%会爆牌。让它去。
blackjack-hint-hit = 在{ blackjack-total }停牌，有{ $lose }%会输。再来一张更好。
blackjack-hint-hit-safe = 什么牌都不会让你爆，拿一张。
blackjack-hint-double = { blackjack-total }再来一张赢多输少。注加倍。
blackjack-hint-split = { blackjack-total }分成两手更好。
blackjack-hint-surrender = 在{ blackjack-total }停牌有{ $lose }%会输，要牌也好不了多少。放弃一半更便宜。

few-decks = { $decks }副牌最多够{ $most }名玩家。
blackjack-high-bet = 最低下注最多是{ $most }：最高下注，或起始筹码。
bet-range = 可以下注{ $least }到{ $most }，十的倍数。
bet-tens = 下注要是十的倍数。可以下注{ $least }到{ $most }。
insure-or-pass = 买保险，或者过。
play-now = 现在该打你的牌。{ blackjack-may }
no-double = { $rule ->
    [nine] 这里只有9、10、11能加倍。
    [ten] 这里只有10、11能加倍。
    [split] 这里分牌后不能加倍。
   *[late] 只有头两张时能加倍。
}{ blackjack-may }
no-split = { $rule ->
    [pair] 只有两张相配的牌能分。
    [hands] 已经到最多的手数了。
    [aces] 这里A只能分一次。
   *[late] 只有头两张能分。
}{ blackjack-may }
no-surrender = { $rule ->
    [off] 这张牌桌不能投降。
    [split] 分牌后不能投降。
   *[late] 只有第一个决定能投降。
}{ blackjack-may }
no-chips = 那要花{ $number }，而你只有{ $left }。{ blackjack-may }
blackjack-may = { blackjack-total }时你可以：{ $calls }。
