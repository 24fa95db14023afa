gin-rummy-name = Gin Rummy
    .line = Arma combinaciones y corta antes que tu oponente.
    .aliases = Gin, Yin
gin-rummy-rules = **Convierte tus diez cartas en grupos y escaleras, y corta antes que tu oponente.**
    Se descubre una carta para empezar el descarte. En tu turno roba una carta, del mazo o la de arriba del descarte, y descarta una. Buscas **combinaciones**: tres o cuatro iguales, o tres o más seguidas de un palo. Todo lo demás son **cartas sueltas**: una figura cuesta 10, un as 1.
    ¿Te quedan 10 o menos? Corta, y la mano termina. Los dos muestran, y te anotas la diferencia. Sin ninguna carta suelta es **gin**, con premio. Pero cuidado: si tu oponente no tiene más que tú, los puntos son suyos.
    Gana quien llega primero a 100.
    - **Por ejemplo:** tienes 4♥ 5♥ 6♥, tres nueves, y 7♣ 7♦ 2♠ A♠. Son 17 en cartas sueltas. Robas 7♠, descartas 2♠, y solo queda el as: corta con 1.
    .whole =
    - **Reparto:** diez cartas a cada jugador de una baraja de 52, y una descubierta. Quien no repartió puede tomarla; si no, quien repartió. Si los dos pasan, el otro jugador roba del mazo.
    - **Tu turno:** roba del mazo o toma la carta de arriba del descarte, y luego descarta una, pero no la que acabas de tomar del descarte. El as es bajo: A 2 3 es escalera, Q K A no. Una carta cuenta en una sola combinación. Las cartas sueltas cuestan 1 por un as, 10 por J Q K, y las demás su número.
    - **Cortar:** si te quedarían 10 o menos, puedes cortar en vez de solo descartar. Nunca es obligatorio.
    - **Agregar:** tu oponente también muestra sus combinaciones y agrega sus cartas sueltas a las tuyas donde encajen: un cuarto 9 a tres nueves, el 7♥ a 4♥ 5♥ 6♥. Yo busco la mejor manera de agregar. Contra gin no se agrega nada.
    - **Puntaje:** si cortas, te anotas la diferencia. El gin vale 25 y todo lo que le queda al otro. Si el otro tiene lo mismo que tú o menos, es un **undercut**: se anota la diferencia y 25.
    - **Mano muerta:** si quedan dos cartas en el mazo y nadie cortó, nadie anota y reparte el mismo jugador. Si no, se reparte por turnos.
    - **El final:** quien llega primero a 100 gana el juego y recibe 100 más. Si el otro no ganó ninguna mano, los puntos de las manos del ganador cuentan el doble. Luego cada mano ganada, un **box**, suma 25, para los dos.
    - **Por ejemplo:** cortas con 6. Tu oponente tiene 21 y agrega el 7♥: le quedan 14. Te anotas 8. Con 5 habría hecho undercut y se habría anotado 26.
gin-rummy-paragraphs =
    .gin-rummy-upcard-first = 1
    .gin-rummy-stock-first = 2
    .gin-rummy-discard-or-knock = 2
    .gin-rummy-draw-first = 2
    .rummy-just-taken = 2
    .gin-rummy-must-knock = 3
    .gin-rummy-knock-with-another = 3
    .gin-rummy-too-much-deadwood = 3
    .gin-rummy-last-discard = 3
    .gin-rummy-does-not-fit = 4
    .gin-rummy-lay-off-or-done = 4

gin-rummy-variant-oklahoma = Oklahoma, con gran gin
gin-rummy-variant-straight = Solo gin: no se corta
gin-rummy-variant-old = Puntaje antiguo: gin 20, undercut 10
gin-rummy-variant-short = Partida corta, a 50

gin-rummy-option-target = { shared-points-to-win }
gin-rummy-option-knock_limit = Máximo en cartas sueltas para cortar
    .zero = solo gin
