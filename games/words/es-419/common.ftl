list-comma = { ", " }
list-semicolon = { "; " }
list-space = { " " }
player = { $seat }
names-more = { $first }, { $next }
names = { $first } y { $last }
partners = { $one } y { $two }
partners-you = Tú y { $partner }

card-name = { $deck ->
    [colours] { $rank ->
        [R] { $rank_name } de color { $suit_text }
       *[other] { $rank_name } { $suit_text }
    }
   *[french] { $rank ->
        [J] { $suit ->
            [L] sota
            [O] sota
            [P] sota
            [E] sota
           *[other] { $rank_name }
        }
       *[other] { $rank_name }
    } de { $suit_text }
}
card-sign = { $rank ->
    [S] { $sign }salto
    [R] { $sign }reversa
    [D] { $sign }+2
    [WW] 🌈comodín
    [W4] 🌈+4
    [JR] Comodín
    [JB] comodín pequeño
   *[other] { $sign }{ $rank }
}
card-JR = comodín grande
card-JB = comodín pequeño
card-WW = comodín
card-W4 = comodín más cuatro
card-hidden = una carta boca abajo
rank-name = { $rank ->
    [A] as
    [J] jota
    [C] caballo
    [Q] reina
    [K] rey
    [T] 10
    [JR] comodín grande
    [JB] comodín pequeño
    [S] salto
    [R] reversa
    [D] más dos
   *[other] { $rank }
}
suit-name = { $suit_name ->
    [C] tréboles
    [D] diamantes
    [H] corazones
    [R] rojo
    [Y] amarillo
    [G] verde
    [B] azul
    [W] blanco
    [M] arcoíris
    [L] bastos
    [O] oros
    [P] copas
    [E] espadas
   *[S] picas
}
cards = { $cards }

game-group = { $group ->
    [tricks] Bazas
    [climbing] Quedarse sin cartas
    [rummy] Rummy
    [fishing] Captura
    [poker] Póker y apuestas
    [together] En equipo
    [favorites] Los más jugados aquí
   *[fun] Para divertirse
}
unit = { $unit ->
    [hand] Mano { $number }
    [deck] Baraja { $number }
    [hole] Hoyo { $number }
   *[round] Ronda { $number }
}
unit-under-way = { $unit ->
    [hand] Mano { $number } en juego
    [deck] Baraja { $number } en juego
    [hole] Hoyo { $number } en juego
   *[round] Ronda { $number } en juego
}
unit-done = { $unit ->
    [hand] Después de la mano { $number }
    [deck] Después de la baraja { $number }
    [hole] Después del hoyo { $number }
   *[round] Después de la ronda { $number }
}
sheet-name = Jugador
sheet-before = Antes
sheet-total = Total
sheet-note = { $deed }: { $sum }
number = { $number }
number-signed = { SIGNED($number) }
percent = { $percent } %
ending-won = { $count ->
    [all] Ganan todos
    [one] Gana { $seats }
   *[other] Ganan { $seats }
}
ending-lost = { $count ->
    [0] No gana nadie
    [house] Gana la casa
    [one] Pierde { $seats }
   *[other] Pierden { $seats }
}
ending-rating = { $seat } { $before } → { $after }
ending-led = Al frente de principio a fin: { $seats }.
ending-turn = { $unit ->
    [hand] En la mano
    [deck] En la baraja
    [hole] En el hoyo
   *[round] En la ronda
} { $number }, la ventaja pasó a { $seats } y ya no cambió.
ending-last = Todo se decidió { $unit ->
    [hand] en la última mano
    [deck] en la última baraja
    [hole] en el último hoyo
   *[round] en la última ronda
}: ahí la ventaja pasó a { $seats }.
ending-level = Empate después { $unit ->
    [hand] de la última mano
    [deck] de la última baraja
    [hole] del último hoyo
   *[round] de la última ronda
}.
ending-often = { $unit ->
    [hand] Manos ganadas
    [deck] Barajas ganadas
    [hole] Hoyos ganados
   *[round] Rondas ganadas
} por { $seats }: { $count } de { $number }.
ending-all = { $unit ->
    [hand] Todas las manos
    [deck] Todas las barajas
    [hole] Todos los hoyos
   *[round] Todas las rondas
} fueron de { $seats }.
ending-margin = Victoria de { $seats } por { $count }.
ending-length = { $number ->
    [one] Terminó en { $unit ->
        [hand] una sola mano
        [deck] una sola baraja
        [hole] un solo hoyo
       *[round] una sola ronda
    }
   *[other] Fueron { $number } { $unit ->
        [hand] manos
        [deck] barajas
        [hole] hoyos
       *[round] rondas
    }
}.
ending-most = Lo máximo { $unit ->
    [hand] en una mano
    [deck] en una baraja
    [hole] en un hoyo
   *[round] en una ronda
}: { $seats }, { SIGNED($points) } ({ $unit ->
    [hand] mano
    [deck] baraja
    [hole] hoyo
   *[round] ronda
} { $number }).
your-hand = { $count ->
    [0] No tienes cartas
    [one] Tu mano, 1 carta
   *[other] Tu mano, { $count } cartas
}
note-your-turn = Tu turno
note-waiting = Esperando a { $seats }
    .to-seats = Te toca a ti{ $others ->
        [0] {""}
       *[other] {" "}y a { $seats }
    }
