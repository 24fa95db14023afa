press-join = Unirme
press-leave = Salir
press-computer = Agregar computadora
press-dismiss = Quitar computadora
press-options = Opciones
press-keep = Guardar estas reglas
press-drop = Borrar “{ $name }”
press-private = Hacerla privada
press-open = Hacerla pública
press-start = Empezar
press-play = Jugar
press-manage = Mesa …
press-thread = Mover a un hilo
press-hand = Ver mi mano
press-here = Ya volví
press-substitute = Que juegue una computadora
press-substitute-too = Que juegue una computadora ({ $count } de { $needed })
press-again = Revancha
press-void = Pedir anular la partida
press-watch = Seguir mirando
press-end-here = Terminar aquí
press-resume = Reanudar
press-agree = De acuerdo
press-let-in = Dejar entrar
press-enter = Sentarme
press-stay-out = No sentarme
press-no = No
press-withdraw = Mejor no
press-hint = Consejo
press-why = ¿Por qué?
press-ready = Listo
press-say = Reaccionar
press-scores = Puntajes
press-verify = Verificar
press-numbers = Recibo de la mezcla
press-replay = Repetición
press-review = Análisis
press-review-show = Mostrar
press-review-again = Otra vez
press-review-back = Anterior
press-review-next = Siguiente
press-first = Primero
press-back = Atrás
press-next = Siguiente
press-last = Último
press-round = { $unit ->
    [hand] Siguiente mano
    [deck] Siguiente baraja
    [hole] Siguiente hoyo
   *[round] Siguiente ronda
}
press-open-hands = Ver todas las manos
press-hide-hands = Ocultar las manos
press-share = Compartir
press-film = Hacer un clip
press-record = Archivo de la partida
press-report = Reportar
press-form = Completar
pick-card = Juega una carta

shelf-head = ### ¿A qué quieres jugar?
shelf-pick = Elige un juego
game-alias = { $name } ({ $alias })
shelf-taken = Alguien acaba de abrir una mesa aquí. Únete, o usa /play para abrir otra.
press-notifying = Avísame
notify-head = { $count ->
    [0] Elige juegos. Cuando se abra una mesa aquí, te mando un mensaje directo silencioso.
   *[other] Te mando un mensaje directo silencioso cuando se abra aquí una mesa de uno de estos. Para dejar de recibirlos, no elijas ninguno.
}
notify-opened = 🎴 **{ $host }** abrió una mesa de { $name }: { $place }
role-called = 🎴 { $mention } **{ $host }** abrió una mesa de { $name }: { $place }
notify-daily = { $wish ->
    [on] También te aviso cuando empieza el diario de cada día.
   *[off] También puedo avisarte cuando empieza el diario de cada día.
}
notify-muted = No más mensajes sobre { $name } ahí. `/notify` los vuelve a activar.
notify-nowhere = Escribe `/notify` en el servidor del que quieres recibir avisos.
press-mute = Silenciar
lobby-head = ### { $name }
    Presiona **Unirme** para sentarte, y **Empezar** cuando estén todos.
