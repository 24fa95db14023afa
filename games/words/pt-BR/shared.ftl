shared-points-to-win = Pontos para vencer
shared-hands = Mãos na partida
shared-until-all-chips = até alguém ficar com todas as fichas
shared-most-hands = Máximo de mãos na partida
shared-rounds = Rodadas na partida
shared-chips = Fichas no começo
shared-cards-dealt = Cartas para cada jogador
shared-none = não há
shared-never = nunca
shared-no-limit = sem limite
shared-any-time = a qualquer momento
shared-once-played = depois que sair a primeira
shared-same-time = todos ao mesmo tempo
shared-another-hand = joga-se mais uma mão
shared-share-the-win = dividem a vitória
shared-left-of-dealer = quem está à esquerda de quem dá as cartas
shared-when-you-pass = Se você passar
shared-come-back = pode voltar a jogar na próxima vez
shared-out-of-trick = fica fora da vaza
shared-showdown = No showdown
shared-everyone-shows = todos mostram
shared-losers-hide = quem perdeu pode não mostrar

shared-cards = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
shared-ranks = { $rank ->
    [A] ases
    [J] valetes
    [Q] damas
    [K] reis
    [T] dezes
    [9] noves
    [8] oitos
    [7] setes
    [6] seis
    [5] cincos
    [4] quatros
    [3] três
    [2] dois
   *[other] { $rank }
}
shared-tricks = { $number ->
    [1] 1 vaza
   *[other] { $number } vazas
}
shared-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
shared-faces = Naipes das cartas
    .latin = ouros, copas, espadas e paus do baralho espanhol
    .french = ouros, copas, espadas e paus do baralho francês
shared-you-and = { $others ->
    [0] você
    [one] você e { $seats }
   *[other] você, { $seats }
}
shared-partners = Quatro jogadores formam duas duplas
shared-passes = { $seat } passa.
    .to-seat = Você passa.
shared-passed = passou
shared-deals = { $seat } dá as cartas.
    .to-seat = Você dá as cartas.
shared-leads = { $seat } puxa.
    .to-seat = Você puxa.
shared-trick-of-hand = Mão { $number } · Vaza { $trick }

shared-hint-only-card = É a única carta que você pode jogar.
shared-hint-cheapest = Você joga por último, então leve a vaza com a carta mais barata que der.
shared-hint-partner-winning = Seu parceiro está ganhando esta. Jogue uma baixa.
shared-hint-cannot-win = Esta você não consegue levar. Jogue uma baixa.
shared-hint-highest-under = É a sua carta mais alta que ainda fica por baixo.
shared-hint-highest-safe = Você joga por último e a vaza não tem nada de ruim. Livre-se da sua carta mais alta.
shared-hint-taking-anyway = Esta você vai levar de qualquer jeito, então livre-se da sua carta mais alta.
shared-hint-lowest-over = Não dá para ficar por baixo, então jogue a menor que puder.
shared-hint-off-suit = Você não tem o naipe, então jogue a carta que menos quer ter na mão.
shared-hint-no-safe-lead = Nenhuma saída é segura. Esta deve custar menos.
shared-hint-last-card = É a sua última carta. Você bate!
shared-hint-least-useful = É a sua carta menos útil.
shared-hint-no-chips = Sem fichas, só dá para assistir.

shared-must-lead = É você quem puxa, então não dá para passar. Jogue o que quiser.
shared-other-size = { $count ->
    [1] Há uma carta para cobrir. Jogue uma
   *[other] Há { $count } cartas para cobrir. Jogue a mesma quantidade
}, ou passe.
shared-must-draw = Você ainda não pode passar. Compre uma carta antes.
shared-reverses = O sentido do jogo se inverte.
shared-you-draw = Você compra { $cards }.
