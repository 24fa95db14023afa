command-play = Ouvre une table : d'autres rejoignent, et des ordinateurs la complètent
command-play-game = À quoi jouer (tous les jeux sont proposés si c'est vide)
command-play-private = Seules les personnes que tu invites peuvent rejoindre

command-leave = Quitte ta table ; un ordinateur joue pour toi, et hors entraînement c'est une défaite

command-notify = Reçois un message privé quand une table s'ouvre ici

command-hand = Montre ta main, visible pour toi seulement

command-hint = Ce que jouerait un bon joueur, et pourquoi

command-move = Joue en tapant, comme QS, bid 4 ou KH suit S
command-move-text = Ton coup

command-daily = Une donne par jour, en solo contre des ordinateurs : compare ton résultat
command-daily-game = Quel jeu (le jeu du jour si c'est vide)

command-table = Ce que tu peux faire à ta table
command-table-show = Publie de nouveau la table, en bas du salon
command-table-invite = Invite quelqu'un à ta table et garde-lui une place
command-table-invite-user = Qui inviter
command-table-join = Demande la place d'un ordinateur dans la partie de ce salon
command-table-end = Arrête la partie après cette manche, si tout le monde est d'accord
command-table-tie = Finis la partie sur une égalité, si tout le monde est d'accord
command-table-claim = Réclame le reste des plis
command-table-undo = Annule ton dernier coup, si tout le monde est d'accord
command-table-pause = Fais une pause, si tout le monde est d'accord
command-table-redeal = Redistribue avant le premier coup, si tout le monde est d'accord
command-table-kick = Remplace un joueur par un ordinateur, si les autres sont d'accord
command-table-kick-user = Qui remplacer

command-preferences = Comment ta main s'affiche, est triée et t'arrive

command-settings = Couleurs, jeux, salons et signalements de ce serveur

command-rules = Comment on joue à un jeu, en bref ou en entier
command-rules-game = Quel jeu

command-help = Ce que je fais, et par où commencer

command-about = Qui héberge ce bot, sa version, ses conditions, ta vie privée

command-learn = Apprends un jeu pas à pas, en deux minutes
command-learn-game = Quel jeu

command-verify = Vérifie que la dernière partie ici a été distribuée honnêtement

command-leaderboard = Qui est le plus fort à un jeu
command-leaderboard-game = Quel jeu (tous les jeux de cette semaine si c'est vide)
command-leaderboard-scope = Parmi les joueurs de ce serveur, ou de tous les serveurs
command-leaderboard-scope-server = ce serveur
command-leaderboard-scope-global = tous les serveurs
command-leaderboard-season = Une saison de ce serveur (depuis toujours si c'est vide)
command-leaderboard-span = Depuis toujours, ou cette semaine sur ce serveur
command-leaderboard-span-always = depuis toujours
command-leaderboard-span-week = cette semaine

command-stats = Tes meilleurs jeux, tes séries, tes rivaux et tes succès
command-stats-user = De qui (toi si c'est vide)
command-stats-game = La cote de quel jeu montrer

command-season = Saisons de ce serveur
command-season-start = Commence une saison : un classement tout neuf pour tous
command-season-start-name = Son nom, comme Printemps 2027
command-season-end = Finis la saison ; son classement reste

command-arena = Une soirée de tables courtes
command-arena-start = Ouvre une arène : tables courtes, un classement, des médailles
command-arena-start-game = À quoi jouer
command-arena-start-minutes = Combien de temps elle dure, de 10 à 240 minutes
command-arena-start-at = Quand, comme 45m, 2h ou 20:30 en UTC (maintenant si c'est vide)
command-arena-end = Finis l'arène d'ici : les tables en cours comptent encore
command-arena-end-game = De quel jeu, s'il y en a deux
command-arena-remove = Supprime l'arène d'ici, sans médailles
command-arena-remove-game = De quel jeu, s'il y en a deux
command-arena-results = Ta place dans l'arène de ce serveur, ou dans la dernière

command-privacy = Ce que je garde sur toi
command-privacy-show = Ce que je garde sur toi, et qui le voit
command-privacy-export = Tout ce que je garde sur toi, dans un fichier
command-privacy-leaderboard = Choisis dans quels classements tu apparais
command-privacy-leaderboard-where = Où les autres voient ta cote et tes statistiques
command-privacy-leaderboard-where-global = partout
command-privacy-leaderboard-where-server = dans mes serveurs seulement
command-privacy-leaderboard-where-hidden = nulle part
command-privacy-delete = Supprime tout ce que je garde sur toi

command-replay = Parcours une partie finie coup par coup
command-replay-match = Son numéro (la dernière partie ici si c'est vide)

command-review = Vois lesquels de tes coups t'ont coûté le plus dans une partie finie
command-review-match = Son numéro (ta dernière partie ici si c'est vide)

command-report = Dis aux responsables du serveur ce qui s'est mal passé dans une partie

context-menu-challenge = Défier
