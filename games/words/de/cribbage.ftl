cribbage-name = Cribbage
    .line = Steck dich auf dem Brett bis 121 voran.
    .aliases = Crib
cribbage-rules = **Sammle auf dem Brett Punkte. Wer zuerst 121 hat, gewinnt.**
    Du bekommst sechs Karten. Wirf zwei davon in den **Crib**, vier Extrakarten, die für die Person zählen, die gibt. Eine Karte wird aufgedeckt: der **Starter**.
    Spielt dann abwechselnd eine Karte und zählt sie zur **Summe**. Kommst du auf 15 oder 31, **steckst** du 2 Punkte ab. Auch Paare und Folgen bringen etwas. Käme jede deiner Karten über 31, sag „Go“; wer zuletzt gespielt hat, steckt 1 ab, und die Summe beginnt von vorn.
    Zähl dann deine vier Karten zusammen mit dem Starter: 2 für jede Fünfzehn, 2 für jedes Paar, 3 oder mehr für eine Folge.
    - **Zum Beispiel:** Du hast 5♥ 4♠ 10♦ Q♦, und der Starter ist die 5♣. Jede 5 macht mit der 10 und mit der Dame fünfzehn: vier Fünfzehner, 8. Mit dem Paar 5er sind das 10.
    .whole =
    - **Geben:** Zu zweit bekommen beide sechs Karten und werfen zwei in den Crib. Zu dritt oder viert sind es fünf, und alle werfen eine; zu dritt kommt noch eine vom Stapel dazu. Zu viert spielen zwei Teams, die sich gegenübersitzen. Das Geben wandert nach links.
    - **Starter:** Haben alle geworfen, wird eine Karte aufgedeckt. Ist es ein Bube, steckt die Person, die gibt, sofort 2 ab, **His Heels**.
    - **Das Ausspielen:** Links neben der Person, die gibt, beginnt es: Spiel eine Karte und zähl sie dazu. Asse sind 1, Bilder 10. Über 31 geht es nicht. Passt nichts, sag „Go“, und die anderen spielen weiter, wenn sie können. Wer die letzte Karte unter 31 spielt, steckt 1 ab. Danach, oder nach 31, geht es links davon weiter, mit irgendeiner Karte, und die Summe beginnt wieder bei 0.
    - **Punkte beim Ausspielen:** 15 bringt 2, 31 bringt 2. Ein Paar bringt 2, ein Drilling 6, ein Vierling 12. Folgen ab drei zählen ihre Länge, in beliebiger Reihenfolge, solange keine andere Karte dazwischenkommt.
    - **Das Zählen:** Links neben der Person, die gibt, beginnt es, sie selbst kommt zuletzt. Jedes Blatt zählt mit dem Starter, danach der Crib. Jede Fünfzehn zählt 2, jedes Paar 2, eine Folge ihre Länge. Vier in einer Farbe zählen 4, fünf mit dem Starter; im Crib zählen nur fünf. Der Bube in der Farbe des Starters zählt 1, **His Nobs**.
    - **Mehreres zugleich:** Jede Verbindung zählt. Drei 5er sind drei Paare, 6. In 9 9 10 J macht jede 9 eine Folge von drei, und die 9er sind ein Paar: 3 + 3 + 2, also 8.
    - **Das Ende:** Wer zuerst 121 hat, gewinnt sofort, auch mitten im Spiel. Deshalb ist wichtig, wer zuerst zählt. Wer mit 90 oder weniger verliert, verliert mit **Skunk**.
    - **Zum Beispiel:** Die Summe ist 20, und du spielst eine 5, also 25. Ben hat nur Bilder und sagt „Go“. Du legst eine 6 dazu: Das sind 31 und 2 für dich.
    - **Hausregeln** können längere Partien erlauben, in denen ein Skunk als zwei Siege zählt und ein doppelter (60 oder weniger) als drei. Bei **Muggins** zählst du dein Blatt selbst, und die nächste Person bekommt, was du übersiehst.
cribbage-paragraphs =
    .throw-count = 1
    .cribbage-must-play = 3
    .go-needed = 3
    .over-thirty-one = 3
    .claim-range = 5

cribbage-variant-once_round = Einmal ums Brett, bis 61
cribbage-variant-long = Lange Partie, bis 5 Siege
cribbage-variant-cut_throat = Muggins: Zähl dein Blatt selbst
cribbage-variant-kitchen = Vier einer Farbe zählen auch im Crib, kein Skunk

