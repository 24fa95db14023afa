red-five-name = Cinq rouge
    .line = Un contre trois, avec deux paquets.
    .aliases = Red Five, Hong Wu, Un contre trois
red-five-rules = **Un joue contre trois. Enchéris pour ça, puis fais les points promis.**
    Il y a 200 points dans les cartes : 5 par cinq, 10 par dix et par roi. La plus haute enchère est le **preneur**, qui nomme l'atout, prend huit cartes en plus et en **écarte** huit, face cachée. Les trois autres sont les **défenseurs** et jouent ensemble.
    Le preneur entame, ensuite c'est qui a fait le dernier pli. Entame une carte, une paire de deux cartes identiques, ou plus, le tout dans une couleur. C'est la **forme** du pli. Chacun joue autant de cartes, dans cette couleur. S'il t'en manque, joue toutes celles que tu as et complète avec n'importe quoi.
    Les plus hautes cartes de cette couleur et de cette forme font le pli, avec ses points. Seuls des atouts de même forme les battent, joués sans plus rien de cette couleur. Le 5♥, le **cinq rouge**, est le plus gros atout. Puis viennent les jokers, les 3 de la teinte d'atout et tous les 2.
    Si le preneur fait son enchère, chaque défenseur le paie. Sinon, il paie chaque défenseur.
    - **Par exemple :** l'atout est carreau, et Ann entame K♠ K♠. Tu as un pique, tu le joues avec n'importe quelle autre carte. Ben n'a plus de pique et joue 4♦ 4♦ : une paire d'atouts bat une paire de rois. Ben fait le pli, avec ses 20 points, et entame le suivant.
    .whole =
    - **Le paquet :** deux jeux complets avec jokers : chaque carte existe donc en double. 25 cartes chacun ; les 8 dernières sont le **chien**.
    - **Les enchères :** de cinq en cinq, de 55 à 200, toujours plus haut. Une fois que tu passes, c'est fini pour toi. Si les quatre passent, qui devait parler en premier est preneur, pour 55.
    - **Le preneur** nomme l'atout, puis prend le chien et écarte 8 cartes au choix. Les trois autres sont les défenseurs, et leurs points comptent ensemble.
    - **Les atouts, du meilleur au moins bon,** tous une seule couleur :
      - 5♥, le cinq rouge
      - grand joker, puis petit joker
      - 3 d'atout, puis l'autre 3 de la même teinte
      - 2 d'atout, puis les autres 2 (tous égaux)
      - A K Q J 10 et ainsi de suite de l'atout, jusqu'au 4
    - **Que peut-on entamer :** une carte seule ; une **paire**, deux cartes identiques ; ou un **tracteur**, deux paires ou plus qui se suivent, comme 8♣ 8♣ 7♣ 7♣. Les atouts au-dessus de l'as ne font pas de tracteurs. Hors atout, l'as est la plus haute carte.
    - **Le lancer :** tu peux entamer plusieurs de ces formes à la fois, le tout dans une couleur, et prendre beaucoup de points en un pli. Mais si quelqu'un peut en battre une partie dans cette couleur, tu dois entamer la plus petite à la place.
    - **Suivre :** autant de cartes que l'entame, dans cette couleur. Réponds à une paire par une paire et à un tracteur par un tracteur si tu peux, autant que tu peux ; sinon, d'autres cartes de la couleur vont. **S'il t'en manque,** joue toutes celles que tu as et complète avec n'importe quoi. On n'est jamais obligé de couper.
    - **Qui fait le pli :** le plus haut coup de même forme dans la couleur demandée. Une paire ne perd que contre une paire plus haute, un tracteur contre un tracteur plus haut. Des atouts de cette forme le battent. À égalité, le premier reste maître.
    - **Un pli :** l'atout est cœur, et Ann entame 9♣ 9♣ 8♣ 8♣, un tracteur. Ben a Q♣ 7♣ 7♣ 4♣ 3♣ : pas de tracteur, mais une paire, il doit donc jouer 7♣ 7♣ et deux autres trèfles au choix. Cyd n'a pas de trèfle et joue A♥ A♥ K♥ K♥, un tracteur d'atout plus haut. Dan n'a que le 10♣, il le joue avec trois autres cartes. Cyd fait le pli, et au moins 30 points.
    - **Le chien :** si un défenseur fait le dernier pli, les points écartés comptent double pour la défense, ou quatre fois si on y a entamé une paire ou un tracteur. Si c'est le preneur, ils comptent une fois, pour lui.
    - **Le compte :** fais ton enchère et chaque défenseur te paie 1. C'est 2 si tu fais au moins la moitié du chemin entre l'enchère et 200, et 3 pour les 200. Rate-la et tu paies 1 à chacun. C'est 2 si tu n'as pas la moitié de ton enchère, et 3 si tu n'as rien du tout.
    - **La fin :** après 8 donnes, le plus haut score gagne.
    - **Par exemple :** tu enchéris à 80. La moitié du chemin vers 200 est 140 : de 80 à 135 points, tu gagnes 1 de chacun, et de 140 à 195, 2. De 40 à 75, tu paies 1 à chacun, de 5 à 35 tu paies 2, et avec rien 3.
