belote-name = Belote
    .line = Macht im Team Trumpf und holt mehr Punkte als die anderen.
    .aliases = Coinche, Contrée, Klaberjass
belote-rules = **Mach mit deinem Gegenüber eine Farbe zum Trumpf. Dann holt mehr Punkte als das andere Team.**
    Von 32 Karten bekommen alle fünf, und eine wird aufgedeckt. Reihum kann jemand sie nehmen, dann ist ihre Farbe Trumpf. Will sie niemand, kann reihum eine andere Farbe genannt werden. Dann bekommen alle Karten bis acht.
    Trümpfe von oben: **J 9** A 10 K Q 8 7. Der Bube zählt 20, die 9 zählt 14. In den anderen Farben gilt A 10 K Q J 9 8 7. Asse zählen 11, Zehnen 10, Könige 4, Damen 3, andere Buben 2. Der letzte Stich zählt 10.
    Farbe bedienen. Kannst du nicht, musst du stechen, außer dein Gegenüber hat den Stich. Wenn du kannst, spiel einen höheren Trumpf als die im Stich.
    Das Team, das Trumpf gemacht hat, braucht mehr Punkte als das andere, sonst bekommt das andere alles. Das erste Team mit 1.000 gewinnt.
    - **Zum Beispiel:** Herz ist Trumpf, und das A♣ der anderen liegt vorn. Du hast kein Kreuz, also musst du ein Herz spielen.
    .whole =
    - **Trumpf machen:** Links neben der Person, die gibt, beginnt es. Wer nimmt, bekommt die offene Karte und zwei weitere, die anderen bekommen drei. Passen alle zweimal, gibt die nächste Person.
    - **Spielen:** Wer links neben der Person sitzt, die gibt, spielt aus. Farbe bedienen. Kannst du nicht und dein Gegenüber hat den Stich nicht, musst du stechen. Geh über die Trümpfe im Stich, wenn du kannst, auch bei ausgespieltem Trumpf, auch über dein Gegenüber. Kannst du nicht, spiel einen kleineren Trumpf.
    - **Meldungen:** Drei in Folge in einer Farbe zählen 20, vier 50, fünf oder mehr 100. Vier Buben zählen 200, vier Neunen 150, vier Asse, Zehnen, Könige oder Damen 100. Gemeldet wird mit der ersten Karte. Nach dem ersten Stich zeigt das Team mit der besten Meldung alle seine und bekommt sie. Vier gleiche schlagen jede Folge.
    - **Belote:** König und Dame von Trumpf in einem Blatt zählen immer 20.
    - **Punkte:** Hat das Team mehr, das Trumpf gemacht hat, zählen beide ihre Punkte. Hat es weniger, bekommen die anderen 162 und alle Meldungen. Bei Gleichstand bleiben seine Punkte stehen und gehen an das Team, das das nächste Spiel gewinnt. Alle acht Stiche zählen 252.
    - **Das Ende:** Erreichen beide Teams 1.000, gewinnt der höhere Stand.
    - **Hausregeln:** Bei Coinche bietest du 80 bis 160, oder 250 für alle Stiche. Die anderen können das verdoppeln (Coinche), ihr könnt es verdreifachen (Surcoinche).
belote-paragraphs =
    .belote-not-yet = 1
    .belote-turned-down = 1
    .must-follow-suit = 2
    .belote-must-trump = 2
    .belote-must-go-over = 2

belote-variant-plain = Ohne Meldungen
belote-variant-short = Kurz, bis 501
belote-variant-coinche = Coinche, mit Geboten, bis 2.000

belote-option-target = { shared-points-to-win }
belote-option-bidding = Trumpf wird gemacht durch
    .take = Nehmen der offenen Karte
    .auction = Bieten
belote-option-declarations = Folgen und vier gleiche zählen
belote-option-undertrump = Du musst auch stechen, wenn du nicht drübergehen kannst
belote-option-tie = Bei gleichen Punkten beider Teams
    .hang = bleiben die Punkte stehen
    .lost = ist das Spiel verloren
belote-option-belote_counts = Belote hilft, das Gebot zu schaffen

