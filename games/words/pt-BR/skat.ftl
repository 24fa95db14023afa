skat-name = Skat
    .line = Dê o maior lance e jogue contra os outros dois.
    .aliases = Scat
skat-rules = **Quem dá o maior lance joga solo contra os outros dois, por 61 dos 120 pontos das cartas.**
    Cada um recebe dez de 32 cartas. Duas ficam viradas para baixo: o **skat**. O lance é o que o seu jogo vale. Quem ganha o leilão pega o skat e descarta duas cartas, ou deixa o skat e joga **hand**. Depois escolhe o jogo.
    - **Um naipe:** os quatro valetes (♣ ♠ ♥ ♦, do melhor ao pior) são trunfo, depois A 10 K Q 9 8 7 desse naipe.
    - **Grand:** só os valetes são trunfo.
    - **Null:** não há trunfo, o 10 fica abaixo do valete, e você perde se fizer uma vaza.
    Siga o naipe se puder. Os valetes são do trunfo. Ases contam 11, dezes 10, reis 4, damas 3, valetes 2.
    - **Por exemplo:** copas com o J♣ mas sem o J♠ é “com 1, jogo 2”, vezes 10. Você ganha 20 ou perde 40.
    .whole =
    - **O leilão:** a segunda pessoa à esquerda de quem dá as cartas dá lances à primeira, que mantém esse número ou passa. A terceira continua com quem ficou.
    - **O valor:** paus 12, espadas 11, copas 10, ouros 9, grand 24. Multiplique pelos seus matadores mais 1, e mais 1 para cada um: hand, schneider (um lado tem 30 pontos ou menos) e schwarz (nenhuma vaza). Num jogo hand você pode anunciar schneider, schwarz ou ouvert (cartas abertas) por mais 1 cada.
    - **Matadores:** os trunfos mais altos em sequência que você tem (com) ou não tem (sem). O skat é seu.
    - **Null:** 23, hand 35, ouvert 46, os dois 59.
    - **Pontos:** você ganha o valor, ou perde o dobro. Se ele fica abaixo do seu lance, você perde o próximo múltiplo que o alcança.
    - **O jogo:** quem está à esquerda de quem deu as cartas puxa. { rules-trick }
    - **Quatro jogadores:** quem dá as cartas fica fora.
    - **Ramsch** (regra da casa): se todos passam, todos evitam pontos, com os valetes de trunfo.
    - **O fim:** cada um dá as cartas quatro vezes. Vence quem tem mais pontos.
skat-paragraphs =
    .skat-not-a-value = 2
    .skat-bid-too-low = 1
    .skat-answer-first = 1
    .skat-nothing-to-hold = 1
    .skat-forehand-18 = 1
    .skat-below-bid = 5
    .skat-hand-only = 2
    .must-follow-suit = 6
    .skat-jacks = 6
    .skat-sits-out = 7

skat-variant-league = Liga, com bônus
skat-variant-ramsch = Com ramsch
skat-variant-home = Com ramsch e kontra

skat-option-rounds = Vezes que cada um dá as cartas
    .zero = { shared-no-limit }
skat-option-scoring = Pontuação
    .classic = só o valor
    .seeger_fabian = com bônus
skat-option-passed_in = Se todos passam
    .next = próxima mão
    .ramsch = ramsch
skat-option-ramsch_skat = Num ramsch, o skat vai
    .last_trick = com a última vaza
    .loser = para quem tem mais pontos
skat-option-kontra = Adversários que deram lance podem dobrar

do-hold = Sim
do-yes = Sim, { $number }
skat-do-take = Pegar o skat
skat-do-bid = Lance { $number }
do-game = { $suit } { $symbol }
do-game-grand = Grand
do-game-null = Null
do-game-null-ouvert = Null ouvert
do-hand = Hand { $symbol }
do-hand-grand = Grand hand
do-hand-null = Null hand
do-hand-null-ouvert = Null hand ouvert
do-hand-more = Anunciar
do-schneider = { $symbol } schneider
do-schwarz = { $symbol } schwarz
do-ouvert = { $symbol } ouvert
do-grand-schneider = Grand schneider
do-grand-schwarz = Grand schwarz
do-grand-ouvert = Grand ouvert
do-hand-schneider = { do-schneider }
do-hand-schwarz = { do-schwarz }
do-hand-ouvert = { do-ouvert }
do-hand-grand-schneider = { do-grand-schneider }
do-hand-grand-schwarz = { do-grand-schwarz }
do-hand-grand-ouvert = { do-grand-ouvert }
do-kontra = Kontra
do-re = Re

