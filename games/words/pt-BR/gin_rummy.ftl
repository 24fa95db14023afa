gin-rummy-name = Gin Rummy
    .line = Forme combinações e bata antes do adversário.
    .aliases = Gin
gin-rummy-rules = **Transforme suas dez cartas em trincas e sequências, e bata antes do adversário.**
    Uma carta é virada para começar o lixo. Na sua vez compre uma carta, do monte ou a de cima do lixo, e descarte uma. Você quer formar **combinações**: três ou quatro do mesmo valor, ou três ou mais em sequência do mesmo naipe. Todo o resto são **cartas soltas**: uma figura custa 10, um ás 1.
    Restam 10 ou menos? Bata, e a mão acaba. Os dois mostram, e você marca a diferença. Nenhuma carta solta é **gin**, com bônus. Mas cuidado: se o adversário não tem mais que você, os pontos são dele.
    Quem chega primeiro a 100 vence.
    - **Por exemplo:** você tem 4♥ 5♥ 6♥, três 9, e 7♣ 7♦ 2♠ A♠. São 17 em cartas soltas. Você compra o 7♠, descarta o 2♠, e só resta o ás: bate com 1.
    .whole =
    - **As cartas:** dez para cada um, de um baralho de 52, e uma virada. Quem não deu as cartas pode pegá-la; se não quer, quem deu pode. Se os dois passam, quem não deu compra do monte.
    - **A sua vez:** compre do monte ou pegue a de cima do lixo, depois descarte uma, mas não a que acabou de pegar do lixo. O ás é a mais baixa: A 2 3 é sequência, Q K A não. Uma carta só conta em uma combinação. Soltas, contam 1 o ás, 10 J Q K, as outras o seu número.
    - **Bater:** se você ficaria com 10 ou menos, pode bater em vez de só descartar. Nunca é obrigatório.
    - **Encaixar:** o adversário também mostra suas combinações e encaixa suas cartas soltas nas suas onde servem: um quarto 9 em três 9, o 7♥ em 4♥ 5♥ 6♥. Eu acho o melhor jeito de encaixar. Ninguém encaixa em gin.
    - **Pontos:** quem bate marca a diferença. Gin vale 25 mais tudo o que sobrou ao outro. Se o outro tem o mesmo que você ou menos, é **undercut**: ele marca a diferença e mais 25.
    - **Mão morta:** com duas cartas no monte sem ninguém bater, ninguém pontua e a mesma pessoa dá de novo. Senão, cada um dá uma vez.
    - **O fim:** quem chega primeiro a 100 vence o jogo e ganha mais 100. Se o outro não venceu nenhuma mão, os pontos das mãos de quem venceu contam em dobro. Depois cada mão vencida, um **box**, soma 25, para os dois.
    - **Por exemplo:** você bate com 6. O adversário tem 21 e encaixa o 7♥: restam 14. Você marca 8. Se restassem 5, seria undercut, e ele marcaria 26.
gin-rummy-paragraphs =
    .gin-rummy-upcard-first = 1
    .gin-rummy-stock-first = 2
    .gin-rummy-discard-or-knock = 2
    .gin-rummy-draw-first = 2
    .rummy-just-taken = 2
    .gin-rummy-must-knock = 3
    .gin-rummy-knock-with-another = 3
    .gin-rummy-too-much-deadwood = 3
    .gin-rummy-last-discard = 3
    .gin-rummy-does-not-fit = 4
    .gin-rummy-lay-off-or-done = 4

gin-rummy-variant-oklahoma = Oklahoma, com big gin
gin-rummy-variant-straight = Só gin: não se bate antes
gin-rummy-variant-old = Pontuação antiga: gin 20, undercut 10
gin-rummy-variant-short = Curta, até 50

gin-rummy-option-target = { shared-points-to-win }
gin-rummy-option-knock_limit = Máximo de pontos soltos para bater
    .zero = só gin
