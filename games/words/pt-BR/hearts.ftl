hearts-name = Copas
    .line = Não leve copas, nem a dama de espadas.
    .aliases = Copas Fora, Miquilina, Hearts
hearts-rules = **Não leve copas e, acima de tudo, não leve a Q♠.**
    É cada um por si. Primeiro você passa três cartas a outra pessoa, e alguém passa três a você.
    { rules-trick } { rules-trick-plain } Você não pode puxar copas antes de sair uma carta de copas.
    Cada carta de copas que você leva custa 1 ponto, e a Q♠ custa 13. Mas, se leva todos os 26, você **acertou a lua:** fica com 0, e todos os outros recebem 26. Quando alguém chega a 100, vence quem tem menos pontos.
    - **Por exemplo:** você puxa o 9♣. Os outros jogam o 4♣, o K♣ e a Q♠. O K♣ leva a vaza, e com ela 13 pontos.
    .whole =
    - **As cartas:** todos recebem a mesma quantidade. Com três jogadores o 2♦ fica fora, com cinco o 2♦ e o 2♣, com seis o 2♦, o 3♦, o 3♣ e o 4♣.
    - **O passe:** escolha três cartas, viradas para baixo, todos ao mesmo tempo. Elas vão para a esquerda, na mão seguinte para a direita e depois, com quatro ou seis jogadores, para a pessoa em frente. Em seguida vem uma mão em que cada um fica com as suas, e tudo recomeça.
    - **O jogo:** quem tem a menor carta de paus puxa com ela. { rules-trick } { rules-trick-plain } O ás é a carta mais alta.
    - **A primeira vaza:** nada de copas nem de Q♠, a não ser que você não tenha outra coisa.
    - **Liberar copas:** você não pode puxar copas antes de sair uma carta de copas, a não ser que só tenha copas. A Q♠ não libera copas, e você pode puxar com ela a qualquer momento.
    - **Pontos:** 1 para cada carta de copas, 13 para a Q♠.
    - **Acertar a lua:** se você leva as 13 cartas de copas e a Q♠, fica com 0 e todos os outros recebem 26.
    - **O fim:** quando alguém tem 100 ou mais, vence quem tem menos pontos. Se há empate no menor, joga-se mais uma mão.
    - **Por exemplo:** puxaram ouros, e você não tem. Você joga a Q♠, e quem leva a vaza recebe 13 pontos. Isso não libera copas. Se você tivesse jogado o 2♥, liberaria.
    - **As regras da casa** podem acrescentar o J♦, que tira 10 pontos, outras luas, a Black Maria e mais.
hearts-paragraphs =
    .hearts-passing-over = 2
    .hearts-pass-now = 2
    .wrong-pass-count = 2
    .hearts-bad-card = 2
    .must-lead-low-club = 3
    .must-follow-suit = 3
    .no-points-first-trick = 4
    .must-lead-club = 4
    .hearts-not-broken = 5

hearts-variant-quick = Curta, até 50
hearts-variant-jack = O J♦ tira 10 pontos
hearts-variant-omnibus = Omnibus: o J♦ tira 10, e a lua exige as 15 cartas que pontuam
hearts-variant-bicycle = A Q♠ também libera copas
hearts-variant-trickster = Acertar a lua nunca custa a partida a você
hearts-variant-black_maria = Black Maria: o A♠ e o K♠ também custam pontos
hearts-variant-spot = Copas pelo número, até 500

hearts-option-pass_count = Cartas que você passa
hearts-option-pass_cycle = O passe vai
    .classic = para a esquerda, a direita, em frente, depois não há passe
    .wide = para cada um dos outros por vez, depois não há passe
    .no_hold = para a esquerda, a direita, em frente, em toda mão
    .left = sempre para a esquerda
    .right = sempre para a direita
    .none = { shared-never }
hearts-option-odd_cards = Cartas que sobram quando a divisão não é exata
    .remove = ficam fora do baralho
    .kitty_first_trick = vão para quem leva a primeira vaza
    .kitty_first_points = vão para quem leva os primeiros pontos
