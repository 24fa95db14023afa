euchre-name = Euchre
    .line = Choisis l'atout avec ton partenaire, et fais trois plis sur cinq.
    .aliases = Youcre
euchre-rules = **Avec le partenaire en face de toi, choisis l'atout. Puis faites au moins trois des cinq plis.**
    Il y a 24 cartes, du 9 à l'as. Chacun en reçoit cinq, et une autre est retournée. À son tour, chacun peut la commander : sa couleur devient l'atout. Le donneur prend la carte et en défausse une autre. Si tous les quatre passent, elle est refusée, et chacun peut nommer une autre couleur. Si personne ne le fait, le donneur doit le faire.
    { rules-trick } { rules-trick-trump }
    Le meilleur atout est le valet d'atout, le **bower droit**. Puis vient l'autre valet de la même teinte, le **bower gauche** : c'est un atout, plus une carte de sa couleur. Ensuite A K Q 10 9.
    Choisis l'atout et fais trois ou quatre plis pour 1 point, les cinq pour 2. Avec moins, c'est l'**euchre** : les autres marquent 2. On peut aussi jouer **en solo**, sans son partenaire : les cinq plis valent alors 4. La première équipe à 10 gagne.
    - **Par exemple :** l'atout est cœur, et quelqu'un entame de l'A♥. Tu as le J♦ et l'A♦. Le J♦ est maintenant un cœur : tu dois le jouer, et il gagne.
    .whole =
    - **Le paquet :** 9 10 J Q K A de chaque couleur. Les partenaires sont assis face à face.
    - **La donne :** on retourne les cartes une à une, et qui reçoit le J♠ distribue en premier. Chacun reçoit cinq cartes, et la suivante est retournée sur les trois autres. Après chaque donne, on tourne vers la gauche.
    - **Le premier tour :** à partir de la gauche du donneur, chacun passe ou commande une fois la retourne. Si on la commande, sa couleur est atout. Le donneur prend la carte et en défausse une des six, face cachée.
    - **Le second tour :** si tous passent, la carte est refusée. À son tour, chacun passe ou nomme une des trois autres couleurs. Le donneur vient en dernier et doit en nommer une.
    - **Les atouts, du meilleur au moins bon :** le valet d'atout (bower droit), l'autre valet de la même teinte (bower gauche), A K Q 10 9. Le bower gauche est un atout à part entière. Aux autres couleurs, c'est A K Q J 10 9.
    - **Le jeu :** la place à gauche du donneur entame ce qu'elle veut. { rules-trick } { rules-trick-trump }
    - **En solo :** qui choisit l'atout peut dire tout de suite qu'il joue en solo. Son partenaire pose ses cartes et ne joue pas. Si c'est le donneur, personne ne prend la retourne.
    - **Le compte :** l'équipe qui a choisi l'atout marque 1 pour trois ou quatre plis, 2 pour les cinq, et 4 pour les cinq en solo. Avec moins de trois, c'est l'euchre, et l'autre équipe marque 2.
    - **La fin :** la première équipe à 10 gagne.
    - **Par exemple :** la Q♠ est retournée, et le partenaire du donneur la commande. Le donneur la prend et défausse un 9♦ isolé. Il n'a plus de carreau et peut y couper. Son J♣ est la deuxième meilleure carte de la donne.
    - **Les règles maison** peuvent ajouter un joker, la défense en solo, une redonne pour une mauvaise main et plus encore.
euchre-paragraphs =
    .euchre-not-yet = 3
    .euchre-need-a-trump = 3
    .euchre-is-down = 4
    .euchre-stuck = 4
    .euchre-left-bower = 5
    .must-follow-suit = 6
    .euchre-must-go-alone = 7

euchre-variant-throw_in = Le donneur peut passer aussi
euchre-variant-ontario = Le partenaire du donneur ne peut commander qu'en solo
euchre-variant-midwest = Mains de fermier, et on peut défendre en solo
euchre-variant-british = Britannique, avec le Benny, en 21
euchre-variant-old_style = Classique : 32 cartes, en 5

