list-comma = { ", " }
list-semicolon = { " ; " }
list-space = { " " }
player = { $seat }
names-more = { $first }, { $next }
names = { $first } et { $last }
partners = { $one } & { $two }
partners-you = Toi & { $partner }

card-name = { $deck ->
    [colours] { $rank_name } { $suit_text }
   *[french] { $rank_name } { $suit ->
        [E] d'{ $suit_text }
       *[other] de { $suit_text }
    }
}
card-sign = { $rank ->
    [S] { $sign }passe
    [R] { $sign }sens
    [D] { $sign }+2
    [WW] 🌈joker
    [W4] 🌈+4
    [JR] Joker
    [JB] petit joker
   *[other] { $sign }{ $rank }
}
card-JR = grand joker
card-JB = petit joker
card-WW = joker
card-W4 = super joker +4
card-hidden = une carte face cachée
rank-name = { $rank ->
    [A] as
    [J] valet
    [C] cavalier
    [Q] dame
    [K] roi
    [T] 10
    [JR] grand joker
    [JB] petit joker
    [S] passe ton tour
    [R] changement de sens
    [D] +2
   *[other] { $rank }
}
suit-name = { $suit_name ->
    [C] trèfle
    [D] carreau
    [H] cœur
    [R] rouge
    [Y] jaune
    [G] vert
    [B] bleu
    [W] blanc
    [M] multicolore
    [L] bâton
    [O] denier
    [P] coupe
    [E] épée
   *[S] pique
}
cards = { $cards }

game-group = { $group ->
    [tricks] Jeux de plis
    [climbing] Jeux de défausse
    [rummy] Rami
    [fishing] Jeux de ramassage
    [poker] Poker et mises
    [together] Coopération
    [favorites] Les plus joués ici
   *[fun] Pour rire
}
unit = { $unit ->
    [hand] Donne { $number }
    [deck] Paquet { $number }
    [hole] Trou { $number }
   *[round] Manche { $number }
}
unit-under-way = { $unit ->
    [hand] Donne { $number } en cours
    [deck] Paquet { $number } en cours
    [hole] Trou { $number } en cours
   *[round] Manche { $number } en cours
}
unit-done = { $unit ->
    [hand] Après la donne { $number }
    [deck] Après le paquet { $number }
    [hole] Après le trou { $number }
   *[round] Après la manche { $number }
}
sheet-name = Joueur
sheet-before = Avant
sheet-total = Total
sheet-note = { $deed } : { $sum }
number = { $number }
number-signed = { SIGNED($number) }
percent = { $percent } %
ending-won = { $count ->
    [all] Tout le monde gagne
    [one] { $seats } gagne
   *[other] { $seats } gagnent
}
ending-lost = { $count ->
    [0] Personne ne gagne
    [house] La banque gagne
    [one] { $seats } perd
   *[other] { $seats } perdent
}
ending-rating = { $seat } { $before } → { $after }
ending-led = En tête du début à la fin : { $seats }.
ending-turn = { $seats } : en tête depuis { $unit ->
    [hand] la donne
    [deck] le paquet
    [hole] le trou
   *[round] la manche
} { $number }, et jusqu'au bout.
ending-last = Tout s'est joué { $unit ->
    [hand] à la dernière donne
    [deck] au dernier paquet
    [hole] au dernier trou
   *[round] à la dernière manche
}, avec { $seats } en tête.
ending-level = Égalité après { $unit ->
    [hand] la dernière donne
    [deck] le dernier paquet
    [hole] le dernier trou
   *[round] la dernière manche
}.
ending-often = { $seats } : { $unit ->
    [hand] { $count } donnes gagnées
    [deck] { $count } paquets gagnés
    [hole] { $count } trous gagnés
   *[round] { $count } manches gagnées
} sur { $number }.
ending-all = { $seats } : { $unit ->
    [hand] toutes les donnes gagnées
    [deck] tous les paquets gagnés
    [hole] tous les trous gagnés
   *[round] toutes les manches gagnées
}.
ending-margin = Victoire pour { $seats }, avec { $count } d'avance.
ending-length = { $number ->
    [one] Terminé en { $unit ->
        [hand] une seule donne
        [deck] un seul paquet
        [hole] un seul trou
       *[round] une seule manche
    }
   *[other] Terminé en { $number } { $unit ->
        [hand] donnes
        [deck] paquets
        [hole] trous
       *[round] manches
    }
}.
ending-most = Record sur { $unit ->
    [hand] une donne
    [deck] un paquet
    [hole] un trou
   *[round] une manche
} : { $seats }, { SIGNED($points) } ({ $unit ->
    [hand] donne
    [deck] paquet
    [hole] trou
   *[round] manche
} { $number }).
your-hand = { $count ->
    [0] Tu n'as pas de cartes
    [one] Ta main, { $count } carte
   *[other] Ta main, { $count } cartes
}
note-your-turn = À toi de jouer
note-waiting = On attend { $seats }
    .to-seats = { $others ->
        [0] On t'attend
       *[other] On vous attend, { $seats } et toi
    }
