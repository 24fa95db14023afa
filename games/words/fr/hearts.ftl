hearts-name = Dame de pique
    .line = Ne ramasse ni cœurs, ni dame de pique.
    .aliases = Hearts, Black Lady, Cœurs, La Dame de pique
hearts-rules = **Ne ramasse pas de cœurs et, surtout, pas la Q♠.**
    Chacun joue pour soi. D'abord tu passes trois cartes à quelqu'un, et on t'en passe trois.
    { rules-trick } { rules-trick-plain } On ne peut pas entamer à cœur tant qu'aucun cœur n'a été joué.
    Chaque cœur ramassé te coûte 1 point, la Q♠ en coûte 13. Mais ramasse les 26 et c'est le **grand chelem :** tu ne marques rien, et tous les autres marquent 26. Quand quelqu'un atteint 100, le plus petit score gagne.
    - **Par exemple :** tu entames du 9♣. Les autres jouent 4♣, K♣ et Q♠. Le K♣ fait le pli, et prend 13 points avec.
    .whole =
    - **La donne :** tout le monde reçoit autant de cartes. À trois on enlève le 2♦, à cinq le 2♦ et le 2♣, à six le 2♦, le 3♦, le 3♣ et le 4♣.
    - **Les passes :** choisis trois cartes, face cachée, tous en même temps. Elles vont à gauche, à la donne suivante à droite, à quatre ou six ensuite en face. Puis vient une donne où l'on garde ses cartes, et on recommence.
    - **Le jeu :** qui a le plus petit trèfle en entame. { rules-trick } { rules-trick-plain } L'as est la plus haute carte.
    - **Le premier pli :** ni cœur ni Q♠, sauf si tu n'as rien d'autre.
    - **Ouvrir le cœur :** on ne peut pas entamer à cœur tant qu'aucun n'a été joué, sauf si tu n'as que des cœurs. La Q♠ n'ouvre pas le cœur, et on peut l'entamer à tout moment.
    - **Les points :** 1 par cœur, 13 pour la Q♠.
    - **Le grand chelem :** si tu ramasses les 13 cœurs et la Q♠, tu marques 0 et tous les autres 26.
    - **La fin :** quand quelqu'un a 100 ou plus, le plus petit score gagne. À égalité, on joue une donne de plus.
    - **Par exemple :** carreau est demandé et tu n'en as pas. Tu joues la Q♠, et qui fait le pli prend 13 points. Le cœur n'est pas ouvert pour autant. Avec le 2♥, il l'aurait été.
    - **Les règles maison** peuvent ajouter le J♦, qui enlève 10 points, d'autres grands chelems, la Black Maria et plus encore.
hearts-paragraphs =
    .hearts-passing-over = 2
    .hearts-pass-now = 2
    .wrong-pass-count = 2
    .hearts-bad-card = 2
    .must-lead-low-club = 3
    .must-follow-suit = 3
    .no-points-first-trick = 4
    .must-lead-club = 4
    .hearts-not-broken = 5

hearts-variant-quick = Courte, en 50
hearts-variant-jack = Le J♦ enlève 10 points
hearts-variant-omnibus = Omnibus : le J♦ enlève 10 points, et le grand chelem demande les 15 cartes à points
hearts-variant-bicycle = La Q♠ ouvre aussi le cœur
hearts-variant-trickster = Le grand chelem ne te fait jamais perdre la partie
hearts-variant-black_maria = Black Maria : l'A♠ et le K♠ coûtent aussi des points
hearts-variant-spot = Cœurs à leur valeur, en 500

hearts-option-pass_count = Cartes à passer
hearts-option-pass_cycle = On passe
    .classic = à gauche, à droite, en face, puis pas du tout
    .wide = à chacun des autres tour à tour, puis pas du tout
    .no_hold = à gauche, à droite, en face, à chaque donne
    .left = toujours à gauche
    .right = toujours à droite
    .none = { shared-never }
hearts-option-odd_cards = Cartes en trop quand le compte ne tombe pas juste
    .remove = restent hors du paquet
    .kitty_first_trick = vont à qui fait le premier pli
    .kitty_first_points = vont à qui prend les premiers points