cribbage-option-target = Punkte für einen Sieg
cribbage-option-games = Siege für die Partie
cribbage-option-skunk = Ein Sieg mit Skunk zählt mehrfach
cribbage-option-double_skunk = Siege für einen doppelten Skunk
cribbage-option-muggins = Du zählst selbst, und die nächste Person bekommt, was du übersiehst
cribbage-option-crib_flush = Ein Flush im Crib
    .five = zählt nur mit dem Starter
    .four = zählt auch ohne den Starter
cribbage-option-heels = Punkte für einen aufgedeckten Buben
cribbage-option-loser_deals = Wer verliert, gibt als Nächstes

do-go = Go
cribbage-do-throw = In den Crib
    .with = { $picked } in den Crib
    .pick = { $most } Karten in den Crib
cribbage-do-claim = { $number } ansagen

cribbage-deals = { $seat } gibt und hat den Crib.
    .to-seat = Du gibst und hast den Crib.
cribbage-throws = { $seat } wirft in den Crib.
    .short = geworfen
    .to-seat = Du wirfst in den Crib.
cribbage-starter = Der Starter ist { $card }.
cribbage-heels = Ein Bube! { $seat } steckt { $points } für His Heels ab.
    .to-seat = Ein Bube! Du steckst { $points } für His Heels ab.
cribbage-plays = { $seat } spielt { $card }: { $count }.
    .to-seat = Du spielst { $card }: { $count }.
cribbage-makes = { $what ->
    [fifteen] Fünfzehn für 2.
    [full] Einunddreißig für 2.
    [alike] { $points ->
        [2] Ein Paar für 2.
        [6] Ein Drilling für 6.
       *[12] Ein Vierling für 12.
    }
   *[run] Eine Folge von { $points } für { $points }.
}
cribbage-goes = { $seat } sagt Go.
    .short = Go
    .to-seat = Du sagst Go.
cribbage-last = { $seat } steckt 1 für die letzte Karte ab.
    .to-seat = Du steckst 1 für die letzte Karte ab.
cribbage-claims = { $seat } sagt { $points } an.
    .short = sagt { $points } an
    .to-seat = Du sagst { $points } an.
cribbage-counts = { $where ->
    [crib] Der Crib von { $seat }, { $cards }, bringt
   *[hand] { $seat } hat { $cards }, das bringt
} { $points ->
    [0] nichts.
   *[other] { $points }: { cribbage-sum }.
}
    .to-seat = { $where ->
        [crib] Dein Crib, { $cards }, bringt
       *[hand] Du hast { $cards }, das bringt
    } { $points ->
        [0] nichts.
       *[other] { $points }: { cribbage-sum }.
    }
cribbage-muggins = Muggins! { $seat } bekommt die { $points }.
    .to-seat = Muggins! Du bekommst die { $points }.
cribbage-wins = { $seats } { $count ->
    [one] erreicht
   *[other] erreichen
} { $number } und { $count ->
    [one] gewinnt
   *[other] gewinnen
}.
    .to-seats = { $others ->
        [0] Du erreichst { $number } und gewinnst
        [one] Du und { $seats } erreicht { $number } und gewinnt
       *[other] Du, { $seats } erreicht { $number } und gewinnt
    }.
cribbage-skunks = { $seats } { $count ->
    [one] verliert
   *[other] verlieren
} mit { $points ->
    [2] Skunk
   *[other] doppeltem Skunk
}.
    .to-seats = { $others ->
        [0] Du verlierst
        [one] Du und { $seats } verliert
       *[other] Du, { $seats } verliert
    } mit { $points ->
        [2] Skunk
       *[other] doppeltem Skunk
    }.

cribbage-parts = { $points ->
    [0] nichts
   *[other] { cribbage-sum }
}
cribbage-sum = { $fifteens ->
    [0] { "" }
   *[other] Fünfzehn { $fifteens }
}{ $pairs_joint ->
    [none] { "" }
    [first] { cribbage-sum-pairs }
   *[next] , { cribbage-sum-pairs }
}{ $runs_joint ->
    [none] { "" }
    [first] { cribbage-sum-runs }
   *[next] , { cribbage-sum-runs }
}{ $flush_joint ->
    [none] { "" }
    [first] Flush { $flush }
   *[next] , Flush { $flush }
}{ $nobs_joint ->
    [none] { "" }
    [first] Nobs 1
   *[next] , Nobs 1
}
cribbage-sum-pairs = { $pairs ->
    [2] Paar 2
   *[other] Paare { $pairs }
}
cribbage-sum-runs = { $runs ->
    [3] Folge 3
    [4] Folge 4
    [5] Folge 5
   *[other] Folgen { $runs }
}

