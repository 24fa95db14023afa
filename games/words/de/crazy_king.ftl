crazy-king-name = Crazy King
    .line = Werd deine Karten los. Ein König geht auf alles.
    .aliases = Mau-Mau, Verrückter König, Crazy Eights
crazy-king-rules = **Werd vor allen anderen deine Karten los.**
    Wenn du dran bist, spiel eine Karte mit der Farbe oder dem Wert der obersten. Nichts passt? Zieh bis zu zwei Karten und spiel die erste, die passt, sonst passt du.
    Manche Karten können mehr. **Könige** gehen auf alles, und du wünschst dir die nächste Farbe. **Buben** lassen die nächste Person aussetzen. **Damen** lassen sie aussetzen und zwei ziehen. Wer aussetzen soll, kann nur mit einem König antworten oder passen. **Asse** drehen die Richtung um.
    Wirst du fertig, bekommst du, was die anderen noch haben. Wer zuerst 500 hat, gewinnt.
    - **Zum Beispiel:** 7♥ liegt oben. Jedes Herz passt, jede 7 oder ein König. Du spielst den K♠ und wünschst dir Karo, also braucht die nächste Person ein Karo oder einen anderen König.
    .whole =
    - **Geben:** sieben Karten für alle, aus 52. Die nächste wird aufgedeckt und beginnt den Ablagestapel. Sie wirkt nicht, egal was es ist; auch ein König verlangt nur seine eigene Farbe.
    - **Wer anfängt:** in der ersten Runde der Zufall, danach wer die letzte gewonnen hat. Dort wird auch zuerst gegeben.
    - **Du bist dran:** Hast du eine Karte, die passt, spiel sie oder einen König. Ziehen oder passen kannst du dann nicht. Passt nichts, zieh; eine passende Karte wird sofort gespielt, außer du spielst stattdessen einen König. Immer noch nichts? Zieh eine zweite, dann pass.
    - **König:** geht auf alles, und du wünschst dir irgendeine Farbe. Spielen musst du ihn nie.
    - **Bube:** Die nächste Person setzt aus, außer sie antwortet mit einem König. Der wirkt dann wie immer, und danach setzt niemand aus.
    - **Dame:** wie ein Bube, und wer aussetzt, zieht auch zwei. Ein König hebt beides auf.
    - **Ass:** Es geht andersherum weiter. Zu zweit ändert das nichts.
    - **Deine letzte Karte** beendet die Runde sofort und bewirkt sonst nichts.
    - **Neu mischen:** Ist der Stapel leer, wird der Ablagestapel ohne die oberste Karte zum neuen gemischt. Beim fünften Mal ist die Runde zu Ende, und die wenigsten Punkte auf der Hand gewinnen sie, bei Gleichstand die wenigeren Karten.
    - **Punkte:** Nur wer eine Runde gewinnt, bekommt welche, und zwar alles, was die anderen noch haben. Ein König zählt 30, Ass, Dame und Bube 10, andere ihre Zahl. Gespielt wird, bis jemand 500 hat.
    - **Zum Beispiel:** Du wirst fertig. Die anderen haben noch 2♠ 9♦ und 3♠ K♦. Das sind 11 und 33, also bekommst du 44.
crazy-king-paragraphs =
    .must-fit = 3
    .must-draw = 3
    .must-play = 3
    .drawn-enough = 3
    .call-a-suit = 4
    .must-play-king = 4
    .skipped = 5

crazy-king-variant-short = Kurz, bis 150
crazy-king-variant-strict = Streng: Könige müssen gespielt werden

crazy-king-option-target = { shared-points-to-win }
crazy-king-option-hand_size = { shared-cards-dealt }
crazy-king-option-runouts = So oft darf der Stapel leer werden, bis die Runde endet
crazy-king-option-max_draws = Karten, die du vor dem Passen ziehen kannst
crazy-king-option-king_obliges = Passt nur ein König, musst du ihn spielen
crazy-king-option-skipped_player = Wer aussetzen soll und einen König hat, spielt
    .king_only = nur einen König
    .normal_turn = jede Karte, die passt
