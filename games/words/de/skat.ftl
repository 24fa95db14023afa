skat-name = Skat
    .line = Reizen und allein gegen die zwei anderen spielen.
    .aliases = Scat
skat-rules = **Wer am höchsten reizt, spielt allein gegen zwei und braucht 61 der 120 Augen.**
    Alle bekommen zehn von 32 Karten, zwei liegen verdeckt im **Skat**. Du reizt, was dein Spiel wert ist. Bekommst du das Spiel, nimmst du den Skat auf und drückst zwei Karten, oder du lässt ihn liegen und spielst **Hand**. Dann sagst du dein Spiel an.
    - **Farbspiel:** Trumpf sind die vier Buben (♣ ♠ ♥ ♦, von oben), dann A 10 K Q 9 8 7 der Farbe.
    - **Grand:** Trumpf sind nur die Buben.
    - **Null:** kein Trumpf, die 10 steht unter dem Buben, und ein einziger Stich verliert.
    Farbe bedienen! Buben gehören zum Trumpf. Das Ass zählt 11, die 10 zählt 10, König 4, Dame 3, Bube 2.
    - **Zum Beispiel:** Herz mit dem J♣, aber ohne den J♠ ist „mit 1, Spiel 2“, mal 10. Das bringt 20 oder kostet 40.
    .whole =
    - **Reizen:** Vorhand sitzt links neben der Person, die gibt. Mittelhand reizt, Vorhand hält oder passt. Danach reizt Hinterhand Vorhand oder Mittelhand, je nachdem, wer übrig ist.
    - **Spielwert:** Kreuz 12, Pik 11, Herz 10, Karo 9, Grand 24. Das mal Spitzen plus 1, und je 1 mehr für Hand, Schneider (eine Seite hat höchstens 30 Augen) und Schwarz (kein Stich). Im Handspiel kannst du Schneider, Schwarz oder ouvert (offen) für je 1 mehr ansagen.
    - **Spitzen:** die höchsten Trümpfe in Folge, die du hast (mit) oder nicht hast (ohne). Der Skat gehört dazu.
    - **Null:** 23, Hand 35, ouvert 46, beides 59.
    - **Abrechnung:** Gewonnen zählt der Spielwert, verloren doppelt minus. Hast du überreizt, zählt das nächste Vielfache, das den Reizwert erreicht, auch doppelt minus.
    - **Spielen:** Vorhand spielt aus. { rules-trick }
    - **Zu viert:** Wer gibt, setzt aus.
    - **Ramsch** (Hausregel): Passen alle, will niemand Augen; Trumpf sind die Buben.
    - **Das Ende:** Alle geben viermal. Die meisten Punkte gewinnen.
skat-paragraphs =
    .skat-not-a-value = 2
    .skat-bid-too-low = 1
    .skat-answer-first = 1
    .skat-nothing-to-hold = 1
    .skat-forehand-18 = 1
    .skat-below-bid = 5
    .skat-hand-only = 2
    .must-follow-suit = 6
    .skat-jacks = 6
    .skat-sits-out = 7

skat-variant-league = Liga, nach Seeger-Fabian
skat-variant-ramsch = Mit Ramsch
skat-variant-home = Mit Ramsch und Kontra

skat-option-rounds = So oft geben alle
    .zero = { shared-no-limit }
skat-option-scoring = Abrechnung
    .classic = nur der Spielwert
    .seeger_fabian = nach Seeger-Fabian
skat-option-passed_in = Wenn alle passen
    .next = wird neu gegeben
    .ramsch = Ramsch
skat-option-ramsch_skat = Im Ramsch geht der Skat
    .last_trick = an den letzten Stich
    .loser = an die meisten Augen
skat-option-kontra = Wer mitgereizt hat, darf Kontra sagen

do-hold = Ja
do-yes = Ja, { $number }
skat-do-take = Skat aufnehmen
skat-do-bid = { $number } sagen
do-game = { $suit } { $symbol }
do-game-grand = Grand
do-game-null = Null
do-game-null-ouvert = Null ouvert
do-hand = { $symbol } Hand
do-hand-grand = Grand Hand
do-hand-null = Null Hand
do-hand-null-ouvert = Null Hand ouvert
do-hand-more = Ansagen
do-schneider = { $symbol } Schneider
do-schwarz = { $symbol } Schwarz
do-ouvert = { $symbol } ouvert
do-grand-schneider = Grand Schneider
do-grand-schwarz = Grand Schwarz
do-grand-ouvert = Grand ouvert
do-hand-schneider = { do-schneider }
do-hand-schwarz = { do-schwarz }
do-hand-ouvert = { do-ouvert }
do-hand-grand-schneider = { do-grand-schneider }
do-hand-grand-schwarz = { do-grand-schwarz }
do-hand-grand-ouvert = { do-grand-ouvert }
do-kontra = Kontra
do-re = Re

