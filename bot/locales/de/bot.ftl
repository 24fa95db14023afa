press-join = Mitspielen
press-leave = Verlassen
press-computer = Computer dazu
press-dismiss = Computer entfernen
press-options = Optionen
press-keep = Regeln speichern
press-drop = „{ $name }“ löschen
press-private = Privat machen
press-open = Öffentlich machen
press-start = Starten
press-play = Spielen
press-manage = Tisch …
press-thread = In einen Thread
press-hand = Mein Blatt zeigen
press-here = Bin wieder da
press-substitute = Computer spielen lassen
press-substitute-too = Computer spielen lassen ({ $count } von { $needed })
press-again = Revanche
press-void = Abbruch vorschlagen
press-watch = Weiter zusehen
press-end-here = Hier beenden
press-resume = Weiterspielen
press-agree = Einverstanden
press-let-in = Reinlassen
press-enter = Platz nehmen
press-stay-out = Draußen bleiben
press-no = Nein
press-withdraw = Doch nicht
press-hint = Tipp
press-why = Warum?
press-ready = Bereit
press-say = Reagieren
press-scores = Punkte
press-verify = Prüfen
press-numbers = Mischbeleg
press-replay = Wiederholung
press-review = Analyse
press-review-show = Zeig's mir
press-review-again = Noch mal
press-review-back = Vorige
press-review-next = Nächste
press-first = Anfang
press-back = Zurück
press-next = Weiter
press-last = Ende
press-round = { $unit ->
    [hand] Nächstes Spiel
    [deck] Nächstes Deck
    [hole] Nächstes Loch
   *[round] Nächste Runde
}
press-open-hands = Alle Blätter zeigen
press-hide-hands = Blätter verdecken
press-share = Teilen
press-film = Clip machen
press-record = Partiedatei
press-report = Melden
press-form = Ausfüllen
pick-card = Eine Karte spielen

shelf-head = ### Was möchtest du spielen?
shelf-pick = Wähl ein Spiel
game-alias = { $name } ({ $alias })
shelf-taken = Hier hat gerade jemand einen Tisch geöffnet. Spiel dort mit, oder öffne mit /play einen anderen.
press-notifying = Sag mir Bescheid
notify-head = { $count ->
    [0] Wähl Spiele aus. Wenn hier ein Tisch öffnet, schicke ich dir eine stille Direktnachricht.
   *[other] Wenn hier ein Tisch für eins davon öffnet, schicke ich dir eine stille Direktnachricht. Wähl keins, um das zu beenden.
}
notify-opened = 🎴 **{ $host }** hat einen Tisch geöffnet, { $name }: { $place }
role-called = 🎴 { $mention } **{ $host }** hat einen Tisch geöffnet, { $name }: { $place }
notify-daily = { $wish ->
    [on] Ich sage dir auch, wenn das Tagesspiel beginnt.
   *[off] Ich kann dir auch sagen, wenn das Tagesspiel beginnt.
}
notify-muted = Keine Nachrichten mehr über { $name } dort. `/notify` schaltet sie wieder ein.
notify-nowhere = Tippe `/notify` auf dem Server, von dem du hören willst.
press-mute = Stummschalten
lobby-head = ### { $name }
    Drück **Mitspielen**, um Platz zu nehmen, und **Starten**, wenn alle da sind.
