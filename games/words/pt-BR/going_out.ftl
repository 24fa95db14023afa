going-out = bateu em { $place }º
going-out-points = { shared-points }
going-out-marks = perdeu { $count }×
going-out-losses = Derrotas que encerram a partida
going-out-rounds = Rodadas, se as posições contam
going-out-until-lost = vai até alguém perder um certo número de vezes
going-out-counts-places = conta a ordem em que cada um bate

going-out-fact = { $seat } ficou com { $count ->
    [1] só uma carta
   *[other] { $count } cartas
}.
going-out-one-rank = Você só pode jogar várias cartas se forem todas do mesmo valor.
