rank-server = Rangliste: { $place }
rank-season = Rangliste: { $place } · { $season }
rank-everywhere = Globale Rangliste
rank-nobody = Noch hat niemand eine Partie beendet.
rank-provisional = ? = vorläufig: weniger als { $matches } Partien
rank-bets = Einsätze/100 = gewonnene eigene Einsätze pro 100 Runden; weniger als { $few } Runden zählen als { $few }
rank-none = Du stehst noch nicht auf dieser Rangliste. Beende erst eine Partie mit anderen Menschen.
rank-none-house = Du stehst noch nicht auf dieser Rangliste. Beende erst eine Partie.
rank-percent = { $percent } %
press-me = Mein Platz
column-rank = Platz
column-player = Name
column-game = Spiel
column-rating = Wertung
column-matches = Partien
column-won = Siege
column-streak = Serie
column-best = Rekord
column-average = Schnitt
column-bets = Einsätze/100
rating-average = { SIGNED($points, digits: 1) }
rating-sure = { $points }
rating-provisional = { $points }?

press-week = Diese Woche
press-week-all = Diese Woche, alle Spiele
press-all-time = Seit Beginn
week-all-games = Alle Spiele
week-head = Diese Woche in { $place }
week-note = Ein Punkt für jede Person hinter dir, weniger für dieselbe
week-tenths = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
week-points = Du bekommst einen Punkt für jede Person, die hinter dir landet. Beim zweiten Mal in einer Woche bringt dieselbe Person ein Drittel, beim dritten Mal ein Fünftel. Alle, die hier weniger als { $few } Partien beendet haben, zählen als eine. Ende der Woche: { $time }.
week-nobody = Diese Woche hat hier noch niemand mit anderen gespielt.
week-none = Du stehst noch nicht auf dieser Rangliste. Beende diese Woche eine Partie mit anderen Menschen.
week-of-server = Die Rangliste der Woche gehört zu einem Server. Nutz den Befehl dort.

stats-summary = { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}, { $wins } gewonnen
    .most = { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    }, { $wins } gewonnen · meist { $games }
stats-day = { DATE($day, pattern: "d. MMM y") }
stats-plot = { $of ->
    [bets] Gewonnene Einsätze pro 100 Runden,
    [average] Punkteschnitt,
   *[rating] Wertung,
} { $game }, { $count ->
    [one] nach 1 Partie
   *[other] letzte { $count } Partien
}
stats-against = { $name } gegen { $rivals }.
stats-rival = { $name } { $won }:{ $lost }
stats-practice = Gegen Computer: { $wins } von { $matches } gewonnen.
stats-practice-only = { $name } hat bisher nur trainiert. Gegen Computer: { $wins } von { $matches } gewonnen.
stats-recounted = Neu: Eine Partie, die du allein gegen Computer beginnst, ist Training und ändert keine Wertung. Auch frühere zählen nicht mehr.
stats-none = { $name } hat noch keine Partie beendet.
stats-hidden = Die Statistik von { $name } ist privat.

season-started = 🏁 Die Saison **{ $season }** hat begonnen. Wer vorn liegt, zeigt `/leaderboard` mit ihr unter `season`.
season-ended = 🏁 Die Saison **{ $season }** ist vorbei. Wie sie ausging, zeigt `/leaderboard` mit ihr unter `season`.
season-not-allowed = Saisons beginnt und beendet nur, wer diesen Server verwalten darf. Frag dort nach.
season-not-started = Es läuft schon eine Saison. Beende sie erst mit `/season end`.
season-name-taken = Eine Saison mit diesem Namen hatte dieser Server schon. Nimm einen anderen Namen.
season-none = Es läuft keine Saison. Beginn eine mit `/season start`.
season-unknown = Dieser Server hat keine Saison namens „{ $name }“. Wähl eine aus der Liste.
season-of-server = Saisons gehören zu einem Server. Nutz diesen Befehl dort, mit dem Bereich „dieser Server“.
