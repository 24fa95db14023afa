belote-name = Belote
    .line = Fija el triunfo con tu pareja y gana más puntos que el otro equipo.
    .aliases = Coinche, Contrée
belote-rules = **Tú y tu pareja, que está enfrente, fijan un palo de triunfo. Luego tienen que ganar más puntos que el otro equipo.**
    De 32 cartas, cada jugador recibe cinco y se descubre una. Por turno, cada uno puede tomarla y hacer de su palo el triunfo. Si nadie la toma, cada uno puede nombrar otro palo. Luego se reparte hasta tener ocho cartas.
    Los triunfos van en el orden **J 9** A 10 K Q 8 7: la J vale 20 y el 9 vale 14. En los demás palos es A 10 K Q J 9 8 7. Los ases valen 11, los 10 valen 10, los reyes 4, las reinas 3, las otras J 2. La última baza vale 10.
    Sigue el palo. Si no puedes, debes jugar triunfo, salvo que tu pareja vaya ganando. Juega un triunfo más alto que los de la baza si puedes.
    El equipo que fijó el triunfo tiene que sacar más puntos que el otro, o el otro se lo anota todo. Gana el primer equipo en llegar a 1000.
    - **Por ejemplo:** corazones es triunfo y va ganando el A♣ de un oponente. No tienes tréboles, así que debes jugar un corazón.
    .whole =
    - **Triunfo:** empieza quien está a la izquierda de quien reparte. Quien toma recibe la carta descubierta y dos más, y los demás reciben tres. Si todos pasan dos veces, reparte el siguiente.
    - **Juego:** sale quien está a la izquierda de quien reparte. Sigue el palo. Si no puedes y tu pareja no va ganando, juega triunfo. Supera los triunfos de la baza si puedes, también cuando se sale con triunfo, e incluso por encima de tu pareja. Si no puedes, juega un triunfo más bajo.
    - **Cantos:** tres seguidas de un palo valen 20, cuatro 50, cinco o más 100. Cuatro J valen 200, cuatro 9 valen 150, y cuatro ases, 10, reyes o reinas 100. Se anuncian con tu primera carta. Después de la primera baza, el equipo con el mejor canto muestra y se anota todos los suyos. Cuatro iguales gana a cualquier escalera.
    - **Belote:** el rey y la reina de triunfo en una misma mano siempre valen 20.
    - **Puntaje:** si quienes tomaron tienen más, los dos equipos se anotan lo suyo. Si tienen menos, el otro equipo se anota 162 y todos los cantos. En caso de empate, los puntos de quienes tomaron quedan en reserva para quien gane la mano siguiente. Las ocho bazas valen 252.
    - **El final:** si los dos equipos llegan a 1000, gana el puntaje más alto.
    - **Reglas de la casa:** en coinche se puja de 80 a 160, o 250 por todas las bazas. El otro equipo puede doblar la puja (coinche), y quienes pujaron, triplicarla (surcoinche).
belote-paragraphs =
    .belote-not-yet = 1
    .belote-turned-down = 1
    .must-follow-suit = 2
    .belote-must-trump = 2
    .belote-must-go-over = 2

belote-variant-plain = Sin cantos
belote-variant-short = Corta, a 501
belote-variant-coinche = Coinche, con pujas, a 2000

belote-option-target = { shared-points-to-win }
belote-option-bidding = El triunfo se fija
    .take = tomando la carta descubierta
    .auction = por subasta
belote-option-declarations = Cuentan las escaleras y los cuatro iguales
belote-option-undertrump = Hay que jugar triunfo aunque no se pueda superar
belote-option-tie = Si los dos equipos tienen los mismos puntos
    .hang = los puntos de quienes tomaron quedan en reserva
    .lost = quienes tomaron fallan
belote-option-belote_counts = La belote ayuda a cumplir el contrato

belote-do-take = Tomar
do-coinche = Coinche
do-surcoinche = Surcoinche
belote-do-bid = { $number ->
    [250] Todas las bazas { $symbol }
   *[other] { $number } { $symbol }
}

belote-deals = { $takes ->
    [0] { $seat } reparte.
   *[1] { $seat } reparte y descubre { $turned }.
}
    .to-seat = { $takes ->
        [0] Repartes.
       *[1] Repartes y descubres { $turned }.
    }
belote-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
belote-nobody-takes = Nadie toma { $card }. Nombra otro palo o pasa.
belote-passed-in = Todos pasan. Nadie anota, y ahora reparte { $seat }.
    .to-seat = Todos pasan. Nadie anota, y ahora repartes tú.
belote-bids = { $seat } puja { $number } en { $suit }.
    .short = puja { $number }
    .to-seat = Pujas { $number } en { $suit }.
belote-coinche = { $kind ->
    [coinche] { $seat } dice coinche. La puja vale el doble.
   *[surcoinche] { $seat } dice surcoinche. La puja vale el triple.
}
    .short = { $kind ->
        [coinche] coinche
       *[surcoinche] surcoinche
    }
    .to-seat = { $kind ->
        [coinche] Dices coinche. La puja vale el doble.
       *[surcoinche] Dices surcoinche. La puja vale el triple.
    }
belote-takes = { $seat } toma { $card }. Triunfo: { $suit }.
    .short = tomó
    .to-seat = Tomas { $card }. Triunfo: { $suit }.
belote-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
belote-kind = { $kind ->
    [tierce] tres seguidas
    [quarte] cuatro seguidas
    [quint] cinco o más seguidas
   *[four] cuatro iguales
}
belote-announces = { $seat } canta { belote-kind }.
    .to-seat = Cantas { belote-kind }.
belote-declares = { $seat } muestra { $cards } por { $points }.
    .to-seat = Muestras { $cards } por { $points }.
