scopa-name = Escopa Italiana
    .line = Capture por valor igual ou por soma. Limpe a mesa.
    .aliases = Scopa, Escova, Scopone, Escopa de 11
scopa-rules = **Capture cartas da mesa, principalmente ouros e setes, e limpe a mesa.**
    Você tem três cartas, e quatro estão abertas na mesa. Joga-se uma carta por vez. Ela captura uma carta do mesmo valor ou, se não há, cartas que somam esse valor: um 7 leva um 2 e um 5. Se não captura nada, fica na mesa. Valetes contam 8, cavalos 9, reis 10.
    Limpar a mesa é uma **escopa**: 1 ponto. Os outros vêm no fim da mão: por mais cartas, mais ouros, o 7 de ouros e a melhor primiera. Com 11, vence quem tem mais pontos.
    - **Por exemplo:** na mesa há um 2, um 3 e um 6. O seu 5 captura o 2 e o 3. Só resta o 6, então um 6 da pessoa seguinte seria uma escopa.
    .whole =
    - **O baralho:** 40 cartas: do ás ao 7, depois valete, cavalo e rei, que contam 8, 9 e 10. Os naipes são ouros, copas, espadas e paus. No baralho francês, os cavalos são as damas.
    - **As cartas:** três para cada um, e quatro abertas na mesa. Quando todas as mãos acabam, cada um recebe mais três; a mesa não recebe nada. Três ou mais reis na mesa: as cartas são dadas de novo. A vez de dar passa à esquerda a cada mão.
    - **A sua vez:** jogue uma carta. Se há na mesa uma carta do mesmo valor, captura uma delas, e nunca uma soma. Se não há, captura um grupo de cartas que somam esse valor. Se há vários, você escolhe um. Se a carta pode capturar, é obrigatório; se não pode, fica na mesa.
    - **Escopa:** limpar a mesa vale 1 ponto, mas não com a última carta da mão.
    - **No fim da mão,** a última pessoa que capturou algo fica com o que resta na mesa. Depois, 1 ponto para cada: mais cartas, mais ouros, o 7 de ouros e a melhor primiera. Se há empate em mais, ninguém pontua.
    - **Primiera:** a sua melhor carta em cada um dos quatro naipes, somadas: um 7 vale 21, um 6 18, um ás 16, um 5 15, um 4 14, um 3 13, um 2 12, as outras 10. Sem os quatro naipes, você não tem nenhuma.
    - **Vencer:** com 11 ou mais depois de uma mão, vence quem tem mais pontos. Se dois empatam, joga-se mais uma mão.
    - **Duplas:** quatro jogadores são duas duplas, que juntam o que capturam.
scopa-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3
    .scopa-equal-first = 3

scopa-variant-scopone_scientifico = Scopone científico: dez cartas para cada um, até 21
scopa-variant-scopone = Scopone: nove cartas para cada um, até 21
scopa-variant-asso_pigliatutto = Ás leva tudo (asso pigliatutto)
scopa-variant-napola = Com napola e rei de ouros, até 21

scopa-option-target = { shared-points-to-win }
scopa-option-partners = { shared-partners }
scopa-option-deal = Cartas por vez que se dá
    .three = três
    .nine = nove (quatro jogadores)
    .ten = dez, nenhuma na mesa (quatro jogadores)
scopa-option-ace = Um ás que você joga
    .plain = conta 1
    .takes_all = captura tudo, e não é escopa
    .takes_all_sweep = captura tudo, e é escopa
scopa-option-napola = Ás, 2 e 3 de ouros, e os que seguem, valem 1 cada
scopa-option-re_bello = O rei de ouros vale 1
scopa-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

scopa-void = { $cards }: reis demais na mesa, então as cartas são dadas de novo.
scopa-turned = Na mesa: { $cards }.
scopa-takes = { $seat } joga { $card } e captura { $cards }.
    .to-seat = Você joga { $card } e captura { $cards }.
scopa-takes-itself = { $seat } joga { $card } numa mesa vazia e fica com a carta.
    .to-seat = Você joga { $card } numa mesa vazia e fica com a carta.
scopa-sweeps = Escopa! { $seat } limpa { $cards } com { $card }.
    .to-seat = Escopa! Você limpa { $cards } com { $card }.
scopa-rest = { $winner } capturou por último e fica com o resto, { $cards }.
    .to-winner = Você capturou por último e fica com o resto, { $cards }.
scopa-count-cards = Mais cartas, { $figures }: { $count ->
    [0] empate, sem ponto
   *[other] { $seats }
}.
    .to-seats = Mais cartas, { $figures }: { shared-you-and }.
scopa-count-coins = Mais ouros, { $figures }: { $count ->
    [0] empate, sem ponto
   *[other] { $seats }
}.
    .to-seats = Mais ouros, { $figures }: { shared-you-and }.
scopa-count-primiera = Melhor primiera, { $figures }: { $count ->
    [0] empate, sem ponto
   *[other] { $seats }
}.
    .to-seats = Melhor primiera, { $figures }: { shared-you-and }.
scopa-count-seven = O 7 de ouros: { $seats }.
    .to-seats = O 7 de ouros: { shared-you-and }.
scopa-count-sweeps = { scopa-swept }: { $seats }.
    .to-seats = { scopa-swept }: { shared-you-and }.
scopa-count-napola = Napola, { $points } pontos: { $seats }.
    .to-seats = Napola, { $points } pontos: { shared-you-and }.
scopa-count-king = O rei de ouros: { $seats }.
    .to-seats = O rei de ouros: { shared-you-and }.

scopa-for-cards = { $number } por mais cartas
scopa-for-coins = { $number } por mais ouros
scopa-for-primiera = { $number } pela primiera
scopa-for-seven = { $number } pelo 7 de ouros
scopa-for-sweeps = { $number } por escopas
scopa-for-napola = { $number } pela napola
scopa-for-king = { $number } pelo rei de ouros
scopa-deed = { shared-cards }, { $number ->
    [1] 1 de ouros
   *[other] { $number } de ouros
}, primiera { $points ->
    [0] nenhuma
   *[other] { $points }
}
scopa-tag = Escopa
scopa-swept = { $count ->
    [1] 1 escopa
   *[other] { $count } escopas
}

scopa-hint-sweep = Isso limpa a mesa: escopa, 1 ponto.
scopa-hint-seven = Leve o 7 de ouros: ele vale um ponto sozinho.
scopa-hint-coins = Leve { $count ->
    [1] uma carta de ouros
   *[other] { $count } cartas de ouros
}: mais ouros vale um ponto.
scopa-hint-primiera = Setes ganham a primiera, então leve um.
scopa-hint-cards = Isso dá { shared-cards } a você, e mais cartas vale um ponto.
scopa-hint-lay = Nada para capturar. Deixa { $number } na mesa, { $chance ->
    [0] e quase não há chance de escopa
   *[other] com escopa em cerca de { $chance }% das vezes
}.
scopa-hint-wait = Melhor que capturar agora: deixa { $number } na mesa, { $chance ->
    [0] e quase não há chance de escopa
   *[other] com escopa em cerca de { $chance }% das vezes
}.

scopa-scopone-is-for-four = Scopone é para quatro jogadores. Com menos, dê três cartas por vez.
scopa-equal-first = { $cards } tem o mesmo valor, então { $card } captura essa, não uma soma.
