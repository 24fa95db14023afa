dou-dizhu-name = Dou Dizhu
    .line = Deux paysans contre le propriétaire : finis en premier.
    .aliases = Combattre le propriétaire, Fight the Landlord
dou-dizhu-rules = **Un propriétaire joue contre deux paysans. Le premier à finir gagne pour son camp.**
    On enchérit jusqu'à 3 pour la mise. Qui fait la plus haute enchère est le propriétaire, reçoit trois cartes de plus et ouvre : une carte, une paire, un brelan avec ou sans carte ou paire, une suite de cinq ou plus et ainsi de suite. { dou-dizhu-rules-following }
    Les couleurs ne comptent pas. Le 3 est le plus bas, on monte jusqu'à l'as, puis le **2** et les jokers. { dou-dizhu-rules-bombs } Chacune double la mise.
    { dou-dizhu-rules-points } Après six manches, qui a le plus de points gagne.
    - **Par exemple :** Ann est propriétaire pour 2. Tu joues une bombe, la mise passe à 4, et Ben finit en premier. Ann perd 8, Ben et toi gagnez 4 chacun.
    .whole =
    - **La donne :** 17 cartes chacun. Trois restent face cachée.
    - **Les enchères :** une fois chacun, plus que la dernière, ou passe. Un 3 y met fin. Tout le monde voit les trois cartes du propriétaire. Si tous passent, il y a redonne. À la troisième donne, le premier à parler joue pour 1.
    - **Le jeu :** le propriétaire ouvre. { dou-dizhu-rules-following } Tu peux passer et revenir plus tard.
    - **Les genres :** une carte, une paire, un brelan. Une suite a cinq valeurs ou plus d'affilée, une suite de paires trois paires ou plus, un avion deux brelans ou plus : ni 2, ni jokers. Chaque brelan peut emporter une carte, ou chacun une paire. Un carré peut emporter deux cartes ou deux paires.
    - **Ce qu'on emporte :** jamais les deux jokers ni un carré, et aucun brelan qui pourrait allonger l'avion.
    - **Bombes.** { dou-dizhu-rules-bombs } Un carré qui emporte des cartes n'est pas une bombe.
    - **La mise** est l'enchère. Chaque bombe et la fusée la doublent. Un printemps aussi : le propriétaire finit avant qu'un paysan ait joué, ou un paysan finit quand le propriétaire n'a joué qu'une fois. { dou-dizhu-rules-points }
    - **La fin :** six manches. Qui a le plus de points gagne.
dou-dizhu-rules-following = Chacun après joue le même genre et autant de cartes, mais plus haut, ou passe. Après deux passes, le dernier à avoir joué ouvre de nouveau.
dou-dizhu-rules-bombs = Un carré est une **bombe** et bat tout, sauf une bombe plus haute. Les deux jokers sont la **fusée** et battent tout.
dou-dizhu-rules-points = Le propriétaire gagne ou perd deux fois la mise, chaque paysan une fois.
dou-dizhu-paragraphs =
    .dou-dizhu-bid-higher = 2
    .dou-dizhu-must-lead = 3
    .dou-dizhu-other-size = 3
    .dou-dizhu-too-low = 3
    .dou-dizhu-no-combination = 4
    .dou-dizhu-attached-wrong = 5
    .dou-dizhu-other-kind = 6

dou-dizhu-variant-call_and_grab = Demander et surenchérir : on double pour prendre
dou-dizhu-variant-book = Selon le livre : enchères ouvertes, rien d'égal emporté
dou-dizhu-variant-simple = Simple : moins de genres, petites mises

dou-dizhu-option-bidding = Enchères
    .once = une fois chacun, de 1 à 3
    .open = jusqu'à ce que deux passent
    .grab = demander, puis surenchérir au double
dou-dizhu-option-passed_in = Si tout le monde passe
    .redeal = redonne, deux fois au plus
    .first_plays = le premier à parler joue pour 1
dou-dizhu-option-first_bidder = Qui parle en premier
    .rotate = le joueur suivant
    .winner = qui a fini en premier
