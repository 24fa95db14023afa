dou-dizhu-name = Dou Dizhu
    .line = Dos campesinos contra el terrateniente: termina primero.
    .aliases = Lucha contra el terrateniente, Landlord
dou-dizhu-rules = **Un terrateniente juega contra dos campesinos. Quien termina primero gana para su bando.**
    Se puja hasta 3, y la puja es la apuesta. Quien puja más alto es el terrateniente: recibe tres cartas más y sale con una carta, un par, un trío con o sin carta o par, una escalera de cinco o más, etc. { dou-dizhu-rules-following }
    Los palos no importan. El 3 es lo más bajo, y se sube hasta el as, el **2** y los comodines. { dou-dizhu-rules-bombs } Tanto una bomba como el cohete doblan la apuesta.
    { dou-dizhu-rules-points } Después de seis rondas gana quien tiene más puntos.
    - **Por ejemplo:** Ana es el terrateniente por 2. Juegas una bomba, así que la apuesta es 4, y Beto termina primero. Ana pierde 8; tú y Beto reciben 4 cada uno.
    .whole =
    - **Reparto:** 17 cartas a cada jugador. Tres quedan boca abajo.
    - **Pujas:** una por jugador, más que la anterior, o pasar. Un 3 las termina. Todos ven las tres cartas del terrateniente. Si todos pasan, se reparte de nuevo. En el tercer reparto, quien puja primero juega por 1.
    - **Juego:** sale el terrateniente. { dou-dizhu-rules-following } Puedes pasar y volver a jugar más tarde.
    - **Tipos:** una carta, un par, un trío. Una escalera son cinco o más valores seguidos; una escalera doble, tres o más pares; un avión, dos o más tríos: sin doses ni comodines. Cada trío puede llevar una carta, o cada uno un par. Cuatro iguales pueden llevar dos cartas o dos pares.
    - **Lo que se lleva:** nunca los dos comodines ni cuatro iguales, ni un trío que podría alargar el avión.
    - **Bombas.** { dou-dizhu-rules-bombs } Cuatro iguales que llevan cartas no son bomba.
    - **La apuesta** es la puja. Cada bomba y el cohete la doblan. También una primavera: el terrateniente termina antes de que juegue un campesino, o termina un campesino cuando el terrateniente jugó una sola vez. { dou-dizhu-rules-points }
    - **El final:** seis rondas. Gana quien tiene más puntos.
dou-dizhu-rules-following = Después, cada jugador juega el mismo tipo y la misma cantidad de cartas, pero más alto, o pasa. Tras dos pases, quien jugó al final sale otra vez.
dou-dizhu-rules-bombs = Cuatro iguales son una **bomba** y superan todo menos una bomba más alta. Los dos comodines son el **cohete** y superan todo.
dou-dizhu-rules-points = El terrateniente gana o pierde la apuesta dos veces, cada campesino una.
dou-dizhu-paragraphs =
    .dou-dizhu-bid-higher = 2
    .dou-dizhu-must-lead = 3
    .dou-dizhu-other-size = 3
    .dou-dizhu-too-low = 3
    .dou-dizhu-no-combination = 4
    .dou-dizhu-attached-wrong = 5
    .dou-dizhu-other-kind = 6

dou-dizhu-variant-call_and_grab = Pedir y quitar: se supera doblando
dou-dizhu-variant-book = Según el libro: pujas abiertas, nada igual se lleva
dou-dizhu-variant-simple = Simple: menos tipos, apuestas pequeñas

dou-dizhu-option-bidding = Pujas
    .once = una por jugador, de 1 a 3
    .open = siguen hasta que dos pasan
    .grab = se pide, y luego se quita por el doble
dou-dizhu-option-passed_in = Si todos pasan
    .redeal = se reparte de nuevo, hasta dos veces
    .first_plays = quien puja primero juega por 1
dou-dizhu-option-first_bidder = Quién puja primero
    .rotate = el siguiente jugador
    .winner = quien terminó primero
