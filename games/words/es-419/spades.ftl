spades-name = Picas
    .line = Apuesta con tu pareja y luego gana esas bazas.
    .aliases = Spades, Espadas
spades-rules = **Tú y tu pareja, que está enfrente, dicen cuántas bazas van a ganar. Luego hay que ganarlas.**
    Cada jugador recibe 13 cartas y apuesta una vez, y tu apuesta se suma a la de tu pareja.
    { rules-trick }
    Las picas son **triunfo:** ganan a todos los demás palos. { rules-trick-trump } No se puede salir con una pica hasta que alguien haya jugado una.
    Si cumplen la apuesta, reciben 10 por cada baza apostada y 1 por cada una de más. Si no, pierden 10 por cada baza apostada. Gana el primer equipo en llegar a 500.
    - **Por ejemplo:** apuestas 4 y tu pareja 3. Ganan 8 entre los dos: 70 y 1, o sea 71 puntos. Con 6 habrían perdido 70.
    .whole =
    - **Reparto:** 13 cartas a cada jugador de una baraja de 52. Se descubren cartas de una en una, y quien recibe A♠ reparte primero. Luego el reparto pasa a la izquierda.
    - **Apuestas:** desde la izquierda de quien reparte, cada uno apuesta una vez, de 0 a 13. No se puede pasar ni cambiar la apuesta. Las parejas se sientan enfrentadas y suman sus apuestas.
    - **Juego:** sale quien está a la izquierda de quien reparte. { rules-trick } Las picas son triunfo, y el as es la más alta. { rules-trick-trump }
    - **Romper picas:** no se puede salir con una pica hasta que se haya jugado una en esta mano, salvo que solo tengas picas.
    - **Puntaje:** si tu equipo gana al menos lo que apostó, recibe 10 por cada baza apostada y 1 por cada una de más. Si no, pierde 10 por cada baza apostada. El puntaje puede bajar de cero.
    - **El final:** gana el primer equipo en llegar a 500. Si los dos llegan en la misma mano, gana el puntaje más alto, y si son iguales, se juega otra mano.
    - **Por ejemplo:** se sale con corazones y no tienes. Juegas 2♠. Alguien después de ti tampoco tiene corazones y juega 9♠, así que la baza es suya. Si hubiera jugado A♥, habría ganado tu 2♠.
    - **Las reglas de la casa** pueden agregar el **nulo**, una apuesta de ninguna baza. Si no ganas ninguna, tu equipo recibe 100; si ganas alguna, pierde 100. De todos modos, la apuesta de tu pareja cuenta como siempre. El **nulo a ciegas** es un nulo antes de ver tus cartas, por 200, cuando tu equipo va al menos 100 por detrás. Las **bazas de más** son las que superan la apuesta: cada 10 le cuestan 100 a tu equipo.
spades-paragraphs =
    .wrong-phase-bid = 2
    .bad-bid = 2
    .wrong-phase-play = 3
    .must-follow-suit = 3
    .spades-not-broken = 4

spades-variant-modern = Nulo y castigo por bazas de más, a 250
spades-variant-long = Nulo, nulo a ciegas y castigo por bazas de más, a 500
spades-variant-jokers = Comodines, nulo y castigo por bazas de más, a 250
spades-variant-short = Corta, a 200

spades-option-target = { shared-points-to-win }
spades-option-tie_break = Si los dos equipos empatan al final
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
spades-option-overtrick_points = Puntos por cada baza por encima de la apuesta
spades-option-nil = Se puede apostar nulo (ninguna baza)
spades-option-nil_points = Puntos por el nulo, ganado o perdido
spades-option-failed_nil_tricks = Las bazas de quien apostó nulo
    .count = ayudan a cumplir la apuesta de su pareja
    .bags_only = solo cuentan como bazas de más
spades-option-blind_nil = Un equipo que va perdiendo puede apostar nulo antes de ver las cartas (necesita nulo)
spades-option-blind_nil_points = Puntos por el nulo a ciegas, ganado o perdido
spades-option-blind_nil_behind = Puntos de desventaja para el nulo a ciegas
    .zero = { shared-any-time }
spades-option-bags = Las bazas por encima de la apuesta se acumulan, y demasiadas cuestan puntos
spades-option-bag_limit = Bazas de más antes del castigo
spades-option-bag_penalty = Puntos que cuesta el castigo
spades-option-jokers = Comodines
    .none = { shared-none }
    .two = dos, como las picas más altas, en lugar de 2♣ y 2♦
spades-option-min_team_bid = Lo mínimo que puede apostar un equipo
spades-option-cap_team_bid = La apuesta de un equipo no pasa de 13
spades-option-not_thirteen = Las cuatro apuestas no pueden sumar 13
spades-option-first_lead = A la primera baza sale
    .left_of_dealer = { shared-left-of-dealer }
    .low_club = quien tiene el trébol más bajo, con esa carta
spades-option-no_spade_trick_one = Sin picas en la primera baza, salvo que no tengas otra cosa
spades-option-spade_leads = Se puede salir con picas
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
spades-option-lose_at = Un equipo pierde cuando su puntaje cae a

do-bid-nil = Apostar nulo
    .listed = nulo
