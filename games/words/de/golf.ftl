golf-name = Golf
    .line = Tausch deine verdeckten Karten gegen kleine. Die niedrigste Summe gewinnt.
    .aliases = Kartengolf, Hara Kiri, Polish Poker
golf-rules = **Du hast sechs verdeckte Karten in zwei Reihen. Tausch sie gegen kleine. Nach neun Löchern gewinnt die niedrigste Summe.**
    Zuerst decken alle zwei von ihren Karten auf. Die anderen darfst du nicht ansehen.
    Wenn du dran bist, zieh eine Karte oder nimm die oberste abgelegte. Leg sie an die Stelle einer deiner Karten, die auf die Ablage kommt. Eine gezogene darfst du ablegen, eine genommene musst du verwenden.
    Könige zählen 0, Asse 1, 2er ziehen 2 ab, 3 bis 10 zählen ihre Zahl. Buben und Damen zählen 10. **Zwei vom selben Wert in einer Spalte zählen nichts.**
    Liegen alle deine Karten offen, sind die anderen noch einmal dran. Dann werden alle Karten aufgedeckt und gezählt.
    - **Zum Beispiel:** Oben links liegt eine 7. Du ziehst noch eine 7 und legst sie darunter. Diese Spalte zählt jetzt nichts.
    .whole =
    - **Die Karten:** ein Kartenspiel, oder zwei, wenn es nicht reicht. Niemand sieht die Karten vor sich an. Die nächste wird aufgedeckt und beginnt die Ablage.
    - **Der Anfang:** Alle decken zwei Karten auf, in beliebiger Reihenfolge. Links neben der Person, die gibt, beginnt es.
    - **Du bist dran:** Zieh, und nur du siehst die Karte: Tausch sie gegen eine von deinen oder leg sie ab. Oder nimm die oberste abgelegte, die immer eine von deinen ersetzt. Was du hinlegst, liegt offen.
    - **Zählen:** Könige 0, Asse 1, 2er −2, 3 bis 10 ihre Zahl, Buben und Damen 10. Eine Spalte mit gleichen Werten zählt nichts, auch nicht mit 2ern. Joker zählen −2 und heben sich nie auf.
    - **Das Ende eines Lochs:** Liegen bei jemandem alle Karten offen, sind die anderen noch einmal dran. Ist der Stapel leer, wird die Ablage gemischt. Beim zweiten Mal ist das Loch zu Ende.
    - **Vier Karten aus dem Gedächtnis:** Du siehst deine unteren zwei Karten, und was du eintauschst, bleibt verdeckt. Statt zu ziehen, klopf und beende so das Loch. Zwei vom selben Wert heben sich auf, egal wo sie liegen.
golf-paragraphs =
    .golf-turn-first = 2
    .golf-wait = 2
    .golf-draw-or-take = 3
    .golf-swap-or-discard = 3
    .golf-no-place = 3
    .golf-no-knock = 6

golf-variant-quick = Schnell: nach dem Ablegen eine Karte aufdecken, fünf Löcher
golf-variant-four_cards = Vier Karten, aus dem Gedächtnis und mit Klopfen
golf-variant-nine_cards = Neun Karten
golf-variant-jokers = Mit Jokern und einem Bonus für vier vom selben Wert

golf-option-holes = Löcher pro Partie
golf-option-cards = { shared-cards-dealt }
golf-option-start = Zu Beginn
    .turn_two = decken alle zwei Karten auf
    .turn_three = decken alle drei Karten auf
    .peek_two = sehen alle ihre letzten zwei Karten
golf-option-placing = Eingetauschte Karten liegen
    .open = offen
    .closed = verdeckt, und nur du kennst sie
golf-option-ending = Ein Loch endet
    .all_up = wenn bei jemandem alles offen liegt
    .knock = wenn jemand klopft
golf-option-last_turn = Dann sind die anderen noch einmal dran
golf-option-after_discard = Nach dem Ablegen einer gezogenen Karte
    .nothing = ist dein Zug vorbei
    .may_turn = darfst du eine Karte aufdecken
    .must_turn = musst du eine Karte aufdecken
golf-option-cancel = Nichts zählen
    .column = gleiche Werte in einer Spalte
    .lines = gleiche Werte in einer Spalte oder Reihe
    .anywhere = zwei vom selben Wert, egal wo
    .none = { shared-none }
golf-option-twos = Eine 2 zählt
    .minus_two = −2
    .plus_two = 2
golf-option-jokers = Zwei Joker, je −2
golf-option-four_bonus = Abzug für zwei Spalten vom selben Wert
    .zero = { shared-none }
golf-option-ender_penalty = Punkte fürs Beenden, ohne am niedrigsten zu sein
    .zero = { shared-none }

