blackjack-name = Blackjack
    .line = Mais perto de 21 que a banca, sem passar.
    .aliases = 21, Vinte e Um
blackjack-rules = **Chegue mais perto de 21 que a banca, sem passar. É cada um contra a banca.**
    Você aposta e recebe duas cartas abertas. A banca mostra uma das suas duas. J, Q e K contam dez, um ás um ou onze. **Peça** mais uma carta, ou **pare.** Se passa de 21, você **estoura:** perde a aposta. Depois a banca compra até 17. Quem está mais perto de 21 ganha o que apostou. Com o mesmo total, você recebe a aposta de volta.
    Um ás e uma carta de dez (10, J, Q ou K) são um **blackjack,** que paga 3 para 2. Depois de 20 rodadas, vence quem tem mais fichas. { rules-play-chips }
    - **Por exemplo:** você tem 10♠ 6♦, e a banca mostra o 6♣. Daí ela estoura muitas vezes, então você para. Ela tem 16 com o seu 10♥ e compra o 9♦: você ganha.
    .whole =
    - **Apostas:** todos apostam ao mesmo tempo, de 10 a 200, de dez em dez. Ninguém vê a sua aposta até todas estarem feitas.
    - **O monte:** seis baralhos, embaralhados de novo quando resta um quarto.
    - **Soft:** enquanto um ás conta onze, a mão é soft. A♠ 6♦ é soft 17, e com um 10 vira 17.
    - **Seguro:** quando a banca mostra um ás, você pode apostar mais metade que a carta escondida dela faz blackjack. Paga 2 para 1.
    - **A carta escondida:** com um ás ou uma carta de dez à mostra, a banca olha. Se é blackjack, a rodada acabou, e só um blackjack seu salva a aposta.
    - **21** para sozinho.
    - **Dobrar:** com as duas primeiras cartas, aposte o mesmo outra vez e receba exatamente mais uma carta.
    - **Dividir:** duas cartas que contam o mesmo podem virar duas mãos, com uma aposta em cada, até quatro. Ases divididos recebem uma carta cada, e 21 com eles não é blackjack.
    - **Desistir:** em vez de jogar, entregue metade da aposta.
    - **A banca** compra até ter 17 ou mais, a não ser que não reste ninguém para vencer.
    - **O fim:** depois de 20 rodadas, ou quando ninguém mais pode apostar. No empate, dividem a vitória. Numa partida de uma pessoa só, ela vence se terminar com mais fichas do que no começo.
blackjack-paragraphs =
    .bet-range = 1
    .bet-tens = 1
    .insure-or-pass = 4
    .play-now = 6
    .no-double = 7
    .no-split = 8
    .no-surrender = 9

blackjack-variant-hard_house = Banca dura: 6 para 5, pede com soft 17
blackjack-variant-european = Europeu: a banca não olha
blackjack-variant-one_deck = Um baralho, embaralhado a cada rodada
blackjack-variant-kitchen = Em casa: cinco cartas ganham
blackjack-variant-long = 50 rodadas, apostas até 500

blackjack-option-start_chips = { shared-chips }
blackjack-option-min_bet = Menor aposta
blackjack-option-max_bet = Maior aposta
    .zero = { shared-no-limit }
blackjack-option-max_rounds = { shared-rounds }
blackjack-option-decks = Baralhos no monte
blackjack-option-shoe = O monte é embaralhado
    .run = quando resta um quarto
    .fresh = a cada rodada
blackjack-option-soft17 = Com soft 17, a banca
    .stand = para
    .hit = pede
blackjack-option-pays = Um blackjack paga
    .three_two = 3 para 2
    .six_five = 6 para 5
    .even = 1 para 1
blackjack-option-house_blackjack = Se a banca tem blackjack
    .peek = ela diz antes de você jogar
    .takes_all = mostra no fim e leva tudo o que você apostou
    .takes_one = mostra no fim e leva uma aposta
blackjack-option-insurance = Seguro quando a banca mostra um ás
blackjack-option-surrender = Você pode desistir
blackjack-option-double = Você pode dobrar com
    .any = duas cartas quaisquer
    .nine = 9, 10 e 11
    .ten = 10 e 11
blackjack-option-das = Você pode dobrar depois de dividir
blackjack-option-split = Você pode dividir
    .value = duas cartas de dez quaisquer
    .rank = só duas do mesmo valor
blackjack-option-max_hands = Máximo de mãos depois de dividir (1: sem dividir)
blackjack-option-resplit_aces = Você pode dividir ases de novo
blackjack-option-hit_aces = Você pode pedir carta em ases divididos
blackjack-option-charlie = Cartas sem estourar que ganham na hora
    .zero = { shared-none }

do-hit = Pedir carta
    .listed = pedir carta
do-split = Dividir
    .listed = dividir
do-surrender = Desistir
    .listed = desistir
do-insure = Seguro

blackjack-shuffles = O monte é embaralhado: { $count } cartas.
blackjack-ready = { $seat } está a postos.
    .short = a postos
    .to-seat = Você está a postos.
blackjack-bets = { $seat } aposta { $number }.
    .to-seat = Você aposta { $number }.
blackjack-insures = { $seat } faz seguro por { $number }.
    .to-seat = Você faz seguro por { $number }.
blackjack-shows = A banca mostra { $card }.
blackjack-natural = { $seat } tem blackjack: { $cards }.
    .to-seat = Você tem blackjack: { $cards }.
