durak-name = Durak
    .line = Schlag oder nimm auf. Wer zuletzt Karten hat, ist der Durak.
    .aliases = Dummkopf, Podkidnoj, Perewodnoj, Fool
durak-rules = **Werd alle Karten los. Hier gewinnt niemand: Wer am Ende noch Karten hat, ist der Durak, der Dummkopf.**
    Von rechts wirst du mit einer Karte angegriffen. Schlag sie mit einer höheren derselben Farbe oder mit irgendeinem Trumpf. Geschlagene Karten bleiben auf dem Tisch, jede mit der Karte, die sie schlug. Solange alles geschlagen ist, dürfen die anderen nachlegen, aber nur Werte, die schon auf dem Tisch liegen. Kannst oder willst du eine Karte nicht schlagen, nimm alles vom Tisch auf.
    Nach jedem Angriff ziehen alle wieder auf sechs, solange Karten da sind. Schlägst du alles, sind die Karten aus dem Spiel, und du greifst als Nächstes an. Nimmst du auf, setzt du aus.
    - **Zum Beispiel:** Herz ist Trumpf. Ann greift dich mit der 9♣ an. Du schlägst sie mit dem J♣. Jetzt liegen 9er und Buben auf dem Tisch, also legt Cyd den J♦ nach. Ein höheres Karo hast du nicht, aber jedes Herz tut es: Du spielst die 6♥. Niemand legt mehr nach. Die Karten sind aus dem Spiel, und du greifst an.
    .whole =
    - **Die Karten:** 36, ab der 6, Ass hoch. Sechs für alle. Die nächste wird aufgedeckt, ihre Farbe ist Trumpf. Sie kommt unter den **Stapel**, die Karten zum Ziehen, und wird zuletzt gezogen. Zu sechst ist es die letzte gegebene Karte.
    - **Schlagen:** mit einer höheren Karte derselben Farbe oder einem Trumpf. Einen Trumpf schlägt nur ein höherer Trumpf.
    - **Wer anfängt:** Wer den kleinsten Trumpf hat, greift an. Hat niemand einen, ist es der Platz links neben der Person, die gibt. Wer zuerst gibt, ist Zufall, danach gibt der Durak.
    - **Der Angriff:** Angegriffen wird, wer links sitzt, mit einer Karte oder mehreren vom selben Wert.
    - **Verteidigen:** Schlag die Karten in beliebiger Reihenfolge, eine nach der anderen. Aufnehmen kannst du jederzeit, auch mittendrin. Dann nimmst du alles, auch was du gespielt hast.
    - **Nachlegen:** Sind alle Karten geschlagen, wird zuerst gefragt, wer angegriffen hat, dann die anderen im Uhrzeigersinn. Leg Karten nach, deren Wert auf dem Tisch liegt, oder pass. Nach dem Passen wirst du erst wieder gefragt, wenn ein neuer Wert dazukommt oder aufgenommen wird. Gefragt werden alle, mit passenden Karten oder ohne, also verrät das nichts.
    - **Wie viele:** höchstens sechs Angriffskarten und nie mehr, als die angegriffene Person zu Beginn Karten hatte.
    - **Aufnehmen:** Die anderen dürfen noch passende Karten dazulegen, bis zur Grenze.
    - **Ziehen:** Wer angegriffen hat, füllt zuerst auf sechs auf, dann die anderen im Uhrzeigersinn, zuletzt, wer verteidigt hat.
    - **Der nächste Angriff:** Schlägst du alles, gehört er dir. Nimmst du auf, geht er an den Platz links von dir.
    - **Das Ende:** Gibt es nichts mehr zu ziehen, bist du fertig, sobald du keine Karten hast. Wer zuletzt Karten hat, ist der Durak, und damit endet die Partie. Gehen die letzten Karten im selben Angriff weg, gibt es keinen, und es wird neu gegeben.
    - **Zum Beispiel:** Der Stapel ist leer. Ann hat noch die 6♣, du hast 7♣ und 8♦. Ann spielt die 6♣, du schlägst sie mit der 7♣. Ann ist fertig, und du bleibst auf der 8♦ sitzen. Du bist der Durak.
    - **Schieben** (den Angriff weitergeben) ist eine Hausregel: Bevor du eine Karte geschlagen hast, leg eine vom selben Wert dazu. Jetzt muss die Person links von dir alle schlagen. Dafür muss sie mindestens so viele Karten haben.
durak-paragraphs =
    .durak-does-not-beat = 2
    .durak-must-open = 3
    .durak-now-attack = 4
    .going-out-one-rank = 4
    .durak-now-defend = 5
    .durak-not-lying-open = 5
    .durak-rank-not-there = 6
    .durak-now-pile_on = 6
    .durak-now-throw = 6
    .durak-no-transfer = 13

