press-policy = Pourquoi, et combien de temps
press-forget = Supprimer tout sur moi

privacy-head = ### Ce que je garde sur toi
privacy-nothing = Rien. Ça change quand tu t'assois à une table, choisis quelque chose dans `/preferences` ou demandes les signalements dans `/settings`.
privacy-name = **Ton nom**, { $name }, tel que le serveur le montrait quand tu as pris place.
privacy-preferences = **Tes préférences** : { $count ->
    [0] aucune
    [one] { $count } réglée
   *[other] { $count } réglées
}. Tu { $direct ->
    [0] n'acceptes pas
   *[other] acceptes
} mes messages privés.
privacy-language = **La langue de ton Discord** : { $language }.
privacy-matches = **Tes places** dans { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} (encore en cours : { $open }), avec tes coups et les ID Discord de tes clics. Les autres à la table voient tes coups ; une fois la partie finie, tout le monde peut la regarder.
privacy-opened = **Tables que tu as ouvertes** et quittées avant leur début : { $count }.
privacy-results = **Tes résultats** : { $count ->
    [one] { $count } partie jouée
   *[other] { $count } parties jouées
} jusqu'au bout. Les autres à la table les ont vus.
privacy-standings = **Tes bilans** : { $count }, avec parties, victoires et cote. Il y en a un par jeu, serveur et saison, et un pour tous les serveurs ensemble.
privacy-visible = **Classements** : { $where ->
    [global] tu es dans ceux de tes serveurs et dans le mondial.
    [server] tu es dans ceux de tes serveurs, pas dans le mondial, et les autres ne voient tes statistiques que sur un serveur.
   *[hidden] tu n'es dans aucun, et personne d'autre ne voit tes statistiques.
} Change ça avec `/privacy leaderboard`.
privacy-daily = **Défis quotidiens** : je te dis quand celui du jour commence, comme choisi dans `/daily` ou `/notify`, et je garde le dernier jour où je l'ai fait.
privacy-reports = **Signalements** : tu reçois ceux de { $count ->
    [one] { $count } serveur
   *[other] { $count } serveurs
}, comme choisi dans `/settings`.
privacy-manages = **Serveurs que tu gères** : { $count ->
    [one] { $count } serveur
   *[other] { $count } serveurs
}.
privacy-lessons = **Leçons** : je t'en ai proposé { $count ->
    [one] { $count }
   *[other] { $count }
}, pour ne pas demander deux fois.
privacy-solos = **Tes défis et donnes d'entraînement** : { $count } (pas finis : { $open }), avec tes coups et les ID Discord de tes clics. Les autres voient ton nom et tes points dans les classements du jour, et ce que tu partages.
privacy-months = **Tes défis par mois** : { $count }. Il y en a un par mois et serveur, et un pour tous les serveurs ensemble.
privacy-reviews = **Analyses** : { $count ->
    [one] { $count } de tes parties
   *[other] { $count } de tes parties
}, visibles pour toi seulement.
privacy-achievements = **Tes succès** : { $count }, avec la partie ou le jour de chacun. Les autres les voient dans l'image de cette partie et dans ton profil.
privacy-arenas = **Arènes** : { $count } (médailles : { $medals }). Les autres y voient ton nom, tes points et ta place.
privacy-channels = **Nos messages privés** : { $count ->
    [one] l'ID de { $count } salon
   *[other] les ID de { $count } salons
}, et des messages avec tes mains.
privacy-operator = -# Les autres voient ton nom, tes places, tes coups, tes résultats et classements, et rien d'autre. Qui héberge ce bot peut tout voir, et toutes les mains. `/privacy export` te donne tout dans un fichier, `/privacy delete` le supprime.
privacy-terms = Les conditions de ce bot :
privacy-policy = Ce que je garde sur les gens, pourquoi, combien de temps, et qui le voit :

privacy-sent = Je t'ai envoyé tout ce que je garde sur toi, dans un fichier. Regarde tes messages privés.
privacy-file = Tout ce que je garde sur toi. `/privacy show` a un bouton vers PRIVACY.md, qui explique chaque clé.

privacy-ask = **Supprimer tout sur toi ?** Ton nom, tes préférences, cotes et défis disparaissent, et tu quittes tes tables ; un ordinateur continue où une partie est en cours. Les parties finies gardent une place appelée « Joueur », pour que les autres gardent leurs résultats. Dans les 100 dernières parties de tes adversaires, un pseudonyme te remplace, pour que leurs cotes ne repartent pas de zéro. C'est irréversible.
privacy-deleted = C'est fait. Je ne garde plus ni ton nom, ni ton ID. Les messages déjà sur Discord y restent. Si tu t'assois de nouveau, tout recommence.
export-about = Ce que Parlor a enregistré sur toi. PRIVACY.md explique chaque clé ; les heures sont en UTC.
