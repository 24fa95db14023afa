daily-head = ### Tagesspiel: { $name }
daily-offer = Du spielst allein gegen { $opponents ->
    [house] die Bank
   *[computers] Computer
}, mit denselben Karten wie andere. Du hast einen Versuch und keine Uhr: Hör auf und komm wieder, wie du willst. Ende: { $time }.
daily-length = -# Länge: { $unit ->
    [hand] { $count ->
        [one] { $count } Spiel
       *[other] { $count } Spiele
    }
    [deck] { $count ->
        [one] { $count } Deck
       *[other] { $count } Decks
    }
    [hole] { $count ->
        [one] { $count } Loch
       *[other] { $count } Löcher
    }
   *[round] { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
}. Mit einem Tipp wird es Training, und das kommt auf keine Rangliste.
daily-rules = -# Anders als im Standard: { $rules }.
daily-others = Tagesspiel eines anderen Spiels
daily-ranked = -# Tagesspiel · Ende { $time }
daily-practice = -# Tagesspiel als Training · Ende { $time }
daily-unranked = 🎓 Du hast einen Tipp genommen, also war das Training und kommt auf keine Rangliste.
daily-late = ⏰ Dieses Tagesspiel ist vorbei, und du bist nicht rechtzeitig fertig geworden. Tippe `/daily` für das von heute.
daily-none = Für { $name } gibt es kein Tagesspiel. Tippe `/daily` für das Spiel des Tages.

solo-practice = -# Training
solo-points = **Dein Ergebnis: { SIGNED($points) }**{ $count ->
    [one] { "" }
   *[other] { " " }({ $rounds })
}
solo-resting = { $unit ->
    [hand] Spiel zu Ende
    [deck] Deck zu Ende
    [hole] Loch zu Ende
   *[round] Runde zu Ende
}. Drück **Bereit**, dann wird neu gegeben.
solo-hint-price = Ein Tipp macht das zum Training: Dein Ergebnis siehst du, aber es kommt auf keine Rangliste. Wenn dir das recht ist, drück **Tipp nehmen**.
solo-gone = Diese Karten habe ich nicht mehr. Tippe `/daily` für die von heute.
press-take-hint = Tipp nehmen
solo-points-lead = -# Gezählt wird, wie weit du vorn lagst.
solo-points-bad = -# Punkte sind hier schlecht, also zählen sie als Minus.

daily-better = Das ist { $kind ->
    [far] bisher{ " " }
   *[final] { "" }
}besser als bei **{ $percent } %** { $among ->
    [all] aller Personen und Computer
   *[people] der anderen
} mit deinen Karten.
daily-place = Du bist { $kind ->
    [far] bisher{ " " }
   *[final] { "" }
}auf Platz **{ $rank }**.
daily-level = { $level ->
    [random] zufällig
    [easy] leicht
    [normal] mittel
   *[hard] schwer
} { SIGNED($points) }
daily-house = -# Computer mit deinen Karten: { $results }.
daily-final = -# Die Plätze stehen fest: { $time }.
daily-streak = 🔥 { $days } Tage in Folge, dein Rekord ist { $best }.
press-daily-board = Rangliste
press-today = Heute
press-yesterday = Gestern
press-month = Dieser Monat
press-this-server = Dieser Server
press-all-servers = Alle Server
column-result = Ergebnis
column-better = Besser als
column-days = Tage
column-points = Punkte
daily-board-day = Tagesspiel: { $name }
daily-board-month = Tagesspiele
daily-day = { DATE($day, pattern: "d. MMMM") }
daily-month = { DATE($day, pattern: "MMMM y") }
daily-board-all = { $date } · alle Server
daily-board-here = { $date } · { $place }
daily-today = Heute bisher
daily-board-points = Punkte: für jedes Spiel des Tages die Prozent, die du besser warst.
daily-nobody = Hier ist noch niemand.
daily-place-none = Du stehst noch nicht auf dieser Rangliste. Spiel erst das Tagesspiel zu Ende.
daily-place-hidden = Du wärst auf Platz { $rank }, bist aber mit `/privacy leaderboard` ausgeblendet.

