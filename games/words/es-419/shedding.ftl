do-draw = Robar

shedding-line = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}
shedding-line-open = { $score } · tenía { $points }
shedding-holding = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
shedding-deed = { $count ->
    [0] se quedó sin cartas
   *[other] tenía { $points }
}
shedding-from = { $number } de { $seat }
shedding-stock = Mazo
shedding-discard = Descarte
shedding-direction = Sentido
shedding-clockwise = horario
shedding-anticlockwise = antihorario
shedding-follow = Sigue
