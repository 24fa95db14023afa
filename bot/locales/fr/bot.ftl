press-join = Rejoindre
press-leave = Quitter
press-computer = Ajouter un ordinateur
press-dismiss = Retirer un ordinateur
press-options = Options
press-keep = Garder ces règles
press-drop = Supprimer « { $name } »
press-private = Rendre privée
press-open = Rendre publique
press-start = Commencer
press-play = Jouer
press-manage = Table…
press-thread = Passer dans un fil
press-hand = Voir ma main
press-here = De retour
press-substitute = Faire jouer un ordinateur
press-substitute-too = Faire jouer un ordinateur ({ $count } sur { $needed })
press-again = Revanche
press-void = Demander l'annulation
press-watch = Continuer à regarder
press-end-here = Arrêter là
press-resume = Reprendre
press-agree = D'accord
press-let-in = Laisser entrer
press-enter = S'asseoir
press-stay-out = Ne pas s'asseoir
press-no = Non
press-withdraw = Laisser tomber
press-hint = Conseil
press-why = Pourquoi ?
press-ready = Prêt
press-say = Réagir
press-scores = Scores
press-verify = Vérifier
press-numbers = Reçu du mélange
press-replay = Revoir
press-review = Analyser
press-review-show = Montre-moi
press-review-again = Réessayer
press-review-back = Précédent
press-review-next = Suivant
press-first = Début
press-back = Retour
press-next = Suite
press-last = Fin
press-round = { $unit ->
    [hand] Donne suivante
    [deck] Paquet suivant
    [hole] Trou suivant
   *[round] Manche suivante
}
press-open-hands = Montrer les mains
press-hide-hands = Cacher les mains
press-share = Partager
press-film = Faire un clip
press-record = Fichier de partie
press-report = Signaler
press-form = Remplir
pick-card = Jouer une carte

shelf-head = ### À quoi veux-tu jouer ?
shelf-pick = Choisis un jeu
game-alias = { $name } ({ $alias })
shelf-taken = Quelqu'un vient d'ouvrir une table ici. Rejoins-la, ou utilise /play pour en ouvrir une autre.
press-notifying = Me prévenir
notify-head = { $count ->
    [0] Choisis des jeux. Quand une table s'ouvre ici, je t'envoie un message privé silencieux.
   *[other] Je t'envoie un message privé silencieux quand une table pour l'un d'eux s'ouvre ici. N'en choisis aucun pour arrêter.
}
notify-opened = 🎴 **{ $host }** a ouvert une table de jeu ({ $name }) : { $place }
role-called = 🎴 { $mention } **{ $host }** a ouvert une table de jeu ({ $name }) : { $place }
notify-daily = { $wish ->
    [on] Je te dis aussi quand le défi du jour commence.
   *[off] Je peux aussi te dire quand le défi du jour commence.
}
notify-muted = Plus de messages sur { $name } à cet endroit. `/notify` les réactive.
notify-nowhere = Tape `/notify` sur le serveur qui t'intéresse.
press-mute = Silence
lobby-head = ### { $name }
    Appuie sur **Rejoindre** pour t'asseoir, et sur **Commencer** quand tout le monde est là.
