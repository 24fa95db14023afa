skat-name = Skat
    .line = Puja por jugar contra los otros dos.
    .aliases = Scat
skat-rules = **Quien puja más alto juega contra los otros dos, por 61 de los 120 puntos que hay en las cartas.**
    Cada jugador recibe diez de 32 cartas. Dos quedan boca abajo: el **skat**. Se puja por lo que vale tu juego. Si ganas la puja, toma el skat y descarta dos cartas, o déjalo y juega a **mano**. Luego nombra tu juego.
    - **Un palo:** las cuatro jotas (♣ ♠ ♥ ♦, de mejor a peor) son triunfos, y luego A 10 K Q 9 8 7 de ese palo.
    - **Grand:** solo las jotas son triunfos.
    - **Null:** sin triunfos, los dieces van por debajo de las jotas, y pierdes si ganas una baza.
    Sigue el palo si puedes. Las jotas son del triunfo. Los ases valen 11, los dieces 10, los reyes 4, las reinas 3, las jotas 2.
    - **Por ejemplo:** corazones con la J♣ pero sin la J♠ es “con 1, juego 2”, por 10. Ganas 20 o pierdes 40.
    .whole =
    - **Pujas:** el segundo jugador desde la izquierda de quien reparte le puja al primero, que mantiene ese número o pasa. El tercero sigue con quien quede.
    - **Valor:** tréboles 12, picas 11, corazones 10, diamantes 9, grand 24. Se multiplica por tus matadores más 1, y 1 más por mano, schneider (un bando tiene 30 puntos o menos) y schwarz (ninguna baza). En un juego a mano puedes anunciar schneider, schwarz u ouvert (cartas a la vista) por 1 más cada uno.
    - **Matadores:** los triunfos más altos seguidos que tienes (con) o que te faltan (sin). El skat es tuyo.
    - **Null:** 23, a mano 35, ouvert 46, los dos 59.
    - **Puntaje:** ganas el valor o lo pierdes dos veces. Si es menos que tu puja, pierdes el siguiente múltiplo que la alcance.
    - **Juego:** sale quien está a la izquierda de quien reparte. { rules-trick }
    - **Cuatro jugadores:** quien reparte no juega.
    - **Ramsch** (regla de la casa): si todos pasan, todos evitan puntos, con las jotas como triunfos.
    - **El final:** cada uno reparte cuatro veces. Gana quien tiene más puntos.
skat-paragraphs =
    .skat-not-a-value = 2
    .skat-bid-too-low = 1
    .skat-answer-first = 1
    .skat-nothing-to-hold = 1
    .skat-forehand-18 = 1
    .skat-below-bid = 5
    .skat-hand-only = 2
    .must-follow-suit = 6
    .skat-jacks = 6
    .skat-sits-out = 7

skat-variant-league = De liga, con premios
skat-variant-ramsch = Con ramsch
skat-variant-home = Con ramsch y kontra

skat-option-rounds = Repartos por jugador
    .zero = { shared-no-limit }
skat-option-scoring = Puntaje
    .classic = solo el valor
    .seeger_fabian = con premios
skat-option-passed_in = Si todos pasan
    .next = siguiente reparto
    .ramsch = ramsch
skat-option-ramsch_skat = En un ramsch el skat va
    .last_trick = con la última baza
    .loser = a quien tiene más
skat-option-kontra = Los oponentes que pujaron pueden doblar

do-hold = Sí
do-yes = Sí, { $number }
skat-do-take = Tomar el skat
skat-do-bid = Pujar { $number }
do-game = { $suit } { $symbol }
do-game-grand = Grand
do-game-null = Null
do-game-null-ouvert = Null ouvert
do-hand = A mano { $symbol }
do-hand-grand = Grand a mano
do-hand-null = Null a mano
do-hand-null-ouvert = Null a mano ouvert
do-hand-more = Anunciar
do-schneider = { $symbol } schneider
do-schwarz = { $symbol } schwarz
do-ouvert = { $symbol } ouvert
do-grand-schneider = Grand schneider
do-grand-schwarz = Grand schwarz
do-grand-ouvert = Grand ouvert
do-hand-schneider = { do-schneider }
do-hand-schwarz = { do-schwarz }
do-hand-ouvert = { do-ouvert }
do-hand-grand-schneider = { do-grand-schneider }
do-hand-grand-schwarz = { do-grand-schwarz }
do-hand-grand-ouvert = { do-grand-ouvert }
do-kontra = Kontra
do-re = Re

