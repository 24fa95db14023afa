five-card-draw-name = Póker de cinco cartas
    .line = Apuesta, cambia, farolea. Ganan las mejores cinco cartas.
    .aliases = Five Card Draw, 5 Card Draw, Póker cerrado, Póker tapado
five-card-draw-rules = **Reúne las mejores cinco cartas, o apuesta hasta que los demás se retiren.**
    Todos ponen un **ante** en el **bote**, las fichas que se lleva quien gana, y reciben cinco cartas que nadie más ve. Luego se apuesta: en tu turno pon fichas en el bote, iguala lo que pusieron los demás, súbelo o retírate de la mano.
    Quienes siguen pueden cambiar hasta tres cartas por otras nuevas. Se apuesta una vez más, se muestran las manos, y la mejor se lleva el bote. Los pares son buenos, un trío es mejor, y el comodín vale por lo que más te ayude.
    { rules-chips }
    - **Por ejemplo:** tienes Q♣ Q♦ 9♥ 5♠ 2♣. Guarda las reinas y cambia las otras tres. Llegan Q♥ 8♠ 4♦: trío de reinas, que gana a cualquier doble par.
    .whole =
    - **El reparto:** todos ponen el ante y reciben cinco cartas. El puesto de quien reparte pasa a la izquierda después de cada mano.
    - **Primeras apuestas,** desde la izquierda de quien reparte: apuesta o retírate; no se puede pasar. Cuando ya hay una apuesta, **paga** (iguala), **sube** (iguala y agrega más, al menos lo mismo que la última apuesta o subida) o **retírate**. No hay más límite que tus fichas. Si no puedes igualar una apuesta, ve **all-in** con lo que tienes y juega por la parte del bote que pagaste.
    - **El cambio,** desde la izquierda de quien reparte: descarta hasta tres cartas y recibe otras nuevas, o **plántate:** te quedas las cinco.
    - **Segundas apuestas:** funcionan igual. Luego quienes siguen muestran, y gana la mejor mano. Si todos los demás se retiraron, ganas sin mostrar.
    - **Las manos, de mejor a peor.** Con el comodín, cinco iguales las superan a todas:
    { rules-poker-hands }
    { rules-same-hand }
    - **El comodín** hace solo la mejor mano posible: con 7♣ 7♦ K♥ 4♠ es un tercer 7.
    { rules-side-pot }
    - **El final:** se juega hasta que alguien tiene todas las fichas. Si se deja antes, gana quien tenga más.
five-card-draw-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-raise = 2
    .nothing-to-call = 2
    .no-check = 2
    .bet-is-made = 2
    .no-raise = 2
    .raise-closed = 2
    .raise-short = 2
    .check-owing = 2
    .draw-now = 3
    .bad-discard = 3

five-card-draw-variant-modern = Se puede pasar, y el ante sube
five-card-draw-variant-plain = Sin comodín, se puede pasar, el ante sube
five-card-draw-variant-short = Corta: 15 manos, el ante sube

five-card-draw-option-starting_chips = { shared-chips }
five-card-draw-option-ante = Ante (como máximo una quinta parte de las fichas al empezar)
five-card-draw-option-min_bet = Apuesta mínima
    .zero = igual al ante
five-card-draw-option-jokers = Comodines en la baraja
five-card-draw-option-allow_check = Puedes pasar mientras nadie apueste
five-card-draw-option-max_draw = Máximo de cartas que puedes cambiar
five-card-draw-option-max_hands = Manos
    .zero = { shared-until-all-chips }
five-card-draw-option-rebuy = Puedes recomprar una vez si te quedas sin fichas
five-card-draw-option-ante_rises = Manos hasta que se dobla el ante
    .zero = { shared-never }
five-card-draw-option-ante_minutes = Minutos hasta que se dobla el ante
    .zero = { shared-never }
five-card-draw-option-showdown = { shared-showdown }
    .everybody = { shared-everyone-shows }
    .winners = { shared-losers-hide }

do-stand-pat = Plantarse
five-card-draw-deals = { $seat } reparte. El ante es { $number }.
    .to-seat = Repartes. El ante es { $number }.
five-card-draw-you-hold = Tienes { poker-hand }.
five-card-draw-stands = { $seat } se planta.
    .to-seat = Te plantas.
five-card-draw-draws = { $seat } cambia { $number ->
    [one] una carta
   *[other] { $number } cartas
}.
    .short = cambió { $number }
    .to-seat = Cambias { $number ->
        [one] una carta
       *[other] { $number } cartas
    }.
five-card-draw-you-draw = Recibes { $cards } y tienes { poker-hand }.
five-card-draw-reshuffles = El mazo se está acabando, así que las manos retiradas y los descartes anteriores se vuelven a barajar: { $count } cartas.
five-card-draw-drew = { $number ->
    [0] se plantó
   *[other] cambió { $number }
}
five-card-draw-stub = Mazo
five-card-draw-ante = Ante
five-card-draw-stake = Por igualar
five-card-draw-hand = Mano { $number } · { $stage ->
    [first-bets] Primeras apuestas
    [draw] Cambio
    [second-bets] Segundas apuestas
   *[over] Fin
}

five-card-draw-hint-pat = Tienes { poker-hand }. Quédate las cinco.
five-card-draw-hint-keep = Guarda { poker-hand } y cambia { five-card-draw-how-many }.
five-card-draw-hint-four-flush = Te falta una carta para el color. Cambia la que no va.
five-card-draw-hint-four-straight = Te falta una carta para la escalera, y muchas la completan. Cambia la que no va.
five-card-draw-hint-joker = Guarda el comodín y tu carta más alta, y cambia { five-card-draw-how-many }.
five-card-draw-hint-nothing = Todavía no hay nada. Guarda tus cartas más altas y cambia { five-card-draw-how-many }.
five-card-draw-how-many = { $count ->
    [0] ninguna
    [1] una
    [2] dos
    [3] tres
   *[other] { $count }
}
five-card-draw-hint-bet = { five-card-draw-chance }. { poker-worth-bet }
five-card-draw-hint-raise = { five-card-draw-chance }. { poker-worth-raise }
five-card-draw-hint-call = { five-card-draw-chance }. Por lo que hay en el bote, vale la pena pagar.
five-card-draw-hint-fold = { five-card-draw-chance }. Pero están apostando, así que sus manos son mejores que al azar. Retírate.
five-card-draw-hint-check = { five-card-draw-chance }. No alcanza para apostar, y pasar es gratis.
five-card-draw-hint-no-bet = { five-card-draw-chance }. No alcanza para apostar.
five-card-draw-chance = Con { poker-hand } le ganarías a { $count ->
    [one] una mano al azar
   *[other] { $count } manos al azar
} cerca del { $percent } % de las veces
five-card-draw-hint-rebuy = { shared-hint-no-chips }

five-card-draw-high-ante = Ese ante es demasiado alto. Puede ser una quinta parte de las fichas al empezar como máximo: { $most }.
five-card-draw-high-bet = Esa apuesta mínima es demasiado alta. No puede superar las fichas al empezar: { $most }.
draw-now = Es hora de cambiar cartas. Descarta hasta { $number } o plántate.
bad-discard = Descarta de una a { $number } cartas distintas de tu mano, o plántate.
