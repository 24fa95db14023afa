big-two-name = Big Two
    .line = O 2 é a mais alta, valem mãos de poker, quem bate primeiro vence.
    .aliases = Big 2, Deuces, Pusoy Dos
big-two-rules = **Livre-se de todas as suas cartas antes dos outros. Eles pagam pelo que ainda têm.**
    Quem tem a carta mais baixa começa, com uma jogada que a inclui: uma carta só, um par, uma trinca ou uma mão de cinco. Cada um depois joga a mesma quantidade de cartas, mais altas, ou passa. Quando todos os outros passaram, quem jogou por último puxa de novo, com o que quiser.
    O 3 é a mais baixa e o **2** a mais alta. Entre cartas do mesmo valor decide o naipe: ♦ é o mais baixo, depois ♣, ♥ e ♠. **Mãos de cinco, da melhor à pior:**
    { rules-hands-of-five }
    Cada carta que sobra custa um ponto. Com dez ou mais são dois por carta e, se você não jogou nada, três. Depois de oito rodadas, vence quem tem mais pontos.
    - **Por exemplo:** Ann puxa 5♦ 5♠. Você joga 9♣ 9♥, Ben joga 9♦ 9♠: o mesmo valor, mas espadas é mais alto. Ann passa, você passa, e Ben puxa a seguir.
    .whole =
    - **As cartas:** 13 para cada um. Com três jogadores são 17, e a que sobra vai para quem recebeu a carta mais baixa. Com dois, metade do baralho fica fora.
    - **Puxar:** quem tem a carta mais baixa começa a rodada, com uma jogada que a inclui. Depois, quem jogou por último puxa o que quiser.
    - **Seguir:** a mesma quantidade de cartas que puxaram, mais altas, ou passe. Você pode passar e ainda voltar depois.
    - **A ordem:** 3, 4, 5 até o rei, depois o ás, depois o 2. Entre valores iguais: ♦, ♣, ♥, ♠. Um par conta pelo naipe mais alto.
    - **Mãos de cinco, da melhor à pior.** Cada uma ganha de todas as que estão abaixo:
    { rules-hands-of-five }
    - **Duas do mesmo tipo:** um flush conta pela carta mais alta, um full house pela trinca, uma quadra pelas quatro. A quinta carta da quadra pode ser qualquer uma. Quatro cartas ou dois pares não são uma mão.
    - **Sequências** vão até 10-J-Q-K-A. Acima disso estão 2-3-4-5-6 e, no topo, A-2-3-4-5. Entre sequências iguais decide o naipe da carta mais alta.
    - **A última carta:** se a pessoa seguinte só tem uma carta e você joga uma só, ela precisa ser a sua mais alta. Você ainda pode passar, ou jogar mais cartas de uma vez.
    - **O fim da rodada:** assim que alguém bate. Cada carta que sobra custa um ponto. Com dez ou mais (14 de 17, 15 de 18) são dois por carta, e três se você não jogou nenhuma. Quem bate recebe tudo.
    - **O fim:** oito rodadas. Vence quem tem mais pontos.
    - **Por exemplo:** Ann bate. Você ficou com 4 cartas: −4. Ben ficou com 11: −22. Cyd não jogou nenhuma carta: −39. Ann recebe 65.
big-two-paragraphs =
    .big-two-must-open = 2
    .big-two-no-combination = 2
    .big-two-must-lead = 2
    .big-two-other-size = 3
    .big-two-too-low = 3
    .big-two-must-top = 8

big-two-variant-hong_kong_hard = Hong Kong, rígida: quem deixa bater paga por todos
big-two-variant-taiwan = Taiwan: bombas, sem trincas, sem flushes
big-two-variant-pusoy_dos = Pusoy Dos: ouros é o naipe mais alto
big-two-variant-western = Pontos de penalidade: vence quem tem menos quando alguém perdeu 50

big-two-option-suits = Naipes, do mais baixo ao mais alto
    .hong_kong = ♦ ♣ ♥ ♠
    .taiwan = ♣ ♦ ♥ ♠
    .philippines = ♣ ♠ ♥ ♦
big-two-option-opening = Quem começa a rodada
    .lowest = quem tem a carta mais baixa
    .winner = quem venceu a anterior
big-two-option-must_include = A carta mais baixa precisa estar na primeira jogada
big-two-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = fica fora até puxarem de novo
big-two-option-triples = Trincas podem ser jogadas sozinhas
big-two-option-straights = Sequências, da mais baixa à mais alta
    .twos_top = 3-4-5-6-7 até o ás, depois 2-3-4-5-6, A-2-3-4-5
    .six_top = A-2-3-4-5, 3-4-5-6-7 até o ás, depois 2-3-4-5-6
    .poker = A-2-3-4-5, 2-3-4-5-6 e assim por diante até o ás
    .no_twos = 3-4-5-6-7 até o ás, nenhuma com 2
big-two-option-flushes = Flushes contam
    .top_card = pela carta mais alta
    .all_cards = pelas cinco cartas
    .suit = primeiro pelo naipe
    .none = nada: não são jogados
