durak-name = Durak
    .line = Cubra ou pegue. Quem ficar com cartas por último é o bobo.
    .aliases = Bobo, Fool, Podkidnoy, Perevodnoy
durak-rules = **Livre-se de todas as suas cartas. Ninguém vence: quem fica com cartas é o durak, o bobo.**
    A pessoa à sua direita ataca você com uma carta. Cubra com uma mais alta do mesmo naipe, ou com qualquer trunfo. As cartas cobertas ficam na mesa, cada uma com a que a cobriu. Enquanto tudo está coberto, os outros podem acrescentar cartas, mas só de valores que estão na mesa. Se não consegue ou não quer cobrir uma carta, pegue para a sua mão tudo o que está na mesa.
    Depois de cada ataque, todos compram até voltar a seis, enquanto houver cartas. Se você cobre tudo, as cartas saem do jogo, e é você quem ataca em seguida. Se pega, perde a vez.
    - **Por exemplo:** copas são trunfo. Ann ataca você com o 9♣. Você cobre com o J♣. Agora há 9 e valetes na mesa, então Cyd acrescenta o J♦. Você não tem ouros mais altos, mas qualquer carta de copas serve: joga o 6♥. Ninguém tem nada a acrescentar. As cartas saem do jogo, e você ataca.
    .whole =
    - **As cartas:** 36, do 6 para cima, com o ás acima de tudo. Seis para cada um. A seguinte é virada, e o naipe dela é o trunfo. Ela vai para baixo do **monte**, as cartas que ainda se compram, e é comprada por último. Com seis jogadores, é a última carta dada.
    - **Cobrir:** uma carta mais alta do mesmo naipe, ou um trunfo. Só um trunfo mais alto cobre um trunfo.
    - **Quem começa:** ataca quem tem o menor trunfo. Se ninguém tem, é quem está à esquerda de quem dá as cartas. Quem dá primeiro é sorteado, e depois dá o bobo.
    - **O ataque:** quem ataca joga uma carta, ou várias do mesmo valor, contra a pessoa à sua esquerda.
    - **Defender:** cubra as cartas em qualquer ordem, uma de cada vez. Você pode pegar a qualquer momento, mesmo na metade. Aí pega tudo, até as cartas que jogou.
    - **Acrescentar:** quando tudo está coberto, pergunta-se primeiro a quem ataca, depois aos outros em sentido horário. Acrescente cartas de qualquer valor que está na mesa, ou passe. Quem passou só volta a falar quando aparece um valor novo, ou quando quem defende pega. Pergunta-se a todos, tenham essas cartas ou não, então isso não revela nada.
    - **Quantas:** no máximo seis cartas de ataque, e nunca mais do que quem defende tinha no começo.
    - **Pegar:** os outros ainda podem acrescentar cartas que servem, até o limite.
    - **Comprar:** quem atacou completa seis primeiro, depois os outros em sentido horário, quem defendeu por último.
    - **O próximo ataque:** se você cobre tudo, é seu. Se pega, ele vai para a pessoa à sua esquerda.
    - **O fim:** quando não resta nada para comprar, você bate assim que fica sem cartas. Quem ficar com cartas por último é o bobo, e isso encerra a partida. Se as últimas cartas saem no mesmo ataque, ninguém é o bobo, e as cartas são dadas de novo.
    - **Por exemplo:** o monte acabou. Ann tem o 6♣, e você tem o 7♣ e o 8♦. Ann joga o 6♣, você cobre com o 7♣. Ann bate, e o 8♦ fica com você. O bobo é você.
    - **Transferir** (passar o ataque adiante) é uma regra da casa: antes de cobrir qualquer carta, acrescente ao ataque uma do mesmo valor. Agora a pessoa à sua esquerda precisa se defender de todas. Ela precisa ter pelo menos essa quantidade de cartas.
durak-paragraphs =
    .durak-does-not-beat = 2
    .durak-must-open = 3
    .durak-now-attack = 4
    .going-out-one-rank = 4
    .durak-now-defend = 5
    .durak-not-lying-open = 5
    .durak-rank-not-there = 6
    .durak-now-pile_on = 6
    .durak-now-throw = 6
    .durak-no-transfer = 13

