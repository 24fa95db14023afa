cribbage-name = Cribbage
    .line = Dê a volta no tabuleiro até 121.
    .aliases = Crib
cribbage-rules = **Marque pontos ao longo do tabuleiro. Quem chega primeiro a 121 vence.**
    Você recebe seis cartas. Ponha duas no **crib**, quatro cartas extras que contam para quem dá as cartas. Uma carta é virada: a **carta inicial**.
    Depois, cada um na sua vez joga uma carta e a soma à **contagem**. Se ela chega a 15 ou 31, você **marca** 2. Pares e sequências também pontuam. Se todas as suas cartas passariam de 31, diga “go”; quem jogou por último marca 1, e a contagem recomeça.
    Por fim conte as suas quatro cartas junto com a carta inicial: 2 por quinze, 2 por par, 3 ou mais por sequência.
    - **Por exemplo:** você tem 5♥ 4♠ 10♦ Q♦ e a carta inicial é o 5♣. Cada 5 faz quinze com o 10 e com a dama: quatro quinzes, 8. Com o par de 5, são 10.
    .whole =
    - **As cartas:** dois jogadores recebem seis cada um e põem duas no crib. Com três ou quatro são cinco cartas, e cada um põe uma; com três, o crib recebe mais uma do baralho. Quatro jogam em duplas, frente a frente. A vez de dar passa à esquerda.
    - **Carta inicial:** quando todos puseram, uma carta é virada. Se for um valete, quem dá as cartas marca 2 na hora, os **heels**.
    - **O jogo:** a partir da esquerda de quem dá as cartas, jogue uma carta e some à contagem. Ases valem 1, figuras 10. Não se pode passar de 31. Se nada cabe, diga “go”, e os outros continuam se puderem. Quem joga a última carta abaixo de 31 marca 1. Depois disso, ou depois de 31, quem está à esquerda puxa qualquer carta, e a contagem recomeça em 0.
    - **Marcar durante o jogo:** 15 são 2, e 31 são 2. Um par são 2, uma trinca 6, uma quadra 12. Sequências de três ou mais valem o seu comprimento, em qualquer ordem, se nenhuma outra carta as interrompe.
    - **A contagem das mãos:** a partir da esquerda de quem dá as cartas, que fica por último, cada mão é contada com a carta inicial, depois o crib. Cada quinze são 2, cada par 2, uma sequência o seu comprimento. Quatro do mesmo naipe são 4, cinco com a carta inicial; no crib só contam cinco. O valete do naipe da carta inicial é 1, o **nobs**.
    - **Várias de uma vez:** cada combinação conta. Três 5 são três pares, 6. Em 9 9 10 J, cada 9 faz uma sequência de três, e os 9 são um par: 3 + 3 + 2, então 8.
    - **O fim:** quem chega a 121 vence na hora, mesmo no meio de uma mão. Por isso importa quem conta primeiro. Se você perde com 90 ou menos, levou um **skunk**.
    - **Por exemplo:** a contagem é 20, e você joga um 5: 25. O adversário só tem figuras e diz “go”. Você soma um 6: são 31, e 2 para você.
    - **As regras da casa** podem trazer partidas mais longas, em que um skunk vale dois jogos, e um skunk duplo (60 ou menos) vale três. Em **muggins** você conta a própria mão, e a pessoa seguinte fica com o que você esquece.
cribbage-paragraphs =
    .throw-count = 1
    .cribbage-must-play = 3
    .go-needed = 3
    .over-thirty-one = 3
    .claim-range = 5

cribbage-variant-once_round = Uma volta no tabuleiro, até 61
cribbage-variant-long = Partida longa, até 5 jogos
cribbage-variant-cut_throat = Muggins: conte a própria mão
cribbage-variant-kitchen = Quatro do mesmo naipe contam no crib, e sem skunks

