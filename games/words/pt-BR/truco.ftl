truco-name = Truco Argentino
    .line = Três cartas, duas apostas e cara de paisagem.
    .aliases = Truco, Truco Cego, Truco Gaudério
truco-rules = **Ganhe duas de três vazas, e aposte nisso. Antes, aposte nas suas duas melhores cartas do mesmo naipe.**
    Cada um tem três cartas. Joga-se uma por vaza; a mais alta leva, e você nunca precisa seguir o naipe. As quatro melhores são o ás de espadas, o ás de paus, o 7 de espadas e o 7 de ouros. Depois vêm os 3, os 2, os outros ases, os reis, os cavalos, os valetes, os outros 7, os 6, os 5 e os 4.
    A mão vale 1 ponto. Peça **truco** para valer 2. O outro lado diz **quero** para jogar, **não quero** para entregar, ou aumenta.
    Antes da sua primeira carta, você pode pedir **envido**: quem tem as duas melhores cartas do mesmo naipe ganha 2 pontos. Blefe à vontade. O primeiro lado a chegar a 30 vence.
    - **Por exemplo:** o 7 e o 5 de copas fazem 20 + 12, um envido de 32. Só 33 ganha.
    .whole =
    - **Os lados:** com quatro ou seis, os parceiros sentam alternados e dividem um só placar. Quem está à esquerda de quem dá as cartas é **mano** e puxa a primeira vaza.
    - **As vazas:** se as melhores cartas são iguais e cada lado tem uma, a vaza empata, e mano puxa de novo. Senão, puxa quem levou.
    - **A mão** é do lado com duas vazas. Se uma empatou, é do lado que levou a primeira, ou a primeira que não empatou. Se as três empatam, é do lado de mano.
    - **Truco** 2, **retruco** 3, **vale quatro** 4. Depois do primeiro pedido, só pode aumentar o lado que aceitou por último. Se um pedido é recusado, quem pediu ganha o que a mão valia antes.
    - **O envido** conta 20 mais duas cartas do mesmo naipe ou, se não há, a sua melhor carta. Ases contam 1; valetes, cavalos e reis contam 0. No empate ganha o lado de mano. Peça antes da sua primeira carta, mesmo quando pedem truco a você.
    - **Aumentar o envido:** envido soma 2, no máximo duas vezes, real envido soma 3. Falta envido vale o que falta ao lado da frente para vencer. Se o último pedido é recusado, contam os anteriores, pelo menos 1.
    - **As respostas:** cada adversário responde na sua vez. Um “quero” ou um aumento vale pelo lado inteiro; para recusar, é preciso que todos recusem.
    - **Desistir** é só para dois jogadores. Entrega a mão, e mais 1 ponto se você ainda podia pedir envido.
    - **Flor** é uma opção: três cartas do mesmo naipe precisam ser anunciadas e valem 3 no lugar de um envido. Se os dois lados têm, podem aumentar.
    - **Vencer:** os pontos contam na hora. O lado que chega a 30 vence no meio da mão.
truco-paragraphs =
    .truco-envido-too-late = 5
    .truco-not-higher = 7
    .truco-not-your-word = 4
    .truco-wrong-step = 4
    .truco-answer-first = 7
    .truco-nothing-asked = 7
    .truco-say-flor = 9
    .truco-no-flor = 9
    .truco-not-with-partners = 8

truco-variant-quick = Rápida, até 15
truco-variant-flor = Com flor
truco-variant-all_in = Falta envido pela partida
truco-option-target = { shared-points-to-win }
truco-option-flor = Três cartas do mesmo naipe são flor
truco-option-falta = Falta envido vale
    .leader = o que falta ao lado da frente para vencer
    .match = a partida toda, até um lado chegar à metade
    .half = o que falta ao lado da frente para chegar à metade
truco-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

do-quiero = Quero
do-no-quiero = Não quero
do-quiero-yes = Quero (aceito)
do-no-quiero-no = Não quero (recuso)
order-no-quiero = { do-no-quiero-no }
do-truco = Truco
    .listed = truco
do-retruco = Retruco
    .listed = retruco
do-vale-cuatro = Vale quatro
    .listed = vale quatro
do-envido = Envido
    .listed = envido
do-real-envido = Real envido
    .listed = real envido
do-falta-envido = Falta envido
    .listed = falta envido
do-flor = Flor
    .listed = flor
do-contraflor = Contraflor
    .listed = contraflor
do-contraflor-al-resto = Contraflor e o resto
    .listed = contraflor e o resto
truco-do-fold = Desistir

