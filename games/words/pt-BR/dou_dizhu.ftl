dou-dizhu-name = Dou Dizhu
    .line = Dois camponeses contra o senhorio: bata primeiro.
    .aliases = Luta contra o Senhorio, Landlord
dou-dizhu-rules = **Um senhorio joga contra dois camponeses. Quem bate primeiro vence pelo seu lado.**
    Todos dão um lance pela aposta, de até 3. Quem dá o maior lance é o senhorio, recebe mais três cartas e puxa: uma carta, um par, uma trinca com ou sem uma carta ou um par, uma sequência de cinco ou mais e assim por diante. { dou-dizhu-rules-following }
    O naipe não conta. O 3 é a mais baixa, depois sobe até o ás, o **2** e os curingas. { dou-dizhu-rules-bombs } Cada um dobra a aposta.
    { dou-dizhu-rules-points } Depois de seis rodadas, vence quem tem mais pontos.
    - **Por exemplo:** Ann é o senhorio por 2. Você joga uma bomba, então a aposta é 4, e Ben bate primeiro. Ann perde 8, você e Ben ganham 4 cada um.
    .whole =
    - **As cartas:** 17 para cada um. Três ficam viradas para baixo.
    - **O leilão:** cada um fala uma vez, dá um lance maior que o último, ou passa. Um 3 encerra. Todos veem as três cartas do senhorio. Se todos passam, as cartas são dadas de novo. Na terceira vez, quem fala primeiro joga por 1.
    - **O jogo:** o senhorio puxa. { dou-dizhu-rules-following } Você pode passar e voltar depois.
    - **Tipos:** uma carta, um par, uma trinca. Uma sequência são cinco ou mais valores seguidos, uma sequência dupla três ou mais pares, um avião duas ou mais trincas: sem 2, sem curingas. Cada trinca pode levar uma carta solta, ou cada uma um par. Uma quadra pode levar duas cartas soltas ou dois pares.
    - **O que se leva junto:** nunca os dois curingas nem uma quadra, e nenhuma trinca que pudesse aumentar o avião.
    - **Bombas.** { dou-dizhu-rules-bombs } Uma quadra que leva cartas não é bomba.
    - **A aposta** é o lance. Cada bomba e o foguete dobram. Uma primavera também: o senhorio bate antes de um camponês jogar, ou um camponês bate depois de o senhorio jogar só uma vez. { dou-dizhu-rules-points }
    - **O fim:** seis rodadas. Vence quem tem mais pontos.
dou-dizhu-rules-following = Cada um depois joga o mesmo tipo e a mesma quantidade de cartas, mais altas, ou passa. Depois de dois passes, quem jogou por último puxa de novo.
dou-dizhu-rules-bombs = Uma quadra é uma **bomba** e cobre tudo, menos uma bomba mais alta. Os dois curingas são o **foguete** e cobrem tudo.
dou-dizhu-rules-points = O senhorio ganha ou perde duas vezes a aposta, cada camponês uma vez.
dou-dizhu-paragraphs =
    .dou-dizhu-bid-higher = 2
    .dou-dizhu-must-lead = 3
    .dou-dizhu-other-size = 3
    .dou-dizhu-too-low = 3
    .dou-dizhu-no-combination = 4
    .dou-dizhu-attached-wrong = 5
    .dou-dizhu-other-kind = 6

dou-dizhu-variant-call_and_grab = Chamar e tomar: quem quer mais, dobra
dou-dizhu-variant-book = Pelo livro: leilão aberto, nada igual levado junto
dou-dizhu-variant-simple = Simples: menos tipos, apostas baixas

dou-dizhu-option-bidding = Leilão
    .once = cada um dá um lance, de 1 a 3
    .open = continua até dois passarem
    .grab = chamar, depois tomar pelo dobro
dou-dizhu-option-passed_in = Se todos passam
    .redeal = dar de novo, até duas vezes
    .first_plays = quem fala primeiro joga por 1
dou-dizhu-option-first_bidder = Quem fala primeiro
    .rotate = a pessoa seguinte
    .winner = quem bateu primeiro
