daily-head = ### Diario: { $name }
daily-offer = Juegas por tu cuenta contra { $opponents ->
    [house] la casa
   *[computers] computadoras
}, con las mismas cartas que los demás. Tienes un solo intento, y no hay reloj: para y vuelve cuando quieras. Termina { $time }.
daily-length = -# Son { $count } { $unit ->
    [hand] { $count ->
        [one] mano
       *[other] manos
    }
    [deck] { $count ->
        [one] baraja
       *[other] barajas
    }
    [hole] { $count ->
        [one] hoyo
       *[other] hoyos
    }
   *[round] { $count ->
        [one] ronda
       *[other] rondas
    }
}. Con un consejo pasa a ser práctica y no cuenta para la clasificación.
daily-rules = -# A diferencia de las reglas estándar: { $rules }.
daily-others = El diario de otro juego
daily-ranked = -# Diario · termina { $time }
daily-practice = -# Diario, como práctica · termina { $time }
daily-unranked = 🎓 Pediste un consejo, así que fue práctica y no cuenta para la clasificación.
daily-late = ⏰ Este diario terminó, y no lo acabaste a tiempo. Escribe `/daily` para el de hoy.
daily-none = { $name } no tiene diario. Escribe `/daily` para el juego del día.

solo-practice = -# Práctica
solo-points = **Tu resultado: { SIGNED($points) }**{ $count ->
    [one] { "" }
   *[other] { " " }({ $rounds })
}
solo-resting = { $unit ->
    [hand] Fin de la mano
    [deck] Fin de la baraja
    [hole] Fin del hoyo
   *[round] Fin de la ronda
}. Presiona **Listo** para el próximo reparto.
solo-hint-price = Con un consejo pasa a ser práctica: verás tu resultado, pero no cuenta para la clasificación. Si te parece bien, presiona **Ver el consejo**.
solo-gone = Ya no tengo esas cartas. Escribe `/daily` para las de hoy.
press-take-hint = Ver el consejo
solo-points-lead = -# Cuenta cuánta ventaja tuviste.
solo-points-bad = -# Aquí los puntos son malos, así que restan.

daily-better = Es mejor que el **{ $percent } %** de { $among ->
    [all] todos los jugadores y computadoras
   *[people] los demás jugadores
}{ $kind ->
    [far] { " " }hasta ahora
   *[final] { "" }
} con tus cartas.
daily-place = Vas en el puesto **{ $rank }**{ $kind ->
    [far] { " " }hasta ahora
   *[final] { "" }
}.
daily-level = { $level ->
    [random] jugadas al azar
    [easy] fácil
    [normal] normal
   *[hard] difícil
} { SIGNED($points) }
daily-house = -# Computadoras con tus cartas: { $results }.
daily-final = -# Los puestos son definitivos { $time }.
daily-streak = 🔥 { $days } días seguidos, tu mejor racha es { $best }.
press-daily-board = Clasificación
press-today = Hoy
press-yesterday = Ayer
press-month = Este mes
press-this-server = Este servidor
press-all-servers = Todos los servidores
column-result = Resultado
column-better = Mejor que
column-days = Días
column-points = Puntos
daily-board-day = Diario: { $name }
daily-board-month = Diarios
daily-day = { DATE($day, pattern: "d 'de' MMMM") }
daily-month = { DATE($day, pattern: "MMMM 'de' y") }
daily-board-all = { $date } · todos los servidores
daily-board-here = { $date } · { $place }
daily-today = Hoy hasta ahora
daily-board-points = Puntos: por cada juego del día, el porcentaje al que superaste.
daily-nobody = Todavía no hay nadie.
daily-place-none = Todavía no estás en esta clasificación. Primero termina el diario.
daily-place-hidden = Estarías en el puesto { $rank }, pero elegiste no aparecer con `/privacy leaderboard`.

seals-today = 🔒 **Los diarios de hoy** (día { $day }): sorteé { $count } secretos antes de que nadie jugara. { $used ->
    [one] Las cartas de todos salen del primero.
   *[other] Las cartas de cada uno salen de uno de los primeros { $used }.
} Sus huellas, hasta que publique los secretos { $time }:
    { $seals }
seals-before = 🔒 **Los diarios de ayer** (día { $day }): lo mismo, hasta { $time }:
    { $seals }
seals-opened = 🔓 **Los diarios de ayer** (día { $day }): aquí están los secretos. El tuyo fue el número { $number }.
    { $secrets }
press-daily-seals = Mezclas del diario

daily-shared = **{ $seat }** terminó el diario de { $game }: mejor que el **{ $percent } %**{ $kind ->
    [far] { " " }hasta ahora
   *[final] { "" }
}.
daily-shared-title = { $name }: diario de { $game }
daily-shared-better = Mejor que el { $percent } %{ $kind ->
    [far] { " " }hasta ahora
   *[final] { "" }
}
daily-shared-plot = Ventaja sobre las computadoras, { $unit ->
    [hand] mano a mano
    [deck] baraja a baraja
    [hole] hoyo a hoyo
   *[round] ronda a ronda
}
daily-shared-once = Este ya lo compartiste.
press-daily-too = Jugarlo también

daily-news = ☀️ **Diario: { $name }.** Juégalo por tu cuenta contra { $opponents ->
    [house] la casa
   *[computers] computadoras
} y compara tu resultado con el de los demás. Termina { $time }.
daily-muted = No más mensajes sobre los diarios. **Avísame** debajo de `/daily` los vuelve a activar.
press-daily-notify-on = Avísame
press-daily-notify-off = Ya no me avises
daily-news-best = Lo mejor de ayer aquí, en { $name }: { $names }.
daily-news-one = **{ $name }** ({ $percent } %)

press-same-cards = Jugar estas cartas
press-same-cards-again = Otra vez
same-cards-head = ### { $name }, partida { $number }: las mismas cartas
same-cards-offer = Juega tú este reparto, contra { $opponents ->
    [house] la casa
   *[computers] computadoras
} y sin reloj. Nadie más lo ve. Al final puedes comparar.
same-cards-seat = ¿Las cartas de quién?
same-cards-own = { $name }, tu asiento
same-cards-of = { $name }, asiento { $number }
same-cards-private = Era una mesa privada, así que solo sus jugadores pueden jugar estas cartas.
same-cards-round = { $unit ->
    [hand] Mano
    [deck] Baraja
    [hole] Hoyo
   *[round] Ronda
} { $count }: sacaste **{ SIGNED($own) }**, { $name } sacó **{ SIGNED($then) }**.
same-cards-round-own = { $unit ->
    [hand] Mano
    [deck] Baraja
    [hole] Hoyo
   *[round] Ronda
} { $count }: sacaste **{ SIGNED($own) }**, y **{ SIGNED($then) }** en la partida.
same-cards-round-open = { $unit ->
    [hand] Mano
    [deck] Baraja
    [hole] Hoyo
   *[round] Ronda
} { $count }: sacaste **{ SIGNED($own) }**. La partida terminó antes de que acabara.
same-cards-differ = -# La partida tomó otro rumbo antes de { $unit ->
    [hand] esta mano
    [deck] esta baraja
    [hole] este hoyo
   *[round] esta ronda
}, así que sus cartas fueron otras.
same-cards-sum = **En total sacaste { SIGNED($own) }, { $name } sacó { SIGNED($then) }.**
same-cards-sum-own = **En total sacaste { SIGNED($own) }, y { SIGNED($then) } en la partida.**