red-five-paragraphs =
    .bad-bid = 2
    .bid-too-low = 2
    .need-8-cards = 3
    .bad-suit = 3
    .use-throw = 5
    .one-group-only = 5
    .throws-off = 6
    .wrong-count = 7
    .must-follow-group = 7
    .only-one-held = 7
    .must-play-all-of-group = 7
    .must-match-pairs = 7

red-five-variant-plain = Simple : pas de lancers, les 3 sont des cartes ordinaires
red-five-variant-rich = Plus grand : sans atout, tracteurs jusqu'aux jokers, mises qui montent
red-five-variant-short = Courte : 4 donnes

red-five-option-min_bid = Enchère minimum
red-five-option-bid_step = Les enchères montent de
red-five-option-all_pass = Si les quatre passent
    .first_bidder = qui devait parler en premier joue pour l'enchère minimum
    .redeal = redonne, deux fois au plus
red-five-option-first_bidder = Qui parle en premier
    .rotate = chacun à son tour
    .random = n'importe qui, au hasard
    .last_declarer = le dernier preneur
red-five-option-trump_timing = Le preneur nomme l'atout
    .before_kitty = avant de voir le chien
    .after_kitty = après l'écart
red-five-option-no_trump = On peut jouer sans couleur d'atout (seuls 5♥, jokers et 2 sont atouts)
red-five-option-advisers = Les 3 de la teinte d'atout sont de gros atouts
red-five-option-high_tractors = Les tracteurs peuvent dépasser l'as d'atout, jusqu'aux jokers
red-five-option-throws = On peut lancer : entamer plusieurs formes à la fois
red-five-option-throw_check = Un lancer est comparé à
    .hands = ce que les autres ont vraiment, il peut donc échouer
    .unseen = toutes les cartes non vues, et seuls les lancers sûrs sont permis
red-five-option-failed_throw = Si un lancer échoue, on entame
    .smallest = sa plus petite partie
    .beaten_component = une partie qui peut être battue
red-five-option-failed_throw_penalty = Points qu'un lancer raté donne à l'autre camp
red-five-option-ruff_compare = Pour battre un lancer coupé, il faut
    .dominant = un plus haut tracteur, paire ou carte de tête
    .all = de plus gros atouts dans chaque partie
red-five-option-show_kitty = Tout le monde voit le chien avant que le preneur le prenne
    .never = { shared-never }
    .below = après une petite enchère
    .always = toujours
red-five-option-show_kitty_below = Une enchère est petite sous
red-five-option-kitty_multiplier = Si la défense fait le dernier pli, le chien compte
    .x1 = une fois
    .x2 = double
    .x2_4 = double, ou quatre fois si on a entamé une paire ou un tracteur
    .x2_4_8 = double, quatre fois pour une paire, huit fois pour un tracteur
red-five-option-results = Une donne paie double ou triple
    .ratio = selon le rapport à l'enchère
    .fixed40 = par tranche de 40 points au-dessus ou en dessous
red-five-option-red_five_capture = Prendre le cinq rouge de l'autre camp paie la base et déplace 20 points
red-five-option-bid_stake = Ce que paie une donne
    .flat = pareil pour toute enchère
    .rising = la base en plus par tranche de 20 points d'enchère
red-five-option-base = Base (ce que paie une simple victoire)
red-five-option-hands = { shared-hands }
red-five-option-target = Score qui finit la partie (fois la base)

do-trump = Atout { $symbol } { $suit }
do-trump-none = Sans atout
do-bury = Écarter
    .with = Écarter { $picked }
    .pick = Écarter { $most } cartes
do-pairs = Jouer une paire ou un tracteur

