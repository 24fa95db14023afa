rummy-500-name = Rami 500
    .line = Pose des combinaisons, et fouille la défausse.
    .aliases = Rummy 500, 500 Rum, Rami, Rummy
rummy-500-rules = **Pose des groupes et des suites sur la table. Ce que tu poses rapporte, ce que tu gardes coûte.**
    Prends à la pioche, ou fouille la défausse : prends-y n'importe quelle carte avec tout ce qui est dessus, à condition de poser cette carte aussitôt. Puis pose des **combinaisons**, trois ou quatre cartes de même valeur ou trois ou plus qui se suivent dans une couleur, et complète n'importe quelle combinaison avec des cartes seules. Puis défausse une carte.
    Quand quelqu'un n'a plus de cartes, la manche est finie. Le premier à 500 gagne.
    - **Par exemple :** tu as deux 7, et le 7♠ est dans la défausse sous deux cartes. Prends les trois et pose les 7 : 21 points.
    .whole =
    - **La donne :** 13 cartes chacun à deux, sept à plus, et une retournée. Un paquet jusqu'à quatre joueurs, deux au-delà.
    - **Piocher :** prends une carte à la pioche, ou n'importe quelle carte défaussée avec tout ce qui est dessus. Cette carte-là, tu dois la poser aussitôt, dans une combinaison ou dessus ; les autres restent en main. Même le dessus de la défausse ne peut pas se garder simplement.
    - **Les combinaisons :** trois ou quatre cartes de même valeur, toutes de couleurs différentes, ou trois ou plus qui se suivent dans une couleur. L'as est bas ou haut : A 2 3 ou Q K A, mais pas K A 2. Les cartes restent où on les a posées.
    - **Compléter :** ajoute des cartes seules à n'importe quelle combinaison de la table. Elles comptent pour toi, même sur celle d'un autre.
    - **La défausse** finit ton tour. Si tu n'as plus de cartes, tu finis et la manche aussi : par une combinaison, en complétant ou en défaussant.
    - **Pioche vide ?** Tu peux encore prendre une défausse que tu peux poser. Si tu passes, la manche est finie et personne n'a fini.
    - **Les points :** de 2 à 9 leur nombre, 10 J Q K 10 chacun, un as 15, ou 1 en bas d'une suite. Ce que tu as posé compte pour toi, ce que tu as en main contre toi : une manche peut donc te coûter des points.
    - **La fin :** dès que quelqu'un a 500, le plus de points gagne. Une égalité est partagée.
    - **Par exemple :** tu as posé 7♣ 7♦ 7♥, 21 points, et le 6♦ sur une suite, 6. Il te reste un as, un 5 et un roi, 30. Ça fait 3 points de perdus.
    - **Les jokers,** si on joue avec, remplacent n'importe quelle carte et comptent 15. Une combinaison demande deux autres cartes, et personne ne peut échanger un joker.
    - **Les partenaires** additionnent leurs points, mains comprises.
rummy-500-paragraphs =
    .rummy-500-draw-first = 2
    .rummy-500-no-use = 2
    .rummy-500-not-in-pile = 2
    .rummy-500-use-first = 2
    .rummy-500-no-meld = 3
    .rummy-500-no-fit = 4
    .rummy-500-which-meld = 4
    .rummy-500-lay-or-discard = 5
    .rummy-500-stock-empty = 6

rummy-500-variant-jokers = Avec deux jokers
rummy-500-variant-fives = Compte facile : petites cartes 5, as 15
rummy-500-variant-kitchen = En famille : le dessus de la défausse est libre, et on finit en défaussant
rummy-500-variant-partners = En équipes
rummy-500-variant-short = Courte, en 250

rummy-500-option-target = { shared-points-to-win }
rummy-500-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
rummy-500-option-hand_size = { shared-cards-dealt }
    .zero = 13 à deux joueurs, sinon 7
rummy-500-option-packs = Paquets
    .zero = un, ou deux à partir de cinq joueurs
rummy-500-option-jokers = Jokers par paquet
    .zero = { shared-none }
rummy-500-option-aces = L'as dans les suites
    .both = bas ou haut
    .low = bas, et il compte peu partout
    .high = haut
rummy-500-option-low_ace = Points d'un as bas
rummy-500-option-values = Points de 2 à 9
    .pips = leur nombre
    .fives = 5 chacun
rummy-500-option-top_free = Le dessus de la défausse peut se prendre sans le poser
rummy-500-option-must_discard = Il faut finir en défaussant
rummy-500-option-stock_out = Quand la pioche est vide
    .end = la manche finit, sauf si tu prends une défausse
    .renew = la défausse est mélangée une fois
rummy-500-option-out_bonus = Points pour finir
rummy-500-option-teams = Équipes
    .none = aucune
    .pairs = par deux, face à face
    .two = deux équipes, assises en alternance

do-lay = Compléter
    .with = Compléter avec { $picked }
