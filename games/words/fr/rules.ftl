rules-trick = À chaque **pli**, tout le monde joue une carte à son tour, en commençant par l'entame. Il faut fournir : si tu as la couleur de la première carte, joue-la. Sinon, joue ce que tu veux.
rules-trick-plain = La plus haute carte de la couleur demandée fait le pli, et qui l'a jouée entame le suivant. Il n'y a pas d'atout.
rules-trick-trump = Le plus gros atout fait le pli ou, sans atout, la plus haute carte de la couleur demandée. Qui fait le pli entame le suivant.

rules-hands-of-five = { "  " }- quinte flush, cinq cartes qui se suivent dans une couleur : 5♥ 6♥ 7♥ 8♥ 9♥
    { "  " }- carré : K♣ K♦ K♥ K♠ 4♦
    { "  " }- full, un brelan et une paire : J♣ J♥ J♠ 4♦ 4♠
    { "  " }- couleur, cinq cartes de la même couleur : A♦ J♦ 8♦ 6♦ 2♦
    { "  " }- quinte, cinq cartes qui se suivent : 7♣ 8♦ 9♦ 10♠ J♥
rules-poker-hands = { rules-hands-of-five }
    { "  " }- brelan : Q♣ Q♦ Q♥ 8♠ 4♦
    { "  " }- double paire : A♣ A♥ 6♦ 6♠ 9♣
    { "  " }- paire : 10♥ 10♠ K♦ 7♣ 3♠
    { "  " }- carte haute : rien de tout cela
rules-same-hand = - **Même main ?** Les plus hautes cartes décident : les rois battent les 9, puis vient le reste des cinq cartes. La couleur ne compte jamais, et deux mains égales partagent le pot. L'as est haut, ou bas dans A 2 3 4 5.
rules-side-pot = - **Par exemple :** tu as 40 jetons et tu fais tapis ; deux autres mettent 100 chacun. Tu peux gagner 40 de chacun, plus tes 40. Les 120 qui restent forment un **pot secondaire** entre ces deux-là.
rules-chips = On joue jusqu'à ce que quelqu'un ait tous les jetons. C'est juste pour le plaisir : ils ne valent rien.

rules-button = Le **bouton** marque la place du donneur et avance d'une place vers la gauche après chaque donne. Les deux places suivantes à sa gauche doivent miser d'abord : la petite et la grosse **blinde**. Il y a un tour d'enchères avant le **flop**, les trois premières cartes du tableau, puis un après le flop, un après la quatrième carte (la **turn**) et un après la cinquième (la **river**). Checke (reste sans payer), mise, suis la mise des autres, relance ou couche-toi. Ensuite on montre les mains, et la meilleure gagne le **pot**, tout ce qui a été misé.
rules-blinds = À gauche du bouton vient la petite blinde, puis la grosse, et les deux misent avant de voir une carte. À deux, le bouton est petite blinde.
rules-streets = - **Les tours d'enchères :** avant le flop, à partir de la gauche de la grosse blinde. Après le flop (trois cartes), la turn et la river (une chacune), à partir de la gauche du bouton.
rules-check-bet-raise = - **À ton tour :** personne n'a misé ? **Checke**, ou **mise** au moins la grosse blinde. Quelqu'un a misé ? **Suis** (paie autant), **relance à** un montant plus haut, ou **couche-toi** et attends la donne suivante. Une relance ajoute au moins autant que la dernière mise ou relance. Si personne ne relance, la grosse blinde peut encore relancer.
rules-all-in = - **Tapis :** si tu n'as pas de quoi suivre, mets tout ce que tu as. Tu peux gagner de chacun des autres autant que tu as mis, pas plus ; le reste est un pot secondaire entre eux. Ce que personne n'a suivi est rendu. Une relance trop petite, parce que quelqu'un est à tapis, ne te permet pas de relancer encore, sauf si le tout fait une relance complète pour toi.
rules-showdown = - **L'abattage :** la dernière mise ou relance à la river montre en premier. Ensuite tu ne dois montrer que si tu gagnes. Si tous ceux qui restent sont à tapis, les mains sont ouvertes et les dernières cartes sont distribuées. Si tous les autres se couchent, tu gagnes sans montrer.
rules-blinds-end = - **La fin :** les blindes montent régulièrement. Sans jetons, la partie est finie pour toi ; la dernière personne à en avoir gagne.
rules-play-chips = Les jetons, c'est juste pour le plaisir : ils ne valent rien.