dou-dizhu-option-attached_alike = Les cartes emportées peuvent être égales
dou-dizhu-option-pairs_attached = On peut emporter des paires
dou-dizhu-option-four_with_two = Un carré peut emporter deux cartes
dou-dizhu-option-spring = Un printemps double la mise
dou-dizhu-option-doubling = Doublement secret avant le jeu
dou-dizhu-option-max_doubles = Nombre maximum de doublements
    .zero = { shared-no-limit }
dou-dizhu-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

dou-dizhu-do-call = Demander
dou-dizhu-do-bid = Enchérir à { $number }
do-grab = Surenchérir
dou-dizhu-bids-first = { $seat } parle en premier.{ dou-dizhu-last-deal }
    .to-seat = Tu parles en premier.{ dou-dizhu-last-deal }
dou-dizhu-last-deal = { $last ->
    [1] {" "}Si tout le monde passe, le premier à parler joue pour 1.
   *[0] {""}
}
dou-dizhu-call = { $kind ->
    [bid] { $number }
    [call] Demande
    [grab] Surenchère
   *[pass] { shared-passed }
}
dou-dizhu-calls = { $kind ->
    [bid] { $seat } enchérit à { $number }.
    [call] { $seat } demande.
    [grab] { $seat } surenchérit : la mise double.
   *[pass] { shared-passes }
}
    .to-seat = { $kind ->
        [bid] Tu enchéris à { $number }.
        [call] Tu demandes.
        [grab] Tu surenchéris : la mise double.
       *[pass] { shared-passes.to-seat }
    }
dou-dizhu-redeal = Tout le monde a passé : redonne.
dou-dizhu-landlord = { $seat } est propriétaire pour { $number } et prend { $cards }.
    .to-seat = Tu es propriétaire pour { $number } et tu prends { $cards }.
dou-dizhu-chooses = { $seat } a choisi.
    .to-seat = Tu as choisi.
dou-dizhu-doubles = { $count ->
    [0] Personne ne double.
    [one] { $seats } double.
   *[other] { $seats } doublent.
}
    .to-seats = { $others ->
        [0] Tu doubles.
       *[other] { $seats } et toi doublez.
    }
dou-dizhu-kind = { $kind ->
    [single] carte seule
    [pair] paire
    [triplet] brelan
    [triplet-singles] brelan avec une carte
    [triplet-pairs] brelan avec une paire
    [sequence] suite
    [pair-sequence] suite de paires
    [plane] avion
    [plane-singles] avion avec cartes
    [plane-pairs] avion avec paires
    [four-singles] carré avec deux cartes
    [four-pairs] carré avec deux paires
    [bomb] bombe
   *[rocket] fusée
}
dou-dizhu-plays = { $seat } joue { $cards } : { dou-dizhu-kind }.{ dou-dizhu-rises }
    .to-seat = Tu joues { $cards } : { dou-dizhu-kind }.{ dou-dizhu-rises }
dou-dizhu-rises = { $kind ->
    [bomb] {" "}La mise passe à { $number }.
    [rocket] {" "}La mise passe à { $number }.
   *[other] {""}
}
dou-dizhu-terms = enchère { $bid }{ $grabs ->
    [1] {""}
   *[other] {" "}· surenchère × { $grabs }
}{ $bombs ->
    [1] {""}
   *[other] {" "}· bombe × { $bombs }
}{ $rockets ->
    [1] {""}
   *[other] {" "}· fusée × { $rockets }
}{ $spring ->
    [1] {""}
   *[other] {" "}· printemps × { $spring }
}{ $limit ->
    [0] {""}
   *[other] {" "}· au plus × { $limit }
}{ $raised ->
    [0] {""}
   *[1] {" "}= { $stake }
}
dou-dizhu-wins = { $seat } a fini, { $side ->
    [landlord] le propriétaire gagne
   *[peasants] les paysans gagnent
} : { dou-dizhu-terms }.
    .to-seat = Tu as fini, tu gagnes : { dou-dizhu-terms }.
dou-dizhu-left = Il reste { $cards } à { $seat }.
    .to-seat = Il te reste { $cards }.
