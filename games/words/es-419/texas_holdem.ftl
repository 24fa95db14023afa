texas-holdem-name = Texas Hold'em
    .line = Dos cartas a cada uno y cinco para todos.
    .aliases = Póker, Poker, Hold'em
texas-holdem-rules = **Reúne las mejores cinco cartas, o apuesta hasta que los demás se retiren.**
    Recibes dos cartas que nadie más ve. Hasta cinco más se descubren en la **mesa**, y cuentan para todos. Tu mano son las mejores cinco de esas siete.
    { rules-button }
    { rules-chips }
    - **Por ejemplo:** tienes A♠ 8♠, y la mesa es K♠ 8♦ 4♠ J♥ 2♠. Son cinco picas: color al as. Vale más que tu par de ochos, así que el par no importa.
    .whole =
    - **El reparto:** dos cartas a cada jugador. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise } No hay más límite que tus fichas.
    { rules-all-in }
    { rules-side-pot }
    { rules-showdown }
    - **Las manos, de mejor a peor:**
    { rules-poker-hands }
    { rules-same-hand } Una sexta carta nunca cuenta.
    - **Una mano:** Ana tiene el botón. Tú eres la ciega pequeña con 10 y Beto la grande con 20. Tienes A♠ 8♠. Ana sube a 60, pagas, Beto se retira: 140 en el bote. El flop es K♠ 8♦ 4♠. Pasas, Ana apuesta 70, pagas: 280. El turn es J♥, y los dos pasan. El river es 2♠. Apuestas 200, Ana paga y tiene K♥ Q♦. Tu color gana a un par de reyes, y te llevas 680.
    { rules-blinds-end }
texas-holdem-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-call = 3
    .bet-is-made = 3
    .no-check = 3
    .no-raise = 3
    .raise-closed = 3
    .raise-short = 3
    .check-owing = 3
    .free-to-check = 3
    .nothing-to-raise = 3

texas-holdem-variant-turbo = Turbo: menos fichas, ciegas rápidas
texas-holdem-variant-club = Sala de póker: stacks grandes y ante
texas-holdem-variant-rebuy_night = Noche de recompras: puedes recomprar dos veces
texas-holdem-variant-cash_40 = { poker-variant-cash_40 }

texas-holdem-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
texas-holdem-option-starting_chips = { shared-chips }
texas-holdem-option-big_blind = { poker-option-big_blind }
texas-holdem-option-hands_per_level = { poker-option-hands_per_level }
    .zero = { shared-never }
texas-holdem-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = { shared-never }
texas-holdem-option-ante = { poker-option-ante }
    .none = { shared-none }
    .each = { poker-option-ante.each }
    .big_blind = { poker-option-ante.big_blind }
texas-holdem-option-ante_from_level = { poker-option-ante_from_level }
texas-holdem-option-button_rule = { poker-option-button_rule }
    .moving = { poker-option-button_rule.moving }
    .dead = { poker-option-button_rule.dead }
texas-holdem-option-reopening = { poker-option-reopening }
    .cumulative = { poker-option-reopening.cumulative }
    .single_raise = { poker-option-reopening.single_raise }
texas-holdem-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
texas-holdem-option-max_hands = { poker-option-max_hands }
    .zero = { shared-until-all-chips }
texas-holdem-option-rebuys = { poker-option-rebuys }

texas-holdem-hint-shove = Tienes pocas fichas. { $cards } alcanza para ir all-in.
texas-holdem-hint-complete = { $cards } no vale una subida, pero solo te cuesta media ciega.
texas-holdem-hint-raise-again = { $cards } alcanza para volver a subir.
texas-holdem-hint-call-raise = Contra manos con las que se sube, { $cards } gana cerca del { $percent } % de las veces, y solo necesitas { $need } %. Vale la pena pagar.
texas-holdem-hint-fold-raise = Contra manos con las que se sube, { $cards } solo gana cerca del { $percent } % de las veces. Para pagar necesitarías más del { $need } %.