lobby-held = *réservée à { $name }, libre { $time }*
lobby-invited = *réservée à { $name }*
lobby-english = Ce jeu n'existe qu'en anglais.
lobby-private = 🔐 Privée : il faut une invitation pour rejoindre. `/table invite` en envoie une. Les autres ici peuvent regarder, mais les mains et le replay restent cachés jusqu'à la fin de la partie.
lobby-answers = 🧳 Je ne suis pas installé sur ce serveur : la table ne se met à jour que 15 minutes après un clic, et je ne peux pas te mentionner à ton tour. Appuie sur **Voir ma main** pour voir tes cartes.
lobby-alone = Cette table n'est visible que pour toi, car ce serveur cache mes réponses. Tu peux quand même jouer ici contre des ordinateurs.
lobby-farewell = 💤 Personne n'a rien fait pendant { $minutes } minutes, j'ai donc fermé ta table ({ $name }) : { $place }. Ouvres-en une autre avec /play.
lobby-moved = La table est maintenant dans { $place }.
lobby-begun = 🎴 **{ $name }** a commencé : { $place }
lobby-crowded = -# Il y a beaucoup de tables dans ce salon, les images sont donc lentes. Un fil est plus rapide : **Table…** y déplace celle-ci.
manage-head = **{ $name }** : ce que tu changes ici se voit à la table.
lobby-open = { $count ->
    [one] Encore { $count } place libre.
   *[other] Encore { $count } places libres.
}
lobby-computers = { $count ->
    [one] Si tu commences maintenant, { $count } ordinateur joue.
   *[other] Si tu commences maintenant, { $count } ordinateurs jouent.
}
lobby-more-computers = { $count ->
    [one] Si tu commences maintenant, { $count } ordinateur de plus joue.
   *[other] Si tu commences maintenant, { $count } ordinateurs de plus jouent.
}
lobby-full-of-people = La table est complète.
lobby-full-of-computers = Toutes les places sont prises, mais tu peux rejoindre : tu remplaces un ordinateur.
lobby-partners = Équipes : { $teams }
seats-choose = Choisis ta place
seats-shuffle = Mélanger les places
seat-free = Libre
seat-computer = un ordinateur
lobby-sealed = 🔒 Mélange scellé
number-own = { $place ->
    [here] Tu es à la table.
   *[elsewhere] Tu as une place pour la revanche : { $place }
}
number-seal = -# 🔒 Mélange scellé ||nombre `{ $number }`{ $commitment ->
    [none] { "" }
   *[other] , empreinte `{ $commitment }`
}||
deal-told = **{ $seat }** mélange. 🔒 Mélange scellé ||`{ $seal }`||
deal-beacon = -# ||Le tour { $round } de la balise publique y entre aussi.||
computer = 🤖 { $name } · { $level ->
    [easy] facile
    [normal] normal
   *[hard] difficile
}
computer-character = 🤖 { $name } · { $level ->
    [easy] facile
    [normal] normal
   *[hard] difficile
}, { $manner ->
    [cautious] prudent
    [counts-cards] compte les cartes
   *[bold] audacieux
}
computer-way = { $level ->
    [easy] facile
    [normal] normal
   *[hard] difficile
}, { $manner ->
    [cautious] prudent
    [counts-cards] compte les cartes
   *[bold] audacieux
}
levels-choose = Régler le niveau d'un ordinateur
level-change = Remplacer { $old } par { $name }
table-computers = -# { $computers }
lobby-clock = { $clock }, avec { $count } { $unit ->
    [minutes] min en plus
   *[other] min en plus
} par partie si la table les accorde
clock-none = Sans limite de temps
clock-seconds = { $count ->
    [one] { $count } seconde par tour
   *[other] { $count } secondes par tour
}
clock-minutes = { $count ->
    [one] { $count } minute par tour
   *[other] { $count } minutes par tour
}
clock-hours = { $count ->
    [one] { $count } heure par tour
   *[other] { $count } heures par tour
}

options-head = **Options** de cette table. Choisis-en jusqu'à cinq à changer.
options-pick = Changer des options
options-changed = Règles maison
options-rarer = Autres règles maison
options-more = +{ $count } de plus : /rules
keep-name = Nom de ces règles
keep-first = Les prendre pour les nouvelles tables ici ({ $name })
presets-many = Ce serveur garde déjà { $most } séries de règles pour ce jeu. Supprimes-en une d'abord.
presets-no-name = Donne un nom à ces règles.
option-clock = Temps par tour
option-title = Changer des options
option-range = De { $least } à { $most }
option-span = De { $least } à { $most }{ $step ->
    [1] { "" }
   *[other] , de { $step } en { $step }
}
option-span-or-none = De { $least } à { $most }{ $step ->
    [1] { "" }
   *[other] , de { $step } en { $step }
}, ou « { option-none } »
option-on = oui
option-off = non
option-none = sans limite
label-and-hint = { $label }. { $hint }
option-zero = { $title } (0 : { $zero })
number-title = Combien ?

