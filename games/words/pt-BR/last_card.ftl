last-card-name = Última Carta
    .line = Só resta uma carta? Avise, ou pegam você.
    .aliases = Last Card
last-card-rules = **Livre-se de todas as suas cartas antes dos outros, e avise quando só tiver uma.**
    Na sua vez, jogue uma carta da mesma cor da que está em cima, ou do mesmo número ou símbolo. Nada serve? Compre uma carta e, se ela servir, pode jogá-la.
    Algumas cartas fazem mais. **Pular:** a pessoa seguinte perde a vez. **Inverter:** o sentido do jogo se inverte. **+2:** a pessoa seguinte compra duas e perde a vez. O **curinga** vai em cima de tudo, e você escolhe a cor. O **+4** também, e a pessoa seguinte compra quatro.
    Quando você joga e fica com uma carta, aperte **Uma carta!** Se esquecer, qualquer um pode pegar você no flagra, e você compra duas.
    Quem bate marca o que os outros ainda têm na mão. Quem chega primeiro a 500 vence.
    - **Por exemplo:** 🔺7 está em cima. Serve qualquer carta vermelha, qualquer 7, ou um curinga. Você joga 💧7, então a pessoa seguinte precisa de azul ou de outro 7. Era a sua penúltima carta, então você aperta **Uma carta!** antes que peguem você.
    .whole =
    - **As cartas:** 🔺 vermelho, ⭐ amarelo, 🟩 verde e 💧 azul. Cada cor tem um 0, dois de cada número de 1 a 9, e dois de cada: pular, inverter e +2. Há quatro 🌈curingas e quatro 🌈+4. São 108.
    - **Começo:** sete para cada um, e a carta seguinte é virada. Ela vale para o primeiro jogador como se quem deu as cartas a tivesse jogado: um pular tira a vez dele, um +2 o faz comprar, um inverter muda o sentido, e com um curinga ele escolhe a cor. Um +4 volta para o monte. Quem começa a primeira rodada é sorteado. Depois a vez de começar passa à esquerda.
    - **A sua vez:** jogue uma carta que serve, ou compre uma. Você pode comprar mesmo podendo jogar. Se a carta comprada serve, jogue ou passe. Se não serve, a sua vez acabou.
    - **Pular:** a pessoa seguinte perde a vez. **+2:** o mesmo, e ela compra duas.
    - **Inverter:** o sentido do jogo se inverte. Com dois jogadores vale como pular, então você joga de novo.
    - **Curinga:** vai em cima de tudo, e você escolhe qualquer cor.
    - **+4:** pela regra, só se joga quando você não tem nenhuma carta da cor pedida. Mas dá para blefar. A pessoa seguinte pode comprar as quatro, ou desafiar e olhar a sua mão. Se você tinha a cor, compra as quatro e ela joga. Se não tinha, ela compra seis e perde a vez.
    - **Uma carta!** Dá para apertar com duas cartas na mão, antes de jogar, ou logo depois de jogar. Até a pessoa seguinte agir, qualquer um pode pegar você se não apertou, e aí você compra duas. Vale quem aperta primeiro.
    - **A sua última carta** encerra a rodada. Um +2 ou um +4 ainda faz a pessoa seguinte comprar, e essas cartas contam.
    - **Monte vazio:** o lixo, menos a carta de cima, é embaralhado e vira o novo monte. Se ninguém pode jogar nem comprar, a rodada acaba e ninguém pontua.
    - **Pontos:** quem bate marca o que os outros têm na mão. Um número vale o seu número, um pular, inverter ou +2 vale 20, um curinga ou +4 vale 50. Joga-se até alguém ter 500.
    - **Por exemplo:** você bate com 🔺+2. A pessoa seguinte tinha ⭐1 e compra 🟩3 e 💧pular: são 24. Outra tem 🌈curinga: 50. Você marca 74.
    - **As regras da casa** podem acrescentar **acumular:** responda a um +2 com outro +2, e a pessoa seguinte compra pelos dois.
last-card-paragraphs =
    .last-card-must-fit = 3
    .last-card-draw-first = 3
    .last-card-only-the-drawn = 3
    .last-card-must-play = 3
    .last-card-too-many-cards = 3
    .last-card-name-a-colour = 6
    .last-card-answer = 7
    .last-card-holds-the-colour = 7
    .last-card-nothing-to-call = 8
    .last-card-too-late = 8

last-card-variant-quick = Uma rodada rápida
last-card-variant-family = Família: acumule iguais ou +4 sobre +2, compre até poder jogar
last-card-variant-wild = Noite louca: acumule tudo, 7 troca mãos, 0 passa as mãos, corte fora da vez
last-card-variant-quiet = Calma: sem “Uma carta!”, sem blefe

