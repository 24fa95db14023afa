stale = Am Tisch ist es schon weitergegangen. Sieh noch einmal nach und nimm die neuesten Buttons.
never-first = Andere haben zuerst geklickt. Versuch es noch einmal.
not-seated = Du sitzt nicht an diesem Tisch. { $way ->
    [join] Spiel mit, bevor es losgeht, oder öffne
    [private] Er ist nur für Eingeladene. Öffne
    [sit] **Platz nehmen** fragt nach dem Platz eines Computers. Oder öffne
   *[none] Öffne
} deinen eigenen mit /play.
already-seated = Du sitzt schon an diesem Tisch. Drück **Starten**, wenn alle da sind.
deal-changed = Der Tisch hat sich gerade geändert, also wurde nicht gegeben. Drück noch einmal **Starten**.
just-dealt = Die Karten sind gerade gegeben. Um die Partie zu verlassen, tippe /leave.
already-started = Diese Partie hat schon begonnen. Öffne mit /play einen anderen Tisch.
not-started = Diese Partie hat noch nicht begonnen. Drück **Starten**, wenn alle da sind.
not-over = Diese Partie ist noch nicht zu Ende. Danach gibt es die Revanche.
still-sealed = Diese Partie ist noch nicht zu Ende. Danach können alle ihre Blätter und ihre Partiedatei sehen und das Mischen prüfen.
lobby-full = Alle { $most } Plätze sind besetzt. Öffne mit /play einen anderen Tisch.
seats-held = Die freien Plätze sind für { $names } reserviert. Frag dort nach, oder versuch es in einer Minute noch einmal.
seat-taken = Da sitzt { $name }. Tauschen kann euch nur, wer diesen Tisch geöffnet hat: { $host }.
seats-most = Mit diesen Regeln können höchstens { $most } spielen.
seats-fewest = Mit diesen Regeln braucht es { $least } zum Spielen, also bleibt der letzte Computer.
no-computer = An diesem Tisch gibt es keinen Computer zum Entfernen.
no-computer-there = Auf diesem Platz sitzt kein Computer mehr. Sieh auf den Tisch und wähl noch einmal.
host-only = Das ändert nur, wer diesen Tisch geöffnet hat: { $name }. Frag dort nach, oder öffne mit /play einen eigenen.
clock-beyond-reach = Hier kann ein Zug höchstens { $minutes } Minuten dauern: Danach kann ich den Tisch erst wieder ändern, wenn jemand klickt.
clock-out-of-range = Gib 1 bis { $most } Sekunden ein, oder 0 für keine Grenze.
no-such-match = Diesen Tisch gibt es nicht mehr. Öffne einen mit /play.
no-such-game = Ein Spiel namens „{ $game }“ kenne ich nicht. Wähl eins aus der Liste, die beim Tippen erscheint.
match-closed = Dieser Tisch ist geschlossen. Öffne mit /play einen anderen.
everybody-left = Alle sind gegangen, also ist dieser Tisch geschlossen. Öffne mit /play einen anderen.
called-off = Alle wollten diese Partie abbrechen, also zählt sie nicht. Öffne mit /play einen anderen Tisch.
void-alone = Du spielst nur gegen Computer, also kann niemand zustimmen. Spiel weiter, oder /leave.
void-late = Abbrechen kannst du eine Partie nur { $unit ->
    [hand] im ersten Spiel
    [deck] im ersten Deck
    [hole] am ersten Loch
   *[round] in der ersten Runde
}. Spiel weiter, oder /leave.
void-house = Hier spielt ihr alle gegen die Bank, also könnt ihr nur abbrechen, bevor jemand gespielt hat. Spiel weiter, oder /leave.
void-together = Hier spielt ihr alle zusammen, also könnt ihr nur abbrechen, bevor jemand gespielt hat. Spiel weiter, oder /leave.
tables-of-user = Du hast { $most } offene Tische. Spiel einen zu Ende oder verlass einen mit /leave, dann öffne den nächsten.
tables-in-channel = Dieser Kanal hat schon { $most } offene Tische. Öffne deinen in einem anderen Kanal, oder warte, bis einer schließt.
tables-in-server = Dieser Server hat schon { $most } offene Tische. Spiel an einem mit, oder warte, bis einer schließt.
matches-many = Du hast in der letzten Stunde viele Partien begonnen. Die nächste kannst du wieder starten: { $time }.
lobby-idle = Hier ist { $minutes } Minuten lang nichts passiert, also ist dieser Tisch geschlossen. Öffne mit /play einen anderen.
rules-changed = Die Regeln haben sich seit Beginn dieser Partie geändert, also kann ich sie nicht zeigen oder fortsetzen. Öffne mit /play einen anderen Tisch.
asked-already = Es läuft noch eine andere Abstimmung. Sieh auf den Tisch.
guest-already = { $name } nimmt beim nächsten Geben Platz. Frag danach noch einmal.
guest-arena = Mitten in einer Partie der Arena nimmt niemand Platz.
asked-no-more = Diese Abstimmung ist vorbei. Sieh auf den Tisch.
asked-alone = Hier ist niemand, der zustimmen könnte. Spiel weiter, oder /leave.
said-often = Warte ein paar Sekunden, bevor du wieder reagierst.
substitute-early = Für diesen Zug ist noch Zeit. Warte, bis sie abgelaufen ist.
not-asked = Das entscheiden die anderen.
end-computers = Gegen Computer zählt eine Partie nur bis zum Ende gespielt. Spiel weiter, oder /leave.
redeal-late = Es wurde schon gespielt, also ist es zum neuen Geben zu spät. Spiel weiter.
redeal-once = Neu geben geht nur einmal pro Partie, und das war schon. Spiel weiter.
kick-nobody = Auf diesem Platz sitzt schon ein Computer. Wähl einen Menschen an deinem Tisch.
kick-few = Dem müssen mindestens zwei andere zustimmen. Die Serverleitung kann es allein.
kick-last = Sonst spielt dort niemand mehr, und die Partie wäre zu Ende. Das kann nur diese Person selbst, mit /leave.
table-paused = Der Tisch macht Pause. Drück erst **Weiterspielen**.
not-paused = Die Pause ist schon vorbei. Spiel weiter.
kick-early = { $name } hat noch keinen Zug verpasst. Fragen kannst du, sobald die Zeit abläuft oder, ohne Uhr, ein Zug zehn Minuten dauert.
pause-alone = Niemand wartet auf dich. Lass dir Zeit.
undo-nothing = Du hast nichts gespielt, was du zurücknehmen könntest.
undo-refused = Der Tisch war dagegen. Fragen kannst du wieder { $unit ->
    [hand] im nächsten Spiel
    [deck] im nächsten Deck
    [hole] am nächsten Loch
   *[round] in der nächsten Runde
}.
undo-told = Zu spät zum Zurücknehmen: Seitdem hat jemand gespielt oder eine neue Karte gesehen. Spiel weiter.
tie-computers = Computer lassen sich auf kein Unentschieden ein. Spiel weiter, oder /leave.
claim-not-now = Gerade gibt es nichts zu beanspruchen. In einem Stichspiel geht das, sobald die erste Karte gespielt ist.
claim-unsure = Nicht jeder Stich ist dir sicher, und Computer geben nicht auf. Spiel weiter.
already-playing = Du spielst hier schon.
seat-gone = Auf deinem Platz sitzt jetzt jemand anders. Öffne mit /play einen anderen Tisch.
no-computer-seat = Hier spielt kein Computer, also gibt es keinen Platz zu übernehmen. Öffne mit /play einen anderen Tisch.
table-private = Dieser Tisch ist privat. Bitte jemanden dort um eine Einladung.
invite-seated = { $name } sitzt schon an diesem Tisch.
everybody-gone = { $mode ->
    [practice] Hier hat eine Woche lang niemand gespielt, also ist dieser Tisch geschlossen. Es war Training, also keine Niederlage. Öffne mit /play einen anderen.
   *[rated] Hier hat eine Woche lang niemand gespielt, also ist dieser Tisch geschlossen, und es zählt als Niederlage. Öffne mit /play einen anderen.
}
