rules-trick = Em cada **vaza**, todos jogam uma carta, cada um na sua vez, começando por quem puxa. Siga o naipe: se você tem o naipe da primeira carta, jogue desse naipe. Se não tem, jogue o que quiser.
rules-trick-plain = A carta mais alta do naipe puxado leva a vaza, e quem a jogou puxa a próxima. Não há trunfo.
rules-trick-trump = O trunfo mais alto leva a vaza ou, se ninguém jogou trunfo, a carta mais alta do naipe puxado. Quem a jogou puxa a próxima.

rules-hands-of-five = { "  " }- straight flush, cinco em sequência do mesmo naipe: 5♥ 6♥ 7♥ 8♥ 9♥
    { "  " }- quadra: K♣ K♦ K♥ K♠ 4♦
    { "  " }- full house, uma trinca e um par: J♣ J♥ J♠ 4♦ 4♠
    { "  " }- flush, cinco do mesmo naipe: A♦ J♦ 8♦ 6♦ 2♦
    { "  " }- sequência, cinco em seguida: 7♣ 8♦ 9♦ 10♠ J♥
rules-poker-hands = { rules-hands-of-five }
    { "  " }- trinca: Q♣ Q♦ Q♥ 8♠ 4♦
    { "  " }- dois pares: A♣ A♥ 6♦ 6♠ 9♣
    { "  " }- par: 10♥ 10♠ K♦ 7♣ 3♠
    { "  " }- carta alta: nada disso
rules-same-hand = - **Mãos iguais?** Decidem as cartas mais altas: reis ganham de noves, depois vale o resto das suas cinco. O naipe nunca conta, e mãos iguais dividem o pote. O ás é a mais alta, ou a mais baixa em A 2 3 4 5.
rules-side-pot = - **Por exemplo:** você tem 40 fichas e vai de all-in; outras duas pessoas põem 100 cada uma. Você pode ganhar 40 de cada uma e os seus 40 de volta. Os outros 120 formam um **pote paralelo** entre as duas.
rules-chips = Joga-se até alguém ficar com todas as fichas. Elas são só para brincar: não valem nada.

rules-button = O **botão** marca o lugar de quem dá as cartas e anda para a esquerda depois de cada mão. As duas pessoas seguintes à esquerda precisam apostar primeiro: o **small blind** e o **big blind**. Há uma rodada de apostas antes do **flop**, as três primeiras cartas do board, e mais uma depois do flop, outra depois da quarta carta (o **turn**) e outra depois da quinta (o **river**). Peça mesa (fique sem pagar), aposte, pague a aposta dos outros, aumente ou desista. No fim as mãos são mostradas, e a melhor leva o **pote**, tudo o que foi apostado.
rules-blinds = À esquerda do botão fica o small blind, depois o big blind, e os dois apostam antes de ver as cartas. Quando só restam dois jogadores, o botão é o small blind.
rules-streets = - **As apostas:** antes do flop, a partir da esquerda do big blind. Depois do flop (três cartas), do turn e do river (uma cada), a partir da esquerda do botão.
rules-check-bet-raise = - **Na sua vez:** ninguém apostou? Peça **mesa** ou **aposte** pelo menos o big blind. Alguém apostou? **Pague** (iguale), **aumente para** um valor maior, ou **desista** e fique fora da mão. Um aumento soma pelo menos o mesmo que a última aposta ou o último aumento. Se ninguém aumenta, o big blind ainda pode aumentar.
rules-all-in = - **All-in:** se você não tem fichas para igualar a aposta, ponha tudo o que tem. De cada adversário você só pode ganhar o mesmo que pôs; o resto vira um pote paralelo entre eles. O que ninguém igualou volta. Um aumento pequeno demais, de quem foi de all-in, não deixa você aumentar de novo, a não ser que o total para você chegue a um aumento completo.
rules-showdown = - **O showdown:** quem fez a última aposta ou o último aumento no river mostra primeiro. Depois disso, você só precisa mostrar se ganhar. Se todos os que restam estão de all-in, as mãos são abertas e o resto das cartas é dado. Se todos os outros desistem, você ganha sem mostrar.
rules-blinds-end = - **O fim:** os blinds sobem de tantas em tantas mãos. Quem fica sem fichas sai; a última pessoa com fichas vence.
rules-play-chips = As fichas são só para brincar: não valem nada.
