big-two-name = Big Two
    .line = Le 2 est le plus haut, les mains de poker comptent, le premier à finir gagne.
    .aliases = Big 2, Grand Deux, Deuces, Pusoy Dos
big-two-rules = **Débarrasse-toi de toutes tes cartes en premier. Les autres paient pour ce qui leur reste.**
    Qui a la plus petite carte commence, avec un coup qui la contient : une carte, une paire, un brelan ou une main de cinq. Chacun après joue autant de cartes, mais plus haut, ou passe. Quand tous les autres ont passé, le dernier à avoir joué ouvre de nouveau, avec ce qu'il veut.
    Le 3 est le plus bas, le **2** le plus haut. À valeur égale, la couleur décide : ♦ est la plus basse, puis ♣, ♥ et ♠. **Les mains de cinq, de la meilleure à la moins bonne :**
    { rules-hands-of-five }
    Chaque carte qui te reste coûte un point. À partir de dix, c'est deux chacune, et trois si tu n'as rien joué du tout. Après huit manches, qui a le plus de points gagne.
    - **Par exemple :** Ann ouvre avec 5♦ 5♠. Tu joues 9♣ 9♥, Ben joue 9♦ 9♠ : même valeur, mais le pique est plus haut. Ann passe, tu passes, et Ben ouvre ensuite.
    .whole =
    - **La donne :** 13 cartes chacun. À trois c'est 17, et celle qui reste va à qui a reçu la plus petite carte. À deux, la moitié du paquet reste dehors.
    - **Ouvrir :** qui a la plus petite carte commence la manche, avec un coup qui la contient. Ensuite, le dernier à avoir joué ouvre avec ce qu'il veut.
    - **Suivre :** autant de cartes que l'ouverture, mais plus haut, ou passe. Tu peux passer et revenir plus tard.
    - **L'ordre :** 3, 4, 5 jusqu'au roi, puis l'as, puis le 2. À valeur égale : ♦, ♣, ♥, ♠. Une paire compte par sa plus haute couleur.
    - **Les mains de cinq, de la meilleure à la moins bonne.** Chacune bat toutes celles d'en dessous :
    { rules-hands-of-five }
    - **Deux du même genre :** une couleur compte par sa plus haute carte, un full par son brelan, un carré par ses quatre cartes. La cinquième carte du carré est libre. Quatre cartes ou deux paires ne sont pas une main.
    - **Les quintes** montent jusqu'à 10-J-Q-K-A. Au-dessus il y a 2-3-4-5-6, et tout en haut A-2-3-4-5. À quintes égales, la couleur de la plus haute carte décide.
    - **La dernière carte :** si le suivant n'a plus qu'une carte et que tu joues une carte seule, ce doit être ta plus haute. Tu peux quand même passer, ou jouer plus de cartes d'un coup.
    - **La fin d'une manche :** dès que quelqu'un a fini. Chaque carte qui te reste coûte un point. À partir de dix (14 sur 17, 15 sur 18), c'est deux chacune, et trois chacune si tu n'as pas joué une seule carte. Le gagnant ramasse le tout.
    - **La fin :** huit manches. Qui a le plus de points gagne.
    - **Par exemple :** Ann finit. Il te reste 4 cartes : −4. Ben en a 11 : −22. Cyd n'a pas joué une seule carte : −39. Ann gagne 65.
big-two-paragraphs =
    .big-two-must-open = 2
    .big-two-no-combination = 2
    .big-two-must-lead = 2
    .big-two-other-size = 3
    .big-two-too-low = 3
    .big-two-must-top = 8

big-two-variant-hong_kong_hard = Hong Kong, strict : laisse quelqu'un finir et tu paies pour tous
big-two-variant-taiwan = Taïwan : bombes, pas de brelans, pas de couleurs
big-two-variant-pusoy_dos = Pusoy Dos : le carreau est le plus haut
big-two-variant-western = Points de pénalité : le moins gagne quand quelqu'un a perdu 50

big-two-option-suits = Couleurs, de la plus basse à la plus haute
    .hong_kong = ♦ ♣ ♥ ♠
    .taiwan = ♣ ♦ ♥ ♠
    .philippines = ♣ ♠ ♥ ♦
big-two-option-opening = Qui commence une manche
    .lowest = qui a la plus petite carte
    .winner = qui a gagné la dernière
big-two-option-must_include = La plus petite carte doit être dans le premier coup
big-two-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = c'est fini pour toi jusqu'à la prochaine ouverture
big-two-option-triples = Un brelan peut se jouer seul
big-two-option-straights = Quintes, de la plus basse à la plus haute
    .twos_top = 3-4-5-6-7 jusqu'à l'as, puis 2-3-4-5-6, A-2-3-4-5
    .six_top = A-2-3-4-5, 3-4-5-6-7 jusqu'à l'as, puis 2-3-4-5-6
    .poker = A-2-3-4-5, 2-3-4-5-6 et ainsi de suite jusqu'à l'as
    .no_twos = 3-4-5-6-7 jusqu'à l'as, aucune avec un 2
big-two-option-flushes = Les couleurs comptent par
    .top_card = leur plus haute carte
    .all_cards = leurs cinq cartes
    .suit = leur couleur d'abord
    .none = rien : elles ne se jouent pas
