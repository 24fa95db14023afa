euchre-name = Euchre
    .line = Escolha o trunfo em dupla e faça três das cinco vazas.
euchre-rules = **Você e a pessoa à sua frente escolhem o trunfo. Depois, é fazer pelo menos três das cinco vazas.**
    São 24 cartas, do 9 ao ás. Todos recebem cinco, e mais uma é virada. Na sua vez, cada um pode mandar pegar a carta virada, e o naipe dela vira trunfo. Quem dá as cartas pega essa carta e descarta outra. Se os quatro passam, ela volta a ficar fechada, e cada um pode escolher outro naipe. Se ninguém escolhe, quem dá as cartas é obrigado a escolher.
    { rules-trick } { rules-trick-trump }
    O melhor trunfo é o valete do naipe de trunfo, o **bower direito**. Depois vem o outro valete da mesma cor, o **bower esquerdo**: ele agora é trunfo, não do próprio naipe. Depois A K Q 10 9.
    Escolher o trunfo e fazer três ou quatro vazas vale 1 ponto, e as cinco valem 2. Com menos é **euchre**, e os outros ganham 2. Você também pode jogar **solo**, sem o parceiro: aí as cinco valem 4. A primeira dupla a chegar a 10 vence.
    - **Por exemplo:** copas são trunfo, e alguém puxa o A♥. Você tem o J♦ e o A♦. O J♦ agora é de copas, então você precisa jogá-lo, e ele ganha.
    .whole =
    - **O baralho:** 9 10 J Q K A de cada naipe. Os parceiros sentam frente a frente.
    - **As cartas:** são viradas uma a uma, e quem recebe o J♠ dá primeiro. Todos recebem cinco cartas, e a seguinte é virada sobre as outras três. Depois de cada mão, a vez de dar passa à esquerda.
    - **A primeira volta:** a partir da esquerda de quem dá as cartas, cada um diz uma vez se passa ou se manda pegar a carta virada. Se manda, o naipe dela é trunfo. Quem dá as cartas pega a carta e descarta uma das seis, virada para baixo.
    - **A segunda volta:** se todos passam, a carta volta a ficar fechada. Na sua vez, cada um passa ou escolhe um dos outros três naipes. Quem dá as cartas fala por último e é obrigado a escolher.
    - **Trunfos, do melhor ao pior:** o valete de trunfo (bower direito), o outro valete da mesma cor (bower esquerdo), A K Q 10 9. O bower esquerdo é trunfo em tudo. Nos outros naipes é A K Q J 10 9.
    - **O jogo:** quem está à esquerda de quem deu as cartas puxa qualquer carta. { rules-trick } { rules-trick-trump }
    - **Solo:** quem escolhe o trunfo pode dizer na hora que joga solo. O parceiro baixa as cartas e fica fora. Se era ele quem dava, ninguém pega a carta virada.
    - **Pontos:** a dupla que escolheu o trunfo ganha 1 por três ou quatro vazas, 2 pelas cinco e 4 pelas cinco em solo. Com menos de três é euchre, e a outra dupla ganha 2.
    - **O fim:** a primeira dupla a chegar a 10 vence.
    - **Por exemplo:** a Q♠ é virada, e o parceiro de quem dá as cartas manda pegar. Quem dá pega a dama e descarta um 9♦ solitário. Agora não tem mais ouros e pode cortar. O J♣ na sua mão é a segunda melhor carta.
    - **As regras da casa** podem acrescentar um curinga, a defesa solo, dar de novo com uma mão ruim e mais.
euchre-paragraphs =
    .euchre-not-yet = 3
    .euchre-need-a-trump = 3
    .euchre-is-down = 4
    .euchre-stuck = 4
    .euchre-left-bower = 5
    .must-follow-suit = 6
    .euchre-must-go-alone = 7

euchre-variant-throw_in = Quem dá as cartas também pode passar
euchre-variant-ontario = O parceiro de quem dá só pode mandar pegar em solo
euchre-variant-midwest = Mãos fracas, e dá para defender solo
euchre-variant-british = Britânico, com o Benny, até 21
euchre-variant-old_style = Clássico: 32 cartas, até 5

