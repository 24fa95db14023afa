pisti-name = Pişti
    .line = Spiel den Wert der obersten Karte, und der Haufen gehört dir.
    .aliases = Pishti, Pisti, Pişpirik
pisti-rules = **Spiel denselben Wert wie die oberste Karte, und du nimmst den ganzen Haufen.**
    Du hast vier Karten, und in der Mitte liegt ein Haufen. Spiel pro Zug eine Karte. Hat sie denselben Wert wie die oberste, gehört der ganze Haufen dir. Ein Bube nimmt jeden Haufen. Jede andere Karte kommt obenauf.
    Nimmst du eine einzelne Karte mit ihrem Gegenstück, ist das ein **Pişti**, 10 Punkte, mit Buben 20. Ist alles ausgespielt, zählen genommene Karten: die 10♦ 3, die 2♣ 2, jedes Ass und jeder Bube 1, die meisten Karten 3. Bei 151 gewinnt der höchste Stand.
    - **Zum Beispiel:** Jemand nimmt den Haufen, und du beginnst einen neuen mit der 9♣. Nach dir wird die 9♥ gespielt: Pişti, 10 Punkte. Fang also mit einem Wert an, der fast weg ist.
    .whole =
    - **Geben:** vier Karten in die Mitte, dann vier für alle. Eine Karte in der Mitte wird aufgedeckt, die anderen liegen verdeckt darunter. Kommt ein Bube, bleibt er liegen, und noch eine Karte wird darauf aufgedeckt. Sind alle Blätter leer, bekommen alle vier neue, die Mitte keine. Das Geben wandert mit jedem Spiel nach links, und wer gibt, spielt zuletzt.
    - **Du bist dran:** Spiel irgendeine Karte. Hat die oberste des Haufens denselben Wert, nimmst du ihn. Ein Bube nimmt ihn auch. Auf leerem Tisch bleibt jede Karte liegen, sogar ein Bube.
    - **Die verdeckten Karten** bekommt, wer den ersten Haufen nimmt. Nur diese Person darf sie ansehen.
    - **Pişti:** Der Haufen ist eine einzige Karte, und du spielst denselben Wert. Das sind 10 Punkte, bei Bube auf Bube 20. Ein Bube auf einer anderen Karte ist keiner, und die letzte Karte des Spiels auch nicht.
    - **Ist alles ausgespielt,** bekommt den Rest, wer zuletzt genommen hat. Dann wird gezählt: die 10♦ 3, die 2♣ 2, jedes Ass 1, jeder Bube 1. Die meisten Karten zählen 3; bei gleich vielen bekommt sie niemand.
    - **Gewinnen:** Bei 151 oder mehr nach einem Spiel gewinnt der höchste Stand. Haben ihn mehrere, spielt ihr noch ein Spiel.
    - **Teams:** Zu viert sind es zwei Teams, die alles zusammenlegen.
pisti-paragraphs =
    .pisti-one-card = 2

pisti-variant-short = Kurz, bis 101
pisti-variant-coffee_house = Kaffeehaus: unterste Karte offen, auch die letzte kann Pişti machen
pisti-variant-each_alone = Alle für sich, bis 101
pisti-variant-open = Offen: Nichts beginnt verdeckt

pisti-option-target = { shared-points-to-win }
pisti-option-partners = { shared-partners }
pisti-option-jack_pisti = Punkte für Bube auf einzelnem Buben
pisti-option-most_cards = Punkte für die meisten Karten
pisti-option-last_pisti = Auch die letzte Karte des Spiels kann Pişti machen
pisti-option-closed_start = Der erste Haufen beginnt verdeckt, unter einer Karte
pisti-option-look = Verdeckt genommene Karten darfst du ansehen
pisti-option-open_bottom = Die unterste Karte des Stapels ist zu sehen

pisti-void = Vier Buben in der Mitte, also wird neu gegeben.
pisti-turned = { $cards } { $count ->
    [0] auf dem Tisch.
    [one] auf dem Tisch, darunter 1 verdeckte Karte.
   *[other] auf dem Tisch, darunter { $count } verdeckte Karten.
}
pisti-bottom = Ganz unten im Stapel: { $card }.
pisti-lays = { $seat } spielt { $card }.
    .to-seat = Du spielst { $card }.
pisti-takes = { $seat } nimmt den Haufen mit { $card }: { shared-cards }.
    .to-seat = Du nimmst den Haufen mit { $card }: { shared-cards }.
pisti-pisti = Pişti! { $seat } spielt { $card } auf { $cards }: { shared-points }.
    .to-seat = Pişti! Du spielst { $card } auf { $cards }: { shared-points }.
pisti-looks = Verdeckt unter dem Haufen: { $cards }.
pisti-rest = { $winner } hat zuletzt genommen und bekommt den Rest, { $cards }.
    .to-winner = Du hast zuletzt genommen und bekommst den Rest, { $cards }.
pisti-count-cards = Meiste Karten, { $figures }: { $count ->
    [0] gleich viele, keine Punkte
   *[other] { $seats }
}.
    .to-seats = Meiste Karten, { $figures }: { shared-you-and }.
pisti-count-points = { shared-points } in genommenen Karten: { $seats }.
    .to-seats = { shared-points } in genommenen Karten: { shared-you-and }.
pisti-count-pistis = { shared-points } für Piştis: { $seats }.
    .to-seats = { shared-points } für Piştis: { shared-you-and }.
pisti-for-cards = { $number } für die meisten Karten
pisti-for-points = { $number } in Karten
pisti-for-pistis = { $number } für Piştis
pisti-deed = { shared-cards }, { $number ->
    [0] kein Pişti
    [one] 1 Pişti
   *[other] { $number } Piştis
}
pisti-fact = { $seat } hat { $number } Piştis gemacht.
pisti-tag = Pişti +{ $points }
pisti-count = { $count ->
    [one] 1 Pişti
   *[other] { $count } Piştis
}
pisti-pile = Haufen
pisti-under = Darunter
pisti-closed = Verdeckt

pisti-hint-pisti = Das ist ein Pişti: { shared-points }.
pisti-hint-take = Nimm den Haufen: { shared-cards }{ $points ->
    [0] .
    [one] { "" }, und 1 Punkt darin.
   *[other] { "" }, und { $points } Punkte darin.
}
pisti-hint-gone = { rank-name }: Alle anderen davon sind weg oder in deinem Blatt, also kann nur ein Bube sie nehmen.
pisti-hint-lay = Auf diese kommt am seltensten der gleiche Wert ({ $number } %).

pisti-one-card = Spiel eine Karte: { $cards }. Was sie nimmt, ergibt sich von selbst.
