golf-name = Golf
    .line = Cambia tus cartas tapadas por bajas. Gana el total más bajo.
    .aliases = Golf de cartas, Polish Poker
golf-rules = **Tienes seis cartas boca abajo en dos filas. Cámbialas por cartas bajas. Después de nueve hoyos gana el total más bajo.**
    Primero todos descubren dos de sus cartas. Las demás no se pueden mirar.
    En tu turno, roba una carta o toma la de arriba del descarte. Ponla en lugar de cualquiera de las tuyas, que va al descarte. Una carta robada se puede descartar, pero una tomada hay que usarla.
    Los reyes cuentan 0, los ases 1, los doses restan 2, y del 3 al 10 cuentan su número. Jotas y reinas cuentan 10. **Dos iguales en una columna no cuentan nada.**
    Cuando todas tus cartas están boca arriba, los demás tienen un turno más. Luego se descubren y se cuentan todas las cartas.
    - **Por ejemplo:** arriba a la izquierda hay un 7. Robas otro 7 y lo pones debajo. Esa columna ya no cuenta nada.
    .whole =
    - **Las cartas:** una baraja, o dos si no alcanza. Nadie mira las cartas que tiene delante. La siguiente se descubre y empieza el descarte.
    - **El comienzo:** todos descubren dos cartas, en cualquier orden. Empieza quien está a la izquierda de quien reparte.
    - **Tu turno:** roba, y solo tú ves la carta: cámbiala por una de las tuyas o descártala. O toma la de arriba del descarte, que siempre reemplaza una tuya. Lo que pones queda boca arriba.
    - **Contar:** reyes 0, ases 1, doses −2, del 3 al 10 su número, jotas y reinas 10. Una columna de iguales no cuenta nada, ni siquiera los doses. Los comodines cuentan −2 y nunca se anulan.
    - **Fin del hoyo:** cuando todas las cartas de un jugador están boca arriba, los demás tienen un turno más. Cuando se acaba el mazo, se baraja el descarte. La segunda vez, el hoyo termina.
    - **Cuatro cartas de memoria:** ves tus dos cartas de abajo, y lo que cambias queda tapado. En vez de tu turno, golpea para terminar el hoyo. Dos iguales se anulan estén donde estén.
golf-paragraphs =
    .golf-turn-first = 2
    .golf-wait = 2
    .golf-draw-or-take = 3
    .golf-swap-or-discard = 3
    .golf-no-place = 3
    .golf-no-knock = 6

golf-variant-quick = Rápida: descubre una carta al descartar, cinco hoyos
golf-variant-four_cards = Cuatro cartas, de memoria y golpeando
golf-variant-nine_cards = Nueve cartas
golf-variant-jokers = Con comodines, y premio por cuatro iguales

golf-option-holes = Hoyos por partida
golf-option-cards = { shared-cards-dealt }
golf-option-start = Al empezar
    .turn_two = todos descubren dos cartas
    .turn_three = todos descubren tres cartas
    .peek_two = todos ven sus dos últimas cartas
golf-option-placing = Las cartas que cambias quedan
    .open = boca arriba
    .closed = boca abajo, y solo tú las conoces
golf-option-ending = Un hoyo termina
    .all_up = cuando alguien tiene todas boca arriba
    .knock = cuando alguien golpea
golf-option-last_turn = Entonces los demás tienen un turno más
golf-option-after_discard = Después de descartar una carta robada
    .nothing = tu turno termina
    .may_turn = puedes descubrir una carta
    .must_turn = tienes que descubrir una carta
golf-option-cancel = Lo que no cuenta nada
    .column = iguales en una columna
    .lines = iguales en una columna o una fila
    .anywhere = dos iguales cualesquiera
    .none = { shared-none }
golf-option-twos = Un 2 cuenta
    .minus_two = −2
    .plus_two = 2
golf-option-jokers = Dos comodines, −2 cada uno
golf-option-four_bonus = Puntos menos por dos columnas del mismo valor
    .zero = { shared-none }
golf-option-ender_penalty = Puntos por terminar un hoyo sin ser el más bajo
    .zero = { shared-none }

golf-do-turn = Descubrir { $number }
golf-do-take = Tomar para { $number }
golf-do-swap = Cambiar { $number }
golf-do-knock = Golpear

