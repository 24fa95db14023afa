press-join = Entrar
press-leave = Sair
press-computer = Adicionar computador
press-dismiss = Remover computador
press-options = Opções
press-keep = Salvar estas regras
press-drop = Apagar “{ $name }”
press-private = Tornar privada
press-open = Tornar pública
press-start = Começar
press-play = Jogar
press-manage = Mesa …
press-thread = Mover para um tópico
press-hand = Ver minha mão
press-here = Voltei
press-substitute = Deixar um computador jogar
press-substitute-too = Deixar um computador jogar ({ $count } de { $needed })
press-again = Revanche
press-void = Pedir para cancelar
press-watch = Continuar assistindo
press-end-here = Encerrar aqui
press-resume = Retomar
press-agree = Concordo
press-let-in = Deixar entrar
press-enter = Sentar
press-stay-out = Não sentar
press-no = Não
press-withdraw = Retirar pedido
press-hint = Dica
press-why = Por quê?
press-ready = Pronto
press-say = Reagir
press-scores = Placar
press-verify = Conferir
press-numbers = Comprovante
press-replay = Replay
press-review = Análise
press-review-show = Mostrar
press-review-again = Tentar de novo
press-review-back = Anterior
press-review-next = Próximo
press-first = Primeiro
press-back = Voltar
press-next = Próximo
press-last = Último
press-round = { $unit ->
    [hand] Próxima mão
    [deck] Próximo baralho
    [hole] Próximo buraco
   *[round] Próxima rodada
}
press-open-hands = Ver todas as mãos
press-hide-hands = Esconder as mãos
press-share = Compartilhar
press-film = Fazer um clipe
press-record = Arquivo da partida
press-report = Reportar
press-form = Preencher
pick-card = Jogue uma carta

shelf-head = ### O que você quer jogar?
shelf-pick = Escolha um jogo
game-alias = { $name } ({ $alias })
shelf-taken = Alguém acabou de abrir uma mesa aqui. Entre nela, ou use /play para abrir outra.
press-notifying = Quero avisos
notify-head = { $count ->
    [0] Escolha jogos. Quando uma mesa abrir aqui, mando uma mensagem direta silenciosa para você.
   *[other] Mando uma mensagem direta silenciosa quando uma mesa de um destes jogos abrir aqui. Não escolha nenhum para parar.
}
notify-opened = 🎴 **{ $host }** abriu uma mesa de { $name }: { $place }
role-called = 🎴 { $mention } **{ $host }** abriu uma mesa de { $name }: { $place }
notify-daily = { $wish ->
    [on] Também aviso quando o desafio de cada dia começa.
   *[off] Também posso avisar quando o desafio de cada dia começa.
}
notify-muted = Chega de mensagens sobre { $name } lá. `/notify` liga de novo.
notify-nowhere = Digite `/notify` no servidor de que você quer receber avisos.
press-mute = Silenciar
lobby-head = ### { $name }
    Aperte **Entrar** para sentar, e **Começar** quando todos estiverem aqui.
