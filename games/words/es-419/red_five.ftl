red-five-name = Cinco Rojo
    .line = Uno contra tres, con dos barajas.
    .aliases = Red Five, Hong Wu
red-five-rules = **Uno juega contra tres. Puja por serlo y luego gana los puntos que prometiste.**
    Hay 200 puntos en las cartas: 5 por cada cinco, 10 por cada diez y cada rey. Quien puja más alto es el **declarante**: elige triunfo, toma ocho cartas extra y **entierra** ocho boca abajo. Los otros tres son la **defensa** y juegan juntos.
    El declarante sale primero, y después quien se llevó la última baza. Se sale con una carta, con un par de dos cartas idénticas o con más, todo de un palo. Esa es la **forma** de la baza. Todos juegan la misma cantidad de cartas, de ese palo. Si no te alcanza, juegas todas las que tengas y completas con cualquiera.
    Las cartas más altas de ese palo y esa forma se llevan la baza, con sus puntos. Solo las superan triunfos de la misma forma, de quien no tenga ese palo. El 5♥, el **cinco rojo**, es el triunfo más alto de todos. Luego vienen los comodines, los treses del color de triunfo y todos los doses.
    Si el declarante gana lo que pujó, cada defensor le paga. Si no, el declarante le paga a cada uno.
    - **Por ejemplo:** diamantes es triunfo, y Ana sale con K♠ K♠. Tienes una pica, así que juegas esa y otra cualquiera. Beto no tiene picas y juega 4♦ 4♦: un par de triunfos gana a un par de reyes. Beto se lleva la baza, con sus 20 puntos, y sale a la siguiente.
    .whole =
    - **Baraja:** dos barajas completas con comodines, así que hay dos de cada carta. 25 cartas a cada jugador; las últimas 8 son el **fondo**.
    - **Pujas:** de cinco en cinco, de 55 a 200, cada una más alta que la anterior. Si pasas, ya no pujas más. Si los cuatro pasan, el declarante es quien tenía que pujar primero, por 55.
    - **El declarante** elige triunfo, luego toma el fondo y entierra 8 cartas cualesquiera. Los otros tres son la defensa, y sus puntos cuentan juntos.
    - **Triunfos, de mejor a peor,** todos un solo palo:
      - 5♥, el cinco rojo
      - comodín grande, luego comodín pequeño
      - 3 de triunfo, luego los otros treses de ese color
      - 2 de triunfo, luego los demás doses (todos iguales)
      - A K Q J 10 y así, de triunfo, hasta el 4
    - **Con qué salir:** una carta sola; un **par**, dos cartas idénticas; o un **tractor**, dos o más pares seguidos, como 8♣ 8♣ 7♣ 7♣. Los triunfos por encima del as no hacen tractores. En los demás palos el as es la más alta.
    - **Combos:** puedes salir con varias de estas cosas a la vez, todas de un palo, y llevarte muchos puntos en una baza. Pero si alguien puede superar alguna parte en ese palo, en su lugar tienes que salir con la parte más pequeña.
    - **Seguir:** la misma cantidad de cartas, de ese palo. A un par responde con un par y a un tractor con un tractor si puedes, hasta donde puedas; si no, valen otras cartas del palo. **Si no te alcanza,** juega todas las que tengas del palo y completa con cualquiera. Nunca hay obligación de jugar triunfo.
    - **Quién se la lleva:** la jugada más alta de la misma forma en el palo de salida. Un par solo pierde contra un par más alto, un tractor contra un tractor más alto. Los triunfos de esa forma lo superan. Si dos son iguales, vale la primera.
    - **Una baza:** corazones es triunfo, y Ana sale con 9♣ 9♣ 8♣ 8♣, un tractor. Beto tiene Q♣ 7♣ 7♣ 4♣ 3♣: no es tractor, pero sí un par, así que tiene que jugar 7♣ 7♣ y otros dos tréboles. Ceci no tiene tréboles y juega A♥ A♥ K♥ K♥, un tractor más alto de triunfo. Dani solo tiene 10♣, así que juega ese y otras tres cartas. Ceci se lleva la baza, y al menos 30 puntos.
    - **El fondo:** si un defensor se lleva la última baza, los puntos enterrados cuentan el doble para la defensa, o por cuatro si se salió con un par o un tractor. Si se la lleva el declarante, cuentan una vez, para él.
    - **Puntaje:** si cumples tu puja, cada defensor te paga 1. Son 2 si llegas al menos a la mitad entre la puja y 200, y 3 por los 200. Si no cumples, le pagas 1 a cada uno. Son 2 si no llegas a la mitad de lo que pujaste, y 3 si no ganas nada.
    - **El final:** después de 8 manos gana el puntaje más alto.
    - **Por ejemplo:** pujas 80. La mitad hasta 200 es 140, así que con 80 a 135 puntos ganas 1 de cada uno, y con 140 a 195 ganas 2. Con 40 a 75 pagas 1 a cada uno, con 5 a 35 pagas 2, y con nada 3.
