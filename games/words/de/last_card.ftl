last-card-name = Letzte Karte
    .line = Nur noch eine Karte? Sag es, sonst wirst du erwischt.
last-card-rules = **Werd vor allen anderen deine Karten los und sag es, wenn du nur noch eine hast.**
    Wenn du dran bist, spiel eine Karte mit der Farbe der obersten, mit derselben Zahl oder demselben Zeichen. Nichts passt? Zieh eine Karte, und wenn die passt, darfst du sie spielen.
    Manche Karten können mehr. **Aussetzen:** Die nächste Person setzt aus. **Retour:** Es geht andersherum weiter. **+2:** Die nächste Person zieht zwei und setzt aus. **Farbwahl** geht auf alles, und du wünschst dir die Farbe. **+4** kann das auch, und die nächste Person zieht vier.
    Spielst du deine vorletzte Karte, drück **Letzte Karte!** Vergisst du es, können dich alle anderen erwischen, und du ziehst zwei.
    Wirst du fertig, bekommst du, was die anderen noch haben. Wer zuerst 500 hat, gewinnt.
    - **Zum Beispiel:** 🔺7 liegt oben. Jede rote Karte passt, jede 7 oder eine Farbwahl. Du spielst 💧7, also braucht die nächste Person Blau oder noch eine 7. Das war deine vorletzte Karte, also drückst du **Letzte Karte!**, bevor man dich erwischt.
    .whole =
    - **Die Karten:** 🔺 Rot, ⭐ Gelb, 🟩 Grün und 💧 Blau. Jede Farbe hat eine 0, je zwei von 1 bis 9 und je zwei Aussetzen, Retour und +2. Dazu kommen vier 🌈Farbwahl und vier 🌈+4. Das sind 108.
    - **Geben:** sieben für alle, und die nächste wird aufgedeckt. Sie wirkt auf die Person, die anfängt: Bei Aussetzen setzt sie aus, bei +2 zieht sie, bei Retour geht es andersherum, bei Farbwahl wünscht sie sich die Farbe. Eine +4 kommt zurück in den Stapel. Wer in der ersten Runde anfängt, ist Zufall. Danach geht es nach links weiter.
    - **Du bist dran:** Spiel eine Karte, die passt, oder zieh eine. Ziehen darfst du auch, wenn du spielen könntest. Passt die gezogene Karte, spiel sie oder pass. Wenn nicht, ist dein Zug vorbei.
    - **Aussetzen:** Die nächste Person setzt aus. **+2:** dasselbe, und sie zieht zwei.
    - **Retour:** Es geht andersherum weiter. Zu zweit wirkt es wie Aussetzen, also bist du noch einmal dran.
    - **Farbwahl:** geht auf alles, und du wünschst dir eine Farbe.
    - **+4:** Gedacht ist sie nur für den Fall, dass du die verlangte Farbe nicht hast. Aber du darfst bluffen. Die nächste Person zieht die vier oder zweifelt an und sieht dein Blatt. Hattest du die Farbe, ziehst du die vier, und sie spielt weiter. Hattest du sie nicht, zieht sie sechs und setzt aus.
    - **Letzte Karte!** Drücken kannst du es mit zwei Karten, bevor du spielst, oder gleich danach. Bis die nächste Person gehandelt hat, können dich alle erwischen, wenn du es vergisst, und dann ziehst du zwei. Es zählt, wer zuerst drückt.
    - **Deine letzte Karte** beendet die Runde. Bei +2 oder +4 zieht die nächste Person trotzdem, und diese Karten zählen.
    - **Leerer Stapel:** Der Ablagestapel ohne die oberste Karte wird zum neuen gemischt. Kann niemand spielen oder ziehen, ist die Runde ohne Punkte zu Ende.
    - **Punkte:** Wer fertig wird, bekommt, was die anderen noch haben. Eine Zahl zählt ihren Wert, Aussetzen, Retour und +2 zählen 20, Farbwahl und +4 zählen 50. Gespielt wird, bis jemand 500 hat.
    - **Zum Beispiel:** Du wirst mit 🔺+2 fertig. Die nächste Person hatte ⭐1 und zieht 🟩3 und 💧Aussetzen: Das sind 24. Jemand anders hat noch 🌈Farbwahl: 50. Du bekommst 74.
    - **Hausregeln** können **Stapeln** erlauben: Antworte auf eine +2 mit noch einer +2, dann zieht die nächste Person für beide.
last-card-paragraphs =
    .last-card-must-fit = 3
    .last-card-draw-first = 3
    .last-card-only-the-drawn = 3
    .last-card-must-play = 3
    .last-card-too-many-cards = 3
    .last-card-name-a-colour = 6
    .last-card-answer = 7
    .last-card-holds-the-colour = 7
    .last-card-nothing-to-call = 8
    .last-card-too-late = 8