skat-more = { $hand ->
    [0] {""}
   *[1] {" "}hand
}{ $extra ->
    [none] {""}
    [schneider] {" "}schneider
    [schwarz] {" "}schwarz
   *[ouvert] {" "}ouvert
}
skat-game = { $kind ->
    [suit] { $suit }
    [grand] grand
   *[null] null
}{ skat-more }
skat-deals = { $sits_out ->
    [0] { shared-deals }
   *[1] { $seat } dá as cartas e fica fora.
}
    .to-seat = { $sits_out ->
        [0] { shared-deals.to-seat }
       *[1] Você dá as cartas e fica fora.
    }
skat-bids = { bids-tricks }
    .short = lance { $number }
    .to-seat = { bids-tricks.to-seat }
skat-holds = { $seat } mantém { $number }.
    .short = mantém
    .to-seat = Você mantém { $number }.
skat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
skat-declarer = { $seat } joga solo, por { $number }.
    .to-seat = Você joga solo, por { $number }.
skat-takes = { $seat } pega o skat.
    .short = pegou
    .to-seat = Você pega o skat.
skat-discards = { $seat } descarta duas cartas.
    .short = descartou
    .to-seat = Você descarta duas cartas.
skat-announces = { $seat } joga { skat-game }.
    .short = { $kind ->
        [suit] { $suit }
        [grand] grand
       *[null] null
    }{ $hand ->
        [0] {""}
       *[1] {" "}hand
    }
    .to-seat = Você joga { skat-game }.
skat-doubles = { $kind ->
    [kontra] { $seat } diz kontra. Aposta: × { $stake }
   *[re] { $seat } diz re. Aposta: × { $stake }
}
    .short = { $kind ->
        [kontra] kontra
       *[re] re
    }
    .to-seat = { $kind ->
        [kontra] Você diz kontra. Aposta: × { $stake }
       *[re] Você diz re. Aposta: × { $stake }
    }
skat-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
skat-passed-in = Todos passam. Ninguém pontua.
skat-ramsch = Todos passam. Ramsch: evite pontos!
skat-result = { skat-game }{ $kind ->
    [null] {""}
   *[other] {" "}com { $points } pontos
}.
skat-ends = { $made ->
    [0] { $seat } perde { skat-result }
   *[1] { $seat } ganha { skat-result }
}
    .to-seat = { $made ->
        [0] Você perde { skat-result }
       *[1] Você ganha { skat-result }
    }
skat-counts = { $holds ->
    [0] Sem { $matadors }
   *[1] Com { $matadors }
}, jogo { $at_game }{ $at_hand ->
    [0] {""}
   *[other] , hand { $at_hand }
}{ $at_schneider ->
    [0] {""}
   *[other] , schneider { $at_schneider }
}{ $at_announced ->
    [0] {""}
   *[other] , anunciado { $at_announced }
}{ $at_schwarz ->
    [0] {""}
   *[other] , schwarz { $at_schwarz }
}{ $at_told ->
    [0] {""}
   *[other] , anunciado { $at_told }
}{ $at_ouvert ->
    [0] {""}
   *[other] , ouvert { $at_ouvert }
} × { $base } = { $value }.
skat-overbid = Fica abaixo do lance de { $number }. O jogo está perdido, por { $value }.
skat-scores = { $seat }: { SIGNED($gain) } pontos.
    .to-seat = Você: { SIGNED($gain) } pontos.
skat-lay = No skat: { $cards }.

skat-for-game = { $number } { skat-game }
skat-for-bonus = { $number } bônus
skat-for-ramsch = { $number } ramsch
skat-line = { $plays ->
    [0] { $score }
   *[1] { $score } · { shared-tricks }
}
skat-line-out = { $score } · fica fora
skat-tag = { skat-game } { $number }
skat-tag-declarer = solo, { $number }
skat-tag-passed = { $number ->
    [0] { shared-passed }
   *[other] { shared-passed } { $number }
}
skat-call = { $kind ->
    [bid] { $number }
    [hold] { do-hold }
    [pass] { do-pass }
    [kontra] { do-kontra }
   *[re] { do-re }
}
skat-subtitle = Mão { $number } · { $phase ->
    [skat] O skat
    [discard] O descarte
    [game] O jogo
    [kontra] Kontra?
    [re] Re?
    [play] Vaza { $trick }
   *[bid] O leilão
}
skat-bid = Lance
skat-by = { $seat } joga
skat-everyone = Todos jogam
skat-badge = { $kind ->
    [suit] {""}
    [grand] Grand
    [null] Null
   *[ramsch] Ramsch
}{ skat-more }{ $stake ->
    [1] {""}
   *[other] {" "}× { $stake }
}
skat-skat = Skat
skat-taken-by = Skat de { $seat }