last-card-option-target = Pontos que encerram a partida
last-card-option-match = Duração do jogo
    .points = até alguém ter pontos suficientes
    .one_round = uma rodada, vence quem bate primeiro
last-card-option-scoring = Depois de uma rodada
    .winner_takes = quem bateu marca o que os outros têm
    .each_pays = cada um conta as próprias cartas, e vence quem tem menos pontos
last-card-option-hand_size = { shared-cards-dealt }
last-card-option-start = A primeira carta virada
    .effects = faz o que diz
    .numbers_only = é sempre um número
last-card-option-wild_four = Um +4 quando você tem a cor
    .challenge = é permitido, mas pode ser desafiado
    .strict = não é permitido
    .free = é permitido, e pronto
last-card-option-stacking = Acumular: passe adiante o que teria que comprar
    .off = não dá
    .same = com +2 sobre +2, +4 sobre +4
    .up = assim, e também com +4 sobre +2
    .any = com qualquer +2 ou +4
last-card-option-seven_zero = Um 7 troca a sua mão com a de outro, um 0 passa todas as mãos adiante
last-card-option-jump_in = Com a mesma carta (cor e número) você pode cortar fora da vez
last-card-option-draw = Quando você compra
    .one = é uma carta
    .until_playable = continua até uma servir, e joga essa
last-card-option-forced_play = Se você pode jogar, não pode comprar
last-card-option-last_call = Com uma carta na mão
    .button = é preciso avisar
    .off = não é preciso avisar
last-card-option-catchers = Quem não avisa pode ser pego no flagra por
    .anyone = qualquer um, até a pessoa seguinte agir
    .next = só pela pessoa seguinte, então avise antes de jogar
last-card-option-call_penalty = Cartas que compra quem é pego no flagra
last-card-option-last_effect = Um +2 ou +4 como última carta ainda faz a pessoa seguinte comprar

do-catch = Pegar { $seat } no flagra
do-one-card = Uma carta!
do-challenge = Desafiar
do-colour = { $symbol } { $suit }
    .after = { $picked } { $symbol } { $suit }
do-swap = trocar com { $seat }
    .after = { $picked }, trocar com { $seat }

last-card-put-back = Saiu e voltou para o monte: { $turned }.
last-card-turned-up = Sai { $card }.
last-card-starts = { $other } começa.
    .to-other = Você começa.
last-card-plays = { $seat } joga { $card }.
    .to-seat = Você joga { $card }.
last-card-calls = { $seat } joga { $card } e escolhe { $suit }.
    .to-seat = Você joga { $card } e escolhe { $suit }.
last-card-jumps = { $seat } corta fora da vez!
    .to-seat = Você corta fora da vez!
last-card-names = { $seat } escolhe { $suit }.
    .short = { $suit }
    .to-seat = Você escolhe { $suit }.
last-card-draws = { $seat } { $count ->
    [0] não compra nada. Não há mais cartas
    [1] compra uma carta
   *[other] compra { $count } cartas
}.
    .short = comprou { $count }
    .to-seat = Você { $count ->
        [0] não compra nada. Não há mais cartas
        [1] compra uma carta
       *[other] compra { $count } cartas
    }.
last-card-you-draw = { shared-you-draw }
last-card-cannot = A carta que { $seat } comprou não serve.
    .to-seat = A carta que você comprou não serve.
last-card-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
last-card-passed-over = { $other } perde a vez.
    .to-other = Você perde a vez.
last-card-reverses = { shared-reverses }
last-card-says = { $seat } diz “Uma carta!”
    .short = uma carta!
    .to-seat = Você diz “Uma carta!”
last-card-catches = { $seat } pega { $other } no flagra: faltou dizer “Uma carta!”
    .short = flagra: { $other }
    .to-seat = Você pega { $other } no flagra: faltou dizer “Uma carta!”
    .to-other = { $seat } pega você no flagra: você não disse “Uma carta!”
last-card-swaps = { $seat } troca de mão com { $other }.
    .to-seat = Você troca de mão com { $other }.
    .to-other = { $seat } troca de mão com você.
last-card-moves-on = O 0 de { $seat } passa cada mão à pessoa seguinte.
    .to-seat = O seu 0 passa cada mão à pessoa seguinte.
last-card-challenges = { $seat } desafia { $other } e olha a mão.
    .short = desafiou
    .to-seat = Você desafia { $other } e olha a mão.
    .to-other = { $seat } desafia você e olha a sua mão.
last-card-shows = { $other } tinha { $cards }.
last-card-guilty = { $other } tinha { $suit }, então { $other } compra.
    .to-other = Você tinha { $suit }, então você compra.