last-card-variant-quick = Eine schnelle Runde
last-card-variant-family = Familie: Gleiches stapeln oder +4 auf +2, ziehen, bis du spielen kannst
last-card-variant-wild = Wilde Nacht: alles stapeln, 7 tauscht Blätter, 0 reicht sie weiter, Dazwischenwerfen
last-card-variant-quiet = Ruhig: kein „Letzte Karte!“, kein Bluffen

last-card-option-target = Punkte, die die Partie beenden
last-card-option-match = So lange wird gespielt
    .points = bis jemand genug Punkte hat
    .one_round = eine Runde, wer zuerst fertig ist, gewinnt
last-card-option-scoring = Nach einer Runde
    .winner_takes = bekommt, wer fertig ist, was die anderen noch haben
    .each_pays = zählen alle ihre Karten, und die wenigsten Punkte gewinnen
last-card-option-hand_size = { shared-cards-dealt }
last-card-option-start = Die erste aufgedeckte Karte
    .effects = wirkt
    .numbers_only = ist immer eine Zahl
last-card-option-wild_four = Eine +4, obwohl du die Farbe hast
    .challenge = ist erlaubt, kann aber angezweifelt werden
    .strict = ist nicht erlaubt
    .free = ist einfach erlaubt
last-card-option-stacking = Stapeln: weitergeben, was du ziehen müsstest
    .off = geht nicht
    .same = mit +2 auf +2, mit +4 auf +4
    .up = so, und mit +4 auf +2
    .any = mit jeder +2 und +4
last-card-option-seven_zero = Eine 7 tauscht dein Blatt, eine 0 reicht alle Blätter weiter
last-card-option-jump_in = Mit genau derselben Zahlenkarte darfst du dazwischenwerfen
last-card-option-draw = Wenn du ziehst
    .one = ist es eine Karte
    .until_playable = ziehst du, bis eine passt, und spielst sie
last-card-option-forced_play = Wer spielen kann, darf nicht ziehen
last-card-option-last_call = Bei der letzten Karte
    .button = musst du es sagen
    .off = musst du nichts sagen
last-card-option-catchers = Sagst du es nicht, können dich erwischen
    .anyone = alle, bis die nächste Person gehandelt hat
    .next = nur die nächste Person, also sag es vor dem Spielen
last-card-option-call_penalty = Karten, die du ziehst, wenn du erwischt wirst
last-card-option-last_effect = Bei +2 oder +4 als letzter Karte wird trotzdem gezogen

do-catch = { $seat } erwischen
do-one-card = Letzte Karte!
do-challenge = Anzweifeln
do-colour = { $symbol } { $suit }
    .after = { $picked }, Wunsch { $symbol } { $suit }
do-swap = Tausch mit { $seat }
    .after = { $picked }, Tausch mit { $seat }

last-card-put-back = Aufgedeckt und zurückgelegt: { $turned }.
last-card-turned-up = { $card } wird aufgedeckt.
last-card-starts = { $other } fängt an.
    .to-other = Du fängst an.
last-card-plays = { $seat } spielt { $card }.
    .to-seat = Du spielst { $card }.
last-card-calls = { $seat } spielt { $card } und wünscht sich { $suit }.
    .to-seat = Du spielst { $card } und wünschst dir { $suit }.
last-card-jumps = { $seat } wirft dazwischen!
    .to-seat = Du wirfst dazwischen!
last-card-names = { $seat } wünscht sich { $suit }.
    .short = Wunsch: { $suit }
    .to-seat = Du wünschst dir { $suit }.
last-card-draws = { $seat } zieht { $count ->
    [0] nichts. Es sind keine Karten mehr da
    [one] eine Karte
   *[other] { $count } Karten
}.
    .short = zog { $count }
    .to-seat = Du ziehst { $count ->
        [0] nichts. Es sind keine Karten mehr da
        [one] eine Karte
       *[other] { $count } Karten
    }.
last-card-you-draw = { shared-you-draw }
last-card-cannot = Die gezogene Karte von { $seat } passt nicht.
    .to-seat = Deine gezogene Karte passt nicht.
last-card-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
last-card-passed-over = { $other } setzt aus.
    .to-other = Du setzt aus.
last-card-reverses = { shared-reverses }
last-card-says = { $seat } sagt „Letzte Karte!“
    .short = letzte Karte!
    .to-seat = Du sagst „Letzte Karte!“
last-card-catches = { $seat } erwischt { $other }: „Letzte Karte!“ vergessen.
    .short = erwischt { $other }
    .to-seat = Du erwischst { $other }: „Letzte Karte!“ vergessen.
    .to-other = { $seat } erwischt dich: Du hast „Letzte Karte!“ vergessen.
last-card-swaps = { $seat } tauscht das Blatt mit { $other }.
    .to-seat = Du tauschst das Blatt mit { $other }.
    .to-other = { $seat } tauscht das Blatt mit dir.
last-card-moves-on = Mit der 0 von { $seat } wandern alle Blätter einen Platz weiter.
    .to-seat = Mit deiner 0 wandern alle Blätter einen Platz weiter.