dou-dizhu-option-attached_alike = Las cartas que se llevan pueden ser iguales
dou-dizhu-option-pairs_attached = Se pueden llevar pares
dou-dizhu-option-four_with_two = Cuatro iguales pueden llevar dos
dou-dizhu-option-spring = Una primavera dobla la apuesta
dou-dizhu-option-doubling = Doblar en secreto antes de jugar
dou-dizhu-option-max_doubles = Máximo de veces que se dobla
    .zero = { shared-no-limit }
dou-dizhu-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

dou-dizhu-do-call = Pedir
dou-dizhu-do-bid = Pujar { $number }
do-grab = Quitar
dou-dizhu-bids-first = { $seat } puja primero.{ dou-dizhu-last-deal }
    .to-seat = Pujas primero.{ dou-dizhu-last-deal }
dou-dizhu-last-deal = { $last ->
    [1] {" "}Si todos pasan, quien puja primero juega por 1.
   *[0] {""}
}
dou-dizhu-call = { $kind ->
    [bid] { $number }
    [call] Pide
    [grab] Quita
   *[pass] { shared-passed }
}
dou-dizhu-calls = { $kind ->
    [bid] { $seat } puja { $number }.
    [call] { $seat } pide.
    [grab] { $seat } quita: la apuesta se dobla.
   *[pass] { shared-passes }
}
    .to-seat = { $kind ->
        [bid] Pujas { $number }.
        [call] Pides.
        [grab] Quitas: la apuesta se dobla.
       *[pass] { shared-passes.to-seat }
    }
dou-dizhu-redeal = Todos pasaron, así que se reparte de nuevo.
dou-dizhu-landlord = { $seat } es terrateniente por { $number } y toma { $cards }.
    .to-seat = Eres terrateniente por { $number } y tomas { $cards }.
dou-dizhu-chooses = { $seat } eligió.
    .to-seat = Elegiste.
dou-dizhu-doubles = { $count ->
    [0] Nadie dobla.
    [one] { $seats } dobla.
   *[other] { $seats } doblan.
}
    .to-seats = { $others ->
        [0] Doblas.
       *[other] Tú y { $seats } doblan.
    }
dou-dizhu-kind = { $kind ->
    [single] carta sola
    [pair] par
    [triplet] trío
    [triplet-singles] trío con una carta
    [triplet-pairs] trío con un par
    [sequence] escalera
    [pair-sequence] escalera doble
    [plane] avión
    [plane-singles] avión con cartas
    [plane-pairs] avión con pares
    [four-singles] cuatro con dos cartas
    [four-pairs] cuatro con dos pares
    [bomb] bomba
   *[rocket] cohete
}
dou-dizhu-plays = { $seat } juega { $cards }: { dou-dizhu-kind }.{ dou-dizhu-rises }
    .to-seat = Juegas { $cards }: { dou-dizhu-kind }.{ dou-dizhu-rises }
dou-dizhu-rises = { $kind ->
    [bomb] {" "}La apuesta es ahora { $number }.
    [rocket] {" "}La apuesta es ahora { $number }.
   *[other] {""}
}
dou-dizhu-terms = puja { $bid }{ $grabs ->
    [1] {""}
   *[other] {" "}· quitar × { $grabs }
}{ $bombs ->
    [1] {""}
   *[other] {" "}· bomba × { $bombs }
}{ $rockets ->
    [1] {""}
   *[other] {" "}· cohete × { $rockets }
}{ $spring ->
    [1] {""}
   *[other] {" "}· primavera × { $spring }
}{ $limit ->
    [0] {""}
   *[other] {" "}· máximo × { $limit }
}{ $raised ->
    [0] {""}
   *[1] {" "}= { $stake }
}
dou-dizhu-wins = { $seat } termina, así que { $side ->
    [landlord] gana el terrateniente
   *[peasants] ganan los campesinos
}: { dou-dizhu-terms }.
    .to-seat = Terminas, así que ganas: { dou-dizhu-terms }.
dou-dizhu-left = { $seat } se queda con { $cards }.
    .to-seat = Te quedas con { $cards }.
