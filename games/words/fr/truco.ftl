truco-name = Truco
    .line = Trois cartes, deux paris, et un visage de marbre.
    .aliases = Truco argentino, Truc
truco-rules = **Fais deux plis sur trois, et parie dessus. D'abord, parie sur tes deux meilleures cartes d'une couleur.**
    Chacun a trois cartes. Joue-en une par pli ; la plus haute le prend, et on n'est jamais obligé de fournir. Les quatre meilleures sont l'as d'épée, l'as de bâton, le 7 d'épée et le 7 de denier. Puis viennent les 3, les 2, les autres as, les rois, les cavaliers, les valets, les autres 7, les 6, les 5 et les 4.
    La donne vaut 1 point. Annonce **truco** pour en faire 2. L'autre camp dit **quiero** pour jouer, **no quiero** pour l'abandonner, ou relance.
    Avant ta première carte, tu peux annoncer **envido** : qui a les deux meilleures cartes d'une couleur marque 2 points. Bluffe autant que tu veux. Le premier camp à 30 gagne.
    - **Par exemple :** le 7 et le 5 de coupe font 20 + 12, un envido de 32. Seul 33 le bat.
    .whole =
    - **Les camps :** à quatre ou six, les partenaires sont assis en alternance et partagent un score. La place à gauche du donneur est **mano** et entame le premier pli.
    - **Les plis :** si les meilleures cartes sont égales et que les deux camps en ont une, le pli est nul, et mano entame de nouveau. Sinon, qui fait le pli entame.
    - **La donne** va au camp qui a deux plis. Si un pli était nul, au camp qui a fait le premier, ou le premier qui n'était pas nul. Si les trois sont nuls, au camp de mano.
    - **Truco** 2, **retruco** 3, **vale cuatro** 4. Après la première annonce, seul le camp qui a accepté en dernier peut relancer. Si une annonce est refusée, son camp marque ce que valait la donne avant.
    - **L'envido** compte 20 et deux cartes d'une couleur, sinon ta meilleure carte. Un as compte 1 ; valets, cavaliers et rois 0. À égalité, le camp de mano gagne. Annonce-le avant ta première carte, même quand on te demande pour le truco.
    - **Relancer l'envido :** envido ajoute 2, deux fois au plus, real envido 3. Falta envido se joue pour ce qui manque au camp en tête pour gagner. Si la dernière annonce est refusée, celles d'avant comptent, au moins 1.
    - **Les réponses :** on demande à chaque adversaire à son tour. Un seul quiero ou une seule relance engage le camp ; pour refuser, il faut que tous refusent.
    - **Abandonner** est possible à deux joueurs. Ça donne la donne, et 1 point de plus si tu pouvais encore annoncer envido.
    - **Flor** est une option : trois cartes d'une couleur doivent être annoncées et rapportent 3 à la place d'un envido. Si les deux camps en ont une, ils peuvent relancer.
    - **Gagner :** les points comptent tout de suite. Un camp qui atteint 30 gagne au milieu d'une donne.
truco-paragraphs =
    .truco-envido-too-late = 5
    .truco-not-higher = 7
    .truco-not-your-word = 4
    .truco-wrong-step = 4
    .truco-answer-first = 7
    .truco-nothing-asked = 7
    .truco-say-flor = 9
    .truco-no-flor = 9
    .truco-not-with-partners = 8

truco-variant-quick = Rapide, en 15
truco-variant-flor = Avec flor
truco-variant-all_in = Falta envido pour la partie
truco-option-target = { shared-points-to-win }
truco-option-flor = Trois cartes d'une couleur sont une flor
truco-option-falta = Falta envido se joue pour
    .leader = ce qui manque au camp en tête pour gagner
    .match = toute la partie, jusqu'à ce qu'un camp soit à la moitié
    .half = ce qui manque au camp en tête pour la moitié
truco-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

do-quiero = Quiero
do-no-quiero = No quiero
do-quiero-yes = Quiero (oui)
do-no-quiero-no = No quiero (non)
order-no-quiero = { do-no-quiero-no }
do-truco = Truco
    .listed = truco
do-retruco = Retruco
    .listed = retruco
do-vale-cuatro = Vale cuatro
    .listed = vale cuatro
do-envido = Envido
    .listed = envido
do-real-envido = Real envido
    .listed = real envido
do-falta-envido = Falta envido
    .listed = falta envido
do-flor = Flor
    .listed = flor
do-contraflor = Contraflor
    .listed = contraflor
do-contraflor-al-resto = Contraflor al resto
    .listed = contraflor al resto
truco-do-fold = Abandonner

