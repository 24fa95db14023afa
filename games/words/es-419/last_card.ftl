last-card-name = Última carta
    .line = ¿Te queda una carta? Dilo, o te atrapan.
    .aliases = Last Card, Una carta
last-card-rules = **Quédate sin cartas antes que nadie, y dilo cuando te quede una.**
    En tu turno, juega una carta del mismo color que la de arriba, o del mismo número o símbolo. ¿No sirve ninguna? Roba una carta, y si sirve, puedes jugarla.
    Algunas cartas hacen más. **Salto:** quien sigue pierde el turno. **Reversa:** el juego cambia de sentido. **+2:** quien sigue roba dos y pierde el turno. El **comodín** va sobre cualquiera, y eliges el color. El **+4** también, y quien sigue roba cuatro.
    Cuando te quede una sola carta, presiona **¡Una carta!** Si se te olvida, cualquiera puede atraparte, y robas dos.
    Si te quedas sin cartas, te anotas lo que tienen los demás. Gana quien llega primero a 500.
    - **Por ejemplo:** arriba está 🔺7. Sirve cualquier carta roja, cualquier 7 o un comodín. Juegas 💧7, así que quien sigue necesita azul u otro 7. Era tu penúltima carta, así que presionas **¡Una carta!** antes de que te atrapen.
    .whole =
    - **Las cartas:** 🔺 rojo, ⭐ amarillo, 🟩 verde y 💧 azul. Cada color tiene un 0, dos de cada número del 1 al 9, y dos de salto, reversa y +2. Hay cuatro 🌈comodines y cuatro 🌈+4. En total son 108.
    - **Reparto:** siete a cada jugador, y se descubre la siguiente. Actúa sobre el primer jugador como si la hubiera jugado quien reparte: un salto le quita el turno, un +2 le hace robar, una reversa cambia el sentido, y con un comodín elige el color. Un +4 vuelve al mazo. El primer jugador de la primera ronda sale al azar. Luego pasa a la izquierda.
    - **Tu turno:** juega una carta que sirva o roba una. Puedes robar aunque puedas jugar. Si la que robaste sirve, juégala o pasa. Si no, tu turno termina.
    - **Salto:** quien sigue pierde el turno. **+2:** lo mismo, y además roba dos.
    - **Reversa:** el juego cambia de sentido. Entre dos jugadores es un salto, así que juegas otra vez.
    - **Comodín:** va sobre cualquiera, y eliges el color.
    - **+4:** en principio solo se juega si no tienes ninguna carta del color pedido. Pero puedes farolear. Quien sigue puede robar las cuatro, o desafiar y mirar tu mano. Si tenías ese color, robas tú las cuatro y juega quien desafió. Si no, roba seis y pierde el turno.
    - **¡Una carta!** Puedes presionarlo con dos cartas, antes de jugar, o justo después. Hasta que quien sigue haga algo, cualquiera puede atraparte si no lo hiciste, y robas dos. Gana quien presiona primero.
    - **Tu última carta** termina la ronda. Un +2 o un +4 todavía hace robar a quien sigue, y esas cartas cuentan.
    - **Mazo vacío:** el descarte, menos la carta de arriba, se baraja y forma uno nuevo. Si nadie puede jugar ni robar, la ronda termina y nadie anota.
    - **Puntaje:** quien se queda sin cartas se anota lo que tienen los demás. Un número vale su número; un salto, una reversa o un +2, 20; un comodín o un +4, 50. Se juega hasta que alguien tiene 500.
    - **Por ejemplo:** terminas con 🔺+2. Quien sigue tenía ⭐1 y roba 🟩3 y 💧salto: son 24. Otra persona tiene 🌈comodín: 50. Te anotas 74.
    - **Las reglas de la casa** pueden agregar **acumular:** responde a un +2 con otro +2, y quien sigue roba por los dos.
last-card-paragraphs =
    .last-card-must-fit = 3
    .last-card-draw-first = 3
    .last-card-only-the-drawn = 3
    .last-card-must-play = 3
    .last-card-too-many-cards = 3
    .last-card-name-a-colour = 6
    .last-card-answer = 7
    .last-card-holds-the-colour = 7
    .last-card-nothing-to-call = 8
    .last-card-too-late = 8

last-card-variant-quick = Una ronda rápida
last-card-variant-family = Familiar: acumula iguales o +4 sobre +2, roba hasta poder jugar
last-card-variant-wild = Noche loca: acumula todo, el 7 cambia manos, el 0 las pasa, saltos fuera de turno
last-card-variant-quiet = Tranquila: sin “¡Una carta!” ni faroles

