spades-name = Spades
    .line = Annonce avec ton partenaire, puis fais tes plis.
    .aliases = Pique, Piques
spades-rules = **Avec le partenaire en face de toi, annonce combien de plis vous ferez. Puis faites-les.**
    Chacun reçoit 13 cartes et annonce une fois ; ton annonce s'ajoute à celle de ton partenaire.
    { rules-trick }
    Les piques sont **atout :** ils battent toutes les autres couleurs. { rules-trick-trump } On ne peut pas entamer à pique tant que personne n'en a joué.
    Fais ton annonce et marque 10 par pli annoncé, plus 1 par pli en trop. Rate-la et perds 10 par pli annoncé. La première équipe à 500 gagne.
    - **Par exemple :** tu annonces 4 et ton partenaire 3. À vous deux, vous faites 8 plis : 70 et 1, donc 71 points. Avec 6, c'était 70 de perdus.
    .whole =
    - **La donne :** 13 cartes chacun, d'un jeu de 52. On retourne les cartes une à une, et qui reçoit l'A♠ distribue en premier. Ensuite la donne tourne vers la gauche.
    - **Les annonces :** à partir de la gauche du donneur, chacun annonce une fois, de 0 à 13. On ne peut ni passer, ni changer d'annonce. Les partenaires sont assis face à face et additionnent leurs annonces.
    - **Le jeu :** la place à gauche du donneur entame. { rules-trick } Les piques sont atout, et l'as est la plus haute carte. { rules-trick-trump }
    - **Ouvrir le pique :** on ne peut pas entamer à pique tant qu'aucun n'a été joué dans la donne, sauf si on n'a que des piques.
    - **Le compte :** si ton équipe fait au moins son annonce, vous marquez 10 par pli annoncé et 1 par pli en trop. Sinon, vous perdez 10 par pli annoncé. Le score peut descendre sous zéro.
    - **La fin :** la première équipe à 500 gagne. Si les deux y arrivent à la même donne, le plus haut score gagne, et à égalité on joue une donne de plus.
    - **Par exemple :** cœur est demandé et tu n'en as pas. Tu joues le 2♠. Quelqu'un après toi n'a pas de cœur non plus et joue le 9♠ : le pli est pour lui. Avec l'A♥, ton 2♠ aurait gagné.
    - **Les règles maison** peuvent ajouter le **nil**, l'annonce de zéro pli. Si tu n'en fais aucun, ton équipe marque 100 ; si tu en fais, elle perd 100. L'annonce de ton partenaire compte comme d'habitude. Le **nil à l'aveugle** s'annonce avant de voir ses cartes, pour 200, quand ton équipe a au moins 100 de retard. Les **bags** sont les plis au-dessus de l'annonce : tous les 10, ils coûtent 100 à ton équipe.
spades-paragraphs =
    .wrong-phase-bid = 2
    .bad-bid = 2
    .wrong-phase-play = 3
    .must-follow-suit = 3
    .spades-not-broken = 4

spades-variant-modern = Nil et bags, en 250
spades-variant-long = Nil, nil à l'aveugle et bags, en 500
spades-variant-jokers = Jokers, nil et bags, en 250
spades-variant-short = Courte, en 200

spades-option-target = { shared-points-to-win }
spades-option-tie_break = Si les deux équipes ont le même score à la fin
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
spades-option-overtrick_points = Points par pli au-dessus de l'annonce
spades-option-nil = On peut annoncer nil (zéro pli)
spades-option-nil_points = Points du nil, gagné ou perdu
spades-option-failed_nil_tricks = Les plis faits malgré un nil
    .count = aident l'annonce du partenaire
    .bags_only = ne comptent que comme plis en trop
spades-option-blind_nil = L'équipe en retard peut annoncer nil avant de voir ses cartes (demande le nil)
spades-option-blind_nil_points = Points du nil à l'aveugle, gagné ou perdu
spades-option-blind_nil_behind = Retard pour annoncer nil à l'aveugle
    .zero = { shared-any-time }
spades-option-bags = Les plis au-dessus de l'annonce sont des bags, et trop de bags coûtent cher
spades-option-bag_limit = Bags avant la pénalité
spades-option-bag_penalty = Points que coûte la pénalité
spades-option-jokers = Jokers
    .none = { shared-none }
    .two = deux, comme plus hauts piques, à la place du 2♣ et du 2♦
spades-option-min_team_bid = Annonce minimum d'une équipe
spades-option-cap_team_bid = L'annonce d'une équipe s'arrête à 13
spades-option-not_thirteen = Le total des quatre annonces ne peut pas faire 13
spades-option-first_lead = Le premier pli est entamé par
    .left_of_dealer = { shared-left-of-dealer }
    .low_club = qui a le plus petit trèfle, avec cette carte
spades-option-no_spade_trick_one = Pas de pique au premier pli, sauf si on n'a rien d'autre
spades-option-spade_leads = On peut entamer à pique
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
spades-option-lose_at = Une équipe perd quand son score descend à

do-bid-nil = Annoncer nil
    .listed = nil
do-bid-blind-nil = Annoncer nil à l'aveugle
    .listed = nil à l'aveugle
