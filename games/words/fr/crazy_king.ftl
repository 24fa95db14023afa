crazy-king-name = Roi fou
    .line = Vide ta main. Un roi va sur tout.
    .aliases = Crazy King, Crazy Eights, 8 américain, Huit américain
crazy-king-rules = **Débarrasse-toi de toutes tes cartes avant les autres.**
    À ton tour, joue une carte de la même couleur ou de la même valeur que celle du dessus. Rien ne va ? Pioche jusqu'à deux cartes et joue la première qui va, sinon passe.
    Certaines cartes font plus. Un **roi** va sur tout, et tu demandes la couleur qui suit. Un **valet** fait sauter le suivant. Une **dame** le fait sauter et piocher deux cartes. Si on te fait sauter, tu ne peux répondre qu'avec un roi, ou passer. Un **as** change le sens du jeu.
    Finis, et tu marques ce que les autres ont encore en main. Le premier à 500 gagne.
    - **Par exemple :** le 7♥ est dessus. N'importe quel cœur va, n'importe quel 7, ou un roi. Tu joues le K♠ et tu demandes carreau : il faut ensuite un carreau ou un autre roi.
    .whole =
    - **La donne :** sept cartes chacun d'un jeu de 52. La carte suivante est retournée et commence la défausse. Quelle qu'elle soit, elle ne fait rien ; un roi demande simplement sa propre couleur.
    - **Qui commence :** à la première manche quelqu'un au hasard, ensuite qui a gagné la dernière. C'est aussi à lui qu'on donne en premier.
    - **Ton tour :** si tu as une carte qui va, joue-la, ou joue un roi. Tu ne peux ni piocher, ni passer. Si rien ne va, pioche ; une carte qui va est jouée tout de suite, sauf si tu joues un roi à la place. Toujours rien ? Pioche une deuxième carte, puis passe.
    - **Roi :** va sur tout, et tu demandes la couleur que tu veux. Rien ne t'oblige à le jouer.
    - **Valet :** le suivant perd son tour, sauf s'il répond avec un roi. Ce roi agit comme d'habitude, et le joueur d'après ne saute pas.
    - **Dame :** comme un valet, et qui saute pioche deux cartes. Un roi annule les deux.
    - **As :** on change de sens. À deux joueurs, ça ne change rien.
    - **Ta dernière carte** finit la manche aussitôt, et ne fait rien d'autre.
    - **Remélanges :** quand la pioche est vide, la défausse, sauf sa carte du dessus, est mélangée pour en faire une nouvelle. La cinquième fois, la manche est finie et la main avec le moins de points la gagne ; à égalité, celle avec le moins de cartes.
    - **Le compte :** seul le gagnant de la manche marque, tout ce qui reste dans les autres mains. Un roi vaut 30, un as, une dame ou un valet 10, les autres cartes leur nombre. On joue jusqu'à ce que quelqu'un ait 500.
    - **Par exemple :** tu finis. Les autres ont 2♠ 9♦ et 3♠ K♦. Ça fait 11 et 33 : tu marques 44.
crazy-king-paragraphs =
    .must-fit = 3
    .must-draw = 3
    .must-play = 3
    .drawn-enough = 3
    .call-a-suit = 4
    .must-play-king = 4
    .skipped = 5

crazy-king-variant-short = Courte, en 150
crazy-king-variant-strict = Stricte : il faut jouer ses rois

crazy-king-option-target = { shared-points-to-win }
crazy-king-option-hand_size = { shared-cards-dealt }
crazy-king-option-runouts = Pioches épuisées avant la fin de la manche
crazy-king-option-max_draws = Cartes à piocher avant de passer
crazy-king-option-king_obliges = Si seul un roi va, il faut le jouer
crazy-king-option-skipped_player = Qui saute et a un roi peut jouer
    .king_only = seulement un roi
    .normal_turn = toute carte qui va