skat-more = { $hand ->
    [0] {""}
   *[1] {" "}Hand
}{ $extra ->
    [none] {""}
    [schneider] {" "}Schneider
    [schwarz] {" "}Schwarz
   *[ouvert] {" "}ouvert
}
skat-game = { $kind ->
    [suit] { $suit }
    [grand] Grand
   *[null] Null
}{ skat-more }
skat-deals = { $sits_out ->
    [0] { shared-deals }
   *[1] { $seat } gibt und setzt aus.
}
    .to-seat = { $sits_out ->
        [0] { shared-deals.to-seat }
       *[1] Du gibst und setzt aus.
    }
skat-bids = { bids-tricks }
    .short = sagt { $number }
    .to-seat = { bids-tricks.to-seat }
skat-holds = { $seat } hält { $number }.
    .short = ja
    .to-seat = Du hältst { $number }.
skat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
skat-declarer = { $seat } spielt allein, gereizt bis { $number }.
    .to-seat = Du spielst allein, gereizt bis { $number }.
skat-takes = { $seat } nimmt den Skat auf.
    .short = nahm auf
    .to-seat = Du nimmst den Skat auf.
skat-discards = { $seat } drückt zwei Karten.
    .short = gedrückt
    .to-seat = Du drückst zwei Karten.
skat-announces = { $seat } spielt { skat-game }.
    .short = { $kind ->
        [suit] { $suit }
        [grand] Grand
       *[null] Null
    }{ $extra ->
        [none] { $hand ->
            [0] {""}
           *[1] {" "}Hand
        }
        [schneider] {" "}Schn.
        [schwarz] {" "}Schw.
       *[ouvert] {" "}ouv.
    }
    .to-seat = Du spielst { skat-game }.
skat-doubles = { $seat } sagt { $kind ->
    [kontra] Kontra
   *[re] Re
}. Das Spiel zählt { $stake ->
    [2] doppelt
    [4] vierfach
   *[other] mal { $stake }
}.
    .short = { $kind ->
        [kontra] Kontra
       *[re] Re
    }
    .to-seat = Du sagst { $kind ->
        [kontra] Kontra
       *[re] Re
    }. Das Spiel zählt { $stake ->
        [2] doppelt
        [4] vierfach
       *[other] mal { $stake }
    }.
skat-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
skat-passed-in = Alle passen. Das Spiel ist eingepasst.
skat-ramsch = Alle passen. Ramsch: Nimm möglichst keine Augen!
skat-result = { skat-game }{ $kind ->
    [null] {""}
   *[other] {" "}mit { $points ->
        [one] 1 Auge
       *[other] { $points } Augen
    }
}.
skat-ends = { $made ->
    [0] { $seat } verliert { skat-result }
   *[1] { $seat } gewinnt { skat-result }
}
    .to-seat = { $made ->
        [0] Du verlierst { skat-result }
       *[1] Du gewinnst { skat-result }
    }
skat-counts = { $holds ->
    [0] Ohne { $matadors }
   *[1] Mit { $matadors }
}, Spiel { $at_game }{ $at_hand ->
    [0] {""}
   *[other] , Hand { $at_hand }
}{ $at_schneider ->
    [0] {""}
   *[other] , Schneider { $at_schneider }
}{ $at_announced ->
    [0] {""}
   *[other] , angesagt { $at_announced }
}{ $at_schwarz ->
    [0] {""}
   *[other] , Schwarz { $at_schwarz }
}{ $at_told ->
    [0] {""}
   *[other] , angesagt { $at_told }
}{ $at_ouvert ->
    [0] {""}
   *[other] , ouvert { $at_ouvert }
} × { $base } = { $value }.
skat-overbid = Überreizt: Gesagt waren { $number }. Verloren, mit { $value }.
skat-scores = { $seat }: { SIGNED($gain) } Punkte.
    .to-seat = Du: { SIGNED($gain) } Punkte.
skat-lay = Im Skat: { $cards }.

skat-for-game = { $number } { skat-game }
skat-for-bonus = { $number } Bonus
skat-for-ramsch = { $number } Ramsch
skat-line = { $plays ->
    [0] { $score }
   *[1] { $score } · { shared-tricks }
}
skat-line-out = { $score } · setzt aus
skat-tag = { skat-game } { $number }
skat-tag-declarer = allein, { $number }
skat-tag-passed = { $number ->
    [0] { shared-passed }
   *[other] { shared-passed } { $number }
}
skat-call = { $kind ->
    [bid] { $number }
    [hold] { do-hold }
    [pass] { do-pass }
    [kontra] { do-kontra }
   *[re] { do-re }
}
skat-subtitle = Spiel { $number } · { $phase ->
    [skat] Der Skat
    [discard] Drücken
    [game] Spielansage
    [kontra] Kontra?
    [re] Re?
    [play] Stich { $trick }
   *[bid] Reizen
}
skat-bid = Gereizt
skat-by = { $seat } spielt
skat-everyone = Alle spielen
skat-badge = { $kind ->
    [suit] {""}
    [grand] Grand
    [null] Null
   *[ramsch] Ramsch
}{ skat-more }{ $stake ->
    [1] {""}
   *[other] {" "}× { $stake }
}
skat-skat = Skat
skat-taken-by = Skat, bei { $seat }

