spades-name = Spades
    .line = Sagt im Team Stiche an und macht sie dann.
spades-rules = **Sag mit deinem Gegenüber an, wie viele Stiche ihr macht. Dann macht sie.**
    Alle bekommen 13 Karten und sagen einmal an. Deine Ansage und die deines Gegenübers zählen zusammen.
    { rules-trick }
    Pik ist **Trumpf** und schlägt alle anderen Farben. { rules-trick-trump } Pik darfst du erst ausspielen, wenn schon eins gespielt wurde.
    Schafft ihr eure Ansage, zählt jeder angesagte Stich 10 und jeder weitere 1. Schafft ihr sie nicht, verliert ihr 10 für jeden angesagten Stich. Das erste Team mit 500 gewinnt.
    - **Zum Beispiel:** Du sagst 4, dein Gegenüber 3. Zusammen macht ihr 8: 70 und 1, also 71 Punkte. Mit 6 hättet ihr 70 verloren.
    .whole =
    - **Geben:** 13 Karten für alle, aus 52. Es wird aufgedeckt, bis jemand das A♠ bekommt und als Erstes gibt. Danach wandert das Geben nach links.
    - **Ansagen:** Links neben der Person, die gibt, beginnt es. Alle sagen einmal an, 0 bis 13. Passen geht nicht, und ändern kannst du deine Ansage auch nicht. Wer sich gegenübersitzt, ist ein Team und zählt die Ansagen zusammen.
    - **Spielen:** Wer links neben der Person sitzt, die gibt, spielt aus. { rules-trick } Pik ist Trumpf, das Ass ist hoch. { rules-trick-trump }
    - **Pik brechen:** Pik darfst du erst ausspielen, wenn in diesem Spiel schon eins gefallen ist oder du nur noch Pik hast.
    - **Punkte:** Macht euer Team mindestens seine Ansage, zählt jeder angesagte Stich 10 und jeder weitere 1. Sonst verliert ihr 10 für jeden angesagten. Der Stand kann unter null fallen.
    - **Das Ende:** Das erste Team mit 500 gewinnt. Schaffen es beide im selben Spiel, gewinnt der höhere Stand; sind sie gleich, spielt ihr noch ein Spiel.
    - **Zum Beispiel:** Herz ist ausgespielt, und du hast keins. Du spielst die 2♠. Nach dir hat noch jemand kein Herz, spielt die 9♠ und macht den Stich. Gegen das A♥ hätte deine 2♠ gewonnen.
    - **Hausregeln** können **Null** dazunehmen, die Ansage von gar keinem Stich. Gelingt sie, bekommt dein Team 100, sonst verliert es 100. Die Ansage deines Gegenübers zählt so oder so wie immer. **Blindnull** sagst du an, bevor du deine Karten siehst, für 200, wenn dein Team mindestens 100 zurückliegt. **Überstiche** sind Stiche über die Ansage hinaus: Je 10 davon kosten euer Team 100.
spades-paragraphs =
    .wrong-phase-bid = 2
    .bad-bid = 2
    .wrong-phase-play = 3
    .must-follow-suit = 3
    .spades-not-broken = 4

spades-variant-modern = Null und Überstiche, bis 250
spades-variant-long = Null, Blindnull und Überstiche, bis 500
spades-variant-jokers = Joker, Null und Überstiche, bis 250
spades-variant-short = Kurz, bis 200

spades-option-target = { shared-points-to-win }
spades-option-tie_break = Bei Gleichstand beider Teams am Ende
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
spades-option-overtrick_points = Punkte für jeden Stich über der Ansage
spades-option-nil = Null (kein einziger Stich) kann angesagt werden
spades-option-nil_points = Punkte für Null, gewonnen oder verloren
spades-option-failed_nil_tricks = Stiche trotz Null
    .count = helfen der Ansage des Gegenübers
    .bags_only = zählen nur als Überstiche
spades-option-blind_nil = Ein Team im Rückstand kann Null blind ansagen (braucht Null)
spades-option-blind_nil_points = Punkte für Blindnull, gewonnen oder verloren
spades-option-blind_nil_behind = Nötiger Rückstand für Blindnull
    .zero = { shared-any-time }
spades-option-bags = Zu viele Überstiche kosten Punkte
spades-option-bag_limit = Überstiche bis zur Strafe
spades-option-bag_penalty = Punkte, die die Strafe kostet
spades-option-jokers = Joker
    .none = { shared-none }
    .two = zwei, als höchste Pik, statt 2♣ und 2♦
spades-option-min_team_bid = Mindestansage eines Teams
spades-option-cap_team_bid = Ein Team sagt höchstens 13 an
spades-option-not_thirteen = Die vier Ansagen dürfen zusammen nicht 13 ergeben
spades-option-first_lead = Den ersten Stich spielt aus
    .left_of_dealer = { shared-left-of-dealer }
    .low_club = wer das kleinste Kreuz hat, mit dieser Karte
spades-option-no_spade_trick_one = Kein Pik im ersten Stich, außer du hast nichts anderes
spades-option-spade_leads = Pik ausspielen
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
spades-option-lose_at = Ein Team verliert, wenn sein Stand so tief fällt

do-bid-nil = Null ansagen
    .listed = Null
do-bid-blind-nil = Blindnull ansagen
    .listed = Blindnull