dou-dizhu-option-attached_alike = As cartas levadas junto podem ser iguais
dou-dizhu-option-pairs_attached = Pares podem ser levados junto
dou-dizhu-option-four_with_two = Uma quadra pode levar duas
dou-dizhu-option-spring = Uma primavera dobra a aposta
dou-dizhu-option-doubling = Dobrar em segredo antes do jogo
dou-dizhu-option-max_doubles = Máximo de vezes que a aposta dobra
    .zero = { shared-no-limit }
dou-dizhu-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
dou-dizhu-do-call = Chamar
dou-dizhu-do-bid = Lance { $number }

do-grab = Tomar
dou-dizhu-bids-first = { $seat } fala primeiro.{ dou-dizhu-last-deal }
    .to-seat = Você fala primeiro.{ dou-dizhu-last-deal }
dou-dizhu-last-deal = { $last ->
    [1] {" "}Se todos passam, quem fala primeiro joga por 1.
   *[0] {""}
}
dou-dizhu-call = { $kind ->
    [bid] { $number }
    [call] Chamou
    [grab] Tomou
   *[pass] { shared-passed }
}
dou-dizhu-calls = { $kind ->
    [bid] { $seat } dá lance de { $number }.
    [call] { $seat } chama.
    [grab] { $seat } toma: a aposta dobra.
   *[pass] { shared-passes }
}
    .to-seat = { $kind ->
        [bid] Você dá lance de { $number }.
        [call] Você chama.
        [grab] Você toma: a aposta dobra.
       *[pass] { shared-passes.to-seat }
    }
dou-dizhu-redeal = Todos passaram, então as cartas são dadas de novo.
dou-dizhu-landlord = { $seat } é o senhorio por { $number } e pega { $cards }.
    .to-seat = Você é o senhorio por { $number } e pega { $cards }.
dou-dizhu-chooses = { $seat } já escolheu.
    .to-seat = Você já escolheu.
dou-dizhu-doubles = { $count ->
    [0] Ninguém dobra.
    [one] { $seats } dobra.
   *[other] { $seats } dobram.
}
    .to-seats = { $others ->
        [0] Você dobra.
        [one] Você e { $seats } dobram.
       *[other] Você, { $seats } dobram.
    }
dou-dizhu-kind = { $kind ->
    [single] uma carta
    [pair] par
    [triplet] trinca
    [triplet-singles] trinca com uma carta
    [triplet-pairs] trinca com um par
    [sequence] sequência
    [pair-sequence] sequência dupla
    [plane] avião
    [plane-singles] avião com cartas soltas
    [plane-pairs] avião com pares
    [four-singles] quadra com duas cartas
    [four-pairs] quadra com dois pares
    [bomb] bomba
   *[rocket] foguete
}
dou-dizhu-plays = { $seat } joga { $cards }: { dou-dizhu-kind }.{ dou-dizhu-rises }
    .to-seat = Você joga { $cards }: { dou-dizhu-kind }.{ dou-dizhu-rises }
dou-dizhu-rises = { $kind ->
    [bomb] {" "}A aposta agora é { $number }.
    [rocket] {" "}A aposta agora é { $number }.
   *[other] {""}
}
dou-dizhu-terms = lance { $bid }{ $grabs ->
    [1] {""}
   *[other] {" "}· tomada × { $grabs }
}{ $bombs ->
    [1] {""}
   *[other] {" "}· bomba × { $bombs }
}{ $rockets ->
    [1] {""}
   *[other] {" "}· foguete × { $rockets }
}{ $spring ->
    [1] {""}
   *[other] {" "}· primavera × { $spring }
}{ $limit ->
    [0] {""}
   *[other] {" "}· no máximo × { $limit }
}{ $raised ->
    [0] {""}
   *[1] {" "}= { $stake }
}
dou-dizhu-wins = { $seat } bate, então { $side ->
    [landlord] o senhorio vence
   *[peasants] os camponeses vencem
}: { dou-dizhu-terms }.
    .to-seat = Você bate, então vence: { dou-dizhu-terms }.
dou-dizhu-left = { $seat } ficou com { $cards }.
    .to-seat = Você ficou com { $cards }.
