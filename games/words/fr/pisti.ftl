pisti-name = Pişti
    .line = Égale la carte du dessus et la pile est à toi.
    .aliases = Pishti, Pisti, Pişpirik
pisti-rules = **Égale la carte du dessus de la pile, et tu la ramasses entière.**
    Tu as quatre cartes, et il y a une pile au milieu. Joue une carte par tour. Si elle a la même valeur que la carte du dessus, toute la pile est à toi. Un valet ramasse n'importe quelle pile. Toute autre carte va dessus.
    Ramasse une carte seule avec son égale et c'est un **pişti**, 10 points, ou 20 avec des valets. Quand le paquet est fini, les cartes ramassées rapportent : le 10♦ 3, le 2♣ 2, chaque as et valet 1, et le plus de cartes 3. À 151, le plus haut score gagne.
    - **Par exemple :** quelqu'un ramasse la pile et tu en commences une avec le 9♣. Le joueur suivant a le 9♥ et le joue : pişti, 10 points. Commence donc avec une valeur presque épuisée.
    .whole =
    - **La donne :** quatre cartes au milieu, puis quatre chacun. Une carte du milieu est retournée, les autres sont dessous, face cachée. Si c'est un valet, il reste et une autre carte est retournée dessus. Quand toutes les mains sont vides, chacun en reçoit encore quatre ; le milieu n'en reçoit pas. La donne tourne vers la gauche à chaque donne, et le donneur joue en dernier.
    - **Ton tour :** joue une carte au choix. Si la carte du dessus a la même valeur, tu ramasses la pile. Un valet la ramasse aussi. Sur une table vide, toute carte reste simplement là, même un valet.
    - **Les cartes face cachée** vont à qui ramasse la première pile. Seul ce joueur peut les regarder.
    - **Pişti :** la pile est une seule carte et tu égales sa valeur. Ça fait 10 points, et 20 pour un valet sur un valet. Un valet sur une autre carte n'est pas un pişti, la dernière carte de la donne non plus.
    - **Quand le paquet est fini,** le dernier à avoir ramassé prend le reste. Puis on compte : le 10♦ vaut 3, le 2♣ 2, chaque as 1, chaque valet 1. Le plus de cartes vaut 3 ; à égalité, personne ne marque.
    - **Gagner :** à 151 ou plus après une donne, le plus haut score gagne. À égalité, on joue une donne de plus.
    - **En équipes :** à quatre, on joue deux contre deux, et les ramassages vont ensemble.
pisti-paragraphs =
    .pisti-one-card = 2

pisti-variant-short = Courte, en 101
pisti-variant-coffee_house = Café : carte du fond montrée, la dernière carte peut faire un pişti
pisti-variant-each_alone = Chacun pour soi, en 101
pisti-variant-open = Ouverte : rien ne commence face cachée

pisti-option-target = { shared-points-to-win }
pisti-option-partners = { shared-partners }
pisti-option-jack_pisti = Points pour un valet sur un valet seul
pisti-option-most_cards = Points pour le plus de cartes
pisti-option-last_pisti = La dernière carte de la donne peut faire un pişti
pisti-option-closed_start = La première pile commence face cachée, sous une carte
pisti-option-look = On peut regarder les cartes face cachée qu'on a ramassées
pisti-option-open_bottom = La carte du fond du paquet est montrée

pisti-void = Quatre valets au milieu : redonne.
pisti-turned = { $cards } { $count ->
    [0] sur la table.
    [one] sur la table, avec { $count } carte face cachée dessous.
   *[other] sur la table, avec { $count } cartes face cachée dessous.
}
pisti-bottom = Au fond du paquet : { $card }.
pisti-lays = { $seat } joue { $card }.
    .to-seat = Tu joues { $card }.
pisti-takes = { $seat } ramasse la pile avec { $card } : { shared-cards }.
    .to-seat = Tu ramasses la pile avec { $card } : { shared-cards }.
pisti-pisti = Pişti ! { $seat } joue { $card } sur { $cards } : { shared-points }.
    .to-seat = Pişti ! Tu joues { $card } sur { $cards } : { shared-points }.
pisti-looks = Face cachée sous la pile : { $cards }.
pisti-rest = Dernier ramassage pour { $winner }, qui prend le reste, { $cards }.
    .to-winner = Dernier ramassage pour toi : tu prends le reste, { $cards }.
pisti-count-cards = Le plus de cartes, { $figures } : { $count ->
    [0] égalité, pas de points
   *[other] { $seats }
}.
    .to-seats = Le plus de cartes, { $figures } : { shared-you-and }.
pisti-count-points = { shared-points } de cartes ramassées : { $seats }.
    .to-seats = { shared-points } de cartes ramassées : { shared-you-and }.
pisti-count-pistis = { shared-points } de piştis : { $seats }.
    .to-seats = { shared-points } de piştis : { shared-you-and }.
pisti-for-cards = { $number } pour le plus de cartes
pisti-for-points = { $number } de cartes
pisti-for-pistis = { $number } de piştis
pisti-deed = { shared-cards }, { $number ->
    [0] aucun pişti
    [one] { $number } pişti
   *[other] { $number } piştis
}
pisti-fact = { $seat } a fait { $number ->
    [one] { $number } pişti
   *[other] { $number } piştis
}.
pisti-tag = Pişti +{ $points }
pisti-count = { $count ->
    [one] { $count } pişti
   *[other] { $count } piştis
}
pisti-pile = Pile
pisti-under = Dessous
pisti-closed = Prises cachées

pisti-hint-pisti = C'est un pişti : { shared-points }.
pisti-hint-take = Ramasse la pile : { shared-cards }{ $points ->
    [0] .
    [one] { "" }, avec { $points } point dedans.
   *[other] { "" }, avec { $points } points dedans.
}
pisti-hint-gone = Toutes les autres cartes de cette valeur ({ rank-name }) sont parties ou dans ta main : seul un valet peut la ramasser.
pisti-hint-lay = C'est la carte qui risque le moins d'être égalée ({ $number } %).

pisti-one-card = Joue une carte : { $cards }. Ce qu'elle ramasse suit tout seul.
