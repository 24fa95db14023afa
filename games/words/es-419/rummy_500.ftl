rummy-500-name = Rummy 500
    .line = Baja combinaciones y busca cartas en el descarte.
    .aliases = 500 Rum, Rummy, Rumi
rummy-500-rules = **Baja grupos y escaleras a la mesa. Lo que bajas suma, lo que te queda resta.**
    Roba del mazo o busca en el descarte: toma cualquier carta con todas las que tiene encima, siempre que la bajes en el acto. Luego baja **combinaciones**, tres o cuatro iguales o tres o más seguidas de un palo, y agrega cartas sueltas a cualquier combinación. Después descarta una.
    Cuando alguien se queda sin cartas, la ronda termina. Gana quien llega primero a 500.
    - **Por ejemplo:** tienes dos sietes, y el 7♠ está en el descarte debajo de dos cartas. Toma las tres y baja los sietes: 21 puntos.
    .whole =
    - **Reparto:** 13 cartas a cada uno entre dos jugadores, siete si son más, y una descubierta. Una baraja hasta cuatro jugadores, dos si son más.
    - **Robar:** toma una carta del mazo, o cualquier descarte con todo lo que tiene encima. Ese descarte hay que bajarlo en el acto, en una combinación o agregado a una; los demás van a tu mano. Ni siquiera el de arriba se puede guardar sin más.
    - **Combinaciones:** tres o cuatro iguales, todas de palos distintos, o tres o más seguidas de un palo. El as es bajo o alto: A 2 3 o Q K A, pero no K A 2. Las cartas se quedan donde se bajaron.
    - **Agregar:** suma cartas sueltas a cualquier combinación de la mesa. Cuentan para ti, incluso en la de otro.
    - **Descartar** termina tu turno. Si te quedas sin cartas, cierras y la ronda termina: al bajar, al agregar o al descartar.
    - **¿Mazo vacío?** Todavía puedes tomar descartes que puedas bajar. Si pasas, la ronda termina y nadie cierra.
    - **Puntos:** del 2 al 9 su número, 10 J Q K 10 cada uno, el as 15, o 1 como extremo bajo de una escalera. Lo que bajaste cuenta a favor; lo que tienes, en contra, así que una ronda puede costarte puntos.
    - **El final:** cuando alguien tiene 500, gana quien tiene más puntos. Si hay empate, se comparte.
    - **Por ejemplo:** bajaste 7♣ 7♦ 7♥, 21 puntos, y el 6♦ en una escalera, 6. Te quedan un as, un 5 y un rey, 30. Son 3 puntos perdidos.
    - **Los comodines,** si se juega con ellos, valen por cualquier carta y cuentan 15. Una combinación necesita otras dos cartas, y un comodín bajado no se puede recuperar.
    - **Las parejas** suman sus puntos, también los de la mano.
rummy-500-paragraphs =
    .rummy-500-draw-first = 2
    .rummy-500-no-use = 2
    .rummy-500-not-in-pile = 2
    .rummy-500-use-first = 2
    .rummy-500-no-meld = 3
    .rummy-500-no-fit = 4
    .rummy-500-which-meld = 4
    .rummy-500-lay-or-discard = 5
    .rummy-500-stock-empty = 6

rummy-500-variant-jokers = Con dos comodines
rummy-500-variant-fives = Suma fácil: cartas bajas 5, ases 15
rummy-500-variant-kitchen = Reglas caseras: el descarte de arriba es libre, y se cierra descartando
rummy-500-variant-partners = En parejas
rummy-500-variant-short = Corta, a 250

rummy-500-option-target = { shared-points-to-win }
rummy-500-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
rummy-500-option-hand_size = { shared-cards-dealt }
    .zero = 13 entre dos jugadores; si no, 7
rummy-500-option-packs = Barajas
    .zero = una, o dos desde cinco jugadores
rummy-500-option-jokers = Comodines por baraja
    .zero = { shared-none }
rummy-500-option-aces = Los ases en escaleras
    .both = bajos o altos
    .low = bajos, y cuentan poco en todas partes
    .high = altos
rummy-500-option-low_ace = Puntos por un as bajo
rummy-500-option-values = Puntos por 2 a 9
    .pips = su número
    .fives = 5 cada uno
rummy-500-option-top_free = El descarte de arriba se puede tomar sin bajarlo
rummy-500-option-must_discard = Hay que cerrar descartando
rummy-500-option-stock_out = Cuando se acaba el mazo
    .end = la ronda termina, salvo que se tomen descartes
    .renew = el descarte se baraja una vez
rummy-500-option-out_bonus = Puntos por cerrar
rummy-500-option-teams = Equipos
    .none = { shared-none }
    .pairs = en parejas, enfrentadas
    .two = dos equipos, sentados alternados

