fireworks-name = Feux d'artifice
    .line = Monte chaque couleur de 1 à 5. Tu vois toutes les cartes, sauf les tiennes.
    .aliases = Hanabi, Fireworks
fireworks-rules = **Ensemble, vous tirez un feu d'artifice de chaque couleur : 1, 2, 3, 4, 5, dans cet ordre. Tout le monde voit tes cartes, sauf toi.**
    À ton tour, fais une chose. **Donne un indice :** nomme une couleur ou un nombre, et toutes ces cartes dans la main d'un autre sont marquées. Ça coûte un **jeton d'indice**. **Défausse :** ça rend un jeton. Ou **joue** une carte. Si elle suit dans sa couleur, le feu d'artifice grandit. Sinon, c'est un **raté**, et le troisième arrête le spectacle sans points. Après avoir joué ou défaussé, tu pioches.
    Quand la pioche est vide, chacun a encore un tour. Votre score, ce sont toutes les cartes posées, 25 au plus.
    - **Par exemple :** rien n'est encore posé, et Ben a un 1 rouge et un 4 rouge. Tu donnes l'indice « 1 », et la première carte de Ben est marquée. Ben ne la voit pas, mais c'est forcément un 1, et tout 1 va. Ben la joue, et le rouge est lancé.
    .whole =
    - **Les cartes :** cinq couleurs. Dans chacune, trois 1, deux 2, deux 3, deux 4 et un 5. À deux ou trois, on a cinq cartes, à quatre ou cinq, quatre. Ta plus ancienne carte est la numéro 1, et les nouvelles arrivent à la fin.
    - **Les indices :** vous partagez huit jetons d'indice, et un indice en coûte un. Il marque toutes les cartes d'une main qui correspondent : tout le monde sait donc que les autres ne le sont pas. Un indice doit toucher au moins une carte. On ne peut pas s'en donner à soi-même.
    - **Défausser :** vous récupérez un jeton. Impossible tant que vous avez les huit. Certaines cartes n'existent qu'en un exemplaire : attention aux 5.
    - **Jouer :** une carte qui suit dans sa couleur est posée. Tout le reste est un raté et va à la défausse. Un 5 finit sa couleur et rend un jeton.
    - **La fin :** le troisième raté arrête le spectacle, qui ne vaut rien. Les cinq couleurs à 5, c'est un spectacle complet. Sinon, une fois la dernière carte piochée, chacun a encore un tour, même qui l'a piochée, et personne ne pioche.
    - **Parler :** les indices sont la seule aide. Ne dis pas dans le chat ce que les autres ont.
    - **Comment les ordinateurs donnent des indices :** ils comptent sur ceci, alors fais pareil avec eux. Entre humains, c'est comme vous voulez.
      - Ta plus ancienne carte non marquée est la prochaine que tu défausserais.
      - Un indice de couleur veut dire : joue la plus récente carte qu'il marque. S'il en marque pour la première fois, seules celles-là comptent.
      - Un indice de nombre veut dire pareil. Mais si aucune couleur n'attend ce nombre, il veut juste dire : garde-les. Pareil s'il marque ta prochaine défausse, et que c'est un 5, un 2 ou un dernier exemplaire.
      - Un indice de 1 veut dire : joue tous ceux qui viennent d'être marqués, le plus ancien d'abord.
    - **Par exemple :** le rouge est à 2, et la prochaine défausse de Cyd est le 3 rouge. L'autre 3 rouge est parti. Tu donnes l'indice « 3 » : il marque un dernier exemplaire, et veut donc juste dire : garde-le. Un indice de rouge voudrait dire : joue-le.
fireworks-paragraphs =
    .fireworks-no-clock = 2
    .fireworks-nothing-to-point-at = 2
    .fireworks-not-to-yourself = 2
    .fireworks-clocks-full = 3

fireworks-variant-first_evening = Premier soir : quatre ratés, et ce qui est posé compte
fireworks-variant-sixth_colour = Une sixième couleur
fireworks-variant-rainbow = Multicolore : tout indice de couleur le marque
fireworks-variant-perfect = Parfait ou rien

fireworks-option-suits = Couleurs
    .five = cinq
    .six = six : le multicolore est une couleur comme les autres
    .rainbow = six : tout indice de couleur marque le multicolore
    .rainbow_short = pareil, avec un exemplaire de chaque multicolore
fireworks-option-empty_hints = On peut donner un indice qui ne touche aucune carte
fireworks-option-clocks = Jetons d'indice
fireworks-option-misfires = Ratés qui arrêtent le spectacle
fireworks-option-misfire_score = Si les ratés l'arrêtent
    .zero = il ne vaut rien
    .keep = ce qui est posé compte
fireworks-option-last_round = Quand la pioche est vide
    .one_each = chacun a encore un tour
    .to_the_end = on continue, et seul un spectacle complet gagne
