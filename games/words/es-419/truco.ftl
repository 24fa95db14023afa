truco-name = Truco
    .line = Tres cartas, dos cantos y cara de piedra.
    .aliases = Truco argentino
truco-rules = **Gana dos de tres bazas y canta para que valgan más. Antes, canta por tus dos mejores cartas de un palo.**
    Cada jugador tiene tres cartas. Se juega una por baza; la más alta se la lleva, y nunca hay que seguir el palo. Las cuatro mejores son el as de espadas y el de bastos (los **anchos**), el 7 de espadas y el 7 de oros. Luego vienen los 3, los 2, los otros ases (**anchos falsos**), los reyes, los caballos, las sotas, los otros 7 (**7 falsos**), los 6, los 5 y los 4.
    La mano vale 1 punto. Canta **truco** para que valga 2. El otro equipo dice **quiero** para jugarlo, **no quiero** para entregarlo, o sube.
    Antes de tu primera carta puedes cantar **envido**: quien tiene las dos mejores cartas de un palo recibe 2 puntos. Miente todo lo que quieras. Gana el primer equipo en llegar a 30.
    - **Por ejemplo:** el 7 y el 5 de copas hacen 20 + 12, un envido de 32. Solo le gana 33.
    .whole =
    - **Equipos:** entre cuatro o seis, los compañeros se sientan alternados y comparten el puntaje. Quien está a la izquierda de quien reparte es **mano** y sale en la primera baza.
    - **Bazas:** si las mejores cartas son iguales y cada equipo tiene una, la baza es **parda**, y vuelve a salir el mano. Si no, sale quien se la lleva.
    - **La mano** es del equipo que gana dos bazas. Si una fue parda, del que ganó la primera, o la primera que no fue parda. Si las tres son pardas, del equipo del mano.
    - **Truco** 2, **retruco** 3, **vale cuatro** 4. Después del primer canto, solo puede subir el equipo que quiso por última vez. Si un canto no se quiere, quien lo cantó recibe lo que la mano valía antes.
    - **El envido** cuenta 20 y dos cartas de un palo, o si no, tu mejor carta. Los ases valen 1; sotas, caballos y reyes, 0. En caso de empate gana el equipo del mano. Se canta antes de tu primera carta, incluso cuando te cantaron truco: el envido está primero.
    - **Subir el envido:** envido suma 2, dos veces como máximo, y real envido 3. La falta envido se juega por lo que le falta al equipo que va ganando para terminar. Si el último canto no se quiere, valen los anteriores, al menos 1.
    - **Respuestas:** se le pregunta a cada oponente por turno. Un quiero o una subida compromete al equipo; para el no quiero hace falta que lo digan todos.
    - **Irse al mazo** es para dos jugadores. Se entrega la mano, y 1 punto más si todavía podías cantar envido.
    - **La flor** es una opción: tres cartas de un palo hay que cantarlas y valen 3 en lugar del envido. Si los dos equipos tienen una, se puede subir.
    - **Ganar:** los puntos cuentan en el acto. El equipo que llega a 30 gana en medio de la mano.
truco-paragraphs =
    .truco-envido-too-late = 5
    .truco-not-higher = 7
    .truco-not-your-word = 4
    .truco-wrong-step = 4
    .truco-answer-first = 7
    .truco-nothing-asked = 7
    .truco-say-flor = 9
    .truco-no-flor = 9
    .truco-not-with-partners = 8

truco-variant-quick = Rápido, a 15
truco-variant-flor = Con flor
truco-variant-all_in = Falta envido por la partida
truco-option-target = { shared-points-to-win }
truco-option-flor = Tres cartas de un palo son flor
truco-option-falta = La falta envido se juega por
    .leader = lo que le falta al que va ganando para terminar
    .match = toda la partida, mientras los dos estén en las malas
    .half = lo que le falta al que va ganando para llegar a las buenas
truco-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

do-quiero = Quiero
do-no-quiero = No quiero
do-quiero-yes = Quiero
do-no-quiero-no = No quiero
order-no-quiero = { do-no-quiero-no }
do-truco = Truco
    .listed = truco
do-retruco = Retruco
    .listed = retruco
do-vale-cuatro = Vale cuatro
    .listed = vale cuatro
do-envido = Envido
    .listed = envido
do-real-envido = Real envido
    .listed = real envido
do-falta-envido = Falta envido
    .listed = falta envido
do-flor = Flor
    .listed = flor
do-contraflor = Contraflor
    .listed = contraflor
do-contraflor-al-resto = Contraflor al resto
    .listed = contraflor al resto
