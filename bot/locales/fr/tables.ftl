stale = La table a continué. Regarde de nouveau et utilise les boutons les plus récents.
never-first = D'autres ont cliqué avant. Réessaie.
not-seated = Tu n'es pas à cette table. { $way ->
    [join] Rejoins avant qu'elle commence, ou ouvre
    [private] Elle est réservée aux personnes invitées. Ouvre
    [sit] **S'asseoir** demande la place d'un ordinateur. Ou ouvre
   *[none] Ouvre
} la tienne avec /play.
already-seated = Tu es déjà à cette table. Appuie sur **Commencer** quand tout le monde est là.
deal-changed = La table vient de changer, rien n'a donc été distribué. Appuie de nouveau sur **Commencer**.
just-dealt = Les cartes viennent d'être distribuées. Pour quitter la partie, tape /leave.
already-started = Cette partie a déjà commencé. Ouvre une autre table avec /play.
not-started = Cette partie n'a pas encore commencé. Appuie sur **Commencer** quand tout le monde est là.
not-over = Cette partie n'est pas encore finie. La revanche, ce sera après.
still-sealed = Cette partie n'est pas encore finie. Après, tout le monde pourra voir ses mains et son fichier, et vérifier les mélanges.
lobby-full = Les { $most } places sont prises. Ouvre une autre table avec /play.
seats-held = Les places libres sont réservées : { $names }. Demande-leur, ou réessaie dans une minute.
seat-taken = { $name } occupe cette place. Seule la personne qui a ouvert la table, { $host }, peut vous échanger.
seats-most = Avec ces règles, on ne peut pas jouer à plus de { $most }.
seats-fewest = Avec ces règles, il faut être { $least }, le dernier ordinateur reste donc.
no-computer = Il n'y a pas d'ordinateur à retirer à cette table.
no-computer-there = Il n'y a plus d'ordinateur à cette place. Regarde la table et choisis de nouveau.
host-only = Seule la personne qui a ouvert la table, { $name }, peut changer ça. Demande-lui, ou ouvre la tienne avec /play.
clock-beyond-reach = Un tour peut durer { $minutes } minutes au plus ici : après, je ne peux plus mettre la table à jour avant un clic.
clock-out-of-range = Entre de 1 à { $most } secondes, ou 0 pour aucune limite.
no-such-match = Cette table a disparu. Ouvres-en une avec /play.
no-such-game = Je ne connais pas de jeu « { $game } ». Choisis dans la liste qui s'affiche quand tu tapes.
match-closed = Cette table est fermée. Ouvres-en une autre avec /play.
everybody-left = Tout le monde est parti, cette table est donc fermée. Ouvres-en une autre avec /play.
called-off = Tout le monde a voulu annuler cette partie, elle ne compte donc pas. Ouvre une autre table avec /play.
void-alone = Tu ne joues que contre des ordinateurs, il n'y a donc personne à qui le demander. Continue, ou /leave.
void-late = On ne peut annuler une partie que { $unit ->
    [hand] dans sa première donne
    [deck] dans son premier paquet
    [hole] dans son premier trou
   *[round] dans sa première manche
}. Continue, ou /leave.
void-house = Vous jouez tous contre la banque ici, on ne peut donc annuler une partie qu'avant le premier coup. Continue, ou /leave.
void-together = Vous êtes tous du même côté ici, on ne peut donc annuler une partie qu'avant le premier coup. Continue, ou /leave.
tables-of-user = Tu as { $most } tables ouvertes. Finis-en une ou quitte-la avec /leave, puis ouvres-en une autre.
tables-in-channel = Ce salon a déjà { $most } tables ouvertes. Ouvre la tienne dans un autre salon, ou attends que l'une d'elles ferme.
tables-in-server = Ce serveur a déjà { $most } tables ouvertes. Rejoins-en une, ou attends que l'une d'elles ferme.
matches-many = Tu as commencé beaucoup de parties dans la dernière heure. Tu pourras commencer la prochaine après { $time }.
lobby-idle = Rien ne s'est passé ici pendant { $minutes } minutes, cette table est donc fermée. Ouvres-en une autre avec /play.
rules-changed = Les règles ont changé depuis le début de cette partie, je ne peux donc ni la montrer, ni la continuer. Ouvre une autre table avec /play.
asked-already = Un autre vote est encore ouvert. Regarde la table.
guest-already = { $name } s'assoit à la prochaine donne. Redemande après.
guest-arena = On ne s'assoit pas en cours de partie dans une arène.
asked-no-more = Ce vote est fini. Regarde la table.
asked-alone = Il n'y a personne ici à qui le demander. Continue, ou /leave.
said-often = Attends quelques secondes avant de réagir de nouveau.
substitute-early = Il reste du temps pour ce tour. Attends qu'il soit écoulé.
not-asked = C'est aux autres joueurs d'en décider.
end-computers = Contre des ordinateurs, une partie ne compte que jouée jusqu'au bout. Continue, ou /leave.
redeal-late = Quelqu'un a déjà joué, c'est donc trop tard pour une redonne. Continue.
redeal-once = Une partie a une seule redonne, et elle est utilisée. Continue.
kick-nobody = Cette place est déjà à un ordinateur. Choisis une personne à ta table.
kick-few = Au moins deux autres doivent être d'accord. Les responsables du serveur peuvent le faire seuls.
kick-last = Il n'y a personne d'autre à cette table, et la partie finirait sans cette personne. Elle seule peut y mettre fin, avec /leave.
table-paused = La table est en pause. Appuie d'abord sur **Reprendre**.
not-paused = La pause est déjà finie. Continue.
kick-early = Aucun tour manqué pour { $name }. Tu peux demander une fois le temps écoulé ou, sans chronomètre, après dix minutes pour un tour.
pause-alone = Personne ne t'attend. Prends tout ton temps.
undo-nothing = Tu n'as rien joué que tu puisses annuler.
undo-refused = La table a dit non. Tu pourras redemander { $unit ->
    [hand] à la prochaine donne
    [deck] au prochain paquet
    [hole] au prochain trou
   *[round] à la prochaine manche
}.
undo-told = Trop tard pour annuler : quelqu'un a joué depuis, ou vu une nouvelle carte. Continue.
tie-computers = Les ordinateurs n'acceptent pas d'égalité. Continue, ou /leave.
claim-not-now = Il n'y a rien à réclamer pour l'instant. Dans un jeu de plis, réclame une fois la première carte jouée.
claim-unsure = Tous les plis ne sont pas sûrs pour toi, et les ordinateurs n'abandonnent pas. Continue.
already-playing = Tu joues déjà ici.
seat-gone = Quelqu'un d'autre a ta place maintenant. Ouvre une autre table avec /play.
no-computer-seat = Aucun ordinateur ne joue ici, il n'y a donc pas de place à prendre. Ouvre une autre table avec /play.
table-private = Cette table est privée. Demande à quelqu'un qui y est assis de t'inviter.
invite-seated = { $name } est déjà à cette table.
everybody-gone = { $mode ->
    [practice] Personne n'a joué ici pendant une semaine, cette table est donc fermée. C'était un entraînement, donc pas une défaite. Ouvres-en une autre avec /play.
   *[rated] Personne n'a joué ici pendant une semaine, cette table est donc fermée, et ça compte comme une défaite. Ouvres-en une autre avec /play.
}