last-card-option-target = Puntos que terminan la partida
last-card-option-match = Cuánto se juega
    .points = hasta que alguien tenga los puntos
    .one_round = una ronda, gana quien termina primero
last-card-option-scoring = Después de una ronda
    .winner_takes = quien terminó se anota lo que tienen los demás
    .each_pays = cada uno cuenta sus cartas, y gana el menor puntaje
last-card-option-hand_size = { shared-cards-dealt }
last-card-option-start = La primera carta descubierta
    .effects = hace lo que dice
    .numbers_only = es siempre un número
last-card-option-wild_four = Un +4 cuando tienes el color
    .challenge = se permite, pero se puede desafiar
    .strict = no se permite
    .free = se permite sin más
last-card-option-stacking = Acumular: pasar lo que te toca robar
    .off = no se puede
    .same = con un +2 sobre un +2, un +4 sobre un +4
    .up = así, y con un +4 sobre un +2
    .any = con cualquier +2 o +4
last-card-option-seven_zero = Un 7 cambia tu mano con otra, un 0 pasa todas las manos
last-card-option-jump_in = Con la misma carta de número puedes jugar fuera de turno
last-card-option-draw = Cuando robas
    .one = es una carta
    .until_playable = sigues hasta que una sirva, y la juegas
last-card-option-forced_play = Si puedes jugar, no puedes robar
last-card-option-last_call = Con una carta
    .button = hay que decirlo
    .off = no hace falta decirlo
last-card-option-catchers = Si no lo dices, te puede atrapar
    .anyone = cualquiera, hasta que quien sigue haga algo
    .next = solo quien sigue, así que dilo antes de jugar
last-card-option-call_penalty = Cartas que robas si te atrapan
last-card-option-last_effect = Un +2 o +4 como última carta todavía hace robar a quien sigue

do-catch = Atrapar a { $seat }
do-one-card = ¡Una carta!
do-challenge = Desafiar
do-colour = { $symbol } { $suit }
    .after = { $picked } { $symbol } { $suit }
do-swap = cambiar con { $seat }
    .after = { $picked } y cambiar con { $seat }

last-card-put-back = Se descubrió y volvió al mazo: { $turned }.
last-card-turned-up = Se descubre { $card }.
last-card-starts = Empieza { $other }.
    .to-other = Empiezas tú.
last-card-plays = { $seat } juega { $card }.
    .to-seat = Juegas { $card }.
last-card-calls = { $seat } juega { $card } y elige { $suit }.
    .to-seat = Juegas { $card } y eliges { $suit }.
last-card-jumps = ¡{ $seat } juega fuera de turno!
    .to-seat = ¡Juegas fuera de turno!
last-card-names = { $seat } elige { $suit }.
    .short = eligió { $suit }
    .to-seat = Eliges { $suit }.
last-card-draws = { $count ->
    [0] { $seat } no roba nada. Ya no quedan cartas
    [one] { $seat } roba una carta
   *[other] { $seat } roba { $count } cartas
}.
    .short = robó { $count }
    .to-seat = { $count ->
        [0] No robas nada. Ya no quedan cartas
        [one] Robas una carta
       *[other] Robas { $count } cartas
    }.
last-card-you-draw = { shared-you-draw }
last-card-cannot = La carta que robó { $seat } no sirve.
    .to-seat = La carta que robaste no sirve.
last-card-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
last-card-passed-over = { $other } pierde el turno.
    .to-other = Pierdes el turno.
last-card-reverses = { shared-reverses }
last-card-says = { $seat } dice “¡Una carta!”
    .short = ¡una carta!
    .to-seat = Dices “¡Una carta!”
last-card-catches = { $seat } atrapa a { $other }, que no dijo “¡Una carta!”
    .short = atrapó a { $other }
    .to-seat = Atrapas a { $other }, que no dijo “¡Una carta!”
    .to-other = { $seat } te atrapa: no dijiste “¡Una carta!”
last-card-swaps = { $seat } cambia su mano con { $other }.
    .to-seat = Cambias tu mano con { $other }.
    .to-other = { $seat } cambia su mano contigo.
last-card-moves-on = El 0 de { $seat } pasa cada mano al jugador siguiente.
    .to-seat = Tu 0 pasa cada mano al jugador siguiente.
last-card-challenges = { $seat } desafía a { $other } y mira su mano.
    .short = desafió
    .to-seat = Desafías a { $other } y miras su mano.
    .to-other = { $seat } te desafía y mira tu mano.
