list-comma = { ", " }
list-semicolon = { "; " }
list-space = { " " }
player = { $seat }
names-more = { $first }, { $next }
names = { $first } und { $last }
partners = { $one } & { $two }
partners-you = Du & { $partner }

card-name = { $deck ->
    [colours] { $suit ->
        [R] rote
        [Y] gelbe
        [G] grüne
        [B] blaue
        [W] weiße
       *[M] bunte
    } { $rank ->
        [S] Aussetzen-Karte
        [R] Retour-Karte
       *[other] { $rank_name }
    }
   *[french] { $suit_text }-{ $rank_name }
}
card-sign = { $rank ->
    [S] { $sign }Aussetzen
    [R] { $sign }Retour
    [D] { $sign }+2
    [WW] 🌈Farbwahl
    [W4] 🌈+4
    [JR] Joker
    [JB] kleiner Joker
   *[other] { $sign }{ $rank }
}
card-JR = großer Joker
card-JB = kleiner Joker
card-WW = Farbwahl
card-W4 = Farbwahl +4
card-hidden = eine verdeckte Karte
rank-name = { $rank ->
    [A] Ass
    [J] Bube
    [C] Reiter
    [Q] Dame
    [K] König
    [T] 10
    [S] Aussetzen
    [R] Retour
    [D] +2
    [JR] großer Joker
    [JB] kleiner Joker
   *[other] { $rank }
}
suit-name = { $suit_name ->
    [C] Kreuz
    [D] Karo
    [H] Herz
    [R] Rot
    [Y] Gelb
    [G] Grün
    [B] Blau
    [W] Weiß
    [M] Bunt
    [L] Stäbe
    [O] Münzen
    [P] Kelche
    [E] Schwerter
   *[S] Pik
}
cards = { $cards }

game-group = { $group ->
    [tricks] Stichspiele
    [climbing] Ablegespiele
    [rummy] Rommé
    [fishing] Karten einsammeln
    [poker] Poker & Co.
    [together] Gemeinsam
    [favorites] Hier am meisten gespielt
   *[fun] Zum Spaß
}
unit = { $unit ->
    [hand] Spiel { $number }
    [deck] Deck { $number }
    [hole] Loch { $number }
   *[round] Runde { $number }
}
unit-under-way = { $unit ->
    [hand] Spiel { $number } läuft
    [deck] Deck { $number } läuft
    [hole] Loch { $number } läuft
   *[round] Runde { $number } läuft
}
unit-done = { $unit ->
    [hand] Nach Spiel { $number }
    [deck] Nach Deck { $number }
    [hole] Nach Loch { $number }
   *[round] Nach Runde { $number }
}
sheet-name = Name
sheet-before = Vorher
sheet-total = Gesamt
sheet-note = { $deed }: { $sum }
number = { $number }
number-signed = { SIGNED($number) }
percent = { $percent } %
ending-won = { $count ->
    [all] Alle gewinnen
    [one] { $seats } gewinnt
   *[other] { $seats } gewinnen
}
ending-lost = { $count ->
    [0] Niemand gewinnt
    [house] Die Bank gewinnt
    [one] { $seats } verliert
   *[other] { $seats } verlieren
}
ending-rating = { $seat } { $before } → { $after }
ending-led = Von Anfang bis Ende vorn: { $seats }.
ending-turn = Vorn seit { $unit ->
    [hand] Spiel
    [deck] Deck
    [hole] Loch
   *[round] Runde
} { $number }: { $seats }.
ending-last = Erst { $unit ->
    [hand] im letzten Spiel
    [deck] im letzten Deck
    [hole] am letzten Loch
   *[round] in der letzten Runde
} entschieden: Da ging die Führung an { $seats }.
ending-level = Gleichstand nach { $unit ->
    [hand] dem letzten Spiel
    [deck] dem letzten Deck
    [hole] dem letzten Loch
   *[round] der letzten Runde
}.
ending-often = { $count } von { $number } { $unit ->
    [hand] Spielen
    [deck] Decks
    [hole] Löchern
   *[round] Runden
} gingen an { $seats }.
ending-all = { $unit ->
    [hand] Alle Spiele
    [deck] Alle Decks
    [hole] Alle Löcher
   *[round] Alle Runden
} gingen an { $seats }.
ending-margin = Sieg für { $seats } mit { $count } Vorsprung.
ending-length = { $number ->
    [one] Nach { $unit ->
        [hand] einem Spiel
        [deck] einem Deck
        [hole] einem Loch
       *[round] einer Runde
    } war alles vorbei
   *[other] Gespielt: { $number } { $unit ->
        [hand] Spiele
        [deck] Decks
        [hole] Löcher
       *[round] Runden
    }
}.
ending-most = Am meisten in { $unit ->
    [hand] einem Spiel
    [deck] einem Deck
    [hole] einem Loch
   *[round] einer Runde
}: { $seats }, { SIGNED($points) } ({ $unit ->
    [hand] Spiel
    [deck] Deck
    [hole] Loch
   *[round] Runde
} { $number }).
your-hand = { $count ->
    [0] Du hast keine Karten
    [one] Dein Blatt, 1 Karte
   *[other] Dein Blatt, { $count } Karten
}
note-your-turn = Du bist dran
note-waiting = Warten auf { $seats }
    .to-seats = Warten auf dich{ $others ->
        [0] {""}
        [one] {" "}und { $seats }
       *[other] , { $seats }
    }