lobby-held = *reservado para { $name }, se libera { $time }*
lobby-invited = *reservado para { $name }*
lobby-english = Este juego está solo en inglés.
lobby-private = 🔐 Privada: para unirse hace falta una invitación. `/table invite` la manda. Los demás de aquí pueden mirar, pero las manos y la repetición quedan ocultas hasta que termine la partida.
lobby-answers = 🧳 No estoy instalado en este servidor, así que la mesa solo se actualiza durante 15 minutos después de que alguien presione un botón, y no puedo avisarte en tu turno. Presiona **Ver mi mano** para ver tus cartas.
lobby-alone = Solo tú ves esta mesa, porque este servidor oculta mis respuestas. Aquí igual puedes jugar contra computadoras.
lobby-farewell = 💤 Nadie hizo nada en { $minutes } minutos, así que cerré tu mesa de { $name }: { $place }. Abre otra con /play.
lobby-moved = La mesa está ahora en { $place }.
lobby-begun = 🎴 **{ $name }** empezó: { $place }
lobby-crowded = -# Hay muchas mesas en este canal, así que las imágenes van lentas. Un hilo es más rápido: **Mesa …** mueve esta al suyo.
manage-head = **{ $name }**: lo que cambies aquí se ve en la mesa.
lobby-open = { $count ->
    [one] Puede unirse 1 persona más.
   *[other] Pueden unirse { $count } personas más.
}
lobby-computers = { $count ->
    [one] Si empiezas ahora, juega 1 computadora.
   *[other] Si empiezas ahora, juegan { $count } computadoras.
}
lobby-more-computers = { $count ->
    [one] Si empiezas ahora, juega 1 computadora más.
   *[other] Si empiezas ahora, juegan { $count } computadoras más.
}
lobby-full-of-people = La mesa está llena.
lobby-full-of-computers = Todos los asientos están ocupados, pero puedes unirte: reemplazas a una computadora.
lobby-partners = Parejas: { $teams }
seats-choose = Elige tu asiento
seats-shuffle = Sortear los asientos
seat-free = Libre
seat-computer = una computadora
lobby-sealed = 🔒 Mezcla sellada
number-own = { $place ->
        [here] Ya estás dentro.
       *[elsewhere] Ya estás en la revancha: { $place }
    }
number-seal = -# 🔒 Mezcla sellada ||número `{ $number }`{ $commitment ->
    [none] { "" }
   *[other] , huella `{ $commitment }`
}||
deal-told = **{ $seat }** baraja. 🔒 Mezcla sellada ||`{ $seal }`||
deal-beacon = -# ||También entra la ronda { $round } de la baliza pública.||
computer = 🤖 { $name } · { $level ->
    [easy] fácil
    [normal] normal
   *[hard] difícil
}
computer-character = 🤖 { $name } · { $level ->
    [easy] fácil
    [normal] normal
   *[hard] difícil
}, { $manner ->
    [cautious] prudente
    [counts-cards] cuenta las cartas
   *[bold] audaz
}
computer-way = { $level ->
    [easy] fácil
    [normal] normal
   *[hard] difícil
}, { $manner ->
    [cautious] prudente
    [counts-cards] cuenta las cartas
   *[bold] audaz
}
levels-choose = Nivel de una computadora
level-change = { $name } en lugar de { $old }
table-computers = -# { $computers }
lobby-clock = { $clock }, más { $count } { $unit ->
    [minutes] extra
   *[other] minutos extra
} por partida si la mesa te los da
clock-none = Sin límite de tiempo
clock-seconds = { $count } segundos por turno
clock-minutes = { $count ->
    [one] 1 minuto por turno
   *[other] { $count } minutos por turno
}
clock-hours = { $count ->
    [one] 1 hora por turno
   *[other] { $count } horas por turno
}

options-head = **Opciones** de esta mesa. Elige hasta cinco para cambiar.
options-pick = Cambiar opciones
options-changed = Reglas de la casa
options-rarer = Más reglas de la casa
options-more = Y { $count } más: /rules
keep-name = Nombre para estas reglas
keep-first = Usarlas para las mesas nuevas de { $name } aquí
presets-many = Este servidor ya tiene { $most } conjuntos de reglas guardados para este juego. Borra uno primero.
presets-no-name = Ponles un nombre a estas reglas.
option-clock = Tiempo por turno
option-title = Cambiar opciones
option-range = De { $least } a { $most }
option-span = De { $least } a { $most }{ $step ->
    [1] { "" }
   *[other] , de { $step } en { $step }
}
option-span-or-none = De { $least } a { $most }{ $step ->
    [1] { "" }
   *[other] , de { $step } en { $step }
}, o “{ option-none }”
option-on = sí
option-off = no
option-none = desactivado
label-and-hint = { $label }. { $hint }
option-zero = { $title } (0: { $zero })
number-title = ¿Cuánto?

rules-head = ### { $name }
rules-changed-here = **En esta mesa:**
rules-here = **En esta mesa:** { $rules }
rules-as-usual = **Reglas estándar:**
rules-all-usual = **Esta mesa juega con las reglas estándar:**
rules-of-nowhere = **Reglas estándar.** Quien abre una mesa puede cambiar cualquiera de estas:
press-rules = Reglas
press-rules-minute = Reglas rápidas
press-rules-whole = Reglas completas
press-rules-table = Reglas de esta mesa
press-rules-usual = Reglas estándar