gin-rummy-option-gin_bonus = Puntos por gin
gin-rummy-option-undercut_bonus = Puntos por un undercut
gin-rummy-option-undercut_on_tie = Lo mismo en cartas sueltas es undercut
gin-rummy-option-big_gin = Las once cartas en combinaciones son gran gin
gin-rummy-option-big_gin_bonus = Puntos por gran gin
gin-rummy-option-box_bonus = Puntos al final por cada mano ganada (box)
gin-rummy-option-game_bonus = Puntos por ganar el juego
gin-rummy-option-shutout = Si quien pierde no ganó ninguna mano
    .off = nada extra
    .double_points = los puntos de las manos del ganador cuentan el doble
    .double_all = el total del ganador cuenta el doble
    .flat100 = el ganador recibe 100 más
gin-rummy-option-dealer_rule = Quién reparte después
    .alternate = por turnos
    .winner = quien ganó la mano
    .loser = quien perdió la mano
gin-rummy-option-last_discard_action = El último descarte de una mano muerta se puede tomar para cortar en el acto
gin-rummy-option-auto_layoff = Busco por ti la mejor manera de agregar
gin-rummy-option-oklahoma = La primera carta descubierta fija con cuánto se puede cortar

do-knock = Cortar, descartando
    .beside = Cortar
    .with = Cortar, descartando { $picked }
do-with = con combinaciones
do-biggin = Gran gin
do-layoff = Agregar
    .with = Agregar { $picked }
do-done = Terminar

gin-rummy-deals = { $seat } reparte. Se descubre { $card }, y { $other } puede tomarla.
    .to-seat = Repartes. Se descubre { $card }, y { $other } puede tomarla.
    .to-other = { $seat } reparte. Se descubre { $card }, y puedes tomarla.
gin-rummy-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
gin-rummy-knocks = { $seat } descarta { $card } y corta con { $number }: { $cards }.
    .to-seat = Descartas { $card } y cortas con { $number }: { $cards }.
gin-rummy-goes-gin = { $seat } descarta { $card } y tiene gin: { $cards }.
    .to-seat = Descartas { $card } y tienes gin: { $cards }.
gin-rummy-goes-big-gin = { $seat } tiene gran gin: { $cards }.
    .to-seat = Tienes gran gin: { $cards }.
gin-rummy-lays-off = { $seat } agrega { $cards }.
    .to-seat = Agregas { $cards }.
gin-rummy-answers = { $seat } muestra { $cards } y le { $number ->
    [one] queda 1
   *[other] quedan { $number }
}.
    .to-seat = Muestras { $cards } y te { $number ->
        [one] queda 1
       *[other] quedan { $number }
    }.
gin-rummy-no-melds = { $seat } no tiene combinaciones y le { $number ->
    [one] queda 1
   *[other] quedan { $number }
}.
    .to-seat = No tienes combinaciones y te { $number ->
        [one] queda 1
       *[other] quedan { $number }
    }.
gin-rummy-scores = { $winner } se anota { $number }.
    .to-winner = Te anotas { $number }.
gin-rummy-undercuts = ¡Undercut! { $winner } se anota { $number }.
    .to-winner = ¡Undercut! Te anotas { $number }.
gin-rummy-tie = Están iguales, así que no anota nadie.
gin-rummy-dead = Mano muerta: nadie cortó a tiempo. No anota nadie, y reparte el mismo jugador.
gin-rummy-wins = { $winner } gana el juego, { $number } a { $least } con los premios.
    .to-winner = Ganas el juego, { $number } a { $least } con los premios.

gin-rummy-line = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
} · { $number ->
    [one] 1 mano
   *[other] { $number } manos
}
gin-rummy-holding = { $number } en sueltas
gin-rummy-tag = { $how ->
    [gin] gin
    [biggin] gran gin
   *[knock] corta
}
gin-rummy-tag-undercut = undercut
gin-rummy-deed = { $how ->
    [gin] gin
    [biggin] gran gin
   *[left] le { $number ->
        [one] quedó 1
       *[other] quedaron { $number }
    }
}
gin-rummy-for-bonus = { $how ->
    [undercut] { $number } por el undercut
    [biggin] { $number } por gran gin
   *[gin] { $number } por gin
}
gin-rummy-for-game = { $number } por el juego
gin-rummy-for-boxes = { $number } por { $count ->
    [one] 1 mano
   *[other] { $count } manos
}
gin-rummy-for-shutout = { $number } por dejar en cero
gin-rummy-reason = primero en llegar a { $number }
gin-rummy-fact = { $seat } ganó más manos: { $most } a { $least }.
gin-rummy-even = Los dos ganaron { $number ->
    [one] una mano
   *[other] { $number } manos
}.
gin-rummy-subtitle = Mano { $number }{ $how ->
    [knock] { " " }· corte
    [gin] { " " }· gin
    [biggin] { " " }· gran gin
    [undercut] { " " }· undercut
    [tie] { " " }· iguales
    [dead] { " " }· muerta
   *[other] { "" }
}
gin-rummy-limit = Se corta con hasta
gin-rummy-target = Meta
gin-rummy-meld = Combinación · { $seat }
gin-rummy-deadwood = { $number } en sueltas · { $seat }
gin-rummy-covered = Descarte
gin-rummy-laid-off = Agregado · { $seat }