lobby-held = *reservado para { $name }, libera { $time }*
lobby-invited = *reservado para { $name }*
lobby-english = Este jogo só existe em inglês.
lobby-private = 🔐 Privada: só entra quem recebe um convite. `/table invite` manda um. Os outros daqui podem assistir, mas as mãos e o replay ficam escondidos até a partida acabar.
lobby-answers = 🧳 Não estou instalado neste servidor, então a mesa só se atualiza por 15 minutos depois que alguém clica nela, e não posso mencionar você na sua vez. Aperte **Ver minha mão** para ver suas cartas.
lobby-alone = Só você vê esta mesa, porque este servidor esconde minhas respostas. Aqui você ainda pode jogar com computadores.
lobby-farewell = 💤 Ninguém fez nada por { $minutes } minutos, então fechei a sua mesa de { $name }: { $place }. Abra outra com /play.
lobby-moved = A mesa agora está em { $place }.
lobby-begun = 🎴 **{ $name }** começou: { $place }
lobby-crowded = -# Há muitas mesas neste canal, então as imagens ficam lentas. Um tópico é mais rápido: **Mesa …** move esta para o dela.
manage-head = **{ $name }**: o que você muda aqui aparece na mesa.
lobby-open = { $count ->
    [1] Ainda cabe mais 1.
   *[other] Ainda cabem mais { $count }.
}
lobby-computers = { $count ->
    [1] Comece agora e 1 computador joga.
   *[other] Comece agora e { $count } computadores jogam.
}
lobby-more-computers = { $count ->
    [1] Comece agora e mais 1 computador joga.
   *[other] Comece agora e mais { $count } computadores jogam.
}
lobby-full-of-people = A mesa está cheia.
lobby-full-of-computers = Todos os lugares estão ocupados, mas ainda dá para entrar: você fica no lugar de um computador.
lobby-partners = Duplas: { $teams }
seats-choose = Escolha seu lugar
seats-shuffle = Sortear os lugares
seat-free = Livre
seat-computer = um computador
lobby-sealed = 🔒 Embaralhamento lacrado
number-own = { $place ->
        [here] Você está dentro.
       *[elsewhere] Você está dentro da revanche: { $place }
    }
number-seal = -# 🔒 Embaralhamento lacrado ||número `{ $number }`{ $commitment ->
    [none] { "" }
   *[other] , impressão digital `{ $commitment }`
}||
deal-told = **{ $seat }** embaralha. 🔒 Embaralhamento lacrado ||`{ $seal }`||
deal-beacon = -# ||A rodada { $round } do beacon público também entra nele.||
computer = 🤖 { $name } · { $level ->
    [easy] fácil
    [normal] normal
   *[hard] difícil
}
computer-character = 🤖 { $name } · { $level ->
    [easy] fácil
    [normal] normal
   *[hard] difícil
}, { $manner ->
    [cautious] cauteloso
    [counts-cards] conta as cartas
   *[bold] ousado
}
computer-way = { $level ->
    [easy] fácil
    [normal] normal
   *[hard] difícil
}, { $manner ->
    [cautious] cauteloso
    [counts-cards] conta as cartas
   *[bold] ousado
}
levels-choose = Mudar o nível de um computador
level-change = { $name } no lugar de { $old }
table-computers = -# { $computers }
lobby-clock = { $clock }, mais { $count } { $unit ->
    [minutes] extras
   *[other] minutos extras
} por partida se a mesa deixar
clock-none = Sem limite de tempo
clock-seconds = { $count } segundos por vez
clock-minutes = { $count ->
    [1] 1 minuto por vez
   *[other] { $count } minutos por vez
}
clock-hours = { $count ->
    [1] 1 hora por vez
   *[other] { $count } horas por vez
}

options-head = **Opções** desta mesa. Escolha até cinco para mudar.
options-pick = Mudar opções
options-changed = Regras da casa
options-rarer = Mais regras da casa
options-more = Mais { $count }: /rules
keep-name = Nome destas regras
keep-first = Usar em novas mesas de { $name } aqui
presets-many = Este servidor já tem { $most } conjuntos de regras salvos para este jogo. Apague um antes.
presets-no-name = Dê um nome a estas regras.
option-clock = Tempo por vez
option-title = Mudar opções
option-range = De { $least } a { $most }
option-span = De { $least } a { $most }{ $step ->
    [1] { "" }
   *[other] , de { $step } em { $step }
}
option-span-or-none = De { $least } a { $most }{ $step ->
    [1] { "" }
   *[other] , de { $step } em { $step }
}, ou “{ option-none }”
option-on = sim
option-off = não
option-none = desligado
label-and-hint = { $label }. { $hint }
option-zero = { $title } (0: { $zero })
number-title = Quanto?

rules-head = ### { $name }
rules-changed-here = **Nesta mesa:**
rules-here = **Nesta mesa:** { $rules }
rules-as-usual = **Regras padrão:**
rules-all-usual = **Esta mesa joga pelas regras padrão:**
rules-of-nowhere = **Regras padrão.** Quem abre uma mesa pode mudar qualquer uma destas:
press-rules = Regras
press-rules-minute = Regras rápidas
press-rules-whole = Regras completas
press-rules-table = Regras desta mesa
press-rules-usual = Regras padrão