big-two-option-same_kind = Uma mão de cinco só perde para o mesmo tipo, ou para uma quadra ou um straight flush
big-two-option-bombs = Quadra e straight flush cobrem qualquer coisa, de qualquer tamanho
big-two-option-last_card = Quando a pessoa seguinte só tem uma carta
    .top = uma carta só precisa ser a sua mais alta
    .free = jogue o que quiser
big-two-option-assist = Quem deixa a pessoa seguinte bater com uma carta só paga por todos
big-two-option-double_from = Cada carta custa dois a partir de quantas na mão
    .zero = { shared-never }
big-two-option-triple = Se você não jogou nenhuma carta, cada uma custa três
big-two-option-twos_double = Cada 2 que sobra dobra o que você paga
big-two-option-finish_double = Bater com 2, quadra ou straight flush dobra para todos
big-two-option-settlement = Pontos
    .winner = quem perde paga a quem vence
    .pairwise = cada um acerta com cada um
    .points = quem perde perde os seus, quem vence não ganha nada
big-two-option-three_deal = Com três jogadores
    .all = todas as cartas são dadas
    .thirteen = 13 para cada um
big-two-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
big-two-option-limit = Pontos perdidos que encerram a partida
    .zero = { shared-no-limit }

big-two-suits = Naipes, do baixo ao alto
big-two-suit = { $symbol }
big-two-kind = { $kind ->
    [single] uma carta
    [pair] par
    [triple] trinca
    [straight] sequência
    [flush] flush
    [full-house] full house
    [four] quadra
   *[straight-flush] straight flush
}
big-two-label = { $seat }: { big-two-kind }
big-two-line = { $score ->
    [1] 1 ponto
   *[other] { $score } pontos
}
big-two-tag-one = uma carta!
big-two-deed = { $count ->
    [0] bateu
    [1] sobrou 1 carta: { $number }
   *[other] { $count } cartas{ $unplayed ->
        [1] , nenhuma jogada
       *[0] {" "}na mão
    }: { $number }
}
big-two-for-all = { $number } por todos

big-two-plays = { $seat } joga { $cards }: { big-two-kind }.
    .to-seat = Você joga { $cards }: { big-two-kind }.
big-two-wins = { $seat } bate e vence a rodada!
    .to-seat = Você bate e vence a rodada!
big-two-left = { $seat } ficou com { $cards }: { $number }.
    .to-seat = Você ficou com { $cards }: { $number }.
big-two-blamed = { $seat } deixou { $other } bater e paga por todos: { $number }.
    .to-seat = Você deixou { $other } bater e paga por todos: { $number }.
    .to-other = { $seat } deixou você bater e paga por todos: { $number }.

big-two-hint-high = { $seat } só tem uma carta, então jogue uma alta.
big-two-hint-lead-high = { $seat } só tem uma carta. Se precisar ser uma carta só, que seja alta.
big-two-hint-five = Com { big-two-kind } vão cinco cartas de uma vez{ $twos ->
    [1] {" "}e os seus 2 ficam guardados
   *[0] {""}
}.
big-two-hint-lead = Puxe { $kind ->
    [triple] esta trinca
    [pair] este par
   *[single] esta carta
}{ $few ->
    [1] , e você está quase batendo
   *[0] . É o que você menos precisa
}.
big-two-hint-follow = { $kind ->
    [triple] Esta trinca cobre
    [pair] Este par cobre
   *[single] Esta carta cobre
}{ $few ->
    [1] , e você está quase batendo
   *[0] , e é o que você menos precisa
}.
big-two-it = { $kind ->
    [triple] a trinca
   *[other] isso
}

big-two-must-open = Você começa a rodada. Jogue { $card }, sozinha ou com cartas que combinam.
big-two-must-lead = { shared-must-lead }
big-two-no-combination = { $kind ->
    [two] Duas cartas precisam ser um par.
    [three] Três cartas precisam ser uma trinca.
    [no-triples] Nesta mesa a trinca não é jogada sozinha.
    [two-pairs] Dois pares não são uma mão. Jogue um deles.
    [four] Quatro cartas não são uma mão. A quadra leva uma quinta carta.
    [five] Essas cinco não são sequência, flush, full house nem quadra.
   *[many] Você não pode jogar mais de cinco cartas.
} Jogue uma carta, um par{ $triples ->
    [1] , uma trinca
   *[0] {""}
} ou uma mão de cinco.
big-two-other-size = { shared-other-size }
big-two-other-kind = Aqui só cobre { $kind ->
    [straight] uma { big-two-kind } mais alta
    [four] uma { big-two-kind } mais alta
   *[other] um { big-two-kind } mais alto
}, ou uma quadra ou um straight flush.
big-two-too-low = É baixo demais. É preciso ter { $kind ->
    [single] { big-two-kind }
    [pair] um { big-two-kind }
    [triple] uma { big-two-kind }
    [four] uma { big-two-kind }
    [straight-flush] um { big-two-kind }
   *[other] { big-two-kind }
} acima de { $cards }{ $kind ->
    [single] {""}
    [pair] {""}
    [triple] {""}
    [straight-flush] {""}
   *[other] , um tipo de mão mais alto
}, ou passar.
big-two-must-top = { $other } só tem uma carta, então uma carta só precisa ser a sua mais alta. Jogue { $card }, mais cartas de uma vez, ou passe.