lobby-held = *reserviert für { $name }, frei { $time }*
lobby-invited = *reserviert für { $name }*
lobby-english = Dieses Spiel gibt es nur auf Englisch.
lobby-private = 🔐 Privat: Mitspielen geht nur mit Einladung. `/table invite` verschickt eine. Andere hier dürfen zusehen, aber Blätter und Wiederholung bleiben bis zum Ende der Partie verborgen.
lobby-answers = 🧳 Ich bin auf diesem Server nicht installiert, also ändert sich der Tisch nur 15 Minuten lang nach einem Klick, und ich kann dich nicht rufen, wenn du dran bist. Drück **Mein Blatt zeigen**, um deine Karten zu sehen.
lobby-alone = Diesen Tisch siehst nur du, weil dieser Server meine Antworten verbirgt. Gegen Computer kannst du hier trotzdem spielen.
lobby-farewell = 💤 { $minutes } Minuten lang ist nichts passiert, also habe ich deinen Tisch geschlossen, { $name }: { $place }. Öffne mit /play einen anderen.
lobby-moved = Der Tisch ist jetzt in { $place }.
lobby-begun = 🎴 **{ $name }** hat begonnen: { $place }
lobby-crowded = -# In diesem Kanal gibt es viele Tische, also sind die Bilder langsam. Ein Thread ist schneller: **Tisch …** zieht diesen in einen eigenen um.
manage-head = **{ $name }**: Was du hier änderst, sieht man am Tisch.
lobby-open = { $count ->
    [one] 1 Person kann
   *[other] { $count } Personen können
} noch mitspielen.
lobby-computers = { $count ->
    [one] Startest du jetzt, spielt 1 Computer mit.
   *[other] Startest du jetzt, spielen { $count } Computer mit.
}
lobby-more-computers = { $count ->
    [one] Startest du jetzt, spielt 1 Computer mehr mit.
   *[other] Startest du jetzt, spielen { $count } Computer mehr mit.
}
lobby-full-of-people = Der Tisch ist voll.
lobby-full-of-computers = Alle Plätze sind besetzt, aber mitspielen kannst du noch: Du ersetzt einen Computer.
lobby-partners = Teams: { $teams }
seats-choose = Wähl deinen Platz
seats-shuffle = Plätze mischen
seat-free = Frei
seat-computer = ein Computer
lobby-sealed = 🔒 Mischung versiegelt
number-own = { $place ->
        [here] Du bist dabei.
       *[elsewhere] Du bist bei der Revanche dabei: { $place }
    }
number-seal = -# 🔒 Mischung versiegelt ||Nummer `{ $number }`{ $commitment ->
    [none] { "" }
   *[other] , Fingerabdruck `{ $commitment }`
}||
deal-told = **{ $seat }** mischt. 🔒 Mischung versiegelt ||`{ $seal }`||
deal-beacon = -# ||Auch Runde { $round } der öffentlichen Zufallsquelle fließt ein.||
computer = 🤖 { $name } · { $level ->
    [easy] leicht
    [normal] mittel
   *[hard] schwer
}
computer-character = 🤖 { $name } · { $level ->
    [easy] leicht
    [normal] mittel
   *[hard] schwer
}, { $manner ->
    [cautious] vorsichtig
    [counts-cards] merkt sich Karten
   *[bold] mutig
}
computer-way = { $level ->
    [easy] leicht
    [normal] mittel
   *[hard] schwer
}, { $manner ->
    [cautious] vorsichtig
    [counts-cards] merkt sich Karten
   *[bold] mutig
}
levels-choose = Stärke eines Computers einstellen
level-change = { $name } statt { $old }
table-computers = -# { $computers }
lobby-clock = { $clock }, plus { $count } { $unit ->
    [minutes] extra
   *[other] Extraminuten
} pro Partie, wenn der Tisch es zulässt
clock-none = Ohne Uhr
clock-seconds = { $count } Sekunden pro Zug
clock-minutes = { $count ->
    [one] 1 Minute pro Zug
   *[other] { $count } Minuten pro Zug
}
clock-hours = { $count ->
    [one] 1 Stunde pro Zug
   *[other] { $count } Stunden pro Zug
}

options-head = **Optionen** für diesen Tisch. Wähl bis zu fünf zum Ändern.
options-pick = Optionen ändern
options-changed = Hausregeln
options-rarer = Mehr Hausregeln
options-more = +{ $count } mehr: /rules
keep-name = Name für diese Regeln
keep-first = Für neue Tische hier nehmen: { $name }
presets-many = Dieser Server hat für dieses Spiel schon { $most } gespeicherte Regeln. Lösch erst welche.
presets-no-name = Gib diesen Regeln einen Namen.
option-clock = Zeit pro Zug
option-title = Optionen ändern
option-range = Von { $least } bis { $most }
option-span = Von { $least } bis { $most }{ $step ->
    [1] { "" }
   *[other] , in Schritten von { $step }
}
option-span-or-none = Von { $least } bis { $most }{ $step ->
    [1] { "" }
   *[other] , in Schritten von { $step }
}, oder „{ option-none }“
option-on = ja
option-off = nein
option-none = aus
label-and-hint = { $label }. { $hint }
option-zero = { $title } (0: { $zero })
number-title = Wie viele?