rules-head = ### { $name }
rules-changed-here = **À cette table :**
rules-here = **À cette table :** { $rules }
rules-as-usual = **Règles standard :**
rules-all-usual = **Cette table joue selon les règles standard :**
rules-of-nowhere = **Règles standard.** Qui ouvre une table peut changer tout ceci :
press-rules = Règles
press-rules-minute = Règles en bref
press-rules-whole = Règles complètes
press-rules-table = Règles de cette table
press-rules-usual = Règles standard

table-turning-up = **Tapis.** La carte suivante arrive.
table-turn = { $count ->
    [one] C'est à **{ $seats }**
   *[other] On attend **{ $seats }**
}
table-turn-clock = { $count ->
    [one] C'est à **{ $seats }**
   *[other] On attend **{ $seats }**
}, limite { $time }
table-turn-spare = { $count ->
    [one] **{ $seats }** joue sur le temps en plus
   *[other] **{ $seats }** jouent sur le temps en plus
}, limite { $time }
table-resting = { $unit ->
    [hand] Fin de la donne
    [deck] Fin du paquet
    [hole] Fin du trou
   *[round] Fin de la manche
}. Suite { $time }, ou dès que tout le monde appuie sur **Prêt**.
table-unready = On attend encore **{ $seats }**.
    .to-seats = { $others ->
        [0] On attend que tu appuies sur **Prêt**.
       *[other] On vous attend encore, **{ $seats }** et **toi**.
    }
ready-noted = C'est noté. On attend **{ $seats }**.
table-won = { $count ->
    [all] 🏆 Vous avez tous gagné !
    [one] 🏆 **{ $seats }** gagne la partie !
   *[other] 🏆 **{ $seats }** gagnent la partie !
}
    .to-seats = { $count ->
        [all] 🏆 Vous avez tous gagné !
        [1] 🏆 **Tu** gagnes la partie !
       *[other] 🏆 **{ $seats }** et **toi** gagnez la partie !
    }
table-lost = { $count ->
    [0] Vous avez tous perdu cette fois.
    [house] La banque a gagné cette fois.
    [one] **{ $seats }** perd la partie.
   *[other] **{ $seats }** perdent la partie.
}
    .to-seats = { $count ->
        [0] Vous avez tous perdu cette fois.
        [house] La banque a gagné cette fois.
        [1] **Tu** perds la partie.
       *[other] **{ $seats }** et **toi** perdez la partie.
    }
table-away = 🤖 { $count ->
    [one] **{ $seats }** n'est pas là, un ordinateur joue à sa place.
   *[other] **{ $seats }** ne sont pas là, un ordinateur joue à leur place.
}
table-replaced = -# 🤖 { $seat } remplace { $name }.
table-deserted = 🏁 C'est fini pour **{ $seats }**, il ne reste que des ordinateurs. Continuer à regarder, ou arrêter là ? Sans réponse, la partie s'arrête { $time }.
    .to-seats = 🏁 C'est fini pour toi{ $others ->
        [0] {""}
       *[other] {" "}et **{ $seats }**
    }, il ne reste que des ordinateurs. Continuer à regarder, ou arrêter là ? Sans réponse, la partie s'arrête { $time }.
table-rests = 💤 Tout le monde est absent. Appuie sur **De retour** pour continuer. Si personne ne le fait, la table ferme { $time }.
table-paused-until = ⏸️ La table est en pause, et le chronomètre arrêté. La partie reprend { $time }, ou quand quelqu'un appuie sur **Reprendre**.
table-absent = ⏱️ Trop de tours hors délai pour **{ $seats }** : c'est une défaite.
    .to-seats = ⏱️ Trop de tours hors délai pour { $others ->
        [0] toi
       *[other] toi et **{ $seats }**
    } : c'est une défaite.
table-practice = 🎓 C'était un entraînement, aucune cote ne change.
asked-stop = { $count ->
    [one] 🏁 **{ $seats }** veut arrêter la partie.
   *[other] 🏁 **{ $seats }** veulent arrêter la partie.
}
    .to-seats = 🏁 { $others ->
        [0] Tu veux
       *[other] **{ $seats }** et toi voulez
    } arrêter la partie.
