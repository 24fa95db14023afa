oh-hell-name = La Podrida
    .line = Apuesta tus bazas y gana exactamente esas.
    .aliases = Podrida, Pocha, Oh Hell, Oh Infierno
oh-hell-rules = **Di cuántas bazas vas a ganar. Luego gana exactamente esas, ni más ni menos.**
    Las manos se achican, de diez cartas a una, y después vuelven a crecer. Se descubre una carta: su palo es triunfo en esta mano y gana a los demás. Cada uno apuesta una vez. Quien reparte apuesta al final y no puede hacer que las apuestas sumen el número de bazas.
    { rules-trick } { rules-trick-trump }
    Cada baza vale 1 punto, y si ganas justo lo que apostaste, recibes 10 más. Después de la última mano gana el puntaje más alto.
    - **Por ejemplo:** apuestas 3 y ganas 3: son 13 puntos. Si ganas 4, solo recibes 4.
    .whole =
    - **Reparto:** todos sacan una carta, y la más alta reparte. Luego el reparto pasa a la izquierda. Hasta cinco jugadores empiezan con 10 cartas cada uno, seis con 8, siete con 7. Cada mano tiene una carta menos, hasta una, y luego vuelve a subir.
    - **Triunfo:** la siguiente carta de la baraja se descubre, y su palo es triunfo. Si se reparten todas las cartas, no hay triunfo.
    - **Apuestas:** desde la izquierda de quien reparte, cada uno apuesta una vez, de 0 al número de cartas. Quien reparte no puede hacer que todas las apuestas sumen el número de bazas, así que siempre falla alguien.
    - **Juego:** quien está a la izquierda de quien reparte sale con lo que quiera. { rules-trick } { rules-trick-trump } El as es la más alta.
    - **Puntaje:** 1 por cada baza que ganas, y 10 más si apostaste justo eso.
    - **El final:** después de la última mano gana el puntaje más alto. Si empatan dos, comparten la victoria.
    - **Por ejemplo:** cinco cartas cada uno, y las apuestas hasta ahora son 2, 0 y 1. Quien reparte no puede apostar 2, porque sumarían 5. Cualquier otra apuesta vale, por ejemplo 1 o 3.
    - **Las reglas de la casa** pueden cambiar las manos, el triunfo, las apuestas y el puntaje.
oh-hell-paragraphs =
    .wrong-phase-bid = 3
    .bad-bid = 3
    .wrong-phase-play = 4
    .must-follow-suit = 4

oh-hell-variant-river = Río arriba y río abajo: de 1 a 7 y de vuelta
oh-hell-variant-blackout = Apagón: si fallas no recibes nada
oh-hell-variant-nomination = Nomination whist, 7 manos
oh-hell-variant-fist = Todos apuestan a la vez, y fallar te cuesta
oh-hell-variant-wizard_points = Puntajes grandes, las manos solo crecen

oh-hell-option-hands = Cartas en cada mano
    .down_up = del máximo a 1 y de vuelta
    .up_down = de 1 al máximo y de vuelta
    .down = del máximo a 1
    .up = de 1 al máximo
oh-hell-option-max_cards = Máximo de cartas en una mano
oh-hell-option-one_card_hands = Manos seguidas de una carta
oh-hell-option-trump = Triunfo
    .turned = se descubre una carta
    .cycle = corazones, tréboles, diamantes, picas por turno
    .cycle_nt = corazones, tréboles, diamantes, picas, ninguno por turno
    .none = { shared-none }
    .spades = siempre picas
oh-hell-option-full_pack = Si se reparten todas las cartas
    .no_trump = no hay triunfo
    .last_card = se muestra la última carta de quien reparte, y su palo es triunfo
oh-hell-option-hook = Las apuestas no pueden sumar el número de bazas
    .always = siempre
    .above_one = salvo con una carta
    .never = esta regla no vale
oh-hell-option-bidding = Se apuesta
    .in_turn = por turnos
    .at_once = { shared-same-time }
oh-hell-option-trump_leads = Se puede salir con triunfo
    .anytime = { shared-any-time }
    .when_broken = { shared-once-played }
oh-hell-option-must_trump = Si no puedes seguir el palo, debes jugar triunfo
oh-hell-option-scoring = Puntaje
    .trick_plus_ten = 1 por baza, y 10 más por apuesta exacta
    .exact = 10 más tu apuesta si es exacta, nada si no
    .minus_one = 10 más tu apuesta si es exacta; si no, menos 1 por cada baza de diferencia
    .trick_plus_five = 1 por baza, y 5 más por apuesta exacta
    .squares = 10 más tu apuesta al cuadrado si es exacta; si no, menos las bazas de diferencia al cuadrado
    .wizard = 20 más 10 por baza si es exacta; si no, menos 10 por cada baza de diferencia
    .tens = 10 por cada baza apostada si es exacta; si no, menos 10 por cada baza de diferencia
oh-hell-option-zero = Una apuesta cumplida de 0 vale
    .same = lo que diga el puntaje
    .five = 5
    .hand = 5 más un punto por cada carta
    .none = nada
