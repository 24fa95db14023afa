basra-name = Basra
    .line = Nimm Gleiches oder passende Summen. Buben nehmen alles.
    .aliases = Bastra
basra-rules = **Nimm mit deinen Karten Karten vom Tisch und leer ihn ganz, wenn du kannst.**
    Du hast fünf Karten, und vier liegen offen auf dem Tisch. Spiel pro Zug eine Karte. Eine 8 nimmt jede 8 auf dem Tisch und alle Karten, die zusammen 8 ergeben. Ein Bube nimmt alles. Deine Karte und alles, was sie nimmt, legst du verdeckt vor dich. Nimmt sie nichts, bleibt sie auf dem Tisch.
    Leerst du den Tisch mit einer Zahlenkarte, ist das eine **Basra** und zählt das Doppelte der Karte. Auch Buben, Asse, die 2♣ und die 10♦, die du nimmst, zählen. Ist ein Deck ausgespielt und jemand hat 151, gewinnt der höchste Stand.
    - **Zum Beispiel:** A♣ 2♠ 5♠ und 9♦ liegen auf dem Tisch. Du spielst die 8♥ und nimmst A♣ 2♠ 5♠: 1 Punkt, für das Ass. Ohne die 9♦ hättest du den Tisch geleert: Basra, 16 Punkte mehr.
    .whole =
    - **Karten:** 44, ohne Damen und Könige. Ein Ass zählt 1, die anderen bis 10 ihre Zahl. Buben werden nie addiert.
    - **Geben:** fünf Karten für alle, vier offen auf den Tisch. Liegt unter diesen vier ein Bube, kommt er zurück in den Stapel, und eine andere Karte ersetzt ihn. Sind alle Blätter leer, bekommen alle fünf neue, der Tisch keine. Mit jedem neuen Deck wandert das Geben nach links, und wer gibt, spielt zuletzt.
    - **Du bist dran:** Spiel eine Karte. Sie nimmt alle Karten ihres eigenen Werts und alle Gruppen, die ihn ergeben, so viel sie kann. Brauchen zwei Gruppen dieselbe Karte, wählst du eine. Nimmt sie nichts, bleibt sie auf dem Tisch.
    - **Buben** nehmen alles, auch andere Buben. Auf leerem Tisch bleibt ein Bube einfach liegen.
    - **Basra:** Leert eine Zahlenkarte den Tisch, zählt das ihren doppelten Wert, zusätzlich zu den Karten selbst: 2 für ein Ass, 20 für eine 10. Ein Bube macht nie eine Basra, und was am Ende übrig bleibt, auch nicht.
    - **Punkte:** jeder Bube 2, jedes Ass 1, die 2♣ 2, die 10♦ 3, ob du sie nimmst oder mit ihnen nimmst.
    - **Merken:** Genommene Karten bleiben verdeckt, also merk dir, was weg ist.
    - **Ist das Deck ausgespielt,** bekommt, wer zuletzt etwas genommen hat, was auf dem Tisch liegt. Hat dann jemand 151, gewinnt der höchste Stand, auch wenn es mehrere geschafft haben. Haben ihn mehrere, spielt ihr noch ein Deck.
    - **Zum Beispiel:** Auf dem Tisch liegen A♥ 3♦ 4♣. Eine 4 nimmt alle drei: die 4♣ und 1 + 3. Basra, 8 Punkte, und 1 fürs Ass. Bei A♥ 2♦ 3♣ 4♠ nimmt eine 6 entweder 1 + 2 + 3 oder 2 + 4. Beide brauchen die 2♦, also wählst du.
    - **Hausregeln** können aus vier Personen zwei Teams machen, die ihre Punkte zusammenzählen.
basra-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3

basra-variant-tradition = Traditionell: 30 für die meisten Karten, die 7♦ nimmt alles, bis 101
basra-variant-short = Kurz, bis 51

basra-option-target = { shared-points-to-win }
basra-option-hand_size = Karten pro Geben (4 nur zu zweit)
basra-option-jack_points = Punkte für jeden Buben
basra-option-basra_scoring = Eine Basra zählt
    .double_face = den doppelten Wert der Karte
    .flat10 = immer 10
