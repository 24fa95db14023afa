oh-hell-name = Sobe e Desce
    .line = Dê seu lance e faça exatamente esse número de vazas.
    .aliases = Oh Hell, Fodinha, Truquinho, Contract Whist
oh-hell-rules = **Diga quantas vazas você vai fazer. Depois faça exatamente esse número, nem mais nem menos.**
    As mãos vão diminuindo, de dez cartas até uma, e depois voltam a crescer. Uma carta é virada: o naipe dela é o trunfo desta mão e ganha dos outros. Todos dão um lance. Quem dá as cartas dá o último lance, e a soma dos lances não pode ser igual ao número de vazas.
    { rules-trick } { rules-trick-trump }
    Cada vaza vale 1 ponto e, se você faz exatamente o que disse, ganha mais 10. Depois da última mão, vence quem tem mais pontos.
    - **Por exemplo:** seu lance é 3 e você faz 3: são 13 pontos. Com 4, você só ganha 4.
    .whole =
    - **As cartas:** cada um tira uma carta, e quem tira a mais alta dá as cartas. Depois a vez de dar passa à esquerda. Até cinco jogadores começam com 10 cartas cada um, seis com 8, sete com 7. Cada mão tem uma carta a menos, até uma, e depois volta a subir.
    - **O trunfo:** a próxima carta do baralho é virada, e o naipe dela é o trunfo. Se todas as cartas são dadas, não há trunfo.
    - **Os lances:** a partir da esquerda de quem dá as cartas, todos dão um lance, de 0 ao número de cartas. Quem dá as cartas não pode fechar a soma dos lances no número de vazas, então alguém sempre erra.
    - **O jogo:** quem está à esquerda de quem deu as cartas puxa qualquer carta. { rules-trick } { rules-trick-trump } O ás é a carta mais alta.
    - **Pontos:** 1 por vaza que você faz, e mais 10 se o seu lance foi exatamente esse.
    - **O fim:** depois da última mão, vence quem tem mais pontos. Em caso de empate, dividem a vitória.
    - **Por exemplo:** cinco cartas para cada um, e os lances até agora são 2, 0 e 1. Quem dá as cartas não pode dar 2, porque a soma seria 5. Qualquer outro lance vale, como 1 ou 3.
    - **As regras da casa** podem mudar as mãos, o trunfo, os lances e os pontos.
oh-hell-paragraphs =
    .wrong-phase-bid = 3
    .bad-bid = 3
    .wrong-phase-play = 4
    .must-follow-suit = 4

oh-hell-variant-river = Subindo e descendo: de 1 a 7 e de volta
oh-hell-variant-blackout = Blackout: quem erra não ganha nada
oh-hell-variant-nomination = Whist de lances, 7 mãos
oh-hell-variant-fist = Todos dão o lance ao mesmo tempo, e errar custa pontos
oh-hell-variant-wizard_points = Pontuação alta, as mãos só crescem

oh-hell-option-hands = Cartas em cada mão
    .down_up = do máximo até 1 e de volta
    .up_down = de 1 até o máximo e de volta
    .down = do máximo até 1
    .up = de 1 até o máximo
oh-hell-option-max_cards = Máximo de cartas numa mão
oh-hell-option-one_card_hands = Mãos de uma carta seguidas
oh-hell-option-trump = Trunfo
    .turned = uma carta é virada
    .cycle = copas, paus, ouros, espadas, um por vez
    .cycle_nt = copas, paus, ouros, espadas, sem trunfo, um por vez
    .none = { shared-none }
    .spades = sempre espadas
oh-hell-option-full_pack = Se todas as cartas são dadas
    .no_trump = não há trunfo
    .last_card = a última carta de quem dá é mostrada, e o naipe dela é o trunfo
oh-hell-option-hook = A soma dos lances não pode ser igual ao número de vazas
    .always = sempre
    .above_one = menos com uma carta
    .never = essa regra não vale
oh-hell-option-bidding = Os lances são dados
    .in_turn = um depois do outro
    .at_once = { shared-same-time }
oh-hell-option-trump_leads = Você pode puxar trunfo
    .anytime = { shared-any-time }
    .when_broken = { shared-once-played }
oh-hell-option-must_trump = Quem não tem o naipe precisa jogar trunfo
oh-hell-option-scoring = Pontuação
    .trick_plus_ten = 1 por vaza, e mais 10 pelo lance exato
    .exact = 10 mais o lance se for exato, nada se não for
    .minus_one = 10 mais o lance se for exato; se não, menos 1 por vaza de diferença
    .trick_plus_five = 1 por vaza, e mais 5 pelo lance exato
    .squares = 10 mais o quadrado do lance se for exato; se não, menos o quadrado da diferença
    .wizard = 20 mais 10 por vaza se for exato; se não, menos 10 por vaza de diferença
    .tens = 10 por vaza do lance se for exato; se não, menos 10 por vaza de diferença
oh-hell-option-zero = Cumprir um lance de 0 vale
    .same = o que diz a pontuação
    .five = 5
    .hand = 5 mais um ponto por carta
    .none = nada
