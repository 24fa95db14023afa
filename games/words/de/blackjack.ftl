blackjack-name = Blackjack
    .line = Näher an 21 als die Bank, aber nicht drüber.
    .aliases = Black Jack, 21, Siebzehn und Vier
blackjack-rules = **Komm näher an 21 als die Bank, ohne drüberzugehen. Alle spielen für sich gegen die Bank.**
    Du setzt und bekommst zwei offene Karten. Die Bank zeigt eine von ihren zwei. J, Q und K zählen zehn, ein Ass eins oder elf. Nimm eine **Karte** oder **bleib stehen.** Über 21 bist du **überkauft:** Dein Einsatz ist weg. Dann zieht die Bank bis 17. Wer näher an 21 liegt, gewinnt den Einsatz. Bei gleicher Summe bekommst du ihn zurück.
    Ein Ass und eine Zehn (10, J, Q oder K) sind ein **Blackjack,** der 3 zu 2 zahlt. Nach 20 Runden gewinnen die meisten Chips. { rules-play-chips }
    - **Zum Beispiel:** Du hast 10♠ 6♦, und die Bank zeigt die 6♣. Von da aus überkauft sie sich oft, also bleibst du stehen. Mit der 10♥ hat sie 16 und zieht die 9♦: Du gewinnst.
    .whole =
    - **Einsätze:** Alle setzen gleichzeitig, 10 bis 200, in Zehnern. Deinen Einsatz sieht niemand, bis alle gesetzt haben.
    - **Der Schlitten:** sechs Kartenspiele, neu gemischt, wenn noch ein Viertel übrig ist.
    - **Soft:** Solange ein Ass elf zählt, ist ein Blatt soft. A♠ 6♦ ist Soft 17, und mit einer 10 wird 17 daraus.
    - **Versicherung:** Zeigt die Bank ein Ass, kannst du noch einmal halb so viel darauf setzen, dass ihre verdeckte Karte einen Blackjack macht. Das zahlt 2 zu 1.
    - **Die verdeckte Karte:** Bei offenem Ass oder offener Zehn sieht die Bank nach. Ist es ein Blackjack, ist die Runde vorbei, und nur dein eigener rettet deinen Einsatz.
    - **21** bleibt von selbst stehen.
    - **Verdoppeln:** Setz auf deine ersten zwei Karten noch einmal so viel und bekomm genau eine Karte.
    - **Teilen:** Aus zwei Karten, die gleich zählen, werden zwei Blätter, mit je einem Einsatz, bis zu vier. Geteilte Asse bekommen je eine Karte, und 21 ist damit kein Blackjack.
    - **Aufgeben:** Statt zu spielen, gib den halben Einsatz her.
    - **Die Bank** zieht, bis sie 17 oder mehr hat, außer es ist niemand mehr zu schlagen.
    - **Das Ende:** nach 20 Runden, oder wenn sonst niemand mehr setzen kann. Bei Gleichstand wird der Sieg geteilt. Allein gewinnst du mit mehr Chips, als du zu Beginn hattest.
blackjack-paragraphs =
    .bet-range = 1
    .bet-tens = 1
    .insure-or-pass = 4
    .play-now = 6
    .no-double = 7
    .no-split = 8
    .no-surrender = 9

blackjack-variant-hard_house = Harte Bank: 6 zu 5, zieht bei Soft 17
blackjack-variant-european = Europäisch: Die Bank sieht nicht nach
blackjack-variant-one_deck = Ein Kartenspiel, jede Runde gemischt
blackjack-variant-kitchen = Zu Hause: Fünf Karten gewinnen
blackjack-variant-long = 50 Runden, Einsätze bis 500

blackjack-option-start_chips = { shared-chips }
blackjack-option-min_bet = Kleinster Einsatz
blackjack-option-max_bet = Höchster Einsatz
    .zero = { shared-no-limit }
blackjack-option-max_rounds = { shared-rounds }
blackjack-option-decks = Kartenspiele im Schlitten
blackjack-option-shoe = Der Schlitten wird gemischt
    .run = wenn noch ein Viertel übrig ist
    .fresh = jede Runde
blackjack-option-soft17 = Bei Soft 17
    .stand = bleibt die Bank stehen
    .hit = zieht die Bank
