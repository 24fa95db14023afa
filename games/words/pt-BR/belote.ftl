belote-name = Belote
    .line = Escolha o trunfo em dupla e faça mais pontos que os outros.
    .aliases = Coinche, Contrée
belote-rules = **Você e a pessoa à sua frente escolhem o trunfo. Depois, é fazer mais pontos que a outra dupla.**
    De 32 cartas, cada um recebe cinco, e uma é virada. Na sua vez, cada um pode pegá-la, e o naipe dela vira trunfo. Se ninguém pega, cada um pode escolher outro naipe. Depois as cartas são dadas até cada um ter oito.
    Os trunfos vão de **J 9** A 10 K Q 8 7: o valete conta 20 e o 9 conta 14. Nos outros naipes é A 10 K Q J 9 8 7. Ases contam 11, dezes 10, reis 4, damas 3, os outros valetes 2. A última vaza conta 10.
    Siga o naipe. Se não tem, precisa cortar, a não ser que seu parceiro esteja ganhando. Se puder, jogue um trunfo mais alto que os da vaza.
    A dupla que escolheu o trunfo precisa fazer mais pontos que a outra, senão a outra marca tudo. A primeira dupla a chegar a 1.000 vence.
    - **Por exemplo:** copas são trunfo, e o A♣ de um adversário está ganhando. Você não tem paus, então precisa jogar copas.
    .whole =
    - **A escolha:** começa quem está à esquerda de quem dá as cartas. Quem pega fica com a carta virada e recebe mais duas, e os outros recebem três. Se todos passam duas vezes, a pessoa seguinte dá as cartas.
    - **O jogo:** quem está à esquerda de quem deu as cartas puxa. Siga o naipe. Se não tem e seu parceiro não está ganhando, corte. Se puder, cubra os trunfos da vaza, também quando puxam trunfo, mesmo que o mais alto seja do seu parceiro. Se não puder, jogue um trunfo mais baixo.
    - **Anúncios:** três em sequência do mesmo naipe contam 20, quatro 50, cinco ou mais 100. Quatro valetes contam 200, quatro noves 150, e quatro ases, dezes, reis ou damas 100. São anunciados junto com a sua primeira carta. Depois da primeira vaza, a dupla com o melhor anúncio mostra e marca todos os seus. Uma quadra ganha de qualquer sequência.
    - **Belote:** rei e dama de trunfo na mesma mão sempre contam 20.
    - **Pontos:** se quem escolheu o trunfo tem mais, as duas duplas marcam o que têm. Se tem menos, a outra marca 162 e todos os anúncios. No empate, os pontos de quem escolheu ficam guardados para quem ganhar a próxima mão. As oito vazas contam 252.
    - **O fim:** se as duas duplas chegam a 1.000, vence o placar maior.
    - **As regras da casa:** na coinche, você dá lance de 80 a 160, ou de 250 por todas as vazas. Os adversários podem dobrar (coinche), e vocês podem triplicar (surcoinche).
belote-paragraphs =
    .belote-not-yet = 1
    .belote-turned-down = 1
    .must-follow-suit = 2
    .belote-must-trump = 2
    .belote-must-go-over = 2

belote-variant-plain = Sem anúncios
belote-variant-short = Curta, até 501
belote-variant-coinche = Coinche, com lances, até 2.000

belote-option-target = { shared-points-to-win }
belote-option-bidding = O trunfo é escolhido
    .take = pegando a carta virada
    .auction = em leilão
belote-option-declarations = Sequências e quadras contam
belote-option-undertrump = Você precisa cortar mesmo sem poder cobrir
belote-option-tie = Se as duas duplas têm os mesmos pontos
    .hang = os pontos de quem escolheu ficam guardados
    .lost = quem escolheu perde a mão
belote-option-belote_counts = A belote ajuda a cumprir o contrato