table-turning-up = **All-in.** Ya viene la siguiente carta.
table-turn = { $count ->
    [one] Turno de **{ $seats }**
   *[other] Esperando a **{ $seats }**
}
table-turn-clock = { $count ->
    [one] Turno de **{ $seats }**
   *[other] Esperando a **{ $seats }**
}, límite { $time }
table-turn-spare = { $count ->
    [one] **{ $seats }** usa su tiempo extra
   *[other] **{ $seats }** usan su tiempo extra
}, límite { $time }
table-resting = { $unit ->
    [hand] Fin de la mano
    [deck] Fin de la baraja
    [hole] Fin del hoyo
   *[round] Fin de la ronda
}. El próximo reparto es { $time }, o cuando todos presionen **Listo**.
table-unready = Esperando el **Listo** de **{ $seats }**.
    .to-seats = { $others ->
        [0] Esperando **tu** **Listo**.
       *[other] Esperando **tu** **Listo** y el de **{ $seats }**.
    }
ready-noted = Todo listo por tu parte. Esperando a **{ $seats }**.
table-won = { $count ->
    [all] 🏆 ¡Ganaron todos!
    [one] 🏆 ¡**{ $seats }** ganó la partida!
   *[other] 🏆 ¡**{ $seats }** ganaron la partida!
}
    .to-seats = { $count ->
        [all] 🏆 ¡Ganaron todos!
        [one] 🏆 ¡**Ganaste** la partida!
        [2] 🏆 ¡**Tú** y **{ $seats }** ganaron la partida!
       *[other] 🏆 ¡**Tú**, **{ $seats }** ganaron la partida!
    }
table-lost = { $count ->
    [0] Esta la perdieron todos.
    [house] Esta la ganó la casa.
    [one] **{ $seats }** perdió la partida.
   *[other] **{ $seats }** perdieron la partida.
}
    .to-seats = { $count ->
        [0] Esta la perdieron todos.
        [house] Esta la ganó la casa.
        [one] **Perdiste** la partida.
        [2] **Tú** y **{ $seats }** perdieron la partida.
       *[other] **Tú**, **{ $seats }** perdieron la partida.
    }
table-away = 🤖 { $count ->
    [one] **{ $seats }** no está, así que juega una computadora en su lugar.
   *[other] **{ $seats }** no están, así que juega una computadora en su lugar.
}
table-replaced = -# 🤖 { $seat } reemplazó a { $name }.
table-deserted = 🏁 Fuera de la partida: **{ $seats }**. Solo quedan computadoras. ¿Seguir mirando o terminar aquí? Si nadie responde, termina { $time }.
    .to-seats = 🏁 Quedaste fuera{ $others ->
        [0] {""}
       *[other] , igual que **{ $seats }**
    }, así que solo quedan computadoras. ¿Seguir mirando o terminar aquí? Si nadie responde, termina { $time }.
table-rests = 💤 No hay nadie. Presiona **Ya volví** para seguir jugando. Si nadie lo hace, la mesa se cierra { $time }.
table-paused-until = ⏸️ La mesa está en pausa, y el reloj parado. Sigue { $time }, o cuando alguien presione **Reanudar**.
table-absent = ⏱️ Sin tiempo en la mayoría de los turnos: **{ $seats }**. Cuenta como derrota.
    .to-seats = ⏱️ { $others ->
        [0] Se te acabó el tiempo
        [one] A ti y a **{ $seats }** se les acabó el tiempo
       *[other] A ti y también a **{ $seats }** se les acabó el tiempo
    } en la mayoría de los turnos, así que cuenta como derrota.
table-practice = 🎓 Fue práctica, así que ningún rating cambia.
asked-stop = { $count ->
    [one] 🏁 **{ $seats }** quiere terminar la partida.
   *[other] 🏁 **{ $seats }** quieren terminar la partida.
}
    .to-seats = 🏁 { $others ->
        [0] Quieres
        [one] Tú y **{ $seats }** quieren
       *[other] Tú, **{ $seats }** quieren
    } terminar la partida.
