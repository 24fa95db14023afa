press-arena-next = Nächster Tisch
press-arena-results = Ergebnis
press-arena-me = Mein Platz
press-arena-back = Zurück
press-arena-more = Weiter
arena-title = Arena: { $name }
arena-head = ### 🏟️ Arena: { $name }
arena-announced = Start: { $time }, für { $minutes } Minuten. Drück **Mitspielen**, wenn du dabei bist.
arena-running = Drück **Nächster Tisch** für einen Platz. Ein Tisch startet mit { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}, und nach 30 Sekunden füllen Computer ihn auf. Letzte Gelegenheit: { $time }.
arena-closing = Jetzt startet kein Tisch mehr. Medaillen gibt es, wenn der letzte fertig ist.
arena-done = 🏁 Das war's, gut gespielt!
arena-removed = Diese Arena wurde entfernt, also gibt es keine Medaillen. Laufende Tische spielen weiter.
arena-people = { $count ->
    [one] **1** Person
   *[other] **{ $count }** Personen
} bisher: { $names }
arena-names = { $names } und { $count } mehr
arena-rules = { $form ->
    [pairs] Das Team, das gewinnt, bekommt je 2 Punkte.
    [few] Platz 1 bringt 2 Punkte.
   *[many] Platz 1 bringt 2 Punkte, Platz 2 bringt 1.
} Nach zwei ersten Plätzen in Folge zählen deine Punkte doppelt, bis du einen verpasst. Allein gegen Computer bringt ein Sieg 1.
arena-medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $names } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
arena-no-medals = Für Medaillen braucht es zwei Personen mit verschiedenen Punkten, also gibt es diesmal keine.
arena-unplayed = 🏁 Die Arena ist vorbei, und niemand hat einen Tisch zu Ende gespielt.
arena-nobody = Noch ist niemand dabei.
arena-subtitle = { $status ->
    [over] Endstand
    [announced] Noch nicht gestartet
   *[running] Zwischenstand
} · { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
arena-sharing = { $count } Personen
arena-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
arena-record = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $firsts ->
    [one] 1-mal Platz 1
   *[other] { $firsts }-mal Platz 1
}
arena-hot = Serie ab 2: Punkte zählen doppelt
column-firsts = Platz 1
column-tables = Tische

arena-in = Du bist dabei. Sobald die Arena läuft, drück hier **Nächster Tisch**. Start: { $time }.
arena-in-line = Du bist in der Schlange. Der Tisch startet mit { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}, oder 30 Sekunden nach dem ersten Klick mit Computern. Mit `/leave` gehst du wieder heraus.
arena-out-of-line = Du bist nicht mehr in der Schlange. Drück **Nächster Tisch**, wenn du noch einen Platz willst.
arena-seated = Dein Tisch: { $place }
arena-table = Arena { $name } · Tisch { $number }
arena-started = Die Arena steht: { $place }
arena-ended = Jetzt startet kein Tisch mehr. Laufende zählen noch, und Medaillen gibt es nach dem letzten: { $place }
arena-gone = Die Arena ist entfernt, und laufende Tische spielen als gewöhnliche weiter: { $place }
arena-channel = Arenen brauchen einen Textkanal auf einem Server, auf dem ich bin. Tippe den Befehl dort.
arena-none = Auf diesem Server gab es noch keine Arena. `/arena start` startet eine.
arena-none-open = Hier ist keine Arena offen. `/arena start` startet eine.
arena-which = Hier gibt es zwei Arenen. Wähl eine unter `game`.
time-unclear = „{ $text }“ kann ich nicht lesen. Tippe etwas wie 45m, 2h oder 20:30 in UTC.
time-over = „{ $text }“ ist schon vorbei. Wähl eine Zeit, die noch kommt.

arenas-off = Arenen sind auf diesem Server ausgeschaltet. Einschalten kann sie in `/settings`, wer ihn verwalten darf.
arenas-of-managers = Eine Arena starten darf nur, wer diesen Server verwalten darf. Das lässt sich in `/settings` ändern.
arenas-many = Dieser Server hat schon { $most } Arenen. Starte die nächste, wenn eine davon vorbei ist.
arena-no-game = { $name } hat keine Arenen. Wähl ein anderes Spiel.
arena-minutes = Eine Arena läuft { $least } bis { $most } Minuten.
arena-time = Eine Arena startet jetzt oder in den nächsten sieben Tagen. Wähl eine Zeit in dieser Woche.
arena-not-begun = Die Arena hat noch nicht begonnen, also gibt es keine Tische. Start: { $time }.
arena-over = In dieser Arena startet kein Tisch mehr, denn sie ist vorbei. `/arena results` zeigt, wie es ausging.
arena-table-open = Du sitzt noch an einem Tisch: { $place } Drück **Nächster Tisch**, wenn er fertig ist.
arena-no-room = Ich stelle noch Tische auf. Drück gleich noch einmal **Nächster Tisch**.
arena-not-yours = Das kann nur, wer die Arena gestartet hat oder diesen Server verwalten darf.
arena-stranger = Um dort zu spielen, musst du auf dem Server { $name } sein.
no-such-arena = Diese Arena kenne ich nicht. `/arena results` zeigt die letzte hier.
