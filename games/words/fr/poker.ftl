do-bet = Miser { $number }
do-call = Suivre
do-call-for = Suivre { $number }
do-call-all-in = Suivre { $number } · tapis
do-check = Checker
do-fold = Se coucher
order-check-or-fold = Checker ou se coucher
order-call-any = Suivre toute mise
do-raise = Relancer de { $number }
do-raise-to = Relancer à { $number }
do-rebuy = Se recaver

poker-to-stake = { $kind ->
    [bet] Miser
   *[raise] Relancer à
} { $number }
poker-minimum = { poker-to-stake }
poker-half-pot = { poker-to-stake } · demi-pot
poker-pot = { poker-to-stake } · pot
poker-all-in = { poker-to-stake } · tapis

poker-amount = { $number }
poker-bets = { $seat } mise { $number }{ poker-and-all-in }.
    .short = mise
    .to-seat = Tu mises { $number }{ poker-and-all-in.to-seat }.
poker-raises = { $seat } relance à { $number }{ poker-and-all-in }.
    .short = relance
    .to-seat = Tu relances à { $number }{ poker-and-all-in.to-seat }.
poker-calls = { $seat } suit { $number }{ poker-and-all-in }.
    .short = suit
    .to-seat = Tu suis { $number }{ poker-and-all-in.to-seat }.
poker-and-all-in = { $left ->
    [0] { "" } et fait tapis
   *[other] { "" }
}
    .to-seat = { $left ->
        [0] { "" } et tu fais tapis
       *[other] { "" }
    }
poker-checks = { $seat } checke.
    .short = checke
    .to-seat = Tu checkes.
poker-folds = { $seat } se couche.
    .short = se couche
    .to-seat = Tu te couches.
poker-shows = { $seat } montre { $cards } : { poker-hand }.
    .to-seat = Tu montres { $cards } : { poker-hand }.
poker-shows-wild = { $seat } montre { $cards } : { poker-hand }, { poker-jokers }.
    .to-seat = Tu montres { $cards } : { poker-hand }, { poker-jokers }.
poker-shows-flush = { $seat } montre { $cards } : { poker-hand }, { poker-jokers } de { $suit }.
    .to-seat = Tu montres { $cards } : { poker-hand }, { poker-jokers } de { $suit }.
poker-shows-both = { $seat } montre { $cards } : { poker-hand }, et { poker-low }.
    .to-seat = Tu montres { $cards } : { poker-hand }, et { poker-low }.
poker-mucks = { $seat } jette sa main sans montrer.
    .short = jette sa main
    .to-seat = Tu jettes ta main sans montrer.
poker-gives-back = { $seat } récupère { $number }, la part que personne n'a suivie.
    .to-seat = Tu récupères { $number }, la part que personne n'a suivie.
poker-takes-all = { $winner } gagne { $number } sans montrer.
    .to-winner = Tu gagnes { $number } sans montrer.
poker-wins = { $seats } gagne { poker-which-pot } de { $number } avec { poker-hand }{ poker-kicker }.
    .to-seats = Tu gagnes { poker-which-pot } de { $number } avec { poker-hand }{ poker-kicker }.
poker-ties = { $seats } partagent { poker-which-pot } de { $number }, avec { poker-hand }{ poker-kicker }.
    .to-seats = Tu partages { poker-which-pot } de { $number } avec { $seats } : { poker-hand }{ poker-kicker }.
poker-wins-both = { $seats } rafle { poker-which-pot } de { $number } avec { poker-hand }{ poker-kicker }, et { poker-low }.
    .to-seats = Tu rafles { poker-which-pot } de { $number } avec { poker-hand }{ poker-kicker }, et { poker-low }.
poker-ties-both = { $seats } partagent { poker-which-pot } de { $number }, avec { poker-hand }{ poker-kicker }, et { poker-low }.
    .to-seats = Tu partages { poker-which-pot } de { $number } avec { $seats } : { poker-hand }{ poker-kicker }, et { poker-low }.
poker-wins-high = Moitié haute pour { $seats }, { poker-which-pot } : { $number } avec { poker-hand }{ poker-kicker }.
    .to-seats = Moitié haute pour toi, { poker-which-pot } : { $number } avec { poker-hand }{ poker-kicker }.