asked-void = { $count ->
    [one] 🏳️ **{ $seats }** quiere anular esta partida, así que no contaría para nadie.
   *[other] 🏳️ **{ $seats }** quieren anular esta partida, así que no contaría para nadie.
}
    .to-seats = 🏳️ { $others ->
        [0] Quieres
        [one] Tú y **{ $seats }** quieren
       *[other] Tú, **{ $seats }** quieren
    } anular esta partida, así que no contaría para nadie.
asked-redeal = { $count ->
    [one] 🔄 **{ $seats }** quiere que se reparta de nuevo.
   *[other] 🔄 **{ $seats }** quieren que se reparta de nuevo.
}
    .to-seats = 🔄 { $others ->
        [0] Quieres
        [one] Tú y **{ $seats }** quieren
       *[other] Tú, **{ $seats }** quieren
    } que se reparta de nuevo.
asked-pause = { $count ->
    [one] ⏸️ **{ $seats }** quiere una pausa.
   *[other] ⏸️ **{ $seats }** quieren una pausa.
}
    .to-seats = ⏸️ { $others ->
        [0] Quieres
        [one] Tú y **{ $seats }** quieren
       *[other] Tú, **{ $seats }** quieren
    } una pausa.
asked-kick = 🚪 **{ $seats }** { $count ->
    [one] quiere
   *[other] quieren
} reemplazar a **{ $other }** por una computadora.
    .to-seats = 🚪 { $others ->
        [0] Quieres
        [one] Tú y **{ $seats }** quieren
       *[other] Tú, **{ $seats }** quieren
    } reemplazar a **{ $other }** por una computadora.
    .to-other = 🚪 **{ $seats }** { $count ->
        [one] quiere
       *[other] quieren
    } reemplazarte por una computadora.
asked-undo = { $count ->
    [one] ↩️ **{ $seats }** quiere deshacer su última jugada.
   *[other] ↩️ **{ $seats }** quieren deshacer la última jugada.
}
    .to-seats = ↩️ { $others ->
        [0] Quieres deshacer tu última jugada.
        [one] Tú y **{ $seats }** quieren deshacer la última jugada.
       *[other] Tú, **{ $seats }** quieren deshacer la última jugada.
    }
asked-tie = { $count ->
    [one] 🤝 **{ $seats }** quiere dejarlo en empate.
   *[other] 🤝 **{ $seats }** quieren dejarlo en empate.
}
    .to-seats = 🤝 { $others ->
        [0] Quieres
        [one] Tú y **{ $seats }** quieren
       *[other] Tú, **{ $seats }** quieren
    } dejarlo en empate.
asked-claim = { $count ->
    [one] 🙌 **{ $seats }** reclama el resto de las bazas.
   *[other] 🙌 **{ $seats }** dicen que el resto de las bazas es de **{ $other }**.
}
    .to-seats = 🙌 { $others ->
        [0] Reclamas el resto de las bazas.
        [one] Tú y **{ $seats }** dicen que el resto de las bazas es de **{ $other }**.
       *[other] Tú, **{ $seats }** dicen que el resto de las bazas es de **{ $other }**.
    }
    .to-seats-other = 🙌 { $others ->
        [0] Reclamas el resto de las bazas.
        [one] Tú y **{ $seats }** dicen que el resto de las bazas es tuyo.
       *[other] Tú, **{ $seats }** dicen que el resto de las bazas es tuyo.
    }
    .to-other = 🙌 **{ $seats }** dicen que el resto de las bazas es tuyo.
asked-sit = 💺 **{ $name }** quiere el asiento de **{ $other }**.
guest-comes = 💺 **{ $name }** ocupa el asiento de **{ $seat }** en el próximo reparto.
asked-others = **{ $seats }**, ¿de acuerdo? Límite: { $time }.
    .to-seats = { $others ->
        [0] ¿De acuerdo?
        [one] ¿De acuerdo, tú y **{ $seats }**?
       *[other] ¿De acuerdo, tú, **{ $seats }**?
    } Límite: { $time }.
