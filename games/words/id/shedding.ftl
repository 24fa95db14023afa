do-draw = Tarik

shedding-line = { $score } poin
shedding-line-open = { $score } · sisa { $points }
shedding-holding = { $points } poin
shedding-deed = { $count ->
    [0] habis
   *[other] sisa { $points }
}
shedding-from = { $number } dari { $seat }
shedding-stock = Tumpukan
shedding-discard = Buangan
shedding-direction = Arah
shedding-clockwise = searah jarum jam
shedding-anticlockwise = berlawanan jarum jam
shedding-follow = Ikuti
