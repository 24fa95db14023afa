do-give = Dar
    .with = Dar { $picked }
    .pick = Dar { $most } cartas
do-set = Jugar { $number } iguales
do-sets = Jugar dos o más iguales
climbing-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
climbing-pays = { $seat } le da a { $other } { $count ->
    [one] su mejor carta
   *[other] sus { $count } mejores cartas
}.
    .to-seat = Le das a { $other } { $count ->
        [one] tu mejor carta
       *[other] tus { $count } mejores cartas
    }.
    .to-other = { $seat } te da { $count ->
        [one] su mejor carta
       *[other] sus { $count } mejores cartas
    }.
climbing-you-pay = Le das { $cards } a { $other }.
climbing-you-receive = Recibes { $cards } de { $other }.
climbing-gives = { $seat } le devuelve a { $other } { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
    .short = dio { $count }
    .to-seat = Le devuelves a { $other } { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
    .to-other = { $seat } te devuelve { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
climbing-opens = { $seat } tiene { $card } y empieza.
    .to-seat = Tienes { $card } y empiezas.
climbing-leads = Empieza { $seat }.
    .to-seat = Empiezas tú.
climbing-plays = { $seat } juega { $cards }.
    .to-seat = Juegas { $cards }.
climbing-few-left = { $count ->
    [one] ¡A { $other } le queda una carta!
   *[other] ¡A { $other } le quedan { $count } cartas!
}
    .to-other = { $count ->
        [one] ¡Te queda una carta!
       *[other] ¡Te quedan { $count } cartas!
    }
climbing-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
climbing-wins = { $seat } se lleva la baza con { $cards }.
    .to-seat = Te llevas la baza con { $cards }.
climbing-wins-at-once = Eso gana la baza.
climbing-out = { $seat } termina.
    .to-seat = Terminas.
climbing-passed = { shared-passed }
climbing-place = { $number ->
    [1] 1.er puesto
    [3] 3.er puesto
   *[other] { $number }.º puesto
}
    .round = { climbing-place } en esta ronda
climbing-prompt-opens = { $seat } empieza con { $card }
    .to-seat = Empiezas con { $card }
climbing-prompt-gives = { $seat } le da a { $other } { $count ->
    [one] una carta
   *[other] { $count } cartas
}
    .to-seat = Le das a { $other } { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
    .to-other = { $seat } te da { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
climbing-exchange = Ronda { $number } · intercambio
climbing-opening = Ronda { $number } · empieza { $card }
climbing-taken = Baza para { $seat }
climbing-set = { $seat }: { $count ->
    [1] { $rank ->
        [J] una
        [Q] una
       *[other] un
    } { rank-name }
    [2] par de { shared-ranks }
    [3] tres { shared-ranks }
    [4] cuatro { shared-ranks }
    [5] cinco { shared-ranks }
    [6] seis { shared-ranks }
    [7] siete { shared-ranks }
   *[8] ocho { shared-ranks }
}
climbing-hint-give = Da tus peores cartas: primero las sueltas bajas, pares si no queda otra, y nunca doses ni comodines.
climbing-hint-out = Son tus últimas cartas. ¡Terminas!
climbing-hint-lead = Sal con { $count ->
    [1] tu carta más { $reversed ->
        [0] baja
       *[1] débil
    }
    [2] tu par más { $reversed ->
        [0] bajo
       *[1] débil
    }
    [3] tu trío más { $reversed ->
        [0] bajo
       *[1] débil
    }
   *[other] tu grupo de { $count } más { $reversed ->
        [0] bajo
       *[1] débil
    }
}{ $close ->
    [0] . Nadie está por terminar
   *[1] {""}
}.
climbing-hint-lead-spare = Sal con { $count ->
    [1] esta carta
    [2] este par
    [3] este trío
   *[other] este grupo de { $count }
}. Algo { $reversed ->
    [0] más bajo
   *[1] más débil
} rompería un grupo{ $jokers ->
    [0] {""}
   *[1] {" "}o te costaría un comodín
}.
climbing-hint-lead-close = A { $seat } { $count ->
    [one] le queda una carta
   *[other] le quedan { $count } cartas
}, así que sal con un grupo, no con una carta suelta.
climbing-hint-beat = Es { $count ->
    [1] tu carta más { $reversed ->
        [0] baja
       *[1] débil
    }
    [2] tu par más { $reversed ->
        [0] bajo
       *[1] débil
    }
    [3] tu trío más { $reversed ->
        [0] bajo
       *[1] débil
    }
   *[other] tu grupo de { $count } más { $reversed ->
        [0] bajo
       *[1] débil
    }
} que supera { $count ->
    [1] { $rank ->
        [J] la
        [Q] la
       *[other] el
    } { rank-name }
   *[other] { $rank ->
        [J] las
        [Q] las
       *[other] los
    } { shared-ranks }
}.
climbing-hint-spare = Supera { $count ->
    [1] { $rank ->
        [J] la
        [Q] la
       *[other] el
    } { rank-name }
   *[other] { $rank ->
        [J] las
        [Q] las
       *[other] los
    } { shared-ranks }
}, y algo { $reversed ->
    [0] más bajo
   *[1] más débil
} rompería un grupo{ $jokers ->
    [0] {""}
   *[1] {" "}o te costaría un comodín
}.
climbing-hint-beat-close = A { $seat } { $count ->
    [one] le queda una carta
   *[other] le quedan { $count } cartas
}, así que supera todo lo que puedas.
climbing-hint-nothing = Nada de lo que tienes lo supera, así que debes pasar.
climbing-hint-save-joker = No vale la pena gastar un comodín.
climbing-hint-save-set = No vale la pena romper un grupo.
climbing-must-give = Primero dale a { $seat } { $count ->
    [one] una carta. Escribe “give” y la carta
   *[other] { $count } cartas. Escribe “give” y las cartas
}.
