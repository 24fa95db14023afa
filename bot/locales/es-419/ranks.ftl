rank-server = Clasificación de { $place }
rank-season = Clasificación de { $place } · { $season }
rank-everywhere = Clasificación global
rank-nobody = Nadie terminó una partida todavía.
rank-provisional = ? = provisional: menos de { $matches } partidas
rank-bets = Apuestas/100 = apuestas propias ganadas por cada 100 rondas; menos de { $few } rondas cuentan como { $few }
rank-none = Todavía no estás en esta clasificación. Primero termina una partida con otras personas.
rank-none-house = Todavía no estás en esta clasificación. Primero termina una partida.
rank-percent = { $percent } %
press-me = Mi puesto
column-rank = N.º
column-player = Jugador
column-game = Juego
column-rating = Rating
column-matches = Partidas
column-won = Ganadas
column-streak = Racha
column-best = Mejor
column-average = Promedio
column-bets = Apuestas/100
rating-average = { SIGNED($points, digits: 1) }
rating-sure = { $points }
rating-provisional = { $points }?

press-week = Esta semana
press-week-all = Esta semana, todos los juegos
press-all-time = Desde siempre
week-all-games = Todos los juegos
week-head = Esta semana en { $place }
week-note = Un punto por cada persona a la que superas; si se repite, da menos
week-tenths = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
week-points = Recibes un punto por cada persona a la que superas. La segunda vez en una semana, la misma persona da un tercio; la tercera, un quinto. Las personas con menos de { $few } partidas terminadas aquí cuentan todas como una. La semana termina { $time }.
week-nobody = Nadie jugó con otras personas esta semana.
week-none = Todavía no estás en esta clasificación. Termina una partida con otras personas esta semana.
week-of-server = La clasificación de esta semana es de un servidor. Usa el comando ahí.

stats-summary = { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
}, { $wins ->
    [one] 1 ganada
   *[other] { $wins } ganadas
}
    .most = { $matches ->
        [one] 1 partida
       *[other] { $matches } partidas
    }, { $wins ->
        [one] 1 ganada
       *[other] { $wins } ganadas
    } · sobre todo { $games }
stats-day = { DATE($day, pattern: "d MMM y") }
stats-plot = { $of ->
    [bets] Apuestas ganadas en 100 rondas de
    [average] Puntaje promedio en
   *[rating] Rating en
} { $game } { $count ->
    [one] después de 1 partida
   *[other] en las últimas { $count } partidas
}
stats-against = { $name } contra { $rivals }.
stats-rival = { $name } { $won }-{ $lost }
stats-practice = Contra computadoras: ganó { $wins } de { $matches }.
stats-practice-only = Hasta ahora, { $name } solo jugó prácticas. Contra computadoras: ganó { $wins } de { $matches }.
stats-recounted = Nuevo: una partida que empiezas sin nadie más, contra computadoras, es práctica y no cambia ningún rating. Las anteriores tampoco cuentan ya.
stats-none = { $name } todavía no terminó ninguna partida.
stats-hidden = Las estadísticas de { $name } son privadas.

season-started = 🏁 Empezó la temporada **{ $season }**. Para ver quién va al frente, usa `/leaderboard` y elígela en `season`.
season-ended = 🏁 Terminó la temporada **{ $season }**. Para ver cómo fue, usa `/leaderboard` y elígela en `season`.
season-not-allowed = Solo quienes pueden administrar este servidor pueden empezar y terminar temporadas. Pídeselo a una de esas personas.
season-not-started = Ya hay una temporada en curso. Primero termínala con `/season end`.
season-name-taken = Este servidor ya tuvo una temporada con ese nombre. Elige otro.
season-none = No hay ninguna temporada en curso. Empieza una con `/season start`.
season-unknown = Este servidor no tiene ninguna temporada llamada “{ $name }”. Elige una de la lista.
season-of-server = Las temporadas son de un servidor. Usa este comando ahí, con “este servidor” en `scope`.
