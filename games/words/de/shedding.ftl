do-draw = Ziehen

shedding-line = { $score } Punkte
shedding-line-open = { $score } · noch { $points }
shedding-holding = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
shedding-deed = { $count ->
    [0] fertig
   *[other] noch { $points }
}
shedding-from = { $number } von { $seat }
shedding-stock = Stapel
shedding-discard = Ablage
shedding-direction = Richtung
shedding-clockwise = im Uhrzeigersinn
shedding-anticlockwise = gegen den Uhrzeigersinn
shedding-follow = Es gilt