do-bid-blind-nil = Apostar nulo a ciegas
    .listed = nulo a ciegas
do-look = Ver mis cartas

spades-draw = { $seat } saca A♠ y reparte.
    .to-seat = Sacas A♠ y repartes.
spades-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
spades-looks = { $seat } mira sus cartas.
    .short = miró
    .to-seat = Miras tus cartas.
spades-bids-nil = { $seat } apuesta nulo.
    .to-seat = Apuestas nulo.
spades-bids-blind-nil = { $seat } apuesta nulo a ciegas.
    .to-seat = Apuestas nulo a ciegas.
spades-overbid = { $seats } apuestan más de 13 entre los dos. Solo hay 13 bazas.
    .to-seats = Tú y { $seats } apuestan más de 13 entre los dos. Eso no se puede cumplir.
spades-broken = Picas rotas.
spades-scores = { $seats } apostaron { $bid } y ganaron { $won }: { shared-points }.
    .to-seats = Tú y { $seats } apostaron { $bid } y ganaron { $won }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
spades-nil-made = { $seat } cumplió el nulo: { $points } puntos para el equipo.
    .to-seat = Cumpliste el nulo: { $points } puntos para el equipo.
spades-nil-failed = { $seat } no cumplió el nulo: el equipo pierde { $points } puntos.
    .to-seat = No cumpliste el nulo: el equipo pierde { $points } puntos.
spades-bag-penalty = Demasiadas bazas de más: { $seats } pierden { $points } puntos.
    .to-seats = Demasiadas bazas de más: tú y { $seats } pierden { $points } puntos.

spades-line-waiting = Sin apuesta aún
spades-for-extra = { $number } de más
spades-for-nil = { $number } por el { $kind ->
    [blind] nulo a ciegas
   *[nil] nulo
} de { $seat }
spades-for-bags = { $number } por bazas de más
spades-line = { $bid ->
    [nil] Nulo
    [blind] Nulo a ciegas
   *[other] Apostó { $bid }
} · Ganó { $number }
spades-bidding = Mano { $number } · Apuestas
spades-trick = { shared-trick-of-hand }
spades-bags = { $count ->
    [one] 1 de más
   *[other] { $count } de más
}
spades-broken-badge = Rotas

spades-hint-look = Mira tus cartas. Apostar a ciegas rara vez conviene.
spades-hint-nil = Con todas estas puedes quedar por debajo: picas bajas, y una carta baja en cada palo largo. Apuesta nulo.
spades-hint-bid = Cuento { $tricks ->
    [one] cerca de 1 baza
   *[other] unas { $tricks } bazas
}. Picas seguras: { $sure } de { $spades }. Otros ases: { $aces }. Ante la duda, apuesta bajo.
spades-hint-crowded = Cuento { $tricks ->
    [one] cerca de 1 baza
   *[other] unas { $tricks } bazas
}, pero con las apuestas anteriores serían { $total }. No hay bazas para tanto, así que apuesta una menos.
spades-hint-only = { shared-hint-only-card }
spades-hint-winner = No queda nada más alto, así que gana, salvo que alguien juegue triunfo.
spades-hint-top-spade = Es la pica más alta que queda. Saca las del otro equipo antes de que las usen contra tus cartas buenas.
spades-hint-need-all = Necesitas casi todas las bazas que quedan, así que sal con tu pica más alta.
spades-hint-partner-ruffs = A tu pareja no le queda este palo y puede jugar triunfo.
spades-hint-shortest = Sal de tu palo más corto. Cuando ya no tengas, puedes jugar triunfo.
spades-hint-longest = Sal bajo de tu palo más largo.
spades-hint-low-spade = Solo tienes picas, así que sal con la más baja.
spades-hint-partner = { shared-hint-partner-winning }
spades-hint-beaten = { shared-hint-cannot-win }
spades-hint-cheapest = { shared-hint-cheapest }
spades-hint-sure = No queda nada más alto, así que gana.
spades-hint-second-low = Segunda mano, baja: déjasela a tu pareja.
spades-hint-third-high = Tercera mano, alta: pónselo difícil a quien juega al final.
spades-hint-third-low = Tu pareja salió alto, así que juega bajo.
spades-hint-ruff = No puedes seguir el palo, así que juega la pica más baja que gane.
spades-hint-set = Ya cumplieron su apuesta, y el otro equipo no. Sigue ganando bazas para que falle.
spades-hint-cover = Tu pareja apostó nulo. Gana con una carta alta para que no le toque.
spades-hint-trap = Apostó nulo y se está llevando esta baza. Que se la lleve.
spades-hint-bag = Los dos equipos ya cumplieron, así que sería solo una baza de más. Quédate por debajo.
spades-hint-duck = Apostaste nulo, así que quédate por debajo.

spades-blind-nil-needs-nil = El nulo a ciegas necesita el nulo. Activa también el nulo.
wrong-phase-blind = Primero mira tus cartas, o apuesta nulo a ciegas.
wrong-phase-look = Primero mira tus cartas.
no-spade-trick-one = En la primera baza no hay picas. Puedes jugar { $cards }.
spades-not-broken = Las picas todavía no están rotas, así que no puedes salir con una. Puedes jugar { $cards }.
