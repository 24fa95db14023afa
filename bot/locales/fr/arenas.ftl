press-arena-next = Table suivante
press-arena-results = Résultats
press-arena-me = Ma place
press-arena-back = Retour
press-arena-more = Plus
arena-title = Arène { $name }
arena-head = ### 🏟️ Arène { $name }
arena-announced = Début : { $time }, pendant { $minutes } minutes. Appuie sur **Rejoindre** pour en être.
arena-running = Appuie sur **Table suivante** pour avoir une place. Une table commence à { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}, et après 30 secondes des ordinateurs la complètent. Dernières tables : { $time }.
arena-closing = Plus aucune table ne commence. Les médailles viennent quand la dernière sera finie.
arena-done = 🏁 C'est fini, bien joué tout le monde !
arena-removed = Cette arène a été supprimée, il n'y a donc pas de médailles. Les tables en cours continuent.
arena-people = { $count ->
    [one] **{ $count }** joueur
   *[other] **{ $count }** joueurs
} jusqu'ici : { $names }
arena-names = { $names } et { $count } de plus
arena-rules = { $form ->
    [pairs] Les partenaires qui gagnent marquent 2 points chacun.
    [few] La première place vaut 2 points.
   *[many] La première place vaut 2 points, la deuxième 1.
} Après deux premières places d'affilée, tes points doublent jusqu'à ce que tu en manques une. En solo contre des ordinateurs, une victoire vaut 1.
arena-medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $names } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
arena-no-medals = Les médailles demandent deux joueurs avec des points différents, il n'y en a donc pas cette fois.
arena-unplayed = 🏁 L'arène est finie, et personne n'a fini de table.
arena-nobody = Personne n'a encore rejoint.
arena-subtitle = { $status ->
    [over] Classement final
    [announced] Pas encore commencée
   *[running] Classement
} · { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
arena-sharing = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
arena-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
arena-record = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $firsts ->
    [one] { $firsts } victoire
   *[other] { $firsts } victoires
}
arena-hot = Série de 2 ou plus : les points comptent double
column-firsts = Victoires
column-tables = Tables

arena-in = C'est noté. Quand l'arène commence, appuie ici sur **Table suivante**. Début : { $time }.
arena-in-line = Tu es dans la file. La table commence à { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}, ou avec des ordinateurs 30 secondes après le premier clic. `/leave` t'en retire.
arena-out-of-line = Tu n'es plus dans la file. Appuie sur **Table suivante** si tu veux encore une place.
arena-seated = Ta table : { $place }
arena-table = Arène { $name } · table { $number }
arena-started = L'arène est ouverte : { $place }
arena-ended = Plus aucune table ne commence. Celles en cours comptent encore, et les médailles viennent quand la dernière sera finie : { $place }
arena-gone = L'arène est supprimée, et les tables en cours continuent comme des tables ordinaires : { $place }
arena-channel = Une arène demande un salon textuel d'un serveur où je suis membre. Tape la commande dans un tel salon.
arena-none = Il n'y a pas encore eu d'arène sur ce serveur. `/arena start` en ouvre une.
arena-none-open = Aucune arène n'est ouverte ici. `/arena start` en ouvre une.
arena-which = Il y a deux arènes ici. Choisis-en une sous `game`.
time-unclear = Je ne comprends pas « { $text } ». Tape par exemple 45m, 2h, ou 20:30 en UTC.
time-over = « { $text } » est déjà passé. Choisis une heure à venir.

arenas-off = Les arènes sont désactivées sur ce serveur. Qui peut le gérer peut les activer dans `/settings`.
arenas-of-managers = Seules les personnes qui peuvent gérer ce serveur ouvrent des arènes. Elles peuvent changer ça dans `/settings`.
arenas-many = Ce serveur a déjà { $most } arènes. Ouvres-en une autre quand l'une d'elles sera finie.
arena-no-game = Il n'y a pas d'arènes pour { $name }. Choisis un autre jeu.
arena-minutes = Une arène dure de { $least } à { $most } minutes.
arena-time = Une arène commence maintenant ou dans les sept jours. Choisis une heure de cette semaine.
arena-not-begun = L'arène n'a pas encore commencé, il n'y a donc pas de tables. Début : { $time }.
arena-over = Plus aucune table ne commence dans cette arène : elle est finie. `/arena results` montre le résultat.
arena-table-open = Tu es encore à une table : { $place } Appuie sur **Table suivante** quand elle sera finie.
arena-no-room = Je prépare d'autres tables. Appuie de nouveau sur **Table suivante** dans un instant.
arena-not-yours = Seule la personne qui a ouvert l'arène, ou quelqu'un qui peut gérer ce serveur, peut faire ça.
arena-stranger = Il faut être membre du serveur { $name } pour y jouer.
no-such-arena = Je ne connais pas cette arène. `/arena results` montre la dernière ici.