cribbage-option-target = Casas para vencer um jogo
cribbage-option-games = Jogos para vencer a partida
cribbage-option-skunk = Vencer por skunk vale mais de um jogo
cribbage-option-double_skunk = Jogos por um skunk duplo
cribbage-option-muggins = Você conta a própria mão, e a pessoa seguinte fica com o que esquece
cribbage-option-crib_flush = Um flush no crib
    .five = só conta com a carta inicial
    .four = conta também sem a carta inicial
cribbage-option-heels = Pontos por virar um valete
cribbage-option-loser_deals = Quem perde um jogo dá as cartas no próximo
cribbage-do-throw = Pôr no crib
    .with = Pôr { $picked } no crib
    .pick = Pôr { $most } cartas no crib

do-go = Go
cribbage-do-claim = Contar { $number }

cribbage-deals = { $seat } dá as cartas e tem o crib.
    .to-seat = Você dá as cartas e tem o crib.
cribbage-throws = { $seat } põe no crib.
    .short = pôs
    .to-seat = Você põe no crib.
cribbage-starter = A carta inicial é { $card }.
cribbage-heels = Um valete! { $seat } marca { $points } pelos heels.
    .to-seat = Um valete! Você marca { $points } pelos heels.
cribbage-plays = { $seat } joga { $card }: { $count }.
    .to-seat = Você joga { $card }: { $count }.
cribbage-makes = { $what ->
    [fifteen] Quinze, por 2.
    [full] Trinta e um, por 2.
    [alike] { $points ->
        [2] Um par, por 2.
        [6] Uma trinca, por 6.
       *[12] Uma quadra, por 12.
    }
   *[run] Uma sequência de { $points }, por { $points }.
}
cribbage-goes = { $seat } diz go.
    .short = go
    .to-seat = Você diz go.
cribbage-last = { $seat } marca 1 pela última.
    .to-seat = Você marca 1 pela última.
cribbage-claims = { $seat } conta { $points }.
    .short = contou { $points }
    .to-seat = Você conta { $points }.
cribbage-counts = { $where ->
    [crib] O crib de { $seat }, { $cards }, vale
   *[hand] A mão de { $seat }, { $cards }, vale
} { $points ->
    [0] nada.
   *[other] { $points }: { cribbage-sum }.
}
    .to-seat = { $where ->
        [crib] O seu crib, { $cards }, vale
       *[hand] A sua mão, { $cards }, vale
    } { $points ->
        [0] nada.
       *[other] { $points }: { cribbage-sum }.
    }
cribbage-muggins = Muggins! { $seat } fica com os { $points }.
    .to-seat = Muggins! Você fica com os { $points }.
cribbage-wins = { $seats } { $count ->
    [one] chega a
   *[other] chegam a
} { $number } e { $count ->
    [one] vence
   *[other] vencem
}.
    .to-seats = { $others ->
        [0] Você chega a { $number } e vence
       *[other] Você e { $seats } chegam a { $number } e vencem
    }.
cribbage-skunks = { $seats } { $count ->
    [one] leva
   *[other] levam
} { $points ->
    [2] um skunk
   *[other] um skunk duplo
}.
    .to-seats = { $others ->
        [0] Você leva
       *[other] Você e { $seats } levam
    } { $points ->
        [2] um skunk
       *[other] um skunk duplo
    }.

cribbage-parts = { $points ->
    [0] nada
   *[other] { cribbage-sum }
}
cribbage-sum = { $fifteens ->
    [0] { "" }
   *[other] quinze { $fifteens }
}{ $pairs_joint ->
    [none] { "" }
    [first] { cribbage-sum-pairs }
   *[next] , { cribbage-sum-pairs }
}{ $runs_joint ->
    [none] { "" }
    [first] { cribbage-sum-runs }
   *[next] , { cribbage-sum-runs }
}{ $flush_joint ->
    [none] { "" }
    [first] flush { $flush }
   *[next] , flush { $flush }
}{ $nobs_joint ->
    [none] { "" }
    [first] nobs 1
   *[next] , nobs 1
}
cribbage-sum-pairs = { $pairs ->
    [2] par 2
   *[other] pares { $pairs }
}
cribbage-sum-runs = { $runs ->
    [3] sequência 3
    [4] sequência 4
    [5] sequência 5
   *[other] sequências { $runs }
}

