shared-points-to-win = Points pour gagner
shared-hands = Donnes par partie
shared-until-all-chips = jusqu'à ce que quelqu'un ait tous les jetons
shared-most-hands = Nombre maximum de donnes
shared-rounds = Manches par partie
shared-chips = Jetons de départ
shared-cards-dealt = Cartes distribuées à chacun
shared-none = aucun
shared-never = jamais
shared-no-limit = sans limite
shared-any-time = à tout moment
shared-once-played = dès qu'on en a joué une
shared-same-time = en même temps
shared-another-hand = on joue une donne de plus
shared-share-the-win = la victoire est partagée
shared-left-of-dealer = la place à gauche du donneur
shared-when-you-pass = Si tu passes
shared-come-back = tu peux rejouer à ton prochain tour
shared-out-of-trick = le pli est fini pour toi
shared-showdown = À l'abattage
shared-everyone-shows = tout le monde montre
shared-losers-hide = une main perdante peut rester secrète

shared-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
shared-ranks = { $rank ->
    [A] as
    [J] valets
    [Q] dames
    [K] rois
    [T] 10
   *[other] { $rank }
}
shared-tricks = { $number ->
    [one] { $number } pli
   *[other] { $number } plis
}
shared-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
shared-faces = Couleurs des cartes
    .latin = denier, coupe, épée, bâton
    .french = carreau, cœur, pique, trèfle
shared-you-and = { $others ->
    [0] toi
   *[other] { $seats } et toi
}
shared-partners = Quatre joueurs, deux équipes de deux
shared-passes = { $seat } passe.
    .to-seat = Tu passes.
shared-passed = passe
shared-deals = { $seat } distribue.
    .to-seat = Tu distribues.
shared-leads = { $seat } entame.
    .to-seat = Tu entames.
shared-trick-of-hand = Donne { $number } · Pli { $trick }

shared-hint-only-card = C'est la seule carte que tu peux jouer.
shared-hint-cheapest = Tu joues en dernier : fais le pli à moindre frais.
shared-hint-partner-winning = Ton partenaire est maître. Joue petit.
shared-hint-cannot-win = Ce pli n'est pas pour toi. Joue petit.
shared-hint-highest-under = C'est ta plus haute carte qui reste en dessous.
shared-hint-highest-safe = Tu joues en dernier et ce pli est sans danger. Débarrasse-toi de ta plus haute carte.
shared-hint-taking-anyway = Ce pli est pour toi de toute façon : débarrasse-toi de ta plus haute carte.
shared-hint-lowest-over = Tu ne peux pas rester en dessous : joue le plus petit possible.
shared-hint-off-suit = Tu n'as pas la couleur : jette la carte qui te gêne le plus.
shared-hint-no-safe-lead = Aucune entame n'est sûre. Celle-ci devrait te coûter le moins.
shared-hint-last-card = C'est ta dernière carte. Fini !
shared-hint-least-useful = C'est ta carte la moins utile.
shared-hint-no-chips = Sans jetons, tu ne peux que regarder.

shared-must-lead = C'est à toi d'ouvrir, tu ne peux pas passer. Joue ce que tu veux.
shared-other-size = { $count ->
    [1] Il y a une carte à battre. Joue une carte
   *[other] Il y a { $count } cartes à battre. Joue autant de cartes
}, ou passe.
shared-must-draw = Tu ne peux pas encore passer. Pioche d'abord une carte.
shared-reverses = On change de sens.
shared-you-draw = Tu pioches { $cards }.
