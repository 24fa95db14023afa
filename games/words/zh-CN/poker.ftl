do-bet = 下注{ $number }
do-call = 跟注
do-call-for = 跟注{ $number }
do-call-all-in = 跟注{ $number } · 全下
do-check = 过牌
do-fold = 弃牌
order-check-or-fold = 过牌或弃牌
order-call-any = 多少都跟
do-raise = 加注{ $number }
do-raise-to = 加注到{ $number }
do-rebuy = 重购

poker-to-stake = { $kind ->
    [bet] 下注
   *[raise] 加注到
}{ $number }
poker-minimum = { poker-to-stake }
poker-half-pot = { poker-to-stake } · 半个底池
poker-pot = { poker-to-stake } · 一个底池
poker-all-in = { poker-to-stake } · 全下

poker-amount = { $number }
poker-bets = { $seat }下注{ $number }{ poker-and-all-in }。
    .short = 下注
    .to-seat = 你下注{ $number }{ poker-and-all-in.to-seat }。
poker-raises = { $seat }加注到{ $number }{ poker-and-all-in }。
    .short = 加注
    .to-seat = 你加注到{ $number }{ poker-and-all-in.to-seat }。
poker-calls = { $seat }跟注{ $number }{ poker-and-all-in }。
    .short = 跟注
    .to-seat = 你跟注{ $number }{ poker-and-all-in.to-seat }。
poker-and-all-in = { $left ->
    [0] ，全下
   *[other] { "" }
}
    .to-seat = { $left ->
        [0] ，全下
       *[other] { "" }
    }
poker-checks = { $seat }过牌。
    .short = 过牌
    .to-seat = 你过牌。
poker-folds = { $seat }弃牌。
    .short = 弃牌
    .to-seat = 你弃牌。
poker-shows = { $seat }亮出{ $cards }：{ poker-hand }。
    .to-seat = 你亮出{ $cards }：{ poker-hand }。
poker-shows-wild = { $seat }亮出{ $cards }：{ poker-hand }，{ poker-jokers }。
    .to-seat = 你亮出{ $cards }：{ poker-hand }，{ poker-jokers }。
poker-shows-flush = { $seat }亮出{ $cards }：{ poker-hand }，{ poker-jokers }（{ $suit }）。
    .to-seat = 你亮出{ $cards }：{ poker-hand }，{ poker-jokers }（{ $suit }）。
poker-shows-both = { $seat }亮出{ $cards }：{ poker-hand }，以及{ poker-low }。
    .to-seat = 你亮出{ $cards }：{ poker-hand }，以及{ poker-low }。
poker-mucks = { $seat }盖牌，不亮。
    .short = 盖牌
    .to-seat = 你盖牌，不亮。
poker-gives-back = 没人跟的{ $number }退还给{ $seat }。
    .to-seat = 没人跟的{ $number }退还给你。
poker-takes-all = { $winner }不亮牌赢得{ $number }。
    .to-winner = 你不亮牌赢得{ $number }。
poker-wins = { $seats }以{ poker-hand }{ poker-kicker }赢得{ poker-which-pot }{ $number }。
    .to-seats = 你以{ poker-hand }{ poker-kicker }赢得{ poker-which-pot }{ $number }。
poker-ties = { $seats }以{ poker-hand }{ poker-kicker }平分{ poker-which-pot }{ $number }。
    .to-seats = { shared-you-and }以{ poker-hand }{ poker-kicker }平分{ poker-which-pot }{ $number }。
poker-wins-both = { $seats }以{ poker-hand }{ poker-kicker }和{ poker-low }独得{ poker-which-pot }{ $number }。
    .to-seats = 你以{ poker-hand }{ poker-kicker }和{ poker-low }独得{ poker-which-pot }{ $number }。
poker-ties-both = { $seats }以{ poker-hand }{ poker-kicker }和{ poker-low }平分{ poker-which-pot }{ $number }。
    .to-seats = { shared-you-and }以{ poker-hand }{ poker-kicker }和{ poker-low }平分{ poker-which-pot }{ $number }。
