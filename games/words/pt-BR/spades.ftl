spades-name = Espadas
    .line = Dê seu lance em dupla e faça essas vazas.
    .aliases = Spades
spades-rules = **Você e a pessoa à sua frente dizem quantas vazas vão fazer. Depois é fazer.**
    Todos recebem 13 cartas e dão um lance, e o seu se soma ao do seu parceiro.
    { rules-trick }
    Espadas são **trunfo:** ganham de todos os outros naipes. { rules-trick-trump } Você não pode puxar espadas antes de alguém jogar uma.
    Quem cumpre o lance marca 10 por vaza do lance e 1 por vaza extra. Quem não cumpre perde 10 por vaza do lance. A primeira dupla a chegar a 500 vence.
    - **Por exemplo:** seu lance é 4 e o do seu parceiro é 3. Vocês fazem 8: 70 mais 1, ou seja, 71 pontos. Com 6 vocês perderiam 70.
    .whole =
    - **As cartas:** 13 para cada um, de um baralho de 52. As cartas são viradas uma a uma, e quem recebe o A♠ dá as cartas primeiro. Depois a vez de dar passa à esquerda.
    - **Os lances:** a partir da esquerda de quem dá as cartas, todos dão um lance, de 0 a 13. Não dá para passar nem para mudar o lance. Os parceiros sentam frente a frente e somam seus lances.
    - **O jogo:** quem está à esquerda de quem deu as cartas puxa. { rules-trick } Espadas são trunfo, e o ás é a carta mais alta. { rules-trick-trump }
    - **Liberar espadas:** você não pode puxar espadas antes de sair uma nesta mão, a não ser que só tenha espadas.
    - **Pontos:** se a sua dupla faz pelo menos o que deu de lance, marca 10 por vaza do lance e 1 por vaza extra. Se não faz, perde 10 por vaza do lance. O placar pode ficar negativo.
    - **O fim:** a primeira dupla a chegar a 500 vence. Se as duas chegam na mesma mão, vence o placar maior e, se forem iguais, joga-se mais uma mão.
    - **Por exemplo:** puxaram copas, e você não tem. Você joga o 2♠. Alguém depois de você também não tem copas e joga o 9♠, então leva a vaza. Se tivesse jogado o A♥, o seu 2♠ teria ganhado.
    - **As regras da casa** podem acrescentar o **nil**, um lance de nenhuma vaza. Se você não faz nenhuma, sua dupla marca 100; se faz alguma, perde 100. Nos dois casos, o lance do seu parceiro conta como sempre. **Nil cego** é um nil antes de ver as cartas, por 200, quando a sua dupla está pelo menos 100 atrás. **Vazas extras** são as que passam do lance: a cada 10 delas, sua dupla perde 100.
spades-paragraphs =
    .wrong-phase-bid = 2
    .bad-bid = 2
    .wrong-phase-play = 3
    .must-follow-suit = 3
    .spades-not-broken = 4

spades-variant-modern = Nil e vazas extras, até 250
spades-variant-long = Nil, nil cego e vazas extras, até 500
spades-variant-jokers = Curingas, nil e vazas extras, até 250
spades-variant-short = Curta, até 200

spades-option-target = { shared-points-to-win }
spades-option-tie_break = Se as duas duplas empatam no fim
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
spades-option-overtrick_points = Pontos por vaza acima do lance
spades-option-nil = Vale lance de nil (nenhuma vaza)
spades-option-nil_points = Pontos do nil, ganho ou perdido
spades-option-failed_nil_tricks = Vazas feitas por quem deu lance de nil
    .count = ajudam a cumprir o lance do parceiro
    .bags_only = só contam como vazas acima do lance
spades-option-blind_nil = Uma dupla que está atrás pode dar nil antes de ver as cartas (exige nil)
spades-option-blind_nil_points = Pontos do nil cego, ganho ou perdido
spades-option-blind_nil_behind = Pontos atrás para dar nil cego
    .zero = { shared-any-time }
spades-option-bags = Vazas extras demais custam pontos
spades-option-bag_limit = Vazas extras até a penalidade
spades-option-bag_penalty = Pontos que a penalidade custa
spades-option-jokers = Curingas
    .none = { shared-none }
    .two = dois, como as espadas mais altas, no lugar do 2♣ e do 2♦
spades-option-min_team_bid = Menor lance de uma dupla
spades-option-cap_team_bid = Os lances da dupla vão até 13
spades-option-not_thirteen = A soma dos quatro lances não pode dar 13
spades-option-first_lead = Quem puxa a primeira vaza
    .left_of_dealer = { shared-left-of-dealer }
    .low_club = quem tem a menor carta de paus, com ela
spades-option-no_spade_trick_one = Nada de espadas na primeira vaza, a não ser que você não tenha outra coisa
spades-option-spade_leads = Você pode puxar espadas
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
spades-option-lose_at = Uma dupla perde quando seu placar cai para

do-bid-nil = Lance de nil
    .listed = nil
do-bid-blind-nil = Lance de nil cego
    .listed = nil cego
do-look = Ver minhas cartas

