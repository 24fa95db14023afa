press-policy = Qué guardo y por qué
press-forget = Borrar todo sobre mí

privacy-head = ### Lo que guardo sobre ti
privacy-nothing = Nada. Eso cambia cuando te sientas a una mesa, eliges algo en `/preferences` o pides reportes en `/settings`.
privacy-name = **Tu nombre**, { $name }, como lo mostraba el servidor cuando te sentaste.
privacy-preferences = **Tus preferencias**: { $count ->
    [0] ninguna elegida
    [one] 1 elegida
   *[other] { $count } elegidas
}. { $direct ->
    [0] No recibes
   *[other] Recibes
} mensajes directos míos.
privacy-language = **El idioma de tu Discord**: { $language }.
privacy-matches = **Tus asientos** en { $count ->
    [one] 1 partida
   *[other] { $count } partidas
} (todavía en curso: { $open }), con tus jugadas y los ID de Discord de tus clics. Los demás de la mesa ven tus jugadas; cuando una partida termina, cualquiera puede verla.
privacy-opened = **Mesas que abriste** y de las que saliste antes de que empezaran: { $count }.
privacy-results = **Tus resultados**: { $count ->
    [one] 1 partida jugada
   *[other] { $count } partidas jugadas
} hasta el final. Los demás de la mesa los vieron.
privacy-standings = **Tus registros**: { $count }, con partidas, victorias y rating. Hay uno por juego, servidor y temporada, y uno de todos los servidores juntos.
privacy-visible = **Clasificaciones**: { $where ->
    [global] apareces en las de tus servidores y en la global.
    [server] apareces en las de tus servidores, no en la global, y los demás ven tus estadísticas solo en un servidor.
   *[hidden] no apareces en ninguna, y nadie más ve tus estadísticas.
} Cámbialo con `/privacy leaderboard`.
privacy-daily = **Diarios**: te aviso cuando empieza el de cada día, como elegiste en `/daily` o `/notify`, y guardo el último día en que lo hice.
privacy-reports = **Reportes**: recibes los de { $count ->
    [one] 1 servidor
   *[other] { $count } servidores
}, como elegiste en `/settings`.
privacy-manages = **Servidores que administras**: { $count ->
    [one] 1 servidor
   *[other] { $count } servidores
}.
privacy-lessons = **Lecciones**: te ofrecí { $count ->
    [one] 1 de ellas
   *[other] { $count } de ellas
}, para no preguntar dos veces.
privacy-solos = **Tus diarios y repartos de práctica**: { $count } (sin terminar: { $open }), con tus jugadas y los ID de Discord de tus clics. Los demás ven tu nombre y tus puntos en las clasificaciones del diario, y lo que compartas.
privacy-months = **Tus diarios por mes**: { $count }. Hay uno por mes y servidor, y uno de todos los servidores juntos.
privacy-reviews = **Análisis**: { $count ->
    [one] 1 partida tuya
   *[other] { $count } partidas tuyas
}. Solo los ves tú.
privacy-achievements = **Tus logros**: { $count }, con la partida o el día de cada uno. Los demás los ven en la imagen de esa partida y en tu perfil.
privacy-arenas = **Arenas**: { $count } (medallas: { $medals }). Los demás ven ahí tu nombre, tus puntos y tu puesto.
privacy-channels = **Nuestros mensajes directos**: { $count ->
    [one] el ID de 1 canal
   *[other] los ID de { $count } canales
}, y de los mensajes con tus manos.
privacy-operator = -# Los demás ven tu nombre, asientos, jugadas, resultados y clasificaciones, y nada más. Quien administra este bot puede verlo todo, incluso cada mano. `/privacy export` te da todo en un archivo, `/privacy delete` lo borra.
privacy-terms = Los términos de este bot:
privacy-policy = Qué guardo sobre las personas, por qué, hasta cuándo y quién lo ve:

privacy-sent = Te mandé todo lo que guardo sobre ti, en un archivo. Mira tus mensajes directos.
privacy-file = Todo lo que guardo sobre ti. `/privacy show` tiene un botón a PRIVACY.md, que explica cada clave.

privacy-ask = **¿Borrar todo sobre ti?** Se borran tu nombre, preferencias, ratings y diarios, y sales de tus mesas; donde una partida sigue, juega una computadora. Las partidas terminadas conservan un asiento llamado “Player”, para que los demás conserven sus resultados. En las últimas 100 partidas de tus oponentes queda un seudónimo en tu lugar, para que sus ratings no empiecen de cero. Esto no se puede deshacer.
privacy-deleted = Listo. Ya no guardo tu nombre ni tu ID. Los mensajes que ya están en Discord se quedan ahí. Si vuelves a sentarte, todo empieza de nuevo.
export-about = Lo que Parlor guardó sobre ti. PRIVACY.md explica cada clave; las horas están en UTC.
