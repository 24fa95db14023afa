durak-name = Durak
    .line = Supera o levanta. Quien se queda con cartas es el tonto.
    .aliases = Tonto, Podkidnoy, Perevodnoy
durak-rules = **Quédate sin cartas. No gana nadie: quien se queda con cartas es el durak, el tonto.**
    Quien está a tu derecha te ataca con una carta. Supérala con una más alta del mismo palo o con cualquier triunfo. Las cartas superadas quedan en la mesa, cada una con la que la superó. Mientras todo esté superado, los demás pueden agregar cartas, pero solo de valores que estén en la mesa. Si no puedes o no quieres superar una carta, levantas todo lo que hay en la mesa y va a tu mano.
    Después de cada ataque todos roban hasta tener seis, mientras haya cartas para robar. Si superas todo, las cartas salen del juego y el siguiente ataque es tuyo. Si levantas, pierdes el turno.
    - **Por ejemplo:** corazones es triunfo. Ana te ataca con 9♣. La superas con J♣. Ahora hay nueves y jotas en la mesa, así que Ceci agrega J♦. No tienes un diamante más alto, pero sirve cualquier corazón: juegas 6♥. Nadie agrega nada. Las cartas salen del juego y atacas tú.
    .whole =
    - **Las cartas:** 36, del 6 en adelante, con el as como la más alta. Seis por jugador. La siguiente se descubre, y su palo es triunfo. Va debajo del **mazo**, las cartas que quedan por robar, y se roba al final. Con seis jugadores es la última carta repartida.
    - **Superar:** una carta más alta del mismo palo, o un triunfo. A un triunfo solo lo supera uno más alto.
    - **Quién empieza:** ataca quien tiene el triunfo más bajo. Si nadie tiene, quien está a la izquierda de quien reparte. La primera vez reparte alguien al azar; después, el tonto.
    - **El ataque:** quien ataca juega una carta, o varias del mismo valor, contra quien está a su izquierda.
    - **La defensa:** supera las cartas en cualquier orden, de una en una. Puedes levantar en cualquier momento, incluso a la mitad. Entonces te llevas todo, también lo que jugaste.
    - **Agregar:** cuando todo está superado, se le pregunta primero a quien ataca y luego a los demás en sentido horario. Agrega cartas de cualquier valor que esté en la mesa, o pasa. Si pasaste, solo se te pregunta otra vez cuando aparece un valor nuevo o cuando la defensa levanta. Se les pregunta a todos, tengan o no esas cartas, así que eso no delata nada.
    - **Cuántas:** como máximo seis cartas de ataque, y nunca más de las que tenía quien defiende al empezar.
    - **Levantar:** los demás todavía pueden agregar cartas que sirvan, hasta el límite.
    - **Robar:** primero completa seis quien atacó, luego los demás en sentido horario, y quien defendió al final.
    - **El siguiente ataque:** si superas todo, es tuyo. Si levantas, pasa a quien está a tu izquierda.
    - **El final:** cuando no queda nada que robar, terminas en cuanto te quedas sin cartas. La última persona con cartas es el tonto, y ahí termina la partida. Si las últimas cartas se van en el mismo ataque, nadie es el tonto y se reparte de nuevo.
    - **Por ejemplo:** el mazo está vacío. A Ana le queda 6♣; a ti, 7♣ y 8♦. Ana juega 6♣, la superas con 7♣. Ana termina, y tú te quedas con 8♦. Eres el tonto.
    - **Transferir** (pasar el ataque) es una regla de la casa: antes de superar ninguna carta, agrega al ataque una del mismo valor. Ahora quien está a tu izquierda tiene que defenderse de todas. Necesita al menos esa cantidad de cartas.
durak-paragraphs =
    .durak-does-not-beat = 2
    .durak-must-open = 3
    .durak-now-attack = 4
    .going-out-one-rank = 4
    .durak-now-defend = 5
    .durak-not-lying-open = 5
    .durak-rank-not-there = 6
    .durak-now-pile_on = 6
    .durak-now-throw = 6
    .durak-no-transfer = 13