rules-head = ### { $name }
rules-changed-here = **An diesem Tisch:**
rules-here = **An diesem Tisch:** { $rules }
rules-as-usual = **Standardregeln:**
rules-all-usual = **Dieser Tisch spielt nach den Standardregeln:**
rules-of-nowhere = **Standardregeln.** Wer einen Tisch öffnet, kann alles davon ändern:
press-rules = Regeln
press-rules-minute = Regeln in Kürze
press-rules-whole = Alle Regeln
press-rules-table = Regeln am Tisch
press-rules-usual = Standardregeln

table-turning-up = **All-in.** Die nächste Karte kommt.
table-turn = { $count ->
    [one] **{ $seats }** ist dran
   *[other] Warten auf **{ $seats }**
}
table-turn-clock = { $count ->
    [one] **{ $seats }** ist dran
   *[other] Warten auf **{ $seats }**
}, Frist { $time }
table-turn-spare = { $count ->
    [one] **{ $seats }** verbraucht Extrazeit
   *[other] **{ $seats }** verbrauchen Extrazeit
}, Frist { $time }
table-resting = { $unit ->
    [hand] Spiel zu Ende
    [deck] Deck zu Ende
    [hole] Loch zu Ende
   *[round] Runde zu Ende
}. Neu gegeben wird { $time }, oder sobald alle **Bereit** drücken.
table-unready = Noch nicht bereit: **{ $seats }**.
    .to-seats = { $others ->
        [0] Noch nicht bereit: **du**.
        [one] Noch nicht bereit: **du** und **{ $seats }**.
       *[other] Noch nicht bereit: **du**, **{ $seats }**.
    }
ready-noted = Du bist bereit. Noch nicht bereit: **{ $seats }**.
table-won = { $count ->
    [all] 🏆 Ihr habt alle gewonnen!
    [one] 🏆 **{ $seats }** hat die Partie gewonnen!
   *[other] 🏆 **{ $seats }** haben die Partie gewonnen!
}
    .to-seats = { $count ->
        [all] 🏆 Ihr habt alle gewonnen!
        [one] 🏆 **Du** hast die Partie gewonnen!
        [2] 🏆 **Du** und **{ $seats }** habt die Partie gewonnen!
       *[other] 🏆 **Du**, **{ $seats }** habt die Partie gewonnen!
    }
table-lost = { $count ->
    [0] Ihr habt alle verloren.
    [house] Die Bank hat gewonnen.
    [one] **{ $seats }** hat die Partie verloren.
   *[other] **{ $seats }** haben die Partie verloren.
}
    .to-seats = { $count ->
        [0] Ihr habt alle verloren.
        [house] Die Bank hat gewonnen.
        [one] **Du** hast die Partie verloren.
        [2] **Du** und **{ $seats }** habt die Partie verloren.
       *[other] **Du**, **{ $seats }** habt die Partie verloren.
    }
table-away = 🤖 **{ $seats }** { $count ->
    [one] ist abwesend, also spielt dort ein Computer.
   *[other] sind abwesend, also spielen dort Computer.
}
table-replaced = -# 🤖 { $seat } spielt jetzt für { $name }.
table-deserted = 🏁 Ihr seid fertig, **{ $seats }**, es spielen nur noch Computer. Weiter zusehen oder hier beenden? Wenn niemand antwortet, endet es { $time }.
    .to-seats = 🏁 Du bist fertig{ $others ->
        [0] {""}
       *[other] , und **{ $seats }** auch
    }, es spielen nur noch Computer. Weiter zusehen oder hier beenden? Wenn niemand antwortet, endet es { $time }.
table-rests = 💤 Alle sind abwesend. Drück **Bin wieder da**, um weiterzuspielen. Tut es niemand, schließt der Tisch { $time }.
table-paused-until = ⏸️ Der Tisch macht Pause, die Uhr steht. Weiter geht es { $time }, oder sobald jemand **Weiterspielen** drückt.
table-absent = ⏱️ Bei den meisten Zügen lief die Zeit ab, also eine Niederlage: **{ $seats }**.
    .to-seats = ⏱️ Bei den meisten Zügen lief die Zeit ab, also eine Niederlage: { $others ->
        [0] **du**.
        [one] **du** und **{ $seats }**.
       *[other] **du**, **{ $seats }**.
    }
table-practice = 🎓 Das war Training, also ändert sich keine Wertung.
asked-stop = { $count ->
    [one] 🏁 **{ $seats }** will die Partie beenden.
   *[other] 🏁 **{ $seats }** wollen die Partie beenden.
}
    .to-seats = 🏁 { $others ->
        [0] Du willst
        [one] Du und **{ $seats }** wollt
       *[other] Du, **{ $seats }** wollt
    } die Partie beenden.