cribbage-for-play = { $number } no jogo
cribbage-for-hand = { $number } na mão
cribbage-for-crib = { $number } no crib
cribbage-for-heels = { $number } pelos heels
cribbage-for-muggins = { $number } por muggins
cribbage-games = { $count ->
    [1] 1 jogo
   *[other] { $count } jogos
}
cribbage-line = { $several ->
    [yes] { cribbage-games } · { $score }
   *[no] { $score }
}
cribbage-threw = pôs
cribbage-throwing = pondo
cribbage-go = go
cribbage-worth = +{ $points }
cribbage-subtitle = { $games ->
    [no] Mão { $number } · { cribbage-phase }
   *[other] { $games } · Mão { $number } · { cribbage-phase }
}
cribbage-phase = { $phase ->
    [throw] Ao crib
    [play] O jogo
   *[show] A contagem
}
cribbage-starter-spot = Carta inicial
cribbage-count = Contagem { $count }
cribbage-down = Jogadas
cribbage-crib = Crib{ $value ->
    [none] { "" }
   *[other] { ": " }{ $value }
}
    .told = Crib de { $seat }{ $value ->
        [none] { "" }
       *[other] { ": " }{ $value }
    }
cribbage-hand = { $seat }{ $value ->
    [none] { "" }
   *[other] { ": " }{ $value }
}
    .told = Mão de { $seat }{ $value ->
        [none] { "" }
       *[other] { ": " }{ $value }
    }
cribbage-thrown = Você pôs
cribbage-throw-to = pôr { $count } no { $whose ->
    [own] seu próprio crib
   *[other] crib de { $other }
}
cribbage-ahead = { $points ->
    [0] Tudo igual
   *[other] { $seats } { $count ->
        [one] está
       *[other] estão
    } { $points } à frente
}
    .to-seats = { $points ->
        [0] Tudo igual
       *[other] { $others ->
            [0] Você está
           *[other] Você e { $seats } estão
        } { $points } à frente
    }

cribbage-hint-throw = O que você guarda vale { $number } em média, e { $whose ->
    [own] o crib é seu
   *[other] o crib é de { $other }
}.
cribbage-hint-claim = São { $points }. Eu contei.
cribbage-hint-go = Com a contagem em { $count }, tudo o que você tem passa de 31.
cribbage-hint-only = { shared-hint-only-card }
cribbage-hint-pegs = { $what ->
    [fifteen] Faz quinze
    [full] Faz trinta e um
    [alike] { $points ->
        [2] Faz um par
        [6] Faz uma trinca
       *[12] Faz uma quadra
    }
    [run] Faz uma sequência
   *[several] Pontua duas vezes
}, por { $points }.
cribbage-hint-low = Puxe baixo: ninguém faz quinze sobre ela.
cribbage-hint-pair = Você tem outra igual. Se fizerem o par, você faz a trinca.
cribbage-hint-trap = Não deixe { $count }: qualquer dez ou figura leva a { $number }.
cribbage-hint-high = Jogue primeiro as altas. As pequenas cabem depois.
cribbage-hint-safe = É o que deixa menos para os outros marcarem.

throw-count = Ponha { $count ->
    [1] 1 carta
   *[other] { $count } cartas diferentes
} da sua mão no crib de { $other }.
thrown-already = Você já pôs. Agora é com { $seats }.
over-thirty-one = A contagem é { $count }, então cabe no máximo { $most }. Você pode jogar { $cards }.
cribbage-must-play = Você não pode dizer go enquanto uma carta cabe. Você pode jogar { $cards }.
go-needed = Com { $count } nada do que você tem cabe. Só dá para dizer go.
claim-range = Diga quanto valem as suas cartas: conte de 0 a { $most }.