last-card-innocent = { $other } não estava blefando, então { $seat } compra mais duas.
    .to-seat = { $other } não estava blefando, então você compra mais duas.
    .to-other = Você não estava blefando, então { $seat } compra mais duas.
last-card-goes-out = { $seat } bateu!
    .to-seat = Você bateu!
last-card-scores = { $winner } vence a rodada e marca { $number }.
    .to-winner = Você vence a rodada e marca { $number }.
last-card-blocked = Ninguém pode jogar nem comprar, então a rodada acabou.
last-card-first-out = bateu primeiro
last-card-left = { $number ->
    [1] 1 ponto na mão
   *[other] { $number } pontos na mão
}

last-card-called = uma carta!
last-card-penalty = A comprar
last-card-follow = { $suit }

last-card-hint-catch = { $other } não disse “Uma carta!” Pegue no flagra!
last-card-hint-call = Você vai ficar com uma carta. Avise antes que peguem você.
last-card-hint-out = { shared-hint-last-card }
last-card-hint-colour = { $count ->
    [0] Você não tem mais cores, então tanto faz
    [1] Você tem uma carta { $suit ->
        [R] vermelha
        [Y] amarela
        [G] verde
       *[B] azul
    }
   *[other] Você tem { $count } cartas { $suit ->
        [R] vermelhas
        [Y] amarelas
        [G] verdes
       *[B] azuis
    }
}.
last-card-hint-answer = Passe adiante, e { $other } compra no seu lugar.
last-card-hint-swap = { $other } tem só { $count ->
    [1] uma carta
   *[other] { $count } cartas
}. Fique com essa mão.
last-card-hint-brake = { $face ->
    [S] Faz { $other } perder a vez,
    [R] Desvia o jogo de { $other },
   *[D] Faz { $other } comprar,
} e { $other } só tem { $count ->
    [1] uma carta
   *[other] { $count } cartas
}.
last-card-hint-stuck = { $other } só tem { $count ->
    [1] uma carta
   *[other] { $count } cartas
}. Não fique com { $card } na mão.
last-card-hint-keep = Serve. Guarde { $card } para quando nada servir.
last-card-hint-fits = Serve, e { $count ->
    [0] você não fica com nenhuma outra carta { $suit ->
        [R] vermelha
        [Y] amarela
        [G] verde
       *[B] azul
    }
    [1] ainda deixa você com outra carta { $suit ->
        [R] vermelha
        [Y] amarela
        [G] verde
       *[B] azul
    }
   *[other] ainda deixa você com outras { $count } cartas { $suit ->
        [R] vermelhas
        [Y] amarelas
        [G] verdes
       *[B] azuis
    }
}.
last-card-hint-challenge = Você está quase batendo. Jogariam um +4 em você com qualquer mão.
last-card-hint-pay = Disso você não escapa. Compre.
last-card-hint-draw = Nada serve, então compre.
last-card-hint-pass = Não há o que jogar nem o que comprar.

last-card-too-few-cards = Não há cartas para mãos tão grandes. Dê no máximo 90 cartas ao todo.
last-card-must-fit = Essa não serve. Jogue { $suit }{ $wild ->
    [yes] {" "}ou um curinga
   *[no] , outro { $face ->
        [S] pular
        [R] inverter
        [D] +2
       *[other] { $face }
    } ou um curinga
}.
last-card-name-a-colour = Escolha a cor que vem depois: vermelho, amarelo, verde ou azul.
last-card-plain = { $card } é a sua última carta. Basta jogar, não há o que escolher.
last-card-holds-the-colour = Você tem { $suit }, então não pode jogar um +4. { $card } serviria.
last-card-only-the-drawn = Você comprou, então só pode jogar { $card }, ou passar.
last-card-must-play = Você tem uma carta que serve, então precisa jogar. Você pode jogar { $cards }.
last-card-draw-first = { shared-must-draw }
last-card-answer = Há { $number } cartas para comprar. Você pode { $kind ->
    [some] responder com { $cards }, ou{" "}
   *[none] {""}
}{ $can ->
    [challenge] desafiar, ou comprar
   *[draw] comprar
}.
last-card-name-a-seat = Diga de quem é a mão que você quer: “swap” e o número de { $seats }.
last-card-too-late = Tarde demais. { $other } chegou antes.
last-card-nobody-exposed = Não há ninguém para pegar no flagra.{ $kind ->
    [some] {" "}Avisou a tempo: { $seats }.
   *[none] {""}
}
last-card-nothing-to-call = Você não precisa avisar nada agora.{ $kind ->
    [some] {" "}Já avisou: { $seats }.
   *[none] {""}
}
last-card-too-many-cards = Você tem { $count } cartas. Avise quando for ficar com uma.
