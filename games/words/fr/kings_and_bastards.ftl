kings-and-bastards-name = Rois et Bâtards
    .line = Le premier à finir est Roi, le dernier est le Bâtard.
    .aliases = Kings & Bastards, Kings and Bastards
kings-and-bastards-rules = **Débarrasse-toi de toutes tes cartes en premier, et tu es Roi. Reste en dernier avec des cartes, et tu es le Bâtard.**
    Quelqu'un ouvre avec une carte seule, ou un **groupe** de cartes de même valeur : une paire, un brelan. Chacun après joue autant de cartes d'une valeur plus haute, ou passe. Quand tous les autres ont passé, le dernier à avoir joué fait le pli et ouvre de nouveau.
    Le 3 est le plus bas et l'as le plus haut. Un **2** bat tout, à lui seul. Un **joker** va avec toutes les cartes, à la valeur qu'il te faut.
    À la manche suivante, le Bâtard donne ses deux meilleures cartes au Roi, qui lui en rend deux de son choix.
    - **Par exemple :** Ann ouvre avec 6♣ 6♦. Tu joues 9♥ 9♠, Ben passe, Cyd joue un 2 seul et fait le pli. Cyd ouvre ensuite.
    .whole =
    - **La donne :** toutes les cartes d'un paquet avec un joker ; à partir de sept joueurs, deux paquets. Certains ont une carte de plus. Après la première manche, c'est le Bâtard qui distribue.
    - **Ouvrir :** qui a le 3♣ ouvre la manche avec, seul ou avec d'autres 3 et des jokers. Ensuite, qui a fait le dernier pli ouvre avec ce qu'il veut. On ne peut pas passer quand on ouvre.
    - **Suivre :** autant de cartes que l'ouverture, d'une valeur plus haute, ou passe. Tu peux passer et revenir plus tard. Les couleurs ne comptent pas.
    - **Un 2** se joue seul. Il fait le pli tout de suite, quel que soit le nombre de cartes, et rien ne le bat.
    - **Un joker** remplace toute valeur sauf un 2 : seul, ou avec au moins une vraie carte.
    - **Faire un pli :** quand tous les autres ont passé d'affilée. Si ce joueur n'a plus de cartes, le suivant ouvre.
    - **La fin d'une manche :** le premier à finir est **Roi**. On continue jusqu'à ce qu'un seul ait encore des cartes : le **Bâtard**.
    - **L'échange :** avant la manche suivante, les deux meilleures cartes du Bâtard vont au Roi : d'abord les 2, puis les jokers, les as, les rois et ainsi de suite. Le Roi en rend deux, au choix. Personne d'autre ne les voit.
    - **La fin :** on s'arrête quand on veut. Qui a été le plus souvent Roi gagne, et à égalité, qui a été le moins souvent Bâtard. À côté de chaque nom, une couronne par manche comme Roi, et des haillons par manche comme Bâtard.
    - **Par exemple :** une paire de valets est sur la table. Tu peux la battre avec Q♣ Q♦, avec K♠ et un joker, ou avec un 2 seul. Un as seul ne va pas, trois rois non plus.
kings-and-bastards-paragraphs =
    .kings-and-bastards-must-open = 2
    .kings-and-bastards-must-lead = 2
    .kings-and-bastards-one-rank = 2
    .kings-and-bastards-other-size = 3
    .kings-and-bastards-too-low = 3
    .kings-and-bastards-two-alone = 4
    .kings-and-bastards-joker-rank = 5
    .climbing-must-give = 8

kings-and-bastards-variant-race = Le premier à être trois fois Roi
kings-and-bastards-variant-president = Titres de vice, passer est définitif, 10 manches
kings-and-bastards-variant-short = Courte : 5 manches

kings-and-bastards-option-decks = Paquets
    .auto = un pour six joueurs
kings-and-bastards-option-jokers = Jokers par paquet
kings-and-bastards-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = { shared-out-of-trick }
kings-and-bastards-option-exchange_count = Cartes échangées entre Bâtard et Roi
    .zero = aucune
kings-and-bastards-option-exchange_ranking = Les meilleures cartes du Bâtard, qui vont au Roi, sont
    .twos_high = les 2, puis les jokers, puis les as
    .ace_high = les as, puis les rois ; 2 et jokers seulement s'il n'y a rien d'autre