durak-variant-transfer = Schieben: den Angriff weitergeben
durak-variant-partners = In Teams, zu viert oder sechst
durak-variant-pair = Schnell zu zweit: 24 Karten, bis drei Niederlagen
durak-variant-big_pack = Viele Karten, nur direkt daneben wird nachgelegt

durak-option-deck = Karten im Spiel
durak-option-mode = Wer verteidigt
    .throw_in = schlägt oder nimmt auf
    .transfer = darf mit gleichem Wert auch schieben
durak-option-show_trump = Statt den Trumpf vom selben Wert zu spielen, genügt Zeigen zum Schieben
durak-option-limit = Höchstens so viele Karten im Angriff
durak-option-first_limit = Höchstens so viele, bis eine geschlagen ist
durak-option-throwers = Nachlegen dürfen
    .all = alle
    .neighbours = nur die zwei Plätze daneben
    .attacker = nur wer angreift
durak-option-throw_in = Nachgelegt wird
    .in_turn = nacheinander
    .free = wer zuerst kommt, Computer zuletzt
durak-option-pile_on = Beim Aufnehmen darf dazugelegt werden
durak-option-teams = Teams, jeder zweite Platz
durak-option-opener = Zuerst greift an
    .lowest_trump = wer den kleinsten Trumpf hat
    .under_fool = wer rechts vom Durak sitzt, also verteidigt der Durak
    .after_fool = wer links vom Durak sitzt
durak-option-scoring = Die Partie
    .fool = { going-out-until-lost }
    .places = { going-out-counts-places }
durak-option-losses = { going-out-losses }
durak-option-rounds = { going-out-rounds }

durak-do-take = Aufnehmen
durak-do-pass = Passen
do-attack = Spielen
    .with = { $picked } spielen
do-attack-several = Mehrere spielen
do-beat =
    .on = { $cards } auf { $card }
    .beside = auf { $card }
do-transfer = Schieben
    .beside = Schieben
    .with = Schieben mit { $picked }
do-show = Zeigen und schieben
    .beside = Zeigen und schieben
    .with = { $picked } zeigen und schieben

durak-turned-up = { $seat } gibt. { $card } liegt offen, also ist { $suit } Trumpf.
    .to-seat = Du gibst. { $card } liegt offen, also ist { $suit } Trumpf.
durak-opens = { $other } greift zuerst an.
    .to-other = Du greifst zuerst an.
durak-attacks = { $seat } greift { $other } mit { $cards } an.
    .to-seat = Du greifst { $other } mit { $cards } an.
    .to-other = { $seat } greift dich mit { $cards } an.
durak-throws = { $seat } legt { $cards } nach.
    .to-seat = Du legst { $cards } nach.
durak-adds = { $seat } legt { $cards } dazu.
    .to-seat = Du legst { $cards } dazu.
durak-beats = { $seat } spielt { $card } auf { $turned }.
    .to-seat = Du spielst { $card } auf { $turned }.
durak-transfers = { $seat } schiebt den Angriff mit { $card } auf { $other }.
    .to-seat = Du schiebst den Angriff mit { $card } auf { $other }.
    .to-other = { $seat } schiebt den Angriff mit { $card } auf dich.
durak-shows = { $seat } zeigt { $card } und schiebt den Angriff auf { $other }.
    .short = zeigte { $card }
    .to-seat = Du zeigst { $card } und schiebst den Angriff auf { $other }.
    .to-other = { $seat } zeigt { $card } und schiebt den Angriff auf dich.
durak-takes = { $seat } nimmt auf.
    .short = nimmt auf
    .to-seat = Du nimmst auf.
durak-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
durak-beaten = Alles geschlagen. Die Karten sind aus dem Spiel.
durak-gets = { $other } nimmt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} auf.
    .to-other = Du nimmst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } auf.
durak-draws = { $other } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
    .to-other = Du ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
durak-you-draw = { shared-you-draw }
durak-out = { $other } ist fertig!
    .to-other = Du bist fertig!
durak-fool = { $count ->
    [one] { $seats } ist der Durak.
   *[other] { $seats } sind die Duraks.
}
    .to-seats = { $others ->
        [0] Du bist der Durak.
        [one] Du und { $seats } seid die Duraks.
       *[other] Du, { $seats } seid die Duraks.
    }
durak-drawn = Diesmal gibt es keinen Durak. Unentschieden.