gin-rummy-hint-pass = { $card } no te ayuda lo suficiente.
gin-rummy-hint-draw = { $card } no te ayuda lo suficiente. Prueba con el mazo.
gin-rummy-hint-forced = Los dos pasaron, así que roba del mazo.
gin-rummy-hint-completes = Te da { $cards }.
gin-rummy-hint-take-to-knock = Si la tomas, puedes cortar con { $number }.
gin-rummy-hint-take-low = Tus cartas sueltas pasan de { $number } a { $least }.
gin-rummy-hint-knock = Te { $number ->
    [one] queda 1
   *[other] quedan { $number }
}. Para el undercut, { $seat } necesita { $ties ->
    [1] { $number } o menos
   *[0] menos que eso
}.
gin-rummy-hint-gin = Es gin: tus otras diez cartas están en combinaciones.
gin-rummy-hint-big-gin = Tus once cartas están en combinaciones.
gin-rummy-hint-alone = No encaja con nada y te cuesta { $number }. Sin ella te { $least ->
    [one] queda 1
   *[other] quedan { $least }
}.
gin-rummy-hint-throw = Es tu carta menos útil: sin ella te { $least ->
    [one] queda 1
   *[other] quedan { $least }
} y más opciones al robar.
gin-rummy-hint-lay-off = Encaja, y son { $number } menos en cartas sueltas.
gin-rummy-hint-done = No vale la pena agregar nada más. Te { $number ->
    [one] queda 1
   *[other] quedan { $number }
}.

gin-rummy-upcard-first = Primero va la carta descubierta. Tómala o pasa.
gin-rummy-stock-first = Los dos pasaron. Roba del mazo.
gin-rummy-draw-first = Primero roba: del mazo, o toma el descarte.
gin-rummy-last-discard = El mazo se acabó. Toma el último descarte si te permite cortar en el acto, o pasa.
gin-rummy-discard-or-knock = Ya robaste. Descarta una carta, o corta si te quedan { $limit } o menos.
gin-rummy-must-knock = Tomaste el último descarte, así que hay que cortar. Descarta una de { $cards }.
gin-rummy-too-much-deadwood = Así te { $number ->
    [one] queda 1
   *[other] quedan { $number }
}, y para cortar necesitas { $limit } o menos. Descarta una carta y sigue jugando.
gin-rummy-knock-with-another = Así te { $number ->
    [one] queda 1
   *[other] quedan { $number }
}, y para cortar necesitas { $limit } o menos. Corta con una de { $cards }, o sigue jugando.
gin-rummy-no-melds-of-yours = Esas no son combinaciones de tus otras cartas. Nombra grupos y escaleras de tres cartas o más, sin repetir ninguna.
gin-rummy-no-big-gin = En esta mesa no hay gran gin. Descarta una carta y corta.
gin-rummy-not-all-melded = No todas tus once cartas están en combinaciones. Descarta una, o corta si te quedan { $limit } o menos.
gin-rummy-does-not-fit = { $card } no encaja en ninguna combinación de quien cortó. { $count ->
    [0] Tampoco ninguna otra de las tuyas, así que di “done”
   *[other] Agrega una de { $cards }, o di “done”
}.
gin-rummy-lay-off-or-done = { $count ->
    [0] Ninguna de tus cartas encaja en las combinaciones de quien cortó, así que di “done”
   *[other] Agrega una de { $cards }, o di “done”
}.
