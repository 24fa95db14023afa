durak-name = Durak
    .line = Bats ou ramasse. Le dernier avec des cartes est le durak.
    .aliases = Podkidnoï, Perevodnoï, Idiot
durak-rules = **Débarrasse-toi de toutes tes cartes. Personne ne gagne : qui reste avec des cartes est le durak, l'idiot.**
    Le joueur à ta droite t'attaque avec une carte. Bats-la avec une plus haute de la même couleur, ou avec n'importe quel atout. Les cartes battues restent sur la table, chacune avec celle qui l'a battue. Tant que tout est battu, les autres peuvent rajouter des cartes, mais seulement de valeurs déjà sur la table. Si tu ne peux pas battre une carte, ou ne veux pas, ramasse tout ce qu'il y a sur la table.
    Après chaque attaque, tout le monde pioche pour revenir à six, tant qu'il y a des cartes. Bats tout : les cartes sortent du jeu, et c'est à toi d'attaquer. Ramasse, et tu perds ton tour.
    - **Par exemple :** l'atout est cœur. Ann t'attaque avec le 9♣. Tu le bats avec le J♣. Il y a maintenant un 9 et un valet sur la table, Cyd rajoute donc le J♦. Tu n'as pas de plus gros carreau, mais n'importe quel cœur va : tu joues le 6♥. Personne n'a rien à ajouter. Les cartes sortent du jeu, et tu attaques.
    .whole =
    - **Les cartes :** 36, à partir du 6, l'as au plus haut. Six chacun. La carte suivante est retournée, et sa couleur est l'atout. Elle va sous la **pioche**, les cartes qui restent, et se pioche en dernier. À six joueurs, c'est la dernière carte distribuée.
    - **Battre :** une carte plus haute de la même couleur, ou un atout. Seul un plus gros atout bat un atout.
    - **Qui commence :** qui a le plus petit atout attaque. Si personne n'en a, c'est la place à gauche du donneur. Le premier donneur est tiré au hasard, ensuite c'est le durak qui distribue.
    - **L'attaque :** l'attaquant joue une carte, ou plusieurs de même valeur, contre le joueur à sa gauche.
    - **La défense :** bats les cartes dans l'ordre que tu veux, une par une. Tu peux ramasser à tout moment, même au milieu. Alors tu prends tout, même les cartes que tu as jouées.
    - **Rajouter :** quand tout est battu, on demande d'abord à l'attaquant, puis aux autres dans le sens horaire. Rajoute des cartes d'une valeur qui est sur la table, ou passe. Une fois que tu as passé, on ne te redemande que si une nouvelle valeur apparaît, ou si le défenseur ramasse. On demande à tout le monde, avec ou sans de telles cartes : ça ne trahit donc rien.
    - **Combien :** six cartes d'attaque au plus, et jamais plus que le défenseur n'en avait au début.
    - **Ramasser :** les autres peuvent encore ajouter des cartes qui vont, jusqu'à la limite.
    - **Piocher :** l'attaquant remonte d'abord à six, puis les autres dans le sens horaire, le défenseur en dernier.
    - **L'attaque suivante :** bats tout, et elle est à toi. Ramasse, et elle passe au joueur à ta gauche.
    - **La fin :** quand il n'y a plus rien à piocher, tu sors dès que tu n'as plus de cartes. Le dernier avec des cartes est le durak, et la partie est finie. Si les dernières cartes partent dans la même attaque, personne n'est le durak, et on redistribue.
    - **Par exemple :** la pioche est vide. Il reste le 6♣ à Ann, et tu as le 7♣ et le 8♦. Ann joue le 6♣, tu le bats avec le 7♣. Ann sort, et tu restes avec le 8♦. Le durak, c'est toi.
    - **Transférer** l'attaque est une règle maison : avant d'avoir battu une carte, ajoutes-en une de même valeur à l'attaque. C'est maintenant au joueur à ta gauche de se défendre contre toutes. Il lui faut au moins autant de cartes.
durak-paragraphs =
    .durak-does-not-beat = 2
    .durak-must-open = 3
    .durak-now-attack = 4
    .going-out-one-rank = 4
    .durak-now-defend = 5
    .durak-not-lying-open = 5
    .durak-rank-not-there = 6
    .durak-now-pile_on = 6
    .durak-now-throw = 6
    .durak-no-transfer = 13

