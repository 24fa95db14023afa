rummy-500-name = Rummy 500
    .line = Baixe combinações e aproveite o lixo.
    .aliases = Rummy, Rum, 500
rummy-500-rules = **Baixe trincas e sequências na mesa. O que você baixa dá pontos, o que fica na mão custa.**
    Compre do monte, ou aproveite o lixo: pegue qualquer carta com tudo o que está em cima dela, se baixar essa carta na hora. Depois baixe **combinações**, três ou quatro do mesmo valor ou três ou mais em sequência do mesmo naipe, e encaixe cartas soltas em qualquer combinação. Por fim descarte uma.
    Quando alguém fica sem cartas, a rodada acaba. Quem chega primeiro a 500 vence.
    - **Por exemplo:** você tem dois 7, e o 7♠ está no lixo embaixo de duas cartas. Pegue as três e baixe os 7: 21 pontos.
    .whole =
    - **As cartas:** 13 para cada um com dois jogadores, sete com mais, e uma virada. Um baralho para até quatro jogadores, dois para mais.
    - **Comprar:** pegue uma carta do monte, ou qualquer carta do lixo com tudo o que está em cima. Essa carta você precisa baixar na hora, numa combinação nova ou já na mesa; as outras ficam na sua mão. Nem a carta de cima do lixo se pode simplesmente guardar.
    - **Combinações:** três ou quatro do mesmo valor, todas de naipes diferentes, ou três ou mais em sequência do mesmo naipe. O ás é baixo ou alto: A 2 3 ou Q K A, mas não K A 2. As cartas ficam onde foram baixadas.
    - **Encaixar:** junte cartas soltas a qualquer combinação da mesa. Os pontos são seus, mesmo na de outra pessoa.
    - **Descartar** encerra a sua vez. Se você fica sem cartas, bate e a rodada acaba: com uma combinação, um encaixe ou um descarte.
    - **O monte acabou?** Você ainda pode pegar do lixo cartas que dá para baixar. Se passa, a rodada acaba sem ninguém bater.
    - **Pontos:** de 2 a 9 o número, 10 J Q K 10 cada, o ás 15, ou 1 na ponta baixa de uma sequência. O que você baixou conta a favor, o que tem na mão contra, então uma rodada pode custar pontos.
    - **O fim:** quando alguém tem 500, vence quem tem mais pontos. No empate, dividem a vitória.
    - **Por exemplo:** você baixou 7♣ 7♦ 7♥, 21 pontos, e o 6♦ numa sequência, 6. Ficou com um ás, um 5 e um rei, 30. São 3 pontos perdidos.
    - **Curingas,** se a mesa joga com eles, valem como qualquer carta e contam 15. Uma combinação precisa de outras duas cartas, e ninguém pode trocar um curinga já baixado.
    - **Parceiros** somam os pontos, também os da mão.
rummy-500-paragraphs =
    .rummy-500-draw-first = 2
    .rummy-500-no-use = 2
    .rummy-500-not-in-pile = 2
    .rummy-500-use-first = 2
    .rummy-500-no-meld = 3
    .rummy-500-no-fit = 4
    .rummy-500-which-meld = 4
    .rummy-500-lay-or-discard = 5
    .rummy-500-stock-empty = 6

rummy-500-variant-jokers = Com dois curingas
rummy-500-variant-fives = Soma fácil: cartas pequenas 5, ases 15
rummy-500-variant-kitchen = Regras de casa: a de cima do lixo é livre, e se bate descartando
rummy-500-variant-partners = Em duplas
rummy-500-variant-short = Curta, até 250

rummy-500-option-target = { shared-points-to-win }
rummy-500-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
rummy-500-option-hand_size = { shared-cards-dealt }
    .zero = 13 com dois jogadores, senão 7
rummy-500-option-packs = Baralhos
    .zero = um, ou dois de cinco jogadores em diante
rummy-500-option-jokers = Curingas em cada baralho
    .zero = { shared-none }
rummy-500-option-aces = O ás nas sequências
    .both = baixo ou alto
    .low = baixo, e vale pouco em todo lugar
    .high = alto
rummy-500-option-low_ace = Pontos de um ás baixo
rummy-500-option-values = Pontos de 2 a 9
    .pips = o seu número
    .fives = 5 cada
rummy-500-option-top_free = A carta de cima do lixo pode ser pega sem baixar
rummy-500-option-must_discard = É obrigatório bater descartando
rummy-500-option-stock_out = Quando o monte acaba
    .end = a rodada acaba, a não ser que peguem do lixo
    .renew = o lixo é embaralhado uma vez
rummy-500-option-out_bonus = Pontos por bater
rummy-500-option-teams = Parceiros
    .none = { shared-none }
    .pairs = frente a frente, em duplas
    .two = duas equipes, em lugares alternados

