crazy-king-name = Rei Maluco
    .line = Livre-se das cartas. Um rei vai em cima de tudo.
    .aliases = Crazy King, Mau-Mau, Oito Maluco
crazy-king-rules = **Livre-se de todas as suas cartas antes dos outros.**
    Na sua vez, jogue uma carta do mesmo naipe ou do mesmo valor da que está em cima. Nada serve? Compre até duas cartas e jogue a primeira que servir, ou passe.
    Algumas cartas fazem mais. **Reis** vão em cima de tudo, e você escolhe o naipe que vem depois. **Valetes** fazem a pessoa seguinte perder a vez. **Damas** fazem o mesmo e ainda comprar duas. Quem perde a vez só pode responder com um rei, ou passar. **Ases** invertem o sentido.
    Quem bate marca o que os outros ainda têm na mão. Quem chega primeiro a 500 vence.
    - **Por exemplo:** o 7♥ está em cima. Serve qualquer carta de copas, qualquer 7, ou um rei. Você joga o K♠ e escolhe ouros, então a pessoa seguinte precisa de ouros ou de outro rei.
    .whole =
    - **As cartas:** sete para cada um, de um baralho de 52. A carta seguinte é virada para começar o lixo. Seja qual for, não faz nada; um rei apenas pede o próprio naipe.
    - **Quem começa:** na primeira rodada alguém sorteado, depois quem venceu a última. Recebe cartas primeiro.
    - **A sua vez:** se você tem uma carta que serve, jogue essa, ou um rei. Não pode comprar nem passar. Se nada serve, compre; uma carta que serve é jogada na hora, a não ser que você jogue um rei no lugar. Nada ainda? Compre a segunda, depois passe.
    - **Rei:** vai em cima de tudo, e você escolhe qualquer naipe. Nunca é obrigatório jogar um rei.
    - **Valete:** a pessoa seguinte perde a vez, a não ser que responda com um rei. Esse rei então funciona como sempre, e quem vem depois não perde a vez.
    - **Dama:** o mesmo que um valete, e quem perde a vez também compra duas. Um rei cancela as duas coisas.
    - **Ás:** o sentido do jogo se inverte. Com dois jogadores isso não muda nada.
    - **A sua última carta** encerra a rodada na hora e não faz mais nada.
    - **Reembaralhar:** quando o monte acaba, o lixo, menos a carta de cima, é embaralhado e vira o novo monte. Na quinta vez a rodada acaba, e vence a mão com menos pontos; no empate, a que tem menos cartas.
    - **Pontos:** só marca quem vence a rodada, tudo o que ficou nas outras mãos. Um rei vale 30, um ás, uma dama ou um valete 10, as outras o seu número. Joga-se até alguém ter 500.
    - **Por exemplo:** você bate. Os outros têm 2♠ 9♦ e 3♠ K♦. São 11 e 33, então você marca 44.
crazy-king-paragraphs =
    .must-fit = 3
    .must-draw = 3
    .must-play = 3
    .drawn-enough = 3
    .call-a-suit = 4
    .must-play-king = 4
    .skipped = 5

crazy-king-variant-short = Curta, até 150
crazy-king-variant-strict = Rígida: é obrigatório jogar os reis

crazy-king-option-target = { shared-points-to-win }
crazy-king-option-hand_size = { shared-cards-dealt }
crazy-king-option-runouts = Vezes que o monte acaba até a rodada acabar
crazy-king-option-max_draws = Cartas que você pode comprar antes de passar
crazy-king-option-king_obliges = Se só um rei serve, é obrigatório jogar o rei
crazy-king-option-skipped_player = Quem perde a vez e tem um rei pode jogar
    .king_only = só um rei
    .normal_turn = qualquer carta que serve
crazy-king-option-queen_king_cancels = Um rei sobre uma dama livra você de comprar duas
crazy-king-option-ace_two_players = Com dois jogadores, um ás
    .no_effect = não faz nada
    .acts_as_skip = dá a você mais uma vez
