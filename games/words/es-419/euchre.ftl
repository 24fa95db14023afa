euchre-name = Euchre
    .line = Fija el triunfo con tu pareja y gana tres de cinco bazas.
euchre-rules = **Tú y tu pareja, que está enfrente, fijan un palo de triunfo. Luego tienen que ganar al menos tres de las cinco bazas.**
    Hay 24 cartas, del 9 al as. Cada jugador recibe cinco, y se descubre una más. Por turno, cada uno puede pedirla: entonces su palo es triunfo, y quien reparte la toma y descarta otra. Si los cuatro pasan, se tapa, y cada uno puede nombrar otro palo. Si nadie lo hace, tiene que hacerlo quien reparte.
    { rules-trick } { rules-trick-trump }
    El mejor triunfo es la J del palo de triunfo, el **bower derecho**. Sigue la otra J del mismo color, el **bower izquierdo**: ahora es triunfo, no una carta de su palo. Luego A K Q 10 9.
    Si fijas el triunfo y ganas tres o cuatro bazas, vale 1 punto; las cinco, 2. Con menos caes en **euchre**, y el otro equipo recibe 2. También puedes jugar **en solitario**, sin tu pareja: entonces las cinco valen 4. Gana el primer equipo en llegar a 10.
    - **Por ejemplo:** corazones es triunfo y alguien sale con A♥. Tienes J♦ y A♦. Ahora J♦ es un corazón, así que tienes que jugarla, y gana.
    .whole =
    - **Baraja:** 9 10 J Q K A de cada palo. Las parejas se sientan enfrentadas.
    - **Reparto:** se descubren cartas de una en una, y quien recibe J♠ reparte primero. Cada jugador recibe cinco cartas, y la siguiente se descubre sobre las otras tres. Después de cada mano el reparto pasa a la izquierda.
    - **La primera vuelta:** desde la izquierda de quien reparte, cada uno dice una vez si pasa o pide la carta descubierta. Si la pide, su palo es triunfo. Quien reparte la toma y descarta boca abajo una de las seis.
    - **La segunda vuelta:** si todos pasan, la carta se tapa. Por turno, cada uno pasa o nombra uno de los otros tres palos. Quien reparte habla al final y tiene que nombrar uno.
    - **Triunfos, de mejor a peor:** la J de triunfo (bower derecho), la otra J de ese color (bower izquierdo), A K Q 10 9. El bower izquierdo es triunfo a todos los efectos. En los demás palos es A K Q J 10 9.
    - **Juego:** quien está a la izquierda de quien reparte sale con lo que quiera. { rules-trick } { rules-trick-trump }
    - **En solitario:** quien fija el triunfo puede decir en ese momento que juega en solitario. Su pareja deja sus cartas y no juega. Si es quien reparte, nadie toma la carta descubierta.
    - **Puntaje:** el equipo que fijó el triunfo recibe 1 por tres o cuatro bazas, 2 por las cinco, y 4 por las cinco en solitario. Con menos de tres cae en euchre, y el otro equipo recibe 2.
    - **El final:** gana el primer equipo en llegar a 10.
    - **Por ejemplo:** se descubre Q♠, y la pide la pareja de quien reparte. Quien reparte la toma y descarta un 9♦ suelto. Ahora no tiene diamantes y puede jugar triunfo sobre ellos. Su J♣ es la segunda mejor carta de la mano.
    - **Las reglas de la casa** pueden agregar un comodín, defender en solitario, repartir de nuevo con una mala mano y más.
euchre-paragraphs =
    .euchre-not-yet = 3
    .euchre-need-a-trump = 3
    .euchre-is-down = 4
    .euchre-stuck = 4
    .euchre-left-bower = 5
    .must-follow-suit = 6
    .euchre-must-go-alone = 7

euchre-variant-throw_in = Quien reparte también puede pasar
euchre-variant-ontario = La pareja de quien reparte solo puede pedirla en solitario
euchre-variant-midwest = Manos de granjero, y se puede defender en solitario
euchre-variant-british = Británica, con el Benny, a 21
euchre-variant-old_style = Clásica: 32 cartas, a 5

euchre-option-target = { shared-points-to-win }
euchre-option-pack = Cartas en la baraja (32: desde el 7)
euchre-option-joker = Un comodín es el mejor triunfo
euchre-option-stick_dealer = Quien reparte tiene que nombrar un palo si los demás pasaron dos veces
euchre-option-canadian_loner = La pareja de quien reparte solo puede pedirla en solitario
euchre-option-need_trump = Hay que tener una carta del palo que se fija como triunfo
euchre-option-defend_alone = Se puede defender en solitario cuando alguien juega en solitario
euchre-option-farmers_hand = Puedes cambiar tres cartas por las tres que sobran
    .off = { shared-never }
    .three_alike = tres nueves o tres dieces
    .three_low = tres nueves y dieces cualesquiera
