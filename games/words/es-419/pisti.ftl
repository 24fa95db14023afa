pisti-name = Pişti
    .line = Iguala la carta de arriba y la pila es tuya.
    .aliases = Pishti, Pişpirik
pisti-rules = **Iguala la carta de arriba de la pila y te la llevas entera.**
    Tienes cuatro cartas, y en el centro hay una pila. Juega una carta por turno. Si tiene el mismo valor que la de arriba, toda la pila es tuya. Una J se lleva cualquier pila. Cualquier otra carta queda encima.
    Si te llevas una sola carta con su igual, es una **pişti**, 10 puntos, o 20 con jotas. Cuando se acaba la baraja, dan puntos las cartas que te llevaste: el 10♦ 3, el 2♣ 2, cada as y cada J 1, y más cartas 3. Cuando alguien llega a 151, gana el puntaje más alto.
    - **Por ejemplo:** alguien se lleva la pila y empiezas una nueva con 9♣. Quien sigue tiene 9♥ y lo juega: pişti, 10 puntos. Así que empieza con un valor del que ya salieron casi todas las cartas.
    .whole =
    - **Reparto:** cuatro cartas al centro y luego cuatro a cada jugador. Una del centro se descubre, las otras quedan debajo, boca abajo. Si sale una J, se queda y se descubre otra encima. Cuando nadie tiene cartas, todos reciben cuatro más; el centro no recibe ninguna. En cada mano el reparto pasa a la izquierda, y quien reparte juega al final.
    - **Tu turno:** juega cualquier carta. Si la de arriba de la pila tiene el mismo valor, te llevas la pila. Una J también se la lleva. En una mesa vacía, cualquier carta simplemente se queda, también una J.
    - **Las cartas boca abajo** son de quien se lleva la primera pila. Solo esa persona puede mirarlas.
    - **Pişti:** la pila es una sola carta y la igualas. Son 10 puntos, y 20 por una J sobre una J. Una J sobre otra carta no es pişti, y tampoco la última carta de la mano.
    - **Cuando se acaba la baraja,** quien se llevó algo por última vez recibe lo que queda. Luego cuenta lo que te llevaste: el 10♦ vale 3, el 2♣ 2, cada as 1, cada J 1. Tener más cartas vale 3; si hay empate, nadie anota.
    - **Ganar:** con 151 o más después de una mano gana el puntaje más alto. Si hay empate, se juega otra mano.
    - **Parejas:** cuatro jugadores son dos parejas que juntan lo que se llevan.
pisti-paragraphs =
    .pisti-one-card = 2

pisti-variant-short = Corta, a 101
pisti-variant-coffee_house = De café: carta de abajo a la vista, la última puede hacer pişti
pisti-variant-each_alone = Cada uno por su cuenta, a 101
pisti-variant-open = Abierta: nada empieza boca abajo

pisti-option-target = { shared-points-to-win }
pisti-option-partners = { shared-partners }
pisti-option-jack_pisti = Puntos por una J sobre una J sola
pisti-option-most_cards = Puntos por más cartas
pisti-option-last_pisti = La última carta de la mano puede hacer pişti
pisti-option-closed_start = La primera pila empieza boca abajo, debajo de una carta
pisti-option-look = Puedes mirar las cartas boca abajo que te llevaste
pisti-option-open_bottom = La carta de abajo de la baraja se muestra

pisti-void = Cuatro jotas en el centro, así que se reparte de nuevo.
pisti-turned = { $count ->
    [0] En la mesa: { $cards }.
    [one] En la mesa: { $cards }, con 1 carta boca abajo debajo.
   *[other] En la mesa: { $cards }, con { $count } cartas boca abajo debajo.
}
pisti-bottom = En el fondo de la baraja: { $card }.
pisti-lays = { $seat } juega { $card }.
    .to-seat = Juegas { $card }.
pisti-takes = { $seat } se lleva la pila con { $card }: { shared-cards }.
    .to-seat = Te llevas la pila con { $card }: { shared-cards }.
pisti-pisti = ¡Pişti! { $seat } juega { $card } sobre { $cards }: { shared-points }.
    .to-seat = ¡Pişti! Juegas { $card } sobre { $cards }: { shared-points }.
pisti-looks = Boca abajo debajo de la pila: { $cards }.
pisti-rest = { $winner } fue la última persona en llevarse algo y recibe lo que queda, { $cards }.
    .to-winner = Te llevaste algo por última vez y recibes lo que queda, { $cards }.
pisti-count-cards = Más cartas, { $figures }: { $count ->
    [0] empate, sin puntos
   *[other] { $seats }
}.
    .to-seats = Más cartas, { $figures }: { shared-you-and }.
pisti-count-points = { shared-points } en cartas: { $seats }.
    .to-seats = { shared-points } en cartas: { shared-you-and }.
pisti-count-pistis = { shared-points } por piştis: { $seats }.
    .to-seats = { shared-points } por piştis: { shared-you-and }.
pisti-for-cards = { $number } por más cartas
pisti-for-points = { $number } en cartas
pisti-for-pistis = { $number } por piştis
pisti-deed = { shared-cards }, { $number ->
    [0] ninguna pişti
    [one] 1 pişti
   *[other] { $number } piştis
}
pisti-fact = { $seat } hizo { $number } piştis.
pisti-tag = Pişti +{ $points }
pisti-count = { $count ->
    [one] 1 pişti
   *[other] { $count } piştis
}
pisti-pile = Pila
pisti-under = Debajo
pisti-closed = Boca abajo

pisti-hint-pisti = Es una pişti: { shared-points }.
pisti-hint-take = Llévate la pila: { shared-cards }{ $points ->
    [0] .
    [one] { "" }, y con ella 1 punto.
   *[other] { "" }, y con ella { $points } puntos.
}
pisti-hint-gone = De { shared-ranks }, las demás cartas ya salieron o las tienes tú, así que solo una J se la puede llevar.
pisti-hint-lay = Es la carta que menos probablemente igualen ({ $number } %).

pisti-one-card = Juega una carta: { $cards }. Lo que se lleva sale solo.
