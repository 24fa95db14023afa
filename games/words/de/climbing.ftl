do-give = Abgeben
    .with = { $picked } abgeben
    .pick = { $most } Karten abgeben
do-set = { $number } gleiche spielen
do-sets = Zwei oder mehr gleiche spielen
climbing-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
climbing-pays = { $other } bekommt von { $seat } { $count ->
    [one] die beste Karte
   *[other] die { $count } besten Karten
}.
    .to-seat = Du gibst { $other } { $count ->
        [one] deine beste Karte
       *[other] deine { $count } besten Karten
    }.
    .to-other = Du bekommst von { $seat } { $count ->
        [one] die beste Karte
       *[other] die { $count } besten Karten
    }.
climbing-you-pay = Du gibst { $other } { $cards }.
climbing-you-receive = Du bekommst { $cards } von { $other }.
climbing-gives = { $other } bekommt von { $seat } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zurück.
    .short = gab { $count } zurück
    .to-seat = Du gibst { $other } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } zurück.
    .to-other = Du bekommst von { $seat } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } zurück.
climbing-opens = { $seat } hat { $card } und fängt an.
    .to-seat = Du hast { $card } und fängst an.
climbing-leads = { $seat } fängt an.
    .to-seat = Du fängst an.
climbing-plays = { $seat } spielt { $cards }.
    .to-seat = Du spielst { $cards }.
climbing-few-left = { $other } hat nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}!
    .to-other = Du hast nur noch { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }!
climbing-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
climbing-wins = { $seat } macht den Stich mit { $cards }.
    .to-seat = Du machst den Stich mit { $cards }.
climbing-wins-at-once = Damit ist der Stich gemacht.
climbing-out = { $seat } ist fertig.
    .to-seat = Du bist fertig.
climbing-passed = { shared-passed }
climbing-place = Platz { $number }
    .round = { climbing-place } in dieser Runde
climbing-prompt-opens = { $seat } fängt mit { $card } an
    .to-seat = Du fängst mit { $card } an
climbing-prompt-gives = { $seat } gibt { $other } { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
    .to-seat = Du gibst { $other } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
    .to-other = { $seat } gibt dir { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
climbing-exchange = Runde { $number } · Tausch
climbing-opening = Runde { $number } · { $card } fängt an
climbing-taken = Stich: { $seat }
climbing-set = { $seat }: { $count ->
    [1] { rank-name }
    [2] Paar { shared-ranks }
    [3] drei { shared-ranks }
    [4] vier { shared-ranks }
    [5] fünf { shared-ranks }
    [6] sechs { shared-ranks }
    [7] sieben { shared-ranks }
   *[8] acht { shared-ranks }
}
climbing-hint-give = Gib deine schlechtesten Karten ab: erst kleine einzelne, zur Not Paare, niemals 2er oder Joker.
climbing-hint-out = Damit bist du alle Karten los. Du bist fertig!
climbing-hint-lead = Spiel { $count ->
    [1] { $reversed ->
        [0] deine kleinste Karte
       *[1] deine schwächste Karte
    }
    [2] { $reversed ->
        [0] dein kleinstes Paar
       *[1] dein schwächstes Paar
    }
    [3] { $reversed ->
        [0] deinen kleinsten Drilling
       *[1] deinen schwächsten Drilling
    }
   *[other] { $reversed ->
        [0] deine kleinsten { $count } gleichen Karten
       *[1] deine schwächsten { $count } gleichen Karten
    }
} aus{ $close ->
    [0] . Noch steht niemand kurz vor dem Ende
   *[1] {""}
}.
climbing-hint-lead-spare = Spiel { $count ->
    [1] diese Karte
    [2] dieses Paar
    [3] diesen Drilling
   *[other] diese { $count } gleichen Karten
} aus. Alles { $reversed ->
    [0] Kleinere
   *[1] Schwächere
} würde einen Satz zerreißen{ $jokers ->
    [0] {""}
   *[1] {" "}oder dich einen Joker kosten
}.
climbing-hint-lead-close = { $seat } hat nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. Spiel mehrere gleiche aus, keine einzelne Karte.
climbing-hint-beat = { $reversed ->
    [0] Kleiner
   *[1] Schwächer
} kannst du { $count ->
    [1] { $rank ->
        [A] das Ass
        [J] den Buben
        [Q] die Dame
        [K] den König
       *[other] die { rank-name }
    }
   *[other] die { shared-ranks }
} nicht schlagen.
climbing-hint-spare = Das schlägt { $count ->
    [1] { $rank ->
        [A] das Ass
        [J] den Buben
        [Q] die Dame
        [K] den König
       *[other] die { rank-name }
    }
   *[other] die { shared-ranks }
}, und alles { $reversed ->
    [0] Kleinere
   *[1] Schwächere
} würde einen Satz zerreißen{ $jokers ->
    [0] {""}
   *[1] {" "}oder dich einen Joker kosten
}.
climbing-hint-beat-close = { $seat } hat nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. Schlag, was du kannst.
climbing-hint-nothing = Du hast nichts, was das schlägt. Du musst passen.
climbing-hint-save-joker = Das ist keinen Joker wert.
climbing-hint-save-set = Dafür solltest du keinen Satz zerreißen.
climbing-must-give = Gib erst { $seat } { $count ->
    [one] eine Karte. Schreib „give“ und die Karte
   *[other] { $count } Karten. Schreib „give“ und die Karten
}.