asked-void = { $count ->
    [one] 🏳️ **{ $seats }** veut annuler cette partie, qui ne comptera alors pour personne.
   *[other] 🏳️ **{ $seats }** veulent annuler cette partie, qui ne comptera alors pour personne.
}
    .to-seats = 🏳️ { $others ->
        [0] Tu veux
       *[other] **{ $seats }** et toi voulez
    } annuler cette partie, qui ne comptera alors pour personne.
asked-redeal = { $count ->
    [one] 🔄 **{ $seats }** veut une redonne.
   *[other] 🔄 **{ $seats }** veulent une redonne.
}
    .to-seats = 🔄 { $others ->
        [0] Tu veux
       *[other] **{ $seats }** et toi voulez
    } une redonne.
asked-pause = { $count ->
    [one] ⏸️ **{ $seats }** veut une pause.
   *[other] ⏸️ **{ $seats }** veulent une pause.
}
    .to-seats = ⏸️ { $others ->
        [0] Tu veux
       *[other] **{ $seats }** et toi voulez
    } une pause.
asked-kick = 🚪 { $count ->
    [one] **{ $seats }** veut remplacer **{ $other }** par un ordinateur.
   *[other] **{ $seats }** veulent remplacer **{ $other }** par un ordinateur.
}
    .to-seats = 🚪 { $others ->
        [0] Tu veux
       *[other] **{ $seats }** et toi voulez
    } remplacer **{ $other }** par un ordinateur.
    .to-other = 🚪 { $count ->
        [one] **{ $seats }** veut te remplacer par un ordinateur.
       *[other] **{ $seats }** veulent te remplacer par un ordinateur.
    }
asked-undo = { $count ->
    [one] ↩️ **{ $seats }** veut annuler son dernier coup.
   *[other] ↩️ **{ $seats }** veulent annuler le dernier coup.
}
    .to-seats = ↩️ { $others ->
        [0] Tu veux annuler ton dernier coup.
       *[other] **{ $seats }** et toi voulez annuler le dernier coup.
    }
asked-tie = { $count ->
    [one] 🤝 **{ $seats }** veut finir sur une égalité.
   *[other] 🤝 **{ $seats }** veulent finir sur une égalité.
}
    .to-seats = 🤝 { $others ->
        [0] Tu veux
       *[other] **{ $seats }** et toi voulez
    } finir sur une égalité.
asked-claim = { $count ->
    [one] 🙌 **{ $seats }** réclame le reste des plis.
   *[other] 🙌 **{ $seats }** disent que le reste des plis est pour **{ $other }**.
}
    .to-seats = 🙌 { $others ->
        [0] Tu réclames le reste des plis.
       *[other] **{ $seats }** et toi dites que le reste des plis est pour **{ $other }**.
    }
    .to-seats-other = 🙌 { $others ->
        [0] Tu réclames le reste des plis.
       *[other] **{ $seats }** et toi dites que le reste des plis est pour toi.
    }
    .to-other = 🙌 **{ $seats }** disent que le reste des plis est pour toi.
asked-sit = 💺 **{ $name }** veut prendre la place occupée par **{ $other }**.
guest-comes = 💺 **{ $name }** remplace **{ $seat }** à la prochaine donne.
asked-others = D'accord, **{ $seats }** ? Limite : { $time }.
    .to-seats = { $others ->
        [0] Tu es d'accord ?
       *[other] Vous êtes d'accord, **{ $seats }** et toi ?
    } Limite : { $time }.
asked-all = Tout le monde est d'accord, la partie finit avec { $unit ->
    [hand] cette donne
    [deck] ce paquet
    [hole] ce trou
   *[round] cette manche
}.
table-long = ⏳ { $seat }, cette partie en est à { $count } coups, elle finit donc avec { $unit ->
    [hand] cette donne
    [deck] ce paquet
    [hole] ce trou
   *[round] cette manche
}.
table-score = **{ $score }** { $name }
table-score-note = **{ $score }** { $name } · { $note }
table-sealed = -# 🔒 Mélange scellé
table-opened = -# 🔓 Reçu du mélange : appuie sur **Vérifier**
table-moves = { $place ->
    [here] Voici la table.
   *[elsewhere] La table est maintenant dans { $place }.
}
table-out-of-reach = Je ne peux publier cette table que dans son propre salon. Tapes-y /table show.
table-stays = Je ne peux pas publier la table pour l'instant. Réessaie dans une minute.

