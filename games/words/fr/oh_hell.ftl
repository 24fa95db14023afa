oh-hell-name = Ascenseur
    .line = Annonce tes plis, et fais-en exactement autant.
    .aliases = Oh Hell, Rikiki, Up and Down the River
oh-hell-rules = **Dis combien de plis tu feras. Puis fais-en exactement autant, ni plus ni moins.**
    Les donnes rapetissent, de dix cartes à une seule, puis grandissent de nouveau. Une carte est retournée : sa couleur est l'atout de la donne, et bat les autres. Chacun annonce une fois. Le donneur annonce en dernier, et le total des annonces ne peut pas faire le nombre de plis.
    { rules-trick } { rules-trick-trump }
    Chaque pli vaut 1 point, et si tu fais pile ton annonce, tu en marques 10 de plus. Après la dernière donne, le plus haut score gagne.
    - **Par exemple :** tu annonces 3 et tu fais 3 : 13 points. Fais-en 4 à la place, et tu n'en as que 4.
    .whole =
    - **La donne :** tout le monde tire, et la plus haute carte distribue. Ensuite la donne tourne vers la gauche. Jusqu'à cinq joueurs, on commence à 10 cartes, à six à 8, à sept à 7. Chaque donne a une carte de moins, jusqu'à une, puis on remonte.
    - **L'atout :** la carte suivante est retournée, et sa couleur est l'atout. Si toutes les cartes sont distribuées, il n'y a pas d'atout.
    - **Les annonces :** à partir de la gauche du donneur, chacun annonce une fois, de 0 au nombre de cartes. Avec le donneur, le total des annonces ne peut pas faire le nombre de plis : quelqu'un se trompe donc toujours.
    - **Le jeu :** la place à gauche du donneur entame ce qu'elle veut. { rules-trick } { rules-trick-trump } L'as est la plus haute carte.
    - **Le compte :** 1 par pli, et 10 de plus si l'annonce est exacte.
    - **La fin :** après la dernière donne, le plus haut score gagne. À égalité, la victoire est partagée.
    - **Par exemple :** cinq cartes chacun, et les annonces sont 2, 0 et 1. Le donneur ne peut pas annoncer 2, car ça ferait 5. Toute autre annonce va, 1 ou 3 par exemple.
    - **Les règles maison** peuvent changer les donnes, l'atout, les annonces et le compte.
oh-hell-paragraphs =
    .wrong-phase-bid = 3
    .bad-bid = 3
    .wrong-phase-play = 4
    .must-follow-suit = 4

oh-hell-variant-river = Aller et retour : de 1 à 7, puis en arrière
oh-hell-variant-blackout = Tout ou rien : annonce ratée, zéro point
oh-hell-variant-nomination = Nomination whist, 7 donnes
oh-hell-variant-fist = Annonces simultanées, et se tromper coûte des points
oh-hell-variant-wizard_points = Gros scores, les donnes ne font que grandir

oh-hell-option-hands = Cartes par donne
    .down_up = du maximum jusqu'à 1, puis retour
    .up_down = de 1 au maximum, puis retour
    .down = du maximum jusqu'à 1
    .up = de 1 au maximum
oh-hell-option-max_cards = Nombre maximum de cartes par donne
oh-hell-option-one_card_hands = Donnes à une carte d'affilée
oh-hell-option-trump = Atout
    .turned = une carte est retournée
    .cycle = cœur, trèfle, carreau, pique tour à tour
    .cycle_nt = cœur, trèfle, carreau, pique, sans atout tour à tour
    .none = { shared-none }
    .spades = toujours pique
oh-hell-option-full_pack = Si toutes les cartes sont distribuées
    .no_trump = il n'y a pas d'atout
    .last_card = la dernière carte du donneur est montrée, et sa couleur est l'atout
oh-hell-option-hook = Le total des annonces ne peut pas faire le nombre de plis
    .always = toujours
    .above_one = sauf à une carte
    .never = { shared-never }
oh-hell-option-bidding = On annonce
    .in_turn = chacun à son tour
    .at_once = { shared-same-time }
oh-hell-option-trump_leads = On peut entamer à l'atout
    .anytime = { shared-any-time }
    .when_broken = { shared-once-played }
oh-hell-option-must_trump = Si on ne peut pas fournir, il faut couper
oh-hell-option-scoring = Points
    .trick_plus_ten = 1 par pli, et 10 de plus pour une annonce exacte
    .exact = 10 plus ton annonce si elle est exacte, sinon rien
    .minus_one = 10 plus ton annonce si elle est exacte ; sinon, moins 1 par pli d'écart
    .trick_plus_five = 1 par pli, et 5 de plus pour une annonce exacte
    .squares = 10 plus ton annonce au carré si elle est exacte ; sinon, moins l'écart au carré
    .wizard = 20 plus 10 par pli si elle est exacte ; sinon, moins 10 par pli d'écart
    .tens = 10 par pli annoncé si elle est exacte ; sinon, moins 10 par pli d'écart
oh-hell-option-zero = Une annonce de 0 réussie vaut
    .same = ce que dit le compte
    .five = 5
    .hand = 5 plus un point par carte
    .none = rien
