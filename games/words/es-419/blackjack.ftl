blackjack-name = Blackjack
    .line = Más cerca de 21 que la casa, pero sin pasarte.
    .aliases = 21, Veintiuno, Veintiuna
blackjack-rules = **Acércate a 21 más que la casa, sin pasarte. Cada uno juega por su cuenta contra la casa.**
    Apuestas y recibes dos cartas descubiertas. La casa muestra una de las dos suyas. J, Q y K valen diez; el as, uno u once. **Pide** para recibir otra carta, o **plántate.** Si superas 21, te **pasas** y pierdes la apuesta. Luego la casa roba hasta 17. Quien está más cerca de 21 gana lo que apostó. Con el mismo total recuperas tu apuesta.
    Un as y una carta de diez (10, J, Q o K) son un **blackjack,** que paga 3 a 2. Después de 20 rondas gana quien tiene más fichas. { rules-play-chips }
    - **Por ejemplo:** tienes 10♠ 6♦ y la casa muestra 6♣. Desde ahí se pasa a menudo, así que te plantas. La casa tiene 16 con su 10♥ y roba 9♦: ganas.
    .whole =
    - **Apuestas:** todos apuestan a la vez, de 10 a 200, de diez en diez. Nadie ve tu apuesta hasta que están todas.
    - **El sabot:** seis barajas, que se vuelven a barajar cuando queda la cuarta parte.
    - **Mano blanda:** mientras un as cuenta once, la mano es blanda. A♠ 6♦ es 17 blando, y con un 10 sigue siendo 17.
    - **Seguro:** cuando la casa muestra un as, puedes apostar la mitad más a que su carta tapada hace blackjack. Paga 2 a 1.
    - **La carta tapada:** con un as o una carta de diez a la vista, la casa la mira. Si es blackjack, la ronda termina, y solo tu propio blackjack salva tu apuesta.
    - **Con 21** te plantas sin más.
    - **Doblar:** con tus dos primeras cartas, apuesta lo mismo otra vez y recibe exactamente una carta más.
    - **Separar:** dos cartas que valen lo mismo pueden ser dos manos, con una apuesta en cada una, hasta cuatro manos. Los ases separados reciben una carta cada uno, y un 21 con ellos no es blackjack.
    - **Rendirse:** en vez de jugar, entrega la mitad de tu apuesta.
    - **La casa** roba hasta tener 17 o más, salvo que no quede nadie a quien ganarle.
    - **El final:** después de 20 rondas, o cuando nadie más puede apostar. Si hay empate, se comparte la victoria. A solas, ganas si tienes más fichas que al empezar.
blackjack-paragraphs =
    .bet-range = 1
    .bet-tens = 1
    .insure-or-pass = 4
    .play-now = 6
    .no-double = 7
    .no-split = 8
    .no-surrender = 9

blackjack-variant-hard_house = Casa dura: 6 a 5, pide con 17 blando
blackjack-variant-european = Europeo: la casa no mira
blackjack-variant-one_deck = Una baraja, barajada en cada ronda
blackjack-variant-kitchen = En casa: cinco cartas ganan
blackjack-variant-long = 50 rondas, apuestas de hasta 500

blackjack-option-start_chips = { shared-chips }
blackjack-option-min_bet = Apuesta mínima
blackjack-option-max_bet = Apuesta máxima
    .zero = { shared-no-limit }
blackjack-option-max_rounds = { shared-rounds }
blackjack-option-decks = Barajas en el sabot
blackjack-option-shoe = El sabot se baraja
    .run = cuando queda la cuarta parte
    .fresh = en cada ronda
blackjack-option-soft17 = Con 17 blando la casa
    .stand = se planta
    .hit = pide
blackjack-option-pays = Un blackjack paga
    .three_two = 3 a 2
    .six_five = 6 a 5
    .even = 1 a 1
blackjack-option-house_blackjack = Si la casa tiene blackjack
    .peek = lo dice antes de que juegues
    .takes_all = lo muestra al final y se lleva todo lo apostado
    .takes_one = lo muestra al final y se lleva una apuesta
blackjack-option-insurance = Seguro cuando la casa muestra un as
blackjack-option-surrender = Puedes rendirte
blackjack-option-double = Puedes doblar
    .any = con dos cartas cualesquiera
    .nine = con 9, 10 y 11
    .ten = con 10 y 11
blackjack-option-das = Puedes doblar después de separar
blackjack-option-split = Puedes separar
    .value = dos cartas de diez cualesquiera
    .rank = solo dos del mismo valor
blackjack-option-max_hands = Máximo de manos al separar (1: no se separa)
blackjack-option-resplit_aces = Puedes volver a separar ases
blackjack-option-hit_aces = Puedes pedir con ases separados
blackjack-option-charlie = Cartas sin pasarse que ganan en el acto
    .zero = { shared-none }

do-hit = Pedir
    .listed = pedir
do-split = Separar
    .listed = separar
do-surrender = Rendirse
    .listed = rendirse
do-insure = Seguro

blackjack-shuffles = Se baraja el sabot: { $count } cartas.
blackjack-ready = { $seat } ya decidió.
    .short = decidió
    .to-seat = Ya decidiste.
blackjack-bets = { $seat } apuesta { $number }.
    .to-seat = Apuestas { $number }.
blackjack-insures = { $seat } toma un seguro de { $number }.
    .to-seat = Tomas un seguro de { $number }.
blackjack-shows = La casa muestra { $card }.
blackjack-natural = { $seat } tiene blackjack: { $cards }.
    .to-seat = Tienes blackjack: { $cards }.
