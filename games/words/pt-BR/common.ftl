list-comma = { ", " }
list-semicolon = { "; " }
list-space = { " " }
player = { $seat }
names-more = { $first }, { $next }
names = { $first } e { $last }
partners = { $one } e { $two }
partners-you = Você e { $partner }

card-name = { $deck ->
    [colours] { $rank_name } { $suit_text }
   *[french] { $rank_name } de { $suit_text }
}
card-sign = { $rank ->
    [S] { $sign }pular
    [R] { $sign }inverter
    [D] { $sign }+2
    [WW] 🌈curinga
    [W4] 🌈+4
    [JR] curinga
    [JB] curinga pequeno
   *[other] { $sign }{ $rank }
}
card-JR = curinga grande
card-JB = curinga pequeno
card-WW = curinga de cor
card-W4 = curinga mais quatro
card-hidden = uma carta virada para baixo
rank-name = { $rank ->
    [A] ás
    [J] valete
    [C] cavalo
    [Q] dama
    [K] rei
    [T] 10
    [S] pular
    [R] inverter
    [D] mais dois
    [JR] curinga grande
    [JB] curinga pequeno
   *[other] { $rank }
}
suit-name = { $suit_name ->
    [C] paus
    [D] ouros
    [H] copas
    [R] vermelho
    [Y] amarelo
    [G] verde
    [B] azul
    [W] branco
    [M] arco-íris
    [L] paus
    [O] ouros
    [P] copas
    [E] espadas
   *[S] espadas
}
cards = { $cards }

game-group = { $group ->
    [tricks] Vazas
    [climbing] Descarte e escalada
    [rummy] Combinações
    [fishing] Captura
    [poker] Poker e apostas
    [together] Em equipe
    [favorites] Os mais jogados aqui
   *[fun] Para se divertir
}
unit = { $unit ->
    [hand] Mão { $number }
    [deck] Baralho { $number }
    [hole] Buraco { $number }
   *[round] Rodada { $number }
}
unit-under-way = { $unit ->
    [hand] Mão { $number } em andamento
    [deck] Baralho { $number } em andamento
    [hole] Buraco { $number } em andamento
   *[round] Rodada { $number } em andamento
}
unit-done = { $unit ->
    [hand] Depois da mão { $number }
    [deck] Depois do baralho { $number }
    [hole] Depois do buraco { $number }
   *[round] Depois da rodada { $number }
}
sheet-name = Jogador
sheet-before = Antes
sheet-total = Total
sheet-note = { $deed }: { $sum }
number = { $number }
number-signed = { SIGNED($number) }
percent = { $percent }%
ending-won = { $count ->
    [all] Todos vencem
    [one] { $seats } vence
   *[other] { $seats } vencem
}
ending-lost = { $count ->
    [0] Ninguém vence
    [house] A banca vence
    [one] { $seats } perde
   *[other] { $seats } perdem
}
ending-rating = { $seat } { $before } → { $after }
ending-led = Na frente do começo ao fim: { $seats }.
ending-turn = { $unit ->
    [hand] Na mão
    [deck] No baralho
    [hole] No buraco
   *[round] Na rodada
} { $number }, a liderança passou para { $seats } e não mudou mais.
ending-last = Tudo se decidiu { $unit ->
    [hand] na última mão
    [deck] no último baralho
    [hole] no último buraco
   *[round] na última rodada
}: a liderança passou para { $seats }.
ending-level = Empate depois { $unit ->
    [hand] da última mão
    [deck] do último baralho
    [hole] do último buraco
   *[round] da última rodada
}.
ending-often = { $unit ->
    [hand] Mãos vencidas
    [deck] Baralhos vencidos
    [hole] Buracos vencidos
   *[round] Rodadas vencidas
} por { $seats }: { $count } de { $number }.
ending-all = { $unit ->
    [hand] Todas as mãos
    [deck] Todos os baralhos
    [hole] Todos os buracos
   *[round] Todas as rodadas
} foram de { $seats }.
ending-margin = Vitória de { $seats } por { $count }.
ending-length = { $number ->
    [1] Acabou em { $unit ->
        [hand] uma só mão
        [deck] um só baralho
        [hole] um só buraco
       *[round] uma só rodada
    }
   *[other] Foram { $number } { $unit ->
        [hand] mãos
        [deck] baralhos
        [hole] buracos
       *[round] rodadas
    }
}.
ending-most = Maior pontuação { $unit ->
    [hand] em uma mão
    [deck] em um baralho
    [hole] em um buraco
   *[round] em uma rodada
}: { $seats }, { SIGNED($points) } ({ $unit ->
    [hand] mão
    [deck] baralho
    [hole] buraco
   *[round] rodada
} { $number }).
your-hand = { $count ->
    [0] Você não tem cartas
    [1] Sua mão, 1 carta
   *[other] Sua mão, { $count } cartas
}
note-your-turn = Sua vez
note-waiting = Esperando { $seats }
    .to-seats = Esperando você{ $others ->
        [0] {""}
        [one] {" "}e { $seats }
       *[other] , { $seats }
    }
