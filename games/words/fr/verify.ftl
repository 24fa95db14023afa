verify-again = { $actions ->
    [one] { $actions } coup
   *[other] { $actions } coups
} et { $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
} donnent le même résultat
verify-holds = Tout concorde : le secret est bien celui scellé dans le salon d'attente. Avec { $people ->
    [one] { $people } clic
   *[other] { $people } clics
} et la distribution{ $beacon ->
    [yes] , et le tour { $round } de la balise publique,
   *[other] {""}
} il donne exactement ces cartes, et { verify-again }.
    Si les nombres sont ceux qu'on t'a montrés avant, personne n'a choisi ces cartes. Qui fait tourner le bot a quand même pu les regarder.{ $beacon ->
    [missed] {" "}Le tour { $round } de la balise publique était promis, mais personne n'a pu la joindre.
   *[other] {""}
}
verify-holds-started = Tout concorde : le secret est bien celui scellé dans le salon d'attente, la graine vient de lui et de { $clicks ->
    [one] { $clicks } clic
   *[other] { $clicks } clics
} des joueurs, et { verify-again }. Mais c'est un ancien type de fichier de partie : personne d'autre n'a vu le nombre du dernier clic, donc qui faisait tourner le bot aurait pu en essayer beaucoup et choisir les cartes.
verify-holds-unsealed = Tout concorde : { verify-again }. Mais rien n'était scellé d'avance, donc ça ne prouve pas que personne n'a choisi la graine.
verify-form = Ça ne concorde pas : le secret ou la liste des arrivées n'a pas la forme voulue.
verify-commitment = Ça ne concorde pas : le secret n'est pas celui qui a été scellé. Son SHA-256 est { $found }.
verify-seed = Ça ne concorde pas : la graine ne vient pas du secret et des arrivées, qui donnent { $found }.
verify-breaks = Ça ne concorde pas : le coup { $number }, « { $action } », n'est pas possible.
verify-end = Ça ne concorde pas : d'après les coups, victoire de { $count ->
    [0] personne
   *[other] { $seats }
}, avec les scores { $scores }.
verify-no-end = Ça ne concorde pas : d'après les coups, la partie n'est pas finie.

chain-holds = Les { $count } fichiers de partie se suivent, et aucun n'a été retiré ni modifié entre-temps. Le SHA-256 du dernier est { $digest }.
chain-gap = Ces fichiers de partie ne se suivent pas : celui dont le SHA-256 est { $found } manque.
chain-fork = Ces fichiers de partie ne se suivent pas : deux d'entre eux nomment le même avant eux.
chain-none = Ces fichiers de partie ne se suivent pas : un ancien fichier, ou un fichier d'une partie en cours, ne nomme pas celui d'avant.