hand-head = ### { $name }
hand-head-link = ### { $name }
    {"["}Aller à la table]({ $link })
hand-away = 🤖 Pendant ton absence, un ordinateur joue pour toi. Appuie sur **De retour** pour reprendre la main.
hand-paused = En pause
hand-others = D'autres jouent
hand-order = ⏩ À ton tour, je jouerai **{ $order }** pour toi. Appuie de nouveau sur le bouton pour annuler.
hand-standing-order = ⏩ Désormais, je jouerai **{ $order }** pour toi. Appuie de nouveau sur le bouton pour annuler.
hand-turn-clock = **À toi de jouer,** limite { $time }.
hand-turn-spare = **À toi de jouer,** sur le temps en plus. Les autres peuvent faire jouer un ordinateur. Limite { $time }.
hand-own = { $label } : { $cards }
hint = 💡 **{ $action }** : { $why }
why-head = J'ai essayé chaque coup contre beaucoup de donnes possibles. À la fin { $unit ->
    [hand] de la donne
    [deck] du paquet
    [hole] du trou
   *[round] de la manche
}, face à ton adversaire le plus fort :
why-move-even = **{ $action }** : à peu près à égalité
why-move-better = **{ $action }** : environ { $points } { $points ->
    [one] point
   *[other] points
} d'avance
why-move-worse = **{ $action }** : environ { $points } { $points ->
    [one] point
   *[other] points
} de retard
why-ahead = En regardant plus loin, c'est mieux que mon premier choix.
why-instead = Sur beaucoup de donnes, c'est mieux que mon premier choix.
why-policy = C'est ce que jouerait un ordinateur difficile.
why-rule = C'est une règle tirée de l'expérience. À ce jeu, regarder plus loin n'a pas donné mieux.
why-late = Je n'ai pas eu le temps de regarder plus loin.
why-only = C'est ton seul coup possible.
type-it = ⌨️ Ça ne tient pas sur un bouton. Tape-le avec `/move` : `{ $action }`
your-turn = { $mention } C'est à toi ({ $name }). Appuie sur **Voir ma main** sous la table.
dm-late = { $mention } Discord ne livre pas tes cartes pour l'instant. Appuie sur **Voir ma main** sous la table pour les voir et jouer.
dm-closed = { $mention } Je ne peux pas t'envoyer de messages privés. Appuie sur **Voir ma main** sous la table pour voir tes cartes et jouer.
hand-kicked = La table a mis { $seat } à ta place. { $mode ->
    [practice] C'est un entraînement, donc pas une défaite.
   *[rated] Tu ne perds cette partie que si cette place la perd.
}
hand-sent-away = Les responsables du serveur ont mis { $seat } à ta place. { $mode ->
    [practice] C'est un entraînement, donc pas une défaite.
   *[rated] Dans la première moitié de la partie, ce n'est pas une défaite. Après, tu as le résultat de ta place.
}
hand-gone = Tu n'avais pas joué depuis une semaine, { $seat } joue donc à ta place. { $mode ->
    [practice] C'est un entraînement, donc pas une défaite.
   *[rated] Ça compte comme une défaite.
} Appuie sur **S'asseoir** sous la table pour revenir.
hand-left = Tu as quitté la partie. { $seat } continue pour toi.
hand-rating = Ta cote : { $before } → **{ $after }**
time-up = ⏱️ Temps écoulé pour { $seat }.
    .to-seat = ⏱️ Temps écoulé pour toi.
just-drawn = { $text } · nouvelle
was-forced = C'était ton seul coup possible.
was-ordered = Je l'ai joué pour toi, comme tu l'as demandé.
last-trick = Dernier pli
no-last-trick = Aucun pli n'est encore fini.