hearts-option-first_lead = Primeira carta
    .low_club = a menor de paus
    .any_club = qualquer uma de paus, de quem tem a menor
    .left_of_dealer = qualquer uma, de quem está à esquerda de quem dá as cartas
hearts-option-first_trick_points = Pontos na primeira vaza
    .barred = só se você não tiver outra coisa
    .allowed = pode
hearts-option-heart_leads = Você pode puxar copas
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
hearts-option-queen_breaks = A Q♠ também libera copas
hearts-option-queen_forced = Só com a Q♠ e copas, você precisa puxar a Q♠ enquanto copas não estão liberadas
hearts-option-hearts = Cada carta de copas custa
    .one = 1
    .spot = o seu número; 11, 12, 13, 14 para J Q K A
hearts-option-queen_points = Pontos da Q♠
hearts-option-spade_honours = O K♠ custa 10 e o A♠ custa 7
hearts-option-jack = Carta de bônus em ouros
    .none = { shared-none }
    .jack = o J♦
    .ten = o 10♦
hearts-option-jack_points = Pontos que a carta de bônus tira
hearts-option-moon = Se você leva todas as cartas que custam pontos
    .others = todos os outros recebem tudo
    .self = os pontos saem do seu placar
    .choose = você escolhe: somar aos outros ou tirar do seu placar
    .auto = todos os outros recebem, a não ser que isso custe a partida a você; aí sai do seu placar
    .off = você recebe todos esses pontos
hearts-option-moon_needs_jack = Para a lua você também precisa da carta de bônus em ouros
hearts-option-sun = Com todas as vazas também, a lua vale em dobro
hearts-option-no_tricks_bonus = Pontos a menos para quem não leva nenhuma vaza
hearts-option-target = A partida acaba quando alguém tem
hearts-option-reset_at_target = Quem acerta exatamente esse placar cai para a metade
hearts-option-tie_break = Se há empate no menor placar no fim
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
hearts-option-max_hands = { shared-most-hands }

do-add = Somar aos outros
do-subtract = Tirar do meu placar

hearts-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
hearts-chooses = { $seat } já escolheu o que passar.
    .short = escolheu
    .to-seat = Você já escolheu o que passar.
hearts-gets = { $seat } passa a você { $cards }.
hearts-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
hearts-broken = Copas liberadas.
hearts-kitty = { $seat } fica com as cartas que sobraram: { $cards }.
    .to-seat = Você fica com as cartas que sobraram: { $cards }.
hearts-moon = { $seat } acerta a lua!
    .to-seat = Você acerta a lua!
hearts-moon-adds = Todos menos { $seat } recebem { $points } pontos.
    .to-seat = Todos menos você recebem { $points } pontos.
hearts-moon-subtracts = { $seat } tira { $points } pontos do próprio placar.
    .to-seat = Você tira { $points } pontos do seu placar.
hearts-resets = { $seat } tem exatamente { $points }, e isso cai para { $half }.
    .to-seat = Você tem exatamente { $points }, e isso cai para { $half }.
hearts-scores = Mão { $number }: { $gains } → { $totals }.
hearts-ahead = { $seats } { $count ->
    [one] está na frente.
   *[other] dividem a liderança.
}
    .to-seats = { $others ->
        [0] Você está na frente.
        [one] Você e { $seats } dividem a liderança.
       *[other] Você, { $seats } dividem a liderança.
    }
hearts-shot = { $seat } acertou a lua na mão { $number }.