euchre-option-target = { shared-points-to-win }
euchre-option-pack = Cartes dans le paquet (32 : à partir du 7)
euchre-option-joker = Un joker est le meilleur atout
euchre-option-stick_dealer = Le donneur doit nommer une couleur si tous les autres ont passé deux fois
euchre-option-canadian_loner = Le partenaire du donneur ne peut commander qu'en solo
euchre-option-need_trump = Il faut avoir une carte de la couleur qu'on choisit comme atout
euchre-option-defend_alone = On peut défendre en solo contre un solo
euchre-option-farmers_hand = On peut échanger trois cartes contre les trois qui restent
    .off = { shared-never }
    .three_alike = trois 9, ou trois 10
    .three_low = trois cartes parmi les 9 et les 10
euchre-option-misdeal = On peut demander une redonne
    .off = { shared-never }
    .nines_tens = avec seulement des 9 et des 10
euchre-option-alone_lead = Quand quelqu'un joue en solo, la première entame vient
    .left_of_dealer = de la gauche du donneur
    .left_of_maker = de la gauche de qui joue en solo
euchre-option-alone_march = Points pour les cinq plis en solo
euchre-option-lone_euchre = Points pour l'euchre contre un solo
euchre-option-defender_alone = Points pour cet euchre, en défendant en solo
euchre-option-super_euchre = Points pour un euchre avec les cinq plis

do-order = Commander
do-order-alone = Commander en solo
do-pick-up = Prendre la retourne
do-pick-up-alone = La prendre en solo
do-trump-alone = { $symbol } { $suit } en solo
do-defend-alone = Défendre en solo
do-defend-together = Défendre ensemble
do-farmer = Échanger
    .with = Échanger { $picked }
    .pick = Échanger { $most } cartes
do-keep = Garder mes cartes
do-redeal = Redonne

euchre-draw = { $seat } tire le J♠ et distribue.
    .to-seat = Tu tires le J♠ : tu distribues.
euchre-deals = { $seat } distribue et retourne { $card }.
    .to-seat = Tu distribues et tu retournes { $card }.
euchre-low-hand = { $seat } a une main de fermier, que des petites cartes, et peut échanger ou demander une redonne.
    .to-seat = Tu as une main de fermier, que des petites cartes, et tu peux échanger ou demander une redonne.
euchre-keeps = { $seat } garde ses cartes.
    .short = garde
    .to-seat = Tu gardes tes cartes.
euchre-exchanges = { $seat } montre { $cards } et les échange contre trois du talon.
    .short = échange 3
    .to-seat = Tu montres { $cards } et tu les échanges contre trois du talon.
euchre-redeals = { $seat } ne montre que des 9 et des 10 : redonne.
    .short = redonne
    .to-seat = Tu ne montres que des 9 et des 10 : redonne.
euchre-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
euchre-turns-down = Tout le monde passe. { $card } est refusé.
euchre-orders = { $seat } commande{ $alone ->
    [0] {""}
   *[1] {" "}et joue en solo
}. Atout : { $suit }.
    .short = commande
    .to-seat = Tu commandes{ $alone ->
        [0] {""}
       *[1] {" "}et tu joues en solo
    }. Atout : { $suit }.
euchre-picks-up = { $seat } prend la retourne{ $alone ->
    [0] {""}
   *[1] {" "}et joue en solo
}. Atout : { $suit }.
    .short = prend
    .to-seat = Tu prends la retourne{ $alone ->
        [0] {""}
       *[1] {" "}et tu joues en solo
    }. Atout : { $suit }.
euchre-names = { $seat } choisit { $suit } comme atout{ $alone ->
    [0] {""}
   *[1] {" "}et joue en solo
}.
    .short = choisit l'atout
    .to-seat = Tu choisis { $suit } comme atout{ $alone ->
        [0] {""}
       *[1] {" "}et tu joues en solo
    }.
euchre-thrown-in = Tout le monde passe encore. Pas de points, et { $seat } distribue la suivante.
    .to-seat = Tout le monde passe encore. Pas de points, et tu distribues la suivante.
euchre-discards = { $seat } défausse.
    .short = défausse
    .to-seat = Tu défausses.
euchre-defends = { $seat } { $alone ->
    [0] défend avec son partenaire
   *[1] défend en solo
}.
    .to-seat = Tu { $alone ->
        [0] défends avec ton partenaire
       *[1] défends en solo
    }.
