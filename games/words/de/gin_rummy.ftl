gin-rummy-name = Gin Rommé
    .line = Bilde Kombinationen und klopf als Erstes.
    .aliases = Gin, Gin Rummy, Knock Rummy
gin-rummy-rules = **Mach aus deinen zehn Karten Sätze und Folgen und klopf als Erstes.**
    Eine Karte wird aufgedeckt und beginnt den Ablagestapel. Wenn du dran bist, zieh eine Karte, vom Stapel oder oben vom Ablagestapel, und leg eine ab. Du willst **Kombinationen:** drei oder vier gleiche (ein Satz) oder drei und mehr in Folge in einer Farbe. Alles andere sind **Restkarten:** Ein Bild kostet 10, ein Ass 1.
    Nur noch 10 oder weniger? Klopf, und das Spiel endet. Beide decken auf, und du bekommst den Unterschied. Ganz ohne Restkarten ist es **Gin**, mit Bonus. Aber Vorsicht: Hat die andere Seite nicht mehr Restpunkte als du, bekommt sie die Punkte.
    Wer zuerst 100 hat, gewinnt.
    - **Zum Beispiel:** Du hast 4♥ 5♥ 6♥, drei 9er und 7♣ 7♦ 2♠ A♠. Das sind 17 Restpunkte. Zieh die 7♠, leg die 2♠ ab, und es bleibt nur das Ass: Klopf mit 1.
    .whole =
    - **Geben:** zehn Karten für beide, aus 52, und eine wird aufgedeckt. Wer nicht gegeben hat, darf sie nehmen, sonst die andere Person. Wollen sie beide nicht, zieht die Person vom Stapel, die nicht gegeben hat.
    - **Du bist dran:** Zieh vom Stapel oder nimm die oberste abgelegte Karte, dann leg eine ab, aber nicht die eben genommene. Das Ass ist niedrig: A 2 3 ist eine Folge, Q K A nicht. Eine Karte zählt nur in einer Kombination. Restkarten zählen 1 fürs Ass, 10 für J Q K, sonst ihre Zahl.
    - **Klopfen:** Blieben dir 10 oder weniger, kannst du klopfen, statt nur abzulegen. Du musst nie.
    - **Anlegen:** Die andere Seite deckt auch auf und legt Restkarten bei dir an, wo sie passen: eine vierte 9 an drei 9er, die 7♥ an 4♥ 5♥ 6♥. Ich finde, wie es am besten geht. An Gin legt niemand an.
    - **Punkte:** Klopfst du, bekommst du den Unterschied. Gin bringt 25 und alles, was der anderen Seite übrig bleibt. Hat sie gleich viel oder weniger als du, ist es ein **Undercut:** Sie bekommt den Unterschied und 25.
    - **Totes Spiel:** Sind noch zwei Karten im Stapel und niemand hat geklopft, gibt es keine Punkte, und es gibt noch einmal dieselbe Person. Sonst gebt ihr abwechselnd.
    - **Das Ende:** Wer zuerst 100 hat, gewinnt die Partie und bekommt 100 dazu. Hat die andere Seite kein einziges Spiel gewonnen, zählen die Punkte aus den Spielen doppelt. Dann bringt jedes gewonnene Spiel (die **Box**) beiden noch 25.
    - **Zum Beispiel:** Du klopfst mit 6. Ann hat 21 übrig und legt die 7♥ an: bleiben 14. Du bekommst 8. Mit nur 5 wäre es ein Undercut gewesen, und Ann hätte 26 bekommen.
gin-rummy-paragraphs =
    .gin-rummy-upcard-first = 1
    .gin-rummy-stock-first = 2
    .gin-rummy-discard-or-knock = 2
    .gin-rummy-draw-first = 2
    .rummy-just-taken = 2
    .gin-rummy-must-knock = 3
    .gin-rummy-knock-with-another = 3
    .gin-rummy-too-much-deadwood = 3
    .gin-rummy-last-discard = 3
    .gin-rummy-does-not-fit = 4
    .gin-rummy-lay-off-or-done = 4

gin-rummy-variant-oklahoma = Oklahoma, mit Big Gin
gin-rummy-variant-straight = Nur Gin: kein Klopfen
gin-rummy-variant-old = Alte Punkte: Gin 20, Undercut 10
gin-rummy-variant-short = Kurz, bis 50

gin-rummy-option-target = { shared-points-to-win }
gin-rummy-option-knock_limit = Restkarten zum Klopfen, höchstens
    .zero = nur Gin
