last-card-name = Dernière carte
    .line = Plus qu'une carte ? Dis-le, ou gare à toi.
    .aliases = Last Card, Jeu des quatre couleurs
last-card-rules = **Débarrasse-toi de toutes tes cartes avant les autres, et dis-le quand il ne t'en reste qu'une.**
    À ton tour, joue une carte de la même couleur que celle du dessus, ou du même nombre ou symbole. Rien ne va ? Pioche une carte, et si elle va, tu peux la jouer.
    Certaines cartes font plus. **Passe ton tour :** le suivant perd son tour. **Changement de sens :** on joue dans l'autre sens. **+2 :** le suivant pioche deux cartes et perd son tour. Le **joker** va sur tout, et tu choisis la couleur. Le **+4** fait pareil, et le suivant pioche quatre cartes.
    Quand il ne te reste qu'une carte, appuie sur **Plus qu'une !** Si tu oublies, n'importe qui peut t'attraper, et tu pioches deux cartes.
    Finis, et tu marques ce que les autres ont encore en main. Le premier à 500 gagne.
    - **Par exemple :** 🔺7 est dessus. Toute carte rouge va, tout 7, ou un joker. Tu joues 💧7 : il faut ensuite du bleu ou un autre 7. C'était ton avant-dernière carte, alors tu appuies sur **Plus qu'une !** avant qu'on t'attrape.
    .whole =
    - **Les cartes :** 🔺 rouge, ⭐ jaune, 🟩 vert et 💧 bleu. Chaque couleur a un 0, deux cartes de chaque nombre de 1 à 9, et deux passe, deux sens et deux +2. Il y a quatre 🌈joker et quatre 🌈+4. Ça fait 108.
    - **La donne :** sept chacun, et la carte suivante est retournée. Elle agit sur le premier joueur comme si le donneur l'avait jouée : un passe le fait sauter, un +2 le fait piocher, un changement de sens inverse le jeu, et pour un joker il choisit la couleur. Un +4 est remis. Le premier joueur de la première manche est tiré au hasard. Ensuite, ça tourne vers la gauche.
    - **Ton tour :** joue une carte qui va, ou pioche. Tu peux piocher même si tu peux jouer. Si la carte piochée va, joue-la ou passe. Sinon, ton tour est fini.
    - **Passe :** le suivant perd son tour. **+2 :** pareil, et il pioche deux cartes.
    - **Changement de sens :** on joue dans l'autre sens. À deux joueurs, c'est un passe : tu rejoues.
    - **Joker :** va sur tout, et tu choisis la couleur.
    - **+4 :** en principe, tu ne le joues que si tu n'as pas la couleur demandée. Mais tu peux bluffer. Le suivant peut piocher les quatre, ou contester et regarder ta main. Si tu avais la couleur, c'est toi qui pioches les quatre, et il joue. Sinon, il en pioche six et perd son tour.
    - **Plus qu'une !** Tu peux appuyer à deux cartes, avant de jouer, ou juste après. Jusqu'à ce que le suivant ait joué, n'importe qui peut t'attraper si tu ne l'as pas fait, et tu pioches deux cartes. Le plus rapide gagne.
    - **Ta dernière carte** finit la manche. Un +2 ou un +4 fait encore piocher le suivant, et ces cartes comptent.
    - **Pioche vide :** la défausse, sauf sa carte du dessus, est mélangée pour en faire une nouvelle. Si personne ne peut jouer ni piocher, la manche est finie et personne ne marque.
    - **Le compte :** qui finit marque ce que les autres ont. Un nombre vaut son nombre, un passe, un sens ou un +2 vaut 20, un joker ou un +4 vaut 50. On joue jusqu'à ce que quelqu'un ait 500.
    - **Par exemple :** tu finis avec 🔺+2. Le suivant avait ⭐1 et pioche 🟩3 et 💧passe : ça fait 24. Un autre a 🌈joker : 50. Tu marques 74.
    - **Les règles maison** peuvent ajouter le **cumul :** réponds à un +2 par un autre +2, et le suivant pioche pour les deux.
last-card-paragraphs =
    .last-card-must-fit = 3
    .last-card-draw-first = 3
    .last-card-only-the-drawn = 3
    .last-card-must-play = 3
    .last-card-too-many-cards = 3
    .last-card-name-a-colour = 6
    .last-card-answer = 7
    .last-card-holds-the-colour = 7
    .last-card-nothing-to-call = 8
    .last-card-too-late = 8

last-card-variant-quick = Une manche rapide
last-card-variant-family = Famille : cumul des égaux ou +4 sur +2, pioche jusqu'à pouvoir jouer
last-card-variant-wild = Folle soirée : tout se cumule, 7 échange, 0 fait tourner les mains, interception
last-card-variant-quiet = Calme : pas de « Plus qu'une ! », pas de bluff