do-lay = Encaixar
    .with = Encaixar { $picked }
do-lay-on = Encaixar na combinação { $number }
    .with = Encaixar { $picked } na combinação { $number }
do-lay-on-low = Encaixar na combinação { $number }, embaixo
    .with = Encaixar { $picked } na combinação { $number }, na ponta baixa
do-on = na combinação { $number }
do-on-low = na combinação { $number }, na ponta baixa
do-low = na ponta baixa
    .after = { $picked } na ponta baixa
do-meld = Baixar
order-draw = Comprar do monte

rummy-500-deals = { $seat } dá as cartas. Sai { $card }.
    .to-seat = Você dá as cartas. Sai { $card }.
rummy-500-melds = { $seat } baixa { $cards } por { $points }.
    .to-seat = Você baixa { $cards } por { $points }.
rummy-500-lays-off = { $seat } encaixa { $card } { $kind ->
    [set] no grupo, combinação { $number },
   *[run] na sequência, combinação { $number },
} por { $points }.
    .to-seat = Você encaixa { $card } { $kind ->
        [set] no grupo, combinação { $number },
       *[run] na sequência, combinação { $number },
    } por { $points }.
rummy-500-one-left = { $seat } só tem uma carta.
    .to-seat = Você só tem uma carta.
rummy-500-renews = O lixo é embaralhado e vira o novo monte.
rummy-500-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
rummy-500-out = { $seat } bateu!
    .to-seat = Você bateu!
rummy-500-ends = A rodada acabou, e ninguém bateu.
rummy-500-scores = { $seat } baixou { $points } e ficou com { $number }: { SIGNED($gain) }.
    .to-seat = Você baixou { $points } e ficou com { $number }: { SIGNED($gain) }.

rummy-500-line = { $score } · baixou { $points }
rummy-500-holding = { $points } contra você
rummy-500-target = Alvo
rummy-500-meld = Combinação { $number }, { $seat }
rummy-500-for-melds = { $number } na mesa
rummy-500-for-hand = { $number } na mão
rummy-500-for-out = { $number } por bater

rummy-500-hint-draw = Nada no lixo vale a pena.
rummy-500-hint-pass = Acabar a rodada agora é o que menos custa a você.
rummy-500-hint-completes = Forma { $cards }, e dá { $points } pontos ao todo nesta vez.
rummy-500-hint-fits = { $card } serve na mesa. Você pode baixar { $points } pontos nesta vez.
rummy-500-hint-lay = São { $points } pontos agora, e na mesa não contam contra você.
rummy-500-hint-alone = Nada que você tem combina com ela, e custa { $points } a você se alguém bater.
rummy-500-hint-least = É a que menos faz falta, e custa { $points } a você se alguém bater.

rummy-500-few-cards = Sobrariam poucas cartas para o monte. Dê menos, ou jogue com dois baralhos.
rummy-500-no-teams = Equipes precisam de quatro, seis ou oito jogadores.
rummy-500-draw-first = Primeiro compre, do monte{ $count ->
    [0] .
   *[other] , ou pegue uma do lixo: { $cards }.
}
rummy-500-stock-empty = O monte acabou. { $count ->
    [0] Só dá para passar.
   *[other] Pegue uma do lixo, { $cards }, ou passe.
}
rummy-500-not-in-pile = { $card } não está no lixo. { $count ->
    [0] Não há nada lá que você possa pegar.
   *[other] Você pode pegar { $cards }.
}
rummy-500-no-use = Você não conseguiria baixar { $card } na hora, então não pode pegar. { $count ->
    [0] Não há nada lá que você possa pegar.
   *[other] Você pode pegar { $cards }.
}
rummy-500-use-first = Você pegou { $card }, então baixe essa carta primeiro, numa combinação nova ou da mesa.
rummy-500-lay-or-discard = Você já comprou. Baixe combinações, encaixe cartas, ou descarte uma para encerrar a sua vez.
rummy-500-keep-one = É preciso bater descartando, então guarde uma carta para isso.
rummy-500-which-meld = { $card } serve em várias. Diga em qual: { $numbers }.
rummy-500-no-fit = { $card } não serve ali. { $count ->
    [0] Não serve em nenhuma combinação da mesa.
   *[other] Serve na combinação { $numbers }.
}
rummy-500-no-meld = { $why ->
    [few] Uma combinação precisa de três cartas ou mais.
    [jokers] Uma combinação precisa de duas cartas que não são curingas.
    [twice] Uma trinca não pode ter a mesma carta duas vezes.
    [long] No máximo quatro cartas do mesmo valor.
    [suits] Essas não são do mesmo valor nem do mesmo naipe.
   *[gap] Isso não é sequência: as cartas não se seguem. K A 2 não vale.
}
