stale = La mesa ya avanzó. Mira otra vez y usa los botones más nuevos.
never-first = Otros presionaron antes. Prueba otra vez.
not-seated = No estás en esta mesa. { $way ->
    [join] Únete antes de que empiece, o abre
    [private] Es solo para quienes fueron invitados. Abre
    [sit] **Sentarme** pide el asiento de una computadora. O abre
   *[none] Abre
} la tuya con /play.
already-seated = Ya estás en esta mesa. Presiona **Empezar** cuando estén todos.
deal-changed = La mesa cambió justo entonces, así que no se repartió nada. Presiona **Empezar** otra vez.
just-dealt = Las cartas se acaban de repartir. Para salir de la partida, escribe /leave.
already-started = Esta partida ya empezó. Abre otra mesa con /play.
not-started = Esta partida todavía no empezó. Presiona **Empezar** cuando estén todos.
not-over = Esta partida todavía no terminó. Cuando termine, puedes pedir revancha.
still-sealed = Esta partida todavía no terminó. Cuando termine, cualquiera puede ver sus manos y su archivo, y comprobar las mezclas.
lobby-full = Los { $most } asientos están ocupados. Abre otra mesa con /play.
seats-held = Los asientos libres están reservados para { $names }. Pregúntales, o prueba otra vez en un minuto.
seat-taken = Ahí está { $name }. Solo { $host }, que abrió esta mesa, puede cambiarlos de lugar.
seats-most = Con estas reglas no pueden jugar más de { $most }.
seats-fewest = Con estas reglas hacen falta { $least } para jugar, así que la última computadora se queda.
no-computer = En esta mesa no hay ninguna computadora que quitar.
no-computer-there = En ese asiento ya no hay una computadora. Mira la mesa y elige otra vez.
host-only = Solo { $name }, que abrió esta mesa, puede cambiar eso. Pregúntale, o abre la tuya con /play.
clock-beyond-reach = Aquí un turno puede durar { $minutes } minutos como máximo: después no puedo actualizar la mesa hasta que alguien presione algo.
clock-out-of-range = Escribe de 1 a { $most } segundos, o 0 para no tener límite.
no-such-match = Esa mesa ya no existe. Abre una con /play.
no-such-game = No conozco ningún juego llamado “{ $game }”. Elige uno de la lista que aparece al escribir.
match-closed = Esta mesa está cerrada. Abre otra con /play.
everybody-left = Salieron todos, así que esta mesa está cerrada. Abre otra con /play.
called-off = Todos acordaron anular esta partida, así que no cuenta. Abre otra mesa con /play.
void-alone = Solo juegas contra computadoras, así que no hay quien pueda estar de acuerdo. Sigue jugando, o /leave.
void-late = Una partida solo se puede anular { $unit ->
    [hand] en su primera mano
    [deck] en su primera baraja
    [hole] en su primer hoyo
   *[round] en su primera ronda
}. Sigue jugando, o /leave.
void-house = Aquí todos juegan contra la casa, así que una partida solo se puede anular antes de que alguien juegue. Sigue jugando, o /leave.
void-together = Aquí todos están del mismo lado, así que una partida solo se puede anular antes de que alguien juegue. Sigue jugando, o /leave.
tables-of-user = Tienes { $most } mesas abiertas. Termina una o sal de ella con /leave, y luego abre otra.
tables-in-channel = Este canal ya tiene { $most } mesas abiertas. Abre la tuya en otro canal, o espera a que se cierre una.
tables-in-server = Este servidor ya tiene { $most } mesas abiertas. Únete a una, o espera a que se cierre una.
matches-many = Empezaste muchas partidas en la última hora. Podrás empezar la siguiente: { $time }.
lobby-idle = Aquí no pasó nada en { $minutes } minutos, así que esta mesa está cerrada. Abre otra con /play.
rules-changed = Las reglas cambiaron desde que empezó esta partida, así que no puedo mostrarla ni seguirla. Abre otra mesa con /play.
asked-already = Hay otra votación abierta. Mira la mesa.
guest-already = { $name } se sienta en el próximo reparto. Pregunta otra vez después.
guest-arena = Durante una partida de arena no se sienta nadie.
asked-no-more = Esa votación terminó. Mira la mesa.
asked-alone = Aquí no hay nadie que pueda estar de acuerdo. Sigue jugando, o /leave.
said-often = Espera unos segundos antes de reaccionar otra vez.
substitute-early = Todavía le queda tiempo para este turno. Espera a que se acabe.
not-asked = Eso depende de los demás jugadores.
end-computers = Contra computadoras una partida solo cuenta si se juega hasta el final. Sigue jugando, o /leave.
redeal-late = Alguien ya jugó, así que es tarde para repartir de nuevo. Sigue jugando.
redeal-once = Solo se puede repartir de nuevo una vez por partida, y ya se hizo. Sigue jugando.
kick-nobody = Ese asiento ya es de una computadora. Elige a una persona de tu mesa.
kick-few = Para eso tienen que estar de acuerdo al menos otras dos personas. Quien administra este servidor puede hacerlo sin nadie más.
kick-last = Es la única persona que juega ahí, y la partida terminaría sin ella. Solo ella puede terminarla, con /leave.
table-paused = La mesa está en pausa. Primero presiona **Reanudar**.
not-paused = La pausa ya terminó. Sigue jugando.
kick-early = { $name } no perdió ningún turno. Puedes pedirlo cuando se le acabe el tiempo o, sin reloj, cuando tarde diez minutos en un turno.
pause-alone = Nadie te espera. Tómate todo el tiempo que quieras.
undo-nothing = No jugaste nada que puedas deshacer.
undo-refused = La mesa dijo que no. Puedes pedirlo otra vez { $unit ->
    [hand] en la próxima mano
    [deck] en la próxima baraja
    [hole] en el próximo hoyo
   *[round] en la próxima ronda
}.
undo-told = Es tarde para deshacer: alguien ya jugó o vio una carta nueva. Sigue jugando.
tie-computers = Las computadoras no aceptan un empate. Sigue jugando, o /leave.
claim-not-now = Ahora no hay nada que reclamar. En un juego de bazas, reclama cuando ya se jugó la primera carta.
claim-unsure = No es seguro que ganes todas las bazas, y las computadoras no se rinden. Sigue jugando.
already-playing = Ya juegas aquí.
seat-gone = Tu asiento ahora es de otra persona. Abre otra mesa con /play.
no-computer-seat = Aquí no juega ninguna computadora, así que no hay asiento que tomar. Abre otra mesa con /play.
table-private = Esta mesa es privada. Pídele una invitación a alguien que esté sentado ahí.
invite-seated = { $name } ya está en esta mesa.
everybody-gone = { $mode ->
    [practice] Nadie jugó aquí en una semana, así que esta mesa está cerrada. Era práctica, así que no es una derrota. Abre otra con /play.
   *[rated] Nadie jugó aquí en una semana, así que esta mesa está cerrada, y cuenta como derrota. Abre otra con /play.
}
