pisti-name = Pişti
    .line = Jogue uma igual à de cima e a pilha é sua.
    .aliases = Pishti, Pişpirik
pisti-rules = **Jogue uma carta igual à de cima da pilha e capture a pilha inteira.**
    Você tem quatro cartas, e há uma pilha no meio. Joga-se uma carta por vez. Se ela tem o mesmo valor da carta de cima, a pilha toda é sua. Um valete captura qualquer pilha. Qualquer outra carta fica em cima.
    Capturar uma carta sozinha com uma igual é **pişti**: 10 pontos, ou 20 com valetes. Quando o baralho acaba, as cartas capturadas pontuam: o 10♦ 3, o 2♣ 2, cada ás e cada valete 1, e mais cartas 3. Com 151, vence quem tem mais pontos.
    - **Por exemplo:** alguém captura a pilha, e você começa uma nova com o 9♣. A pessoa seguinte tem o 9♥ e joga: pişti, 10 pontos. Então comece com um valor que quase não resta.
    .whole =
    - **As cartas:** quatro no meio, depois quatro para cada um. Uma carta do meio é virada, as outras ficam embaixo, viradas para baixo. Se sai um valete, ele fica e outra carta é virada em cima. Quando todas as mãos acabam, cada um recebe mais quatro; o meio não recebe nada. A vez de dar passa à esquerda a cada mão, e quem dá joga por último.
    - **A sua vez:** jogue qualquer carta. Se a de cima da pilha tem o mesmo valor, você captura a pilha. Um valete também captura. Numa mesa vazia toda carta só fica ali, até um valete.
    - **As cartas viradas para baixo** vão para quem captura a primeira pilha. Só essa pessoa pode olhar.
    - **Pişti:** a pilha é uma carta só e você joga uma do mesmo valor. São 10 pontos, e 20 por um valete sobre um valete. Um valete sobre outra carta não é pişti, nem a última carta da mão.
    - **Quando o baralho acaba,** a última pessoa que capturou algo fica com o que resta. Depois conte o que capturou: o 10♦ vale 3, o 2♣ 2, cada ás 1, cada valete 1. Mais cartas vale 3; no empate, ninguém pontua.
    - **Vencer:** com 151 ou mais depois de uma mão, vence quem tem mais pontos. Se dois empatam, joga-se mais uma mão.
    - **Duplas:** quatro jogadores são duas duplas, que juntam o que capturam.
pisti-paragraphs =
    .pisti-one-card = 2

pisti-variant-short = Curta, até 101
pisti-variant-coffee_house = Botequim: a carta do fundo à mostra, a última pode fazer pişti
pisti-variant-each_alone = Cada um por si, até 101
pisti-variant-open = Aberta: nada começa virado para baixo

pisti-option-target = { shared-points-to-win }
pisti-option-partners = { shared-partners }
pisti-option-jack_pisti = Pontos por um valete sobre um valete sozinho
pisti-option-most_cards = Pontos por mais cartas
pisti-option-last_pisti = A última carta da mão pode fazer pişti
pisti-option-closed_start = A primeira pilha começa virada para baixo, sob uma carta
pisti-option-look = Você pode olhar as cartas viradas para baixo que capturou
pisti-option-open_bottom = A carta do fundo do baralho fica à mostra

pisti-void = Quatro valetes no meio, então as cartas são dadas de novo.
pisti-turned = Na mesa: { $cards }{ $count ->
    [0] .
    [1] , com 1 carta virada para baixo.
   *[other] , com { $count } cartas viradas para baixo.
}
pisti-bottom = No fundo do baralho: { $card }.
pisti-lays = { $seat } joga { $card }.
    .to-seat = Você joga { $card }.
pisti-takes = { $seat } captura a pilha com { $card }: { shared-cards }.
    .to-seat = Você captura a pilha com { $card }: { shared-cards }.
pisti-pisti = Pişti! { $seat } joga { $card } sobre { $cards }: { shared-points }.
    .to-seat = Pişti! Você joga { $card } sobre { $cards }: { shared-points }.
pisti-looks = Viradas para baixo, sob a pilha: { $cards }.
pisti-rest = { $winner } capturou por último e fica com o resto, { $cards }.
    .to-winner = Você capturou por último e fica com o resto, { $cards }.
pisti-count-cards = Mais cartas, { $figures }: { $count ->
    [0] empate, sem pontos
   *[other] { $seats }
}.
    .to-seats = Mais cartas, { $figures }: { shared-you-and }.
pisti-count-points = { shared-points } em cartas capturadas: { $seats }.
    .to-seats = { shared-points } em cartas capturadas: { shared-you-and }.
pisti-count-pistis = { shared-points } por piştis: { $seats }.
    .to-seats = { shared-points } por piştis: { shared-you-and }.
pisti-for-cards = { $number } por mais cartas
pisti-for-points = { $number } em cartas
pisti-for-pistis = { $number } por piştis
pisti-deed = { shared-cards }, { $number ->
    [0] nenhum pişti
    [1] 1 pişti
   *[other] { $number } piştis
}
pisti-fact = { $seat } fez { $number } piştis.
pisti-tag = Pişti +{ $points }
pisti-count = { $count ->
    [1] 1 pişti
   *[other] { $count } piştis
}
pisti-pile = Pilha
pisti-under = Embaixo
pisti-closed = Fechadas

pisti-hint-pisti = É um pişti: { shared-points }.
pisti-hint-take = Capture a pilha: { shared-cards }{ $points ->
    [0] .
    [1] { "" }, com 1 ponto.
   *[other] { "" }, com { $points } pontos.
}
pisti-hint-gone = { $rank ->
    [Q] Todas as outras { shared-ranks } já saíram ou estão na sua mão
   *[other] Todos os outros { shared-ranks } já saíram ou estão na sua mão
}, então só um valete captura.
pisti-hint-lay = É a carta que menos arrisca ser capturada ({ $number }%).

pisti-one-card = Jogue uma carta: { $cards }. O que ela captura vem sozinho.