belote-do-take = Pegar
do-coinche = Coinche
do-surcoinche = Surcoinche
belote-do-bid = { $number ->
    [250] Todas as vazas { $symbol }
   *[other] { $number } { $symbol }
}

belote-deals = { $takes ->
    [0] { $seat } dá as cartas.
   *[1] { $seat } dá as cartas e vira { $turned }.
}
    .to-seat = { $takes ->
        [0] Você dá as cartas.
       *[1] Você dá as cartas e vira { $turned }.
    }
belote-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
belote-nobody-takes = Ninguém pega { $card }. Escolha outro naipe, ou passe.
belote-passed-in = Todos passam. Ninguém pontua, e { $seat } é quem dá as próximas.
    .to-seat = Todos passam. Ninguém pontua, e você dá as próximas.
belote-bids = { $seat } dá lance de { $number } em { $suit }.
    .short = lance { $number }
    .to-seat = Você dá lance de { $number } em { $suit }.
belote-coinche = { $kind ->
    [coinche] { $seat } diz coinche. O lance conta em dobro.
   *[surcoinche] { $seat } diz surcoinche. O lance conta triplo.
}
    .short = { $kind ->
        [coinche] coinche
       *[surcoinche] surcoinche
    }
    .to-seat = { $kind ->
        [coinche] Você diz coinche. O lance conta em dobro.
       *[surcoinche] Você diz surcoinche. O lance conta triplo.
    }
belote-takes = { $seat } pega { $card }. Trunfo: { $suit }.
    .short = pegou
    .to-seat = Você pega { $card }. Trunfo: { $suit }.
belote-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
belote-kind = { $kind ->
    [tierce] três em sequência
    [quarte] quatro em sequência
    [quint] cinco ou mais em sequência
   *[four] uma quadra
}
belote-announces = { $seat } anuncia { belote-kind }.
    .to-seat = Você anuncia { belote-kind }.
belote-declares = { $seat } mostra { $cards } por { $points }.
    .to-seat = Você mostra { $cards } por { $points }.
belote-says = { $second ->
    [0] { $seat } diz “belote”.
   *[1] { $seat } diz “rebelote”: 20 pontos.
}
    .to-seat = { $second ->
        [0] Você diz “belote”.
       *[1] Você diz “rebelote”: 20 pontos.
    }
belote-sum = { $kind ->
    [plain] { $total } em vazas.
    [declared] vazas { $tricks } + anúncios { $declared } = { $total }.
    [belote] vazas { $tricks } + belote { $belote } = { $total }.
   *[both] vazas { $tricks } + anúncios { $declared } + belote { $belote } = { $total }.
}
belote-counts = { $seats }: { belote-sum }
    .to-seats = Você e { $seats }: { belote-sum }
belote-scores = { $result ->
    [capot] { $seats } fizeram todas as vazas: { $ours } a { $theirs }.
    [made] { $seats } cumpriram o contrato: { $ours } a { $theirs }.
    [hung] { $seats } empataram, e { $held } ficam guardados: { $ours } a { $theirs }.
   *[failed] { $seats } não cumpriram o contrato: { $ours } a { $theirs }.
}
    .to-seats = { $result ->
        [capot] Você e { $seats } fizeram todas as vazas: { $ours } a { $theirs }.
        [made] Você e { $seats } cumpriram o contrato: { $ours } a { $theirs }.
        [hung] Você e { $seats } empataram, e { $held } ficam guardados: { $ours } a { $theirs }.
       *[failed] Você e { $seats } não cumpriram o contrato: { $ours } a { $theirs }.
    }
belote-for-made = { $number } contrato cumprido
belote-for-capot = { $number } todas as vazas
belote-for-failed = { $number } contrato perdido
belote-for-hung = { $number } contrato empatado
belote-for-beaten = { $number } contrato derrubado

