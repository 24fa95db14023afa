president-name = Président
    .line = Le premier à finir est le Président, le dernier le Larbin.
    .aliases = President, Trou du cul, Trouduc, Asshole, Daifugo
president-rules = **Débarrasse-toi de toutes tes cartes en premier, et tu es Président. Le dernier est le Larbin.**
    Quelqu'un ouvre avec une carte seule, ou un **groupe** de cartes de même valeur : une paire, un brelan. Chacun joue ensuite autant de cartes, d'une valeur plus haute, ou passe. Le 3 est le plus bas, on monte jusqu'à l'as, et le 2 est le plus haut.
    Si tu passes, le pli est fini pour toi. Quand plus personne ne peut ou ne veut jouer, le dernier à avoir joué ouvre de nouveau.
    À la manche suivante, le Larbin donne ses deux meilleures cartes au Président, qui lui en rend deux de son choix.
    Après six manches, qui a le plus de points gagne.
    - **Par exemple :** Ann ouvre avec 6♣ 6♦. Tu joues 9♥ 9♠, Ben passe, Cyd joue J♣ J♦. Ann passe, tu passes, et Cyd ouvre ensuite.
    .whole =
    - **La donne :** toutes les cartes. Certains en ont une de plus. Après la première manche, c'est le Larbin qui distribue.
    - **Ouvrir :** à la première manche, qui a le 3♣ commence et le joue, seul ou avec d'autres 3. Ensuite, c'est le Président qui commence. Puis qui a fait le dernier pli ouvre avec ce qu'il veut. On ne peut pas passer quand on ouvre.
    - **Suivre :** autant de cartes que l'ouverture, d'une valeur plus haute, ou passe. Si tu passes, c'est fini pour toi jusqu'à la prochaine ouverture. Les couleurs ne comptent pas.
    - **L'ordre :** 3, 4, 5 et ainsi de suite jusqu'au roi, puis l'as, puis le 2.
    - **Faire un pli :** le pli est au dernier à avoir joué, quand plus personne d'autre ne suit. Si ce joueur n'a plus de cartes, le suivant ouvre.
    - **Les titres :** le premier à finir est **Président**, le deuxième **Vice-président**, l'avant-dernier **Vice-larbin**, le dernier **Larbin**. Les autres sont Citoyens. À trois joueurs, il n'y a ni Vice-président, ni Vice-larbin.
    - **L'échange :** avant la manche suivante, les deux meilleures cartes du Larbin vont au Président, et la meilleure du Vice-larbin au Vice-président. Tous deux rendent autant de cartes, au choix. Personne d'autre ne les voit.
    - **Les points :** un par joueur battu. À quatre, ça fait 3, 2, 1 et 0.
    - **La fin :** six manches. À égalité, qui a été le plus souvent Président gagne, puis qui a été le moins souvent Larbin.
    - **Par exemple :** une paire de valets est sur la table. Tu peux la battre avec Q♣ Q♦ ou une paire de 2. Un as seul ne va pas, trois rois non plus.
    - **Les règles maison** peuvent ajouter les **révolutions**, où quatre cartes égales renversent l'ordre des valeurs, les 8 qui finissent le pli, des jokers, des suites et plus encore.
president-paragraphs =
    .president-must-open = 2
    .president-must-lead = 2
    .president-one-rank = 2
    .president-other-size = 3
    .president-too-low = 3
    .climbing-must-give = 7

president-variant-eleven = En 11 points : 2 pour le Président, 1 pour le Vice
president-variant-skip_it = Valeur égale : on saute ; le 2 finit le pli, passer n'est pas définitif
president-variant-scum_leads = Deux jokers, le Larbin commence et donne une carte
president-variant-daifugo = Daifugo : révolutions, le 8 finit le pli, un joker
president-variant-daifugo_full = Daifugo complet, avec tout

president-option-jokers = Jokers
president-option-first_lead = Qui commence, dès la deuxième manche
    .president = le Président
    .scum = le Larbin
    .lowest = qui a le 3♣, avec cette carte
president-option-equal = Un groupe de même valeur
    .no = ne bat pas celui d'avant
    .allowed = bat celui d'avant
    .skips = bat celui d'avant, et fait sauter le suivant
president-option-pass_rule = { shared-when-you-pass }
    .locked = { shared-out-of-trick }
    .reenter = { shared-come-back }
president-option-twos = Un 2
    .high = est simplement la plus haute carte
    .clear = finit le pli, et un 2 seul bat tout groupe ou suite
president-option-revolution = Quatre cartes égales renversent les valeurs pour la manche
president-option-eight_stop = Un 8 finit le pli
president-option-jack_back = Les valets renversent les valeurs pour le pli
president-option-spade_three = Le 3♠ bat un joker seul
president-option-runs = Suites de trois cartes ou plus
    .off = ne se jouent pas
    .suited = dans une couleur
    .any = toutes couleurs
president-option-bad_finish = Finir sur un 2, un joker ou un 8 qui finit le pli te met dernier
president-option-capital_fall = Si un autre finit premier, le Président passe dernier
president-option-exchange_count = Cartes échangées entre Larbin et Président
    .zero = aucune
