palace-name = Palácio
    .line = Mão, cartas abertas, cartas cegas. Perde quem ficar com cartas por último.
    .aliases = Palace, Karma, Shithead
palace-rules = **Livre-se de todas as suas cartas: primeiro as da mão, depois as três à sua frente, depois três que ninguém viu. Perde quem ficar com cartas por último.**
    Primeiro escolha quais três das suas seis cartas ficam abertas. As boas ajudam no fim.
    Na sua vez, jogue na pilha uma ou mais cartas do mesmo valor: o mesmo valor da carta de cima, ou mais alto. O naipe não conta. Depois compre até voltar a ter três. Se não pode ou não quer jogar, pegue a pilha toda.
    Um **2** vai em cima de qualquer carta, e qualquer carta vai em cima dele. Um **10** vai em cima de qualquer carta e queima a pilha: ela sai do jogo, e você joga de novo. Quatro do mesmo valor também queimam.
    - **Por exemplo:** em cima há um valete, e você tem 4, 4 e dama. Só a dama serve. Você joga a dama e compra uma carta.
    .whole =
    - **As cartas:** três viradas para baixo em fila, que ninguém olha, três abertas por cima delas, e três na mão. O resto é o monte. Seis jogadores usam dois baralhos.
    - **A troca:** todos escolhem ao mesmo tempo quais três das suas seis cartas ficam abertas.
    - **Quem começa:** quem tem um 3 aberto, a partir da esquerda de quem dá as cartas. Se não há, quem tem um na mão, depois o mesmo com os 4, e assim por diante.
    - **A sua vez:** jogue cartas do mesmo valor que servem, depois compre até ter três, enquanto houver monte. Ou pegue a pilha, mesmo que possa jogar. Aí a pessoa seguinte começa uma nova.
    - **O que serve:** o mesmo valor da carta de cima ou mais alto, com o ás acima de tudo. 2 e 10 sempre servem.
    - **Queimar:** um 10 queima a pilha. Quatro cartas do mesmo valor em cima também, não importa quem as jogou.
    - **Cartas abertas e cegas:** jogue as abertas quando a sua mão acaba, e as cegas depois delas. Não dá para misturar numa jogada. Vire uma cega: se serve, está jogada. Se não, você pega essa carta e a pilha. Sempre que volta a ter mão, joga primeiro dela.
    - **O fim:** sem cartas você bateu. Perde quem ficar com cartas por último. Se as mãos só dão voltas e voltas, a rodada é interrompida, e perde quem tem mais cartas.
palace-paragraphs =
    .palace-three-of-six = 2
    .palace-has-chosen = 2
    .palace-no-pile = 4
    .palace-must-play = 4
    .going-out-one-rank = 4
    .palace-too-low = 5
    .palace-not-above-seven = 5
    .palace-not-your-zone = 7
    .palace-no-such-place = 7

palace-variant-sevens_eights = 7 ou menos em cima de um 7, 8 invisíveis
palace-variant-mirror = 3 invisíveis, 8 pulam a vez, e os 10 precisam servir
palace-variant-strict = Se você pode jogar, precisa jogar
palace-variant-long_match = Cinco rodadas que contam a ordem em que cada um bate

palace-option-packs = Baralhos
    .auto = um, ou dois para seis jogadores
    .one = um
    .two = dois
palace-option-swap = Você escolhe as cartas abertas antes do jogo
palace-option-starter = Quem joga primeiro
    .three = quem tem a carta mais baixa
    .left = { shared-left-of-dealer }
palace-option-three = Um 3 é
    .plain = { palace-plain }
    .invisible = { palace-invisible }
palace-plain = como qualquer outra carta
palace-invisible = invisível: vai em cima de tudo, e conta a carta de baixo
palace-option-seven = Um 7
    .plain = é { palace-plain }
    .lower = pede 7 ou menos
palace-option-eight = Um 8
    .plain = é { palace-plain }
    .invisible = é { palace-invisible }
    .skip = pula a vez: cada um pula um jogador
palace-option-ten_on = Um 10 vai em cima de
    .any = qualquer carta
    .fits = cartas em que o valor dele serve
palace-option-four_burns = Quatro do mesmo valor queimam a pilha
palace-option-must_play = Se você pode jogar, precisa jogar
palace-option-scoring = A partida
    .loser = { going-out-until-lost }
    .places = { going-out-counts-places }
palace-option-losses = { going-out-losses }
palace-option-rounds = { going-out-rounds }

