replay-dealt = Les cartes sont distribuées.
replay-deed = { $seat } : { $text }
replay-unheard = { $seat } joue un coup caché.

decided-stop = { $count ->
    [one] { $seats } arrête la partie.
   *[other] { $seats } arrêtent la partie d'un commun accord.
}
    .to-seats = { $others ->
        [0] Tu arrêtes la partie.
       *[other] Avec { $seats }, tu arrêtes la partie.
    }
decided-watch = { $count ->
    [one] { $seats } veut regarder la fin.
   *[other] { $seats } veulent regarder la fin.
}
    .to-seats = { $others ->
        [0] Tu veux regarder la fin.
       *[other] Avec { $seats }, tu veux regarder la fin.
    }
decided-void = { $seats } annulent la partie d'un commun accord.
    .to-seats = Avec { $seats }, tu annules la partie.
decided-redeal = Redonne, d'un commun accord : { $seats }.
    .to-seats = { $others ->
        [0] Tu décides une redonne.
       *[other] Avec { $seats }, tu décides une redonne.
    }
decided-pause = Pause pour { $seats }.
    .to-seats = { $others ->
        [0] Tu fais une pause.
       *[other] Avec { $seats }, tu fais une pause.
    }
decided-resume = { $count ->
    [0] La pause est finie.
   *[other] { $seats } met fin à la pause.
}
    .to-seats = Tu mets fin à la pause.
decided-kick = { $count ->
    [0] { $other } entre en jeu comme remplaçant, par décision des responsables du serveur.
   *[other] { $other } entre en jeu comme remplaçant, avec l'accord de la table : { $seats }.
}
    .to-seats = { $other } entre en jeu comme remplaçant, { $others ->
        [0] avec ton accord.
       *[other] avec ton accord et celui de la table : { $seats }.
    }
decided-undo = { $count ->
    [one] { $seats } annule un coup.
   *[other] { $seats } annulent un coup d'un commun accord.
}
    .to-seats = { $others ->
        [0] Tu annules un coup.
       *[other] Avec { $seats }, tu annules un coup.
    }
decided-tie = { $seats } acceptent l'égalité.
    .to-seats = { $others ->
        [0] Tu acceptes l'égalité.
       *[other] Avec { $seats }, tu acceptes l'égalité.
    }
decided-rest = { $count ->
    [one] { $seats } réclame le reste.
   *[other] Le reste est pour { $other }, avec l'accord de la table : { $seats }.
}
    .to-seats = Le reste est pour { $other }, avec ton accord et celui de la table : { $seats }.
    .to-seats-other = { $others ->
        [0] Tu réclames le reste.
       *[other] Le reste est pour toi, avec l'accord de la table : { $seats }.
    }
    .to-other = Le reste est pour toi, avec l'accord de la table : { $seats }.
decided-sit = { $count ->
    [one] { $seats } laisse un invité
   *[other] { $seats } laissent un invité
} remplacer { $other } dès la prochaine donne.
    .to-seats = { $others ->
        [0] Tu laisses un invité
       *[other] Avec { $seats }, tu laisses un invité
    } remplacer { $other } dès la prochaine donne.
decided-sat = { $seats } s'assoit.
    .to-seats = Tu t'assois.
decided-gone = { $count ->
    [one] { $seats } prend le relais
   *[other] { $seats } prennent le relais
} : personne n'avait joué là depuis une semaine.
decided-substitute = { $count ->
    [one] { $seats } veut
   *[other] { $seats } veulent
} qu'un ordinateur joue ce tour pour { $other }.
    .to-seats = { $others ->
        [0] Tu veux
       *[other] Avec { $seats }, tu veux
    } qu'un ordinateur joue ce tour pour { $other }.
    .to-other = { $count ->
        [one] { $seats } veut
       *[other] { $seats } veulent
    } qu'un ordinateur joue ton tour.
undone = La table revient juste avant le coup joué par { $seat }.
decided-no = { $what ->
    [sit] Un invité a demandé à remplacer { $other }, mais tout le monde n'était pas d'accord
   *[other] Demande refusée, faute d'accord ({ $seats }) : { decided-no-what }
}.
    .to-seats = { $what ->
        [sit] Un invité a demandé à remplacer { $other }
       *[other] { $others ->
            [0] Tu as demandé { decided-no-what }
           *[other] Avec { $seats }, tu as demandé { decided-no-what }
        }
    }, mais tout le monde n'était pas d'accord.
    .to-seats-other = Tu as demandé le reste, mais tout le monde n'était pas d'accord.
    .to-other = { $what ->
        [rest] Demande refusée, faute d'accord ({ $seats }) : te laisser prendre le reste
       *[other] Demande refusée, faute d'accord ({ $seats }) : te remplacer par un ordinateur
    }.
decided-no-what = { $what ->
    [stop] la fin de la partie
    [void] l'annulation de la partie
    [redeal] une redonne
    [pause] une pause
    [undo] l'annulation d'un coup
    [tie] l'égalité
    [rest] le reste pour { $other }
   *[other] un ordinateur pour remplacer { $other }
}
