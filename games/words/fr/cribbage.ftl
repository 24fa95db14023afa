cribbage-name = Cribbage
    .line = Fais le tour de la planche jusqu'à 121.
    .aliases = Crib
cribbage-rules = **Marque des points tout autour de la planche. Le premier à 121 gagne.**
    Tu reçois six cartes. Jettes-en deux dans le **crib**, quatre cartes en plus qui comptent pour le donneur. Une carte est retournée : la **retourne**.
    Ensuite, chacun joue une carte à son tour et l'ajoute au **total**. Fais 15 ou 31 et tu **marques** 2. Les paires et les suites rapportent aussi. Si toutes tes cartes dépassent 31, dis « go » ; le dernier à avoir joué marque 1, et le total repart de zéro.
    Puis compte tes quatre cartes avec la retourne : 2 par quinze, 2 par paire, 3 ou plus par suite.
    - **Par exemple :** tu as 5♥ 4♠ 10♦ Q♦ et la retourne est le 5♣. Chaque 5 fait quinze avec le 10, et avec la dame : quatre quinze, 8. Avec la paire de 5, ça fait 10.
    .whole =
    - **La donne :** à deux, six cartes chacun, et deux vont au crib. À trois ou quatre, cinq cartes, et chacun en jette une ; à trois, le crib en reçoit une de plus du paquet. À quatre, on joue par équipes, face à face. La donne tourne vers la gauche.
    - **La retourne :** quand tout le monde a jeté, une carte est retournée. Si c'est un valet, le donneur marque aussitôt 2, pour le **valet retourné**.
    - **Le jeu :** à partir de la gauche du donneur, joue une carte et ajoute-la au total. L'as vaut 1, une figure 10. On ne dépasse pas 31. Si rien ne va, dis « go », et les autres continuent s'ils peuvent. Qui joue la dernière carte sous 31 marque 1. Ensuite, ou après 31, le joueur à sa gauche joue ce qu'il veut, et le total repart de 0.
    - **Marquer pendant le jeu :** 15 vaut 2, et 31 vaut 2. Une paire vaut 2, un brelan 6, un carré 12. Une suite de trois ou plus vaut sa longueur, dans n'importe quel ordre, tant qu'aucune autre carte ne la coupe.
    - **Le décompte :** à partir de la gauche du donneur, le donneur en dernier, chaque main est comptée avec la retourne, puis le crib du donneur. Chaque quinze vaut 2, chaque paire 2, une suite sa longueur. Quatre cartes d'une couleur valent 4, cinq avec la retourne ; dans le crib, seulement cinq comptent. Le valet de la couleur de la retourne vaut 1, le **valet assorti**.
    - **Plusieurs à la fois :** chaque combinaison compte. Trois 5 font trois paires, 6. Dans 9 9 10 J, chaque 9 fait une suite de trois, et les 9 sont une paire : 3 + 3 + 2, donc 8.
    - **La fin :** le premier à 121 gagne aussitôt, même en pleine donne. C'est pourquoi l'ordre du décompte compte. Si tu perds avec 90 ou moins, c'est un **skunk**.
    - **Par exemple :** le total est 20, et tu joues un 5 : 25. Ton adversaire n'a que des figures et dit « go ». Tu ajoutes un 6 : 31, et 2 pour toi.
    - **Les règles maison** peuvent ajouter des parties plus longues, où un skunk compte deux jeux, et un double skunk (60 ou moins) trois. Au **muggins**, tu comptes ta propre main, et le joueur suivant prend ce que tu oublies.
cribbage-paragraphs =
    .throw-count = 1
    .cribbage-must-play = 3
    .go-needed = 3
    .over-thirty-one = 3
    .claim-range = 5

cribbage-variant-once_round = Un tour de planche, en 61
cribbage-variant-long = Une longue partie, en 5 jeux
cribbage-variant-cut_throat = Muggins : compte ta propre main
cribbage-variant-kitchen = Quatre d'une couleur comptent dans le crib, sans skunks