do-up = Abrir
    .with = Abrir { $picked }
do-three-up = Escolher três cartas abertas
do-flip = Virar { $number }
palace-do-take = Pegar a pilha

palace-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
palace-chooses = { $seat } já escolheu.
    .to-seat = Você já escolheu.
palace-swaps = { $seat } abre { $turned }.
    .to-seat = Você abre { $turned }.
palace-begins = { $kind ->
    [three] { $other } tem a carta mais baixa e começa.
   *[left] { $other } começa.
}
    .to-other = { $kind ->
        [three] Você tem a carta mais baixa e começa.
       *[left] Você começa.
    }
palace-takes = { $seat } pega a pilha, { shared-cards }.
    .short = pegou { $count }
    .to-seat = Você pega a pilha, { shared-cards }.
palace-burns = { $kind ->
    [four] Quatro do mesmo valor! { palace-burning }
   *[ten] { palace-burning }
}
    .to-seat = { $kind ->
        [four] Quatro do mesmo valor! { palace-burning.to-seat }
       *[ten] { palace-burning.to-seat }
    }
palace-burning = { $again ->
    [yes] { $seat } queima { shared-cards } e joga de novo.
   *[no] { $seat } queima { shared-cards }.
}
    .to-seat = { $again ->
        [yes] Você queima { shared-cards } e joga de novo.
       *[no] Você queima { shared-cards }.
    }
palace-flips = { $seat } vira { $card }.
    .to-seat = Você vira { $card }.
palace-misses = { $seat } vira { $turned }. Não serve, e { $seat } pega { shared-cards }.
    .short = pegou { $count }
    .to-seat = Você vira { $turned }. Não serve, e você pega { shared-cards }.
palace-you-draw = { shared-you-draw }
palace-passed-over = { $other } perde a vez.
    .to-other = Você perde a vez.
palace-out = { $other } bateu!
    .to-other = Você bateu!
palace-broken-off = Ninguém sai do lugar, então a rodada acabou.
palace-loses = { $other } perde, com { shared-cards } na mão.
    .to-other = Você perde, com { shared-cards } na mão.

palace-prompt = Escolha três cartas abertas
palace-chose = escolheu
palace-choosing = escolhendo
palace-pile = Pilha
palace-fits = O que serve
palace-lower = 7 ou menos
palace-burned = Queimadas
palace-ends-in = Jogadas até o fim
palace-zone-up = Você joga as cartas abertas
palace-zone-blind = Você vira cartas cegas

palace-hint-swap = São as suas melhores cartas. Guarde para o fim.
palace-hint-flip = Tanto faz qual. Boa sorte!
palace-hint-take = Nada serve, então pegue a pilha.
palace-hint-worth = A pilha é pequena, e as suas cartas boas valem mais depois.
palace-hint-burn = Queime: { $count ->
    [1] some uma carta
   *[other] somem { $count } cartas
}, e você joga de novo.
palace-hint-stuck = Você viu as cartas de { $other }: nenhuma serve em cima dessa.
palace-hint-special = Qualquer outra que serve custaria mais a você.
palace-hint-several = São { $count } cartas a menos de uma vez.
palace-hint-low = É a sua carta mais baixa que serve. Guarde as boas.

palace-too-few-cards = Seis jogadores precisam de dois baralhos.
palace-three-of-six = Escolha três de { $cards } para deixar abertas.
palace-has-chosen = Você já escolheu. { $count ->
    [one] Ainda falta { $seats }
   *[other] Ainda faltam { $seats }
}.
palace-no-pile = Não há pilha para pegar. Você pode jogar qualquer carta.
palace-must-play = { $kind ->
    [blind] Você não pode pegar a pilha. Vire uma carta.
   *[other] Se você pode jogar, precisa jogar. Você pode jogar { $cards }.
}
palace-not-your-zone = { $kind ->
    [hand] Jogue primeiro as cartas da mão.
    [up] Jogue primeiro as cartas abertas.
   *[blind] Você só tem cartas cegas. Vire uma.
}
palace-no-such-place = Não há carta aí. Você pode virar { $places }.
palace-too-low = É baixo demais. Você precisa de { $rank ->
    [A] outro ás
   *[other] { rank-name } ou mais alto
}{ $kind ->
    [some] , ou { $cards }
   *[none] {""}
}.
palace-not-above-seven = Há um 7 em cima. Você precisa de 7 ou menos{ $kind ->
    [some] , ou { $cards }
   *[none] {""}
}.