skat-more = { $hand ->
    [0] {""}
   *[1] {" "}a mano
}{ $extra ->
    [none] {""}
    [schneider] {" "}schneider
    [schwarz] {" "}schwarz
   *[ouvert] {" "}ouvert
}
skat-game = { $kind ->
    [suit] { $suit }
    [grand] grand
   *[null] null
}{ skat-more }
skat-deals = { $sits_out ->
    [0] { shared-deals }
   *[1] { $seat } reparte y no juega.
}
    .to-seat = { $sits_out ->
        [0] { shared-deals.to-seat }
       *[1] Repartes y no juegas.
    }
skat-bids = { $seat } puja { $number }.
    .short = puja { $number }
    .to-seat = Pujas { $number }.
skat-holds = { $seat } mantiene { $number }.
    .short = mantiene
    .to-seat = Mantienes { $number }.
skat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
skat-declarer = { $seat } juega contra los otros dos, por { $number }.
    .to-seat = Juegas contra los otros dos, por { $number }.
skat-takes = { $seat } toma el skat.
    .short = lo tomó
    .to-seat = Tomas el skat.
skat-discards = { $seat } descarta dos cartas.
    .short = descartó
    .to-seat = Descartas dos cartas.
skat-announces = { $seat } juega { skat-game }.
    .short = { $kind ->
        [suit] { $suit }
        [grand] grand
       *[null] null
    }{ $hand ->
        [0] {""}
       *[1] {" "}a mano
    }
    .to-seat = Juegas { skat-game }.
skat-doubles = { $kind ->
    [kontra] { $seat } dice kontra. Apuesta: × { $stake }
   *[re] { $seat } dice re. Apuesta: × { $stake }
}
    .short = { $kind ->
        [kontra] kontra
       *[re] re
    }
    .to-seat = { $kind ->
        [kontra] Dices kontra. Apuesta: × { $stake }
       *[re] Dices re. Apuesta: × { $stake }
    }
skat-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
skat-passed-in = Todos pasan. Nadie anota.
skat-ramsch = Todos pasan. Ramsch: ¡evita los puntos!
skat-result = { skat-game }{ $kind ->
    [null] {""}
   *[other] {" "}con { $points } puntos
}.
skat-ends = { $made ->
    [0] { $seat } pierde { skat-result }
   *[1] { $seat } gana { skat-result }
}
    .to-seat = { $made ->
        [0] Pierdes { skat-result }
       *[1] Ganas { skat-result }
    }
skat-counts = { $holds ->
    [0] Sin { $matadors }
   *[1] Con { $matadors }
}, juego { $at_game }{ $at_hand ->
    [0] {""}
   *[other] , mano { $at_hand }
}{ $at_schneider ->
    [0] {""}
   *[other] , schneider { $at_schneider }
}{ $at_announced ->
    [0] {""}
   *[other] , anunciado { $at_announced }
}{ $at_schwarz ->
    [0] {""}
   *[other] , schwarz { $at_schwarz }
}{ $at_told ->
    [0] {""}
   *[other] , anunciado { $at_told }
}{ $at_ouvert ->
    [0] {""}
   *[other] , ouvert { $at_ouvert }
} × { $base } = { $value }.
skat-overbid = Es menos que la puja de { $number }. Se pierde, por { $value }.
skat-scores = { $seat }: { SIGNED($gain) } puntos.
    .to-seat = Tú: { SIGNED($gain) } puntos.
skat-lay = En el skat: { $cards }.

skat-for-game = { $number } { skat-game }
skat-for-bonus = { $number } de premio
skat-for-ramsch = { $number } ramsch
skat-line = { $plays ->
    [0] { $score }
   *[1] { $score } · { shared-tricks }
}
skat-line-out = { $score } · no juega
skat-tag = { skat-game } { $number }
skat-tag-declarer = contra dos, { $number }
skat-tag-passed = { $number ->
    [0] { shared-passed }
   *[other] { shared-passed } { $number }
}
skat-call = { $kind ->
    [bid] { $number }
    [hold] { do-hold }
    [pass] { do-pass }
    [kontra] { do-kontra }
   *[re] { do-re }
}
skat-subtitle = Mano { $number } · { $phase ->
    [skat] El skat
    [discard] El descarte
    [game] El juego
    [kontra] ¿Kontra?
    [re] ¿Re?
    [play] Baza { $trick }
   *[bid] Las pujas
}
skat-bid = Puja
skat-by = Juega { $seat }
skat-everyone = Juegan todos
skat-badge = { $kind ->
    [suit] {""}
    [grand] Grand
    [null] Null
   *[ramsch] Ramsch
}{ skat-more }{ $stake ->
    [1] {""}
   *[other] {" "}× { $stake }
}
skat-skat = Skat
skat-taken-by = Skat de { $seat }

