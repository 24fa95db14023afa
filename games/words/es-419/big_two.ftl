big-two-name = Big Two
    .line = El 2 es lo más alto, valen manos de póker y gana quien termina antes.
    .aliases = Big 2, Gran Dos, Pusoy Dos
big-two-rules = **Quédate sin cartas antes que nadie. Los demás pagan por las que les quedan.**
    Empieza quien tiene la carta más baja, con una jugada que la incluya: una carta, un par, un trío o una mano de cinco. Después, cada jugador juega la misma cantidad de cartas, pero más altas, o pasa. Cuando todos los demás pasan, quien jugó al final sale otra vez, con lo que quiera.
    El 3 es lo más bajo y el **2** lo más alto. Entre cartas del mismo valor decide el palo: ♦ es el más bajo, luego ♣, ♥ y ♠. **Manos de cinco, de mejor a peor:**
    { rules-hands-of-five }
    Cada carta que te queda cuesta un punto. Con diez o más cuestan dos cada una, y si no jugaste ninguna, tres. Después de ocho rondas gana quien tiene más puntos.
    - **Por ejemplo:** Ana sale con 5♦ 5♠. Tú juegas 9♣ 9♥, Beto juega 9♦ 9♠: el mismo valor, pero la pica es más alta. Ana pasa, tú pasas, y la siguiente salida es de Beto.
    .whole =
    - **Reparto:** 13 cartas a cada jugador. Entre tres son 17, y la que sobra va a quien recibió la carta más baja. Entre dos, media baraja queda fuera.
    - **Salir:** quien tiene la carta más baja empieza la ronda, con una jugada que la incluya. Después, quien jugó al final sale con lo que quiera.
    - **Seguir:** la misma cantidad de cartas, pero más altas, o pasar. Puedes pasar y volver a jugar más tarde.
    - **El orden:** 3, 4, 5 hasta el rey, luego el as y luego el 2. Entre valores iguales: ♦, ♣, ♥, ♠. Un par cuenta por su palo más alto.
    - **Manos de cinco, de mejor a peor.** Cada una supera a todas las que están debajo:
    { rules-hands-of-five }
    - **Dos del mismo tipo:** el color cuenta por su carta más alta, el full por el trío, el póker por las cuatro iguales. La quinta carta del póker puede ser cualquiera. Cuatro cartas o dos pares no son una mano.
    - **Las escaleras** llegan hasta 10-J-Q-K-A. Por encima están 2-3-4-5-6 y, como la más alta, A-2-3-4-5. Entre escaleras iguales decide el palo de la carta más alta.
    - **La última carta:** si a quien sigue le queda una carta y juegas una sola, tiene que ser la más alta que tengas. También puedes pasar o jugar más cartas a la vez.
    - **Fin de la ronda:** en cuanto alguien termina. Cada carta que te queda cuesta un punto. Con diez o más (14 de 17, 15 de 18) son dos por carta, y tres si no jugaste ninguna. Quien gana lo cobra todo.
    - **El final:** ocho rondas. Gana quien tiene más puntos.
    - **Por ejemplo:** Ana termina. A ti te quedan 4 cartas: −4. A Beto le quedan 11: −22. Ceci no jugó ninguna carta: −39. Ana recibe 65.
big-two-paragraphs =
    .big-two-must-open = 2
    .big-two-no-combination = 2
    .big-two-must-lead = 2
    .big-two-other-size = 3
    .big-two-too-low = 3
    .big-two-must-top = 8

big-two-variant-hong_kong_hard = Hong Kong, estricta: si dejas terminar a alguien, pagas por todos
big-two-variant-taiwan = Taiwán: con bombas, sin tríos ni color
big-two-variant-pusoy_dos = Pusoy Dos: los diamantes son los más altos
big-two-variant-western = Puntos en contra: gana quien tenga menos cuando alguien llegue a 50

big-two-option-suits = Palos, de menor a mayor
    .hong_kong = ♦ ♣ ♥ ♠
    .taiwan = ♣ ♦ ♥ ♠
    .philippines = ♣ ♠ ♥ ♦
big-two-option-opening = Quién empieza la ronda
    .lowest = quien tiene la carta más baja
    .winner = quien ganó la anterior
big-two-option-must_include = La carta más baja debe estar en la primera jugada
big-two-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = quedas fuera hasta la próxima salida
big-two-option-triples = Un trío se puede jugar solo
big-two-option-straights = Escaleras, de menor a mayor
    .twos_top = 3-4-5-6-7 hasta el as, luego 2-3-4-5-6, A-2-3-4-5
    .six_top = A-2-3-4-5, 3-4-5-6-7 hasta el as, luego 2-3-4-5-6
    .poker = A-2-3-4-5, 2-3-4-5-6 y así hasta el as
    .no_twos = 3-4-5-6-7 hasta el as, ninguna con un 2
big-two-option-flushes = El color cuenta por
    .top_card = su carta más alta
    .all_cards = sus cinco cartas
    .suit = su palo primero
    .none = nada: no se juega
