do-bet = { $number } setzen
do-call = Mitgehen
do-call-for = Mitgehen · { $number }
do-call-all-in = Mitgehen · { $number } · All-in
do-check = Checken
do-fold = Aussteigen
order-check-or-fold = Checken oder aussteigen
order-call-any = Jeden Einsatz mitgehen
do-raise = Um { $number } erhöhen
do-raise-to = Auf { $number } erhöhen
do-rebuy = Nachkaufen

poker-to-stake = { $kind ->
    [bet] { $number } setzen
   *[raise] Auf { $number } erhöhen
}
poker-minimum = { poker-to-stake }
poker-half-pot = { poker-to-stake } · halber Pot
poker-pot = { poker-to-stake } · Pot
poker-all-in = { poker-to-stake } · All-in

poker-amount = { $number }
poker-bets = { $seat } setzt { $number }{ poker-and-all-in }.
    .short = setzt
    .to-seat = Du setzt { $number }{ poker-and-all-in.to-seat }.
poker-raises = { $seat } erhöht auf { $number }{ poker-and-all-in }.
    .short = erhöht
    .to-seat = Du erhöhst auf { $number }{ poker-and-all-in.to-seat }.
poker-calls = { $seat } geht mit ({ $number }){ poker-and-all-in }.
    .short = geht mit
    .to-seat = Du gehst mit ({ $number }){ poker-and-all-in.to-seat }.
poker-and-all-in = { $left ->
    [0] { "" } und ist All-in
   *[other] { "" }
}
    .to-seat = { $left ->
        [0] { "" } und bist All-in
       *[other] { "" }
    }
poker-checks = { $seat } checkt.
    .short = checkt
    .to-seat = Du checkst.
poker-folds = { $seat } steigt aus.
    .short = steigt aus
    .to-seat = Du steigst aus.
poker-shows = { $seat } zeigt { $cards }: { poker-hand }.
    .to-seat = Du zeigst { $cards }: { poker-hand }.
poker-shows-wild = { $seat } zeigt { $cards }: { poker-hand }, { poker-jokers }.
    .to-seat = Du zeigst { $cards }: { poker-hand }, { poker-jokers }.
poker-shows-flush = { $seat } zeigt { $cards }: { poker-hand }, { poker-jokers } in { $suit }.
    .to-seat = Du zeigst { $cards }: { poker-hand }, { poker-jokers } in { $suit }.
poker-shows-both = { $seat } zeigt { $cards }: { poker-hand } und { poker-low }.
    .to-seat = Du zeigst { $cards }: { poker-hand } und { poker-low }.
poker-mucks = { $seat } legt verdeckt weg.
    .short = zeigt nicht
    .to-seat = Du legst verdeckt weg.
poker-gives-back = { $seat } bekommt { $number } zurück, die niemand mitgegangen ist.
    .to-seat = Du bekommst { $number } zurück, die niemand mitgegangen ist.
poker-takes-all = { $winner } gewinnt { $number }, ohne zu zeigen.
    .to-winner = Du gewinnst { $number }, ohne zu zeigen.
poker-wins = { $seats } hat { poker-hand }{ poker-kicker } und gewinnt { poker-which-pot } von { $number }.
    .to-seats = Du hast { poker-hand }{ poker-kicker } und gewinnst { poker-which-pot } von { $number }.
poker-ties = { $seats } haben { poker-hand }{ poker-kicker } und teilen { poker-which-pot } von { $number }.
    .to-seats = { $others ->
        [one] Du und
       *[other] Du,
    } { $seats } habt { poker-hand }{ poker-kicker } und teilt { poker-which-pot } von { $number }.
poker-wins-both = { $seats } hat { poker-hand }{ poker-kicker } sowie { poker-low } und gewinnt { poker-which-pot } von { $number } ganz.
    .to-seats = Du hast { poker-hand }{ poker-kicker } sowie { poker-low } und gewinnst { poker-which-pot } von { $number } ganz.
poker-ties-both = { $seats } haben { poker-hand }{ poker-kicker } sowie { poker-low } und teilen { poker-which-pot } von { $number }.
    .to-seats = { $others ->
        [one] Du und
       *[other] Du,
    } { $seats } habt { poker-hand }{ poker-kicker } sowie { poker-low } und teilt { poker-which-pot } von { $number }.
poker-wins-high = { $seats } hat { poker-hand }{ poker-kicker } und gewinnt die High-Hälfte { $pot ->
    [main] des Hauptpots
    [side] eines Side-Pots
   *[only] des Pots
}, { $number }.
    .to-seats = Du hast { poker-hand }{ poker-kicker } und gewinnst die High-Hälfte { $pot ->
        [main] des Hauptpots
        [side] eines Side-Pots
       *[only] des Pots
    }, { $number }.