president-option-give_back = Le Président rend
    .any = les cartes qu'il veut
    .lowest = ses plus basses cartes
president-option-scoring = Points
    .places = un par joueur battu
    .titles = Président 2, Vice-président 1
    .presidencies = Président 1
president-option-target = { shared-points-to-win }
    .zero = { shared-no-limit }
president-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

do-several = Jouer deux cartes ou plus
do-run = Jouer une suite de { $number }

president-title = { $title ->
    [president] Président
    [vice] Vice-président
    [vice-scum] Vice-larbin
    [scum] Larbin
   *[citizen] Citoyen
}
president-line-first = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
president-line = { $title ->
    [vice] Vice-prés.
   *[other] { president-title }
} · { $score }
president-place = { $number ->
    [1] 1re
   *[other] { $number }e
}
president-reason = Président : { $presidents }, Larbin : { $scums }
president-order = De bas en haut
president-ranks = 3 → 2
president-reversed = 2 → 3
president-run = { $seat } : suite de { $count } dès { $rank }
president-jokers = { $seat } : { $count ->
    [1] un joker
   *[other] paire de jokers
}

president-skips = { $other } perd son tour.
    .to-other = Tu perds ton tour.
president-eight = Un 8 !
president-two = Un 2 !
president-three = Le 3♠ bat le joker !
president-revolution = Révolution ! { $reversed ->
    [1] Maintenant le 3 est le plus haut, et le 2 le plus bas.
   *[0] Le 2 est de nouveau le plus haut.
}
president-jacks = Les valets renversent les valeurs : pour ce pli, { $reversed ->
    [1] le 3 est le plus haut.
   *[0] le 2 est le plus haut.
}
president-out = { $seat } finit { $number ->
    [1] à la première place !
    [2] à la deuxième place.
    [3] à la troisième place.
   *[other] à la { president-place } place.
}
    .to-seat = Tu finis { $number ->
        [1] à la première place !
        [2] à la deuxième place.
        [3] à la troisième place.
       *[other] à la { president-place } place.
    }
president-bad = { $seat } finit sur une carte interdite, à la { president-place } place.
    .to-seat = Tu finis sur une carte interdite, à la { president-place } place.
president-falls = { $seat } perd la présidence et passe à la dernière place.
    .to-seat = Tu perds la présidence et passes à la dernière place.
president-ends = { $seat } : { president-title }, { $number ->
    [one] { $number } point
   *[other] { $number } points
}.
    .to-seat = Ton titre : { president-title }, { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.

president-hint-run = Une suite, c'est { $count } cartes de moins d'un coup{ $leads ->
    [1] {""}
   *[0] , et elle est assez haute
}.
president-hint-finish = Plus bas, il ne te resterait rien pour finir.
president-hint-stuck = Il ne te resterait rien pour finir.
president-hint-sure = Personne ne peut battre ça : tu gardes la main et tu finis.
president-hint-early = Trop tôt pour jouer si haut. Garde-le pour quand quelqu'un sera près de finir.

president-must-open = Tu ouvres la manche avec le 3♣. Joue-le seul, ou avec des cartes qui vont avec.
president-must-lead = { shared-must-lead }
president-one-rank = { $runs ->
    [off] Ça ne va pas ensemble. Joue des cartes de même valeur, avec des jokers si tu veux.
   *[other] Ce n'est ni un groupe, ni une suite. Joue des cartes de même valeur, ou trois cartes ou plus qui se suivent.
}
president-no-runs = Les suites ne se jouent pas à cette table. Joue des cartes de même valeur.
president-run-suit = Une suite doit être d'une seule couleur. Joue une suite d'une couleur, ou des cartes de même valeur.
president-other-size = { shared-other-size }
president-other-kind = { $kind ->
    [run] Il y a une suite de { $count } à battre. Joue une plus haute suite de { $count }, ou passe.
   *[other] Il y a un groupe de { $count } à battre. Joue { $count } cartes de même valeur, ou passe.
}
president-too-low = { $kind ->
    [jokers] Ça ne bat pas { $count ->
        [1] un joker
       *[other] deux jokers
    }. Passe, sauf si tu as de quoi le battre.
    [run] C'est trop bas. Joue une suite qui commence { $reversed ->
        [1] sous { $rank ->
            [Q] la dame
            [A] l'as
           *[other] le { rank-name }
        } (les valeurs sont renversées)
       *[0] au-dessus { $rank ->
            [Q] de la dame
            [A] de l'as
           *[other] du { rank-name }
        }
    }, ou passe.
   *[other] C'est trop bas. Joue { $equal ->
        [1] { $reversed ->
            [1] { $rank } ou moins (les valeurs sont renversées)
           *[0] { $rank } ou plus
        }
       *[0] une valeur { $reversed ->
            [1] sous { $rank ->
                [Q] la dame
                [A] l'as
               *[other] le { rank-name }
            } (les valeurs sont renversées)
           *[0] au-dessus { $rank ->
                [Q] de la dame
                [A] de l'as
               *[other] du { rank-name }
            }
        }
    }, ou passe.
}