durak-is-fool = Durak
durak-is-attacker = greift an
durak-defends = verteidigt
durak-is-taking = nimmt auf
durak-passed = { shared-passed }
durak-throws-next = { $place ->
    [1] legt als 1. nach
    [2] legt als 2. nach
    [3] legt als 3. nach
   *[other] legt als { $place }. nach
}
durak-trump = Trumpf
durak-talon = Stapel
durak-bout-beaten = Alles geschlagen
durak-bout-open = Angriff
durak-bout-on = { $seat } → { $other } · { $count ->
    [0] keine mehr
   *[other] bis zu { $count } mehr
}
durak-bout-taken = { $other } nimmt auf · { $count ->
    [0] keine mehr
   *[other] bis zu { $count } mehr
}
durak-takes-all = Nimmt alles auf

durak-hint-sure = Du weißt, was { $other } hat, und nichts davon schlägt das.
durak-hint-low = Deine kleinste Karte nützt dir am wenigsten.
durak-hint-pair = Sie sind klein, und { $count ->
    [2] zwei
    [3] drei
   *[other] vier
} vom selben Wert müssen einzeln geschlagen werden.
durak-hint-trumps = Du hast nur noch Trümpfe. Fang mit dem kleinsten an.
durak-hint-throw = { $count ->
    [one] Das ist kein Trumpf
   *[other] Das sind keine Trümpfe
}, und { $other } muss Besseres ausgeben.
durak-hint-add = Gib { $other } so viele Karten, wie du kannst, aber behalt deine Trümpfe.
durak-hint-late = Zu ziehen gibt es nichts mehr, also werd los, was du kannst.
durak-hint-keep = Die passenden Karten sind zu schade dafür.
durak-hint-nothing = Du hast nichts, was passt.
durak-hint-show = { $card } behältst du, und jetzt ist { $other } dran.
durak-hint-transfer = Soll { $other } sich darum kümmern.
durak-hint-beat = Das ist die billigste Karte, die es tut.
durak-hint-rank = Eine billigere gäbe ihnen einen neuen Wert zum Nachlegen.
durak-hint-trump = Dazu braucht es einen Trumpf, und { $card } ist dein billigster.
durak-hint-cannot = { $count ->
    [one] Das kannst du nicht schlagen
   *[other] Alle kannst du nicht schlagen
}. Verschwende keine Karten darauf.
durak-hint-two-trumps = Das würde dich { $count } Trümpfe kosten, und das ist so früh zu viel.
durak-hint-dear = Das würde dich { $card } kosten, und das ist so früh zu schade.

durak-teams = Teams gibt es nur zu viert oder sechst.
durak-too-few-cards = 24 Karten reichen für höchstens { $most } Personen.
durak-must-open = Du greifst an, also musst du eine Karte spielen.
durak-rank-not-there = { $card } passt nicht. Auf dem Tisch liegen die Werte { $ranks }.
durak-no-room = { $count ->
    [one] Nur noch eine Karte geht
   *[other] Nur noch { $count } Karten gehen
}: { $kind ->
    [hand] { $other } muss alle schlagen können.
   *[limit] Das ist die Grenze für diesen Angriff.
}
durak-does-not-beat = { $cards } schlägt { $card } nicht. Du brauchst { $kind ->
    [trump] einen höheren Trumpf.
   *[plain] ein höheres { $suit } oder einen Trumpf.
}
durak-not-lying-open = { $card } muss nicht geschlagen werden. Schlagen kannst du { $cards }.
durak-no-transfer = { $kind ->
    [beaten] Du hast schon eine Karte geschlagen, also kannst du nicht mehr schieben.
    [rank] Schieben kannst du nur mit gleichem Wert: { rank-name }.
    [trump] Zeigen kannst du nur den Trumpf von diesem Wert.
    [shown] Mit dieser Karte hast du schon geschoben. Zweimal zeigen geht nicht.
    [few] { $other } hat dafür nicht genug Karten.
    [limit] Mehr Karten gehen in diesem Angriff nicht.
    [nobody] Es ist niemand da, auf den du schieben kannst.
   *[never] So wird an diesem Tisch nicht geschoben. Schlag oder nimm auf.
}
durak-not-your-throw = Mit Nachlegen ist { $seats } dran. Warte kurz.
durak-now-attack = Du greifst an. Spiel eine Karte oder mehrere vom selben Wert.
durak-now-defend = Du verteidigst. Schlag eine Karte oder nimm auf.
durak-now-throw = Alles ist geschlagen. Leg eine Karte nach, deren Wert auf dem Tisch liegt, oder pass.
durak-now-pile_on = { $other } nimmt auf. Leg eine Karte dazu, deren Wert auf dem Tisch liegt, oder pass.
