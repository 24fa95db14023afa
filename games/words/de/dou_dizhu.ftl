dou-dizhu-name = Dou Dizhu
    .line = Zwei Bauern gegen den Gutsherrn: Wer ist zuerst fertig?
    .aliases = Kampf dem Gutsherrn, Fight the Landlord, Landlord
dou-dizhu-rules = **Ein Gutsherr spielt gegen zwei Bauern. Wer zuerst fertig ist, gewinnt für die eigene Seite.**
    Ihr sagt den Einsatz an, bis zu 3. Wer am höchsten geht, ist Gutsherr, bekommt drei Karten mehr und spielt aus: eine Karte, ein Paar, einen Drilling mit oder ohne Karte oder Paar, eine Straße ab fünf und so weiter. { dou-dizhu-rules-following }
    Die Farben zählen nicht. Die 3 ist niedrig, dann geht es bis zum Ass, zur **2** und zu den Jokern. { dou-dizhu-rules-bombs } Jede Bombe und die Rakete verdoppeln den Einsatz.
    { dou-dizhu-rules-points } Nach sechs Runden gewinnen die meisten Punkte.
    - **Zum Beispiel:** Ann ist Gutsherr für 2. Du spielst eine Bombe, also geht es um 4, und Ben ist zuerst fertig. Ann verliert 8, du und Ben bekommt je 4.
    .whole =
    - **Geben:** 17 Karten für alle. Drei bleiben verdeckt liegen.
    - **Ansagen:** einmal pro Person, mehr als zuvor, oder passen. Eine 3 beendet es. Alle sehen die drei Karten des Gutsherrn. Passen alle, wird neu gegeben. Beim dritten Mal spielt für 1, wer zuerst ansagt.
    - **Spielen:** Der Gutsherr spielt aus. { dou-dizhu-rules-following } Nach dem Passen darfst du später wieder mitspielen.
    - **Arten:** eine Karte, ein Paar, ein Drilling. Eine Straße sind fünf oder mehr Werte in Folge, eine Paarstraße drei oder mehr Paare, ein Flugzeug zwei oder mehr Drillinge: ohne 2er und Joker. Jeder Drilling darf eine Einzelkarte mitnehmen, oder jeder ein Paar. Ein Vierling darf zwei Einzelkarten oder zwei Paare mitnehmen.
    - **Mitgenommen werden** nie beide Joker oder ein Vierling und kein Drilling, der das Flugzeug länger machen könnte.
    - **Bomben.** { dou-dizhu-rules-bombs } Ein Vierling, der Karten mitnimmt, ist keine Bombe.
    - **Der Einsatz** ist die Ansage. Jede Bombe und die Rakete verdoppeln ihn. Ebenso ein Frühling: Der Gutsherr wird fertig, bevor ein Bauer spielt, oder ein Bauer, nachdem der Gutsherr nur einmal gespielt hat. { dou-dizhu-rules-points }
    - **Das Ende:** sechs Runden. Die meisten Punkte gewinnen.
dou-dizhu-rules-following = Reihum spielen alle dieselbe Art und gleich viele Karten, aber höhere, oder passen. Nach zweimal Passen spielt wieder aus, wer zuletzt gespielt hat.
dou-dizhu-rules-bombs = Ein Vierling ist eine **Bombe** und schlägt alles außer einer höheren. Beide Joker sind die **Rakete** und schlagen alles.
dou-dizhu-rules-points = Der Gutsherr gewinnt oder verliert den Einsatz zweimal, die Bauern je einmal.
dou-dizhu-paragraphs =
    .dou-dizhu-bid-higher = 2
    .dou-dizhu-must-lead = 3
    .dou-dizhu-other-size = 3
    .dou-dizhu-too-low = 3
    .dou-dizhu-no-combination = 4
    .dou-dizhu-attached-wrong = 5
    .dou-dizhu-other-kind = 6

dou-dizhu-variant-call_and_grab = Rufen und schnappen: überbieten durch Verdoppeln
dou-dizhu-variant-book = Nach dem Buch: offenes Ansagen, nichts Gleiches mitgenommen
dou-dizhu-variant-simple = Einfach: weniger Arten, kleine Einsätze

dou-dizhu-option-bidding = Angesagt wird
    .once = einmal pro Person, von 1 bis 3
    .open = bis zwei passen
    .grab = rufen, dann schnappen fürs Doppelte
dou-dizhu-option-passed_in = Wenn alle passen
    .redeal = neu geben, bis zu zweimal
    .first_plays = wer zuerst ansagt, spielt für 1
