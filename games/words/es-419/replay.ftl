replay-dealt = Se reparten las cartas.
replay-deed = { $seat }: { $text }
replay-unheard = { $seat } hace una jugada oculta.

decided-stop = { $count ->
    [one] { $seats } termina la partida.
   *[other] { $seats } acuerdan terminar la partida.
}
    .to-seats = { $others ->
        [0] Terminas la partida.
       *[other] Tú y { $seats } acuerdan terminar la partida.
    }
decided-watch = { $seats } { $count ->
    [one] quiere
   *[other] quieren
} ver cómo termina.
    .to-seats = { $others ->
        [0] Quieres
       *[other] Tú y { $seats } quieren
    } ver cómo termina.
decided-void = { $seats } acuerdan anular la partida.
    .to-seats = Tú y { $seats } acuerdan anular la partida.
decided-redeal = { $seats } acuerdan repartir de nuevo.
    .to-seats = { $others ->
        [0] Decides
       *[other] Tú y { $seats } acuerdan
    } repartir de nuevo.
decided-pause = Pausa a pedido de { $seats }.
    .to-seats = { $others ->
        [0] Haces una pausa.
       *[other] Tú y { $seats } hacen una pausa.
    }
decided-resume = { $count ->
    [0] La pausa terminó.
   *[other] { $seats } termina la pausa.
}
    .to-seats = Terminas la pausa.
decided-kick = { $count ->
    [0] { $other } reemplaza a un jugador. Lo decidió quien administra este servidor.
   *[other] { $other } reemplaza a un jugador por acuerdo de { $seats }.
}
    .to-seats = { $other } reemplaza a un jugador { $others ->
        [0] con tu acuerdo.
       *[other] por acuerdo tuyo y de { $seats }.
    }
decided-undo = { $seats } { $count ->
    [one] deshace una jugada.
   *[other] acuerdan deshacer una jugada.
}
    .to-seats = { $others ->
        [0] Deshaces una jugada.
       *[other] Tú y { $seats } acuerdan deshacer una jugada.
    }
decided-tie = { $seats } acuerdan un empate.
    .to-seats = { $others ->
        [0] Lo dejas en empate.
       *[other] Tú y { $seats } acuerdan un empate.
    }
decided-rest = { $count ->
    [one] { $seats } reclama el resto.
   *[other] El resto es de { $other } por acuerdo de { $seats }.
}
    .to-seats = El resto es de { $other } por acuerdo tuyo y de { $seats }.
    .to-seats-other = { $others ->
        [0] Reclamas el resto.
       *[other] El resto es tuyo: tú y { $seats } están de acuerdo.
    }
    .to-other = El resto es tuyo por acuerdo de { $seats }.
decided-sit = { $seats } { $count ->
    [one] deja
   *[other] dejan
} que un visitante ocupe el asiento de { $other } desde el próximo reparto.
    .to-seats = { $others ->
        [0] Dejas
       *[other] Tú y { $seats } dejan
    } que un visitante ocupe el asiento de { $other } desde el próximo reparto.
decided-sat = { $seats } se sienta.
    .to-seats = Te sientas.
decided-gone = { $seats } { $count ->
    [one] toma el relevo
   *[other] toman el relevo
}, porque nadie había jugado ahí en una semana.
decided-substitute = { $seats } { $count ->
    [one] quiere
   *[other] quieren
} que una computadora juegue el turno de { $other }.
    .to-seats = { $others ->
        [0] Quieres
       *[other] Tú y { $seats } quieren
    } que una computadora juegue el turno de { $other }.
    .to-other = { $seats } { $count ->
        [one] quiere
       *[other] quieren
    } que una computadora juegue tu turno.
undone = La mesa vuelve a como estaba antes de que jugara { $seat }.
decided-no = { $what ->
    [sit] Un visitante pidió el asiento de { $other }
   *[other] Pedido de { $seats }: { decided-no-what }
}, pero no todos estuvieron de acuerdo.
    .to-seats = { $what ->
        [sit] Un visitante pidió el asiento de { $other }
       *[other] { $others ->
            [0] Pediste { decided-no-what }
           *[other] Tú y { $seats } pidieron { decided-no-what }
        }
    }, pero no todos estuvieron de acuerdo.
    .to-seats-other = Pediste el resto, pero no todos estuvieron de acuerdo.
    .to-other = { $what ->
        [rest] Pedido de { $seats }: que te lleves el resto
       *[other] Pedido de { $seats }: reemplazarte por una computadora
    }, pero no todos estuvieron de acuerdo.
decided-no-what = { $what ->
    [stop] terminar la partida
    [void] anular la partida
    [redeal] repartir de nuevo
    [pause] una pausa
    [undo] deshacer una jugada
    [tie] un empate
    [rest] que { $other } se lleve el resto
   *[other] reemplazar a { $other } por una computadora
}