golf-do-turn = { $number } aufdecken
golf-do-take = Für { $number } nehmen
golf-do-swap = { $number } tauschen
golf-do-knock = Klopfen

golf-deals = { $seat } gibt. { $turned } wird aufgedeckt.
    .to-seat = Du gibst. { $turned } wird aufgedeckt.
golf-turns = { $seat } deckt { $card } auf.
    .to-seat = Du deckst { $card } auf.
golf-starts = { $other } fängt an.
    .to-other = Du fängst an.
golf-draws = { $seat } zieht.
    .short = gezogen
    .to-seat = Du ziehst.
golf-you-draw = { shared-you-draw }
golf-takes = { $seat } nimmt { $card } für Stelle { $number } und legt { $turned } ab.
    .to-seat = Du nimmst { $card } für Stelle { $number } und legst { $turned } ab.
golf-puts = { $seat } tauscht { $card } an Stelle { $number } ein und legt { $turned } ab.
    .to-seat = Du tauschst { $card } an Stelle { $number } ein und legst { $turned } ab.
golf-hides = { $seat } tauscht die Karte an Stelle { $number } ein und legt { $turned } ab.
    .short = tauschte { $number }
    .to-seat = Du tauschst die Karte an Stelle { $number } ein und legst { $turned } ab.
golf-discards = { $seat } legt { $turned } ab.
    .short = abgelegt
    .to-seat = Du legst { $turned } ab.
golf-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
golf-knocks = { $seat } klopft{ golf-one-more }.
    .short = geklopft
    .to-seat = Du klopfst{ golf-one-more }.
golf-all-open = Bei { $seat } liegen alle Karten offen{ golf-one-more }.
    .to-seat = Deine Karten liegen alle offen{ golf-one-more }.
golf-one-more = { $kind ->
    [more] . Alle anderen sind noch einmal dran
   *[no] {""}
}
golf-shuffles = Die Ablage wird zum neuen Stapel gemischt.
golf-stock-out = Der Stapel ist wieder leer, also ist das Loch zu Ende.
golf-scores = { $other } bekommt { $points }.
    .to-other = Du bekommst { $points }.
golf-four = { $number } vier vom selben Wert
golf-penalty = { $number } beendet, nicht am niedrigsten

golf-hole = Loch { $number } von { $most }
golf-last-turns = Letzte Züge nach
golf-line = { $score } · offen { $points }
golf-line-end = { $score }
golf-ended = beendet
golf-knocked = geklopft
golf-last-turn = letzter Zug
golf-drawn = Deine gezogene Karte
golf-own = Deine Karten

golf-hint-start = Je eine pro Spalte verrät dir am meisten.
golf-hint-cancels = { rank-name } passt hier dazu, und beide zählen nichts.
golf-hint-low = { $card } ist niedriger, als eine verdeckte Karte im Schnitt kostet.
golf-hint-better = { $card } kostet dich dort weniger als { $turned }.
golf-hint-discard = { $card } hilft nirgends. Leg sie ab.
golf-hint-draw = { $card } würde wenig helfen, also zieh.
golf-hint-end = Du liegst um etwa { $count } vorn, also beende das Loch.
golf-hint-turn = Eine verdeckte Karte ist so gut wie die andere.
golf-hint-wait = Das würde das Loch beenden, und du bist vielleicht nicht am niedrigsten.

golf-closed-never-open = Werden Karten verdeckt eingetauscht, liegen nie alle offen. Lass Löcher durch Klopfen enden.
golf-closed-not-turned = Werden Karten verdeckt eingetauscht, kannst du nach dem Ablegen keine aufdecken.
golf-turn-first = Deck erst { $count } deiner Karten auf. Aufdecken kannst du { $places }.
golf-wait = { $seats } { $count ->
    [one] muss
   *[other] müssen
} noch Karten aufdecken.
golf-not-closed = Diese Karte liegt schon offen. Aufdecken kannst du { $places }.
golf-draw-or-take = Zieh oder nimm { $card } für eine deiner Stellen, 1 bis { $most }{ $kind ->
    [knock] . Klopfen geht auch
   *[none] {""}
}.
golf-swap-or-discard = Du hast { $card } gezogen. Tausch sie gegen eine deiner Karten, 1 bis { $most }, oder leg sie ab.
golf-no-place = Deine Stellen sind 1 bis { $most }.
golf-no-knock = Das Loch ist schon beendet. Das ist dein letzter Zug.
golf-turn-or-pass = Deck eine verdeckte Karte auf oder pass. Aufdecken kannst du { $places }.
golf-must-turn = Deck jetzt eine verdeckte Karte auf. Aufdecken kannst du { $places }.
