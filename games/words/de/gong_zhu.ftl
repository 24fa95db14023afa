gong-zhu-name = Gong Zhu
    .line = Hol das Schaf und lass den anderen das Schwein.
    .aliases = Schweinejagd, Chase the Pig
gong-zhu-rules = **Nimm nicht das Schwein, die Q♠. Nimm kein Herz. Aber nimm das Schaf, den J♦.**
    Alle spielen für sich, mit 13 Karten. { rules-trick } { rules-trick-plain }
    Am Ende des Spiels zählt, was du genommen hast. Das **Schwein** kostet 100, Herz kostet bis zu 50 pro Karte, und das **Schaf** bringt 100. Die 10♣, der **Verdoppler**, verdoppelt das alles, im Guten wie im Schlechten. Nimmst du alle Herz, bringen sie stattdessen 200.
    Wer auf −1.000 fällt, ist das Schwein, und der höchste Stand gewinnt.
    - **Zum Beispiel:** Du nimmst die Q♠, den K♥ und die 3♥. Das sind −100, −40 und 0, zusammen −140. Mit der 10♣ dazu wären es −280.
    .whole =
    - **Geben:** 13 Karten für alle, aus 52.
    - **Aufdecken:** Vor dem Spielen kannst du zeigen, was du von Q♠, J♦, 10♣ und A♥ hast. Alle entscheiden gleichzeitig. Aufgedeckt zählen Schwein und Schaf doppelt, das A♥ verdoppelt alle Herz, und die 10♣ zählt mal 4, egal wer sie nimmt. Eine aufgedeckte Karte darfst du nicht spielen, wenn ihre Farbe zum ersten Mal ausgespielt wird, außer sie ist deine einzige.
    - **Spielen:** Wer die 2♣ hat, spielt sie aus. { rules-trick } { rules-trick-plain } Das Ass ist hoch.
    - **Herz** kostet 50 für das Ass, 40 für den König, 30 für die Dame, 20 für den Buben und je 10 von 10 bis 5. 4, 3 und 2 kosten nichts.
    - **Alle 13 Herz** bringen stattdessen 200, und nimmst du das Schwein dazu, bringt es auch 100.
    - **Das Schwein** kostet 100, **das Schaf** bringt 100.
    - **Der Verdoppler** verdoppelt alles andere, was du nimmst. Ganz ohne Herz, Schwein oder Schaf bringt er 50, aufgedeckt 100.
    - **Das Ende:** Sobald jemand bei −1.000 oder tiefer steht, sind alle, die so tief stehen, Schweine, und der höchste Stand gewinnt.
    - **Zum Beispiel:** Das A♥ war aufgedeckt. Du nimmst es mit der 9♥ und dem Schaf: Herz −60, verdoppelt −120, und 100 fürs Schaf. Das sind −20.
gong-zhu-paragraphs =
    .nothing-to-expose = 2
    .wrong-phase-expose = 2
    .not-exposable = 2
    .wrong-phase-exposed = 2
    .exposed-protected = 2
    .must-follow-suit = 3
    .must-lead-2c = 3

gong-zhu-variant-partners = In Teams
gong-zhu-variant-plain = Nichts wird aufgedeckt
gong-zhu-variant-short = Kurz, bis −500

gong-zhu-option-expose = Q♠, J♦, 10♣ und A♥ lassen sich vorher aufdecken und zählen dann doppelt
gong-zhu-option-expose_timing = Aufgedeckt wird
    .simultaneous = { shared-same-time }
    .in_turn = nacheinander, die 2♣ beginnt
gong-zhu-option-expose_protect = Eine aufgedeckte Karte wartet, bis ihre Farbe einmal ausgespielt war
gong-zhu-option-first_lead = Zuerst ausgespielt wird
    .two_of_clubs = die 2♣, in jedem Spiel
    .two_of_spades_then_pig = die 2♠; später irgendetwas, und wer das Schwein hatte, beginnt
    .seven_of_spades_then_pig = irgendetwas, und es beginnt, wer die 7♠ hat; später, wer das Schwein hatte
gong-zhu-option-hearts_table = Herz kostet
    .standard = 50, 40, 30, 20 für A K Q J, 10 von 10 bis 5, nichts für 4 3 2
    .pip = 50, 40, 30, 20 für A K Q J, 10 für die 4, sonst die Zahl
gong-zhu-option-pig_value = Punkte für das Schwein, die Q♠
gong-zhu-option-pig_flip = Das Schwein zählt plus mit
    .all_hearts = allen Herz
    .grand_slam = allen 16 zählenden Karten
    .never = gar nichts
gong-zhu-option-sheep_flip = Das Schaf zählt minus mit allen Herz, aber nicht allen 16 zählenden Karten
gong-zhu-option-transformer_alone = Punkte für die 10♣, den Verdoppler, wenn du sonst nichts nimmst
gong-zhu-option-target = Du verlierst, wenn dein Stand so tief fällt
gong-zhu-option-win_target = Die Partie endet auch, wenn jemand so viel hat
gong-zhu-option-max_hands = { shared-most-hands }
gong-zhu-option-partners = Wer sich gegenübersitzt, ist ein Team und zählt zusammen

do-expose = Aufdecken
    .with = { $picked } aufdecken
    .pick = Bis zu { $most } Karten aufdecken
do-expose-none = Nichts aufdecken

gong-zhu-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
gong-zhu-answers = { $seat } hat sich entschieden.
    .short = entschieden
    .to-seat = Du hast dich entschieden.
gong-zhu-exposes = { $seat } deckt { $cards } auf.
    .to-seat = Du deckst { $cards } auf.
