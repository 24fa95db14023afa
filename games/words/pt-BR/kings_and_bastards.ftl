kings-and-bastards-name = Reis e Bastardos
    .line = Quem bate primeiro é Rei, quem fica por último é o Bastardo.
    .aliases = Kings and Bastards, Rico e Pobre
kings-and-bastards-rules = **Livre-se de todas as suas cartas. Quem bate primeiro é Rei, e quem fica com cartas na mão é o Bastardo.**
    Alguém puxa uma carta só, ou um **grupo** de cartas do mesmo valor: um par, uma trinca. Cada um depois joga a mesma quantidade de cartas, de valor mais alto, ou passa. Quando todos os outros passaram, quem jogou por último leva a vaza e puxa de novo.
    O 3 é a mais baixa e o ás a mais alta. Um **2** cobre qualquer coisa, sozinho. Um **curinga** vai com quaisquer cartas, com o valor de que você precisa.
    Na rodada seguinte o Bastardo dá ao Rei as suas duas melhores cartas, e recebe de volta duas quaisquer que o Rei possa dispensar.
    - **Por exemplo:** Ann puxa 6♣ 6♦. Você joga 9♥ 9♠, Ben passa, Cyd joga um 2 sozinho e leva a vaza. Cyd puxa a seguir.
    .whole =
    - **As cartas:** todas as de um baralho com um curinga; de sete jogadores em diante, dois baralhos. Alguns jogadores recebem uma carta a mais. Depois da primeira rodada, o Bastardo dá as cartas.
    - **Puxar:** quem tem o 3♣ começa a rodada com ele, sozinho ou com mais 3 e curingas. Depois, quem levou a última vaza puxa o que quiser. Quem puxa não pode passar.
    - **Seguir:** a mesma quantidade de cartas que puxaram, de valor mais alto, ou passe. Você pode passar e ainda voltar depois. O naipe não conta.
    - **Um 2** se joga sozinho. Leva qualquer vaza na hora, com quantas cartas ela tiver, e nada o cobre.
    - **Um curinga** vale como qualquer valor menos o 2: sozinho, ou com pelo menos uma carta de verdade.
    - **Levar a vaza:** quando todos os outros passaram em seguida. Se essa pessoa já não tem cartas, a seguinte puxa.
    - **O fim da rodada:** quem bate primeiro é **Rei**. A rodada continua até só uma pessoa ter cartas: o **Bastardo**.
    - **A troca:** antes da rodada seguinte, as duas melhores cartas do Bastardo vão para o Rei: primeiro 2, depois curingas, ases, reis e assim por diante. O Rei devolve duas quaisquer. Ninguém mais as vê.
    - **O fim:** vocês param quando quiserem. Vence quem foi Rei mais vezes e, no empate, quem foi Bastardo menos vezes. Ao lado de cada nome há uma coroa para cada rodada como Rei, e trapos para cada uma como Bastardo.
    - **Por exemplo:** na mesa há um par de valetes. Você pode cobrir com Q♣ Q♦, com K♠ e um curinga, ou com um 2 sozinho. Um ás só não basta, nem três reis.
kings-and-bastards-paragraphs =
    .kings-and-bastards-must-open = 2
    .kings-and-bastards-must-lead = 2
    .kings-and-bastards-one-rank = 2
    .kings-and-bastards-other-size = 3
    .kings-and-bastards-too-low = 3
    .kings-and-bastards-two-alone = 4
    .kings-and-bastards-joker-rank = 5
    .climbing-must-give = 8

kings-and-bastards-variant-race = Vence quem for Rei três vezes
kings-and-bastards-variant-president = Títulos de vice, quem passa fica fora, 10 rodadas
kings-and-bastards-variant-short = Curta: 5 rodadas

kings-and-bastards-option-decks = Baralhos
    .auto = um para cada seis jogadores
kings-and-bastards-option-jokers = Curingas em cada baralho
kings-and-bastards-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = { shared-out-of-trick }
kings-and-bastards-option-exchange_count = Cartas que o Bastardo e o Rei trocam
    .zero = { shared-none }
kings-and-bastards-option-exchange_ranking = As melhores cartas do Bastardo, que vão para o Rei, são
    .twos_high = 2, depois curingas, depois ases
    .ace_high = ases, depois reis; 2 e curingas só se não houver outra coisa