table-turning-up = **All-in.** Já vem a próxima carta.
table-turn = { $count ->
    [one] Vez de **{ $seats }**
   *[other] Esperando **{ $seats }**
}
table-turn-clock = { $count ->
    [one] Vez de **{ $seats }**
   *[other] Esperando **{ $seats }**
}, prazo { $time }
table-turn-spare = { $count ->
    [one] **{ $seats }** está no tempo extra
   *[other] **{ $seats }** estão no tempo extra
}, prazo { $time }
table-resting = { $unit ->
    [hand] Fim da mão
    [deck] Fim do baralho
    [hole] Fim do buraco
   *[round] Fim da rodada
}. Próximas cartas { $time }, ou quando todos apertarem **Pronto**.
table-unready = Falta o **Pronto** de **{ $seats }**.
    .to-seats = { $others ->
        [0] Falta o seu **Pronto**.
       *[other] Falta o seu **Pronto** e o de **{ $seats }**.
    }
ready-noted = Anotado. Falta o **Pronto** de **{ $seats }**.
table-won = { $count ->
    [all] 🏆 Todos vocês venceram!
    [one] 🏆 **{ $seats }** venceu a partida!
   *[other] 🏆 **{ $seats }** venceram a partida!
}
    .to-seats = { $count ->
        [all] 🏆 Todos vocês venceram!
        [one] 🏆 **Você** venceu a partida!
        [2] 🏆 **Você** e **{ $seats }** venceram a partida!
       *[other] 🏆 **Você**, **{ $seats }** venceram a partida!
    }
table-lost = { $count ->
    [0] Todos vocês perderam esta.
    [house] A banca venceu esta.
    [one] **{ $seats }** perdeu a partida.
   *[other] **{ $seats }** perderam a partida.
}
    .to-seats = { $count ->
        [0] Todos vocês perderam esta.
        [house] A banca venceu esta.
        [one] **Você** perdeu a partida.
        [2] **Você** e **{ $seats }** perderam a partida.
       *[other] **Você**, **{ $seats }** perderam a partida.
    }
table-away = 🤖 **{ $seats }** { $count ->
    [one] está ausente
   *[other] estão ausentes
}, então um computador joga no lugar.
table-replaced = -# 🤖 { $seat } ficou no lugar de { $name }.
table-deserted = 🏁 Fora do jogo: **{ $seats }**. Só restam computadores. Continuar assistindo, ou encerrar aqui? Se ninguém responder, acaba { $time }.
    .to-seats = 🏁 Fora do jogo: você{ $others ->
        [0] {""}
        [one] {" "}e **{ $seats }**
       *[other] , **{ $seats }**
    }. Só restam computadores. Continuar assistindo, ou encerrar aqui? Se ninguém responder, acaba { $time }.
table-rests = 💤 Todos estão ausentes. Aperte **Voltei** para continuar. Se ninguém apertar, a mesa fecha { $time }.
table-paused-until = ⏸️ A mesa está em pausa, e o relógio está parado. Continua { $time }, ou quando alguém apertar **Retomar**.
table-absent = ⏱️ **{ $seats }**: prazo perdido na maioria das vezes, e por isso conta como derrota.
    .to-seats = ⏱️ { $others ->
        [0] Você perdeu
        [one] Você e **{ $seats }** perderam
       *[other] Você, **{ $seats }** perderam
    } o prazo na maioria das vezes, e por isso conta como derrota.
table-practice = 🎓 Foi treino, então nenhum rating muda.
asked-stop = { $count ->
    [one] 🏁 **{ $seats }** quer encerrar a partida.
   *[other] 🏁 **{ $seats }** querem encerrar a partida.
}
    .to-seats = 🏁 { $others ->
        [0] Você quer
        [one] Você e **{ $seats }** querem
       *[other] Você, **{ $seats }** querem
    } encerrar a partida.