hearts-option-first_lead = Première entame
    .low_club = le plus petit trèfle
    .any_club = n'importe quel trèfle, par qui a le plus petit
    .left_of_dealer = n'importe quelle carte, à gauche du donneur
hearts-option-first_trick_points = Points au premier pli
    .barred = seulement si on n'a rien d'autre
    .allowed = permis
hearts-option-heart_leads = On peut entamer à cœur
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
hearts-option-queen_breaks = La Q♠ ouvre aussi le cœur
hearts-option-queen_forced = Avec seulement la Q♠ et des cœurs, il faut entamer de la Q♠ tant que le cœur n'est pas ouvert
hearts-option-hearts = Chaque cœur coûte
    .one = 1
    .spot = son nombre ; 11, 12, 13, 14 pour J Q K A
hearts-option-queen_points = Points pour la Q♠
hearts-option-spade_honours = Le K♠ coûte 10 et l'A♠ coûte 7
hearts-option-jack = Carreau bonus
    .none = { shared-none }
    .jack = le J♦
    .ten = le 10♦
hearts-option-jack_points = Points enlevés par le carreau bonus
hearts-option-moon = Si tu ramasses toutes les cartes qui coûtent des points
    .others = tous les autres prennent le tout
    .self = c'est enlevé de ton score
    .choose = au choix : sur les autres, ou enlevé de ton score
    .auto = les autres prennent le tout, sauf si ça te fait perdre la partie ; là, c'est enlevé de ton score
    .off = tu prends tous ces points
hearts-option-moon_needs_jack = Le grand chelem demande aussi le carreau bonus
hearts-option-sun = Fais aussi tous les plis, et le grand chelem compte double
hearts-option-no_tricks_bonus = Points enlevés si tu ne fais aucun pli
hearts-option-target = La partie finit quand quelqu'un a
hearts-option-reset_at_target = Tombe pile sur ce score et il est divisé par deux
hearts-option-tie_break = Si deux ont le plus petit score à la fin
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
hearts-option-max_hands = { shared-most-hands }

do-add = Ajouter aux autres
do-subtract = Enlever de mon score

hearts-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
hearts-chooses = { $seat } a choisi les cartes à passer.
    .short = a choisi
    .to-seat = Tu as choisi les cartes à passer.
hearts-gets = { $seat } te passe { $cards }.
hearts-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
hearts-broken = Le cœur est ouvert.
hearts-kitty = { $seat } prend les cartes en trop : { $cards }.
    .to-seat = Tu prends les cartes en trop : { $cards }.
hearts-moon = Grand chelem pour { $seat } !
    .to-seat = Grand chelem pour toi !
