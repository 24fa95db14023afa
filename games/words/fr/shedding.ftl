do-draw = Piocher

shedding-line = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
shedding-line-open = { $score } · en main { $points }
shedding-holding = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
shedding-deed = { $count ->
    [0] a fini
   *[other] en main { $points }
}
shedding-from = { $number } chez { $seat }
shedding-stock = Pioche
shedding-discard = Défausse
shedding-direction = Sens
shedding-clockwise = horaire
shedding-anticlockwise = antihoraire
shedding-follow = À suivre