crazy-king-option-queen_king_cancels = Ein König auf eine Dame erspart das Ziehen
crazy-king-option-ace_two_players = Zu zweit bewirkt ein Ass
    .no_effect = nichts
    .acts_as_skip = dass du noch einmal dran bist
crazy-king-option-last_queen_draws = Auch als letzte Karte lässt eine Dame zwei ziehen
crazy-king-option-exhaustion_tie = Bei Gleichstand der kleinsten Blätter
    .fewest_cards = gewinnen weniger Karten
    .no_score = bekommt niemand Punkte

crazy-king-turned-up = { $card } wird aufgedeckt. { $other } fängt an.
    .to-other = { $card } wird aufgedeckt. Du fängst an.
crazy-king-plays = { $seat } spielt { $card }.
    .to-seat = Du spielst { $card }.
crazy-king-calls = { $seat } spielt { $card } und wünscht sich { $suit }.
    .to-seat = Du spielst { $card } und wünschst dir { $suit }.
crazy-king-draws = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
    .short = zog { $count ->
        [one] eine Karte
       *[other] { $count }
    }
    .to-seat = Du ziehst { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
crazy-king-you-draw = { shared-you-draw }
crazy-king-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
crazy-king-skips = { $seat } setzt aus, wenn kein König kommt.
    .to-seat = Du setzt aus, wenn du keinen König spielst.
crazy-king-reverses = { shared-reverses }
crazy-king-run-out = Der Stapel ist zum { $number }. Mal leer.
crazy-king-wins-round = { $winner } gewinnt die Runde und bekommt { $number }.
    .to-winner = Du gewinnst die Runde und bekommst { $number }.
crazy-king-no-score = Die kleinsten Blätter sind gleich, also bekommt niemand Punkte.

do-suit = Wunsch { $symbol } { $suit }
    .after = { $picked }, Wunsch { $symbol } { $suit }

crazy-king-line-skipped = { $score } · setzt aus
crazy-king-round = Runde { $round } · Stapel leer { $number } von { $most }
crazy-king-hint-draw = Nichts passt, also musst du ziehen.
crazy-king-hint-pass = Nichts passt, und gezogen hast du, also musst du passen.
crazy-king-hint-skipped = Du setzt aus, und das ist keinen König wert. Pass.
crazy-king-hint-out = { shared-hint-last-card }
crazy-king-hint-answer = Dein König rettet dich. Wünsch dir { $suit }, deine beste Farbe.
crazy-king-hint-call = Wünsch dir { $suit }: Davon hast du am meisten.
crazy-king-hint-skips = Damit setzt { $seat } aus{ $count ->
    [one] {" "}und hat nur noch eine Karte
    [2] {" "}und hat nur noch 2 Karten
    [3] {" "}und hat nur noch 3 Karten
   *[other] { "" }
}.
crazy-king-hint-fits = Die passt, { $count ->
    [0] und sonst hast du kein { $suit }
    [one] und du behältst noch ein { $suit }
   *[other] und du behältst noch { $count } { $suit }
}.

crazy-king-too-few-cards = Für so große Blätter reichen die Karten nicht. Gebt höchstens 50 Karten insgesamt.
must-fit = Das passt nicht. Spiel { $suit }{ $rank ->
    [K] {""}
   *[other] , { rank-name }
} oder König. Hast du nichts davon, zieh oder pass.
call-a-suit = Sag, welche Farbe du dir mit { $card } wünschst: Kreuz, Karo, Herz oder Pik.
call-the-last-king = { $card } ist deine letzte Karte. Spiel sie einfach, ohne Wunsch.
skipped = Du setzt aus. Antworte mit einem König oder pass.
must-play = Du hast eine Karte, die passt, also kannst du nicht ziehen oder passen. Du kannst { $cards } spielen.
must-draw = { shared-must-draw }
must-play-king = Du hast einen König und musst ihn an diesem Tisch spielen. Wünsch dir eine Farbe dazu, außer es ist deine letzte Karte.
drawn-enough = Noch einmal ziehen geht nicht. Spiel einen König, wenn du einen hast, oder pass.