fireworks-option-hand = Cartes en main
    .zero = le nombre habituel
fireworks-option-goal = Points qu'il faut pour gagner
fireworks-option-marks = Ce qu'une carte ne peut pas être est noté dessus aussi

fireworks-do-play = Jouer { $number }
fireworks-do-discard = Défausser { $number }
do-hint = Indice à { $seat }
do-hint-colour = Indice à { $seat } { $symbol } { $suit }
do-hint-number = Indice à { $seat } { $number }
do-number = { $number }

fireworks-starts = { $other } commence.
    .to-other = Tu commences.
fireworks-colour = { $seat } donne un indice à { $other } : { $count ->
    [0] pas de { $suit }.
    [one] { $suit }, carte { $places }.
   *[other] { $suit }, cartes { $places }.
}
    .short = indice { $suit }
    .to-seat = Tu donnes un indice à { $other } : { $count ->
        [0] pas de { $suit }.
        [one] { $suit }, carte { $places }.
       *[other] { $suit }, cartes { $places }.
    }
    .to-other = { $seat } te donne un indice : { $count ->
        [0] pas de { $suit }.
        [one] { $suit }, carte { $places }.
       *[other] { $suit }, cartes { $places }.
    }
fireworks-number = { $seat } donne un indice à { $other } : { $count ->
    [0] pas de { $number }.
    [one] un { $number }, carte { $places }.
   *[other] { $number }, cartes { $places }.
}
    .short = indice { $number }
    .to-seat = Tu donnes un indice à { $other } : { $count ->
        [0] pas de { $number }.
        [one] un { $number }, carte { $places }.
       *[other] { $number }, cartes { $places }.
    }
    .to-other = { $seat } te donne un indice : { $count ->
        [0] pas de { $number }.
        [one] un { $number }, carte { $places }.
       *[other] { $number }, cartes { $places }.
    }
fireworks-plays = { $seat } joue { $card }.
    .to-seat = Tu joues { $card }.
fireworks-misfires = Raté pour { $seat } avec { $turned }.
    .short = raté
    .to-seat = Raté pour toi avec { $turned }.
fireworks-discards-card = { $seat } défausse { $turned }.
    .short = { $turned } jeté
    .to-seat = Tu défausses { $turned }.
fireworks-draws = { $seat } pioche { $card }.
    .to-seat = Tu pioches { $card }.
fireworks-last-round = C'était la dernière carte. Chacun a encore un tour.
fireworks-ends = Le spectacle est fini, avec { $number ->
    [one] { $number } point.
   *[other] { $number } points.
}
fireworks-credit = { $number } { $suit }
fireworks-fact = { $number } sur { $most } : { $grade ->
    [fizzle] un pétard mouillé.
    [sparks] quelques étincelles.
    [fair] un spectacle correct.
    [fine] un beau spectacle.
    [dazzling] un spectacle éblouissant.
   *[full] une soirée inoubliable.
}

fireworks-turn-left = encore 1 tour
fireworks-done = fini
fireworks-score = { $number } posées, { $most } possibles
fireworks-clock = Indices
fireworks-fuse = Ratés restants
fireworks-stock = Pioche
fireworks-discards = Défausse
fireworks-built = Posées
fireworks-last-copies = Défausse, avec un dernier exemplaire de { $spoken }

fireworks-hint-sure = Quelle que soit cette carte, elle va.
fireworks-hint-marked = L'indice dessus dit : joue.
fireworks-hint-save = { $card } serait la prochaine défausse faite par { $other }, et il faut l'éviter.
fireworks-hint-play = Ensuite, { $other } peut jouer { $cards }.
fireworks-hint-useless = Plus personne n'en a besoin.
fireworks-hint-first = C'est ta prochaine défausse, et il vous faut le jeton d'indice.
fireworks-hint-wait = Il n'y a pas de meilleur indice, et celui-ci fait le moins de mal.
fireworks-hint-least = { shared-hint-least-useful }

fireworks-no-clock = Plus de jetons d'indice. Défausse une carte, ou joues-en une.
fireworks-clocks-full = Vous avez tous les jetons d'indice, tu ne peux pas défausser. Donne un indice, ou joue une carte.
fireworks-nothing-to-point-at = { $other } n'en a pas. Tu peux donner un indice sur { $suits }, ou { $numbers }.
fireworks-not-to-yourself = Tu ne peux pas te donner un indice. Tu peux en donner à { $seats }.
fireworks-no-such-place = Tu n'as pas cette carte. Les tiennes vont de 1 à { $count }.
fireworks-colour-not-named = On ne peut pas nommer le multicolore. Tu peux nommer { $suits }.
fireworks-no-such-seat = Il n'y a personne à cette place. Tu peux donner un indice à { $seats }.
fireworks-a-turn = Joue une carte, défausses-en une, ou donne un indice, comme « play 2 » ou « hint 1 red ».