asked-void = { $count ->
    [one] 🏳️ **{ $seats }** will diese Partie abbrechen. Dann zählt sie für niemanden.
   *[other] 🏳️ **{ $seats }** wollen diese Partie abbrechen. Dann zählt sie für niemanden.
}
    .to-seats = 🏳️ { $others ->
        [0] Du willst
        [one] Du und **{ $seats }** wollt
       *[other] Du, **{ $seats }** wollt
    } diese Partie abbrechen. Dann zählt sie für niemanden.
asked-redeal = { $count ->
    [one] 🔄 **{ $seats }** will neu geben lassen.
   *[other] 🔄 **{ $seats }** wollen neu geben lassen.
}
    .to-seats = 🔄 { $others ->
        [0] Du willst
        [one] Du und **{ $seats }** wollt
       *[other] Du, **{ $seats }** wollt
    } neu geben lassen.
asked-pause = { $count ->
    [one] ⏸️ **{ $seats }** will eine Pause.
   *[other] ⏸️ **{ $seats }** wollen eine Pause.
}
    .to-seats = ⏸️ { $others ->
        [0] Du willst
        [one] Du und **{ $seats }** wollt
       *[other] Du, **{ $seats }** wollt
    } eine Pause.
asked-kick = 🚪 **{ $seats }** { $count ->
    [one] will
   *[other] wollen
} **{ $other }** durch einen Computer ersetzen.
    .to-seats = 🚪 { $others ->
        [0] Du willst
        [one] Du und **{ $seats }** wollt
       *[other] Du, **{ $seats }** wollt
    } **{ $other }** durch einen Computer ersetzen.
    .to-other = 🚪 **{ $seats }** { $count ->
        [one] will
       *[other] wollen
    } dich durch einen Computer ersetzen.
asked-undo = { $count ->
    [one] ↩️ **{ $seats }** will den letzten Zug zurücknehmen.
   *[other] ↩️ **{ $seats }** wollen den letzten Zug zurücknehmen.
}
    .to-seats = ↩️ { $others ->
        [0] Du willst deinen letzten Zug zurücknehmen.
        [one] Du und **{ $seats }** wollt den letzten Zug zurücknehmen.
       *[other] Du, **{ $seats }** wollt den letzten Zug zurücknehmen.
    }
asked-tie = { $count ->
    [one] 🤝 **{ $seats }** will ein Unentschieden.
   *[other] 🤝 **{ $seats }** wollen ein Unentschieden.
}
    .to-seats = 🤝 { $others ->
        [0] Du willst
        [one] Du und **{ $seats }** wollt
       *[other] Du, **{ $seats }** wollt
    } ein Unentschieden.
asked-claim = { $count ->
    [one] 🙌 **{ $seats }** beansprucht die restlichen Stiche.
   *[other] 🙌 **{ $seats }** sagen: Die restlichen Stiche gehen an **{ $other }**.
}
    .to-seats = 🙌 { $others ->
        [0] Du beanspruchst die restlichen Stiche.
        [one] Du und **{ $seats }** sagt: Die restlichen Stiche gehen an **{ $other }**.
       *[other] Du, **{ $seats }** sagt: Die restlichen Stiche gehen an **{ $other }**.
    }
    .to-seats-other = 🙌 { $others ->
        [0] Du beanspruchst die restlichen Stiche.
        [one] Du und **{ $seats }** sagt: Die restlichen Stiche gehen an dich.
       *[other] Du, **{ $seats }** sagt: Die restlichen Stiche gehen an dich.
    }
    .to-other = 🙌 **{ $seats }** sagen: Die restlichen Stiche gehen an dich.
asked-sit = 💺 **{ $name }** möchte den Platz von **{ $other }**.
guest-comes = 💺 **{ $name }** übernimmt beim nächsten Geben den Platz von **{ $seat }**.
asked-others = Einverstanden, **{ $seats }**? Frist: { $time }.
    .to-seats = { $others ->
        [0] Bist du einverstanden?
        [one] Seid ihr einverstanden, du und **{ $seats }**?
       *[other] Seid ihr einverstanden, du, **{ $seats }**?
    } Frist: { $time }.
