gin-rummy-name = Gin Rami
    .line = Fais des combinaisons, et frappe en premier.
    .aliases = Gin, Gin Rummy, Gin-rami
gin-rummy-rules = **Fais de tes dix cartes des brelans, des carrés et des suites, et frappe avant ton adversaire.**
    Une carte est retournée et commence la défausse. À ton tour, prends une carte, de la pioche ou du dessus de la défausse, et défausses-en une. Tu cherches des **combinaisons** : trois ou quatre cartes de même valeur, ou trois ou plus qui se suivent dans une couleur. Tout le reste, ce sont des **cartes mortes** : une figure coûte 10, un as 1.
    Plus que 10 ou moins ? Frappe, et la donne est finie. Vous montrez tous les deux, et tu marques la différence. Aucune carte morte, c'est le **gin**, avec un bonus. Mais attention : si ton adversaire n'en a pas plus que toi, les points sont pour lui.
    Le premier à 100 gagne.
    - **Par exemple :** tu as 4♥ 5♥ 6♥, trois 9, et 7♣ 7♦ 2♠ A♠. Ça fait 17 de cartes mortes. Pioche le 7♠, défausse le 2♠, et il ne reste que l'as : frappe avec 1.
    .whole =
    - **La donne :** dix cartes chacun d'un jeu de 52, et une retournée. Qui n'a pas distribué peut la prendre ; sinon, le donneur peut. Si les deux passent, l'autre joueur prend à la pioche.
    - **Ton tour :** prends à la pioche ou le dessus de la défausse, puis défausse une carte, mais pas celle que tu viens d'y prendre. L'as est bas : A 2 3 est une suite, Q K A non. Une carte ne compte que dans une combinaison. Les cartes mortes comptent 1 pour un as, 10 pour J Q K, les autres leur nombre.
    - **Frapper :** s'il te resterait 10 ou moins, tu peux frapper au lieu de juste défausser. Rien ne t'y oblige.
    - **Compléter :** ton adversaire montre aussi ses combinaisons, et ajoute ses cartes mortes aux tiennes où elles vont : un quatrième 9 à trois 9, le 7♥ à 4♥ 5♥ 6♥. Je trouve la meilleure façon de compléter. Sur un gin, on ne complète pas.
    - **Le compte :** frappe, et tu marques la différence. Le gin vaut 25 et tout ce qui reste à l'autre. Si l'autre a autant que toi ou moins, c'est un **contre** : il marque la différence et 25.
    - **Donne nulle :** quand il reste deux cartes à la pioche et que personne n'a frappé, personne ne marque et le même joueur redistribue. Sinon, on distribue à tour de rôle.
    - **La fin :** le premier à 100 gagne le jeu et marque 100 de plus. Si l'autre n'a gagné aucune donne, les points de donne du gagnant comptent double. Puis chaque donne gagnée, une **boîte**, ajoute 25, pour vous deux.
    - **Par exemple :** tu frappes avec 6. Ton adversaire a 21, et complète avec le 7♥ : il en reste 14. Tu marques 8. Avec 5, il t'aurait contré et marqué 26.
gin-rummy-paragraphs =
    .gin-rummy-upcard-first = 1
    .gin-rummy-stock-first = 2
    .gin-rummy-discard-or-knock = 2
    .gin-rummy-draw-first = 2
    .rummy-just-taken = 2
    .gin-rummy-must-knock = 3
    .gin-rummy-knock-with-another = 3
    .gin-rummy-too-much-deadwood = 3
    .gin-rummy-last-discard = 3
    .gin-rummy-does-not-fit = 4
    .gin-rummy-lay-off-or-done = 4

gin-rummy-variant-oklahoma = Oklahoma, avec big gin
gin-rummy-variant-straight = Gin pur : on ne frappe pas
gin-rummy-variant-old = Ancien compte : gin 20, contre 10
gin-rummy-variant-short = Courte, en 50

gin-rummy-option-target = { shared-points-to-win }
gin-rummy-option-knock_limit = Maximum de cartes mortes pour frapper
    .zero = seulement le gin
