red-five-name = Cinco Vermelho
    .line = Um contra três, com dois baralhos.
    .aliases = Red Five, Hong Wu, Um contra Três
red-five-rules = **Um joga contra três. Dê o maior lance e depois faça os pontos que prometeu.**
    Há 200 pontos nas cartas: 5 para cada cinco, 10 para cada dez e cada rei. Quem dá o maior lance é o **declarante**: escolhe o trunfo, pega oito cartas extras e **enterra** oito, viradas para baixo. Os outros três são os **defensores** e jogam juntos.
    O declarante puxa primeiro e, depois, quem levou a última vaza. Puxe uma carta, um par de cartas idênticas, ou mais, tudo do mesmo naipe. Esse é o **formato** da vaza. Todos jogam a mesma quantidade de cartas, desse naipe. Se você tem poucas, jogue todas as que tem e complete com o que quiser.
    As cartas mais altas desse naipe e formato levam a vaza, com os pontos dela. Só trunfos do mesmo formato ganham delas, de quem não tem o naipe. O 5♥, o **cinco vermelho**, é o trunfo mais alto de todos. Depois vêm os curingas, os 3 da cor do trunfo e todos os 2.
    Se o declarante faz os pontos do lance, cada defensor paga a ele. Se não, ele paga a cada defensor.
    - **Por exemplo:** ouros são trunfo, e Ann puxa K♠ K♠. Você tem uma carta de espadas, então joga essa e mais uma qualquer. Ben não tem espadas e joga 4♦ 4♦: um par de trunfos ganha de um par de reis. Ben leva a vaza, com os 20 pontos dela, e puxa a próxima.
    .whole =
    - **O baralho:** dois baralhos completos com curingas, então há duas de cada carta. São 25 cartas para cada um; as últimas 8 são o **morto**.
    - **O leilão:** de cinco em cinco, de 55 a 200, cada lance maior que o último. Quem passa fica fora do leilão. Se os quatro passam, quem devia dar o primeiro lance é o declarante, por 55.
    - **O declarante** escolhe o trunfo, pega o morto e enterra 8 cartas quaisquer. Os outros três são os defensores, e os pontos deles contam juntos.
    - **Trunfos, do melhor ao pior,** todos formam um só naipe:
      - 5♥, o cinco vermelho
      - curinga grande, depois curinga pequeno
      - 3 de trunfo, depois o outro 3 da mesma cor
      - 2 de trunfo, depois os outros 2 (todos iguais)
      - A K Q J 10 e assim por diante de trunfo, até o 4
    - **O que puxar:** uma carta só; um **par**, duas cartas idênticas; ou um **trator**, dois ou mais pares em sequência, como 8♣ 8♣ 7♣ 7♣. Trunfos acima do ás não formam tratores. Nos naipes que não são trunfo, o ás é a carta mais alta.
    - **Combos:** você pode puxar vários desses de uma vez, tudo do mesmo naipe, e fazer muitos pontos numa só vaza. Mas se alguém pode ganhar de qualquer parte nesse naipe, você precisa puxar só a menor parte.
    - **Seguir:** a mesma quantidade de cartas que puxaram, desse naipe. Responda a um par com um par e a um trator com um trator se puder, até onde puder; se não, valem outras cartas do naipe. **Se você tem poucas,** jogue todas as do naipe e complete com o que quiser. Você nunca precisa cortar.
    - **Quem leva:** a jogada mais alta do mesmo formato no naipe puxado. Um par só perde para um par mais alto, um trator para um trator mais alto. Trunfos desse formato ganham. Se duas são iguais, vale a primeira.
    - **Uma vaza:** copas são trunfo, e Ann puxa 9♣ 9♣ 8♣ 8♣, um trator. Ben tem Q♣ 7♣ 7♣ 4♣ 3♣: nenhum trator, mas um par, então precisa jogar 7♣ 7♣ e mais duas quaisquer de paus. Cyd não tem paus e joga A♥ A♥ K♥ K♥, um trator mais alto em trunfo. Dan só tem o 10♣, então joga o 10♣ e mais três cartas. Cyd leva a vaza, e pelo menos 30 pontos.
    - **O morto:** se um defensor leva a última vaza, os pontos enterrados contam em dobro para os defensores, ou quatro vezes se ela foi puxada com um par ou um trator. Se quem leva é o declarante, contam uma vez, para ele.
    - **Pagamento:** quem cumpre o lance recebe 1 de cada defensor. São 2 se fizer pelo menos a metade do caminho entre o lance e 200, e 3 com os 200. Quem fica abaixo paga 1 a cada um. São 2 se não fizer a metade do lance, e 3 se não fizer nada.
    - **O fim:** depois de 8 mãos, vence quem tem mais pontos.
    - **Por exemplo:** seu lance é 80. A metade do caminho até 200 é 140, então de 80 a 135 pontos você recebe 1 de cada um, e de 140 a 195 recebe 2. Com 40 a 75 você paga 1 a cada um, com 5 a 35 paga 2, e com nada paga 3.
