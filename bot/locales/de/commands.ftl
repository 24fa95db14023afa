command-play = Einen Tisch öffnen: Andere spielen mit, Computer füllen die freien Plätze
command-play-game = Was gespielt wird (leer: alle Spiele zeigen)
command-play-private = Nur Eingeladene können mitspielen

command-leave = Deinen Tisch verlassen; ein Computer spielt weiter, und außer im Training ist es eine Niederlage

command-notify = Eine Direktnachricht bekommen, wenn hier ein Tisch öffnet

command-hand = Dein Blatt zeigen, nur dir

command-hint = Was ein guter Zug wäre, und warum

command-move = Durch Tippen spielen, zum Beispiel QS, bid 4 oder KH suit S
command-move-text = Dein Zug

command-daily = Ein Spiel pro Tag, allein gegen Computer: Vergleich dich mit anderen
command-daily-game = Welches Spiel (leer: das Spiel des Tages)

command-table = Was du an deinem Tisch tun kannst
command-table-show = Den Tisch noch einmal posten, unten im Kanal
command-table-invite = Jemanden an deinen Tisch einladen und einen Platz freihalten
command-table-invite-user = Wen du einlädst
command-table-join = Um den Platz eines Computers in der Partie dieses Kanals bitten
command-table-end = Die Partie nach dieser Runde beenden, wenn alle einverstanden sind
command-table-tie = Die Partie als Unentschieden beenden, wenn alle einverstanden sind
command-table-claim = Den Rest der Stiche beanspruchen
command-table-undo = Deinen letzten Zug zurücknehmen, wenn alle einverstanden sind
command-table-pause = Pause machen, wenn alle einverstanden sind
command-table-redeal = Neu geben, bevor jemand gespielt hat, wenn alle einverstanden sind
command-table-kick = Jemanden durch einen Computer ersetzen, wenn die anderen einverstanden sind
command-table-kick-user = Wen ersetzen

command-preferences = Wie dein Blatt aussieht, sortiert wird und zu dir kommt

command-settings = Farben, Spiele, Kanäle und Meldungen auf diesem Server

command-rules = Wie ein Spiel geht, kurz oder ganz
command-rules-game = Welches Spiel

command-help = Was ich kann und wie du anfängst

command-about = Wer diesen Bot betreibt, Version, Bedingungen und Datenschutz

command-learn = Ein Spiel Schritt für Schritt lernen, in zwei Minuten
command-learn-game = Welches Spiel

command-verify = Prüfen, dass die letzte Partie hier fair gegeben wurde

command-leaderboard = Wer ein Spiel am besten kann
command-leaderboard-game = Welches Spiel (leer: alle Spiele dieser Woche)
command-leaderboard-scope = Unter allen auf diesem Server oder auf allen Servern
command-leaderboard-scope-server = dieser Server
command-leaderboard-scope-global = alle Server
command-leaderboard-season = Eine Saison dieses Servers (leer: seit Beginn)
command-leaderboard-span = Seit Beginn, oder diese Woche auf diesem Server
command-leaderboard-span-always = seit Beginn
command-leaderboard-span-week = diese Woche

command-stats = Deine besten Spiele, Serien, Rivalen und Erfolge
command-stats-user = Von wem (leer: deine)
command-stats-game = Von welchem Spiel die Wertung

command-season = Saisons dieses Servers
command-season-start = Eine Saison beginnen: eine frische Rangliste für alle
command-season-start-name = Wie sie heißt, zum Beispiel Frühjahr 2027
command-season-end = Die Saison beenden; ihre Rangliste bleibt

command-arena = Ein Abend mit kurzen Tischen
command-arena-start = Eine Arena starten: kurze Tische, eine Tabelle, Medaillen
command-arena-start-game = Was gespielt wird
command-arena-start-minutes = Wie lange sie läuft, 10 bis 240 Minuten
command-arena-start-at = Wann, zum Beispiel 45m, 2h oder 20:30 in UTC (leer: jetzt)
command-arena-end = Die Arena hier beenden: Laufende Tische zählen noch
command-arena-end-game = Von welchem Spiel, falls es zwei gibt
command-arena-remove = Die Arena hier entfernen, ohne Medaillen
command-arena-remove-game = Von welchem Spiel, falls es zwei gibt
command-arena-results = Dein Platz in der Arena dieses Servers oder in der letzten

command-privacy = Was ich über dich speichere
command-privacy-show = Was ich über dich speichere und wer es sieht
command-privacy-export = Alles, was ich über dich speichere, in einer Datei
command-privacy-leaderboard = Wählen, auf welchen Ranglisten du stehst
command-privacy-leaderboard-where = Wo andere deine Wertung und Statistik sehen
command-privacy-leaderboard-where-global = überall
command-privacy-leaderboard-where-server = nur auf meinen Servern
command-privacy-leaderboard-where-hidden = nirgends
command-privacy-delete = Alles löschen, was ich über dich speichere

command-replay = Eine beendete Partie Schritt für Schritt ansehen
command-replay-match = Ihre Nummer (leer: die letzte Partie hier)

command-review = Sehen, welche deiner Züge dich in einer beendeten Partie am meisten gekostet haben
command-review-match = Ihre Nummer (leer: deine letzte Partie hier)

command-report = Der Serverleitung melden, was in einer Partie schiefgelaufen ist

context-menu-challenge = Herausfordern