euchre-option-misdeal = Puedes pedir que se reparta de nuevo
    .off = { shared-never }
    .nines_tens = con solo nueves y dieces
euchre-option-alone_lead = Cuando alguien juega en solitario, sale
    .left_of_dealer = quien está a la izquierda de quien reparte
    .left_of_maker = quien está a la izquierda de quien juega en solitario
euchre-option-alone_march = Puntos por las cinco bazas en solitario
euchre-option-lone_euchre = Puntos por hacer caer a quien juega en solitario
euchre-option-defender_alone = Puntos por hacerlo caer defendiendo en solitario
euchre-option-super_euchre = Puntos por un euchre con las cinco bazas

do-order = Pedirla
do-order-alone = Pedirla en solitario
do-pick-up = Tomarla
do-pick-up-alone = Tomarla en solitario
do-trump-alone = En solitario { $symbol } { $suit }
do-defend-alone = Defender en solitario
do-defend-together = Defender en pareja
do-farmer = Cambiar
    .with = Cambiar { $picked }
    .pick = Cambiar { $most } cartas
do-keep = Quedarme mis cartas
do-redeal = Repartir de nuevo

euchre-draw = { $seat } saca J♠ y reparte.
    .to-seat = Sacas J♠ y repartes.
euchre-deals = { $seat } reparte y descubre { $card }.
    .to-seat = Repartes y descubres { $card }.
euchre-low-hand = { $seat } tiene una mano de granjero, solo cartas bajas, y puede cambiar o pedir otro reparto.
    .to-seat = Tienes una mano de granjero, solo cartas bajas, y puedes cambiar o pedir otro reparto.
euchre-keeps = { $seat } se queda sus cartas.
    .short = se las queda
    .to-seat = Te quedas tus cartas.
euchre-exchanges = { $seat } muestra { $cards } y las cambia por tres del fondo.
    .short = cambió 3
    .to-seat = Muestras { $cards } y las cambias por tres del fondo.
euchre-redeals = { $seat } muestra solo nueves y dieces, así que se reparte de nuevo.
    .short = otro reparto
    .to-seat = Muestras solo nueves y dieces, así que se reparte de nuevo.
euchre-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
euchre-turns-down = Todos pasan. Se tapa { $card }.
euchre-orders = { $seat } la pide{ $alone ->
    [0] {""}
   *[1] {" "}y juega en solitario
}. Triunfo: { $suit }.
    .short = la pidió
    .to-seat = La pides{ $alone ->
        [0] {""}
       *[1] {" "}y juegas en solitario
    }. Triunfo: { $suit }.
euchre-picks-up = { $seat } la toma{ $alone ->
    [0] {""}
   *[1] {" "}y juega en solitario
}. Triunfo: { $suit }.
    .short = tomó
    .to-seat = La tomas{ $alone ->
        [0] {""}
       *[1] {" "}y juegas en solitario
    }. Triunfo: { $suit }.
euchre-names = { $seat } fija { $suit } como triunfo{ $alone ->
    [0] {""}
   *[1] {" "}y juega en solitario
}.
    .short = fijó triunfo
    .to-seat = Fijas { $suit } como triunfo{ $alone ->
        [0] {""}
       *[1] {" "}y juegas en solitario
    }.
euchre-thrown-in = Todos pasan otra vez. Nadie anota, y ahora reparte { $seat }.
    .to-seat = Todos pasan otra vez. Nadie anota, y ahora repartes tú.
euchre-discards = { $seat } descarta.
    .short = descartó
    .to-seat = Descartas.
euchre-defends = { $seat } { $alone ->
    [0] defiende con su pareja
   *[1] defiende en solitario
}.
    .to-seat = { $alone ->
        [0] Defiendes con tu pareja
       *[1] Defiendes en solitario
    }.
