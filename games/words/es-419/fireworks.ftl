fireworks-name = Fuegos artificiales
    .line = Arma cada color del 1 al 5. Ves todas las cartas menos las tuyas.
    .aliases = Fireworks
fireworks-rules = **Entre todos encienden un fuego artificial de cada color: 1, 2, 3, 4, 5, en ese orden. Todos ven tus cartas, menos tú.**
    En tu turno haces una sola cosa. **Dar una pista:** nombra un color o un número, y se marcan todas las cartas así en la mano de otro jugador. Cuesta una **ficha de pista**. **Descartar:** recuperas una ficha. O **jugar** una carta. Si es la siguiente de su color, el fuego crece. Si no, es un **fallo**, y el tercero termina el espectáculo sin puntos. Después de jugar o descartar, robas.
    Cuando se acaba el mazo, todos tienen un turno más. El puntaje son todas las cartas armadas, 25 como máximo.
    - **Por ejemplo:** todavía no hay nada armado, y Beto tiene un 1 rojo y un 4 rojo. Le das la pista “1”, y se marca su primera carta. Beto no la ve, pero tiene que ser un 1, y cualquier 1 sirve. La juega, y el rojo empieza.
    .whole =
    - **Las cartas:** cinco colores. En cada uno hay tres 1, dos 2, dos 3, dos 4 y un 5. Con dos o tres jugadores cada uno tiene cinco cartas; con cuatro o cinco, cuatro. Tu carta más antigua es la número 1, y las nuevas entran al final.
    - **Pistas:** comparten ocho fichas de pista, y cada pista cuesta una. Marca todas las cartas de una mano que coinciden, así que todos saben que las demás no. Una pista tiene que coincidir con al menos una carta. No puedes darte una a ti.
    - **Descartar:** recuperas una ficha. No se puede descartar con las ocho fichas. Algunas cartas están una sola vez, así que cuidado con los 5.
    - **Jugar:** una carta que es la siguiente de su color se arma. Cualquier otra es un fallo y va al descarte. Un 5 completa su color y devuelve una ficha.
    - **El final:** el tercer fallo termina el espectáculo, y no vale nada. Los cinco colores hasta el 5 son un espectáculo completo. Si no, cuando se roba la última carta, todos tienen un turno más, también quien la robó, y nadie roba.
    - **Hablar:** las pistas son la única ayuda. No digas en el chat lo que tienen los demás.
    - **Cómo dan pistas las computadoras:** cuentan con esto, así que con computadoras haz lo mismo. Entre personas, ustedes deciden.
      - Tu carta sin marcar más antigua es la próxima que descartarías.
      - Una pista de color significa: juega la carta más nueva que marca. Si marca algunas por primera vez, solo cuentan esas.
      - Una pista de número significa lo mismo. Pero si ningún color necesita ese número ahora, solo significa: guárdalas. Igual si marca tu próximo descarte y es un 5, un 2 o la última copia.
      - Una pista de 1 significa: juega todas las recién marcadas, primero la más antigua.
    - **Por ejemplo:** el rojo va en 2, y el próximo descarte de Ceci es el 3 rojo. El otro 3 rojo ya no está. Das la pista “3”: marca la última copia, así que solo significa: guárdala. Una pista de rojo significaría: juégala.
fireworks-paragraphs =
    .fireworks-no-clock = 2
    .fireworks-nothing-to-point-at = 2
    .fireworks-not-to-yourself = 2
    .fireworks-clocks-full = 3

fireworks-variant-first_evening = Primera noche: cuatro fallos, y cuenta lo armado
fireworks-variant-sixth_colour = Un sexto color
fireworks-variant-rainbow = Arcoíris: lo marca cualquier pista de color
fireworks-variant-perfect = Perfecto o nada

fireworks-option-suits = Colores
    .five = cinco
    .six = seis: el arcoíris es uno más
    .rainbow = seis: toda pista de color marca las cartas arcoíris
    .rainbow_short = igual, con una carta arcoíris de cada número
fireworks-option-empty_hints = Se puede dar una pista que no coincide con ninguna carta
fireworks-option-clocks = Fichas de pista
fireworks-option-misfires = Fallos que terminan el espectáculo
fireworks-option-misfire_score = Si termina por fallos
    .zero = no vale nada
    .keep = cuenta lo armado
fireworks-option-last_round = Cuando se acaba el mazo
    .one_each = todos tienen un turno más
    .to_the_end = se sigue jugando, y solo gana un espectáculo completo
fireworks-option-hand = Cartas en la mano
    .zero = lo habitual