big-two-option-same_kind = Una mano de cinco solo se supera con el mismo tipo, o con póker o escalera de color
big-two-option-bombs = El póker y la escalera de color superan todo, de cualquier tamaño
big-two-option-last_card = Si a quien sigue le queda una carta
    .top = una carta sola debe ser tu más alta
    .free = juega lo que quieras
big-two-option-assist = Si dejas que quien sigue termine con una carta sola, pagas por todos
big-two-option-double_from = Cada carta cuesta dos si quedan tantas
    .zero = { shared-never }
big-two-option-triple = Si no jugaste ninguna carta, cada una cuesta tres
big-two-option-twos_double = Cada 2 que te queda dobla lo que pagas
big-two-option-finish_double = Terminar con doses, póker o escalera de color lo dobla para todos
big-two-option-settlement = Puntos
    .winner = quienes pierden le pagan a quien gana
    .pairwise = cada uno ajusta cuentas con cada uno
    .points = quienes pierden restan, quien gana no suma
big-two-option-three_deal = Entre tres jugadores
    .all = se reparten todas las cartas
    .thirteen = 13 a cada uno
big-two-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
big-two-option-limit = Puntos perdidos que terminan la partida
    .zero = { shared-no-limit }

big-two-suits = Palos, de menor a mayor
big-two-suit = { $symbol }
big-two-kind = { $kind ->
    [single] carta sola
    [pair] par
    [triple] trío
    [straight] escalera
    [flush] color
    [full-house] full
    [four] póker
   *[straight-flush] escalera de color
}
big-two-label = { $seat }: { big-two-kind }
big-two-line = { $score ->
    [1] 1 punto
   *[other] { $score } puntos
}
big-two-tag-one = ¡una carta!
big-two-deed = { $count ->
    [0] terminó
    [one] le quedó 1 carta: { $number }
   *[other] { $unplayed ->
        [1] no jugó ninguna, { $count } cartas
       *[0] le quedaron { $count } cartas
    }: { $number }
}
big-two-for-all = { $number } por todos

big-two-plays = { $seat } juega { $cards }: { big-two-kind }.
    .to-seat = Juegas { $cards }: { big-two-kind }.
big-two-wins = ¡{ $seat } termina y gana la ronda!
    .to-seat = ¡Terminas y ganas la ronda!
big-two-left = { $seat } se queda con { $cards }: { $number }.
    .to-seat = Te quedas con { $cards }: { $number }.
big-two-blamed = { $seat } dejó terminar a { $other } y paga por todos: { $number }.
    .to-seat = Dejaste terminar a { $other } y pagas por todos: { $number }.
    .to-other = { $seat } te dejó terminar y paga por todos: { $number }.

big-two-hint-high = A { $seat } le queda una carta, así que juega una alta.
big-two-hint-lead-high = A { $seat } le queda una carta. Si tiene que ser una carta sola, que sea alta.
big-two-hint-five = Con { $kind ->
    [four] un póker
   *[other] esta mano ({ big-two-kind })
} sueltas cinco cartas de una vez{ $twos ->
    [1] {" "}y guardas tus doses
   *[0] {""}
}.
big-two-hint-lead = Sal con { $kind ->
    [triple] este trío
    [pair] este par
   *[single] esta carta
}{ $few ->
    [1] , y ya casi terminas
   *[0] . Es lo que menos necesitas
}.
big-two-hint-follow = { $kind ->
    [triple] Este trío lo supera
    [pair] Este par lo supera
   *[single] Esta carta la supera
}{ $few ->
    [1] , y ya casi terminas
   *[0] , y es lo que menos necesitas
}.
big-two-it = { $kind ->
    [triple] los
   *[other] lo
}

big-two-must-open = Empiezas la ronda. Juega { $card }, sola o con cartas que combinen.
big-two-must-lead = { shared-must-lead }
big-two-no-combination = { $kind ->
    [two] Dos cartas tienen que ser un par.
    [three] Tres cartas tienen que ser un trío.
    [no-triples] En esta mesa el trío no se juega solo.
    [two-pairs] Dos pares no son una mano. Juega uno de ellos.
    [four] Cuatro cartas no son una mano. El póker lleva una quinta carta.
    [five] Esas cinco no son escalera, color, full ni póker.
   *[many] No puedes jugar más de cinco cartas.
} Juega una carta, un par{ $triples ->
    [1] , un trío
   *[0] {""}
} o una mano de cinco.
big-two-other-size = { shared-other-size }
big-two-other-kind = Aquí solo sirve algo más alto del mismo tipo ({ big-two-kind }), un póker o una escalera de color.
big-two-too-low = Es muy bajo. Hay que superar { $cards }: juega más alto ({ big-two-kind }){ $kind ->
    [single] {""}
    [pair] {""}
    [triple] {""}
    [straight-flush] {""}
   *[other] , una mano de mejor tipo
}, o pasa.
big-two-must-top = A { $other } le queda una carta, así que una carta sola debe ser tu más alta. Juega { $card }, más cartas a la vez, o pasa.