truco-calls = { $seat } pede { $call }, { $points ->
    [0] por tudo o que falta
   *[other] por { shared-points }
}, { $number } se recusarem.
    .to-seat = Você pede { $call }, { $points ->
    [0] por tudo o que falta
   *[other] por { shared-points }
}, { $number } se recusarem.
truco-flor = { $seat } tem flor.
    .to-seat = Você tem flor.
truco-accepts = { $seat } diz “quero”.
    .to-seat = Você diz “quero”.
truco-refuses = { $seat } diz “não quero”.
    .to-seat = Você diz “não quero”.
truco-folds = { $seat } desiste.
    .to-seat = Você desiste.
truco-says = { $seat } tem { $number }.
    .to-seat = Você tem { $number }.
truco-plays = { $seat } joga { $card }.
    .to-seat = Você joga { $card }.
truco-takes = { $seat } leva a vaza.
    .to-seat = Você leva a vaza.
truco-tied = A vaza empata.
truco-scores = { $reason ->
    [envido] { shared-points } pelo envido: { $seats }.
    [flor] { shared-points } pela flor: { $seats }.
    [refused] { shared-points } por um truco recusado: { $seats }.
    [refused-envido] { shared-points } por um envido recusado: { $seats }.
    [refused-flor] { shared-points } por uma flor recusada: { $seats }.
    [fold] { shared-points } pela desistência: { $seats }.
   *[tricks] { shared-points } pelas vazas: { $seats }.
}
    .to-seats = { $reason ->
        [envido] { shared-points } pelo envido: { shared-you-and }.
        [flor] { shared-points } pela flor: { shared-you-and }.
        [refused] { shared-points } por um truco recusado: { shared-you-and }.
        [refused-envido] { shared-points } por um envido recusado: { shared-you-and }.
        [refused-flor] { shared-points } por uma flor recusada: { shared-you-and }.
        [fold] { shared-points } pela desistência: { shared-you-and }.
       *[tricks] { shared-points } pelas vazas: { shared-you-and }.
    }
truco-for = { $reason ->
    [envido] { $number } pelo envido
    [flor] { $number } pela flor
    [refused] { $number } por um truco recusado
    [refused-envido] { $number } por um envido recusado
    [refused-flor] { $number } por uma flor recusada
    [fold] { $number } pela desistência
   *[tricks] { $number } pelas vazas
}
truco-shows = { $seat } mostra { $cards }.
    .to-seat = Você mostra { $cards }.

truco-subtitle = Mão { $round } · até { $target }
truco-stake = Truco
truco-line = { $raises ->
    [0] { $dots }
   *[other] { $dots } pode aumentar
}
truco-mano = mano

truco-hint-flor = Você tem flor, e é obrigatório anunciar.
truco-hint-envido = { $kind ->
    [no] Com { $number } você perderia vezes demais.
    [yes] Você tem { $number }. Dá para aceitar.
   *[call] Você tem { $number }, e a maioria das mãos tem menos.
}
truco-hint-truco = Sua chance de ganhar a mão é de cerca de { $chance }%. { $kind ->
    [no] Entregue.
    [yes] Dá para aceitar.
   *[call] Faça valer mais.
}
truco-hint-lead = Puxe a sua carta do meio e guarde a melhor para depois.
truco-hint-highest = Você precisa desta vaza. Puxe a sua carta mais alta.
truco-hint-partner = Seu lado está ganhando esta. Jogue uma baixa.
truco-hint-wins = Leve a vaza com a carta mais barata que der.
truco-hint-ties = Esta você não consegue levar, mas dá para empatar.
truco-hint-lowest = { shared-hint-cannot-win }

truco-envido-too-late = Agora é tarde. Peça envido uma vez por mão, antes da sua primeira carta e antes de aceitarem o truco.
truco-not-higher = Pediram { $call }. Você só pode pedir algo mais alto, ou responder “quero” ou “não quero”.
truco-not-your-word = O último aumento foi do seu lado, então só o outro lado pode pedir { $call }.
truco-last-step = Vale quatro é o último aumento que existe.
truco-wrong-step = O próximo passo é outro: { $call }.
truco-answer-first = Pediram { $call }. Responda “quero” ou “não quero”, ou aumente.
truco-nothing-asked = Ninguém pediu nada a você. Jogue uma carta ou faça um pedido.
truco-say-flor = Você tem flor. Diga isso antes de qualquer outra coisa.
truco-no-flor = Isso você não pode pedir. É preciso ter três cartas do mesmo naipe, numa partida com flor.
truco-not-with-partners = Com parceiros não dá para desistir. Jogue uma carta, ou responda “não quero” quando pedirem.
