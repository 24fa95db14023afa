truco-name = Truco
    .line = Drei Karten, zwei Wetten und ein Pokerface.
    .aliases = Truco argentino
truco-rules = **Gewinn zwei von drei Stichen und wette darauf. Wette vorher auf deine besten zwei Karten einer Farbe.**
    Alle haben drei Karten. Spiel zu jedem Stich eine; die höchste macht ihn, und bedienen musst du nie. Die besten vier sind das Schwerter-Ass, das Stäbe-Ass, die Schwerter-7 und die Münzen-7. Dann kommen 3er, 2er, die anderen Asse, Könige, Reiter, Buben, die anderen 7er, 6er, 5er und 4er.
    Ein Spiel ist 1 Punkt wert. Sag **Truco**, dann sind es 2. Die Gegenseite sagt **Quiero** und spielt darum, **No quiero** und gibt auf, oder sie erhöht.
    Vor deiner ersten Karte kannst du **Envido** sagen: Für die besten zwei Karten einer Farbe gibt es 2 Punkte. Bluffe, so viel du willst. Die erste Seite mit 30 gewinnt.
    - **Zum Beispiel:** Kelche-7 und Kelche-5 sind 20 + 12, ein Envido von 32. Nur 33 schlägt das.
    .whole =
    - **Seiten:** Zu viert oder sechst sitzen die Seiten abwechselnd und haben einen gemeinsamen Stand. Links neben der Person, die gibt, sitzt **Mano** und spielt zum ersten Stich aus.
    - **Stiche:** Sind die besten Karten gleich und beide Seiten haben eine, ist der Stich unentschieden, und Mano spielt wieder aus. Sonst spielt aus, wer ihn macht.
    - **Das Spiel** geht an die Seite mit zwei Stichen. War einer unentschieden, geht es an die Seite, die den ersten Stich gemacht hat, oder den ersten entschiedenen. Sind es alle drei, geht es an die Seite von Mano.
    - **Truco** 2, **Retruco** 3, **Vale cuatro** 4. Nach der ersten Ansage darf nur die Seite erhöhen, die zuletzt angenommen hat. Wird eine Ansage abgelehnt, bekommt die ansagende Seite, was das Spiel vorher wert war.
    - **Envido** zählt 20 plus zwei Karten einer Farbe, sonst deine beste Karte. Asse zählen 1, Buben, Reiter und Könige 0. Bei Gleichstand gewinnt die Seite von Mano. Sag es vor deiner ersten Karte, auch wenn du nach Truco gefragt bist.
    - **Envido erhöhen:** Envido bringt 2 mehr, höchstens zweimal, Real envido 3. Falta envido spielt um das, was der führenden Seite zum Sieg fehlt. Wird die letzte Ansage abgelehnt, zählen die davor, mindestens 1.
    - **Antworten:** Die Gegenseite wird reihum gefragt. Ein Quiero oder eine Erhöhung gilt für die ganze Seite; ablehnen müssen alle.
    - **Aussteigen** geht nur zu zweit. Das Spiel geht an die Gegenseite, und 1 Punkt mehr, wenn du noch Envido hättest sagen können.
    - **Flor** ist eine Option: Drei Karten einer Farbe müssen angesagt werden und zählen 3 anstelle eines Envido. Haben beide Seiten eine, können sie erhöhen.
    - **Gewinnen:** Punkte zählen sofort. Eine Seite mit 30 gewinnt mitten im Spiel.
truco-paragraphs =
    .truco-envido-too-late = 5
    .truco-not-higher = 7
    .truco-not-your-word = 4
    .truco-wrong-step = 4
    .truco-answer-first = 7
    .truco-nothing-asked = 7
    .truco-say-flor = 9
    .truco-no-flor = 9
    .truco-not-with-partners = 8

truco-variant-quick = Kurz, bis 15
truco-variant-flor = Mit Flor
truco-variant-all_in = Falta envido um die ganze Partie
truco-option-target = { shared-points-to-win }
truco-option-flor = Drei Karten einer Farbe sind eine Flor
truco-option-falta = Falta envido spielt um
    .leader = was der führenden Seite zum Sieg fehlt
    .match = die ganze Partie, bis eine Seite die Hälfte hat
    .half = was der führenden Seite bis zur Hälfte fehlt
truco-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

do-quiero = Quiero
do-no-quiero = No quiero
do-quiero-yes = Quiero (ja)
do-no-quiero-no = No quiero (nein)
order-no-quiero = { do-no-quiero-no }
do-truco = Truco
    .listed = Truco
do-retruco = Retruco
    .listed = Retruco
do-vale-cuatro = Vale cuatro
    .listed = Vale cuatro
do-envido = Envido
    .listed = Envido
do-real-envido = Real envido
    .listed = Real envido
do-falta-envido = Falta envido
    .listed = Falta envido
do-flor = Flor
    .listed = Flor
do-contraflor = Contraflor
    .listed = Contraflor
do-contraflor-al-resto = Contraflor al resto
    .listed = Contraflor al resto