verify-true = ✅ **Reçu du mélange :** { $name }, partie finie { $time }. { $told }
verify-false = ❌ **Reçu du mélange :** { $name }, partie finie { $time }. { $told }
verify-lobby = 🔒 **Reçu du mélange :** { $name }, pas encore distribué. J'ai tiré un secret pour le mélange avant que quiconque rejoigne ; son empreinte est `{ $commitment }`. Chaque **Rejoindre** ajoute son propre nombre, la distribution aussi. Après la partie, je publie le secret, et tout le monde peut vérifier la donne.
verify-beacon = Le tour { $round } de la balise publique y entre aussi, et n'est pas encore sorti.
verify-under-way = 🔒 **Reçu du mélange :** { $name }, partie en cours. Son mélange a un secret dont l'empreinte était dans le salon d'attente : `{ $commitment }`. Je publie le secret à la fin.
verify-unsealed = { $name }, partie en cours. Elle a commencé avant que les mélanges aient des empreintes, il n'y a donc rien à quoi la comparer.
verify-follows = Elle suit la partie { $match }, la dernière finie sur ce serveur avant elle.
verify-first = C'est la première partie enregistrée sur ce serveur.
verify-nothing = Aucune partie n'est encore finie dans ce salon.
numbers-commitment = **Empreinte**, montrée dans le salon d'attente avant que quiconque rejoigne : le SHA-256 du secret et de la partie d'avant :
    `{ $commitment }`
numbers-opened-after = **Partie d'avant** : le SHA-256 du dernier fichier de partie de ce serveur à l'ouverture de cette table, ou des zéros s'il n'y en avait pas :
    `{ $digest }`
numbers-secret = **Secret**, publié à la fin :
    `{ $secret }`
numbers-joins = **Arrivées** : chaque place (à partir de 0) avec l'ID du clic qui l'a prise, puis l'ID du message de distribution (à l'heure de Discord { $times }) :
    `{ $joins }`
    { $seal ->
        [none] { "" }
       *[other] Le message de distribution montre le SHA-256 de la partie d'avant : `{ $seal }`.
    }
numbers-seed = **Graine**, le HMAC-SHA256 des arrivées avec le secret comme clé :
    `{ $seed }`
numbers-seed-alone = **Graine**, tirée avant la distribution sans empreinte :
    `{ $seed }`
numbers-file = Le fichier contient toute la partie. Pour la vérifier toi-même : `python -m games verify { $file }`

record-file = Toute la partie dans un fichier.

replay-title = { $name }, partie { $number }
replay-entry = { $number } : { $name }, { DATE($day, pattern: "d MMM") } { $time } UTC, { $names }
replay-step = Coup { $number } sur { $last }
replay-hand = -# **{ $seat }** { $cards }
replay-shared = **{ $name }** partage un coup :
    { $head }
film-steps = Coups { $first } à { $last }
film-words = { $head }, { $place }. La dernière image :
no-such-match-here = Il n'y a pas de partie { $number } dans ce salon. Choisis dans la liste que montre `/replay`.