asked-all = Todos están de acuerdo, así que la partida termina con { $unit ->
    [hand] esta mano
    [deck] esta baraja
    [hole] este hoyo
   *[round] esta ronda
}.
table-long = ⏳ { $seat }, esta partida llegó a { $count } jugadas, así que termina con { $unit ->
    [hand] esta mano
    [deck] esta baraja
    [hole] este hoyo
   *[round] esta ronda
}.
table-score = **{ $score }** { $name }
table-score-note = **{ $score }** { $name } · { $note }
table-sealed = -# 🔒 Mezcla sellada
table-opened = -# 🔓 Recibo de la mezcla: presiona **Verificar**
table-moves = { $place ->
    [here] Aquí está la mesa.
   *[elsewhere] La mesa está ahora en { $place }.
}
table-out-of-reach = Solo puedo publicar esa mesa en su propio canal. Escribe /table show ahí.
table-stays = Ahora no puedo publicar la mesa. Prueba otra vez en un minuto.

hand-head = ### { $name }
hand-head-link = ### { $name }
    {"["}Ir a la mesa]({ $link })
hand-away = 🤖 No estabas, así que juega una computadora en tu lugar. Presiona **Ya volví** para seguir tú.
hand-paused = En pausa
hand-others = Juegan los demás
hand-order = ⏩ En tu turno haré esto por ti: **{ $order }**. Presiona el botón otra vez para cancelar.
hand-standing-order = ⏩ Desde ahora haré esto por ti: **{ $order }**. Presiona el botón otra vez para cancelar.
hand-turn-clock = **Tu turno,** límite { $time }.
hand-turn-spare = **Tu turno,** y usas tu tiempo extra. Los demás pueden dejar que juegue una computadora. Límite { $time }.
hand-own = { $label }: { $cards }
hint = 💡 **{ $action }**: { $why }
why-head = Probé cada jugada en muchos repartos posibles. Al final { $unit ->
    [hand] de la mano
    [deck] de la baraja
    [hole] del hoyo
   *[round] de la ronda
}, frente a tu oponente más fuerte, quedarías:
why-move-even = **{ $action }**: más o menos igual
why-move-better = **{ $action }**: { $points ->
    [one] cerca de { $points } punto
   *[other] unos { $points } puntos
} por delante
why-move-worse = **{ $action }**: { $points ->
    [one] cerca de { $points } punto
   *[other] unos { $points } puntos
} por detrás
why-ahead = Calculando más a fondo, esto es mejor que mi primera idea.
why-instead = En muchas manos, esto es mejor que mi primera idea.
why-policy = Es lo que haría una computadora difícil.
why-rule = Es una regla práctica. En este juego, calcular más a fondo no da nada mejor.
why-late = No me alcanzó el tiempo para calcular más a fondo.
why-only = Es la única jugada que tienes.
type-it = ⌨️ Eso no cabe en un botón. Escríbelo con `/move`: `{ $action }`
your-turn = { $mention } Es tu turno en { $name }. Presiona **Ver mi mano** debajo de la mesa.
dm-late = { $mention } Discord no entrega tus cartas ahora mismo. Presiona **Ver mi mano** debajo de la mesa para verlas y jugar.
dm-closed = { $mention } No puedo mandarte mensajes directos. Presiona **Ver mi mano** debajo de la mesa para ver tus cartas y jugar.
hand-kicked = La mesa te reemplazó por { $seat }. { $mode ->
    [practice] Es práctica, así que no es una derrota.
   *[rated] Solo pierdes esta partida si pierde ese asiento.
}
hand-sent-away = Quien administra este servidor te reemplazó por { $seat }. { $mode ->
    [practice] Es práctica, así que no es una derrota.
   *[rated] En la primera mitad de la partida no es una derrota. Después, recibes lo que reciba tu asiento.
}
hand-gone = No jugaste en una semana, así que { $seat } te reemplazó. { $mode ->
    [practice] Es práctica, así que no es una derrota.
   *[rated] Cuenta como derrota.
} Presiona **Sentarme** debajo de la mesa para volver.
hand-left = Saliste de la partida. { $seat } sigue jugando por ti.
hand-rating = Tu rating: { $before } → **{ $after }**
time-up = ⏱️ A { $seat } se le acabó el tiempo.
    .to-seat = ⏱️ Se te acabó el tiempo.
