cheat-name = Menteur
    .line = Dis ce que tu joues. Ça n'a pas besoin d'être vrai.
    .aliases = Cheat, BS, Bluff, Le Menteur
cheat-rules = **Débarrasse-toi de tes cartes en premier. Tu les joues face cachée, et tu peux mentir sur ce qu'elles sont.**
    Quelqu'un joue des as, le suivant des 2, et ainsi de suite jusqu'aux rois, puis de nouveau des as. À ton tour, pose une à quatre cartes face cachée. Tout le monde voit combien. Elles comptent comme la valeur du moment, que tu en aies ou non.
    Puis on demande à tous les autres s'ils y croient. Si quelqu'un dit « Menteur ! », on retourne les cartes. Si elles sont ce que tu as dit, l'accusateur ramasse toute la pile. Sinon, c'est toi.
    - **Par exemple :** c'est le tour des 8 et tu en as un. Tu le poses avec un valet : « deux 8 ». Si personne n'accuse, adieu le valet.
    .whole =
    - **La donne :** toutes les cartes, une à une. Jusqu'à cinq joueurs on prend un paquet, à partir de six deux. La place à gauche du donneur commence avec les as.
    - **Ton tour :** tu dois poser au moins une carte. Le nombre est toujours vrai, mais la valeur peut être un mensonge. La valeur demandée monte d'un cran à chaque coup, quoi qu'il arrive.
    - **Accuser :** après chaque coup, tous les autres répondent en secret : menteur, ou laisser passer. On continue quand tous ont répondu. Si plusieurs accusent, c'est le premier à gauche du joueur qui compte. Les réponses des autres restent inconnues.
    - **Une accusation** retourne les cartes du dernier coup, et aucune autre. Si toutes ont la valeur annoncée, l'accusateur ramasse la pile. Sinon, c'est le joueur. Ensuite, le joueur suivant continue.
    - **La fin :** tu finis quand tes dernières cartes étaient vraies ou que personne n'a accusé. Le premier à finir gagne. Si ça ne finit jamais, le moins de cartes gagne.
    - **Les règles maison** peuvent laisser crier « Menteur ! » à tout moment, laisser accuser seulement le suivant, permettre une valeur voisine, ou garder une valeur jusqu'à ce que la pile parte. Alors tu peux passer, et si tout le monde passe, la pile est écartée.
cheat-paragraphs =
    .cheat-must-play = 2
    .cheat-too-many = 2
    .cheat-rank-is-fixed = 2
    .cheat-name-a-rank = 2
    .cheat-wrong-rank = 2
    .cheat-nothing-to-doubt = 3
    .cheat-own-claim = 3
    .cheat-not-yours-to-doubt = 3
    .cheat-has-answered = 3
    .cheat-answer-first = 3

cheat-variant-shouting = À la criée : le plus rapide à accuser compte
cheat-variant-neighbours = Voisins : même valeur, une de plus ou une de moins
cheat-variant-bluff = Bluff : une valeur jusqu'à ce que la pile parte
cheat-variant-short = Courte : seul le suivant peut accuser
cheat-option-packs = Paquets
    .auto = un, ou deux à partir de six joueurs
    .one = un
    .two = deux
cheat-option-claims = La valeur annoncée
    .up = une plus haute à chaque fois
    .down = une plus basse à chaque fois
    .near = la dernière, ou une voisine
    .same = la même jusqu'à ce que la pile parte
cheat-option-most_cards = Nombre maximum de cartes par coup
cheat-option-window = Qui peut accuser
    .everyone = tout le monde, en même temps
    .open = le plus rapide, jusqu'au coup suivant
    .next = le joueur suivant seulement
cheat-option-leads_after = Après une accusation
    .next = le joueur suivant continue
    .winner = qui avait raison ouvre
    .taker = qui a ramassé la pile ouvre
cheat-option-scoring = Points
    .wins = 1 pour le premier à finir
    .cards = les cartes qui te restent, et le moins gagne
    .places = plus tu finis tôt, plus tu en as
cheat-option-target = { shared-points-to-win }
cheat-option-rounds = { shared-rounds }

do-doubt = Menteur !
do-trust = Laisser passer
order-trust = Laisser passer les annonces
do-claim = annoncer { shared-ranks }
    .after = { $picked } annoncer { shared-ranks }
    .pick = Annoncer { shared-ranks }, { $most } cartes au plus

cheat-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
cheat-lays = { $seat } pose { shared-cards } et annonce { shared-ranks }.
    .short = { cheat-claim }
    .to-seat = Tu poses { shared-cards } et tu annonces { shared-ranks }.
