gong-zhu-name = Gong Zhu
    .line = Leve a ovelha e deixe o porco para os outros.
    .aliases = Caça ao Porco, Chase the Pig
gong-zhu-rules = **Não leve o porco, a Q♠. Não leve copas. Leve a ovelha, o J♦.**
    É cada um por si, com 13 cartas. { rules-trick } { rules-trick-plain }
    O que você leva conta no fim da mão. O **porco** custa 100, cada carta de copas custa até 50, e a **ovelha** vale 100. O 10♣, o **transformador**, dobra tudo isso, para o bem e para o mal. Se você leva todas as copas, elas dão 200.
    Quem cai para −1000 é o porco, e vence quem tem mais pontos.
    - **Por exemplo:** você leva a Q♠, o K♥ e o 3♥. São −100, −40 e 0: você perde 140. Com o 10♣ junto, perderia 280.
    .whole =
    - **As cartas:** 13 para cada um, de um baralho de 52.
    - **Expor:** antes do jogo você pode mostrar qualquer uma das cartas Q♠, J♦, 10♣ e A♥ que tiver. Todos decidem ao mesmo tempo. O porco ou a ovelha expostos contam em dobro, o A♥ exposto dobra todas as copas, e o 10♣ exposto multiplica por 4, para quem levar. Você não pode jogar uma carta exposta na primeira vez em que o naipe dela é puxado, a não ser que seja a sua única.
    - **O jogo:** quem tem o 2♣ puxa com ele. { rules-trick } { rules-trick-plain } O ás é a carta mais alta.
    - **Copas** custam 50 o ás, 40 o rei, 30 a dama, 20 o valete e 10 cada uma do 10 ao 5. O 4, o 3 e o 2 não custam nada.
    - **As 13 copas** dão 200 a você e, se você leva o porco junto, ele também dá 100.
    - **O porco** custa 100, **a ovelha** dá 100.
    - **O transformador** dobra tudo o mais que você leva. Sem nenhuma carta de copas, nem porco, nem ovelha, ele dá 50, ou 100 se foi exposto.
    - **O fim:** quando alguém está em −1000 ou menos, quem está nessa situação é porco, e vence quem tem mais pontos.
    - **Por exemplo:** o A♥ foi exposto. Você o leva com o 9♥ e a ovelha: copas −60, em dobro −120, e 100 pela ovelha. São −20.
gong-zhu-paragraphs =
    .nothing-to-expose = 2
    .wrong-phase-expose = 2
    .not-exposable = 2
    .wrong-phase-exposed = 2
    .exposed-protected = 2
    .must-follow-suit = 3
    .must-lead-2c = 3

gong-zhu-variant-partners = Em duplas
gong-zhu-variant-plain = Nada é exposto
gong-zhu-variant-short = Curta, até −500

gong-zhu-option-expose = Você pode expor Q♠, J♦, 10♣ e A♥ antes do jogo, para contarem em dobro
gong-zhu-option-expose_timing = As cartas são expostas
    .simultaneous = { shared-same-time }
    .in_turn = um depois do outro, começando pelo 2♣
gong-zhu-option-expose_protect = Uma carta exposta precisa esperar que o naipe dela seja puxado uma vez
gong-zhu-option-first_lead = Primeira carta
    .two_of_clubs = o 2♣, em toda mão
    .two_of_spades_then_pig = o 2♠; nas mãos seguintes qualquer uma, de quem levou o porco
    .seven_of_spades_then_pig = qualquer uma, de quem tem o 7♠; nas mãos seguintes, de quem levou o porco
gong-zhu-option-hearts_table = Copas custam
    .standard = 50, 40, 30, 20 para A K Q J, 10 do 10 ao 5, nada para 4 3 2
    .pip = 50, 40, 30, 20 para A K Q J, 10 para o 4, o próprio número para o resto
gong-zhu-option-pig_value = Pontos do porco, a Q♠
gong-zhu-option-pig_flip = O que torna o porco positivo
    .all_hearts = levar todas as copas
    .grand_slam = levar as 16 cartas que contam
    .never = nada
gong-zhu-option-sheep_flip = A ovelha fica negativa se você leva todas as copas, mas não as 16 cartas que contam
gong-zhu-option-transformer_alone = Pontos do 10♣, o transformador, se for tudo o que você leva
gong-zhu-option-target = Você perde quando seu placar cai para
gong-zhu-option-win_target = A partida também acaba quando alguém chega a
gong-zhu-option-max_hands = { shared-most-hands }
gong-zhu-option-partners = Quem senta frente a frente joga em dupla e soma os pontos

do-expose = Expor
    .with = Expor { $picked }
    .pick = Expor até { $most } cartas
do-expose-none = Não expor nada

gong-zhu-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
gong-zhu-answers = { $seat } já decidiu o que expor.
    .short = decidiu
    .to-seat = Você já decidiu o que expor.
gong-zhu-exposes = { $seat } expõe { $cards }.
    .to-seat = Você expõe { $cards }.
gong-zhu-exposes-none = { $seat } não expõe nada.
    .short = não expôs nada
    .to-seat = Você não expõe nada.