last-card-challenges = { $seat } zweifelt { $other } an und sieht das Blatt.
    .short = zweifelt an
    .to-seat = Du zweifelst { $other } an und siehst das Blatt.
    .to-other = { $seat } zweifelt dich an und sieht dein Blatt.
last-card-shows = { $other } hatte { $cards }.
last-card-guilty = { $other } hatte { $suit } und muss ziehen.
    .to-other = Du hattest { $suit } und musst ziehen.
last-card-innocent = { $other } hat nicht geblufft, also zieht { $seat } zwei extra.
    .to-seat = { $other } hat nicht geblufft, also ziehst du zwei extra.
    .to-other = Du hast nicht geblufft, also zieht { $seat } zwei extra.
last-card-goes-out = { $seat } ist fertig!
    .to-seat = Du bist fertig!
last-card-scores = { $winner } gewinnt die Runde und bekommt { $number }.
    .to-winner = Du gewinnst die Runde und bekommst { $number }.
last-card-blocked = Niemand kann spielen oder ziehen, also ist die Runde zu Ende.
last-card-first-out = zuerst fertig
last-card-left = { $number ->
    [one] 1 Punkt übrig
   *[other] { $number } Punkte übrig
}

last-card-called = letzte Karte!
last-card-penalty = Zu ziehen
last-card-follow = { $suit }

last-card-hint-catch = { $other } hat „Letzte Karte!“ vergessen. Schlag zu!
last-card-hint-call = Gleich hast du nur noch eine Karte. Sag es, bevor dich jemand erwischt.
last-card-hint-out = { shared-hint-last-card }
last-card-hint-colour = Du hast { $count ->
    [0] keine Farben mehr, also ist es egal
    [one] eine Karte in { $suit }
   *[other] { $count } Karten in { $suit }
}.
last-card-hint-answer = Gib es weiter, dann muss { $other } ziehen.
last-card-hint-swap = { $other } hat { $count ->
    [one] nur eine Karte
   *[other] nur { $count } Karten
}. Nimm dieses Blatt.
last-card-hint-brake = { $face ->
    [S] Damit setzt { $other } aus
    [R] Damit geht es von { $other } weg
   *[D] Damit zieht { $other }
}, bei nur noch { $count ->
    [one] einer Karte
   *[other] { $count } Karten
}.
last-card-hint-stuck = { $other } hat nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. Bleib nicht auf { $card } sitzen.
last-card-hint-keep = Die passt. Heb { $card } auf, bis nichts mehr passt.
last-card-hint-fits = Die passt, und du behältst { $count ->
    [0] keine andere Karte in { $suit }
    [one] noch eine Karte in { $suit }
   *[other] noch { $count } Karten in { $suit }
}.
last-card-hint-challenge = Du bist fast fertig. Da käme eine +4 mit jedem Blatt.
last-card-hint-pay = Da kommst du nicht heraus. Zieh.
last-card-hint-draw = Nichts passt, also zieh.
last-card-hint-pass = Es gibt nichts zu spielen und nichts zu ziehen.

last-card-too-few-cards = Für so große Blätter reichen die Karten nicht. Gebt höchstens 90 Karten insgesamt.
last-card-must-fit = Das passt nicht. Spiel { $suit }{ $wild ->
    [yes] {" "}oder Farbwahl
   *[no] , { $face ->
        [S] Aussetzen
        [R] Retour
        [D] +2
       *[other] { $face }
    } oder Farbwahl
}.
last-card-name-a-colour = Wünsch dir die nächste Farbe: Rot, Gelb, Grün oder Blau.
last-card-plain = { $card } ist deine letzte Karte. Spiel sie einfach, ohne Wunsch.
last-card-holds-the-colour = Du hast { $suit }, also geht keine +4. { $card } ginge.
last-card-only-the-drawn = Du hast gezogen, also kannst du nur { $card } spielen oder passen.
last-card-must-play = Du hast eine Karte, die passt, also musst du spielen. Du kannst { $cards } spielen.
last-card-draw-first = { shared-must-draw }
last-card-answer = { $number } Karten sind zu ziehen. Du kannst { $kind ->
    [some] mit { $cards } antworten oder{" "}
   *[none] {""}
}{ $can ->
    [challenge] anzweifeln oder ziehen
   *[draw] ziehen
}.
last-card-name-a-seat = Sag, wessen Blatt du willst: „swap“ und die Nummer von { $seats }.
last-card-too-late = Zu spät. { $other } war schneller.
last-card-nobody-exposed = Es gibt niemanden zu erwischen.{ $kind ->
    [some] {" "}Rechtzeitig gesagt: { $seats }.
   *[none] {""}
}
last-card-nothing-to-call = Gerade musst du nichts sagen.{ $kind ->
    [some] {" "}Schon gesagt: { $seats }.
   *[none] {""}
}
last-card-too-many-cards = Du hast { $count } Karten. Sag es, wenn du die vorletzte spielst.
