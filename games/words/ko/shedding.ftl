do-draw = 뽑기

shedding-line = { $score }점
shedding-line-open = { $score } · 남은 { $points }점
shedding-holding = { $points }점
shedding-deed = { $count ->
    [0] 다 털었음
   *[other] 남은 { $points }점
}
shedding-from = { $seat } 님에게서 { $number }
shedding-stock = 뽑는 더미
shedding-discard = 버린 더미
shedding-direction = 방향
shedding-clockwise = 시계 방향
shedding-anticlockwise = 시계 반대 방향
shedding-follow = 낼 무늬