review-title = ### { $name }, partie { $number } : analyse
review-begins = 🔎 Je vais regarder tes coups. Ferme ce message et j'arrête.
review-first = 🔎 Je regarde tes coups : { $done } sur { $of }. Ferme ce message et j'arrête.
review-closer = 🔎 J'ai vu tes { $of } coups. Maintenant, je regarde de plus près ceux qui t'ont peut-être coûté cher.
review-moment = -# Moment { $number } sur { $last }, parmi { $decisions } { $decisions ->
    [one] décision
   *[other] décisions
}
review-find-head = -# Pas d'erreur claire en { $decisions } { $decisions ->
    [one] décision
   *[other] décisions
}. Voici ta meilleure trouvaille.
review-clean = Pas d'erreur claire en { $decisions } { $decisions ->
    [one] décision
   *[other] décisions
}, et aucun coup nettement meilleur que tous les autres. Bien joué.
review-try = **Tu ferais quoi ?** Ton coup ici t'a coûté cher. Essaie autre chose : rien ne compte maintenant.
review-same = **{ $action }**, c'était déjà ton coup. Essaie autre chose.
review-other = **{ $action }** n'est pas ce que je jouerais. Réessaie, ou appuie sur **Montre-moi**.
review-solved = ✅ C'est ça !
review-cost = Ton coup : **{ $action }**. En moyenne, il t'a coûté environ { $points } { $points ->
    [one] point
   *[other] points
}, à { $error } près.
review-scale = -# Sur beaucoup de donnes possibles, { $unit ->
    [together] compté à la fin.
    [hand] compté à la fin de la donne face à ton adversaire le plus fort.
    [deck] compté à la fin du paquet face à ton adversaire le plus fort.
    [hole] compté à la fin du trou face à ton adversaire le plus fort.
   *[round] compté à la fin de la manche face à ton adversaire le plus fort.
}
review-better = 💡 Mieux : **{ $action }**. { $why }
review-find = ✅ Ton coup : **{ $action }**. En moyenne, **{ $instead }** t'aurait coûté environ { $points } { $points ->
    [one] point
   *[other] points
}, à { $error } près.
review-ahead = En regardant plus loin, il fait mieux que tout ce que j'ai essayé d'autre.
review-not-yours = Seuls les joueurs d'une partie peuvent la faire analyser. Analyse une des tiennes avec `/review`.
review-not-over = Cette partie n'est pas encore finie. Je l'analyserai après la fin.
review-no-game = Je ne peux pas analyser ce jeu : regarder plus loin n'y distingue pas les bons coups des mauvais.
review-nothing = Tu n'as pris aucune décision toi-même dans cette partie.
review-none-here = Tu n'as pas encore fini de partie dans ce salon. Donne-moi le numéro d'une partie d'ailleurs.
review-busy = J'analyse encore une partie pour toi. Donne-moi une minute.
review-failed = Je n'ai pas pu finir cette analyse. Appuie de nouveau sur **Analyser**, ou tape `/review`.
review-late = Il y avait trop à faire, je n'ai donc pas fini. Réessaie plus tard.

report-title = Signaler { $title }
report-label = Qu'est-ce qui s'est mal passé ?
report-note = { $status ->
    [over] Les responsables de ce serveur verront ceci, et le fichier de partie.
   *[playing] Les responsables de ce serveur verront ceci. Ne nomme pas de cartes cachées : la partie est en cours.
}
report-head = ### 🚩 { $title }
    Envoyé par **{ $name }** ({ $mention }), sur {"["}cette table]({ $place }) :
report-over = -# Le fichier de partie est joint.
report-under-way = -# La partie est en cours, le fichier joint n'a donc que ce qui est public. Quand elle sera finie, **Fichier de partie** te donnera tout.
report-sent = Merci. J'ai envoyé ton signalement et la partie à { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}.
report-closed = Je n'ai pu joindre aucun responsable de ce serveur. Préviens-les toi-même, et joins le fichier de **Fichier de partie** sous un replay.
report-nobody = Je n'ai pas pu envoyer ton signalement : je ne sais pas qui est responsable de ce serveur.
report-nothing = Il n'y a encore rien à signaler : aucune partie n'a été jouée ici.

