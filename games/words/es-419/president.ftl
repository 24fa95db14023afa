president-name = Presidente
    .line = Quien termina primero es Presidente; quien termina al final, Escoria.
    .aliases = President, Culo, Ojete, Presidentes
president-rules = **Quédate sin cartas primero y eres Presidente. Quien termina al final es la Escoria.**
    Alguien sale con una carta sola o con un **grupo** de varias cartas del mismo valor: un par, un trío. Después, cada jugador juega la misma cantidad de cartas de un valor más alto, o pasa. El 3 es lo más bajo, se sube hasta el as, y el 2 es lo más alto.
    Si pasas, quedas fuera de la baza. Cuando nadie más puede o quiere jugar, quien jugó al final sale otra vez.
    En la ronda siguiente la Escoria le da al Presidente sus dos mejores cartas y recibe dos cualesquiera que al Presidente le sobren.
    Después de seis rondas gana quien tiene más puntos.
    - **Por ejemplo:** Ana sale con 6♣ 6♦. Tú juegas 9♥ 9♠, Beto pasa, Ceci juega J♣ J♦. Ana pasa, tú pasas, y la siguiente salida es de Ceci.
    .whole =
    - **Reparto:** todas las cartas. Algunos reciben una carta más. Después de la primera ronda reparte la Escoria.
    - **Salir:** en la primera ronda, quien tiene el 3♣ empieza con él, solo o con más treses. En las siguientes empieza el Presidente. Después, quien se llevó la última baza sale con lo que quiera. Cuando te toca salir no puedes pasar.
    - **Seguir:** la misma cantidad de cartas, de un valor más alto, o pasar. Si pasas, quedas fuera hasta la próxima salida. Los palos no importan.
    - **El orden:** 3, 4, 5 y así hasta el rey, luego el as y luego el 2.
    - **Llevarse la baza:** cuando nadie más sigue en ella. Si esa persona ya no tiene cartas, sale la siguiente.
    - **Títulos:** quien termina primero es **Presidente**, luego **Vicepresidente**, el penúltimo **Viceescoria**, el último **Escoria**. Los demás son Ciudadanos. Entre tres no hay vices.
    - **El intercambio:** antes de la ronda siguiente, las dos mejores cartas de la Escoria van al Presidente, y la mejor de la Viceescoria al Vicepresidente. Luego los dos devuelven la misma cantidad, las que quieran. Nadie más las ve.
    - **Puntos:** uno por cada jugador al que superas. Entre cuatro son 3, 2, 1 y 0.
    - **El final:** seis rondas. Si hay empate, gana quien fue Presidente más veces y, luego, quien fue Escoria menos veces.
    - **Por ejemplo:** en la mesa hay un par de jotas. Puedes superarlo con Q♣ Q♦ o con un par de doses. Un as no alcanza, y tres reyes tampoco.
    - **Las reglas de la casa** pueden agregar **revoluciones**, en las que cuatro iguales invierten el orden de los valores, ochos que terminan la baza, comodines, escaleras y más.
president-paragraphs =
    .president-must-open = 2
    .president-must-lead = 2
    .president-one-rank = 2
    .president-other-size = 3
    .president-too-low = 3
    .climbing-must-give = 7

president-variant-eleven = A 11 puntos: 2 para el Presidente, 1 para el Vice
president-variant-skip_it = Valores iguales saltan, los doses terminan la baza, pasar no te deja fuera
president-variant-scum_leads = Dos comodines, la Escoria empieza y da una carta
president-variant-daifugo = Daifugo: revoluciones, los ochos terminan la baza, un comodín
president-variant-daifugo_full = Daifugo con todo

president-option-jokers = Comodines
president-option-first_lead = Quién empieza, desde la segunda ronda
    .president = el Presidente
    .scum = la Escoria
    .lowest = quien tiene el 3♣, con esa carta
president-option-equal = Un grupo del mismo valor
    .no = no supera
    .allowed = supera
    .skips = supera, y salta a quien sigue
president-option-pass_rule = { shared-when-you-pass }
    .locked = { shared-out-of-trick }
    .reenter = { shared-come-back }
president-option-twos = Un 2
    .high = es solo la carta más alta
    .clear = termina la baza, y un solo 2 supera cualquier grupo o escalera
president-option-revolution = Cuatro iguales invierten los valores por el resto de la ronda
president-option-eight_stop = Un 8 termina la baza
president-option-jack_back = Las J invierten los valores por esa baza
president-option-spade_three = El 3♠ supera a un comodín solo
president-option-runs = Escaleras de tres o más
    .off = no se juegan
    .suited = de un palo
    .any = de cualquier palo
president-option-bad_finish = Terminar con un 2, un comodín o un 8 que termina la baza te deja al final
president-option-capital_fall = Si otra persona termina primero, el Presidente queda al final
president-option-exchange_count = Cartas que intercambian la Escoria y el Presidente
    .zero = { shared-none }
president-option-give_back = El Presidente devuelve
    .any = las cartas que quiera
    .lowest = las cartas más bajas