gin-rummy-option-gin_bonus = Points du gin
gin-rummy-option-undercut_bonus = Points d'un contre
gin-rummy-option-undercut_on_tie = À égalité de cartes mortes, c'est un contre
gin-rummy-option-big_gin = Les onze cartes en combinaisons font un big gin
gin-rummy-option-big_gin_bonus = Points du big gin
gin-rummy-option-box_bonus = Points à la fin par donne gagnée (boîte)
gin-rummy-option-game_bonus = Points pour le jeu gagné
gin-rummy-option-shutout = Si le perdant n'a gagné aucune donne
    .off = rien de plus
    .double_points = les points de donne du gagnant comptent double
    .double_all = tout le total du gagnant compte double
    .flat100 = le gagnant marque 100 de plus
gin-rummy-option-dealer_rule = Qui distribue ensuite
    .alternate = à tour de rôle
    .winner = qui a gagné la donne
    .loser = qui a perdu la donne
gin-rummy-option-last_discard_action = La dernière défausse d'une donne nulle peut se prendre pour frapper aussitôt
gin-rummy-option-auto_layoff = Je trouve pour toi la meilleure façon de compléter
gin-rummy-option-oklahoma = La première carte retournée fixe avec combien on peut frapper

do-knock = Frapper en défaussant
    .beside = Frapper
    .with = Frapper en défaussant { $picked }
do-with = avec les combinaisons
do-biggin = Big gin
do-layoff = Compléter
    .with = Compléter avec { $picked }
do-done = Terminé

gin-rummy-deals = { $seat } distribue. { $card } est retourné, { $other } peut le prendre.
    .to-seat = Tu distribues. { $card } est retourné, { $other } peut le prendre.
    .to-other = { $seat } distribue. { $card } est retourné, tu peux le prendre.
gin-rummy-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
gin-rummy-knocks = { $seat } défausse { $card } et frappe avec { $number } : { $cards }.
    .to-seat = Tu défausses { $card } et tu frappes avec { $number } : { $cards }.
gin-rummy-goes-gin = { $seat } défausse { $card } et fait gin : { $cards }.
    .to-seat = Tu défausses { $card } et tu fais gin : { $cards }.
gin-rummy-goes-big-gin = { $seat } fait big gin : { $cards }.
    .to-seat = Tu fais big gin : { $cards }.
gin-rummy-lays-off = { $seat } complète avec { $cards }.
    .to-seat = Tu complètes avec { $cards }.
gin-rummy-answers = { $seat } montre { $cards } et reste avec { $number }.
    .to-seat = Tu montres { $cards } et tu restes avec { $number }.
gin-rummy-no-melds = { $seat } n'a pas de combinaisons et reste avec { $number }.
    .to-seat = Tu n'as pas de combinaisons et tu restes avec { $number }.
gin-rummy-scores = { $winner } marque { $number }.
    .to-winner = Tu marques { $number }.
gin-rummy-undercuts = Contre ! { $winner } marque { $number }.
    .to-winner = Contre ! Tu marques { $number }.
gin-rummy-tie = C'est égal, personne ne marque.
gin-rummy-dead = Donne nulle : personne n'a frappé à temps. Personne ne marque, et le même joueur redistribue.
gin-rummy-wins = { $winner } gagne le jeu, { $number } à { $least } avec les bonus.
    .to-winner = Tu gagnes le jeu, { $number } à { $least } avec les bonus.

