golf-name = Golfe
    .line = Troque suas cartas fechadas por baixas. Vence o menor total.
    .aliases = Golf, Polish Poker
golf-rules = **Você tem seis cartas viradas para baixo em duas fileiras. Troque-as por baixas. Depois de nove buracos, vence o menor total.**
    Primeiro todos viram duas das suas cartas. As outras não se pode olhar.
    Na sua vez, compre uma carta ou pegue a de cima do lixo. Ponha no lugar de qualquer uma das suas, que vai para o lixo. Uma carta comprada você pode descartar, mas uma que pegou do lixo precisa usar.
    Reis contam 0, ases 1, cada 2 tira 2, e de 3 a 10 conta o número. Valetes e damas contam 10. **Duas do mesmo valor numa coluna não contam nada.**
    Quando todas as suas cartas estão abertas, os outros jogam mais uma vez. Depois todas são viradas e contadas.
    - **Por exemplo:** há um 7 em cima à esquerda. Você compra outro 7 e o põe embaixo. Agora essa coluna não conta nada.
    .whole =
    - **As cartas:** um baralho, ou dois se não bastar. Ninguém olha as cartas à sua frente. A seguinte é virada e começa o lixo.
    - **O começo:** todos viram duas cartas, em qualquer ordem. Joga primeiro quem está à esquerda de quem dá as cartas.
    - **A sua vez:** compre, e só você vê a carta: troque por uma das suas, ou descarte. Ou pegue a de cima do lixo, que sempre entra no lugar de uma das suas. O que você põe fica aberto.
    - **A contagem:** reis 0, ases 1, 2 vale −2, de 3 a 10 o número, valetes e damas 10. Uma coluna de valores iguais não conta nada, nem com 2. Curingas contam −2 e nunca se anulam.
    - **O fim do buraco:** quando todas as cartas de alguém estão abertas, os outros jogam mais uma vez. Quando o monte acaba, o lixo é embaralhado. Na segunda vez, o buraco acabou.
    - **Quatro cartas de memória:** você vê as suas duas de baixo, e o que troca fica fechado. Bata em vez de jogar para fechar o buraco. Duas quaisquer do mesmo valor se anulam, onde quer que estejam.
golf-paragraphs =
    .golf-turn-first = 2
    .golf-wait = 2
    .golf-draw-or-take = 3
    .golf-swap-or-discard = 3
    .golf-no-place = 3
    .golf-no-knock = 6

golf-variant-quick = Rápida: vire uma carta sempre que descarta, cinco buracos
golf-variant-four_cards = Quatro cartas, de memória, e bater
golf-variant-nine_cards = Nove cartas
golf-variant-jokers = Com curingas, e bônus por quatro do mesmo valor

golf-option-holes = Buracos na partida
golf-option-cards = { shared-cards-dealt }
golf-option-start = No começo
    .turn_two = todos viram duas cartas
    .turn_three = todos viram três cartas
    .peek_two = todos veem as suas duas últimas cartas
golf-option-placing = As cartas que você troca ficam
    .open = abertas
    .closed = fechadas, e só você as conhece
golf-option-ending = Um buraco acaba
    .all_up = quando todas as cartas de alguém estão abertas
    .knock = quando alguém bate
golf-option-last_turn = Aí os outros jogam mais uma vez
golf-option-after_discard = Depois de descartar uma carta comprada
    .nothing = a sua vez acabou
    .may_turn = você pode virar uma carta
    .must_turn = você precisa virar uma carta
golf-option-cancel = O que não conta nada
    .column = valores iguais numa coluna
    .lines = valores iguais numa coluna ou fileira
    .anywhere = duas quaisquer do mesmo valor
    .none = { shared-none }
golf-option-twos = Um 2 conta
    .minus_two = −2
    .plus_two = 2
golf-option-jokers = Dois curingas, −2 cada um
golf-option-four_bonus = Pontos a menos por duas colunas do mesmo valor
    .zero = { shared-none }
golf-option-ender_penalty = Pontos por fechar um buraco sem ter o menor total
    .zero = { shared-none }

golf-do-turn = Virar { $number }
golf-do-take = Pegar para { $number }
golf-do-swap = Trocar { $number }
golf-do-knock = Bater

