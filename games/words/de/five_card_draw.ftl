five-card-draw-name = Five Card Draw
    .line = Setzen, tauschen, bluffen. Die besten fünf Karten gewinnen.
    .aliases = Draw Poker, 5 Card Draw, Poker mit Tauschen
five-card-draw-rules = **Hol den Pot mit den besten fünf Karten, oder setz, bis alle anderen aussteigen.**
    Alle zahlen eine **Ante** in den **Pot**, die Chips, um die es geht, und bekommen fünf Karten, die sonst niemand sieht. Dann wird gesetzt: Wenn du dran bist, setz Chips, geh mit, was andere gesetzt haben, erhöh, oder steig für diese Hand aus.
    Wer noch dabei ist, kann bis zu drei Karten gegen neue tauschen. Dann wird noch einmal gesetzt, aufgedeckt, und das beste Blatt bekommt den Pot. Paare sind gut, ein Drilling ist besser, und der Joker ist, was dir am meisten hilft.
    { rules-chips }
    - **Zum Beispiel:** Du hast Q♣ Q♦ 9♥ 5♠ 2♣. Behalt die Damen und tausch die anderen drei. Es kommen Q♥ 8♠ 4♦: drei Damen, und die schlagen jede zwei Paare.
    .whole =
    - **Geben:** Alle zahlen die Ante und bekommen fünf Karten. Nach jeder Hand wandert das Geben nach links.
    - **Erste Setzrunde,** von links neben der Person, die gibt: setzen oder aussteigen, Checken gibt es nicht. Ist gesetzt, kannst du **mitgehen**, **erhöhen** (mitgehen und mindestens so viel drauflegen wie der letzte Einsatz oder die letzte Erhöhung) oder **aussteigen**. Die Grenze sind nur deine Chips. Reicht es nicht zum Mitgehen, geh mit allem **All-in** und spiel um den Teil des Pots, den du bezahlt hast.
    - **Der Tausch,** von links neben der Person, die gibt: Leg bis zu drei Karten ab und bekomm neue, oder **tausch nichts** und behalt alle fünf.
    - **Die zweite Setzrunde** läuft genauso. Dann zeigen alle, die noch dabei sind, und das beste Blatt gewinnt. Sind alle anderen ausgestiegen, gewinnst du, ohne zu zeigen.
    - **Die Blätter, die besten zuerst.** Mit dem Joker schlägt ein Fünfling sie alle:
    { rules-poker-hands }
    { rules-same-hand }
    - **Der Joker** macht ganz von selbst das bestmögliche Blatt: Mit 7♣ 7♦ K♥ 4♠ ist er eine dritte 7.
    { rules-side-pot }
    - **Das Ende:** Ihr spielt, bis jemand alle Chips hat. Hört ihr früher auf, gewinnt, wer am meisten hat.
five-card-draw-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-raise = 2
    .nothing-to-call = 2
    .no-check = 2
    .bet-is-made = 2
    .no-raise = 2
    .raise-closed = 2
    .raise-short = 2
    .check-owing = 2
    .draw-now = 3
    .bad-discard = 3

five-card-draw-variant-modern = Checken erlaubt, und die Ante steigt
five-card-draw-variant-plain = Kein Joker, Checken erlaubt, die Ante steigt
five-card-draw-variant-short = Kurz: 15 Hände, die Ante steigt

five-card-draw-option-starting_chips = { shared-chips }
five-card-draw-option-ante = Ante (höchstens ein Fünftel der Startchips)
five-card-draw-option-min_bet = Kleinster Einsatz
    .zero = wie die Ante
five-card-draw-option-jokers = Joker im Spiel
five-card-draw-option-allow_check = Checken, solange niemand gesetzt hat
five-card-draw-option-max_draw = So viele Karten darfst du tauschen
five-card-draw-option-max_hands = Hände
    .zero = { shared-until-all-chips }