spades-draw = O A♠ sai para { $seat }, que dá as cartas.
    .to-seat = O A♠ sai para você, que dá as cartas.
spades-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
spades-looks = { $seat } vê as próprias cartas.
    .short = viu as cartas
    .to-seat = Você vê suas cartas.
spades-bids-nil = { $seat } dá lance de nil.
    .to-seat = Você dá lance de nil.
spades-bids-blind-nil = { $seat } dá lance de nil cego.
    .to-seat = Você dá lance de nil cego.
spades-overbid = Os lances de { $seats } passam de 13. Só existem 13 vazas.
    .to-seats = Os seus lances com { $seats } passam de 13. Não dá para cumprir.
spades-broken = Espadas liberadas.
spades-scores = { $seats }: lance { $bid }, { $won ->
    [1] 1 vaza feita
   *[other] { $won } vazas feitas
}, { shared-points }.
    .to-seats = Você e { $seats }: lance { $bid }, { $won ->
        [1] 1 vaza feita
       *[other] { $won } vazas feitas
    }, { $points ->
        [1] 1 ponto
       *[other] { $points } pontos
    }.
spades-nil-made = { $seat } cumpre o nil: { $points } pontos para a dupla.
    .to-seat = Você cumpre o nil: { $points } pontos para a dupla.
spades-nil-failed = { $seat } não cumpre o nil: a dupla perde { $points } pontos.
    .to-seat = Você não cumpre o nil: a dupla perde { $points } pontos.
spades-bag-penalty = Vazas extras demais: { $seats } perdem { $points } pontos.
    .to-seats = Vazas extras demais: você e { $seats } perdem { $points } pontos.

spades-line-waiting = Sem lance ainda
spades-for-extra = { $number } de vazas extras
spades-for-nil = { $number } pelo { $kind ->
    [blind] nil cego
   *[nil] nil
} de { $seat }
spades-for-bags = { $number } por vazas extras demais
spades-line = { $bid ->
    [nil] Nil
    [blind] Nil cego
   *[other] Lance { $bid }
} · Fez { $number }
spades-bidding = Mão { $number } · Lances
spades-trick = { shared-trick-of-hand }
spades-bags = { $count ->
    [1] 1 extra
   *[other] { $count } extras
}
spades-broken-badge = Liberadas

spades-hint-look = Veja suas cartas. Lance no escuro quase nunca compensa.
spades-hint-nil = Com todas estas dá para ficar por baixo: espadas baixas, e uma carta baixa em cada naipe comprido. Dê lance de nil.
spades-hint-bid = Conto cerca de { $tricks } vazas. Espadas certas: { $sure } de { $spades }. Ases dos outros naipes: { $aces }. Na dúvida, lance baixo.
spades-hint-crowded = Conto cerca de { $tricks } vazas, mas com os lances antes do seu dá { $total }. Não há vazas para todos, então dê um a menos.
spades-hint-only = { shared-hint-only-card }
spades-hint-winner = Não resta nenhuma mais alta, então ela ganha, a não ser que alguém corte.
spades-hint-top-spade = É a espada mais alta que resta. Tire as dos outros antes que cortem suas cartas boas.
spades-hint-need-all = Você precisa de quase todas as vazas que restam, então puxe a sua espada mais alta.
spades-hint-partner-ruffs = Seu parceiro não tem mais este naipe e pode cortar.
spades-hint-shortest = Puxe do seu naipe mais curto. Sem ele, você pode cortar.
spades-hint-longest = Puxe uma baixa do seu naipe mais comprido.
spades-hint-low-spade = Você só tem espadas, então puxe a mais baixa.
spades-hint-partner = { shared-hint-partner-winning }
spades-hint-beaten = { shared-hint-cannot-win }
spades-hint-cheapest = { shared-hint-cheapest }
spades-hint-sure = Não resta nenhuma mais alta, então ela ganha.
spades-hint-second-low = Segundo a jogar, carta baixa: deixe para o seu parceiro.
spades-hint-third-high = Terceiro a jogar, carta alta: dificulte para quem joga por último.
spades-hint-third-low = Seu parceiro puxou alto, então jogue uma baixa.
spades-hint-ruff = Você não tem o naipe, então corte com a espada mais baixa que ganha.
spades-hint-set = Vocês já cumpriram o lance, e eles não. Continue fazendo vazas para derrubar o deles.
spades-hint-cover = Seu parceiro deu nil. Leve a vaza com uma carta alta, para que não sobre para ele.
spades-hint-trap = O nil é deles, e estão levando esta vaza. Deixe.
spades-hint-bag = As duas duplas já cumpriram os lances, então esta seria só uma vaza extra. Fique por baixo.
spades-hint-duck = Seu lance é nil, então fique por baixo.

spades-blind-nil-needs-nil = O nil cego precisa do nil. Ligue também o nil.
wrong-phase-blind = Primeiro veja suas cartas, ou dê lance de nil cego.
wrong-phase-look = Primeiro veja suas cartas.
no-spade-trick-one = Nada de espadas na primeira vaza. Você pode jogar { $cards }.
spades-not-broken = Espadas ainda não estão liberadas, então você não pode puxar espadas. Você pode jogar { $cards }.