just-drawn = { $text } · nueva
was-forced = Era tu única jugada.
was-ordered = La jugué por ti, como pediste.
last-trick = Última baza
no-last-trick = Todavía no terminó ninguna baza.

verify-true = ✅ **Recibo de la mezcla:** { $name }, terminada { $time }. { $told }
verify-false = ❌ **Recibo de la mezcla:** { $name }, terminada { $time }. { $told }
verify-lobby = 🔒 **Recibo de la mezcla:** { $name }, todavía sin repartir. Sorteé un secreto para la mezcla antes de que nadie se uniera; su huella es `{ $commitment }`. Cada **Unirme** agrega un número propio, y el reparto también. Después de la partida publico el secreto, y cualquiera puede comprobar el reparto.
verify-beacon = También se mezcla la ronda { $round } de la baliza pública, que todavía no salió.
verify-under-way = 🔒 **Recibo de la mezcla:** { $name }, todavía en juego. Su mezcla tiene un secreto cuya huella estaba en la sala: `{ $commitment }`. Publico el secreto al final.
verify-unsealed = { $name }, todavía en juego. Esta partida empezó antes de que las mezclas tuvieran huellas, así que no hay con qué comprobarla.
verify-follows = Sigue a la partida { $match }, la última que terminó en este servidor antes de ella.
verify-first = Es la primera partida registrada en este servidor.
verify-nothing = En este canal todavía no terminó ninguna partida.
numbers-commitment = **Huella**, mostrada en la sala antes de que nadie se uniera: el SHA-256 del secreto y de la partida anterior:
    `{ $commitment }`
numbers-opened-after = **Partida anterior**: el SHA-256 del último archivo de partida de este servidor cuando se abrió esta mesa, o ceros si no había ninguno:
    `{ $digest }`
numbers-secret = **Secreto**, publicado al final:
    `{ $secret }`
numbers-joins = **Entradas**: cada asiento (desde 0) con el ID del clic que lo tomó, y luego el ID del mensaje del reparto (según el reloj de Discord { $times }):
    `{ $joins }`
    { $seal ->
        [none] { "" }
       *[other] El mensaje del reparto muestra el SHA-256 de la parte anterior: `{ $seal }`.
    }
numbers-seed = **Semilla**, el HMAC-SHA256 de las entradas con el secreto como clave:
    `{ $seed }`
numbers-seed-alone = **Semilla**, sorteada antes del reparto sin huella:
    `{ $seed }`
numbers-file = El archivo contiene toda la partida. Para comprobarla por tu cuenta: `python -m games verify { $file }`

record-file = Toda la partida como archivo.

replay-title = { $name }, partida { $number }
replay-entry = { $number }: { $name }, { DATE($day, pattern: "dd MMM") } { $time } UTC, { $names }
replay-step = Paso { $number } de { $last }
replay-hand = -# **{ $seat }** { $cards }
replay-shared = **{ $name }** comparte una jugada de
    { $head }
film-steps = Pasos { $first } a { $last }
film-words = { $head }, { $place }. La última imagen:
no-such-match-here = En este canal no hay una partida { $number }. Elige una de la lista que muestra `/replay`.

