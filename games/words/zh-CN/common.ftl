list-comma = 、
list-semicolon = ；
list-space = { "" }
player = { $seat }
names-more = { $first }、{ $next }
names = { $first }和{ $last }
partners = { $one } & { $two }
partners-you = 你 & { $partner }

card-name = { $deck ->
    [colours] { $suit_text }{ $rank_name }
   *[french] { $suit_text }{ $rank_name }
}
card-sign = { $rank ->
    [S] { $sign }跳过
    [R] { $sign }反转
    [D] { $sign }+2
    [WW] 🌈万能
    [W4] 🌈+4
    [JR] 大王
    [JB] 小王
   *[other] { $sign }{ $rank }
}
card-JR = 大王
card-JB = 小王
card-WW = 万能牌
card-W4 = 万能+4
card-hidden = 一张扣着的牌
rank-name = { $rank ->
    [A] A
    [J] J
    [C] 骑士
    [Q] Q
    [K] K
    [T] 10
    [S] 跳过
    [R] 反转
    [D] +2
    [JR] 大王
    [JB] 小王
   *[other] { $rank }
}
suit-name = { $suit_name ->
    [C] 梅花
    [D] 方块
    [H] 红桃
    [R] 红色
    [Y] 黄色
    [G] 绿色
    [B] 蓝色
    [W] 白色
    [M] 彩虹
    [L] 棍棒
    [O] 金币
    [P] 圣杯
    [E] 宝剑
   *[S] 黑桃
}
cards = { $cards }

game-group = { $group ->
    [tricks] 赢墩
    [climbing] 争上游和跑得快
    [rummy] 拉米
    [fishing] 吃牌
    [poker] 扑克与下注
    [together] 合作
    [favorites] 这里最常玩
   *[fun] 娱乐
}
unit = { $unit ->
    [hand] 第{ $number }局
    [deck] 第{ $number }副
    [hole] 第{ $number }洞
   *[round] 第{ $number }轮
}
unit-under-way = { $unit ->
    [hand] 第{ $number }局进行中
    [deck] 第{ $number }副进行中
    [hole] 第{ $number }洞进行中
   *[round] 第{ $number }轮进行中
}
unit-done = { $unit ->
    [hand] 第{ $number }局之后
    [deck] 第{ $number }副之后
    [hole] 第{ $number }洞之后
   *[round] 第{ $number }轮之后
}
sheet-name = 玩家
sheet-before = 之前
sheet-total = 总计
sheet-note = { $deed }：{ $sum }
number = { $number }
number-signed = { SIGNED($number) }
percent = { $percent }%
ending-won = { $count ->
    [all] 大家都赢了
   *[other] { $seats }获胜
}
ending-lost = { $count ->
    [0] 没人获胜
    [house] 庄家获胜
   *[other] { $seats }输了
}
ending-rating = { $seat } { $before } → { $after }
ending-led = { $seats }从头领先到尾。
ending-turn = { $seats }在第{ $number }{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}取得领先，保持到最后。
ending-last = 最后一{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}才见分晓：{ $seats }在那里反超。
ending-level = 最后一{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}之后同分。
ending-often = { $seats }在{ $number }{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}中赢了{ $count }次。
ending-all = { $seats }赢了每一{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}。
ending-margin = { $seats }以{ $count }分之差获胜。
ending-length = 一共打了{ $number }{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}。
ending-most = 单{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}最高：{ $seats }，{ SIGNED($points) }（第{ $number }{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}）。
your-hand = { $count ->
    [0] 你没有牌
   *[other] 你的手牌，{ $count }张
}
note-your-turn = 轮到你
note-waiting = 等待{ $seats }
    .to-seats = { $others ->
        [0] 等你操作
       *[other] 等待{ shared-you-and }
    }
note-resting = { $unit ->
    [hand] 本局结束
    [deck] 本副结束
    [hole] 本洞结束
   *[round] 本轮结束
}
prompt-leads = { $seat }领出
    .to-seat = 你来领出
prompt-bids = { $seat }先叫牌
    .to-seat = 你先叫牌
prompt-all-bid = 大家同时叫牌
note-turning-up = 即将翻开下一张
note-over = 对局结束
winner-tag = 胜
loser-tag = 负

do-deal = 发牌
do-deal-up = 发牌，加大筹码
do-turn-up = 下一张
do-stop = 结束对局
do-tie = 算平局
do-rest = 余墩归{ $seat }
do-undo = 悔牌
outcome-tied = 平局。
do-pass = 过
    .with = 传{ $picked }
    .pick = 传{ $most }张牌
order-pass = 过
order-stand = 停牌
order-follow-low = 跟最小的牌
do-double = 加倍
    .listed = 加倍
do-play = 出牌
    .pick = { $kind ->
        [some] 最多出{ $most }张牌
        [all] 出{ $most }张牌
        [some-of] 出{ $sizes }或{ $most }张牌
       *[span] 出{ $least }到{ $most }张牌
    }
do-discard = 弃掉
    .with = 弃掉{ $picked }
    .pick = { $kind ->
        [some] 最多弃{ $most }张牌
        [all] 弃{ $most }张牌
       *[span] 弃{ $least }到{ $most }张牌
    }
    .cards = 选一张要弃的牌
do-stand = 停牌
    .listed = 停牌
do-throw = 甩牌
    .with = 甩出{ $picked }
    .pick = { $kind ->
        [some] 最多甩{ $most }张牌
        [all] 甩{ $most }张牌
       *[span] 甩{ $least }到{ $most }张牌
    }
do-take = 拿
    .with = 拿{ $picked }
    .between = { $played }吃{ $picked }
do-bid = 叫{ $number }
do-pair = 出一对

