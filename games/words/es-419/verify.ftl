verify-again = { $actions ->
    [one] 1 jugada
   *[other] { $actions } jugadas
} y { $shuffles ->
    [one] 1 mezcla
   *[other] { $shuffles } mezclas
} salen iguales
verify-holds = Todo en orden: el secreto es el que se selló en la sala. Junto con { $people ->
    [one] 1 clic
   *[other] { $people } clics
} y el reparto{ $beacon ->
    [yes] , y la ronda { $round } de la baliza pública,
   *[other] {""}
} da exactamente estas cartas, y { verify-again }.
    Si los números son los que te mostraron antes, nadie eligió estas cartas. Quien administra el bot igual podría haberlas mirado.{ $beacon ->
    [missed] {" "}Se había prometido la ronda { $round } de la baliza pública, pero no se pudo consultar.
   *[other] {""}
}
verify-holds-started = Todo en orden: el secreto es el que se selló en la sala, la semilla sale de él y de { $clicks ->
    [one] 1 clic
   *[other] { $clicks } clics
} de los jugadores, y { verify-again }. Pero es un archivo de partida de un formato antiguo: nadie más vio el número del último clic, así que quien administraba el bot podría haber probado muchos y elegido las cartas.
verify-holds-unsealed = Todo en orden: { verify-again }. Pero no se selló nada de antemano, así que no demuestra que nadie eligiera la semilla.
verify-form = No concuerda: el secreto o la lista de quienes se unieron no está escrito como debe.
verify-commitment = No concuerda: el secreto no es el que se selló. Su SHA-256 es { $found }.
verify-seed = No concuerda: la semilla no sale del secreto y de quienes se unieron, que dan { $found }.
verify-breaks = No concuerda: la jugada { $number }, “{ $action }”, no es posible.
verify-end = No concuerda: según sus jugadas { $count ->
    [0] no ganó nadie
   *[other] la victoria fue de { $seats }
}, con los puntajes { $scores }.
verify-no-end = No concuerda: según sus jugadas, la partida no terminó.

chain-holds = Los { $count } archivos de partida se siguen unos a otros, y ninguno intermedio falta ni se cambió. El SHA-256 del último es { $digest }.
chain-gap = Estos archivos de partida no se siguen: falta el que tiene el SHA-256 { $found }.
chain-fork = Estos archivos de partida no se siguen: dos de ellos nombran el mismo como anterior.
chain-none = Estos archivos de partida no se siguen: uno antiguo, o de una partida sin terminar, no nombra el anterior.
