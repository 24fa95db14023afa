golf-name = Golf
    .line = Échange tes cartes cachées contre des petites. Le plus petit total gagne.
    .aliases = Polish Poker, Turtle, Hara Kiri, Crazy Nines
golf-rules = **Tu as six cartes face cachée sur deux rangées. Échange-les contre des petites. Après neuf trous, le plus petit total gagne.**
    D'abord, chacun retourne deux de ses cartes. Tu ne peux pas regarder les autres.
    À ton tour, pioche une carte ou prends celle du dessus de la défausse. Mets-la à la place d'une de tes cartes, qui va à la défausse. Tu peux défausser une carte piochée, mais tu dois placer celle que tu prends.
    Les rois comptent 0, les as 1, les 2 enlèvent 2, et de 3 à 10 c'est leur nombre. Valets et dames comptent 10. **Deux cartes égales dans une colonne ne comptent rien.**
    Quand toutes tes cartes sont visibles, les autres ont encore un tour. Puis tout est retourné et compté.
    - **Par exemple :** un 7 est en haut à gauche. Tu pioches un autre 7 et tu le mets dessous. Cette colonne ne compte plus rien.
    .whole =
    - **Les cartes :** un paquet, ou deux s'il n'y en a pas assez. Personne ne regarde les cartes devant soi. La carte suivante est retournée et commence la défausse.
    - **Le début :** chacun retourne deux cartes, dans n'importe quel ordre. La place à gauche du donneur commence.
    - **Ton tour :** pioche une carte sans la montrer : échange-la contre une des tiennes, ou défausse-la. Ou prends le dessus de la défausse, qui remplace toujours une des tiennes. Ce que tu poses est visible.
    - **Le compte :** rois 0, as 1, 2 −2, de 3 à 10 leur nombre, valets et dames 10. Une colonne de cartes égales ne compte rien, même des 2. Les jokers comptent −2 et ne s'annulent jamais.
    - **La fin d'un trou :** quand toutes les cartes d'un joueur sont visibles, les autres ont encore un tour. Quand la pioche est vide, la défausse est mélangée. La deuxième fois, le trou est fini.
    - **Quatre cartes de mémoire :** tu vois tes deux cartes du bas, et ce que tu places reste caché. Frappe au lieu de jouer pour finir le trou. Deux cartes égales s'annulent, où qu'elles soient.
golf-paragraphs =
    .golf-turn-first = 2
    .golf-wait = 2
    .golf-draw-or-take = 3
    .golf-swap-or-discard = 3
    .golf-no-place = 3
    .golf-no-knock = 6

golf-variant-quick = Rapide : retourne une carte à chaque défausse, cinq trous
golf-variant-four_cards = Quatre cartes, de mémoire et en frappant
golf-variant-nine_cards = Neuf cartes
golf-variant-jokers = Avec jokers, et un bonus pour quatre cartes égales

golf-option-holes = Trous par partie
golf-option-cards = { shared-cards-dealt }
golf-option-start = Au début
    .turn_two = chacun retourne deux cartes
    .turn_three = chacun retourne trois cartes
    .peek_two = chacun voit ses deux dernières cartes
golf-option-placing = Les cartes placées sont
    .open = visibles
    .closed = cachées, et connues de toi seulement
golf-option-ending = Un trou finit
    .all_up = quand toutes les cartes d'un joueur sont visibles
    .knock = quand quelqu'un frappe
golf-option-last_turn = Les autres ont alors encore un tour
golf-option-after_discard = Après avoir défaussé une carte piochée
    .nothing = ton tour est fini
    .may_turn = tu peux retourner une carte
    .must_turn = tu dois retourner une carte
golf-option-cancel = Ne comptent rien
    .column = les cartes égales d'une colonne
    .lines = les cartes égales d'une colonne ou d'une rangée
    .anywhere = deux cartes égales quelconques
    .none = aucune
golf-option-twos = Un 2 compte
    .minus_two = −2
    .plus_two = 2
golf-option-jokers = Deux jokers, −2 chacun
golf-option-four_bonus = Points enlevés pour deux colonnes de même valeur
    .zero = { shared-none }
golf-option-ender_penalty = Points pour finir un trou sans avoir le plus petit total
    .zero = { shared-none }

golf-do-turn = Retourner { $number }
golf-do-take = Prendre pour { $number }
golf-do-swap = Échanger { $number }
golf-do-knock = Frapper

