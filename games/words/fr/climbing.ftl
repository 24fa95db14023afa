do-give = Donner
    .with = Donner { $picked }
    .pick = Donner { $most } cartes
do-set = Jouer { $number } cartes égales
do-sets = Jouer deux cartes égales ou plus
climbing-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
climbing-pays = { $seat } donne à { $other } { $count ->
    [1] sa meilleure carte
   *[other] ses { $count } meilleures cartes
}.
    .to-seat = Tu donnes à { $other } { $count ->
        [1] ta meilleure carte
       *[other] tes { $count } meilleures cartes
    }.
    .to-other = { $seat } te donne { $count ->
        [1] sa meilleure carte
       *[other] ses { $count } meilleures cartes
    }.
climbing-you-pay = Tu donnes { $cards } à { $other }.
climbing-you-receive = Cartes reçues ({ $other }) : { $cards }.
climbing-gives = { $seat } rend { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à { $other }.
    .short = rend { $count }
    .to-seat = Tu rends { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $other }.
    .to-other = { $seat } te rend { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
climbing-opens = { $seat } a { $card } et commence.
    .to-seat = Tu as { $card } et tu commences.
climbing-leads = { $seat } commence.
    .to-seat = Tu commences.
climbing-plays = { $seat } joue { $cards }.
    .to-seat = Tu joues { $cards }.
climbing-few-left = Plus { $count ->
    [one] qu'une carte
   *[other] que { $count } cartes
} pour { $other } !
    .to-other = Plus { $count ->
        [one] qu'une carte
       *[other] que { $count } cartes
    } pour toi !
climbing-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
climbing-wins = { $seat } fait le pli avec { $cards }.
    .to-seat = Tu fais le pli avec { $cards }.
climbing-wins-at-once = Le pli est fait.
climbing-out = { $seat } a fini.
    .to-seat = Tu as fini.
climbing-passed = { shared-passed }
climbing-place = { $number ->
    [1] 1re
   *[other] { $number }e
} place
    .round = { climbing-place } cette manche
climbing-prompt-opens = { $seat } commence avec { $card }
    .to-seat = Tu commences avec { $card }
climbing-prompt-gives = { $seat } donne { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à { $other }
    .to-seat = Tu donnes { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $other }
    .to-other = { $seat } te donne { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
climbing-exchange = Manche { $number } · échange
climbing-opening = Manche { $number } · { $card } commence
climbing-taken = Pli pour { $seat }
climbing-set = { $seat } : { $count ->
    [1] { rank-name }
    [2] paire { $rank ->
        [A] d'as
       *[other] de { shared-ranks }
    }
    [3] trois { shared-ranks }
    [4] quatre { shared-ranks }
    [5] cinq { shared-ranks }
    [6] six { shared-ranks }
    [7] sept { shared-ranks }
   *[8] huit { shared-ranks }
}
climbing-hint-give = Donne tes pires cartes : d'abord les petites isolées, des paires s'il le faut, jamais les 2 ni les jokers.
climbing-hint-out = C'étaient tes dernières cartes. Fini !
climbing-hint-lead = Ouvre avec { $count ->
    [1] ta carte la plus { $reversed ->
        [0] basse
       *[1] faible
    }
    [2] ta paire la plus { $reversed ->
        [0] basse
       *[1] faible
    }
    [3] ton brelan le plus { $reversed ->
        [0] bas
       *[1] faible
    }
   *[other] ton groupe de { $count } le plus { $reversed ->
        [0] bas
       *[1] faible
    }
}{ $close ->
    [0] . Personne n'est près de finir
   *[1] {""}
}.
climbing-hint-lead-spare = Ouvre avec { $count ->
    [1] cette carte
    [2] cette paire
    [3] ce brelan
   *[other] ce groupe de { $count }
}. Plus { $reversed ->
    [0] bas
   *[1] faible
}, tu casserais un groupe{ $jokers ->
    [0] {""}
   *[1] {" "}ou tu perdrais un joker
}.
climbing-hint-lead-close = Plus { $count ->
    [one] qu'une carte
   *[other] que { $count } cartes
} pour { $seat } : ouvre avec un groupe, pas avec une carte seule.
climbing-hint-beat = C'est { $count ->
    [1] ta carte la plus { $reversed ->
        [0] basse
       *[1] faible
    }
    [2] ta paire la plus { $reversed ->
        [0] basse
       *[1] faible
    }
    [3] ton brelan le plus { $reversed ->
        [0] bas
       *[1] faible
    }
   *[other] ton groupe de { $count } le plus { $reversed ->
        [0] bas
       *[1] faible
    }
} qui batte { $count ->
    [1] { $rank ->
        [Q] une dame
       *[other] un { rank-name }
    }
   *[other] les { shared-ranks }
}.
climbing-hint-spare = Ça bat { $count ->
    [1] { $rank ->
        [Q] une dame
       *[other] un { rank-name }
    }
   *[other] les { shared-ranks }
} ; plus { $reversed ->
    [0] bas
   *[1] faible
}, tu casserais un groupe{ $jokers ->
    [0] {""}
   *[1] {" "}ou tu perdrais un joker
}.
climbing-hint-beat-close = Plus { $count ->
    [one] qu'une carte
   *[other] que { $count } cartes
} pour { $seat } : bats tout ce que tu peux.
climbing-hint-nothing = Tu n'as rien qui batte ça, tu dois passer.
climbing-hint-save-joker = Ça ne vaut pas un joker.
climbing-hint-save-set = Ça ne vaut pas la peine de casser un groupe.
climbing-must-give = Donne d'abord { $count ->
    [one] { $count } carte à { $seat }. Tape « give » et la carte
   *[other] { $count } cartes à { $seat }. Tape « give » et les cartes
}.
