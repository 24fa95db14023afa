cheat-name = Lügen
    .line = Sag, was du spielst. Stimmen muss es nicht.
    .aliases = Mogeln, Zweifeln, Ich glaub's nicht, Cheat, Bluff
cheat-rules = **Werd als Erstes deine Karten los. Du spielst sie verdeckt und darfst dabei lügen.**
    Jemand spielt Asse, die nächste Person 2er und so weiter bis zu den Königen und wieder zu den Assen. Wenn du dran bist, leg eine bis vier Karten verdeckt hin. Alle sehen, wie viele. Sie gelten als der Wert, der dran ist, ob du ihn hast oder nicht.
    Dann werden alle anderen gefragt, ob sie es glauben. Glaubt es jemand nicht, werden die Karten aufgedeckt. Stimmen sie, nimmt den ganzen Haufen, wer gezweifelt hat. Wenn nicht, nimmst du ihn.
    - **Zum Beispiel:** 8er sind dran, und du hast eine. Du legst sie zusammen mit einem Buben: „zwei 8er“. Glauben es alle, bist du den Buben los.
    .whole =
    - **Geben:** alle Karten, einzeln. Bis zu fünft mit einem Kartenspiel, ab sechs mit zwei. Wer links neben der Person sitzt, die gibt, fängt mit Assen an.
    - **Du bist dran:** Mindestens eine Karte musst du legen. Die Zahl stimmt immer, der Wert darf gelogen sein. Mit jedem Zug steigt der Wert um eins, was auch passiert.
    - **Zweifeln:** Nach jedem Zug antworten alle anderen geheim, ob sie es glauben. Weiter geht es, wenn alle geantwortet haben. Zweifeln mehrere, gilt der Zweifel, der von dort nach links als Erstes kommt. Was die anderen geantwortet haben, bleibt geheim.
    - **Ein Zweifel** deckt nur die Karten des letzten Zugs auf. Haben alle den Wert, nimmt den Haufen, wer gezweifelt hat. Wenn nicht, wer sie gelegt hat. Dann geht es bei der nächsten Person weiter.
    - **Das Ende:** Du bist fertig, wenn deine letzten Karten stimmten oder alle sie geglaubt haben. Wer zuerst fertig ist, gewinnt. Geht es endlos, gewinnen die wenigsten Karten.
    - **Hausregeln** können Dazwischenrufen erlauben, nur die nächste Person zweifeln lassen, einen Nachbarwert erlauben oder bei einem Wert bleiben, bis der Haufen weg ist. Dann darfst du passen, und passen alle, kommt der Haufen beiseite.
cheat-paragraphs =
    .cheat-must-play = 2
    .cheat-too-many = 2
    .cheat-rank-is-fixed = 2
    .cheat-name-a-rank = 2
    .cheat-wrong-rank = 2
    .cheat-nothing-to-doubt = 3
    .cheat-own-claim = 3
    .cheat-not-yours-to-doubt = 3
    .cheat-has-answered = 3
    .cheat-answer-first = 3

cheat-variant-shouting = Rufen: Der erste Zweifel gilt
cheat-variant-neighbours = Nachbarn: derselbe Wert, einer rauf oder runter
cheat-variant-bluff = Bluff: ein Wert, bis der Haufen weg ist
cheat-variant-short = Kurz: Nur die nächste Person darf zweifeln
cheat-option-packs = Kartenspiele
    .auto = eins, ab sechs Personen zwei
    .one = eins
    .two = zwei
cheat-option-claims = Der angesagte Wert
    .up = jedes Mal einer höher
    .down = jedes Mal einer tiefer
    .near = der letzte oder einer daneben
    .same = derselbe, bis der Haufen weg ist
cheat-option-most_cards = Höchstens so viele Karten pro Zug
cheat-option-window = Zweifeln dürfen
    .everyone = alle, gleichzeitig gefragt
    .open = wer zuerst ruft, bis zum nächsten Zug
    .next = nur die nächste Person
cheat-option-leads_after = Nach einem Zweifel
    .next = geht es bei der nächsten Person weiter
    .winner = fängt an, wer recht hatte
    .taker = fängt an, wer den Haufen genommen hat
cheat-option-scoring = Punkte
    .wins = 1, wer zuerst fertig ist
    .cards = die übrigen Karten, und die wenigsten gewinnen
    .places = mehr, je früher du fertig bist
cheat-option-target = { shared-points-to-win }
cheat-option-rounds = { shared-rounds }

do-doubt = Glaub ich nicht
do-trust = Glaub ich
order-trust = Alles glauben
do-claim = als { shared-ranks }
    .after = { $picked } als { shared-ranks }
    .pick = Als { shared-ranks } legen, bis zu { $most } Karten