poker-ties-high = Moitié haute partagée entre { $seats }, { poker-which-pot } : { $number } avec { poker-hand }{ poker-kicker }.
    .to-seats = Moitié haute partagée entre { $seats } et toi, { poker-which-pot } : { $number } avec { poker-hand }{ poker-kicker }.
poker-wins-low = Moitié basse pour { $seats }, { poker-which-pot } : { $number } avec { poker-low }.
    .to-seats = Moitié basse pour toi, { poker-which-pot } : { $number } avec { poker-low }.
poker-ties-low = Moitié basse partagée entre { $seats }, { poker-which-pot } : { $number } avec { poker-low }.
    .to-seats = Moitié basse partagée entre { $seats } et toi, { poker-which-pot } : { $number } avec { poker-low }.
poker-no-low = Personne n'a de main basse pour { poker-which-pot }.
poker-low = { $eight } en bas
poker-tag-low = { $eight } en bas
poker-kicker = { $kicker ->
    [none] { "" }
    [A] , kicker as
    [K] , kicker roi
    [Q] , kicker dame
    [J] , kicker valet
    [T] , kicker 10
   *[other] , kicker { $kicker }
}
poker-prompt-won = { $how ->
    [one] { $seats } gagne { $number }
    [even] { $seats } partagent { $number }
   *[uneven] { $seats } gagnent { $number } en tout
}
    .to-seats = { $how ->
        [one] Tu gagnes { $number }
        [even] { $seats } et toi partagez { $number }
       *[uneven] { $seats } et toi gagnez { $number } en tout
    }
poker-which-pot = { $pot ->
    [main] le pot principal
    [side] un pot secondaire
   *[only] le pot
}
poker-bankrupt = { $seat } n'a plus de jetons.
    .to-seat = Tu n'as plus de jetons.
poker-buys-in = { $seat } se recave pour { $number }.
    .short = se recave
    .to-seat = Tu te recaves pour { $number }.
poker-leaves = { $seat } ne se recave pas.
    .to-seat = Tu ne te recaves pas.

poker-line = { $chips } jetons
poker-line-stake = { $chips } · mise { $number }
poker-line-all-in = Tapis · { $number }
poker-line-won = { $chips } · +{ $number }
poker-line-folded = { $chips } · se couche
poker-line-bankrupt = Sans jetons
poker-deed-folded = se couche
poker-deed-mucked = jette sa main
poker-for-won = { $number ->
    [one] { $number } gagné
   *[other] { $number } gagnés
}
poker-for-paid = { $number ->
    [one] { $number } misé
   *[other] { $number } misés
}
poker-for-rebuy = { $number } de recave

poker-hand = { $made ->
    [pair] une paire { $rank ->
        [A] d'as
       *[other] de { poker-ranks }
    }
    [two-pair] une double paire, { poker-ranks } et { poker-low-ranks }
    [three] un brelan { $rank ->
        [A] d'as
       *[other] de { poker-ranks }
    }
    [straight] une quinte hauteur { rank-name }
    [flush] une couleur hauteur { rank-name }
    [full-house] un full aux { poker-ranks } par les { poker-low-ranks }
    [four] un carré { $rank ->
        [A] d'as
       *[other] de { poker-ranks }
    }
    [straight-flush] { $rank ->
        [A] une quinte flush royale
       *[other] une quinte flush hauteur { rank-name }
    }
    [five] cinq { poker-ranks }
   *[high-card] hauteur { rank-name }
}
poker-holding = { $eight ->
    [off] { poker-hand }
    [none] { poker-hand } · pas encore de bas
    [gone] { poker-hand } · plus de bas possible
   *[low] { poker-hand } · { $eight } en bas
}
poker-category = { $made ->
    [pair] paire
    [two-pair] double paire
    [three] brelan
    [straight] quinte
    [flush] couleur
    [full-house] full
    [four] carré
    [straight-flush] quinte flush
    [five] cinq égales
   *[high-card] carte haute
}
poker-category-and-low = { $made ->
    [pair] paire + bas
    [two-pair] double paire + bas
    [three] brelan + bas
    [straight] quinte + bas
    [flush] couleur + bas
    [full-house] full + bas
    [four] carré + bas
    [straight-flush] quinte flush + bas
   *[high-card] carte haute + bas
}
poker-ranks = { $rank ->
    [A] as
    [K] rois
    [Q] dames
    [J] valets
    [T] 10
   *[other] { $rank }
}
poker-low-ranks = { $low ->
    [A] as
    [K] rois
    [Q] dames
    [J] valets
    [T] 10
   *[other] { $low }
}
poker-jokers = { $jokers ->
    [one] avec le joker en { $wild }
   *[other] avec les jokers en { $wild }
}