do-lay = Agregar
    .with = Agregar { $picked }
do-lay-on = Agregar a combinación { $number }
    .with = Agregar { $picked } a combinación { $number }
do-lay-on-low = Agregar a combinación { $number }, abajo
    .with = Agregar { $picked } a combinación { $number }, extremo bajo
do-on = a combinación { $number }
do-on-low = a combinación { $number }, extremo bajo
do-low = en el extremo bajo
    .after = { $picked } en el extremo bajo
do-meld = Bajar
order-draw = Robar del mazo

rummy-500-deals = { $seat } reparte. Se descubre { $card }.
    .to-seat = Repartes. Se descubre { $card }.
rummy-500-melds = { $seat } baja { $cards } por { $points }.
    .to-seat = Bajas { $cards } por { $points }.
rummy-500-lays-off = { $seat } agrega { $card } { $kind ->
    [set] al grupo, combinación { $number },
   *[run] a la escalera, combinación { $number },
} por { $points }.
    .to-seat = Agregas { $card } { $kind ->
        [set] al grupo, combinación { $number },
       *[run] a la escalera, combinación { $number },
    } por { $points }.
rummy-500-one-left = A { $seat } le queda una carta.
    .to-seat = Te queda una carta.
rummy-500-renews = El descarte se baraja y forma un mazo nuevo.
rummy-500-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
rummy-500-out = ¡{ $seat } cierra!
    .to-seat = ¡Cierras!
rummy-500-ends = La ronda terminó, y nadie cerró.
rummy-500-scores = { $seat } bajó { $points } y tenía { $number }: { SIGNED($gain) }.
    .to-seat = Bajaste { $points } y tenías { $number }: { SIGNED($gain) }.

rummy-500-line = { $score } · bajó { $points }
rummy-500-holding = { $points } en contra
rummy-500-target = Meta
rummy-500-meld = Combinación { $number }, { $seat }
rummy-500-for-melds = { $number } en la mesa
rummy-500-for-hand = { $number } en la mano
rummy-500-for-out = { $number } por cerrar

rummy-500-hint-draw = Nada del descarte vale la pena.
rummy-500-hint-pass = Terminar la ronda ahora es lo que menos te cuesta.
rummy-500-hint-completes = Te da { $cards }, y { $points } puntos en total este turno.
rummy-500-hint-fits = { $card } encaja en la mesa. Puedes bajar { $points } puntos este turno.
rummy-500-hint-lay = Son { $points } puntos ahora, y en la mesa ya no cuenta en tu contra.
rummy-500-hint-alone = No va con nada que tengas, y te cuesta { $points } si alguien cierra.
rummy-500-hint-least = Es la que menos vas a extrañar, y te cuesta { $points } si alguien cierra.

rummy-500-few-cards = No quedarían cartas para el mazo. Reparte menos, o juega con dos barajas.
rummy-500-no-teams = Para equipos hacen falta cuatro, seis u ocho jugadores.
rummy-500-draw-first = Primero roba, del mazo{ $count ->
    [0] .
   *[other] , o toma un descarte: { $cards }.
}
rummy-500-stock-empty = El mazo está vacío. { $count ->
    [0] Solo puedes pasar.
   *[other] Toma un descarte, { $cards }, o pasa.
}
rummy-500-not-in-pile = { $card } no está en el descarte. { $count ->
    [0] Ahí no hay nada que puedas tomar.
   *[other] Puedes tomar { $cards }.
}
rummy-500-no-use = No podrías bajar { $card } en el acto, así que no puedes tomarla. { $count ->
    [0] Ahí no hay nada que puedas tomar.
   *[other] Puedes tomar { $cards }.
}
rummy-500-use-first = Tomaste { $card }, así que bájala primero, en una combinación o agregada a una.
rummy-500-lay-or-discard = Ya robaste. Baja combinaciones, agrega cartas, o descarta una para terminar tu turno.
rummy-500-keep-one = Hay que cerrar descartando, así que guarda una carta para eso.
rummy-500-which-meld = { $card } encaja en varias. Di en cuál: { $numbers }.
rummy-500-no-fit = { $card } no encaja ahí. { $count ->
    [0] No encaja en ninguna combinación de la mesa.
   *[other] Encaja en la combinación { $numbers }.
}
rummy-500-no-meld = { $why ->
    [few] Una combinación necesita tres cartas o más.
    [jokers] Una combinación necesita dos cartas que no sean comodines.
    [twice] Un grupo no puede tener dos veces la misma carta.
    [long] Un grupo tiene cuatro cartas como máximo.
    [suits] No son del mismo valor ni del mismo palo.
   *[gap] Eso no es escalera: las cartas no son seguidas. K A 2 no vale.
}
