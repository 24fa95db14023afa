oh-hell-name = Stiche raten
    .line = Sag deine Stiche an und mach genau so viele.
    .aliases = Oh Hell, Fahrstuhl, Stichansage, Oh Pshaw, Blackout
oh-hell-rules = **Sag an, wie viele Stiche du machst. Dann mach genau so viele, nicht mehr und nicht weniger.**
    Die Blätter werden kleiner, von zehn Karten bis zu einer, und dann wieder größer. Eine Karte wird aufgedeckt: Ihre Farbe ist in diesem Spiel Trumpf und schlägt die anderen. Alle sagen einmal an. Wer gibt, sagt zuletzt an, und die Ansagen dürfen nicht aufgehen.
    { rules-trick } { rules-trick-trump }
    Jeder Stich bringt 1 Punkt, und 10 mehr bekommst du, wenn deine Ansage genau stimmt. Nach dem letzten Spiel gewinnt der höchste Stand.
    - **Zum Beispiel:** Du sagst 3 und machst 3: Das sind 13 Punkte. Machst du 4, bekommst du nur 4.
    .whole =
    - **Geben:** Alle ziehen, die höchste Karte gibt. Danach wandert das Geben nach links. Bis zu fünft beginnt ihr mit 10 Karten, zu sechst mit 8, zu siebt mit 7. Jedes Spiel hat eine Karte weniger, bis zu einer, und dann wieder mehr.
    - **Trumpf:** Die nächste Karte wird aufgedeckt, ihre Farbe ist Trumpf. Sind alle Karten vergeben, gibt es keinen.
    - **Ansagen:** Links neben der Person, die gibt, beginnt es. Alle sagen einmal an, von 0 bis zur Zahl der Karten. Wer gibt, darf die Summe nicht auf die Zahl der Stiche bringen, also liegt immer jemand daneben.
    - **Spielen:** Wer links neben der Person sitzt, die gibt, spielt irgendeine Karte aus. { rules-trick } { rules-trick-trump } Das Ass ist hoch.
    - **Punkte:** 1 für jeden Stich und 10 mehr, wenn die Ansage genau stimmt.
    - **Das Ende:** Nach dem letzten Spiel gewinnt der höchste Stand. Haben ihn mehrere, wird der Sieg geteilt.
    - **Zum Beispiel:** fünf Karten, und angesagt sind bisher 2, 0 und 1. Wer gibt, darf nicht 2 sagen, denn das ergäbe 5. Alles andere geht, etwa 1 oder 3.
    - **Hausregeln** können die Blätter, den Trumpf, die Ansagen und die Punkte ändern.
oh-hell-paragraphs =
    .wrong-phase-bid = 3
    .bad-bid = 3
    .wrong-phase-play = 4
    .must-follow-suit = 4

oh-hell-variant-river = Rauf und runter: 1 bis 7 und zurück
oh-hell-variant-blackout = Blackout: daneben zählt nichts
oh-hell-variant-nomination = Nomination Whist, 7 Spiele
oh-hell-variant-fist = Alle sagen gleichzeitig an, daneben kostet
oh-hell-variant-wizard_points = Viele Punkte, Blätter wachsen nur

oh-hell-option-hands = Karten pro Spiel
    .down_up = von den meisten bis 1 und zurück
    .up_down = von 1 bis zu den meisten und zurück
    .down = von den meisten bis 1
    .up = von 1 bis zu den meisten
oh-hell-option-max_cards = Höchstens so viele Karten
oh-hell-option-one_card_hands = Spiele mit einer Karte hintereinander
oh-hell-option-trump = Trumpf
    .turned = eine Karte wird aufgedeckt
    .cycle = reihum Herz, Kreuz, Karo, Pik
    .cycle_nt = reihum Herz, Kreuz, Karo, Pik, keiner
    .none = keiner
    .spades = immer Pik
oh-hell-option-full_pack = Wenn alle Karten vergeben sind
    .no_trump = gibt es keinen Trumpf
    .last_card = wird die letzte Karte gezeigt und ist Trumpf
oh-hell-option-hook = Die Ansagen dürfen nicht aufgehen
    .always = immer
    .above_one = außer mit einer Karte
    .never = dürfen sie doch
oh-hell-option-bidding = Angesagt wird
    .in_turn = nacheinander
    .at_once = { shared-same-time }
oh-hell-option-trump_leads = Trumpf ausspielen
    .anytime = { shared-any-time }
    .when_broken = { shared-once-played }
oh-hell-option-must_trump = Wer nicht bedienen kann, muss stechen
oh-hell-option-scoring = Punkte
    .trick_plus_ten = 1 pro Stich, 10 mehr bei genauer Ansage
    .exact = genau: 10 plus Ansage; daneben nichts
    .minus_one = genau: 10 plus Ansage; daneben minus 1 pro Stich Abstand
    .trick_plus_five = 1 pro Stich, 5 mehr bei genauer Ansage
    .squares = genau: 10 plus Ansage im Quadrat; daneben minus Abstand im Quadrat
    .wizard = genau: 20 plus 10 pro Stich; daneben minus 10 pro Stich Abstand
    .tens = genau: 10 pro angesagtem Stich; daneben minus 10 pro Stich Abstand
oh-hell-option-zero = Eine geschaffte 0 zählt
    .same = wie jede Ansage
    .five = 5
    .hand = 5 plus 1 pro Karte
    .none = nichts