belote-deed = { $made ->
    [0] {""}
   *[1] escolheu { $suit }, {""}
}{ shared-tricks }
belote-tricks = { shared-tricks }
belote-line = { shared-tricks }
belote-passed = { shared-passed }
belote-tag = { $number ->
    [0] { $suit }
   *[other] { $number } em { $suit }
}
belote-held = Guardados
belote-made-by = Trunfo de { $seat }
belote-subtitle = Mão { $number } · { $phase ->
    [take] Pegar?
    [name] Escolha do trunfo
    [auction] O leilão
    [surcoinche] Surcoinche?
   *[play] Vaza { $trick }
}
belote-call-take = Pego
belote-call-pass = { do-pass }
belote-call-trump = { $symbol }
belote-call-bid = { belote-do-bid }
belote-call-coinche = { do-coinche }
belote-call-surcoinche = { do-surcoinche }

belote-hint-take = Com { $suit } de trunfo, você deve fazer mais da metade dos pontos.
belote-hint-bid = Com { $suit } de trunfo, você deve fazer { $number } pontos.
belote-hint-pass = { $kind ->
    [weak] Seria bom ter o valete de { $suit }, ou o 9 e mais duas.
    [bid] Com { $suit } de trunfo, você faria poucos pontos.
   *[little] Sua mão é alta em { $suit }, mas tem pouco fora disso.
}
belote-hint-enough = O lance da sua dupla já basta.
belote-hint-raise = Você pode ajudar o trunfo do seu parceiro, { $suit }. Suba o lance.
belote-hint-coinche = Você deve derrubar o lance deles em { $suit }. Dobre.
belote-hint-only = { shared-hint-only-card }
belote-hint-draw = Ninguém ganha dela. Tire os trunfos deles.
belote-hint-draw-low = Tire os trunfos deles com um baixo.
belote-hint-help = Seu parceiro escolheu o trunfo. Ajude a tirar os dos outros.
belote-hint-trumps = Você só tem trunfos. Puxe o melhor.
belote-hint-sure = Eles não têm nada mais alto. Pegue os pontos.
belote-hint-short = Nada é certo, então puxe uma baixa de um naipe curto.
belote-hint-give = Seu parceiro está ganhando. Dê o máximo de pontos que puder.
belote-hint-beaten = { shared-hint-cannot-win }
belote-hint-last = Você joga por último. Leve a vaza com mais pontos.
belote-hint-cheapest = { shared-hint-cheapest }
belote-hint-high = Ninguém ganha desta.
belote-hint-over = Você precisa cobrir. Jogue o mais baixo que cobre.
belote-hint-ruff = Você não tem o naipe. Corte com o mais baixo que ganha.
belote-hint-wait = Nada ganha com certeza. Jogue uma baixa.

belote-wrong-phase = { $phase ->
    [take] Pegue a carta virada, ou passe.
    [name] Escolha um naipe, ou passe.
    [auction] Dê lance com um naipe e pontos, ou passe.
    [surcoinche] Diga surcoinche, ou passe.
   *[play] O trunfo já foi escolhido. Jogue uma carta da sua mão.
}
belote-not-yet = Você ainda não pode escolher um naipe. Pegue { $card }, ou passe.
belote-turned-down = Ninguém pegou { $suit }. Você pode escolher: { $suits }.
belote-bid-too-low = Esse lance é baixo demais. Dê pelo menos { $least }, ou passe.
belote-not-a-value = Os lances vão de 80 a 160 de dez em dez, ou 250 por todas as vazas. Dê pelo menos { $least }.
belote-nothing-to-coinche = Ninguém deu lance ainda. Dê pelo menos { $least }, ou passe.
belote-own-side = O último lance é do seu parceiro. Dê pelo menos { $least }, ou passe.
belote-must-trump = Você não tem { $suit }, e seu parceiro não está ganhando, então precisa cortar. Você pode jogar { $cards }.
belote-must-go-over = Você precisa cobrir { $card }. Você pode jogar { $cards }.