asked-void = { $count ->
    [one] 🏳️ **{ $seats }** quer cancelar esta partida, e aí ela não conta para ninguém.
   *[other] 🏳️ **{ $seats }** querem cancelar esta partida, e aí ela não conta para ninguém.
}
    .to-seats = 🏳️ { $others ->
        [0] Você quer
        [one] Você e **{ $seats }** querem
       *[other] Você, **{ $seats }** querem
    } cancelar esta partida, e aí ela não conta para ninguém.
asked-redeal = { $count ->
    [one] 🔄 **{ $seats }** quer que as cartas sejam dadas de novo.
   *[other] 🔄 **{ $seats }** querem que as cartas sejam dadas de novo.
}
    .to-seats = 🔄 { $others ->
        [0] Você quer
        [one] Você e **{ $seats }** querem
       *[other] Você, **{ $seats }** querem
    } que as cartas sejam dadas de novo.
asked-pause = { $count ->
    [one] ⏸️ **{ $seats }** quer uma pausa.
   *[other] ⏸️ **{ $seats }** querem uma pausa.
}
    .to-seats = ⏸️ { $others ->
        [0] Você quer
        [one] Você e **{ $seats }** querem
       *[other] Você, **{ $seats }** querem
    } uma pausa.
asked-kick = 🚪 **{ $seats }** { $count ->
    [one] quer
   *[other] querem
} pôr um computador no lugar de **{ $other }**.
    .to-seats = 🚪 { $others ->
        [0] Você quer
        [one] Você e **{ $seats }** querem
       *[other] Você, **{ $seats }** querem
    } pôr um computador no lugar de **{ $other }**.
    .to-other = 🚪 **{ $seats }** { $count ->
        [one] quer
       *[other] querem
    } pôr um computador no seu lugar.
asked-undo = { $count ->
    [one] ↩️ **{ $seats }** quer desfazer a própria última jogada.
   *[other] ↩️ **{ $seats }** querem desfazer a última jogada.
}
    .to-seats = ↩️ { $others ->
        [0] Você quer desfazer a sua última jogada.
        [one] Você e **{ $seats }** querem desfazer a última jogada.
       *[other] Você, **{ $seats }** querem desfazer a última jogada.
    }
asked-tie = { $count ->
    [one] 🤝 **{ $seats }** quer declarar empate.
   *[other] 🤝 **{ $seats }** querem declarar empate.
}
    .to-seats = 🤝 { $others ->
        [0] Você quer
        [one] Você e **{ $seats }** querem
       *[other] Você, **{ $seats }** querem
    } declarar empate.
asked-claim = { $count ->
    [one] 🙌 **{ $seats }** diz que leva todas as vazas que restam.
   *[other] 🙌 **{ $seats }** dizem que as vazas que restam são de **{ $other }**.
}
    .to-seats = 🙌 { $others ->
        [0] Você diz que leva todas as vazas que restam.
        [one] Você e **{ $seats }** dizem que as vazas que restam são de **{ $other }**.
       *[other] Você, **{ $seats }** dizem que as vazas que restam são de **{ $other }**.
    }
    .to-seats-other = 🙌 { $others ->
        [0] Você diz que leva todas as vazas que restam.
        [one] Você e **{ $seats }** dizem que as vazas que restam são suas.
       *[other] Você, **{ $seats }** dizem que as vazas que restam são suas.
    }
    .to-other = 🙌 **{ $seats }** dizem que as vazas que restam são suas.
asked-sit = 💺 **{ $name }** quer o lugar de **{ $other }**.
guest-comes = 💺 **{ $name }** fica com o lugar de **{ $seat }** nas próximas cartas.
asked-others = De acordo, **{ $seats }**? Prazo: { $time }.
    .to-seats = { $others ->
        [0] De acordo?
        [one] De acordo, você e **{ $seats }**?
       *[other] De acordo, você, **{ $seats }**?
    } Prazo: { $time }.
