blackjack-name = Blackjack
    .line = Plus près de 21 que la banque, sans dépasser.
    .aliases = 21, Vingt-et-un, Black Jack
blackjack-rules = **Sois plus près de 21 que la banque, sans dépasser. Chacun joue seul contre la banque.**
    Tu mises, et tu reçois deux cartes ouvertes. La banque montre une de ses deux cartes. J, Q et K comptent dix, un as un ou onze. **Tire** une carte de plus, ou **reste.** Dépasse 21 et tu **sautes :** ta mise est perdue. Ensuite la banque tire jusqu'à 17. Le plus près de 21 gagne ta mise. À égalité, on te la rend.
    Un as et une carte de dix (10, J, Q ou K) font un **blackjack,** payé 3 pour 2. Après 20 manches, qui a le plus de jetons gagne. { rules-play-chips }
    - **Par exemple :** tu as 10♠ 6♦, et la banque montre le 6♣. Elle saute souvent à partir de là, donc tu restes. Elle a 16 avec son 10♥ et tire le 9♦ : tu gagnes.
    .whole =
    - **Les mises :** tout le monde mise en même temps, de 10 à 200, de dix en dix. Personne ne voit ta mise avant qu'elles soient toutes faites.
    - **Le sabot :** six paquets, remélangés quand il en reste un quart.
    - **Souple :** tant qu'un as compte onze, une main est souple. A♠ 6♦ fait 17 souple, et un 10 en fait 17.
    - **L'assurance :** quand la banque montre un as, tu peux miser la moitié en plus que sa carte cachée fait un blackjack. C'est payé 2 pour 1.
    - **La carte cachée :** avec un as ou une carte de dix visible, la banque la regarde. Si c'est un blackjack, la manche est finie, et seul le tien sauve ta mise.
    - **21** reste de lui-même.
    - **Doubler :** sur tes deux premières cartes, mise encore autant et reçois exactement une carte de plus.
    - **Séparer :** deux cartes de même compte peuvent devenir deux mains, avec une mise sur chacune, jusqu'à quatre. Des as séparés reçoivent une carte chacun, et 21 avec eux n'est pas un blackjack.
    - **Abandonner :** au lieu de jouer, abandonne la moitié de ta mise.
    - **La banque** tire jusqu'à 17 ou plus, sauf s'il n'y a plus personne à battre.
    - **La fin :** après 20 manches, ou quand plus personne ne peut miser. Une égalité est partagée. En solo, tu gagnes avec plus de jetons qu'au départ.
blackjack-paragraphs =
    .bet-range = 1
    .bet-tens = 1
    .insure-or-pass = 4
    .play-now = 6
    .no-double = 7
    .no-split = 8
    .no-surrender = 9

blackjack-variant-hard_house = Banque dure : 6 pour 5, tire à 17 souple
blackjack-variant-european = Européen : la banque ne regarde pas
blackjack-variant-one_deck = Un paquet, mélangé à chaque manche
blackjack-variant-kitchen = À la maison : cinq cartes gagnent
blackjack-variant-long = 50 manches, mises jusqu'à 500

blackjack-option-start_chips = { shared-chips }
blackjack-option-min_bet = Mise minimum
blackjack-option-max_bet = Mise maximum
    .zero = { shared-no-limit }
blackjack-option-max_rounds = { shared-rounds }
blackjack-option-decks = Paquets dans le sabot
blackjack-option-shoe = Le sabot est mélangé
    .run = quand il en reste un quart
    .fresh = à chaque manche
blackjack-option-soft17 = À 17 souple, la banque
    .stand = reste
    .hit = tire
blackjack-option-pays = Un blackjack est payé
    .three_two = 3 pour 2
    .six_five = 6 pour 5
    .even = 1 pour 1
blackjack-option-house_blackjack = Si la banque a un blackjack
    .peek = elle le dit avant que tu joues
    .takes_all = elle le montre à la fin et prend tout ce que tu as misé
    .takes_one = elle le montre à la fin et prend une mise
blackjack-option-insurance = Assurance quand la banque montre un as
blackjack-option-surrender = On peut abandonner
blackjack-option-double = On peut doubler
    .any = deux cartes quelconques
    .nine = 9, 10 et 11
    .ten = 10 et 11
blackjack-option-das = On peut doubler après avoir séparé
blackjack-option-split = On peut séparer
    .value = deux cartes de dix quelconques
    .rank = seulement deux cartes de même valeur
blackjack-option-max_hands = Nombre maximum de mains après séparation (1 : pas de séparation)
blackjack-option-resplit_aces = On peut séparer encore les as
blackjack-option-hit_aces = On peut tirer sur des as séparés
blackjack-option-charlie = Cartes sans sauter qui gagnent aussitôt
    .zero = aucune

do-hit = Tirer
    .listed = tirer
do-split = Séparer
    .listed = séparer
do-surrender = Abandonner
    .listed = abandonner
do-insure = Assurance

blackjack-shuffles = Le sabot est mélangé : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
blackjack-ready = { $seat } a misé.
    .short = a misé
    .to-seat = Ta mise est faite.
blackjack-bets = { $seat } mise { $number }.
    .to-seat = Tu mises { $number }.
blackjack-insures = { $seat } prend une assurance de { $number }.
    .to-seat = Tu prends une assurance de { $number }.
blackjack-shows = La banque montre { $card }.
blackjack-natural = { $seat } a un blackjack : { $cards }.
    .to-seat = Tu as un blackjack : { $cards }.
blackjack-gets = { $seat } reçoit { $card } : { blackjack-hand }.
    .to-seat = Tu reçois { $card } : { blackjack-hand }.
