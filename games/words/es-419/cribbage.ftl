cribbage-name = Cribbage
    .line = Avanza por el tablero hasta 121.
    .aliases = Crib
cribbage-rules = **Anota puntos y avanza por el tablero. Gana quien llega primero a 121.**
    Recibes seis cartas. Deja dos en el **crib**, cuatro cartas extra que cuentan para quien reparte. Se descubre una carta: la **inicial**.
    Luego, por turnos, cada uno juega una carta y la suma a la **cuenta**. Si haces 15 o 31, anotas 2. También valen pares y escaleras. Si todas tus cartas pasarían de 31, di “go”; quien jugó al final anota 1, y la cuenta vuelve a empezar.
    Después cuentas tus cuatro cartas junto con la inicial: 2 por cada quince, 2 por cada par, 3 o más por una escalera.
    - **Por ejemplo:** tienes 5♥ 4♠ 10♦ Q♦ y la inicial es 5♣. Cada 5 hace quince con el 10 y con la reina: cuatro quinces, 8. Con el par de cincos son 10.
    .whole =
    - **Reparto:** dos jugadores reciben seis cartas cada uno y dejan dos en el crib. Entre tres o cuatro son cinco cartas y cada uno deja una; entre tres, el crib recibe una más del mazo. Cuatro juegan en parejas, enfrentadas. El reparto pasa a la izquierda.
    - **Inicial:** cuando todos dejaron sus cartas, se descubre una. Si es una J, quien reparte anota 2 en el acto: **his heels**.
    - **El juego:** desde la izquierda de quien reparte, juega una carta y súmala a la cuenta. El as vale 1, las figuras 10. No se puede pasar de 31. Si nada cabe, di “go”, y los demás siguen si pueden. Quien juega la última carta por debajo de 31 anota 1. Después de eso, o de 31, quien está a su izquierda sale con cualquier carta, y la cuenta empieza otra vez en 0.
    - **Puntos en el juego:** 15 son 2, y 31 son 2. Un par son 2, un trío 6, cuatro iguales 12. Las escaleras de tres o más valen lo que miden, en cualquier orden, mientras ninguna otra carta las interrumpa.
    - **La cuenta final:** desde la izquierda de quien reparte, y quien reparte al final, cada mano se cuenta con la inicial, y luego el crib de quien reparte. Cada quince son 2, cada par 2, una escalera lo que mide. Cuatro del mismo palo son 4, cinco con la inicial; en el crib solo cuentan cinco. La J del palo de la inicial es 1: **his nobs**.
    - **Varias a la vez:** cuenta cada combinación. Tres cincos son tres pares, 6. En 9 9 10 J, cada 9 hace una escalera de tres, y los nueves son un par: 3 + 3 + 2, o sea 8.
    - **El final:** quien llega a 121 gana en el acto, incluso a mitad de una mano. Por eso importa quién cuenta primero. Si pierdes con 90 o menos, es **skunk**.
    - **Por ejemplo:** la cuenta es 20 y juegas un 5: 25. Tu oponente solo tiene figuras y dice “go”. Agregas un 6: son 31, y 2 para ti.
    - **Las reglas de la casa** pueden agregar partidas más largas, en las que un skunk cuenta como dos juegos y un doble skunk (60 o menos) como tres. Con **muggins** cuentas tu propia mano, y quien sigue se lleva lo que se te escape.
cribbage-paragraphs =
    .throw-count = 1
    .cribbage-must-play = 3
    .go-needed = 3
    .over-thirty-one = 3
    .claim-range = 5

cribbage-variant-once_round = Una vuelta al tablero, a 61
cribbage-variant-long = Partida larga, a 5 juegos
cribbage-variant-cut_throat = Muggins: cuenta tu propia mano
cribbage-variant-kitchen = Cuatro de un palo valen en el crib, y sin skunk

