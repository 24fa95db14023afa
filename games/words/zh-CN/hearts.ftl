hearts-name = 红心大战
    .line = 别吃红桃，更别吃黑桃Q。
    .aliases = 红心，伤心小栈，传牌红心
hearts-rules = **别吃红桃，最要紧的是别吃Q♠。**
    各自为战。先传三张牌给另一名玩家，也会有人传三张给你。
    { rules-trick }{ rules-trick-plain }有人出过一张红桃之后，才能领出红桃。
    每吃一张红桃罚1分，Q♠罚13分。但如果26分全被你吃掉，就是**全收**：你得0分，其他每人得26分。有人到100分时，分数最低的人获胜。
    - **例如：** 你领出9♣，其他人出4♣、K♣和Q♠。K♣赢得这一墩，连同13分。
    .whole =
    - **发牌：** 每人牌数相同。三人时去掉2♦，五人时去掉2♦和2♣，六人时去掉2♦、3♦、3♣和4♣。
    - **传牌：** 大家同时选三张，扣着传。先传给左边，下一局传给右边，四人或六人时再传给对面。接着有一局不传，然后从头开始。
    - **出牌：** 有最小梅花的人领出它。{ rules-trick }{ rules-trick-plain }A最大。
    - **第一墩：** 不能出红桃和Q♠，除非你没有别的牌。
    - **破红桃：** 有人出过一张红桃之后才能领出红桃，除非你手里只有红桃。Q♠不破红桃，随时可以领出。
    - **分数：** 每张红桃1分，Q♠ 13分。
    - **全收：** 吃到全部13张红桃和Q♠，你得0分，其他每人得26分。
    - **结束：** 有人到100分或更多时，分数最低的人获胜。如果两人同为最低，再打一局。
    - **例如：** 领出方块，你一张也没有。你出Q♠，赢这一墩的人得13分。这不算破红桃。如果出2♥，就破了。
    - **自定规则**可以加上减10分的J♦、其他全收方式、黑玛丽等等。
hearts-paragraphs =
    .hearts-passing-over = 2
    .hearts-pass-now = 2
    .wrong-pass-count = 2
    .hearts-bad-card = 2
    .must-lead-low-club = 3
    .must-follow-suit = 3
    .no-points-first-trick = 4
    .must-lead-club = 4
    .hearts-not-broken = 5

hearts-variant-quick = 快速，打到50
hearts-variant-jack = J♦减10分
hearts-variant-omnibus = 混合：J♦减10分，全收要吃到15张得分牌
hearts-variant-bicycle = Q♠也破红桃
hearts-variant-trickster = 全收绝不会让你输掉对局
hearts-variant-black_maria = 黑玛丽：A♠和K♠也罚分
hearts-variant-spot = 点数红心，打到500

hearts-option-pass_count = 传几张牌
hearts-option-pass_cycle = 传给谁
    .classic = 左、右、对面，然后不传
    .wide = 依次传给每个人，然后不传
    .no_hold = 左、右、对面，每局都传
    .left = 总是左边
    .right = 总是右边
    .none = { shared-never }
hearts-option-odd_cards = 发不均的余牌
    .remove = 不用
    .kitty_first_trick = 归赢第一墩的人
    .kitty_first_points = 归第一个吃到分的人
hearts-option-first_lead = 第一次领出
    .low_club = 最小的梅花
    .any_club = 任意梅花，由有最小梅花的人出
    .left_of_dealer = 随便，由发牌者左边的玩家出
hearts-option-first_trick_points = 第一墩出分牌
    .barred = 没有别的牌时才行
    .allowed = 可以
hearts-option-heart_leads = 何时可以领出红桃
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
hearts-option-queen_breaks = Q♠也破红桃
hearts-option-queen_forced = 红桃未破而手里只有Q♠和红桃时，必须领出Q♠
hearts-option-hearts = 每张红桃罚
    .one = 1分
    .spot = 点数，J Q K A算11、12、13、14
hearts-option-queen_points = Q♠的分数
hearts-option-spade_honours = K♠罚10分，A♠罚7分
hearts-option-jack = 奖励方块
    .none = { shared-none }
    .jack = J♦
    .ten = 10♦
hearts-option-jack_points = 奖励方块减多少分
hearts-option-moon = 吃到所有罚分牌时
    .others = 其他每人加上这些分
    .self = 从自己的分里减掉
    .choose = 自己选：加给别人，或从自己减掉
    .auto = 加给别人；如果那样你会输掉对局，就从自己减掉
    .off = 这些分都算你的
hearts-option-moon_needs_jack = 全收还需要奖励方块
hearts-option-sun = 连每一墩都赢下，全收加倍
hearts-option-no_tricks_bonus = 一墩不赢减多少分
hearts-option-target = 有人到多少分时结束
hearts-option-reset_at_target = 正好到那个分数就减半
hearts-option-tie_break = 最后两人同为最低
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
hearts-option-max_hands = { shared-most-hands }

do-add = 加给别人
do-subtract = 从我的分里减

hearts-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
hearts-chooses = { $seat }选好了要传的牌。
    .short = 选好了
    .to-seat = 你选好了要传的牌。