asked-all = Todos concordam, então a partida acaba com { $unit ->
    [hand] esta mão
    [deck] este baralho
    [hole] este buraco
   *[round] esta rodada
}.
table-long = ⏳ { $seat }, esta partida chegou a { $count } jogadas, então acaba com { $unit ->
    [hand] esta mão
    [deck] este baralho
    [hole] este buraco
   *[round] esta rodada
}.
table-score = **{ $score }** { $name }
table-score-note = **{ $score }** { $name } · { $note }
table-sealed = -# 🔒 Embaralhamento lacrado
table-opened = -# 🔓 Comprovante do embaralhamento: aperte **Conferir**
table-moves = { $place ->
    [here] Aqui está a mesa.
   *[elsewhere] A mesa agora está em { $place }.
}
table-out-of-reach = Só posso postar essa mesa no canal dela. Digite /table show lá.
table-stays = Não consigo postar a mesa agora. Tente de novo daqui a um minuto.

hand-head = ### { $name }
hand-head-link = ### { $name }
    {"["}Ir para a mesa]({ $link })
hand-away = 🤖 Você estava ausente, então um computador joga por você. Aperte **Voltei** para assumir de novo.
hand-paused = Em pausa
hand-others = Outros estão jogando
hand-order = ⏩ Na sua vez, faço isto por você: **{ $order }**. Aperte o botão de novo para cancelar.
hand-standing-order = ⏩ De agora em diante, faço isto por você: **{ $order }**. Aperte o botão de novo para cancelar.
hand-turn-clock = **Sua vez,** prazo { $time }.
hand-turn-spare = **Sua vez,** e você está no tempo extra. Os outros podem deixar um computador jogar. Prazo { $time }.
hand-own = { $label }: { $cards }
hint = 💡 **{ $action }**: { $why }
why-head = Testei cada jogada contra muitas distribuições possíveis. No fim { $unit ->
    [hand] da mão
    [deck] do baralho
    [hole] do buraco
   *[round] da rodada
}, em comparação com o seu adversário mais forte, você estaria:
why-move-even = **{ $action }**: mais ou menos igual
why-move-better = **{ $action }**: cerca de { $points } { $points ->
    [one] ponto
   *[other] pontos
} à frente
why-move-worse = **{ $action }**: cerca de { $points } { $points ->
    [one] ponto
   *[other] pontos
} atrás
why-ahead = Olhando adiante, é melhor que a minha primeira escolha.
why-instead = Em muitas mãos, é melhor que a minha primeira escolha.
why-policy = É o que um computador difícil faria.
why-rule = É uma regra prática. Neste jogo, olhar adiante não deu resultado melhor.
why-late = Não deu tempo de olhar adiante.
why-only = É a única jogada que você tem.
type-it = ⌨️ Isso não cabe num botão. Digite com `/move`: `{ $action }`
your-turn = { $mention } É a sua vez em { $name }. Aperte **Ver minha mão** embaixo da mesa.
dm-late = { $mention } O Discord não está entregando suas cartas agora. Aperte **Ver minha mão** embaixo da mesa para ver as cartas e jogar.
dm-closed = { $mention } Não consigo mandar mensagens diretas para você. Aperte **Ver minha mão** embaixo da mesa para ver suas cartas e jogar.
hand-kicked = A mesa pôs { $seat } no seu lugar. { $mode ->
    [practice] É treino, então não conta como derrota.
   *[rated] Você só perde esta partida se esse lugar perder.
}
hand-sent-away = Quem cuida deste servidor pôs { $seat } no seu lugar. { $mode ->
    [practice] É treino, então não conta como derrota.
   *[rated] Na primeira metade da partida, não conta como derrota. Depois disso, você fica com o resultado do seu lugar.
}
hand-gone = Você não jogava havia uma semana, então { $seat } ficou no seu lugar. { $mode ->
    [practice] É treino, então não conta como derrota.
   *[rated] Conta como derrota.
} Aperte **Sentar** embaixo da mesa para voltar.
hand-left = Você saiu da partida. { $seat } continua por você.
hand-rating = Seu rating: { $before } → **{ $after }**
time-up = ⏱️ { $seat } ficou sem tempo.
    .to-seat = ⏱️ Você ficou sem tempo.
