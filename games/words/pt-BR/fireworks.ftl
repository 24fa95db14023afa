fireworks-name = Fogos de Artifício
    .line = Monte cada cor de 1 a 5. Você vê todas as cartas, menos as suas.
    .aliases = Fireworks, Hanabi
fireworks-rules = **Juntos vocês acendem um fogo de cada cor: 1, 2, 3, 4, 5, nessa ordem. Todos veem as suas cartas, menos você.**
    Na sua vez você faz uma coisa só. **Dar uma pista:** diga uma cor ou um número, e todas as cartas assim na mão de outra pessoa são marcadas. Isso custa uma **ficha de pista**. **Descartar:** isso devolve uma ficha. Ou **jogar** uma carta. Se é a próxima da sua cor, o fogo cresce. Se não, é uma **falha**, e a terceira encerra o show sem pontos. Depois de jogar ou descartar, você compra.
    Quando o baralho acaba, todos jogam mais uma vez. Os pontos são todas as cartas montadas, 25 no máximo.
    - **Por exemplo:** nada foi montado ainda, e Ben tem um 1 vermelho e um 4 vermelho. Você dá a pista “1”, e a primeira carta de Ben é marcada. Ben não a vê, mas só pode ser um 1, e qualquer 1 serve. Ben joga, e o vermelho começou.
    .whole =
    - **As cartas:** cinco cores. Em cada uma há três 1, dois 2, dois 3, dois 4 e um 5. Com dois ou três jogadores, cada um tem cinco cartas; com quatro ou cinco, quatro. A sua carta mais antiga é a número 1, e as novas entram no fim.
    - **Pistas:** vocês dividem oito fichas de pista, e uma pista custa uma. Ela marca todas as cartas de uma mão que combinam, então todos sabem que as outras não combinam. Uma pista precisa marcar pelo menos uma carta. Você não pode dar uma a si.
    - **Descartar:** você recupera uma ficha. Não dá para descartar enquanto há as oito. Algumas cartas só existem uma vez, então cuidado com os 5.
    - **Jogar:** uma carta que é a próxima da sua cor é montada. Qualquer outra é uma falha e vai para o lixo. Um 5 completa a cor e devolve uma ficha.
    - **O fim:** a terceira falha encerra o show, e ele não vale nada. As cinco cores em 5 são um show completo. Senão, quando a última carta é comprada, todos jogam mais uma vez, até quem a comprou, e ninguém compra.
    - **Conversa:** as pistas são a única ajuda. Não diga no chat o que os outros têm.
    - **Como os computadores dão pistas:** eles contam com isto, então com computadores faça o mesmo. Entre pessoas, vocês decidem.
      - A sua carta mais antiga sem marca é a próxima que você descartaria.
      - Uma pista de cor quer dizer: jogue a carta mais nova que ela marca. Se ela marca algumas pela primeira vez, só essas contam.
      - Uma pista de número quer dizer o mesmo. Mas se nenhuma cor precisa desse número agora, ela só quer dizer: guarde. Vale o mesmo se ela marca o seu próximo descarte, e ele é um 5, um 2 ou a última cópia.
      - Uma pista de 1 quer dizer: jogue todos os recém-marcados, o mais antigo primeiro.
    - **Por exemplo:** o vermelho está em 2, e o próximo descarte de Cyd é o 3 vermelho. O outro 3 vermelho já saiu. Você dá a pista “3”: ela marca a última cópia, então só quer dizer: guarde. Uma pista de vermelho diria: jogue.
fireworks-paragraphs =
    .fireworks-no-clock = 2
    .fireworks-nothing-to-point-at = 2
    .fireworks-not-to-yourself = 2
    .fireworks-clocks-full = 3

fireworks-variant-first_evening = Primeira noite: quatro falhas, e o que foi montado conta
fireworks-variant-sixth_colour = Uma sexta cor
fireworks-variant-rainbow = Arco-íris: toda pista de cor o marca
fireworks-variant-perfect = Perfeito ou nada

fireworks-option-suits = Cores
    .five = cinco
    .six = seis: o arco-íris é uma como as outras
    .rainbow = seis: toda pista de cor marca as cartas arco-íris
    .rainbow_short = o mesmo, com só uma de cada carta arco-íris
fireworks-option-empty_hints = Você pode dar uma pista que não marca nenhuma carta
fireworks-option-clocks = Fichas de pista
fireworks-option-misfires = Falhas que encerram o show
fireworks-option-misfire_score = Se as falhas encerram
    .zero = não vale nada
    .keep = o que foi montado conta
fireworks-option-last_round = Quando o baralho acaba
    .one_each = todos jogam mais uma vez
    .to_the_end = o jogo continua, e só um show completo vence