cribbage-option-target = Trous pour gagner un jeu
cribbage-option-games = Jeux pour gagner la partie
cribbage-option-skunk = Gagner par un skunk compte plus d'un jeu
cribbage-option-double_skunk = Jeux pour un double skunk
cribbage-option-muggins = Tu comptes ta propre main, et le joueur suivant prend ce que tu oublies
cribbage-option-crib_flush = Une couleur dans le crib
    .five = ne compte qu'avec la retourne
    .four = compte aussi sans la retourne
cribbage-option-heels = Points pour un valet retourné
cribbage-option-loser_deals = Qui perd un jeu distribue le suivant

cribbage-do-throw = Jeter
    .with = Jeter { $picked }
    .pick = Jeter { $most } cartes
do-go = Go
cribbage-do-claim = Compter { $number }

cribbage-deals = { $seat } distribue et a le crib.
    .to-seat = Tu distribues et tu as le crib.
cribbage-throws = { $seat } jette dans le crib.
    .short = a jeté
    .to-seat = Tu jettes dans le crib.
cribbage-starter = La retourne est { $card }.
cribbage-heels = Un valet ! { $seat } marque { $points } pour le valet retourné.
    .to-seat = Un valet ! Tu marques { $points } pour le valet retourné.
cribbage-plays = { $seat } joue { $card } : { $count }.
    .to-seat = Tu joues { $card } : { $count }.
cribbage-makes = { $what ->
    [fifteen] Quinze pour 2.
    [full] Trente et un pour 2.
    [alike] { $points ->
        [2] Une paire pour 2.
        [6] Un brelan pour 6.
       *[12] Un carré pour 12.
    }
   *[run] Une suite de { $points } pour { $points }.
}
cribbage-goes = { $seat } dit « go ».
    .short = go
    .to-seat = Tu dis « go ».
cribbage-last = { $seat } marque 1 pour la dernière.
    .to-seat = Tu marques 1 pour la dernière.
cribbage-claims = { $seat } compte { $points }.
    .short = compte { $points }
    .to-seat = Tu comptes { $points }.
cribbage-counts = { $where ->
    [crib] Le crib ({ $seat }), { $cards }, vaut
   *[hand] La main ({ $seat }), { $cards }, vaut
} { $points ->
    [0] zéro.
   *[other] { $points } : { cribbage-sum }.
}
    .to-seat = { $where ->
        [crib] Ton crib, { $cards }, vaut
       *[hand] Ta main, { $cards }, vaut
    } { $points ->
        [0] zéro.
       *[other] { $points } : { cribbage-sum }.
    }
cribbage-muggins = Muggins ! { $seat } prend les { $points }.
    .to-seat = Muggins ! Tu prends les { $points }.
cribbage-wins = { $count ->
    [one] { $seats } atteint { $number } et gagne.
   *[other] { $seats } atteignent { $number } et gagnent.
}
    .to-seats = { $others ->
        [0] Tu atteins { $number } et tu gagnes.
       *[other] { $seats } et toi atteignez { $number } et gagnez.
    }
cribbage-skunks = { $points ->
    [2] Skunk
   *[other] Double skunk
} contre { $seats }.
    .to-seats = { $points ->
        [2] Skunk
       *[other] Double skunk
    } contre { $others ->
        [0] toi
       *[other] { $seats } et toi
    }.

cribbage-parts = { $points ->
    [0] rien
   *[other] { cribbage-sum }
}
cribbage-sum = { $fifteens ->
    [0] { "" }
   *[other] quinze { $fifteens }
}{ $pairs_joint ->
    [none] { "" }
    [first] { cribbage-sum-pairs }
   *[next] , { cribbage-sum-pairs }
}{ $runs_joint ->
    [none] { "" }
    [first] { cribbage-sum-runs }
   *[next] , { cribbage-sum-runs }
}{ $flush_joint ->
    [none] { "" }
    [first] couleur { $flush }
   *[next] , couleur { $flush }
}{ $nobs_joint ->
    [none] { "" }
    [first] valet assorti 1
   *[next] , valet assorti 1
}
cribbage-sum-pairs = { $pairs ->
    [2] paire 2
   *[other] paires { $pairs }
}
cribbage-sum-runs = { $runs ->
    [3] suite 3
    [4] suite 4
    [5] suite 5
   *[other] suites { $runs }
}