do-lay-on = Compléter la combinaison { $number }
    .with = { $picked } sur la combinaison { $number }
do-lay-on-low = Compléter la combinaison { $number }, en bas
    .with = { $picked } sur la combinaison { $number }, en bas
do-on = sur la combinaison { $number }
do-on-low = sur la combinaison { $number }, en bas
do-low = en bas
    .after = { $picked } en bas
do-meld = Poser
order-draw = Prendre à la pioche

rummy-500-deals = { $seat } distribue. Carte retournée : { $card }.
    .to-seat = Tu distribues. Carte retournée : { $card }.
rummy-500-melds = { $seat } pose { $cards } pour { $points }.
    .to-seat = Tu poses { $cards } pour { $points }.
rummy-500-lays-off = { $seat } pose { $card } sur { $kind ->
    [set] le groupe, combinaison { $number },
   *[run] la suite, combinaison { $number },
} pour { $points }.
    .to-seat = Tu poses { $card } sur { $kind ->
        [set] le groupe, combinaison { $number },
       *[run] la suite, combinaison { $number },
    } pour { $points }.
rummy-500-one-left = Plus qu'une carte pour { $seat }.
    .to-seat = Plus qu'une carte pour toi.
rummy-500-renews = La défausse est mélangée en une nouvelle pioche.
rummy-500-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
rummy-500-out = { $seat } a fini !
    .to-seat = Tu as fini !
rummy-500-ends = La manche est finie, et personne n'a vidé sa main.
rummy-500-scores = { $seat } : posé { $points }, en main { $number }, donc { SIGNED($gain) }.
    .to-seat = Toi : posé { $points }, en main { $number }, donc { SIGNED($gain) }.

rummy-500-line = { $score } · posé { $points }
rummy-500-holding = { $points } contre toi
rummy-500-target = Objectif
rummy-500-meld = Combinaison { $number }, { $seat }
rummy-500-for-melds = { $number } posés
rummy-500-for-hand = { $number } en main
rummy-500-for-out = { $number } pour avoir fini

rummy-500-hint-draw = Rien dans la défausse ne vaut la peine.
rummy-500-hint-pass = Finir la manche maintenant te coûte le moins.
rummy-500-hint-completes = Ça te donne { $cards }, et { $points } points en tout ce tour-ci.
rummy-500-hint-fits = { $card } va sur la table. Tu peux poser { $points } points ce tour-ci.
rummy-500-hint-lay = Ça fait { $points } points tout de suite, et sur la table ils ne comptent plus contre toi.
rummy-500-hint-alone = Rien de ce que tu as ne va avec, et elle te coûte { $points } si quelqu'un finit.
rummy-500-hint-least = C'est celle qui te manquera le moins, et elle te coûte { $points } si quelqu'un finit.

rummy-500-few-cards = Il resterait trop peu de cartes pour une pioche. Distribues-en moins, ou joue avec deux paquets.
rummy-500-no-teams = En équipes, il faut être quatre, six ou huit.
rummy-500-draw-first = Prends d'abord une carte à la pioche{ $count ->
    [0] .
   *[other] , ou une défausse : { $cards }.
}
rummy-500-stock-empty = La pioche est vide. { $count ->
    [0] Tu ne peux que passer.
   *[other] Prends une défausse, { $cards }, ou passe.
}
rummy-500-not-in-pile = { $card } n'est pas dans la défausse. { $count ->
    [0] Il n'y a rien que tu puisses y prendre.
   *[other] Tu peux prendre { $cards }.
}
rummy-500-no-use = Tu ne pourrais pas poser { $card } aussitôt, tu ne peux donc pas la prendre. { $count ->
    [0] Il n'y a rien que tu puisses y prendre.
   *[other] Tu peux prendre { $cards }.
}
rummy-500-use-first = Tu as pris { $card } : pose-la d'abord, dans une combinaison ou dessus.
rummy-500-lay-or-discard = Tu as pioché. Pose des combinaisons, complète, ou défausse une carte pour finir ton tour.
rummy-500-keep-one = Il faut finir en défaussant, garde donc une carte pour ça.
rummy-500-which-meld = { $card } va sur plusieurs. Dis laquelle : { $numbers }.
rummy-500-no-fit = { $card } ne va pas à cet endroit. { $count ->
    [0] Elle ne va sur aucune combinaison de la table.
   *[other] Elle va sur la combinaison { $numbers }.
}
rummy-500-no-meld = { $why ->
    [few] Une combinaison demande trois cartes ou plus.
    [jokers] Une combinaison demande deux cartes qui ne sont pas des jokers.
    [twice] Un groupe ne peut pas avoir deux fois la même carte.
    [long] Un groupe a quatre cartes au plus.
    [suits] Elles n'ont ni la même valeur, ni la même couleur.
   *[gap] Ce n'est pas une suite : les cartes ne se suivent pas. K A 2 ne compte pas.
}