golf-deals = { $seat } reparte. Se descubre { $turned }.
    .to-seat = Repartes. Se descubre { $turned }.
golf-turns = { $seat } descubre { $card }.
    .to-seat = Descubres { $card }.
golf-starts = Empieza { $other }.
    .to-other = Empiezas tú.
golf-draws = { $seat } roba.
    .short = robó
    .to-seat = Robas.
golf-you-draw = { shared-you-draw }
golf-takes = { $seat } toma { $card } para el lugar { $number } y descarta { $turned }.
    .to-seat = Tomas { $card } para el lugar { $number } y descartas { $turned }.
golf-puts = { $seat } pone { $card } en el lugar { $number } y descarta { $turned }.
    .to-seat = Pones { $card } en el lugar { $number } y descartas { $turned }.
golf-hides = { $seat } pone la carta en el lugar { $number } y descarta { $turned }.
    .short = cambió { $number }
    .to-seat = Pones la carta en el lugar { $number } y descartas { $turned }.
golf-discards = { $seat } descarta { $turned }.
    .short = descartó
    .to-seat = Descartas { $turned }.
golf-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
golf-knocks = { $seat } golpea{ golf-one-more }.
    .short = golpeó
    .to-seat = Golpeas{ golf-one-more }.
golf-all-open = Todas las cartas de { $seat } están boca arriba{ golf-one-more }.
    .to-seat = Todas tus cartas están boca arriba{ golf-one-more }.
golf-one-more = { $kind ->
    [more] . Los demás tienen un turno más
   *[no] {""}
}
golf-shuffles = El descarte se baraja y forma un mazo nuevo.
golf-stock-out = El mazo se acabó otra vez, así que el hoyo termina.
golf-scores = { $other } suma { $points }.
    .to-other = Sumas { $points }.
golf-four = { $number } por cuatro iguales
golf-penalty = { $number } por terminar sin ser el más bajo

golf-hole = Hoyo { $number } de { $most }
golf-last-turns = Últimos turnos tras
golf-line = { $score } · abiertas { $points }
golf-line-end = { $score }
golf-ended = lo terminó
golf-knocked = golpeó
golf-last-turn = último turno
golf-drawn = La carta que robaste
golf-own = Tus cartas

golf-hint-start = Una en cada columna es lo que más te dice.
golf-hint-cancels = { $rank ->
    [J] Otra
    [Q] Otra
   *[other] Otro
} { rank-name } aquí, y no cuentan nada.
golf-hint-low = { $card } es menos de lo que cuesta en promedio una carta tapada.
golf-hint-better = { $card } te cuesta menos ahí que { $turned }.
golf-hint-discard = { $card } no ayuda en ninguna parte. Descártala.
golf-hint-draw = { $card } no ayudaría mucho, así que roba.
golf-hint-end = Vas ganando por unos { $count }, así que termina el hoyo.
golf-hint-turn = Da igual una carta tapada que otra.
golf-hint-wait = Eso terminaría el hoyo, y quizá no tengas el total más bajo.

golf-closed-never-open = Si las cartas cambiadas quedan boca abajo, nunca están todas boca arriba. Deja que los hoyos terminen golpeando.
golf-closed-not-turned = Si las cartas cambiadas quedan boca abajo, no se puede descubrir ninguna después de descartar.
golf-turn-first = Primero descubre { $count } de tus cartas. Puedes descubrir { $places }.
golf-wait = { $count ->
    [one] Todavía falta que { $seats } descubra sus cartas.
   *[other] Todavía falta que { $seats } descubran sus cartas.
}
golf-not-closed = Esa carta no está tapada. Puedes descubrir { $places }.
golf-draw-or-take = Roba, o toma { $card } para uno de tus lugares, 1 a { $most }{ $kind ->
    [knock] . También puedes golpear
   *[none] {""}
}.
golf-swap-or-discard = Robaste { $card }. Cámbiala por una de tus cartas, 1 a { $most }, o descártala.
golf-no-place = Tus lugares son 1 a { $most }.
golf-no-knock = Alguien ya terminó el hoyo. Este es tu último turno.
golf-turn-or-pass = Descubre una carta tapada o pasa. Puedes descubrir { $places }.
golf-must-turn = Ahora descubre una carta tapada. Puedes descubrir { $places }.
