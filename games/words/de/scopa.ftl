scopa-name = Scopa
    .line = Nimm Gleiches oder Summen. Leer den Tisch.
    .aliases = Scopone, Scopa d'assi
scopa-rules = **Nimm Karten vom Tisch, vor allem Münzen und 7er, und leer ihn ganz.**
    Du hast drei Karten, und vier liegen offen auf dem Tisch. Spiel pro Zug eine Karte. Sie nimmt eine Karte vom selben Wert, oder sonst Karten, die ihn ergeben: Eine 7 nimmt eine 2 und eine 5. Nimmt sie nichts, bleibt sie auf dem Tisch. Buben zählen 8, Reiter 9, Könige 10.
    Leerst du den Tisch, ist das eine **Scopa**, 1 Punkt. Die anderen gibt es am Ende des Spiels: für die meisten Karten, die meisten Münzen, die Münzen-7 und die beste Primiera. Bei 11 gewinnt der höchste Stand.
    - **Zum Beispiel:** Eine 2, eine 3 und eine 6 liegen auf dem Tisch. Deine 5 nimmt die 2 und die 3. Nur die 6 ist übrig, also wäre eine 6 nach dir eine Scopa.
    .whole =
    - **Karten:** 40: Ass bis 7, dann Bube, Reiter und König, die 8, 9 und 10 zählen. Die Farben sind Münzen, Kelche, Schwerter und Stäbe. Mit französischen Karten sind Münzen Karo und Reiter Damen.
    - **Geben:** drei Karten für alle, vier offen auf den Tisch. Sind alle Blätter leer, bekommen alle drei neue, der Tisch keine. Liegen drei oder mehr Könige auf dem Tisch, wird neu gegeben. Das Geben wandert mit jedem Spiel nach links.
    - **Du bist dran:** Spiel eine Karte. Liegt eine Karte ihres Werts auf dem Tisch, nimmt sie eine davon und nie eine Summe. Sonst nimmt sie Karten, die ihren Wert ergeben. Gibt es mehrere Möglichkeiten, wählst du. Kann deine Karte nehmen, muss sie; kann sie nicht, bleibt sie auf dem Tisch.
    - **Scopa:** Den Tisch zu leeren bringt 1 Punkt, aber nicht mit der letzten Karte des Spiels.
    - **Am Ende des Spiels** bekommt den Rest vom Tisch, wer zuletzt etwas genommen hat. Dann je 1 Punkt für die meisten Karten, die meisten Münzen, die Münzen-7 und die beste Primiera. Bei Gleichstand bekommt ihn niemand.
    - **Primiera:** deine beste Karte in jeder der vier Farben, zusammengezählt: 7 = 21, 6 = 18, Ass = 16, 5 = 15, 4 = 14, 3 = 13, 2 = 12, alle anderen 10. Ohne alle vier Farben hast du keine.
    - **Gewinnen:** Bei 11 oder mehr nach einem Spiel gewinnt der höchste Stand. Haben ihn mehrere, spielt ihr noch ein Spiel.
    - **Teams:** Zu viert sind es zwei Teams, die alles zusammenlegen.
scopa-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3
    .scopa-equal-first = 3

scopa-variant-scopone_scientifico = Scopone scientifico: zehn Karten, bis 21
scopa-variant-scopone = Scopone: neun Karten, bis 21
scopa-variant-asso_pigliatutto = Asso pigliatutto: Asse nehmen alles
scopa-variant-napola = Mit Napola und Münzen-König, bis 21

scopa-option-target = { shared-points-to-win }
scopa-option-partners = { shared-partners }
scopa-option-deal = Karten pro Geben
    .three = drei
    .nine = neun (zu viert)
    .ten = zehn, keine auf dem Tisch (zu viert)
scopa-option-ace = Ein gespieltes Ass
    .plain = zählt 1
    .takes_all = nimmt alles, und das ist keine Scopa
    .takes_all_sweep = nimmt alles, und das ist eine Scopa
scopa-option-napola = Ass, 2 und 3 in Münzen und was darauf folgt, zählen je 1
scopa-option-re_bello = Der Münzen-König zählt 1
scopa-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