euchre-option-target = { shared-points-to-win }
euchre-option-pack = Cartas no baralho (32: a partir do 7)
euchre-option-joker = Um curinga é o melhor trunfo
euchre-option-stick_dealer = Quem dá as cartas é obrigado a escolher se todos passaram duas vezes
euchre-option-canadian_loner = O parceiro de quem dá só pode mandar pegar em solo
euchre-option-need_trump = Você precisa ter uma carta do naipe que escolhe como trunfo
euchre-option-defend_alone = Um jogador pode defender solo quando alguém joga solo
euchre-option-farmers_hand = Você pode trocar três cartas pelas três que sobraram
    .off = { shared-never }
    .three_alike = três 9, ou três 10
    .three_low = três cartas quaisquer entre 9 e 10
euchre-option-misdeal = Você pode pedir para dar de novo
    .off = { shared-never }
    .nines_tens = só com 9 e 10 na mão
euchre-option-alone_lead = Quando alguém joga solo, a primeira carta é
    .left_of_dealer = da esquerda de quem dá as cartas
    .left_of_maker = da esquerda de quem joga solo
euchre-option-alone_march = Pontos pelas cinco vazas em solo
euchre-option-lone_euchre = Pontos por um euchre contra quem joga solo
euchre-option-defender_alone = Pontos por um euchre defendendo solo
euchre-option-super_euchre = Pontos por um euchre com as cinco vazas

do-order = Mandar pegar
do-order-alone = Mandar pegar, solo
do-pick-up = Pegar
do-pick-up-alone = Pegar, solo
do-trump-alone = Solo { $symbol } { $suit }
do-defend-alone = Defender solo
do-defend-together = Defender em dupla
do-farmer = Trocar
    .with = Trocar { $picked }
    .pick = Trocar { $most } cartas
do-keep = Ficar com minhas cartas
do-redeal = Dar de novo

euchre-draw = O J♠ sai para { $seat }, que dá as cartas.
    .to-seat = O J♠ sai para você, que dá as cartas.
euchre-deals = { $seat } dá as cartas e vira { $card }.
    .to-seat = Você dá as cartas e vira { $card }.
euchre-low-hand = { $seat } tem uma mão fraca, só de cartas baixas, e pode trocar ou pedir para dar de novo.
    .to-seat = Você tem uma mão fraca, só de cartas baixas, e pode trocar ou pedir para dar de novo.
euchre-keeps = { $seat } fica com as próprias cartas.
    .short = ficou
    .to-seat = Você fica com suas cartas.
euchre-exchanges = { $seat } mostra { $cards } e troca pelas três que sobraram.
    .short = trocou 3
    .to-seat = Você mostra { $cards } e troca pelas três que sobraram.
euchre-redeals = { $seat } só mostra 9 e 10, então as cartas são dadas de novo.
    .short = dar de novo
    .to-seat = Você só mostra 9 e 10, então as cartas são dadas de novo.
euchre-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
euchre-turns-down = Todos passam. { $card } volta a ficar fechada.
euchre-orders = { $seat } manda pegar{ $alone ->
    [0] {""}
   *[1] {" "}e joga solo
}. Trunfo: { $suit }.
    .short = mandou pegar
    .to-seat = Você manda pegar{ $alone ->
        [0] {""}
       *[1] {" "}e joga solo
    }. Trunfo: { $suit }.
euchre-picks-up = { $seat } pega a carta{ $alone ->
    [0] {""}
   *[1] {" "}e joga solo
}. Trunfo: { $suit }.
    .short = pegou
    .to-seat = Você pega a carta{ $alone ->
        [0] {""}
       *[1] {" "}e joga solo
    }. Trunfo: { $suit }.
euchre-names = { $seat } escolhe { $suit } como trunfo{ $alone ->
    [0] {""}
   *[1] {" "}e joga solo
}.
    .short = fez trunfo
    .to-seat = Você escolhe { $suit } como trunfo{ $alone ->
        [0] {""}
       *[1] {" "}e joga solo
    }.
euchre-thrown-in = Todos passam de novo. Ninguém pontua, e { $seat } é quem dá as próximas.
    .to-seat = Todos passam de novo. Ninguém pontua, e você dá as próximas.
euchre-discards = { $seat } descarta.
    .short = descartou
    .to-seat = Você descarta.
euchre-defends = { $seat } { $alone ->
    [0] defende em dupla
   *[1] defende solo
}.
    .to-seat = Você { $alone ->
        [0] defende em dupla
       *[1] defende solo
    }.