asked-all = Alle sind einverstanden, also endet die Partie mit { $unit ->
    [hand] diesem Spiel
    [deck] diesem Deck
    [hole] diesem Loch
   *[round] dieser Runde
}.
table-long = ⏳ { $seat }, diese Partie hat schon { $count } Züge, also endet sie mit { $unit ->
    [hand] diesem Spiel
    [deck] diesem Deck
    [hole] diesem Loch
   *[round] dieser Runde
}.
table-score = **{ $score }** { $name }
table-score-note = **{ $score }** { $name } · { $note }
table-sealed = -# 🔒 Mischung versiegelt
table-opened = -# 🔓 Mischbeleg: Drück **Prüfen**
table-moves = { $place ->
    [here] Hier ist der Tisch.
   *[elsewhere] Der Tisch ist jetzt in { $place }.
}
table-out-of-reach = Diesen Tisch kann ich nur in seinem eigenen Kanal posten. Tippe dort /table show.
table-stays = Gerade kann ich den Tisch nicht posten. Versuch es in einer Minute noch einmal.

hand-head = ### { $name }
hand-head-link = ### { $name }
    {"["}Zum Tisch]({ $link })
hand-away = 🤖 Du warst abwesend, also spielt ein Computer für dich. Drück **Bin wieder da**, um zu übernehmen.
hand-paused = Pause
hand-others = Die anderen spielen
hand-order = ⏩ Wenn du dran bist, wähle ich **{ $order }** für dich. Drück den Button noch einmal, um das aufzuheben.
hand-standing-order = ⏩ Ab jetzt wähle ich **{ $order }** für dich. Drück den Button noch einmal, um das aufzuheben.
hand-turn-clock = **Du bist dran,** Frist { $time }.
hand-turn-spare = **Du bist dran** und verbrauchst Extrazeit. Die anderen können einen Computer spielen lassen. Frist { $time }.
hand-own = { $label }: { $cards }
hint = 💡 **{ $action }**: { $why }
why-head = Ich habe jeden Zug gegen viele mögliche Kartenverteilungen probiert. Am Ende { $unit ->
    [hand] des Spiels
    [deck] des Decks
    [hole] des Lochs
   *[round] der Runde
}, verglichen mit der stärksten Gegenseite, stündest du so:
why-move-even = **{ $action }**: etwa gleichauf
why-move-better = **{ $action }**: etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} vorn
why-move-worse = **{ $action }**: etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} zurück
why-ahead = Vorausgerechnet ist das besser als meine erste Wahl.
why-instead = Über viele Spiele ist das besser als meine erste Wahl.
why-policy = So würde ein schwerer Computer spielen.
why-rule = Das ist eine Faustregel. In diesem Spiel hat Vorausrechnen sie nicht geschlagen.
why-late = Zum Vorausrechnen reichte die Zeit nicht.
why-only = Das ist dein einziger Zug.
type-it = ⌨️ Das passt auf keinen Button. Tippe es mit `/move`: `{ $action }`
your-turn = { $mention } Du bist dran, in { $name }. Drück **Mein Blatt zeigen** unter dem Tisch.
dm-late = { $mention } Discord stellt deine Karten gerade nicht zu. Drück **Mein Blatt zeigen** unter dem Tisch, um sie zu sehen und zu spielen.
dm-closed = { $mention } Ich kann dir keine Direktnachrichten schicken. Drück **Mein Blatt zeigen** unter dem Tisch, um deine Karten zu sehen und zu spielen.
hand-kicked = Der Tisch hat dich ersetzt, durch { $seat }. { $mode ->
    [practice] Es ist Training, also keine Niederlage.
   *[rated] Du verlierst diese Partie nur, wenn dieser Platz verliert.
}
hand-sent-away = Die Serverleitung hat dich ersetzt, durch { $seat }. { $mode ->
    [practice] Es ist Training, also keine Niederlage.
   *[rated] In der ersten Hälfte der Partie ist das keine Niederlage. Danach bekommst du, was dein Platz bekommt.
}
hand-gone = Du hast eine Woche lang nicht gespielt, also spielt { $seat } für dich. { $mode ->
    [practice] Es ist Training, also keine Niederlage.
   *[rated] Das zählt als Niederlage.
} Drück **Platz nehmen** unter dem Tisch, um zurückzukommen.
hand-left = Du hast die Partie verlassen. { $seat } spielt für dich weiter.
hand-rating = Deine Wertung: { $before } → **{ $after }**
time-up = ⏱️ Zeit abgelaufen für { $seat }.
    .to-seat = ⏱️ Deine Zeit ist abgelaufen.