note-resting = { $unit ->
    [hand] Spiel zu Ende
    [deck] Deck zu Ende
    [hole] Loch zu Ende
   *[round] Runde zu Ende
}
prompt-leads = { $seat } spielt aus
    .to-seat = Du spielst aus
prompt-bids = { $seat } sagt zuerst an
    .to-seat = Du sagst zuerst an
prompt-all-bid = Alle sagen gleichzeitig an
note-turning-up = Die nächste Karte kommt
note-over = Partie zu Ende
winner-tag = Sieg
loser-tag = verloren

do-deal = Geben
do-deal-up = Geben, höherer Einsatz
do-turn-up = Nächste Karte
do-stop = Partie beenden
do-tie = Unentschieden
do-rest = Rest an { $seat }
do-undo = Zurücknehmen
outcome-tied = Unentschieden.
do-pass = Passen
    .with = { $picked } weitergeben
    .pick = { $most } Karten weitergeben
order-pass = Passen
order-stand = Stehen bleiben
order-follow-low = Klein bedienen
do-double = Verdoppeln
    .listed = verdoppeln
do-play = Spielen
    .pick = { $kind ->
        [some] Bis zu { $most } Karten spielen
        [all] { $most } Karten spielen
        [some-of] { $sizes } oder { $most } Karten spielen
       *[span] { $least } bis { $most } Karten spielen
    }
do-discard = Ablegen
    .cards = Wähl eine Karte zum Ablegen.
    .with = { $picked } ablegen
    .pick = { $kind ->
        [some] Bis zu { $most } Karten ablegen
        [all] { $most } Karten ablegen
       *[span] { $least } bis { $most } Karten ablegen
    }
do-stand = Stehen bleiben
    .listed = stehen bleiben
do-throw = Werfen
    .with = { $picked } werfen
    .pick = { $kind ->
        [some] Bis zu { $most } Karten werfen
        [all] { $most } Karten werfen
       *[span] { $least } bis { $most } Karten werfen
    }
do-take = nehmen
    .with = { $picked } nehmen
    .between = { $played } nimmt { $picked }
do-bid = { $number } ansagen
do-pair = Ein Paar spielen