gin-rummy-line = { $score ->
    [one] { $score } point
   *[other] { $score } points
} · gagnées { $number }
gin-rummy-holding = mortes { $number }
gin-rummy-tag = { $how ->
    [gin] gin
    [biggin] big gin
   *[knock] frappe
}
gin-rummy-tag-undercut = contre
gin-rummy-deed = { $how ->
    [gin] gin
    [biggin] big gin
   *[left] reste { $number }
}
gin-rummy-for-bonus = { $how ->
    [undercut] { $number } pour le contre
    [biggin] { $number } pour le big gin
   *[gin] { $number } pour le gin
}
gin-rummy-for-game = { $number } pour le jeu
gin-rummy-for-boxes = { $number } pour { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
gin-rummy-for-shutout = { $number } pour zéro donne en face
gin-rummy-reason = premier à { $number }
gin-rummy-fact = Le plus de donnes pour { $seat } : { $most } à { $least }.
gin-rummy-even = Autant de donnes gagnées de chaque côté : { $number }.
gin-rummy-subtitle = Donne { $number }{ $how ->
    [knock] { " " }· frappée
    [gin] { " " }· gin
    [biggin] { " " }· big gin
    [undercut] { " " }· contre
    [tie] { " " }· égalité
    [dead] { " " }· nulle
   *[other] { "" }
}
gin-rummy-limit = Frappe jusqu'à
gin-rummy-target = Objectif
gin-rummy-meld = Combinaison · { $seat }
gin-rummy-deadwood = reste { $number } · { $seat }
gin-rummy-covered = Défausse
gin-rummy-laid-off = Complété · { $seat }

gin-rummy-hint-pass = { $card } ne t'aide pas assez.
gin-rummy-hint-draw = { $card } ne t'aide pas assez. Essaie la pioche.
gin-rummy-hint-forced = Vous avez passé tous les deux, prends à la pioche.
gin-rummy-hint-completes = Ça te donne { $cards }.
gin-rummy-hint-take-to-knock = Prends-la et tu peux frapper avec { $number }.
gin-rummy-hint-take-low = Ça ramène tes cartes mortes de { $number } à { $least }.
gin-rummy-hint-knock = Tu es à { $number }. Pour te contrer, il faut à { $seat } { $ties ->
    [1] { $number } ou moins
   *[0] moins que ça
}.
gin-rummy-hint-gin = C'est le gin : tes dix autres cartes sont toutes en combinaisons.
gin-rummy-hint-big-gin = Tes onze cartes sont toutes en combinaisons.
gin-rummy-hint-alone = Elle ne va avec rien, et te coûte { $number }. Sans elle, tu es à { $least }.
gin-rummy-hint-throw = C'est ta carte la moins utile : tu restes avec { $least }, et les meilleurs tirages.
gin-rummy-hint-lay-off = Elle va, et ça fait { $number } de cartes mortes en moins.
gin-rummy-hint-done = Rien d'autre ne vaut la peine. Tu restes avec { $number }.

gin-rummy-upcard-first = La carte retournée d'abord. Prends-la, ou passe.
gin-rummy-stock-first = Vous avez passé tous les deux. Prends à la pioche.
gin-rummy-draw-first = Prends d'abord une carte : à la pioche, ou la défausse.
gin-rummy-last-discard = La pioche est épuisée. Prends la dernière défausse si elle te permet de frapper aussitôt, ou passe.
gin-rummy-discard-or-knock = Tu as pioché. Défausse une carte, ou frappe si ça te laisse { $limit } ou moins.
gin-rummy-must-knock = Tu as pris la dernière défausse, il faut frapper. Défausse une de ces cartes : { $cards }.
gin-rummy-too-much-deadwood = Ça te laisse { $number }, et il faut { $limit } ou moins pour frapper. Défausse une carte et continue.
gin-rummy-knock-with-another = Ça te laisse { $number }, et il faut { $limit } ou moins pour frapper. Frappe avec une de ces cartes : { $cards }, ou continue.
gin-rummy-no-melds-of-yours = Ce ne sont pas des combinaisons de tes autres cartes. Nomme des groupes et des suites de trois cartes ou plus, et aucune carte deux fois.
gin-rummy-no-big-gin = Pas de big gin à cette table. Défausse une carte et frappe.
gin-rummy-not-all-melded = Tes onze cartes ne sont pas toutes en combinaisons. Défausses-en une, ou frappe si ça te laisse { $limit } ou moins.
gin-rummy-does-not-fit = { $card } ne va sur aucune combinaison étalée. { $count ->
    [0] Aucune de tes autres cartes non plus, dis donc « done »
   *[other] Complète avec une de ces cartes : { $cards }, ou dis « done »
}.
gin-rummy-lay-off-or-done = { $count ->
    [0] Aucune de tes cartes ne va sur les combinaisons étalées, dis donc « done »
   *[other] Complète avec une de ces cartes : { $cards }, ou dis « done »
}.