red-five-paragraphs =
    .bad-bid = 2
    .bid-too-low = 2
    .need-8-cards = 3
    .bad-suit = 3
    .use-throw = 5
    .one-group-only = 5
    .throws-off = 6
    .wrong-count = 7
    .must-follow-group = 7
    .only-one-held = 7
    .must-play-all-of-group = 7
    .must-match-pairs = 7

red-five-variant-plain = Simple: sin combos, los treses son cartas comunes
red-five-variant-rich = Más grande: manos sin triunfo, tractores hasta los comodines, pagos crecientes
red-five-variant-short = Corta: 4 manos

red-five-option-min_bid = Puja mínima
red-five-option-bid_step = Las pujas suben de a
red-five-option-all_pass = Si los cuatro pasan
    .first_bidder = quien tenía que pujar primero juega por la puja mínima
    .redeal = se reparte de nuevo, dos veces como máximo
red-five-option-first_bidder = Quién puja primero
    .rotate = cada uno por turno
    .random = cualquiera, al azar
    .last_declarer = el último declarante
red-five-option-trump_timing = El declarante elige triunfo
    .before_kitty = antes de ver el fondo
    .after_kitty = después de enterrar
red-five-option-no_trump = Se puede jugar sin palo de triunfo (solo 5♥, comodines y doses son triunfos)
red-five-option-advisers = Los treses del color de triunfo son triunfos altos
red-five-option-high_tractors = Los tractores pueden pasar del as de triunfo, hasta los comodines
red-five-option-throws = Se permiten combos: salir con varias combinaciones a la vez
red-five-option-throw_check = Un combo se compara con
    .hands = lo que los demás tienen de verdad, así que puede fallar
    .unseen = todas las cartas no vistas, y solo se permiten los seguros
red-five-option-failed_throw = Si un combo falla, sales con
    .smallest = su parte más pequeña
    .beaten_component = una parte que se puede superar
red-five-option-failed_throw_penalty = Puntos que un combo fallido le da al otro bando
red-five-option-ruff_compare = Para superar un combo con triunfos hace falta
    .dominant = mejor tractor, par o carta sola
    .all = triunfos más altos en cada parte
red-five-option-show_kitty = Todos ven el fondo antes de que lo tome el declarante
    .never = { shared-never }
    .below = después de una puja baja
    .always = siempre
red-five-option-show_kitty_below = Una puja es baja si es menor que
red-five-option-kitty_multiplier = Si la defensa se lleva la última baza, el fondo cuenta
    .x1 = una vez
    .x2 = el doble
    .x2_4 = el doble, o por cuatro si se salió con par o tractor
    .x2_4_8 = el doble, por cuatro con un par, por ocho con un tractor
red-five-option-results = Una mano paga doble o triple
    .ratio = según cómo se compare con la puja
    .fixed40 = por cada 40 puntos por encima o por debajo de la puja
red-five-option-red_five_capture = Llevarse el cinco rojo del otro bando paga la base y mueve 20 puntos
red-five-option-bid_stake = Lo que paga una mano
    .flat = lo mismo con cualquier puja
    .rising = la base más por cada 20 puntos de la puja
red-five-option-base = Base (lo que paga una victoria simple)
red-five-option-hands = { shared-hands }
red-five-option-target = Puntaje que termina la partida (por la base)

do-trump = Triunfo { $symbol } { $suit }
do-trump-none = Sin triunfo
do-bury = Enterrar
    .with = Enterrar { $picked }
    .pick = Enterrar { $most } cartas
do-pairs = Jugar un par o un tractor

red-five-lowest = Pujar { $number }
red-five-leap = Pujar { $number } · { $leap } más