do-look = Regarder mes cartes

spades-draw = { $seat } tire l'A♠ et distribue.
    .to-seat = Tu tires l'A♠ : tu distribues.
spades-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
spades-looks = { $seat } regarde ses cartes.
    .short = regarde
    .to-seat = Tu regardes tes cartes.
spades-bids-nil = { $seat } annonce nil.
    .to-seat = Tu annonces nil.
spades-bids-blind-nil = { $seat } annonce nil à l'aveugle.
    .to-seat = Tu annonces nil à l'aveugle.
spades-overbid = { $seats } annoncent plus de 13 à eux deux. Il n'y a que 13 plis.
    .to-seats = { $seats } et toi annoncez plus de 13 à vous deux. C'est impossible à faire.
spades-broken = Le pique est ouvert.
spades-scores = { $seats } : annonce { $bid }, plis { $won }, { shared-points }.
    .to-seats = { $seats } et toi : annonce { $bid }, plis { $won }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
spades-nil-made = Nil réussi pour { $seat } : { $points } points pour l'équipe.
    .to-seat = Nil réussi pour toi : { $points } points pour l'équipe.
spades-nil-failed = Nil raté pour { $seat } : l'équipe perd { $points } points.
    .to-seat = Nil raté pour toi : l'équipe perd { $points } points.
spades-bag-penalty = Trop de bags : { $seats } perdent { $points } points.
    .to-seats = Trop de bags : { $seats } et toi perdez { $points } points.

spades-line-waiting = Pas d'annonce
spades-for-extra = { $number } en trop
spades-for-nil = { $number } pour le { $kind ->
    [blind] nil à l'aveugle
   *[nil] nil
} ({ $seat })
spades-for-bags = { $number } de bags
spades-line = { $bid ->
    [nil] Nil
    [blind] Nil à l'aveugle
   *[other] Annonce { $bid }
} · Plis { $number }
spades-bidding = Donne { $number } · Annonces
spades-trick = { shared-trick-of-hand }
spades-bags = { $count ->
    [one] { $count } bag
   *[other] { $count } bags
}
spades-broken-badge = Ouvert

spades-hint-look = Regarde tes cartes. Annoncer à l'aveugle rapporte rarement.
spades-hint-nil = Tu peux rester en dessous avec toutes ces cartes : petits piques, et une petite carte dans chaque couleur longue. Annonce nil.
spades-hint-bid = Je compte environ { $tricks } plis. Piques sûrs : { $sure } sur { $spades }. As à côté : { $aces }. Dans le doute, annonce bas.
spades-hint-crowded = Je compte environ { $tricks } plis, mais avec les annonces d'avant ça fait { $total }. Il n'y en aura pas pour tout le monde : annonce un de moins.
spades-hint-only = { shared-hint-only-card }
spades-hint-winner = Il ne reste rien de plus haut : elle gagne, sauf si on coupe.
spades-hint-top-spade = C'est le plus haut pique qui reste. Fais tomber les leurs avant qu'ils coupent tes bonnes cartes.
spades-hint-need-all = Il te faut presque tous les plis qui restent : entame ton plus haut pique.
spades-hint-partner-ruffs = Ton partenaire n'a plus de cette couleur et peut couper.
spades-hint-shortest = Entame dans ta couleur la plus courte. Une fois que tu n'en as plus, tu peux couper.
spades-hint-longest = Entame petit dans ta couleur la plus longue.
spades-hint-low-spade = Tu n'as que des piques : entame le plus petit.
spades-hint-partner = { shared-hint-partner-winning }
spades-hint-beaten = { shared-hint-cannot-win }
spades-hint-cheapest = { shared-hint-cheapest }
spades-hint-sure = Il ne reste rien de plus haut : elle gagne.
spades-hint-second-low = En deuxième, petit : laisse faire ton partenaire.
spades-hint-third-high = En troisième, fort : complique la vie du dernier.
spades-hint-third-low = Ton partenaire a entamé fort, joue petit.
spades-hint-ruff = Tu ne peux pas fournir : coupe avec le plus petit pique qui gagne.
spades-hint-set = Ton annonce est faite, pas la leur. Continue à prendre des plis pour les faire chuter.
spades-hint-cover = Ton partenaire a annoncé nil. Prends avec une grosse carte pour le couvrir.
spades-hint-trap = Le nil d'en face est en train de faire ce pli. Laisse-le-lui.
spades-hint-bag = Les deux équipes ont fait leur annonce, ce pli ne serait qu'un bag. Reste en dessous.
spades-hint-duck = Tu as annoncé nil, reste en dessous.

spades-blind-nil-needs-nil = Le nil à l'aveugle demande le nil. Active aussi le nil.
wrong-phase-blind = Regarde d'abord tes cartes, ou annonce nil à l'aveugle.
wrong-phase-look = Regarde d'abord tes cartes.
no-spade-trick-one = Pas de pique au premier pli. Tu peux jouer { $cards }.
spades-not-broken = Le pique n'est pas encore ouvert, tu ne peux pas l'entamer. Tu peux jouer { $cards }.