cribbage-option-target = Puntos para ganar un juego
cribbage-option-games = Juegos para ganar la partida
cribbage-option-skunk = Ganar con skunk cuenta como más de un juego
cribbage-option-double_skunk = Juegos por un doble skunk
cribbage-option-muggins = Cuentas tu propia mano, y quien sigue se lleva lo que se te escape
cribbage-option-crib_flush = El color en el crib
    .five = cuenta solo con la inicial
    .four = cuenta también sin la inicial
cribbage-option-heels = Puntos por descubrir una J
cribbage-option-loser_deals = Quien pierde un juego reparte el siguiente

cribbage-do-throw = Dejar
    .with = Dejar { $picked }
    .pick = Dejar { $most } cartas
do-go = Go
cribbage-do-claim = Contar { $number }

cribbage-deals = { $seat } reparte y tiene el crib.
    .to-seat = Repartes y tienes el crib.
cribbage-throws = { $seat } deja en el crib.
    .short = dejó
    .to-seat = Dejas en el crib.
cribbage-starter = La inicial es { $card }.
cribbage-heels = ¡Una J! { $seat } anota { $points } por his heels.
    .to-seat = ¡Una J! Anotas { $points } por his heels.
cribbage-plays = { $seat } juega { $card }: { $count }.
    .to-seat = Juegas { $card }: { $count }.
cribbage-makes = { $what ->
    [fifteen] Quince: 2 puntos.
    [full] Treinta y uno: 2 puntos.
    [alike] { $points ->
        [2] Un par: 2 puntos.
        [6] Un trío: 6 puntos.
       *[12] Cuatro iguales: 12 puntos.
    }
   *[run] Una escalera de { $points }: { $points } puntos.
}
cribbage-goes = { $seat } dice go.
    .short = go
    .to-seat = Dices go.
cribbage-last = { $seat } anota 1 por la última.
    .to-seat = Anotas 1 por la última.
cribbage-claims = { $seat } cuenta { $points }.
    .short = contó { $points }
    .to-seat = Cuentas { $points }.
cribbage-counts = { $where ->
    [crib] El crib de { $seat }, { $cards }, vale
   *[hand] { $seat } tiene { $cards }, que vale
} { $points ->
    [0] cero.
   *[other] { $points }: { cribbage-sum }.
}
    .to-seat = { $where ->
        [crib] Tu crib, { $cards }, vale
       *[hand] Tienes { $cards }, que vale
    } { $points ->
        [0] cero.
       *[other] { $points }: { cribbage-sum }.
    }
cribbage-muggins = ¡Muggins! { $seat } se lleva los { $points }.
    .to-seat = ¡Muggins! Te llevas los { $points }.
cribbage-wins = { $seats } { $count ->
    [one] llega a
   *[other] llegan a
} { $number } y { $count ->
    [one] gana
   *[other] ganan
}.
    .to-seats = { $others ->
        [0] Llegas a { $number } y ganas.
       *[other] Tú y { $seats } llegan a { $number } y ganan.
    }
cribbage-skunks = { $points ->
    [2] Skunk
   *[other] Doble skunk
} para { $seats }.
    .to-seats = { $points ->
        [2] Skunk
       *[other] Doble skunk
    } { $others ->
        [0] en tu contra.
       *[other] para ti y { $seats }.
    }

cribbage-parts = { $points ->
    [0] nada
   *[other] { cribbage-sum }
}
cribbage-sum = { $fifteens ->
    [0] { "" }
   *[other] quince { $fifteens }
}{ $pairs_joint ->
    [none] { "" }
    [first] { cribbage-sum-pairs }
   *[next] , { cribbage-sum-pairs }
}{ $runs_joint ->
    [none] { "" }
    [first] { cribbage-sum-runs }
   *[next] , { cribbage-sum-runs }
}{ $flush_joint ->
    [none] { "" }
    [first] color { $flush }
   *[next] , color { $flush }
}{ $nobs_joint ->
    [none] { "" }
    [first] nobs 1
   *[next] , nobs 1
}
cribbage-sum-pairs = { $pairs ->
    [2] par 2
   *[other] pares { $pairs }
}
cribbage-sum-runs = { $runs ->
    [3] escalera 3
    [4] escalera 4
    [5] escalera 5
   *[other] escaleras { $runs }
}

