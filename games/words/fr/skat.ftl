skat-name = Skat
    .line = Enchéris pour jouer seul contre les deux autres.
    .aliases = Scat
skat-rules = **La plus haute enchère joue seule contre deux, pour 61 des 120 points des cartes.**
    Chacun reçoit dix des 32 cartes. Deux restent cachées : le **skat**. On enchérit ce que vaut son jeu. Gagne les enchères, et prends le skat pour écarter deux cartes, ou laisse-le et joue **en main**. Puis nomme ton jeu.
    - **Une couleur :** les quatre valets (♣ ♠ ♥ ♦, du meilleur au moins bon) sont atouts, puis A 10 K Q 9 8 7 de cette couleur.
    - **Grand :** seuls les valets sont atouts.
    - **Null :** pas d'atout, le 10 est sous le valet, et tu perds si tu fais un pli.
    Fournis si tu peux. Les valets appartiennent à l'atout. L'as compte 11, le 10 10, le roi 4, la dame 3, le valet 2.
    - **Par exemple :** cœur avec le J♣ mais sans le J♠, c'est « avec 1, jeu 2 », fois 10. Gagne 20, ou perds 40.
    .whole =
    - **Les enchères :** la deuxième place à gauche du donneur enchérit face à la première, qui tient ce nombre ou passe. La troisième continue avec qui reste.
    - **La valeur :** trèfle 12, pique 11, cœur 10, carreau 9, grand 24. Multiplie par tes matadors plus 1, et 1 chacun pour en main, schneider (un camp a 30 points ou moins) et schwarz (aucun pli). En main, tu peux annoncer schneider, schwarz ou ouvert (cartes visibles) pour 1 de plus chacun.
    - **Les matadors :** les plus gros atouts d'affilée que tu as (avec) ou qui te manquent (sans). Le skat est à toi.
    - **Null :** 23, en main 35, ouvert 46, les deux 59.
    - **Le compte :** gagne la valeur, ou perds-la deux fois. Si elle est sous ton enchère, tu perds le prochain multiple qui l'atteint.
    - **Le jeu :** la place à gauche du donneur entame. { rules-trick }
    - **À quatre :** le donneur ne joue pas.
    - **Ramsch** (règle maison) : si tous passent, chacun évite les points, avec les valets comme atouts.
    - **La fin :** chacun distribue quatre fois. Le plus de points gagne.
skat-paragraphs =
    .skat-not-a-value = 2
    .skat-bid-too-low = 1
    .skat-answer-first = 1
    .skat-nothing-to-hold = 1
    .skat-forehand-18 = 1
    .skat-below-bid = 5
    .skat-hand-only = 2
    .must-follow-suit = 6
    .skat-jacks = 6
    .skat-sits-out = 7

skat-variant-league = Championnat, avec bonus
skat-variant-ramsch = Avec ramsch
skat-variant-home = Avec ramsch et kontra

skat-option-rounds = Donnes par joueur
    .zero = { shared-no-limit }
skat-option-scoring = Points
    .classic = la valeur seule
    .seeger_fabian = avec bonus
skat-option-passed_in = Si tout le monde passe
    .next = donne suivante
    .ramsch = ramsch
skat-option-ramsch_skat = Au ramsch, le skat va
    .last_trick = avec le dernier pli
    .loser = à qui a le plus de points
skat-option-kontra = Les adversaires qui ont enchéri peuvent doubler

do-hold = Oui
do-yes = Oui, { $number }
skat-do-take = Prendre le skat
skat-do-bid = Enchérir à { $number }
do-game = { $suit } { $symbol }
do-game-grand = Grand
do-game-null = Null
do-game-null-ouvert = Null ouvert
do-hand = En main { $symbol }
do-hand-grand = Grand en main
do-hand-null = Null en main
do-hand-null-ouvert = Null ouvert en main
do-hand-more = Annoncer
do-schneider = { $symbol } schneider
do-schwarz = { $symbol } schwarz
do-ouvert = { $symbol } ouvert
do-grand-schneider = Grand schneider
do-grand-schwarz = Grand schwarz
do-grand-ouvert = Grand ouvert
do-hand-schneider = { do-schneider }
do-hand-schwarz = { do-schwarz }
do-hand-ouvert = { do-ouvert }
do-hand-grand-schneider = { do-grand-schneider }
do-hand-grand-schwarz = { do-grand-schwarz }
do-hand-grand-ouvert = { do-grand-ouvert }
do-kontra = Kontra
do-re = Re

skat-more = { $hand ->
    [0] {""}
   *[1] {" "}en main
}{ $extra ->
    [none] {""}
    [schneider] {" "}schneider
    [schwarz] {" "}schwarz
   *[ouvert] {" "}ouvert
}
skat-game = { $kind ->
    [suit] { $suit }
    [grand] grand
   *[null] null
}{ skat-more }
skat-deals = { $sits_out ->
    [0] { shared-deals }
   *[1] { $seat } distribue et ne joue pas.
}
    .to-seat = { $sits_out ->
        [0] { shared-deals.to-seat }
       *[1] Tu distribues et tu ne joues pas.
    }