blackjack-gets = { $seat } recibe { $card }: { blackjack-hand }.
    .to-seat = Recibes { $card }: { blackjack-hand }.
blackjack-hits = { $seat } pide: { $card }, { blackjack-hand }.
    .short = pidió
    .to-seat = Pides: { $card }, { blackjack-hand }.
blackjack-doubles = { $seat } dobla: { $card }, { blackjack-hand }.
    .short = dobló
    .to-seat = Doblas: { $card }, { blackjack-hand }.
blackjack-stand = { $seat } se planta con { blackjack-total }.
    .short = se plantó
    .to-seat = Te plantas con { blackjack-total }.
blackjack-surrender = { $seat } se rinde.
    .short = se rindió
    .to-seat = Te rindes.
blackjack-splits = { $seat } separa { $cards }.
    .short = separó
    .to-seat = Separas { $cards }.
blackjack-house-turns = La casa descubre { $card }: { blackjack-hand }.
blackjack-house-draws = La casa roba { $card }: { blackjack-hand }.
blackjack-result = { $seat }{ blackjack-which-hand }: { blackjack-won }.
    .to-seat = Tú{ blackjack-which-hand }: { blackjack-won }.
blackjack-which-hand = { $hand ->
    [0] { "" }
   *[other] , mano { $hand }
}
blackjack-won = { $won ->
    [won] +{ $number }
    [lost] −{ $number }
   *[push] empate
}
blackjack-insurance = { $seat }, seguro: { blackjack-won }.
    .to-seat = Tú, seguro: { blackjack-won }.
blackjack-for-insurance = { $number } del seguro
blackjack-out = { $seat } ya no puede apostar.
    .to-seat = Ya no puedes apostar.

blackjack-total = { $soft ->
    [yes] { $total } blando
   *[no] { $total }
}
blackjack-hand = { $end ->
    [bust] { $total }, se pasó
    [natural] blackjack
    [surrendered] se rindió
    [charlie] { $total }, gana
   *[other] { blackjack-total }
}
blackjack-part = { $state ->
    [bust] se pasó
    [doubled] { blackjack-total } · apuesta { $number }
    [paid] { blackjack-total } · { blackjack-won }
   *[plain] { blackjack-total }
}
blackjack-title = { $count ->
    [1] Tu mano: { blackjack-hand }
   *[other] Mano { $hand } de { $count }: { blackjack-hand }
}
blackjack-house = Casa · { blackjack-hand }
blackjack-play-chips = Apuestas en fichas
blackjack-limits = { $most ->
    [0] desde { $least }
   *[other] { $least }–{ $most }
}
blackjack-shoe = Sabot
blackjack-place-bets = Hagan sus apuestas
blackjack-subtitle = Ronda { $number } de { $count }
blackjack-line-paid = { $chips } · { blackjack-won }
blackjack-line-out = { $chips } · fuera

blackjack-hint-bet-usual = Una cincuentava parte de lo que tenías al empezar: suficiente para ganar, muy poco para quebrar.
blackjack-hint-bet-behind = Quedan pocas rondas. Apuesta lo bastante para pasar a quien va primero.
blackjack-hint-bet-ahead = Vas ganando y quedan pocas rondas. Apuesta poco.
blackjack-hint-pass = Conviene si un tercio de las cartas son de diez, y son solo { $number } de { $count }.
blackjack-hint-stand = Con { blackjack-total }, otra carta te haría más mal que bien.
blackjack-hint-stand-weak = Con { $rank } a la vista, la casa se pasa el { $bust } % de las veces. Deja que lo haga.
blackjack-hint-hit = Si te plantas con { blackjack-total }, pierdes el { $lose } % de las veces. Es mejor otra carta.
blackjack-hint-hit-safe = Ninguna carta puede hacer que te pases, así que pide.
blackjack-hint-double = Con { blackjack-total }, una carta más gana más veces de las que pierde. Apuesta el doble.
blackjack-hint-split = Con { blackjack-total }, dos manos son mejor que una.
blackjack-hint-surrender = Plantarse con { blackjack-total } pierde el { $lose } % de las veces, y pedir casi no mejora. La mitad de la apuesta sale más barata.

few-decks = { $decks ->
    [one] Una baraja alcanza
   *[other] { $decks } barajas alcanzan
} para { $most } jugadores como máximo.
blackjack-high-bet = La apuesta mínima puede ser { $most } como máximo: la apuesta máxima o las fichas al empezar.
bet-range = Puedes apostar de { $least } a { $most }, de diez en diez.
bet-tens = Se apuesta de diez en diez. Puedes apostar de { $least } a { $most }.
insure-or-pass = Toma el seguro o pasa.
play-now = Es hora de jugar tu mano. { blackjack-may }
no-double = { $rule ->
    [nine] Aquí solo se dobla con 9, 10 y 11.
    [ten] Aquí solo se dobla con 10 y 11.
    [split] Aquí no se dobla después de separar.
   *[late] Solo puedes doblar con tus dos primeras cartas.
} { blackjack-may }
no-split = { $rule ->
    [pair] Solo puedes separar dos cartas iguales.
    [hands] Ya no puedes tener más manos.
    [aces] Aquí los ases solo se separan una vez.
   *[late] Solo puedes separar tus dos primeras cartas.
} { blackjack-may }
no-surrender = { $rule ->
    [off] En esta mesa no puedes rendirte.
    [split] No puedes rendirte después de separar.
   *[late] Solo puedes rendirte como primera decisión.
} { blackjack-may }
no-chips = Eso cuesta { $number }, y solo tienes { $left }. { blackjack-may }
blackjack-may = Con { blackjack-total } puedes: { $calls }.