belote-do-take = Nehmen
do-coinche = Coinche
do-surcoinche = Surcoinche
belote-do-bid = { $number ->
    [250] Alle Stiche { $symbol }
   *[other] { $number } { $symbol }
}

belote-deals = { $takes ->
    [0] { $seat } gibt.
   *[1] { $seat } gibt und deckt { $turned } auf.
}
    .to-seat = { $takes ->
        [0] Du gibst.
       *[1] Du gibst und deckst { $turned } auf.
    }
belote-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
belote-nobody-takes = Niemand nimmt { $card }. Nenn eine andere Farbe oder pass.
belote-passed-in = Alle passen. Keine Punkte, { $seat } gibt als Nächstes.
    .to-seat = Alle passen. Keine Punkte, du gibst als Nächstes.
belote-bids = { $seat } bietet { $number } in { $suit }.
    .short = bietet { $number }
    .to-seat = Du bietest { $number } in { $suit }.
belote-coinche = { $kind ->
    [coinche] { $seat } sagt Coinche. Das Gebot zählt doppelt.
   *[surcoinche] { $seat } sagt Surcoinche. Das Gebot zählt dreifach.
}
    .short = { $kind ->
        [coinche] Coinche
       *[surcoinche] Surcoinche
    }
    .to-seat = { $kind ->
        [coinche] Du sagst Coinche. Das Gebot zählt doppelt.
       *[surcoinche] Du sagst Surcoinche. Das Gebot zählt dreifach.
    }
belote-takes = { $seat } nimmt { $card }. Trumpf: { $suit }.
    .short = nahm
    .to-seat = Du nimmst { $card }. Trumpf: { $suit }.
belote-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
belote-kind = { $kind ->
    [tierce] drei in Folge
    [quarte] vier in Folge
    [quint] fünf oder mehr in Folge
   *[four] vier gleiche
}
belote-announces = { $seat } meldet { belote-kind }.
    .to-seat = Du meldest { belote-kind }.
belote-declares = { $seat } zeigt { $cards } für { $points }.
    .to-seat = Du zeigst { $cards } für { $points }.
belote-says = { $second ->
    [0] { $seat } sagt „Belote“.
   *[1] { $seat } sagt „Rebelote“: 20 Punkte.
}
    .to-seat = { $second ->
        [0] Du sagst „Belote“.
       *[1] Du sagst „Rebelote“: 20 Punkte.
    }
belote-sum = { $kind ->
    [plain] { $total } in Stichen.
    [declared] Stiche { $tricks } + Meldungen { $declared } = { $total }.
    [belote] Stiche { $tricks } + Belote { $belote } = { $total }.
   *[both] Stiche { $tricks } + Meldungen { $declared } + Belote { $belote } = { $total }.
}
belote-counts = { $seats }: { belote-sum }
    .to-seats = Du und { $seats }: { belote-sum }
belote-scores = { $result ->
    [capot] { $seats } machen alle Stiche: { $ours } zu { $theirs }.
    [made] { $seats } schaffen es: { $ours } zu { $theirs }.
    [hung] Gleichstand für { $seats }, { $held } bleiben stehen: { $ours } zu { $theirs }.
   *[failed] { $seats } schaffen es nicht: { $ours } zu { $theirs }.
}
    .to-seats = { $result ->
        [capot] Du und { $seats } macht alle Stiche: { $ours } zu { $theirs }.
        [made] Du und { $seats } schafft es: { $ours } zu { $theirs }.
        [hung] Gleichstand für dich und { $seats }, { $held } bleiben stehen: { $ours } zu { $theirs }.
       *[failed] Du und { $seats } schafft es nicht: { $ours } zu { $theirs }.
    }
belote-for-made = { $number } fürs geschaffte Spiel
belote-for-capot = { $number } für alle Stiche
belote-for-failed = { $number } gescheitert
belote-for-hung = { $number } Gleichstand
belote-for-beaten = { $number } fürs abgewehrte Spiel

