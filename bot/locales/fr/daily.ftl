daily-head = ### Défi du jour : { $name }
daily-offer = Tu joues en solo contre { $opponents ->
    [house] la banque
   *[computers] des ordinateurs
}, avec les mêmes cartes que d'autres. Tu as un seul essai, sans chronomètre : arrête et reviens quand tu veux. Fin : { $time }.
daily-length = -# Longueur : { $unit ->
    [hand] { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }
    [deck] { $count ->
        [one] { $count } paquet
       *[other] { $count } paquets
    }
    [hole] { $count ->
        [one] { $count } trou
       *[other] { $count } trous
    }
   *[round] { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
}. Un conseil en fait un entraînement, qui n'est pas classé.
daily-rules = -# À la différence des règles standard : { $rules }.
daily-others = Le défi d'un autre jeu
daily-ranked = -# Défi du jour · fin { $time }
daily-practice = -# Défi du jour, en entraînement · fin { $time }
daily-unranked = 🎓 Tu as demandé un conseil, c'était donc un entraînement, qui n'est pas classé.
daily-late = ⏰ Ce défi est fini, et tu n'as pas terminé à temps. Tape `/daily` pour celui du jour.
daily-none = Pas de défi quotidien pour { $name }. Tape `/daily` pour le jeu du jour.

solo-practice = -# Entraînement
solo-points = **Ton résultat : { SIGNED($points) }**{ $count ->
    [one] { "" }
   *[other] { " " }({ $rounds })
}
solo-resting = { $unit ->
    [hand] Fin de la donne
    [deck] Fin du paquet
    [hole] Fin du trou
   *[round] Fin de la manche
}. Appuie sur **Prêt** pour la suite.
solo-hint-price = Un conseil en fait un entraînement : tu verras ton résultat, mais il n'est pas classé. Si ça te va, appuie sur **Prendre le conseil**.
solo-gone = Je n'ai plus ces cartes. Tape `/daily` pour celles du jour.
press-take-hint = Prendre le conseil
solo-points-lead = -# Ce qui compte, c'est ton avance.
solo-points-bad = -# Les points sont mauvais ici, ils comptent donc en moins.

daily-better = C'est mieux que **{ $percent } %** { $among ->
    [all] de tous les joueurs et ordinateurs
   *[people] des autres joueurs
} avec tes cartes{ $kind ->
    [far] { " " }jusqu'ici
   *[final] { "" }
}.
daily-place = Tu es à la place **{ $rank }**{ $kind ->
    [far] { " " }jusqu'ici
   *[final] { "" }
}.
daily-level = { $level ->
    [random] coups au hasard
    [easy] facile
    [normal] normal
   *[hard] difficile
} { SIGNED($points) }
daily-house = -# Ordinateurs avec tes cartes : { $results }.
daily-final = -# Les places seront définitives { $time }.
daily-streak = 🔥 { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} d'affilée, ton record est { $best }.
press-daily-board = Classement
press-today = Aujourd'hui
press-yesterday = Hier
press-month = Ce mois-ci
press-this-server = Ce serveur
press-all-servers = Tous les serveurs
column-result = Résultat
column-better = Mieux que
column-days = Jours
column-points = Points
daily-board-day = Défi du jour : { $name }
daily-board-month = Défis quotidiens
daily-day = { DATE($day, pattern: "d MMMM") }
daily-month = { DATE($day, pattern: "MMMM y") }
daily-board-all = { $date } · tous les serveurs
daily-board-here = { $date } · { $place }
daily-today = Aujourd'hui jusqu'ici
daily-board-points = Points : pour chaque jeu du jour, le pourcentage que tu as dépassé.
daily-nobody = Personne ici pour l'instant.
daily-place-none = Tu n'es pas encore dans ce classement. Finis d'abord le défi.
daily-place-hidden = Tu serais à la place { $rank }, mais tu te caches avec `/privacy leaderboard`.

seals-today = 🔒 **Défis du jour** (jour { $day }) : j'ai tiré { $count } secrets avant que quiconque joue. { $used ->
    [one] Les cartes de tout le monde viennent du premier.
   *[other] Les cartes de chacun viennent d'un des { $used } premiers.
} Leurs empreintes, en attendant que je publie les secrets { $time } :
    { $seals }
seals-before = 🔒 **Défis d'hier** (jour { $day }) : pareil, jusqu'à { $time } :
    { $seals }
seals-opened = 🔓 **Défis d'hier** (jour { $day }) : voici les secrets. Le tien était le numéro { $number }.
    { $secrets }
press-daily-seals = Mélanges du jour

daily-shared = **{ $seat }** a fini le défi { $game } : mieux que **{ $percent } %**{ $kind ->
    [far] { " " }jusqu'ici
   *[final] { "" }
}.
daily-shared-title = { $name } : défi { $game }
daily-shared-better = Mieux que { $percent } %{ $kind ->
    [far] { " " }jusqu'ici
   *[final] { "" }
}
daily-shared-plot = Avance sur les ordinateurs, { $unit ->
    [hand] donne par donne
    [deck] paquet par paquet
    [hole] trou par trou
   *[round] manche par manche
}
daily-shared-once = Tu as déjà partagé celui-ci.
press-daily-too = Y jouer aussi

daily-news = ☀️ **Défi du jour : { $name }.** Joue-le en solo contre { $opponents ->
    [house] la banque
   *[computers] des ordinateurs
}, et compare ton résultat. Fin : { $time }.
daily-muted = Plus de messages sur les défis. **Me prévenir** sous `/daily` les réactive.
press-daily-notify-on = Me prévenir
press-daily-notify-off = Ne plus me prévenir
daily-news-best = Les meilleurs ici hier, à { $name } : { $names }.
daily-news-one = **{ $name }** ({ $percent } %)

press-same-cards = Jouer ces cartes
press-same-cards-again = Rejouer
same-cards-head = ### { $name }, partie { $number } : les mêmes cartes
same-cards-offer = Joue cette donne toi-même, en solo contre { $opponents ->
    [house] la banque
   *[computers] des ordinateurs
} et sans chronomètre. Personne d'autre ne la voit. À la fin, tu peux comparer.
same-cards-seat = Les cartes de qui ?
same-cards-own = { $name }, ta place
same-cards-of = { $name }, place { $number }
same-cards-private = C'était une table privée, seuls ses joueurs peuvent jouer ces cartes.
same-cards-round = { $unit ->
    [hand] Donne
    [deck] Paquet
    [hole] Trou
   *[round] Manche
} { $count } : toi **{ SIGNED($own) }**, { $name } **{ SIGNED($then) }**.
same-cards-round-own = { $unit ->
    [hand] Donne
    [deck] Paquet
    [hole] Trou
   *[round] Manche
} { $count } : **{ SIGNED($own) }** maintenant, **{ SIGNED($then) }** dans la partie.
same-cards-round-open = { $unit ->
    [hand] Donne
    [deck] Paquet
    [hole] Trou
   *[round] Manche
} { $count } : toi **{ SIGNED($own) }**. La partie s'est arrêtée avant la fin.
same-cards-differ = -# La partie avait pris un autre cours avant { $unit ->
    [hand] cette donne
    [deck] ce paquet
    [hole] ce trou
   *[round] cette manche
}, ses cartes étaient donc différentes.
same-cards-sum = **En tout : toi { SIGNED($own) }, { $name } { SIGNED($then) }.**
same-cards-sum-own = **En tout : { SIGNED($own) } maintenant, { SIGNED($then) } dans la partie.**