truco-do-fold = Irse al mazo

truco-calls = { $seat } canta { $call }, { $points ->
    [0] por todo lo que falta
   *[other] por { shared-points }
}; no querido, { $number }.
    .to-seat = Cantas { $call }, { $points ->
    [0] por todo lo que falta
   *[other] por { shared-points }
}; no querido, { $number }.
truco-flor = { $seat } tiene flor.
    .to-seat = Tienes flor.
truco-accepts = { $seat } dice quiero.
    .to-seat = Dices quiero.
truco-refuses = { $seat } dice no quiero.
    .to-seat = Dices no quiero.
truco-folds = { $seat } se va al mazo.
    .to-seat = Te vas al mazo.
truco-says = { $seat } tiene { $number }.
    .to-seat = Tienes { $number }.
truco-plays = { $seat } juega { $card }.
    .to-seat = Juegas { $card }.
truco-takes = { $seat } se lleva la baza.
    .to-seat = Te llevas la baza.
truco-tied = Parda.
truco-scores = { $reason ->
    [envido] { shared-points } por el envido: { $seats }.
    [flor] { shared-points } por la flor: { $seats }.
    [refused] { shared-points } por el truco no querido: { $seats }.
    [refused-envido] { shared-points } por el envido no querido: { $seats }.
    [refused-flor] { shared-points } por la flor no querida: { $seats }.
    [fold] { shared-points } por irse al mazo: { $seats }.
   *[tricks] { shared-points } por las bazas: { $seats }.
}
    .to-seats = { $reason ->
        [envido] { shared-points } por el envido: { shared-you-and }.
        [flor] { shared-points } por la flor: { shared-you-and }.
        [refused] { shared-points } por el truco no querido: { shared-you-and }.
        [refused-envido] { shared-points } por el envido no querido: { shared-you-and }.
        [refused-flor] { shared-points } por la flor no querida: { shared-you-and }.
        [fold] { shared-points } por irse al mazo: { shared-you-and }.
       *[tricks] { shared-points } por las bazas: { shared-you-and }.
    }
truco-for = { $reason ->
    [envido] { $number } por el envido
    [flor] { $number } por la flor
    [refused] { $number } por el truco no querido
    [refused-envido] { $number } por el envido no querido
    [refused-flor] { $number } por la flor no querida
    [fold] { $number } por irse al mazo
   *[tricks] { $number } por las bazas
}
truco-shows = { $seat } muestra { $cards }.
    .to-seat = Muestras { $cards }.

truco-subtitle = Mano { $round } · a { $target }
truco-stake = Truco
truco-line = { $raises ->
    [0] { $dots }
   *[other] { $dots } puede subir
}
truco-mano = mano

truco-hint-flor = Tienes flor, y hay que cantarla.
truco-hint-envido = { $kind ->
    [no] Con { $number } perderías demasiadas veces.
    [yes] Tienes { $number }. Alcanza para querer.
   *[call] Tienes { $number }, y la mayoría tiene menos.
}
truco-hint-truco = Tienes cerca del { $chance } % de ganar la mano. { $kind ->
    [no] Entrégala.
    [yes] Alcanza para querer.
   *[call] Haz que valga más.
}
truco-hint-lead = Sal con tu carta del medio y guarda la mejor para después.
truco-hint-highest = Necesitas esta baza. Sal con tu carta más alta.
truco-hint-partner = Tu equipo va ganando esta baza. Juega bajo.
truco-hint-wins = Gana la baza con lo más barato que puedas.
truco-hint-ties = Esta baza no la puedes ganar, pero sí empardar.
truco-hint-lowest = { shared-hint-cannot-win }

truco-envido-too-late = Ya es tarde para eso. El envido se canta una vez por mano, antes de tu primera carta y antes de querer el truco.
truco-not-higher = Te cantaron { $call }. Solo puedes cantar algo más alto, o responder quiero o no quiero.
truco-not-your-word = Tu equipo subió al final, así que solo el otro puede cantar { $call }.
truco-last-step = Después del vale cuatro ya no se sube.
truco-wrong-step = Ese no es el siguiente paso. Toca { $call }.
truco-answer-first = Te cantaron { $call }. Responde quiero o no quiero, o sube.
truco-nothing-asked = Nadie te cantó nada. Juega una carta o canta.
truco-say-flor = Tienes flor. Cántala antes que nada.
truco-no-flor = No puedes cantar eso. Hacen falta tres cartas de un palo y una partida con flor.
truco-not-with-partners = En equipo no puedes irte al mazo. Juega una carta, o responde no quiero cuando te canten.
