do-draw = 引く

shedding-line = { $score }点
shedding-line-open = { $score } · 残り{ $points }点
shedding-holding = { $points }点
shedding-deed = { $count ->
    [0] あがり
   *[other] 残り{ $points }点
}
shedding-from = { $seat }から { $number }
shedding-stock = 山札
shedding-discard = 捨て札
shedding-direction = 向き
shedding-clockwise = 時計回り
shedding-anticlockwise = 反時計回り
shedding-follow = 場のスート
