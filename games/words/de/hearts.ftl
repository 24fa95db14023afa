hearts-name = Hearts
    .line = Nimm kein Herz und auf keinen Fall die Pik-Dame.
    .aliases = Herzeln, Schwarze Dame, Black Lady
hearts-rules = **Nimm kein Herz und vor allem nicht die Pik-Dame (Q♠).**
    Alle spielen für sich. Zuerst gibst du drei Karten weiter und bekommst drei von jemand anderem.
    { rules-trick } { rules-trick-plain } Herz darfst du erst ausspielen, wenn schon eins gespielt wurde.
    Jedes Herz in deinen Stichen kostet 1 Punkt, die Q♠ 13. Wer aber alle 26 nimmt, schafft den **Durchmarsch:** null Punkte, und alle anderen bekommen 26. Sobald jemand 100 hat, gewinnt der niedrigste Stand.
    - **Zum Beispiel:** Du spielst die 9♣ aus, die anderen spielen 4♣, K♣ und Q♠. Der K♣ macht den Stich und nimmt 13 Punkte mit.
    .whole =
    - **Geben:** Alle bekommen gleich viele Karten. Zu dritt bleibt die 2♦ draußen, zu fünft 2♦ und 2♣, zu sechst 2♦, 3♦, 3♣ und 4♣.
    - **Weitergeben:** Wählt verdeckt und gleichzeitig drei Karten. Sie gehen nach links, im nächsten Spiel nach rechts, zu viert oder sechst danach nach gegenüber. Im Spiel darauf behaltet ihr eure Karten, dann geht es von vorn los.
    - **Spielen:** Wer das kleinste Kreuz hat, spielt es aus. { rules-trick } { rules-trick-plain } Das Ass ist hoch.
    - **Der erste Stich:** kein Herz und keine Q♠, außer du hast nichts anderes.
    - **Herz brechen:** Herz darfst du erst ausspielen, wenn schon eins gespielt wurde oder du nur noch Herz hast. Die Q♠ bricht Herz nicht, und du darfst sie jederzeit ausspielen.
    - **Punkte:** 1 für jedes Herz, 13 für die Q♠.
    - **Durchmarsch:** Nimmst du alle 13 Herz und die Q♠, bekommst du 0 und alle anderen 26.
    - **Das Ende:** Hat jemand 100 oder mehr, gewinnt der niedrigste Stand. Haben ihn mehrere, spielt ihr noch ein Spiel.
    - **Zum Beispiel:** Karo ist ausgespielt, und du hast keins. Du wirfst die Q♠ ab, und wer den Stich macht, bekommt 13 Punkte. Gebrochen ist Herz damit nicht; mit der 2♥ wäre es das.
    - **Hausregeln** können den J♦ dazunehmen, der 10 Punkte abzieht, andere Durchmärsche, Black Maria und mehr.
hearts-paragraphs =
    .hearts-passing-over = 2
    .hearts-pass-now = 2
    .wrong-pass-count = 2
    .hearts-bad-card = 2
    .must-lead-low-club = 3
    .must-follow-suit = 3
    .no-points-first-trick = 4
    .must-lead-club = 4
    .hearts-not-broken = 5

hearts-variant-quick = Kurz, bis 50
hearts-variant-jack = Der J♦ zieht 10 Punkte ab
hearts-variant-omnibus = Omnibus: Der J♦ zieht 10 ab, ein Durchmarsch braucht alle 15 zählenden Karten
hearts-variant-bicycle = Auch die Q♠ bricht Herz
hearts-variant-trickster = Ein Durchmarsch kostet dich nie die Partie
hearts-variant-black_maria = Black Maria: Auch A♠ und K♠ kosten Punkte
hearts-variant-spot = Spot Hearts, bis 500

hearts-option-pass_count = So viele Karten weitergeben
hearts-option-pass_cycle = Weitergegeben wird
    .classic = links, rechts, gegenüber, dann gar nicht
    .wide = reihum an alle anderen, dann gar nicht
    .no_hold = links, rechts, gegenüber, in jedem Spiel
    .left = immer nach links
    .right = immer nach rechts
    .none = { shared-never }
hearts-option-odd_cards = Karten, die nicht aufgehen
    .remove = bleiben draußen
    .kitty_first_trick = gehen an den ersten Stich
    .kitty_first_points = gehen an den ersten Stich mit Punkten
