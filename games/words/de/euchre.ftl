euchre-name = Euchre
    .line = Macht im Team Trumpf und holt drei von fünf Stichen.
euchre-rules = **Mach mit deinem Gegenüber eine Farbe zum Trumpf. Dann holt mindestens drei von fünf Stichen.**
    Es sind 24 Karten, von 9 bis Ass. Alle bekommen fünf, eine weitere wird aufgedeckt. Reihum können alle sie aufnehmen lassen, dann ist ihre Farbe Trumpf. Wer gibt, nimmt sie auf und legt eine andere ab. Passen alle vier, wird sie zugedeckt, und reihum kann jemand eine andere Farbe nennen. Tut es niemand, muss es die Person, die gibt.
    { rules-trick } { rules-trick-trump }
    Der höchste Trumpf ist der Bube der Trumpffarbe, der **rechte Bauer**. Danach kommt der andere Bube in Rot oder Schwarz, der **linke Bauer**: Er ist jetzt Trumpf und gehört nicht mehr zu seiner Farbe. Dann folgen A K Q 10 9.
    Wer Trumpf macht, bekommt für drei oder vier Stiche 1 Punkt, für alle fünf 2. Mit weniger seid ihr gescheitert (**Euchre**), und die anderen bekommen 2. Du kannst auch **allein** spielen, ohne dein Gegenüber: Dann sind alle fünf 4 wert. Das erste Team mit 10 gewinnt.
    - **Zum Beispiel:** Herz ist Trumpf, und das A♥ ist ausgespielt. Du hast J♦ und A♦. Der J♦ ist jetzt ein Herz, also musst du ihn spielen, und er gewinnt.
    .whole =
    - **Karten:** 9 10 J Q K A in jeder Farbe. Wer sich gegenübersitzt, ist ein Team.
    - **Geben:** Es wird aufgedeckt, bis jemand den J♠ bekommt und zuerst gibt. Alle bekommen fünf Karten, die nächste wird auf den übrigen drei aufgedeckt. Danach wandert das Geben nach links.
    - **Die erste Runde:** Links neben der Person, die gibt, beginnt es. Alle passen oder lassen die offene Karte aufnehmen. Dann ist ihre Farbe Trumpf; wer gibt, nimmt sie auf und legt von sechs Karten eine verdeckt ab.
    - **Die zweite Runde:** Passen alle, wird die Karte zugedeckt. Reihum wird gepasst oder eine der drei anderen Farben genannt. Wer gibt, kommt zuletzt und muss eine nennen.
    - **Trümpfe, von oben:** Trumpf-Bube (rechter Bauer), der andere Bube in Rot oder Schwarz (linker Bauer), A K Q 10 9. Der linke Bauer ist in jeder Hinsicht Trumpf. In den anderen Farben gilt A K Q J 10 9.
    - **Spielen:** Wer links neben der Person sitzt, die gibt, spielt irgendeine Karte aus. { rules-trick } { rules-trick-trump }
    - **Allein:** Wer Trumpf macht, kann sofort sagen, allein zu spielen. Das Gegenüber legt die Karten weg und setzt aus. Wäre das die Person, die gibt, nimmt niemand die offene Karte.
    - **Punkte:** Wer Trumpf gemacht hat, bekommt als Team 1 für drei oder vier Stiche, 2 für alle fünf und 4 für alle fünf allein. Bei weniger als drei ist es Euchre, und das andere Team bekommt 2.
    - **Das Ende:** Das erste Team mit 10 gewinnt.
    - **Zum Beispiel:** Die Q♠ liegt offen. Das Gegenüber der Person, die gibt, lässt sie aufnehmen, und die blanke 9♦ wird abgelegt. Jetzt kann Karo gestochen werden, und der J♣ ist die zweitbeste Karte des Spiels.
    - **Hausregeln** können einen Joker, Verteidigen allein, neues Geben bei schlechtem Blatt und mehr dazunehmen.
euchre-paragraphs =
    .euchre-not-yet = 3
    .euchre-need-a-trump = 3
    .euchre-is-down = 4
    .euchre-stuck = 4
    .euchre-left-bower = 5
    .must-follow-suit = 6
    .euchre-must-go-alone = 7

euchre-variant-throw_in = Auch wer gibt, darf passen
euchre-variant-ontario = Gibt dein Gegenüber, lässt du nur allein aufnehmen
euchre-variant-midwest = Farmerblatt, und Verteidigen geht allein
euchre-variant-british = Britisch, mit Benny, bis 21
euchre-variant-old_style = Klassisch: 32 Karten, bis 5

