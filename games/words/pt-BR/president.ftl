president-name = Presidente
    .line = Quem bate primeiro é Presidente, quem fica por último é a Ralé.
    .aliases = President, Capitalismo
president-rules = **Livre-se de todas as suas cartas. Quem bate primeiro é Presidente, e quem fica por último é a Ralé.**
    Alguém puxa uma carta só, ou um **grupo** de cartas do mesmo valor: um par, uma trinca. Cada um depois joga a mesma quantidade de cartas, de valor mais alto, ou passa. O 3 é a mais baixa, depois sobe até o ás, e o 2 é a mais alta.
    Quem passa fica fora da vaza. Quando ninguém mais pode ou quer jogar, quem jogou por último puxa de novo.
    Na rodada seguinte a Ralé dá ao Presidente as suas duas melhores cartas, e recebe de volta duas quaisquer que o Presidente possa dispensar.
    Depois de seis rodadas, vence quem tem mais pontos.
    - **Por exemplo:** Ann puxa 6♣ 6♦. Você joga 9♥ 9♠, Ben passa, Cyd joga J♣ J♦. Ann passa, você passa, e Cyd puxa a seguir.
    .whole =
    - **As cartas:** são dadas todas. Alguns jogadores recebem uma a mais. Depois da primeira rodada, a Ralé dá as cartas.
    - **Puxar:** na primeira rodada, quem tem o 3♣ começa com ele, sozinho ou com mais 3. Nas rodadas seguintes começa o Presidente. Depois, quem levou a última vaza puxa o que quiser. Quem puxa não pode passar.
    - **Seguir:** a mesma quantidade de cartas que puxaram, de valor mais alto, ou passe. Quem passa fica fora até puxarem de novo. O naipe não conta.
    - **A ordem:** 3, 4, 5 e assim por diante até o rei, depois o ás, depois o 2.
    - **Levar a vaza:** quando ninguém mais está nela. Se essa pessoa já não tem cartas, a seguinte puxa.
    - **Títulos:** quem bate primeiro é **Presidente**, o segundo é **Vice-presidente**, o penúltimo é **Vice-ralé**, o último é a **Ralé**. Os outros são o Povo. Com três jogadores não há títulos de vice.
    - **A troca:** antes da rodada seguinte, as duas melhores cartas da Ralé vão para o Presidente, e a melhor do Vice-ralé para o Vice-presidente. Depois os dois devolvem a mesma quantidade, de quaisquer cartas. Ninguém mais as vê.
    - **Pontos:** um para cada jogador que ficou atrás de você. Com quatro jogadores são 3, 2, 1 e 0.
    - **O fim:** seis rodadas. Em caso de empate, vence quem foi Presidente mais vezes, e depois quem foi a Ralé menos vezes.
    - **Por exemplo:** na mesa há um par de valetes. Você pode cobrir com Q♣ Q♦ ou com um par de 2. Um ás só não basta, nem três reis.
    - **As regras da casa** podem acrescentar **revoluções**, em que uma quadra inverte a ordem dos valores, 8 que encerram a vaza, curingas, sequências e mais.
president-paragraphs =
    .president-must-open = 2
    .president-must-lead = 2
    .president-one-rank = 2
    .president-other-size = 3
    .president-too-low = 3
    .climbing-must-give = 7

president-variant-eleven = Até 11 pontos: 2 para o Presidente, 1 para o Vice
president-variant-skip_it = Valor igual pula a vez, 2 encerra a vaza, passar não tira você dela
president-variant-scum_leads = Dois curingas, a Ralé começa e dá uma carta
president-variant-daifugo = Daifugo: revoluções, 8 encerra a vaza, um curinga
president-variant-daifugo_full = Daifugo com tudo ligado

president-option-jokers = Curingas
president-option-first_lead = Quem começa, da segunda rodada em diante
    .president = o Presidente
    .scum = a Ralé
    .lowest = quem tem o 3♣, com essa carta
president-option-equal = Um grupo do mesmo valor
    .no = não cobre
    .allowed = cobre
    .skips = cobre, e pula a pessoa seguinte
president-option-pass_rule = { shared-when-you-pass }
    .locked = { shared-out-of-trick }
    .reenter = { shared-come-back }
president-option-twos = Um 2
    .high = é só a carta mais alta
    .clear = encerra a vaza, e um 2 sozinho cobre qualquer grupo ou sequência
president-option-revolution = Uma quadra inverte os valores pelo resto da rodada
president-option-eight_stop = Um 8 encerra a vaza
president-option-jack_back = Valetes invertem os valores nesta vaza
president-option-spade_three = O 3♠ cobre um curinga sozinho
president-option-runs = Sequências de três ou mais
    .off = não são jogadas
    .suited = do mesmo naipe
    .any = de quaisquer naipes
president-option-bad_finish = Bater com um 2, um curinga ou um 8 que encerra a vaza deixa você em último
president-option-capital_fall = Se outra pessoa bate primeiro, o Presidente fica em último
president-option-exchange_count = Cartas que a Ralé e o Presidente trocam
    .zero = { shared-none }
