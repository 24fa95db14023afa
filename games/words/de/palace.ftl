palace-name = Palast
    .line = Erst die Hand, dann offene, dann blinde Karten. Wer zuletzt welche hat, verliert.
    .aliases = Palace, Shithead, Karma, Shed
palace-rules = **Werd alle Karten los: erst die auf der Hand, dann die drei vor dir, dann drei, die niemand gesehen hat. Wer zuletzt Karten hat, verliert.**
    Wähl zuerst, welche drei deiner sechs Karten offen liegen. Gute helfen am Ende.
    Wenn du dran bist, spiel eine oder mehrere Karten von einem Wert auf den Haufen: den Wert der obersten Karte oder höher. Die Farbe zählt nicht. Dann zieh wieder auf drei. Kannst oder willst du nicht spielen, nimm den ganzen Haufen.
    Eine **2** geht auf alles, und auf sie geht alles. Eine **10** geht auf alles und verbrennt den Haufen: Er ist aus dem Spiel, und du spielst noch einmal. Vier vom selben Wert tun das auch.
    - **Zum Beispiel:** Ein Bube liegt oben, und du hast 4, 4 und Dame. Nur die Dame passt. Du spielst sie und ziehst eine Karte.
    .whole =
    - **Geben:** drei verdeckte Karten in einer Reihe, die niemand ansieht, drei offene darauf und drei auf die Hand. Der Rest ist der Stapel. Zu sechst spielt ihr mit zwei Kartenspielen.
    - **Tauschen:** Alle wählen gleichzeitig, welche drei von sechs Karten offen liegen.
    - **Wer anfängt:** wer eine 3 offen hat, zuerst von links neben der Person, die gibt. Hat niemand eine, wer eine auf der Hand hat, dann dasselbe mit 4ern und so weiter.
    - **Du bist dran:** Spiel Karten von einem Wert, der passt, dann zieh auf drei, solange der Stapel reicht. Oder nimm den Haufen, auch wenn du spielen könntest. Dann fängt die nächste Person einen neuen an.
    - **Was passt:** der Wert der obersten Karte oder höher, Ass hoch. 2er und 10er passen immer.
    - **Verbrennen:** Eine 10 verbrennt den Haufen. Das tun auch vier Karten von einem Wert obenauf, egal von wem.
    - **Offene und blinde Karten:** Ist deine Hand leer, spielst du die offenen, danach die blinden. Mischen darfst du sie in einem Zug nicht. Eine blinde Karte wird umgedreht: Passt sie, ist sie gespielt. Wenn nicht, nimmst du sie und den Haufen. Sobald du wieder Karten auf der Hand hast, spielst du zuerst die.
    - **Das Ende:** Ohne Karten bist du fertig. Wer zuletzt Karten hat, verliert. Geht es nur noch im Kreis, wird die Runde abgebrochen, und wer die meisten Karten hat, verliert.
palace-paragraphs =
    .palace-three-of-six = 2
    .palace-has-chosen = 2
    .palace-no-pile = 4
    .palace-must-play = 4
    .going-out-one-rank = 4
    .palace-too-low = 5
    .palace-not-above-seven = 5
    .palace-not-your-zone = 7
    .palace-no-such-place = 7

palace-variant-sevens_eights = 7 oder kleiner auf eine 7, unsichtbare 8er
palace-variant-mirror = Unsichtbare 3er, 8er lassen aussetzen, 10er müssen passen
palace-variant-strict = Wer spielen kann, muss
palace-variant-long_match = Fünf Runden, in denen die Plätze zählen

palace-option-packs = Kartenspiele
    .auto = eins, zu sechst zwei
    .one = eins
    .two = zwei
palace-option-swap = Vor dem Spielen wählst du deine offenen Karten
palace-option-starter = Zuerst spielt
    .three = wer die kleinste Karte hat
    .left = { shared-left-of-dealer }
palace-option-three = Eine 3 ist
    .plain = { palace-plain }
    .invisible = { palace-invisible }
palace-plain = wie jede andere Karte
palace-invisible = unsichtbar: Sie geht auf alles, und die Karte darunter zählt
palace-option-seven = Eine 7 ist
    .plain = { palace-plain }
    .lower = mit 7 oder kleiner zu beantworten
palace-option-eight = Eine 8 ist
    .plain = { palace-plain }
    .invisible = { palace-invisible }
    .skip = Aussetzen: Jede überspringt eine Person
palace-option-ten_on = Eine 10 geht auf
    .any = alles
    .fits = alles, worauf ihr Wert passt
palace-option-four_burns = Vier vom selben Wert verbrennen den Haufen
palace-option-must_play = Wer spielen kann, muss
palace-option-scoring = Die Partie
    .loser = { going-out-until-lost }
    .places = { going-out-counts-places }
palace-option-losses = { going-out-losses }
palace-option-rounds = { going-out-rounds }

