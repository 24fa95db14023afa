palace-name = Palace
    .line = La main, les visibles, les cachées. Le dernier avec des cartes perd.
    .aliases = Danish, Shithead, Karma, Shed
palace-rules = **Débarrasse-toi de toutes tes cartes : d'abord ta main, puis les trois devant toi, puis trois que personne n'a vues. Le dernier avec des cartes perd.**
    Choisis d'abord lesquelles de tes six cartes mettre face visible : trois. De bonnes cartes aident à la fin.
    À ton tour, joue une ou plusieurs cartes de même valeur sur la pile : la valeur de la carte du dessus, ou plus. Les couleurs ne comptent pas. Puis pioche pour revenir à trois. Si tu ne peux pas jouer, ou ne veux pas, ramasse toute la pile.
    Un **2** va sur tout, et tout va dessus. Un **10** va sur tout et brûle la pile : elle sort du jeu, et tu rejoues. Quatre cartes de même valeur aussi.
    - **Par exemple :** un valet est dessus, et tu as 4, 4 et une dame. Seule la dame va. Tu la joues et tu pioches une carte.
    .whole =
    - **La donne :** trois cartes cachées en ligne, que personne ne regarde, trois visibles dessus, et trois en main. Le reste est la pioche. À six joueurs, on prend deux paquets.
    - **L'échange :** tout le monde choisit en même temps lesquelles de ses six cartes vont face visible : trois.
    - **Qui commence :** qui a un 3 visible, en partant de la gauche du donneur. S'il n'y en a pas, qui en a un en main, puis pareil avec les 4, et ainsi de suite.
    - **Ton tour :** joue des cartes d'une valeur qui va, puis pioche jusqu'à en avoir trois, tant qu'il y a une pioche. Ou ramasse la pile, même si tu peux jouer. Alors le joueur suivant en commence une nouvelle.
    - **Ce qui va :** la valeur de la carte du dessus ou plus, l'as au plus haut. Les 2 et les 10 vont toujours.
    - **Brûler :** un 10 brûle la pile. Quatre cartes de même valeur dessus aussi, qui que ce soit qui les ait jouées.
    - **Visibles et cachées :** joue tes visibles quand ta main est vide, et les cachées après. On ne les mélange pas dans un coup. Retourne une cachée : si elle va, elle est jouée. Sinon, tu la ramasses avec la pile. Dès que tu as de nouveau une main, tu joues d'abord de là.
    - **La fin :** sans cartes, tu sors. Le dernier avec des cartes perd. Si les mains ne font que tourner en rond, la manche est arrêtée, et le plus de cartes perd.
palace-paragraphs =
    .palace-three-of-six = 2
    .palace-has-chosen = 2
    .palace-no-pile = 4
    .palace-must-play = 4
    .going-out-one-rank = 4
    .palace-too-low = 5
    .palace-not-above-seven = 5
    .palace-not-your-zone = 7
    .palace-no-such-place = 7

palace-variant-sevens_eights = 7 ou moins sur un 7, 8 invisibles
palace-variant-mirror = 3 invisibles, les 8 font sauter, les 10 doivent aller
palace-variant-strict = Il faut jouer si on peut
palace-variant-long_match = Cinq manches où l'ordre de sortie compte

palace-option-packs = Paquets
    .auto = un, ou deux à six joueurs
    .one = un
    .two = deux
palace-option-swap = On choisit ses cartes visibles avant le jeu
palace-option-starter = Qui commence
    .three = qui a la plus petite carte
    .left = { shared-left-of-dealer }
palace-option-three = Un 3 est
    .plain = { palace-plain }
    .invisible = { palace-invisible }
palace-plain = une carte comme les autres
palace-invisible = invisible : il va sur tout, et la carte dessous compte
palace-option-seven = Un 7 est
    .plain = { palace-plain }
    .lower = à suivre par 7 ou moins
palace-option-eight = Un 8 est
    .plain = { palace-plain }
    .invisible = { palace-invisible }
    .skip = un passe-tour : chacun fait sauter un joueur
palace-option-ten_on = Un 10 va sur
    .any = tout
    .fits = ce que sa valeur permet
palace-option-four_burns = Quatre cartes de même valeur brûlent la pile
palace-option-must_play = Si on peut jouer, il faut jouer
palace-option-scoring = La partie
    .loser = { going-out-until-lost }
    .places = { going-out-counts-places }
palace-option-losses = { going-out-losses }
palace-option-rounds = { going-out-rounds }

do-up = Mettre face visible
    .with = Face visible : { $picked }
