press-policy = Por quê, e por quanto tempo
press-forget = Apagar tudo sobre mim

privacy-head = ### O que eu guardo sobre você
privacy-nothing = Nada. Isso muda quando você senta a uma mesa, escolhe algo em `/preferences`, ou pede relatos em `/settings`.
privacy-name = **Seu nome**, { $name }, como o servidor o mostrava quando você sentou.
privacy-preferences = **Suas preferências**: { $count ->
    [0] nenhuma escolhida
    [1] 1 escolhida
   *[other] { $count } escolhidas
}. Você { $direct ->
    [0] não aceita
   *[other] aceita
} mensagens diretas minhas.
privacy-language = **O idioma do seu Discord**: { $language }.
privacy-matches = **Seus lugares** em { $count ->
    [1] 1 partida
   *[other] { $count } partidas
} (ainda em jogo: { $open }), com as suas jogadas e os IDs do Discord dos seus cliques. Os outros da mesa veem as suas jogadas; quando uma partida acaba, qualquer um pode olhá-la.
privacy-opened = **Mesas que você abriu** e deixou antes de começarem: { $count }.
privacy-results = **Seus resultados**: { $count ->
    [1] 1 partida jogada
   *[other] { $count } partidas jogadas
} até o fim. Os outros da mesa os viram.
privacy-standings = **Seus registros**: { $count }, com partidas, vitórias e rating. Há um para cada jogo, servidor e temporada, e um para todos os servidores juntos.
privacy-visible = **Rankings**: { $where ->
    [global] você está nos dos seus servidores e no global.
    [server] você está nos dos seus servidores, não no global, e os outros só veem as suas estatísticas dentro de um servidor.
   *[hidden] você não está em nenhum, e ninguém mais vê as suas estatísticas.
} Mude isso com `/privacy leaderboard`.
privacy-daily = **Desafios diários**: aviso quando o de cada dia começa, como você escolheu em `/daily` ou `/notify`, e guardo o último dia em que avisei.
privacy-reports = **Relatos**: você recebe os de { $count ->
    [1] 1 servidor
   *[other] { $count } servidores
}, como escolheu em `/settings`.
privacy-manages = **Servidores que você gerencia**: { $count ->
    [1] 1 servidor
   *[other] { $count } servidores
}.
privacy-lessons = **Lições**: guardo que já ofereci { $count ->
    [1] 1 lição
   *[other] { $count } lições
} a você, para não perguntar duas vezes.
privacy-solos = **Seus desafios diários e treinos**: { $count } (não terminados: { $open }), com as suas jogadas e os IDs do Discord dos seus cliques. Os outros veem o seu nome e os seus pontos nos rankings diários, e o que você compartilha.
privacy-months = **Seus desafios diários por mês**: { $count }. Há um registro para cada mês e servidor, e um para todos os servidores juntos.
privacy-reviews = **Análises**: { $count ->
    [1] 1 partida sua
   *[other] { $count } partidas suas
}. Só você as vê.
privacy-achievements = **Suas conquistas**: { $count }, com a partida ou o dia que trouxe cada uma. Os outros as veem na imagem dessa partida e no seu perfil.
privacy-arenas = **Arenas**: { $count } (medalhas: { $medals }). Os outros veem lá o seu nome, os seus pontos e o seu lugar.
privacy-channels = **Nossas mensagens diretas**: { $count ->
    [1] o ID de 1 canal
   *[other] os IDs de { $count } canais
}, e das mensagens com as suas mãos.
privacy-operator = -# Os outros veem o seu nome, lugares, jogadas, resultados e rankings, e nada mais. Quem cuida deste bot pode ver tudo isso, e todas as mãos. `/privacy export` dá tudo a você num arquivo, `/privacy delete` apaga.
privacy-terms = Os termos deste bot:
privacy-policy = O que eu guardo sobre as pessoas, por quê, por quanto tempo, e quem vê:

privacy-sent = Mandei a você tudo o que eu guardo sobre você, num arquivo. Veja as suas mensagens diretas.
privacy-file = Tudo o que eu guardo sobre você. `/privacy show` tem um botão para o PRIVACY.md, que explica cada chave.

privacy-ask = **Apagar tudo sobre você?** O seu nome, preferências, ratings e desafios diários são apagados, e você sai das suas mesas; um computador continua onde uma partida ainda está em jogo. Partidas terminadas ficam com um lugar chamado “Player”, para os outros manterem os resultados deles. Nas últimas 100 partidas dos seus adversários, um pseudônimo fica no seu lugar, para o rating deles não recomeçar. Isso não se desfaz.
privacy-deleted = Feito. Não guardo mais o seu nome nem o seu ID. As mensagens que já estão no Discord ficam lá. Se você sentar de novo, tudo recomeça.
export-about = O que o Parlor guardou sobre você. O PRIVACY.md explica cada chave; os horários são em UTC.