durak-variant-transfer = Transfert : passe l'attaque au suivant
durak-variant-partners = En équipes, à 4 ou 6
durak-variant-pair = Rapide à deux : 24 cartes, en trois défaites
durak-variant-big_pack = Grand paquet, et seuls les voisins rajoutent

durak-option-deck = Cartes dans le paquet
durak-option-mode = Le défenseur
    .throw_in = bat ou ramasse
    .transfer = peut aussi transférer l'attaque avec une carte de même valeur
durak-option-show_trump = Au lieu de jouer l'atout de cette valeur, le montrer suffit pour transférer
durak-option-limit = Nombre maximum de cartes par attaque
durak-option-first_limit = Nombre maximum de cartes jusqu'à la première attaque battue
durak-option-throwers = Peuvent rajouter
    .all = tout le monde
    .neighbours = les deux voisins du défenseur
    .attacker = l'attaquant seul
durak-option-throw_in = On rajoute
    .in_turn = chacun à son tour
    .free = au plus rapide, les ordinateurs en dernier
durak-option-pile_on = Quand le défenseur ramasse, on peut ajouter des cartes
durak-option-teams = En équipes, une place sur deux
durak-option-opener = Première attaque
    .lowest_trump = qui a le plus petit atout
    .under_fool = le joueur à droite du durak, qui doit donc se défendre
    .after_fool = le joueur à gauche du durak
durak-option-scoring = La partie
    .fool = { going-out-until-lost }
    .places = { going-out-counts-places }
durak-option-losses = { going-out-losses }
durak-option-rounds = { going-out-rounds }

durak-do-take = Ramasser
durak-do-pass = Passer
do-attack = Jouer
    .with = Jouer { $picked }
do-attack-several = Jouer plusieurs cartes
do-beat =
    .on = { $cards } sur { $card }
    .beside = sur { $card }
do-transfer = Transférer avec
    .beside = Transférer
    .with = Transférer avec { $picked }
do-show = Transférer en montrant
    .beside = Montrer et transférer
    .with = Transférer en montrant { $picked }

durak-turned-up = { $seat } distribue. { $card } est retourné, l'atout est { $suit }.
    .to-seat = Tu distribues. { $card } est retourné, l'atout est { $suit }.
durak-opens = { $other } attaque en premier.
    .to-other = Tu attaques en premier.
durak-attacks = { $seat } attaque { $other } avec { $cards }.
    .to-seat = Tu attaques { $other } avec { $cards }.
    .to-other = { $seat } t'attaque avec { $cards }.
durak-throws = { $seat } rajoute { $cards }.
    .to-seat = Tu rajoutes { $cards }.
durak-adds = { $seat } ajoute { $cards }.
    .to-seat = Tu ajoutes { $cards }.
durak-beats = { $seat } joue { $card } sur { $turned }.
    .to-seat = Tu joues { $card } sur { $turned }.
durak-transfers = { $seat } transfère l'attaque à { $other } avec { $card }.
    .to-seat = Tu transfères l'attaque à { $other } avec { $card }.
    .to-other = { $seat } te transfère l'attaque avec { $card }.
durak-shows = { $seat } montre { $card } et transfère l'attaque à { $other }.
    .short = montre { $card }
    .to-seat = Tu montres { $card } et tu transfères l'attaque à { $other }.
    .to-other = { $seat } montre { $card } et te transfère l'attaque.
durak-takes = { $seat } ramasse.
    .short = ramasse
    .to-seat = Tu ramasses.
