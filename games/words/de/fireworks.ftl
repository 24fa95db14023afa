fireworks-name = Feuerwerk
    .line = Baut jede Farbe von 1 bis 5. Du siehst alle Karten außer deinen.
fireworks-rules = **Zusammen zündet ihr in jeder Farbe ein Feuerwerk: 1, 2, 3, 4, 5, in dieser Reihenfolge. Alle sehen deine Karten, nur du nicht.**
    Wenn du dran bist, tust du eins davon. **Einen Hinweis geben:** Nenn eine Farbe oder eine Zahl, und in einem anderen Blatt werden alle solchen Karten markiert. Das kostet eine **Hinweismarke**. **Ablegen:** bringt eine Marke zurück. Oder **spielen:** Ist die Karte in ihrer Farbe die nächste, wächst das Feuerwerk. Wenn nicht, ist es ein **Fehler**, und der dritte beendet alles ohne Punkte. Nach dem Spielen oder Ablegen ziehst du.
    Ist der Stapel leer, kommen alle noch einmal dran. Gezählt werden die gebauten Karten, höchstens 25.
    - **Zum Beispiel:** Noch ist nichts gebaut, und Ben hat eine rote 1 und eine rote 4. Du gibst den Hinweis „1“, und Bens erste Karte wird markiert. Ben sieht sie nicht, aber sie muss eine 1 sein, und jede 1 passt. Ben spielt sie, und Rot ist begonnen.
    .whole =
    - **Die Karten:** fünf Farben. In jeder gibt es drei 1er, je zwei 2er, 3er und 4er und eine 5. Zu zweit oder dritt hast du fünf Karten, zu viert oder fünft vier. Deine älteste Karte ist Nummer 1, neue kommen ans Ende.
    - **Hinweise:** Ihr teilt euch acht Hinweismarken, ein Hinweis kostet eine. Er markiert jede passende Karte in einem Blatt, also wissen alle, dass die übrigen es nicht sind. Ein Hinweis muss auf mindestens eine Karte zutreffen. Dir selbst kannst du keinen geben.
    - **Ablegen:** Du bekommst eine Marke zurück. Solange alle acht da sind, kannst du nicht ablegen. Manche Karten gibt es nur einmal, also Vorsicht mit 5ern.
    - **Spielen:** Eine Karte, die in ihrer Farbe die nächste ist, wird gebaut. Alles andere ist ein Fehler und kommt zur Ablage. Eine 5 vollendet ihre Farbe und bringt eine Marke zurück.
    - **Das Ende:** Der dritte Fehler beendet alles und zählt null. Alle fünf Farben bei 5 sind ein volles Feuerwerk. Sonst kommen nach der letzten gezogenen Karte alle noch einmal dran, auch wer sie gezogen hat, und niemand zieht mehr.
    - **Reden:** Hinweise sind die einzige Hilfe. Schreibt nicht in den Chat, was andere haben.
    - **So geben Computer Hinweise:** Sie verlassen sich darauf, also mach es mit ihnen genauso. Unter Menschen ist es eure Sache.
      - Deine älteste unmarkierte Karte ist die, die du als Nächstes ablegst.
      - Ein Farbhinweis heißt: Spiel die neueste Karte, die er markiert. Markiert er welche zum ersten Mal, zählen nur die.
      - Ein Zahlenhinweis heißt dasselbe. Braucht aber keine Farbe diese Zahl als Nächstes, heißt er nur: behalten. Ebenso, wenn er deine nächste Ablage markiert und die eine 5, eine 2 oder ein letztes Exemplar ist.
      - Ein Hinweis auf 1er heißt: Spiel alle neu markierten, die älteste zuerst.
    - **Zum Beispiel:** Rot steht auf 2, und Cyd legt als Nächstes die rote 3 ab. Die andere rote 3 ist weg. Du gibst den Hinweis „3“: Er markiert ein letztes Exemplar, also heißt er nur: behalten. Ein Hinweis auf Rot hieße: spielen.
fireworks-paragraphs =
    .fireworks-no-clock = 2
    .fireworks-nothing-to-point-at = 2
    .fireworks-not-to-yourself = 2
    .fireworks-clocks-full = 3

fireworks-variant-first_evening = Erster Abend: vier Fehler, und Gebautes zählt
fireworks-variant-sixth_colour = Eine sechste Farbe
fireworks-variant-rainbow = Bunte Karten: Jeder Farbhinweis markiert sie
fireworks-variant-perfect = Perfekt oder gar nicht

fireworks-option-suits = Farben
    .five = fünf
    .six = sechs: Bunt ist eine wie die anderen
    .rainbow = sechs: Jeder Farbhinweis markiert bunte Karten
    .rainbow_short = dasselbe, mit nur einer von jeder bunten Karte
fireworks-option-empty_hints = Ein Hinweis darf auch auf keine Karte zutreffen
fireworks-option-clocks = Hinweismarken
fireworks-option-misfires = Fehler, die alles beenden
fireworks-option-misfire_score = Endet es durch Fehler
    .zero = zählt es null
    .keep = zählt, was gebaut ist