blackjack-hits = { $seat } tire { $card } : { blackjack-hand }.
    .short = tire
    .to-seat = Tu tires { $card } : { blackjack-hand }.
blackjack-doubles = { $seat } double : { $card }, { blackjack-hand }.
    .short = double
    .to-seat = Tu doubles : { $card }, { blackjack-hand }.
blackjack-stand = { $seat } reste à { blackjack-total }.
    .short = reste
    .to-seat = Tu restes à { blackjack-total }.
blackjack-surrender = { $seat } abandonne.
    .short = abandonne
    .to-seat = Tu abandonnes.
blackjack-splits = { $seat } sépare { $cards }.
    .short = sépare
    .to-seat = Tu sépares { $cards }.
blackjack-house-turns = La banque retourne { $card } : { blackjack-hand }.
blackjack-house-draws = La banque tire { $card } : { blackjack-hand }.
blackjack-result = { $seat }{ blackjack-which-hand } : { blackjack-won }.
    .to-seat = Toi{ blackjack-which-hand } : { blackjack-won }.
blackjack-which-hand = { $hand ->
    [0] { "" }
   *[other] , main { $hand }
}
blackjack-won = { $won ->
    [won] +{ $number }
    [lost] −{ $number }
   *[push] égalité
}
blackjack-insurance = { $seat }, assurance : { blackjack-won }.
    .to-seat = Toi, assurance : { blackjack-won }.
blackjack-for-insurance = { $number } d'assurance
blackjack-out = { $seat } ne peut plus miser.
    .to-seat = Tu ne peux plus miser.

blackjack-total = { $soft ->
    [yes] { $total } souple
   *[no] { $total }
}
blackjack-hand = { $end ->
    [bust] { $total }, saute
    [natural] blackjack
    [surrendered] abandon
    [charlie] { $total }, gagne
   *[other] { blackjack-total }
}
blackjack-part = { $state ->
    [bust] saute
    [doubled] { blackjack-total } · mise { $number }
    [paid] { blackjack-total } · { blackjack-won }
   *[plain] { blackjack-total }
}
blackjack-title = { $count ->
    [1] Ta main : { blackjack-hand }
   *[other] Main { $hand } sur { $count } : { blackjack-hand }
}
blackjack-house = Banque · { blackjack-hand }
blackjack-play-chips = Mises en jetons fictifs
blackjack-limits = { $most ->
    [0] { $least } et plus
   *[other] { $least }–{ $most }
}
blackjack-shoe = Sabot
blackjack-place-bets = Faites vos jeux
blackjack-subtitle = Manche { $number } sur { $count }
blackjack-line-paid = { $chips } · { blackjack-won }
blackjack-line-out = { $chips } · fini

blackjack-hint-bet-usual = Un cinquantième du départ : assez pour gagner, trop peu pour finir à sec.
blackjack-hint-bet-behind = Il reste peu de manches. Mise assez pour dépasser la première place.
blackjack-hint-bet-ahead = Tu mènes, et il reste peu de manches. Mise peu.
blackjack-hint-pass = Elle rapporte si un tiers des cartes comptent dix, et il n'y en a que { $number } sur { $count }.
blackjack-hint-stand = Une carte de plus ferait plus de mal que de bien à ton { blackjack-total }.
blackjack-hint-stand-weak = Avec la carte { $rank } visible, la banque saute { $bust } % du temps. Laisse-la faire.
blackjack-hint-hit = Si tu restes à { blackjack-total }, tu perds { $lose } % du temps. Une carte de plus, c'est mieux.
blackjack-hint-hit-safe = Aucune carte ne peut te faire sauter, prends-en une.
blackjack-hint-double = À { blackjack-total }, une carte de plus gagne plus souvent qu'elle ne perd. Mise le double.
blackjack-hint-split = Deux mains valent mieux qu'une avec { blackjack-total }.
blackjack-hint-surrender = Rester à { blackjack-total } perd { $lose } % du temps, et tirer n'est guère mieux. La moitié de ta mise coûte moins.

few-decks = { $decks ->
    [1] Un paquet suffit
   *[other] { $decks } paquets suffisent
} pour { $most } joueurs au plus.
blackjack-high-bet = La mise minimum peut être { $most } au plus : la mise maximum, ou les jetons de départ.
bet-range = Tu peux miser de { $least } à { $most }, de dix en dix.
bet-tens = On mise de dix en dix. Tu peux miser de { $least } à { $most }.
insure-or-pass = Prends l'assurance, ou passe.
play-now = C'est le moment de jouer ta main. { blackjack-may }
no-double = { $rule ->
    [nine] Ici, on ne double que 9, 10 et 11.
    [ten] Ici, on ne double que 10 et 11.
    [split] Ici, on ne double pas après avoir séparé.
   *[late] On ne double que sur ses deux premières cartes.
} { blackjack-may }
no-split = { $rule ->
    [pair] On ne sépare que deux cartes qui vont ensemble.
    [hands] Tu as déjà le nombre maximum de mains.
    [aces] Ici, on ne sépare les as qu'une fois.
   *[late] On ne sépare que ses deux premières cartes.
} { blackjack-may }
no-surrender = { $rule ->
    [off] On n'abandonne pas à cette table.
    [split] On n'abandonne pas après avoir séparé.
   *[late] On n'abandonne qu'en première décision.
} { blackjack-may }
no-chips = Ça coûte { $number }, et tu n'as que { $left }. { blackjack-may }
blackjack-may = À { blackjack-total }, tu peux : { $calls }.