crazy-king-option-queen_king_cancels = Un roi sur une dame t'évite de piocher deux cartes
crazy-king-option-ace_two_players = À deux joueurs, un as
    .no_effect = ne fait rien
    .acts_as_skip = te fait rejouer
crazy-king-option-last_queen_draws = Une dame en dernière carte fait quand même piocher deux cartes
crazy-king-option-exhaustion_tie = Si les mains les plus basses sont à égalité
    .fewest_cards = le moins de cartes gagne
    .no_score = personne ne marque

crazy-king-turned-up = { $card } est retourné. { $other } commence.
    .to-other = { $card } est retourné. Tu commences.
crazy-king-plays = { $seat } joue { $card }.
    .to-seat = Tu joues { $card }.
crazy-king-calls = { $seat } joue { $card } et demande { $suit }.
    .to-seat = Tu joues { $card } et tu demandes { $suit }.
crazy-king-draws = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
    .short = pioche { $count ->
        [one] { $count }
       *[other] { $count }
    }
    .to-seat = Tu pioches { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
crazy-king-you-draw = { shared-you-draw }
crazy-king-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
crazy-king-skips = { $seat } perd son tour, sauf avec un roi en réponse.
    .to-seat = Tu perds ton tour, sauf si tu réponds avec un roi.
crazy-king-reverses = { shared-reverses }
crazy-king-run-out = La pioche est vide pour la { NUMBER($number) ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] { $number }e
} fois.
crazy-king-wins-round = { $winner } gagne la manche et marque { $number }.
    .to-winner = Tu gagnes la manche et tu marques { $number }.
crazy-king-no-score = Égalité pour la main la plus basse : personne ne marque.

do-suit = demander { $symbol } { $suit }
    .after = { $picked } demander { $symbol } { $suit }

crazy-king-line-skipped = { $score } · saute
crazy-king-round = Manche { $round } · pioche vidée { $number } sur { $most }
crazy-king-hint-draw = Rien ne va, il faut piocher.
crazy-king-hint-pass = Rien ne va et tu as pioché, il faut passer.
crazy-king-hint-skipped = Tu perds ton tour, et ça ne vaut pas un roi. Passe.
crazy-king-hint-out = { shared-hint-last-card }
crazy-king-hint-answer = Ton roi sauve ton tour. Demande { $suit }, ta meilleure couleur.
crazy-king-hint-call = Demande { $suit } : c'est ce que tu as le plus.
crazy-king-hint-skips = Ça fait sauter { $seat }{ $count ->
    [1] , qui n'a plus qu'une carte
    [2] , qui n'a plus que 2 cartes
    [3] , qui n'a plus que 3 cartes
   *[other] { "" }
}.
crazy-king-hint-fits = Elle va, { $count ->
    [0] mais tu n'as pas d'autre carte à { $suit }
    [one] et il te reste { $count } autre carte à { $suit }
   *[other] et il te reste { $count } autres cartes à { $suit }
}.

crazy-king-too-few-cards = Il n'y a pas assez de cartes pour de si grandes mains. Distribue 50 cartes en tout, au plus.
must-fit = Ça ne va pas. Joue du { $suit }{ $rank ->
    [K] {""}
   *[other] , la même valeur ({ rank-name })
} ou un roi. Si tu n'en as pas, pioche ou passe.
call-a-suit = Dis quelle couleur suit { $card } : trèfle, carreau, cœur ou pique.
call-the-last-king = { $card } est ta dernière carte. Joue-la simplement, pas besoin de couleur.
skipped = Tu perds ton tour. Réponds avec un roi, ou passe.
must-play = Tu as une carte qui va, tu ne peux ni piocher, ni passer. Tu peux jouer { $cards }.
must-draw = { shared-must-draw }
must-play-king = Tu as un roi, et à cette table il faut le jouer. Demande une couleur avec, sauf si c'est ta dernière carte.
drawn-enough = Tu ne peux plus piocher. Joue un roi si tu en as un, ou passe.
