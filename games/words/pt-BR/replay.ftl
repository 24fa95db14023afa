replay-dealt = As cartas são dadas.
replay-deed = { $seat }: { $text }
replay-unheard = { $seat } faz uma jogada oculta.

decided-stop = { $seats } { $count ->
    [one] encerra a partida.
   *[other] concordam em encerrar a partida.
}
    .to-seats = { $others ->
        [0] Você encerra a partida.
        [one] Você e { $seats } concordam em encerrar a partida.
       *[other] Você, { $seats } concordam em encerrar a partida.
    }
decided-watch = { $seats } { $count ->
    [one] quer
   *[other] querem
} ver como termina.
    .to-seats = { $others ->
        [0] Você quer
        [one] Você e { $seats } querem
       *[other] Você, { $seats } querem
    } ver como termina.
decided-void = { $seats } concordam em cancelar a partida.
    .to-seats = { $others ->
        [one] Você e { $seats } concordam em cancelar a partida.
       *[other] Você, { $seats } concordam em cancelar a partida.
    }
decided-redeal = { $seats } concordam em dar as cartas de novo.
    .to-seats = { $others ->
        [0] Você decide
        [one] Você e { $seats } concordam em
       *[other] Você, { $seats } concordam em
    } dar as cartas de novo.
decided-pause = Pausa: { $seats }.
    .to-seats = Pausa: { $others ->
        [0] você.
        [one] você e { $seats }.
       *[other] você, { $seats }.
    }
decided-resume = { $count ->
    [0] A pausa acabou.
   *[other] { $seats } encerra a pausa.
}
    .to-seats = Você encerra a pausa.
decided-kick = { $count ->
    [0] { $other } entra no lugar de um jogador. A decisão foi de quem cuida deste servidor.
   *[other] { $other } entra no lugar de um jogador. De acordo: { $seats }.
}
    .to-seats = { $other } entra no lugar de um jogador. De acordo: { $others ->
        [0] você.
        [one] você e { $seats }.
       *[other] você, { $seats }.
    }
decided-undo = { $seats } { $count ->
    [one] desfaz uma jogada.
   *[other] concordam em desfazer uma jogada.
}
    .to-seats = { $others ->
        [0] Você desfaz uma jogada.
        [one] Você e { $seats } concordam em desfazer uma jogada.
       *[other] Você, { $seats } concordam em desfazer uma jogada.
    }
decided-tie = { $seats } concordam em empatar.
    .to-seats = { $others ->
        [0] Você declara empate.
        [one] Você e { $seats } concordam em empatar.
       *[other] Você, { $seats } concordam em empatar.
    }
decided-rest = { $count ->
    [one] { $seats } fica com o resto.
   *[other] O resto fica com { $other }. De acordo: { $seats }.
}
    .to-seats = O resto fica com { $other }. De acordo: { $others ->
        [one] você e { $seats }.
       *[other] você, { $seats }.
    }
    .to-seats-other = { $others ->
        [0] Você fica com o resto.
        [one] O resto fica com você. De acordo: você e { $seats }.
       *[other] O resto fica com você. De acordo: você, { $seats }.
    }
    .to-other = O resto fica com você. De acordo: { $seats }.
decided-sit = { $seats } { $count ->
    [one] deixa
   *[other] deixam
} alguém de fora ficar com o lugar de { $other } a partir da próxima vez que as cartas forem dadas.
    .to-seats = { $others ->
        [0] Você deixa
        [one] Você e { $seats } deixam
       *[other] Você, { $seats } deixam
    } alguém de fora ficar com o lugar de { $other } a partir da próxima vez que as cartas forem dadas.
decided-sat = { $seats } senta à mesa.
    .to-seats = Você senta à mesa.
decided-gone = { $seats } { $count ->
    [one] assume o jogo
   *[other] assumem o jogo
}, porque ninguém jogava ali havia uma semana.
decided-substitute = { $seats } { $count ->
    [one] quer
   *[other] querem
} que um computador jogue a vez de { $other }.
    .to-seats = { $others ->
        [0] Você quer
        [one] Você e { $seats } querem
       *[other] Você, { $seats } querem
    } que um computador jogue a vez de { $other }.
    .to-other = { $seats } { $count ->
        [one] quer
       *[other] querem
    } que um computador jogue a sua vez.
undone = A mesa volta ao momento antes da jogada de { $seat }.
decided-no = { $what ->
    [sit] Alguém de fora pediu o lugar de { $other }
   *[other] Pedido de { $seats } { decided-no-what }
}, mas nem todos concordaram.
    .to-seats = { $what ->
        [sit] Alguém de fora pediu o lugar de { $other }
       *[other] { $others ->
            [0] Pedido seu { decided-no-what }
            [one] Pedido seu e de { $seats } { decided-no-what }
           *[other] Pedido de você, { $seats } { decided-no-what }
        }
    }, mas nem todos concordaram.
    .to-seats-other = Você pediu o resto, mas nem todos concordaram.
    .to-other = { $what ->
        [rest] Pedido de { $seats } para você ficar com o resto
       *[other] Pedido de { $seats } para pôr um computador no seu lugar
    }, mas nem todos concordaram.
decided-no-what = { $what ->
    [stop] para encerrar a partida
    [void] para cancelar a partida
    [redeal] para dar as cartas de novo
    [pause] para fazer uma pausa
    [undo] para desfazer uma jogada
    [tie] para declarar empate
    [rest] para { $other } ficar com o resto
   *[other] para pôr um computador no lugar de { $other }
}