truco-do-fold = Aussteigen

truco-calls = { $seat } sagt { $call }: { $points ->
    [0] um alles, was fehlt
   *[other] um { shared-points }
}, { $number } bei Ablehnung.
    .to-seat = Du sagst { $call }: { $points ->
    [0] um alles, was fehlt
   *[other] um { shared-points }
}, { $number } bei Ablehnung.
truco-flor = { $seat } hat eine Flor.
    .to-seat = Du hast eine Flor.
truco-accepts = { $seat } sagt Quiero.
    .to-seat = Du sagst Quiero.
truco-refuses = { $seat } sagt No quiero.
    .to-seat = Du sagst No quiero.
truco-folds = { $seat } steigt aus.
    .to-seat = Du steigst aus.
truco-says = { $seat } hat { $number }.
    .to-seat = Du hast { $number }.
truco-plays = { $seat } spielt { $card }.
    .to-seat = Du spielst { $card }.
truco-takes = { $seat } macht den Stich.
    .to-seat = Du machst den Stich.
truco-tied = Der Stich ist unentschieden.
truco-scores = { $reason ->
    [envido] { shared-points } fürs Envido: { $seats }.
    [flor] { shared-points } für die Flor: { $seats }.
    [refused] { shared-points } für abgelehntes Truco: { $seats }.
    [refused-envido] { shared-points } für abgelehntes Envido: { $seats }.
    [refused-flor] { shared-points } für abgelehnte Flor: { $seats }.
    [fold] { shared-points } fürs Aussteigen: { $seats }.
   *[tricks] { shared-points } für die Stiche: { $seats }.
}
    .to-seats = { $reason ->
        [envido] { shared-points } fürs Envido: { shared-you-and }.
        [flor] { shared-points } für die Flor: { shared-you-and }.
        [refused] { shared-points } für abgelehntes Truco: { shared-you-and }.
        [refused-envido] { shared-points } für abgelehntes Envido: { shared-you-and }.
        [refused-flor] { shared-points } für abgelehnte Flor: { shared-you-and }.
        [fold] { shared-points } fürs Aussteigen: { shared-you-and }.
       *[tricks] { shared-points } für die Stiche: { shared-you-and }.
    }
truco-for = { $reason ->
    [envido] { $number } fürs Envido
    [flor] { $number } für die Flor
    [refused] { $number } für abgelehntes Truco
    [refused-envido] { $number } für abgelehntes Envido
    [refused-flor] { $number } für abgelehnte Flor
    [fold] { $number } fürs Aussteigen
   *[tricks] { $number } für die Stiche
}
truco-shows = { $seat } zeigt { $cards }.
    .to-seat = Du zeigst { $cards }.

truco-subtitle = Spiel { $round } · bis { $target }
truco-stake = Truco
truco-line = { $raises ->
    [0] { $dots }
   *[other] { $dots } darf erhöhen
}
truco-mano = Mano

truco-hint-flor = Du hast eine Flor, und die musst du ansagen.
truco-hint-envido = { $kind ->
    [no] Mit { $number } würdest du zu oft verlieren.
    [yes] Du hast { $number }. Das reicht für ein Ja.
   *[call] Du hast { $number }, und die meisten haben weniger.
}
truco-hint-truco = Deine Chance auf das Spiel liegt bei etwa { $chance } %. { $kind ->
    [no] Gib es auf.
    [yes] Das reicht für ein Ja.
   *[call] Mach es mehr wert.
}
truco-hint-lead = Spiel deine mittlere Karte aus und heb die beste für später auf.
truco-hint-highest = Du brauchst diesen Stich. Spiel deine höchste Karte aus.
truco-hint-partner = Der Stich gehört deiner Seite. Spiel klein.
truco-hint-wins = Mach den Stich so billig wie möglich.
truco-hint-ties = Gewinnen kannst du diesen nicht, aber gleichziehen.
truco-hint-lowest = { shared-hint-cannot-win }

truco-envido-too-late = Dafür ist es zu spät. Envido geht einmal pro Spiel, vor deiner ersten Karte und bevor Truco angenommen ist.
truco-not-higher = Gesagt ist { $call }. Sag etwas Höheres oder antworte Quiero oder No quiero.
truco-not-your-word = Deine Seite hat zuletzt erhöht, also kann nur die andere { $call } sagen.
truco-last-step = Höher als Vale cuatro geht es nicht.
truco-wrong-step = Das ist nicht der nächste Schritt. Der ist { $call }.
truco-answer-first = Gesagt ist { $call }. Antworte Quiero oder No quiero, oder erhöh.
truco-nothing-asked = Niemand hat dich etwas gefragt. Spiel eine Karte oder sag etwas an.
truco-say-flor = Du hast eine Flor. Sag das vor allem anderen.
truco-no-flor = Das kannst du nicht sagen. Dazu braucht es drei Karten einer Farbe und eine Partie mit Flor.
truco-not-with-partners = Im Team kannst du nicht aussteigen. Spiel eine Karte oder antworte No quiero, wenn du gefragt wirst.