blackjack-gets = { $seat } recebe { $card }: { blackjack-hand }.
    .to-seat = Você recebe { $card }: { blackjack-hand }.
blackjack-hits = { $seat } pede carta: { $card }, { blackjack-hand }.
    .short = pediu
    .to-seat = Você pede carta: { $card }, { blackjack-hand }.
blackjack-doubles = { $seat } dobra: { $card }, { blackjack-hand }.
    .short = dobrou
    .to-seat = Você dobra: { $card }, { blackjack-hand }.
blackjack-stand = { $seat } para com { blackjack-total }.
    .short = parou
    .to-seat = Você para com { blackjack-total }.
blackjack-surrender = { $seat } desiste.
    .short = desistiu
    .to-seat = Você desiste.
blackjack-splits = { $seat } divide { $cards }.
    .short = dividiu
    .to-seat = Você divide { $cards }.
blackjack-house-turns = A banca vira { $card }: { blackjack-hand }.
blackjack-house-draws = A banca compra { $card }: { blackjack-hand }.
blackjack-result = { $seat }{ blackjack-which-hand }: { blackjack-won }.
    .to-seat = Você{ blackjack-which-hand }: { blackjack-won }.
blackjack-which-hand = { $hand ->
    [0] { "" }
   *[other] , mão { $hand }
}
blackjack-won = { $won ->
    [won] +{ $number }
    [lost] −{ $number }
   *[push] empate
}
blackjack-insurance = { $seat }, seguro: { blackjack-won }.
    .to-seat = Você, seguro: { blackjack-won }.
blackjack-for-insurance = { $number } do seguro
blackjack-out = { $seat } não pode mais apostar.
    .to-seat = Você não pode mais apostar.

blackjack-total = { $soft ->
    [yes] soft { $total }
   *[no] { $total }
}
blackjack-hand = { $end ->
    [bust] { $total }, estourou
    [natural] blackjack
    [surrendered] desistiu
    [charlie] { $total }, ganha
   *[other] { blackjack-total }
}
blackjack-part = { $state ->
    [bust] estourou
    [doubled] { blackjack-total } · aposta { $number }
    [paid] { blackjack-total } · { blackjack-won }
   *[plain] { blackjack-total }
}
blackjack-title = { $count ->
    [1] Sua mão: { blackjack-hand }
   *[other] Mão { $hand } de { $count }: { blackjack-hand }
}
blackjack-house = Banca · { blackjack-hand }
blackjack-play-chips = Apostas em fichas
blackjack-limits = { $most ->
    [0] a partir de { $least }
   *[other] { $least }–{ $most }
}
blackjack-shoe = Monte
blackjack-place-bets = Hora de apostar
blackjack-subtitle = Rodada { $number } de { $count }
blackjack-line-paid = { $chips } · { blackjack-won }
blackjack-line-out = { $chips } · fora

blackjack-hint-bet-usual = 2% das fichas do começo: bastante para ganhar, pouco para quebrar.
blackjack-hint-bet-behind = Restam poucas rodadas. Aposte o bastante para passar quem lidera.
blackjack-hint-bet-ahead = Você está na frente e restam poucas rodadas. Aposte pouco.
blackjack-hint-pass = Só compensa se um terço das cartas for de dez, e são só { $number } de { $count }.
blackjack-hint-stand = Mais uma carta faria mais mal que bem ao seu { blackjack-total }.
blackjack-hint-stand-weak = Com { $rank } à mostra, a banca estoura { $bust }% das vezes. Deixe.
blackjack-hint-hit = Se você para com { blackjack-total }, perde { $lose }% das vezes. Mais uma carta é melhor.
blackjack-hint-hit-safe = Nenhuma carta faz você estourar, então peça uma.
blackjack-hint-double = Com { blackjack-total }, mais uma carta ganha mais vezes do que perde. Aposte o dobro.
blackjack-hint-split = Com { blackjack-total }, duas mãos são melhores que uma.
blackjack-hint-surrender = Parar com { blackjack-total } perde { $lose }% das vezes, e pedir não é muito melhor. Meia aposta sai mais barato.

few-decks = { $decks ->
    [1] Um baralho basta
   *[other] { $decks } baralhos bastam
} para { $most } jogadores no máximo.
blackjack-high-bet = A menor aposta pode ser no máximo { $most }: a maior aposta, ou as fichas do começo.
bet-range = Você pode apostar de { $least } a { $most }, de dez em dez.
bet-tens = As apostas vão de dez em dez. Você pode apostar de { $least } a { $most }.
insure-or-pass = Faça seguro, ou passe.
play-now = É hora de jogar a sua mão. { blackjack-may }
no-double = { $rule ->
    [nine] Aqui só se dobra 9, 10 e 11.
    [ten] Aqui só se dobra 10 e 11.
    [split] Aqui não se dobra depois de dividir.
   *[late] Você só pode dobrar com as duas primeiras cartas.
} { blackjack-may }
no-split = { $rule ->
    [pair] Você só pode dividir duas cartas iguais.
    [hands] Mais mãos que isso você não pode ter.
    [aces] Aqui os ases só se dividem uma vez.
   *[late] Você só pode dividir as duas primeiras cartas.
} { blackjack-may }
no-surrender = { $rule ->
    [off] Nesta mesa não se desiste.
    [split] Você não pode desistir depois de dividir.
   *[late] Você só pode desistir como primeira decisão.
} { blackjack-may }
no-chips = Isso custa { $number }, e você só tem { $left }. { blackjack-may }
blackjack-may = Com { blackjack-total } você pode: { $calls }.