kings-and-bastards-option-lead_rule = Quem começa a rodada
    .three_of_clubs = quem tem o 3♣, com essa carta
    .king = o Rei, da segunda rodada em diante
    .bastard = o Bastardo, da segunda rodada em diante
kings-and-bastards-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
kings-and-bastards-option-target_kings = Rodadas como Rei para vencer
    .zero = { shared-no-limit }
kings-and-bastards-option-vice_titles = O Vice-rei (2º a bater) e o Vice-bastardo (penúltimo) também trocam uma carta

do-as = como { rank-name }
    .after = { $picked } como { rank-name }

kings-and-bastards-calls = { $seat } joga { $card } como { $rank }.
    .to-seat = Você joga { $card } como { $rank }.
kings-and-bastards-wins = { $seat } leva a vaza com { $cards } como { $rank }.
    .to-seat = Você leva a vaza com { $cards } como { $rank }.
kings-and-bastards-king = { $seat } bate primeiro e vira Rei!
    .to-seat = Você bate primeiro e vira Rei!
kings-and-bastards-bastard = { $seat } fica com cartas na mão e vira o Bastardo.
    .to-seat = Você fica com cartas na mão e vira o Bastardo.

kings-and-bastards-fact = Quem mais foi Bastardo: { $seat }, { $number } vezes.
kings-and-bastards-kings = { $kings ->
    [0] nunca Rei
    [1] Rei uma vez
   *[other] Rei { $kings } vezes
}
kings-and-bastards-bastards = { $bastards ->
    [0] nunca Bastardo
    [1] Bastardo uma vez
   *[other] Bastardo { $bastards } vezes
}
kings-and-bastards-reason = { kings-and-bastards-kings }, { kings-and-bastards-bastards }
kings-and-bastards-tag-king = Rei
kings-and-bastards-tag-bastard = Bastardo
kings-and-bastards-tag-vice = Vice-rei
kings-and-bastards-tag-vice-last = V.-bastardo
kings-and-bastards-joker = { $seat }: curinga como { $rank }

kings-and-bastards-hint-only-twos = Você só tem 2, e eles saem um de cada vez.
kings-and-bastards-hint-two-few = Você tem poucas cartas. Um 2 leva esta vaza, e depois você puxa.
kings-and-bastards-hint-joker = Só um 2 cobre um curinga jogado como ás. Leve esta vaza, e depois você puxa.
kings-and-bastards-hint-two-many = Você tem { $count ->
    [2] dois
    [3] três
    [4] quatro
   *[other] { $count }
} 2. Gaste um: ele leva esta vaza, e depois você puxa.
kings-and-bastards-hint-two-close = { $seat } só tem { $count ->
    [1] uma carta
   *[other] { $count } cartas
}, então gaste um 2 e impeça.
kings-and-bastards-hint-save-two = Não vale { $count ->
    [1] o seu único 2
   *[other] um 2
}.

kings-and-bastards-one-deck = Um baralho basta para seis jogadores no máximo. Ajuste os baralhos para “auto”, ou para dois.
kings-and-bastards-must-open = Você começa a rodada com o 3♣. Jogue o 3♣ sozinho, ou com outros 3 e curingas.
kings-and-bastards-must-lead = É você quem puxa, então não dá para passar. Jogue uma carta ou um grupo.
kings-and-bastards-joker-rank = Diga o que é o curinga, de 3 a ás mas nunca 2, como em “JR as 9”.
kings-and-bastards-two-alone = Um 2 sempre se joga sozinho. Jogue só um 2, ou um grupo sem ele.
kings-and-bastards-one-rank = Cartas jogadas juntas precisam ser do mesmo valor, curingas também. Escolha cartas do mesmo valor.
kings-and-bastards-only-jokers = Só curingas não formam um grupo. Junte uma carta de verdade, ou jogue um curinga e diga o valor.
kings-and-bastards-too-many = Um grupo não pode ter mais de { $most } cartas. Jogue menos.
kings-and-bastards-other-size = { $count ->
    [1] Há uma carta para cobrir. Jogue uma
   *[other] Há { $count } cartas para cobrir. Jogue a mesma quantidade
}, um 2 sozinho, ou passe.
kings-and-bastards-too-low = É baixo demais. Jogue um valor acima de { rank-name }, um 2 sozinho, ou passe.