euchre-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
euchre-scores = { $feat ->
    [euchre] ¡Euchre! { $number ->
        [0] Ninguna baza
        [one] Solo 1 baza
       *[other] Solo { $number } bazas
    }: { $points } puntos para { $seats }.
    [made] { $alone ->
        [0] { $seats } ganaron
       *[1] { $seat } en solitario ganó
    } { $number } bazas: 1 punto.
   *[other] { $alone ->
        [0] { $seats } ganaron
       *[1] { $seat } en solitario ganó
    } las cinco: { $points } puntos.
}
    .to-seat = { $feat ->
        [euchre] ¡Euchre! { $number ->
            [0] Ninguna baza
            [one] Solo 1 baza
           *[other] Solo { $number } bazas
        }: { $points } puntos para { $seats }.
        [made] { $alone ->
            [0] Tú y { $seats } ganaron
           *[1] En solitario ganaste
        } { $number } bazas: 1 punto.
       *[other] { $alone ->
            [0] Tú y { $seats } ganaron
           *[1] En solitario ganaste
        } las cinco: { $points } puntos.
    }
    .to-seats = { $feat ->
        [euchre] ¡Euchre! { $number ->
            [0] Ninguna baza
            [one] Solo 1 baza
           *[other] Solo { $number } bazas
        }: { $points } puntos para ti y { $seats }.
        [made] { $alone ->
            [0] Tú y { $seats } ganaron
           *[1] { $seat } en solitario ganó
        } { $number } bazas: 1 punto.
       *[other] { $alone ->
            [0] Tú y { $seats } ganaron
           *[1] { $seat } en solitario ganó
        } las cinco: { $points } puntos.
    }
euchre-stands = { $kind ->
    [won] { $seats } ganan, { $most } a { $least }.
    [even] Empate a { $most }.
   *[ahead] { $seats } van ganando { $most } a { $least }.
}
    .to-seats = { $kind ->
        [won] Tú y { $seats } ganan, { $most } a { $least }.
        [even] Empate a { $most }.
       *[ahead] Tú y { $seats } van ganando { $most } a { $least }.
    }

euchre-for-made = { $number } por el triunfo
euchre-for-march = { $number } por las cinco
euchre-for-alone = { $number } por las cinco en solitario
euchre-for-euchre = { $number } por el euchre
euchre-deed = { $made ->
    [0] {""}
   *[1] fijó { $suit }, {""}
}{ shared-tricks }
euchre-tricks = { shared-tricks }
euchre-line = { $role ->
    [maker] triunfo · { shared-tricks }
    [alone] en solitario · { shared-tricks }
    [defends] defiende · { shared-tricks }
    [out] no juega
   *[none] { shared-tricks }
}
euchre-passed = { shared-passed }
euchre-must-name = tienes que nombrar un palo
euchre-subtitle = Mano { $number } · { $phase ->
    [farmer] ¿Cartas bajas?
    [order] ¿Pedirla?
    [name] Nombrar triunfo
    [discard] El descarte
    [defend] ¿Defender en solitario?
   *[play] Baza { $trick }
} · a { $target }
euchre-made-by = Triunfo de { $seat }
euchre-turned-down = { $card } tapada
euchre-call-pass = Pasar
euchre-call-order = { $picks_up ->
    [0] Pedir
   *[1] Tomar
}{ $alone ->
    [0] {""}
   *[1] , en solitario
}
euchre-call-trump = { $symbol }{ $alone ->
    [0] {""}
   *[1] {" "}en solitario
}
euchre-call-defend = { $alone ->
    [0] En pareja
   *[1] Defender en solitario
}

