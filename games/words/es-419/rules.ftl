rules-trick = En cada **baza** todos juegan una carta por turno, empezando por quien sale. Sigue el palo: si tienes el palo de la primera carta, juégalo. Si no, juega lo que quieras.
rules-trick-plain = La carta más alta del palo de salida gana la baza, y quien la jugó sale a la siguiente. No hay triunfo.
rules-trick-trump = El triunfo más alto gana la baza o, si nadie jugó triunfo, la carta más alta del palo de salida. Quien la jugó sale a la siguiente.

rules-hands-of-five = { "  " }- escalera de color, cinco seguidas del mismo palo: 5♥ 6♥ 7♥ 8♥ 9♥
    { "  " }- póker, cuatro iguales: K♣ K♦ K♥ K♠ 4♦
    { "  " }- full, un trío y un par: J♣ J♥ J♠ 4♦ 4♠
    { "  " }- color, cinco del mismo palo: A♦ J♦ 8♦ 6♦ 2♦
    { "  " }- escalera, cinco seguidas: 7♣ 8♦ 9♦ 10♠ J♥
rules-poker-hands = { rules-hands-of-five }
    { "  " }- trío: Q♣ Q♦ Q♥ 8♠ 4♦
    { "  " }- doble par: A♣ A♥ 6♦ 6♠ 9♣
    { "  " }- par: 10♥ 10♠ K♦ 7♣ 3♠
    { "  " }- carta alta: nada de lo anterior
rules-same-hand = - **¿Manos iguales?** Deciden las cartas más altas: los reyes ganan a los nueves, y luego cuenta el resto de tus cinco. El palo nunca importa, y las manos iguales se reparten el bote. El as es la carta más alta, o la más baja en A 2 3 4 5.
rules-side-pot = - **Por ejemplo:** tienes 40 fichas y vas all-in; otras dos personas ponen 100 cada una. Puedes ganar 40 de cada una y tus propias 40. Las otras 120 forman un **bote lateral** entre esas dos.
rules-chips = Se juega hasta que alguien tiene todas las fichas. Son solo por diversión: no valen nada.

rules-button = El **botón** marca el asiento de quien reparte y pasa a la izquierda después de cada mano. Las dos personas a su izquierda tienen que apostar primero: la **ciega** pequeña y la grande. Hay una ronda de apuestas antes del **flop**, las tres primeras cartas de la mesa, y otra después del flop, de la cuarta carta (el **turn**) y de la quinta (el **river**). Pasa (sigue sin pagar), apuesta, paga lo que apuesten los demás, sube o retírate. Al final se muestran las manos, y la mejor se lleva el **bote**, todo lo apostado.
rules-blinds = A la izquierda del botón está la ciega pequeña y luego la grande, y las dos apuestan antes de ver sus cartas. Cuando quedan dos jugadores, el botón es la ciega pequeña.
rules-streets = - **Las apuestas:** antes del flop, desde la izquierda de la ciega grande. Después del flop (tres cartas), del turn y del river (una cada uno), desde la izquierda del botón.
rules-check-bet-raise = - **Tu turno:** ¿nadie apostó? **Pasa**, o **apuesta** al menos la ciega grande. ¿Alguien apostó? **Paga** (iguala), **sube a** una cantidad mayor o **retírate** de la mano. Una subida agrega al menos lo mismo que la última apuesta o subida. Si nadie sube, la ciega grande todavía puede subir.
rules-all-in = - **All-in:** si no puedes igualar una apuesta, pon lo que tengas. De cada oponente solo puedes ganar lo mismo que pusiste; el resto es un bote lateral entre los demás. Lo que nadie igualó vuelve. Una subida demasiado pequeña, de alguien que va all-in, no te permite volver a subir, salvo que en total sume una subida completa para ti.
rules-showdown = - **El showdown:** quien hizo la última apuesta o subida en el river muestra primero. Después solo tienes que mostrar si ganas. Si todos los que quedan van all-in, se abren las manos y se reparte el resto de las cartas. Si todos los demás se retiran, ganas sin mostrar.
rules-blinds-end = - **El final:** las ciegas suben cada cierto número de manos. Quien se queda sin fichas queda fuera; gana la última persona con fichas.
rules-play-chips = Las fichas son solo por diversión: no valen nada.
