shared-points-to-win = Puntos para ganar
shared-hands = Manos por partida
shared-until-all-chips = hasta que alguien tenga todas las fichas
shared-most-hands = Máximo de manos por partida
shared-rounds = Rondas por partida
shared-chips = Fichas al empezar
shared-cards-dealt = Cartas para cada jugador
shared-none = ninguno
shared-never = nunca
shared-no-limit = sin límite
shared-any-time = en cualquier momento
shared-once-played = cuando ya se haya jugado una
shared-same-time = todos a la vez
shared-another-hand = se juega otra mano
shared-share-the-win = comparten la victoria
shared-left-of-dealer = quien está a la izquierda de quien reparte
shared-when-you-pass = Si pasas
shared-come-back = puedes volver a jugar en tu siguiente turno
shared-out-of-trick = quedas fuera de la baza
shared-showdown = En el showdown
shared-everyone-shows = muestran todos
shared-losers-hide = quien pierde puede no mostrar

shared-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
shared-ranks = { $rank ->
    [A] ases
    [J] jotas
    [Q] reinas
    [K] reyes
    [T] dieces
    [2] doses
    [3] treses
    [4] cuatros
    [5] cincos
    [6] seises
    [7] sietes
    [8] ochos
    [9] nueves
   *[other] { $rank }
}
shared-tricks = { $number ->
    [one] 1 baza
   *[other] { $number } bazas
}
shared-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
shared-faces = Palos de las cartas
    .latin = oros, copas, espadas, bastos
    .french = diamantes, corazones, picas, tréboles
shared-you-and = { $others ->
    [0] tú
    [one] tú y { $seats }
   *[other] tú, { $seats }
}
shared-partners = Cuatro jugadores juegan en dos parejas
shared-passes = { $seat } pasa.
    .to-seat = Pasas.
shared-passed = pasa
shared-deals = { $seat } reparte.
    .to-seat = Repartes.
shared-leads = Sale { $seat }.
    .to-seat = Sales tú.
shared-trick-of-hand = Mano { $number } · Baza { $trick }

shared-hint-only-card = Es la única carta que puedes jugar.
shared-hint-cheapest = Juegas al final, así que gana la baza con lo más barato que puedas.
shared-hint-partner-winning = Tu pareja va ganando esta baza. Juega bajo.
shared-hint-cannot-win = Esta baza no la puedes ganar. Juega bajo.
shared-hint-highest-under = Es tu carta más alta que todavía queda por debajo.
shared-hint-highest-safe = Juegas al final y la baza no trae nada malo. Suelta tu carta más alta.
shared-hint-taking-anyway = Esta baza te la llevas de todos modos, así que suelta tu carta más alta.
shared-hint-lowest-over = No puedes quedar por debajo, así que juega lo más bajo posible.
shared-hint-off-suit = No puedes seguir el palo, así que juega la carta que menos quieras tener.
shared-hint-no-safe-lead = Ninguna salida es segura. Esta debería costarte menos.
shared-hint-last-card = Es tu última carta. ¡Terminas!
shared-hint-least-useful = Es tu carta menos útil.
shared-hint-no-chips = Sin fichas solo puedes mirar.

shared-must-lead = Te toca salir, así que no puedes pasar. Juega lo que quieras.
shared-other-size = { $count ->
    [one] Hay que superar una carta. Juega una
   *[other] Hay que superar { $count } cartas. Juega la misma cantidad
}, o pasa.
shared-must-draw = Todavía no puedes pasar. Primero roba una carta.
shared-reverses = El juego cambia de sentido.
shared-you-draw = Robas { $cards }.
