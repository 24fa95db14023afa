press-arena-next = Próxima mesa
press-arena-results = Resultados
press-arena-me = Meu lugar
press-arena-back = Voltar
press-arena-more = Mais
arena-title = Arena de { $name }
arena-head = ### 🏟️ Arena de { $name }
arena-announced = Início: { $time }, por { $minutes } minutos. Aperte **Entrar** se você topa.
arena-running = Aperte **Próxima mesa** para ganhar um lugar. Uma mesa começa com { $count ->
    [1] 1 jogador
   *[other] { $count } jogadores
}, e depois de 30 segundos os computadores a completam. Últimas mesas: { $time }.
arena-closing = Não começam mais mesas novas. As medalhas vêm quando a última acabar.
arena-done = 🏁 É isso, bons jogos a todos!
arena-removed = Esta arena foi removida, então não há medalhas. As mesas em andamento continuam.
arena-people = { $count ->
    [1] **1** jogador
   *[other] **{ $count }** jogadores
} até agora: { $names }
arena-names = { $names } e mais { $count }
arena-rules = { $form ->
    [pairs] Cada parceiro da dupla que vence ganha 2 pontos.
    [few] O primeiro lugar vale 2 pontos.
   *[many] O primeiro lugar vale 2 pontos, o segundo vale 1.
} Depois de dois primeiros lugares seguidos, os seus pontos contam em dobro até você perder um. Só contra computadores, uma vitória vale 1.
arena-medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $names } · { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
arena-no-medals = Para haver medalhas, é preciso ter dois jogadores com pontos diferentes, então desta vez não há.
arena-unplayed = 🏁 A arena acabou, e ninguém terminou uma mesa.
arena-nobody = Ninguém entrou ainda.
arena-subtitle = { $status ->
    [over] Classificação final
    [announced] Ainda não começou
   *[running] Classificação
} · { $count ->
    [1] 1 jogador
   *[other] { $count } jogadores
}
arena-sharing = { $count } jogadores
arena-points = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}
arena-record = { $tables ->
    [1] 1 mesa
   *[other] { $tables } mesas
}, { $firsts ->
    [1] 1 primeiro lugar
   *[other] { $firsts } primeiros lugares
}
arena-hot = Sequência de 2 ou mais: os pontos contam em dobro
column-firsts = 1º lugar
column-tables = Mesas

arena-in = Você está dentro. Quando a arena começar, aperte **Próxima mesa** aqui. Início: { $time }.
arena-in-line = Você está na fila. A mesa começa com { $count ->
    [1] 1 jogador
   *[other] { $count } jogadores
}, ou com computadores 30 segundos depois do primeiro clique. `/leave` tira você da fila.
arena-out-of-line = Você não está mais na fila. Aperte **Próxima mesa** se ainda quer um lugar.
arena-seated = Sua mesa: { $place }
arena-table = Arena de { $name } · mesa { $number }
arena-started = A arena está aberta: { $place }
arena-ended = Não começam mais mesas novas. As que estão em andamento ainda contam, e as medalhas vêm quando a última acabar: { $place }
arena-gone = A arena foi removida, e as mesas em andamento continuam como mesas comuns: { $place }
arena-channel = Arenas precisam de um canal de texto de um servidor em que eu esteja. Digite o comando em um.
arena-none = Ainda não houve uma arena neste servidor. `/arena start` começa uma.
arena-none-open = Nenhuma arena está aberta aqui. `/arena start` começa uma.
arena-which = Há duas arenas aqui. Escolha uma em `game`.
time-unclear = Não consigo ler “{ $text }”. Digite algo como 45m, 2h, ou 20:30 em UTC.
time-over = “{ $text }” já passou. Escolha uma hora que ainda vem.

arenas-off = As arenas estão desligadas neste servidor. Quem pode gerenciá-lo pode ligá-las em `/settings`.
arenas-of-managers = Só quem pode gerenciar este servidor pode começar uma arena. Isso se muda em `/settings`.
arenas-many = Este servidor já tem { $most } arenas. Comece outra quando uma delas acabar.
arena-no-game = { $name } não tem arenas. Escolha outro jogo.
arena-minutes = Uma arena dura de { $least } a { $most } minutos.
arena-time = Uma arena começa agora ou nos próximos sete dias. Escolha uma hora dentro desse prazo.
arena-not-begun = A arena ainda não começou, então não há mesas. Início: { $time }.
arena-over = Não começam mais mesas nesta arena, porque ela acabou. `/arena results` mostra como foi.
arena-table-open = Você ainda está numa mesa: { $place } Aperte **Próxima mesa** quando ela acabar.
arena-no-room = Estou preparando mais mesas. Aperte **Próxima mesa** de novo daqui a pouco.
arena-not-yours = Só quem começou a arena, ou alguém que pode gerenciar este servidor, pode fazer isso.
arena-stranger = Você precisa ser membro de { $name } para jogar lá.
no-such-arena = Não conheço esta arena. `/arena results` mostra a última daqui.