red-five-paragraphs =
    .bad-bid = 2
    .bid-too-low = 2
    .need-8-cards = 3
    .bad-suit = 3
    .use-throw = 5
    .one-group-only = 5
    .throws-off = 6
    .wrong-count = 7
    .must-follow-group = 7
    .only-one-held = 7
    .must-play-all-of-group = 7
    .must-match-pairs = 7

red-five-variant-plain = Simples: sem combos, o 3 é uma carta comum
red-five-variant-rich = Maior: mãos sem trunfo, tratores até os curingas, apostas crescentes
red-five-variant-short = Curta: 4 mãos

red-five-option-min_bid = Menor lance
red-five-option-bid_step = Os lances sobem de
red-five-option-all_pass = Se os quatro passam
    .first_bidder = quem devia dar o primeiro lance joga pelo menor lance
    .redeal = as cartas são dadas de novo, no máximo duas vezes
red-five-option-first_bidder = Quem dá o primeiro lance
    .rotate = um de cada vez
    .random = qualquer um, por sorteio
    .last_declarer = o último declarante
red-five-option-trump_timing = O declarante escolhe o trunfo
    .before_kitty = antes de ver o morto
    .after_kitty = depois de enterrar
red-five-option-no_trump = Você pode jogar sem naipe de trunfo (só 5♥, curingas e 2 são trunfo)
red-five-option-advisers = Os 3 da cor do trunfo são trunfos altos
red-five-option-high_tractors = Tratores podem passar do ás de trunfo, até os curingas
red-five-option-throws = Vale combo: puxar várias combinações de uma vez
red-five-option-throw_check = Um combo é conferido com
    .hands = o que os outros têm mesmo, então pode falhar
    .unseen = todas as cartas ainda não vistas, e só valem os certos
red-five-option-failed_throw = Se um combo falha, você puxa
    .smallest = a menor parte dele
    .beaten_component = uma parte que perde
red-five-option-failed_throw_penalty = Pontos que um combo falho dá ao outro lado
red-five-option-ruff_compare = Para ganhar de um combo cortado você precisa de
    .dominant = um trator, par ou carta mais alta acima da maior
    .all = trunfos mais altos em todas as partes
red-five-option-show_kitty = Todos veem o morto antes de o declarante pegar
    .never = { shared-never }
    .below = depois de um lance baixo
    .always = sempre
red-five-option-show_kitty_below = Um lance é baixo se ficar abaixo de
red-five-option-kitty_multiplier = Se os defensores levam a última vaza, o morto conta
    .x1 = uma vez
    .x2 = em dobro
    .x2_4 = em dobro, ou quatro vezes se puxada com par ou trator
    .x2_4_8 = em dobro, quatro vezes com par, oito vezes com trator
red-five-option-results = Uma mão paga em dobro ou triplo
    .ratio = conforme a comparação com o lance
    .fixed40 = a cada 40 pontos acima ou abaixo do lance
red-five-option-red_five_capture = Levar o cinco vermelho do outro lado paga a base e move 20 pontos
red-five-option-bid_stake = O que uma mão paga
    .flat = o mesmo para todo lance
    .rising = a base a mais a cada 20 pontos do lance
red-five-option-base = Base (o que paga uma vitória simples)
red-five-option-hands = { shared-hands }
red-five-option-target = Pontos que encerram a partida (vezes a base)

do-trump = Trunfo { $symbol } { $suit }
do-trump-none = Sem trunfo
do-bury = Enterrar
    .with = Enterrar { $picked }
    .pick = Enterrar { $most } cartas
do-pairs = Jogar par ou trator

red-five-lowest = Lance { $number }
red-five-leap = Lance { $number } · { $leap } a mais