poker-may = { $may ->
    [bet-fold] Mise { $span }, ou couche-toi.
    [check-bet-fold] Checke, mise { $span }, ou couche-toi.
    [check-bet] Checke, ou mise { $span }.
    [check-raise] Checke, ou relance à { $span }.
    [check] Tu peux checker.
    [call-raise-fold] Suis { $owe }, relance à { $span } (tape « raise to » et le nombre), ou couche-toi.
   *[call-fold] Suis { $owe }, ou couche-toi.
}
bad-amount = Tu ne peux pas miser ce montant. { poker-may }
over-the-pot = Tu peux miser le pot au plus, donc { $most }. { poker-may }
capped = Il y a déjà eu { $cap } mises, c'est le maximum par tour d'enchères. { poker-may }
no-raise = Personne d'autre n'a de jetons pour répondre à une relance. { poker-may }
raise-closed = Personne n'a fait de relance complète depuis ton dernier tour, tu ne peux donc plus relancer. { poker-may }
raise-short = Tu n'as pas assez de jetons pour relancer. { poker-may }
no-check = On ne checke pas à cette table. { poker-may }
check-owing = Il y a une mise à suivre, tu ne peux pas checker. { poker-may }
bet-is-made = Quelqu'un a déjà misé. { poker-may }
nothing-to-call = { $may ->
    [check-raise] Tu as déjà payé la mise, il n'y a rien à suivre.
    [check] Tu as déjà payé la mise, il n'y a rien à suivre.
   *[bet] Personne n'a misé, il n'y a rien à suivre.
} { poker-may }
free-to-check = Checker ne te coûte rien, ne te couche pas. { poker-may }
nothing-to-raise = Personne n'a misé, il n'y a rien à relancer. { poker-may }
bet-now = C'est le moment de miser. { poker-may }
rebuy-or-pass = Tu n'as plus de jetons. Recave-toi, ou passe.
poker-worth-bet = Ça vaut une mise.
poker-worth-raise = Ça vaut une relance.

poker-variant-cash_40 = Cash game, 40 donnes
poker-option-mode = On joue pour
    .sit_and_go = tous les jetons
    .cash = le plus gros gain, les blindes ne montent pas
poker-option-big_blind = Première grosse blinde (au plus un dixième des jetons de départ)
poker-option-hands_per_level = Donnes avant la hausse des blindes
poker-option-minutes_per_level = Minutes avant la hausse des blindes
poker-option-ante = Ante
    .each = tout le monde, un dixième de la grosse blinde
    .big_blind = la grosse blinde paie pour la table
poker-option-ante_from_level = L'ante commence au niveau
poker-option-button_rule = Quand quelqu'un est éliminé, le bouton
    .moving = passe à la place occupée suivante
    .dead = peut rester à une place vide, pour que personne n'évite une blinde
poker-option-reopening = Les tapis trop petits pour une relance complète
    .cumulative = s'additionnent et peuvent te permettre de relancer encore
    .single_raise = ne te permettent jamais de relancer encore
poker-option-max_hands = Donnes
poker-option-rebuys = Nombre de recaves possibles

poker-button = { $seat } a le bouton.
    .to-seat = Tu as le bouton.
poker-up = Les blindes montent : { $small } et { $big } maintenant.
poker-up-next = Dernière donne avec ces blindes. Ensuite : { $small } et { $big }.
poker-antes = Tout le monde paie une ante de { $number }.
poker-small = { $seat } paie la petite blinde de { $number }{ poker-and-all-in }.
    .to-seat = Tu paies la petite blinde de { $number }{ poker-and-all-in.to-seat }.