poker-wins-high = { $seats }以{ poker-hand }{ poker-kicker }赢得{ poker-which-pot }的高牌一半{ $number }。
    .to-seats = 你以{ poker-hand }{ poker-kicker }赢得{ poker-which-pot }的高牌一半{ $number }。
poker-ties-high = { $seats }以{ poker-hand }{ poker-kicker }平分{ poker-which-pot }的高牌一半{ $number }。
    .to-seats = { shared-you-and }以{ poker-hand }{ poker-kicker }平分{ poker-which-pot }的高牌一半{ $number }。
poker-wins-low = { $seats }以{ poker-low }赢得{ poker-which-pot }的低牌一半{ $number }。
    .to-seats = 你以{ poker-low }赢得{ poker-which-pot }的低牌一半{ $number }。
poker-ties-low = { $seats }以{ poker-low }平分{ poker-which-pot }的低牌一半{ $number }。
    .to-seats = { shared-you-and }以{ poker-low }平分{ poker-which-pot }的低牌一半{ $number }。
poker-no-low = { poker-which-pot }没有人有低牌。
poker-low = 低牌{ $eight }
poker-tag-low = 低牌{ $eight }
poker-kicker = { $kicker ->
    [none] { "" }
    [A] （踢脚A）
    [K] （踢脚K）
    [Q] （踢脚Q）
    [J] （踢脚J）
    [T] （踢脚10）
   *[other] （踢脚{ $kicker }）
}
poker-prompt-won = { $seats }{ $how ->
    [one] 赢得{ $number }
    [even] 平分{ $number }
   *[uneven] 分得{ $number }
}
    .to-seats = { $how ->
        [one] 你赢得{ $number }
        [even] { shared-you-and }平分{ $number }
       *[uneven] { shared-you-and }分得{ $number }
    }
poker-which-pot = { $pot ->
    [main] 主池
    [side] 边池
   *[only] 底池
}
poker-bankrupt = { $seat }的筹码输光了。
    .to-seat = 你的筹码输光了。
poker-buys-in = { $seat }重购{ $number }。
    .short = 重购
    .to-seat = 你重购{ $number }。
poker-leaves = { $seat }不重购。
    .to-seat = 你不重购。

poker-line = 筹码{ $chips }
poker-line-stake = { $chips } · 下注{ $number }
poker-line-all-in = 全下 · { $number }
poker-line-won = { $chips } · +{ $number }
poker-line-folded = { $chips } · 弃牌
poker-line-bankrupt = 没有筹码
poker-deed-folded = 弃牌
poker-deed-mucked = 盖牌
poker-for-won = 赢得 { $number }
poker-for-paid = 下注 { $number }
poker-for-rebuy = 重购 { $number }

poker-hand = { $made ->
    [pair] 一对{ poker-ranks }
    [two-pair] 两对{ poker-ranks }和{ poker-low-ranks }
    [three] 三条{ poker-ranks }
    [straight] { rank-name }高顺子
    [flush] { rank-name }高同花
    [full-house] 葫芦{ poker-ranks }带{ poker-low-ranks }
    [four] 四条{ poker-ranks }
    [straight-flush] { $rank ->
        [A] 皇家同花顺
       *[other] { rank-name }高同花顺
    }
    [five] 五条{ poker-ranks }
   *[high-card] 高牌{ rank-name }
}
poker-holding = { $eight ->
    [off] { poker-hand }
    [none] { poker-hand } · 还没有低牌
    [gone] { poker-hand } · 不会有低牌了
   *[low] { poker-hand } · 低牌{ $eight }
}
poker-category = { $made ->
    [pair] 一对
    [two-pair] 两对
    [three] 三条
    [straight] 顺子
    [flush] 同花
    [full-house] 葫芦
    [four] 四条
    [straight-flush] 同花顺
    [five] 五条
   *[high-card] 高牌
}
poker-category-and-low = { $made ->
    [pair] 一对+低
    [two-pair] 两对+低
    [three] 三条+低
    [straight] 顺子+低
    [flush] 同花+低
    [full-house] 葫芦+低
    [four] 四条+低
    [straight-flush] 同花顺+低
   *[high-card] 高牌+低
}
poker-ranks = { $rank ->
    [A] A
    [K] K
    [Q] Q
    [J] J
    [T] 10
    [9] 9
    [8] 8
    [7] 7
    [6] 6
    [5] 5
    [4] 4
    [3] 3
   *[2] 2
}
poker-low-ranks = { $low ->
    [A] A
    [K] K
    [Q] Q
    [J] J
    [T] 10
    [9] 9
    [8] 8
    [7] 7
    [6] 6
    [5] 5
    [4] 4
    [3] 3
   *[2] 2
}
poker-jokers = { $jokers ->
   *[other] 王当作{ $wild }
}