skat-with = { skat-game }{ $kind ->
    [null] {""}
   *[other] { $holds ->
        [0] {" "}sem { $matadors }
       *[1] {" "}com { $matadors }
    }
}
skat-hint-bid = Você pode ir até { $value }, com { skat-with }.
skat-hint-enough = Seu melhor jogo, { skat-with }, só vale { $value }.
skat-hint-weak = Nenhum jogo que você poderia escolher é forte o bastante.
skat-hint-take = Duas cartas a mais ajudariam.
skat-hint-hand = Você não precisa do skat para { skat-game }. Um jogo hand vale mais.
skat-hint-discard = São as duas de que menos precisa para { skat-game }.
skat-hint-game = Suas cartas são melhores para { skat-game }.
skat-hint-double = { $doubles ->
    [0] Você pode perder. Não dobre.
   *[1] Você deve ganhar. Dobre.
}
skat-hint-only = { shared-hint-only-card }
skat-hint-draw = Ninguém ganha dela. Tire os trunfos deles.
skat-hint-draw-low = Tire os trunfos deles com um baixo.
skat-hint-sure = Eles não têm nada mais alto. Pegue os pontos.
skat-hint-trumps = Você só tem trunfos.
skat-hint-long = Puxe do seu naipe mais comprido, para que as altas dele ganhem depois.
skat-hint-beaten = Esta você não consegue levar. Dê poucos pontos.
skat-hint-throw = Há pouco nesta vaza. Guarde seus trunfos.
skat-hint-last = Você joga por último. Leve a vaza com mais pontos.
skat-hint-wait = Nada ganha com certeza. Dê poucos pontos.
skat-hint-high = Ninguém deve ganhar desta.
skat-hint-trump = Você não tem o naipe, então corte.
skat-hint-through = O declarante joga em seguida. Puxe uma baixa de um naipe comprido.
skat-hint-short = O declarante joga por último. Puxe de um naipe curto.
skat-hint-give = Seu parceiro está ganhando. Dê o máximo de pontos que puder.
skat-hint-risk = Há muito nesta vaza. Arrisque.
skat-hint-low = Esta quase nunca leva uma vaza.
skat-hint-dump = { shared-hint-off-suit }
skat-hint-under = { shared-hint-highest-under }
skat-hint-take-it = { shared-hint-taking-anyway }
skat-hint-over = { shared-hint-lowest-over }
skat-hint-null-lead = Puxe uma baixa de um naipe curto. O declarante talvez tenha que levar.
skat-hint-null-throw = Livre-se das cartas altas, para ficar por baixo depois.
skat-hint-null-under = O declarante está ganhando. Fique por baixo!
skat-hint-null-low = O declarante joga depois de você. Fique por baixo.

skat-wrong-phase = { $phase ->
    [skat] Pegue o skat, ou anuncie um jogo hand.
    [discard] { skat-two-cards }
    [game] Escolha seu jogo.
    [kontra] Diga kontra, ou passe.
    [re] Diga re, ou passe.
    [play] Jogue uma carta da sua mão.
   *[bid] Dê lance, mantenha ou passe.
}
skat-not-a-value = Nenhum jogo vale isso. Os mais próximos: { $numbers }.
skat-bid-too-low = Esse lance é baixo demais. Dê pelo menos { $least }, ou passe.
skat-answer-first = { $seat } deu lance de { $number }. Mantenha, ou passe.
skat-nothing-to-hold = Você só pode manter o lance de outra pessoa. Dê pelo menos { $least }, ou passe.
skat-forehand-18 = Todos os outros passaram. Dê lance de { $least }, ou passe.
skat-take-or-hand = Primeiro pegue o skat, ou anuncie um jogo hand.
skat-taken = Você já pegou o skat. Escolha um naipe, grand ou null.
skat-hand-only = Isso é só para jogos hand. Escolha um naipe, grand, null ou null ouvert.
skat-below-bid = Isso só vale { $value }, e seu lance foi { $bid }. Jogue um naipe{ $ouvert ->
    [0] {" "}ou grand
   *[1] , grand ou null ouvert
}.
skat-two-cards = Descarte duas das suas doze cartas.
skat-has-not-bid = Só um adversário que deu ou manteve um lance pode dizer kontra.
skat-sits-out = Você dá as cartas, então fica fora desta mão.
skat-jacks = { $trump ->
    [0] Você tem o naipe, e valetes são trunfo.
   *[1] Puxaram trunfo, e valetes também são trunfo.
} Você pode jogar { $cards }.