durak-variant-transfer = Con transferencia: se puede pasar el ataque
durak-variant-partners = En parejas, para 4 o 6
durak-variant-pair = Rápida para dos: 24 cartas, a tres derrotas
durak-variant-big_pack = Baraja grande, y solo agregan los vecinos

durak-option-deck = Cartas en la baraja
durak-option-mode = Quien defiende
    .throw_in = supera o levanta
    .transfer = también puede pasar el ataque con una carta del mismo valor
durak-option-show_trump = En vez de jugar el triunfo de ese valor, basta mostrarlo para pasar el ataque
durak-option-limit = Máximo de cartas en un ataque
durak-option-first_limit = Máximo de cartas en un ataque hasta superar una
durak-option-throwers = Agregan cartas
    .all = todos
    .neighbours = los dos vecinos de quien defiende
    .attacker = solo quien ataca
durak-option-throw_in = Se agrega
    .in_turn = por turnos
    .free = por orden de llegada, las computadoras al final
durak-option-pile_on = Cuando la defensa levanta, puedes agregar cartas
durak-option-teams = En parejas, un asiento sí y otro no
durak-option-opener = Primer ataque
    .lowest_trump = quien tiene el triunfo más bajo
    .under_fool = quien está a la derecha del tonto, así que el tonto defiende
    .after_fool = quien está a la izquierda del tonto
durak-option-scoring = La partida
    .fool = { going-out-until-lost }
    .places = { going-out-counts-places }
durak-option-losses = { going-out-losses }
durak-option-rounds = { going-out-rounds }

durak-do-take = Levantar
durak-do-pass = Pasar
do-attack = Jugar
    .with = Jugar { $picked }
do-attack-several = Jugar varias
do-beat =
    .on = { $cards } sobre { $card }
    .beside = sobre { $card }
do-transfer = Transferir con
    .beside = Transferir
    .with = Transferir con { $picked }
do-show = Transferir mostrando
    .beside = Mostrar y transferir
    .with = Transferir mostrando { $picked }

durak-turned-up = { $seat } reparte. Se descubre { $card }: { $suit } es triunfo.
    .to-seat = Repartes. Se descubre { $card }: { $suit } es triunfo.
durak-opens = { $other } ataca primero.
    .to-other = Atacas primero.
durak-attacks = { $seat } ataca a { $other } con { $cards }.
    .to-seat = Atacas a { $other } con { $cards }.
    .to-other = { $seat } te ataca con { $cards }.
durak-throws = { $seat } agrega { $cards }.
    .to-seat = Agregas { $cards }.
durak-adds = { $seat } suma { $cards }.
    .to-seat = Sumas { $cards }.
durak-beats = { $seat } juega { $card } sobre { $turned }.
    .to-seat = Juegas { $card } sobre { $turned }.
durak-transfers = { $seat } le transfiere el ataque a { $other } con { $card }.
    .to-seat = Le transfieres el ataque a { $other } con { $card }.
    .to-other = { $seat } te transfiere el ataque con { $card }.
durak-shows = { $seat } muestra { $card } y le transfiere el ataque a { $other }.
    .short = mostró { $card }
    .to-seat = Muestras { $card } y le transfieres el ataque a { $other }.
    .to-other = { $seat } muestra { $card } y te transfiere el ataque.
durak-takes = { $seat } levanta.
    .short = levanta
    .to-seat = Levantas.