durak-variant-transfer = Transferência: o ataque passa adiante
durak-variant-partners = Em duplas ou trios, para 4 ou 6
durak-variant-pair = Rápida para dois: 24 cartas, até três derrotas
durak-variant-big_pack = Baralho grande, e só os vizinhos acrescentam

durak-option-deck = Cartas no baralho
durak-option-mode = Quem defende
    .throw_in = cobre ou pega
    .transfer = também pode passar o ataque adiante com uma carta do mesmo valor
durak-option-show_trump = Em vez de jogar o trunfo desse valor, basta mostrá-lo para passar o ataque adiante
durak-option-limit = Máximo de cartas num ataque
durak-option-first_limit = Máximo de cartas num ataque até cobrirem uma
durak-option-throwers = Quem acrescenta cartas
    .all = todos
    .neighbours = os dois vizinhos de quem defende
    .attacker = só quem ataca
durak-option-throw_in = Acrescentar
    .in_turn = um depois do outro
    .free = quem chegar primeiro, os computadores por último
durak-option-pile_on = Quando quem defende pega, dá para acrescentar cartas
durak-option-teams = Parceiros, lugar sim, lugar não
durak-option-opener = Primeiro ataque
    .lowest_trump = quem tem o menor trunfo
    .under_fool = quem está à direita do bobo, então o bobo defende
    .after_fool = quem está à esquerda do bobo
durak-option-scoring = A partida
    .fool = { going-out-until-lost }
    .places = { going-out-counts-places }
durak-option-losses = { going-out-losses }
durak-option-rounds = { going-out-rounds }
durak-do-take = Pegar
durak-do-pass = Passar

do-attack = Jogar
    .with = Jogar { $picked }
do-attack-several = Jogar várias
do-beat =
    .on = { $cards } sobre { $card }
    .beside = sobre { $card }
do-transfer = Transferir com
    .beside = Transferir
    .with = Transferir com { $picked }
do-show = Transferir mostrando
    .beside = Mostrar e transferir
    .with = Transferir mostrando { $picked }

durak-turned-up = { $seat } dá as cartas. Sai { $card }, então { $suit } são trunfo.
    .to-seat = Você dá as cartas. Sai { $card }, então { $suit } são trunfo.
durak-opens = { $other } ataca primeiro.
    .to-other = Você ataca primeiro.
durak-attacks = { $seat } ataca { $other } com { $cards }.
    .to-seat = Você ataca { $other } com { $cards }.
    .to-other = { $seat } ataca você com { $cards }.
durak-throws = { $seat } acrescenta { $cards }.
    .to-seat = Você acrescenta { $cards }.
durak-adds = { $seat } acrescenta { $cards }.
    .to-seat = Você acrescenta { $cards }.
durak-beats = { $seat } cobre { $turned } com { $card }.
    .to-seat = Você cobre { $turned } com { $card }.
durak-transfers = { $seat } transfere o ataque para { $other } com { $card }.
    .to-seat = Você transfere o ataque para { $other } com { $card }.
    .to-other = { $seat } transfere o ataque para você com { $card }.
durak-shows = { $seat } mostra { $card } e transfere o ataque para { $other }.
    .short = mostrou { $card }
    .to-seat = Você mostra { $card } e transfere o ataque para { $other }.
    .to-other = { $seat } mostra { $card } e transfere o ataque para você.
durak-takes = { $seat } pega.
    .short = pega
    .to-seat = Você pega.
durak-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
durak-beaten = Tudo coberto. As cartas saem do jogo.
durak-gets = { $other } fica com { $count ->
    [1] uma carta
   *[other] { $count } cartas
}.
    .to-other = Você fica com { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }.
durak-draws = { $other } compra { $count ->
    [1] uma carta
   *[other] { $count } cartas
}.
    .to-other = Você compra { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }.
durak-you-draw = { shared-you-draw }
durak-out = { $other } bateu!
    .to-other = Você bateu!
durak-fool = { $count ->
    [one] O bobo é { $seats }.
   *[other] Os bobos são { $seats }.
}
    .to-seats = { $others ->
        [0] O bobo é você.
        [one] Os bobos são você e { $seats }.
       *[other] Os bobos são você, { $seats }.
    }
durak-drawn = Ninguém é o bobo. Empate.