cribbage-for-play = { $number } au jeu
cribbage-for-hand = { $number } en main
cribbage-for-crib = { $number } au crib
cribbage-for-heels = { $number } de valet retourné
cribbage-for-muggins = { $number } de muggins
cribbage-games = { $count ->
    [one] { $count } jeu
   *[other] { $count } jeux
}
cribbage-line = { $several ->
    [yes] { cribbage-games } · { $score }
   *[no] { $score }
}
cribbage-threw = a jeté
cribbage-throwing = jette
cribbage-go = go
cribbage-worth = +{ $points }
cribbage-subtitle = { $games ->
    [no] Donne { $number } · { cribbage-phase }
   *[other] { $games } · Donne { $number } · { cribbage-phase }
}
cribbage-phase = { $phase ->
    [throw] Au crib
    [play] Le jeu
   *[show] Le décompte
}
cribbage-starter-spot = Retourne
cribbage-count = Total { $count }
cribbage-down = Jouées
cribbage-crib = Crib{ $value ->
    [none] { "" }
   *[other] { " : " }{ $value }
}
    .told = crib ({ $seat }){ $value ->
        [none] { "" }
       *[other] { " : " }{ $value }
    }
cribbage-hand = { $seat }{ $value ->
    [none] { "" }
   *[other] { " : " }{ $value }
}
    .told = main ({ $seat }){ $value ->
        [none] { "" }
       *[other] { " : " }{ $value }
    }
cribbage-thrown = Tu as jeté
cribbage-throw-to = jette { $count } dans { $whose ->
    [own] ton propre crib
   *[other] le crib ({ $other })
}
cribbage-ahead = { $points ->
    [0] Égalité
   *[other] { $count ->
        [one] { $seats } mène
       *[other] { $seats } mènent
    } de { $points }
}
    .to-seats = { $points ->
        [0] Égalité
       *[other] { $others ->
            [0] Tu mènes
           *[other] { $seats } et toi menez
        } de { $points }
    }

cribbage-hint-throw = Ce que tu gardes vaut { $number } en moyenne, et { $whose ->
    [own] le crib est à toi
   *[other] le crib est à { $other }
}.
cribbage-hint-claim = Ça fait { $points }. J'ai compté.
cribbage-hint-go = À { $count }, tout ce que tu as dépasse 31.
cribbage-hint-only = { shared-hint-only-card }
cribbage-hint-pegs = { $what ->
    [fifteen] Ça fait quinze
    [full] Ça fait trente et un
    [alike] { $points ->
        [2] Ça fait une paire
        [6] Ça fait un brelan
       *[12] Ça fait un carré
    }
    [run] Ça fait une suite
   *[several] Ça rapporte deux fois
}, pour { $points }.
cribbage-hint-low = Commence petit : personne ne peut faire quinze dessus.
cribbage-hint-pair = Tu en as une autre. Si on fait la paire, tu fais le brelan.
cribbage-hint-trap = Ne laisse pas { $count } : n'importe quel 10 ou figure en fait { $number }.
cribbage-hint-high = Joue d'abord les grosses cartes. Les petites passeront plus tard.
cribbage-hint-safe = C'est ce qui laisse le moins à marquer en face.

throw-count = Jette { $count ->
    [one] { $count } carte
   *[other] { $count } cartes différentes
} de ta main dans le crib ({ $other }).
thrown-already = Tu as déjà jeté. On attend { $seats }.
over-thirty-one = Le total est { $count }, il reste de la place pour { $most } au plus. Tu peux jouer { $cards }.
cribbage-must-play = Tu ne peux pas dire « go » tant qu'une carte va. Tu peux jouer { $cards }.
go-needed = À { $count }, rien de ce que tu as ne va. Tu ne peux que dire « go ».
claim-range = Dis ce que valent tes cartes : « claim » de 0 à { $most }.
