kings-and-bastards-name = Reyes y bastardos
    .line = Quien termina primero es Rey; quien termina al final, el Bastardo.
    .aliases = Kings and Bastards, Ricos y pobres
kings-and-bastards-rules = **Quédate sin cartas primero y eres Rey. Quédate con ellas y eres el Bastardo.**
    Alguien sale con una carta sola o con un **grupo** de varias cartas del mismo valor: un par, un trío. Después, cada jugador juega la misma cantidad de cartas de un valor más alto, o pasa. Cuando todos los demás pasan, quien jugó al final se lleva la baza y sale otra vez.
    El 3 es lo más bajo y el as lo más alto. Un **2** supera cualquier cosa, él solo. Un **comodín** va con cualquier carta, como el valor que necesites.
    En la ronda siguiente el Bastardo le da al Rey sus dos mejores cartas y recibe dos cualesquiera que al Rey le sobren.
    - **Por ejemplo:** Ana sale con 6♣ 6♦. Tú juegas 9♥ 9♠, Beto pasa, Ceci juega un solo 2 y se lleva la baza. La siguiente salida es de Ceci.
    .whole =
    - **Reparto:** todas las cartas de una baraja con un comodín; desde siete jugadores, dos barajas. Algunos reciben una carta más. Después de la primera ronda reparte el Bastardo.
    - **Salir:** quien tiene el 3♣ empieza la ronda con él, solo o con más treses y comodines. Después, quien se llevó la última baza sale con lo que quiera. Cuando te toca salir no puedes pasar.
    - **Seguir:** la misma cantidad de cartas, de un valor más alto, o pasar. Puedes pasar y volver a jugar más tarde. Los palos no importan.
    - **Un 2** se juega solo. Se lleva en el acto cualquier baza, tenga las cartas que tenga, y nada lo supera.
    - **Un comodín** vale por cualquier valor menos el 2: solo, o con al menos una carta de verdad.
    - **Llevarse la baza:** cuando todos los demás pasaron seguidos. Si esa persona ya no tiene cartas, sale la siguiente.
    - **Fin de la ronda:** quien termina primero es **Rey**. Se sigue hasta que solo una persona tiene cartas: el **Bastardo**.
    - **El intercambio:** antes de la ronda siguiente, las dos mejores cartas del Bastardo van al Rey: primero los doses, luego comodines, ases, reyes y así hacia abajo. El Rey devuelve dos cualesquiera. Nadie más las ve.
    - **El final:** se juega hasta que ustedes quieran. Gana quien fue Rey más veces y, si hay empate, quien fue Bastardo menos veces. Junto a cada nombre hay una corona por cada ronda como Rey y harapos por cada una como Bastardo.
    - **Por ejemplo:** en la mesa hay un par de jotas. Puedes superarlo con Q♣ Q♦, con K♠ y un comodín, o con un solo 2. Un as no alcanza, y tres reyes tampoco.
kings-and-bastards-paragraphs =
    .kings-and-bastards-must-open = 2
    .kings-and-bastards-must-lead = 2
    .kings-and-bastards-one-rank = 2
    .kings-and-bastards-other-size = 3
    .kings-and-bastards-too-low = 3
    .kings-and-bastards-two-alone = 4
    .kings-and-bastards-joker-rank = 5
    .climbing-must-give = 8

kings-and-bastards-variant-race = Gana quien es Rey tres veces
kings-and-bastards-variant-president = Con vices, pasar te deja fuera, 10 rondas
kings-and-bastards-variant-short = Corta: 5 rondas

kings-and-bastards-option-decks = Barajas
    .auto = una por cada seis jugadores
kings-and-bastards-option-jokers = Comodines por baraja
kings-and-bastards-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = { shared-out-of-trick }
kings-and-bastards-option-exchange_count = Cartas que intercambian el Bastardo y el Rey
    .zero = { shared-none }
kings-and-bastards-option-exchange_ranking = Las mejores cartas del Bastardo, que van al Rey, son
    .twos_high = doses, luego comodines, luego ases
    .ace_high = ases, luego reyes; doses y comodines solo si no hay otra cosa