red-five-opens = { $other } puja primero.
    .to-other = Pujas primero.
red-five-bids = { $seat } puja { $number }.
    .to-seat = Pujas { $number }.
red-five-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
red-five-redeal = Todos pasaron, así que se reparte de nuevo.
red-five-declares = { $seat } es el declarante y necesita { $number } puntos.
    .to-seat = Eres el declarante y necesitas { $number } puntos.
red-five-names = { $seat } elige { $suit } como triunfo.
    .short = eligió triunfo
    .to-seat = Eliges { $suit } como triunfo.
red-five-names-none = { $seat } juega sin palo de triunfo.
    .short = sin triunfo
    .to-seat = Juegas sin palo de triunfo.
red-five-shows = El fondo de { $seat }: { $cards }.
    .to-seat = Tu fondo: { $cards }.
red-five-takes-kitty = { $seat } toma el fondo.
    .to-seat = Tomas el fondo.
red-five-buries = { $seat } entierra ocho cartas.
    .short = enterró 8
    .to-seat = Entierras ocho cartas.
red-five-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
red-five-throw-fails = { $seat } intenta el combo { $cards }, pero alguien puede superar una parte.
    .to-seat = Intentas el combo { $cards }, pero alguien puede superar una parte.
red-five-throw-costs = El combo le cuesta { $points } puntos al bando de { $seat }.
    .to-seat = El combo le cuesta { $points } puntos a tu bando.
red-five-takes = { $play ->
    [last] { $winner } juega { $cards } y se lleva la baza
   *[earlier] { $winner } se lleva la baza con { $cards }
}{ red-five-trick-points }
    .to-winner = { $play ->
        [last] Juegas { $cards } y te llevas la baza
       *[earlier] Te llevas la baza con { $cards }
    }{ red-five-trick-points }
red-five-trick-points = { $points ->
    [0] .
   *[other] : { $points } puntos.
}
red-five-captured = { $winner } le quita un cinco rojo a { $seat }.
    .to-winner = Le quitas un cinco rojo a { $seat }.
    .to-seat = { $winner } te quita un cinco rojo.
red-five-kitty = { $winner } se llevó la última baza. En el fondo: { $cards }{ $points ->
    [0] , sin puntos.
   *[other] , { $points } puntos{ $times ->
        [1] .
        [2] , el doble.
       *[other] , por { $times }.
    }
}
    .to-winner = Te llevaste la última baza. En el fondo: { $cards }{ $points ->
        [0] , sin puntos.
       *[other] , { $points } puntos{ $times ->
            [1] .
            [2] , el doble.
           *[other] , por { $times }.
        }
    }
red-five-made = { $seat } pujó { $bid } y ganó { $points }. Cumplió: { $stake } de cada defensor.
    .to-seat = Pujaste { $bid } y ganaste { $points }. Cumpliste: { $stake } de cada defensor.
red-five-set = { $seat } pujó { $bid } y ganó { $points }. No alcanza: { $stake } a cada defensor.
    .to-seat = Pujaste { $bid } y ganaste { $points }. No alcanza: { $stake } a cada defensor.

red-five-call-passed = { do-pass }
red-five-line = Puntaje { $score }
red-five-line-bid = { $score } · puja { $bid }
red-five-line-taken = { $score } · ganó { $points }
red-five-deed = pujó { $bid }, ganó { $points }
red-five-deed-defender = ganó { $points }
red-five-for-fives = { $number } por cincos rojos
red-five-declarer-tag = declarante
red-five-passed-tag = pasó
red-five-phase-bid = Mano { $number } · Pujas
red-five-phase-trump = Mano { $number } · Triunfo
red-five-prompt-bury = { $seat } entierra 8 cartas
    .to-seat = Entierras 8 cartas
red-five-phase-bury = Mano { $number } · Fondo
red-five-phase-play = { shared-trick-of-hand }
red-five-phase-over = Mano { $number } · { $points } de { $bid }
red-five-kitty-label = Fondo
red-five-buried-label = Enterradas
red-five-own-buried-label = Enterraste
red-five-bid-badge = Puja
red-five-defenders-badge = Defensa
red-five-trump-badge = Triunfo
red-five-no-trump-badge = ninguno