euchre-option-target = { shared-points-to-win }
euchre-option-pack = Karten im Spiel (32: ab der 7)
euchre-option-joker = Ein Joker ist der höchste Trumpf
euchre-option-stick_dealer = Wer gibt, muss eine Farbe nennen, wenn alle anderen zweimal gepasst haben
euchre-option-canadian_loner = Gibt das Gegenüber, darf man nur allein aufnehmen lassen
euchre-option-need_trump = Trumpf machen geht nur mit einer Karte der Farbe
euchre-option-defend_alone = Gegen ein Alleinspiel darf jemand allein verteidigen
euchre-option-farmers_hand = Drei Karten gegen die drei übrigen tauschen
    .off = { shared-never }
    .three_alike = drei 9er oder drei 10er
    .three_low = drei beliebige 9er und 10er
euchre-option-misdeal = Neu geben verlangen
    .off = { shared-never }
    .nines_tens = mit nichts als 9ern und 10ern
euchre-option-alone_lead = Beim Alleinspiel spielt zuerst aus
    .left_of_dealer = { shared-left-of-dealer }
    .left_of_maker = wer links vom Alleinspieler sitzt
euchre-option-alone_march = Punkte für alle fünf Stiche allein
euchre-option-lone_euchre = Punkte für Euchre gegen ein Alleinspiel
euchre-option-defender_alone = Punkte für allein geschafftes Euchre gegen ein Alleinspiel
euchre-option-super_euchre = Punkte für Euchre mit allen fünf Stichen

do-order = Aufnehmen lassen
do-order-alone = Aufnehmen lassen, allein
do-pick-up = Aufnehmen
do-pick-up-alone = Aufnehmen, allein
do-trump-alone = Allein { $symbol } { $suit }
do-defend-alone = Allein verteidigen
do-defend-together = Zusammen verteidigen
do-farmer = Tauschen
    .with = { $picked } tauschen
    .pick = { $most } Karten tauschen
do-keep = Karten behalten
do-redeal = Neu geben

euchre-draw = { $seat } zieht den J♠ und gibt zuerst.
    .to-seat = Du ziehst den J♠ und gibst zuerst.
euchre-deals = { $seat } gibt und deckt { $card } auf.
    .to-seat = Du gibst und deckst { $card } auf.
euchre-low-hand = { $seat } hat ein Farmerblatt, nur kleine Karten, und darf tauschen oder neu geben lassen.
    .to-seat = Du hast ein Farmerblatt, nur kleine Karten, und darfst tauschen oder neu geben lassen.
euchre-keeps = { $seat } behält alle Karten.
    .short = behalten
    .to-seat = Du behältst alle Karten.
euchre-exchanges = { $seat } zeigt { $cards } und tauscht sie gegen drei aus dem Stock.
    .short = tauschte 3
    .to-seat = Du zeigst { $cards } und tauschst sie gegen drei aus dem Stock.
euchre-redeals = { $seat } zeigt nur 9er und 10er, also wird neu gegeben.
    .short = neu geben
    .to-seat = Du zeigst nur 9er und 10er, also wird neu gegeben.
euchre-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
euchre-turns-down = Alle passen. { $card } wird zugedeckt.
euchre-orders = { $seat } lässt aufnehmen{ $alone ->
    [0] {""}
   *[1] {" "}und spielt allein
}. Trumpf: { $suit }.
    .short = aufnehmen!
    .to-seat = Du lässt aufnehmen{ $alone ->
        [0] {""}
       *[1] {" "}und spielst allein
    }. Trumpf: { $suit }.
euchre-picks-up = { $seat } nimmt auf{ $alone ->
    [0] {""}
   *[1] {" "}und spielt allein
}. Trumpf: { $suit }.
    .short = nahm auf
    .to-seat = Du nimmst auf{ $alone ->
        [0] {""}
       *[1] {" "}und spielst allein
    }. Trumpf: { $suit }.
euchre-names = { $seat } macht { $suit } zum Trumpf{ $alone ->
    [0] {""}
   *[1] {" "}und spielt allein
}.
    .short = nannte Trumpf
    .to-seat = Du machst { $suit } zum Trumpf{ $alone ->
        [0] {""}
       *[1] {" "}und spielst allein
    }.
euchre-thrown-in = Wieder passen alle. Keine Punkte, { $seat } gibt als Nächstes.
    .to-seat = Wieder passen alle. Keine Punkte, du gibst als Nächstes.
euchre-discards = { $seat } legt ab.
    .short = abgelegt
    .to-seat = Du legst ab.
euchre-defends = { $seat } verteidigt { $alone ->
    [0] im Team
   *[1] allein
}.
    .to-seat = Du verteidigst { $alone ->
        [0] mit deinem Gegenüber
       *[1] allein
    }.