euchre-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
euchre-scores = { $feat ->
    [euchre] Euchre ! { $number ->
        [0] Aucun pli
        [one] Seulement { $number } pli
       *[other] Seulement { $number } plis
    } : { $points } points pour { $seats }.
    [made] { $alone ->
        [0] { $number } plis pour { $seats }
       *[1] { $number } plis en solo pour { $seat }
    } : 1 point.
   *[other] { $alone ->
        [0] Les cinq plis pour { $seats }
       *[1] Les cinq plis en solo pour { $seat }
    } : { $points } points.
}
    .to-seat = { $feat ->
        [euchre] Euchre ! { $number ->
            [0] Aucun pli
            [one] Seulement { $number } pli
           *[other] Seulement { $number } plis
        } : { $points } points pour { $seats }.
        [made] { $alone ->
            [0] { $number } plis pour { $seats } et toi
           *[1] { $number } plis en solo pour toi
        } : 1 point.
       *[other] { $alone ->
            [0] Les cinq plis pour { $seats } et toi
           *[1] Les cinq plis en solo pour toi
        } : { $points } points.
    }
    .to-seats = { $feat ->
        [euchre] Euchre ! { $number ->
            [0] Aucun pli
            [one] Seulement { $number } pli
           *[other] Seulement { $number } plis
        } : { $points } points pour { $seats } et toi.
        [made] { $alone ->
            [0] { $number } plis pour { $seats } et toi
           *[1] { $number } plis en solo pour { $seat }
        } : 1 point.
       *[other] { $alone ->
            [0] Les cinq plis pour { $seats } et toi
           *[1] Les cinq plis en solo pour { $seat }
        } : { $points } points.
    }
euchre-stands = { $kind ->
    [won] Victoire pour { $seats }, { $most } à { $least }.
    [even] { $most } partout.
   *[ahead] { $seats } mènent { $most } à { $least }.
}
    .to-seats = { $kind ->
        [won] Victoire pour { $seats } et toi, { $most } à { $least }.
        [even] { $most } partout.
       *[ahead] { $seats } et toi menez { $most } à { $least }.
    }

euchre-for-made = { $number } pour l'atout
euchre-for-march = { $number } pour les cinq
euchre-for-alone = { $number } pour les cinq en solo
euchre-for-euchre = { $number } pour l'euchre
euchre-deed = { $made ->
    [0] {""}
   *[1] atout { $suit }, {""}
}{ shared-tricks }
euchre-tricks = { shared-tricks }
euchre-line = { $role ->
    [maker] preneur · { shared-tricks }
    [alone] solo · { shared-tricks }
    [defends] défend · { shared-tricks }
    [out] ne joue pas
   *[none] { shared-tricks }
}
euchre-passed = { shared-passed }
euchre-must-name = tu dois nommer une couleur
euchre-subtitle = Donne { $number } · { $phase ->
    [farmer] Petites cartes ?
    [order] On commande ?
    [name] Nommer l'atout
    [discard] L'écart
    [defend] Défense en solo ?
   *[play] Pli { $trick }
} · en { $target }
euchre-made-by = Atout, preneur : { $seat }
euchre-turned-down = { $card } refusé
euchre-call-pass = Passe
euchre-call-order = { $picks_up ->
    [0] Commande
   *[1] Prend
}{ $alone ->
    [0] {""}
   *[1] , solo
}
euchre-call-trump = { $symbol }{ $alone ->
    [0] {""}
   *[1] {" "}solo
}
euchre-call-defend = { $alone ->
    [0] Ensemble
   *[1] Défend en solo
}