oh-hell-option-tie_break = Se há empate no maior placar no fim
    .shared = { shared-share-the-win }
    .extra_hand = { shared-another-hand }

oh-hell-suit = { $suit_name ->
    [none] sem trunfo
   *[other] { suit-name }
}
oh-hell-draw = { $seat } tira a carta mais alta.
    .to-seat = Você tira a carta mais alta.
oh-hell-deals = { $seat } dá { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} para cada um.
    .to-seat = Você dá { $count ->
        [1] 1 carta
       *[other] { $count } cartas
    } para cada um.
oh-hell-trumps = { $suit_name ->
    [none] Não há trunfo.
    [C] Paus são trunfo.
    [D] Ouros são trunfo.
    [H] Copas são trunfo.
   *[S] Espadas são trunfo.
}
oh-hell-answers = { $seat } já deu o lance.
    .short = deu o lance
    .to-seat = Você já deu o lance.
oh-hell-scores = Mão { $number } ({ $count ->
    [1] 1 carta
   *[other] { $count } cartas
}, { oh-hell-suit }): { $gains } → { $totals }.
oh-hell-made = { $count ->
    [0] Ninguém cumpriu o lance.
   *[other] Lance cumprido: { $seats }.
}
    .to-seats = { $others ->
        [0] Você cumpriu o lance.
        [one] Você e { $seats } cumpriram o lance.
       *[other] Você, { $seats } cumpriram o lance.
    }

oh-hell-for-exact = { $number } exato
oh-hell-line-waiting = { $score }
oh-hell-line = { $number } de { $bid } · { $score }
oh-hell-answered = deu o lance
oh-hell-exact = cumpriu
oh-hell-needs = { $kind ->
    [needs] falta { $number }
    [over] { $number } a mais
   *[has] cumpriu
}
oh-hell-subtitle = Mão { $number } de { $hands } · { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
oh-hell-no-trump = Sem trunfo
oh-hell-pack = Baralho
oh-hell-bids = Lances
oh-hell-so-far = { $sum } de { $size }
oh-hell-off = { $kind ->
    [over] { $number } a mais
    [under] { $number } a menos
   *[even] exato
}
oh-hell-not = você não pode dar { $number }

oh-hell-hint-bid = { $sure ->
    [0] Não conto nenhuma vaza certa
    [1] Conto 1 vaza certa
   *[other] Conto { $sure } vazas certas
} e { $hopes ->
    [0] nenhuma duvidosa
    [1] 1 duvidosa
   *[other] { $hopes } duvidosas
}.{ $leave ->
    [more] {" "}Os lances dos outros são baixos, então sobram mais vazas para você.
    [less] {" "}Os lances dos outros são altos, então sobram menos vazas para você.
   *[same] {""}
}
oh-hell-hint-small = Nenhuma carta leva uma vaza com certeza, mas chances pequenas se somam.
oh-hell-hint-hooked = Eu diria { $number }, mas esse lance você não pode dar. Este é o segundo melhor.
oh-hell-hint-only = { shared-hint-only-card }
oh-hell-hint-draw = Você precisa da maioria das vazas. Primeiro tire os trunfos dos outros.
oh-hell-hint-sure = Ninguém ganha dela no naipe.
oh-hell-hint-all = Você precisa de todas as vazas que restam. Puxe alto.
oh-hell-hint-spare-trump = Você tem mais trunfos do que vazas a fazer. Puxe o menor para tirar os dos outros.
oh-hell-hint-short = Nada é certo ainda, então puxe alto do seu naipe mais curto.
oh-hell-hint-take = É a carta mais barata que ganha com certeza.
oh-hell-hint-last-one = É a última vaza que falta. Leve com a sua carta mais alta, que depois poderia levar uma a mais.
oh-hell-hint-high = Você precisa de vazas, e ela pode ganhar.
oh-hell-hint-trumps = Você tem os trunfos para o seu lance, então livre-se de uma carta alta.
oh-hell-hint-better = Espere uma vaza melhor e guarde o que pode levá-la.
oh-hell-hint-rid = Esta você não quer. Livre-se da carta mais alta que perde.
oh-hell-hint-throw = Esta você não quer. Descarte do naipe em que é mais difícil ficar por baixo.
oh-hell-hint-last = { shared-hint-taking-anyway }
oh-hell-hint-over = { shared-hint-lowest-over }
oh-hell-hint-shed-trump = Você não quer mais vazas. Puxe um trunfo baixo agora, enquanto ainda há mais altos.
oh-hell-hint-low = Você não quer mais vazas, e esta é a carta que mais fácil perde.
oh-hell-hint-extra = Você já errou o lance, mas cada vaza ainda vale um ponto.

oh-hell-hook = A soma dos lances não pode ser igual ao número de vazas. Até agora dá { $sum }, então você não pode dar { $number }. Seus lances possíveis: { $bids }.
must-trump = Você não tem o naipe, então precisa jogar trunfo. Você pode jogar { $cards }.
trumps-not-broken = Ainda não saiu nenhum trunfo, então você não pode puxar trunfo. Você pode jogar { $cards }.
too-many-cards = Não há cartas para tanto. Com tantos jogadores, uma mão pode ter no máximo { $most }.