poker-ties-high = { $seats } haben { poker-hand }{ poker-kicker } und teilen die High-Hälfte { $pot ->
    [main] des Hauptpots
    [side] eines Side-Pots
   *[only] des Pots
}, { $number }.
    .to-seats = { $others ->
        [one] Du und
       *[other] Du,
    } { $seats } habt { poker-hand }{ poker-kicker } und teilt die High-Hälfte { $pot ->
        [main] des Hauptpots
        [side] eines Side-Pots
       *[only] des Pots
    }, { $number }.
poker-wins-low = { $seats } hat { poker-low } und gewinnt die Low-Hälfte { $pot ->
    [main] des Hauptpots
    [side] eines Side-Pots
   *[only] des Pots
}, { $number }.
    .to-seats = Du hast { poker-low } und gewinnst die Low-Hälfte { $pot ->
        [main] des Hauptpots
        [side] eines Side-Pots
       *[only] des Pots
    }, { $number }.
poker-ties-low = { $seats } haben { poker-low } und teilen die Low-Hälfte { $pot ->
    [main] des Hauptpots
    [side] eines Side-Pots
   *[only] des Pots
}, { $number }.
    .to-seats = { $others ->
        [one] Du und
       *[other] Du,
    } { $seats } habt { poker-low } und teilt die Low-Hälfte { $pot ->
        [main] des Hauptpots
        [side] eines Side-Pots
       *[only] des Pots
    }, { $number }.
poker-no-low = Niemand hat ein Low für { poker-which-pot }.
poker-low = { $eight } als Low
poker-tag-low = { $eight } Low
poker-kicker = { $kicker ->
    [none] { "" }
    [A] {" "}mit Kicker Ass
    [K] {" "}mit Kicker König
    [Q] {" "}mit Kicker Dame
    [J] {" "}mit Kicker Bube
    [T] {" "}mit Kicker 10
   *[other] {" "}mit Kicker { $kicker }
}
poker-prompt-won = { $seats } { $how ->
    [one] gewinnt { $number }
    [even] teilen { $number }
   *[uneven] gewinnen zusammen { $number }
}
    .to-seats = { $how ->
        [one] Du gewinnst { $number }
        [even] { $others ->
            [one] Du und
           *[other] Du,
        } { $seats } teilt { $number }
       *[uneven] { $others ->
            [one] Du und
           *[other] Du,
        } { $seats } gewinnt zusammen { $number }
    }
poker-which-pot = { $pot ->
    [main] den Hauptpot
    [side] einen Side-Pot
   *[only] den Pot
}
poker-bankrupt = { $seat } hat keine Chips mehr.
    .to-seat = Du hast keine Chips mehr.
poker-buys-in = { $seat } kauft { $number } nach.
    .short = kauft nach
    .to-seat = Du kaufst { $number } nach.
poker-leaves = { $seat } kauft nicht nach.
    .to-seat = Du kaufst nicht nach.

poker-line = { $chips } Chips
poker-line-stake = { $chips } · setzt { $number }
poker-line-all-in = All-in · { $number }
poker-line-won = { $chips } · +{ $number }
poker-line-folded = { $chips } · raus
poker-line-bankrupt = Keine Chips
poker-deed-folded = ausgestiegen
poker-deed-mucked = nicht gezeigt
poker-for-won = { $number } gewonnen
poker-for-paid = { $number } gesetzt
poker-for-rebuy = { $number } nachgekauft