review-title = ### { $name }, partida { $number }: análisis
review-begins = 🔎 Voy a revisar tus jugadas. Si descartas este mensaje, me detengo.
review-first = 🔎 Estoy revisando tus jugadas: { $done } de { $of }. Si descartas este mensaje, me detengo.
review-closer = 🔎 Ya vi tus { $of } jugadas. Ahora miro de cerca las que quizá te costaron algo.
review-moment = -# Momento { $number } de { $last }, de { $decisions } { $decisions ->
    [one] decisión
   *[other] decisiones
}
review-find-head = -# Ningún error claro en { $decisions } { $decisions ->
    [one] decisión
   *[other] decisiones
}. Este fue tu mejor hallazgo.
review-clean = Ningún error claro en { $decisions } { $decisions ->
    [one] decisión
   *[other] decisiones
}, y ninguna que superara a todas las demás. Bien jugado.
review-try = **¿Qué harías tú?** Tu jugada aquí te costó. Prueba otra cosa: ahora nada cuenta.
review-same = Tu jugada entonces también fue **{ $action }**. Prueba otra cosa.
review-other = **{ $action }** no es lo que yo haría. Prueba otra vez o presiona **Mostrar**.
review-solved = ✅ ¡Eso es!
review-cost = Tu jugada: **{ $action }**. En promedio, te costó { $points ->
    [one] cerca de { $points } punto
   *[other] unos { $points } puntos
}, con un margen de { $error }.
review-scale = -# En muchos repartos posibles, { $unit ->
    [together] contado al final.
    [hand] contado al final de la mano contra tu oponente más fuerte.
    [deck] contado al final de la baraja contra tu oponente más fuerte.
    [hole] contado al final del hoyo contra tu oponente más fuerte.
   *[round] contado al final de la ronda contra tu oponente más fuerte.
}
review-better = 💡 Mejor: **{ $action }**. { $why }
review-find = ✅ Tu jugada: **{ $action }**. En promedio, **{ $instead }** te habría costado { $points ->
    [one] cerca de { $points } punto
   *[other] unos { $points } puntos
}, con un margen de { $error }.
review-ahead = Calculando más a fondo, resulta mejor que todo lo demás que probé.
review-not-yours = Solo quienes jugaron una partida pueden pedir su análisis. Analiza una tuya con `/review`.
review-not-over = Esta partida todavía no terminó. La analizo cuando termine.
review-no-game = No puedo analizar este juego: calcular más a fondo no distingue sus buenas jugadas de las malas.
review-nothing = No tomaste decisiones propias en esta partida.
review-none-here = Todavía no terminaste ninguna partida en este canal. Si la jugaste en otro lugar, dame su número.
review-busy = Todavía estoy analizando una partida para ti. Dame un minuto.
review-failed = No pude terminar este análisis. Presiona **Análisis** otra vez, o escribe `/review`.
review-late = Había demasiado que hacer, así que no terminé. Prueba más tarde.

report-title = Reportar { $title }
report-label = ¿Qué salió mal?
report-note = { $status ->
    [over] Lo verán quienes administran este servidor, junto con el archivo de la partida.
   *[playing] Lo verán quienes administran este servidor. No nombres cartas ocultas: la partida sigue.
}
report-head = ### 🚩 { $title }
    De **{ $name }** ({ $mention }), sobre {"["}esta mesa]({ $place }):
report-over = -# El archivo de la partida va adjunto.
report-under-way = -# La partida sigue, así que el archivo adjunto solo tiene lo público. Cuando termine, **Archivo de la partida** te lo da completo.
report-sent = Gracias. Mandé tu reporte y la partida a { $count ->
    [one] 1 persona
   *[other] { $count } personas
}.
report-closed = No pude comunicarme con nadie que administre este servidor. Cuéntaselo tú y adjunta el archivo que te da **Archivo de la partida**, debajo de la repetición.
report-nobody = No pude mandar tu reporte, porque no sé quién administra este servidor.
report-nothing = Todavía no hay nada que reportar: aquí no se jugó ninguna partida.