dou-dizhu-deed = senhorio, { dou-dizhu-terms }{ $doubled ->
    [1] , { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-peasant = camponês{ $doubled ->
    [1] , { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-line = { $landlord ->
    [1] Senhorio · { shared-points }
   *[0] { shared-points }
}
dou-dizhu-tag-few = { shared-cards }!
dou-dizhu-tag-doubled = dobrou
dou-dizhu-label = { $seat }: { dou-dizhu-kind }
dou-dizhu-stake = Aposta
dou-dizhu-talon = Cartas do senhorio

dou-dizhu-hint-call = { $passes ->
    [1] Você tem poucas cartas altas para jogar solo.
   *[0] Suas cartas são altas e saem em poucas jogadas.
}
dou-dizhu-hint-double = { $yes ->
    [1] Com essa mão, vale a pena dobrar.
   *[0] Com essa mão, não vale a pena dobrar.
}
dou-dizhu-hint-lead = { $kind ->
    [bomb] Cobre quase tudo, e você está quase batendo.
    [rocket] Nada cobre, e você está quase batendo.
    [single] É a carta de que você menos precisa.
   *[other] São { $count } cartas de uma vez, e nada se desmancha.
}
dou-dizhu-hint-feed = { $seat } só tem uma carta. Puxe uma baixa para deixar bater.
dou-dizhu-hint-avoid = { $seat } só tem { $count ->
    [1] uma carta, então puxe mais de uma
   *[other] duas cartas, então não puxe um par
}.
dou-dizhu-hint-high = { $seat } só tem uma carta, então jogue a sua mais alta.
dou-dizhu-hint-beat = Cobre a deles e custa pouco a você.
dou-dizhu-hint-bomb = Jogue a bomba agora: assim é você quem puxa.
dou-dizhu-hint-raise = O senhorio joga em seguida. Não deixe passar uma carta baixa.
dou-dizhu-hint-partner = { $seat } joga com você. Deixe passar.
dou-dizhu-hint-save = Custaria demais a você agora.

dou-dizhu-bid-higher = { $kind ->
    [call] Chame, ou passe.
    [grab] Tome, ou passe.
    [double] Dobre, ou passe.
   *[bid] Dê lance de { $least ->
        [3] 3
       *[other] { $least } a 3
    }, ou passe.
}
dou-dizhu-must-lead = { shared-must-lead }
dou-dizhu-other-kind = { $kind ->
    [rocket] Nada cobre o foguete. Você precisa passar.
    [bomb] Só uma bomba mais alta ou o foguete cobrem uma bomba.
   *[other] Jogue algo mais alto do mesmo tipo ({ dou-dizhu-kind }), uma bomba ou o foguete, ou passe.
}
dou-dizhu-other-size = Jogue { shared-cards }, uma bomba ou o foguete, ou passe.
dou-dizhu-too-low = É baixo demais. Cubra { $rank ->
    [Q] a { rank-name }
   *[other] o { rank-name }
} com algo mais alto do mesmo tipo ({ dou-dizhu-kind }), ou passe.
dou-dizhu-kind-is-off = { $option ->
    [pairs-attached] Nesta mesa não se levam pares junto.
    [four-with-two] Nesta mesa uma quadra não leva nada junto.
   *[attached-alike] Nesta mesa as cartas levadas junto precisam ser diferentes.
}
dou-dizhu-no-combination = { $why ->
    [sequence] Uma sequência precisa de cinco valores ou mais.
    [pair-sequence] Uma sequência dupla precisa de três pares ou mais.
    [high] 2 e curingas não entram em sequência.
    [gap] Esses valores não são seguidos.
   *[other] Essas cartas não combinam.
}
dou-dizhu-attached-wrong = { $why ->
    [jokers] Os dois curingas não podem ser levados juntos.
    [fours] Uma quadra não pode ser levada junto.
    [four] Uma quadra leva duas cartas ou dois pares.
    [body] Um avião não pode levar cartas dos próprios valores.
    [readings] Essa trinca poderia estar no avião.
    [single] Uma trinca leva uma carta ou um par.
   *[plane] Este avião leva { $count } cartas ou { $count } pares.
}