poker-hand = { $made ->
    [pair] ein Paar { poker-ranks }
    [two-pair] zwei Paare ({ poker-ranks } und { poker-low-ranks })
    [three] drei { poker-ranks }
    [straight] eine Straße bis { rank-name }
    [flush] Flush bis { rank-name }
    [full-house] ein Full House ({ poker-ranks } und { poker-low-ranks })
    [four] vier { poker-ranks }
    [straight-flush] { $rank ->
        [A] Royal Flush
       *[other] Straight Flush bis { rank-name }
    }
    [five] fünf { poker-ranks }
   *[high-card] nur { rank-name } hoch
}
poker-holding = { $eight ->
    [off] { poker-hand }
    [none] { poker-hand } · noch kein Low
    [gone] { poker-hand } · kein Low mehr
   *[low] { poker-hand } · { $eight } Low
}
poker-category = { $made ->
    [pair] Paar
    [two-pair] 2 Paare
    [three] Drilling
    [straight] Straße
    [flush] Flush
    [full-house] Full House
    [four] Vierling
    [straight-flush] Str. Flush
    [five] Fünfling
   *[high-card] hohe Karte
}
poker-category-and-low = { $made ->
    [pair] Paar + Low
    [two-pair] 2 Paare + Low
    [three] Drilling + Low
    [straight] Straße + Low
    [flush] Flush + Low
    [full-house] Full House + Low
    [four] Vierling + Low
    [straight-flush] Str. Flush + Low
   *[high-card] hoch + Low
}
poker-ranks = { $rank ->
    [A] Asse
    [K] Könige
    [Q] Damen
    [J] Buben
    [T] Zehnen
    [9] Neunen
    [8] Achten
    [7] Siebenen
    [6] Sechsen
    [5] Fünfen
    [4] Vieren
    [3] Dreien
   *[2] Zweien
}
poker-low-ranks = { $low ->
    [A] Asse
    [K] Könige
    [Q] Damen
    [J] Buben
    [T] Zehnen
    [9] Neunen
    [8] Achten
    [7] Siebenen
    [6] Sechsen
    [5] Fünfen
    [4] Vieren
    [3] Dreien
   *[2] Zweien
}
poker-jokers = { $jokers ->
    [one] mit dem Joker als { $wild }
   *[other] mit den Jokern als { $wild }
}

poker-may = { $may ->
    [bet-fold] Setz { $span } oder steig aus.
    [check-bet-fold] Check, setz { $span } oder steig aus.
    [check-bet] Check oder setz { $span }.
    [check-raise] Check oder erhöh auf { $span }.
    [check] Du kannst checken.
    [call-raise-fold] Geh mit ({ $owe }), erhöh auf { $span } (schreib „raise to“ und die Zahl) oder steig aus.
   *[call-fold] Geh mit ({ $owe }) oder steig aus.
}
bad-amount = So viel kannst du nicht setzen. { poker-may }
over-the-pot = Du kannst höchstens den Pot setzen, das macht { $most }. { poker-may }
capped = Es gab schon { $cap } Einsätze, mehr sind in einer Setzrunde nicht erlaubt. { poker-may }
no-raise = Niemand sonst hat Chips, um auf eine Erhöhung zu antworten. { poker-may }
raise-closed = Seit deinem letzten Zug hat niemand voll erhöht, also kannst du nicht noch einmal erhöhen. { poker-may }
raise-short = Zum Erhöhen reichen deine Chips nicht. { poker-may }
no-check = Checken gibt es an diesem Tisch nicht. { poker-may }
check-owing = Es ist gesetzt, also kannst du nicht checken. { poker-may }
bet-is-made = Es ist schon gesetzt. { poker-may }
nothing-to-call = { $may ->
    [check-raise] Du bist schon mitgegangen, mehr ist nicht nötig.
    [check] Du bist schon mitgegangen, mehr ist nicht nötig.
   *[bet] Niemand hat gesetzt, also gibt es nichts mitzugehen.
} { poker-may }
free-to-check = Dabeibleiben kostet dich nichts, also steig nicht aus. { poker-may }
nothing-to-raise = Niemand hat gesetzt, also gibt es nichts zu erhöhen. { poker-may }
bet-now = Jetzt wird gesetzt. { poker-may }
rebuy-or-pass = Du hast keine Chips mehr. Kauf nach oder pass.
poker-worth-bet = Das ist einen Einsatz wert.
poker-worth-raise = Das ist eine Erhöhung wert.

poker-variant-cash_40 = Cash Game, 40 Hände
poker-option-mode = Gespielt wird um
    .sit_and_go = alle Chips
    .cash = den größten Gewinn, Blinds steigen nie
poker-option-big_blind = Erster Big Blind (höchstens ein Zehntel der Startchips)
poker-option-hands_per_level = Hände, bis die Blinds steigen
poker-option-minutes_per_level = Minuten, bis die Blinds steigen
poker-option-ante = Ante
    .each = von allen, ein Zehntel des Big Blinds
    .big_blind = der Big Blind zahlt für den Tisch
poker-option-ante_from_level = Ante ab Level
poker-option-button_rule = Scheidet jemand aus, geht der Button
    .moving = zum nächsten besetzten Platz
    .dead = auch auf einen leeren Platz, damit niemand einen Blind auslässt
poker-option-reopening = All-ins, die für eine volle Erhöhung zu klein sind
    .cumulative = zählen zusammen und erlauben dann neues Erhöhen
    .single_raise = erlauben nie neues Erhöhen
poker-option-max_hands = Hände
poker-option-rebuys = So oft darfst du nachkaufen

poker-button = { $seat } hat den Button.
    .to-seat = Du hast den Button.