dou-dizhu-option-first_bidder = Zuerst sagt an
    .rotate = die nächste Person
    .winner = wer zuerst fertig war
dou-dizhu-option-attached_alike = Mitgenommene Einzelkarten dürfen gleich sein
dou-dizhu-option-pairs_attached = Paare dürfen mitgenommen werden
dou-dizhu-option-four_with_two = Ein Vierling darf zwei mitnehmen
dou-dizhu-option-spring = Ein Frühling verdoppelt den Einsatz
dou-dizhu-option-doubling = Heimlich verdoppeln vor dem Spielen
dou-dizhu-option-max_doubles = Höchstens so viele Verdopplungen
    .zero = { shared-no-limit }
dou-dizhu-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

dou-dizhu-do-call = Rufen
dou-dizhu-do-bid = { $number } sagen
do-grab = Schnappen
dou-dizhu-bids-first = { $seat } sagt zuerst an.{ dou-dizhu-last-deal }
    .to-seat = Du sagst zuerst an.{ dou-dizhu-last-deal }
dou-dizhu-last-deal = { $last ->
    [1] {" "}Passen alle, wird von dort für 1 gespielt.
   *[0] {""}
}
dou-dizhu-call = { $kind ->
    [bid] { $number }
    [call] Rufe
    [grab] Schnapp
   *[pass] { shared-passed }
}
dou-dizhu-calls = { $kind ->
    [bid] { $seat } sagt { $number }.
    [call] { $seat } ruft.
    [grab] { $seat } schnappt: Der Einsatz verdoppelt sich.
   *[pass] { shared-passes }
}
    .to-seat = { $kind ->
        [bid] Du sagst { $number }.
        [call] Du rufst.
        [grab] Du schnappst: Der Einsatz verdoppelt sich.
       *[pass] { shared-passes.to-seat }
    }
dou-dizhu-redeal = Alle haben gepasst, also wird neu gegeben.
dou-dizhu-landlord = { $seat } spielt den Gutsherrn für { $number } und nimmt { $cards }.
    .to-seat = Du spielst den Gutsherrn für { $number } und nimmst { $cards }.
dou-dizhu-chooses = { $seat } hat gewählt.
    .to-seat = Du hast gewählt.
dou-dizhu-doubles = { $count ->
    [0] Niemand verdoppelt.
    [one] { $seats } verdoppelt.
   *[other] { $seats } verdoppeln.
}
    .to-seats = { $others ->
        [0] Du verdoppelst.
        [one] Du und { $seats } verdoppelt.
       *[other] Du, { $seats } verdoppelt.
    }
dou-dizhu-kind = { $kind ->
    [single] Einzelkarte
    [pair] Paar
    [triplet] Drilling
    [triplet-singles] Drilling mit Einzelkarte
    [triplet-pairs] Drilling mit Paar
    [sequence] Straße
    [pair-sequence] Paarstraße
    [plane] Flugzeug
    [plane-singles] Flugzeug mit Einzelkarten
    [plane-pairs] Flugzeug mit Paaren
    [four-singles] Vierling mit zwei Einzelkarten
    [four-pairs] Vierling mit zwei Paaren
    [bomb] Bombe
   *[rocket] Rakete
}
dou-dizhu-plays = { $seat } spielt { $cards }: { dou-dizhu-kind }.{ dou-dizhu-rises }
    .to-seat = Du spielst { $cards }: { dou-dizhu-kind }.{ dou-dizhu-rises }
dou-dizhu-rises = { $kind ->
    [bomb] {" "}Der Einsatz ist jetzt { $number }.
    [rocket] {" "}Der Einsatz ist jetzt { $number }.
   *[other] {""}
}
dou-dizhu-terms = angesagt { $bid }{ $grabs ->
    [1] {""}
   *[other] {" "}· geschnappt × { $grabs }
}{ $bombs ->
    [1] {""}
   *[other] {" "}· Bombe × { $bombs }
}{ $rockets ->
    [1] {""}
   *[other] {" "}· Rakete × { $rockets }
}{ $spring ->
    [1] {""}
   *[other] {" "}· Frühling × { $spring }
}{ $limit ->
    [0] {""}
   *[other] {" "}· höchstens × { $limit }
}{ $raised ->
    [0] {""}
   *[1] {" "}= { $stake }
}
dou-dizhu-wins = { $seat } ist fertig, also { $side ->
    [landlord] gewinnt der Gutsherr
   *[peasants] gewinnen die Bauern
}: { dou-dizhu-terms }.
    .to-seat = Du bist fertig, also gewinnst du: { dou-dizhu-terms }.