no-table = No estás en ninguna mesa. Abre una con `/play`, o deja que `/notify` te avise cuando se abra una.
no-match-here = Nadie juega en este canal. Abre una mesa con `/play`, o deja que `/notify` te avise cuando se abra una.
invited = 🎴 { $mention }, **{ $host }** te invita a { $name } en { $place }.
invite-bot = No puedo jugar contra otros bots. Elige a una persona.
challenge-pick = ¿A qué quieres jugar con **{ $name }**?
no-hint = Ahora no hay consejo: no es tu turno.
words-off = Las reacciones rápidas están desactivadas en este servidor.
table-elsewhere = En este servidor las mesas se abren en { $places }. Escribe /play ahí.
game-hidden = Este servidor desactivó { $game }. Escribe /play para ver sus juegos.
permission-view_channel = ver canal
permission-attach_files = adjuntar archivos
permission-send_messages = enviar mensajes
permission-send_messages_in_threads = enviar mensajes en hilos
permission-create_public_threads = crear hilos públicos
permissions-missing = Aquí me faltan permisos: { $names }. Pídele a quien administra el servidor que los permita en este canal.
leave-ask-match = ¿Salir de tu partida de { $name } en { $place }? { $mode ->
    [practice] Es práctica, así que no es una derrota.
   *[rated] Una computadora ocupa tu asiento, y cuenta como derrota.
}
leave-ask-table = ¿Salir de la mesa de { $name } en { $place }?
you-left = Saliste de la mesa.
you-left-match = { $mode ->
    [practice] Saliste de la partida. Es práctica, así que no es una derrota. Una computadora sigue por ti.
   *[rated] Saliste de la partida, así que es una derrota. Una computadora sigue por ti.
}
you-left-last = { $mode ->
    [practice] Saliste de la partida, y la mesa se cerró. Era práctica, así que no es una derrota.
   *[rated] Salieron todos, así que la mesa se cerró. Cuenta como derrota para quienes salieron.
}
you-asked = Pregunté a todos en la mesa de { $place }. Límite: { $time }.
you-let-in = Te dejan entrar en la mesa de { $place }. Te sientas en el próximo reparto.
you-turned-down = No todos en la mesa de { $place } estuvieron de acuerdo.
you-asked-no-more = La pregunta a la mesa de { $place } se cerró.
you-stay-out = De acuerdo, no te sientas en { $place }.
you-all-agree = Todos están de acuerdo. Mira la mesa en { $place }.
kick-ask = { $name } juega a { $game } en { $place }, no aquí. ¿Reemplazar a esa persona por una computadora ahí?
press-replace = Reemplazar
kicked = Listo. { $seat } sigue jugando en la mesa de { $place }.
kick-self = Eres tú. Para salir, escribe `/leave`.
kick-stranger = { $name } no juega en ninguna mesa de aquí. Elige a alguien que sí.
you-want-void = Pediste anular la partida. Si todos los demás están de acuerdo debajo de la mesa en { $place }, no contará. Mientras tanto, sigue jugando.
store-unavailable = Ahora no puedo acceder a mi base de datos. Si en un momento no pasó nada, prueba otra vez.
discord-unavailable = Discord tiene problemas ahora mismo. Si en un momento no pasó nada, prueba otra vez.
in-line = ⏳ Estás en el lugar { $place } de la fila.
too-many = Un poco más despacio. Podrás probar otra vez: { $time }.
slow = Esto tarda más de lo normal. La respuesta aparece aquí en un momento; si no, prueba otra vez.
form-late = Tardó un poco. Presiona **Completar**.
not-ours = Ese botón ya no sirve. Usa el mensaje más nuevo, o escribe un comando.
argument-out-of-range = { $value } está fuera de rango. Elige otro número.
argument-unknown = No sé qué es “{ $value }”. Elige de la lista que aparece al escribir.
command-changed = Este comando cambió. Recarga Discord y escríbelo otra vez.
broken = Algo se rompió, pero tu mesa está a salvo. Prueba otra vez. Si sigue pasando, dale este código a quien administra el bot: { $code }

lesson-head = ### { $name }: lección
lesson-step = -# Paso { $number } de { $last }
lesson-right = ✅ { $why }
lesson-wrong = ⚠️ { $why }
lesson-done = 🎓 **Esa es la lección.** El resto se aprende jugando: presiona **Jugar** cuando quieras.
lesson-table = Ya estás en una mesa de este juego: { $place }. Presiona **Empezar** ahí cuando estén todos.
lesson-offer = 🎓 ¿Primera vez en { $name }? Aprende en dos minutos antes de empezar.
lesson-none = Todavía no hay lección de { $game }. Prueba `/rules`.
press-learn = Aprender
press-learn-again = Desde el principio