hearts-moon-adds = Tout le monde sauf { $seat } prend { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .to-seat = Tout le monde sauf toi prend { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
hearts-moon-subtracts = { $seat } enlève { $points ->
    [one] { $points } point
   *[other] { $points } points
} de son score.
    .to-seat = Tu enlèves { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de ton score.
hearts-resets = { $seat } tombe pile sur { $points } et redescend à { $half }.
    .to-seat = Tu tombes pile sur { $points } et redescends à { $half }.
hearts-scores = Donne { $number } : { $gains } → { $totals }.
hearts-ahead = { $count ->
    [one] { $seats } mène.
   *[other] { $seats } mènent à égalité.
}
    .to-seats = { $others ->
        [0] Tu mènes.
       *[other] { $seats } et toi, vous menez à égalité.
    }
hearts-shot = Grand chelem pour { $seat } à la donne { $number }.

hearts-way = { $way ->
    [hold] aucune
    [across] en face
    [left] { $far ->
        [1] à gauche
       *[2] à gauche, deux places
    }
   *[right] { $far ->
        [1] à droite
       *[2] à droite, deux places
    }
}
hearts-prompt-pass = Passe { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} { hearts-way }
hearts-pass-to = passe { $count } à { $other }
hearts-line = { $score }
hearts-line-hand = { $score } · pris { SIGNED($points) }
hearts-line-scored = { $score } ({ SIGNED($points) })
hearts-deed = { $count ->
    [0] aucun pli
    [one] { $count } pli
   *[other] { $count } plis
}
hearts-for-hearts = { $number } de cœurs
hearts-for-queen = { $number } de Q♠
hearts-for-king = { $number } de K♠
hearts-for-ace = { $number } d'A♠
hearts-for-bonus = { $number } de bonus
hearts-for-moon = { $number } pour le grand chelem ({ $seat })
hearts-for-no-tricks = { $number } pour zéro pli
hearts-for-reset = { $number } pile sur { $target }
hearts-chose = a choisi
hearts-choosing = choisit
hearts-passing = Donne { $number } · Passes
hearts-trick = { shared-trick-of-hand }
hearts-badge-pass = Passe
hearts-badge = Fermé
hearts-badge-broken = Ouvert
hearts-left-out = Enlevées
hearts-taken = { $seat } a pris

hearts-hint-pass-queen = Tu as trop peu de petits piques pour protéger la Q♠. Passe-la.
hearts-hint-pass-spade = Les gros piques prennent la Q♠, et tu as trop peu de petits à jouer à la place.
hearts-hint-pass-heart = Les gros cœurs ramassent des cœurs. Passe-les.
hearts-hint-pass-void = Débarrasse-toi d'une couleur courte. Une fois que tu n'en as plus, tu joues ce que tu veux.
hearts-hint-pass-rest = Ce sont celles qui risquent le plus de faire des plis dont tu ne veux pas.
hearts-hint-add = Ajoute-le aux autres : ça ne te coûte pas la partie.
hearts-hint-subtract = Enlève-le de ton score. L'ajouter aux autres finirait la partie, et tu ne gagnerais pas.
hearts-hint-only = { shared-hint-only-card }
hearts-hint-moon = Tu as tous les points jusqu'ici, et personne ne peut battre ces cartes. Tente le grand chelem.
hearts-hint-stop = Quelqu'un tente le grand chelem. Prends quelques points pour l'en empêcher.
hearts-hint-drive = Un pique sous la dame aide à la faire tomber.
hearts-hint-give = Tous les piques qui restent battent la dame. Entame-la, et quelqu'un d'autre doit la prendre.
hearts-hint-low = C'est la carte qui a le plus de chances d'être battue : ce pli devrait aller à un autre.
hearts-hint-risky = { shared-hint-no-safe-lead }
hearts-hint-under = Il y a un plus gros pique sur la table, joue la dame maintenant : le pli va à un autre.
hearts-hint-bonus = Ce pli vaut la peine : il enlève des points de ton score.
hearts-hint-free = { shared-hint-highest-safe }
hearts-hint-early = C'est le début, tout le monde devrait encore fournir. Débarrasse-toi de ta plus haute.
hearts-hint-duck = { shared-hint-highest-under }
hearts-hint-last = { shared-hint-taking-anyway }
hearts-hint-over = { shared-hint-lowest-over }
hearts-hint-throw = { shared-hint-off-suit }

hearts-pass-now = On passe d'abord les cartes. Passe { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à { $other }.
wrong-pass-count = Passe exactement { $count ->
    [one] { $count } carte
   *[other] { $count } cartes différentes
} à { $other }.
hearts-already-passed = Tu as déjà choisi tes cartes. On attend { $seats }.
hearts-bad-card = « { $text } » n'est pas une carte de ce jeu. Passe des cartes de ta main.
hearts-passing-over = Les passes sont finies. Tu peux jouer { $cards }.
hearts-moon-now = Grand chelem ! Ajoute-le aux autres, ou enlève-le de ton score.
must-lead-club = Le premier pli s'entame à trèfle. Tu peux jouer { $cards }.
no-points-first-trick = Pas de points au premier pli. Tu peux jouer { $cards }.
hearts-not-broken = Le cœur n'est pas encore ouvert, tu ne peux pas l'entamer. Tu peux jouer { $cards }.
hearts-moon-needs-jack = Ce grand chelem demande un carreau bonus. Choisis aussi le J♦ ou le 10♦.
hearts-sun-needs-moon = Un grand chelem double demande un grand chelem. Choisis aussi ce qu'il fait.
hearts-reset-needs-even = { $target } ne se divise pas par deux. Choisis un score pair.
hearts-without-end = Ces bonus sont trop hauts : la partie pourrait ne jamais finir. Baisse-les, ou fixe un nombre de donnes.
