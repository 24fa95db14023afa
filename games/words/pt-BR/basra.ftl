basra-name = Basra
    .line = Capture por valor igual ou por soma. O valete leva tudo.
    .aliases = Bastra
basra-rules = **Capture cartas da mesa com as suas, e limpe a mesa quando puder.**
    Você tem cinco cartas, e quatro estão abertas na mesa. Joga-se uma carta por vez. Um 8 captura todos os 8 da mesa, e quaisquer cartas que somam 8. Um valete captura tudo. A sua carta e tudo o que ela captura vão viradas para baixo à sua frente. Se não captura nada, ela fica na mesa.
    Limpar a mesa inteira com uma carta de número é **basra**, que vale o dobro da carta. Os valetes, os ases, o 2♣ e o 10♦ que você captura também pontuam. Quando um baralho acaba e alguém tem 151, vence quem tem mais pontos.
    - **Por exemplo:** na mesa há A♣ 2♠ 5♠ e 9♦. Você joga o 8♥ e captura A♣ 2♠ 5♠: 1 ponto, pelo ás. Sem aquele 9♦ você teria limpado a mesa: basra, mais 16 pontos.
    .whole =
    - **O baralho:** 44 cartas, sem damas nem reis. O ás conta 1, as outras até 10 o seu número. Valetes nunca entram em soma.
    - **As cartas:** cinco para cada um, e quatro abertas na mesa. Um valete entre essas quatro volta para o baralho, e outra carta entra no lugar. Quando todas as mãos acabam, cada um recebe mais cinco; a mesa não recebe nada. A vez de dar passa à esquerda a cada baralho novo, e quem dá joga por último.
    - **A sua vez:** jogue uma carta. Ela captura todas as cartas do mesmo valor, mais todos os grupos que somam esse valor, o máximo que puder. Quando dois grupos precisam da mesma carta, você escolhe um. Se não captura nada, fica na mesa.
    - **Valetes** capturam tudo, outros valetes também. Numa mesa vazia, um valete só fica ali.
    - **Basra:** uma carta de número que limpa a mesa vale o dobro do seu valor, além do que as próprias cartas valem: 2 por um ás, 20 por um 10. Um valete nunca faz basra, nem as cartas que sobram no fim.
    - **Pontos:** cada valete 2, cada ás 1, o 2♣ 2, o 10♦ 3, capturados ou usados para capturar.
    - **Preste atenção:** as cartas capturadas ficam viradas para baixo, então lembre o que já saiu.
    - **Quando o baralho acaba,** a última pessoa que capturou algo fica com o que resta na mesa. Se alguém já tem 151, vence quem tem mais pontos, mesmo que vários tenham chegado. Se dois empatam na frente, joga-se mais um baralho.
    - **Por exemplo:** a mesa é A♥ 3♦ 4♣. Um 4 captura as três: o 4♣, e 1 + 3. Basra, 8 pontos, e 1 pelo ás. Em A♥ 2♦ 3♣ 4♠ um 6 captura 1 + 2 + 3 ou 2 + 4. Os dois precisam do 2♦, então você escolhe.
    - **As regras da casa** podem dividir quatro jogadores em duas duplas, que somam os pontos.
basra-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3

basra-variant-tradition = Tradicional: 30 por mais cartas, o 7♦ limpa a mesa, até 101
basra-variant-short = Curta, até 51

basra-option-target = { shared-points-to-win }
basra-option-hand_size = Cartas por vez que se dá (4 exige dois jogadores)
basra-option-jack_points = Pontos por valete
basra-option-basra_scoring = Uma basra vale
    .double_face = o dobro do valor da carta
    .flat10 = sempre 10
basra-option-jack_basra_points = Pontos por capturar um valete sozinho com um valete
basra-option-capture_rule = O que uma carta captura
    .maximal = tudo o que puder
    .free = qualquer grupo que puder
basra-option-last_capturer_takes_rest = Quem capturou algo por último fica com o que resta na mesa
basra-option-replace_table_jacks = Um valete entre as quatro primeiras da mesa é trocado
basra-option-end_check = A partida pode acabar
    .deck_end = quando o baralho acaba
    .instant = assim que alguém chega lá
basra-option-partnership = { shared-partners }
basra-option-seven_of_diamonds = O 7♦ também captura a mesa inteira
basra-option-majority_points = Pontos por mais cartas
basra-option-majority_tie = Se há empate em mais cartas, esses pontos
    .carry = passam para o próximo baralho
    .none = se perdem
basra-option-show_captured = Você pode olhar as cartas que capturou

basra-replaced = { $turned } volta para o baralho, e outra carta é virada.
basra-turned = Na mesa: { $cards }.
basra-takes = { $seat } joga { $card } e captura { $cards }{ $points ->
    [0] .
    [1] { "" } por 1 ponto.
   *[other] { "" } por { $points } pontos.
}
    .to-seat = Você joga { $card } e captura { $cards }{ $points ->
        [0] .
        [1] { "" } por 1 ponto.
       *[other] { "" } por { $points } pontos.
    }
basra-basra = Basra! Limpar a mesa vale { $number }.
basra-rest = { $winner } capturou por último e fica com o resto, { $cards }{ $points ->
    [0] .
    [1] { "" }, por 1 ponto.
   *[other] { "" }, por { $points } pontos.
}
    .to-winner = Você capturou por último e fica com o resto, { $cards }{ $points ->
        [0] .
        [1] { "" }, por 1 ponto.
       *[other] { "" }, por { $points } pontos.
    }
basra-majority = { $seats } { $count ->
    [one] tem
   *[other] têm
} mais cartas: { $points ->
    [1] 1 ponto.
   *[other] { $points } pontos.
}
    .to-seats = { $others ->
        [0] Você tem
       *[other] Você e { $seats } têm
    } mais cartas: { $points ->
        [1] 1 ponto.
       *[other] { $points } pontos.
    }
basra-majority-tie = Empate em mais cartas{ $points ->
    [0] .
    [1] , então 1 ponto passa para o próximo baralho.
   *[other] , então { $points } pontos passam para o próximo baralho.
}

basra-tag-cleared = Basra +{ $number }
basra-for-cards = { $number } por cartas
basra-for-basras = { $number } por basras
basra-for-most = { $number } por mais cartas
basra-fact = { $seat } limpou a mesa { $number } vezes.
basra-tag-took = +{ $number }
basra-tag = { $count ->
    [1] 1 basra
   *[other] { $count } basras
}
basra-deck = Baralho { $round } · até { $target }
basra-captured = Capturadas
basra-most-cards = Mais cartas

basra-hint-basra = Isso limpa a mesa: basra, { $number } pontos.
basra-hint-points = Pegue { $number ->
    [1] o ponto
   *[other] { $number } pontos
} enquanto pode.
basra-hint-cards = Não há pontos nisso, mas captura { $count ->
    [1] uma carta
   *[other] { $count } cartas
}.
basra-hint-lay = Nada para capturar. { $number ->
    [0] Com esta quase não há chance de basra
   *[other] Esta é a que menos arrisca dar uma basra ({ $number }%)
}.
basra-hint-twin = Nada para capturar. Você tem outra igual, então é provável que recupere esta.
basra-hint-wait = Melhor que capturar algo agora: a pessoa seguinte { $number ->
    [0] quase não tem chance de basra
   *[other] faz basra cerca de { $number }% das vezes
}.

basra-four-hands-of-five = Com quatro jogadores, dê cinco cartas por vez: com quatro, o baralho não se divide por igual.
basra-partners-are-four = Duas duplas precisam de quatro jogadores.