gong-zhu-expose-nothing = { $seats } { $count ->
    [one] não expõe nada.
   *[other] não expõem nada.
}
    .to-seats = { $others ->
        [0] Você não expõe nada.
        [one] Você e { $seats } não expõem nada.
       *[other] Você, { $seats } não expõem nada.
    }
gong-zhu-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
gong-zhu-scores = { $seat } levou { $cards }: { shared-points }.
    .to-seat = Você levou { $cards }: { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
gong-zhu-scores-nothing = { $seat } não levou nada que conta.
    .to-seat = Você não levou nada que conta.
gong-zhu-pigs = { $seats } { $count ->
    [one] é o porco!
   *[other] são os porcos!
}
    .to-seats = { $others ->
        [0] Você é o porco!
        [one] Você e { $seats } são os porcos!
       *[other] Você, { $seats } são os porcos!
    }

gong-zhu-exposable = Pode expor
gong-zhu-line = { $score }
gong-zhu-line-hand = { $score } · agora { SIGNED($points) }
gong-zhu-line-scored = { $score } ({ SIGNED($points) })
gong-zhu-for = { $term ->
    [pig] { $number } porco
    [sheep] { $number } ovelha
    [transformer] { $number } pelo 10♣
   *[hearts] { $number } copas
}
gong-zhu-answered = decidiu
gong-zhu-pig = porco
gong-zhu-exposing = Mão { $number } · Expor
gong-zhu-trick = { shared-trick-of-hand }
gong-zhu-taken = { $seat } levou
gong-zhu-doubled = Em dobro

gong-zhu-hint-expose = { $exposes ->
    [none] Deixe escondidas. O que você expõe conta em dobro para quem levar, e as chances não ajudam você.
    [alone] Deixe escondidas. O que você expõe conta em dobro para quem levar. Você poderia ganhar de um jogador, mas perder para os três.
   *[some] O que você expõe conta em dobro para quem levar, então exponha o que vai sobrar para os outros, ou uma ovelha que vai ficar com você.
}{ $pig ->
    [none] { "" }
   *[other] { " " }Chance de você levar a Q♠: { $pig }%.
}{ $sheep ->
    [none] { "" }
   *[other] { " " }Chance de você levar o J♦: { $sheep }%.
}{ $transformer ->
    [none] { "" }
   *[other] { " " }Chance de você levar o 10♣: { $transformer }%.
}{ $ace ->
    [none] { "" }
   *[other] { " " }Com um A♥ como o seu, copas custam a você { $ace } pontos em média; o normal é 50.
}
gong-zhu-hint-only = { shared-hint-only-card }
gong-zhu-hint-chase = Force a saída do porco: uma espada abaixo da dama não o leva.
gong-zhu-hint-cash-sheep = Puxe a ovelha: agora ninguém ganha dela.
gong-zhu-hint-heart = Os outros têm copas mais altas, então outra pessoa provavelmente vai levar.
gong-zhu-hint-catch-sheep = Os outros têm poucas cartas de ouros, então logo alguém vai ter que jogar a ovelha. Puxe alto para levá-la.
gong-zhu-hint-short = Puxe de um naipe curto. Sem ele, você pode dar suas cartas ruins aos outros.
gong-zhu-hint-risky = { shared-hint-no-safe-lead }
gong-zhu-hint-drop-pig = Há uma espada mais alta na mesa, então outra pessoa leva o porco.
gong-zhu-hint-drop-transformer = Há uma carta de paus mais alta na mesa, então outra pessoa leva o transformador.
gong-zhu-hint-take-transformer = Você está bem nesta mão, e o transformador dobra isso.
gong-zhu-hint-take-sheep = Leve a ovelha, ela é sua.
gong-zhu-hint-keep-heart = Estão juntando as copas, então não dê as suas.
gong-zhu-hint-keep-sheep = Guarde a ovelha, e o que pode levá-la.
gong-zhu-hint-high-last = { shared-hint-highest-safe }
gong-zhu-hint-duck = { shared-hint-highest-under }
gong-zhu-hint-must-take = { shared-hint-taking-anyway }
gong-zhu-hint-low = { shared-hint-lowest-over }
gong-zhu-hint-throw = { shared-hint-off-suit }
gong-zhu-hint-spare = Seu parceiro está ganhando esta, então não ponha cartas ruins nela se puder.
gong-zhu-hint-stop = Alguém tem todas as copas até agora. Leve uma para impedir.
gong-zhu-hint-collect = Todas as copas até agora são suas. Vá atrás do resto.

must-lead-2c = A primeira vaza é puxada com { $cards }. Jogue essa carta.
exposed-protected = { $card } está à mostra, então você não pode jogar essa carta na primeira vez em que puxam o naipe dela. Você pode jogar { $cards }.
not-exposable = Você só pode expor { $cards }, ou nada.
nothing-to-expose = Você não tem nenhuma das cartas que podem ser expostas, então não exponha nada.
wrong-phase-expose = Primeiro vem a exposição. Exponha { $cards }, parte delas, ou nada.
wrong-phase-exposed = A exposição já acabou. Você pode jogar { $cards }.