just-drawn = { $text } · neu
was-forced = Das war dein einziger Zug.
was-ordered = Ich habe es für dich gespielt, wie gewünscht.
last-trick = Letzter Stich
no-last-trick = Noch ist kein Stich fertig.

verify-true = ✅ **Mischbeleg:** { $name }, beendet { $time }. { $told }
verify-false = ❌ **Mischbeleg:** { $name }, beendet { $time }. { $told }
verify-lobby = 🔒 **Mischbeleg:** { $name }, noch nicht gegeben. Bevor jemand mitgespielt hat, habe ich ein Geheimnis fürs Mischen gezogen; sein Fingerabdruck ist `{ $commitment }`. Jedes **Mitspielen** fügt eine eigene Nummer hinzu, das Geben auch. Nach der Partie veröffentliche ich das Geheimnis, und alle können das Geben prüfen.
verify-beacon = Auch Runde { $round } der öffentlichen Zufallsquelle wird eingemischt; sie ist noch nicht erschienen.
verify-under-way = 🔒 **Mischbeleg:** { $name }, läuft noch. Die Mischung hat ein Geheimnis, dessen Fingerabdruck in der Lobby stand: `{ $commitment }`. Am Ende veröffentliche ich das Geheimnis.
verify-unsealed = { $name }, läuft noch. Diese Partie begann, bevor es Fingerabdrücke gab, also lässt sie sich nicht prüfen.
verify-follows = Davor ging auf diesem Server zuletzt Partie { $match } zu Ende.
verify-first = Es ist die erste Partie, die von diesem Server bekannt ist.
verify-nothing = In diesem Kanal ist noch keine Partie zu Ende gegangen.
numbers-commitment = **Fingerabdruck**, in der Lobby gezeigt, bevor jemand mitspielte: der SHA-256 des Geheimnisses und der vorigen Partie:
    `{ $commitment }`
numbers-opened-after = **Vorige Partie**: der SHA-256 der letzten Partiedatei dieses Servers, als dieser Tisch öffnete, oder Nullen, wenn es keine gab:
    `{ $digest }`
numbers-secret = **Geheimnis**, am Ende veröffentlicht:
    `{ $secret }`
numbers-joins = **Beitritte**: jeder Platz (ab 0) mit der ID des Klicks, der ihn nahm, dann die ID der Nachricht vom Geben (nach Discords Uhr { $times }):
    `{ $joins }`
    { $seal ->
        [none] { "" }
       *[other] Die Nachricht vom Geben zeigt den SHA-256 des Teils davor: `{ $seal }`.
    }
numbers-seed = **Startwert**, der HMAC-SHA256 der Beitritte mit dem Geheimnis als Schlüssel:
    `{ $seed }`
numbers-seed-alone = **Startwert**, vor dem Geben ohne Fingerabdruck gezogen:
    `{ $seed }`
numbers-file = In der Datei steht die ganze Partie. Um sie selbst zu prüfen: `python -m games verify { $file }`

record-file = Die ganze Partie als Datei.

replay-title = { $name }, Partie { $number }
replay-entry = { $number }: { $name }, { DATE($day, pattern: "d. MMM") } { $time } UTC, { $names }
replay-step = Schritt { $number } von { $last }
replay-hand = -# **{ $seat }** { $cards }
replay-shared = **{ $name }** zeigt einen Zug:
    { $head }
film-steps = Schritte { $first } bis { $last }
film-words = { $head }, { $place }. Das letzte Bild:
no-such-match-here = In diesem Kanal gibt es keine Partie { $number }. Wähl eine aus der Liste, die `/replay` zeigt.