dou-dizhu-deed = terrateniente, { dou-dizhu-terms }{ $doubled ->
    [1] , { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-peasant = campesino{ $doubled ->
    [1] , { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-line = { $landlord ->
    [1] Terrateniente · { shared-points }
   *[0] { shared-points }
}
dou-dizhu-tag-few = ¡{ shared-cards }!
dou-dizhu-tag-doubled = dobló
dou-dizhu-label = { $seat }: { dou-dizhu-kind }
dou-dizhu-stake = Apuesta
dou-dizhu-talon = Cartas del terrateniente

dou-dizhu-hint-call = { $passes ->
    [1] Tienes muy pocas cartas altas para jugar contra dos.
   *[0] Tus cartas son altas y salen en pocas jugadas.
}
dou-dizhu-hint-double = { $yes ->
    [1] Con tu mano vale la pena doblar.
   *[0] Con tu mano no vale la pena doblar.
}
dou-dizhu-hint-lead = { $kind ->
    [bomb] Supera casi todo, y ya casi terminas.
    [rocket] Nada lo supera, y ya casi terminas.
    [single] Es la carta que menos necesitas.
   *[other] Son { $count } cartas de una vez, y no se rompe nada.
}
dou-dizhu-hint-feed = A { $seat } le queda una carta. Sal bajo para que termine.
dou-dizhu-hint-avoid = A { $seat } { $count ->
    [one] le queda una carta, así que sal con más de una
   *[other] le quedan dos cartas, así que no salgas con un par
}.
dou-dizhu-hint-high = A { $seat } le queda una carta, así que juega la más alta.
dou-dizhu-hint-beat = Lo supera y te cuesta poco.
dou-dizhu-hint-bomb = Tira la bomba ahora: te da la salida.
dou-dizhu-hint-raise = Sigue el terrateniente. No le dejes jugar bajo.
dou-dizhu-hint-partner = { $seat } está de tu lado. Déjale la baza.
dou-dizhu-hint-save = Ahora te costaría demasiado.

dou-dizhu-bid-higher = { $kind ->
    [call] Pide o pasa.
    [grab] Quita o pasa.
    [double] Dobla o pasa.
   *[bid] Puja { $least ->
        [3] 3
       *[other] de { $least } a 3
    } o pasa.
}
dou-dizhu-must-lead = { shared-must-lead }
dou-dizhu-other-kind = { $kind ->
    [rocket] Nada supera al cohete. Tienes que pasar.
    [bomb] A una bomba solo la superan una bomba más alta o el cohete.
   *[other] Juega algo más alto del mismo tipo ({ dou-dizhu-kind }), una bomba o el cohete, o pasa.
}
dou-dizhu-other-size = Juega { shared-cards }, una bomba o el cohete, o pasa.
dou-dizhu-too-low = Es muy bajo. Hay que superar { $rank ->
    [J] la jota
    [Q] la reina
    [2] el 2
    [3] el 3
    [4] el 4
    [5] el 5
    [6] el 6
    [7] el 7
    [8] el 8
    [9] el 9
    [T] el 10
   *[other] el { rank-name }
} con algo más alto ({ dou-dizhu-kind }), o pasar.
dou-dizhu-kind-is-off = { $option ->
    [pairs-attached] En esta mesa no se llevan pares.
    [four-with-two] En esta mesa cuatro iguales no llevan nada.
   *[attached-alike] En esta mesa las cartas que se llevan deben ser distintas.
}
dou-dizhu-no-combination = { $why ->
    [sequence] Una escalera necesita cinco valores o más.
    [pair-sequence] Una escalera doble necesita tres pares o más.
    [high] Los doses y los comodines no van en ninguna escalera.
    [gap] Esos valores no son seguidos.
   *[other] Esas cartas no combinan.
}
dou-dizhu-attached-wrong = { $why ->
    [jokers] No se pueden llevar los dos comodines juntos.
    [fours] No se pueden llevar cuatro iguales.
    [four] Cuatro iguales llevan dos cartas o dos pares.
    [body] Un avión no puede llevar cartas de sus propios valores.
    [readings] Ese trío podría ser parte del avión.
    [single] Un trío lleva una carta o un par.
   *[plane] Este avión lleva { $count } cartas o { $count } pares.
}