do-up = Offen hinlegen
    .with = { $picked } offen hinlegen
do-three-up = Drei offene Karten wählen
do-flip = { $number } umdrehen
palace-do-take = Haufen nehmen

palace-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
palace-chooses = { $seat } hat gewählt.
    .to-seat = Du hast gewählt.
palace-swaps = { $seat } legt { $turned } offen hin.
    .to-seat = Du legst { $turned } offen hin.
palace-begins = { $kind ->
    [three] { $other } hat die kleinste Karte und fängt an.
   *[left] { $other } fängt an.
}
    .to-other = { $kind ->
        [three] Du hast die kleinste Karte und fängst an.
       *[left] Du fängst an.
    }
palace-takes = { $seat } nimmt den Haufen, { shared-cards }.
    .short = nahm { $count }
    .to-seat = Du nimmst den Haufen, { shared-cards }.
palace-burns = { $kind ->
    [four] Vier vom selben Wert! { palace-burning }
   *[ten] { palace-burning }
}
    .to-seat = { $kind ->
        [four] Vier vom selben Wert! { palace-burning.to-seat }
       *[ten] { palace-burning.to-seat }
    }
palace-burning = { $again ->
    [yes] { $seat } verbrennt { shared-cards } und spielt noch einmal.
   *[no] { $seat } verbrennt { shared-cards }.
}
    .to-seat = { $again ->
        [yes] Du verbrennst { shared-cards } und spielst noch einmal.
       *[no] Du verbrennst { shared-cards }.
    }
palace-flips = { $seat } dreht { $card } um.
    .to-seat = Du drehst { $card } um.
palace-misses = { $seat } dreht { $turned } um. Das passt nicht: { $seat } nimmt { shared-cards }.
    .short = nahm { $count }
    .to-seat = Du drehst { $turned } um. Das passt nicht: Du nimmst { shared-cards }.
palace-you-draw = { shared-you-draw }
palace-passed-over = { $other } setzt aus.
    .to-other = Du setzt aus.
palace-out = { $other } ist fertig!
    .to-other = Du bist fertig!
palace-broken-off = So kommt niemand weiter, also ist die Runde zu Ende.
palace-loses = { $other } verliert und hat noch { shared-cards }.
    .to-other = Du verlierst und hast noch { shared-cards }.

palace-prompt = Wähl drei offene Karten
palace-chose = gewählt
palace-choosing = wählt
palace-pile = Haufen
palace-fits = Es passt
palace-lower = 7 oder kleiner
palace-burned = Verbrannt
palace-ends-in = Züge übrig
palace-zone-up = Du spielst deine offenen Karten
palace-zone-blind = Du drehst blinde Karten um

palace-hint-swap = Das sind deine besten Karten. Heb sie fürs Ende auf.
palace-hint-flip = Eine ist so gut wie die andere. Viel Glück!
palace-hint-take = Nichts passt, also nimm den Haufen.
palace-hint-worth = Der Haufen ist klein, und deine guten Karten sind später mehr wert.
palace-hint-burn = Verbrenn ihn: { $count ->
    [one] Eine Karte ist weg
   *[other] { $count } Karten sind weg
}, und du spielst noch einmal.
palace-hint-stuck = Du kennst die Karten von { $other }: Darauf passt keine davon.
palace-hint-special = Alles andere, was passt, würde dich mehr kosten.
palace-hint-several = Du bist { $count } Karten auf einmal los.
palace-hint-low = Das ist deine kleinste Karte, die passt. Behalt die guten.

palace-too-few-cards = Zu sechst braucht ihr zwei Kartenspiele.
palace-three-of-six = Wähl drei von { $cards }, die offen liegen sollen.
palace-has-chosen = Du hast gewählt. { $seats } { $count ->
    [one] muss
   *[other] müssen
} noch.
palace-no-pile = Es gibt keinen Haufen zum Nehmen. Du kannst jede Karte spielen.
palace-must-play = { $kind ->
    [blind] Du kannst den Haufen nicht nehmen. Dreh eine Karte um.
   *[other] Wer spielen kann, muss. Du kannst { $cards } spielen.
}
palace-not-your-zone = { $kind ->
    [hand] Spiel erst die Karten auf deiner Hand.
    [up] Spiel erst deine offenen Karten.
   *[blind] Du hast nur noch blinde Karten. Dreh eine um.
}
palace-no-such-place = Da liegt keine Karte. Umdrehen kannst du { $places }.
palace-too-low = Das ist zu niedrig. Du brauchst { $rank ->
    [A] noch ein Ass
   *[other] { rank-name } oder höher
}{ $kind ->
    [some] , oder { $cards }
   *[none] {""}
}.
palace-not-above-seven = Oben liegt eine 7. Du brauchst 7 oder kleiner{ $kind ->
    [some] , oder { $cards }
   *[none] {""}
}.