fireworks-option-goal = Puntos que hacen falta para ganar
fireworks-option-marks = También se anota lo que una carta no puede ser

fireworks-do-play = Jugar { $number }
fireworks-do-discard = Descartar { $number }
do-hint = Pista a { $seat }
do-hint-colour = Pista a { $seat } { $symbol } { $suit }
do-hint-number = Pista a { $seat } { $number }
do-number = { $number }

fireworks-starts = Empieza { $other }.
    .to-other = Empiezas tú.
fireworks-colour = { $seat } le da una pista a { $other }: { $count ->
    [0] ninguna carta de color { $suit }.
    [one] { $suit }, carta { $places }.
   *[other] { $suit }, cartas { $places }.
}
    .short = pista: { $suit }
    .to-seat = Le das una pista a { $other }: { $count ->
        [0] ninguna carta de color { $suit }.
        [one] { $suit }, carta { $places }.
       *[other] { $suit }, cartas { $places }.
    }
    .to-other = { $seat } te da una pista: { $count ->
        [0] ninguna carta de color { $suit }.
        [one] { $suit }, carta { $places }.
       *[other] { $suit }, cartas { $places }.
    }
fireworks-number = { $seat } le da una pista a { $other }: { $count ->
    [0] ningún { $number }.
    [one] un { $number }, carta { $places }.
   *[other] varios { $number }, cartas { $places }.
}
    .short = pista: { $number }
    .to-seat = Le das una pista a { $other }: { $count ->
        [0] ningún { $number }.
        [one] un { $number }, carta { $places }.
       *[other] varios { $number }, cartas { $places }.
    }
    .to-other = { $seat } te da una pista: { $count ->
        [0] ningún { $number }.
        [one] un { $number }, carta { $places }.
       *[other] varios { $number }, cartas { $places }.
    }
fireworks-plays = { $seat } juega { $card }.
    .to-seat = Juegas { $card }.
fireworks-misfires = { $seat } falla con { $turned }.
    .short = falló
    .to-seat = Fallas con { $turned }.
fireworks-discards-card = { $seat } descarta { $turned }.
    .short = { $turned } fuera
    .to-seat = Descartas { $turned }.
fireworks-draws = { $seat } roba { $card }.
    .to-seat = Robas { $card }.
fireworks-last-round = Era la última carta. Todos tienen un turno más.
fireworks-ends = El espectáculo terminó, con { $number ->
    [one] 1 punto.
   *[other] { $number } puntos.
}
fireworks-credit = { $number } { $suit }
fireworks-fact = { $number } de { $most }: { $grade ->
    [fizzle] se apagó enseguida.
    [sparks] algunas chispas.
    [fair] un espectáculo aceptable.
    [fine] un buen espectáculo.
    [dazzling] un espectáculo deslumbrante.
   *[full] una noche inolvidable.
}

fireworks-turn-left = 1 turno más
fireworks-done = terminó
fireworks-score = { $number } armadas, { $most } posibles
fireworks-clock = Pistas
fireworks-fuse = Fallos restantes
fireworks-stock = Mazo
fireworks-discards = Descartes
fireworks-built = Armado
fireworks-last-copies = Descartes; queda una sola de { $spoken }

fireworks-hint-sure = Sea la carta que sea, sirve.
fireworks-hint-marked = La pista que tiene dice: juégala.
fireworks-hint-save = { $other } descartaría { $card } ahora, y no debe.
fireworks-hint-play = Así { $other } puede jugar { $cards }.
fireworks-hint-useless = Ya nadie la necesita.
fireworks-hint-first = Es tu próximo descarte, y hace falta la ficha de pista.
fireworks-hint-wait = No hay pista mejor, y esta es la que menos daño hace.
fireworks-hint-least = { shared-hint-least-useful }

fireworks-no-clock = No quedan fichas de pista. Descarta una carta o juega una.
fireworks-clocks-full = Tienen todas las fichas de pista, así que no puedes descartar. Da una pista o juega una carta.
fireworks-nothing-to-point-at = { $other } no tiene ninguna así. Puedes dar una pista de { $suits }, o de { $numbers }.
fireworks-not-to-yourself = No puedes darte una pista a ti. Puedes darle una a { $seats }.
fireworks-no-such-place = No tienes esa carta. Las tuyas van de 1 a { $count }.
fireworks-colour-not-named = No puedes nombrar el arcoíris. Puedes nombrar { $suits }.
fireworks-no-such-seat = Ahí no hay nadie. Puedes darle una pista a { $seats }.
fireworks-a-turn = Juega una carta, descarta una o da una pista, por ejemplo “play 2” o “hint 1 red”.