crazy-king-option-last_queen_draws = Uma dama como última carta ainda faz a pessoa seguinte comprar duas
crazy-king-option-exhaustion_tie = Se as menores mãos empatam
    .fewest_cards = vence quem tem menos cartas
    .no_score = ninguém pontua

crazy-king-turned-up = Sai { $card }. { $other } começa.
    .to-other = Sai { $card }. Você começa.
crazy-king-plays = { $seat } joga { $card }.
    .to-seat = Você joga { $card }.
crazy-king-calls = { $seat } joga { $card } e escolhe { $suit }.
    .to-seat = Você joga { $card } e escolhe { $suit }.
crazy-king-draws = { $seat } compra { $count ->
    [1] uma carta
   *[other] { $count } cartas
}.
    .short = comprou { $count ->
        [1] uma
       *[other] { $count }
    }
    .to-seat = Você compra { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }.
crazy-king-you-draw = { shared-you-draw }
crazy-king-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
crazy-king-skips = { $seat } perde a vez, a não ser que responda com um rei.
    .to-seat = Você perde a vez, a não ser que responda com um rei.
crazy-king-reverses = { shared-reverses }
crazy-king-run-out = O monte acaba pela { NUMBER($number) ->
    [1] primeira
    [2] segunda
    [3] terceira
    [4] quarta
    [5] quinta
   *[other] { $number }ª
} vez.
crazy-king-wins-round = { $winner } vence a rodada e marca { $number }.
    .to-winner = Você vence a rodada e marca { $number }.
crazy-king-no-score = As menores mãos empatam, então ninguém pontua.

do-suit = escolher { $symbol } { $suit }
    .after = { $picked }, escolher { $symbol } { $suit }

crazy-king-line-skipped = { $score } · perde a vez
crazy-king-round = Rodada { $round } · monte acabou { $number } de { $most }
crazy-king-hint-draw = Nada serve, então é preciso comprar.
crazy-king-hint-pass = Nada serve e você já comprou, então é preciso passar.
crazy-king-hint-skipped = Você perde a vez, e não vale um rei. Passe.
crazy-king-hint-out = { shared-hint-last-card }
crazy-king-hint-answer = O seu rei salva a vez. Escolha { $suit }, o seu melhor naipe.
crazy-king-hint-call = Escolha { $suit }: é o que você mais tem.
crazy-king-hint-skips = Faz { $seat } perder a vez{ $count ->
    [1] , e só resta uma carta nessa mão
    [2] , e só restam 2 cartas nessa mão
    [3] , e só restam 3 cartas nessa mão
   *[other] { "" }
}.
crazy-king-hint-fits = Serve, { $count ->
    [0] e você não tem mais { $suit }
    [1] e ainda deixa você com uma de { $suit }
   *[other] e ainda deixa você com { $count } de { $suit }
}.

crazy-king-too-few-cards = Não há cartas para mãos tão grandes. Dê no máximo 50 cartas ao todo.
must-fit = Essa não serve. Jogue { $suit }{ $rank ->
    [K] {""}
   *[other] , qualquer { rank-name }
} ou um rei. Se não tem nada disso, compre ou passe.
call-a-suit = Diga que naipe vem depois de { $card }: paus, ouros, copas ou espadas.
call-the-last-king = { $card } é a sua última carta. Basta jogar, sem escolher naipe.
skipped = Você perde a vez. Responda com um rei, ou passe.
must-play = Você tem uma carta que serve, então não pode comprar nem passar. Você pode jogar { $cards }.
must-draw = { shared-must-draw }
must-play-king = Você tem um rei, e nesta mesa é obrigatório jogar. Escolha um naipe com ele, a não ser que seja a sua última carta.
drawn-enough = Você não pode comprar de novo. Jogue um rei se tiver, ou passe.