just-drawn = { $text } · nova
was-forced = Era a sua única jogada.
was-ordered = Joguei por você, como você pediu.
last-trick = Última vaza
no-last-trick = Nenhuma vaza acabou ainda.

verify-true = ✅ **Comprovante do embaralhamento:** { $name }, terminou { $time }. { $told }
verify-false = ❌ **Comprovante do embaralhamento:** { $name }, terminou { $time }. { $told }
verify-lobby = 🔒 **Comprovante do embaralhamento:** { $name }, cartas ainda não dadas. Sorteei um segredo para o embaralhamento antes de alguém entrar; a impressão digital dele é `{ $commitment }`. Cada **Entrar** soma um número próprio, e dar as cartas também. Depois da partida publico o segredo, e qualquer um pode conferir as cartas.
verify-beacon = A rodada { $round } do beacon público também entra na mistura, e ainda não saiu.
verify-under-way = 🔒 **Comprovante do embaralhamento:** { $name }, ainda em jogo. O embaralhamento tem um segredo cuja impressão digital estava no lobby: `{ $commitment }`. Publico o segredo no fim.
verify-unsealed = { $name }, ainda em jogo. Esta partida começou antes de os embaralhamentos terem impressão digital, então não há com que conferir.
verify-follows = Ela vem depois da partida { $match }, a última que acabou neste servidor antes dela.
verify-first = É a primeira partida registrada neste servidor.
verify-nothing = Nenhuma partida acabou neste canal ainda.
numbers-commitment = **Impressão digital**, mostrada no lobby antes de alguém entrar: o SHA-256 do segredo e da partida anterior:
    `{ $commitment }`
numbers-opened-after = **Partida anterior**: o SHA-256 do último arquivo de partida deste servidor quando esta mesa abriu, ou zeros se não havia nenhum:
    `{ $digest }`
numbers-secret = **Segredo**, publicado no fim:
    `{ $secret }`
numbers-joins = **Entradas**: cada lugar (a partir de 0) com o ID do clique que o ocupou, depois o ID da mensagem que deu as cartas (pelo relógio do Discord { $times }):
    `{ $joins }`
    { $seal ->
        [none] { "" }
       *[other] A mensagem que deu as cartas mostra o SHA-256 da parte anterior: `{ $seal }`.
    }
numbers-seed = **Semente**, o HMAC-SHA256 das entradas com o segredo como chave:
    `{ $seed }`
numbers-seed-alone = **Semente**, sorteada antes de dar as cartas, sem impressão digital:
    `{ $seed }`
numbers-file = O arquivo tem a partida inteira. Para conferir por conta própria: `python -m games verify { $file }`

record-file = A partida inteira em um arquivo.

replay-title = { $name }, partida { $number }
replay-entry = { $number }: { $name }, { DATE($day, pattern: "dd MMM") } { $time } UTC, { $names }
replay-step = Passo { $number } de { $last }
replay-hand = -# **{ $seat }** { $cards }
replay-shared = **{ $name }** compartilha uma jogada de
    { $head }
film-steps = Passos { $first } a { $last }
film-words = { $head }, { $place }. O último quadro:
no-such-match-here = Não existe partida { $number } neste canal. Escolha uma da lista que `/replay` mostra.