note-resting = { $unit ->
    [hand] Fim da mão
    [deck] Fim do baralho
    [hole] Fim do buraco
   *[round] Fim da rodada
}
prompt-leads = { $seat } puxa
    .to-seat = Você puxa
prompt-bids = { $seat } dá o primeiro lance
    .to-seat = Você dá o primeiro lance
prompt-all-bid = Todos dão o lance ao mesmo tempo
note-turning-up = Já vem a próxima carta
note-over = Fim da partida
winner-tag = venceu
loser-tag = perdeu

do-deal = Dar as cartas
do-deal-up = Dar e subir a aposta
do-turn-up = Próxima carta
do-stop = Encerrar a partida
do-tie = Declarar empate
do-rest = { $seat } fica com o resto
do-undo = Desfazer
outcome-tied = Empate.
do-pass = Passar
    .with = Passar { $picked }
    .pick = Passar { $most } cartas
order-pass = Passar
order-stand = Parar
order-follow-low = Seguir com a menor
do-double = Dobrar
    .listed = dobrar
do-play = Jogar
    .pick = { $kind ->
        [some] Jogar até { $most } cartas
        [all] Jogar { $most } cartas
        [some-of] Jogar { $sizes } ou { $most } cartas
       *[span] Jogar de { $least } a { $most } cartas
    }
do-discard = Descartar
    .cards = Escolha uma carta para descartar.
    .with = Descartar { $picked }
    .pick = { $kind ->
        [some] Descartar até { $most } cartas
        [all] Descartar { $most } cartas
       *[span] Descartar de { $least } a { $most } cartas
    }
do-stand = Parar
    .listed = parar
do-throw = Combo
    .with = Combo { $picked }
    .pick = { $kind ->
        [some] Combo de até { $most } cartas
        [all] Combo de { $most } cartas
       *[span] Combo de { $least } a { $most } cartas
    }
do-take = Pegar
    .with = Pegar { $picked }
    .between = { $played } captura { $picked }
do-bid = Lance { $number }
do-pair = Jogar um par