euchre-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
euchre-scores = { $feat ->
    [euchre] Euchre! { $number ->
        [0] Kein Stich
        [one] Nur 1 Stich
       *[other] Nur { $number } Stiche
    }: { $points } Punkte für { $seats }.
    [made] { $number } Stiche für { $alone ->
        [0] { $seats }
       *[1] { $seat } allein
    }: 1 Punkt.
   *[other] Alle fünf Stiche für { $alone ->
        [0] { $seats }
       *[1] { $seat } allein
    }: { $points } Punkte.
}
    .to-seat = { $feat ->
        [euchre] Euchre! { $number ->
            [0] Kein Stich
            [one] Nur 1 Stich
           *[other] Nur { $number } Stiche
        }: { $points } Punkte für { $seats }.
        [made] { $number } Stiche für dich { $alone ->
            [0] und { $seats }
           *[1] allein
        }: 1 Punkt.
       *[other] Alle fünf Stiche für dich { $alone ->
            [0] und { $seats }
           *[1] allein
        }: { $points } Punkte.
    }
    .to-seats = { $feat ->
        [euchre] Euchre! { $number ->
            [0] Kein Stich
            [one] Nur 1 Stich
           *[other] Nur { $number } Stiche
        }: { $points } Punkte für dich und { $seats }.
        [made] { $number } Stiche für { $alone ->
            [0] dich und { $seats }
           *[1] { $seat } allein
        }: 1 Punkt.
       *[other] Alle fünf Stiche für { $alone ->
            [0] dich und { $seats }
           *[1] { $seat } allein
        }: { $points } Punkte.
    }
euchre-stands = { $kind ->
    [won] { $seats } gewinnen { $most } zu { $least }.
    [even] Es steht { $most } zu { $most }.
   *[ahead] { $seats } führen { $most } zu { $least }.
}
    .to-seats = { $kind ->
        [won] Du und { $seats } gewinnt { $most } zu { $least }.
        [even] Es steht { $most } zu { $most }.
       *[ahead] Du und { $seats } führt { $most } zu { $least }.
    }

euchre-for-made = { $number } für Trumpf
euchre-for-march = { $number } für alle fünf
euchre-for-alone = { $number } für alle fünf allein
euchre-for-euchre = { $number } für Euchre
euchre-deed = { $made ->
    [0] {""}
   *[1] Trumpf { $suit }, {""}
}{ shared-tricks }
euchre-tricks = { shared-tricks }
euchre-line = { $role ->
    [maker] Trumpf · { shared-tricks }
    [alone] allein · { shared-tricks }
    [defends] verteidigt · { shared-tricks }
    [out] setzt aus
   *[none] { shared-tricks }
}
euchre-passed = { shared-passed }
euchre-must-name = du musst eine Farbe nennen
euchre-subtitle = Spiel { $number } · { $phase ->
    [farmer] Kleine Karten?
    [order] Aufnehmen?
    [name] Trumpf nennen
    [discard] Ablegen
    [defend] Allein verteidigen?
   *[play] Stich { $trick }
} · bis { $target }
euchre-made-by = Trumpf, von { $seat }
euchre-turned-down = { $card } zugedeckt
euchre-call-pass = Passe
euchre-call-order = { $picks_up ->
    [0] Nimm auf
   *[1] Nehme auf
}{ $alone ->
    [0] {""}
   *[1] , allein
}
euchre-call-trump = { $symbol }{ $alone ->
    [0] {""}
   *[1] {" "}allein
}
euchre-call-defend = { $alone ->
    [0] Zusammen
   *[1] Allein
}

