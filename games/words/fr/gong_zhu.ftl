gong-zhu-name = Gong Zhu
    .line = Prends le mouton, et laisse-leur le cochon.
    .aliases = Chasse au cochon, Chase the Pig
gong-zhu-rules = **Ne prends pas le cochon, la Q♠. Ne prends pas de cœurs. Prends le mouton, le J♦.**
    Chacun joue pour soi, avec 13 cartes. { rules-trick } { rules-trick-plain }
    Ce que tu ramasses compte à la fin de la donne. Le **cochon** coûte 100, les cœurs jusqu'à 50 chacun, et le **mouton** vaut 100. Le 10♣, le **transformateur**, double tout ça, en bien ou en mal. Ramasse tous les cœurs et ils te rapportent 200 à la place.
    Quand quelqu'un tombe à −1 000, c'est lui le cochon, et le plus haut score gagne.
    - **Par exemple :** tu ramasses la Q♠, le K♥ et le 3♥. Ça fait −100, −40 et 0 : 140 de moins. Avec le 10♣ en plus, ce serait 280 de moins.
    .whole =
    - **La donne :** 13 cartes chacun d'un jeu de 52.
    - **Exposer :** avant le jeu, tu peux montrer celles que tu as parmi Q♠, J♦, 10♣ et A♥. Tout le monde décide en même temps. Un cochon ou un mouton exposé compte double, un A♥ exposé double tous les cœurs, et un 10♣ exposé multiplie par 4, pour qui les ramasse. On ne peut pas jouer une carte exposée la première fois que sa couleur est entamée, sauf si c'est la seule qu'on a.
    - **Le jeu :** qui a le 2♣ en entame. { rules-trick } { rules-trick-plain } L'as est la plus haute carte.
    - **Les cœurs** coûtent 50 pour l'as, 40 pour le roi, 30 pour la dame, 20 pour le valet, et 10 chacun du 10 au 5. Le 4, le 3 et le 2 ne coûtent rien.
    - **Les 13 cœurs** te rapportent 200 à la place, et si tu prends le cochon avec, il rapporte 100 aussi.
    - **Le cochon** coûte 100, **le mouton** rapporte 100.
    - **Le transformateur** double tout le reste. Sans aucun cœur, cochon ou mouton, il rapporte 50, ou 100 s'il était exposé.
    - **La fin :** dès que quelqu'un est à −1 000 ou moins, tous ceux qui y sont sont des cochons, et le plus haut score gagne.
    - **Par exemple :** l'A♥ était exposé. Tu le ramasses avec le 9♥ et le mouton : cœurs −60, doublés à −120, et 100 pour le mouton. Ça fait −20.
gong-zhu-paragraphs =
    .nothing-to-expose = 2
    .wrong-phase-expose = 2
    .not-exposable = 2
    .wrong-phase-exposed = 2
    .exposed-protected = 2
    .must-follow-suit = 3
    .must-lead-2c = 3

gong-zhu-variant-partners = En équipes
gong-zhu-variant-plain = Rien n'est exposé
gong-zhu-variant-short = Courte, en −500

gong-zhu-option-expose = On peut exposer Q♠, J♦, 10♣ et A♥ avant le jeu, pour qu'ils comptent double
gong-zhu-option-expose_timing = On expose
    .simultaneous = { shared-same-time }
    .in_turn = chacun à son tour, à partir du 2♣
gong-zhu-option-expose_protect = Une carte exposée attend que sa couleur ait été entamée une fois
gong-zhu-option-first_lead = Première entame
    .two_of_clubs = le 2♣, à chaque donne
    .two_of_spades_then_pig = le 2♠ ; ensuite n'importe quoi, par qui a pris le cochon
    .seven_of_spades_then_pig = n'importe quoi, par qui a le 7♠ ; ensuite par qui a pris le cochon
gong-zhu-option-hearts_table = Les cœurs coûtent
    .standard = 50, 40, 30, 20 pour A K Q J, 10 du 10 au 5, rien pour 4 3 2
    .pip = 50, 40, 30, 20 pour A K Q J, 10 pour le 4, leur nombre pour les autres
gong-zhu-option-pig_value = Points du cochon, la Q♠
gong-zhu-option-pig_flip = Ce qui rend le cochon positif
    .all_hearts = ramasser tous les cœurs
    .grand_slam = ramasser les 16 cartes qui comptent
    .never = rien
gong-zhu-option-sheep_flip = Le mouton devient négatif si tu ramasses tous les cœurs, mais pas les 16 cartes qui comptent
gong-zhu-option-transformer_alone = Points du 10♣, le transformateur, si c'est tout ce que tu ramasses
gong-zhu-option-target = Tu perds quand ton score tombe à
gong-zhu-option-win_target = La partie finit aussi quand quelqu'un atteint
gong-zhu-option-max_hands = { shared-most-hands }
gong-zhu-option-partners = Les joueurs face à face font équipe et additionnent leurs points

do-expose = Exposer
    .with = Exposer { $picked }
    .pick = Exposer jusqu'à { $most } cartes
do-expose-none = Ne rien exposer

gong-zhu-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
gong-zhu-answers = { $seat } a décidé quoi exposer.
    .short = a décidé
    .to-seat = Tu as décidé quoi exposer.
gong-zhu-exposes = { $seat } expose { $cards }.
    .to-seat = Tu exposes { $cards }.
