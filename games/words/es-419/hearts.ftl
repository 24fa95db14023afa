hearts-name = Corazones
    .line = No te lleves corazones ni la reina de picas.
    .aliases = Hearts, Dama negra
hearts-rules = **No te lleves corazones y, sobre todo, no te lleves la Q♠.**
    Cada uno juega por su cuenta. Primero le pasas tres cartas a otro jugador, y alguien te pasa tres a ti.
    { rules-trick } { rules-trick-plain } No se puede salir con un corazón hasta que se haya jugado uno.
    Cada corazón que te llevas te cuesta 1 punto, la Q♠ cuesta 13. Pero si te llevas los 26, **disparaste a la luna:** no sumas nada, y los demás suman 26. Cuando alguien tiene 100, gana el puntaje más bajo.
    - **Por ejemplo:** sales con 9♣. Los demás juegan 4♣, K♣ y Q♠. K♣ se lleva la baza, y con ella 13 puntos.
    .whole =
    - **Reparto:** todos reciben la misma cantidad de cartas. Entre tres queda fuera el 2♦, entre cinco el 2♦ y el 2♣, entre seis el 2♦, 3♦, 3♣ y 4♣.
    - **Pasar cartas:** elige tres cartas, boca abajo, todos a la vez. Van a la izquierda, en la mano siguiente a la derecha, y con cuatro o seis jugadores después enfrente. Luego viene una mano en la que te quedas las tuyas, y todo vuelve a empezar.
    - **Juego:** quien tiene el trébol más bajo sale con él. { rules-trick } { rules-trick-plain } El as es la más alta.
    - **La primera baza:** ni corazones ni Q♠, salvo que no tengas otra cosa.
    - **Romper corazones:** no se puede salir con un corazón hasta que se haya jugado uno, salvo que solo tengas corazones. La Q♠ no los rompe, y puedes salir con ella en cualquier momento.
    - **Puntos:** 1 por cada corazón, 13 por la Q♠.
    - **Disparar a la luna:** si te llevas los 13 corazones y la Q♠, sumas 0 y los demás suman 26.
    - **El final:** cuando alguien tiene 100 o más, gana el puntaje más bajo. Si empatan dos, se juega otra mano.
    - **Por ejemplo:** se sale con diamantes y no tienes. Juegas Q♠, y quien se lleva la baza suma 13 puntos. Eso no rompe los corazones. Si hubieras jugado 2♥, sí.
    - **Las reglas de la casa** pueden agregar la J♦, que resta 10 puntos, otras lunas, Black Maria y más.
hearts-paragraphs =
    .hearts-passing-over = 2
    .hearts-pass-now = 2
    .wrong-pass-count = 2
    .hearts-bad-card = 2
    .must-lead-low-club = 3
    .must-follow-suit = 3
    .no-points-first-trick = 4
    .must-lead-club = 4
    .hearts-not-broken = 5

hearts-variant-quick = Corta, a 50
hearts-variant-jack = La J♦ resta 10 puntos
hearts-variant-omnibus = Ómnibus: la J♦ resta 10, y la luna necesita las 15 cartas que cuentan
hearts-variant-bicycle = La Q♠ también rompe corazones
hearts-variant-trickster = Disparar a la luna nunca te cuesta la partida
hearts-variant-black_maria = Black Maria: A♠ y K♠ también cuestan puntos
hearts-variant-spot = Corazones por su número, a 500

hearts-option-pass_count = Cartas que se pasan
hearts-option-pass_cycle = Se pasan
    .classic = a la izquierda, a la derecha, enfrente, luego a nadie
    .wide = a cada uno de los demás por turno, luego a nadie
    .no_hold = a la izquierda, a la derecha, enfrente, en cada mano
    .left = siempre a la izquierda
    .right = siempre a la derecha
    .none = { shared-never }
hearts-option-odd_cards = Las cartas que sobran al repartir
    .remove = quedan fuera de la baraja
    .kitty_first_trick = van a quien gana la primera baza
    .kitty_first_points = van a quien primero se lleva puntos