poker-big = { $seat } paie la grosse blinde de { $number }{ poker-and-all-in }.
    .to-seat = Tu paies la grosse blinde de { $number }{ poker-and-all-in.to-seat }.
poker-big-and-ante = { $seat } paie la grosse blinde de { $number } et une ante de { $ante }{ poker-and-all-in }.
    .to-seat = Tu paies la grosse blinde de { $number } et une ante de { $ante }{ poker-and-all-in.to-seat }.
poker-you-hold = Tu as { $cards }.
poker-flop = Le flop : { $cards }.
poker-turn = La turn : { $cards }.
poker-river = La river : { $cards }.
poker-out = { $seat } finit à la { poker-place }.
    .to-seat = Tu finis à la { poker-place }.
poker-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
poker-line-out = Fini · { poker-place }
poker-line-net = { $chips } · { poker-net }
poker-net = { $kind ->
    [even] ±0
    [up] +{ $number }
   *[down] −{ $number }
}
poker-tag-small = PB
poker-tag-big = GB
poker-badge-blinds = Blindes
poker-badge-value = { $small }/{ $big }
poker-badge-ante = Ante
poker-badge-left = Hausse dans
poker-badge-hands = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
poker-badge-up = Hausse toutes les
poker-badge-minutes = { $count ->
    [one] { $count } min
   *[other] { $count } min
}
poker-board = { $form ->
    [none] Tableau
   *[other] Tableau, { $form }
}
poker-hand-level = Donne { $number }, niveau { $level } · { $stage ->
    [preflop] Préflop
    [flop] Flop
    [turn] Turn
    [river] River
    [all-in] Tapis
   *[over] Fini
}
poker-high-blind = Cette grosse blinde est trop haute. Elle peut faire au plus un dixième des jetons de départ : { $most }.
poker-drawing = { $draw ->
    [flush] { poker-hand } et un tirage couleur
    [straight] { poker-hand } et un tirage quinte
    [gutshot] { poker-hand } et un tirage quinte ventral
    [both] { poker-hand } et un double tirage couleur et quinte
   *[none] { poker-hand }
}
poker-chance = { $eight ->
    [off] Avec { poker-drawing }, tu gagnerais environ { $percent } % du temps contre { poker-rivals }
    [unknown] Avec { $cards }, tu gagnerais environ { $percent } % du pot contre { poker-rivals }
    [none] Avec { poker-drawing }, et pas encore de main basse, tu gagnerais environ { $percent } % du pot contre { poker-rivals }
    [gone] Avec { poker-drawing }, et sans main basse, tu gagnerais environ { $percent } % du pot contre { poker-rivals }
   *[low] Avec { poker-drawing }, et { poker-low }, tu gagnerais environ { $percent } % du pot contre { poker-rivals }
}
poker-rivals = { $count ->
    [1] une main au hasard
   *[other] { $count } mains au hasard
}
poker-hint-rebuy = { shared-hint-no-chips }
poker-hint-open = { $cards } : assez bon pour relancer à ta position.
poker-hint-open-call = { $cards } : assez bon pour jouer.
poker-hint-open-check = { $cards } ne vaut pas une relance. Va voir le flop gratuitement.
poker-hint-open-fold = { $cards } : trop faible, d'autres parlent encore après toi.
poker-hint-bet = { poker-chance }. { poker-worth-bet }
poker-hint-check = { poker-chance }. Va voir la carte suivante gratuitement.
poker-hint-show = { poker-chance }. Ça ne vaut pas une mise. Va à l'abattage gratuitement.
poker-hint-raise = { poker-chance }. { poker-worth-raise }
poker-hint-call = { poker-chance }, et il te faut seulement { $need } %. Ça vaut le coup de suivre.
poker-hint-answer-check = { poker-chance }. Ça ne vaut pas une relance, et checker est gratuit.
poker-hint-answer-fold = { poker-chance }. Mais on mise en face, donc avec mieux qu'une main au hasard, et il te faut { $need } % pour suivre.