dou-dizhu-left = { $seat } hat noch { $cards }.
    .to-seat = Du hast noch { $cards }.
dou-dizhu-deed = Gutsherr, { dou-dizhu-terms }{ $doubled ->
    [1] , { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-peasant = Bauer{ $doubled ->
    [1] , { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-line = { $landlord ->
    [1] Gutsherr · { shared-points }
   *[0] { shared-points }
}
dou-dizhu-tag-few = { shared-cards }!
dou-dizhu-tag-doubled = verdoppelt
dou-dizhu-label = { $seat }: { dou-dizhu-kind }
dou-dizhu-stake = Einsatz
dou-dizhu-talon = Für den Gutsherrn

dou-dizhu-hint-call = { $passes ->
    [1] Für ein Spiel allein hast du zu wenig hohe Karten.
   *[0] Deine Karten sind hoch und in wenigen Zügen weg.
}
dou-dizhu-hint-double = { $yes ->
    [1] Dein Blatt ist das Verdoppeln wert.
   *[0] Dein Blatt ist das Verdoppeln nicht wert.
}
dou-dizhu-hint-lead = { $kind ->
    [bomb] Das schlägt fast alles, und du bist fast fertig.
    [rocket] Nichts schlägt sie, und du bist fast fertig.
    [single] Diese Karte brauchst du am wenigsten.
   *[other] Das sind { $count } Karten auf einmal, und nichts wird zerrissen.
}
dou-dizhu-hint-feed = { $seat } hat noch eine Karte. Spiel klein aus und mach den Weg frei.
dou-dizhu-hint-avoid = { $seat } hat noch { $count ->
    [one] eine Karte, also spiel mehr als eine aus
   *[other] zwei Karten, also spiel kein Paar aus
}.
dou-dizhu-hint-high = { $seat } hat noch eine Karte, also spiel deine höchste.
dou-dizhu-hint-beat = Das schlägt sie und kostet dich wenig.
dou-dizhu-hint-bomb = Jetzt die Bombe: Dann spielst du aus.
dou-dizhu-hint-raise = Gleich kommt der Gutsherr. Lass nichts Kleines durch.
dou-dizhu-hint-partner = { $seat } spielt mit dir, also pass.
dou-dizhu-hint-save = Das würde dich jetzt zu viel kosten.

dou-dizhu-bid-higher = { $kind ->
    [call] Ruf oder pass.
    [grab] Schnapp oder pass.
    [double] Verdopple oder pass.
   *[bid] Sag { $least ->
        [3] 3
       *[other] { $least } bis 3
    } oder pass.
}
dou-dizhu-must-lead = { shared-must-lead }
dou-dizhu-other-kind = { $kind ->
    [rocket] Nichts schlägt die Rakete. Du musst passen.
    [bomb] Eine Bombe schlägt nur eine höhere Bombe oder die Rakete.
   *[other] Spiel dieselbe Art in höher ({ dou-dizhu-kind }), eine Bombe oder die Rakete, oder pass.
}
dou-dizhu-other-size = Spiel { shared-cards }, eine Bombe oder die Rakete, oder pass.
dou-dizhu-too-low = Das ist zu niedrig. Spiel dieselbe Art ({ dou-dizhu-kind }) über { $rank ->
    [JB] dem kleinen Joker
   *[other] { rank-name }
} oder pass.
dou-dizhu-kind-is-off = { $option ->
    [pairs-attached] Paare werden an diesem Tisch nicht mitgenommen.
    [four-with-two] Ein Vierling nimmt an diesem Tisch nichts mit.
   *[attached-alike] Mitgenommene Karten müssen an diesem Tisch verschieden sein.
}
dou-dizhu-no-combination = { $why ->
    [sequence] Eine Straße braucht mindestens fünf Werte.
    [pair-sequence] Eine Paarstraße braucht mindestens drei Paare.
    [high] 2er und Joker gehören in keine Straße.
    [gap] Diese Werte folgen nicht aufeinander.
   *[other] Diese Karten passen nicht zusammen.
}
dou-dizhu-attached-wrong = { $why ->
    [jokers] Beide Joker zusammen werden nicht mitgenommen.
    [fours] Ein Vierling wird nicht mitgenommen.
    [four] Ein Vierling nimmt zwei Karten oder zwei Paare mit.
    [body] Ein Flugzeug nimmt keine Karten seiner eigenen Werte mit.
    [readings] Dieser Drilling könnte ins Flugzeug gehören.
    [single] Ein Drilling nimmt eine Karte oder ein Paar mit.
   *[plane] Dieses Flugzeug nimmt { $count } Karten oder { $count } Paare mit.
}