cheat-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
cheat-lays = { $seat } legt { shared-cards } als { shared-ranks }.
    .short = { cheat-claim }
    .to-seat = Du legst { shared-cards } als { shared-ranks }.
cheat-left = { $count ->
    [0] Das waren die letzten Karten von { $other }.
   *[other] { $other } hat noch eine Karte.
}
    .to-other = { $count ->
        [0] Das waren deine letzten Karten.
       *[other] Du hast noch eine Karte.
    }
cheat-answers = { $seat } hat geantwortet.
    .short = geantwortet
    .to-seat = Du hast geantwortet.
cheat-nobody-doubts = Alle glauben es.
cheat-doubts = { $seat } glaubt { $other } nicht.
    .short = zweifelt
    .to-seat = Du glaubst { $other } nicht.
    .to-other = { $seat } glaubt dir nicht.
cheat-turned = { $cards }: { $kind ->
    [true] Es stimmt!
   *[lie] Gelogen!
}
cheat-takes = { $other } nimmt den Haufen, { shared-cards }.
    .to-other = Du nimmst den Haufen, { shared-cards }.
cheat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
cheat-set-aside = Alle haben gepasst, also kommt der Haufen beiseite.
cheat-out = { $other } ist fertig!
    .to-other = Du bist fertig!
cheat-broken-off = Das dauert schon zu lange. Die Runde endet hier.
cheat-for-cards = { $number } auf der Hand

cheat-tag-asked = gefragt
cheat-tag-answered = geantwortet
cheat-tag-caught = nahm alles
cheat-tag-out = { $place ->
    [1] Platz 1
    [2] Platz 2
    [3] Platz 3
   *[other] Platz { $place }
}
cheat-holding = { shared-ranks }: { $count }
cheat-pile = Haufen
cheat-claim = { $count } × { $rank ->
    [T] 10
   *[other] { $rank }
}
cheat-pile-told = Haufen: { $claims }
cheat-claim-of = { $seat } { cheat-claim }
cheat-shown-true = Es stimmte
cheat-shown-lie = Gelogen
cheat-next = Dran ist
cheat-any-rank = jeder Wert
cheat-plays-left = Züge übrig

cheat-hint-cannot = { shared-ranks }: Von { $number } weißt du, wo sie sind, also können es keine { $count } mehr sein.
cheat-hint-last = Das wäre das Ende. Sieh nach.
cheat-hint-unlikely = Dort gibt es wohl keine { shared-ranks } mehr. Sieh nach.
cheat-hint-whim = Ab und zu lohnt es sich, nachzusehen.
cheat-hint-trust = Das kann gut stimmen.
cheat-hint-all = Alle deine { shared-ranks }, und es stimmt.
cheat-hint-some = So viele { shared-ranks }, wie du legen kannst, und es stimmt.
cheat-hint-more = Es stimmt bis auf eine, die dir nicht fehlen wird.
cheat-hint-none = Du hast keine { shared-ranks }, also musst du lügen. { $card } brauchst du zuletzt.
cheat-hint-pass = Du hast keine { shared-ranks }. Warte auf den nächsten Haufen.

cheat-too-few-packs = Bei so wenigen Kartenspielen gibt es { $most } Karten pro Wert. Erlaub höchstens { $most } pro Zug.
cheat-must-play = Passen geht nicht. Leg mindestens eine Karte, wahr oder nicht. Ansagen kannst du { $ranks }.
cheat-too-many = Legen kannst du höchstens { $count } Karten.
cheat-rank-is-fixed = Leg einfach deine Karten. Sie gelten sowieso als { shared-ranks }.
cheat-name-a-rank = Sag, was sie sind, zum Beispiel „7C 9D claim 8“. Ansagen kannst du { $ranks }.
cheat-wrong-rank = Das kannst du nicht ansagen. Ansagen kannst du { $ranks }.
cheat-nothing-to-doubt = Es gibt nichts zu bezweifeln. { $kind ->
    [taken] { $other } hat den Haufen genommen.
    [late] Für die Ansage von { $other } ist es zu spät.
   *[none] { $other } muss erst etwas ansagen.
}
cheat-own-claim = Das ist deine eigene Ansage. Zweifeln ist Sache von { $seats }.
cheat-not-yours-to-doubt = Diese kannst du nicht bezweifeln. Das ist Sache von { $seats }.
cheat-has-answered = Du hast schon geantwortet. Warte auf { $seats }.
cheat-answer-first = { $other } sagt { shared-ranks } an. Sag erst, ob du es glaubst.
cheat-not-your-turn = Erst fehlt noch eine Antwort von { $seats }.
