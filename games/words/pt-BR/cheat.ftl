cheat-name = Duvido
    .line = Diga o que joga. Não precisa ser verdade.
    .aliases = Cheat, Desconfio, Mentira, Bluff
cheat-rules = **Livre-se das suas cartas antes dos outros. Você as joga viradas para baixo, e pode mentir sobre elas.**
    Alguém joga ases, a pessoa seguinte 2, e assim por diante até reis e de novo ases. Na sua vez, ponha de uma a quatro cartas viradas para baixo. Todos veem quantas são. Elas contam como o valor da vez, tenha você ou não.
    Depois pergunta-se a todos os outros se acreditam. Se alguém duvida, as cartas são viradas. Se são o que você disse, quem duvidou pega a pilha toda. Se não são, quem pega é você.
    - **Por exemplo:** é a vez dos 8 e você tem um. Você o põe junto com um valete: “dois 8”. Se ninguém duvida, você se livrou de um valete.
    .whole =
    - **As cartas:** todas, dadas uma a uma. Até cinco jogadores usam um baralho, seis ou mais usam dois. Quem está à esquerda de quem dá as cartas começa com ases.
    - **A sua vez:** você precisa pôr pelo menos uma carta. A quantidade é sempre verdadeira, mas o valor pode ser mentira. O valor da vez sobe um a cada jogada, aconteça o que acontecer.
    - **Duvidar:** depois de cada jogada, todos os outros respondem em segredo: duvidar ou deixar passar. O jogo segue quando todos responderam. Se vários duvidam, vale o primeiro à esquerda de quem jogou. O que os outros responderam fica em segredo.
    - **Uma dúvida** vira as cartas da última jogada e mais nenhuma. Se são todas do valor, quem duvidou pega a pilha. Se não, pega quem jogou. Depois segue a pessoa seguinte.
    - **O fim:** você bate se as suas últimas cartas eram verdade ou ninguém duvidou delas. Quem bate primeiro vence. Se não acaba nunca, vence quem tem menos cartas.
    - **As regras da casa** podem deixar gritar, deixar só a pessoa seguinte duvidar, dizer um valor vizinho, ou ficar no mesmo valor até a pilha sair. Aí você pode passar e, se todos passam, a pilha é posta de lado.
cheat-paragraphs =
    .cheat-must-play = 2
    .cheat-too-many = 2
    .cheat-rank-is-fixed = 2
    .cheat-name-a-rank = 2
    .cheat-wrong-rank = 2
    .cheat-nothing-to-doubt = 3
    .cheat-own-claim = 3
    .cheat-not-yours-to-doubt = 3
    .cheat-has-answered = 3
    .cheat-answer-first = 3

cheat-variant-shouting = No grito: vale quem duvida primeiro
cheat-variant-neighbours = Vizinhos: o mesmo valor, um a mais ou um a menos
cheat-variant-bluff = Blefe: um só valor até a pilha sair
cheat-variant-short = Curta: só a pessoa seguinte pode duvidar
cheat-option-packs = Baralhos
    .auto = um, ou dois de seis jogadores em diante
    .one = um
    .two = dois
cheat-option-claims = O valor que você diz
    .up = um a mais a cada vez
    .down = um a menos a cada vez
    .near = o último, ou um vizinho dele
    .same = o mesmo até a pilha sair
cheat-option-most_cards = Máximo de cartas numa jogada
cheat-option-window = Quem pode duvidar
    .everyone = todos, perguntados ao mesmo tempo
    .open = quem for mais rápido, até a próxima jogada
    .next = só a pessoa seguinte
cheat-option-leads_after = Depois de uma dúvida
    .next = segue a pessoa seguinte
    .winner = começa quem tinha razão
    .taker = começa quem pegou a pilha
cheat-option-scoring = Pontuação
    .wins = 1 para quem bate primeiro
    .cards = as cartas que sobraram, e vence quem tem menos
    .places = mais pontos quanto antes você bate
cheat-option-target = { shared-points-to-win }
cheat-option-rounds = { shared-rounds }

do-doubt = Duvido
do-trust = Deixar passar
order-trust = Deixar passar sempre
do-claim = dizer { shared-ranks }
    .after = { $picked } como { shared-ranks }
    .pick = Jogar como { shared-ranks }, até { $most } cartas