gin-rummy-option-gin_bonus = Pontos por gin
gin-rummy-option-undercut_bonus = Pontos por um undercut
gin-rummy-option-undercut_on_tie = Os mesmos pontos soltos são undercut
gin-rummy-option-big_gin = As onze cartas em combinações são big gin
gin-rummy-option-big_gin_bonus = Pontos por big gin
gin-rummy-option-box_bonus = Pontos no fim por mão vencida (box)
gin-rummy-option-game_bonus = Pontos por vencer o jogo
gin-rummy-option-shutout = Se quem perde não venceu nenhuma mão
    .off = nada a mais
    .double_points = os pontos das mãos de quem vence contam em dobro
    .double_all = o total de quem vence conta em dobro
    .flat100 = quem vence ganha mais 100
gin-rummy-option-dealer_rule = Quem dá as próximas cartas
    .alternate = um de cada vez
    .winner = quem venceu a mão
    .loser = quem perdeu a mão
gin-rummy-option-last_discard_action = O último descarte de uma mão morta pode ser pego para bater na hora
gin-rummy-option-auto_layoff = Eu acho os melhores encaixes para você
gin-rummy-option-oklahoma = A primeira carta virada define com quanto se pode bater

do-knock = Bater, descartando
    .beside = Bater
    .with = Bater, descartando { $picked }
do-with = com combinações
do-biggin = Big gin
do-layoff = Encaixar
    .with = Encaixar { $picked }
do-done = Pronto

gin-rummy-deals = { $seat } dá as cartas. Sai { $card }, e { $other } pode pegar.
    .to-seat = Você dá as cartas. Sai { $card }, e { $other } pode pegar.
    .to-other = { $seat } dá as cartas. Sai { $card }, e você pode pegar.
gin-rummy-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
gin-rummy-knocks = { $seat } descarta { $card } e bate com { $number }: { $cards }.
    .to-seat = Você descarta { $card } e bate com { $number }: { $cards }.
gin-rummy-goes-gin = { $seat } descarta { $card } e faz gin: { $cards }.
    .to-seat = Você descarta { $card } e faz gin: { $cards }.
gin-rummy-goes-big-gin = { $seat } faz big gin: { $cards }.
    .to-seat = Você faz big gin: { $cards }.
gin-rummy-lays-off = { $seat } encaixa { $cards }.
    .to-seat = Você encaixa { $cards }.
gin-rummy-answers = { $seat } mostra { $cards } e fica com { $number }.
    .to-seat = Você mostra { $cards } e fica com { $number }.
gin-rummy-no-melds = { $seat } não tem combinações e fica com { $number }.
    .to-seat = Você não tem combinações e fica com { $number }.
gin-rummy-scores = { $winner } marca { $number }.
    .to-winner = Você marca { $number }.
gin-rummy-undercuts = Undercut! { $winner } marca { $number }.
    .to-winner = Undercut! Você marca { $number }.
gin-rummy-tie = Deu igual, então ninguém pontua.
gin-rummy-dead = Mão morta: ninguém bateu a tempo. Ninguém pontua, e a mesma pessoa dá de novo.
gin-rummy-wins = { $winner } vence o jogo, { $number } a { $least } com os bônus.
    .to-winner = Você vence o jogo, { $number } a { $least } com os bônus.