alt-title = { $title }，{ $subtitle }。
alt-section = { $heading }：{ $names }。
alt-turn = 等待{ $names }。
alt-play = { $name } { $spoken }
alt-play-best = { $name } { $spoken }（目前最大）
alt-latest = 刚操作：{ $name }。
alt-latest-word = 刚才：{ $name } { $word }。
alt-latest-cards = 刚出：{ $name }，{ $spoken }。
alt-trick = 这一墩：{ $plays }。
alt-spot-cards = { $label }：{ $spoken }。
alt-spot-cards-count = { $label }：{ $spoken }，那里共{ $count }张。
alt-spot-pairs = { $label }：{ $pairs }。
alt-cards = { $spoken }
alt-pair = { $spoken }，上面是{ $upper }
alt-spot-suit = { $label }，要跟{ $suit_text }
alt-spot-note = { $label }（{ $note }）
alt-spot-count = { $label }：{ $count }张。
alt-track = 计分板，到{ $length }：{ $lanes }。{ $told }。
alt-badge = { $label }：{ $value }。
alt-partners = 搭档：{ $teams }。
alt-pot = 底池：{ $pot }。
alt-cover = { $name }：{ $line }
alt-suit = { $suit }{ $told }
alt-cell = { $head }：{ $cell }
alt-row = { $cells }。
alt-row-note = { $cells }，{ $note }。
alt-step = 第{ $place }名：{ $names }，{ $score }。
alt-step-lines = 第{ $place }名：{ $names }，{ $score }（{ $lines }）。
alt-note = { $note }。
alt-award = { $title }：{ $line }
alt-tally = { $label } { $value }。
alt-earned = 获得：{ $names }。
alt-plot = { $title }：从{ $first }到{ $last }，最低{ $least }，最高{ $most }。
alt-place = { $name }：{ $parts }。
alt-holds = { $count }张牌
alt-shows = 亮出{ $spoken }
alt-part = 第{ $number }手：{ $spoken }（{ $note }）
alt-over = { $count }张扣着的牌上有{ $spoken }
alt-down = { $count }张扣着
alt-place-down = 扣着
alt-noted = 第{ $place }张：{ $told }
alt-not-noted = 第{ $place }张未知
alt-face = { $spoken }
alt-noted-face = { $spoken }（{ $told }）
alt-pointed = { $told }，有标记
alt-told = 提示告诉你的：{ $told }。
alt-dealer = 发牌者
alt-computer = 电脑
alt-won = 赢得
alt-group = 你的手牌：{ $groups }。
words-table = 牌桌
words-hand = 你的手牌
words-play = 你可以做的
alt-playable = 你可以出{ $spoken }。
alt-playable-all = 每张都可以出。
alt-playable-suits = 你可以出{ $groups }。
alt-fresh = 新牌：{ $spoken }。
alt-counts = { $spoken }算作{ $suit }。
alt-high = 比平时大：{ $spoken }。
alt-marked = 有标记：{ $spoken }。

plays-cards = { $seat }出{ $cards }。
    .to-seat = 你出{ $cards }。
bids-tricks = { $seat }叫{ $number }。
    .to-seat = 你叫{ $number }。
bids-are-in = 都叫完了。{ $seat }领出。
    .to-seat = 都叫完了。你来领出。
trump = 将牌
turned-up = 翻开的牌
claims-rest = 余墩全归{ $seat }。
    .to-seat = 余墩全归你。
takes-trick = { $play ->
    [last] { $winner }出{ $cards }，赢得这一墩。
   *[earlier] { $winner }用{ $cards }赢得这一墩。
}
    .to-winner = { $play ->
        [last] 你出{ $cards }，赢得这一墩。
       *[earlier] 你用{ $cards }赢得这一墩。
    }

bid-call = { $bid ->
    [nil] 零墩
    [blind] 盲叫
   *[other] { $bid }
}
bid-deed = 叫{ $bid }，赢{ $number }

match-over = 对局结束了。
round-over = 这一{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}结束了，马上再发牌。
turning-up = 没人需要决定。即将翻开下一张。
not-your-turn = 还没轮到你，现在轮到{ $seat }。
not-possible = 你现在不能“{ $action }”。
seats-out-of-range = 这个游戏需要{ seat-counts }。
seat-counts = { $kind ->
    [one] { $most }人
    [span] { $least }到{ $most }人
   *[some] { $numbers }或{ $most }人
}
variant-usual = 标准
cover-players = { $players }
cover-minutes = { $minutes ->
    [0] 时间随意
   *[other] 约{ $minutes }分钟
}
option-unknown = 没有“{ $name }”这个选项。
option-out-of-range = “{ $name }”不能是“{ $value }”。{ $kind ->
    [listed] 请从这些里选：{ $listed }。
    [optional] 请选{ $least }到{ $most }之间的数，或“{ $none }”。
   *[number] 请选{ $least }到{ $most }之间的数{ $step ->
        [1] 。
       *[other] ，每级{ $step }。
    }
}
not-in-hand = 你没有{ $card }。请从手牌里出。
bad-card = 没有“{ $text }”这张牌。你可以出{ $cards }。
wrong-phase-bid = 先叫牌。你可以叫{ $bids }。
wrong-phase-play = 叫牌结束了。你可以出{ $cards }。
must-lead-low-club = 第一墩必须由最小的梅花领出。请出{ $cards }。
must-follow-suit = 你有{ $suit }，必须跟花色。你可以出{ $cards }。
bad-bid = { $rule ->
    [least] 你们队至少要叫{ $least }。
    [cap] 你们队叫的总数不能超过13。
    [thirteen] 四家叫的总数不能正好是13。
   *[range] 不能这样叫。
}你可以叫{ $bids }。
