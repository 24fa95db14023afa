go-fish-name = Pêche
    .line = Demande des cartes aux autres. Réunis les quatre d'une valeur.
    .aliases = Go Fish, Pioche, La pêche
go-fish-rules = **Demande des cartes aux autres, et réunis des familles : les quatre cartes d'une valeur.**
    À ton tour, demande à quelqu'un une valeur dont tu as au moins une carte : « Tu as des 7 ? » S'il y en a, tu les reçois toutes et tu redemandes. Sinon, pioche une carte. Si c'est ce que tu as demandé, tu redemandes. Sinon, c'est au joueur suivant.
    Quand toutes les familles sont posées, le plus de familles gagne.
    - **Par exemple :** tu as 7, 7 et un roi. Tu demandes des 7 à Ann et tu en reçois deux : une famille ! Tu demandes des rois à Ben. Il n'y en a pas, tu pioches.
    .whole =
    - **La donne :** sept cartes chacun à deux ou trois, cinq à plus. Le reste est la pioche.
    - **Demander :** nomme quelqu'un qui a des cartes, et une valeur que tu as. Il faut te donner toutes ses cartes de cette valeur, aux yeux de tous.
    - **À la pêche :** s'il n'y en a pas, tu pioches. Si c'est la valeur demandée, tu la montres et tu redemandes.
    - **Les familles :** les quatre d'une valeur vont aussitôt face visible devant toi.
    - **Plus de cartes :** pioches-en une quand c'est ton tour. Si la pioche est vide, tu perds ton tour.
    - **Les partenaires** sont assis face à face, et leurs familles comptent ensemble. On ne peut pas demander à son partenaire.
    - **La fin :** quand toutes les cartes sont dans une famille. Si plus personne ne reçoit rien, la manche est finie aussi.
go-fish-paragraphs =
    .go-fish-ask-now = 2
    .go-fish-not-held = 2
    .go-fish-not-yourself = 2
    .go-fish-no-such-seat = 2
    .go-fish-no-cards = 2
    .go-fish-have-it = 2
    .go-fish-in-book = 4
    .go-fish-partner = 6

go-fish-variant-asked_next = La personne interrogée joue ensuite
go-fish-variant-pairs = Des paires à la place des familles de quatre
go-fish-variant-teams = En équipes, deux manches
go-fish-variant-single_cards = On demande une carte à la fois
go-fish-variant-memory = Sans rappels, trois manches

go-fish-option-hand_size = { shared-cards-dealt }
    .zero = sept, ou cinq à partir de quatre joueurs
go-fish-option-books = Une famille, c'est
    .four = quatre cartes d'une valeur
    .pairs = une paire
go-fish-option-ask_for = On demande
    .rank = toutes les cartes d'une valeur
    .card = une carte
go-fish-option-next_turn = Demande ensuite
    .left = le joueur à gauche
    .asked = la personne interrogée
go-fish-option-lucky = Tu redemandes si tu pioches ce que tu as demandé
go-fish-option-book_again = Tu redemandes si la carte piochée finit une famille
go-fish-option-empty_hand = Sans cartes
    .draw = tu en pioches une à ton tour
    .refill = tu reçois toute une nouvelle main
    .end = la manche est finie, comme sans pioche
go-fish-option-scoring = Une famille vaut
    .books = un point
    .values = as 15, roi 13, dame 12, valet 11, les autres leur nombre
go-fish-option-teams = Équipes
    .none = chacun pour soi
    .pairs = par deux, à quatre ou six joueurs
go-fish-option-max_rounds = { shared-rounds }
go-fish-option-reminders = La table montre ce que tout le monde sait

do-ask = Demander à { $seat }
do-ask-for = Demander des { shared-ranks } à { $seat }
do-ask-card = Demander une carte à { $seat }
    .with = Demander { $picked } à { $seat }
do-for = { shared-ranks }
do-card = une carte
    .with = La carte { $picked }

go-fish-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
go-fish-gets = { $seat } demande à { $other } et reçoit { $cards }.
    .to-seat = Tu demandes à { $other } et tu reçois { $cards }.
    .to-other = { $seat } te demande et reçoit { $cards }.
go-fish-fish = { $kind ->
    [card] { $seat } demande à { $other } : { rank-name } de { $suit } ? À la pêche !
   *[rank] { $seat } demande à { $other } : { shared-ranks } ? À la pêche !
}
    .short = à la pêche
    .to-seat = { $kind ->
        [card] Tu demandes à { $other } : { rank-name } de { $suit } ? À la pêche !
       *[rank] Tu demandes à { $other } : { shared-ranks } ? À la pêche !
    }
    .to-other = { $kind ->
        [card] { $seat } te demande : { rank-name } de { $suit } ? À la pêche !
       *[rank] { $seat } te demande : { shared-ranks } ? À la pêche !
    }
go-fish-lucky = { $seat } pioche { $card } !
    .to-seat = Tu pioches { $card } !
go-fish-draws = { $seat } n'a plus de cartes et pioche { shared-cards }.
    .to-seat = Tu n'as plus de cartes et tu pioches { shared-cards }.
go-fish-you-draw = { shared-you-draw }
go-fish-book = { $seat } pose { $cards }.
    .to-seat = Tu poses { $cards }.
go-fish-nobody = Personne ne reçoit rien : la manche est finie.

go-fish-points = { shared-points }
go-fish-gave = Donné par { $other }
go-fish-marks = { $kind ->
    [none] pas { $others }
    [some] { $held }
   *[both] { $held }, pas { $others }
}
go-fish-asked = { shared-ranks }, { $other } ?
go-fish-asked-card = { $rank ->
    [T] 10
   *[other] { $rank }
}{ $symbol }, { $other } ?
go-fish-books = { $kind ->
    [pairs] { $count ->
        [one] { $count } paire
       *[other] { $count } paires
    }
   *[four] { $count ->
        [one] { $count } famille
       *[other] { $count } familles
    }
}

go-fish-hint-known = { $other } a des { shared-ranks }, c'est sûr.
go-fish-hint-unknown = { $other } a { shared-cards } que personne ne connaît. Il y a peut-être des { shared-ranks } parmi elles.
go-fish-hint-vain = Rien n'est probable maintenant. Ça vaut autre chose.

go-fish-few-cards = Il n'y a pas assez de cartes. Distribue { $count } chacun au plus.
go-fish-team-seats = En équipes, il faut être quatre ou six.
go-fish-ask-now = Demande des cartes à quelqu'un, comme « ask { $other } { $kind ->
    [card] card { $card }
   *[for] for { shared-ranks }
} ».
go-fish-not-held = Tu ne peux demander que les valeurs que tu as : { $ranks }.
go-fish-not-yourself = Tu ne peux pas te demander à toi-même. Demande à { $seats }.
go-fish-no-such-seat = Ce joueur n'existe pas. Demande à { $seats }.
go-fish-no-cards = { $other } n'a pas de cartes. Demande à { $seats }.
go-fish-partner = { $other } est ton partenaire. Demande à { $seats }.
go-fish-have-it = Tu as { $card } toi-même.
go-fish-in-book = { $card } est déjà dans une famille.