gong-zhu-exposes-none = { $seat } deckt nichts auf.
    .short = nichts gezeigt
    .to-seat = Du deckst nichts auf.
gong-zhu-expose-nothing = { $seats } { $count ->
    [one] deckt nichts auf.
   *[other] decken nichts auf.
}
    .to-seats = { $others ->
        [0] Du deckst nichts auf.
        [one] Du und { $seats } deckt nichts auf.
       *[other] Du, { $seats } deckt nichts auf.
    }
gong-zhu-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
gong-zhu-scores = { $seat } hat { $cards }: { shared-points }.
    .to-seat = Du hast { $cards }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
gong-zhu-scores-nothing = { $seat } hat nichts, was zählt.
    .to-seat = Du hast nichts, was zählt.
gong-zhu-pigs = { $seats } { $count ->
    [one] ist das Schwein!
   *[other] sind Schweine!
}
    .to-seats = { $others ->
        [0] Du bist das Schwein!
        [one] Du und { $seats } seid Schweine!
       *[other] Du, { $seats } seid Schweine!
    }

gong-zhu-exposable = Aufdeckbar
gong-zhu-line = { $score }
gong-zhu-line-hand = { $score } · jetzt { SIGNED($points) }
gong-zhu-line-scored = { $score } ({ SIGNED($points) })
gong-zhu-for = { $term ->
    [pig] { $number } Schwein
    [sheep] { $number } Schaf
    [transformer] { $number } für die 10♣
   *[hearts] { $number } Herz
}
gong-zhu-answered = entschieden
gong-zhu-pig = Schwein
gong-zhu-exposing = Spiel { $number } · Aufdecken
gong-zhu-trick = { shared-trick-of-hand }
gong-zhu-taken = Bei { $seat }
gong-zhu-doubled = Verdoppelt

gong-zhu-hint-expose = { $exposes ->
    [none] Deck nichts auf. Aufgedecktes zählt doppelt, egal wer es nimmt, und die Chancen stehen gegen dich.
    [alone] Deck nichts auf. Aufgedecktes zählt doppelt, egal wer es nimmt. Gewinnen würdest du gegen einen Platz, verlieren gegen alle drei.
   *[some] Aufgedecktes zählt doppelt, egal wer es nimmt. Deck also auf, worauf andere sitzen bleiben, oder ein Schaf, das du selbst holst.
}{ $pig ->
    [none] { "" }
   *[other] { " " }Chance, dass du die Q♠ nimmst: { $pig } %.
}{ $sheep ->
    [none] { "" }
   *[other] { " " }Chance, dass du den J♦ nimmst: { $sheep } %.
}{ $transformer ->
    [none] { "" }
   *[other] { " " }Chance, dass du die 10♣ nimmst: { $transformer } %.
}{ $ace ->
    [none] { "" }
   *[other] { " " }Mit einem A♥ wie deinem kostet dich Herz im Schnitt { $ace } Punkte; üblich sind 50.
}
gong-zhu-hint-only = { shared-hint-only-card }
gong-zhu-hint-chase = Treib das Schwein heraus: Ein Pik unter der Dame kann es nicht nehmen.
gong-zhu-hint-cash-sheep = Spiel das Schaf aus: Jetzt kann es niemand schlagen.
gong-zhu-hint-heart = Andere haben höheres Herz, also muss es wohl jemand anders nehmen.
gong-zhu-hint-catch-sheep = Die anderen haben wenig Karo, also muss das Schaf bald kommen. Spiel hoch aus und hol es.
gong-zhu-hint-short = Spiel eine kurze Farbe aus. Bist du darin blank, kannst du böse Karten den anderen geben.
gong-zhu-hint-risky = { shared-hint-no-safe-lead }
gong-zhu-hint-drop-pig = Es liegt ein höheres Pik auf dem Tisch, also nimmt jemand anders das Schwein.
gong-zhu-hint-drop-transformer = Es liegt ein höheres Kreuz auf dem Tisch, also nimmt jemand anders den Verdoppler.
gong-zhu-hint-take-transformer = Du stehst in diesem Spiel gut im Plus, und der Verdoppler verdoppelt das.
gong-zhu-hint-take-sheep = Nimm das Schaf, es gehört dir.
gong-zhu-hint-keep-heart = Da sammelt jemand alle Herz, also gib deine nicht her.
gong-zhu-hint-keep-sheep = Behalt das Schaf und was es holen kann.
gong-zhu-hint-high-last = { shared-hint-highest-safe }
gong-zhu-hint-duck = { shared-hint-highest-under }
gong-zhu-hint-must-take = { shared-hint-taking-anyway }
gong-zhu-hint-low = { shared-hint-lowest-over }
gong-zhu-hint-throw = { shared-hint-off-suit }
gong-zhu-hint-spare = Dein Gegenüber hat den Stich, also gib möglichst nichts Böses rein.
gong-zhu-hint-stop = Jemand hat bisher alle Herz. Nimm eins und verhindere es.
gong-zhu-hint-collect = Du hast bisher alle Herz. Hol dir den Rest.

must-lead-2c = Zum ersten Stich wird { $cards } ausgespielt. Spiel sie.
exposed-protected = { $card } ist aufgedeckt, also darfst du sie nicht spielen, wenn ihre Farbe zum ersten Mal ausgespielt wird. Du kannst { $cards } spielen.
not-exposable = Aufdecken kannst du nur { $cards } oder nichts.
nothing-to-expose = Du hast keine der Karten, die man aufdecken kann, also deck nichts auf.
wrong-phase-expose = Erst wird aufgedeckt. Deck { $cards } auf, einen Teil davon oder nichts.
wrong-phase-exposed = Das Aufdecken ist vorbei. Du kannst { $cards } spielen.