durak-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
durak-beaten = Tout est battu. Les cartes sortent du jeu.
durak-gets = { $other } ramasse { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
    .to-other = Tu ramasses { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
durak-draws = { $other } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
    .to-other = Tu pioches { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
durak-you-draw = { shared-you-draw }
durak-out = { $other } a fini !
    .to-other = Tu as fini !
durak-fool = { $count ->
    [one] Le durak, c'est { $seats }.
   *[other] Les duraks, ce sont { $seats }.
}
    .to-seats = { $others ->
        [0] Le durak, c'est toi.
       *[other] Les duraks, c'est vous : { $seats } et toi.
    }
durak-drawn = Personne n'est le durak. Égalité.

durak-is-fool = durak
durak-is-attacker = attaque
durak-defends = défend
durak-is-taking = ramasse
durak-passed = { shared-passed }
durak-throws-next = { $place ->
    [1] ajoute en 1er
   *[other] ajoute en { $place }e
}
durak-trump = Atout
durak-talon = Pioche
durak-bout-beaten = Tout battu
durak-bout-open = Attaque
durak-bout-on = { $seat } → { $other } · { $count ->
    [0] complet
   *[other] encore { $count } max
}
durak-bout-taken = { $other } ramasse · { $count ->
    [0] complet
   *[other] encore { $count } max
}
durak-takes-all = Ramasse tout

durak-hint-sure = Tu connais les cartes en face ({ $other }), et aucune ne bat ça.
durak-hint-low = Ta plus petite carte est la moins utile.
durak-hint-pair = Elles sont petites, et { $count ->
    [2] deux
    [3] trois
   *[other] quatre
} cartes égales doivent être battues une par une.
durak-hint-trumps = Tu n'as plus que des atouts. Commence par le plus petit.
durak-hint-throw = { $count ->
    [one] Ce n'est pas un atout
   *[other] Ce ne sont pas des atouts
}, et { $other } doit dépenser mieux.
durak-hint-add = Donne à { $other } toutes les cartes que tu peux, mais garde tes atouts.
durak-hint-late = Il n'y a plus rien à piocher : débarrasse-toi de toutes les cartes que tu peux.
durak-hint-keep = Les cartes qui vont sont trop bonnes pour les donner.
durak-hint-nothing = Tu n'as rien qui aille.
durak-hint-show = Tu gardes { $card }, et le souci passe à { $other }.
durak-hint-transfer = Laisse { $other } s'en occuper.
durak-hint-beat = C'est la carte la moins chère qui suffit.
durak-hint-rank = Une moins chère donnerait une nouvelle valeur à rajouter.
durak-hint-trump = Il faut un atout, et { $card } est ton moins cher.
durak-hint-cannot = Tu ne peux pas { $count ->
    [one] la battre
   *[other] tout battre
}. Ne gaspille pas de cartes à essayer.
durak-hint-two-trumps = Ça te coûterait { $count } atouts, c'est trop si tôt.
durak-hint-dear = Ça te coûterait { $card }, trop bon pour être dépensé si tôt.

durak-teams = En équipes, il faut être 4 ou 6.
durak-too-few-cards = 24 cartes suffisent pour { $most } joueurs au plus.
durak-must-open = Tu attaques, il faut jouer une carte.
durak-rank-not-there = { $card } ne va pas. Les valeurs sur la table sont { $ranks }.
durak-no-room = { $count ->
    [1] On ne peut plus jouer qu'une carte
   *[other] On ne peut plus jouer que { $count } cartes
} : { $kind ->
    [hand] { $other } doit pouvoir toutes les battre.
   *[limit] c'est la limite de cette attaque.
}
durak-does-not-beat = { $cards } ne bat pas { $card }. Il te faut { $kind ->
    [trump] un plus gros atout.
   *[plain] plus haut à { $suit }, ou un atout.
}
durak-not-lying-open = { $card } n'attend pas d'être battu. Tu peux battre { $cards }.
durak-no-transfer = { $kind ->
    [beaten] Tu as déjà battu une carte, tu ne peux plus transférer.
    [rank] On ne transfère qu'avec la même valeur ({ rank-name }).
    [trump] Tu ne peux montrer que l'atout de cette valeur.
    [shown] Tu as déjà transféré avec cette carte. On ne la montre pas deux fois.
    [few] { $other } n'a pas assez de cartes pour ça.
    [limit] Il ne peut pas y avoir plus de cartes dans cette attaque.
    [nobody] Il n'y a personne à qui transférer.
   *[never] On ne transfère pas ainsi à cette table. Bats ou ramasse.
}
durak-not-your-throw = C'est à { $seats } de rajouter. Attends un instant.
durak-now-attack = Tu attaques. Joue une carte, ou plusieurs de même valeur.
durak-now-defend = Tu te défends. Bats une carte, ou ramasse.
durak-now-throw = Tout est battu. Rajoute une carte d'une valeur qui est sur la table, ou passe.
durak-now-pile_on = { $other } ramasse. Ajoute une carte d'une valeur qui est sur la table, ou passe.