skat-bids = { $seat } enchérit à { $number }.
    .short = enchérit à { $number }
    .to-seat = Tu enchéris à { $number }.
skat-holds = { $seat } tient { $number }.
    .short = tient
    .to-seat = Tu tiens { $number }.
skat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
skat-declarer = { $seat } joue en solo, à { $number }.
    .to-seat = Tu joues en solo, à { $number }.
skat-takes = { $seat } prend le skat.
    .short = prend le skat
    .to-seat = Tu prends le skat.
skat-discards = { $seat } écarte deux cartes.
    .short = écarte
    .to-seat = Tu écartes deux cartes.
skat-announces = { $seat } joue { skat-game }.
    .short = { $kind ->
        [suit] { $suit ->
            [C] ♣
            [D] ♦
            [H] ♥
           *[S] ♠
        }
        [grand] grand
       *[null] null
    }{ $extra ->
        [none] { $hand ->
            [0] {""}
           *[1] {" "}main
        }
        [schneider] {" "}schneider
        [schwarz] {" "}schwarz
       *[ouvert] {" "}ouvert
    }
    .to-seat = Tu joues { skat-game }.
skat-doubles = { $kind ->
    [kontra] { $seat } dit kontra. Mise : × { $stake }
   *[re] { $seat } dit re. Mise : × { $stake }
}
    .short = { $kind ->
        [kontra] kontra
       *[re] re
    }
    .to-seat = { $kind ->
        [kontra] Tu dis kontra. Mise : × { $stake }
       *[re] Tu dis re. Mise : × { $stake }
    }
skat-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
skat-passed-in = Tout le monde passe. Pas de points.
skat-ramsch = Tout le monde passe. Ramsch : évite les points !
skat-result = { skat-game }{ $kind ->
    [null] {""}
   *[other] {" "}avec { $points } points
}.
skat-ends = { $made ->
    [0] { $seat } perd { skat-result }
   *[1] { $seat } gagne { skat-result }
}
    .to-seat = { $made ->
        [0] Tu perds { skat-result }
       *[1] Tu gagnes { skat-result }
    }
skat-counts = { $holds ->
    [0] Sans { $matadors }
   *[1] Avec { $matadors }
}, jeu { $at_game }{ $at_hand ->
    [0] {""}
   *[other] , en main { $at_hand }
}{ $at_schneider ->
    [0] {""}
   *[other] , schneider { $at_schneider }
}{ $at_announced ->
    [0] {""}
   *[other] , annoncé { $at_announced }
}{ $at_schwarz ->
    [0] {""}
   *[other] , schwarz { $at_schwarz }
}{ $at_told ->
    [0] {""}
   *[other] , annoncé { $at_told }
}{ $at_ouvert ->
    [0] {""}
   *[other] , ouvert { $at_ouvert }
} × { $base } = { $value }.
skat-overbid = C'est sous l'enchère de { $number }. C'est perdu, pour { $value }.
skat-scores = { $seat } : { SIGNED($gain) } points.
    .to-seat = Toi : { SIGNED($gain) } points.
skat-lay = Dans le skat : { $cards }.

skat-for-game = { $number } { skat-game }
skat-for-bonus = { $number } de bonus
skat-for-ramsch = { $number } de ramsch
skat-line = { $plays ->
    [0] { $score }
   *[1] { $score } · { shared-tricks }
}
skat-line-out = { $score } · ne joue pas
skat-tag = { $kind ->
    [suit] { $suit ->
        [C] ♣
        [D] ♦
        [H] ♥
       *[S] ♠
    }
    [grand] grand
   *[null] null
}{ $extra ->
    [none] { $hand ->
        [0] {""}
       *[1] {" "}main
    }
    [schneider] {" "}schneider
    [schwarz] {" "}schwarz
   *[ouvert] {" "}ouvert
} { $number }
skat-tag-declarer = solo, { $number }
skat-tag-passed = { $number ->
    [0] { shared-passed }
   *[other] { shared-passed } { $number }
}
skat-call = { $kind ->
    [bid] { $number }
    [hold] { do-hold }
    [pass] Passe
    [kontra] { do-kontra }
   *[re] { do-re }
}
skat-subtitle = Donne { $number } · { $phase ->
    [skat] Le skat
    [discard] L'écart
    [game] Le jeu
    [kontra] Kontra ?
    [re] Re ?
    [play] Pli { $trick }
   *[bid] Les enchères
}
skat-bid = Enchère
skat-by = { $seat } joue
skat-everyone = Tout le monde joue
skat-badge = { $kind ->
    [suit] {""}
    [grand] Grand
    [null] Null
   *[ramsch] Ramsch
}{ skat-more }{ $stake ->
    [1] {""}
   *[other] {" "}× { $stake }
}
skat-skat = Skat
skat-taken-by = Skat, pour { $seat }