fireworks-option-last_round = Ist der Stapel leer
    .one_each = kommen alle noch einmal dran
    .to_the_end = spielt ihr weiter, und nur ein volles Feuerwerk gewinnt
fireworks-option-hand = Karten auf der Hand
    .zero = wie üblich
fireworks-option-goal = Punkte, die ihr zum Sieg braucht
fireworks-option-marks = An einer Karte steht auch, was sie nicht sein kann

fireworks-do-play = { $number } spielen
fireworks-do-discard = { $number } ablegen
do-hint = Hinweis an { $seat }
do-hint-colour = Hinweis an { $seat }: { $symbol } { $suit }
do-hint-number = Hinweis an { $seat }: { $number }
do-number = { $number }

fireworks-starts = { $other } fängt an.
    .to-other = Du fängst an.
fireworks-colour = Hinweis von { $seat } an { $other }: { $count ->
    [0] kein { $suit }.
    [one] { $suit }, Karte { $places }.
   *[other] { $suit }, Karten { $places }.
}
    .short = Hinweis { $suit }
    .to-seat = Dein Hinweis an { $other }: { $count ->
        [0] kein { $suit }.
        [one] { $suit }, Karte { $places }.
       *[other] { $suit }, Karten { $places }.
    }
    .to-other = Hinweis von { $seat } an dich: { $count ->
        [0] kein { $suit }.
        [one] { $suit }, Karte { $places }.
       *[other] { $suit }, Karten { $places }.
    }
fireworks-number = Hinweis von { $seat } an { $other }: { $count ->
    [0] keine { $number }.
    [one] eine { $number }, Karte { $places }.
   *[other] { $number }er, Karten { $places }.
}
    .short = Hinweis { $number }
    .to-seat = Dein Hinweis an { $other }: { $count ->
        [0] keine { $number }.
        [one] eine { $number }, Karte { $places }.
       *[other] { $number }er, Karten { $places }.
    }
    .to-other = Hinweis von { $seat } an dich: { $count ->
        [0] keine { $number }.
        [one] eine { $number }, Karte { $places }.
       *[other] { $number }er, Karten { $places }.
    }
fireworks-plays = { $seat } spielt { $card }.
    .to-seat = Du spielst { $card }.
fireworks-misfires = { $seat } spielt { $turned }: ein Fehler.
    .short = Fehler
    .to-seat = Du spielst { $turned }: ein Fehler.
fireworks-discards-card = { $seat } legt { $turned } ab.
    .short = { $turned } weg
    .to-seat = Du legst { $turned } ab.
fireworks-draws = { $seat } zieht { $card }.
    .to-seat = Du ziehst { $card }.
fireworks-last-round = Das war die letzte Karte. Alle kommen noch einmal dran.
fireworks-ends = Das Feuerwerk ist zu Ende, mit { $number ->
    [one] 1 Punkt.
   *[other] { $number } Punkten.
}
fireworks-credit = { $number } { $suit }
fireworks-fact = { $number } von { $most }: { $grade ->
    [fizzle] verpufft.
    [sparks] ein paar Funken.
    [fair] ganz ordentlich.
    [fine] ein schönes Feuerwerk.
    [dazzling] ein glänzendes Feuerwerk.
   *[full] ein unvergesslicher Abend.
}

fireworks-turn-left = noch 1 Zug
fireworks-done = fertig
fireworks-score = { $number } gebaut, { $most } möglich
fireworks-clock = Hinweise
fireworks-fuse = Fehler übrig
fireworks-stock = Stapel
fireworks-discards = Ablage
fireworks-built = Gebaut
fireworks-last-copies = Abgelegt, wovon es noch eins gibt: { $spoken }

fireworks-hint-sure = Sie passt, egal was sie ist.
fireworks-hint-marked = Der Hinweis darauf heißt: spielen.
fireworks-hint-save = { $other } würde als Nächstes { $card } ablegen, und das wäre schade.
fireworks-hint-play = Dann kann { $other } { $cards } spielen.
fireworks-hint-useless = Die braucht niemand mehr.
fireworks-hint-first = Das ist deine nächste Ablage, und ihr braucht die Hinweismarke.
fireworks-hint-wait = Einen besseren Hinweis gibt es nicht, und dieser schadet am wenigsten.
fireworks-hint-least = { shared-hint-least-useful }

fireworks-no-clock = Keine Hinweismarken mehr. Leg eine Karte ab oder spiel eine.
fireworks-clocks-full = Alle Hinweismarken sind da, also kannst du nicht ablegen. Gib einen Hinweis oder spiel eine Karte.
fireworks-nothing-to-point-at = { $other } hat nichts davon. Hinweise gehen auf { $suits } oder { $numbers }.
fireworks-not-to-yourself = Dir selbst kannst du keinen Hinweis geben. Gib ihn { $seats }.
fireworks-no-such-place = Diese Karte hast du nicht. Deine sind 1 bis { $count }.
fireworks-colour-not-named = Bunt kannst du nicht nennen. Nennen kannst du { $suits }.
fireworks-no-such-seat = Da sitzt niemand. Hinweise gehen an { $seats }.
fireworks-a-turn = Spiel eine Karte, leg eine ab oder gib einen Hinweis, zum Beispiel „play 2“ oder „hint 1 red“.