poker-may = { $may ->
    [bet-fold] 下注{ $span }，或者弃牌。
    [check-bet-fold] 过牌、下注{ $span }，或者弃牌。
    [check-bet] 过牌，或者下注{ $span }。
    [check-raise] 过牌，或者加注到{ $span }。
    [check] 你可以过牌。
    [call-raise-fold] 跟注{ $owe }、加注到{ $span }（输入“raise to”和数目），或者弃牌。
   *[call-fold] 跟注{ $owe }，或者弃牌。
}
bad-amount = 不能下这个数目。{ poker-may }
over-the-pot = 最多下一个底池，也就是{ $most }。{ poker-may }
capped = 已经下注{ $cap }次，一轮里不能再多了。{ poker-may }
no-raise = 别人都没有筹码来应对加注了。{ poker-may }
raise-closed = 上次轮到你之后没人做过完整加注，你不能再加注。{ poker-may }
raise-short = 你的筹码不够加注。{ poker-may }
no-check = 这张牌桌不能过牌。{ poker-may }
check-owing = 有人下注，你不能过牌。{ poker-may }
bet-is-made = 已经有人下注了。{ poker-may }
nothing-to-call = { $may ->
    [check-raise] 你已经补齐了，不用跟注。
    [check] 你已经补齐了，不用跟注。
   *[bet] 还没人下注，不用跟注。
}{ poker-may }
free-to-check = 留下不用花钱，别弃牌。{ poker-may }
nothing-to-raise = 还没人下注，不能加注。{ poker-may }
bet-now = 现在该下注。{ poker-may }
rebuy-or-pass = 你没有筹码了。重购，或者过。
poker-worth-bet = 值得下注。
poker-worth-raise = 值得加注。

poker-variant-cash_40 = 现金局，40局
poker-option-mode = 怎样算赢
    .sit_and_go = 赢得所有筹码
    .cash = 赢得最多，盲注不涨
poker-option-big_blind = 最初的大盲（最多是起始筹码的十分之一）
poker-option-hands_per_level = 几局后盲注上涨
poker-option-minutes_per_level = 几分钟后盲注上涨
poker-option-ante = 前注
    .each = 每人，大盲的十分之一
    .big_blind = 大盲替全桌付一份
poker-option-ante_from_level = 从第几级开始有前注
poker-option-button_rule = 有人出局时，按钮
    .moving = 移到下一名玩家
    .dead = 可以停在空座，没人逃过盲注
poker-option-reopening = 太小的全下加注
    .cumulative = 累计起来，可以让你再次加注
    .single_raise = 绝不让你再次加注
poker-option-max_hands = 局数
poker-option-rebuys = 可以重购几次

poker-button = { $seat }在按钮位。
    .to-seat = 你在按钮位。
