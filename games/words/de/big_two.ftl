big-two-name = Big Two
    .line = Die 2 ist hoch, Pokerblätter zählen, wer zuerst fertig ist, gewinnt.
    .aliases = Big 2, Große Zwei, Deuces, Pusoy Dos
big-two-rules = **Werd als Erstes alle Karten los. Die anderen zahlen für das, was sie noch haben.**
    Wer die niedrigste Karte hat, fängt mit ihr an: mit einer Karte, einem Paar, einem Drilling oder einem Fünferblatt. Reihum spielen alle genauso viele Karten, aber höhere, oder passen. Haben alle anderen gepasst, spielt wieder aus, wer zuletzt gespielt hat, mit beliebigen Karten.
    Die 3 ist niedrig, die **2** am höchsten. Bei gleichem Wert entscheidet die Farbe: ♦ ist niedrig, dann ♣, ♥ und ♠. **Fünferblätter, die besten zuerst:**
    { rules-hands-of-five }
    Jede Karte, die dir bleibt, kostet einen Punkt. Ab zehn Karten sind es je zwei, und je drei, wenn du noch gar nichts gespielt hast. Nach acht Runden gewinnen die meisten Punkte.
    - **Zum Beispiel:** Ann spielt 5♦ 5♠. Du spielst 9♣ 9♥, Ben 9♦ 9♠: derselbe Wert, aber das Pik ist höher. Ann passt, du passt, und Ben spielt als Nächstes aus.
    .whole =
    - **Geben:** 13 Karten für alle. Zu dritt sind es 17, und die übrige geht an die Person mit der niedrigsten Karte. Zu zweit bleibt die Hälfte draußen.
    - **Ausspielen:** Wer die niedrigste Karte hat, fängt die Runde mit ihr an. Danach spielt wieder aus, wer zuletzt gespielt hat, mit beliebigen Karten.
    - **Folgen:** genauso viele Karten, aber höhere, oder passen. Nach dem Passen darfst du später wieder mitspielen.
    - **Die Reihenfolge:** 3, 4, 5 bis zum König, dann das Ass, dann die 2. Bei gleichem Wert: ♦, ♣, ♥, ♠. Ein Paar zählt nach seiner höheren Farbe.
    - **Fünferblätter, die besten zuerst.** Jedes schlägt alle darunter:
    { rules-hands-of-five }
    - **Zwei der gleichen Art:** Beim Flush zählt die höchste Karte, beim Full House der Drilling, beim Vierling die vier. Die fünfte Karte zum Vierling ist beliebig. Vier Karten oder zwei Paare sind kein Blatt.
    - **Straßen** gehen bis 10-J-Q-K-A. Darüber steht 2-3-4-5-6, ganz oben A-2-3-4-5. Bei gleichen Straßen entscheidet die Farbe der höchsten Karte.
    - **Die letzte Karte:** Hat die nächste Person nur noch eine Karte und du spielst eine einzelne, muss es deine höchste sein. Passen oder mehr Karten spielen darfst du trotzdem.
    - **Das Ende einer Runde:** sobald jemand fertig ist. Jede Karte, die dir bleibt, kostet einen Punkt. Ab zehn (14 von 17, 15 von 18) sind es je zwei, und je drei, wenn du noch keine gespielt hast. Alles geht an die Person, die fertig ist.
    - **Das Ende:** acht Runden. Die meisten Punkte gewinnen.
    - **Zum Beispiel:** Ann wird fertig. Du hast noch 4 Karten: −4. Ben hat 11: −22. Cyd hat noch keine Karte gespielt: −39. Ann bekommt 65.
big-two-paragraphs =
    .big-two-must-open = 2
    .big-two-no-combination = 2
    .big-two-must-lead = 2
    .big-two-other-size = 3
    .big-two-too-low = 3
    .big-two-must-top = 8

big-two-variant-hong_kong_hard = Hongkong, streng: Wer jemanden fertig werden lässt, zahlt für alle
big-two-variant-taiwan = Taiwan: Bomben, keine Drillinge, keine Flushs
big-two-variant-pusoy_dos = Pusoy Dos: Karo ist hoch
big-two-variant-western = Strafpunkte: Die wenigsten gewinnen, sobald jemand 50 verloren hat

big-two-option-suits = Farben, von unten nach oben
    .hong_kong = ♦ ♣ ♥ ♠
    .taiwan = ♣ ♦ ♥ ♠
    .philippines = ♣ ♠ ♥ ♦
big-two-option-opening = Eine Runde beginnt
    .lowest = wer die niedrigste Karte hat
    .winner = wer die letzte gewonnen hat
big-two-option-must_include = Zuerst wird mit der niedrigsten Karte gespielt
big-two-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = ist raus bis zum nächsten Ausspielen
big-two-option-triples = Drillinge dürfen allein gespielt werden
big-two-option-straights = Straßen, von unten nach oben
    .twos_top = 3-4-5-6-7 bis zum Ass, dann 2-3-4-5-6, A-2-3-4-5
    .six_top = A-2-3-4-5, 3-4-5-6-7 bis zum Ass, dann 2-3-4-5-6
    .poker = A-2-3-4-5, 2-3-4-5-6 und so weiter bis zum Ass
    .no_twos = 3-4-5-6-7 bis zum Ass, keine mit einer 2
big-two-option-flushes = Flushs zählen nach
    .top_card = ihrer höchsten Karte
    .all_cards = allen fünf Karten
    .suit = zuerst ihrer Farbe
    .none = gar nichts: Es gibt sie nicht