golf-deals = { $seat } dá as cartas. Sai { $turned }.
    .to-seat = Você dá as cartas. Sai { $turned }.
golf-turns = { $seat } vira { $card }.
    .to-seat = Você vira { $card }.
golf-starts = { $other } joga primeiro.
    .to-other = Você joga primeiro.
golf-draws = { $seat } compra.
    .short = comprou
    .to-seat = Você compra.
golf-you-draw = { shared-you-draw }
golf-takes = { $seat } pega { $card } para a posição { $number } e descarta { $turned }.
    .to-seat = Você pega { $card } para a posição { $number } e descarta { $turned }.
golf-puts = { $seat } põe { $card } na posição { $number } e descarta { $turned }.
    .to-seat = Você põe { $card } na posição { $number } e descarta { $turned }.
golf-hides = { $seat } põe a carta na posição { $number } e descarta { $turned }.
    .short = trocou { $number }
    .to-seat = Você põe a carta na posição { $number } e descarta { $turned }.
golf-discards = { $seat } descarta { $turned }.
    .short = descartou
    .to-seat = Você descarta { $turned }.
golf-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
golf-knocks = { $seat } bate{ golf-one-more }.
    .short = bateu
    .to-seat = Você bate{ golf-one-more }.
golf-all-open = Todas as cartas de { $seat } estão abertas{ golf-one-more }.
    .to-seat = Todas as suas cartas estão abertas{ golf-one-more }.
golf-one-more = { $kind ->
    [more] . Todos os outros jogam mais uma vez
   *[no] {""}
}
golf-shuffles = O lixo é embaralhado e vira o novo monte.
golf-stock-out = O monte acabou de novo, então o buraco acabou.
golf-scores = { $other } marca { $points }.
    .to-other = Você marca { $points }.
golf-four = { $number } por quatro do mesmo valor
golf-penalty = { $number } por fechar sem o menor total

golf-hole = Buraco { $number } de { $most }
golf-last-turns = Última vez, depois de
golf-line = { $score } · abertas { $points }
golf-line-end = { $score }
golf-ended = fechou
golf-knocked = bateu
golf-last-turn = última vez
golf-drawn = A carta que você comprou
golf-own = Suas cartas

golf-hint-start = Uma em cada coluna é o que mais informa.
golf-hint-cancels = Mais { $rank ->
    [Q] uma { rank-name }
   *[other] um { rank-name }
} aqui, e as duas não contam nada.
golf-hint-low = { $card } é menos do que uma carta fechada costuma custar.
golf-hint-better = { $card } custa menos ali do que { $turned }.
golf-hint-discard = { $card } não ajuda em lugar nenhum. Descarte.
golf-hint-draw = { $card } não ajudaria muito, então compre.
golf-hint-end = Você está na frente por cerca de { $count }, então feche o buraco.
golf-hint-turn = Tanto faz a carta fechada.
golf-hint-wait = Isso fecharia o buraco, e talvez o seu total não seja o menor.

golf-closed-never-open = Se as cartas trocadas ficam fechadas, nunca ficam todas abertas. Faça os buracos acabarem com alguém batendo.
golf-closed-not-turned = Se as cartas trocadas ficam fechadas, você não pode virar nenhuma depois de descartar.
golf-turn-first = Primeiro vire { $count } das suas cartas. Você pode virar { $places }.
golf-wait = { $count ->
    [one] Ainda falta { $seats }
   *[other] Ainda faltam { $seats }
}: é preciso virar cartas.
golf-not-closed = Essa carta não está fechada. Você pode virar { $places }.
golf-draw-or-take = Compre, ou pegue { $card } para uma das suas posições, de 1 a { $most }{ $kind ->
    [knock] . Você também pode bater
   *[none] {""}
}.
golf-swap-or-discard = Você comprou { $card }. Troque por uma das suas cartas, de 1 a { $most }, ou descarte.
golf-no-place = As suas posições vão de 1 a { $most }.
golf-no-knock = Alguém já fechou o buraco. Esta é a sua última vez.
golf-turn-or-pass = Vire uma carta fechada, ou passe. Você pode virar { $places }.
golf-must-turn = Agora vire uma carta fechada. Você pode virar { $places }.