big-two-option-same_kind = Une main de cinq n'est battue que par le même genre, un carré ou une quinte flush
big-two-option-bombs = Carré et quinte flush battent tout, quel que soit le nombre de cartes
big-two-option-last_card = Quand le suivant n'a qu'une carte
    .top = une carte seule doit être ta plus haute
    .free = joue ce que tu veux
big-two-option-assist = Laisse le suivant finir sur une carte seule, et tu paies pour tous
big-two-option-double_from = Chaque carte coûte deux à partir de
    .zero = { shared-never }
big-two-option-triple = Si tu n'as joué aucune carte, chacune coûte trois
big-two-option-twos_double = Chaque 2 qui te reste double ce que tu paies
big-two-option-finish_double = Finir sur des 2, un carré ou une quinte flush double pour tous
big-two-option-settlement = Points
    .winner = les perdants paient le gagnant
    .pairwise = chacun règle avec chacun
    .points = les perdants perdent les leurs, le gagnant ne reçoit rien
big-two-option-three_deal = À trois joueurs
    .all = on distribue toutes les cartes
    .thirteen = 13 chacun
big-two-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
big-two-option-limit = Points perdus qui finissent la partie
    .zero = { shared-no-limit }

big-two-suits = Couleurs, de bas en haut
big-two-suit = { $symbol }
big-two-kind = { $kind ->
    [single] carte seule
    [pair] paire
    [triple] brelan
    [straight] quinte
    [flush] couleur
    [full-house] full
    [four] carré
   *[straight-flush] quinte flush
}
big-two-label = { $seat } : { big-two-kind }
big-two-line = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
big-two-tag-one = une carte !
big-two-deed = { $count ->
    [0] a fini
    [one] reste { $count } carte : { $number }
   *[other] reste { $count } cartes{ $unplayed ->
        [1] , rien joué
       *[0] {""}
    } : { $number }
}
big-two-for-all = { $number } pour tous

big-two-plays = { $seat } joue { $cards } : { big-two-kind }.
    .to-seat = Tu joues { $cards } : { big-two-kind }.
big-two-wins = { $seat } finit et gagne la manche !
    .to-seat = Tu finis et tu gagnes la manche !
big-two-left = Il reste { $cards } à { $seat } : { $number }.
    .to-seat = Il te reste { $cards } : { $number }.
big-two-blamed = { $seat } a laissé finir { $other } et paie pour tous : { $number }.
    .to-seat = Tu as laissé finir { $other } et tu paies pour tous : { $number }.
    .to-other = { $seat } t'a laissé finir et paie pour tous : { $number }.

big-two-hint-high = Plus qu'une carte pour { $seat } : joue haut.
big-two-hint-lead-high = Plus qu'une carte pour { $seat }. S'il faut une carte seule, joue haut.
big-two-hint-five = { $kind ->
    [four] Un carré
   *[other] Cette main ({ big-two-kind })
}, c'est cinq cartes de moins d'un coup{ $twos ->
    [1] {" "}et tu gardes tes 2
   *[0] {""}
}.
big-two-hint-lead = Ouvre avec { $kind ->
    [triple] ce brelan
    [pair] cette paire
   *[single] cette carte
}{ $few ->
    [1] , et tu as presque fini
   *[0] . C'est { big-two-it } dont tu as le moins besoin
}.
big-two-hint-follow = { $kind ->
    [triple] Ce brelan suffit
    [pair] Cette paire suffit
   *[single] Cette carte suffit
}{ $few ->
    [1] , et tu as presque fini
   *[0] , et c'est { big-two-it } dont tu as le moins besoin
}.
big-two-it = { $kind ->
    [triple] celui
   *[other] celle
}

big-two-must-open = Tu ouvres la manche. Joue { $card }, seule ou avec des cartes qui vont avec.
big-two-must-lead = { shared-must-lead }
big-two-no-combination = { $kind ->
    [two] Deux cartes doivent faire une paire.
    [three] Trois cartes doivent faire un brelan.
    [no-triples] Le brelan ne se joue pas seul à cette table.
    [two-pairs] Deux paires ne sont pas une main. Joue l'une des deux.
    [four] Quatre cartes ne sont pas une main. Un carré prend une cinquième carte.
    [five] Ces cinq cartes ne font ni quinte, ni couleur, ni full, ni carré.
   *[many] On ne peut pas jouer plus de cinq cartes.
} Joue une carte, une paire{ $triples ->
    [1] , un brelan
   *[0] {""}
} ou une main de cinq.
big-two-other-size = { shared-other-size }
big-two-other-kind = Ici, il faut plus haut du même genre ({ big-two-kind }), un carré ou une quinte flush.
big-two-too-low = C'est trop bas. Joue plus haut que { $cards } ({ big-two-kind }){ $kind ->
    [single] {""}
    [pair] {""}
    [triple] {""}
    [straight-flush] {""}
   *[other] , une main d'un genre plus haut
}, ou passe.
big-two-must-top = Plus qu'une carte pour { $other } : une carte seule doit être ta plus haute. Joue { $card }, plus de cartes d'un coup, ou passe.