note-resting = { $unit ->
    [hand] Fin de la donne
    [deck] Fin du paquet
    [hole] Fin du trou
   *[round] Fin de la manche
}
prompt-leads = { $seat } entame
    .to-seat = Tu entames
prompt-bids = { $seat } annonce en premier
    .to-seat = Tu annonces en premier
prompt-all-bid = Tout le monde annonce en même temps
note-turning-up = La carte suivante arrive
note-over = Partie finie
winner-tag = gagne
loser-tag = perd

do-deal = Distribuer
do-deal-up = Distribuer, mise doublée
do-turn-up = Carte suivante
do-stop = Arrêter la partie
do-tie = Accepter l'égalité
do-rest = { $seat } prend le reste
do-undo = Annuler le coup
outcome-tied = Égalité.
do-pass = Passer
    .with = Passer { $picked }
    .pick = Passer { $most } cartes
order-pass = Passer
order-stand = Rester
order-follow-low = Fournir petit
do-double = Doubler
    .listed = doubler
do-play = Jouer
    .pick = { $kind ->
        [some] Jouer jusqu'à { $most } cartes
        [all] Jouer { $most } cartes
        [some-of] Jouer { $sizes } ou { $most } cartes
       *[span] Jouer de { $least } à { $most } cartes
    }
do-discard = Défausser
    .cards = Choisis une carte à défausser.
    .with = Défausser { $picked }
    .pick = { $kind ->
        [some] Défausser jusqu'à { $most } cartes
        [all] Défausser { $most } cartes
       *[span] Défausser de { $least } à { $most } cartes
    }
do-stand = Rester
    .listed = rester
do-throw = Lancer
    .with = Lancer { $picked }
    .pick = { $kind ->
        [some] Lancer jusqu'à { $most } cartes
        [all] Lancer { $most } cartes
       *[span] Lancer de { $least } à { $most } cartes
    }
do-take = prendre
    .with = Prendre { $picked }
    .between = { $played } prend { $picked }
do-bid = Annoncer { $number }
do-pair = Jouer une paire

alt-title = { $title }, { $subtitle }.
alt-section = { $heading } : { $names }.
alt-turn = On attend { $names }.
alt-play = { $name } { $spoken }
alt-play-best = { $name } { $spoken } (maître)
alt-latest = Dernier coup : { $name }.
alt-latest-word = À l'instant : { $name } { $word }.
alt-latest-cards = { $name } vient de jouer : { $spoken }.
alt-trick = Pli : { $plays }.
alt-spot-cards = { $label } : { $spoken }.
alt-spot-cards-count = { $label } : { $spoken }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à cet endroit.
alt-spot-pairs = { $label } : { $pairs }.
alt-cards = { $spoken }
alt-pair = { $spoken } avec { $upper } dessus
alt-spot-suit = { $label }, couleur à suivre : { $suit_text }
alt-spot-note = { $label } ({ $note })
alt-spot-count = { $label } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
alt-track = La planche, jusqu'à { $length } : { $lanes }. { $told }.
alt-badge = { $label } : { $value }.
alt-partners = Équipes : { $teams }.
alt-pot = Pot : { $pot }.
alt-cell = { $head } : { $cell }
alt-row = { $cells }.
alt-row-note = { $cells }, { $note }.
alt-step = { $place ->
    [1] Première place
    [2] Deuxième place
   *[other] Troisième place
} : { $names }, { $score }.
alt-step-lines = { $place ->
    [1] Première place
    [2] Deuxième place
   *[other] Troisième place
} : { $names }, { $score } ({ $lines }).
alt-note = { $note }.
alt-cover = { $name } : { $line }
alt-award = { $title } : { $line }
alt-tally = { $value } { $label }.
alt-earned = Obtenu : { $names }.
alt-plot = { $title } : de { $first } à { $last }, entre { $least } et { $most }.
alt-place = { $name } : { $parts }.
alt-holds = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
alt-shows = montre { $spoken }
alt-part = main { $number } : { $spoken } ({ $note })
alt-over = { $spoken } sur { $count } face cachée
alt-down = { $count } face cachée
alt-place-down = face cachée
alt-noted = carte { $place } : { $told }
alt-not-noted = carte { $place } inconnue
alt-face = { $spoken }
alt-noted-face = { $spoken } ({ $told })
alt-pointed = { $told }, marquée
alt-told = Ce que les indices t'ont appris : { $told }.
alt-dealer = donneur
alt-computer = ordinateur
alt-won = gagne
alt-group = En main : { $groups }.
words-table = Table
words-hand = Ta main
words-play = Ce que tu peux faire
alt-playable = Tu peux jouer : { $spoken }.
alt-playable-all = Tu peux jouer n'importe laquelle.
alt-playable-suits = Tu peux jouer : { $groups }.
alt-suit = { $suit } { $told }
alt-fresh = Arrivé : { $spoken }.
alt-counts = À noter : { $spoken } compte comme { $suit }.
alt-high = Plus fort que d'habitude : { $spoken }.
alt-marked = Marqué : { $spoken }.

