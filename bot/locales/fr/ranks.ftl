rank-server = Classement : { $place }
rank-season = Classement : { $place } · { $season }
rank-everywhere = Classement mondial
rank-nobody = Personne n'a encore fini de partie.
rank-provisional = ? = provisoire : moins de { $matches } parties
rank-bets = Mises/100 = mises gagnées en 100 manches ; moins de { $few } manches comptent comme { $few }
rank-none = Tu n'es pas encore dans ce classement. Finis d'abord une partie avec d'autres personnes.
rank-none-house = Tu n'es pas encore dans ce classement. Finis d'abord une partie.
rank-percent = { $percent } %
press-me = Mon rang
column-rank = Rang
column-player = Joueur
column-game = Jeu
column-rating = Cote
column-matches = Parties
column-won = Gagnées
column-streak = Série
column-best = Record
column-average = Moyenne
column-bets = Mises/100
rating-average = { SIGNED($points, digits: 1) }
rating-sure = { $points }
rating-provisional = { $points }?

press-week = Cette semaine
press-week-all = Cette semaine, tous les jeux
press-all-time = Depuis toujours
week-all-games = Tous les jeux
week-head = Cette semaine : { $place }
week-note = Un point par personne derrière toi, moins si c'est encore la même
week-tenths = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
week-points = Tu marques un point par personne qui finit derrière toi. La deuxième fois dans la semaine, la même personne rapporte un tiers, la troisième fois un cinquième. Les gens qui ont fini moins de { $few } parties ici comptent tous pour un. La semaine finit { $time }.
week-nobody = Personne n'a joué avec d'autres personnes cette semaine.
week-none = Tu n'es pas encore dans ce classement. Finis une partie avec d'autres personnes cette semaine.
week-of-server = Le classement de la semaine est celui d'un serveur. Utilise la commande sur le serveur.

stats-summary = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
}
    .most = { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    } · surtout { $games }
stats-day = { DATE($day, pattern: "d MMM y") }
stats-plot = { $of ->
    [bets] Mises gagnées en 100 manches :
    [average] Score moyen :
   *[rating] Cote :
} { $game }, { $count ->
    [one] après { $count } partie
   *[other] sur les { $count } dernières parties
}
stats-against = { $name } contre { $rivals }.
stats-rival = { $name } { $won }-{ $lost }
stats-practice = Contre les ordinateurs : { $wins } victoires sur { $matches }.
stats-practice-only = Que de l'entraînement jusqu'ici pour { $name }. Contre les ordinateurs : { $wins } victoires sur { $matches }.
stats-recounted = Nouveau : une partie que tu commences en solo contre des ordinateurs est un entraînement et ne change aucune cote. Les anciennes ne comptent plus non plus.
stats-none = { $name } n'a pas encore fini de partie.
stats-hidden = Statistiques privées : { $name }.

season-started = 🏁 La saison **{ $season }** a commencé. Pour voir qui mène, utilise `/leaderboard` et choisis-la sous `season`.
season-ended = 🏁 La saison **{ $season }** est finie. Pour voir le résultat, utilise `/leaderboard` et choisis-la sous `season`.
season-not-allowed = Seules les personnes qui peuvent gérer ce serveur commencent et finissent les saisons. Demande à l'une d'elles.
season-not-started = Une saison est déjà en cours. Finis-la d'abord avec `/season end`.
season-name-taken = Ce serveur a déjà eu une saison de ce nom. Choisis un autre nom.
season-none = Aucune saison en cours. Commences-en une avec `/season start`.
season-unknown = Ce serveur n'a pas de saison « { $name } ». Choisis dans la liste.
season-of-server = Une saison est celle d'un serveur. Utilise cette commande sur le serveur, avec la portée « ce serveur ».
