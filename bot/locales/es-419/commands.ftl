command-play = Abre una mesa: otros se unen y las computadoras llenan los asientos libres
command-play-game = A qué jugar (vacío: se muestran todos los juegos)
command-play-private = Solo pueden unirse las personas que invites

command-leave = Sal de tu mesa; sigue una computadora y, si no es práctica, cuenta como derrota

command-notify = Recibe un mensaje directo cuando se abre una mesa aquí

command-hand = Muestra tu mano, solo a ti

command-hint = Qué haría un buen jugador, y por qué

command-move = Juega escribiendo, como QS, bid 4 o KH suit S
command-move-text = Tu jugada

command-daily = Un reparto al día, contra computadoras: compara tu resultado
command-daily-game = Qué juego (vacío: el juego del día)

command-table = Lo que puedes hacer en tu mesa
command-table-show = Publica la mesa otra vez, al final del canal
command-table-invite = Invita a alguien a tu mesa y resérvale un asiento
command-table-invite-user = A quién invitar
command-table-join = Pide el asiento de una computadora en la partida de este canal
command-table-end = Termina la partida después de esta ronda, si todos están de acuerdo
command-table-tie = Termina la partida en empate, si todos están de acuerdo
command-table-claim = Reclama el resto de las bazas
command-table-undo = Deshaz tu última jugada, si todos están de acuerdo
command-table-pause = Haz una pausa, si todos están de acuerdo
command-table-redeal = Reparte de nuevo antes de que alguien juegue, si todos están de acuerdo
command-table-kick = Reemplaza a un jugador por una computadora, si los demás están de acuerdo
command-table-kick-user = A quién reemplazar

command-preferences = Cómo se ve tu mano, cómo se ordena y cómo te llega

command-settings = Colores, juegos, canales y reportes en este servidor

command-rules = Cómo se juega, en corto o completo
command-rules-game = Qué juego

command-help = Qué hago y por dónde empezar

command-about = Quién administra este bot, su versión, términos y privacidad

command-learn = Aprende un juego paso a paso, en dos minutos
command-learn-game = Qué juego

command-verify = Comprueba que la última partida de aquí se repartió sin trampas

command-leaderboard = Quién es el mejor en un juego
command-leaderboard-game = Qué juego (vacío: todos los de esta semana)
command-leaderboard-scope = Entre los jugadores de este servidor o de todos
command-leaderboard-scope-server = este servidor
command-leaderboard-scope-global = todos los servidores
command-leaderboard-season = Una temporada de este servidor (vacío: desde siempre)
command-leaderboard-span = Desde siempre, o esta semana en este servidor
command-leaderboard-span-always = desde siempre
command-leaderboard-span-week = esta semana

command-stats = Tus mejores juegos, rachas, rivales y logros
command-stats-user = De quién (vacío: los tuyos)
command-stats-game = De qué juego mostrar el rating

command-season = Temporadas de este servidor
command-season-start = Empieza una temporada: una clasificación nueva para todos
command-season-start-name = Cómo se llama, por ejemplo Primavera 2027
command-season-end = Termina la temporada; su clasificación queda

command-arena = Una noche de mesas cortas
command-arena-start = Empieza una arena: mesas cortas, una clasificación, medallas
command-arena-start-game = A qué jugar
command-arena-start-minutes = Cuánto dura, de 10 a 240 minutos
command-arena-start-at = Cuándo, como 45m, 2h o 20:30 en UTC (vacío: ahora)
command-arena-end = Termina la arena de aquí: las mesas en curso todavía cuentan
command-arena-end-game = De qué juego, si hay dos
command-arena-remove = Elimina la arena de aquí, sin medallas
command-arena-remove-game = De qué juego, si hay dos
command-arena-results = Tu puesto en la arena de este servidor, o en la última

command-privacy = Lo que guardo sobre ti
command-privacy-show = Lo que guardo sobre ti y quién lo ve
command-privacy-export = Todo lo que guardo sobre ti, en un archivo
command-privacy-leaderboard = Elige en qué clasificaciones apareces
command-privacy-leaderboard-where = Dónde pueden ver los demás tu rating y tus estadísticas
command-privacy-leaderboard-where-global = en todas partes
command-privacy-leaderboard-where-server = solo en mis servidores
command-privacy-leaderboard-where-hidden = en ninguna parte
command-privacy-delete = Borra todo lo que guardo sobre ti

command-replay = Recorre paso a paso una partida terminada
command-replay-match = Su número (vacío: la última partida de aquí)

command-review = Mira qué jugadas te costaron más en una partida terminada
command-review-match = Su número (vacío: tu última partida de aquí)

command-report = Cuéntales a quienes administran este servidor qué salió mal en una partida

context-menu-challenge = Desafiar
