shared-points-to-win = Punkte zum Sieg
shared-hands = Spiele pro Partie
shared-until-all-chips = bis jemand alle Chips hat
shared-most-hands = Höchstzahl der Spiele
shared-rounds = Runden pro Partie
shared-chips = Chips zu Beginn
shared-cards-dealt = Karten pro Person
shared-none = keine
shared-never = nie
shared-no-limit = ohne Grenze
shared-any-time = jederzeit
shared-once-played = sobald eins gespielt wurde
shared-same-time = alle gleichzeitig
shared-another-hand = ein weiteres Spiel
shared-share-the-win = der Sieg wird geteilt
shared-left-of-dealer = Vorhand
shared-when-you-pass = Wer passt
shared-come-back = darf beim nächsten Mal wieder mitspielen
shared-out-of-trick = ist aus dem Stich raus
shared-showdown = Beim Showdown
shared-everyone-shows = alle zeigen
shared-losers-hide = wer verliert, darf verdeckt weglegen

shared-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
shared-ranks = { $rank ->
    [A] Asse
    [J] Buben
    [Q] Damen
    [K] Könige
    [T] 10er
   *[other] { $rank }er
}
shared-tricks = { $number ->
    [one] 1 Stich
   *[other] { $number } Stiche
}
shared-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
shared-faces = Farben auf den Karten
    .latin = Münzen, Kelche, Schwerter, Stäbe
    .french = Karo, Herz, Pik, Kreuz
shared-you-and = { $others ->
    [0] du
    [one] du und { $seats }
   *[other] du, { $seats }
}
shared-partners = Zu viert in zwei Teams
shared-passes = { $seat } passt.
    .to-seat = Du passt.
shared-passed = gepasst
shared-deals = { $seat } gibt.
    .to-seat = Du gibst.
shared-leads = { $seat } spielt aus.
    .to-seat = Du spielst aus.
shared-trick-of-hand = Spiel { $number } · Stich { $trick }

shared-hint-only-card = Eine andere Karte kannst du nicht spielen.
shared-hint-cheapest = Du bist zuletzt dran, also nimm den Stich so billig wie möglich.
shared-hint-partner-winning = Dein Gegenüber hat den Stich. Spiel klein.
shared-hint-cannot-win = Diesen Stich bekommst du nicht. Spiel klein.
shared-hint-highest-under = Das ist deine höchste Karte, die noch drunterbleibt.
shared-hint-highest-safe = Du bist zuletzt dran, und es liegt nichts Schlimmes drin. Werd deine höchste Karte los.
shared-hint-taking-anyway = Den Stich bekommst du sowieso, also werd deine höchste Karte los.
shared-hint-lowest-over = Drunterbleiben geht nicht, also spiel so klein wie möglich.
shared-hint-off-suit = Du kannst nicht bedienen. Wirf ab, was du am wenigsten behalten willst.
shared-hint-no-safe-lead = Sicher ausspielen kannst du nichts. Das kostet dich wohl am wenigsten.
shared-hint-last-card = Deine letzte Karte. Du bist fertig!
shared-hint-least-useful = Diese Karte nützt dir am wenigsten.
shared-hint-no-chips = Ohne Chips kannst du nur zuschauen.

shared-must-lead = Du spielst aus, also kannst du nicht passen. Spiel, was du willst.
shared-other-size = { $count ->
    [one] Da liegt eine einzelne Karte. Spiel auch eine
   *[other] Da liegen { $count } Karten. Spiel genauso viele
} oder pass.
shared-must-draw = Passen geht noch nicht. Zieh erst eine Karte.
shared-reverses = Jetzt geht es andersherum.
shared-you-draw = Du ziehst { $cards }.
