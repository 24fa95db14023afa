belote-name = Belote
    .line = Prends l'atout avec ton partenaire, et fais plus de points que les autres.
    .aliases = Coinche, Contrée, Belote coinchée, Belote classique
belote-rules = **Avec le partenaire en face de toi, choisis l'atout. Puis faites plus de points que l'équipe adverse.**
    Sur 32 cartes, chacun en reçoit cinq, et une est retournée. À son tour, chacun peut la prendre : sa couleur devient l'atout. Si personne ne prend, chacun peut nommer une autre couleur. Puis on complète à huit cartes.
    À l'atout, l'ordre est **J 9** A 10 K Q 8 7 : le valet compte 20 et le 9 compte 14. Aux autres couleurs, c'est A 10 K Q J 9 8 7. L'as compte 11, le 10 compte 10, le roi 4, la dame 3, les autres valets 2. Le dix de der compte 10.
    Il faut fournir. Si tu ne peux pas, tu dois couper, sauf si ton partenaire est maître. Monte à l'atout si tu peux.
    L'équipe qui a pris doit faire plus de points que l'autre, sinon elle est dedans et l'autre marque tout. La première équipe à 1 000 gagne.
    - **Par exemple :** l'atout est cœur, et l'A♣ d'un adversaire est maître. Tu n'as pas de trèfle : tu dois couper à cœur.
    .whole =
    - **Les enchères :** la place à gauche du donneur commence. Qui prend reçoit la retourne et deux autres cartes, les autres en reçoivent trois. Si tout le monde passe deux fois, la place suivante distribue.
    - **Le jeu :** la place à gauche du donneur entame. Il faut fournir. Si tu ne peux pas et que ton partenaire n'est pas maître, coupe. Monte sur les atouts du pli si tu peux, y compris quand l'atout est demandé, et même sur ton partenaire. Si tu ne peux pas monter, joue un atout plus petit.
    - **Les annonces :** une tierce (trois cartes qui se suivent) compte 20, un cinquante (quatre) 50, un cent (cinq ou plus) 100. Le carré de valets compte 200, celui de 9 150, ceux d'as, de 10, de rois ou de dames 100. On annonce avec sa première carte. Après le premier pli, l'équipe qui a la meilleure annonce montre et marque toutes les siennes. Un carré bat toute suite.
    - **Belote :** le roi et la dame d'atout dans une même main comptent toujours 20.
    - **Le compte :** si les preneurs ont plus, chaque équipe marque ses points. S'ils ont moins, ils sont dedans : l'autre équipe marque 162 et toutes les annonces. À égalité il y a litige : les points des preneurs vont à qui gagne la donne suivante. Le capot, tous les plis, compte 252.
    - **La fin :** si les deux équipes atteignent 1 000, le plus haut score gagne.
    - **Règles maison :** à la coinche, on annonce de 80 à 160, ou 250 pour le capot. Les adversaires peuvent doubler (coinche), et tu peux tripler (surcoinche).
belote-paragraphs =
    .belote-not-yet = 1
    .belote-turned-down = 1
    .must-follow-suit = 2
    .belote-must-trump = 2
    .belote-must-go-over = 2

belote-variant-plain = Sans annonces
belote-variant-short = Courte, en 501
belote-variant-coinche = Coinche, avec enchères, en 2 000

belote-option-target = { shared-points-to-win }
belote-option-bidding = On choisit l'atout
    .take = en prenant la retourne
    .auction = aux enchères
belote-option-declarations = Les suites et les carrés comptent
belote-option-undertrump = Il faut couper même si on ne peut pas monter
belote-option-tie = Si les deux équipes ont autant de points
    .hang = litige, les points des preneurs attendent
    .lost = les preneurs sont dedans
belote-option-belote_counts = La belote compte pour réussir le contrat

belote-do-take = Prendre
do-coinche = Coinche
do-surcoinche = Surcoinche
belote-do-bid = { $number ->
    [250] Capot { $symbol }
   *[other] { $number } { $symbol }
}

belote-deals = { $takes ->
    [0] { $seat } distribue.
   *[1] { $seat } distribue et retourne { $turned }.
}
    .to-seat = { $takes ->
        [0] Tu distribues.
       *[1] Tu distribues et tu retournes { $turned }.
    }
belote-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
belote-nobody-takes = Personne ne prend { $card }. Nomme une autre couleur, ou passe.
belote-passed-in = Tout le monde passe. Pas de points, et { $seat } distribue la suivante.
    .to-seat = Tout le monde passe. Pas de points, et tu distribues la suivante.
belote-bids = { $seat } annonce { $number } à { $suit }.
    .short = annonce { $number }
    .to-seat = Tu annonces { $number } à { $suit }.
belote-coinche = { $kind ->
    [coinche] { $seat } coinche. Le contrat compte double.
   *[surcoinche] { $seat } surcoinche. Le contrat compte triple.
}
    .short = { $kind ->
        [coinche] coinche
       *[surcoinche] surcoinche
    }
    .to-seat = { $kind ->
        [coinche] Tu coinches. Le contrat compte double.
       *[surcoinche] Tu surcoinches. Le contrat compte triple.
    }
belote-takes = { $seat } prend { $card }. Atout : { $suit }.
    .short = prend
    .to-seat = Tu prends { $card }. Atout : { $suit }.
belote-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
belote-kind = { $kind ->
    [tierce] une tierce
    [quarte] un cinquante
    [quint] un cent
   *[four] un carré
}
belote-announces = { $seat } annonce { belote-kind }.
    .to-seat = Tu annonces { belote-kind }.