euchre-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
euchre-scores = { $feat ->
    [euchre] Euchre! { $number ->
        [0] Nenhuma vaza
        [1] Só 1 vaza
       *[other] Só { $number } vazas
    }: { $points } pontos para { $seats }.
    [made] { $alone ->
        [0] { $seats } fizeram
       *[1] { $seat } fez em solo
    } { $number } vazas: 1 ponto.
   *[other] { $alone ->
        [0] { $seats } fizeram
       *[1] { $seat } fez em solo
    } as cinco: { $points } pontos.
}
    .to-seat = { $feat ->
        [euchre] Euchre! { $number ->
            [0] Nenhuma vaza
            [1] Só 1 vaza
           *[other] Só { $number } vazas
        }: { $points } pontos para { $seats }.
        [made] { $alone ->
            [0] Você e { $seats } fizeram
           *[1] Você fez em solo
        } { $number } vazas: 1 ponto.
       *[other] { $alone ->
            [0] Você e { $seats } fizeram
           *[1] Você fez em solo
        } as cinco: { $points } pontos.
    }
    .to-seats = { $feat ->
        [euchre] Euchre! { $number ->
            [0] Nenhuma vaza
            [1] Só 1 vaza
           *[other] Só { $number } vazas
        }: { $points } pontos para você e { $seats }.
        [made] { $alone ->
            [0] Você e { $seats } fizeram
           *[1] { $seat } fez em solo
        } { $number } vazas: 1 ponto.
       *[other] { $alone ->
            [0] Você e { $seats } fizeram
           *[1] { $seat } fez em solo
        } as cinco: { $points } pontos.
    }
euchre-stands = { $kind ->
    [won] { $seats } vencem, { $most } a { $least }.
    [even] Está { $most } a { $most }.
   *[ahead] { $seats } estão na frente, { $most } a { $least }.
}
    .to-seats = { $kind ->
        [won] Você e { $seats } vencem, { $most } a { $least }.
        [even] Está { $most } a { $most }.
       *[ahead] Você e { $seats } estão na frente, { $most } a { $least }.
    }

euchre-for-made = { $number } pelo trunfo
euchre-for-march = { $number } pelas cinco
euchre-for-alone = { $number } pelas cinco em solo
euchre-for-euchre = { $number } pelo euchre
euchre-deed = { $made ->
    [0] {""}
   *[1] fez trunfo: { $suit }, {""}
}{ shared-tricks }
euchre-tricks = { shared-tricks }
euchre-line = { $role ->
    [maker] fez trunfo · { shared-tricks }
    [alone] solo · { shared-tricks }
    [defends] defende · { shared-tricks }
    [out] fica fora
   *[none] { shared-tricks }
}
euchre-passed = { shared-passed }
euchre-must-name = é preciso escolher um naipe
euchre-subtitle = Mão { $number } · { $phase ->
    [farmer] Cartas baixas?
    [order] Mandar pegar?
    [name] Escolha do trunfo
    [discard] O descarte
    [defend] Defender solo?
   *[play] Vaza { $trick }
} · até { $target }
euchre-made-by = Trunfo de { $seat }
euchre-turned-down = { $card } fora
euchre-call-pass = Passo
euchre-call-order = { $picks_up ->
    [0] Pega
   *[1] Pego
}{ $alone ->
    [0] {""}
   *[1] , solo
}
euchre-call-trump = { $symbol }{ $alone ->
    [0] {""}
   *[1] {" "}solo
}
euchre-call-defend = { $alone ->
    [0] Em dupla
   *[1] Defendo solo
}

