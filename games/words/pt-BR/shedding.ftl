do-draw = Comprar

shedding-line = { $score } pontos
shedding-line-open = { $score } · na mão { $points }
shedding-holding = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
shedding-deed = { $count ->
    [0] bateu
   *[other] ficou com { $points }
}
shedding-from = { $number } de { $seat }
shedding-stock = Monte
shedding-discard = Lixo
shedding-direction = Sentido
shedding-clockwise = horário
shedding-anticlockwise = anti-horário
shedding-follow = A seguir
