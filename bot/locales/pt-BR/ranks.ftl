rank-server = Ranking de { $place }
rank-season = Ranking de { $place } · { $season }
rank-everywhere = Ranking global
rank-nobody = Ninguém terminou uma partida ainda.
rank-provisional = ? = provisório: menos de { $matches } partidas
rank-bets = Ap./100 = apostas próprias ganhas por 100 rodadas; menos de { $few } rodadas contam como { $few }
rank-none = Você ainda não está neste ranking. Termine antes uma partida com outras pessoas.
rank-none-house = Você ainda não está neste ranking. Termine antes uma partida.
rank-percent = { $percent }%
press-me = Minha posição
column-rank = Pos.
column-player = Jogador
column-game = Jogo
column-rating = Rating
column-matches = Partidas
column-won = Vitórias
column-streak = Seguidas
column-best = Recorde
column-average = Média
column-bets = Ap./100
rating-average = { SIGNED($points, digits: 1) }
rating-sure = { $points }
rating-provisional = { $points }?

press-week = Esta semana
press-week-all = Esta semana, todos os jogos
press-all-time = Desde sempre
week-all-games = Todos os jogos
week-head = Esta semana em { $place }
week-note = Um ponto para cada pessoa que fica atrás de você, menos para a mesma
week-tenths = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
week-points = Você ganha um ponto para cada pessoa que fica atrás de você. Na segunda vez na semana, a mesma pessoa vale um terço, na terceira um quinto. Quem terminou menos de { $few } partidas aqui conta como uma pessoa só. A semana acaba { $time }.
week-nobody = Ninguém jogou com outras pessoas esta semana.
week-none = Você ainda não está neste ranking. Termine uma partida com outras pessoas esta semana.
week-of-server = O ranking da semana é de um servidor. Use o comando lá.

stats-summary = { $matches ->
    [1] 1 partida
   *[other] { $matches } partidas
}, { $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
}
    .most = { $matches ->
        [1] 1 partida
       *[other] { $matches } partidas
    }, { $wins ->
        [1] 1 vitória
       *[other] { $wins } vitórias
    } · mais em { $games }
stats-day = { DATE($day, pattern: "d 'de' MMM 'de' y") }
stats-plot = { $of ->
    [bets] Apostas ganhas em 100 rodadas de
    [average] Pontuação média em
   *[rating] Rating em
} { $game } { $count ->
    [1] depois de 1 partida
   *[other] nas últimas { $count } partidas
}
stats-against = { $name } contra { $rivals }.
stats-rival = { $name } { $won }-{ $lost }
stats-practice = Vitórias contra computadores: { $wins } de { $matches }.
stats-practice-only = { $name } só treinou até agora. Vitórias contra computadores: { $wins } de { $matches }.
stats-recounted = Novidade: uma partida que você começa só contra computadores é treino e não muda nenhum rating. As anteriores também não contam mais.
stats-none = { $name } ainda não terminou uma partida.
stats-hidden = As estatísticas de { $name } são privadas.

season-started = 🏁 A temporada **{ $season }** começou. Para ver quem está na frente, use `/leaderboard` e escolha-a em `season`.
season-ended = 🏁 A temporada **{ $season }** acabou. Para ver como foi, use `/leaderboard` e escolha-a em `season`.
season-not-allowed = Só quem pode gerenciar este servidor pode começar e encerrar temporadas. Peça a uma dessas pessoas.
season-not-started = Já há uma temporada em andamento. Encerre-a antes com `/season end`.
season-name-taken = Este servidor já teve uma temporada com esse nome. Escolha outro.
season-none = Nenhuma temporada em andamento. Comece uma com `/season start`.
season-unknown = Este servidor não tem nenhuma temporada chamada “{ $name }”. Escolha uma da lista.
season-of-server = Temporadas são de um servidor. Use este comando lá, com o escopo “este servidor”.