alt-title = { $title }, { $subtitle }.
alt-section = { $heading }: { $names }.
alt-turn = Esperando { $names }.
alt-play = { $name }: { $spoken }
alt-play-best = { $name }: { $spoken } (ganhando)
alt-latest = Última jogada: { $name }.
alt-latest-word = Agora mesmo: { $name } { $word }.
alt-latest-cards = Acabou de jogar: { $name }, { $spoken }.
alt-trick = Vaza: { $plays }.
alt-spot-cards = { $label }: { $spoken }.
alt-spot-cards-count = { $label }: { $spoken }, { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} ali.
alt-spot-pairs = { $label }: { $pairs }.
alt-cards = { $spoken }
alt-pair = { $spoken } com { $upper } por cima
alt-spot-suit = { $label }, naipe a seguir: { $suit_text }
alt-spot-note = { $label } ({ $note })
alt-spot-count = { $label }: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}.
alt-track = O tabuleiro, até { $length }: { $lanes }. { $told }.
alt-badge = { $label }: { $value }.
alt-partners = Duplas: { $teams }.
alt-pot = Pote: { $pot }.
alt-cell = { $head }: { $cell }
alt-row = { $cells }.
alt-row-note = { $cells }, { $note }.
alt-step = { $place ->
    [1] Primeiro lugar
    [2] Segundo lugar
   *[other] Terceiro lugar
}: { $names }, { $score }.
alt-step-lines = { $place ->
    [1] Primeiro lugar
    [2] Segundo lugar
   *[other] Terceiro lugar
}: { $names }, { $score } ({ $lines }).
alt-note = { $note }.
alt-cover = { $name }: { $line }
alt-award = { $title }: { $line }
alt-tally = { $value } { $label }.
alt-earned = Conquistas: { $names }.
alt-plot = { $title }: de { $first } a { $last }, entre { $least } e { $most }.
alt-place = { $name }: { $parts }.
alt-holds = { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
alt-shows = mostra { $spoken }
alt-part = mão { $number }: { $spoken } ({ $note })
alt-over = { $spoken } sobre { $count ->
    [1] 1 virada para baixo
   *[other] { $count } viradas para baixo
}
alt-down = { $count ->
    [1] 1 virada para baixo
   *[other] { $count } viradas para baixo
}
alt-place-down = virada para baixo
alt-noted = carta { $place }: { $told }
alt-not-noted = carta { $place } desconhecida
alt-face = { $spoken }
alt-noted-face = { $spoken } ({ $told })
alt-pointed = { $told }, marcada
alt-told = O que as pistas disseram a você: { $told }.
alt-dealer = dá as cartas
alt-computer = computador
alt-won = venceu
alt-group = Você tem { $groups }.
words-table = Mesa
words-hand = Sua mão
words-play = O que você pode fazer
alt-playable = Você pode jogar { $spoken }.
alt-playable-all = Você pode jogar qualquer uma.
alt-playable-suits = Você pode jogar { $groups }.
alt-suit = { $suit }: { $told }
alt-fresh = Cartas novas: { $spoken }.
alt-counts = { $spoken } conta como { $suit }.
alt-high = Mais alta que o normal: { $spoken }.
alt-marked = Marcadas: { $spoken }.

plays-cards = { $seat } joga { $cards }.
    .to-seat = Você joga { $cards }.
bids-tricks = { $seat } dá lance de { $number }.
    .to-seat = Você dá lance de { $number }.
bids-are-in = Todos os lances foram dados. { $seat } puxa.
    .to-seat = Todos os lances foram dados. Você puxa.
trump = Trunfo
turned-up = Carta virada
claims-rest = { $seat } fica com o resto.
    .to-seat = Você fica com o resto.
takes-trick = { $play ->
    [last] { $winner } joga { $cards } e leva a vaza.
   *[earlier] { $winner } leva a vaza com { $cards }.
}
    .to-winner = { $play ->
        [last] Você joga { $cards } e leva a vaza.
       *[earlier] Você leva a vaza com { $cards }.
    }

bid-call = { $bid ->
    [nil] Nil
    [blind] Nil cego
   *[other] { $bid }
}
bid-deed = lance { $bid }, fez { $number }

match-over = A partida acabou.
round-over = { $unit ->
    [hand] A mão acabou
    [deck] O baralho acabou
    [hole] O buraco acabou
   *[round] A rodada acabou
}. As próximas cartas já vêm.
turning-up = Ninguém tem nada a decidir. A próxima carta já vem.
not-your-turn = Não é a sua vez, é a vez de { $seat }.
not-possible = Agora não dá para fazer isso: “{ $action }”.
seats-out-of-range = Este jogo precisa de { seat-counts } jogadores.
seat-counts = { $kind ->
    [one] { $most }
    [span] { $least } a { $most }
   *[some] { $numbers } ou { $most }
}
variant-usual = Padrão
cover-players = { $players } jogadores
cover-minutes = { $minutes ->
    [0] o quanto você quiser
   *[other] cerca de { $minutes } minutos
}
option-unknown = Não existe a opção “{ $name }”.
option-out-of-range = “{ $name }” não pode ser “{ $value }”. { $kind ->
    [listed] Escolha entre { $listed }.
    [optional] Escolha um número de { $least } a { $most }, ou “{ $none }”.
   *[number] Escolha um número de { $least } a { $most }{ $step ->
        [1] .
       *[other] , de { $step } em { $step }.
    }
}
not-in-hand = Você não tem { $card }. Jogue uma carta da sua mão.
bad-card = “{ $text }” não é uma carta. Você pode jogar { $cards }.
wrong-phase-bid = Primeiro vêm os lances. Seus lances possíveis: { $bids }.
wrong-phase-play = Os lances já acabaram. Você pode jogar { $cards }.
must-lead-low-club = A primeira vaza é puxada com a menor carta de paus. Jogue { $cards }.
must-follow-suit = Você tem { $suit }, então precisa seguir o naipe. Você pode jogar { $cards }.
bad-bid = { $rule ->
    [least] O lance da sua dupla precisa ser de pelo menos { $least }.
    [cap] O lance da sua dupla não pode passar de 13.
    [thirteen] A soma dos quatro lances não pode dar 13.
   *[range] Esse lance não vale.
} Seus lances possíveis: { $bids }.
