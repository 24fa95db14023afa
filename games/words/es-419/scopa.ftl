scopa-name = Scopa
    .line = Iguala una carta o suma su valor. Barre la mesa.
    .aliases = Escoba italiana, Scopone
scopa-rules = **Llévate cartas de la mesa, sobre todo oros y sietes, y barre la mesa.**
    Tienes tres cartas, y hay cuatro boca arriba en la mesa. Juega una carta por turno. Se lleva una carta del mismo valor o, si no hay, cartas que sumen su valor: un 7 se lleva un 2 y un 5. Si no se lleva nada, se queda en la mesa. Las sotas valen 8, los caballos 9, los reyes 10.
    Limpia la mesa y haces una **escoba**, 1 punto. Los demás se cuentan al final de la mano: por más cartas, más oros, el 7 de oros y la mejor primiera. Cuando alguien llega a 11, gana el puntaje más alto.
    - **Por ejemplo:** en la mesa hay un 2, un 3 y un 6. Tu 5 se lleva el 2 y el 3. Solo queda el 6, así que un 6 de quien sigue sería escoba.
    .whole =
    - **Baraja:** 40 cartas: del as al 7, luego sota, caballo y rey, que valen 8, 9 y 10. Los palos son oros, copas, espadas y bastos. Con cartas francesas, los oros son diamantes y los caballos son reinas.
    - **Reparto:** tres cartas a cada jugador y cuatro boca arriba en la mesa. Cuando nadie tiene cartas, todos reciben tres más; la mesa no recibe ninguna. Con tres o más reyes en la mesa se reparte de nuevo. En cada mano el reparto pasa a la izquierda.
    - **Tu turno:** juega una carta. Si hay en la mesa una carta de su valor, se lleva una de esas, y nunca una suma. Si no, se lleva un grupo de cartas que sumen su valor. Si hay varios, eliges uno. Si tu carta puede llevarse algo, tiene que hacerlo; si no, se queda en la mesa.
    - **Escoba:** limpiar la mesa vale 1 punto, pero no con la última carta de la mano.
    - **Al final de la mano,** quien se llevó algo por última vez recibe lo que queda en la mesa. Luego 1 punto por más cartas, más oros, el 7 de oros y la mejor primiera. Si hay empate, nadie anota.
    - **Primiera:** tu mejor carta de cada uno de los cuatro palos, sumadas: un 7 vale 21, un 6 18, un as 16, un 5 15, un 4 14, un 3 13, un 2 12, las demás 10. Sin los cuatro palos no tienes primiera.
    - **Ganar:** con 11 o más después de una mano gana el puntaje más alto. Si hay empate, se juega otra mano.
    - **Parejas:** cuatro jugadores son dos parejas que juntan lo que se llevan.
scopa-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3
    .scopa-equal-first = 3

scopa-variant-scopone_scientifico = Scopone scientifico: diez cartas a cada uno, a 21
scopa-variant-scopone = Scopone: nueve cartas a cada uno, a 21
scopa-variant-asso_pigliatutto = Asso pigliatutto: los ases se llevan todo
scopa-variant-napola = Con napola y rey de oros, a 21

scopa-option-target = { shared-points-to-win }
scopa-option-partners = { shared-partners }
scopa-option-deal = Cartas por reparto
    .three = tres
    .nine = nueve (cuatro jugadores)
    .ten = diez, ninguna en la mesa (cuatro jugadores)
scopa-option-ace = Un as que juegas
    .plain = vale 1
    .takes_all = se lleva todo, y no es escoba
    .takes_all_sweep = se lleva todo, y es escoba
scopa-option-napola = As, 2 y 3 de oros, y los que siguen, valen 1 cada uno
scopa-option-re_bello = El rey de oros vale 1
scopa-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

scopa-void = { $cards }: demasiados reyes en la mesa, así que se reparte de nuevo.
scopa-turned = En la mesa: { $cards }.
scopa-takes = { $seat } juega { $card } y se lleva { $cards }.
    .to-seat = Juegas { $card } y te llevas { $cards }.
scopa-takes-itself = { $seat } juega { $card } en una mesa vacía y se la queda.
    .to-seat = Juegas { $card } en una mesa vacía y te la quedas.
scopa-sweeps = ¡Escoba! { $seat } barre { $cards } con { $card }.
    .to-seat = ¡Escoba! Barres { $cards } con { $card }.
scopa-rest = { $winner } fue la última persona en llevarse algo y recibe lo que queda, { $cards }.
    .to-winner = Te llevaste algo por última vez y recibes lo que queda, { $cards }.
scopa-count-cards = Más cartas, { $figures }: { $count ->
    [0] empate, sin punto
   *[other] { $seats }
}.
    .to-seats = Más cartas, { $figures }: { shared-you-and }.
scopa-count-coins = Más oros, { $figures }: { $count ->
    [0] empate, sin punto
   *[other] { $seats }
}.
    .to-seats = Más oros, { $figures }: { shared-you-and }.
scopa-count-primiera = Mejor primiera, { $figures }: { $count ->
    [0] empate, sin punto
   *[other] { $seats }
}.
    .to-seats = Mejor primiera, { $figures }: { shared-you-and }.
scopa-count-seven = El 7 de oros: { $seats }.
    .to-seats = El 7 de oros: { shared-you-and }.
scopa-count-sweeps = { scopa-swept }: { $seats }.
    .to-seats = { scopa-swept }: { shared-you-and }.
scopa-count-napola = Napola, { $points } puntos: { $seats }.
    .to-seats = Napola, { $points } puntos: { shared-you-and }.
scopa-count-king = El rey de oros: { $seats }.
    .to-seats = El rey de oros: { shared-you-and }.

scopa-for-cards = { $number } por más cartas
scopa-for-coins = { $number } por más oros
scopa-for-primiera = { $number } por la primiera
scopa-for-seven = { $number } por el 7 de oros
scopa-for-sweeps = { $number } por escobas
scopa-for-napola = { $number } por la napola
scopa-for-king = { $number } por el rey de oros
scopa-deed = { shared-cards }, { $number ->
    [one] 1 oro
   *[other] { $number } oros
}, primiera { $points ->
    [0] ninguna
   *[other] { $points }
}
scopa-tag = Escoba
scopa-swept = { $count ->
    [one] 1 escoba
   *[other] { $count } escobas
}

scopa-hint-sweep = Eso limpia la mesa: escoba, 1 punto.
scopa-hint-seven = Llévate el 7 de oros: vale un punto por sí solo.
scopa-hint-coins = Llévate { $count ->
    [one] un oro
   *[other] { $count } oros
}: tener más oros vale un punto.
scopa-hint-primiera = Los sietes ganan la primiera, así que llévate uno.
scopa-hint-cards = Con eso te llevas { shared-cards }, y tener más cartas vale un punto.
scopa-hint-lay = Nada que llevarse. Deja { $number } en la mesa, { $chance ->
    [0] y casi no hay riesgo de escoba
   *[other] con una escoba el { $chance } % de las veces
}.
scopa-hint-wait = Mejor que llevarse algo ahora: deja { $number } en la mesa, { $chance ->
    [0] y casi no hay riesgo de escoba
   *[other] con una escoba el { $chance } % de las veces
}.

scopa-scopone-is-for-four = El scopone es para cuatro jugadores. Con menos, reparte de a tres cartas.
scopa-equal-first = { $cards } tiene el mismo valor, así que { $card } se lleva esa, no una suma.
