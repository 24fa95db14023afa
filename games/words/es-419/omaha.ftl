omaha-name = Omaha
    .line = Cuatro cartas a cada uno. Dos de ellas cuentan.
    .aliases = PLO, Omaha Hold'em, Póker Omaha
omaha-rules = **Reúne las mejores cinco cartas, o apuesta hasta que los demás se retiren.**
    Recibes cuatro cartas que nadie más ve. Hasta cinco más se descubren en la **mesa**, y son para todos. Tu mano son siempre **dos de tus cartas y tres de la mesa**.
    { rules-button }
    Lo máximo que puedes subir es el bote. En una partida **alta-baja**, la mejor mano baja gana la mitad.
    { rules-chips }
    - **Por ejemplo:** tienes A♠ A♥ 8♠ 3♦, y la mesa es K♠ 8♦ 4♠ J♥ 2♠. Tus A♠ y 8♠ hacen color con las tres picas de ahí. Con una sola pica tuya no lo tendrías.
    .whole =
    - **El reparto:** cuatro cartas a cada jugador, o cinco o seis si la mesa juega así. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise }
    - **El límite:** puedes apostar tanto como hay en el bote. Para subir, primero paga mentalmente y luego suma todo el bote: con 200 en él, alguien apuesta 150. Si pagaras serían 500, así que puedes subir a 150 + 500, o sea 650. Con **límite fijo**, cada apuesta y subida es una ciega grande hasta el flop y dos después, y hay un máximo de apuestas por ronda, salvo que jueguen solo dos.
    { rules-all-in }
    { rules-side-pot }
    - **Tu mano:** dos tuyas, tres de la mesa. Cuatro ases en tu mano son un solo par. Cuatro picas en la mesa y una en tu mano no son color, y una escalera que está solo en la mesa no es de nadie.
    - **Las manos, de mejor a peor:**
    { rules-poker-hands }
    { rules-same-hand }
    - **Alta-baja:** una **baja** son cinco cartas distintas de as a ocho, otra vez dos tuyas y tres de la mesa. Pueden ser otras que las de tu mano alta. El as es bajo, y las escaleras y el color no molestan. Se compara desde arriba: 7-5-4-2-A gana a 7-6-3-2-A, y 5-4-3-2-A es la mejor. La mejor baja se lleva la mitad del bote. Si nadie tiene una, la mano alta se lo lleva todo; la ficha impar va a la mitad alta.
    { rules-showdown }
    - **Una mano de alta-baja:** tienes A♣ 2♦ K♣ 9♥, Ana tiene K♦ K♥ J♣ 10♠, y la mesa es 3♣ 5♦ 8♥ K♠ Q♦. Ana tiene trío de reyes. Tú tienes un par de reyes, pero tus A♣ y 2♦ hacen 8-5-3-2-A con 8♥, 5♦ y 3♣. Cada uno se lleva la mitad.
    { rules-blinds-end }
omaha-paragraphs =
    .bet-now = 2
    .bad-amount = 4
    .nothing-to-call = 3
    .bet-is-made = 3
    .no-check = 3
    .no-raise = 3
    .raise-closed = 3
    .raise-short = 3
    .check-owing = 3
    .free-to-check = 3
    .nothing-to-raise = 3
    .over-the-pot = 4
    .capped = 4

omaha-variant-high_low = Alta-baja: la mejor baja gana la mitad
omaha-variant-limit_eight = Casino: alta-baja con apuestas fijas
omaha-variant-five_cards = Cinco cartas a cada uno
omaha-variant-big_o = Big O: cinco cartas a cada uno, alta-baja
omaha-variant-cash_40 = { poker-variant-cash_40 }

omaha-option-betting = Lo máximo que se puede apostar
    .pot_limit = lo que hay en el bote
    .no_limit = todas tus fichas
    .fixed_limit = una cantidad fija
omaha-option-high_low = La mejor mano baja gana la mitad
omaha-option-hole_cards = { shared-cards-dealt }
omaha-option-cap = Máximo de apuestas por ronda, si son fijas
    .zero = { shared-no-limit }
omaha-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
omaha-option-starting_chips = { shared-chips }
omaha-option-big_blind = { poker-option-big_blind }
omaha-option-hands_per_level = { poker-option-hands_per_level }
    .zero = { shared-never }
omaha-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = { shared-never }
omaha-option-ante = { poker-option-ante }
    .none = { shared-none }
    .each = { poker-option-ante.each }
    .big_blind = { poker-option-ante.big_blind }
omaha-option-ante_from_level = { poker-option-ante_from_level }
omaha-option-button_rule = { poker-option-button_rule }
    .moving = { poker-option-button_rule.moving }
    .dead = { poker-option-button_rule.dead }
omaha-option-reopening = { poker-option-reopening }
    .cumulative = { poker-option-reopening.cumulative }
    .single_raise = { poker-option-reopening.single_raise }
omaha-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
omaha-option-max_hands = { poker-option-max_hands }
    .zero = { shared-until-all-chips }
omaha-option-rebuys = { poker-option-rebuys }

omaha-form = { $kind ->
    [high-low] { omaha-high-low } · { omaha-limit }
   *[high] { omaha-limit }
}
omaha-high-low = Alta-baja
omaha-limit = { $limit ->
    [most] Límite del bote: { $number }
    [pot_limit] Límite del bote
    [fixed_limit] Límite fijo
   *[no_limit] Sin límite
}
omaha-too-many = Con { $number } cartas a cada uno, solo pueden jugar { $most }.
