award = { $names } : succès « { $name } »

press-achievements = Succès
press-career = Tous les jeux
achievements-head = ### Succès : { $name }, { $count } sur { $all }
achievements-earned = { $icon } **{ $name }** : { $how } Obtenu { $time }.
achievements-open = ▫️ **{ $name }** : { $how }

profile-new = Aucune partie finie
profile-dailies = { $count ->
    [one] défi quotidien d'affilée
   *[other] défis quotidiens d'affilée
}
profile-wins = { $count ->
    [one] victoire d'affilée
   *[other] victoires d'affilée
}
profile-practice = victoires à l'entraînement
profile-practiced = { $wins } sur { $matches }
profile-medals = Médailles d'arène : { $gold } or, { $silver } argent, { $bronze } bronze.
profile-games = Meilleurs jeux
profile-game = { $name } { $rating }, rang { $rank }
profile-rank = n° { $rank }
profile-rivals = Rivaux
profile-balance = { $won }–{ $lost }
profile-won-lost = Gagnées–perdues
profile-achievements = Succès
profile-earned = { $count } sur { $all }

achievement-regular = De la maison
how-to-earn-regular = Finis dix parties avec d'autres personnes.
achievement-full-table = Table complète
how-to-earn-full-table = Finis une partie avec quatre personnes à la table.
achievement-people = Belles rencontres
how-to-earn-people = Joue à un jeu contre dix personnes différentes.
achievement-guest = En cours de route
how-to-earn-guest = Assieds-toi pendant une partie et gagne-la.
achievement-comeback = Remontada
how-to-earn-comeback = Gagne une partie après une dernière place à mi-parcours.
achievement-bids = Annonces parfaites
how-to-earn-bids = Gagne une partie avec trois annonces exactes d'affilée.
achievement-ahead = En tête
how-to-earn-ahead = Gagne une partie de cinq manches ou plus en menant après chacune.
achievement-last-round = Sur le fil
how-to-earn-last-round = Gagne une partie de cinq manches ou plus en ne menant qu'après la dernière.
achievement-streak = En série
how-to-earn-streak = Gagne cinq parties d'un jeu d'affilée.
achievement-machines = Contre les machines
how-to-earn-machines = Bats trois ordinateurs difficiles à une table.
achievement-seats = Toutes les places
how-to-earn-seats = Gagne à un jeu depuis chaque place d'une table de quatre ou plus.
achievement-crowd = Grande table
how-to-earn-crowd = Gagne une partie avec six personnes à la table.
achievement-giant = Tueur de géants
how-to-earn-giant = Bats quelqu'un qui a 200 points de cote de plus que toi.
achievement-games = Touche-à-tout
how-to-earn-games = Gagne à dix jeux, avec trois parties finies à chacun.
achievement-hundred = Vieux briscard
how-to-earn-hundred = Finis cent parties avec d'autres personnes.
achievement-master = Maître
how-to-earn-master = Atteins une cote de 1 500 qui n'est pas provisoire.
achievement-arena-medal = Podium
how-to-earn-arena-medal = Gagne une médaille dans une arène de huit personnes ou plus.
achievement-arena-gold = Champion
how-to-earn-arena-gold = Gagne une arène de seize personnes ou plus.
achievement-daily-week = Tous les jours
how-to-earn-daily-week = Finis un défi quotidien sept jours d'affilée.
achievement-daily-games = Dix défis
how-to-earn-daily-games = Finis les défis quotidiens de dix jeux différents.
achievement-daily-house = Machines battues
how-to-earn-daily-house = Fais mieux à un défi quotidien que tous les ordinateurs qui l'ont joué.
achievement-daily-month = Mois complet
how-to-earn-daily-month = Finis un défi quotidien trente jours d'affilée.
