go-fish-name = Ve a pescar
    .line = Pide cartas a los demás. Junta las cuatro de un valor.
    .aliases = Go Fish, Pesca, A pescar
go-fish-rules = **Pide cartas a los demás y junta libros: las cuatro cartas de un valor.**
    En tu turno, pídele a un jugador un valor del que tengas al menos una carta: “¿Tienes sietes?” Si tiene, te da todas y pides otra vez. Si no, te toca pescar: robas una carta del mazo. Si es lo que pediste, pides otra vez. Si no, sigue el siguiente jugador.
    Cuando están todos los libros, gana quien tiene más.
    - **Por ejemplo:** tienes 7, 7 y rey. Le pides sietes a Ana y te da dos: ¡es un libro! Le pides reyes a Beto. No tiene, así que robas.
    .whole =
    - **Reparto:** siete cartas a cada uno entre dos o tres jugadores, cinco si son más. El resto es el mazo.
    - **Pedir:** nombra a un jugador que tenga cartas y un valor que tengas. Tiene que darte todas las suyas de ese valor, a la vista de todos.
    - **Pescar:** si no tiene, robas. Si sale el valor que pediste, lo muestras y pides otra vez.
    - **Libros:** las cuatro de un valor van en el acto boca arriba delante de ti.
    - **Sin cartas:** roba una en tu turno. Si ya no hay mazo, pierdes el turno.
    - **Las parejas** se sientan enfrentadas, y sus libros cuentan juntos. No puedes pedirle a tu pareja.
    - **El final:** cuando todas las cartas están en libros. Si ya nadie consigue nada, la ronda también termina.
go-fish-paragraphs =
    .go-fish-ask-now = 2
    .go-fish-not-held = 2
    .go-fish-not-yourself = 2
    .go-fish-no-such-seat = 2
    .go-fish-no-cards = 2
    .go-fish-have-it = 2
    .go-fish-in-book = 4
    .go-fish-partner = 6

go-fish-variant-asked_next = Sigue el jugador al que le pidieron
go-fish-variant-pairs = Pares en vez de libros de cuatro
go-fish-variant-teams = En parejas, dos rondas
go-fish-variant-single_cards = Se pide una carta a la vez
go-fish-variant-memory = Sin recordatorios, tres rondas

go-fish-option-hand_size = { shared-cards-dealt }
    .zero = siete, o cinco desde cuatro jugadores
go-fish-option-books = Un libro es
    .four = las cuatro de un valor
    .pairs = un par
go-fish-option-ask_for = Se piden
    .rank = todas las cartas de un valor
    .card = una carta
go-fish-option-next_turn = Luego pide
    .left = el jugador de la izquierda
    .asked = el jugador al que le pidieron
go-fish-option-lucky = Pides otra vez si robas lo que pediste
go-fish-option-book_again = Pides otra vez si la carta que robas completa un libro
go-fish-option-empty_hand = Sin cartas
    .draw = robas una en tu turno
    .refill = recibes una mano nueva
    .end = la ronda termina, igual que sin mazo
go-fish-option-scoring = Un libro vale
    .books = un punto
    .values = as 15, rey 13, reina 12, jota 11, las demás su número
go-fish-option-teams = Equipos
    .none = cada uno por su cuenta
    .pairs = en parejas, con cuatro o seis jugadores
go-fish-option-max_rounds = { shared-rounds }
go-fish-option-reminders = La mesa muestra lo que todos saben

do-ask = Pedir a { $seat }
do-ask-for = Pedir a { $seat } { shared-ranks }
do-ask-card = Pedir a { $seat }
    .with = Pedir a { $seat } { $picked }
do-for = { shared-ranks }
do-card = una carta
    .with = Una carta { $picked }

go-fish-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
go-fish-gets = { $seat } le pide a { $other } y recibe { $cards }.
    .to-seat = Le pides a { $other } y recibes { $cards }.
    .to-other = { $seat } te pide y recibe { $cards }.
go-fish-fish = { $kind ->
    [card] { $seat } le pide a { $other } { rank-name } de { $suit }. ¡A pescar!
   *[rank] { $seat } le pide a { $other } { shared-ranks }. ¡A pescar!
}
    .short = a pescar
    .to-seat = { $kind ->
        [card] Le pides a { $other } { rank-name } de { $suit }. ¡A pescar!
       *[rank] Le pides a { $other } { shared-ranks }. ¡A pescar!
    }
    .to-other = { $kind ->
        [card] { $seat } te pide { rank-name } de { $suit }. ¡A pescar!
       *[rank] { $seat } te pide { shared-ranks }. ¡A pescar!
    }
go-fish-lucky = ¡{ $seat } roba { $card }!
    .to-seat = ¡Robas { $card }!
go-fish-draws = { $seat } no tiene cartas y roba { shared-cards }.
    .to-seat = No tienes cartas y robas { shared-cards }.
go-fish-you-draw = { shared-you-draw }
go-fish-book = { $seat } baja { $cards }.
    .to-seat = Bajas { $cards }.
go-fish-nobody = Nadie consigue nada, así que la ronda termina.

go-fish-points = { shared-points }
go-fish-gave = De { $other }
go-fish-marks = { $kind ->
    [none] sin { $others }
    [some] { $held }
   *[both] { $held }, sin { $others }
}
go-fish-asked = ¿{ shared-ranks }, { $other }?
go-fish-asked-card = ¿{ $rank ->
    [T] 10
   *[other] { $rank }
}{ $symbol }, { $other }?
go-fish-books = { $kind ->
    [pairs] { $count ->
        [one] 1 par
       *[other] { $count } pares
    }
   *[four] { $count ->
        [one] 1 libro
       *[other] { $count } libros
    }
}

go-fish-hint-known = { $other } tiene { shared-ranks } seguro.
go-fish-hint-unknown = { $other } tiene { shared-cards } que nadie conoce. Puede haber { shared-ranks } ahí.
go-fish-hint-vain = Ahora nada es probable. Da igual esta que otra.

go-fish-few-cards = No hay cartas suficientes. Reparte { $count } a cada uno como máximo.
go-fish-team-seats = Para jugar en parejas hacen falta cuatro o seis jugadores.
go-fish-ask-now = Pídele cartas a un jugador, por ejemplo “ask { $other } { $kind ->
    [card] card { $card }
   *[for] for { $rank ->
        [T] 10
       *[other] { $rank }
    }
}”.
go-fish-not-held = Solo puedes pedir valores que tengas: { $ranks }.
go-fish-not-yourself = No puedes pedirte a ti. Pídele a { $seats }.
go-fish-no-such-seat = Ese jugador no está aquí. Pídele a { $seats }.
go-fish-no-cards = { $other } no tiene cartas. Pídele a { $seats }.
go-fish-partner = { $other } es tu pareja. Pídele a { $seats }.
go-fish-have-it = { $card } la tienes tú.
go-fish-in-book = { $card } ya está en un libro.