president-option-give_back = O Presidente devolve
    .any = quaisquer cartas
    .lowest = as cartas mais baixas
president-option-scoring = Pontos
    .places = um para cada jogador que ficou atrás de você
    .titles = Presidente 2, Vice-presidente 1
    .presidencies = Presidente 1
president-option-target = { shared-points-to-win }
    .zero = { shared-no-limit }
president-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

do-several = Jogar duas ou mais cartas
do-run = Jogar sequência de { $number }

president-title = { $title ->
    [president] Presidente
    [vice] Vice-presidente
    [vice-scum] Vice-ralé
    [scum] Ralé
   *[citizen] Povo
}
president-line-first = { $score ->
    [1] 1 ponto
   *[other] { $score } pontos
}
president-line = { $title ->
    [vice] Vice-pres.
   *[other] { president-title }
} · { $score }
president-place = { $number }º
president-reason = Presidente: { $presidents }, Ralé: { $scums }
president-order = Do baixo ao alto
president-ranks = 3 → 2
president-reversed = 2 → 3
president-run = { $seat }: sequência de { $count } desde { $rank }
president-jokers = { $seat }: { $count ->
    [1] um curinga
   *[other] par de curingas
}

president-skips = { $other } perde a vez.
    .to-other = Você perde a vez.
president-eight = Um 8!
president-two = Um 2!
president-three = O 3♠ cobre o curinga!
president-revolution = Revolução! { $reversed ->
    [1] Agora o 3 é a mais alta e o 2 a mais baixa.
   *[0] O 2 volta a ser a mais alta.
}
president-jacks = Valetes invertem os valores: nesta vaza { $reversed ->
    [1] o 3 é a mais alta.
   *[0] o 2 é a mais alta.
}
president-out = { $seat } bate { $number ->
    [1] primeiro!
    [2] em segundo.
    [3] em terceiro.
   *[other] em { president-place }.
}
    .to-seat = Você bate { $number ->
        [1] primeiro!
        [2] em segundo.
        [3] em terceiro.
       *[other] em { president-place }.
    }
president-bad = { $seat } bateu com uma carta proibida e termina em { president-place }.
    .to-seat = Você bateu com uma carta proibida e termina em { president-place }.
president-falls = { $seat } perde a presidência e cai para o último lugar.
    .to-seat = Você perde a presidência e cai para o último lugar.
president-ends = { $seat } é { $title ->
    [president] Presidente
    [vice] Vice-presidente
    [vice-scum] Vice-ralé
    [scum] a Ralé
   *[citizen] do Povo
}: { $number ->
    [1] 1 ponto
   *[other] { $number } pontos
}.
    .to-seat = Você é { $title ->
        [president] Presidente
        [vice] Vice-presidente
        [vice-scum] Vice-ralé
        [scum] a Ralé
       *[citizen] do Povo
    }: { $number ->
        [1] 1 ponto
       *[other] { $number } pontos
    }.

president-hint-run = Uma sequência tira { $count } cartas de uma vez{ $leads ->
    [1] {""}
   *[0] , e é alta o bastante
}.
president-hint-finish = Com uma mais baixa, não sobraria nada com que você pudesse bater.
president-hint-stuck = Não sobraria nada com que você pudesse bater.
president-hint-sure = Ninguém cobre, então você continua puxando e bate.
president-hint-early = É cedo demais para jogar tão alto. Guarde para quando alguém estiver quase batendo.

president-must-open = Você começa a rodada com o 3♣. Jogue o 3♣ sozinho, ou com cartas que combinam.
president-must-lead = { shared-must-lead }
president-one-rank = { $runs ->
    [off] Essas não combinam. Jogue cartas do mesmo valor, com curingas se quiser.
   *[other] Isso não é grupo nem sequência. Jogue cartas do mesmo valor, ou três ou mais seguidas.
}
president-no-runs = Nesta mesa não se jogam sequências. Jogue cartas do mesmo valor.
president-run-suit = Uma sequência precisa ser do mesmo naipe. Jogue uma de um só naipe, ou cartas do mesmo valor.
president-other-size = { shared-other-size }
president-other-kind = { $kind ->
    [run] Há uma sequência de { $count } para cobrir. Jogue uma sequência de { $count } mais alta, ou passe.
   *[other] Há um grupo de { $count } para cobrir. Jogue { $count } cartas do mesmo valor, ou passe.
}
president-too-low = { $kind ->
    [jokers] Isso não cobre { $count ->
        [1] um curinga
       *[other] dois curingas
    }. Passe, a não ser que tenha algo que cubra.
    [run] É baixo demais. Jogue uma sequência que comece { $reversed ->
        [1] abaixo de { $rank } (os valores estão invertidos)
       *[0] acima de { $rank }
    }, ou passe.
   *[other] É baixo demais. Jogue { $equal ->
        [1] { $reversed ->
            [1] { $rank } ou mais baixo (os valores estão invertidos)
           *[0] { $rank } ou mais alto
        }
       *[0] um valor { $reversed ->
            [1] abaixo de { $rank } (os valores estão invertidos)
           *[0] acima de { $rank }
        }
    }, ou passe.
}