belote-deed = { $made ->
    [0] {""}
   *[1] Trumpf { $suit }, {""}
}{ shared-tricks }
belote-tricks = { shared-tricks }
belote-line = { shared-tricks }
belote-passed = { shared-passed }
belote-tag = { $number ->
    [0] { $suit }
   *[other] { $number } in { $suit }
}
belote-held = Stehen
belote-made-by = Trumpf, von { $seat }
belote-subtitle = Spiel { $number } · { $phase ->
    [take] Nehmen?
    [name] Trumpf nennen
    [auction] Bieten
    [surcoinche] Surcoinche?
   *[play] Stich { $trick }
}
belote-call-take = Nehme
belote-call-pass = { do-pass }
belote-call-trump = { $symbol }
belote-call-bid = { belote-do-bid }
belote-call-coinche = { do-coinche }
belote-call-surcoinche = { do-surcoinche }

belote-hint-take = Mit { $suit } als Trumpf solltet ihr mehr als die Hälfte der Punkte holen.
belote-hint-bid = Mit { $suit } als Trumpf solltet ihr { $number } Punkte holen.
belote-hint-pass = { $kind ->
    [weak] Dazu bräuchtest du den { $suit }-Buben oder die { $suit }-9 und zwei mehr.
    [bid] Mit { $suit } als Trumpf holt ihr zu wenig Punkte.
   *[little] Dein { $suit } ist hoch, aber daneben hast du zu wenig.
}
belote-hint-enough = Euer Team hat genug geboten.
belote-hint-raise = Du kannst bei { $suit } helfen. Biete mehr als dein Gegenüber.
belote-hint-coinche = Gegen ihr { $suit } solltet ihr gewinnen. Verdopple.
belote-hint-only = { shared-hint-only-card }
belote-hint-draw = Die schlägt niemand. Zieh ihre Trümpfe.
belote-hint-draw-low = Zieh ihre Trümpfe mit einem kleinen.
belote-hint-help = Dein Gegenüber hat Trumpf gemacht. Hilf, ihre Trümpfe zu ziehen.
belote-hint-trumps = Du hast nur noch Trümpfe. Spiel deinen besten aus.
belote-hint-sure = Höher haben sie nichts mehr. Nimm die Punkte mit.
belote-hint-short = Nichts ist sicher. Spiel klein aus einer kurzen Farbe aus.
belote-hint-give = Dein Gegenüber hat den Stich. Gib so viele Punkte rein, wie du kannst.
belote-hint-beaten = { shared-hint-cannot-win }
belote-hint-last = Du bist zuletzt dran. Nimm den Stich mit den meisten Punkten.
belote-hint-cheapest = { shared-hint-cheapest }
belote-hint-high = Die kann niemand schlagen.
belote-hint-over = Du musst drübergehen. Nimm die kleinste, die das schafft.
belote-hint-ruff = Du kannst nicht bedienen. Stich mit dem kleinsten, der gewinnt.
belote-hint-wait = Nichts gewinnt sicher. Spiel klein.

belote-wrong-phase = { $phase ->
    [take] Nimm die offene Karte oder pass.
    [name] Nenn eine Farbe oder pass.
    [auction] Biete Farbe und Punkte oder pass.
    [surcoinche] Sag Surcoinche oder pass.
   *[play] Trumpf steht fest. Spiel eine Karte aus deinem Blatt.
}
belote-not-yet = Eine Farbe nennen geht noch nicht. Nimm { $card } oder pass.
belote-turned-down = { $suit } wollte niemand. Nennen kannst du { $suits }.
belote-bid-too-low = Das ist zu wenig. Biete mindestens { $least } oder pass.
belote-not-a-value = Geboten werden 80 bis 160 in Zehnern, oder 250 für alle Stiche. Biete mindestens { $least }.
belote-nothing-to-coinche = Noch hat niemand geboten. Biete mindestens { $least } oder pass.
belote-own-side = Das letzte Gebot ist von deinem Gegenüber. Biete mindestens { $least } oder pass.
belote-must-trump = Du hast kein { $suit }, und dein Gegenüber hat den Stich nicht, also musst du stechen. Du kannst { $cards } spielen.
belote-must-go-over = Du musst über { $card } gehen. Du kannst { $cards } spielen.
