texas-holdem-name = Texas Hold'em
    .line = Deux cartes chacun, et cinq pour tout le monde.
    .aliases = Poker, Hold'em, Holdem
texas-holdem-rules = **Montre les cinq meilleures cartes, ou mise jusqu'à ce que tous les autres se couchent.**
    Tu reçois deux cartes que personne d'autre ne voit. Jusqu'à cinq autres sont retournées sur la table, le **tableau** : elles comptent pour tout le monde. Ta main, ce sont les cinq meilleures de ces sept cartes.
    { rules-button }
    { rules-chips }
    - **Par exemple :** tu as A♠ 8♠, et le tableau est K♠ 8♦ 4♠ J♥ 2♠. Ça fait cinq piques : couleur hauteur as. Elle bat ta paire de 8, qui ne compte donc pas.
    .whole =
    - **La donne :** deux cartes chacun. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise } Pas d'autre limite que tes jetons.
    { rules-all-in }
    { rules-side-pot }
    { rules-showdown }
    - **Les mains, de la meilleure à la moins bonne :**
    { rules-poker-hands }
    { rules-same-hand } Une sixième carte ne compte jamais.
    - **Une donne :** Ann a le bouton. Tu es petite blinde avec 10, Ben est grosse blinde avec 20. Tu as A♠ 8♠. Ann relance à 60, tu suis, Ben se couche : 140 au pot. Le flop est K♠ 8♦ 4♠. Tu checkes, Ann mise 70, tu suis : 280. La turn est le J♥, et vous checkez tous les deux. La river est le 2♠. Tu mises 200, Ann suit et montre K♥ Q♦. Ta couleur bat une paire de rois, et tu gagnes 680.
    { rules-blinds-end }
texas-holdem-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-call = 3
    .bet-is-made = 3
    .no-check = 3
    .no-raise = 3
    .raise-closed = 3
    .raise-short = 3
    .check-owing = 3
    .free-to-check = 3
    .nothing-to-raise = 3

texas-holdem-variant-turbo = Turbo : moins de jetons, blindes rapides
texas-holdem-variant-club = Club : gros tapis et une ante
texas-holdem-variant-rebuy_night = Soirée recave : tu peux te recaver deux fois
texas-holdem-variant-cash_40 = { poker-variant-cash_40 }

texas-holdem-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
texas-holdem-option-starting_chips = { shared-chips }
texas-holdem-option-big_blind = { poker-option-big_blind }
texas-holdem-option-hands_per_level = { poker-option-hands_per_level }
    .zero = { shared-never }
texas-holdem-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = { shared-never }
texas-holdem-option-ante = { poker-option-ante }
    .none = aucune
    .each = { poker-option-ante.each }
    .big_blind = { poker-option-ante.big_blind }
texas-holdem-option-ante_from_level = { poker-option-ante_from_level }
texas-holdem-option-button_rule = { poker-option-button_rule }
    .moving = { poker-option-button_rule.moving }
    .dead = { poker-option-button_rule.dead }
texas-holdem-option-reopening = { poker-option-reopening }
    .cumulative = { poker-option-reopening.cumulative }
    .single_raise = { poker-option-reopening.single_raise }
texas-holdem-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
texas-holdem-option-max_hands = { poker-option-max_hands }
    .zero = { shared-until-all-chips }
texas-holdem-option-rebuys = { poker-option-rebuys }

texas-holdem-hint-shove = Il te reste peu de jetons. { $cards } : assez bon pour faire tapis.
texas-holdem-hint-complete = { $cards } ne vaut pas une relance, mais ça ne te coûte qu'une demi-blinde.
texas-holdem-hint-raise-again = { $cards } : assez bon pour sur-relancer.
texas-holdem-hint-call-raise = Contre des mains qui relancent, { $cards } gagne environ { $percent } % du temps, et il te faut seulement { $need } %. Ça vaut le coup de suivre.
texas-holdem-hint-fold-raise = Contre des mains qui relancent, { $cards } ne gagne qu'environ { $percent } % du temps. Pour suivre, il te faudrait plus de { $need } %.