hearts-option-first_lead = Zuerst ausgespielt wird
    .low_club = das kleinste Kreuz
    .any_club = irgendein Kreuz; es beginnt, wer das kleinste hat
    .left_of_dealer = irgendeine Karte, von Vorhand
hearts-option-first_trick_points = Punkte im ersten Stich
    .barred = nur, wenn du nichts anderes hast
    .allowed = erlaubt
hearts-option-heart_leads = Herz ausspielen
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
hearts-option-queen_breaks = Auch die Q♠ bricht Herz
hearts-option-queen_forced = Nur noch Q♠ und Herz? Ist Herz nicht gebrochen, musst du die Q♠ ausspielen
hearts-option-hearts = Jedes Herz kostet
    .one = 1
    .spot = seine Zahl; J Q K A: 11, 12, 13, 14
hearts-option-queen_points = Punkte für die Q♠
hearts-option-spade_honours = Der K♠ kostet 10, das A♠ kostet 7
hearts-option-jack = Bonus-Karo
    .none = { shared-none }
    .jack = der J♦
    .ten = die 10♦
hearts-option-jack_points = So viele Punkte zieht das Bonus-Karo ab
hearts-option-moon = Wer alle Karten nimmt, die Punkte kosten
    .others = gibt alles den anderen
    .self = zieht alles vom eigenen Stand ab
    .choose = wählt: den anderen geben oder selbst abziehen
    .auto = gibt es den anderen; würde das die Partie kosten, zieht es vom eigenen Stand ab
    .off = bekommt all diese Punkte
hearts-option-moon_needs_jack = Zum Durchmarsch gehört auch das Bonus-Karo
hearts-option-sun = Ein Durchmarsch mit allen Stichen zählt doppelt
hearts-option-no_tricks_bonus = Abzug, wenn du gar keinen Stich machst
hearts-option-target = Die Partie endet, wenn jemand so viel hat
hearts-option-reset_at_target = Genau dieser Stand wird halbiert
hearts-option-tie_break = Bei Gleichstand am Ende
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
hearts-option-max_hands = { shared-most-hands }

do-add = Den anderen geben
do-subtract = Bei mir abziehen

hearts-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
hearts-chooses = { $seat } hat gewählt, was weitergeht.
    .short = gewählt
    .to-seat = Du hast gewählt, was du weitergibst.
hearts-gets = Du bekommst von { $seat } { $cards }.
hearts-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
hearts-broken = Herz ist gebrochen.
hearts-kitty = { $seat } bekommt den Stock: { $cards }.
    .to-seat = Du bekommst den Stock: { $cards }.
hearts-moon = Durchmarsch für { $seat }!
    .to-seat = Du hast einen Durchmarsch!
hearts-moon-adds = Alle außer { $seat } bekommen { $points } Punkte.
    .to-seat = Alle außer dir bekommen { $points } Punkte.
hearts-moon-subtracts = { $seat } zieht beim eigenen Stand { $points } Punkte ab.
    .to-seat = Du ziehst dir { $points } Punkte ab.
hearts-resets = { $seat } hat genau { $points }, das wird zu { $half }.
    .to-seat = Du hast genau { $points }, das wird zu { $half }.
hearts-scores = Spiel { $number }: { $gains } → { $totals }.
hearts-ahead = { $seats } { $count ->
    [one] liegt vorn.
   *[other] liegen gleichauf vorn.
}
    .to-seats = { $others ->
        [0] Du liegst vorn.
        [one] Du und { $seats } liegt gleichauf vorn.
       *[other] Du, { $seats } liegt gleichauf vorn.
    }
hearts-shot = { $seat } schaffte in Spiel { $number } einen Durchmarsch.

hearts-way = { $way ->
    [hold] keine
    [across] gegenüber
    [left] { $far ->
        [1] links
       *[2] zwei weiter links
    }
   *[right] { $far ->
        [1] rechts
       *[2] zwei weiter rechts
    }
}
hearts-prompt-pass = Gib { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} weiter: { hearts-way }
hearts-pass-to = { $count } an { $other }
hearts-line = { $score }
hearts-line-hand = { $score } · jetzt { SIGNED($points) }
hearts-line-scored = { $score } ({ SIGNED($points) })
hearts-deed = { $count ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $count } Stiche
}
hearts-for-hearts = { $number } für Herz
hearts-for-queen = { $number } für die Q♠
hearts-for-king = { $number } für den K♠
hearts-for-ace = { $number } für das A♠
hearts-for-bonus = { $number } für den Bonus
hearts-for-moon = { $number } für den Durchmarsch von { $seat }
hearts-for-no-tricks = { $number } für keinen Stich
hearts-for-reset = { $number } für genau { $target }
hearts-chose = gewählt
hearts-choosing = wählt
hearts-passing = Spiel { $number } · Weitergeben
hearts-trick = { shared-trick-of-hand }
hearts-badge-pass = Weitergabe
hearts-badge = Gesperrt
hearts-badge-broken = Gebrochen
hearts-left-out = Draußen
hearts-taken = Von { $seat } genommen