review-title = ### { $name }, partida { $number }: análise
review-begins = 🔎 Vou olhar as suas jogadas. Se você fechar esta mensagem, eu paro.
review-first = 🔎 Estou olhando as suas jogadas: { $done } de { $of }. Se você fechar esta mensagem, eu paro.
review-closer = 🔎 Já vi todas as suas { $of } jogadas. Agora olho de perto as que podem ter custado pontos.
review-moment = -# Momento { $number } de { $last }, de { $decisions } { $decisions ->
    [one] decisão
   *[other] decisões
}
review-find-head = -# Nenhum erro claro em { $decisions } { $decisions ->
    [one] decisão
   *[other] decisões
}. Este foi o seu melhor achado.
review-clean = Nenhum erro claro em { $decisions } { $decisions ->
    [one] decisão
   *[other] decisões
}, e nenhuma que fosse melhor que todas as outras. Jogou bem.
review-try = **O que você faria?** A sua jogada aqui custou pontos. Tente outra: agora nada conta.
review-same = **{ $action }** foi a sua jogada naquela hora também. Tente outra.
review-other = **{ $action }** não é o que eu faria. Tente de novo, ou aperte **Mostrar**.
review-solved = ✅ É isso!
review-cost = Sua jogada: **{ $action }**. Em média, custou cerca de { $points } { $points ->
    [one] ponto
   *[other] pontos
} a você, { $error } a mais ou a menos.
review-scale = -# Em muitas distribuições possíveis, { $unit ->
    [together] contado no fim.
    [hand] contado no fim da mão contra o seu adversário mais forte.
    [deck] contado no fim do baralho contra o seu adversário mais forte.
    [hole] contado no fim do buraco contra o seu adversário mais forte.
   *[round] contado no fim da rodada contra o seu adversário mais forte.
}
review-better = 💡 Melhor: **{ $action }**. { $why }
review-find = ✅ Sua jogada: **{ $action }**. Em média, **{ $instead }** teria custado cerca de { $points } { $points ->
    [one] ponto
   *[other] pontos
} a você, { $error } a mais ou a menos.
review-ahead = Olhando adiante, é melhor que tudo o mais que testei.
review-not-yours = Só quem jogou uma partida pode pedir a análise dela. Peça a de uma sua com `/review`.
review-not-over = Esta partida ainda não acabou. Eu analiso depois do fim.
review-no-game = Não consigo analisar este jogo: olhar adiante não separa as boas jogadas das ruins.
review-nothing = Você não tomou decisões próprias nesta partida.
review-none-here = Você ainda não terminou uma partida neste canal. Se a partida foi em outro lugar, diga o número dela.
review-busy = Ainda estou analisando uma partida para você. Espere um minuto.
review-failed = Não consegui terminar esta análise. Aperte **Análise** de novo, ou digite `/review`.
review-late = Havia coisa demais a fazer, então não terminei. Tente de novo mais tarde.

report-title = Reportar { $title }
report-label = O que deu errado?
report-note = { $status ->
    [over] Quem cuida deste servidor vai ver isto, e o arquivo da partida.
   *[playing] Quem cuida deste servidor vai ver isto. Não revele cartas escondidas: a partida ainda está em jogo.
}
report-head = ### 🚩 { $title }
    De **{ $name }** ({ $mention }), sobre {"["}esta mesa]({ $place }):
report-over = -# O arquivo da partida está anexado.
report-under-way = -# A partida ainda está em jogo, então o arquivo anexado só tem o que é público. Quando acabar, **Arquivo da partida** mostra tudo.
report-sent = Obrigado. Mandei o seu relato e a partida para { $count ->
    [1] 1 pessoa
   *[other] { $count } pessoas
}.
report-closed = Não consegui falar com ninguém que cuida deste servidor. Avise diretamente, e anexe o arquivo de **Arquivo da partida** embaixo de um replay.
report-nobody = Não consegui mandar o seu relato, porque não sei quem cuida deste servidor.
report-nothing = Ainda não há o que reportar: nenhuma partida foi jogada aqui.