last-card-shows = { $other } tenía { $cards }.
last-card-guilty = { $other } tenía { $suit }, así que a { $other } le toca robar.
    .to-other = Tenías { $suit }, así que te toca robar.
last-card-innocent = { $other } no faroleaba, así que { $seat } roba dos más.
    .to-seat = { $other } no faroleaba, así que robas dos más.
    .to-other = No faroleabas, así que { $seat } roba dos más.
last-card-goes-out = ¡{ $seat } termina!
    .to-seat = ¡Terminas!
last-card-scores = { $winner } gana la ronda y se anota { $number }.
    .to-winner = Ganas la ronda y te anotas { $number }.
last-card-blocked = Nadie puede jugar ni robar, así que la ronda termina.
last-card-first-out = terminó primero
last-card-left = { $number ->
    [one] quedó 1 punto
   *[other] quedaron { $number } puntos
}

last-card-called = ¡una carta!
last-card-penalty = Por robar
last-card-follow = { $suit }

last-card-hint-catch = { $other } no dijo “¡Una carta!” ¡Que no se escape!
last-card-hint-call = Te va a quedar una carta. Dilo antes de que alguien te atrape.
last-card-hint-out = { shared-hint-last-card }
last-card-hint-colour = { $count ->
    [0] Ya no tienes colores, así que da igual
    [one] Tienes una carta de color { $suit }
   *[other] Tienes { $count } cartas de color { $suit }
}.
last-card-hint-answer = Pásalo, y le toca robar a { $other }.
last-card-hint-swap = { $other } tiene { $count ->
    [one] una sola carta
   *[other] solo { $count } cartas
}. Quédate con esa mano.
last-card-hint-brake = { $face ->
    [S] Le quita el turno a { $other },
    [R] Aleja el juego de { $other },
   *[D] Hace robar a { $other },
} que tiene { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
last-card-hint-stuck = A { $other } { $count ->
    [one] le queda una carta
   *[other] le quedan { $count } cartas
}. Que no te quede { $card } en la mano.
last-card-hint-keep = Sirve. Guarda { $card } para cuando nada sirva.
last-card-hint-fits = Sirve, y { $count ->
    [0] no te queda otra carta de color { $suit }
    [one] te queda otra carta de color { $suit }
   *[other] te quedan otras { $count } cartas de color { $suit }
}.
last-card-hint-challenge = Ya casi terminas. Te jugarían un +4 tuvieran lo que tuvieran.
last-card-hint-pay = De esta no te salvas. Roba.
last-card-hint-draw = Nada sirve, así que roba.
last-card-hint-pass = No hay nada que jugar ni nada que robar.

last-card-too-few-cards = No hay cartas suficientes para manos tan grandes. Reparte 90 cartas en total como máximo.
last-card-must-fit = Esa no sirve. Juega { $suit }{ $wild ->
    [yes] {" "}o un comodín
   *[no] , { $face ->
        [S] otro salto
        [R] otra reversa
        [D] otro +2
       *[other] otro { $face }
    } o un comodín
}.
last-card-name-a-colour = Di qué color sigue: red (rojo), yellow (amarillo), green (verde) o blue (azul).
last-card-plain = { $card } es tu última carta. Solo juégala, no hay nada que elegir.
last-card-holds-the-colour = Tienes { $suit }, así que no puedes jugar un +4. { $card } sirve.
last-card-only-the-drawn = Ya robaste, así que solo puedes jugar { $card } o pasar.
last-card-must-play = Tienes una carta que sirve, así que hay que jugar. Puedes jugar { $cards }.
last-card-draw-first = { shared-must-draw }
last-card-answer = Hay { $number } cartas por robar. Puedes { $kind ->
    [some] responder con { $cards }, o{" "}
   *[none] {""}
}{ $can ->
    [challenge] desafiar, o robar
   *[draw] robar
}.
last-card-name-a-seat = Di qué mano quieres: “swap” y el número de { $seats }.
last-card-too-late = Demasiado tarde. { $other } se te adelantó.
last-card-nobody-exposed = No hay a quién atrapar.{ $kind ->
    [some] {" "}Lo dijo a tiempo: { $seats }.
   *[none] {""}
}
last-card-nothing-to-call = Ahora no tienes que decir nada.{ $kind ->
    [some] {" "}Ya lo dijo: { $seats }.
   *[none] {""}
}
last-card-too-many-cards = Tienes { $count } cartas. Dilo cuando te quede una.
