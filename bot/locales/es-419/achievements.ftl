award = { $names }: “{ $name }”

press-achievements = Logros
press-career = Todos los juegos
achievements-head = ### Logros de { $name }: { $count } de { $all }
achievements-earned = { $icon } **{ $name }**: { $how } Conseguido { $time }.
achievements-open = ▫️ **{ $name }**: { $how }

profile-new = Ninguna partida terminada aún
profile-dailies = { $count ->
    [one] diario seguido
   *[other] diarios seguidos
}
profile-wins = { $count ->
    [one] victoria seguida
   *[other] victorias seguidas
}
profile-practice = ganadas en práctica
profile-practiced = { $wins } de { $matches }
profile-medals = Medallas de arena: { $gold } de oro, { $silver } de plata, { $bronze } de bronce.
profile-games = Mejores juegos
profile-game = { $name } { $rating }, puesto { $rank }
profile-rank = n.º { $rank }
profile-rivals = Rivales
profile-balance = { $won }–{ $lost }
profile-won-lost = Ganadas–perdidas
profile-achievements = Logros
profile-earned = { $count } de { $all }

achievement-regular = Cara conocida
how-to-earn-regular = Termina diez partidas con otras personas.
achievement-full-table = Mesa llena
how-to-earn-full-table = Termina una partida con cuatro personas en la mesa.
achievement-people = Mucho gusto
how-to-earn-people = Juega al mismo juego contra diez personas distintas.
achievement-guest = Llegada tardía
how-to-earn-guest = Siéntate durante una partida y gánala.
achievement-comeback = Remontada
how-to-earn-comeback = Gana una partida en la que ibas en último lugar a la mitad.
achievement-bids = Apuestas perfectas
how-to-earn-bids = Gana una partida y cumple tu apuesta exacta tres rondas seguidas.
achievement-ahead = Siempre al frente
how-to-earn-ahead = Gana una partida de cinco rondas o más yendo al frente después de cada una.
achievement-last-round = A último momento
how-to-earn-last-round = Gana una partida de cinco rondas o más yendo al frente solo después de la última.
achievement-streak = En racha
how-to-earn-streak = Gana cinco partidas seguidas de un juego.
achievement-machines = Contra las máquinas
how-to-earn-machines = Gánales a tres computadoras difíciles en una mesa.
achievement-seats = Todos los asientos
how-to-earn-seats = Gana en un juego desde cada asiento de una mesa de cuatro o más.
achievement-crowd = Mesa grande
how-to-earn-crowd = Gana una partida con seis personas en la mesa.
achievement-giant = Matagigantes
how-to-earn-giant = Gánale a alguien con 200 puntos de rating más que tú.
achievement-games = Todoterreno
how-to-earn-games = Gana en diez juegos distintos, con tres partidas terminadas en cada uno.
achievement-hundred = Veterano
how-to-earn-hundred = Termina cien partidas con otras personas.
achievement-master = Maestría
how-to-earn-master = Llega a un rating de 1500 que no sea provisional.
achievement-arena-medal = Podio
how-to-earn-arena-medal = Gana una medalla en una arena de ocho personas o más.
achievement-arena-gold = Campeón
how-to-earn-arena-gold = Gana una arena de dieciséis personas o más.
achievement-daily-week = Todos los días
how-to-earn-daily-week = Termina un diario siete días seguidos.
achievement-daily-games = Diez diarios
how-to-earn-daily-games = Termina los diarios de diez juegos distintos.
achievement-daily-house = Casa vencida
how-to-earn-daily-house = Haz un diario mejor que todas las computadoras que lo jugaron.
achievement-daily-month = Mes completo
how-to-earn-daily-month = Termina un diario treinta días seguidos.