skat-with = { skat-game }{ $kind ->
    [null] {""}
   *[other] { $holds ->
        [0] {" "}sin { $matadors }
       *[1] {" "}con { $matadors }
    }
}
skat-hint-bid = Puedes llegar hasta { $value }, por { skat-with }.
skat-hint-enough = Tu mejor juego, { skat-with }, solo vale { $value }.
skat-hint-weak = Ningún juego que puedas nombrar es lo bastante fuerte.
skat-hint-take = Te vendrían bien dos cartas más.
skat-hint-hand = No necesitas el skat para { skat-game }. Un juego a mano vale más.
skat-hint-discard = Son las dos que menos necesitas para { skat-game }.
skat-hint-game = Tus cartas son mejores para { skat-game }.
skat-hint-double = { $doubles ->
    [0] Podrías perder. No dobles.
   *[1] Deberías ganar. Dobla.
}
skat-hint-only = { shared-hint-only-card }
skat-hint-draw = Nadie puede superarla. Saca los triunfos de los demás.
skat-hint-draw-low = Saca los triunfos de los demás con uno bajo.
skat-hint-sure = No tienen nada más alto. Llévate los puntos.
skat-hint-trumps = Solo tienes triunfos.
skat-hint-long = Sal de tu palo más largo, para que sus cartas altas ganen después.
skat-hint-beaten = Esta no la puedes ganar. Da pocos puntos.
skat-hint-throw = Hay poco en juego. Guarda tus triunfos.
skat-hint-last = Juegas al final. Gana con la que más puntos dé.
skat-hint-wait = Nada gana seguro. Da pocos puntos.
skat-hint-high = Nadie debería superar esta.
skat-hint-trump = No puedes seguir el palo, así que juega triunfo.
skat-hint-through = El declarante juega después de ti. Sal bajo de un palo largo.
skat-hint-short = El declarante juega al final. Sal de un palo corto.
skat-hint-give = Tu pareja va ganando. Dale todos los puntos que puedas.
skat-hint-risk = Hay mucho en juego. Arriésgate.
skat-hint-low = Esta casi nunca gana una baza.
skat-hint-dump = { shared-hint-off-suit }
skat-hint-under = { shared-hint-highest-under }
skat-hint-take-it = { shared-hint-taking-anyway }
skat-hint-over = { shared-hint-lowest-over }
skat-hint-null-lead = Sal bajo de un palo corto. Quizá el declarante tenga que ganarla.
skat-hint-null-throw = Suelta cartas altas, para quedar por debajo después.
skat-hint-null-under = El declarante va ganando. ¡Quédate por debajo!
skat-hint-null-low = El declarante juega después de ti. Quédate bajo.

skat-wrong-phase = { $phase ->
    [skat] Toma el skat o anuncia un juego a mano.
    [discard] { skat-two-cards }
    [game] Nombra tu juego.
    [kontra] Di kontra o pasa.
    [re] Di re o pasa.
    [play] Juega una carta de tu mano.
   *[bid] Puja, mantén o pasa.
}
skat-not-a-value = Ningún juego vale eso. Lo más cercano: { $numbers }.
skat-bid-too-low = Es muy poco. Puja al menos { $least } o pasa.
skat-answer-first = { $seat } pujó { $number }. Mantenlo o pasa.
skat-nothing-to-hold = Solo puedes mantener lo que puja otra persona. Puja al menos { $least } o pasa.
skat-forehand-18 = Todos los demás pasaron. Puja { $least } o pasa.
skat-take-or-hand = Primero toma el skat o anuncia un juego a mano.
skat-taken = Tomaste el skat. Nombra un palo, grand o null.
skat-hand-only = Eso es para juegos a mano. Nombra un palo, grand, null o null ouvert.
skat-below-bid = Eso solo vale { $value }, y pujaste { $bid }. Juega un palo{ $ouvert ->
    [0] {" "}o grand
   *[1] , grand o null ouvert
}.
skat-two-cards = Descarta dos de tus doce cartas.
skat-has-not-bid = Solo puede decir kontra un oponente que haya pujado o mantenido.
skat-sits-out = Repartes, así que no juegas esta mano.
skat-jacks = { $trump ->
    [0] Puedes seguir el palo, y las jotas son triunfos.
   *[1] Se salió con triunfo, y las jotas también lo son.
} Puedes jugar { $cards }.