euchre-count = { $trumps ->
    [one] 1 triunfo
   *[other] { $trumps } triunfos
}, { $aces ->
    [0] ningún otro as
    [one] 1 as más
   *[other] { $aces } ases más
}, { $voids ->
    [0] ningún palo vacío
    [one] 1 palo vacío
   *[other] { $voids } palos vacíos
}
euchre-hint-order = Con { $suit } cuento { euchre-count }: { $tricks ->
    [one] cerca de 1 baza
   *[other] unas { $tricks } bazas
}. Pídela.
euchre-hint-pick-up = Con la carta que tomas son { euchre-count }: { $tricks ->
    [one] cerca de 1 baza
   *[other] unas { $tricks } bazas
}. Tómala.
euchre-hint-name = Con { $suit } cuento { euchre-count }: { $tricks ->
    [one] cerca de 1 baza
   *[other] unas { $tricks } bazas
}. Nómbralo.
euchre-hint-next = El equipo que reparte rechazó ese color. Con { $suit } cuento { euchre-count }: { $tricks ->
    [one] cerca de 1 baza
   *[other] unas { $tricks } bazas
}.
euchre-hint-thin = Está al límite, { $tricks ->
    [one] cerca de 1 baza
   *[other] unas { $tricks } bazas
} con { $suit }, pero no dejes que el otro equipo fije el triunfo.
euchre-hint-alone = No necesitas pareja: { euchre-count }, { $tricks ->
    [one] cerca de 1 baza
   *[other] unas { $tricks } bazas
}. Juega en solitario.
euchre-hint-stuck = Tienes que nombrar uno, y { $suit } es lo mejor que tienes: { euchre-count }, { $tricks ->
    [one] cerca de 1 baza
   *[other] unas { $tricks } bazas
}.
euchre-hint-pass = Con { $suit } solo cuento { $tricks ->
    [one] cerca de 1 baza
   *[other] unas { $tricks } bazas
}. Pasa.
euchre-hint-none = Ningún palo es lo bastante fuerte. Pasa.
euchre-hint-blind = Todavía no ves tus cartas, así que da igual un palo que otro.
euchre-hint-defend = Tienes tres bazas que nadie te quita. Hazlo en solitario.
euchre-hint-together = No tienes tres bazas seguras. Quédate con tu pareja.
euchre-hint-farmer = Lo que recibas por estas no puede ser mucho peor.
euchre-hint-keep = Quédate con lo que tienes.
euchre-hint-redeal = Con una mano así no se gana nada. Pide otro reparto.
euchre-hint-discard-void = Es la única que tienes de ese palo. Sin ella puedes jugar triunfo sobre ese palo.
euchre-hint-discard-low = { shared-hint-least-useful }
euchre-hint-discard-trump = Solo tienes triunfos, así que descarta el más bajo.
euchre-hint-only = { shared-hint-only-card }
euchre-hint-bower = Tu pareja fijó el triunfo. Sal con un bower y ayuda a sacar los triunfos del otro equipo.
euchre-hint-draw = Primero saca los triunfos del otro equipo.
euchre-hint-sure = Al otro equipo no le queda nada más alto. Sal con esto antes de que alguien se quede sin el palo.
euchre-hint-short = Nada es seguro, así que sal alto de tu palo más corto.
euchre-hint-save-ace = Contra quien juega en solitario, un as sirve más después. Sal de tu otro palo más corto.
euchre-hint-pull = Sal con tu mejor triunfo. Si saca el del otro equipo, tu otra carta puede ganar la última baza.
euchre-hint-throw = Esta no la puedes ganar. Descarta la que menos pueda frenar al otro equipo después.
euchre-hint-left = Juega el bower izquierdo como triunfo. Por sí solo perdería contra el derecho.
euchre-hint-trumps = Solo tienes triunfos. Sal con el mejor.
euchre-hint-partner = { shared-hint-partner-winning }
euchre-hint-beaten = Esta no la puedes ganar. Juega bajo y guarda ases y triunfos.
euchre-hint-cheapest = { shared-hint-cheapest }
euchre-hint-high = Juega lo más alto que puedas de este palo.
euchre-hint-ruff = No puedes seguir el palo, así que juega el triunfo más bajo que gane.

euchre-wrong-phase = { $phase ->
    [farmer] Primero van tus cartas bajas. Muestra tres para cambiar, pide otro reparto o quédate con lo que tienes, según tu mesa.
    [order] ¿Pides { $turned }? Pídela, pídela en solitario o pasa.
    [name] Es hora de nombrar triunfo. Elige un palo que no sea el de { $turned }, o pasa.
    [blind] Se descubrió el comodín, así que nombra el triunfo antes de ver tus cartas.
    [discard] Tomaste una carta. Descarta una de las seis.
    [defend] ¿Defiendes en solitario o con tu pareja?
   *[play] Ya hay triunfo. Juega una carta de tu mano.
}
euchre-not-yet = Todavía no puedes nombrar un palo. Puedes pedir { $card } o pasar.
euchre-must-go-alone = Tu pareja reparte, así que solo puedes pedirla en solitario o pasar.
euchre-need-a-trump = Necesitas una carta del palo para fijarlo como triunfo, y solo tienes { $suits }.
euchre-is-down = Ahora no puedes fijar { $suit } como triunfo: se rechazó. { $count ->
    [0] Puedes pasar.
   *[other] Puedes nombrar uno de estos: { $suits }.
}
euchre-stuck = Todos los demás pasaron, así que tienes que nombrar un palo: { $suits }.
euchre-not-low = { $kind ->
    [three_alike] Muestra tres nueves o tres dieces.
   *[three_low] Muestra tres nueves y dieces.
} Tienes { $cards }.
euchre-sits-out = { $seat } juega en solitario, así que no juegas esta mano.
euchre-left-bower = Tienes { $suit }, así que debes seguir el palo, y { $card } ahora cuenta como { suit-name }. Puedes jugar { $cards }.