oh-hell-option-tie_break = Si deux ont le plus haut score à la fin
    .shared = { shared-share-the-win }
    .extra_hand = { shared-another-hand }

oh-hell-suit = { $suit_name ->
    [none] sans atout
   *[other] { suit-name }
}
oh-hell-draw = { $seat } tire la plus haute carte.
    .to-seat = Tu tires la plus haute carte.
oh-hell-deals = { $seat } distribue { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à chacun.
    .to-seat = Tu distribues { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à chacun.
oh-hell-trumps = { $suit_name ->
    [none] Il n'y a pas d'atout.
    [C] L'atout est trèfle.
    [D] L'atout est carreau.
    [H] L'atout est cœur.
   *[S] L'atout est pique.
}
oh-hell-answers = { $seat } a annoncé.
    .short = a annoncé
    .to-seat = Tu as annoncé.
oh-hell-scores = Donne { $number } ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { oh-hell-suit }) : { $gains } → { $totals }.
oh-hell-made = { $count ->
    [0] Personne n'a fait son annonce.
   *[other] Annonce réussie : { $seats }.
}
    .to-seats = { $others ->
        [0] Annonce réussie pour toi.
       *[other] Annonce réussie : { $seats } et toi.
    }

oh-hell-for-exact = { $number } pile
oh-hell-line-waiting = { $score }
oh-hell-line = { $number } sur { $bid } · { $score }
oh-hell-answered = a annoncé
oh-hell-exact = réussi
oh-hell-needs = { $kind ->
    [needs] manque { $number }
    [over] { $number } de trop
   *[has] réussi
}
oh-hell-subtitle = Donne { $number } sur { $hands } · { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
oh-hell-no-trump = Sans atout
oh-hell-pack = Paquet
oh-hell-bids = Annonces
oh-hell-so-far = { $sum } sur { $size }
oh-hell-off = { $kind ->
    [over] { $number } de trop
    [under] { $number } de moins
   *[even] juste
}
oh-hell-not = tu ne peux pas annoncer { $number }

oh-hell-hint-bid = Je compte { $sure ->
    [0] aucun pli sûr
    [one] { $sure } pli sûr
   *[other] { $sure } plis sûrs
} et { $hopes ->
    [0] aucun possible
    [one] { $hopes } possible
   *[other] { $hopes } possibles
}.{ $leave ->
    [more] {" "}Les autres ont annoncé bas, il y a plus de plis pour toi.
    [less] {" "}Les autres ont annoncé haut, il y a moins de plis pour toi.
   *[same] {""}
}
oh-hell-hint-small = Aucune carte ne fait un pli à coup sûr, mais les petites chances s'additionnent.
oh-hell-hint-hooked = Je dirais { $number }, mais c'est interdit. Voilà le mieux après.
oh-hell-hint-only = { shared-hint-only-card }
oh-hell-hint-draw = Il te faut la plupart des plis. Fais d'abord tomber les atouts des autres.
oh-hell-hint-sure = Personne ne peut la battre dans sa couleur.
oh-hell-hint-all = Il te faut tous les plis qui restent. Entame fort.
oh-hell-hint-spare-trump = Tu as plus d'atouts qu'il ne te faut de plis. Entame le plus petit pour faire tomber les leurs.
oh-hell-hint-short = Rien n'est encore sûr : entame fort dans ta couleur la plus courte.
oh-hell-hint-take = C'est la moins chère des cartes qui gagnent à coup sûr.
oh-hell-hint-last-one = C'est le dernier pli qu'il te faut. Fais-le avec ta plus haute carte, qui pourrait en faire un de trop plus tard.
oh-hell-hint-high = Il te faut des plis, et elle peut gagner.
oh-hell-hint-trumps = Tu as les atouts pour ton annonce, débarrasse-toi d'une grosse carte.
oh-hell-hint-better = Attends un meilleur pli, et garde ce qui peut en faire un.
oh-hell-hint-rid = Tu ne veux pas de celui-ci. Débarrasse-toi de ta plus haute carte qui perd.
oh-hell-hint-throw = Tu ne veux pas de celui-ci. Jette dans la couleur où il est le plus dur de rester en dessous.
oh-hell-hint-last = { shared-hint-taking-anyway }
oh-hell-hint-over = { shared-hint-lowest-over }
oh-hell-hint-shed-trump = Tu ne veux plus de plis. Entame un petit atout, tant qu'il y en a de plus gros dehors.
oh-hell-hint-low = Tu ne veux plus de plis, et cette carte a le plus de chances d'être battue.
oh-hell-hint-extra = Ton annonce est ratée, mais chaque pli vaut encore un point.

oh-hell-hook = Le total des annonces ne peut pas faire le nombre de plis. On en est à { $sum }, tu ne peux donc pas annoncer { $number }. Tu peux annoncer { $bids }.
must-trump = Tu ne peux pas fournir, tu dois donc couper. Tu peux jouer { $cards }.
trumps-not-broken = Aucun atout n'a encore été joué, tu ne peux pas en entamer. Tu peux jouer { $cards }.
too-many-cards = Il n'y a pas assez de cartes. À autant de joueurs, une donne peut avoir { $most } cartes au plus.