five-card-draw-option-rebuy = Ohne Chips darfst du einmal nachkaufen
five-card-draw-option-ante_rises = Hände, bis sich die Ante verdoppelt
    .zero = { shared-never }
five-card-draw-option-ante_minutes = Minuten, bis sich die Ante verdoppelt
    .zero = { shared-never }
five-card-draw-option-showdown = { shared-showdown }
    .everybody = { shared-everyone-shows }
    .winners = { shared-losers-hide }

do-stand-pat = Nichts tauschen
five-card-draw-deals = { $seat } gibt. Die Ante ist { $number }.
    .to-seat = Du gibst. Die Ante ist { $number }.
five-card-draw-you-hold = Du hast { poker-hand }.
five-card-draw-stands = { $seat } tauscht nichts.
    .to-seat = Du tauschst nichts.
five-card-draw-draws = { $seat } tauscht { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
    .short = tauscht { $number }
    .to-seat = Du tauschst { $number ->
        [one] eine Karte
       *[other] { $number } Karten
    }.
five-card-draw-you-draw = Du bekommst { $cards } und hast { poker-hand }.
five-card-draw-reshuffles = Die Karten gehen aus, also werden ausgestiegene Blätter und Abgelegtes neu dazugemischt: { $count } Karten.
five-card-draw-drew = { $number ->
    [0] tauscht nichts
   *[other] tauscht { $number }
}
five-card-draw-stub = Stapel
five-card-draw-ante = Ante
five-card-draw-stake = Zum Mitgehen
five-card-draw-hand = Hand { $number } · { $stage ->
    [first-bets] Erste Setzrunde
    [draw] Tausch
    [second-bets] Zweite Setzrunde
   *[over] Ende
}

five-card-draw-hint-pat = Du hast { poker-hand }. Behalt alle fünf.
five-card-draw-hint-keep = Behalt { poker-hand } und tausch { five-card-draw-how-many }.
five-card-draw-hint-four-flush = Dir fehlt eine Karte zum Flush. Tausch die unpassende.
five-card-draw-hint-four-straight = Dir fehlt eine Karte zur Straße, und viele passen. Tausch die unpassende.
five-card-draw-hint-joker = Behalt den Joker und deine höchste Karte und tausch { five-card-draw-how-many }.
five-card-draw-hint-nothing = Noch ist da nichts. Behalt deine höchsten Karten und tausch { five-card-draw-how-many }.
five-card-draw-how-many = { $count ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
   *[other] { $count }
}
five-card-draw-hint-bet = { five-card-draw-chance }. { poker-worth-bet }
five-card-draw-hint-raise = { five-card-draw-chance }. { poker-worth-raise }
five-card-draw-hint-call = { five-card-draw-chance }. Für das, was im Pot ist, lohnt sich Mitgehen.
five-card-draw-hint-fold = { five-card-draw-chance }. Aber wer setzt, hat mehr als ein zufälliges Blatt. Steig aus.
five-card-draw-hint-check = { five-card-draw-chance }. Zum Setzen zu wenig, und Checken kostet nichts.
five-card-draw-hint-no-bet = { five-card-draw-chance }. Zum Setzen zu wenig.
five-card-draw-chance = Du hast { poker-hand }. Damit schlägst du { $count ->
    [one] ein zufälliges Blatt
   *[other] { $count } zufällige Blätter
} in etwa { $percent } % der Fälle
five-card-draw-hint-rebuy = { shared-hint-no-chips }

five-card-draw-high-ante = Diese Ante ist zu hoch. Sie darf höchstens ein Fünftel der Startchips sein: { $most }.
five-card-draw-high-bet = Dieser kleinste Einsatz ist zu hoch. Er darf nicht über den Startchips liegen: { $most }.
draw-now = Jetzt wird getauscht. Leg bis zu { $number } Karten ab oder tausch nichts.
bad-discard = Leg eine bis { $number } verschiedene Karten aus deinem Blatt ab oder tausch nichts.