poker-up = Die Blinds steigen: jetzt { $small } und { $big }.
poker-up-next = Letzte Hand mit diesen Blinds. Danach { $small } und { $big }.
poker-antes = Alle zahlen { $number } Ante.
poker-small = { $seat } setzt den Small Blind von { $number }{ poker-and-all-in }.
    .to-seat = Du setzt den Small Blind von { $number }{ poker-and-all-in.to-seat }.
poker-big = { $seat } setzt den Big Blind von { $number }{ poker-and-all-in }.
    .to-seat = Du setzt den Big Blind von { $number }{ poker-and-all-in.to-seat }.
poker-big-and-ante = { $seat } setzt den Big Blind von { $number } und { $ante } Ante{ poker-and-all-in }.
    .to-seat = Du setzt den Big Blind von { $number } und { $ante } Ante{ poker-and-all-in.to-seat }.
poker-you-hold = Du hast { $cards }.
poker-flop = Der Flop: { $cards }.
poker-turn = Der Turn: { $cards }.
poker-river = Der River: { $cards }.
poker-out = { $seat } scheidet aus: { poker-place }.
    .to-seat = Du scheidest aus: { poker-place }.
poker-place = { $place ->
    [1] Platz 1
    [2] Platz 2
    [3] Platz 3
   *[other] Platz { $place }
}
poker-line-out = Raus · { poker-place }
poker-line-net = { $chips } · { poker-net }
poker-net = { $kind ->
    [even] ±0
    [up] { $number } im Plus
   *[down] { $number } im Minus
}
poker-tag-small = SB
poker-tag-big = BB
poker-badge-blinds = Blinds
poker-badge-value = { $small }/{ $big }
poker-badge-ante = Ante
poker-badge-left = Blinds steigen in
poker-badge-hands = { $count ->
    [one] 1 Hand
   *[other] { $count } Händen
}
poker-badge-up = Blinds steigen alle
poker-badge-minutes = { $count ->
    [one] 1 Min.
   *[other] { $count } Min.
}
poker-board = { $form ->
    [none] Board
   *[other] Board, { $form }
}
poker-hand-level = Hand { $number }, Level { $level } · { $stage ->
    [preflop] Preflop
    [flop] Flop
    [turn] Turn
    [river] River
    [all-in] All-in
   *[over] Ende
}
poker-high-blind = Dieser Big Blind ist zu hoch. Er darf höchstens ein Zehntel der Startchips sein: { $most }.
poker-drawing = { $draw ->
    [flush] { poker-hand } und einen Flush-Draw
    [straight] { poker-hand } und einen Straßen-Draw
    [gutshot] { poker-hand } und einen Gutshot
    [both] { poker-hand }, einen Flush- und einen Straßen-Draw
   *[none] { poker-hand }
}
poker-chance = { $eight ->
    [off] Du hast { poker-drawing }. Gegen { poker-rivals } gewinnst du damit in etwa { $percent } % der Fälle
    [unknown] Mit { $cards } gewinnst du gegen { poker-rivals } etwa { $percent } % des Pots
    [none] Du hast { poker-drawing } und noch kein Low. Gegen { poker-rivals } gewinnst du damit etwa { $percent } % des Pots
    [gone] Du hast { poker-drawing } und kein Low. Gegen { poker-rivals } gewinnst du damit etwa { $percent } % des Pots
   *[low] Du hast { poker-drawing } und { poker-low }. Gegen { poker-rivals } gewinnst du damit etwa { $percent } % des Pots
}
poker-rivals = { $count ->
    [one] ein zufälliges Blatt
   *[other] { $count } zufällige Blätter
}
poker-hint-rebuy = { shared-hint-no-chips }
poker-hint-open = { $cards } ist gut genug, um von deinem Platz zu erhöhen.
poker-hint-open-call = { $cards } ist gut genug zum Spielen.
poker-hint-open-check = { $cards } ist keine Erhöhung wert. Sieh dir den Flop umsonst an.
poker-hint-open-fold = { $cards } ist zu schwach, solange nach dir noch andere dran sind.
poker-hint-bet = { poker-chance }. { poker-worth-bet }
poker-hint-check = { poker-chance }. Sieh dir die nächste Karte umsonst an.
poker-hint-show = { poker-chance }. Das ist keinen Einsatz wert. Sieh umsonst, wer gewinnt.
poker-hint-raise = { poker-chance }. { poker-worth-raise }
poker-hint-call = { poker-chance }, und du brauchst nur { $need } %. Geh mit.
poker-hint-answer-check = { poker-chance }. Das ist keine Erhöhung wert, und Checken kostet nichts.
poker-hint-answer-fold = { poker-chance }. Aber wer setzt, hat mehr als ein zufälliges Blatt, und zum Mitgehen brauchst du { $need } %.