hearts-option-first_lead = Primera salida
    .low_club = el trébol más bajo
    .any_club = cualquier trébol, de quien tiene el más bajo
    .left_of_dealer = cualquiera, quien está a la izquierda de quien reparte
hearts-option-first_trick_points = Puntos en la primera baza
    .barred = solo si no tienes otra cosa
    .allowed = se permiten
hearts-option-heart_leads = Se puede salir con corazones
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
hearts-option-queen_breaks = La Q♠ también rompe corazones
hearts-option-queen_forced = Si solo tienes Q♠ y corazones, debes salir con Q♠ mientras no estén rotos
hearts-option-hearts = Cada corazón cuesta
    .one = 1
    .spot = su número; 11, 12, 13, 14 por J Q K A
hearts-option-queen_points = Puntos por la Q♠
hearts-option-spade_honours = El K♠ cuesta 10 y el A♠ cuesta 7
hearts-option-jack = Diamante de premio
    .none = { shared-none }
    .jack = la J♦
    .ten = el 10♦
hearts-option-jack_points = Puntos que resta el diamante de premio
hearts-option-moon = Si te llevas todas las cartas que cuestan puntos
    .others = los suman todos los demás
    .self = se restan de tu puntaje
    .choose = eliges: para los demás, o restados de tu puntaje
    .auto = los suman los demás, salvo que eso te cueste la partida; entonces se restan de los tuyos
    .off = sumas todos esos puntos
hearts-option-moon_needs_jack = Para la luna hace falta también el diamante de premio
hearts-option-sun = Si además te llevas todas las bazas, la luna cuenta el doble
hearts-option-no_tricks_bonus = Puntos menos por no llevarse ninguna baza
hearts-option-target = La partida termina cuando alguien tiene
hearts-option-reset_at_target = Si llegas justo a ese puntaje, baja a la mitad
hearts-option-tie_break = Si dos empatan con el puntaje más bajo
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
hearts-option-max_hands = { shared-most-hands }

do-add = Sumarlos a los demás
do-subtract = Restarlos de lo mío

hearts-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
hearts-chooses = { $seat } eligió qué pasar.
    .short = eligió
    .to-seat = Elegiste qué pasar.
hearts-gets = { $seat } te pasa { $cards }.
hearts-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
hearts-broken = Corazones rotos.
hearts-kitty = { $seat } se lleva las cartas sobrantes: { $cards }.
    .to-seat = Te llevas las cartas sobrantes: { $cards }.
hearts-moon = ¡{ $seat } disparó a la luna!
    .to-seat = ¡Disparaste a la luna!
hearts-moon-adds = Todos menos { $seat } suman { $points } puntos.
    .to-seat = Todos menos tú suman { $points } puntos.
hearts-moon-subtracts = { $seat } se resta { $points } puntos.
    .to-seat = Te restas { $points } puntos.
hearts-resets = { $seat } tiene justo { $points }, así que baja a { $half }.
    .to-seat = Tienes justo { $points }, así que baja a { $half }.
hearts-scores = Mano { $number }: { $gains } → { $totals }.
hearts-ahead = { $count ->
    [one] Va ganando { $seats }.
   *[other] Van ganando { $seats }.
}
    .to-seats = { $others ->
        [0] Vas ganando.
       *[other] Van ganando tú y { $seats }.
    }
hearts-shot = { $seat } disparó a la luna en la mano { $number }.

