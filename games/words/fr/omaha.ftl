omaha-name = Omaha
    .line = Quatre cartes chacun. Deux comptent.
    .aliases = PLO, Omaha Hold'em, Poker Omaha
omaha-rules = **Montre les cinq meilleures cartes, ou mise jusqu'à ce que tous les autres se couchent.**
    Tu reçois quatre cartes que personne d'autre ne voit. Jusqu'à cinq autres sont retournées sur la table, le **tableau** : elles sont pour tout le monde. Ta main, c'est toujours **deux de tes cartes et trois du tableau**.
    { rules-button }
    Tu peux relancer du pot au plus. En **high-low**, la meilleure main basse en gagne la moitié.
    { rules-chips }
    - **Par exemple :** tu as A♠ A♥ 8♠ 3♦, et le tableau est K♠ 8♦ 4♠ J♥ 2♠. Ton A♠ et ton 8♠ font couleur avec les trois piques du tableau. Avec un seul pique en main, tu ne l'aurais pas.
    .whole =
    - **La donne :** quatre cartes chacun, ou cinq ou six si la table joue ainsi. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise }
    - **La limite :** tu peux miser autant qu'il y a dans le pot. Pour relancer, suis d'abord dans ta tête, puis ajoute tout le pot : il y a 200 dedans, quelqu'un mise 150. En suivant, tu le portes à 500, tu peux donc relancer à 150 + 500, soit 650. En **limite fixe**, chaque mise et relance vaut une grosse blinde avant le flop et au flop, deux ensuite, avec un nombre maximum de mises par tour, sauf à deux.
    { rules-all-in }
    { rules-side-pot }
    - **Ta main :** deux de tes cartes, trois du tableau. Quatre as en main font une seule paire. Quatre piques au tableau et un en main ne font pas couleur, et une quinte entière au tableau n'est à personne.
    - **Les mains, de la meilleure à la moins bonne :**
    { rules-poker-hands }
    { rules-same-hand }
    - **High-low :** une **main basse**, ce sont cinq cartes différentes de l'as au 8, encore deux de ta main et trois du tableau. Elles peuvent être autres que celles de ta main haute. L'as est bas, quintes et couleurs ne gênent pas. On compare en partant du haut : 7-5-4-2-A bat 7-6-3-2-A, et 5-4-3-2-A est la meilleure. La meilleure main basse prend la moitié du pot. Si personne n'en a, la main haute prend tout ; un jeton impair va à la moitié haute.
    { rules-showdown }
    - **Une donne en high-low :** tu as A♣ 2♦ K♣ 9♥, Ann a K♦ K♥ J♣ 10♠, et le tableau est 3♣ 5♦ 8♥ K♠ Q♦. Ann a un brelan de rois. Tu as une paire de rois, mais ton A♣ et ton 2♦ font 8-5-3-2-A avec 8♥, 5♦ et 3♣. Chacun prend la moitié.
    { rules-blinds-end }
omaha-paragraphs =
    .bet-now = 2
    .bad-amount = 4
    .nothing-to-call = 3
    .bet-is-made = 3
    .no-check = 3
    .no-raise = 3
    .raise-closed = 3
    .raise-short = 3
    .check-owing = 3
    .free-to-check = 3
    .nothing-to-raise = 3
    .over-the-pot = 4
    .capped = 4

omaha-variant-high_low = High-low : la meilleure main basse gagne la moitié
omaha-variant-limit_eight = Casino : high-low en limite fixe
omaha-variant-five_cards = Cinq cartes chacun
omaha-variant-big_o = Big O : cinq cartes chacun, high-low
omaha-variant-cash_40 = { poker-variant-cash_40 }

omaha-option-betting = Mise maximum
    .pot_limit = ce qu'il y a dans le pot
    .no_limit = tous tes jetons
    .fixed_limit = un montant fixe
omaha-option-high_low = La meilleure main basse gagne la moitié
omaha-option-hole_cards = { shared-cards-dealt }
omaha-option-cap = Nombre maximum de mises par tour, en limite fixe
    .zero = { shared-no-limit }
omaha-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
omaha-option-starting_chips = { shared-chips }
omaha-option-big_blind = { poker-option-big_blind }
omaha-option-hands_per_level = { poker-option-hands_per_level }
    .zero = { shared-never }
omaha-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = { shared-never }
omaha-option-ante = { poker-option-ante }
    .none = aucune
    .each = { poker-option-ante.each }
    .big_blind = { poker-option-ante.big_blind }
omaha-option-ante_from_level = { poker-option-ante_from_level }
omaha-option-button_rule = { poker-option-button_rule }
    .moving = { poker-option-button_rule.moving }
    .dead = { poker-option-button_rule.dead }
omaha-option-reopening = { poker-option-reopening }
    .cumulative = { poker-option-reopening.cumulative }
    .single_raise = { poker-option-reopening.single_raise }
omaha-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
omaha-option-max_hands = { poker-option-max_hands }
    .zero = { shared-until-all-chips }
omaha-option-rebuys = { poker-option-rebuys }

omaha-form = { $kind ->
    [high-low] { omaha-high-low } · { omaha-limit }
   *[high] { omaha-limit }
}
omaha-high-low = High-low
omaha-limit = { $limit ->
    [most] Pot limit : { $number }
    [pot_limit] Pot limit
    [fixed_limit] Limite fixe
   *[no_limit] No limit
}
omaha-too-many = Avec { $number } cartes chacun, on ne peut jouer qu'à { $most }.
