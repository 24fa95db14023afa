cheat-name = Desconfío
    .line = Di qué juegas. No tiene que ser verdad.
    .aliases = Mentiroso, Dudo, Mentira, Cheat, Bluff
cheat-rules = **Quédate sin cartas antes que nadie. Las juegas boca abajo y puedes mentir sobre lo que son.**
    Alguien juega ases, quien sigue doses, y así hasta los reyes y otra vez ases. En tu turno, pon de una a cuatro cartas boca abajo. Todos ven cuántas. Cuentan como el valor que toca, tengas o no.
    Luego se les pregunta a todos los demás si lo creen. Si alguien duda, las cartas se dan vuelta. Si son lo que dijiste, quien dudó se lleva toda la pila. Si no, te la llevas tú.
    - **Por ejemplo:** tocan ochos y tienes uno. Lo pones junto con una J: “dos ochos”. Si nadie duda, te libraste de una J.
    .whole =
    - **Reparto:** todas las cartas, de una en una. Hasta cinco jugadores usan una baraja; seis o más, dos. Quien está a la izquierda de quien reparte empieza con ases.
    - **Tu turno:** tienes que poner al menos una carta. La cantidad siempre es verdad, pero el valor puede ser mentira. El valor que toca sube uno con cada jugada, pase lo que pase.
    - **Dudar:** después de cada jugada, todos los demás responden en secreto: dudan o lo dejan pasar. El juego sigue cuando todos respondieron. Si dudan varios, cuenta el primero a la izquierda de quien jugó. Lo que respondieron los demás no se sabe.
    - **Una duda** da vuelta las cartas de la última jugada y ninguna más. Si todas son del valor dicho, quien dudó se lleva la pila. Si no, se la lleva quien jugó. Luego sigue el siguiente jugador.
    - **El final:** terminas cuando tus últimas cartas eran verdad o nadie dudó de ellas. Gana quien termina primero. Si la ronda no se acaba nunca, gana quien tiene menos cartas.
    - **Las reglas de la casa** pueden permitir gritar la duda, que solo dude quien sigue, decir un valor vecino, o quedarse en un valor hasta que se vaya la pila. En ese caso puedes pasar, y si pasan todos, la pila se aparta.
cheat-paragraphs =
    .cheat-must-play = 2
    .cheat-too-many = 2
    .cheat-rank-is-fixed = 2
    .cheat-name-a-rank = 2
    .cheat-wrong-rank = 2
    .cheat-nothing-to-doubt = 3
    .cheat-own-claim = 3
    .cheat-not-yours-to-doubt = 3
    .cheat-has-answered = 3
    .cheat-answer-first = 3

cheat-variant-shouting = A los gritos: cuenta quien duda primero
cheat-variant-neighbours = Vecinos: mismo valor, uno más o uno menos
cheat-variant-bluff = Bluff: un solo valor hasta que se vaya la pila
cheat-variant-short = Corta: solo puede dudar quien sigue
cheat-option-packs = Barajas
    .auto = una, o dos desde seis jugadores
    .one = una
    .two = dos
cheat-option-claims = El valor que se dice
    .up = uno más cada vez
    .down = uno menos cada vez
    .near = el anterior o uno vecino
    .same = el mismo hasta que se vaya la pila
cheat-option-most_cards = Máximo de cartas por jugada
cheat-option-window = Quién puede dudar
    .everyone = todos, se pregunta a la vez
    .open = quien sea primero, hasta la jugada siguiente
    .next = solo quien sigue
cheat-option-leads_after = Después de una duda
    .next = sigue el siguiente jugador
    .winner = empieza quien tenía razón
    .taker = empieza quien se llevó la pila
cheat-option-scoring = Puntaje
    .wins = 1 para quien termina primero
    .cards = las cartas que te quedan, y gana el menor
    .places = más cuanto antes terminas
cheat-option-target = { shared-points-to-win }
cheat-option-rounds = { shared-rounds }

do-doubt = Desconfío
do-trust = Dejarlo pasar
order-trust = Dejar pasar lo que digan
do-claim = decir { shared-ranks }
    .after = { $picked } diciendo { shared-ranks }
    .pick = Decir { shared-ranks }, hasta { $most } cartas