plays-cards = { $seat } joue { $cards }.
    .to-seat = Tu joues { $cards }.
bids-tricks = { $seat } annonce { $number }.
    .to-seat = Tu annonces { $number }.
bids-are-in = Les annonces sont faites. { $seat } entame.
    .to-seat = Les annonces sont faites. Tu entames.
trump = Atout
turned-up = Retourne
claims-rest = { $seat } prend le reste.
    .to-seat = Tu prends le reste.
takes-trick = { $play ->
    [last] { $winner } joue { $cards } et fait le pli.
   *[earlier] { $winner } fait le pli avec { $cards }.
}
    .to-winner = { $play ->
        [last] Tu joues { $cards } et tu fais le pli.
       *[earlier] Tu fais le pli avec { $cards }.
    }

bid-call = { $bid ->
    [nil] Nil
    [blind] Aveugle
   *[other] { $bid }
}
bid-deed = annonce { $bid }, plis { $number }

match-over = La partie est finie.
round-over = { $unit ->
    [hand] La donne est finie.
    [deck] Le paquet est fini.
    [hole] Le trou est fini.
   *[round] La manche est finie.
} La prochaine donne arrive.
turning-up = Personne n'a rien à décider. La carte suivante arrive.
not-your-turn = Ce n'est pas ton tour, c'est à { $seat }.
not-possible = « { $action } » n'est pas possible pour l'instant.
seats-out-of-range = Ce jeu se joue avec { seat-counts } joueurs.
seat-counts = { $kind ->
    [one] { $most }
    [span] { $least } à { $most }
   *[some] { $numbers } ou { $most }
}
variant-usual = Règles standard
cover-players = Joueurs : { $players }
cover-minutes = { $minutes ->
    [0] durée libre
    [one] environ { $minutes } minute
   *[other] environ { $minutes } minutes
}
option-unknown = L'option « { $name } » n'existe pas.
option-out-of-range = « { $name } » ne peut pas être « { $value } ». { $kind ->
    [listed] Choisis parmi : { $listed }.
    [optional] Choisis un nombre de { $least } à { $most }, ou « { $none } ».
   *[number] Choisis un nombre de { $least } à { $most }{ $step ->
        [1] .
       *[other] , de { $step } en { $step }.
    }
}
not-in-hand = Tu n'as pas { $card }. Joue une carte de ta main.
bad-card = « { $text } » n'est pas une carte. Tu peux jouer { $cards }.
wrong-phase-bid = On annonce d'abord. Tu peux annoncer { $bids }.
wrong-phase-play = Les annonces sont finies. Tu peux jouer { $cards }.
must-lead-low-club = Le premier pli s'entame du plus petit trèfle. Joue { $cards }.
must-follow-suit = Tu as du { $suit }, tu dois donc fournir. Tu peux jouer { $cards }.
bad-bid = { $rule ->
    [least] Ton équipe doit annoncer au moins { $least }.
    [cap] Ton équipe ne peut pas annoncer plus de 13.
    [thirteen] Le total des quatre annonces ne peut pas faire 13.
   *[range] Cette annonce n'est pas possible.
} Tu peux annoncer { $bids }.
