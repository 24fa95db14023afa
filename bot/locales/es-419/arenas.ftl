press-arena-next = Siguiente mesa
press-arena-results = Resultados
press-arena-me = Mi puesto
press-arena-back = Atrás
press-arena-more = Más
arena-title = Arena de { $name }
arena-head = ### 🏟️ Arena de { $name }
arena-announced = Empieza: { $time }. Dura { $minutes } minutos. Presiona **Unirme** si quieres jugar.
arena-running = Presiona **Siguiente mesa** para tener un asiento. Una mesa empieza con { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}, y después de 30 segundos la completan computadoras. Última llamada: { $time }.
arena-closing = Ya no empiezan mesas nuevas. Las medallas llegan cuando termine la última.
arena-done = 🏁 Eso es todo, ¡buenas partidas!
arena-removed = Esta arena se eliminó, así que no hay medallas. Las mesas en curso siguen jugando.
arena-people = { $count ->
    [one] **1** jugador
   *[other] **{ $count }** jugadores
} hasta ahora: { $names }
arena-names = { $names } y { $count } más
arena-rules = { $form ->
    [pairs] Las parejas que ganan reciben 2 puntos por persona.
    [few] El primer puesto da 2 puntos.
   *[many] El primer puesto da 2 puntos, el segundo 1.
} Después de dos primeros puestos seguidos, tus puntos valen el doble hasta que no quedes primero. Si solo hay computadoras en contra, una victoria da 1.
arena-medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $names } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
arena-no-medals = Para las medallas hacen falta dos jugadores con puntos distintos, así que esta vez no hay.
arena-unplayed = 🏁 La arena terminó, y nadie acabó una mesa.
arena-nobody = Nadie se unió todavía.
arena-subtitle = { $status ->
    [over] Clasificación final
    [announced] Aún no empieza
   *[running] Clasificación
} · { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
arena-sharing = { $count } jugadores
arena-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
arena-record = { $tables ->
    [one] 1 mesa
   *[other] { $tables } mesas
}, { $firsts ->
    [one] 1 primer puesto
   *[other] { $firsts } primeros puestos
}
arena-hot = Racha de 2 o más: los puntos valen el doble
column-firsts = Primeros
column-tables = Mesas

arena-in = Ya estás en la arena. Cuando empiece, presiona **Siguiente mesa** aquí. Empieza: { $time }.
arena-in-line = Estás en la fila. La mesa empieza con { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}, o con computadoras 30 segundos después de la primera vez que alguien presiona. `/leave` te saca de la fila.
arena-out-of-line = Ya no estás en la fila. Presiona **Siguiente mesa** si todavía quieres un asiento.
arena-seated = Tu mesa: { $place }
arena-table = Arena de { $name } · mesa { $number }
arena-started = La arena está abierta: { $place }
arena-ended = Ya no empiezan mesas nuevas. Las que están en curso todavía cuentan, y las medallas llegan cuando termine la última: { $place }
arena-gone = La arena se eliminó, y las mesas en curso siguen como mesas comunes: { $place }
arena-channel = Las arenas necesitan un canal de texto de un servidor del que yo sea miembro. Escribe el comando en uno.
arena-none = En este servidor todavía no hubo ninguna arena. `/arena start` empieza una.
arena-none-open = Aquí no hay ninguna arena abierta. `/arena start` empieza una.
arena-which = Aquí hay dos arenas. Elige una en `game`.
time-unclear = No entiendo “{ $text }”. Escribe algo como 45m, 2h o 20:30 en UTC.
time-over = “{ $text }” ya pasó. Elige una hora que esté por venir.

arenas-off = En este servidor las arenas están desactivadas. Quienes pueden administrarlo las activan en `/settings`.
arenas-of-managers = Solo quienes pueden administrar este servidor pueden empezar una arena. Pueden cambiarlo en `/settings`.
arenas-many = Este servidor ya tiene { $most } arenas. Empieza otra cuando termine una.
arena-no-game = { $name } no tiene arenas. Elige otro juego.
arena-minutes = Una arena dura de { $least } a { $most } minutos.
arena-time = Una arena empieza ahora o dentro de los próximos siete días. Elige una hora de esa semana.
arena-not-begun = La arena todavía no empezó, así que no hay mesas. Empieza: { $time }.
arena-over = En esta arena ya no empiezan mesas, porque terminó. `/arena results` muestra cómo fue.
arena-table-open = Todavía estás en una mesa: { $place } Presiona **Siguiente mesa** cuando termine.
arena-no-room = Estoy preparando más mesas. Presiona **Siguiente mesa** otra vez en un momento.
arena-not-yours = Eso solo puede hacerlo quien empezó la arena, o quien puede administrar este servidor.
arena-stranger = Para jugar ahí hay que ser miembro de { $name }.
no-such-arena = No conozco esta arena. `/arena results` muestra la última de aquí.