gong-zhu-exposes-none = { $seat } n'expose rien.
    .short = n'expose rien
    .to-seat = Tu n'exposes rien.
gong-zhu-expose-nothing = { $count ->
    [one] { $seats } n'expose rien.
   *[other] { $seats } n'exposent rien.
}
    .to-seats = { $others ->
        [0] Tu n'exposes rien.
       *[other] { $seats } et toi n'exposez rien.
    }
gong-zhu-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
gong-zhu-scores = { $seat } a pris { $cards } : { shared-points }.
    .to-seat = Tu as pris { $cards } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
gong-zhu-scores-nothing = { $seat } n'a rien pris qui compte.
    .to-seat = Tu n'as rien pris qui compte.
gong-zhu-pigs = { $count ->
    [one] Le cochon, c'est { $seats } !
   *[other] Les cochons, ce sont { $seats } !
}
    .to-seats = { $others ->
        [0] Le cochon, c'est toi !
       *[other] Les cochons, c'est vous : { $seats } et toi !
    }

gong-zhu-exposable = Peuvent être exposées
gong-zhu-line = { $score }
gong-zhu-line-hand = { $score } · pris { SIGNED($points) }
gong-zhu-line-scored = { $score } ({ SIGNED($points) })
gong-zhu-for = { $term ->
    [pig] { $number } de cochon
    [sheep] { $number } de mouton
    [transformer] { $number } pour le 10♣
   *[hearts] { $number } de cœurs
}
gong-zhu-answered = a décidé
gong-zhu-pig = cochon
gong-zhu-exposing = Donne { $number } · Exposition
gong-zhu-trick = { shared-trick-of-hand }
gong-zhu-taken = { $seat } a pris
gong-zhu-doubled = Doublées

gong-zhu-hint-expose = { $exposes ->
    [none] Garde-les cachées. Ce que tu exposes compte double pour qui le ramasse, et les chances sont contre toi.
    [alone] Garde-les cachées. Ce que tu exposes compte double pour qui le ramasse. Tu pourrais gagner sur un joueur, mais perdre contre les trois.
   *[some] Ce que tu exposes compte double pour qui le ramasse : expose donc ce qui restera aux autres, ou un mouton que tu prendras toi-même.
}{ $pig ->
    [none] { "" }
   *[other] { " " }Chance que tu prennes la Q♠ : { $pig } %.
}{ $sheep ->
    [none] { "" }
   *[other] { " " }Chance que tu prennes le J♦ : { $sheep } %.
}{ $transformer ->
    [none] { "" }
   *[other] { " " }Chance que tu prennes le 10♣ : { $transformer } %.
}{ $ace ->
    [none] { "" }
   *[other] { " " }Avec un A♥ comme le tien, les cœurs te coûtent { $ace } points en moyenne ; d'habitude, c'est 50.
}
gong-zhu-hint-only = { shared-hint-only-card }
gong-zhu-hint-chase = Fais sortir le cochon : un pique sous la dame ne peut pas le prendre.
gong-zhu-hint-cash-sheep = Entame le mouton : personne ne peut plus le battre.
gong-zhu-hint-heart = Les autres ont de plus gros cœurs : ce pli devrait aller à un autre.
gong-zhu-hint-catch-sheep = Il reste peu de carreaux aux autres, le mouton va bientôt tomber. Entame fort pour le prendre.
gong-zhu-hint-short = Entame dans une couleur courte. Une fois que tu n'en as plus, tu peux donner tes mauvaises cartes.
gong-zhu-hint-risky = { shared-hint-no-safe-lead }
gong-zhu-hint-drop-pig = Il y a un plus gros pique sur la table : le cochon va à un autre.
gong-zhu-hint-drop-transformer = Il y a un plus gros trèfle sur la table : le transformateur va à un autre.
gong-zhu-hint-take-transformer = Tu mènes largement dans cette donne, et le transformateur double ça.
gong-zhu-hint-take-sheep = Prends le mouton, il est à toi.
gong-zhu-hint-keep-heart = Quelqu'un ramasse tous les cœurs, ne donne donc pas les tiens.
gong-zhu-hint-keep-sheep = Garde le mouton, et ce qui peut le prendre.
gong-zhu-hint-high-last = { shared-hint-highest-safe }
gong-zhu-hint-duck = { shared-hint-highest-under }
gong-zhu-hint-must-take = { shared-hint-taking-anyway }
gong-zhu-hint-low = { shared-hint-lowest-over }
gong-zhu-hint-throw = { shared-hint-off-suit }
gong-zhu-hint-spare = Ton partenaire est maître : si tu peux, n'y mets pas de mauvaises cartes.
gong-zhu-hint-stop = Quelqu'un a tous les cœurs jusqu'ici. Prends-en un pour l'arrêter.
gong-zhu-hint-collect = Tu as tous les cœurs jusqu'ici. Va chercher les autres.

must-lead-2c = { $cards } doit entamer le premier pli. Joue-le.
exposed-protected = { $card } est exposé, tu ne peux pas le jouer la première fois que sa couleur est entamée. Tu peux jouer { $cards }.
not-exposable = Tu ne peux exposer que { $cards }, ou rien.
nothing-to-expose = Tu n'as aucune des cartes qu'on peut exposer : n'expose rien.
wrong-phase-expose = On expose d'abord. Expose { $cards }, une partie, ou rien.
wrong-phase-exposed = On n'expose plus. Tu peux jouer { $cards }.