cheat-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
cheat-lays = { $seat } pone { shared-cards } y dice { shared-ranks }.
    .short = { cheat-claim }
    .to-seat = Pones { shared-cards } y dices { shared-ranks }.
cheat-left = { $count ->
    [0] Eran las últimas cartas de { $other }.
   *[other] A { $other } le queda una carta.
}
    .to-other = { $count ->
        [0] Eran tus últimas cartas.
       *[other] Te queda una carta.
    }
cheat-answers = { $seat } respondió.
    .short = respondió
    .to-seat = Respondiste.
cheat-nobody-doubts = Nadie desconfía.
cheat-doubts = { $seat } desconfía de { $other }.
    .short = desconfió
    .to-seat = Desconfías de { $other }.
    .to-other = { $seat } desconfía de ti.
cheat-turned = { $cards }: { $kind ->
    [true] ¡es verdad!
   *[lie] ¡es mentira!
}
cheat-takes = { $other } se lleva la pila, { shared-cards }.
    .to-other = Te llevas la pila, { shared-cards }.
cheat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
cheat-set-aside = Todos pasaron, así que la pila se aparta.
cheat-out = ¡{ $other } termina!
    .to-other = ¡Terminas!
cheat-broken-off = Esto ya duró demasiado. La ronda termina aquí.
cheat-for-cards = { $number } en la mano

cheat-tag-asked = por responder
cheat-tag-answered = respondió
cheat-tag-caught = se llevó la pila
cheat-tag-out = { $place ->
    [1] 1.er puesto
    [3] 3.er puesto
   *[other] { $place }.º puesto
}
cheat-holding = { shared-ranks }: { $count }
cheat-pile = Pila
cheat-pile-told = Pila: { $claims }
cheat-claim = { $count } × { $rank ->
    [T] 10
   *[other] { $rank }
}
cheat-claim-of = { $seat } { cheat-claim }
cheat-shown-true = Era verdad
cheat-shown-lie = Era mentira
cheat-next = Sigue
cheat-any-rank = cualquier valor
cheat-plays-left = Jugadas restantes

cheat-hint-cannot = De { shared-ranks }, ya sabes dónde están { $number }, así que { $count } más no puede ser verdad.
cheat-hint-last = Se quedaría sin cartas. Mejor mira.
cheat-hint-unlikely = Es poco probable que todavía tenga { shared-ranks }. Mejor mira.
cheat-hint-whim = De vez en cuando conviene mirar.
cheat-hint-trust = Bien puede ser verdad.
cheat-hint-all = Todo lo que tienes de { shared-ranks }, y es verdad.
cheat-hint-some = Todo lo que puedes poner de { shared-ranks }, y es verdad.
cheat-hint-more = Es verdad, con una carta más que no vas a extrañar.
cheat-hint-none = No tienes { shared-ranks }, así que hay que mentir. { $card } es lo último que vas a necesitar.
cheat-hint-pass = No tienes { shared-ranks }. Espera la próxima pila.

cheat-too-few-packs = Con tan pocas barajas hay { $most } cartas de cada valor. Permite { $most } por jugada como máximo.
cheat-must-play = No puedes pasar. Pon al menos una carta, de verdad o de mentira. Puedes decir { $ranks }.
cheat-too-many = { $count ->
    [one] Solo puedes poner una carta.
   *[other] Puedes poner { $count } cartas como máximo.
}
cheat-rank-is-fixed = Solo pon tus cartas. De todos modos cuentan como { shared-ranks }.
cheat-name-a-rank = Di qué son, por ejemplo “7C 9D claim 8”. Puedes decir { $ranks }.
cheat-wrong-rank = No puedes decir eso. Puedes decir { $ranks }.
cheat-nothing-to-doubt = No hay nada de qué dudar. { $kind ->
    [taken] { $other } se llevó la pila.
    [late] Ya es tarde para dudar de { $other }.
   *[none] Le toca a { $other } decir algo.
}
cheat-own-claim = Eso lo dijiste tú. Puede dudar: { $seats }.
cheat-not-yours-to-doubt = De esta no puedes dudar. Puede dudar: { $seats }.
cheat-has-answered = Ya respondiste. Espera a { $seats }.
cheat-answer-first = { $other } dice { shared-ranks }. Primero duda o déjalo pasar.
cheat-not-your-turn = Antes falta una respuesta de { $seats }.