durak-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
durak-beaten = Todo superado. Las cartas salen del juego.
durak-gets = { $other } levanta { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
    .to-other = Levantas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
durak-draws = { $other } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
    .to-other = Robas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
durak-you-draw = { shared-you-draw }
durak-out = ¡{ $other } termina!
    .to-other = ¡Terminas!
durak-fool = { $count ->
    [one] { $seats } es el tonto.
   *[other] { $seats } son los tontos.
}
    .to-seats = { $others ->
        [0] Eres el tonto.
       *[other] Tú y { $seats } son los tontos.
    }
durak-drawn = Nadie es el tonto. Empate.

durak-is-fool = tonto
durak-is-attacker = ataca
durak-defends = defiende
durak-is-taking = levanta
durak-passed = { shared-passed }
durak-throws-next = agrega { $place }.º
durak-trump = Triunfo
durak-talon = Mazo
durak-bout-beaten = Todo superado
durak-bout-open = Ataque
durak-bout-on = { $seat } → { $other } · { $count ->
    [0] ninguna más
   *[other] hasta { $count } más
}
durak-bout-taken = { $other } levanta · { $count ->
    [0] ninguna más
   *[other] hasta { $count } más
}
durak-takes-all = Levanta todo

durak-hint-sure = Sabes qué tiene { $other }, y nada de eso la supera.
durak-hint-low = Tu carta más baja es la menos útil.
durak-hint-pair = Son bajas, y { $count ->
    [2] dos
    [3] tres
   *[other] cuatro
} de un valor hay que superarlas de una en una.
durak-hint-trumps = Solo te quedan triunfos. Empieza por el más bajo.
durak-hint-throw = { $count ->
    [one] No es triunfo
   *[other] No son triunfos
}, y { $other } tiene que gastar algo mejor.
durak-hint-add = Dale a { $other } todas las cartas que puedas, pero guarda tus triunfos.
durak-hint-late = No queda nada que robar, así que suelta todas las cartas que puedas.
durak-hint-keep = Las cartas que sirven son demasiado buenas para regalarlas.
durak-hint-nothing = No tienes nada que sirva.
durak-hint-show = Te quedas con { $card }, y ahora el problema es de { $other }.
durak-hint-transfer = Que se arregle { $other }.
durak-hint-beat = Es la carta más barata que alcanza.
durak-hint-rank = Con una más barata podrían agregar un valor nuevo.
durak-hint-trump = Hace falta un triunfo, y el más barato que tienes es { $card }.
durak-hint-cannot = { $count ->
    [one] No puedes superarla
   *[other] No puedes superarlas todas
}. No gastes cartas en el intento.
durak-hint-two-trumps = Te costaría { $count } triunfos, y es demasiado tan pronto.
durak-hint-dear = Te costaría { $card }, demasiado buena para gastarla tan pronto.

durak-teams = Para jugar en parejas hacen falta 4 o 6 jugadores.
durak-too-few-cards = 24 cartas alcanzan para { $most } jugadores como máximo.
durak-must-open = Atacas, así que tienes que jugar una carta.
durak-rank-not-there = { $card } no sirve. Los valores en la mesa son { $ranks }.
durak-no-room = { $count ->
    [one] Solo se puede jugar una carta más
   *[other] Solo se pueden jugar { $count } cartas más
}: { $kind ->
    [hand] { $other } tiene que poder superarlas todas.
   *[limit] es el límite de este ataque.
}
durak-does-not-beat = { $cards } no supera { $card }. Necesitas { $kind ->
    [trump] un triunfo más alto.
   *[plain] una carta más alta de { $suit }, o un triunfo.
}
durak-not-lying-open = { $card } no está por superar. Puedes superar { $cards }.
durak-no-transfer = { $kind ->
    [beaten] Ya superaste una carta, así que no puedes transferir el ataque.
    [rank] Solo puedes transferir con { $rank ->
        [J] otra
        [Q] otra
       *[other] otro
    } { rank-name }.
    [trump] Solo puedes mostrar el triunfo de ese valor.
    [shown] Ya transferiste con esa carta. No puedes mostrarla dos veces.
    [few] { $other } no tiene cartas suficientes para eso.
    [limit] No puede haber más cartas en este ataque.
    [nobody] No hay a quién transferirle.
   *[never] En esta mesa no se puede transferir así el ataque. Supera o levanta.
}
durak-not-your-throw = Le toca agregar a { $seats }. Espera un momento.
durak-now-attack = Atacas. Juega una carta, o varias del mismo valor.
durak-now-defend = Defiendes. Supera una carta o levanta.
durak-now-throw = Todo está superado. Agrega una carta de un valor que esté en la mesa, o pasa.
durak-now-pile_on = { $other } levanta. Agrega una carta de un valor que esté en la mesa, o pasa.