skat-with = { skat-game }{ $kind ->
    [null] {""}
   *[other] { $holds ->
        [0] {" "}ohne { $matadors }
       *[1] {" "}mit { $matadors }
    }
}
skat-hint-bid = Du kannst bis { $value } reizen: { skat-with }.
skat-hint-enough = Dein bestes Spiel, { skat-with }, ist nur { $value } wert.
skat-hint-weak = Für kein Spiel ist dein Blatt stark genug.
skat-hint-take = Zwei Karten mehr kannst du gebrauchen.
skat-hint-hand = Für { skat-game } brauchst du den Skat nicht. Ein Handspiel ist mehr wert.
skat-hint-discard = Die beiden brauchst du für { skat-game } am wenigsten.
skat-hint-game = Für { skat-game } ist dein Blatt am besten.
skat-hint-double = { $doubles ->
    [0] Das könntest du verlieren. Verdopple nicht.
   *[1] Das solltest du gewinnen. Verdopple.
}
skat-hint-only = { shared-hint-only-card }
skat-hint-draw = Die schlägt niemand. Zieh die Trümpfe.
skat-hint-draw-low = Zieh die Trümpfe mit einem kleinen.
skat-hint-sure = Höher haben sie nichts. Nimm die Augen mit.
skat-hint-trumps = Du hast nur noch Trumpf.
skat-hint-long = Spiel deine lange Farbe an, dann werden die Hohen später frei.
skat-hint-beaten = Den Stich bekommst du nicht. Gib wenig Augen rein.
skat-hint-throw = Da liegt wenig drin. Spar deine Trümpfe.
skat-hint-last = Du sitzt hinten. Nimm den Stich mit den meisten Augen.
skat-hint-wait = Nichts sticht sicher. Gib wenig Augen rein.
skat-hint-high = Die dürfte niemand schlagen.
skat-hint-trump = Du bist blank, also stich.
skat-hint-through = Der Alleinspieler sitzt gleich hinter dir. Dem Feinde lang: klein aus der langen Farbe.
skat-hint-short = Der Alleinspieler sitzt hinten. Dem Freunde kurz: Spiel eine kurze Farbe an.
skat-hint-give = Der Stich gehört euch. Schmier, so viel du kannst.
skat-hint-risk = Da liegt viel drin. Riskier es.
skat-hint-low = Die macht fast nie einen Stich.
skat-hint-dump = { shared-hint-off-suit }
skat-hint-under = { shared-hint-highest-under }
skat-hint-take-it = { shared-hint-taking-anyway }
skat-hint-over = { shared-hint-lowest-over }
skat-hint-null-lead = Spiel klein aus einer kurzen Farbe. Vielleicht muss der Alleinspieler drüber.
skat-hint-null-throw = Wirf hohe Karten ab, dann kannst du später klein bleiben.
skat-hint-null-under = Der Alleinspieler hat den Stich. Bleib drunter!
skat-hint-null-low = Der Alleinspieler kommt nach dir. Bleib klein.

skat-wrong-phase = { $phase ->
    [skat] Nimm den Skat auf oder sag ein Handspiel an.
    [discard] { skat-two-cards }
    [game] Sag dein Spiel an.
    [kontra] Sag Kontra oder pass.
    [re] Sag Re oder pass.
    [play] Spiel eine Karte aus deinem Blatt.
   *[bid] Reiz, halte oder pass.
}
skat-not-a-value = Diesen Reizwert gibt es nicht. Am nächsten: { $numbers }.
skat-bid-too-low = Das ist zu wenig. Sag mindestens { $least } oder pass.
skat-answer-first = { $seat } hat { $number } gesagt. Halte oder pass.
skat-nothing-to-hold = Halten kannst du nur, was andere sagen. Sag mindestens { $least } oder pass.
skat-forehand-18 = Alle anderen haben gepasst. Sag { $least } oder pass.
skat-take-or-hand = Nimm erst den Skat auf oder sag ein Handspiel an.
skat-taken = Du hast den Skat aufgenommen. Sag eine Farbe, Grand oder Null an.
skat-hand-only = Das geht nur bei Handspielen. Sag eine Farbe, Grand, Null oder Null ouvert an.
skat-below-bid = Das ist nur { $value } wert, und du hast { $bid } gereizt. Spiel eine Farbe{ $ouvert ->
    [0] {" "}oder Grand
   *[1] , Grand oder Null ouvert
}.
skat-two-cards = Drück zwei von deinen zwölf Karten.
skat-has-not-bid = Kontra sagen kann nur, wer gereizt oder gehalten hat und nicht allein spielt.
skat-sits-out = Du gibst, also setzt du dieses Spiel aus.
skat-jacks = { $trump ->
    [0] Du kannst bedienen, und Buben sind Trumpf.
   *[1] Trumpf ist ausgespielt, und Buben gehören dazu.
} Du kannst { $cards } spielen.
