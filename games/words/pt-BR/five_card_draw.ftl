five-card-draw-name = Poker Fechado
    .line = Aposte, troque, blefe. Ganham as cinco melhores cartas.
    .aliases = Five Card Draw, 5 Card Draw, Pôquer Fechado
five-card-draw-rules = **Tenha as cinco melhores cartas, ou aposte até todos os outros desistirem.**
    Todos pagam um **ante** ao **pote**, as fichas que o vencedor leva, e recebem cinco cartas que ninguém mais vê. Depois se aposta: na sua vez, ponha fichas no pote, iguale o que os outros puseram, aumente, ou desista e fique fora da mão.
    Quem continua pode trocar até três cartas por novas. Aposta-se mais uma vez, as mãos são mostradas, e a melhor leva o pote. Pares são bons, uma trinca é melhor, e o curinga vale o que mais ajudar você.
    { rules-chips }
    - **Por exemplo:** você tem Q♣ Q♦ 9♥ 5♠ 2♣. Fique com as damas e troque as outras três. Vêm Q♥ 8♠ 4♦: uma trinca de damas, que ganha de quaisquer dois pares.
    .whole =
    - **As cartas:** todos pagam o ante e recebem cinco cartas. O lugar de quem dá anda para a esquerda depois de cada mão.
    - **Primeiras apostas,** a partir da esquerda de quem dá as cartas: aposte ou desista, não se pede mesa. Quando há uma aposta, **pague** (iguale), **aumente** (iguale e some pelo menos o mesmo que a última aposta ou o último aumento), ou **desista**. O limite são só as suas fichas. Se não tem para igualar, vá de **all-in** com o que tem, e dispute a parte do pote que pagou.
    - **A troca,** a partir da esquerda de quem dá as cartas: descarte até três cartas e receba novas, ou **não troque** nenhuma.
    - **Segundas apostas:** do mesmo jeito. Depois todos os que restam mostram, e a melhor mão ganha. Se todos os outros desistiram, você ganha sem mostrar.
    - **As mãos, da melhor à pior.** Com o curinga, cinco iguais ganham de todas:
    { rules-poker-hands }
    { rules-same-hand }
    - **O curinga** faz sozinho a melhor mão que puder: com 7♣ 7♦ K♥ 4♠ ele é um terceiro 7.
    { rules-side-pot }
    - **O fim:** joga-se até alguém ficar com todas as fichas. Se pararem antes, vence quem tem mais.
five-card-draw-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-raise = 2
    .nothing-to-call = 2
    .no-check = 2
    .bet-is-made = 2
    .no-raise = 2
    .raise-closed = 2
    .raise-short = 2
    .check-owing = 2
    .draw-now = 3
    .bad-discard = 3

five-card-draw-variant-modern = Com mesa, e o ante sobe
five-card-draw-variant-plain = Sem curinga, com mesa, o ante sobe
five-card-draw-variant-short = Curta: 15 mãos, o ante sobe

five-card-draw-option-starting_chips = { shared-chips }
five-card-draw-option-ante = Ante (no máximo um quinto das fichas do começo)
five-card-draw-option-min_bet = Menor aposta
    .zero = igual ao ante
five-card-draw-option-jokers = Curingas no baralho
five-card-draw-option-allow_check = Você pode pedir mesa enquanto ninguém apostou
five-card-draw-option-max_draw = Máximo de cartas que você pode trocar
five-card-draw-option-max_hands = Mãos
    .zero = { shared-until-all-chips }
five-card-draw-option-rebuy = Você pode recomprar uma vez quando fica sem fichas
five-card-draw-option-ante_rises = Mãos até o ante dobrar
    .zero = { shared-never }
five-card-draw-option-ante_minutes = Minutos até o ante dobrar
    .zero = { shared-never }
five-card-draw-option-showdown = { shared-showdown }
    .everybody = { shared-everyone-shows }
    .winners = { shared-losers-hide }

do-stand-pat = Não trocar
five-card-draw-deals = { $seat } dá as cartas. O ante é { $number }.
    .to-seat = Você dá as cartas. O ante é { $number }.
five-card-draw-you-hold = Você tem { poker-hand }.
five-card-draw-stands = { $seat } não troca.
    .to-seat = Você não troca.
five-card-draw-draws = { $seat } troca { $number ->
    [1] uma carta
   *[other] { $number } cartas
}.
    .short = trocou { $number }
    .to-seat = Você troca { $number ->
        [1] uma carta
       *[other] { $number } cartas
    }.
five-card-draw-you-draw = Vêm { $cards }, e você tem { poker-hand }.
five-card-draw-reshuffles = O baralho está acabando, então as mãos de quem desistiu e os descartes anteriores voltam embaralhados: { $count } cartas.
five-card-draw-drew = { $number ->
    [0] não trocou
   *[other] trocou { $number }
}
five-card-draw-stub = Baralho
five-card-draw-ante = Ante
five-card-draw-stake = A igualar
five-card-draw-hand = Mão { $number } · { $stage ->
    [first-bets] Primeiras apostas
    [draw] Troca
    [second-bets] Segundas apostas
   *[over] Fim
}

five-card-draw-hint-pat = Você tem { poker-hand }. Fique com as cinco.
five-card-draw-hint-keep = Guarde { poker-hand } e troque { five-card-draw-how-many }.
five-card-draw-hint-four-flush = Falta uma carta para o flush. Troque a que sobra.
five-card-draw-hint-four-straight = Falta uma carta para a sequência, e muitas servem. Troque a que sobra.
five-card-draw-hint-joker = Guarde o curinga e a sua carta mais alta, e troque { five-card-draw-how-many }.
five-card-draw-hint-nothing = Ainda não há nada. Guarde as cartas mais altas e troque { five-card-draw-how-many }.
five-card-draw-how-many = { $count ->
    [0] nenhuma
    [1] uma
    [2] duas
    [3] três
   *[other] { $count }
}
five-card-draw-hint-bet = { five-card-draw-chance }. { poker-worth-bet }
five-card-draw-hint-raise = { five-card-draw-chance }. { poker-worth-raise }
five-card-draw-hint-call = { five-card-draw-chance }. Pelo que há no pote, vale pagar.
five-card-draw-hint-fold = { five-card-draw-chance }. Mas quem aposta tem mãos melhores que a média. Desista.
five-card-draw-hint-check = { five-card-draw-chance }. Não basta para apostar, e pedir mesa é de graça.
five-card-draw-hint-no-bet = { five-card-draw-chance }. Não basta para apostar.
five-card-draw-chance = Com { poker-hand }, você ganharia de { $count ->
    [1] uma mão qualquer
   *[other] { $count } mãos quaisquer
} cerca de { $percent }% das vezes
five-card-draw-hint-rebuy = { shared-hint-no-chips }

five-card-draw-high-ante = Esse ante é alto demais. Ele pode ser no máximo um quinto das fichas do começo: { $most }.
five-card-draw-high-bet = Essa menor aposta é alta demais. Ela não pode passar das fichas do começo: { $most }.
draw-now = Agora é hora de trocar cartas. Descarte até { $number }, ou não troque.
bad-discard = Descarte de uma a { $number } cartas diferentes da sua mão, ou não troque.