scopa-void = { $cards }: zu viele Könige auf dem Tisch, also wird neu gegeben.
scopa-turned = Auf dem Tisch: { $cards }.
scopa-takes = { $seat } spielt { $card } und nimmt { $cards }.
    .to-seat = Du spielst { $card } und nimmst { $cards }.
scopa-takes-itself = { $seat } spielt { $card } auf den leeren Tisch und behält sie.
    .to-seat = Du spielst { $card } auf den leeren Tisch und behältst sie.
scopa-sweeps = Scopa! { $seat } leert den Tisch: { $cards } mit { $card }.
    .to-seat = Scopa! Du leerst den Tisch: { $cards } mit { $card }.
scopa-rest = { $winner } hat zuletzt genommen und bekommt den Rest, { $cards }.
    .to-winner = Du hast zuletzt genommen und bekommst den Rest, { $cards }.
scopa-count-cards = Meiste Karten, { $figures }: { $count ->
    [0] gleich viele, kein Punkt
   *[other] { $seats }
}.
    .to-seats = Meiste Karten, { $figures }: { shared-you-and }.
scopa-count-coins = Meiste Münzen, { $figures }: { $count ->
    [0] gleich viele, kein Punkt
   *[other] { $seats }
}.
    .to-seats = Meiste Münzen, { $figures }: { shared-you-and }.
scopa-count-primiera = Beste Primiera, { $figures }: { $count ->
    [0] gleich, kein Punkt
   *[other] { $seats }
}.
    .to-seats = Beste Primiera, { $figures }: { shared-you-and }.
scopa-count-seven = Die Münzen-7: { $seats }.
    .to-seats = Die Münzen-7: { shared-you-and }.
scopa-count-sweeps = { scopa-swept }: { $seats }.
    .to-seats = { scopa-swept }: { shared-you-and }.
scopa-count-napola = Napola, { $points } Punkte: { $seats }.
    .to-seats = Napola, { $points } Punkte: { shared-you-and }.
scopa-count-king = Der Münzen-König: { $seats }.
    .to-seats = Der Münzen-König: { shared-you-and }.

scopa-for-cards = { $number } für die meisten Karten
scopa-for-coins = { $number } für die meisten Münzen
scopa-for-primiera = { $number } für die Primiera
scopa-for-seven = { $number } für die Münzen-7
scopa-for-sweeps = { $number } für Scopas
scopa-for-napola = { $number } für Napola
scopa-for-king = { $number } für den Münzen-König
scopa-deed = { shared-cards }, { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}, Primiera { $points ->
    [0] keine
   *[other] { $points }
}
scopa-tag = Scopa
scopa-swept = { $count ->
    [one] 1 Scopa
   *[other] { $count } Scopas
}

scopa-hint-sweep = Das leert den Tisch: Scopa, 1 Punkt.
scopa-hint-seven = Nimm die Münzen-7: Sie ist allein schon einen Punkt wert.
scopa-hint-coins = Nimm { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
}: Die meisten Münzen bringen einen Punkt.
scopa-hint-primiera = 7er gewinnen die Primiera, also nimm eine.
scopa-hint-cards = Das bringt dir { shared-cards }, und die meisten Karten bringen einen Punkt.
scopa-hint-lay = Zu nehmen gibt es nichts. Auf dem Tisch bleiben zusammen { $number }, { $chance ->
    [0] und eine Scopa ist so gut wie ausgeschlossen
   *[other] und eine Scopa folgt in etwa { $chance } % der Fälle
}.
scopa-hint-wait = Besser, als jetzt zu nehmen: Auf dem Tisch bleiben zusammen { $number }, { $chance ->
    [0] und eine Scopa ist so gut wie ausgeschlossen
   *[other] und eine Scopa folgt in etwa { $chance } % der Fälle
}.

scopa-scopone-is-for-four = Scopone geht nur zu viert. Sonst gebt je drei Karten.
scopa-equal-first = { $cards } hat denselben Wert, also nimmt { $card } das und keine Summe.