hearts-gets = { $seat }传给你{ $cards }。
hearts-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
hearts-broken = 红桃破了。
hearts-kitty = { $seat }拿走余牌：{ $cards }。
    .to-seat = 你拿走余牌：{ $cards }。
hearts-moon = { $seat }全收了！
    .to-seat = 你全收了！
hearts-moon-adds = 除{ $seat }外每人得{ $points }分。
    .to-seat = 除你外每人得{ $points }分。
hearts-moon-subtracts = { $seat }从自己的分里减掉{ $points }分。
    .to-seat = 你从自己的分里减掉{ $points }分。
hearts-resets = { $seat }正好{ $points }分，降到{ $half }分。
    .to-seat = 你正好{ $points }分，降到{ $half }分。
hearts-scores = 第{ $number }局：{ $gains } → { $totals }。
hearts-ahead = { $count ->
    [1] { $seats }领先。
   *[other] { $seats }并列领先。
}
    .to-seats = { $others ->
        [0] 你领先。
       *[other] { shared-you-and }并列领先。
    }
hearts-shot = { $seat }在第{ $number }局全收。

hearts-way = { $way ->
    [hold] 不传
    [across] 给对面
    [left] { $far ->
        [1] 给左边
       *[2] 给左边第二家
    }
   *[right] { $far ->
        [1] 给右边
       *[2] 给右边第二家
    }
}
hearts-prompt-pass = 传{ $count }张牌{ hearts-way }
hearts-pass-to = 传{ $count }张给{ $other }
hearts-line = { $score }
hearts-line-hand = { $score } · 本局{ SIGNED($points) }
hearts-line-scored = { $score }（{ SIGNED($points) }）
hearts-deed = { $count ->
    [0] 没赢墩
   *[other] { $count }墩
}
hearts-for-hearts = 红桃 { $number }
hearts-for-queen = Q♠ { $number }
hearts-for-king = K♠ { $number }
hearts-for-ace = A♠ { $number }
hearts-for-bonus = 奖励 { $number }
hearts-for-moon = { $seat }全收 { $number }
hearts-for-no-tricks = 没赢墩 { $number }
hearts-for-reset = 正好{ $target }分 { $number }
hearts-chose = 选好了
hearts-choosing = 选牌中
hearts-passing = 第{ $number }局 · 传牌
hearts-trick = { shared-trick-of-hand }
hearts-badge-pass = 传牌
hearts-badge = 未破
hearts-badge-broken = 已破
hearts-left-out = 不用的牌
hearts-taken = { $seat }赢得

hearts-hint-pass-queen = 你的小黑桃不够保护Q♠，传出去。
hearts-hint-pass-spade = 大黑桃会吃到Q♠，而你可以代替出的小黑桃太少。
hearts-hint-pass-heart = 大红桃会吃到红桃，传掉。
hearts-hint-pass-void = 清掉短的花色。没了它，你就可以随便垫牌。
hearts-hint-pass-rest = 这些牌最容易赢到你不想要的墩。
hearts-hint-add = 加到别人的分上，这不会让你输掉对局。
hearts-hint-subtract = 从自己的分里减。加给别人会结束对局，而你赢不了。
hearts-hint-only = { shared-hint-only-card }
hearts-hint-moon = 到现在所有的分都在你这里，没人能压过这些牌。争取全收。
hearts-hint-stop = 有人要全收。吃几分拦住他。
hearts-hint-drive = 比Q小的黑桃有助于逼出它。
hearts-hint-give = 外面的黑桃都比Q大。领出它，必有别人吃掉。
hearts-hint-low = 它最容易被压过，应该会有别人拿走这一墩。
hearts-hint-risky = { shared-hint-no-safe-lead }
hearts-hint-under = 桌上有更大的黑桃，现在出掉：别人拿走这一墩。
hearts-hint-bonus = 这一墩值得吃：它会减你的分。
hearts-hint-free = { shared-hint-highest-safe }
hearts-hint-early = 还早，大家应该都能跟。脱手最大的牌。
hearts-hint-duck = { shared-hint-highest-under }
hearts-hint-last = { shared-hint-taking-anyway }
hearts-hint-over = { shared-hint-lowest-over }
hearts-hint-throw = { shared-hint-off-suit }

hearts-pass-now = 先传牌。请传{ $count }张给{ $other }。
wrong-pass-count = 请正好传{ $count }张不同的牌给{ $other }。
hearts-already-passed = 你已经选好了。现在等{ $seats }。
hearts-bad-card = 这个游戏里没有“{ $text }”这张牌。请从手牌里传。
hearts-passing-over = 传牌结束了。你可以出{ $cards }。
hearts-moon-now = 你全收了。加给别人，或从自己的分里减。
must-lead-club = 第一墩必须领出梅花。你可以出{ $cards }。
no-points-first-trick = 第一墩不能出分牌。你可以出{ $cards }。
hearts-not-broken = 红桃还没破，不能领出。你可以出{ $cards }。
hearts-moon-needs-jack = 那种全收需要奖励方块。也选上J♦或10♦。
hearts-sun-needs-moon = 加倍全收需要全收。也选好全收的效果。
hearts-reset-needs-even = { $target }不能减半。请选偶数的分数。
hearts-without-end = 奖励太高，对局可能永远打不完。降低一些，或限定局数。