belote-declares = { $seat } montre { $cards } pour { $points }.
    .to-seat = Tu montres { $cards } pour { $points }.
belote-says = { $second ->
    [0] { $seat } : « belote ».
   *[1] { $seat } : « rebelote ». 20 points.
}
    .to-seat = { $second ->
        [0] Tu dis « belote ».
       *[1] Tu dis « rebelote » : 20 points.
    }
belote-sum = { $kind ->
    [plain] { $total } en plis.
    [declared] plis { $tricks } + annonces { $declared } = { $total }.
    [belote] plis { $tricks } + belote { $belote } = { $total }.
   *[both] plis { $tricks } + annonces { $declared } + belote { $belote } = { $total }.
}
belote-counts = { $seats } : { belote-sum }
    .to-seats = { $seats } et toi : { belote-sum }
belote-scores = { $result ->
    [capot] Capot pour { $seats } : { $ours } à { $theirs }.
    [made] Contrat réussi pour { $seats } : { $ours } à { $theirs }.
    [hung] Litige pour { $seats }, { $held } points attendent : { $ours } à { $theirs }.
   *[failed] { $seats } sont dedans : { $ours } à { $theirs }.
}
    .to-seats = { $result ->
        [capot] Capot pour { $seats } et toi : { $ours } à { $theirs }.
        [made] Contrat réussi pour { $seats } et toi : { $ours } à { $theirs }.
        [hung] Litige pour { $seats } et toi, { $held } points attendent : { $ours } à { $theirs }.
       *[failed] { $seats } et toi, vous êtes dedans : { $ours } à { $theirs }.
    }
belote-for-made = { $number } contrat réussi
belote-for-capot = { $number } capot
belote-for-failed = { $number } dedans
belote-for-hung = { $number } litige
belote-for-beaten = { $number } défense

belote-deed = { $made ->
    [0] {""}
   *[1] prend à { $suit }, {""}
}{ shared-tricks }
belote-tricks = { shared-tricks }
belote-line = { shared-tricks }
belote-passed = { shared-passed }
belote-tag = { $number ->
    [0] à { $suit }
   *[other] { $number } à { $suit }
}
belote-held = En litige
belote-made-by = Atout choisi par { $seat }
belote-subtitle = Donne { $number } · { $phase ->
    [take] Premier tour
    [name] Deuxième tour
    [auction] Les enchères
    [surcoinche] Surcoinche ?
   *[play] Pli { $trick }
}
belote-call-take = Je prends
belote-call-pass = Je passe
belote-call-trump = { $symbol }
belote-call-bid = { belote-do-bid }
belote-call-coinche = { do-coinche }
belote-call-surcoinche = { do-surcoinche }

belote-hint-take = À { $suit }, tu devrais faire plus de la moitié des points.
belote-hint-bid = À { $suit }, tu devrais faire { $number } points.
belote-hint-pass = { $kind ->
    [weak] Il te faudrait le valet de { $suit }, ou le 9 et deux autres.
    [bid] À { $suit }, tu ferais trop peu de points.
   *[little] Ton { $suit } est beau, mais tu as trop peu de jeu à côté.
}
belote-hint-enough = Ton équipe a assez annoncé.
belote-hint-raise = Tu peux soutenir ton partenaire à { $suit }. Monte l'enchère.
belote-hint-coinche = À { $suit }, ils devraient chuter. Coinche.
belote-hint-only = { shared-hint-only-card }
belote-hint-draw = Personne ne peut la battre. Fais tomber les atouts.
belote-hint-draw-low = Fais tomber les atouts avec un petit.
belote-hint-help = Ton partenaire a pris. Aide à faire tomber les atouts.
belote-hint-trumps = Tu n'as que des atouts. Entame du meilleur.
belote-hint-sure = Ils n'ont plus rien au-dessus. Fais les points.
belote-hint-short = Rien n'est sûr, entame petit dans une couleur courte.
belote-hint-give = Ton partenaire est maître. Charge : donne le plus de points.
belote-hint-beaten = { shared-hint-cannot-win }
belote-hint-last = Tu joues en dernier. Prends avec le plus de points.
belote-hint-cheapest = { shared-hint-cheapest }
belote-hint-high = Personne ne peut battre celle-ci.
belote-hint-over = Il faut monter. Joue le plus petit qui suffit.
belote-hint-ruff = Tu ne peux pas fournir. Coupe avec le plus petit qui gagne.
belote-hint-wait = Rien ne gagne à coup sûr. Joue petit.

belote-wrong-phase = { $phase ->
    [take] Prends la retourne, ou passe.
    [name] Nomme une couleur, ou passe.
    [auction] Annonce des points et une couleur, ou passe.
    [surcoinche] Surcoinche, ou passe.
   *[play] L'atout est choisi. Joue une carte de ta main.
}
belote-not-yet = Tu ne peux pas encore nommer de couleur. Prends { $card }, ou passe.
belote-turned-down = Personne n'a pris à { $suit }. Tu peux nommer : { $suits }.
belote-bid-too-low = C'est trop bas. Annonce au moins { $least }, ou passe.
belote-not-a-value = On annonce de 80 à 160, de dix en dix, ou 250 pour le capot. Annonce au moins { $least }.
belote-nothing-to-coinche = Personne n'a encore annoncé. Annonce au moins { $least }, ou passe.
belote-own-side = La dernière enchère est à ton partenaire. Annonce au moins { $least }, ou passe.
belote-must-trump = Tu n'as pas de { $suit } et ton partenaire n'est pas maître : tu dois couper. Tu peux jouer { $cards }.
belote-must-go-over = Tu dois monter sur { $card }. Tu peux jouer { $cards }.
