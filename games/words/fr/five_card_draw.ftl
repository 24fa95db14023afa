five-card-draw-name = Poker fermé
    .line = Mise, échange, bluffe. Les cinq meilleures cartes gagnent.
    .aliases = Five Card Draw, Draw Poker, Poker à cinq cartes, Poker classique
five-card-draw-rules = **Montre les cinq meilleures cartes, ou mise jusqu'à ce que tous les autres se couchent.**
    Tout le monde met une **ante** au **pot**, les jetons que prend le gagnant, et reçoit cinq cartes que personne d'autre ne voit. Puis on mise : à ton tour, mets des jetons au pot, suis la mise des autres, relance, ou couche-toi et attends la donne suivante.
    Qui est encore là peut échanger jusqu'à trois cartes. On mise une seconde fois, on montre les mains, et la meilleure gagne le pot. Une paire c'est bien, un brelan c'est mieux, et le joker remplace la carte qui t'aide le plus.
    { rules-chips }
    - **Par exemple :** tu as Q♣ Q♦ 9♥ 5♠ 2♣. Garde les dames et échange les trois autres. Arrivent Q♥ 8♠ 4♦ : brelan de dames, qui bat toute double paire.
    .whole =
    - **La donne :** tout le monde paie l'ante et reçoit cinq cartes. La place du donneur avance vers la gauche après chaque donne.
    - **Premières mises,** à partir de la gauche du donneur : mise ou couche-toi, on ne checke pas. Une fois qu'il y a une mise, **suis** (paie autant), **relance** (paie autant et ajoute au moins la dernière mise ou relance), ou **couche-toi**. Pas d'autre limite que tes jetons. Si tu n'as pas de quoi suivre, fais **tapis** avec ce que tu as, et joue pour la part du pot que tu as payée.
    - **L'échange,** à partir de la gauche du donneur : défausse jusqu'à trois cartes et reçois-en autant, ou reste **servi** : garde les cinq.
    - **Les secondes mises** se passent pareil. Ensuite, qui est encore là montre, et la meilleure main gagne. Si tous les autres se sont couchés, tu gagnes sans montrer.
    - **Les mains, de la meilleure à la moins bonne.** Avec le joker, cinq cartes égales battent tout :
    { rules-poker-hands }
    { rules-same-hand }
    - **Le joker** fait la meilleure main possible, tout seul : avec 7♣ 7♦ K♥ 4♠, c'est un troisième 7.
    { rules-side-pot }
    - **La fin :** on joue jusqu'à ce que quelqu'un ait tous les jetons. Si on arrête avant, qui en a le plus gagne.
five-card-draw-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-raise = 2
    .nothing-to-call = 2
    .no-check = 2
    .bet-is-made = 2
    .no-raise = 2
    .raise-closed = 2
    .raise-short = 2
    .check-owing = 2
    .draw-now = 3
    .bad-discard = 3

five-card-draw-variant-modern = On peut checker, et l'ante monte
five-card-draw-variant-plain = Sans joker, on peut checker, l'ante monte
five-card-draw-variant-short = Courte : 15 donnes, l'ante monte

five-card-draw-option-starting_chips = { shared-chips }
five-card-draw-option-ante = Ante (au plus un cinquième des jetons de départ)
five-card-draw-option-min_bet = Mise minimum
    .zero = égale à l'ante
five-card-draw-option-jokers = Jokers dans le paquet
five-card-draw-option-allow_check = On peut checker tant que personne n'a misé
five-card-draw-option-max_draw = Nombre maximum de cartes échangées
five-card-draw-option-max_hands = Donnes
    .zero = { shared-until-all-chips }
five-card-draw-option-rebuy = Tu peux te recaver une fois quand tu n'as plus de jetons
five-card-draw-option-ante_rises = Donnes avant que l'ante double
    .zero = { shared-never }
five-card-draw-option-ante_minutes = Minutes avant que l'ante double
    .zero = { shared-never }
five-card-draw-option-showdown = { shared-showdown }
    .everybody = { shared-everyone-shows }
    .winners = { shared-losers-hide }

do-stand-pat = Servi
five-card-draw-deals = { $seat } distribue. L'ante est de { $number }.
    .to-seat = Tu distribues. L'ante est de { $number }.
five-card-draw-you-hold = Tu as { poker-hand }.
five-card-draw-stands = { $seat } : servi.
    .to-seat = Servi : tu gardes tout.
five-card-draw-draws = { $seat } tire { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
    .short = tire { $number }
    .to-seat = Tu tires { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }.
five-card-draw-you-draw = Tu tires { $cards } et tu as { poker-hand }.
five-card-draw-reshuffles = Le paquet s'épuise, les mains couchées et les cartes défaussées y sont mélangées : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
five-card-draw-drew = { $number ->
    [0] servi
   *[other] tire { $number }
}
five-card-draw-stub = Paquet
five-card-draw-ante = Ante
five-card-draw-stake = À suivre
five-card-draw-hand = Donne { $number } · { $stage ->
    [first-bets] Premières mises
    [draw] Échange
    [second-bets] Secondes mises
   *[over] Fini
}

five-card-draw-hint-pat = Tu as { poker-hand }. Garde les cinq.
five-card-draw-hint-keep = Garde { poker-hand } et échange { five-card-draw-how-many }.
five-card-draw-hint-four-flush = Il te manque une carte pour la couleur. Échange celle de trop.
five-card-draw-hint-four-straight = Il te manque une carte pour la quinte, et beaucoup conviennent. Échange celle de trop.
five-card-draw-hint-joker = Garde le joker et ta plus haute carte, et échange { five-card-draw-how-many }.
five-card-draw-hint-nothing = Rien pour l'instant. Garde tes plus hautes cartes et échange { five-card-draw-how-many }.
five-card-draw-how-many = { $count ->
    [0] aucune carte
    [1] une carte
    [2] deux cartes
    [3] trois cartes
   *[other] { $count } cartes
}
five-card-draw-hint-bet = { five-card-draw-chance }. { poker-worth-bet }
five-card-draw-hint-raise = { five-card-draw-chance }. { poker-worth-raise }
five-card-draw-hint-call = { five-card-draw-chance }. Vu le pot, ça vaut le coup de suivre.
five-card-draw-hint-fold = { five-card-draw-chance }. Mais on mise en face, donc avec mieux qu'une main au hasard. Couche-toi.
five-card-draw-hint-check = { five-card-draw-chance }. Pas assez pour miser, et checker est gratuit.
five-card-draw-hint-no-bet = { five-card-draw-chance }. Pas assez pour miser.
five-card-draw-chance = Avec { poker-hand }, tu battrais { $count ->
    [1] une main au hasard
   *[other] { $count } mains au hasard
} environ { $percent } % du temps
five-card-draw-hint-rebuy = { shared-hint-no-chips }

five-card-draw-high-ante = Cette ante est trop haute. Elle peut faire au plus un cinquième des jetons de départ : { $most }.
five-card-draw-high-bet = Cette mise minimum est trop haute. Elle ne peut pas dépasser les jetons de départ : { $most }.
draw-now = C'est le moment de l'échange. Défausse jusqu'à { $number } cartes, ou reste servi.
bad-discard = Défausse entre une et { $number } cartes différentes de ta main, ou reste servi.
