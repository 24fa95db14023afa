crazy-king-name = Rey loco
    .line = Quédate sin cartas. Un rey va sobre cualquiera.
    .aliases = Crazy King, Ocho loco, Crazy Eights
crazy-king-rules = **Quédate sin cartas antes que los demás.**
    En tu turno, juega una carta del mismo palo o del mismo valor que la de arriba. ¿No sirve ninguna? Roba hasta dos cartas y juega la primera que sirva, o si no, pasa.
    Algunas cartas hacen más. Los **reyes** van sobre cualquiera, y eliges el palo que sigue. Las **J** saltan a quien sigue. Las **Q** saltan a quien sigue y le hacen robar dos. Si te saltan, solo puedes responder con un rey, o pasar. Los **ases** cambian el sentido.
    Si te quedas sin cartas, te anotas lo que les queda a los demás. Gana quien llega primero a 500.
    - **Por ejemplo:** arriba está el 7♥. Sirve cualquier corazón, cualquier 7 o un rey. Juegas K♠ y eliges diamantes, así que quien sigue necesita un diamante u otro rey.
    .whole =
    - **Reparto:** siete cartas a cada jugador de una baraja de 52. La siguiente se descubre y empieza el descarte. Sea la que sea, no hace nada; un rey solo pide su propio palo.
    - **Quién empieza:** en la primera ronda alguien al azar, después quien ganó la anterior. Se le reparte primero.
    - **Tu turno:** si tienes una carta que sirve, juégala, o un rey. No puedes robar ni pasar. Si nada sirve, roba; la carta que sirve se juega en el acto, salvo que juegues un rey. ¿Tampoco? Roba otra y luego pasa.
    - **Rey:** va sobre cualquiera, y eliges cualquier palo. Nunca tienes que jugarlo.
    - **J:** quien sigue pierde el turno, salvo que responda con un rey. Ese rey funciona como siempre, y quien viene después no pierde el turno.
    - **Q:** igual que la J, y además quien pierde el turno roba dos. Un rey anula las dos cosas.
    - **As:** el juego cambia de sentido. Entre dos jugadores eso no cambia nada.
    - **Tu última carta** termina la ronda en el acto y no hace nada más.
    - **Volver a barajar:** cuando se acaba el mazo, el descarte, menos la carta de arriba, se baraja y forma uno nuevo. La quinta vez, la ronda termina y la gana la mano con menos puntos; si hay empate, la que tenga menos cartas.
    - **Puntaje:** solo anota quien gana la ronda: todo lo que queda en las otras manos. Un rey vale 30; un as, una Q o una J, 10; las demás, su número. Se juega hasta que alguien tiene 500.
    - **Por ejemplo:** te quedas sin cartas. Los demás tienen 2♠ 9♦ y 3♠ K♦. Son 11 y 33, así que te anotas 44.
crazy-king-paragraphs =
    .must-fit = 3
    .must-draw = 3
    .must-play = 3
    .drawn-enough = 3
    .call-a-suit = 4
    .must-play-king = 4
    .skipped = 5

crazy-king-variant-short = Corta, a 150
crazy-king-variant-strict = Estricta: hay que jugar los reyes

crazy-king-option-target = { shared-points-to-win }
crazy-king-option-hand_size = { shared-cards-dealt }
crazy-king-option-runouts = Veces que se acaba el mazo hasta que termina la ronda
crazy-king-option-max_draws = Cartas que puedes robar antes de pasar
crazy-king-option-king_obliges = Si solo sirve un rey, hay que jugarlo
crazy-king-option-skipped_player = Quien pierde el turno y tiene un rey puede jugar
    .king_only = solo un rey
    .normal_turn = cualquier carta que sirva
crazy-king-option-queen_king_cancels = Un rey sobre una Q te salva de robar dos
crazy-king-option-ace_two_players = Entre dos jugadores, un as
    .no_effect = no hace nada
    .acts_as_skip = te da otro turno
crazy-king-option-last_queen_draws = Una Q como última carta también hace robar dos
crazy-king-option-exhaustion_tie = Si empatan las manos más bajas
    .fewest_cards = gana la de menos cartas
    .no_score = no anota nadie

crazy-king-turned-up = Se descubre { $card }. Empieza { $other }.
    .to-other = Se descubre { $card }. Empiezas tú.
crazy-king-plays = { $seat } juega { $card }.
    .to-seat = Juegas { $card }.
crazy-king-calls = { $seat } juega { $card } y elige { $suit }.
    .to-seat = Juegas { $card } y eliges { $suit }.
crazy-king-draws = { $seat } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
    .short = robó { $count ->
        [one] una carta
       *[other] { $count }
    }
    .to-seat = Robas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
crazy-king-you-draw = { shared-you-draw }
crazy-king-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
crazy-king-skips = { $seat } pierde el turno, salvo que responda con un rey.
    .to-seat = Pierdes el turno, salvo que respondas con un rey.
crazy-king-reverses = { shared-reverses }
crazy-king-run-out = El mazo se acaba por { NUMBER($number) ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
    [5] quinta
   *[other] { $number }.ª
} vez.
crazy-king-wins-round = { $winner } gana la ronda y se anota { $number }.
    .to-winner = Ganas la ronda y te anotas { $number }.
crazy-king-no-score = Empatan las manos más bajas, así que no anota nadie.

do-suit = elegir { $symbol } { $suit }
    .after = { $picked } y elegir { $symbol } { $suit }

crazy-king-line-skipped = { $score } · pierde el turno
crazy-king-round = Ronda { $round } · mazo agotado { $number } de { $most }
crazy-king-hint-draw = Nada sirve, así que hay que robar.
crazy-king-hint-pass = Nada sirve y ya robaste, así que hay que pasar.
crazy-king-hint-skipped = Pierdes el turno, y no vale la pena gastar un rey. Pasa.
crazy-king-hint-out = { shared-hint-last-card }
crazy-king-hint-answer = Tu rey te salva el turno. Elige { $suit }, tu mejor palo.
crazy-king-hint-call = Elige { $suit }: es lo que más tienes.
crazy-king-hint-skips = Le quita el turno a { $seat }{ $count ->
    [one] , a quien le queda una carta
    [2] , a quien le quedan 2 cartas
    [3] , a quien le quedan 3 cartas
   *[other] { "" }
}.
crazy-king-hint-fits = Sirve, { $count ->
    [0] y no tienes más { $suit }
    [one] y te queda una carta más de { $suit }
   *[other] y te quedan { $count } más de { $suit }
}.

crazy-king-too-few-cards = No hay cartas suficientes para manos tan grandes. Reparte 50 cartas en total como máximo.
must-fit = Esa no sirve. Juega { $suit }{ $rank ->
    [K] {""}
   *[other] , otra carta del mismo valor ({ rank-name })
} o un rey. Si no tienes nada de eso, roba o pasa.
call-a-suit = Di qué palo sigue con { $card }: clubs (tréboles), diamonds (diamantes), hearts (corazones) o spades (picas).
call-the-last-king = { $card } es tu última carta. Solo juégala, no hace falta elegir palo.
skipped = Pierdes el turno. Responde con un rey o pasa.
must-play = Tienes una carta que sirve, así que no puedes robar ni pasar. Puedes jugar { $cards }.
must-draw = { shared-must-draw }
must-play-king = Tienes un rey, y en esta mesa hay que jugarlo. Elige un palo con él, salvo que sea tu última carta.
drawn-enough = No puedes robar otra vez. Juega un rey si tienes, o pasa.