euchre-count = { $trumps ->
    [one] { $trumps } atout
   *[other] { $trumps } atouts
}, { $aces ->
    [0] pas d'as à côté
    [one] { $aces } as à côté
   *[other] { $aces } as à côté
}, { $voids ->
    [0] pas de coupe
    [one] { $voids } coupe
   *[other] { $voids } coupes
}
euchre-hint-order = À { $suit }, je compte { euchre-count } : environ { $tricks } plis. Commande.
euchre-hint-pick-up = Avec la retourne, ça fait { euchre-count } : environ { $tricks } plis. Prends-la.
euchre-hint-name = À { $suit }, je compte { euchre-count } : environ { $tricks } plis. Nomme-la.
euchre-hint-next = L'équipe du donneur a refusé cette teinte. À { $suit }, je compte { euchre-count } : environ { $tricks } plis.
euchre-hint-thin = C'est limite, environ { $tricks } plis à { $suit }, mais ne leur laisse pas l'atout.
euchre-hint-alone = Tu n'as pas besoin de partenaire : { euchre-count }, environ { $tricks } plis. Joue en solo.
euchre-hint-stuck = Tu dois en nommer une, et { $suit } est ta meilleure : { euchre-count }, environ { $tricks } plis.
euchre-hint-pass = À { $suit }, je ne compte qu'environ { $tricks } plis. Passe.
euchre-hint-none = Aucune couleur n'est assez forte. Passe.
euchre-hint-blind = Tu ne vois pas encore tes cartes, une couleur en vaut une autre.
euchre-hint-defend = Tu as trois plis imprenables. Défends en solo.
euchre-hint-together = Tu n'as pas trois plis sûrs. Garde ton partenaire.
euchre-hint-farmer = Ce que tu recevras à la place ne peut guère être pire.
euchre-hint-keep = Garde ce que tu as.
euchre-hint-redeal = Une main pareille ne fait rien. Demande une redonne.
euchre-hint-discard-void = C'est ta seule carte de cette couleur. Sans elle, tu pourras y couper.
euchre-hint-discard-low = { shared-hint-least-useful }
euchre-hint-discard-trump = Tu n'as que des atouts, défausse le plus petit.
euchre-hint-only = { shared-hint-only-card }
euchre-hint-bower = Ton partenaire a choisi l'atout. Entame un bower, et aide à faire tomber ceux d'en face.
euchre-hint-draw = Fais d'abord tomber les atouts d'en face.
euchre-hint-sure = Ils n'ont plus rien au-dessus. Entame-la avant que quelqu'un coupe.
euchre-hint-short = Rien n'est sûr : entame fort dans ta couleur la plus courte.
euchre-hint-save-ace = Contre un solo, un as sert mieux plus tard. Entame dans ton autre couleur la plus courte.
euchre-hint-pull = Entame ton meilleur atout. S'il fait tomber le leur, ton autre carte peut faire le dernier pli.
euchre-hint-throw = Ce pli n'est pas pour toi. Défausse la carte qui a le moins de chances de les arrêter plus tard.
euchre-hint-left = Coupe avec le bower gauche. Tout seul, il perdrait contre le bower droit.
euchre-hint-trumps = Tu n'as que des atouts. Entame le meilleur.
euchre-hint-partner = { shared-hint-partner-winning }
euchre-hint-beaten = Ce pli n'est pas pour toi. Joue petit, garde as et atouts.
euchre-hint-cheapest = { shared-hint-cheapest }
euchre-hint-high = Monte aussi haut que tu peux dans cette couleur.
euchre-hint-ruff = Tu ne peux pas fournir : coupe avec le plus petit qui gagne.

euchre-wrong-phase = { $phase ->
    [farmer] Tes petites cartes d'abord. Montres-en trois à échanger, demande une redonne, ou garde tes cartes, selon les règles de la table.
    [order] Tu commandes { $turned } ? Commande, commande et joue en solo, ou passe.
    [name] C'est le moment de nommer l'atout. Choisis une autre couleur que celle de la retourne ({ $turned }), ou passe.
    [blind] Le joker est retourné : nomme l'atout avant de voir tes cartes.
    [discard] Tu as pris une carte. Défausse une des six.
    [defend] Tu défends en solo, ou avec ton partenaire ?
   *[play] L'atout est choisi. Joue une carte de ta main.
}
euchre-not-yet = Tu ne peux pas encore nommer de couleur. Tu peux commander { $card }, ou passer.
euchre-must-go-alone = Ton partenaire distribue : tu ne peux commander qu'en solo, ou passer.
euchre-need-a-trump = Il te faut une carte de la couleur pour la choisir comme atout, et tu n'as que : { $suits }.
euchre-is-down = Tu ne peux plus choisir { $suit } comme atout : la retourne est refusée. { $count ->
    [0] Tu peux passer.
   *[other] Tu peux nommer : { $suits }.
}
euchre-stuck = Tous les autres ont passé, tu dois nommer une couleur : { $suits }.
euchre-not-low = { $kind ->
    [three_alike] Montre trois 9 ou trois 10.
   *[three_low] Montre trois cartes parmi les 9 et les 10.
} Tu as { $cards }.
euchre-sits-out = { $seat } joue en solo, tu ne joues pas cette donne.
euchre-left-bower = Tu as du { $suit }, tu dois donc fournir, et { $card } compte maintenant comme { suit-name }. Tu peux jouer { $cards }.