review-title = ### { $name }, Partie { $number }: Analyse
review-begins = 🔎 Gleich sehe ich deine Züge durch. Schließ diese Nachricht, dann höre ich auf.
review-first = 🔎 Ich sehe deine Züge durch: { $done } von { $of }. Schließ diese Nachricht, dann höre ich auf.
review-closer = 🔎 Alle { $of } Züge gesehen. Jetzt genauer die, die dich etwas gekostet haben könnten.
review-moment = -# Stelle { $number } von { $last }, aus { $decisions } { $decisions ->
    [one] Entscheidung
   *[other] Entscheidungen
}
review-find-head = -# Kein klarer Fehler in { $decisions } { $decisions ->
    [one] Entscheidung
   *[other] Entscheidungen
}. Das war dein bester Zug.
review-clean = Kein klarer Fehler in { $decisions } { $decisions ->
    [one] Entscheidung
   *[other] Entscheidungen
}, und kein Zug, der alle anderen schlug. Gut gespielt.
review-try = **Was würdest du tun?** Dein Zug hier hat dich etwas gekostet. Versuch etwas anderes: Jetzt zählt es nicht.
review-same = **{ $action }** war auch damals dein Zug. Versuch etwas anderes.
review-other = **{ $action }** würde ich nicht spielen. Versuch es noch einmal oder drück **Zeig's mir**.
review-solved = ✅ Genau das!
review-cost = Dein Zug: **{ $action }**. Im Schnitt hat er dich etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} gekostet, ± { $error }.
review-scale = -# Über viele mögliche Kartenverteilungen, { $unit ->
    [together] gezählt am Ende.
    [hand] gezählt am Ende des Spiels gegen die stärkste Gegenseite.
    [deck] gezählt am Ende des Decks gegen die stärkste Gegenseite.
    [hole] gezählt am Ende des Lochs gegen die stärkste Gegenseite.
   *[round] gezählt am Ende der Runde gegen die stärkste Gegenseite.
}
review-better = 💡 Besser: **{ $action }**. { $why }
review-find = ✅ Dein Zug: **{ $action }**. Im Schnitt hätte **{ $instead }** etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} gekostet, ± { $error }.
review-ahead = Vorausgerechnet ist das besser als alles andere, was ich probiert habe.
review-not-yours = Eine Partie analysieren lassen kann nur, wer sie gespielt hat. Nimm mit `/review` eine von dir.
review-not-over = Diese Partie ist noch nicht zu Ende. Danach analysiere ich sie.
review-no-game = Dieses Spiel kann ich nicht analysieren: Vorausrechnen trennt hier gute Züge nicht von schlechten.
review-nothing = In dieser Partie hattest du nichts selbst zu entscheiden.
review-none-here = In diesem Kanal hast du noch keine Partie beendet. Gib mir die Nummer einer anderen.
review-busy = Ich analysiere gerade noch eine Partie für dich. Gib mir eine Minute.
review-failed = Diese Analyse ist mir nicht gelungen. Drück noch einmal **Analyse** oder tippe `/review`.
review-late = Es war zu viel zu tun, also bin ich nicht fertig geworden. Versuch es später noch einmal.

report-title = { $title } melden
report-label = Was ist schiefgelaufen?
report-note = { $status ->
    [over] Die Serverleitung sieht deine Meldung und die Partiedatei.
   *[playing] Die Serverleitung sieht deine Meldung. Nenn keine verdeckten Karten: Die Partie läuft noch.
}
report-head = ### 🚩 { $title }
    Von **{ $name }** ({ $mention }), über {"["}diesen Tisch]({ $place }):
report-over = -# Die Partiedatei ist angehängt.
report-under-way = -# Die Partie läuft noch, also enthält die angehängte Datei nur, was öffentlich ist. Wenn sie zu Ende ist, gibt dir **Partiedatei** alles.
report-sent = Danke. Deine Meldung und die Partie sind bei { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}.
report-closed = Von der Serverleitung war niemand zu erreichen. Sag dort selbst Bescheid und häng die Datei an, die **Partiedatei** unter einer Wiederholung gibt.
report-nobody = Deine Meldung konnte ich nicht senden, weil ich nicht weiß, wer diesen Server leitet.
report-nothing = Es gibt noch nichts zu melden: Hier wurde keine Partie gespielt.