skat-with = { skat-game }{ $kind ->
    [null] {""}
   *[other] { $holds ->
        [0] {" "}sans { $matadors }
       *[1] {" "}avec { $matadors }
    }
}
skat-hint-bid = Tu peux monter à { $value }, pour { skat-with }.
skat-hint-enough = Ton meilleur jeu, { skat-with }, ne vaut que { $value }.
skat-hint-weak = Aucun jeu que tu pourrais nommer n'est assez fort.
skat-hint-take = Deux cartes de plus t'aideraient.
skat-hint-hand = Tu n'as pas besoin du skat pour { skat-game }. En main, ça vaut plus.
skat-hint-discard = Ce sont les deux dont tu as le moins besoin pour { skat-game }.
skat-hint-game = Tes cartes vont le mieux pour { skat-game }.
skat-hint-double = { $doubles ->
    [0] Tu pourrais perdre. Ne double pas.
   *[1] Tu devrais gagner. Double.
}
skat-hint-only = { shared-hint-only-card }
skat-hint-draw = Personne ne peut la battre. Fais tomber les atouts.
skat-hint-draw-low = Fais tomber les atouts avec un petit.
skat-hint-sure = Ils n'ont rien au-dessus. Fais les points.
skat-hint-trumps = Tu n'as que des atouts.
skat-hint-long = Entame ta plus longue couleur, ses grosses cartes gagneront plus tard.
skat-hint-beaten = Ce pli n'est pas pour toi. Donne peu de points.
skat-hint-throw = Il y a peu dedans. Garde tes atouts.
skat-hint-last = Tu joues en dernier. Prends avec le plus de points.
skat-hint-wait = Rien ne gagne à coup sûr. Donne peu de points.
skat-hint-high = Personne ne devrait battre celle-ci.
skat-hint-trump = Tu ne peux pas fournir : coupe.
skat-hint-through = Le preneur joue ensuite. Entame petit dans une couleur longue.
skat-hint-short = Le preneur joue en dernier. Entame dans une couleur courte.
skat-hint-give = Ton partenaire est maître. Charge : donne le plus de points.
skat-hint-risk = Il y a beaucoup dedans. Tente le coup.
skat-hint-low = Celle-ci ne fait presque jamais de pli.
skat-hint-dump = { shared-hint-off-suit }
skat-hint-under = { shared-hint-highest-under }
skat-hint-take-it = { shared-hint-taking-anyway }
skat-hint-over = { shared-hint-lowest-over }
skat-hint-null-lead = Entame petit dans une couleur courte. Le preneur devra peut-être faire le pli.
skat-hint-null-throw = Débarrasse-toi de grosses cartes, pour rester bas plus tard.
skat-hint-null-under = Le preneur est maître. Reste en dessous !
skat-hint-null-low = Le preneur joue après toi. Reste bas.

skat-wrong-phase = { $phase ->
    [skat] Prends le skat, ou annonce un jeu en main.
    [discard] { skat-two-cards }
    [game] Nomme ton jeu.
    [kontra] Dis kontra, ou passe.
    [re] Dis re, ou passe.
    [play] Joue une carte de ta main.
   *[bid] Enchéris, tiens ou passe.
}
skat-not-a-value = Aucun jeu ne vaut ça. Les plus proches : { $numbers }.
skat-bid-too-low = C'est trop bas. Enchéris au moins à { $least }, ou passe.
skat-answer-first = { $seat } a enchéri à { $number }. Tiens, ou passe.
skat-nothing-to-hold = On ne tient que l'enchère d'un autre. Enchéris au moins à { $least }, ou passe.
skat-forehand-18 = Tous les autres ont passé. Enchéris à { $least }, ou passe.
skat-take-or-hand = Prends d'abord le skat, ou annonce un jeu en main.
skat-taken = Tu as pris le skat. Nomme une couleur, grand ou null.
skat-hand-only = C'est pour les jeux en main. Nomme une couleur, grand, null ou null ouvert.
skat-below-bid = Ça ne vaut que { $value }, et tu as enchéri à { $bid }. Joue une couleur{ $ouvert ->
    [0] {" "}ou grand
   *[1] , grand ou null ouvert
}.
skat-two-cards = Écarte deux de tes douze cartes.
skat-has-not-bid = Pour dire kontra, il faut être adversaire et avoir enchéri ou tenu.
skat-sits-out = Tu distribues, tu ne joues pas cette donne.
skat-jacks = { $trump ->
    [0] Tu peux fournir, et les valets sont atouts.
   *[1] Atout est demandé, et les valets sont atouts aussi.
} Tu peux jouer { $cards }.
