award = “{ $name }” para { $names }

press-achievements = Conquistas
press-career = Todos os jogos
achievements-head = ### Conquistas de { $name }: { $count } de { $all }
achievements-earned = { $icon } **{ $name }**: { $how } Conquista de { $time }.
achievements-open = ▫️ **{ $name }**: { $how }

profile-new = Nenhuma partida terminada
profile-dailies = { $count ->
    [1] desafio diário
   *[other] desafios seguidos
}
profile-wins = { $count ->
    [1] vitória
   *[other] vitórias seguidas
}
profile-practice = vencidas em treino
profile-practiced = { $wins } de { $matches }
profile-medals = Medalhas de arena: { $gold } de ouro, { $silver } de prata, { $bronze } de bronze.
profile-games = Melhores jogos
profile-game = { $name } { $rating }, { $rank }º lugar
profile-rank = { $rank }º
profile-rivals = Rivais
profile-balance = { $won }–{ $lost }
profile-won-lost = Vitórias–derrotas
profile-achievements = Conquistas
profile-earned = { $count } de { $all }

achievement-regular = Presença fixa
how-to-earn-regular = Termine dez partidas com outras pessoas.
achievement-full-table = Mesa cheia
how-to-earn-full-table = Termine uma partida com quatro pessoas à mesa.
achievement-people = Boas companhias
how-to-earn-people = Jogue um mesmo jogo contra dez pessoas diferentes.
achievement-guest = Chegou depois
how-to-earn-guest = Sente durante uma partida e vença.
achievement-comeback = Virada
how-to-earn-comeback = Vença uma partida depois de estar em último na metade.
achievement-bids = Lances perfeitos
how-to-earn-bids = Vença uma partida e cumpra o lance exato três rodadas seguidas.
achievement-ahead = De ponta a ponta
how-to-earn-ahead = Vença uma partida de cinco rodadas ou mais, na frente depois de cada uma.
achievement-last-round = No último minuto
how-to-earn-last-round = Vença uma partida de cinco rodadas ou mais, na frente só depois da última.
achievement-streak = Em boa fase
how-to-earn-streak = Vença cinco partidas seguidas de um mesmo jogo.
achievement-machines = Contra as máquinas
how-to-earn-machines = Vença três computadores difíceis numa mesma mesa.
achievement-seats = Todos os lugares
how-to-earn-seats = Vença um mesmo jogo em cada lugar de uma mesa de quatro ou mais.
achievement-crowd = Mesa grande
how-to-earn-crowd = Vença uma partida com seis pessoas à mesa.
achievement-giant = Gigante derrubado
how-to-earn-giant = Vença alguém com rating 200 pontos acima do seu.
achievement-games = Joga de tudo
how-to-earn-games = Vença em dez jogos, com três partidas terminadas em cada um.
achievement-hundred = Mão calejada
how-to-earn-hundred = Termine cem partidas com outras pessoas.
achievement-master = Nível de mestre
how-to-earn-master = Chegue a um rating de 1.500 que não seja provisório.
achievement-arena-medal = Pódio
how-to-earn-arena-medal = Ganhe uma medalha numa arena de oito pessoas ou mais.
achievement-arena-gold = Ouro na arena
how-to-earn-arena-gold = Vença uma arena de dezesseis pessoas ou mais.
achievement-daily-week = Todo dia
how-to-earn-daily-week = Termine um desafio diário em sete dias seguidos.
achievement-daily-games = Dez desafios
how-to-earn-daily-games = Termine os desafios diários de dez jogos diferentes.
achievement-daily-house = Banca quebrada
how-to-earn-daily-house = Vá melhor num desafio diário que todos os computadores que o jogaram.
achievement-daily-month = Mês inteiro
how-to-earn-daily-month = Termine um desafio diário em trinta dias seguidos.