hearts-way = { $way ->
    [hold] a nadie
    [across] enfrente
    [left] { $far ->
        [1] a la izquierda
       *[2] dos a la izquierda
    }
   *[right] { $far ->
        [1] a la derecha
       *[2] dos a la derecha
    }
}
hearts-prompt-pass = Pasa { $count ->
    [one] una carta
   *[other] { $count } cartas
} { hearts-way }
hearts-pass-to = pasa { $count } a { $other }
hearts-line = { $score }
hearts-line-hand = { $score } · ahora { SIGNED($points) }
hearts-line-scored = { $score } ({ SIGNED($points) })
hearts-deed = { $count ->
    [0] ninguna baza
    [one] 1 baza
   *[other] { $count } bazas
}
hearts-for-hearts = { $number } por corazones
hearts-for-queen = { $number } por la Q♠
hearts-for-king = { $number } por el K♠
hearts-for-ace = { $number } por el A♠
hearts-for-bonus = { $number } por el premio
hearts-for-moon = { $number } por la luna de { $seat }
hearts-for-no-tricks = { $number } por ninguna baza
hearts-for-reset = { $number } por llegar justo a { $target }
hearts-chose = eligió
hearts-choosing = elige
hearts-passing = Mano { $number } · Pasar cartas
hearts-trick = { shared-trick-of-hand }
hearts-badge-pass = Pasar
hearts-badge = Sin romper
hearts-badge-broken = Rotos
hearts-left-out = Fuera
hearts-taken = { $seat } se llevó

hearts-hint-pass-queen = No tienes suficientes picas bajas para proteger la Q♠. Pásala.
hearts-hint-pass-spade = Las picas altas se llevan la Q♠, y tienes muy pocas bajas para jugar en su lugar.
hearts-hint-pass-heart = Los corazones altos se llevan corazones. Pásalos.
hearts-hint-pass-void = Deshazte de un palo corto. Cuando ya no tengas, puedes jugar lo que quieras.
hearts-hint-pass-rest = Son las que más probablemente ganen bazas que no quieres.
hearts-hint-add = Súmalos a los demás: eso no te cuesta la partida.
hearts-hint-subtract = Réstalos de tu puntaje. Sumarlos a los demás terminaría la partida, y no la ganarías.
hearts-hint-only = { shared-hint-only-card }
hearts-hint-moon = Tienes todos los puntos hasta ahora, y nadie puede superar estas. Ve por la luna.
hearts-hint-stop = Alguien va por la luna. Llévate algunos puntos para impedirlo.
hearts-hint-drive = Una pica por debajo de la reina ayuda a hacerla salir.
hearts-hint-give = Todas las picas que faltan superan a la reina. Sal con ella, y se la lleva alguien más.
hearts-hint-low = Es la que más fácil se supera, así que esta se la debería llevar alguien más.
hearts-hint-risky = { shared-hint-no-safe-lead }
hearts-hint-under = Hay una pica más alta en la mesa, así que juégala ahora: la baza se la lleva alguien más.
hearts-hint-bonus = Esta baza vale la pena: resta puntos de tu puntaje.
hearts-hint-free = { shared-hint-highest-safe }
hearts-hint-early = Es pronto, y todos deberían poder seguir el palo. Suelta tu carta más alta.
hearts-hint-duck = { shared-hint-highest-under }
hearts-hint-last = { shared-hint-taking-anyway }
hearts-hint-over = { shared-hint-lowest-over }
hearts-hint-throw = { shared-hint-off-suit }

hearts-pass-now = Primero se pasan cartas. Pásale { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} a { $other }.
wrong-pass-count = Pásale exactamente { $count ->
    [one] 1 carta
   *[other] { $count } cartas distintas
} a { $other }.
hearts-already-passed = Ya elegiste tus cartas. Ahora le toca a { $seats }.
hearts-bad-card = “{ $text }” no es una carta de este juego. Pasa cartas de tu mano.
hearts-passing-over = Ya no se pasan cartas. Puedes jugar { $cards }.
hearts-moon-now = Disparaste a la luna. Súmales los puntos a los demás o réstalos de tu puntaje.
must-lead-club = A la primera baza se sale con un trébol. Puedes jugar { $cards }.
no-points-first-trick = En la primera baza no hay puntos. Puedes jugar { $cards }.
hearts-not-broken = Los corazones todavía no están rotos, así que no puedes salir con uno. Puedes jugar { $cards }.
hearts-moon-needs-jack = Esa luna necesita un diamante de premio. Elige también J♦ o 10♦.
hearts-sun-needs-moon = Una luna doble necesita una luna. Elige también qué hace la luna.
hearts-reset-needs-even = { $target } no se puede dividir en dos. Elige un número par.
hearts-without-end = Estos premios son demasiado altos: la partida podría no terminar nunca. Bájalos o fija un número de manos.
