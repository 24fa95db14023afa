gong-zhu-name = Gong Zhu
    .line = Llévate la oveja y déjales el cerdo.
    .aliases = Persigue al cerdo, Chase the Pig
gong-zhu-rules = **No te lleves el cerdo, la Q♠. No te lleves corazones. Llévate la oveja, la J♦.**
    Cada uno juega por su cuenta, con 13 cartas. { rules-trick } { rules-trick-plain }
    Lo que te llevas cuenta al final de la mano. El **cerdo** cuesta 100, los corazones hasta 50 cada uno, y la **oveja** vale 100. El 10♣, el **transformador**, dobla todo eso, bueno o malo. Si te llevas todos los corazones, en cambio te dan 200.
    Cuando alguien cae a −1000, es el cerdo, y gana el puntaje más alto.
    - **Por ejemplo:** te llevas Q♠, K♥ y 3♥. Son −100, −40 y 0: pierdes 140. Con el 10♣ también, perderías 280.
    .whole =
    - **Reparto:** 13 cartas a cada jugador de una baraja de 52.
    - **Mostrar:** antes de jugar puedes mostrar cualquiera de Q♠, J♦, 10♣ y A♥ que tengas. Todos deciden a la vez. Un cerdo o una oveja a la vista cuentan el doble, un A♥ a la vista dobla todos los corazones, y un 10♣ a la vista multiplica por 4, para quien se los lleve. Una carta mostrada no se puede jugar la primera vez que se sale con su palo, salvo que sea la única que tengas.
    - **Juego:** quien tiene el 2♣ sale con él. { rules-trick } { rules-trick-plain } El as es la más alta.
    - **Los corazones** cuestan 50 el as, 40 el rey, 30 la reina, 20 la jota, y 10 cada uno del 10 al 5. El 4, el 3 y el 2 no cuestan nada.
    - **Los 13 corazones** en cambio te dan 200, y si con ellos te llevas el cerdo, también te da 100.
    - **El cerdo** cuesta 100, **la oveja** da 100.
    - **El transformador** dobla todo lo demás que te llevas. Si te lo llevas sin ningún corazón, cerdo ni oveja, da 50, o 100 si se mostró.
    - **El final:** cuando alguien está en −1000 o menos, todos los que están así son cerdos, y gana el puntaje más alto.
    - **Por ejemplo:** se mostró A♥. Te lo llevas con 9♥ y la oveja: corazones −60, el doble son −120, y 100 por la oveja. Son −20.
gong-zhu-paragraphs =
    .nothing-to-expose = 2
    .wrong-phase-expose = 2
    .not-exposable = 2
    .wrong-phase-exposed = 2
    .exposed-protected = 2
    .must-follow-suit = 3
    .must-lead-2c = 3

gong-zhu-variant-partners = En parejas
gong-zhu-variant-plain = No se muestra nada
gong-zhu-variant-short = Corta, a −500

gong-zhu-option-expose = Se pueden mostrar Q♠, J♦, 10♣ y A♥ antes de jugar, para que cuenten el doble
gong-zhu-option-expose_timing = Se muestra
    .simultaneous = { shared-same-time }
    .in_turn = por turnos, empezando por el 2♣
gong-zhu-option-expose_protect = Una carta mostrada espera hasta que se haya salido una vez con su palo
gong-zhu-option-first_lead = Primera salida
    .two_of_clubs = el 2♣, en cada mano
    .two_of_spades_then_pig = el 2♠; en las manos siguientes cualquiera, quien se llevó el cerdo
    .seven_of_spades_then_pig = cualquiera, quien tiene el 7♠; en las manos siguientes quien se llevó el cerdo
gong-zhu-option-hearts_table = Los corazones cuestan
    .standard = 50, 40, 30, 20 por A K Q J, 10 del 10 al 5, nada por 4 3 2
    .pip = 50, 40, 30, 20 por A K Q J, 10 por el 4, los demás su número
gong-zhu-option-pig_value = Puntos por el cerdo, la Q♠
gong-zhu-option-pig_flip = Qué vuelve positivo al cerdo
    .all_hearts = llevarse todos los corazones
    .grand_slam = llevarse las 16 cartas que cuentan
    .never = nada
gong-zhu-option-sheep_flip = La oveja se vuelve negativa si te llevas todos los corazones, pero no las 16 cartas que cuentan
gong-zhu-option-transformer_alone = Puntos por el 10♣, el transformador, si es lo único que te llevas
gong-zhu-option-target = Pierdes cuando tu puntaje cae a
gong-zhu-option-win_target = La partida también termina cuando alguien llega a
gong-zhu-option-max_hands = { shared-most-hands }
gong-zhu-option-partners = Quienes están enfrentados son pareja y suman sus puntos

do-expose = Mostrar
    .with = Mostrar { $picked }
    .pick = Mostrar hasta { $most } cartas
do-expose-none = No mostrar nada

gong-zhu-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
gong-zhu-answers = { $seat } decidió qué mostrar.
    .short = decidió
    .to-seat = Decidiste qué mostrar.
gong-zhu-exposes = { $seat } muestra { $cards }.
    .to-seat = Muestras { $cards }.
gong-zhu-exposes-none = { $seat } no muestra nada.
    .short = no mostró nada
    .to-seat = No muestras nada.
