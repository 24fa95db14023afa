palace-name = Palacio
    .line = Mano, descubiertas, a ciegas. Pierde quien se queda con cartas.
    .aliases = Palace, Shithead, Karma
palace-rules = **Quédate sin cartas: primero las de tu mano, luego las tres que tienes delante, luego tres que nadie vio. Pierde quien se queda con cartas.**
    Primero elige qué tres de tus seis cartas pones boca arriba. Las buenas ayudan al final.
    En tu turno, juega sobre la pila una o más cartas de un mismo valor: igual al de la carta de arriba, o más alto. Los palos no importan. Luego roba hasta tener tres. Si no puedes o no quieres jugar, levanta toda la pila.
    Un **2** va sobre cualquiera, y cualquiera va sobre él. Un **10** va sobre cualquiera y quema la pila: sale del juego, y juegas otra vez. También la queman cuatro iguales.
    - **Por ejemplo:** arriba hay una J, y tienes 4, 4 y reina. Solo sirve la reina. La juegas y robas una carta.
    .whole =
    - **Reparto:** tres cartas boca abajo en fila, que nadie mira, tres boca arriba sobre ellas, y tres en la mano. El resto es el mazo. Entre seis se usan dos barajas.
    - **Cambio:** todos eligen a la vez qué tres de sus seis cartas van boca arriba.
    - **Quién empieza:** quien tiene un 3 boca arriba, el primero desde la izquierda de quien reparte. Si no hay, quien tiene uno en la mano, y luego lo mismo con los cuatros, etc.
    - **Tu turno:** juega cartas de un valor que sirva y luego roba hasta tener tres, mientras haya mazo. O levanta la pila, aunque puedas jugar. Entonces quien sigue empieza una nueva.
    - **Lo que sirve:** el mismo valor que la carta de arriba o uno más alto; el as es el más alto. Los doses y los dieces sirven siempre.
    - **Quemar:** un 10 quema la pila. También cuatro cartas iguales arriba, las haya jugado quien las haya jugado.
    - **Descubiertas y a ciegas:** juega tus cartas descubiertas cuando tu mano esté vacía, y después las tapadas. No se mezclan en una jugada. Voltea una tapada: si sirve, queda jugada. Si no, la levantas con la pila. Siempre que vuelvas a tener mano, juegas primero de ella.
    - **El final:** sin cartas, terminas. Pierde quien se queda con cartas. Si las manos solo dan vueltas, la ronda se corta y pierde quien tiene más cartas.
palace-paragraphs =
    .palace-three-of-six = 2
    .palace-has-chosen = 2
    .palace-no-pile = 4
    .palace-must-play = 4
    .going-out-one-rank = 4
    .palace-too-low = 5
    .palace-not-above-seven = 5
    .palace-not-your-zone = 7
    .palace-no-such-place = 7

palace-variant-sevens_eights = Sobre un 7, 7 o menos; ochos invisibles
palace-variant-mirror = Treses invisibles, los ochos saltan, y los dieces tienen que servir
palace-variant-strict = Si puedes jugar, hay que jugar
palace-variant-long_match = Cinco rondas en las que cuenta el orden en que terminan

palace-option-packs = Barajas
    .auto = una, o dos con seis jugadores
    .one = una
    .two = dos
palace-option-swap = Eliges tus cartas descubiertas antes de jugar
palace-option-starter = Juega primero
    .three = quien tiene la carta más baja
    .left = { shared-left-of-dealer }
palace-option-three = Un 3 es
    .plain = { palace-plain }
    .invisible = { palace-invisible }
palace-plain = como cualquier otra carta
palace-invisible = invisible: va sobre cualquiera, y cuenta la de abajo
palace-option-seven = Un 7 es
    .plain = { palace-plain }
    .lower = para responder con 7 o menos
palace-option-eight = Un 8 es
    .plain = { palace-plain }
    .invisible = { palace-invisible }
    .skip = un salto: cada uno le quita el turno a un jugador
palace-option-ten_on = Un 10 va sobre
    .any = cualquiera
    .fits = lo que le corresponde por su valor
palace-option-four_burns = Cuatro iguales queman la pila
palace-option-must_play = Si puedes jugar, hay que jugar
palace-option-scoring = La partida
    .loser = { going-out-until-lost }
    .places = { going-out-counts-places }
palace-option-losses = { going-out-losses }
palace-option-rounds = { going-out-rounds }

do-up = Boca arriba
    .with = Boca arriba { $picked }