gin-rummy-option-gin_bonus = Punkte für Gin
gin-rummy-option-undercut_bonus = Punkte für einen Undercut
gin-rummy-option-undercut_on_tie = Gleich viele Restpunkte sind ein Undercut
gin-rummy-option-big_gin = Alle elf Karten in Kombinationen sind Big Gin
gin-rummy-option-big_gin_bonus = Punkte für Big Gin
gin-rummy-option-box_bonus = Punkte am Ende für jedes gewonnene Spiel (Box)
gin-rummy-option-game_bonus = Punkte für die gewonnene Partie
gin-rummy-option-shutout = Hat die andere Seite kein Spiel gewonnen
    .off = gibt es nichts extra
    .double_points = zählen die Punkte aus den Spielen doppelt
    .double_all = zählt der ganze Stand doppelt
    .flat100 = gibt es 100 mehr
gin-rummy-option-dealer_rule = Als Nächstes gibt
    .alternate = immer abwechselnd
    .winner = wer das Spiel gewonnen hat
    .loser = wer das Spiel verloren hat
gin-rummy-option-last_discard_action = In einem toten Spiel darf die letzte Ablage genommen werden, um sofort zu klopfen
gin-rummy-option-auto_layoff = Ich finde das beste Anlegen für dich
gin-rummy-option-oklahoma = Die erste aufgedeckte Karte bestimmt die Grenze zum Klopfen

do-knock = Klopfen mit Ablage
    .beside = Klopfen
    .with = Klopfen, Ablage { $picked }
do-with = mit Kombinationen
do-biggin = Big Gin
do-layoff = Anlegen
    .with = { $picked } anlegen
do-done = Fertig

gin-rummy-deals = { $seat } gibt. { $card } wird aufgedeckt, und { $other } darf sie haben.
    .to-seat = Du gibst. { $card } wird aufgedeckt, und { $other } darf sie haben.
    .to-other = { $seat } gibt. { $card } wird aufgedeckt, und du darfst sie haben.
gin-rummy-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
gin-rummy-knocks = { $seat } legt { $card } ab und klopft mit { $number }: { $cards }.
    .to-seat = Du legst { $card } ab und klopfst mit { $number }: { $cards }.
gin-rummy-goes-gin = { $seat } legt { $card } ab und hat Gin: { $cards }.
    .to-seat = Du legst { $card } ab und hast Gin: { $cards }.
gin-rummy-goes-big-gin = { $seat } hat Big Gin: { $cards }.
    .to-seat = Du hast Big Gin: { $cards }.
gin-rummy-lays-off = { $seat } legt { $cards } an.
    .to-seat = Du legst { $cards } an.
gin-rummy-answers = { $seat } zeigt { $cards }, und { $number } bleiben übrig.
    .to-seat = Du zeigst { $cards }, und { $number } bleiben übrig.
gin-rummy-no-melds = { $seat } hat keine Kombination, und { $number } bleiben übrig.
    .to-seat = Du hast keine Kombination, und { $number } bleiben übrig.
gin-rummy-scores = { $winner } bekommt { $number }.
    .to-winner = Du bekommst { $number }.
gin-rummy-undercuts = Undercut! { $winner } bekommt { $number }.
    .to-winner = Undercut! Du bekommst { $number }.
gin-rummy-tie = Gleichstand, also bekommt niemand Punkte.
gin-rummy-dead = Totes Spiel: Niemand hat rechtzeitig geklopft. Es gibt keine Punkte, und noch einmal gibt dieselbe Person.
gin-rummy-wins = { $winner } gewinnt die Partie, mit Boni { $number } zu { $least }.
    .to-winner = Du gewinnst die Partie, mit Boni { $number } zu { $least }.