gong-zhu-expose-nothing = { $seats } { $count ->
    [one] no muestra nada.
   *[other] no muestran nada.
}
    .to-seats = { $others ->
        [0] No muestras nada.
       *[other] Tú y { $seats } no muestran nada.
    }
gong-zhu-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
gong-zhu-scores = { $seat } se llevó { $cards }: { shared-points }.
    .to-seat = Te llevaste { $cards }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
gong-zhu-scores-nothing = { $seat } no se llevó nada que cuente.
    .to-seat = No te llevaste nada que cuente.
gong-zhu-pigs = { $count ->
    [one] ¡{ $seats } es el cerdo!
   *[other] ¡{ $seats } son cerdos!
}
    .to-seats = { $others ->
        [0] ¡Eres el cerdo!
       *[other] ¡Tú y { $seats } son cerdos!
    }

gong-zhu-exposable = Se puede mostrar
gong-zhu-line = { $score }
gong-zhu-line-hand = { $score } · ahora { SIGNED($points) }
gong-zhu-line-scored = { $score } ({ SIGNED($points) })
gong-zhu-for = { $term ->
    [pig] { $number } cerdo
    [sheep] { $number } oveja
    [transformer] { $number } por el 10♣
   *[hearts] { $number } corazones
}
gong-zhu-answered = decidió
gong-zhu-pig = cerdo
gong-zhu-exposing = Mano { $number } · Mostrar
gong-zhu-trick = { shared-trick-of-hand }
gong-zhu-taken = { $seat } se llevó
gong-zhu-doubled = El doble

gong-zhu-hint-expose = { $exposes ->
    [none] No las muestres. Lo que muestras cuenta el doble para quien se lo lleve, y las probabilidades están en tu contra.
    [alone] No las muestres. Lo que muestras cuenta el doble para quien se lo lleve. Podrías ganarle a uno, pero perder contra los tres.
   *[some] Lo que muestras cuenta el doble para quien se lo lleve, así que muestra lo que les va a tocar a otros, o una oveja que te vas a llevar.
}{ $pig ->
    [none] { "" }
   *[other] { " " }Probabilidad de que te lleves Q♠: { $pig } %.
}{ $sheep ->
    [none] { "" }
   *[other] { " " }Probabilidad de que te lleves J♦: { $sheep } %.
}{ $transformer ->
    [none] { "" }
   *[other] { " " }Probabilidad de que te lleves 10♣: { $transformer } %.
}{ $ace ->
    [none] { "" }
   *[other] { " " }Con un A♥ como el tuyo, los corazones te cuestan { $ace } puntos en promedio; lo normal es 50.
}
gong-zhu-hint-only = { shared-hint-only-card }
gong-zhu-hint-chase = Haz salir al cerdo: una pica por debajo de la reina no se lo puede llevar.
gong-zhu-hint-cash-sheep = Sal con la oveja: ya nadie puede superarla.
gong-zhu-hint-heart = Otros tienen corazones más altos, así que probablemente se la lleve alguien más.
gong-zhu-hint-catch-sheep = A los demás les quedan pocos diamantes, así que pronto alguien tendrá que jugar la oveja. Sal alto para llevártela.
gong-zhu-hint-short = Sal de un palo corto. Cuando ya no tengas, puedes darles tus cartas malas a los demás.
gong-zhu-hint-risky = { shared-hint-no-safe-lead }
gong-zhu-hint-drop-pig = Hay una pica más alta en la mesa, así que el cerdo se lo lleva alguien más.
gong-zhu-hint-drop-transformer = Hay un trébol más alto en la mesa, así que el transformador se lo lleva alguien más.
gong-zhu-hint-take-transformer = Vas muy bien en esta mano, y el transformador lo dobla.
gong-zhu-hint-take-sheep = Llévate la oveja, es tuya.
gong-zhu-hint-keep-heart = Alguien junta los corazones, así que no le des los tuyos.
gong-zhu-hint-keep-sheep = Guarda la oveja y lo que pueda llevársela.
gong-zhu-hint-high-last = { shared-hint-highest-safe }
gong-zhu-hint-duck = { shared-hint-highest-under }
gong-zhu-hint-must-take = { shared-hint-taking-anyway }
gong-zhu-hint-low = { shared-hint-lowest-over }
gong-zhu-hint-throw = { shared-hint-off-suit }
gong-zhu-hint-spare = Tu pareja va ganando esta baza, así que no le pongas cartas malas si puedes.
gong-zhu-hint-stop = Alguien tiene todos los corazones hasta ahora. Llévate uno para impedirlo.
gong-zhu-hint-collect = Tienes todos los corazones hasta ahora. Ve por el resto.

must-lead-2c = A la primera baza se sale con { $cards }. Juégala.
exposed-protected = { $card } está a la vista, así que no puedes jugarla la primera vez que se sale con su palo. Puedes jugar { $cards }.
not-exposable = Solo puedes mostrar { $cards }, o nada.
nothing-to-expose = No tienes ninguna de las cartas que se pueden mostrar, así que no muestres nada.
wrong-phase-expose = Primero se muestra. Muestra { $cards }, algunas de ellas o nada.
wrong-phase-exposed = Ya no se puede mostrar. Puedes jugar { $cards }.