president-option-scoring = Puntos
    .places = uno por cada jugador al que superas
    .titles = Presidente 2, Vicepresidente 1
    .presidencies = Presidente 1
president-option-target = { shared-points-to-win }
    .zero = { shared-no-limit }
president-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

do-several = Jugar dos o más cartas
do-run = Jugar una escalera de { $number }

president-title = { $title ->
    [president] Presidente
    [vice] Vicepresidente
    [vice-scum] Viceescoria
    [scum] Escoria
   *[citizen] Ciudadano
}
president-line-first = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}
president-line = { $title ->
    [vice] Vicepres.
   *[other] { president-title }
} · { $score }
president-place = { $number ->
    [1] 1.er
    [3] 3.er
   *[other] { $number }.º
}
president-reason = Presidente: { $presidents }, Escoria: { $scums }
president-order = De menor a mayor
president-ranks = 3 → 2
president-reversed = 2 → 3
president-run = { $seat }: escalera de { $count } desde { $rank }
president-jokers = { $seat }: { $count ->
    [1] un comodín
   *[other] par de comodines
}

president-skips = { $other } pierde el turno.
    .to-other = Pierdes el turno.
president-eight = ¡Un 8!
president-two = ¡Un 2!
president-three = ¡El 3♠ supera al comodín!
president-revolution = ¡Revolución! { $reversed ->
    [1] Ahora el 3 es lo más alto y el 2 lo más bajo.
   *[0] El 2 vuelve a ser lo más alto.
}
president-jacks = Las J invierten los valores: en esta baza { $reversed ->
    [1] el 3 es lo más alto.
   *[0] el 2 es lo más alto.
}
president-out = { $number ->
    [1] ¡{ $seat } termina en primer lugar!
    [2] { $seat } termina en segundo lugar.
    [3] { $seat } termina en tercer lugar.
   *[other] { $seat } termina en { president-place } lugar.
}
    .to-seat = { $number ->
        [1] ¡Terminas en primer lugar!
        [2] Terminas en segundo lugar.
        [3] Terminas en tercer lugar.
       *[other] Terminas en { president-place } lugar.
    }
president-bad = { $seat } terminó con una carta prohibida y queda en { president-place } lugar.
    .to-seat = Terminaste con una carta prohibida y quedas en { president-place } lugar.
president-falls = { $seat } pierde la presidencia y cae al último lugar.
    .to-seat = Pierdes la presidencia y caes al último lugar.
president-ends = { $seat }: { $title ->
    [president] Presidente
    [vice] Vicepresidente
    [vice-scum] Viceescoria
    [scum] Escoria
   *[citizen] Ciudadano
}, { $number ->
    [one] 1 punto
   *[other] { $number } puntos
}.
    .to-seat = Eres { $title ->
        [president] Presidente
        [vice] Vicepresidente
        [vice-scum] Viceescoria
        [scum] la Escoria
       *[citizen] Ciudadano
    }: { $number ->
        [one] 1 punto
       *[other] { $number } puntos
    }.

president-hint-run = Con una escalera sueltas { $count } cartas de una vez{ $leads ->
    [1] {""}
   *[0] , y es lo bastante alta
}.
president-hint-finish = Algo más bajo no te dejaría nada con que terminar.
president-hint-stuck = No te dejaría nada con que terminar.
president-hint-sure = Nadie puede superarlo, así que conservas la salida y terminas.
president-hint-early = Es muy pronto para jugar tan alto. Guárdalo para cuando alguien esté por terminar.

president-must-open = Empiezas la ronda con el 3♣. Juégalo solo o con cartas que combinen.
president-must-lead = { shared-must-lead }
president-one-rank = { $runs ->
    [off] Esas no combinan. Juega cartas de un mismo valor, con comodines si tienes.
   *[other] Eso no es un grupo ni una escalera. Juega cartas de un mismo valor, o tres o más seguidas.
}
president-no-runs = En esta mesa no se juegan escaleras. Juega cartas de un mismo valor.
president-run-suit = Una escalera tiene que ser de un palo. Juega una de un solo palo, o cartas de un mismo valor.
president-other-size = { shared-other-size }
president-other-kind = { $kind ->
    [run] Hay que superar una escalera de { $count }. Juega una escalera de { $count } más alta, o pasa.
   *[other] Hay que superar un grupo de { $count }. Juega { $count } cartas de un mismo valor, o pasa.
}
president-too-low = { $kind ->
    [jokers] Eso no supera { $count ->
        [1] un comodín
       *[other] dos comodines
    }. Pasa, salvo que tengas algo que sí.
    [run] Es muy bajo. Juega una escalera que empiece { $reversed ->
        [1] por debajo de { $rank } (los valores están invertidos)
       *[0] por encima de { $rank }
    }, o pasa.
   *[other] Es muy bajo. Juega { $equal ->
        [1] { $reversed ->
            [1] { $rank } o menos (los valores están invertidos)
           *[0] { $rank } o más
        }
       *[0] un valor { $reversed ->
            [1] por debajo de { $rank } (los valores están invertidos)
           *[0] por encima de { $rank }
        }
    }, o pasa.
}
