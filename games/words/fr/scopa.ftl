scopa-name = Scopa
    .line = Prends la même carte, ou une somme. Vide la table.
    .aliases = Scopone, Scopa d'assi
scopa-rules = **Ramasse des cartes de la table, surtout des deniers et des 7, et vide-la complètement.**
    Tu as trois cartes, et quatre sont visibles sur la table. Joue une carte par tour. Elle ramasse une carte de même valeur, sinon des cartes dont la somme fait cette valeur : un 7 prend un 2 et un 5. Si elle ne ramasse rien, elle reste sur la table. Le valet compte 8, le cavalier 9, le roi 10.
    Vide la table et c'est une **scopa**, 1 point. Les autres viennent à la fin de la donne : le plus de cartes, le plus de deniers, le 7 de denier et la meilleure primiera. À 11, le plus haut score gagne.
    - **Par exemple :** un 2, un 3 et un 6 sont sur la table. Ton 5 ramasse le 2 et le 3. Il ne reste que le 6 : un 6 du joueur suivant ferait une scopa.
    .whole =
    - **Le paquet :** 40 cartes : de l'as au 7, puis valet, cavalier et roi, qui comptent 8, 9 et 10. Les couleurs sont denier, coupe, épée et bâton. Avec des cartes françaises, les deniers sont les carreaux et les cavaliers les dames.
    - **La donne :** trois cartes chacun, et quatre visibles sur la table. Quand toutes les mains sont vides, chacun en reçoit encore trois ; la table n'en reçoit pas. Trois rois ou plus sur la table : redonne. La donne tourne vers la gauche à chaque donne.
    - **Ton tour :** joue une carte. Si une carte de sa valeur est sur la table, elle ramasse l'une d'elles, et jamais une somme. Sinon, elle ramasse un groupe de cartes dont la somme fait cette valeur. S'il y en a plusieurs, tu choisis. Il faut ramasser si ta carte peut ; sinon, elle reste sur la table.
    - **Scopa :** vider la table vaut 1 point, mais pas avec la dernière carte de la donne.
    - **À la fin de la donne,** le dernier à avoir ramassé prend ce qui reste sur la table. Puis 1 point chacun pour le plus de cartes, le plus de deniers, le 7 de denier et la meilleure primiera. À égalité pour le plus, personne ne marque.
    - **Primiera :** ta meilleure carte de chacune des quatre couleurs, additionnées : un 7 vaut 21, un 6 18, un as 16, un 5 15, un 4 14, un 3 13, un 2 12, les autres 10. Sans les quatre couleurs, tu n'en as pas.
    - **Gagner :** à 11 ou plus après une donne, le plus haut score gagne. À égalité, on joue une donne de plus.
    - **En équipes :** à quatre, on joue deux contre deux, et les ramassages vont ensemble.
scopa-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3
    .scopa-equal-first = 3

scopa-variant-scopone_scientifico = Scopone scientifico : dix cartes chacun, en 21
scopa-variant-scopone = Scopone : neuf cartes chacun, en 21
scopa-variant-asso_pigliatutto = Asso pigliatutto : les as prennent tout
scopa-variant-napola = Avec napola et roi de denier, en 21

scopa-option-target = { shared-points-to-win }
scopa-option-partners = { shared-partners }
scopa-option-deal = Cartes par distribution
    .three = trois
    .nine = neuf (quatre joueurs)
    .ten = dix, aucune sur la table (quatre joueurs)
scopa-option-ace = Un as joué
    .plain = compte 1
    .takes_all = ramasse tout, et ce n'est pas une scopa
    .takes_all_sweep = ramasse tout, et c'est une scopa
scopa-option-napola = As, 2 et 3 de denier, et ceux qui suivent, valent 1 chacun
scopa-option-re_bello = Le roi de denier vaut 1
scopa-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

scopa-void = { $cards } : trop de rois sur la table, redonne.
scopa-turned = Sur la table : { $cards }.
scopa-takes = { $seat } joue { $card } et ramasse { $cards }.
    .to-seat = Tu joues { $card } et tu ramasses { $cards }.
scopa-takes-itself = { $seat } joue { $card } sur une table vide et garde la carte.
    .to-seat = Tu joues { $card } sur une table vide et tu gardes la carte.
scopa-sweeps = Scopa ! { $seat } ramasse { $cards } avec { $card }.
    .to-seat = Scopa ! Tu ramasses { $cards } avec { $card }.
scopa-rest = Dernier ramassage pour { $winner }, qui prend le reste, { $cards }.
    .to-winner = Dernier ramassage pour toi : tu prends le reste, { $cards }.
scopa-count-cards = Le plus de cartes, { $figures } : { $count ->
    [0] égalité, pas de point
   *[other] { $seats }
}.
    .to-seats = Le plus de cartes, { $figures } : { shared-you-and }.
scopa-count-coins = Le plus de deniers, { $figures } : { $count ->
    [0] égalité, pas de point
   *[other] { $seats }
}.
    .to-seats = Le plus de deniers, { $figures } : { shared-you-and }.
scopa-count-primiera = Meilleure primiera, { $figures } : { $count ->
    [0] égalité, pas de point
   *[other] { $seats }
}.
    .to-seats = Meilleure primiera, { $figures } : { shared-you-and }.
scopa-count-seven = Le 7 de denier : { $seats }.
    .to-seats = Le 7 de denier : { shared-you-and }.
scopa-count-sweeps = { scopa-swept } : { $seats }.
    .to-seats = { scopa-swept } : { shared-you-and }.
scopa-count-napola = Napola, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $seats }.
    .to-seats = Napola, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { shared-you-and }.
scopa-count-king = Le roi de denier : { $seats }.
    .to-seats = Le roi de denier : { shared-you-and }.

scopa-for-cards = { $number } pour le plus de cartes
scopa-for-coins = { $number } pour le plus de deniers
scopa-for-primiera = { $number } de primiera
scopa-for-seven = { $number } pour le 7 de denier
scopa-for-sweeps = { $number } de scopas
scopa-for-napola = { $number } de napola
scopa-for-king = { $number } pour le roi de denier
scopa-deed = { shared-cards }, { $number ->
    [one] { $number } denier
   *[other] { $number } deniers
}, primiera { $points ->
    [0] aucune
   *[other] { $points }
}
scopa-tag = Scopa
scopa-swept = { $count ->
    [one] { $count } scopa
   *[other] { $count } scopas
}

scopa-hint-sweep = Ça vide la table : scopa, 1 point.
scopa-hint-seven = Prends le 7 de denier : il vaut un point à lui seul.
scopa-hint-coins = Prends { $count ->
    [one] { $count } denier
   *[other] { $count } deniers
} : le plus de deniers vaut un point.
scopa-hint-primiera = Les 7 font la primiera, prends-en un.
scopa-hint-cards = Ça te donne { shared-cards }, et le plus de cartes vaut un point.
scopa-hint-lay = Rien à ramasser. Ça laisse { $number } sur la table, { $chance ->
    [0] et il n'y a presque aucun risque de scopa
   *[other] avec une scopa environ { $chance } % du temps
}.
scopa-hint-wait = Mieux que de ramasser maintenant : ça laisse { $number } sur la table, { $chance ->
    [0] et il n'y a presque aucun risque de scopa
   *[other] avec une scopa environ { $chance } % du temps
}.

scopa-scopone-is-for-four = Le scopone se joue à quatre. À moins, distribue trois cartes à la fois.
scopa-equal-first = { $cards } a la même valeur, donc { $card } ramasse ça, pas une somme.