last-card-option-target = Score qui finit la partie
last-card-option-match = On joue
    .points = jusqu'à ce que quelqu'un ait assez de points
    .one_round = une manche, le premier à finir gagne
last-card-option-scoring = Après une manche
    .winner_takes = qui a fini marque ce que les autres ont
    .each_pays = chacun compte ses propres cartes, et le moins de points gagne
last-card-option-hand_size = { shared-cards-dealt }
last-card-option-start = La première carte retournée
    .effects = a son effet
    .numbers_only = est toujours un nombre
last-card-option-wild_four = Un +4 quand on a la couleur
    .challenge = est permis, mais peut être contesté
    .strict = n'est pas permis
    .free = est permis, un point c'est tout
last-card-option-stacking = Cumul : transmets ce que tu devrais piocher
    .off = impossible
    .same = avec un +2 sur un +2, un +4 sur un +4
    .up = pareil, et avec un +4 sur un +2
    .any = avec tout +2 ou +4
last-card-option-seven_zero = Un 7 échange ta main avec une autre, un 0 fait tourner toutes les mains
last-card-option-jump_in = Avec la même carte à nombre, tu peux intercepter hors de ton tour
last-card-option-draw = Quand tu pioches
    .one = c'est une carte
    .until_playable = tu continues jusqu'à ce qu'une aille, et tu la joues
last-card-option-forced_play = Si tu peux jouer, tu ne peux pas piocher
last-card-option-last_call = À une carte
    .button = il faut le dire
    .off = pas besoin de le dire
last-card-option-catchers = Si tu ne le dis pas, tu peux te faire attraper par
    .anyone = n'importe qui, jusqu'à ce que le suivant ait joué
    .next = le suivant seulement, dis-le donc avant de jouer
last-card-option-call_penalty = Cartes à piocher si on t'attrape
last-card-option-last_effect = Un +2 ou +4 en dernière carte fait encore piocher le suivant

do-catch = Attraper { $seat }
do-one-card = Plus qu'une !
do-challenge = Contester
do-colour = { $symbol } { $suit }
    .after = { $picked } { $symbol } { $suit }
do-swap = échanger avec { $seat }
    .after = { $picked } échanger avec { $seat }

last-card-put-back = Retournées puis remises : { $turned }.
last-card-turned-up = Carte retournée : { $card }.
last-card-starts = { $other } commence.
    .to-other = Tu commences.
last-card-plays = { $seat } joue { $card }.
    .to-seat = Tu joues { $card }.
last-card-calls = { $seat } joue { $card } et choisit le { $suit }.
    .to-seat = Tu joues { $card } et tu choisis le { $suit }.
last-card-jumps = { $seat } intercepte !
    .to-seat = Tu interceptes !
last-card-names = { $seat } choisit le { $suit }.
    .short = choisit { $suit }
    .to-seat = Tu choisis le { $suit }.
last-card-draws = { $count ->
    [0] Il n'y a plus de cartes : { $seat } ne pioche rien.
    [one] { $seat } pioche { $count } carte.
   *[other] { $seat } pioche { $count } cartes.
}
    .short = pioche { $count }
    .to-seat = { $count ->
        [0] Il n'y a plus de cartes : tu ne pioches rien.
        [one] Tu pioches { $count } carte.
       *[other] Tu pioches { $count } cartes.
    }
last-card-you-draw = { shared-you-draw }
last-card-cannot = La carte piochée par { $seat } ne va pas.
    .to-seat = La carte que tu as piochée ne va pas.
last-card-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
last-card-passed-over = { $other } perd son tour.
    .to-other = Tu perds ton tour.
last-card-reverses = { shared-reverses }
last-card-says = { $seat } : « Plus qu'une ! »
    .short = plus qu'une !
    .to-seat = Tu dis « Plus qu'une ! »
last-card-catches = { $seat } attrape { $other } : pas de « Plus qu'une ! ».
    .short = attrape { $other }
    .to-seat = Tu attrapes { $other } : pas de « Plus qu'une ! ».
    .to-other = { $seat } t'attrape : tu n'as pas dit « Plus qu'une ! »
last-card-swaps = { $seat } échange sa main avec { $other }.
    .to-seat = Tu échanges ta main avec { $other }.
    .to-other = { $seat } échange sa main avec toi.
last-card-moves-on = Le 0 joué par { $seat } fait passer chaque main au joueur suivant.
    .to-seat = Ton 0 fait passer chaque main au joueur suivant.
last-card-challenges = { $seat } conteste et regarde la main en face ({ $other }).
    .short = conteste
    .to-seat = Tu contestes et tu regardes la main en face ({ $other }).
    .to-other = { $seat } conteste et regarde ta main.