no-table = Você não está em nenhuma mesa. Abra uma com `/play`, ou deixe `/notify` avisar quando uma abrir.
no-match-here = Ninguém está jogando neste canal. Abra uma mesa com `/play`, ou deixe `/notify` avisar quando uma abrir.
invited = 🎴 { $mention }, **{ $host }** convida você para { $name } em { $place }.
invite-bot = Não posso jogar com outros bots. Escolha uma pessoa.
challenge-pick = Que jogo você quer jogar com **{ $name }**?
no-hint = Sem dica agora: não é a sua vez.
words-off = As reações rápidas estão desligadas neste servidor.
table-elsewhere = Neste servidor, as mesas abrem em { $places }. Digite /play lá.
game-hidden = Este servidor desligou { $game }. Digite /play para ver os jogos dele.
permission-view_channel = ver canal
permission-attach_files = anexar arquivos
permission-send_messages = enviar mensagens
permission-send_messages_in_threads = enviar mensagens em tópicos
permission-create_public_threads = criar tópicos públicos
permissions-missing = Faltam permissões para mim aqui: { $names }. Peça a quem cuida do servidor para liberar neste canal.
leave-ask-match = Sair da sua partida de { $name } em { $place }? { $mode ->
    [practice] É treino, então não conta como derrota.
   *[rated] Um computador fica com o seu lugar, e conta como derrota.
}
leave-ask-table = Sair da mesa de { $name } em { $place }?
you-left = Você saiu da mesa.
you-left-match = { $mode ->
    [practice] Você saiu da partida. É treino, então não conta como derrota. Um computador continua por você.
   *[rated] Você saiu da partida, então conta como derrota. Um computador continua por você.
}
you-left-last = { $mode ->
    [practice] Você saiu da partida, e a mesa está fechada. Era treino, então não conta como derrota.
   *[rated] Todos saíram, então a mesa está fechada. Conta como derrota para todos os que saíram.
}
you-asked = Perguntei a todos na mesa em { $place }. Prazo: { $time }.
you-let-in = Deixaram você entrar na mesa em { $place }. Você senta nas próximas cartas.
you-turned-down = Nem todos na mesa em { $place } concordaram.
you-asked-no-more = A pergunta à mesa em { $place } está encerrada.
you-stay-out = Tudo bem, você não vai sentar em { $place }.
you-all-agree = Todos concordam. Veja a mesa em { $place }.
kick-ask = { $name } está jogando { $game } em { $place }, não aqui. Pôr um computador no lugar lá?
press-replace = Substituir
kicked = Feito. { $seat } continua na mesa em { $place }.
kick-self = É você. Para sair, digite `/leave`.
kick-stranger = { $name } não está jogando em nenhuma mesa aqui. Escolha quem está.
you-want-void = Você pediu para cancelar a partida. Se todos os outros concordarem embaixo da mesa em { $place }, ela não conta. Até lá, continue jogando.
store-unavailable = Não consigo acessar meu banco de dados agora. Se nada acontecer daqui a pouco, tente de novo.
discord-unavailable = O Discord está com problemas agora. Se nada acontecer daqui a pouco, tente de novo.
in-line = ⏳ Você é o número { $place } da fila.
too-many = Vá um pouco mais devagar. Tente de novo depois de { $time }.
slow = Está demorando mais que o normal. A resposta aparece aqui daqui a pouco; se não aparecer, tente de novo.
form-late = Demorou um pouco. Aperte **Preencher**.
not-ours = Esse botão não vale mais. Use a mensagem mais nova, ou digite um comando.
argument-out-of-range = { $value } está fora dos limites. Escolha outro número.
argument-unknown = Não sei o que é “{ $value }”. Escolha da lista que aparece enquanto você digita.
command-changed = Este comando mudou. Recarregue o Discord e digite de novo.
broken = Algo quebrou, mas a sua mesa está a salvo. Tente de novo. Se continuar acontecendo, passe este código a quem cuida do bot: { $code }

lesson-head = ### { $name }: lição
lesson-step = -# Passo { $number } de { $last }
lesson-right = ✅ { $why }
lesson-wrong = ⚠️ { $why }
lesson-done = 🎓 **A lição acabou.** O resto você aprende jogando: aperte **Jogar** quando quiser.
lesson-table = Você já está numa mesa deste jogo: { $place }. Aperte **Começar** lá quando todos estiverem aqui.
lesson-offer = 🎓 É a sua primeira vez em { $name }? Aprenda em dois minutos antes de começar.
lesson-none = Ainda não há lição de { $game }. Tente `/rules`.
press-learn = Aprender
press-learn-again = Recomeçar