do-three-up = Choisir trois cartes visibles
do-flip = Retourner { $number }
palace-do-take = Ramasser la pile

palace-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
palace-chooses = { $seat } a choisi.
    .to-seat = Tu as choisi.
palace-swaps = { $seat } met { $turned } face visible.
    .to-seat = Tu mets { $turned } face visible.
palace-begins = { $kind ->
    [three] { $other } a la plus petite carte et commence.
   *[left] { $other } commence.
}
    .to-other = { $kind ->
        [three] Tu as la plus petite carte et tu commences.
       *[left] Tu commences.
    }
palace-takes = { $seat } ramasse la pile, { shared-cards }.
    .short = ramasse { $count }
    .to-seat = Tu ramasses la pile, { shared-cards }.
palace-burns = { $kind ->
    [four] Quatre cartes égales ! { palace-burning }
   *[ten] { palace-burning }
}
    .to-seat = { $kind ->
        [four] Quatre cartes égales ! { palace-burning.to-seat }
       *[ten] { palace-burning.to-seat }
    }
palace-burning = { $again ->
    [yes] { $seat } brûle { shared-cards } et rejoue.
   *[no] { $seat } brûle { shared-cards }.
}
    .to-seat = { $again ->
        [yes] Tu brûles { shared-cards } et tu rejoues.
       *[no] Tu brûles { shared-cards }.
    }
palace-flips = { $seat } retourne { $card }.
    .to-seat = Tu retournes { $card }.
palace-misses = { $seat } retourne { $turned }. Ça ne va pas, { $seat } ramasse { shared-cards }.
    .short = ramasse { $count }
    .to-seat = Tu retournes { $turned }. Ça ne va pas, tu ramasses { shared-cards }.
palace-you-draw = { shared-you-draw }
palace-passed-over = { $other } perd son tour.
    .to-other = Tu perds ton tour.
palace-out = { $other } a fini !
    .to-other = Tu as fini !
palace-broken-off = Personne n'avance : la manche est finie.
palace-loses = { $other } perd, avec encore { shared-cards }.
    .to-other = Tu perds, avec encore { shared-cards }.

palace-prompt = Choisis trois cartes visibles
palace-chose = a choisi
palace-choosing = choisit
palace-pile = Pile
palace-fits = À jouer
palace-lower = 7 ou moins
palace-burned = Brûlées
palace-ends-in = Tours restants
palace-zone-up = Tu joues tes cartes visibles
palace-zone-blind = Tu retournes tes cartes cachées

palace-hint-swap = Ce sont tes meilleures cartes. Garde-les pour la fin.
palace-hint-flip = L'une vaut l'autre. Bonne chance !
palace-hint-take = Rien ne va, ramasse la pile.
palace-hint-worth = C'est une petite pile, et tes bonnes cartes vaudront plus tard.
palace-hint-burn = Brûle-la : { $count ->
    [one] { $count } carte en moins
   *[other] { $count } cartes en moins
}, et tu rejoues.
palace-hint-stuck = Tu as vu les cartes en face ({ $other }) : aucune ne va là-dessus.
palace-hint-special = Tout ce qui va d'autre te coûterait plus.
palace-hint-several = { $count } cartes de moins d'un coup.
palace-hint-low = C'est ta plus petite carte qui va. Garde les bonnes.

palace-too-few-cards = À six joueurs, il faut deux paquets.
palace-three-of-six = Choisis trois de ces cartes à mettre face visible : { $cards }.
palace-has-chosen = Tu as choisi. { $count ->
    [one] { $seats } n'a pas encore choisi.
   *[other] { $seats } n'ont pas encore choisi.
}
palace-no-pile = Il n'y a pas de pile à ramasser. Tu peux jouer n'importe quelle carte.
palace-must-play = { $kind ->
    [blind] Tu ne peux pas ramasser la pile. Retourne une carte.
   *[other] Il faut jouer si tu peux. Tu peux jouer { $cards }.
}
palace-not-your-zone = { $kind ->
    [hand] Joue d'abord les cartes de ta main.
    [up] Joue d'abord tes cartes visibles.
   *[blind] Tu n'as que des cartes cachées. Retournes-en une.
}
palace-no-such-place = Il n'y a pas de carte à cet endroit. Tu peux retourner { $places }.
palace-too-low = C'est trop bas. Il te faut { $rank ->
    [A] un autre as
   *[other] { rank-name } ou plus
}{ $kind ->
    [some] , ou { $cards }
   *[none] {""}
}.
palace-not-above-seven = Il y a un 7 dessus. Il te faut 7 ou moins{ $kind ->
    [some] , ou { $cards }
   *[none] {""}
}.