basra-option-jack_basra_points = Punkte für einen einzelnen Buben, mit einem Buben genommen
basra-option-capture_rule = Eine Karte nimmt
    .maximal = alles, was sie kann
    .free = irgendeine Gruppe, die sie kann
basra-option-last_capturer_takes_rest = Wer zuletzt genommen hat, bekommt den Rest vom Tisch
basra-option-replace_table_jacks = Ein Bube unter den ersten vier auf dem Tisch wird ersetzt
basra-option-end_check = Die Partie kann enden
    .deck_end = wenn das Deck ausgespielt ist
    .instant = sobald es jemand schafft
basra-option-partnership = { shared-partners }
basra-option-seven_of_diamonds = Auch die 7♦ nimmt den ganzen Tisch
basra-option-majority_points = Punkte für die meisten Karten
basra-option-majority_tie = Bei gleich vielen Karten werden diese Punkte
    .carry = fürs nächste Deck aufgehoben
    .none = nicht vergeben
basra-option-show_captured = Du darfst deine genommenen Karten ansehen

basra-replaced = { $turned } kommt zurück in den Stapel, und eine andere Karte wird aufgedeckt.
basra-turned = Auf dem Tisch: { $cards }.
basra-takes = { $seat } spielt { $card } und nimmt { $cards }{ $points ->
    [0] .
    [one] { "" }, für 1 Punkt.
   *[other] { "" }, für { $points } Punkte.
}
    .to-seat = Du spielst { $card } und nimmst { $cards }{ $points ->
        [0] .
        [one] { "" }, für 1 Punkt.
       *[other] { "" }, für { $points } Punkte.
    }
basra-basra = Basra! Der leere Tisch bringt { $number }.
basra-rest = { $winner } hat zuletzt genommen und bekommt den Rest, { $cards }{ $points ->
    [0] .
    [one] { "" }, für 1 Punkt.
   *[other] { "" }, für { $points } Punkte.
}
    .to-winner = Du hast zuletzt genommen und bekommst den Rest, { $cards }{ $points ->
        [0] .
        [one] { "" }, für 1 Punkt.
       *[other] { "" }, für { $points } Punkte.
    }
basra-majority = { $seats } { $count ->
    [one] hat
   *[other] haben
} die meisten Karten: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
    .to-seats = { $others ->
        [0] Du hast
        [one] Du und { $seats } habt
       *[other] Du, { $seats } habt
    } die meisten Karten: { $points ->
        [one] 1 Punkt.
       *[other] { $points } Punkte.
    }
basra-majority-tie = Gleich viele Karten{ $points ->
    [0] .
    [one] , also kommt im nächsten Deck 1 Punkt dazu.
   *[other] , also kommen im nächsten Deck { $points } Punkte dazu.
}

basra-tag-cleared = Basra +{ $number }
basra-for-cards = { $number } für Karten
basra-for-basras = { $number } für Basras
basra-for-most = { $number } für die meisten Karten
basra-fact = { $seat } hat den Tisch { $number }-mal geleert.
basra-tag-took = +{ $number }
basra-tag = { $count ->
    [one] 1 Basra
   *[other] { $count } Basras
}
basra-deck = Deck { $round } · bis { $target }
basra-captured = Genommen
basra-most-cards = Meiste Karten

basra-hint-basra = Das leert den Tisch: Basra, { $number } Punkte.
basra-hint-points = Nimm { $number ->
    [one] den Punkt
   *[other] { $number } Punkte
} mit, solange du kannst.
basra-hint-cards = Punkte bringt das nicht, aber { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
basra-hint-lay = Zu nehmen gibt es nichts. { $number ->
    [0] Eine Basra ist damit so gut wie ausgeschlossen
   *[other] Damit ist eine Basra am unwahrscheinlichsten ({ $number } %)
}.
basra-hint-twin = Zu nehmen gibt es nichts. Du hast noch so eine, also kannst du sie wohl wieder holen.
basra-hint-wait = Besser, als jetzt etwas zu nehmen: { $number ->
    [0] Eine Basra ist danach so gut wie ausgeschlossen
   *[other] Eine Basra folgt nur in etwa { $number } % der Fälle
}.

basra-four-hands-of-five = Gebt zu viert je fünf Karten: Mit vier geht es nicht auf.
basra-partners-are-four = Zwei Teams gibt es nur zu viert.