durak-is-fool = bobo
durak-is-attacker = ataca
durak-defends = defende
durak-is-taking = pega
durak-passed = { shared-passed }
durak-throws-next = acrescenta em { $place }º
durak-trump = Trunfo
durak-talon = Monte
durak-bout-beaten = Tudo coberto
durak-bout-open = Ataque
durak-bout-on = { $seat } → { $other } · { $count ->
    [0] chega
   *[other] até mais { $count }
}
durak-bout-taken = { $other } pega · { $count ->
    [0] chega
   *[other] até mais { $count }
}
durak-takes-all = Pega tudo

durak-hint-sure = Você sabe o que { $other } tem, e nada disso cobre essa.
durak-hint-low = A sua carta mais baixa é a menos útil.
durak-hint-pair = São baixas, e { $count ->
    [2] duas
    [3] três
   *[other] quatro
} do mesmo valor precisam ser cobertas uma a uma.
durak-hint-trumps = Você só tem trunfos. Comece pelo mais baixo.
durak-hint-throw = { $count ->
    [1] Não é trunfo
   *[other] Não são trunfos
}, e { $other } precisa gastar algo melhor.
durak-hint-add = Dê a { $other } todas as cartas que puder, mas guarde seus trunfos.
durak-hint-late = Não resta nada para comprar, então livre-se de todas as cartas que puder.
durak-hint-keep = As cartas que servem são boas demais para entregar.
durak-hint-nothing = Você não tem nada que serve.
durak-hint-show = { $card } fica com você, e agora o problema é de { $other }.
durak-hint-transfer = Deixe o problema para { $other }.
durak-hint-beat = É a carta mais barata que cobre.
durak-hint-rank = Uma mais barata daria a eles um valor novo para acrescentar.
durak-hint-trump = É preciso um trunfo, e { $card } é o seu mais barato.
durak-hint-cannot = Você não consegue cobrir { $count ->
    [1] essa carta
   *[other] todas
}. Não gaste cartas tentando.
durak-hint-two-trumps = Custaria { $count } trunfos a você, e é demais tão cedo.
durak-hint-dear = Custaria { $card } a você, e é bom demais para gastar tão cedo.

durak-teams = Parceiros precisam de 4 ou 6 jogadores.
durak-too-few-cards = 24 cartas bastam para { $most } jogadores no máximo.
durak-must-open = Você está atacando, então precisa jogar uma carta.
durak-rank-not-there = { $card } não serve. Os valores na mesa são { $ranks }.
durak-no-room = { $count ->
    [1] Só cabe mais uma carta
   *[other] Só cabem mais { $count } cartas
}: { $kind ->
    [hand] { $other } precisa ter com que cobrir todas.
   *[limit] é o limite deste ataque.
}
durak-does-not-beat = { $cards } não cobre { $card }. Você precisa de { $kind ->
    [trump] um trunfo mais alto.
   *[plain] uma carta mais alta de { $suit }, ou um trunfo.
}
durak-not-lying-open = { $card } não está em aberto. Você pode cobrir { $cards }.
durak-no-transfer = { $kind ->
    [beaten] Você já cobriu uma carta, então não pode transferir o ataque.
    [rank] Você só pode transferir com { $rank ->
        [Q] outra { rank-name }.
       *[other] outro { rank-name }.
    }
    [trump] Você só pode mostrar o trunfo desse valor.
    [shown] Você já transferiu com essa carta. Não dá para mostrar duas vezes.
    [few] { $other } não tem cartas suficientes para isso.
    [limit] Não cabem mais cartas neste ataque.
    [nobody] Não há ninguém para quem transferir.
   *[never] Nesta mesa você não pode transferir o ataque assim. Cubra ou pegue.
}
durak-not-your-throw = É a vez de { $seats } acrescentar. Espere um momento.
durak-now-attack = Você está atacando. Jogue uma carta, ou várias do mesmo valor.
durak-now-defend = Você está defendendo. Cubra uma carta, ou pegue.
durak-now-throw = Tudo está coberto. Acrescente uma carta de um valor que está na mesa, ou passe.
durak-now-pile_on = { $other } está pegando. Acrescente uma carta de um valor que está na mesa, ou passe.