oh-hell-option-tie_break = Bei Gleichstand am Ende
    .shared = { shared-share-the-win }
    .extra_hand = { shared-another-hand }

oh-hell-suit = { $suit_name ->
    [none] ohne Trumpf
   *[other] { suit-name }
}
oh-hell-draw = { $seat } zieht die höchste Karte.
    .to-seat = Du ziehst die höchste Karte.
oh-hell-deals = { $seat } gibt allen { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
    .to-seat = Du gibst allen { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
oh-hell-trumps = { $suit_name ->
    [none] Es gibt keinen Trumpf.
    [C] Kreuz ist Trumpf.
    [D] Karo ist Trumpf.
    [H] Herz ist Trumpf.
   *[S] Pik ist Trumpf.
}
oh-hell-answers = { $seat } hat angesagt.
    .short = angesagt
    .to-seat = Du hast angesagt.
oh-hell-scores = Spiel { $number } ({ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, { oh-hell-suit }): { $gains } → { $totals }.
oh-hell-made = { $count ->
    [0] Niemand hat die Ansage geschafft.
   *[other] Geschafft: { $seats }.
}
    .to-seats = { $others ->
        [0] Du hast es geschafft.
        [one] Geschafft: du und { $seats }.
       *[other] Geschafft: du, { $seats }.
    }

oh-hell-for-exact = { $number } genau
oh-hell-line-waiting = { $score }
oh-hell-line = { $number } von { $bid } · { $score }
oh-hell-answered = angesagt
oh-hell-exact = genau
oh-hell-needs = { $kind ->
    [needs] braucht { $number }
    [over] { $number } zu viel
   *[has] genau
}
oh-hell-subtitle = Spiel { $number } von { $hands } · { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
oh-hell-no-trump = Kein Trumpf
oh-hell-pack = Stapel
oh-hell-bids = Ansagen
oh-hell-so-far = { $sum } von { $size }
oh-hell-off = { $kind ->
    [over] { $number } zu viel
    [under] { $number } zu wenig
   *[even] geht auf
}
oh-hell-not = { $number } geht nicht

oh-hell-hint-bid = Ich zähle { $sure ->
    [0] keinen sicheren Stich
    [one] 1 sicheren Stich
   *[other] { $sure } sichere Stiche
} und { $hopes ->
    [0] keinen möglichen
    [one] 1 möglichen
   *[other] { $hopes } mögliche
}.{ $leave ->
    [more] {" "}Die anderen haben wenig angesagt, da bleibt mehr für dich.
    [less] {" "}Die anderen haben viel angesagt, da bleibt weniger für dich.
   *[same] {""}
}
oh-hell-hint-small = Keine Karte macht sicher einen Stich, aber kleine Chancen summieren sich.
oh-hell-hint-hooked = Ich würde { $number } sagen, aber das geht nicht. Dies ist das Nächstbeste.
oh-hell-hint-only = { shared-hint-only-card }
oh-hell-hint-draw = Du brauchst die meisten Stiche. Zieh erst die Trümpfe der anderen.
oh-hell-hint-sure = In dieser Farbe kann das niemand schlagen.
oh-hell-hint-all = Du brauchst jeden Stich, der noch kommt. Spiel hoch aus.
oh-hell-hint-spare-trump = Du hast mehr Trümpfe, als du Stiche brauchst. Zieh mit dem kleinsten die der anderen.
oh-hell-hint-short = Noch ist nichts sicher. Spiel hoch aus deiner kürzesten Farbe aus.
oh-hell-hint-take = Das ist die billigste Karte, die sicher gewinnt.
oh-hell-hint-last-one = Das ist der letzte Stich, den du brauchst. Nimm ihn mit deiner höchsten Karte, sonst macht die später einen zu viel.
oh-hell-hint-high = Du brauchst Stiche, und das könnte einer werden.
oh-hell-hint-trumps = Für deine Ansage hast du die Trümpfe, also werd eine hohe Karte los.
oh-hell-hint-better = Warte auf einen besseren Stich und behalte, was einen machen kann.
oh-hell-hint-rid = Den willst du nicht. Werd deine höchste Karte los, die nicht gewinnt.
oh-hell-hint-throw = Den willst du nicht. Wirf aus der Farbe ab, in der du am schwersten drunterbleibst.
oh-hell-hint-last = { shared-hint-taking-anyway }
oh-hell-hint-over = { shared-hint-lowest-over }
oh-hell-hint-shed-trump = Du willst keine Stiche mehr. Spiel jetzt einen kleinen Trumpf aus, solange höhere draußen sind.
oh-hell-hint-low = Du willst keine Stiche mehr, und diese Karte wird am ehesten geschlagen.
oh-hell-hint-extra = Deine Ansage ist verfehlt, aber jeder Stich bringt noch einen Punkt.

oh-hell-hook = Die Ansagen dürfen nicht aufgehen. Bisher sind es { $sum }, also geht { $number } nicht. Du kannst { $bids } sagen.
must-trump = Du kannst nicht bedienen, also musst du stechen. Du kannst { $cards } spielen.
trumps-not-broken = Trumpf wurde noch nicht gespielt, also kannst du keinen ausspielen. Du kannst { $cards } spielen.
too-many-cards = Dafür reichen die Karten nicht. Bei so vielen Leuten gehen höchstens { $most }.