red-five-lowest = Enchérir à { $number }
red-five-leap = Enchérir à { $number } · { $leap } de plus

red-five-opens = { $other } parle en premier.
    .to-other = Tu parles en premier.
red-five-bids = { $seat } enchérit à { $number }.
    .to-seat = Tu enchéris à { $number }.
red-five-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
red-five-redeal = Tout le monde a passé : redonne.
red-five-declares = Preneur : { $seat }, pour { $number } points.
    .to-seat = Le preneur, c'est toi, pour { $number } points.
red-five-names = { $seat } choisit { $suit } comme atout.
    .short = choisit l'atout
    .to-seat = Tu choisis { $suit } comme atout.
red-five-names-none = { $seat } joue sans couleur d'atout.
    .short = sans atout
    .to-seat = Tu joues sans couleur d'atout.
red-five-shows = Le chien pour { $seat } : { $cards }.
    .to-seat = Ton chien : { $cards }.
red-five-takes-kitty = { $seat } prend le chien.
    .to-seat = Tu prends le chien.
red-five-buries = { $seat } écarte huit cartes.
    .short = écarte 8
    .to-seat = Tu écartes huit cartes.
red-five-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
red-five-throw-fails = { $seat } tente de lancer { $cards }, mais quelqu'un peut en battre une partie.
    .to-seat = Tu tentes de lancer { $cards }, mais quelqu'un peut en battre une partie.
red-five-throw-costs = Le lancer joué par { $seat } coûte { $points } points à son camp.
    .to-seat = Le lancer coûte { $points } points à ton camp.
red-five-takes = { $play ->
    [last] { $winner } joue { $cards } et fait le pli
   *[earlier] { $winner } fait le pli avec { $cards }
}{ red-five-trick-points }
    .to-winner = { $play ->
        [last] Tu joues { $cards } et tu fais le pli
       *[earlier] Tu fais le pli avec { $cards }
    }{ red-five-trick-points }
red-five-trick-points = { $points ->
    [0] .
    [one] {" "}: { $points } point.
   *[other] {" "}: { $points } points.
}
red-five-captured = { $winner } prend un cinq rouge à { $seat }.
    .to-winner = Tu prends un cinq rouge à { $seat }.
    .to-seat = { $winner } te prend un cinq rouge.
red-five-kitty = Dernier pli pour { $winner }. Dans le chien : { $cards }{ $points ->
    [0] , pas de points.
   *[other] , { $points } points{ $times ->
        [1] .
        [2] , doublés.
       *[other] , fois { $times }.
    }
}
    .to-winner = Dernier pli pour toi. Dans le chien : { $cards }{ $points ->
        [0] , pas de points.
       *[other] , { $points } points{ $times ->
            [1] .
            [2] , doublés.
           *[other] , fois { $times }.
        }
    }
red-five-made = { $seat } : enchère { $bid }, points { $points }. C'est fait : { $stake } de chaque défenseur.
    .to-seat = Toi : enchère { $bid }, points { $points }. C'est fait : { $stake } de chaque défenseur.
red-five-set = { $seat } : enchère { $bid }, points { $points }. Chute : { $stake } à chaque défenseur.
    .to-seat = Toi : enchère { $bid }, points { $points }. Chute : { $stake } à chaque défenseur.

red-five-call-passed = Passe
red-five-line = Score { $score }
red-five-line-bid = { $score } · enchère { $bid }
red-five-line-taken = { $score } · pris { $points }
red-five-deed = enchère { $bid }, pris { $points }
red-five-deed-defender = pris { $points }
red-five-for-fives = { $number } de cinq rouges
red-five-declarer-tag = preneur
red-five-passed-tag = passe
red-five-phase-bid = Donne { $number } · Enchères
red-five-phase-trump = Donne { $number } · Atout
red-five-prompt-bury = { $seat } écarte 8 cartes
    .to-seat = Tu écartes 8 cartes
red-five-phase-bury = Donne { $number } · Chien
red-five-phase-play = { shared-trick-of-hand }
red-five-phase-over = Donne { $number } · { $points } sur { $bid }
red-five-kitty-label = Chien
red-five-buried-label = Écart
red-five-own-buried-label = Ton écart
red-five-bid-badge = Enchère
red-five-defenders-badge = Défense
red-five-trump-badge = Atout
red-five-no-trump-badge = aucun