big-two-option-same_kind = Ein Fünferblatt schlägt nur dieselbe Art, ein Vierling oder ein Straight Flush
big-two-option-bombs = Vierling und Straight Flush schlagen alles, egal wie viele Karten
big-two-option-last_card = Hat die nächste Person nur eine Karte
    .top = muss eine einzelne deine höchste sein
    .free = spiel, was du willst
big-two-option-assist = Wird die nächste Person mit einer einzelnen fertig, zahlst du für alle
big-two-option-double_from = Jede Karte kostet zwei, ab so vielen
    .zero = { shared-never }
big-two-option-triple = Noch keine Karte gespielt: Jede kostet drei
big-two-option-twos_double = Jede übrige 2 verdoppelt, was du zahlst
big-two-option-finish_double = Fertig mit 2ern, Vierling oder Straight Flush verdoppelt für alle
big-two-option-settlement = Punkte
    .winner = alle anderen zahlen an die Person, die fertig ist
    .pairwise = alle rechnen untereinander ab
    .points = wer verliert, verliert sie; sonst bekommt sie niemand
big-two-option-three_deal = Zu dritt
    .all = werden alle Karten gegeben
    .thirteen = je 13
big-two-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
big-two-option-limit = Verlorene Punkte, die die Partie beenden
    .zero = { shared-no-limit }

big-two-suits = Farben, aufwärts
big-two-suit = { $symbol }
big-two-kind = { $kind ->
    [single] Einzelkarte
    [pair] Paar
    [triple] Drilling
    [straight] Straße
    [flush] Flush
    [full-house] Full House
    [four] Vierling
   *[straight-flush] Straight Flush
}
big-two-label = { $seat }: { big-two-kind }
big-two-line = { $score ->
    [1] 1 Punkt
   *[other] { $score } Punkte
}
big-two-tag-one = eine Karte!
big-two-deed = { $count ->
    [0] fertig
    [one] 1 Karte übrig: { $number }
   *[other] { $count } Karten{ $unplayed ->
        [1] , keine gespielt
       *[0] {" "}übrig
    }: { $number }
}
big-two-for-all = { $number } für alle

big-two-plays = { $seat } spielt { $cards }: { big-two-kind }.
    .to-seat = Du spielst { $cards }: { big-two-kind }.
big-two-wins = { $seat } ist fertig und gewinnt die Runde!
    .to-seat = Du bist fertig und gewinnst die Runde!
big-two-left = { $seat } hat noch { $cards }: { $number }.
    .to-seat = Du hast noch { $cards }: { $number }.
big-two-blamed = { $seat } hat { $other } fertig werden lassen und zahlt für alle: { $number }.
    .to-seat = Du hast { $other } fertig werden lassen und zahlst für alle: { $number }.
    .to-other = { $seat } hat dich fertig werden lassen und zahlt für alle: { $number }.

big-two-hint-high = { $seat } hat nur noch eine Karte, also spiel eine hohe.
big-two-hint-lead-high = { $seat } hat nur noch eine Karte. Wenn es eine einzelne sein muss, nimm eine hohe.
big-two-hint-five = { big-two-kind }: Damit bist du fünf Karten auf einmal los{ $twos ->
    [1] {" "}und behältst deine 2er
   *[0] {""}
}.
big-two-hint-lead = Spiel { $kind ->
    [triple] diese drei
    [pair] dieses Paar
   *[single] diese Karte
} aus{ $few ->
    [1] , dann bist du fast fertig
   *[0] . Du brauchst { big-two-it } am wenigsten
}.
big-two-hint-follow = { $kind ->
    [triple] Diese drei schlagen sie
    [pair] Dieses Paar schlägt es
   *[single] Diese Karte schlägt sie
}{ $few ->
    [1] , und du bist fast fertig
   *[0] , und du brauchst { big-two-it } am wenigsten
}.
big-two-it = { $kind ->
    [triple] die drei
   *[other] das
}

big-two-must-open = Du fängst die Runde an. Spiel { $card }, allein oder mit Karten, die dazu passen.
big-two-must-lead = { shared-must-lead }
big-two-no-combination = { $kind ->
    [two] Zwei Karten müssen ein Paar sein.
    [three] Drei Karten müssen ein Drilling sein.
    [no-triples] Drillinge werden an diesem Tisch nicht allein gespielt.
    [two-pairs] Zwei Paare sind kein Blatt. Spiel eins davon.
    [four] Vier Karten sind kein Blatt. Zum Vierling gehört eine fünfte Karte.
    [five] Diese fünf sind weder Straße noch Flush, Full House oder Vierling.
   *[many] Mehr als fünf Karten gehen nicht.
} Spiel eine Karte, ein Paar{ $triples ->
    [1] , einen Drilling
   *[0] {""}
} oder ein Fünferblatt.
big-two-other-size = { shared-other-size }
big-two-other-kind = Hier schlägt das nur dieselbe Art in höher ({ big-two-kind }), ein Vierling oder ein Straight Flush.
big-two-too-low = Das ist zu niedrig. Spiel { $kind ->
    [single] eine Karte
    [pair] ein Paar
    [triple] einen Drilling
    [four] einen Vierling
   *[other] dieselbe Art ({ big-two-kind })
} über { $cards }{ $kind ->
    [single] {""}
    [pair] {""}
    [triple] {""}
    [straight-flush] {""}
   *[other] , eine höhere Art
}, oder pass.
big-two-must-top = { $other } hat nur noch eine Karte, also muss eine einzelne deine höchste sein. Spiel { $card }, mehr Karten auf einmal, oder pass.