no-table = Tu n'es à aucune table. Ouvres-en une avec `/play`, ou laisse `/notify` te dire quand une s'ouvre.
no-match-here = Personne ne joue dans ce salon. Ouvre une table avec `/play`, ou laisse `/notify` te dire quand une s'ouvre.
invited = 🎴 { $mention }, **{ $host }** t'invite à jouer ({ $name }) dans { $place }.
invite-bot = Je ne joue pas contre d'autres bots. Choisis une personne.
challenge-pick = À quel jeu veux-tu jouer avec **{ $name }** ?
no-hint = Pas de conseil pour l'instant : ce n'est pas ton tour.
words-off = Les réactions rapides sont désactivées sur ce serveur.
table-elsewhere = Sur ce serveur, les tables s'ouvrent dans { $places }. Tapes-y /play.
game-hidden = Ce serveur a désactivé { $game }. Tape /play pour voir ses jeux.
permission-view_channel = voir le salon
permission-attach_files = joindre des fichiers
permission-send_messages = envoyer des messages
permission-send_messages_in_threads = envoyer des messages dans les fils
permission-create_public_threads = créer des fils publics
permissions-missing = Il me manque des permissions ici : { $names }. Demande aux responsables du serveur de les accorder dans ce salon.
leave-ask-match = Quitter ta partie ({ $name }) dans { $place } ? { $mode ->
    [practice] C'est un entraînement, donc pas une défaite.
   *[rated] Un ordinateur prend ta place, et ça compte comme une défaite.
}
leave-ask-table = Quitter la table ({ $name }) dans { $place } ?
you-left = Tu as quitté la table.
you-left-match = { $mode ->
    [practice] Tu as quitté la partie. C'est un entraînement, donc pas une défaite. Un ordinateur continue pour toi.
   *[rated] Tu as quitté la partie, c'est donc une défaite. Un ordinateur continue pour toi.
}
you-left-last = { $mode ->
    [practice] Tu as quitté la partie, et la table est fermée. C'était un entraînement, donc pas une défaite.
   *[rated] Tout le monde est parti, la table est donc fermée. Ça compte comme une défaite pour tous ceux qui sont partis.
}
you-asked = J'ai demandé à tout le monde à la table dans { $place }. Limite : { $time }.
you-let-in = On te laisse entrer à la table dans { $place }. Tu t'assois à la prochaine donne.
you-turned-down = Tout le monde n'était pas d'accord à la table dans { $place }.
you-asked-no-more = La question à la table dans { $place } est close.
you-stay-out = OK, tu ne t'assois pas dans { $place }.
you-all-agree = Tout le monde est d'accord. Regarde la table dans { $place }.
kick-ask = { $name } joue ({ $game }) dans { $place }, pas ici. Un ordinateur à sa place là-bas ?
press-replace = Remplacer
kicked = C'est fait. { $seat } continue à la table dans { $place }.
kick-self = C'est toi. Pour partir, tape `/leave`.
kick-stranger = { $name } ne joue à aucune table ici. Choisis quelqu'un qui joue.
you-want-void = Tu as demandé l'annulation de la partie. Si tous les autres sont d'accord sous la table dans { $place }, elle ne comptera pas. D'ici là, continue à jouer.
store-unavailable = Je n'arrive pas à joindre ma base de données. Si rien ne s'est passé dans un instant, réessaie.
discord-unavailable = Discord a des soucis pour l'instant. Si rien ne s'est passé dans un instant, réessaie.
in-line = ⏳ Tu es à la place { $place } dans la file.
too-many = Doucement. Réessaie après { $time }.
slow = C'est plus long que d'habitude. La réponse arrive ici dans un instant ; sinon, réessaie.
form-late = Ça a pris du temps. Appuie sur **Remplir**.
not-ours = Ce bouton est périmé. Utilise le message le plus récent, ou tape une commande.
argument-out-of-range = { $value } est hors limites. Choisis un autre nombre.
argument-unknown = Je ne sais pas ce qu'est « { $value } ». Choisis dans la liste qui s'affiche quand tu tapes.
command-changed = Cette commande a changé. Recharge Discord et tape-la de nouveau.
broken = Quelque chose a planté, mais ta table n'a rien. Réessaie. Si ça continue, donne ce code au propriétaire du bot : { $code }

lesson-head = ### { $name } : leçon
lesson-step = -# Étape { $number } sur { $last }
lesson-right = ✅ { $why }
lesson-wrong = ⚠️ { $why }
lesson-done = 🎓 **La leçon est finie.** Le reste s'apprend en jouant : appuie sur **Jouer** quand tu veux.
lesson-table = Tu es déjà à une table de ce jeu : { $place }. Appuies-y sur **Commencer** quand tout le monde est là.
lesson-offer = 🎓 Tu découvres ce jeu ({ $name }) ? Apprends-le en deux minutes avant de commencer.
lesson-none = Il n'y a pas encore de leçon pour { $game }. Essaie `/rules`.
press-learn = Apprendre
press-learn-again = Recommencer