cheat-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
cheat-lays = { $seat } põe { shared-cards } e diz: { shared-ranks }.
    .short = { cheat-claim }
    .to-seat = Você põe { shared-cards } e diz: { shared-ranks }.
cheat-left = { $count ->
    [0] Eram as últimas cartas de { $other }.
   *[other] { $other } só tem uma carta.
}
    .to-other = { $count ->
        [0] Eram as suas últimas cartas.
       *[other] Você só tem uma carta.
    }
cheat-answers = { $seat } já respondeu.
    .short = respondeu
    .to-seat = Você já respondeu.
cheat-nobody-doubts = Ninguém duvida.
cheat-doubts = { $seat } duvida de { $other }.
    .short = duvidou
    .to-seat = Você duvida de { $other }.
    .to-other = { $seat } duvida de você.
cheat-turned = { $cards }: { $kind ->
    [true] é verdade!
   *[lie] é mentira!
}
cheat-takes = { $other } pega a pilha, { shared-cards }.
    .to-other = Você pega a pilha, { shared-cards }.
cheat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
cheat-set-aside = Todos passaram, então a pilha é posta de lado.
cheat-out = { $other } bateu!
    .to-other = Você bateu!
cheat-broken-off = Isto já durou demais. A rodada acaba aqui.
cheat-for-cards = { $number } na mão

cheat-tag-asked = a responder
cheat-tag-answered = respondeu
cheat-tag-caught = pegou a pilha
cheat-tag-out = bateu em { $place }º
cheat-holding = { shared-ranks }: { $count }
cheat-pile = Pilha
cheat-pile-told = Pilha: { $claims }
cheat-claim = { $count } × { $rank ->
    [T] 10
   *[other] { $rank }
}
cheat-claim-of = { $seat } { cheat-claim }
cheat-shown-true = Era verdade
cheat-shown-lie = Era mentira
cheat-next = A seguir
cheat-any-rank = qualquer valor
cheat-plays-left = Jogadas restantes

cheat-hint-cannot = Você sabe onde estão { $number } { $rank ->
    [Q] das { shared-ranks }
   *[other] dos { shared-ranks }
}, então mais { $count } não pode ser verdade.
cheat-hint-last = São as últimas cartas dessa mão. Confira.
cheat-hint-unlikely = É pouco provável que ainda haja { shared-ranks } nessa mão. Confira.
cheat-hint-whim = De vez em quando vale a pena conferir.
cheat-hint-trust = Bem que pode ser verdade.
cheat-hint-all = São { $rank ->
    [Q] todas as suas { shared-ranks }
   *[other] todos os seus { shared-ranks }
}, e é verdade.
cheat-hint-some = O máximo de { shared-ranks } que dá para pôr, e é verdade.
cheat-hint-more = Verdade, com mais uma que não vai fazer falta.
cheat-hint-none = Você não tem { shared-ranks }, então precisa mentir. { $card } é a carta de que vai precisar por último.
cheat-hint-pass = Você não tem { shared-ranks }. Espere a próxima pilha.

cheat-too-few-packs = Com tão poucos baralhos há { $most } cartas de cada valor. Permita no máximo { $most } por jogada.
cheat-must-play = Você não pode passar. Ponha pelo menos uma carta, verdade ou não. Você pode dizer { $ranks }.
cheat-too-many = Você pode pôr no máximo { $count } cartas.
cheat-rank-is-fixed = Basta pôr as cartas. Elas contam como { shared-ranks } de qualquer jeito.
cheat-name-a-rank = Diga o que são, como “7C 9D claim 8”. Você pode dizer { $ranks }.
cheat-wrong-rank = Isso você não pode dizer. Você pode dizer { $ranks }.
cheat-nothing-to-doubt = Não há de que duvidar. { $kind ->
    [taken] { $other } já pegou a pilha.
    [late] É tarde para duvidar de { $other }.
   *[none] É a vez de { $other } dizer alguma coisa.
}
cheat-own-claim = Foi você quem disse isso. Pode duvidar: { $seats }.
cheat-not-yours-to-doubt = Desta você não pode duvidar. Pode duvidar: { $seats }.
cheat-has-answered = Você já respondeu. Espere por { $seats }.
cheat-answer-first = { $other } diz: { shared-ranks }. Primeiro duvide ou deixe passar.
cheat-not-your-turn = Isso precisa esperar a resposta de { $seats }.
