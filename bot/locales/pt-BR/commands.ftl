command-play = Abra uma mesa: outros entram, e computadores ocupam os lugares livres
command-play-game = O que jogar (vazio: mostra todos os jogos)
command-play-private = Só entra quem você convidar

command-leave = Saia da sua mesa; um computador continua e, se não for treino, conta como derrota

command-notify = Receba uma mensagem direta quando uma mesa abrir aqui

command-hand = Veja a sua mão, só você

command-hint = O que um bom jogador faria, e por quê

command-move = Jogue digitando, como QS, bid 4 ou KH suit S
command-move-text = A sua jogada

command-daily = As mesmas cartas para todos a cada dia: jogue contra computadores e compare-se
command-daily-game = Qual jogo (vazio: o jogo do dia)

command-table = O que dá para fazer na sua mesa
command-table-show = Poste a mesa de novo, no fim do canal
command-table-invite = Convide alguém para a sua mesa e reserve um lugar
command-table-invite-user = Quem convidar
command-table-join = Peça o lugar de um computador na partida deste canal
command-table-end = Encerre a partida depois desta rodada, se todos concordarem
command-table-tie = Encerre a partida em empate, se todos concordarem
command-table-claim = Peça o resto das vazas
command-table-undo = Desfaça a sua última jogada, se todos concordarem
command-table-pause = Faça uma pausa, se todos concordarem
command-table-redeal = Dê as cartas de novo antes de alguém jogar, se todos concordarem
command-table-kick = Ponha um computador no lugar de um jogador, se os outros concordarem
command-table-kick-user = Quem substituir

command-preferences = Como a sua mão aparece, é ordenada e chega até você

command-settings = Cores, jogos, canais e relatos deste servidor

command-rules = Como se joga um jogo, em resumo ou por completo
command-rules-game = Qual jogo

command-help = O que eu faço, e por onde começar

command-about = Quem cuida deste bot, a versão, os termos e a privacidade

command-learn = Aprenda um jogo passo a passo, em dois minutos
command-learn-game = Qual jogo

command-verify = Confira se as cartas da última partida daqui foram dadas honestamente

command-leaderboard = Veja quem é melhor num jogo
command-leaderboard-game = Qual jogo (vazio: todos os jogos desta semana)
command-leaderboard-scope = Entre jogadores deste servidor, ou de todos os servidores
command-leaderboard-scope-server = este servidor
command-leaderboard-scope-global = todos os servidores
command-leaderboard-season = Uma temporada deste servidor (vazio: desde sempre)
command-leaderboard-span = Desde sempre, ou esta semana neste servidor
command-leaderboard-span-always = desde sempre
command-leaderboard-span-week = esta semana

command-stats = Seus melhores jogos, sequências, rivais e conquistas
command-stats-user = De quem (vazio: as suas)
command-stats-game = De qual jogo mostrar o rating

command-season = Temporadas deste servidor
command-season-start = Comece uma temporada: um ranking novo para todos
command-season-start-name = Que nome ela tem, como Verão 2027
command-season-end = Encerre a temporada; o ranking dela fica

command-arena = Uma noite de mesas curtas
command-arena-start = Comece uma arena: mesas curtas, uma só classificação, medalhas
command-arena-start-game = O que jogar
command-arena-start-minutes = Quanto ela dura, de 10 a 240 minutos
command-arena-start-at = Quando, como 45m, 2h, ou 20:30 em UTC (vazio: agora)
command-arena-end = Encerre a arena daqui: as mesas em andamento ainda contam
command-arena-end-game = De qual jogo, se há duas
command-arena-remove = Remova a arena daqui, sem medalhas
command-arena-remove-game = De qual jogo, se há duas
command-arena-results = O seu lugar na arena deste servidor, ou na última

command-privacy = O que eu guardo sobre você
command-privacy-show = O que eu guardo sobre você, e quem vê
command-privacy-export = Tudo o que eu guardo sobre você, num arquivo
command-privacy-leaderboard = Escolha em quais rankings você aparece
command-privacy-leaderboard-where = Onde os outros podem ver o seu rating e as suas estatísticas
command-privacy-leaderboard-where-global = em todo lugar
command-privacy-leaderboard-where-server = só nos meus servidores
command-privacy-leaderboard-where-hidden = em lugar nenhum
command-privacy-delete = Apague tudo o que eu guardo sobre você

command-replay = Veja uma partida terminada passo a passo
command-replay-match = O número dela (vazio: a última partida daqui)

command-review = Veja quais jogadas suas mais custaram numa partida terminada
command-review-match = O número dela (vazio: a sua última partida daqui)

command-report = Conte a quem cuida deste servidor o que deu errado numa partida

context-menu-challenge = Desafiar