hearts-way = { $way ->
    [hold] sem passe
    [across] em frente
    [left] { $far ->
        [1] à esquerda
       *[2] dois lugares à esquerda
    }
   *[right] { $far ->
        [1] à direita
       *[2] dois lugares à direita
    }
}
hearts-prompt-pass = Passe { $count ->
    [1] uma carta
   *[other] { $count } cartas
} { hearts-way }
hearts-pass-to = passar { $count } para { $other }
hearts-line = { $score }
hearts-line-hand = { $score } · agora { SIGNED($points) }
hearts-line-scored = { $score } ({ SIGNED($points) })
hearts-deed = { $count ->
    [0] nenhuma vaza
    [1] 1 vaza
   *[other] { $count } vazas
}
hearts-for-hearts = { $number } por copas
hearts-for-queen = { $number } pela Q♠
hearts-for-king = { $number } pelo K♠
hearts-for-ace = { $number } pelo A♠
hearts-for-bonus = { $number } pelo bônus
hearts-for-moon = { $number } pela lua de { $seat }
hearts-for-no-tricks = { $number } por nenhuma vaza
hearts-for-reset = { $number } por acertar { $target }
hearts-chose = escolheu
hearts-choosing = escolhendo
hearts-passing = Mão { $number } · Passe
hearts-trick = { shared-trick-of-hand }
hearts-badge-pass = Passe
hearts-badge = Bloqueadas
hearts-badge-broken = Liberadas
hearts-left-out = Fora
hearts-taken = { $seat } levou

hearts-hint-pass-queen = Você tem poucas espadas baixas para proteger a Q♠. Passe a dama.
hearts-hint-pass-spade = Espadas altas levam a Q♠, e você tem poucas baixas para jogar no lugar.
hearts-hint-pass-heart = Copas altas levam copas. Passe essas cartas.
hearts-hint-pass-void = Livre-se de um naipe curto. Sem ele, você pode jogar o que quiser.
hearts-hint-pass-rest = São as que mais podem levar vazas que você não quer.
hearts-hint-add = Some aos placares dos outros: isso não custa a partida a você.
hearts-hint-subtract = Tire do seu próprio placar. Somar aos outros acabaria a partida, e você não venceria.
hearts-hint-only = { shared-hint-only-card }
hearts-hint-moon = Todos os pontos até agora são seus, e ninguém ganha destas. Vá atrás da lua.
hearts-hint-stop = Tem alguém indo atrás da lua. Leve alguns pontos para impedir.
hearts-hint-drive = Uma carta de espadas abaixo da dama ajuda a fazê-la sair.
hearts-hint-give = Todas as espadas que faltam ganham da dama. Puxe com ela, e outra pessoa tem que levar.
hearts-hint-low = É a que mais fácil perde, então outra pessoa deve levar esta.
hearts-hint-risky = { shared-hint-no-safe-lead }
hearts-hint-under = Há uma espada mais alta na mesa, então jogue agora: outra pessoa leva a vaza.
hearts-hint-bonus = Esta vaza vale a pena: ela tira pontos do seu placar.
hearts-hint-free = { shared-hint-highest-safe }
hearts-hint-early = Ainda é cedo, e todos devem ter o naipe. Livre-se da sua mais alta.
hearts-hint-duck = { shared-hint-highest-under }
hearts-hint-last = { shared-hint-taking-anyway }
hearts-hint-over = { shared-hint-lowest-over }
hearts-hint-throw = { shared-hint-off-suit }

hearts-pass-now = Primeiro vem o passe. Passe { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} para { $other }.
wrong-pass-count = Passe exatamente { $count ->
    [1] 1 carta
   *[other] { $count } cartas diferentes
} para { $other }.
hearts-already-passed = Você já escolheu suas cartas. Agora é com { $seats }.
hearts-bad-card = “{ $text }” não é uma carta deste jogo. Passe cartas da sua mão.
hearts-passing-over = O passe já acabou. Você pode jogar { $cards }.
hearts-moon-now = Você acertou a lua. Some os pontos aos outros, ou tire do seu placar.
must-lead-club = A primeira vaza é puxada com paus. Você pode jogar { $cards }.
no-points-first-trick = Nada de pontos na primeira vaza. Você pode jogar { $cards }.
hearts-not-broken = Copas ainda não estão liberadas, então você não pode puxar copas. Você pode jogar { $cards }.
hearts-moon-needs-jack = Essa lua precisa de uma carta de bônus. Escolha também o J♦ ou o 10♦.
hearts-sun-needs-moon = A lua em dobro precisa de uma lua. Escolha também o que a lua faz.
hearts-reset-needs-even = { $target } não se divide por dois. Escolha um alvo par.
hearts-without-end = Esses bônus são altos demais: a partida poderia nunca acabar. Diminua os bônus, ou defina um número de mãos.