alt-title = { $title }, { $subtitle }.
alt-section = { $heading }: { $names }.
alt-turn = Warten auf { $names }.
alt-play = { $name } { $spoken }
alt-play-best = { $name } { $spoken } (liegt vorn)
alt-latest = Zuletzt dran: { $name }.
alt-latest-word = Gerade eben: { $name } { $word }.
alt-latest-cards = Gerade gespielt: { $name }, { $spoken }.
alt-trick = Stich: { $plays }.
alt-spot-cards = { $label }: { $spoken }.
alt-spot-cards-count = { $label }: { $spoken }, dort { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
alt-spot-pairs = { $label }: { $pairs }.
alt-cards = { $spoken }
alt-pair = { $spoken }, darauf { $upper }
alt-spot-suit = { $label }, { $suit_text } muss folgen
alt-spot-note = { $label } ({ $note })
alt-spot-count = { $label }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
alt-track = Das Brett, bis { $length }: { $lanes }. { $told }.
alt-badge = { $label }: { $value }.
alt-partners = Teams: { $teams }.
alt-pot = Pot: { $pot }.
alt-cell = { $head }: { $cell }
alt-row = { $cells }.
alt-row-note = { $cells }, { $note }.
alt-step = { $place ->
    [1] Platz 1
    [2] Platz 2
   *[other] Platz 3
}: { $names }, { $score }.
alt-step-lines = { $place ->
    [1] Platz 1
    [2] Platz 2
   *[other] Platz 3
}: { $names }, { $score } ({ $lines }).
alt-note = { $note }.
alt-award = { $title }: { $line }
alt-tally = { $value } { $label }.
alt-earned = Neue Erfolge: { $names }.
alt-plot = { $title }: von { $first } bis { $last }, zwischen { $least } und { $most }.
alt-cover = { $name }: { $line }
alt-place = { $name }: { $parts }.
alt-holds = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
alt-shows = zeigt { $spoken }
alt-part = Blatt { $number }: { $spoken } ({ $note })
alt-over = { $spoken } auf { $count } verdeckten
alt-down = { $count } verdeckt
alt-place-down = verdeckt
alt-noted = Karte { $place }: { $told }
alt-not-noted = Karte { $place } unbekannt
alt-face = { $spoken }
alt-noted-face = { $spoken } ({ $told })
alt-suit = { $suit } { $told }
alt-pointed = { $told }, markiert
alt-told = Das weißt du aus Hinweisen: { $told }.
alt-dealer = gibt
alt-computer = Computer
alt-won = gewonnen
alt-group = Du hast { $groups }.
words-table = Tisch
words-hand = Dein Blatt
words-play = Was du tun kannst
alt-playable = Du kannst { $spoken } spielen.
alt-playable-all = Du kannst jede davon spielen.
alt-playable-suits = Du kannst { $groups } spielen.
alt-fresh = Neu: { $spoken }.
alt-counts = { $spoken } zählt als { $suit }.
alt-high = Höher als sonst: { $spoken }.
alt-marked = Markiert: { $spoken }.

plays-cards = { $seat } spielt { $cards }.
    .to-seat = Du spielst { $cards }.
bids-tricks = { $seat } sagt { $number }.
    .to-seat = Du sagst { $number }.
bids-are-in = Alle haben angesagt. { $seat } spielt aus.
    .to-seat = Alle haben angesagt. Du spielst aus.
trump = Trumpf
turned-up = Aufgedeckt
claims-rest = { $seat } macht den Rest.
    .to-seat = Du machst den Rest.
takes-trick = { $play ->
    [last] { $winner } spielt { $cards } und macht den Stich.
   *[earlier] { $winner } macht den Stich mit { $cards }.
}
    .to-winner = { $play ->
        [last] Du spielst { $cards } und machst den Stich.
       *[earlier] Du machst den Stich mit { $cards }.
    }

bid-call = { $bid ->
    [nil] Null
    [blind] Blind
   *[other] { $bid }
}
bid-deed = angesagt { $bid }, gemacht { $number }

match-over = Die Partie ist zu Ende.
round-over = { $unit ->
    [hand] Das Spiel ist zu Ende.
    [deck] Das Deck ist zu Ende.
    [hole] Das Loch ist zu Ende.
   *[round] Die Runde ist zu Ende.
} Gleich wird neu gegeben.
turning-up = Es gibt nichts zu entscheiden. Die nächste Karte kommt.
not-your-turn = Du bist nicht dran, sondern { $seat }.
not-possible = „{ $action }“ geht gerade nicht.
seats-out-of-range = Dieses Spiel braucht { seat-counts } Personen.
seat-counts = { $kind ->
    [one] { $most }
    [span] { $least } bis { $most }
   *[some] { $numbers } oder { $most }
}
variant-usual = Standard
cover-players = { $players } Personen
cover-minutes = { $minutes ->
    [0] so lange ihr wollt
   *[other] etwa { $minutes } Minuten
}
option-unknown = Eine Option „{ $name }“ gibt es nicht.
option-out-of-range = „{ $name }“ kann nicht „{ $value }“ sein. { $kind ->
    [listed] Möglich sind: { $listed }.
    [optional] Möglich ist eine Zahl von { $least } bis { $most } oder „{ $none }“.
   *[number] Möglich ist eine Zahl von { $least } bis { $most }{ $step ->
        [1] .
       *[other] , in Schritten von { $step }.
    }
}
not-in-hand = { $card } hast du nicht. Spiel eine Karte aus deinem Blatt.
bad-card = „{ $text }“ ist keine Karte. Du kannst { $cards } spielen.
wrong-phase-bid = Erst wird angesagt. Du kannst { $bids } sagen.
wrong-phase-play = Die Ansagen sind vorbei. Du kannst { $cards } spielen.
must-lead-low-club = Zum ersten Stich wird das kleinste Kreuz ausgespielt. Spiel { $cards }.
must-follow-suit = Du hast { $suit }, also musst du bedienen. Du kannst { $cards } spielen.
bad-bid = { $rule ->
    [least] Euer Team muss mindestens { $least } ansagen.
    [cap] Euer Team kann nicht mehr als 13 ansagen.
    [thirteen] Die vier Ansagen dürfen zusammen nicht 13 ergeben.
   *[range] Das geht als Ansage nicht.
} Du kannst { $bids } sagen.