last-card-shows = { $other } avait { $cards }.
last-card-guilty = { $other } avait du { $suit } et doit donc piocher.
    .to-other = Tu avais du { $suit }, tu dois donc piocher.
last-card-innocent = { $other } ne bluffait pas : { $seat } pioche deux cartes de plus.
    .to-seat = { $other } ne bluffait pas : tu pioches deux cartes de plus.
    .to-other = Tu ne bluffais pas : { $seat } pioche deux cartes de plus.
last-card-goes-out = { $seat } a fini !
    .to-seat = Tu as fini !
last-card-scores = { $winner } gagne la manche et marque { $number }.
    .to-winner = Tu gagnes la manche et tu marques { $number }.
last-card-blocked = Personne ne peut jouer ni piocher : la manche est finie.
last-card-first-out = finit en premier
last-card-left = { $number ->
    [one] reste { $number } point
   *[other] reste { $number } points
}

last-card-called = plus qu'une !
last-card-penalty = À piocher
last-card-follow = { $suit }

last-card-hint-catch = { $other } n'a pas dit « Plus qu'une ! » À l'attaque !
last-card-hint-call = Il ne te restera qu'une carte. Dis-le avant qu'on t'attrape.
last-card-hint-out = { shared-hint-last-card }
last-card-hint-colour = { $count ->
    [0] Tu n'as plus de carte de couleur, choisis ce que tu veux
    [one] Tu as { $count } carte de cette couleur : { $suit }
   *[other] Tu as { $count } cartes de cette couleur : { $suit }
}.
last-card-hint-answer = Transmets, et c'est à { $other } de piocher.
last-card-hint-swap = { $other } n'a { $count ->
    [one] qu'une carte
   *[other] que { $count } cartes
}. Prends cette main.
last-card-hint-brake = { $face ->
    [S] Ça fait sauter { $other } :
    [R] Ça change de sens, et { $other } attend :
   *[D] Ça fait piocher { $other } :
} plus { $count ->
    [one] qu'une carte
   *[other] que { $count } cartes
} en main.
last-card-hint-stuck = Plus { $count ->
    [one] qu'une carte
   *[other] que { $count } cartes
} pour { $other }. Ne garde pas { $card } sur les bras.
last-card-hint-keep = Elle va. Garde { $card } pour quand rien n'ira.
last-card-hint-fits = Elle va, { $count ->
    [0] mais c'est ta dernière carte de cette couleur ({ $suit })
    [one] et il te reste { $count } autre carte de cette couleur ({ $suit })
   *[other] et il te reste { $count } autres cartes de cette couleur ({ $suit })
}.
last-card-hint-challenge = Tu as presque fini. On te jouerait un +4 avec n'importe quelle main.
last-card-hint-pay = Tu ne peux pas y échapper. Pioche.
last-card-hint-draw = Rien ne va, pioche.
last-card-hint-pass = Il n'y a rien à jouer et rien à piocher.

last-card-too-few-cards = Il n'y a pas assez de cartes pour de si grandes mains. Distribue 90 cartes en tout, au plus.
last-card-must-fit = Ça ne va pas. Joue du { $suit }{ $wild ->
    [yes] {" "}ou un joker
   *[no] , un autre { $face ->
        [S] passe
        [R] sens
        [D] +2
       *[other] { $face }
    } ou un joker
}.
last-card-name-a-colour = Choisis la couleur qui suit : rouge, jaune, vert ou bleu.
last-card-plain = { $card } est ta dernière carte. Joue-la simplement, il n'y a rien à choisir.
last-card-holds-the-colour = Tu as du { $suit }, tu ne peux donc pas jouer un +4. { $card } irait.
last-card-only-the-drawn = Tu as pioché, tu ne peux jouer que { $card }, ou passer.
last-card-must-play = Tu as une carte qui va, il faut jouer. Tu peux jouer { $cards }.
last-card-draw-first = { shared-must-draw }
last-card-answer = Il y a { $number } cartes à piocher. Tu peux { $kind ->
    [some] répondre avec { $cards }, ou{" "}
   *[none] {""}
}{ $can ->
    [challenge] contester, ou piocher
   *[draw] piocher
}.
last-card-name-a-seat = Dis quelle main tu veux : « swap » et le numéro, parmi { $seats }.
last-card-too-late = Trop tard. { $other } a été plus rapide.
last-card-nobody-exposed = Il n'y a personne à attraper.{ $kind ->
    [some] {" "}Annoncé à temps : { $seats }.
   *[none] {""}
}
last-card-nothing-to-call = Tu n'as rien à annoncer pour l'instant.{ $kind ->
    [some] {" "}Déjà annoncé : { $seats }.
   *[none] {""}
}
last-card-too-many-cards = Tu as { $count } cartes. Dis-le quand tu joues l'avant-dernière.