blackjack-option-pays = Ein Blackjack zahlt
    .three_two = 3 zu 2
    .six_five = 6 zu 5
    .even = 1 zu 1
blackjack-option-house_blackjack = Hat die Bank einen Blackjack
    .peek = sagt sie es, bevor du spielst
    .takes_all = zeigt sie ihn am Ende und nimmt alles Gesetzte
    .takes_one = zeigt sie ihn am Ende und nimmt einen Einsatz
blackjack-option-insurance = Versicherung, wenn die Bank ein Ass zeigt
blackjack-option-surrender = Aufgeben erlaubt
blackjack-option-double = Verdoppeln kannst du
    .any = zwei beliebige Karten
    .nine = 9, 10 und 11
    .ten = 10 und 11
blackjack-option-das = Verdoppeln nach dem Teilen
blackjack-option-split = Teilen kannst du
    .value = zwei beliebige Zehnen
    .rank = nur zwei vom selben Wert
blackjack-option-max_hands = Höchstzahl der Blätter nach dem Teilen (1: kein Teilen)
blackjack-option-resplit_aces = Asse noch einmal teilen
blackjack-option-hit_aces = Auf geteilte Asse weiter ziehen
blackjack-option-charlie = So viele Karten, ohne dich zu überkaufen, gewinnen sofort
    .zero = { shared-none }

do-hit = Karte
    .listed = eine Karte nehmen
do-split = Teilen
    .listed = teilen
do-surrender = Aufgeben
    .listed = aufgeben
do-insure = Versicherung

blackjack-shuffles = Der Schlitten wird gemischt: { $count } Karten.
blackjack-ready = { $seat } ist bereit.
    .short = bereit
    .to-seat = Du bist bereit.
blackjack-bets = { $seat } setzt { $number }.
    .to-seat = Du setzt { $number }.
blackjack-insures = { $seat } versichert sich für { $number }.
    .to-seat = Du versicherst dich für { $number }.
blackjack-shows = Die Bank zeigt { $card }.
blackjack-natural = { $seat } hat einen Blackjack: { $cards }.
    .to-seat = Du hast einen Blackjack: { $cards }.
blackjack-gets = { $seat } bekommt { $card }: { blackjack-hand }.
    .to-seat = Du bekommst { $card }: { blackjack-hand }.
blackjack-hits = { $seat } nimmt { $card }: { blackjack-hand }.
    .short = Karte
    .to-seat = Du nimmst { $card }: { blackjack-hand }.
blackjack-doubles = { $seat } verdoppelt: { $card }, { blackjack-hand }.
    .short = verdoppelt
    .to-seat = Du verdoppelst: { $card }, { blackjack-hand }.
blackjack-stand = { $seat } bleibt bei { blackjack-total } stehen.
    .short = bleibt
    .to-seat = Du bleibst bei { blackjack-total } stehen.
blackjack-surrender = { $seat } gibt auf.
    .short = gibt auf
    .to-seat = Du gibst auf.
blackjack-splits = { $seat } teilt { $cards }.
    .short = teilt
    .to-seat = Du teilst { $cards }.
blackjack-house-turns = Die Bank deckt { $card } auf: { blackjack-hand }.
blackjack-house-draws = Die Bank zieht { $card }: { blackjack-hand }.
blackjack-result = { $seat }{ blackjack-which-hand }: { blackjack-won }.
    .to-seat = Du{ blackjack-which-hand }: { blackjack-won }.
blackjack-which-hand = { $hand ->
    [0] { "" }
   *[other] , Blatt { $hand }
}
blackjack-won = { $won ->
    [won] +{ $number }
    [lost] −{ $number }
   *[push] unentschieden
}
blackjack-insurance = { $seat }, Versicherung: { blackjack-won }.
    .to-seat = Du, Versicherung: { blackjack-won }.
blackjack-for-insurance = { $number } Versicherung
blackjack-out = { $seat } kann nicht mehr setzen.
    .to-seat = Du kannst nicht mehr setzen.