no-table = Du sitzt an keinem Tisch. Öffne einen mit `/play`, oder lass dir von `/notify` sagen, wenn einer öffnet.
no-match-here = In diesem Kanal spielt niemand. Öffne einen Tisch mit `/play`, oder lass dir von `/notify` sagen, wenn einer öffnet.
invited = 🎴 { $mention }, **{ $host }** lädt dich zu { $name } ein, in { $place }.
invite-bot = Gegen andere Bots kann ich nicht spielen. Wähl einen Menschen.
challenge-pick = Was möchtest du mit **{ $name }** spielen?
no-hint = Gerade gibt es keinen Tipp: Du bist nicht dran.
words-off = Schnelle Reaktionen sind auf diesem Server ausgeschaltet.
table-elsewhere = Auf diesem Server öffnen Tische in { $places }. Tippe dort /play.
game-hidden = { $game } ist auf diesem Server ausgeschaltet. Tippe /play, um seine Spiele zu sehen.
permission-view_channel = Kanal ansehen
permission-attach_files = Dateien anhängen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permissions-missing = Mir fehlen hier Berechtigungen: { $names }. Bitte die Serverleitung, sie in diesem Kanal zu erlauben.
leave-ask-match = Deine Partie { $name } in { $place } verlassen? { $mode ->
    [practice] Es ist Training, also keine Niederlage.
   *[rated] Ein Computer übernimmt deinen Platz, und es zählt als Niederlage.
}
leave-ask-table = Den Tisch { $name } in { $place } verlassen?
you-left = Du hast den Tisch verlassen.
you-left-match = { $mode ->
    [practice] Du hast die Partie verlassen. Es ist Training, also keine Niederlage. Ein Computer spielt für dich weiter.
   *[rated] Du hast die Partie verlassen, also eine Niederlage. Ein Computer spielt für dich weiter.
}
you-left-last = { $mode ->
    [practice] Du hast die Partie verlassen, und der Tisch ist geschlossen. Es war Training, also keine Niederlage.
   *[rated] Alle sind gegangen, also ist der Tisch geschlossen. Für alle, die gegangen sind, zählt es als Niederlage.
}
you-asked = Ich habe am Tisch in { $place } alle gefragt. Frist: { $time }.
you-let-in = Am Tisch in { $place } haben alle zugestimmt. Beim nächsten Geben nimmst du Platz.
you-turned-down = Am Tisch in { $place } waren nicht alle einverstanden.
you-asked-no-more = Die Frage an den Tisch in { $place } ist geschlossen.
you-stay-out = Gut, du nimmst in { $place } nicht Platz.
you-all-agree = Alle sind einverstanden. Sieh auf den Tisch in { $place }.
kick-ask = { $name } spielt in { $place }, { $game }, nicht hier. Dort durch einen Computer ersetzen?
press-replace = Ersetzen
kicked = Erledigt. Am Tisch in { $place } spielt { $seat } weiter.
kick-self = Das bist du selbst. Zum Gehen tippe `/leave`.
kick-stranger = { $name } spielt hier an keinem Tisch. Wähl eine Person, die hier spielt.
you-want-void = Du willst die Partie abbrechen. Stimmen alle anderen unter dem Tisch in { $place } zu, zählt sie nicht. Bis dahin spiel weiter.
store-unavailable = Ich erreiche gerade meine Datenbank nicht. Wenn sich gleich nichts tut, versuch es noch einmal.
discord-unavailable = Discord hat gerade Probleme. Wenn sich gleich nichts tut, versuch es noch einmal.
in-line = ⏳ Du bist Nummer { $place } in der Schlange.
too-many = Etwas langsamer bitte. Versuch es wieder: { $time }.
slow = Das dauert länger als sonst. Die Antwort erscheint gleich hier; wenn nicht, versuch es noch einmal.
form-late = Das hat etwas gedauert. Drück **Ausfüllen**.
not-ours = Dieser Button ist veraltet. Nimm die neueste Nachricht oder tippe einen Befehl.
argument-out-of-range = { $value } geht nicht. Wähl eine andere Zahl.
argument-unknown = Mit „{ $value }“ kann ich nichts anfangen. Wähl aus der Liste, die beim Tippen erscheint.
command-changed = Dieser Befehl hat sich geändert. Lad Discord neu und tippe ihn noch einmal.
broken = Da ist etwas kaputtgegangen, aber dein Tisch ist sicher. Versuch es noch einmal. Wenn es wieder passiert, gib der Person, die den Bot betreibt, diesen Code: { $code }

lesson-head = ### { $name }: Lektion
lesson-step = -# Schritt { $number } von { $last }
lesson-right = ✅ { $why }
lesson-wrong = ⚠️ { $why }
lesson-done = 🎓 **Das war die Lektion.** Den Rest lernst du beim Spielen: Drück **Spielen**, wenn du so weit bist.
lesson-table = Du sitzt schon an einem Tisch dieses Spiels: { $place }. Drück dort **Starten**, wenn alle da sind.
lesson-offer = 🎓 { $name } ist neu für dich? Lern es in zwei Minuten, bevor du startest.
lesson-none = Zu { $game } gibt es noch keine Lektion. Versuch `/rules`.
press-learn = Lernen
press-learn-again = Von vorn