cribbage-for-play = { $number } beim Ausspielen
cribbage-for-hand = { $number } im Blatt
cribbage-for-crib = { $number } im Crib
cribbage-for-heels = { $number } für His Heels
cribbage-for-muggins = { $number } durch Muggins
cribbage-games = { $count ->
    [one] 1 Sieg
   *[other] { $count } Siege
}
cribbage-line = { $several ->
    [yes] { cribbage-games } · { $score }
   *[no] { $score }
}
cribbage-threw = geworfen
cribbage-throwing = wählt
cribbage-go = Go
cribbage-worth = +{ $points }
cribbage-subtitle = { $games ->
    [no] Spiel { $number } · { cribbage-phase }
   *[other] { $games } · Spiel { $number } · { cribbage-phase }
}
cribbage-phase = { $phase ->
    [throw] In den Crib
    [play] Ausspielen
   *[show] Zählen
}
cribbage-starter-spot = Starter
cribbage-count = Summe { $count }
cribbage-down = Gespielt
cribbage-crib = Crib{ $value ->
    [none] { "" }
   *[other] { ": " }{ $value }
}
    .told = Crib von { $seat }{ $value ->
        [none] { "" }
       *[other] { ": " }{ $value }
    }
cribbage-hand = { $seat }{ $value ->
    [none] { "" }
   *[other] { ": " }{ $value }
}
    .told = Blatt von { $seat }{ $value ->
        [none] { "" }
       *[other] { ": " }{ $value }
    }
cribbage-thrown = Von dir geworfen
cribbage-throw-to = wirf { $count } in { $whose ->
    [own] deinen Crib
   *[other] den Crib von { $other }
}
cribbage-ahead = { $points ->
    [0] Gleichstand
   *[other] { $seats } { $count ->
        [one] liegt
       *[other] liegen
    } { $points } vorn
}
    .to-seats = { $points ->
        [0] Gleichstand
       *[other] { $others ->
            [0] Du liegst
            [one] Du und { $seats } liegt
           *[other] Du, { $seats } liegt
        } { $points } vorn
    }

cribbage-hint-throw = Was du behältst, bringt im Schnitt { $number }, und { $whose ->
    [own] der Crib gehört dir
   *[other] der Crib gehört { $other }
}.
cribbage-hint-claim = Es sind { $points }. Ich habe nachgezählt.
cribbage-hint-go = Mit allem, was du hast, geht { $count } über 31.
cribbage-hint-only = { shared-hint-only-card }
cribbage-hint-pegs = { $what ->
    [fifteen] Das macht fünfzehn
    [full] Das macht einunddreißig
    [alike] { $points ->
        [2] Das macht ein Paar
        [6] Das macht einen Drilling
       *[12] Das macht einen Vierling
    }
    [run] Das macht eine Folge
   *[several] Das zählt doppelt
}, für { $points }.
cribbage-hint-low = Spiel klein aus: Darauf kann niemand fünfzehn machen.
cribbage-hint-pair = Du hast noch eine davon. Wird ein Paar daraus, machst du den Drilling.
cribbage-hint-trap = Lass keine { $count } stehen: Jede Zehn und jedes Bild macht { $number } daraus.
cribbage-hint-high = Spiel erst hohe Karten. Kleine passen später noch.
cribbage-hint-safe = So bleibt ihnen am wenigsten zum Punkten.

throw-count = Wirf { $count ->
    [one] 1 Karte
   *[other] { $count } verschiedene Karten
} aus deinem Blatt in den Crib von { $other }.
thrown-already = Du hast schon geworfen. Jetzt fehlt noch { $seats }.
over-thirty-one = Die Summe ist { $count }, also passt höchstens { $most }. Du kannst { $cards } spielen.
cribbage-must-play = Go geht nicht, solange eine Karte passt. Du kannst { $cards } spielen.
go-needed = Bei { $count } passt nichts von dir. Du kannst nur Go sagen.
claim-range = Sag, wie viel deine Karten bringen: „claim“ und 0 bis { $most }.