do-three-up = Elegir tres descubiertas
do-flip = Voltear { $number }
palace-do-take = Levantar la pila

palace-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
palace-chooses = { $seat } eligió.
    .to-seat = Elegiste.
palace-swaps = { $seat } pone boca arriba { $turned }.
    .to-seat = Pones boca arriba { $turned }.
palace-begins = { $kind ->
    [three] { $other } tiene la carta más baja y empieza.
   *[left] Empieza { $other }.
}
    .to-other = { $kind ->
        [three] Tienes la carta más baja y empiezas.
       *[left] Empiezas tú.
    }
palace-takes = { $seat } levanta la pila, { shared-cards }.
    .short = levantó { $count }
    .to-seat = Levantas la pila, { shared-cards }.
palace-burns = { $kind ->
    [four] ¡Cuatro iguales! { palace-burning }
   *[ten] { palace-burning }
}
    .to-seat = { $kind ->
        [four] ¡Cuatro iguales! { palace-burning.to-seat }
       *[ten] { palace-burning.to-seat }
    }
palace-burning = { $again ->
    [yes] { $seat } quema { shared-cards } y juega otra vez.
   *[no] { $seat } quema { shared-cards }.
}
    .to-seat = { $again ->
        [yes] Quemas { shared-cards } y juegas otra vez.
       *[no] Quemas { shared-cards }.
    }
palace-flips = { $seat } voltea { $card }.
    .to-seat = Volteas { $card }.
palace-misses = { $seat } voltea { $turned }. No sirve, y { $seat } levanta { shared-cards }.
    .short = levantó { $count }
    .to-seat = Volteas { $turned }. No sirve, y levantas { shared-cards }.
palace-you-draw = { shared-you-draw }
palace-passed-over = { $other } pierde el turno.
    .to-other = Pierdes el turno.
palace-out = ¡{ $other } termina!
    .to-other = ¡Terminas!
palace-broken-off = Nadie avanza, así que la ronda termina.
palace-loses = { $other } pierde; en la mano: { shared-cards }.
    .to-other = Pierdes; en la mano: { shared-cards }.

palace-prompt = Elige tres cartas descubiertas
palace-chose = eligió
palace-choosing = elige
palace-pile = Pila
palace-fits = Sirve
palace-lower = 7 o menos
palace-burned = Quemadas
palace-ends-in = Turnos restantes
palace-zone-up = Juegas tus cartas descubiertas
palace-zone-blind = Volteas cartas tapadas

palace-hint-swap = Son tus mejores cartas. Guárdalas para el final.
palace-hint-flip = Da igual una que otra. ¡Suerte!
palace-hint-take = Nada sirve, así que levanta la pila.
palace-hint-worth = Es una pila pequeña, y tus cartas buenas valen más después.
palace-hint-burn = Quémala: { $count ->
    [one] se va una carta
   *[other] se van { $count } cartas
}, y juegas otra vez.
palace-hint-stuck = Conoces las cartas de { $other }: ninguna sirve sobre eso.
palace-hint-special = Cualquier otra que sirva te costaría más.
palace-hint-several = Sueltas { $count } cartas de una vez.
palace-hint-low = Es tu carta más baja que sirve. Guarda las buenas.

palace-too-few-cards = Para seis jugadores hacen falta dos barajas.
palace-three-of-six = Elige tres de { $cards } para ponerlas boca arriba.
palace-has-chosen = Ya elegiste. Todavía { $count ->
    [one] falta
   *[other] faltan
} { $seats }.
palace-no-pile = No hay pila que levantar. Puedes jugar cualquier carta.
palace-must-play = { $kind ->
    [blind] No puedes levantar la pila. Voltea una carta.
   *[other] Si puedes jugar, hay que jugar. Puedes jugar { $cards }.
}
palace-not-your-zone = { $kind ->
    [hand] Primero juega las cartas de tu mano.
    [up] Primero juega tus cartas descubiertas.
   *[blind] Solo te quedan cartas tapadas. Voltea una.
}
palace-no-such-place = Ahí no hay carta. Puedes voltear { $places }.
palace-too-low = Es muy bajo. Necesitas { $rank ->
    [A] otro as
   *[other] { rank-name } o más
}{ $kind ->
    [some] , o { $cards }
   *[none] {""}
}.
palace-not-above-seven = Arriba hay un 7. Necesitas 7 o menos{ $kind ->
    [some] , o { $cards }
   *[none] {""}
}.