red-five-count = { $trumps ->
    [one] { $trumps } atout
   *[other] { $trumps } atouts
} ({ $honours ->
    [0] aucun
   *[other] { $honours }
} au-dessus des 2), { $pairs ->
    [0] pas de paires d'atout
    [one] { $pairs } paire d'atout
   *[other] { $pairs } paires d'atout
}, { $aces ->
    [0] pas d'as à côté
    [one] { $aces } as à côté
   *[other] { $aces } as à côté
}
red-five-hint-bid = À { $suit }, tu ferais environ { $points } points : { red-five-count }. Monte jusqu'à { $limit }.
red-five-hint-pass = Même à { $suit }, tu ne ferais qu'environ { $points } points : { red-five-count }.
red-five-hint-trump = Ta meilleure couleur est { $suit }, environ { $points } points : { red-five-count }.
red-five-hint-bury = Écarte celles-ci : ça vide des couleurs courtes, et coûte { $points ->
    [0] zéro point
   *[other] seulement { $points } points
}. Garde as, paires et atouts.
red-five-hint-only = C'est tout ce que tu peux jouer.
red-five-hint-sure = Il ne reste rien dans la couleur qui la batte.
red-five-hint-throw = Lance-les toutes : il ne reste rien dans la couleur qui en batte une.
red-five-hint-draw = C'est le plus gros atout qui reste. Fais tomber ceux de la défense.
red-five-hint-pair = Rien de ce que tu as n'est sûr, mais les paires sont dures à battre.
red-five-hint-pull = Tu n'as rien de sûr. Entame un petit atout et fais tomber ceux de la défense.
red-five-hint-gamble = Tu as presque fini tes cartes. Lance-les toutes, on verra bien.
red-five-hint-low = Tu n'as rien de sûr : entame petit dans une couleur longue, sans points.
red-five-hint-low-trump = Tu n'as que des atouts : entames-en un petit.
red-five-hint-gives = Ton camp est maître : donne-lui { $points } points.
red-five-hint-partner = Ton camp est maître : joue petit.
red-five-hint-cheapest = Ça fait le pli, et rien de moins cher n'y suffit.
red-five-hint-holds = Ça fait le pli, et il ne reste rien dans la couleur qui le batte.
red-five-hint-ruff = Tu ne peux pas fournir et il y a des points : coupe le plus petit possible.
red-five-hint-low-follow = Ce pli n'est pas pour toi, ou n'en vaut pas la peine. Joue petit, sans points.

red-five-wrong-phase = { $phase ->
    [bid] Les enchères continuent. Enchéris, ou passe.
    [trump] C'est le moment de nommer l'atout. Choisis une couleur.
    [bury] C'est le moment de l'écart. Écarte huit de tes cartes.
   *[play] On joue les cartes. Joue de ta main.
}
already-passed = Tu as passé : les enchères sont finies pour toi cette donne-ci.
bid-too-low = C'est trop bas. Enchéris au moins à { $least }, ou passe.
bad-suit = Ça ne peut pas être atout. Choisis pique, cœur, carreau ou trèfle.
need-8-cards = Tu as choisi { $number } { $number ->
    [one] carte
   *[other] cartes
}. Écartes-en exactement huit.
only-one-held = Tu n'as qu'un exemplaire : { $card }. Choisis des cartes que tu as.
one-group-only = On n'entame qu'une couleur à la fois, et tous les atouts sont une couleur. Entame une carte, une paire, un tracteur ou un lancer.
use-throw = { $cards }, c'est plus d'une forme. Entame-les comme lancer, ou entame une partie.
throws-off = Pas de lancers à cette table. Entame une carte, une paire ou un tracteur.
unsure-throw = Tu ne peux lancer que ce que personne ne peut battre : { $count ->
    [0] rien ici n'est sûr
   *[other] ici, c'est { $cards }
}.
throw-is-a-lead = On ne lance qu'à l'entame. Joue { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
wrong-count = Joue { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}, autant que l'entame. Tu peux jouer { $cards }.
must-follow-group = Tu dois fournir. Tu peux jouer { $cards }.
must-play-all-of-group = Il te manque de la couleur demandée : joue toutes celles que tu as, { $cards }, et complète avec n'importe quoi.
must-match-pairs = Tu dois répondre aux paires autant que tu peux. Tu peux jouer { $cards }.
must-match-tractor = Tu dois répondre au tracteur autant que tu peux. Tu peux jouer { $cards }.