kings-and-bastards-option-lead_rule = Qui ouvre une manche
    .three_of_clubs = qui a le 3♣, avec cette carte
    .king = le Roi, dès la deuxième manche
    .bastard = le Bâtard, dès la deuxième manche
kings-and-bastards-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
kings-and-bastards-option-target_kings = Manches comme Roi pour gagner
    .zero = { shared-no-limit }
kings-and-bastards-option-vice_titles = Le Vice-roi (2e) et le Vice-bâtard (avant-dernier) échangent aussi une carte

do-as = en { rank-name }
    .after = { $picked } en { rank-name }

kings-and-bastards-calls = { $seat } joue { $card } en { $rank }.
    .to-seat = Tu joues { $card } en { $rank }.
kings-and-bastards-wins = { $seat } fait le pli avec { $cards } en { $rank }.
    .to-seat = Tu fais le pli avec { $cards } en { $rank }.
kings-and-bastards-king = { $seat } finit en premier : voici le Roi !
    .to-seat = Tu finis en premier : c'est toi le Roi !
kings-and-bastards-bastard = { $seat } reste avec ses cartes : voici le Bâtard.
    .to-seat = Tu restes avec tes cartes : c'est toi le Bâtard.

kings-and-bastards-fact = Bâtard le plus souvent : { $seat }, { $number } fois.
kings-and-bastards-kings = { $kings ->
    [0] jamais Roi
    [one] Roi { $kings } fois
   *[other] Roi { $kings } fois
}
kings-and-bastards-bastards = { $bastards ->
    [0] jamais Bâtard
    [one] Bâtard { $bastards } fois
   *[other] Bâtard { $bastards } fois
}
kings-and-bastards-reason = { kings-and-bastards-kings }, { kings-and-bastards-bastards }
kings-and-bastards-tag-king = Roi
kings-and-bastards-tag-bastard = Bâtard
kings-and-bastards-tag-vice = V.-roi
kings-and-bastards-tag-vice-last = V.-bâtard
kings-and-bastards-joker = { $seat } : joker en { $rank }

kings-and-bastards-hint-only-twos = Tu n'as plus que des 2, et ils se jouent un par un.
kings-and-bastards-hint-two-few = Il ne te reste pas grand-chose. Un 2 fait ce pli, et ensuite tu ouvres.
kings-and-bastards-hint-joker = Seul un 2 bat un joker joué en as. Fais ce pli, et ensuite tu ouvres.
kings-and-bastards-hint-two-many = Tu as { $count ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $count }
} 2. Dépenses-en un : il fait ce pli, et ensuite tu ouvres.
kings-and-bastards-hint-two-close = Plus { $count ->
    [one] qu'une carte
   *[other] que { $count } cartes
} pour { $seat } : dépense un 2 et barre la route.
kings-and-bastards-hint-save-two = Ça ne vaut pas { $count ->
    [1] ton seul 2
   *[other] un 2
}.

kings-and-bastards-one-deck = Un paquet suffit pour six joueurs au plus. Mets les paquets sur « auto », ou sur deux.
kings-and-bastards-must-open = Tu ouvres la manche avec le 3♣. Joue-le seul, ou avec d'autres 3 et des jokers.
kings-and-bastards-must-lead = C'est à toi d'ouvrir, tu ne peux pas passer. Joue une carte ou un groupe.
kings-and-bastards-joker-rank = Dis ce que vaut le joker, du 3 à l'as mais jamais un 2, comme « JR as 9 ».
kings-and-bastards-two-alone = Un 2 se joue toujours seul. Joue un seul 2, ou un groupe sans lui.
kings-and-bastards-one-rank = Des cartes jouées ensemble doivent avoir la même valeur, jokers compris. Choisis des cartes de même valeur.
kings-and-bastards-only-jokers = Des jokers seuls ne font pas un groupe. Ajoute une vraie carte, ou joue un joker en disant sa valeur.
kings-and-bastards-too-many = Un groupe a { $most } cartes au plus. Joues-en moins.
kings-and-bastards-other-size = { $count ->
    [1] Il y a une carte à battre. Joue une carte
   *[other] Il y a { $count } cartes à battre. Joue autant de cartes
}, un 2 seul, ou passe.
kings-and-bastards-too-low = C'est trop bas. Il faut battre la valeur « { rank-name } » : joue plus haut, un 2 seul, ou passe.