fireworks-option-hand = Cartas na mão
    .zero = o número de sempre
fireworks-option-goal = Pontos necessários para vencer
fireworks-option-marks = O que uma carta não pode ser também é anotado nela

fireworks-do-play = Jogar { $number }
fireworks-do-discard = Descartar { $number }
do-hint = Pista para { $seat }
do-hint-colour = Pista para { $seat }: { $symbol } { $suit }
do-hint-number = Pista para { $seat }: { $number }
do-number = { $number }

fireworks-starts = { $other } joga primeiro.
    .to-other = Você joga primeiro.
fireworks-colour = { $seat } dá uma pista a { $other }: { $count ->
    [0] nada de { $suit }.
    [1] { $suit }, carta { $places }.
   *[other] { $suit }, cartas { $places }.
}
    .short = pista: { $suit }
    .to-seat = Você dá uma pista a { $other }: { $count ->
        [0] nada de { $suit }.
        [1] { $suit }, carta { $places }.
       *[other] { $suit }, cartas { $places }.
    }
    .to-other = { $seat } dá uma pista a você: { $count ->
        [0] nada de { $suit }.
        [1] { $suit }, carta { $places }.
       *[other] { $suit }, cartas { $places }.
    }
fireworks-number = { $seat } dá uma pista a { $other }: { $count ->
    [0] nenhum { $number }.
    [1] um { $number }, carta { $places }.
   *[other] os { $number }, cartas { $places }.
}
    .short = pista: { $number }
    .to-seat = Você dá uma pista a { $other }: { $count ->
        [0] nenhum { $number }.
        [1] um { $number }, carta { $places }.
       *[other] os { $number }, cartas { $places }.
    }
    .to-other = { $seat } dá uma pista a você: { $count ->
        [0] nenhum { $number }.
        [1] um { $number }, carta { $places }.
       *[other] os { $number }, cartas { $places }.
    }
fireworks-plays = { $seat } joga { $card }.
    .to-seat = Você joga { $card }.
fireworks-misfires = { $seat } falha com { $turned }.
    .short = falhou
    .to-seat = Você falha com { $turned }.
fireworks-discards-card = { $seat } descarta { $turned }.
    .short = fora: { $turned }
    .to-seat = Você descarta { $turned }.
fireworks-draws = { $seat } compra { $card }.
    .to-seat = Você compra { $card }.
fireworks-last-round = Era a última carta. Todos jogam mais uma vez.
fireworks-ends = O show acabou, com { $number ->
    [1] 1 ponto.
   *[other] { $number } pontos.
}
fireworks-credit = { $number } { $suit }
fireworks-fact = { $number } de { $most }: { $grade ->
    [fizzle] um fiasco.
    [sparks] umas faíscas.
    [fair] um show razoável.
    [fine] um belo show.
    [dazzling] um show deslumbrante.
   *[full] uma noite inesquecível.
}

fireworks-turn-left = falta 1 vez
fireworks-done = acabou
fireworks-score = { $number } montados, { $most } possíveis
fireworks-clock = Pistas
fireworks-fuse = Falhas restantes
fireworks-stock = Baralho
fireworks-discards = Lixo
fireworks-built = Montado
fireworks-last-copies = Lixo, com a última cópia de { $spoken }

fireworks-hint-sure = Seja qual for a carta, ela serve.
fireworks-hint-marked = A pista nela diz: jogue.
fireworks-hint-save = { $other } descartaria { $card } em seguida, e não deveria.
fireworks-hint-play = Assim { $other } pode jogar { $cards }.
fireworks-hint-useless = Ninguém mais precisa dela.
fireworks-hint-first = É o seu próximo descarte, e vocês precisam da ficha de pista.
fireworks-hint-wait = Não há pista melhor, e esta é a que menos atrapalha.
fireworks-hint-least = { shared-hint-least-useful }

fireworks-no-clock = Não restam fichas de pista. Descarte uma carta, ou jogue uma.
fireworks-clocks-full = Vocês têm todas as fichas de pista, então não dá para descartar. Dê uma pista, ou jogue uma carta.
fireworks-nothing-to-point-at = { $other } não tem nenhuma dessas. Você pode dar a pista { $suits }, ou { $numbers }.
fireworks-not-to-yourself = Você não pode dar uma pista a si. Pode dar a { $seats }.
fireworks-no-such-place = Você não tem essa carta. As suas vão de 1 a { $count }.
fireworks-colour-not-named = Arco-íris não se pode dizer. Você pode dizer { $suits }.
fireworks-no-such-seat = Ninguém senta aí. Você pode dar uma pista a { $seats }.
fireworks-a-turn = Jogue uma carta, descarte uma, ou dê uma pista, como “play 2” ou “hint 1 red”.