truco-calls = { $seat } annonce { $call }, { $points ->
    [0] pour tout ce qui manque
   *[other] pour { shared-points }
}, { $number } en cas de refus.
    .to-seat = Tu annonces { $call }, { $points ->
        [0] pour tout ce qui manque
       *[other] pour { shared-points }
    }, { $number } en cas de refus.
truco-flor = { $seat } a une flor.
    .to-seat = Tu as une flor.
truco-accepts = { $seat } dit quiero.
    .to-seat = Tu dis quiero.
truco-refuses = { $seat } dit no quiero.
    .to-seat = Tu dis no quiero.
truco-folds = { $seat } abandonne.
    .to-seat = Tu abandonnes.
truco-says = { $seat } a { $number }.
    .to-seat = Tu as { $number }.
truco-plays = { $seat } joue { $card }.
    .to-seat = Tu joues { $card }.
truco-takes = { $seat } fait le pli.
    .to-seat = Tu fais le pli.
truco-tied = Le pli est nul.
truco-scores = { $reason ->
    [envido] { shared-points } pour l'envido : { $seats }.
    [flor] { shared-points } pour la flor : { $seats }.
    [refused] { shared-points } pour un truco refusé : { $seats }.
    [refused-envido] { shared-points } pour un envido refusé : { $seats }.
    [refused-flor] { shared-points } pour une flor refusée : { $seats }.
    [fold] { shared-points } après un abandon : { $seats }.
   *[tricks] { shared-points } pour les plis : { $seats }.
}
    .to-seats = { $reason ->
        [envido] { shared-points } pour l'envido : { shared-you-and }.
        [flor] { shared-points } pour la flor : { shared-you-and }.
        [refused] { shared-points } pour un truco refusé : { shared-you-and }.
        [refused-envido] { shared-points } pour un envido refusé : { shared-you-and }.
        [refused-flor] { shared-points } pour une flor refusée : { shared-you-and }.
        [fold] { shared-points } après un abandon : { shared-you-and }.
       *[tricks] { shared-points } pour les plis : { shared-you-and }.
    }
truco-for = { $reason ->
    [envido] { $number } pour l'envido
    [flor] { $number } pour la flor
    [refused] { $number } pour un truco refusé
    [refused-envido] { $number } pour un envido refusé
    [refused-flor] { $number } pour une flor refusée
    [fold] { $number } après un abandon
   *[tricks] { $number } pour les plis
}
truco-shows = { $seat } montre { $cards }.
    .to-seat = Tu montres { $cards }.

truco-subtitle = Donne { $round } · en { $target }
truco-stake = Truco
truco-line = { $raises ->
    [0] { $dots }
   *[other] { $dots } peut relancer
}
truco-mano = mano

truco-hint-flor = Tu as une flor, il faut l'annoncer.
truco-hint-envido = { $kind ->
    [no] Avec { $number }, tu perdrais trop souvent.
    [yes] Tu as { $number }. C'est assez bon pour dire oui.
   *[call] Tu as { $number }, et la plupart des mains ont moins.
}
truco-hint-truco = Ta chance de gagner la donne est d'environ { $chance } %. { $kind ->
    [no] Abandonne-la.
    [yes] C'est assez bon pour dire oui.
   *[call] Fais monter la mise.
}
truco-hint-lead = Entame ta carte moyenne et garde la meilleure pour plus tard.
truco-hint-highest = Il te faut ce pli. Entame ta plus haute carte.
truco-hint-partner = Ton camp est maître. Joue petit.
truco-hint-wins = Fais le pli à moindre frais.
truco-hint-ties = Tu ne peux pas faire ce pli, mais tu peux le rendre nul.
truco-hint-lowest = { shared-hint-cannot-win }

truco-envido-too-late = C'est trop tard. On annonce envido une fois par donne, avant sa première carte et avant d'accepter le truco.
truco-not-higher = On a annoncé { $call }. Tu peux seulement annoncer plus haut, ou répondre quiero ou no quiero.
truco-not-your-word = Ton camp a relancé en dernier, seul l'autre peut annoncer { $call }.
truco-last-step = Après vale cuatro, il n'y a plus de relance.
truco-wrong-step = Ce n'est pas la prochaine étape. C'est { $call }.
truco-answer-first = On a annoncé { $call }. Réponds quiero ou no quiero, ou relance.
truco-nothing-asked = Personne ne t'a rien demandé. Joue une carte ou annonce.
truco-say-flor = Tu as une flor. Dis-le avant tout le reste.
truco-no-flor = Tu ne peux pas annoncer ça. Il faut trois cartes d'une couleur, et une partie avec flor.
truco-not-with-partners = On n'abandonne pas en équipes. Joue une carte, ou réponds no quiero quand on te demande.