seals-today = 🔒 **Die Tagesspiele von heute** (Tag { $day }): Bevor jemand gespielt hat, habe ich { $count } Geheimnisse gezogen. { $used ->
    [one] Alle Karten kommen aus dem ersten.
   *[other] Alle Karten kommen aus einem der ersten { $used }.
} Ihre Fingerabdrücke, bis ich die Geheimnisse veröffentliche, { $time }:
    { $seals }
seals-before = 🔒 **Die Tagesspiele von gestern** (Tag { $day }): ebenso, veröffentlicht { $time }:
    { $seals }
seals-opened = 🔓 **Die Tagesspiele von gestern** (Tag { $day }): Hier sind die Geheimnisse. Deins war Nummer { $number }.
    { $secrets }
press-daily-seals = Mischung des Tages

daily-shared = **{ $seat }** hat das Tagesspiel { $game } beendet: { $kind ->
    [far] bisher{ " " }
   *[final] { "" }
}besser als **{ $percent } %**.
daily-shared-title = { $name }: Tagesspiel { $game }
daily-shared-better = { $kind ->
    [far] Bisher besser
   *[final] Besser
} als { $percent } %
daily-shared-plot = Vorsprung vor den Computern, { $unit ->
    [hand] Spiel für Spiel
    [deck] Deck für Deck
    [hole] Loch für Loch
   *[round] Runde für Runde
}
daily-shared-once = Das hast du schon geteilt.
press-daily-too = Auch spielen

daily-news = ☀️ **Tagesspiel: { $name }.** Spiel es allein gegen { $opponents ->
    [house] die Bank
   *[computers] Computer
} und sieh, wie du im Vergleich dastehst. Ende: { $time }.
daily-muted = Keine Nachrichten mehr über Tagesspiele. **Sag mir Bescheid** unter `/daily` schaltet sie wieder ein.
press-daily-notify-on = Sag mir Bescheid
press-daily-notify-off = Nicht mehr Bescheid sagen
daily-news-best = Gestern hier am besten, in { $name }: { $names }.
daily-news-one = **{ $name }** ({ $percent } %)

press-same-cards = Diese Karten spielen
press-same-cards-again = Noch mal
same-cards-head = ### { $name }, Partie { $number }: dieselben Karten
same-cards-offer = Spiel diese Karten selbst, allein gegen { $opponents ->
    [house] die Bank
   *[computers] Computer
} und ohne Uhr. Sonst sieht es niemand. Am Ende kannst du vergleichen.
same-cards-seat = Wessen Karten?
same-cards-own = { $name }, dein Platz
same-cards-of = { $name }, Platz { $number }
same-cards-private = Das war ein privater Tisch, also spielt diese Karten nur, wer dort saß.
same-cards-round = { $unit ->
    [hand] Spiel
    [deck] Deck
    [hole] Loch
   *[round] Runde
} { $count }: du **{ SIGNED($own) }**, { $name } **{ SIGNED($then) }**.
same-cards-round-own = { $unit ->
    [hand] Spiel
    [deck] Deck
    [hole] Loch
   *[round] Runde
} { $count }: jetzt **{ SIGNED($own) }**, in der Partie **{ SIGNED($then) }**.
same-cards-round-open = { $unit ->
    [hand] Spiel
    [deck] Deck
    [hole] Loch
   *[round] Runde
} { $count }: du **{ SIGNED($own) }**. Die Partie war vorher zu Ende.
same-cards-differ = -# In der Partie kam es { $unit ->
    [hand] vor diesem Spiel
    [deck] vor diesem Deck
    [hole] vor diesem Loch
   *[round] vor dieser Runde
} anders, also waren die Karten andere.
same-cards-sum = **Zusammen: du { SIGNED($own) }, { $name } { SIGNED($then) }.**
same-cards-sum-own = **Zusammen: jetzt { SIGNED($own) }, in der Partie { SIGNED($then) }.**