note-resting = { $unit ->
    [hand] Fin de la mano
    [deck] Fin de la baraja
    [hole] Fin del hoyo
   *[round] Fin de la ronda
}
prompt-leads = Sale { $seat }
    .to-seat = Sales tú
prompt-bids = { $seat } habla primero
    .to-seat = Hablas primero
prompt-all-bid = Todos apuestan a la vez
note-turning-up = Ya viene la siguiente carta
note-over = Fin de la partida
winner-tag = gana
loser-tag = pierde

do-deal = Repartir
do-deal-up = Repartir y subir la apuesta
do-turn-up = Siguiente carta
do-stop = Terminar la partida
do-tie = Dejarlo en empate
do-rest = { $seat } se lleva el resto
do-undo = Deshacer
outcome-tied = Empate.
do-pass = Pasar
    .with = Pasar { $picked }
    .pick = Pasar { $most } cartas
order-pass = Pasar
order-stand = Plantarse
order-follow-low = Seguir con la más baja
do-double = Doblar
    .listed = doblar
do-play = Jugar
    .pick = { $kind ->
        [some] Jugar hasta { $most } cartas
        [all] Jugar { $most } cartas
        [some-of] Jugar { $sizes } o { $most } cartas
       *[span] Jugar de { $least } a { $most } cartas
    }
do-discard = Descartar
    .cards = Elige una carta para descartar.
    .with = Descartar { $picked }
    .pick = { $kind ->
        [some] Descartar hasta { $most } cartas
        [all] Descartar { $most } cartas
       *[span] Descartar de { $least } a { $most } cartas
    }
do-stand = Plantarse
    .listed = plantarse
do-throw = Combo
    .with = Combo { $picked }
    .pick = { $kind ->
        [some] Combo de hasta { $most } cartas
        [all] Combo de { $most } cartas
       *[span] Combo de { $least } a { $most } cartas
    }
do-take = Tomar
    .with = Tomar { $picked }
    .between = { $played } se lleva { $picked }
do-bid = Apostar { $number }
do-pair = Jugar un par

alt-title = { $title }, { $subtitle }.
alt-section = { $heading }: { $names }.
alt-turn = Esperando a { $names }.
alt-play = { $name }: { $spoken }
alt-play-best = { $name }: { $spoken } (va ganando)
alt-latest = Última jugada: { $name }.
alt-latest-word = Ahora mismo: { $name } { $word }.
alt-latest-cards = Lo último jugado: { $name }, { $spoken }.
alt-trick = Baza: { $plays }.
alt-spot-cards = { $label }: { $spoken }.
alt-spot-cards-count = { $label }: { $spoken }, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} ahí.
alt-spot-pairs = { $label }: { $pairs }.
alt-cards = { $spoken }
alt-pair = { $spoken } con { $upper } encima
alt-spot-suit = { $label }, palo a seguir: { $suit_text }
alt-spot-note = { $label } ({ $note })
alt-spot-count = { $label }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}.
alt-track = El tablero, hasta { $length }: { $lanes }. { $told }.
alt-badge = { $label }: { $value }.
alt-partners = Parejas: { $teams }.
alt-pot = Bote: { $pot }.
alt-cell = { $head }: { $cell }
alt-row = { $cells }.
alt-row-note = { $cells }, { $note }.
alt-step = { $place ->
    [1] Primer puesto
    [2] Segundo puesto
   *[other] Tercer puesto
}: { $names }, { $score }.
alt-step-lines = { $place ->
    [1] Primer puesto
    [2] Segundo puesto
   *[other] Tercer puesto
}: { $names }, { $score } ({ $lines }).
alt-note = { $note }.
alt-cover = { $name }: { $line }
alt-award = { $title }: { $line }
alt-tally = { $value } { $label }.
alt-earned = Logros: { $names }.
alt-plot = { $title }: de { $first } a { $last }, entre { $least } y { $most }.
alt-place = { $name }: { $parts }.
alt-holds = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
alt-shows = muestra { $spoken }
alt-part = mano { $number }: { $spoken } ({ $note })
alt-over = { $spoken } sobre { $count } boca abajo
alt-down = { $count } boca abajo
alt-place-down = boca abajo
alt-noted = carta { $place }: { $told }
alt-not-noted = carta { $place } desconocida
alt-face = { $spoken }
alt-noted-face = { $spoken } ({ $told })
alt-pointed = { $told }, marcada
alt-told = Lo que te dijeron las pistas: { $told }.
alt-dealer = reparte
alt-computer = computadora
alt-won = ganó
alt-group = Tienes { $groups }.
words-table = Mesa
words-hand = Tu mano
words-play = Lo que puedes hacer
alt-playable = Puedes jugar { $spoken }.
alt-playable-all = Puedes jugar cualquiera.
alt-playable-suits = Puedes jugar { $groups }.
alt-suit = { $suit }: { $told }
alt-fresh = Cartas nuevas: { $spoken }.
alt-counts = { $spoken } cuenta como { $suit }.
alt-high = Más alta que de costumbre: { $spoken }.
alt-marked = Marcadas: { $spoken }.