gin-rummy-line = { $score } pontos · venceu { $number }
gin-rummy-holding = soltas { $number }
gin-rummy-tag = { $how ->
    [gin] gin
    [biggin] big gin
   *[knock] bate
}
gin-rummy-tag-undercut = undercut
gin-rummy-deed = { $how ->
    [gin] gin
    [biggin] big gin
   *[left] ficou com { $number }
}
gin-rummy-for-bonus = { $how ->
    [undercut] { $number } pelo undercut
    [biggin] { $number } pelo big gin
   *[gin] { $number } pelo gin
}
gin-rummy-for-game = { $number } pelo jogo
gin-rummy-for-boxes = { $number } por { $count ->
    [1] 1 mão
   *[other] { $count } mãos
}
gin-rummy-for-shutout = { $number } por não ceder mãos
gin-rummy-reason = primeiro a { $number }
gin-rummy-fact = Mais mãos vencidas: { $seat }, { $most } a { $least }.
gin-rummy-even = Cada um venceu { $number ->
    [1] uma mão
   *[other] { $number } mãos
}.
gin-rummy-subtitle = Mão { $number }{ $how ->
    [knock] { " " }· batida
    [gin] { " " }· gin
    [biggin] { " " }· big gin
    [undercut] { " " }· undercut
    [tie] { " " }· igual
    [dead] { " " }· morta
   *[other] { "" }
}
gin-rummy-limit = Bater com até
gin-rummy-target = Alvo
gin-rummy-meld = Combinação · { $seat }
gin-rummy-deadwood = Soltas { $number } · { $seat }
gin-rummy-covered = Descarte
gin-rummy-laid-off = Encaixes · { $seat }

gin-rummy-hint-pass = { $card } não ajuda o bastante.
gin-rummy-hint-draw = { $card } não ajuda o bastante. Tente o monte.
gin-rummy-hint-forced = Os dois passaram, então compre do monte.
gin-rummy-hint-completes = Forma { $cards }.
gin-rummy-hint-take-to-knock = Se pegar, você pode bater com { $number }.
gin-rummy-hint-take-low = Baixa suas cartas soltas de { $number } para { $least }.
gin-rummy-hint-knock = Você só tem { $number }. { $seat } precisa de { $ties ->
    [1] { $number } ou menos
   *[0] menos que isso
} para um undercut.
gin-rummy-hint-gin = É gin: suas outras dez cartas estão todas em combinações.
gin-rummy-hint-big-gin = Suas onze cartas estão todas em combinações.
gin-rummy-hint-alone = Não combina com nada e custa { $number } a você. Sem ela, suas cartas soltas somam só { $least }.
gin-rummy-hint-throw = É a sua carta menos útil: restam { $least }, com as melhores compras.
gin-rummy-hint-lay-off = Serve, e são { $number } a menos nas suas cartas soltas.
gin-rummy-hint-done = Nada mais vale a pena encaixar. Você fica com { $number }.

gin-rummy-upcard-first = Primeiro vem a carta virada. Pegue, ou passe.
gin-rummy-stock-first = Os dois passaram. Compre do monte.
gin-rummy-draw-first = Primeiro compre: do monte, ou pegue do lixo.
gin-rummy-last-discard = O monte acabou. Pegue o último descarte se ele deixa você bater na hora, ou passe.
gin-rummy-discard-or-knock = Você já comprou. Descarte uma carta, ou bata se ficar com { $limit } ou menos.
gin-rummy-must-knock = Você pegou o último descarte, então precisa bater. Descarte uma destas: { $cards }.
gin-rummy-too-much-deadwood = Com isso você fica com { $number }, e para bater precisa de { $limit } ou menos. Descarte uma carta e continue.
gin-rummy-knock-with-another = Com isso você fica com { $number }, e para bater precisa de { $limit } ou menos. Bata com uma destas: { $cards }, ou continue.
gin-rummy-no-melds-of-yours = Essas não são combinações das suas outras cartas. Diga trincas e sequências de três cartas ou mais, e nenhuma carta duas vezes.
gin-rummy-no-big-gin = Nesta mesa não há big gin. Descarte uma carta e bata.
gin-rummy-not-all-melded = Suas onze cartas não estão todas em combinações. Descarte uma, ou bata se ficar com { $limit } ou menos.
gin-rummy-does-not-fit = { $card } não serve em nenhuma combinação de quem bateu. { $count ->
    [0] Nenhuma das suas outras cartas serve, então diga “done”
   *[other] Encaixe uma destas: { $cards }, ou diga “done”
}.
gin-rummy-lay-off-or-done = { $count ->
    [0] Nenhuma das suas cartas serve nas combinações de quem bateu, então diga “done”
   *[other] Encaixe uma destas: { $cards }, ou diga “done”
}.