poker-up = 盲注上涨：现在是{ $small }和{ $big }。
poker-up-next = 这是本级盲注的最后一局。下一级：{ $small }和{ $big }。
poker-antes = 每人付前注{ $number }。
poker-small = { $seat }下小盲{ $number }{ poker-and-all-in }。
    .to-seat = 你下小盲{ $number }{ poker-and-all-in.to-seat }。
poker-big = { $seat }下大盲{ $number }{ poker-and-all-in }。
    .to-seat = 你下大盲{ $number }{ poker-and-all-in.to-seat }。
poker-big-and-ante = { $seat }下大盲{ $number }和前注{ $ante }{ poker-and-all-in }。
    .to-seat = 你下大盲{ $number }和前注{ $ante }{ poker-and-all-in.to-seat }。
poker-you-hold = 你的手牌是{ $cards }。
poker-flop = 翻牌：{ $cards }。
poker-turn = 转牌：{ $cards }。
poker-river = 河牌：{ $cards }。
poker-out = { $seat }出局，{ poker-place }。
    .to-seat = 你出局，{ poker-place }。
poker-place = 第{ $place }名
poker-line-out = 出局 · { poker-place }
poker-line-net = { $chips } · { poker-net }
poker-net = { $kind ->
    [even] 持平
    [up] 赢{ $number }
   *[down] 输{ $number }
}
poker-tag-small = 小盲
poker-tag-big = 大盲
poker-badge-blinds = 盲注
poker-badge-value = { $small }/{ $big }
poker-badge-ante = 前注
poker-badge-left = 距盲注上涨
poker-badge-hands = { $count }局
poker-badge-up = 盲注上涨
poker-badge-minutes = 每{ $count }分钟
poker-board = { $form ->
    [none] 公共牌
   *[other] 公共牌，{ $form }
}
poker-hand-level = 第{ $number }局 · 盲注{ $level }级 · { $stage ->
    [preflop] 翻牌前
    [flop] 翻牌
    [turn] 转牌
    [river] 河牌
    [all-in] 全下
   *[over] 结束
}
poker-high-blind = 大盲太高了。最多是起始筹码的十分之一：{ $most }。
poker-drawing = { $draw ->
    [flush] { poker-hand }和同花听牌
    [straight] { poker-hand }和顺子听牌
    [gutshot] { poker-hand }和卡顺听牌
    [both] { poker-hand }和同花、顺子双听
   *[none] { poker-hand }
}
poker-chance = { $eight ->
    [off] 凭{ poker-drawing }，你对{ poker-rivals }的胜率约{ $percent }%
    [unknown] 凭{ $cards }，你对{ poker-rivals }约能赢得底池的{ $percent }%
    [none] 凭{ poker-drawing }，还没有低牌，你对{ poker-rivals }约能赢得底池的{ $percent }%
    [gone] 凭{ poker-drawing }，没有低牌，你对{ poker-rivals }约能赢得底池的{ $percent }%
   *[low] 凭{ poker-drawing }和{ poker-low }，你对{ poker-rivals }约能赢得底池的{ $percent }%
}
poker-rivals = { $count }手随机牌
poker-hint-rebuy = { shared-hint-no-chips }
poker-hint-open = 在你这个位置，{ $cards }够加注了。
poker-hint-open-call = { $cards }够入局了。
poker-hint-open-check = { $cards }不值得加注。免费看翻牌。
poker-hint-open-fold = 后面还有人没行动，{ $cards }太弱了。
poker-hint-bet = { poker-chance }。{ poker-worth-bet }
poker-hint-check = { poker-chance }。免费看下一张。
poker-hint-show = { poker-chance }。不值得下注。免费看谁赢。
poker-hint-raise = { poker-chance }。{ poker-worth-raise }
poker-hint-call = { poker-chance }，而你只需要{ $need }%。值得跟注。
poker-hint-answer-check = { poker-chance }。不值得加注，过牌不花钱。
poker-hint-answer-fold = { poker-chance }。但他们在下注，手牌比随机牌好，而跟注需要{ $need }%。