plays-cards = { $seat } juega { $cards }.
    .to-seat = Juegas { $cards }.
bids-tricks = { $seat } apuesta { $number }.
    .to-seat = Apuestas { $number }.
bids-are-in = Ya están todas las apuestas. Sale { $seat }.
    .to-seat = Ya están todas las apuestas. Sales tú.
trump = Triunfo
turned-up = Carta descubierta
claims-rest = { $seat } se lleva el resto.
    .to-seat = Te llevas el resto.
takes-trick = { $play ->
    [last] { $winner } juega { $cards } y se lleva la baza.
   *[earlier] { $winner } se lleva la baza con { $cards }.
}
    .to-winner = { $play ->
        [last] Juegas { $cards } y te llevas la baza.
       *[earlier] Te llevas la baza con { $cards }.
    }

bid-call = { $bid ->
    [nil] Nulo
    [blind] A ciegas
   *[other] { $bid }
}
bid-deed = apuesta { $bid }, bazas { $number }

match-over = La partida terminó.
round-over = { $unit ->
    [hand] La mano terminó
    [deck] La baraja terminó
    [hole] El hoyo terminó
   *[round] La ronda terminó
}. Ya vienen las siguientes cartas.
turning-up = Nadie tiene nada que decidir. Ya viene la siguiente carta.
not-your-turn = No es tu turno, es el turno de { $seat }.
not-possible = Ahora no puedes hacer “{ $action }”.
seats-out-of-range = Este juego necesita { seat-counts } jugadores.
seat-counts = { $kind ->
    [one] { $most }
    [span] { $least } a { $most }
   *[some] { $numbers } o { $most }
}
variant-usual = Estándar
cover-players = { $players } jugadores
cover-minutes = { $minutes ->
    [0] lo que tú quieras
   *[other] unos { $minutes } minutos
}
option-unknown = No existe la opción “{ $name }”.
option-out-of-range = “{ $name }” no puede ser “{ $value }”. { $kind ->
    [listed] Elige entre { $listed }.
    [optional] Elige un número de { $least } a { $most }, o “{ $none }”.
   *[number] Elige un número de { $least } a { $most }{ $step ->
        [1] .
       *[other] , de { $step } en { $step }.
    }
}
not-in-hand = No tienes { $card }. Juega una carta de tu mano.
bad-card = “{ $text }” no es una carta. Puedes jugar { $cards }.
wrong-phase-bid = Primero se apuesta. Puedes decir { $bids }.
wrong-phase-play = Las apuestas ya terminaron. Puedes jugar { $cards }.
must-lead-low-club = A la primera baza se sale con el trébol más bajo. Juega { $cards }.
must-follow-suit = Tienes { $suit }, así que debes seguir el palo. Puedes jugar { $cards }.
bad-bid = { $rule ->
    [least] Tu equipo tiene que apostar al menos { $least }.
    [cap] Tu equipo no puede apostar más de 13.
    [thirteen] Las cuatro apuestas no pueden sumar 13.
   *[range] Esa cifra no vale.
} Puedes decir { $bids }.