euchre-count = { $trumps ->
    [1] 1 trunfo
   *[other] { $trumps } trunfos
}, { $aces ->
    [0] nenhum ás de fora
    [1] 1 ás de fora
   *[other] { $aces } ases de fora
}, { $voids ->
    [0] nenhum naipe vazio
    [1] 1 naipe vazio
   *[other] { $voids } naipes vazios
}
euchre-hint-order = Com { $suit } conto { euchre-count }: cerca de { $tricks } vazas. Mande pegar.
euchre-hint-pick-up = Com a carta que você pega são { euchre-count }: cerca de { $tricks } vazas. Pegue.
euchre-hint-name = Com { $suit } conto { euchre-count }: cerca de { $tricks } vazas. Escolha esse naipe.
euchre-hint-next = A dupla de quem dá as cartas recusou essa cor. Com { $suit } conto { euchre-count }: cerca de { $tricks } vazas.
euchre-hint-thin = Está no limite, cerca de { $tricks } vazas com { $suit }, mas não deixe o trunfo para eles.
euchre-hint-alone = Você não precisa de parceiro: { euchre-count }, cerca de { $tricks } vazas. Jogue solo.
euchre-hint-stuck = Você precisa escolher um naipe, e { $suit } é o melhor: { euchre-count }, cerca de { $tricks } vazas.
euchre-hint-pass = Com { $suit } só conto cerca de { $tricks } vazas. Passe.
euchre-hint-none = Nenhum naipe é forte o bastante. Passe.
euchre-hint-blind = Você ainda não pode ver suas cartas, então tanto faz o naipe.
euchre-hint-defend = Você tem três vazas que ninguém tira. Vá de solo.
euchre-hint-together = Você não tem três vazas certas. Fique com seu parceiro.
euchre-hint-farmer = O que vier no lugar destas não pode ser muito pior.
euchre-hint-keep = Fique com o que tem.
euchre-hint-redeal = Uma mão dessas não leva nada. Peça para dar de novo.
euchre-hint-discard-void = É a sua única desse naipe. Sem ela, você pode cortar esse naipe.
euchre-hint-discard-low = { shared-hint-least-useful }
euchre-hint-discard-trump = Você só tem trunfos, então descarte o mais baixo.
euchre-hint-only = { shared-hint-only-card }
euchre-hint-bower = Seu parceiro escolheu o trunfo. Puxe um bower e ajude a tirar os trunfos da outra dupla.
euchre-hint-draw = Primeiro tire os trunfos deles.
euchre-hint-sure = Eles não têm nada mais alto. Puxe esta antes que alguém fique sem o naipe.
euchre-hint-short = Nada é certo, então puxe alto do seu naipe mais curto.
euchre-hint-save-ace = Contra quem joga solo, um ás serve mais depois. Puxe do outro naipe mais curto.
euchre-hint-pull = Puxe o seu melhor trunfo. Se ele tirar o deles, a sua outra carta pode levar a última vaza.
euchre-hint-throw = Esta você não consegue levar. Descarte a carta que menos pode atrapalhar os outros depois.
euchre-hint-left = Corte com o bower esquerdo. Sozinho, ele perderia para o bower direito.
euchre-hint-trumps = Você só tem trunfos. Puxe o melhor.
euchre-hint-partner = { shared-hint-partner-winning }
euchre-hint-beaten = Esta você não consegue levar. Jogue uma baixa e guarde ases e trunfos.
euchre-hint-cheapest = { shared-hint-cheapest }
euchre-hint-high = Vá o mais alto que puder neste naipe.
euchre-hint-ruff = Você não tem o naipe, então corte com o mais baixo que ganha.

euchre-wrong-phase = { $phase ->
    [farmer] Primeiro, as suas cartas baixas. Mostre três para trocar, peça para dar de novo, ou fique com o que tem, conforme a mesa permite.
    [order] Você manda pegar { $turned }? Mande pegar, mande pegar em solo, ou passe.
    [name] É hora de escolher o trunfo. Escolha um naipe diferente do de { $turned }, ou passe.
    [blind] Viraram o curinga, então escolha o trunfo antes de ver suas cartas.
    [discard] Você pegou uma carta. Descarte uma das suas seis.
    [defend] Você defende solo ou em dupla?
   *[play] O trunfo já foi escolhido. Jogue uma carta da sua mão.
}
euchre-not-yet = Você ainda não pode escolher um naipe. Pode mandar pegar { $card }, ou passar.
euchre-must-go-alone = Seu parceiro dá as cartas, então você só pode mandar pegar em solo, ou passar.
euchre-need-a-trump = Você precisa ter uma carta do naipe para fazer dele o trunfo, e só tem { $suits }.
euchre-is-down = Você não pode mais escolher { $suit } como trunfo: ninguém mandou pegar a carta. { $count ->
    [0] Você pode passar.
   *[other] Você pode escolher: { $suits }.
}
euchre-stuck = Todos os outros passaram, então você precisa escolher um naipe: { $suits }.
euchre-not-low = { $kind ->
    [three_alike] Mostre três 9 ou três 10.
   *[three_low] Mostre três cartas entre 9 e 10.
} Você tem { $cards }.
euchre-sits-out = { $seat } joga solo, então você fica fora desta mão.
euchre-left-bower = Você tem { $suit }, então precisa seguir o naipe, e { $card } agora conta como { suit-name }. Você pode jogar { $cards }.
