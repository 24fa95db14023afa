basra-name = Basra
    .line = Llévate cartas por igual valor o por suma. La J se lleva todo.
    .aliases = Bastra
basra-rules = **Llévate cartas de la mesa con las tuyas, y déjala limpia cuando puedas.**
    Tienes cinco cartas, y hay cuatro boca arriba en la mesa. Juega una carta por turno. Un 8 se lleva todos los 8 de la mesa y las cartas que sumen 8. Una J se lleva todo. Tu carta y todo lo que se lleva van boca abajo delante de ti. Si no se lleva nada, se queda en la mesa.
    Limpia toda la mesa con una carta de número y haces una **basra**, que vale el doble de la carta. También dan puntos las J, los ases, el 2♣ y el 10♦ que te lleves. Cuando se acaba una baraja y alguien tiene 151, gana el puntaje más alto.
    - **Por ejemplo:** en la mesa hay A♣ 2♠ 5♠ y 9♦. Juegas 8♥ y te llevas A♣ 2♠ 5♠: 1 punto por el as. Sin ese 9♦ habrías limpiado la mesa: basra, 16 puntos más.
    .whole =
    - **Baraja:** 44 cartas, sin reinas ni reyes. El as vale 1; las demás hasta el 10, su número. Las J nunca suman con nada.
    - **Reparto:** cinco cartas a cada jugador y cuatro boca arriba en la mesa. Una J entre esas cuatro vuelve al mazo y otra carta ocupa su lugar. Cuando nadie tiene cartas, todos reciben cinco más; la mesa no recibe ninguna. Con cada nueva baraja reparte quien sigue a la izquierda, y quien reparte juega al final.
    - **Tu turno:** juega una carta. Se lleva todas las cartas de su mismo valor y todos los grupos que sumen ese valor, lo más que pueda. Cuando dos grupos necesitan la misma carta, eliges uno. Si no se lleva nada, se queda en la mesa.
    - **Las J** se llevan todo, también otras J. En una mesa vacía, una J simplemente se queda.
    - **Basra:** una carta de número que limpia la mesa vale el doble de su valor, además de lo que valgan las cartas: 2 por un as, 20 por un 10. Una J nunca hace basra, ni tampoco las cartas que sobran al final.
    - **Puntos:** cada J 2, cada as 1, el 2♣ 2, el 10♦ 3, tanto si te los llevas como si te llevas algo con ellos.
    - **Ten memoria:** lo capturado queda boca abajo, así que recuerda qué cartas ya salieron.
    - **Cuando se acaba la baraja,** quien se llevó algo por última vez recibe lo que queda en la mesa. Si alguien tiene 151 para entonces, gana el puntaje más alto, aunque varios hayan llegado. Si hay empate arriba, se juega otra baraja.
    - **Por ejemplo:** en la mesa hay A♥ 3♦ 4♣. Un 4 se lleva las tres: el 4♣, y 1 + 3. Basra, 8 puntos, y 1 por el as. Con A♥ 2♦ 3♣ 4♠, un 6 se lleva 1 + 2 + 3 o 2 + 4. Los dos grupos necesitan el 2♦, así que eliges.
    - **Las reglas de la casa** pueden hacer de cuatro jugadores dos parejas que suman sus puntos.
basra-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3

basra-variant-tradition = Tradicional: 30 por más cartas, el 7♦ limpia la mesa, a 101
basra-variant-short = Corta, a 51

basra-option-target = { shared-points-to-win }
basra-option-hand_size = Cartas por reparto (4 es para dos jugadores)
basra-option-jack_points = Puntos por cada J
basra-option-basra_scoring = Una basra vale
    .double_face = el doble del valor de la carta
    .flat10 = siempre 10
basra-option-jack_basra_points = Puntos por llevarse una J sola con una J
basra-option-capture_rule = Lo que se lleva una carta
    .maximal = todo lo que pueda
    .free = cualquier grupo que pueda
basra-option-last_capturer_takes_rest = Quien se lleva algo por última vez recibe lo que queda en la mesa
basra-option-replace_table_jacks = Una J entre las cuatro primeras de la mesa se reemplaza
basra-option-end_check = La partida puede terminar
    .deck_end = cuando se acaba la baraja
    .instant = en cuanto alguien llega
basra-option-partnership = { shared-partners }
basra-option-seven_of_diamonds = El 7♦ también se lleva toda la mesa
basra-option-majority_points = Puntos por más cartas
basra-option-majority_tie = Si hay empate en más cartas, esos puntos
    .carry = se suman a los de la baraja siguiente
    .none = se pierden
basra-option-show_captured = Puedes mirar las cartas que te llevaste

basra-replaced = { $turned } vuelve al mazo y se descubre otra carta.
basra-turned = En la mesa: { $cards }.
basra-takes = { $seat } juega { $card } y se lleva { $cards }{ $points ->
    [0] .
    [one] { "" } por 1 punto.
   *[other] { "" } por { $points } puntos.
}
    .to-seat = Juegas { $card } y te llevas { $cards }{ $points ->
        [0] .
        [one] { "" } por 1 punto.
       *[other] { "" } por { $points } puntos.
    }
basra-basra = ¡Basra! Limpiar la mesa vale { $number }.
basra-rest = { $winner } fue la última persona en llevarse algo y recibe lo que queda, { $cards }{ $points ->
    [0] .
    [one] { "" }, por 1 punto.
   *[other] { "" }, por { $points } puntos.
}
    .to-winner = Te llevaste algo por última vez y recibes lo que queda, { $cards }{ $points ->
        [0] .
        [one] { "" }, por 1 punto.
       *[other] { "" }, por { $points } puntos.
    }
basra-majority = { $seats } { $count ->
    [one] tiene
   *[other] tienen
} más cartas: { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
    .to-seats = { $others ->
        [0] Tienes
       *[other] Tú y { $seats } tienen
    } más cartas: { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
basra-majority-tie = Hay empate en más cartas{ $points ->
    [0] .
    [one] , así que 1 punto se suma a los de la baraja siguiente.
   *[other] , así que { $points } puntos se suman a los de la baraja siguiente.
}

basra-tag-cleared = Basra +{ $number }
basra-for-cards = { $number } por cartas
basra-for-basras = { $number } por basras
basra-for-most = { $number } por más cartas
basra-fact = { $seat } limpió la mesa { $number } veces.
basra-tag-took = +{ $number }
basra-tag = { $count ->
    [one] 1 basra
   *[other] { $count } basras
}
basra-deck = Baraja { $round } · a { $target }
basra-captured = Te llevaste
basra-most-cards = Más cartas

basra-hint-basra = Eso limpia la mesa: basra, { $number } puntos.
basra-hint-points = Llévate { $number ->
    [one] el punto
   *[other] { $number } puntos
} mientras puedas.
basra-hint-cards = No da puntos, pero se lleva { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
basra-hint-lay = Nada que llevarse. { $number ->
    [0] Con esta casi no hay riesgo de basra
   *[other] Esta es la que menos riesgo tiene de regalar una basra ({ $number } %)
}.
basra-hint-twin = Nada que llevarse. Tienes otra igual, así que probablemente la recuperes.
basra-hint-wait = Mejor que llevarse algo ahora: quien sigue { $number ->
    [0] casi no tiene posibilidad de basra
   *[other] hace basra un { $number } % de las veces
}.

basra-four-hands-of-five = Con cuatro jugadores, reparte de a cinco cartas: de a cuatro, la baraja no alcanza justo.
basra-partners-are-four = Para dos parejas hacen falta cuatro jugadores.