dou-dizhu-deed = propriétaire, { dou-dizhu-terms }{ $doubled ->
    [1] , { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-peasant = paysan{ $doubled ->
    [1] , { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-line = { $landlord ->
    [1] Propr. · { shared-points }
   *[0] { shared-points }
}
dou-dizhu-tag-few = { shared-cards } !
dou-dizhu-tag-doubled = doublé
dou-dizhu-label = { $seat } : { dou-dizhu-kind }
dou-dizhu-stake = Mise
dou-dizhu-talon = Cartes du propriétaire

dou-dizhu-hint-call = { $passes ->
    [1] Tu as trop peu de grosses cartes pour jouer en solo.
   *[0] Tes cartes sont hautes et partent en peu de coups.
}
dou-dizhu-hint-double = { $yes ->
    [1] Avec cette main, doubler vaut le coup.
   *[0] Avec cette main, doubler ne vaut pas le coup.
}
dou-dizhu-hint-lead = { $kind ->
    [bomb] Elle bat presque tout, et tu as presque fini.
    [rocket] Rien ne la bat, et tu as presque fini.
    [single] C'est la carte dont tu as le moins besoin.
   *[other] C'est { $count } cartes de moins d'un coup, et rien n'est cassé.
}
dou-dizhu-hint-feed = Plus qu'une carte pour { $seat }. Ouvre petit pour qu'elle parte.
dou-dizhu-hint-avoid = { $count ->
    [one] Plus qu'une carte pour { $seat } : ouvre avec plus d'une carte
   *[other] Plus que deux cartes pour { $seat } : n'ouvre pas avec une paire
}.
dou-dizhu-hint-high = Plus qu'une carte pour { $seat } : joue ta plus haute.
dou-dizhu-hint-beat = Ça bat le coup d'en face et te coûte peu.
dou-dizhu-hint-bomb = C'est le moment de la bombe : elle te donne la main.
dou-dizhu-hint-raise = Le propriétaire joue ensuite. Ne lui laisse pas jouer petit.
dou-dizhu-hint-partner = { $seat } est ton partenaire. Laisse-lui le pli.
dou-dizhu-hint-save = Ça te coûterait trop cher maintenant.

dou-dizhu-bid-higher = { $kind ->
    [call] Demande, ou passe.
    [grab] Surenchéris, ou passe.
    [double] Double, ou passe.
   *[bid] Enchéris { $least ->
        [3] à 3
       *[other] de { $least } à 3
    }, ou passe.
}
dou-dizhu-must-lead = { shared-must-lead }
dou-dizhu-other-kind = { $kind ->
    [rocket] Rien ne bat la fusée. Il faut passer.
    [bomb] Seule une bombe plus haute ou la fusée bat une bombe.
   *[other] Joue plus haut du même genre ({ dou-dizhu-kind }), une bombe ou la fusée, ou passe.
}
dou-dizhu-other-size = Joue { shared-cards }, une bombe ou la fusée, ou passe.
dou-dizhu-too-low = C'est trop bas. Bats la valeur « { rank-name } » avec le même genre ({ dou-dizhu-kind }), ou passe.
dou-dizhu-kind-is-off = { $option ->
    [pairs-attached] On n'emporte pas de paires à cette table.
    [four-with-two] Un carré n'emporte rien à cette table.
   *[attached-alike] Les cartes emportées doivent être différentes à cette table.
}
dou-dizhu-no-combination = { $why ->
    [sequence] Une suite demande cinq valeurs ou plus.
    [pair-sequence] Une suite de paires demande trois paires ou plus.
    [high] Ni 2 ni jokers dans une suite.
    [gap] Ces valeurs ne se suivent pas.
   *[other] Ces cartes ne vont pas ensemble.
}
dou-dizhu-attached-wrong = { $why ->
    [jokers] On ne peut pas emporter les deux jokers ensemble.
    [fours] On ne peut pas emporter un carré.
    [four] Un carré emporte deux cartes ou deux paires.
    [body] Un avion ne peut pas emporter des cartes de ses propres valeurs.
    [readings] Ce brelan pourrait faire partie de l'avion.
    [single] Un brelan emporte une carte ou une paire.
   *[plane] Cet avion emporte { $count } cartes ou { $count } paires.
}