red-five-count = { $trumps ->
    [one] 1 triunfo
   *[other] { $trumps } triunfos
} ({ $honours ->
    [0] ninguno
   *[other] { $honours }
} por encima de los doses), { $pairs ->
    [0] ningún par de triunfos
    [one] 1 par de triunfos
   *[other] { $pairs } pares de triunfos
}, { $aces ->
    [0] ningún otro as
    [one] 1 as más
   *[other] { $aces } ases más
}
red-five-hint-bid = Con { $suit } ganarías unos { $points } puntos: { red-five-count }. Puja hasta { $limit }.
red-five-hint-pass = Incluso con { $suit } ganarías solo unos { $points } puntos: { red-five-count }.
red-five-hint-trump = Tu mejor palo es { $suit }, unos { $points } puntos: { red-five-count }.
red-five-hint-bury = Entierra estas: vacía palos cortos y { $points ->
    [0] no cuesta puntos
   *[other] solo cuesta { $points } puntos
}. Guarda ases, pares y triunfos.
red-five-hint-only = Es todo lo que puedes jugar.
red-five-hint-sure = No queda nada en el palo que la supere.
red-five-hint-throw = Sal con todas en combo: no queda nada en el palo que supere a ninguna.
red-five-hint-draw = Es el triunfo más alto que queda. Saca los triunfos de la defensa.
red-five-hint-pair = Nada tuyo gana seguro, pero los pares son difíciles de superar.
red-five-hint-pull = No tienes nada seguro. Sal con un triunfo bajo y saca los de la defensa.
red-five-hint-gamble = Ya casi no te quedan cartas. Sal con todas en combo y a ver.
red-five-hint-low = No tienes nada seguro, así que sal bajo de un palo largo, sin puntos.
red-five-hint-low-trump = Solo tienes triunfos, así que sal con uno bajo.
red-five-hint-gives = Tu bando va ganando esta baza, así que dale { $points } puntos.
red-five-hint-partner = Tu bando va ganando esta baza, así que juega bajo.
red-five-hint-cheapest = Gana la baza, y nada más barato lo hace.
red-five-hint-holds = Gana la baza, y no queda nada en el palo que la supere.
red-five-hint-ruff = No puedes seguir el palo y hay puntos, así que juega el triunfo más bajo que puedas.
red-five-hint-low-follow = Esta no la puedes ganar, o no vale la pena. Juega bajo y no des puntos.

red-five-wrong-phase = { $phase ->
    [bid] Todavía se puja. Puja o pasa.
    [trump] Es hora de elegir triunfo. Elige un palo.
    [bury] Es hora de enterrar el fondo. Entierra ocho de tus cartas.
   *[play] Ya se está jugando. Juega de tu mano.
}
already-passed = Ya pasaste, así que en esta mano no puedes pujar más.
bid-too-low = Es muy poco. Puja al menos { $least } o pasa.
bad-suit = Eso no puede ser triunfo. Elige spades (picas), hearts (corazones), diamonds (diamantes) o clubs (tréboles).
need-8-cards = Elegiste { $number } { $number ->
    [one] carta
   *[other] cartas
}. Entierra exactamente ocho.
only-one-held = Solo tienes una { $card }. Elige cartas que tengas.
one-group-only = Solo se sale con un palo a la vez, y todos los triunfos son un palo. Sal con una carta, un par, un tractor o un combo.
use-throw = { $cards } es más de una combinación. Sal con ellas en combo, o sal con una parte.
throws-off = En esta mesa no hay combos. Sal con una carta, un par o un tractor.
unsure-throw = Solo puedes hacer combo con lo que nadie pueda superar: { $count ->
    [0] aquí no hay ninguna parte segura
   *[other] aquí es { $cards }
}.
throw-is-a-lead = Solo se hace combo al salir. Juega { $number ->
    [one] una carta
   *[other] { $number } cartas
}.
wrong-count = Juega { $number ->
    [one] una carta
   *[other] { $number } cartas
}, las mismas que en la salida. Puedes jugar { $cards }.
must-follow-group = Debes seguir el palo. Puedes jugar { $cards }.
must-play-all-of-group = No te alcanza el palo de salida: juega todo lo que tengas, { $cards }, y completa con cualquiera.
must-match-pairs = Debes responder a los pares con pares hasta donde puedas. Puedes jugar { $cards }.
must-match-tractor = Debes responder al tractor hasta donde puedas. Puedes jugar { $cards }.