kings-and-bastards-option-lead_rule = Quién empieza la ronda
    .three_of_clubs = quien tiene el 3♣, con esa carta
    .king = el Rey, desde la segunda ronda
    .bastard = el Bastardo, desde la segunda ronda
kings-and-bastards-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
kings-and-bastards-option-target_kings = Rondas como Rey para ganar
    .zero = { shared-no-limit }
kings-and-bastards-option-vice_titles = El Vicerrey (2.º) y el Vicebastardo (penúltimo) también intercambian una carta

do-as = como { rank-name }
    .after = { $picked } como { rank-name }

kings-and-bastards-calls = { $seat } juega { $card } como { $rank }.
    .to-seat = Juegas { $card } como { $rank }.
kings-and-bastards-wins = { $seat } se lleva la baza con { $cards } como { $rank }.
    .to-seat = Te llevas la baza con { $cards } como { $rank }.
kings-and-bastards-king = ¡{ $seat } termina primero y es Rey!
    .to-seat = ¡Terminas primero y eres Rey!
kings-and-bastards-bastard = { $seat } se queda con cartas y es el Bastardo.
    .to-seat = Te quedas con cartas y eres el Bastardo.

kings-and-bastards-fact = Más veces el Bastardo: { $seat }, { $number } veces.
kings-and-bastards-kings = { $kings ->
    [0] nunca Rey
    [one] Rey una vez
   *[other] Rey { $kings } veces
}
kings-and-bastards-bastards = { $bastards ->
    [0] nunca Bastardo
    [one] Bastardo una vez
   *[other] Bastardo { $bastards } veces
}
kings-and-bastards-reason = { kings-and-bastards-kings }, { kings-and-bastards-bastards }
kings-and-bastards-tag-king = Rey
kings-and-bastards-tag-bastard = Bastardo
kings-and-bastards-tag-vice = Vicerrey
kings-and-bastards-tag-vice-last = V. Bastardo
kings-and-bastards-joker = { $seat }: comodín como { $rank }

kings-and-bastards-hint-only-twos = Solo te quedan doses, y van de uno en uno.
kings-and-bastards-hint-two-few = Te quedan pocas. Un 2 se lleva esta baza, y luego sales tú.
kings-and-bastards-hint-joker = A un comodín jugado como as solo lo supera un 2. Llévate esta baza, y luego sales tú.
kings-and-bastards-hint-two-many = Tienes { $count ->
    [2] dos
    [3] tres
    [4] cuatro
   *[other] { $count }
} doses. Gasta uno: se lleva esta baza, y luego sales tú.
kings-and-bastards-hint-two-close = A { $seat } { $count ->
    [one] le queda una carta
   *[other] le quedan { $count } cartas
}, así que gasta un 2 para que no termine.
kings-and-bastards-hint-save-two = No vale la pena gastar { $count ->
    [1] tu único 2
   *[other] un 2
}.

kings-and-bastards-one-deck = Una baraja alcanza para seis jugadores como máximo. Pon las barajas en “auto” o en dos.
kings-and-bastards-must-open = Empiezas la ronda con el 3♣. Juégalo solo, o con otros treses y comodines.
kings-and-bastards-must-lead = Te toca salir, así que no puedes pasar. Juega una carta o un grupo.
kings-and-bastards-joker-rank = Di qué es el comodín, de 3 a as pero nunca un 2, por ejemplo “JR as 9”.
kings-and-bastards-two-alone = Un 2 se juega siempre solo. Juega un solo 2, o un grupo sin él.
kings-and-bastards-one-rank = Las cartas que se juegan juntas deben ser de un mismo valor, comodines incluidos. Elige cartas de un solo valor.
kings-and-bastards-only-jokers = Solo con comodines no se hace un grupo. Agrega una carta de verdad, o juega un comodín y di su valor.
kings-and-bastards-too-many = Un grupo no puede tener más de { $most } cartas. Juega menos.
kings-and-bastards-other-size = { $count ->
    [one] Hay que superar una carta. Juega una
   *[other] Hay que superar { $count } cartas. Juega la misma cantidad
}, un solo 2, o pasa.
kings-and-bastards-too-low = Es muy bajo. Juega un valor por encima de { rank-name }, un solo 2, o pasa.