euchre-count = { $trumps ->
    [one] 1 Trumpf
   *[other] { $trumps } Trümpfe
}, { $aces ->
    [0] kein Nebenass
    [one] 1 Nebenass
   *[other] { $aces } Nebenasse
}, { $voids ->
    [0] nirgends blank
    [one] in 1 Farbe blank
   *[other] in { $voids } Farben blank
}
euchre-hint-order = Mit { $suit } zähle ich: { euchre-count }. Stiche etwa { $tricks }. Lass aufnehmen.
euchre-hint-pick-up = Mit der Karte, die du aufnimmst, sind das: { euchre-count }. Stiche etwa { $tricks }. Nimm auf.
euchre-hint-name = Mit { $suit } zähle ich: { euchre-count }. Stiche etwa { $tricks }. Nenn es.
euchre-hint-next = Das Team, das gibt, wollte diese Farbe nicht. Mit { $suit } zähle ich: { euchre-count }. Stiche etwa { $tricks }.
euchre-hint-thin = Es ist knapp, mit { $suit } etwa { $tricks } Stiche, aber überlass den Trumpf nicht den anderen.
euchre-hint-alone = Du brauchst keine Hilfe: { euchre-count }. Stiche etwa { $tricks }. Spiel allein.
euchre-hint-stuck = Eine musst du nennen, und { $suit } ist deine beste: { euchre-count }. Stiche etwa { $tricks }.
euchre-hint-pass = Mit { $suit } zähle ich nur etwa { $tricks } Stiche. Pass.
euchre-hint-none = Keine Farbe ist stark genug. Pass.
euchre-hint-blind = Du siehst deine Karten noch nicht, also ist eine Farbe so gut wie die andere.
euchre-hint-defend = Drei Stiche kann dir niemand nehmen. Mach es allein.
euchre-hint-together = Drei sichere Stiche hast du nicht. Spiel mit deinem Gegenüber.
euchre-hint-farmer = Viel schlechter kann nicht sein, was du dafür bekommst.
euchre-hint-keep = Behalt, was du hast.
euchre-hint-redeal = So ein Blatt macht keinen Stich. Verlang neue Karten.
euchre-hint-discard-void = Das ist deine einzige in dieser Farbe. Ohne sie kannst du die Farbe stechen.
euchre-hint-discard-low = { shared-hint-least-useful }
euchre-hint-discard-trump = Du hast nur Trümpfe, also leg den kleinsten ab.
euchre-hint-only = { shared-hint-only-card }
euchre-hint-bower = Dein Gegenüber hat Trumpf gemacht. Spiel einen Bauern aus und hilf, die Trümpfe der anderen zu ziehen.
euchre-hint-draw = Zieh erst ihre Trümpfe.
euchre-hint-sure = Höher haben sie nichts mehr. Spiel sie aus, bevor jemand in der Farbe blank ist.
euchre-hint-short = Nichts ist sicher. Spiel hoch aus deiner kürzesten Farbe aus.
euchre-hint-save-ace = Gegen ein Alleinspiel nützt ein Ass später mehr. Spiel aus deiner kürzesten anderen Farbe aus.
euchre-hint-pull = Spiel deinen besten Trumpf aus. Zieht er ihren, macht deine andere Karte vielleicht den letzten Stich.
euchre-hint-throw = Den Stich bekommst du nicht. Wirf ab, was sie später am wenigsten aufhält.
euchre-hint-left = Stich mit dem linken Bauern. Allein würde er gegen den rechten verlieren.
euchre-hint-trumps = Du hast nur noch Trümpfe. Spiel deinen besten aus.
euchre-hint-partner = { shared-hint-partner-winning }
euchre-hint-beaten = Den Stich bekommst du nicht. Spiel klein und behalt Asse und Trümpfe.
euchre-hint-cheapest = { shared-hint-cheapest }
euchre-hint-high = Geh in dieser Farbe so hoch, wie du kannst.
euchre-hint-ruff = Du kannst nicht bedienen. Stich mit dem kleinsten Trumpf, der gewinnt.

euchre-wrong-phase = { $phase ->
    [farmer] Erst deine kleinen Karten. Zeig drei zum Tauschen, verlang neue Karten oder behalt, was du hast, je nach Hausregel.
    [order] Soll { $turned } aufgenommen werden? Lass aufnehmen, lass es allein aufnehmen oder pass.
    [name] Jetzt wird Trumpf genannt. Nimm eine andere Farbe als die von { $turned } oder pass.
    [blind] Der Joker liegt offen, also nenn Trumpf, bevor du deine Karten siehst.
    [discard] Du hast eine Karte aufgenommen. Leg eine von deinen sechs ab.
    [defend] Verteidigst du allein oder mit deinem Gegenüber?
   *[play] Trumpf steht fest. Spiel eine Karte aus deinem Blatt.
}
euchre-not-yet = Eine Farbe nennen geht noch nicht. Du kannst { $card } aufnehmen lassen oder passen.
euchre-must-go-alone = Dein Gegenüber gibt, also kannst du nur allein aufnehmen lassen oder passen.
euchre-need-a-trump = Trumpf machst du nur mit einer Karte der Farbe. Du hast nur { $suits }.
euchre-is-down = { $suit } kann nicht mehr Trumpf werden: Das wurde zugedeckt. { $count ->
    [0] Du kannst passen.
   *[other] Nennen kannst du { $suits }.
}
euchre-stuck = Alle anderen haben gepasst, also musst du eine Farbe nennen: { $suits }.
euchre-not-low = { $kind ->
    [three_alike] Zeig drei 9er oder drei 10er.
   *[three_low] Zeig drei 9er und 10er.
} Du hast { $cards }.
euchre-sits-out = { $seat } spielt allein, also setzt du dieses Spiel aus.
euchre-left-bower = Du hast { $suit }, also musst du bedienen, und { $card } zählt jetzt als { suit-name }. Du kannst { $cards } spielen.
