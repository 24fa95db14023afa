go-fish-name = Go Fish
    .line = Frag die anderen nach Karten und sammle Quartette.
    .aliases = Quartett, Fischen, Geh fischen, Authors
go-fish-rules = **Frag die anderen nach Karten und sammle Quartette: alle vier Karten von einem Wert.**
    Wenn du dran bist, frag jemanden nach einem Wert, von dem du selbst mindestens eine Karte hast: „7er?“ Gibt es welche, bekommst du alle und fragst weiter. Wenn nicht, gehst du fischen: Zieh eine Karte vom Stapel. Ist es, wonach du gefragt hast, fragst du weiter. Sonst ist die nächste Person dran.
    Wenn alle Quartette liegen, gewinnen die meisten.
    - **Zum Beispiel:** Du hast 7, 7 und König. Du fragst Ann nach 7ern und bekommst zwei: ein Quartett! Du fragst Ben nach Königen. Dort gibt es keine, also ziehst du.
    .whole =
    - **Geben:** sieben Karten zu zweit oder dritt, sonst fünf. Der Rest ist der Stapel.
    - **Fragen:** Nenn jemanden mit Karten und einen Wert, den du hast. Du bekommst alle Karten davon, für alle sichtbar.
    - **Geh fischen:** Gibt es keine, ziehst du. Ist es der gefragte Wert, zeigst du die Karte und fragst weiter.
    - **Quartette:** Alle vier von einem Wert kommen sofort offen vor dich.
    - **Keine Karten mehr:** Zieh eine, wenn du dran bist. Ist der Stapel leer, setzt du aus.
    - **Teams** sitzen sich gegenüber, und ihre Quartette zählen zusammen. Dein Gegenüber kannst du nicht fragen.
    - **Das Ende:** wenn alle Karten in Quartetten liegen. Bekommt niemand mehr etwas, ist die Runde auch zu Ende.
go-fish-paragraphs =
    .go-fish-ask-now = 2
    .go-fish-not-held = 2
    .go-fish-not-yourself = 2
    .go-fish-no-such-seat = 2
    .go-fish-no-cards = 2
    .go-fish-have-it = 2
    .go-fish-in-book = 4
    .go-fish-partner = 6

go-fish-variant-asked_next = Wer gefragt wurde, ist als Nächstes dran
go-fish-variant-pairs = Paare statt Quartette
go-fish-variant-teams = In Teams, zwei Runden
go-fish-variant-single_cards = Nach einzelnen Karten fragen
go-fish-variant-memory = Ohne Gedächtnishilfe, drei Runden

go-fish-option-hand_size = { shared-cards-dealt }
    .zero = sieben, ab vier Personen fünf
go-fish-option-books = Gesammelt werden
    .four = vier von einem Wert
    .pairs = Paare
go-fish-option-ask_for = Du fragst nach
    .rank = allen Karten von einem Wert
    .card = einer Karte
go-fish-option-next_turn = Als Nächstes fragt
    .left = wer links sitzt
    .asked = wer gefragt wurde
go-fish-option-lucky = Ziehst du, wonach du gefragt hast, fragst du weiter
go-fish-option-book_again = Macht die gezogene Karte ein Quartett, fragst du weiter
go-fish-option-empty_hand = Ohne Karten
    .draw = ziehst du eine, wenn du dran bist
    .refill = bekommst du ein ganzes neues Blatt
    .end = ist die Runde zu Ende, wie ohne Stapel
go-fish-option-scoring = Ein Quartett zählt
    .books = einen Punkt
    .values = Ass 15, König 13, Dame 12, Bube 11, andere ihre Zahl
go-fish-option-teams = Teams
    .none = alle für sich
    .pairs = zu zweit, bei vier oder sechs Personen
go-fish-option-max_rounds = { shared-rounds }
go-fish-option-reminders = Der Tisch zeigt, was alle wissen

do-ask = { $seat } fragen
do-ask-for = { $seat } fragen: { shared-ranks }?
do-ask-card = { $seat } fragen
    .with = { $seat } fragen: { $picked }?
do-for = { shared-ranks }
do-card = eine Karte
    .with = Eine Karte: { $picked }

go-fish-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
go-fish-gets = { $seat } fragt { $other } und bekommt { $cards }.
    .to-seat = Du fragst { $other } und bekommst { $cards }.
    .to-other = { $seat } fragt dich und bekommt { $cards }.
go-fish-fish = { $kind ->
    [card] { $seat } fragt { $other }: „{ $suit }-{ rank-name }?“ Geh fischen!
   *[rank] { $seat } fragt { $other }: „{ shared-ranks }?“ Geh fischen!
}
    .short = fischt
    .to-seat = { $kind ->
        [card] Du fragst { $other }: „{ $suit }-{ rank-name }?“ Geh fischen!
       *[rank] Du fragst { $other }: „{ shared-ranks }?“ Geh fischen!
    }
    .to-other = { $kind ->
        [card] { $seat } fragt dich: „{ $suit }-{ rank-name }?“ Geh fischen!
       *[rank] { $seat } fragt dich: „{ shared-ranks }?“ Geh fischen!
    }
go-fish-lucky = { $seat } zieht { $card }!
    .to-seat = Du ziehst { $card }!
go-fish-draws = { $seat } hat keine Karten und zieht { shared-cards }.
    .to-seat = Du hast keine Karten und ziehst { shared-cards }.
go-fish-you-draw = { shared-you-draw }
go-fish-book = { $seat } legt { $cards } aus.
    .to-seat = Du legst { $cards } aus.
go-fish-nobody = Niemand bekommt mehr etwas, also ist die Runde zu Ende.

go-fish-points = { shared-points }
go-fish-gave = Von { $other }
go-fish-marks = { $kind ->
    [none] 0× { $others }
    [some] { $held }
   *[both] { $held }, 0× { $others }
}
go-fish-asked = { shared-ranks }, { $other }?
go-fish-asked-card = { $rank ->
    [T] 10
   *[other] { $rank }
}{ $symbol }, { $other }?
go-fish-books = { $kind ->
    [pairs] { $count ->
        [one] 1 Paar
       *[other] { $count } Paare
    }
   *[four] { $count ->
        [one] 1 Quartett
       *[other] { $count } Quartette
    }
}

go-fish-hint-known = { $other } hat sicher { shared-ranks }.
go-fish-hint-unknown = { $other } hat { shared-cards }, von denen niemand weiß. Da könnten { shared-ranks } dabei sein.
go-fish-hint-vain = Wahrscheinlich ist jetzt nichts. Das ist so gut wie alles andere.

go-fish-few-cards = Die Karten reichen nicht. Gebt höchstens { $count } pro Person.
go-fish-team-seats = Teams gibt es nur zu viert oder sechst.
go-fish-ask-now = Frag jemanden nach Karten, zum Beispiel „ask { $other } { $kind ->
    [card] card { $card }
   *[for] for { $rank }
}“.
go-fish-not-held = Fragen kannst du nur nach Werten, die du hast: { $ranks }.
go-fish-not-yourself = Dich selbst kannst du nicht fragen. Frag { $seats }.
go-fish-no-such-seat = Diesen Platz gibt es nicht. Frag { $seats }.
go-fish-no-cards = { $other } hat keine Karten. Frag { $seats }.
go-fish-partner = { $other } ist in deinem Team. Frag { $seats }.
go-fish-have-it = { $card } hast du selbst.
go-fish-in-book = { $card } liegt schon in einem Quartett.