blackjack-total = { $soft ->
    [yes] Soft { $total }
   *[no] { $total }
}
blackjack-hand = { $end ->
    [bust] { $total }, überkauft
    [natural] Blackjack
    [surrendered] aufgegeben
    [charlie] { $total }, gewinnt
   *[other] { blackjack-total }
}
blackjack-part = { $state ->
    [bust] überkauft
    [doubled] { blackjack-total } · { $number } gesetzt
    [paid] { blackjack-total } · { blackjack-won }
   *[plain] { blackjack-total }
}
blackjack-title = { $count ->
    [1] Dein Blatt: { blackjack-hand }
   *[other] Blatt { $hand } von { $count }: { blackjack-hand }
}
blackjack-house = Bank · { blackjack-hand }
blackjack-play-chips = Einsätze in Spielchips
blackjack-limits = { $most ->
    [0] ab { $least }
   *[other] { $least }–{ $most }
}
blackjack-shoe = Schlitten
blackjack-place-bets = Einsätze, bitte
blackjack-subtitle = Runde { $number } von { $count }
blackjack-line-paid = { $chips } · { blackjack-won }
blackjack-line-out = { $chips } · raus

blackjack-hint-bet-usual = Ein Fünfzigstel deiner Startchips: genug zum Gewinnen, zu wenig zum Pleitegehen.
blackjack-hint-bet-behind = Es sind nur noch wenige Runden. Setz genug, um nach vorn zu kommen.
blackjack-hint-bet-ahead = Du liegst vorn, und es sind nur noch wenige Runden. Setz wenig.
blackjack-hint-pass = Das lohnt sich, wenn ein Drittel der Karten Zehnen sind, und es sind nur { $number } von { $count }.
blackjack-hint-stand = Bei { blackjack-total } würde noch eine Karte mehr schaden als nützen.
blackjack-hint-stand-weak = Mit offener { $rank } überkauft sich die Bank in { $bust } % der Fälle. Lass sie.
blackjack-hint-hit = Bleibst du bei { blackjack-total } stehen, verlierst du in { $lose } % der Fälle. Noch eine Karte ist besser.
blackjack-hint-hit-safe = Mit keiner Karte kannst du dich überkaufen, also nimm eine.
blackjack-hint-double = Mit { blackjack-total } gewinnt noch eine Karte öfter, als sie verliert. Setz doppelt so viel.
blackjack-hint-split = Bei { blackjack-total } sind zwei Blätter besser als eins.
blackjack-hint-surrender = Bei { blackjack-total } stehen zu bleiben verliert in { $lose } % der Fälle, und ziehen ist kaum besser. Der halbe Einsatz ist billiger.

few-decks = { $decks ->
    [one] Ein Kartenspiel reicht
   *[other] { $decks } Kartenspiele reichen
} für höchstens { $most } Personen.
blackjack-high-bet = Der kleinste Einsatz darf höchstens { $most } sein: so viel wie der höchste oder die Startchips.
bet-range = Du kannst { $least } bis { $most } setzen, in Zehnern.
bet-tens = Gesetzt wird in Zehnern. Du kannst { $least } bis { $most } setzen.
insure-or-pass = Nimm die Versicherung oder pass.
play-now = Jetzt spielst du dein Blatt. { blackjack-may }
no-double = { $rule ->
    [nine] Verdoppeln geht hier nur mit 9, 10 und 11.
    [ten] Verdoppeln geht hier nur mit 10 und 11.
    [split] Nach dem Teilen kannst du hier nicht verdoppeln.
   *[late] Verdoppeln geht nur mit den ersten zwei Karten.
} { blackjack-may }
no-split = { $rule ->
    [pair] Teilen kannst du nur zwei gleiche Karten.
    [hands] Mehr Blätter gehen nicht.
    [aces] Asse lassen sich hier nur einmal teilen.
   *[late] Teilen geht nur mit den ersten zwei Karten.
} { blackjack-may }
no-surrender = { $rule ->
    [off] Aufgeben gibt es an diesem Tisch nicht.
    [split] Nach dem Teilen kannst du nicht aufgeben.
   *[late] Aufgeben geht nur als erste Entscheidung.
} { blackjack-may }
no-chips = Das kostet { $number }, und du hast nur { $left }. { blackjack-may }
blackjack-may = Mit { blackjack-total } kannst du: { $calls }.