red-five-opens = { $other } dá o primeiro lance.
    .to-other = Você dá o primeiro lance.
red-five-bids = { $seat } dá lance de { $number }.
    .to-seat = Você dá lance de { $number }.
red-five-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
red-five-redeal = Todos passaram, então as cartas são dadas de novo.
red-five-declares = { $seat } vira declarante e precisa de { $number } pontos.
    .to-seat = Você vira declarante e precisa de { $number } pontos.
red-five-names = { $seat } escolhe { $suit } como trunfo.
    .short = fez trunfo
    .to-seat = Você escolhe { $suit } como trunfo.
red-five-names-none = { $seat } joga sem naipe de trunfo.
    .short = sem trunfo
    .to-seat = Você joga sem naipe de trunfo.
red-five-shows = O morto de { $seat }: { $cards }.
    .to-seat = O seu morto: { $cards }.
red-five-takes-kitty = { $seat } pega o morto.
    .to-seat = Você pega o morto.
red-five-buries = { $seat } enterra oito cartas.
    .short = enterrou 8
    .to-seat = Você enterra oito cartas.
red-five-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
red-five-throw-fails = { $seat } tenta o combo { $cards }, mas alguém ganha de uma parte.
    .to-seat = Você tenta o combo { $cards }, mas alguém ganha de uma parte.
red-five-throw-costs = O combo custa { $points } pontos ao lado de { $seat }.
    .to-seat = O combo custa { $points } pontos ao seu lado.
red-five-takes = { $play ->
    [last] { $winner } joga { $cards } e leva a vaza
   *[earlier] { $winner } leva a vaza com { $cards }
}{ red-five-trick-points }
    .to-winner = { $play ->
        [last] Você joga { $cards } e leva a vaza
       *[earlier] Você leva a vaza com { $cards }
    }{ red-five-trick-points }
red-five-trick-points = { $points ->
    [0] .
   *[other] : { $points } pontos.
}
red-five-captured = { $winner } leva um cinco vermelho de { $seat }.
    .to-winner = Você leva um cinco vermelho de { $seat }.
    .to-seat = { $winner } leva um cinco vermelho seu.
red-five-kitty = { $winner } levou a última vaza. No morto: { $cards }{ $points ->
    [0] , nenhum ponto.
   *[other] , { $points } pontos{ $times ->
        [1] .
        [2] , em dobro.
       *[other] , vezes { $times }.
    }
}
    .to-winner = Você levou a última vaza. No morto: { $cards }{ $points ->
        [0] , nenhum ponto.
       *[other] , { $points } pontos{ $times ->
            [1] .
            [2] , em dobro.
           *[other] , vezes { $times }.
        }
    }
red-five-made = { $seat } deu lance de { $bid } e fez { $points }. Lance cumprido: { $stake } de cada defensor.
    .to-seat = Você deu lance de { $bid } e fez { $points }. Lance cumprido: { $stake } de cada defensor.
red-five-set = { $seat } deu lance de { $bid } e fez { $points }. Não bastou: { $stake } para cada defensor.
    .to-seat = Você deu lance de { $bid } e fez { $points }. Não bastou: { $stake } para cada defensor.

red-five-call-passed = { do-pass }
red-five-line = Placar { $score }
red-five-line-bid = { $score } · lance { $bid }
red-five-line-taken = { $score } · fez { $points }
red-five-deed = lance { $bid }, fez { $points }
red-five-deed-defender = fez { $points }
red-five-for-fives = { $number } cincos vermelhos
red-five-declarer-tag = declarante
red-five-passed-tag = passou
red-five-phase-bid = Mão { $number } · Leilão
red-five-phase-trump = Mão { $number } · Trunfo
red-five-prompt-bury = { $seat } enterra 8 cartas
    .to-seat = Você enterra 8 cartas
red-five-phase-bury = Mão { $number } · Morto
red-five-phase-play = { shared-trick-of-hand }
red-five-phase-over = Mão { $number } · { $points } de { $bid }
red-five-kitty-label = Morto
red-five-buried-label = Enterradas
red-five-own-buried-label = Você enterrou
red-five-bid-badge = Lance
red-five-defenders-badge = Defensores
red-five-trump-badge = Trunfo
red-five-no-trump-badge = não há

