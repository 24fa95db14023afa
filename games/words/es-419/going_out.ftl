going-out = { $place ->
    [1] 1.er puesto
    [3] 3.er puesto
   *[other] { $place }.º puesto
}
going-out-points = { shared-points }
going-out-marks = perdió { $count }×
going-out-losses = Derrotas que terminan la partida
going-out-rounds = Rondas, si cuentan los puestos
going-out-until-lost = sigue hasta que alguien pierde lo suficiente
going-out-counts-places = cuenta el orden en que terminan

going-out-fact = { $count ->
    [one] A { $seat } le quedó una sola carta.
   *[other] A { $seat } le quedaron { $count } cartas.
}
going-out-one-rank = Solo puedes jugar varias cartas si todas tienen el mismo valor.
