basra-name = Basra
    .line = Ramasse la même carte, ou une somme. Les valets prennent tout.
    .aliases = Bastra
basra-rules = **Ramasse des cartes de la table avec les tiennes, et vide-la complètement quand tu peux.**
    Tu as cinq cartes, et quatre sont visibles sur la table. Joue une carte par tour. Un 8 ramasse tous les 8 de la table, et toutes les cartes dont la somme fait 8. Un valet ramasse tout. Ta carte et tout ce qu'elle ramasse vont face cachée devant toi. Si elle ne ramasse rien, elle reste sur la table.
    Vide toute la table avec une carte à nombre et c'est une **basra**, qui vaut le double de la carte. Les valets, les as, le 2♣ et le 10♦ ramassés rapportent aussi. Quand un paquet est fini et que quelqu'un a 151, le plus haut score gagne.
    - **Par exemple :** A♣ 2♠ 5♠ et 9♦ sont sur la table. Tu joues le 8♥ et tu ramasses A♣ 2♠ 5♠ : 1 point, pour l'as. Sans ce 9♦, tu aurais vidé la table : basra, 16 points de plus.
    .whole =
    - **Le paquet :** 44 cartes, sans dames ni rois. Un as compte 1, les autres jusqu'au 10 leur nombre. Les valets ne s'additionnent avec rien.
    - **La donne :** cinq cartes chacun, et quatre visibles sur la table. Un valet parmi ces quatre retourne dans le paquet et une autre carte le remplace. Quand toutes les mains sont vides, chacun en reçoit encore cinq ; la table n'en reçoit pas. La donne tourne vers la gauche à chaque nouveau paquet, et le donneur joue en dernier.
    - **Ton tour :** joue une carte. Elle ramasse toutes les cartes de sa valeur, plus tous les groupes dont la somme fait cette valeur, autant que possible. Si deux groupes veulent la même carte, tu choisis. Si elle ne ramasse rien, elle reste sur la table.
    - **Les valets** ramassent tout, les autres valets aussi. Sur une table vide, un valet reste simplement là.
    - **Basra :** une carte à nombre qui vide la table rapporte le double de sa valeur, en plus de ce que valent les cartes : 2 pour un as, 20 pour un 10. Un valet ne fait jamais de basra, les cartes restantes à la fin non plus.
    - **Les points :** chaque valet 2, chaque as 1, le 2♣ 2, le 10♦ 3, que tu le ramasses ou que tu ramasses avec.
    - **Suis le jeu :** les cartes ramassées restent face cachée, retiens donc ce qui est parti.
    - **Quand le paquet est fini,** le dernier à avoir ramassé prend ce qui reste sur la table. Si quelqu'un a alors 151, le plus haut score gagne, même si plusieurs y sont. À égalité, on joue un paquet de plus.
    - **Par exemple :** la table est A♥ 3♦ 4♣. Un 4 ramasse les trois : le 4♣, et 1 + 3. Basra, 8 points, et 1 pour l'as. Sur A♥ 2♦ 3♣ 4♠, un 6 ramasse soit 1 + 2 + 3, soit 2 + 4. Les deux veulent le 2♦, tu choisis.
    - **Les règles maison** peuvent former deux équipes à quatre joueurs, qui additionnent leurs points.
basra-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3

basra-variant-tradition = Traditionnelle : 30 pour le plus de cartes, le 7♦ ramasse tout, en 101
basra-variant-short = Courte, en 51

basra-option-target = { shared-points-to-win }
basra-option-hand_size = Cartes par distribution (4 demande deux joueurs)
basra-option-jack_points = Points par valet
basra-option-basra_scoring = Une basra vaut
    .double_face = le double de la carte
    .flat10 = toujours 10
basra-option-jack_basra_points = Points pour un valet seul ramassé par un valet
basra-option-capture_rule = Ce que ramasse une carte
    .maximal = tout ce qu'elle peut
    .free = un groupe au choix
basra-option-last_capturer_takes_rest = Le dernier à ramasser prend ce qui reste sur la table
basra-option-replace_table_jacks = Un valet parmi les quatre premières cartes est remplacé
basra-option-end_check = La partie peut finir
    .deck_end = quand le paquet est fini
    .instant = dès que quelqu'un y est
basra-option-partnership = { shared-partners }
basra-option-seven_of_diamonds = Le 7♦ ramasse aussi toute la table
basra-option-majority_points = Points pour le plus de cartes
basra-option-majority_tie = À égalité pour le plus de cartes, ces points
    .carry = s'ajoutent à ceux du paquet suivant
    .none = sont perdus
basra-option-show_captured = Tu peux regarder les cartes que tu as ramassées

basra-replaced = { $turned } retourne dans le paquet, et une autre carte est retournée.
basra-turned = Sur la table : { $cards }.
basra-takes = { $seat } joue { $card } et ramasse { $cards }{ $points ->
    [0] .
    [one] { "" } pour { $points } point.
   *[other] { "" } pour { $points } points.
}
    .to-seat = Tu joues { $card } et tu ramasses { $cards }{ $points ->
        [0] .
        [one] { "" } pour { $points } point.
       *[other] { "" } pour { $points } points.
    }
basra-basra = Basra ! Elle vaut { $number }.
basra-rest = Dernier ramassage pour { $winner }, qui prend le reste, { $cards }{ $points ->
    [0] .
    [one] { "" }, pour { $points } point.
   *[other] { "" }, pour { $points } points.
}
    .to-winner = Dernier ramassage pour toi : tu prends le reste, { $cards }{ $points ->
        [0] .
        [one] { "" }, pour { $points } point.
       *[other] { "" }, pour { $points } points.
    }
basra-majority = Le plus de cartes : { $seats }, { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
    .to-seats = Le plus de cartes : { $others ->
        [0] toi
       *[other] { $seats } et toi
    }, { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
basra-majority-tie = Égalité pour le plus de cartes{ $points ->
    [0] .
    [one] {" "}: { $points } point s'ajoute à ceux du paquet suivant.
   *[other] {" "}: { $points } points s'ajoutent à ceux du paquet suivant.
}

basra-tag-cleared = Basra +{ $number }
basra-for-cards = { $number } de cartes
basra-for-basras = { $number } de basras
basra-for-most = { $number } pour le plus de cartes
basra-fact = { $seat } a vidé la table { $number } fois.
basra-tag-took = +{ $number }
basra-tag = { $count ->
    [one] { $count } basra
   *[other] { $count } basras
}
basra-deck = Paquet { $round } · en { $target }
basra-captured = Ramassées
basra-most-cards = Plus de cartes

basra-hint-basra = Ça vide la table : basra, { $number } points.
basra-hint-points = Prends { $number ->
    [1] le point
   *[other] les { $number } points
} tant que tu peux.
basra-hint-cards = Pas de points dedans, mais ça ramasse { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
basra-hint-lay = Rien à ramasser. { $number ->
    [0] Presque aucun risque de basra sur celle-ci
   *[other] C'est celle qui risque le moins d'offrir une basra ({ $number } %)
}.
basra-hint-twin = Rien à ramasser. Tu as la même, tu pourras sans doute la reprendre.
basra-hint-wait = Mieux que de ramasser maintenant : { $number ->
    [0] presque aucun risque de basra pour le joueur suivant
   *[other] le joueur suivant fait une basra dans environ { $number } % des cas
}.

basra-four-hands-of-five = À quatre joueurs, distribue cinq cartes à la fois : à quatre cartes, le compte ne tombe pas juste.
basra-partners-are-four = Il faut quatre joueurs pour deux équipes.