golf-deals = { $seat } distribue. Carte retournée : { $turned }.
    .to-seat = Tu distribues. Carte retournée : { $turned }.
golf-turns = { $seat } retourne { $card }.
    .to-seat = Tu retournes { $card }.
golf-starts = { $other } commence.
    .to-other = Tu commences.
golf-draws = { $seat } pioche.
    .short = pioche
    .to-seat = Tu pioches.
golf-you-draw = { shared-you-draw }
golf-takes = { $seat } prend { $card } pour la place { $number } et défausse { $turned }.
    .to-seat = Tu prends { $card } pour la place { $number } et tu défausses { $turned }.
golf-puts = { $seat } met { $card } à la place { $number } et défausse { $turned }.
    .to-seat = Tu mets { $card } à la place { $number } et tu défausses { $turned }.
golf-hides = { $seat } met la carte à la place { $number } et défausse { $turned }.
    .short = échange { $number }
    .to-seat = Tu mets la carte à la place { $number } et tu défausses { $turned }.
golf-discards = { $seat } défausse { $turned }.
    .short = défausse
    .to-seat = Tu défausses { $turned }.
golf-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
golf-knocks = { $seat } frappe{ golf-one-more }.
    .short = frappe
    .to-seat = Tu frappes{ golf-one-more }.
golf-all-open = Toutes les cartes sont visibles pour { $seat }{ golf-one-more }.
    .to-seat = Toutes tes cartes sont visibles{ golf-one-more }.
golf-one-more = { $kind ->
    [more] . Tous les autres ont encore un tour
   *[no] {""}
}
golf-shuffles = La défausse est mélangée en une nouvelle pioche.
golf-stock-out = La pioche est encore épuisée : le trou est fini.
golf-scores = { $other } marque { $points }.
    .to-other = Tu marques { $points }.
golf-four = { $number } pour quatre égales
golf-penalty = { $number } fini, pas le plus bas

golf-hole = Trou { $number } sur { $most }
golf-last-turns = Derniers tours après
golf-line = { $score } · visible { $points }
golf-line-end = { $score }
golf-ended = a fini
golf-knocked = a frappé
golf-last-turn = dernier tour
golf-drawn = La carte piochée
golf-own = Tes cartes

golf-hint-start = Une par colonne t'en apprend le plus.
golf-hint-cancels = Une autre de la même valeur ({ rank-name }) ici, et elles ne comptent rien.
golf-hint-low = { $card } est plus bas que ce qu'une carte cachée coûte en moyenne.
golf-hint-better = { $card } te coûte moins ici que { $turned }.
golf-hint-discard = { $card } n'aide nulle part. Défausse.
golf-hint-draw = { $card } n'aiderait pas beaucoup, pioche plutôt.
golf-hint-end = Tu mènes d'environ { $count }, finis donc le trou.
golf-hint-turn = Une carte cachée en vaut une autre.
golf-hint-wait = Ça finirait le trou, et tu n'as peut-être pas le plus petit total.

golf-closed-never-open = Si les cartes placées restent cachées, elles ne sont jamais toutes visibles. Fais finir les trous en frappant.
golf-closed-not-turned = Si les cartes placées restent cachées, on ne peut pas en retourner après une défausse.
golf-turn-first = Retourne d'abord { $count } de tes cartes. Tu peux retourner { $places }.
golf-wait = { $count ->
    [one] { $seats } doit encore retourner des cartes.
   *[other] { $seats } doivent encore retourner des cartes.
}
golf-not-closed = Cette carte n'est pas cachée. Tu peux retourner { $places }.
golf-draw-or-take = Pioche, ou prends { $card } pour une de tes places, de 1 à { $most }{ $kind ->
    [knock] . Tu peux aussi frapper
   *[none] {""}
}.
golf-swap-or-discard = Tu as pioché { $card }. Échange-la contre une de tes cartes, de 1 à { $most }, ou défausse-la.
golf-no-place = Tes places vont de 1 à { $most }.
golf-no-knock = Quelqu'un a déjà fini le trou. C'est ton dernier tour.
golf-turn-or-pass = Retourne une carte cachée, ou passe. Tu peux retourner { $places }.
golf-must-turn = Retourne maintenant une carte cachée. Tu peux retourner { $places }.