gin-rummy-line = { $score } Punkte · gewonnen { $number }
gin-rummy-holding = Rest { $number }
gin-rummy-tag = { $how ->
    [gin] Gin
    [biggin] Big Gin
   *[knock] klopft
}
gin-rummy-tag-undercut = Undercut
gin-rummy-deed = { $how ->
    [gin] Gin
    [biggin] Big Gin
   *[left] Rest { $number }
}
gin-rummy-for-bonus = { $how ->
    [undercut] { $number } für den Undercut
    [biggin] { $number } für Big Gin
   *[gin] { $number } für Gin
}
gin-rummy-for-game = { $number } für die Partie
gin-rummy-for-boxes = { $number } für { $count ->
    [one] 1 Spiel
   *[other] { $count } Spiele
}
gin-rummy-for-shutout = { $number } für zu null
gin-rummy-reason = zuerst { $number }
gin-rummy-fact = { $seat } hat mehr Spiele gewonnen: { $most } zu { $least }.
gin-rummy-even = Beide haben { $number ->
    [one] ein Spiel
   *[other] { $number } Spiele
} gewonnen.
gin-rummy-subtitle = Spiel { $number }{ $how ->
    [knock] { " " }· geklopft
    [gin] { " " }· Gin
    [biggin] { " " }· Big Gin
    [undercut] { " " }· Undercut
    [tie] { " " }· gleich
    [dead] { " " }· tot
   *[other] { "" }
}
gin-rummy-limit = Klopfen bis
gin-rummy-target = Ziel
gin-rummy-meld = Kombination · { $seat }
gin-rummy-deadwood = Rest { $number } · { $seat }
gin-rummy-covered = Ablage
gin-rummy-laid-off = Angelegt · { $seat }

gin-rummy-hint-pass = { $card } hilft dir nicht genug.
gin-rummy-hint-draw = { $card } hilft dir nicht genug. Versuch den Stapel.
gin-rummy-hint-forced = Beide haben gepasst, also zieh vom Stapel.
gin-rummy-hint-completes = Damit hast du { $cards }.
gin-rummy-hint-take-to-knock = Nimm sie, dann kannst du mit { $number } klopfen.
gin-rummy-hint-take-low = Sie senkt deine Restkarten von { $number } auf { $least }.
gin-rummy-hint-knock = Du hast nur noch { $number }. Für einen Undercut braucht { $seat } { $ties ->
    [1] { $number } oder weniger
   *[0] weniger als das
}.
gin-rummy-hint-gin = Das ist Gin: Deine anderen zehn Karten stecken alle in Kombinationen.
gin-rummy-hint-big-gin = Alle elf Karten stecken in Kombinationen.
gin-rummy-hint-alone = Sie passt zu nichts und kostet dich { $number }. Ohne sie hast du noch { $least }.
gin-rummy-hint-throw = Sie nützt dir am wenigsten: Dir bleiben { $least } und die besten Chancen beim Ziehen.
gin-rummy-hint-lay-off = Sie passt, und du bist { $number } los.
gin-rummy-hint-done = Sonst lohnt sich nichts anzulegen. Dir bleiben { $number }.

gin-rummy-upcard-first = Erst kommt die aufgedeckte Karte. Nimm sie oder pass.
gin-rummy-stock-first = Beide haben gepasst. Zieh vom Stapel.
gin-rummy-draw-first = Zieh erst: vom Stapel, oder nimm die oberste abgelegte.
gin-rummy-last-discard = Der Stapel ist aufgebraucht. Nimm die letzte abgelegte, wenn du damit sofort klopfen kannst, oder pass.
gin-rummy-discard-or-knock = Du hast gezogen. Leg eine Karte ab oder klopf, wenn dir dann { $limit } oder weniger bleiben.
gin-rummy-must-knock = Du hast die letzte abgelegte genommen, also musst du klopfen. Leg eine davon ab: { $cards }.
gin-rummy-too-much-deadwood = Dann bleiben dir { $number }, und zum Klopfen brauchst du { $limit } oder weniger. Leg eine Karte ab und spiel weiter.
gin-rummy-knock-with-another = Dann bleiben dir { $number }, und zum Klopfen brauchst du { $limit } oder weniger. Klopf mit einer davon: { $cards }, oder spiel weiter.
gin-rummy-no-melds-of-yours = Das sind keine Kombinationen aus deinen anderen Karten. Nenn Sätze und Folgen ab drei Karten und keine Karte zweimal.
gin-rummy-no-big-gin = Big Gin gibt es an diesem Tisch nicht. Leg eine Karte ab und klopf.
gin-rummy-not-all-melded = Deine elf Karten stecken nicht alle in Kombinationen. Leg eine ab oder klopf, wenn dir dann { $limit } oder weniger bleiben.
gin-rummy-does-not-fit = { $card } passt an keine der ausgelegten Kombinationen. { $count ->
    [0] Deine anderen auch nicht, also drück **Fertig**
   *[other] Leg eine davon an: { $cards }, oder drück **Fertig**
}.
gin-rummy-lay-off-or-done = { $count ->
    [0] Keine deiner Karten passt an die ausgelegten Kombinationen, also drück **Fertig**
   *[other] Leg eine davon an: { $cards }, oder drück **Fertig**
}.