belote-says = { $second ->
    [0] { $seat } dice “belote”.
   *[1] { $seat } dice “rebelote”: 20 puntos.
}
    .to-seat = { $second ->
        [0] Dices “belote”.
       *[1] Dices “rebelote”: 20 puntos.
    }
belote-sum = { $kind ->
    [plain] { $total } en bazas.
    [declared] bazas { $tricks } + cantos { $declared } = { $total }.
    [belote] bazas { $tricks } + belote { $belote } = { $total }.
   *[both] bazas { $tricks } + cantos { $declared } + belote { $belote } = { $total }.
}
belote-counts = { $seats }: { belote-sum }
    .to-seats = Tú y { $seats }: { belote-sum }
belote-scores = { $result ->
    [capot] { $seats } ganaron todas las bazas: { $ours } a { $theirs }.
    [made] { $seats } cumplieron: { $ours } a { $theirs }.
    [hung] { $seats } empataron, así que { $held } quedan en reserva: { $ours } a { $theirs }.
   *[failed] { $seats } fallaron: { $ours } a { $theirs }.
}
    .to-seats = { $result ->
        [capot] Tú y { $seats } ganaron todas las bazas: { $ours } a { $theirs }.
        [made] Tú y { $seats } cumplieron: { $ours } a { $theirs }.
        [hung] Tú y { $seats } empataron, así que { $held } quedan en reserva: { $ours } a { $theirs }.
       *[failed] Tú y { $seats } fallaron: { $ours } a { $theirs }.
    }
belote-for-made = { $number } contrato cumplido
belote-for-capot = { $number } todas las bazas
belote-for-failed = { $number } contrato fallado
belote-for-hung = { $number } contrato empatado
belote-for-beaten = { $number } contrato vencido

belote-deed = { $made ->
    [0] {""}
   *[1] eligió { $suit }, {""}
}{ shared-tricks }
belote-tricks = { shared-tricks }
belote-line = { shared-tricks }
belote-passed = { shared-passed }
belote-tag = { $number ->
    [0] toma { $suit ->
        [C] ♣
        [D] ♦
        [H] ♥
       *[S] ♠
    }
   *[other] { $number } { $suit ->
        [C] ♣
        [D] ♦
        [H] ♥
       *[S] ♠
    }
}
belote-held = En reserva
belote-made-by = Triunfo de { $seat }
belote-subtitle = Mano { $number } · { $phase ->
    [take] ¿Tomar?
    [name] Elegir triunfo
    [auction] La subasta
    [surcoinche] ¿Surcoinche?
   *[play] Baza { $trick }
}
belote-call-take = Tomar
belote-call-pass = { do-pass }
belote-call-trump = { $symbol }
belote-call-bid = { belote-do-bid }
belote-call-coinche = { do-coinche }
belote-call-surcoinche = { do-surcoinche }

belote-hint-take = Con { $suit } de triunfo, deberías sacar más de la mitad de los puntos.
belote-hint-bid = Con { $suit } de triunfo, deberías sacar { $number } puntos.
belote-hint-pass = { $kind ->
    [weak] Te haría falta la jota de { $suit }, o el 9 y dos más.
    [bid] Con { $suit } de triunfo sacarías muy pocos puntos.
   *[little] En { $suit } tienes cartas altas, pero muy poco más.
}
belote-hint-enough = Tu equipo ya pujó lo suficiente.
belote-hint-raise = Puedes ayudar a tu pareja en { $suit }. Sube la puja.
belote-hint-coinche = Deberías poder contra su puja en { $suit }. Dóblala.
belote-hint-only = { shared-hint-only-card }
belote-hint-draw = Nadie puede superarla. Saca los triunfos del otro equipo.
belote-hint-draw-low = Saca los triunfos del otro equipo con uno bajo.
belote-hint-help = Tu pareja fijó el triunfo. Ayuda a sacar los del otro equipo.
belote-hint-trumps = Solo tienes triunfos. Sal con el mejor.
belote-hint-sure = Al otro equipo no le queda nada más alto. Llévate los puntos.
belote-hint-short = Nada es seguro, así que sal bajo de un palo corto.
belote-hint-give = Tu pareja va ganando. Dale todos los puntos que puedas.
belote-hint-beaten = { shared-hint-cannot-win }
belote-hint-last = Juegas al final. Gana con la que más puntos dé.
belote-hint-cheapest = { shared-hint-cheapest }
belote-hint-high = Esta no la supera nadie.
belote-hint-over = Tienes que superar. Juega la más baja que lo haga.
belote-hint-ruff = No puedes seguir el palo. Juega el triunfo más bajo que gane.
belote-hint-wait = Nada gana seguro. Juega bajo.

belote-wrong-phase = { $phase ->
    [take] Toma la carta descubierta o pasa.
    [name] Nombra un palo o pasa.
    [auction] Puja palo y puntos, o pasa.
    [surcoinche] Di surcoinche o pasa.
   *[play] Ya hay triunfo. Juega una carta de tu mano.
}
belote-not-yet = Todavía no puedes nombrar un palo. Toma { $card } o pasa.
belote-turned-down = Nadie tomó { $suit }. Puedes nombrar uno de estos: { $suits }.
belote-bid-too-low = Es muy poco. Puja al menos { $least } o pasa.
belote-not-a-value = Se puja de 80 a 160 de diez en diez, o 250 por todas las bazas. Puja al menos { $least }.
belote-nothing-to-coinche = Nadie pujó todavía. Puja al menos { $least } o pasa.
belote-own-side = La última puja es de tu pareja. Puja al menos { $least } o pasa.
belote-must-trump = No tienes { $suit } y tu pareja no va ganando, así que debes jugar triunfo. Puedes jugar { $cards }.
belote-must-go-over = Debes superar { $card }. Puedes jugar { $cards }.
