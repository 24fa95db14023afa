do-draw = 摸牌

shedding-line = { $score }分
shedding-line-open = { $score } · 剩{ $points }分
shedding-holding = { $points }分
shedding-deed = { $count ->
    [0] 出完
   *[other] 剩{ $points }分
}
shedding-from = 来自{ $seat } { $number }
shedding-stock = 牌堆
shedding-discard = 弃牌堆
shedding-direction = 方向
shedding-clockwise = 顺时针
shedding-anticlockwise = 逆时针
shedding-follow = 要跟的花色