do-look = Karten ansehen

spades-draw = { $seat } zieht das A♠ und gibt zuerst.
    .to-seat = Du ziehst das A♠ und gibst zuerst.
spades-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
spades-looks = { $seat } sieht sich die Karten an.
    .short = sah nach
    .to-seat = Du siehst dir deine Karten an.
spades-bids-nil = { $seat } sagt Null an.
    .to-seat = Du sagst Null an.
spades-bids-blind-nil = { $seat } sagt Blindnull an.
    .to-seat = Du sagst Blindnull an.
spades-overbid = { $seats } sagen zusammen mehr als 13 an. Es gibt nur 13 Stiche.
    .to-seats = Du und { $seats } sagt zusammen mehr als 13 an. Das ist nicht zu schaffen.
spades-broken = Pik ist gebrochen.
spades-scores = { $seats }: angesagt { $bid }, gemacht { $won }: { shared-points }.
    .to-seats = Du und { $seats }: angesagt { $bid }, gemacht { $won }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
spades-nil-made = { $seat } schafft Null: { $points } Punkte fürs Team.
    .to-seat = Du schaffst Null: { $points } Punkte fürs Team.
spades-nil-failed = { $seat } schafft Null nicht: Das Team verliert { $points } Punkte.
    .to-seat = Du schaffst Null nicht: Dein Team verliert { $points } Punkte.
spades-bag-penalty = Zu viele Überstiche: { $seats } verlieren { $points } Punkte.
    .to-seats = Zu viele Überstiche: Du und { $seats } verliert { $points } Punkte.

spades-line-waiting = Noch keine Ansage
spades-for-extra = { $number } extra
spades-for-nil = { $number } für { $kind ->
    [blind] Blindnull
   *[nil] Null
} von { $seat }
spades-for-bags = { $number } Überstiche
spades-line = { $bid ->
    [nil] Null
    [blind] Blindnull
   *[other] Sagt { $bid }
} · Hat { $number }
spades-bidding = Spiel { $number } · Ansagen
spades-trick = { shared-trick-of-hand }
spades-bags = { $count ->
    [one] 1 Überstich
   *[other] { $count } Überstiche
}
spades-broken-badge = Gebrochen

spades-hint-look = Sieh dir deine Karten an. Blind ansagen lohnt sich selten.
spades-hint-nil = Mit allen diesen Karten bleibst du drunter: kleine Pik und in jeder langen Farbe eine kleine. Sag Null an.
spades-hint-bid = Ich zähle etwa { $tricks } Stiche. Sichere Pik: { $sure } von { $spades }. Asse daneben: { $aces }. Im Zweifel sag wenig an.
spades-hint-crowded = Ich zähle etwa { $tricks } Stiche, aber mit den Ansagen vor dir sind das { $total }. So viele Stiche gibt es nicht, also sag einen weniger an.
spades-hint-only = { shared-hint-only-card }
spades-hint-winner = Höher ist nichts mehr da, also gewinnt sie, wenn niemand sticht.
spades-hint-top-spade = Das höchste Pik, das noch da ist. Zieh ihre Pik, bevor sie deine guten Karten stechen.
spades-hint-need-all = Du brauchst fast jeden Stich, der noch kommt. Spiel dein höchstes Pik aus.
spades-hint-partner-ruffs = Dein Gegenüber ist in dieser Farbe blank und kann stechen.
spades-hint-shortest = Spiel deine kürzeste Farbe aus. Bist du darin blank, kannst du stechen.
spades-hint-longest = Spiel klein aus deiner längsten Farbe aus.
spades-hint-low-spade = Du hast nur noch Pik, also spiel das kleinste aus.
spades-hint-partner = { shared-hint-partner-winning }
spades-hint-beaten = { shared-hint-cannot-win }
spades-hint-cheapest = { shared-hint-cheapest }
spades-hint-sure = Höher ist nichts mehr da, also macht sie den Stich.
spades-hint-second-low = An zweiter Stelle klein: Überlass es deinem Gegenüber.
spades-hint-third-high = An dritter Stelle hoch: Mach es der letzten Hand schwer.
spades-hint-third-low = Dein Gegenüber hat hoch ausgespielt, also spiel klein.
spades-hint-ruff = Du kannst nicht bedienen. Stich mit dem kleinsten Pik, das gewinnt.
spades-hint-set = Ihr habt eure Ansage, die anderen noch nicht. Mach weiter Stiche, dann schaffen sie ihre nicht.
spades-hint-cover = Dein Gegenüber hat Null angesagt. Geh mit einer hohen Karte drüber.
spades-hint-trap = Da macht gerade jemand einen Stich trotz Null. Lass ihn dort.
spades-hint-bag = Beide Teams haben ihre Ansage. Das wäre nur ein Überstich, also bleib drunter.
spades-hint-duck = Du hast Null angesagt, also bleib drunter.

spades-blind-nil-needs-nil = Blindnull braucht Null. Schalte auch Null ein.
wrong-phase-blind = Sieh dir erst deine Karten an oder sag Blindnull an.
wrong-phase-look = Sieh dir erst deine Karten an.
no-spade-trick-one = Kein Pik im ersten Stich. Du kannst { $cards } spielen.
spades-not-broken = Pik ist noch nicht gebrochen, also kannst du keins ausspielen. Du kannst { $cards } spielen.