hearts-hint-pass-queen = Du hast zu wenig kleine Pik, um die Q♠ zu schützen. Gib sie weiter.
hearts-hint-pass-spade = Hohe Pik holen sich die Q♠, und du hast zu wenig kleine zum Ausweichen.
hearts-hint-pass-heart = Hohe Herzen nehmen andere mit. Gib sie weiter.
hearts-hint-pass-void = Werd eine kurze Farbe los. Bist du darin blank, kannst du abwerfen, was du willst.
hearts-hint-pass-rest = Damit würdest du am ehesten Stiche machen, die du nicht willst.
hearts-hint-add = Gib es den anderen. Das kostet dich die Partie nicht.
hearts-hint-subtract = Zieh es bei dir ab. Den anderen gegeben, wäre die Partie aus, und du würdest sie nicht gewinnen.
hearts-hint-only = { shared-hint-only-card }
hearts-hint-moon = Du hast bisher alle Punkte, und diese Karten schlägt niemand. Mach den Durchmarsch.
hearts-hint-stop = Da läuft ein Durchmarsch. Nimm selbst ein paar Punkte und verhindere ihn.
hearts-hint-drive = Ein Pik unter der Dame hilft, sie herauszutreiben.
hearts-hint-give = Jedes Pik, das noch draußen ist, schlägt die Dame. Spiel sie aus, dann muss sie jemand anders nehmen.
hearts-hint-low = Die wird am ehesten geschlagen, dann geht der Stich an jemand anderen.
hearts-hint-risky = { shared-hint-no-safe-lead }
hearts-hint-under = Es liegt ein höheres Pik auf dem Tisch. Spiel sie jetzt, dann bekommt den Stich jemand anders.
hearts-hint-bonus = Dieser Stich lohnt sich: Er zieht dir Punkte ab.
hearts-hint-free = { shared-hint-highest-safe }
hearts-hint-early = Es ist früh, noch dürften alle bedienen. Werd deine höchste los.
hearts-hint-duck = { shared-hint-highest-under }
hearts-hint-last = { shared-hint-taking-anyway }
hearts-hint-over = { shared-hint-lowest-over }
hearts-hint-throw = { shared-hint-off-suit }

hearts-pass-now = Erst wird weitergegeben. Gib { $other } { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
wrong-pass-count = Gib { $other } genau { $count ->
    [one] 1 Karte
   *[other] { $count } verschiedene Karten
}.
hearts-already-passed = Du hast schon gewählt. Jetzt fehlt noch die Wahl von { $seats }.
hearts-bad-card = „{ $text }“ ist in diesem Spiel keine Karte. Gib Karten aus deinem Blatt weiter.
hearts-passing-over = Das Weitergeben ist vorbei. Du kannst { $cards } spielen.
hearts-moon-now = Du hast einen Durchmarsch. Gib die Punkte den anderen oder zieh sie bei dir ab.
must-lead-club = Zum ersten Stich wird Kreuz ausgespielt. Du kannst { $cards } spielen.
no-points-first-trick = Keine Punkte im ersten Stich. Du kannst { $cards } spielen.
hearts-not-broken = Herz ist noch nicht gebrochen, also kannst du keins ausspielen. Du kannst { $cards } spielen.
hearts-moon-needs-jack = Dieser Durchmarsch braucht ein Bonus-Karo. Wähl auch den J♦ oder die 10♦.
hearts-sun-needs-moon = Der doppelte Durchmarsch braucht den einfachen. Wähl auch, was der bewirkt.
hearts-reset-needs-even = { $target } lässt sich nicht halbieren. Nimm eine gerade Zahl.
hearts-without-end = Diese Boni sind zu hoch: Die Partie würde vielleicht nie enden. Senk sie, oder leg eine Zahl von Spielen fest.