cheat-left = { $count ->
    [0] C'étaient les dernières cartes pour { $other }.
   *[other] Plus qu'une carte pour { $other }.
}
    .to-other = { $count ->
        [0] C'étaient tes dernières cartes.
       *[other] Plus qu'une carte pour toi.
    }
cheat-answers = { $seat } a répondu.
    .short = a répondu
    .to-seat = Tu as répondu.
cheat-nobody-doubts = Personne n'accuse.
cheat-doubts = { $seat } accuse { $other }.
    .short = accuse
    .to-seat = Tu accuses { $other }.
    .to-other = { $seat } t'accuse.
cheat-turned = { $cards } : { $kind ->
    [true] c'est vrai !
   *[lie] c'est un mensonge !
}
cheat-takes = { $other } ramasse la pile, { shared-cards }.
    .to-other = Tu ramasses la pile, { shared-cards }.
cheat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
cheat-set-aside = Tout le monde a passé, la pile est écartée.
cheat-out = { $other } a fini !
    .to-other = Tu as fini !
cheat-broken-off = Ça dure depuis trop longtemps. La manche s'arrête là.
cheat-for-cards = { $number } en main

cheat-tag-asked = doit répondre
cheat-tag-answered = a répondu
cheat-tag-caught = ramasse la pile
cheat-tag-out = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
cheat-holding = { shared-ranks } : { $count }
cheat-pile = Pile
cheat-pile-told = Pile : { $claims }
cheat-claim = { $count } × { $rank ->
    [T] 10
   *[other] { $rank }
}
cheat-claim-of = { $seat } { cheat-claim }
cheat-shown-true = C'était vrai
cheat-shown-lie = C'était un mensonge
cheat-next = Ensuite
cheat-any-rank = au choix
cheat-plays-left = Coups restants

cheat-hint-cannot = Tu sais où sont { $number } des { shared-ranks } : { $count } de plus, c'est impossible.
cheat-hint-last = La manche serait finie. Va voir.
cheat-hint-unlikely = Il ne lui reste sans doute plus { $rank ->
    [A] d'as
   *[other] de { shared-ranks }
}. Va voir.
cheat-hint-whim = De temps en temps, ça paie d'aller voir.
cheat-hint-trust = C'est peut-être bien vrai.
cheat-hint-all = Toutes tes cartes de cette valeur ({ shared-ranks }), et c'est vrai.
cheat-hint-some = Autant { $rank ->
    [A] d'as
   *[other] de { shared-ranks }
} que tu peux poser, et c'est vrai.
cheat-hint-more = C'est vrai, avec une carte de plus qui ne te manquera pas.
cheat-hint-none = Tu n'as pas { $rank ->
    [A] d'as
   *[other] de { shared-ranks }
}, il faut mentir. { $card } te servira en dernier.
cheat-hint-pass = Tu n'as pas { $rank ->
    [A] d'as
   *[other] de { shared-ranks }
}. Attends la pile suivante.

cheat-too-few-packs = Avec si peu de paquets, il y a { $most } cartes par valeur. Permets { $most } par coup au plus.
cheat-must-play = Tu ne peux pas passer. Pose au moins une carte, vraie ou non. Tu peux annoncer { $ranks }.
cheat-too-many = Tu peux poser { $count } cartes au plus.
cheat-rank-is-fixed = Pose simplement tes cartes. Elles comptent comme { shared-ranks } de toute façon.
cheat-name-a-rank = Dis ce qu'elles sont, comme « 7C 9D claim 8 ». Tu peux annoncer { $ranks }.
cheat-wrong-rank = Tu ne peux pas annoncer ça. Tu peux annoncer { $ranks }.
cheat-nothing-to-doubt = Il n'y a personne à accuser. { $kind ->
    [taken] { $other } a ramassé la pile.
    [late] C'est trop tard pour l'annonce faite par { $other }.
   *[none] C'est à { $other } d'annoncer.
}
cheat-own-claim = C'est ta propre annonce. Peuvent accuser : { $seats }.
cheat-not-yours-to-doubt = Ce n'est pas à toi d'accuser ici. Peuvent accuser : { $seats }.
cheat-has-answered = Tu as déjà répondu. On attend { $seats }.
cheat-answer-first = { $other } annonce { shared-ranks }. Accuse ou laisse passer d'abord.
cheat-not-your-turn = Il faut attendre une réponse : { $seats }.