red-five-count = { $trumps ->
    [1] 1 trunfo
   *[other] { $trumps } trunfos
} ({ $honours ->
    [0] nenhum
   *[other] { $honours }
} acima dos 2), { $pairs ->
    [0] nenhum par de trunfos
    [1] 1 par de trunfos
   *[other] { $pairs } pares de trunfos
}, { $aces ->
    [0] nenhum ás de fora
    [1] 1 ás de fora
   *[other] { $aces } ases de fora
}
red-five-hint-bid = Com { $suit } você faria cerca de { $points } pontos: { red-five-count }. Dê lance até { $limit }.
red-five-hint-pass = Mesmo com { $suit } você só faria cerca de { $points } pontos: { red-five-count }.
red-five-hint-trump = Seu melhor naipe é { $suit }, cerca de { $points } pontos: { red-five-count }.
red-five-hint-bury = Enterre estas: isso esvazia naipes curtos e { $points ->
    [0] não custa pontos
   *[other] só custa { $points } pontos
}. Guarde ases, pares e trunfos.
red-five-hint-only = É tudo o que você pode jogar.
red-five-hint-sure = Nada que resta no naipe ganha dela.
red-five-hint-throw = Jogue tudo num combo: nada que resta no naipe ganha de nenhuma.
red-five-hint-draw = É o trunfo mais alto que resta. Tire os trunfos dos defensores.
red-five-hint-pair = Nada que você tem ganha com certeza, mas é difícil ganhar de pares.
red-five-hint-pull = Você não tem nada certo. Puxe um trunfo baixo e tire os trunfos dos defensores.
red-five-hint-gamble = Suas cartas estão acabando. Jogue tudo num combo e veja.
red-five-hint-low = Você não tem nada certo, então puxe uma baixa de um naipe comprido, sem pontos.
red-five-hint-low-trump = Você só tem trunfos, então puxe um baixo.
red-five-hint-gives = Seu lado está ganhando esta, então dê { $points } pontos a ela.
red-five-hint-partner = Seu lado está ganhando esta, então jogue uma baixa.
red-five-hint-cheapest = Leva a vaza, e nada mais barato leva.
red-five-hint-holds = Leva a vaza, e nada que resta no naipe ganha dela.
red-five-hint-ruff = Você não tem o naipe e há pontos na vaza, então corte o mais baixo que puder.
red-five-hint-low-follow = Esta você não consegue levar, ou não vale a pena. Jogue uma baixa e não dê pontos.

red-five-wrong-phase = { $phase ->
    [bid] O leilão ainda não acabou. Dê lance, ou passe.
    [trump] É hora de escolher o trunfo. Escolha um naipe.
    [bury] É hora de enterrar o morto. Enterre oito das suas cartas.
   *[play] O jogo já começou. Jogue da sua mão.
}
already-passed = Você passou, então está fora do leilão desta mão.
bid-too-low = Esse lance é baixo demais. Dê pelo menos { $least }, ou passe.
bad-suit = Isso não pode ser trunfo. Escolha espadas, copas, ouros ou paus.
need-8-cards = Você escolheu { $number } { $number ->
    [one] carta
   *[other] cartas
}. Enterre exatamente oito.
only-one-held = Você só tem uma dessas: { $card }. Escolha cartas que tem.
one-group-only = Você só pode puxar um naipe de cada vez, e todos os trunfos formam um naipe. Puxe uma carta, um par, um trator ou um combo.
use-throw = { $cards } é mais de uma combinação. Puxe como combo, ou puxe só uma parte.
throws-off = Nesta mesa não vale combo. Puxe uma carta, um par ou um trator.
unsure-throw = Num combo você só pode pôr o que não perde para ninguém: { $count ->
    [0] aqui nenhuma parte é certa
   *[other] aqui só { $cards }
}.
throw-is-a-lead = Combo, só quando você puxa. Jogue { $number ->
    [1] uma carta
   *[other] { $number } cartas
}.
wrong-count = Jogue { $number ->
    [1] uma carta
   *[other] { $number } cartas
}, como puxaram. Você pode jogar { $cards }.
must-follow-group = Você precisa seguir o naipe. Você pode jogar { $cards }.
must-play-all-of-group = Você tem poucas do naipe puxado: jogue todas as que tem, { $cards }, e complete com o que quiser.
must-match-pairs = Você precisa responder aos pares puxados até onde puder. Você pode jogar { $cards }.
must-match-tractor = Você precisa responder ao trator puxado até onde puder. Você pode jogar { $cards }.
