stale = A mesa já andou. Olhe de novo e use os botões mais novos.
never-first = Outros clicaram antes. Tente de novo.
not-seated = Você não está nesta mesa. { $way ->
    [join] Entre antes de ela começar, ou abra
    [private] Ela é só para quem foi convidado. Abra
    [sit] **Sentar** pede o lugar de um computador. Ou abra
   *[none] Abra
} a sua com /play.
already-seated = Você já está nesta mesa. Aperte **Começar** quando todos estiverem aqui.
deal-changed = A mesa mudou bem naquela hora, então as cartas não foram dadas. Aperte **Começar** de novo.
just-dealt = As cartas acabaram de ser dadas. Para sair da partida, digite /leave.
already-started = Esta partida já começou. Abra outra mesa com /play.
not-started = Esta partida ainda não começou. Aperte **Começar** quando todos estiverem aqui.
not-over = Esta partida ainda não acabou. Quando acabar, vocês podem ter a revanche.
still-sealed = Esta partida ainda não acabou. Quando acabar, qualquer um pode ver as mãos e o arquivo dela, e conferir os embaralhamentos.
lobby-full = Os { $most } lugares estão ocupados. Abra outra mesa com /play.
seats-held = Os lugares livres estão reservados para { $names }. Pergunte, ou tente de novo daqui a um minuto.
seat-taken = { $name } senta aí. Só { $host }, que abriu esta mesa, pode trocar vocês de lugar.
seats-most = Com estas regras, não podem jogar mais de { $most }.
seats-fewest = Com estas regras, é preciso ter { $least } para jogar, então o último computador fica.
no-computer = Não há computador nesta mesa para remover.
no-computer-there = Não há mais computador nesse lugar. Olhe a mesa e escolha de novo.
host-only = Só { $name }, que abriu esta mesa, pode mudar isso. Peça, ou abra a sua com /play.
clock-beyond-reach = Aqui cada vez pode durar no máximo { $minutes } minutos: depois disso não consigo atualizar a mesa até alguém clicar.
clock-out-of-range = Digite de 1 a { $most } segundos, ou 0 para não ter limite.
no-such-match = Essa mesa não existe mais. Abra uma com /play.
no-such-game = Não conheço um jogo chamado “{ $game }”. Escolha da lista que aparece enquanto você digita.
match-closed = Esta mesa está fechada. Abra outra com /play.
everybody-left = Todos saíram, então esta mesa está fechada. Abra outra com /play.
called-off = Todos concordaram em cancelar esta partida, então ela não conta. Abra outra mesa com /play.
void-alone = Você só joga com computadores, então não há quem concorde. Continue, ou use /leave.
void-late = Você só pode cancelar uma partida { $unit ->
    [hand] na primeira mão
    [deck] no primeiro baralho
    [hole] no primeiro buraco
   *[round] na primeira rodada
}. Continue, ou use /leave.
void-house = Aqui todos jogam contra a banca, então você só pode cancelar uma partida antes de alguém jogar. Continue, ou use /leave.
void-together = Aqui todos jogam do mesmo lado, então você só pode cancelar uma partida antes de alguém jogar. Continue, ou use /leave.
tables-of-user = Você tem { $most } mesas abertas. Termine uma ou saia de uma com /leave, depois abra outra.
tables-in-channel = Este canal já tem { $most } mesas abertas. Abra a sua em outro canal, ou espere uma fechar.
tables-in-server = Este servidor já tem { $most } mesas abertas. Entre em uma, ou espere uma fechar.
matches-many = Você começou muitas partidas na última hora. Pode começar a próxima depois de { $time }.
lobby-idle = Nada aconteceu aqui por { $minutes } minutos, então esta mesa está fechada. Abra outra com /play.
rules-changed = As regras mudaram desde que esta partida começou, então não posso mostrá-la nem continuá-la. Abra outra mesa com /play.
asked-already = Outra votação ainda está aberta. Veja a mesa.
guest-already = { $name } senta nas próximas cartas. Peça de novo depois disso.
guest-arena = Numa arena, ninguém senta no meio da partida.
asked-no-more = Essa votação acabou. Veja a mesa.
asked-alone = Não há ninguém aqui que possa concordar. Continue, ou use /leave.
said-often = Espere alguns segundos antes de reagir de novo.
substitute-early = Ainda há tempo para essa vez. Espere acabar.
not-asked = Isso é com os outros jogadores.
end-computers = Contra computadores, uma partida só conta se for jogada até o fim. Continue, ou use /leave.
redeal-late = Alguém já jogou, então é tarde para dar as cartas de novo. Continue.
redeal-once = Numa partida as cartas só são dadas de novo uma vez, e isso já aconteceu. Continue.
kick-nobody = Esse lugar já é de um computador. Escolha uma pessoa da sua mesa.
kick-few = Pelo menos dois outros precisam concordar com isso. Quem cuida deste servidor pode fazer isso por conta própria.
kick-last = Não há mais ninguém jogando lá, e sem essa pessoa a partida acabaria. Só ela pode encerrar, com /leave.
table-paused = A mesa está em pausa. Aperte **Retomar** antes.
not-paused = A pausa já acabou. Continue.
kick-early = { $name } não perdeu nenhum prazo. Você pode pedir quando acabar o tempo ou, sem relógio, quando a vez passar de dez minutos.
pause-alone = Ninguém está esperando por você. Leve o tempo que quiser.
undo-nothing = Você não jogou nada que possa desfazer.
undo-refused = A mesa disse não. Você pode pedir de novo { $unit ->
    [hand] na próxima mão
    [deck] no próximo baralho
    [hole] no próximo buraco
   *[round] na próxima rodada
}.
undo-told = É tarde para desfazer: alguém já jogou depois, ou viu uma carta nova. Continue.
tie-computers = Computadores não aceitam empate. Continue, ou use /leave.
claim-not-now = Não há o que pedir agora. Num jogo de vazas, peça o resto depois que a primeira carta foi jogada.
claim-unsure = Não é certo que todas as vazas sejam suas, e computadores não entregam as deles. Continue.
already-playing = Você já está jogando aqui.
seat-gone = Agora outra pessoa tem o seu lugar. Abra outra mesa com /play.
no-computer-seat = Nenhum computador joga aqui, então não há lugar para ocupar. Abra outra mesa com /play.
table-private = Esta mesa é privada. Peça um convite a alguém que está nela.
invite-seated = { $name } já está nesta mesa.
everybody-gone = { $mode ->
    [practice] Ninguém jogou aqui por uma semana, então esta mesa está fechada. Era treino, então não conta como derrota. Abra outra com /play.
   *[rated] Ninguém jogou aqui por uma semana, então esta mesa está fechada, e conta como derrota. Abra outra com /play.
}
