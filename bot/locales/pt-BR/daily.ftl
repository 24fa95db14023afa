daily-head = ### Desafio diário: { $name }
daily-offer = Só você contra { $opponents ->
    [house] a banca
   *[computers] computadores
}, com as mesmas cartas que os outros. É uma tentativa só, e sem relógio: pare e volte quando quiser. Acaba { $time }.
daily-length = -# Duração: { $count } { $unit ->
    [hand] { $count ->
        [one] mão
       *[other] mãos
    }
    [deck] { $count ->
        [one] baralho
       *[other] baralhos
    }
    [hole] { $count ->
        [one] buraco
       *[other] buracos
    }
   *[round] { $count ->
        [one] rodada
       *[other] rodadas
    }
}. Com uma dica vira treino, que não entra na classificação.
daily-rules = -# Diferente das regras padrão: { $rules }.
daily-others = O desafio de outro jogo
daily-ranked = -# Desafio diário · acaba { $time }
daily-practice = -# Desafio diário, como treino · acaba { $time }
daily-unranked = 🎓 Você pediu uma dica, então foi treino e não entra na classificação.
daily-late = ⏰ Este desafio diário acabou, e você não terminou a tempo. Digite `/daily` para o de hoje.
daily-none = { $name } não tem desafio diário. Digite `/daily` para o jogo do dia.

solo-practice = -# Treino
solo-points = **Seu resultado: { SIGNED($points) }**{ $count ->
    [1] { "" }
   *[other] { " " }({ $rounds })
}
solo-resting = { $unit ->
    [hand] Fim da mão
    [deck] Fim do baralho
    [hole] Fim do buraco
   *[round] Fim da rodada
}. Aperte **Pronto** para as próximas cartas.
solo-hint-price = Com uma dica vira treino: você vê o resultado, mas ele não entra na classificação. Se tudo bem, aperte **Aceitar a dica**.
solo-gone = Não tenho mais essas cartas. Digite `/daily` para as de hoje.
press-take-hint = Aceitar a dica
solo-points-lead = -# O que conta é quanto você ficou à frente.
solo-points-bad = -# Aqui os pontos são ruins, então contam como menos.

daily-better = É melhor que **{ $percent }%** { $among ->
    [all] de todos os jogadores e computadores
   *[people] dos outros jogadores
} com as suas cartas{ $kind ->
    [far] {", "}até agora
   *[final] { "" }
}.
daily-place = Você está em **{ $rank }º** lugar{ $kind ->
    [far] { " " }até agora
   *[final] { "" }
}.
daily-level = { $level ->
    [random] jogadas ao acaso
    [easy] fácil
    [normal] normal
   *[hard] difícil
} { SIGNED($points) }
daily-house = -# Computadores com as suas cartas: { $results }.
daily-final = -# As posições ficam definitivas { $time }.
daily-streak = 🔥 { $days } dias seguidos, o seu recorde é { $best }.
press-daily-board = Ranking
press-today = Hoje
press-yesterday = Ontem
press-month = Este mês
press-this-server = Este servidor
press-all-servers = Todos os servidores
column-result = Resultado
column-better = Melhor que
column-days = Dias
column-points = Pontos
daily-board-day = Desafio diário: { $name }
daily-board-month = Desafios diários
daily-day = { DATE($day, pattern: "d 'de' MMMM") }
daily-month = { DATE($day, pattern: "MMMM 'de' y") }
daily-board-all = { $date } · todos os servidores
daily-board-here = { $date } · { $place }
daily-today = Hoje até agora
daily-board-points = Pontos: para cada jogo do dia, a porcentagem de quem ficou atrás de você.
daily-nobody = Ninguém está aqui ainda.
daily-place-none = Você ainda não está neste ranking. Termine o desafio diário antes.
daily-place-hidden = Você estaria em { $rank }º lugar, mas se escondeu com `/privacy leaderboard`.

seals-today = 🔒 **Desafios diários de hoje** (dia { $day }): sorteei { $count } segredos antes de alguém jogar. { $used ->
    [1] As cartas de todos vêm do primeiro.
   *[other] As cartas de cada um vêm de um dos { $used } primeiros.
} As impressões digitais deles, até eu publicar os segredos { $time }:
    { $seals }
seals-before = 🔒 **Desafios diários de ontem** (dia { $day }): o mesmo, até { $time }:
    { $seals }
seals-opened = 🔓 **Desafios diários de ontem** (dia { $day }): aqui estão os segredos. O seu era o número { $number }.
    { $secrets }
press-daily-seals = Lacres do dia

daily-shared = **{ $seat }** terminou o desafio diário de { $game }: melhor que **{ $percent }%**{ $kind ->
    [far] { " " }até agora
   *[final] { "" }
}.
daily-shared-title = { $name }: desafio diário de { $game }
daily-shared-better = Melhor que { $percent }%{ $kind ->
    [far] { " " }até agora
   *[final] { "" }
}
daily-shared-plot = À frente dos computadores, { $unit ->
    [hand] mão a mão
    [deck] baralho a baralho
    [hole] buraco a buraco
   *[round] rodada a rodada
}
daily-shared-once = Você já compartilhou este.
press-daily-too = Jogar também

daily-news = ☀️ **Desafio diário: { $name }.** Jogue contra { $opponents ->
    [house] a banca
   *[computers] computadores
} e compare-se com os outros. Acaba { $time }.
daily-muted = Chega de mensagens sobre desafios diários. **Quero avisos** embaixo de `/daily` liga de novo.
press-daily-notify-on = Quero avisos
press-daily-notify-off = Parar os avisos
daily-news-best = Os melhores de ontem aqui, em { $name }: { $names }.
daily-news-one = **{ $name }** ({ $percent }%)

press-same-cards = Jogar estas cartas
press-same-cards-again = De novo
same-cards-head = ### { $name }, partida { $number }: as mesmas cartas
same-cards-offer = Jogue estas mesmas cartas, só contra { $opponents ->
    [house] a banca
   *[computers] computadores
} e sem relógio. Ninguém mais vê. No fim você pode comparar.
same-cards-seat = Cartas de quem?
same-cards-own = { $name }, o seu lugar
same-cards-of = { $name }, lugar { $number }
same-cards-private = Era uma mesa privada, então só os jogadores dela podem jogar essas cartas.
same-cards-round = { $unit ->
    [hand] Mão
    [deck] Baralho
    [hole] Buraco
   *[round] Rodada
} { $count }: você fez **{ SIGNED($own) }**, { $name } fez **{ SIGNED($then) }**.
same-cards-round-own = { $unit ->
    [hand] Mão
    [deck] Baralho
    [hole] Buraco
   *[round] Rodada
} { $count }: você fez **{ SIGNED($own) }**, e **{ SIGNED($then) }** na partida.
same-cards-round-open = { $unit ->
    [hand] Mão
    [deck] Baralho
    [hole] Buraco
   *[round] Rodada
} { $count }: você fez **{ SIGNED($own) }**. A partida acabou antes disso.
same-cards-differ = -# A partida tomou outro rumo antes { $unit ->
    [hand] desta mão
    [deck] deste baralho
    [hole] deste buraco
   *[round] desta rodada
}, então as cartas foram outras.
same-cards-sum = **Ao todo você fez { SIGNED($own) }, { $name } fez { SIGNED($then) }.**
same-cards-sum-own = **Ao todo você fez { SIGNED($own) }, e { SIGNED($then) } na partida.**