oh-hell-option-tie_break = Si dos empatan con el puntaje más alto al final
    .shared = { shared-share-the-win }
    .extra_hand = { shared-another-hand }

oh-hell-suit = { $suit_name ->
    [none] sin triunfo
   *[other] { suit-name }
}
oh-hell-draw = { $seat } saca la carta más alta.
    .to-seat = Sacas la carta más alta.
oh-hell-deals = { $seat } reparte { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} a cada uno.
    .to-seat = Repartes { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } a cada uno.
oh-hell-trumps = { $suit_name ->
    [none] No hay triunfo.
    [C] Triunfo: tréboles.
    [D] Triunfo: diamantes.
    [H] Triunfo: corazones.
   *[S] Triunfo: picas.
}
oh-hell-answers = { $seat } apostó.
    .short = apostó
    .to-seat = Apostaste.
oh-hell-scores = Mano { $number } ({ $count ->
    [one] 1 carta
   *[other] { $count } cartas
}, { oh-hell-suit }): { $gains } → { $totals }.
oh-hell-made = { $count ->
    [0] Nadie cumplió su apuesta.
    [one] { $seats } cumplió.
   *[other] { $seats } cumplieron.
}
    .to-seats = { $others ->
        [0] Cumpliste.
       *[other] Tú y { $seats } cumplieron.
    }

oh-hell-for-exact = { $number } por exacta
oh-hell-line-waiting = { $score }
oh-hell-line = { $number } de { $bid } · { $score }
oh-hell-answered = apostó
oh-hell-exact = cumplió
oh-hell-needs = { $kind ->
    [needs] necesita { $number }
    [over] { $number } de más
   *[has] cumplió
}
oh-hell-subtitle = Mano { $number } de { $hands } · { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
oh-hell-no-trump = Sin triunfo
oh-hell-pack = Baraja
oh-hell-bids = Apuestas
oh-hell-so-far = { $sum } de { $size }
oh-hell-off = { $kind ->
    [over] { $number } de más
    [under] { $number } de menos
   *[even] justo
}
oh-hell-not = no puedes apostar { $number }

oh-hell-hint-bid = Cuento { $sure ->
    [0] ninguna baza segura
    [one] 1 baza segura
   *[other] { $sure } bazas seguras
} y { $hopes ->
    [0] ninguna posible
    [one] 1 posible
   *[other] { $hopes } posibles
}.{ $leave ->
    [more] {" "}Los demás apuestan poco, así que hay más bazas para ti.
    [less] {" "}Los demás apuestan mucho, así que hay menos bazas para ti.
   *[same] {""}
}
oh-hell-hint-small = Ninguna carta gana baza segura, pero las posibilidades pequeñas se suman.
oh-hell-hint-hooked = Yo diría { $number }, pero no puedes apostarlo. Esto es lo que más se acerca.
oh-hell-hint-only = { shared-hint-only-card }
oh-hell-hint-draw = Necesitas la mayoría de las bazas. Primero saca los triunfos de los demás.
oh-hell-hint-sure = Nadie puede superarla en su palo.
oh-hell-hint-all = Necesitas todas las bazas que quedan. Sal alto.
oh-hell-hint-spare-trump = Tienes más triunfos que bazas por ganar. Sal con el más bajo para sacar los de los demás.
oh-hell-hint-short = Todavía nada es seguro, así que sal alto de tu palo más corto.
oh-hell-hint-take = Es la carta más barata que gana seguro.
oh-hell-hint-last-one = Es la última baza que necesitas. Gánala con tu carta más alta, que después podría ganar una de más.
oh-hell-hint-high = Necesitas bazas, y esta podría ganar.
oh-hell-hint-trumps = Tienes los triunfos para tu apuesta, así que suelta una carta alta.
oh-hell-hint-better = Espera una baza mejor y guarda lo que pueda ganarla.
oh-hell-hint-rid = Esta no la quieres. Suelta tu carta más alta que pierda.
oh-hell-hint-throw = Esta no la quieres. Descarta del palo en que más cuesta quedarse por debajo.
oh-hell-hint-last = { shared-hint-taking-anyway }
oh-hell-hint-over = { shared-hint-lowest-over }
oh-hell-hint-shed-trump = No quieres más bazas. Sal ahora con un triunfo bajo, mientras quedan más altos.
oh-hell-hint-low = No quieres más bazas, y esta carta es la que más fácil se supera.
oh-hell-hint-extra = Fallaste tu apuesta, pero cada baza todavía vale un punto.

oh-hell-hook = Las apuestas no pueden sumar el número de bazas. Hasta ahora suman { $sum }, así que no puedes apostar { $number }. Puedes apostar { $bids }.
must-trump = No puedes seguir el palo, así que debes jugar triunfo. Puedes jugar { $cards }.
trumps-not-broken = Todavía no se jugó ningún triunfo, así que no puedes salir con uno. Puedes jugar { $cards }.
too-many-cards = No hay cartas suficientes. Con tantos jugadores, una mano puede tener { $most } como máximo.