cribbage-for-play = { $number } en el juego
cribbage-for-hand = { $number } en la mano
cribbage-for-crib = { $number } en el crib
cribbage-for-heels = { $number } por his heels
cribbage-for-muggins = { $number } por muggins
cribbage-games = { $count ->
    [one] 1 juego
   *[other] { $count } juegos
}
cribbage-line = { $several ->
    [yes] { cribbage-games } · { $score }
   *[no] { $score }
}
cribbage-threw = dejó
cribbage-throwing = por dejar
cribbage-go = go
cribbage-worth = +{ $points }
cribbage-subtitle = { $games ->
    [no] Mano { $number } · { cribbage-phase }
   *[other] { $games } · Mano { $number } · { cribbage-phase }
}
cribbage-phase = { $phase ->
    [throw] Al crib
    [play] El juego
   *[show] La cuenta
}
cribbage-starter-spot = Inicial
cribbage-count = Cuenta { $count }
cribbage-down = Jugadas
cribbage-crib = Crib{ $value ->
    [none] { "" }
   *[other] { ": " }{ $value }
}
    .told = Crib de { $seat }{ $value ->
        [none] { "" }
       *[other] { ": " }{ $value }
    }
cribbage-hand = { $seat }{ $value ->
    [none] { "" }
   *[other] { ": " }{ $value }
}
    .told = Mano de { $seat }{ $value ->
        [none] { "" }
       *[other] { ": " }{ $value }
    }
cribbage-thrown = Dejaste
cribbage-throw-to = deja { $count } en { $whose ->
    [own] tu propio crib
   *[other] el crib de { $other }
}
cribbage-ahead = { $points ->
    [0] Todo parejo
   *[other] { $count ->
        [one] { $seats } va { $points } arriba
       *[other] { $seats } van { $points } arriba
    }
}
    .to-seats = { $points ->
        [0] Todo parejo
       *[other] { $others ->
            [0] Vas { $points } arriba
           *[other] Tú y { $seats } van { $points } arriba
        }
    }

cribbage-hint-throw = Lo que guardas vale { $number } en promedio, y { $whose ->
    [own] el crib es tuyo
   *[other] el crib es de { $other }
}.
cribbage-hint-claim = Son { $points }. Ya los conté.
cribbage-hint-go = Todo lo que tienes hace pasar de 31 la cuenta de { $count }.
cribbage-hint-only = { shared-hint-only-card }
cribbage-hint-pegs = { $what ->
    [fifteen] Eso hace quince
    [full] Eso hace treinta y uno
    [alike] { $points ->
        [2] Eso hace un par
        [6] Eso hace un trío
       *[12] Eso hace cuatro iguales
    }
    [run] Eso hace una escalera
   *[several] Eso puntúa dos veces
}: { $points } puntos.
cribbage-hint-low = Sal bajo: nadie puede hacer quince con eso.
cribbage-hint-pair = Tienes otra. Si hacen par con ella, haces trío.
cribbage-hint-trap = No dejes { $count }: cualquier diez o figura hace { $number }.
cribbage-hint-high = Juega primero las altas. Las bajas caben después.
cribbage-hint-safe = Esto es lo que menos les deja para anotar.

throw-count = Deja { $count ->
    [one] 1 carta
   *[other] { $count } cartas distintas
} de tu mano en el crib de { $other }.
thrown-already = Ya dejaste tus cartas. Ahora le toca a { $seats }.
over-thirty-one = La cuenta es { $count }, así que cabe { $most } como máximo. Puedes jugar { $cards }.
cribbage-must-play = No puedes decir go mientras una carta quepa. Puedes jugar { $cards }.
go-needed = Con { $count } nada tuyo cabe. Solo puedes decir go.
claim-range = Di cuánto valen tus cartas: claim 0 a { $most }.
