# What games of getting rid of one's cards say alike.

do-draw = Draw

shedding-line = { $score } points
shedding-line-open = { $score } · held { $points }
shedding-holding = { $points ->
    [one] 1 point
   *[other] { $points } points
}
shedding-deed = { $count ->
    [0] went out
   *[other] held { $points }
}
shedding-from = { $number } from { $seat }
shedding-stock = Stock
shedding-discard = Discard pile
shedding-direction = Direction
shedding-clockwise = clockwise
shedding-anticlockwise = counterclockwise
shedding-follow = Follow
