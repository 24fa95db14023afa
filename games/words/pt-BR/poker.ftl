do-bet = Apostar { $number }
do-call = Pagar
do-call-for = Pagar { $number }
do-call-all-in = Pagar { $number } · all-in
do-check = Mesa
do-fold = Desistir
order-check-or-fold = Mesa ou desistir
order-call-any = Pagar qualquer aposta
do-raise = Aumentar em { $number }
do-raise-to = Aumentar para { $number }
do-rebuy = Recomprar

poker-to-stake = { $kind ->
    [bet] Apostar
   *[raise] Aumentar para
} { $number }
poker-minimum = { poker-to-stake }
poker-half-pot = { poker-to-stake } · meio pote
poker-pot = { poker-to-stake } · pote
poker-all-in = { poker-to-stake } · all-in

poker-amount = { $number }
poker-bets = { $seat } aposta { $number }{ poker-and-all-in }.
    .short = apostou
    .to-seat = Você aposta { $number }{ poker-and-all-in.to-seat }.
poker-raises = { $seat } aumenta para { $number }{ poker-and-all-in }.
    .short = aumentou
    .to-seat = Você aumenta para { $number }{ poker-and-all-in.to-seat }.
poker-calls = { $seat } paga { $number }{ poker-and-all-in }.
    .short = pagou
    .to-seat = Você paga { $number }{ poker-and-all-in.to-seat }.
poker-and-all-in = { $left ->
    [0] { "" } e está de all-in
   *[other] { "" }
}
    .to-seat = { $left ->
        [0] { "" } e está de all-in
       *[other] { "" }
    }
poker-checks = { $seat } pede mesa.
    .short = mesa
    .to-seat = Você pede mesa.
poker-folds = { $seat } desiste.
    .short = desistiu
    .to-seat = Você desiste.
poker-shows = { $seat } mostra { $cards }: { poker-hand }.
    .to-seat = Você mostra { $cards }: { poker-hand }.
poker-shows-wild = { $seat } mostra { $cards }: { poker-hand }, { poker-jokers }.
    .to-seat = Você mostra { $cards }: { poker-hand }, { poker-jokers }.
poker-shows-flush = { $seat } mostra { $cards }: { poker-hand }, { poker-jokers } de { $suit }.
    .to-seat = Você mostra { $cards }: { poker-hand }, { poker-jokers } de { $suit }.
poker-shows-both = { $seat } mostra { $cards }: { poker-hand }, e { poker-low }.
    .to-seat = Você mostra { $cards }: { poker-hand }, e { poker-low }.
poker-mucks = { $seat } descarta sem mostrar.
    .short = não mostrou
    .to-seat = Você descarta sem mostrar.
poker-gives-back = { $seat } recebe { $number } de volta, porque ninguém igualou.
    .to-seat = Você recebe { $number } de volta, porque ninguém igualou.
poker-takes-all = { $winner } leva { $number } sem mostrar.
    .to-winner = Você leva { $number } sem mostrar.
poker-wins = { $seats } leva { poker-which-pot } de { $number } com { poker-hand }{ poker-kicker }.
    .to-seats = Você leva { poker-which-pot } de { $number } com { poker-hand }{ poker-kicker }.
poker-ties = { $seats } dividem { poker-which-pot } de { $number }, com { poker-hand }{ poker-kicker }.
    .to-seats = { $others ->
        [one] Você e { $seats }
       *[other] Você, { $seats }
    } dividem { poker-which-pot } de { $number }, com { poker-hand }{ poker-kicker }.
poker-wins-both = { $seats } leva { poker-which-pot } inteiro de { $number } com { poker-hand }{ poker-kicker }, e { poker-low }.
    .to-seats = Você leva { poker-which-pot } inteiro de { $number } com { poker-hand }{ poker-kicker }, e { poker-low }.
poker-ties-both = { $seats } dividem { poker-which-pot } de { $number }, com { poker-hand }{ poker-kicker }, e { poker-low }.
    .to-seats = { $others ->
        [one] Você e { $seats }
       *[other] Você, { $seats }
    } dividem { poker-which-pot } de { $number }, com { poker-hand }{ poker-kicker }, e { poker-low }.
poker-wins-high = { $seats } leva a metade alta { $pot ->
    [main] do pote principal
    [side] de um pote paralelo
   *[only] do pote
}, { $number }, com { poker-hand }{ poker-kicker }.
    .to-seats = Você leva a metade alta { $pot ->
        [main] do pote principal
        [side] de um pote paralelo
       *[only] do pote
    }, { $number }, com { poker-hand }{ poker-kicker }.
poker-ties-high = { $seats } dividem a metade alta { $pot ->
    [main] do pote principal
    [side] de um pote paralelo
   *[only] do pote
}, { $number }, com { poker-hand }{ poker-kicker }.
    .to-seats = { $others ->
        [one] Você e { $seats }
       *[other] Você, { $seats }
    } dividem a metade alta { $pot ->
        [main] do pote principal
        [side] de um pote paralelo
       *[only] do pote
    }, { $number }, com { poker-hand }{ poker-kicker }.
poker-wins-low = { $seats } leva a metade baixa { $pot ->
    [main] do pote principal
    [side] de um pote paralelo
   *[only] do pote
}, { $number }, com { poker-low }.
    .to-seats = Você leva a metade baixa { $pot ->
        [main] do pote principal
        [side] de um pote paralelo
       *[only] do pote
    }, { $number }, com { poker-low }.
poker-ties-low = { $seats } dividem a metade baixa { $pot ->
    [main] do pote principal
    [side] de um pote paralelo
   *[only] do pote
}, { $number }, com { poker-low }.
    .to-seats = { $others ->
        [one] Você e { $seats }
       *[other] Você, { $seats }
    } dividem a metade baixa { $pot ->
        [main] do pote principal
        [side] de um pote paralelo
       *[only] do pote
    }, { $number }, com { poker-low }.
poker-no-low = Ninguém tem low para { poker-which-pot }.
poker-low = low { $eight }
poker-tag-low = low { $eight }
poker-kicker = { $kicker ->
    [none] { "" }
    [A] , kicker ás
    [K] , kicker rei
    [Q] , kicker dama
    [J] , kicker valete
    [T] , kicker 10
   *[other] , kicker { $kicker }
}
poker-prompt-won = { $seats } { $how ->
    [one] leva { $number }
    [even] dividem { $number }
   *[uneven] repartem { $number }
}
    .to-seats = { $how ->
        [one] Você leva { $number }
        [even] { $others ->
            [one] Você e { $seats }
           *[other] Você, { $seats }
        } dividem { $number }
       *[uneven] { $others ->
            [one] Você e { $seats }
           *[other] Você, { $seats }
        } repartem { $number }
    }
poker-which-pot = { $pot ->
    [main] o pote principal
    [side] um pote paralelo
   *[only] o pote
}
poker-bankrupt = { $seat } fica sem fichas.
    .to-seat = Você fica sem fichas.
poker-buys-in = { $seat } recompra { $number }.
    .short = rebuy
    .to-seat = Você recompra { $number }.
poker-leaves = { $seat } não recompra.
    .to-seat = Você não recompra.

poker-line = { $chips } fichas
poker-line-stake = { $chips } · aposta { $number }
poker-line-all-in = All-in · { $number }
poker-line-won = { $chips } · +{ $number }
poker-line-folded = { $chips } · desistiu
poker-line-bankrupt = Sem fichas
poker-deed-folded = desistiu
poker-deed-mucked = não mostrou
poker-for-won = { $number } ganhas
poker-for-paid = { $number } apostadas
poker-for-rebuy = { $number } recompradas

poker-hand = { $made ->
    [pair] um par de { poker-ranks }
    [two-pair] dois pares, { poker-ranks } e { poker-low-ranks }
    [three] uma trinca de { poker-ranks }
    [straight] uma sequência até { rank-name }
    [flush] um flush com { rank-name }
    [full-house] um full house, { poker-ranks } com { poker-low-ranks }
    [four] uma quadra de { poker-ranks }
    [straight-flush] { $rank ->
        [A] um royal flush
       *[other] um straight flush até { rank-name }
    }
    [five] cinco { poker-ranks }
   *[high-card] carta alta ({ rank-name })
}
poker-holding = { $eight ->
    [off] { poker-hand }
    [none] { poker-hand } · sem low ainda
    [gone] { poker-hand } · sem low
   *[low] { poker-hand } · low { $eight }
}
poker-category = { $made ->
    [pair] par
    [two-pair] 2 pares
    [three] trinca
    [straight] straight
    [flush] flush
    [full-house] full
    [four] quadra
    [straight-flush] str. flush
    [five] cinco iguais
   *[high-card] alta
}
poker-category-and-low = { $made ->
    [pair] par + low
    [two-pair] 2 pares + low
    [three] trinca + low
    [straight] straight + low
    [flush] flush + low
    [full-house] full + low
    [four] quadra + low
    [straight-flush] str. flush + low
   *[high-card] alta + low
}
poker-ranks = { $rank ->
    [A] ases
    [K] reis
    [Q] damas
    [J] valetes
    [T] dezes
    [9] noves
    [8] oitos
    [7] setes
    [6] seis
    [5] cincos
    [4] quatros
    [3] três
   *[2] dois
}
poker-low-ranks = { $low ->
    [A] ases
    [K] reis
    [Q] damas
    [J] valetes
    [T] dezes
    [9] noves
    [8] oitos
    [7] setes
    [6] seis
    [5] cincos
    [4] quatros
    [3] três
   *[2] dois
}
poker-jokers = { $jokers ->
    [1] com o curinga como { $wild }
   *[other] com os curingas como { $wild }
}

poker-may = { $may ->
    [bet-fold] Aposte { $span }, ou desista.
    [check-bet-fold] Peça mesa, aposte { $span }, ou desista.
    [check-bet] Peça mesa, ou aposte { $span }.
    [check-raise] Peça mesa, ou aumente para { $span }.
    [check] Você pode pedir mesa.
    [call-raise-fold] Pague { $owe }, aumente para { $span } (digite “raise to” e o número), ou desista.
   *[call-fold] Pague { $owe }, ou desista.
}
bad-amount = Esse valor você não pode apostar. { poker-may }
over-the-pot = Você pode apostar no máximo o pote, o que dá { $most }. { poker-may }
capped = Já houve { $cap } apostas, e numa rodada não valem mais que isso. { poker-may }
no-raise = Ninguém mais tem fichas para responder a um aumento. { poker-may }
raise-closed = Ninguém fez um aumento completo desde a sua última vez, então você não pode aumentar de novo. { poker-may }
raise-short = Você não tem fichas para aumentar. { poker-may }
no-check = Aqui não vale pedir mesa. { poker-may }
check-owing = Há uma aposta para igualar, então você não pode pedir mesa. { poker-may }
bet-is-made = Alguém já apostou. { poker-may }
nothing-to-call = { $may ->
    [check-raise] Você já igualou a aposta, então não há o que pagar.
    [check] Você já igualou a aposta, então não há o que pagar.
   *[bet] Ninguém apostou, então não há o que pagar.
} { poker-may }
free-to-check = Você pode continuar sem pagar, então não desista. { poker-may }
nothing-to-raise = Ninguém apostou, então não há o que aumentar. { poker-may }
bet-now = Agora é hora de apostar. { poker-may }
rebuy-or-pass = Você está sem fichas. Recompre, ou passe.
poker-worth-bet = Vale uma aposta.
poker-worth-raise = Vale um aumento.

poker-variant-cash_40 = Cash game, 40 mãos
poker-option-mode = O que se disputa
    .sit_and_go = todas as fichas
    .cash = quem ganha mais, os blinds nunca sobem
poker-option-big_blind = Primeiro big blind (no máximo um décimo das fichas do começo)
poker-option-hands_per_level = Mãos até os blinds subirem
poker-option-minutes_per_level = Minutos até os blinds subirem
poker-option-ante = Ante
    .each = todos, um décimo do big blind
    .big_blind = o big blind paga um pela mesa
poker-option-ante_from_level = O ante começa no nível
poker-option-button_rule = Quando alguém sai, o botão
    .moving = anda para o próximo jogador
    .dead = pode parar num lugar vazio, para ninguém pular um blind
poker-option-reopening = All-ins pequenos demais para um aumento completo
    .cumulative = se somam, e podem deixar você aumentar de novo
    .single_raise = nunca deixam você aumentar de novo
poker-option-max_hands = Mãos
poker-option-rebuys = Quantas vezes você pode recomprar

poker-button = { $seat } tem o botão.
    .to-seat = Você tem o botão.
poker-up = Os blinds sobem: agora { $small } e { $big }.
poker-up-next = Última mão com estes blinds. Os próximos: { $small } e { $big }.
poker-antes = Todos pagam ante de { $number }.
poker-small = { $seat } paga o small blind de { $number }{ poker-and-all-in }.
    .to-seat = Você paga o small blind de { $number }{ poker-and-all-in.to-seat }.
poker-big = { $seat } paga o big blind de { $number }{ poker-and-all-in }.
    .to-seat = Você paga o big blind de { $number }{ poker-and-all-in.to-seat }.
poker-big-and-ante = { $seat } paga o big blind de { $number } e um ante de { $ante }{ poker-and-all-in }.
    .to-seat = Você paga o big blind de { $number } e um ante de { $ante }{ poker-and-all-in.to-seat }.
poker-you-hold = Você tem { $cards }.
poker-flop = O flop: { $cards }.
poker-turn = O turn: { $cards }.
poker-river = O river: { $cards }.
poker-out = { $seat } termina em { poker-place }.
    .to-seat = Você termina em { poker-place }.
poker-place = { $place }º lugar
poker-line-out = Fora · { poker-place }
poker-line-net = { $chips } · { poker-net }
poker-net = { $kind ->
    [even] no zero
    [up] ganha { $number }
   *[down] perde { $number }
}
poker-tag-small = SB
poker-tag-big = BB
poker-badge-blinds = Blinds
poker-badge-value = { $small }/{ $big }
poker-badge-ante = Ante
poker-badge-left = Blinds sobem em
poker-badge-hands = { $count ->
    [1] 1 mão
   *[other] { $count } mãos
}
poker-badge-up = Blinds sobem a cada
poker-badge-minutes = { $count ->
    [1] 1 min
   *[other] { $count } min
}
poker-board = { $form ->
    [none] Board
   *[other] Board, { $form }
}
poker-hand-level = Mão { $number }, nível { $level } · { $stage ->
    [preflop] Pré-flop
    [flop] Flop
    [turn] Turn
    [river] River
    [all-in] All-in
   *[over] Fim
}
poker-high-blind = Esse big blind é alto demais. Ele pode ser no máximo um décimo das fichas do começo: { $most }.
poker-drawing = { $draw ->
    [flush] { poker-hand } e pedida de flush
    [straight] { poker-hand } e pedida de sequência
    [gutshot] { poker-hand } e um gutshot
    [both] { poker-hand } e pedidas de flush e de sequência
   *[none] { poker-hand }
}
poker-chance = { $eight ->
    [off] Com { poker-drawing }, você ganharia cerca de { $percent }% das vezes contra { poker-rivals }
    [unknown] Com { $cards }, você ganharia cerca de { $percent }% do pote contra { poker-rivals }
    [none] Com { poker-drawing }, e sem low ainda, você ganharia cerca de { $percent }% do pote contra { poker-rivals }
    [gone] Com { poker-drawing }, e sem low, você ganharia cerca de { $percent }% do pote contra { poker-rivals }
   *[low] Com { poker-drawing }, e { poker-low }, você ganharia cerca de { $percent }% do pote contra { poker-rivals }
}
poker-rivals = { $count ->
    [1] uma mão qualquer
   *[other] { $count } mãos quaisquer
}
poker-hint-rebuy = { shared-hint-no-chips }
poker-hint-open = { $cards } é bom o bastante para aumentar da sua posição.
poker-hint-open-call = { $cards } é bom o bastante para jogar.
poker-hint-open-check = { $cards } não vale um aumento. Veja o flop de graça.
poker-hint-open-fold = { $cards } é fraco demais com gente ainda para agir depois de você.
poker-hint-bet = { poker-chance }. { poker-worth-bet }
poker-hint-check = { poker-chance }. Veja a próxima carta de graça.
poker-hint-show = { poker-chance }. Não vale uma aposta. Veja de graça quem ganha.
poker-hint-raise = { poker-chance }. { poker-worth-raise }
poker-hint-call = { poker-chance }, e você só precisa de { $need }%. Vale pagar.
poker-hint-answer-check = { poker-chance }. Não vale um aumento, e pedir mesa é de graça.
poker-hint-answer-fold = { poker-chance }. Mas quem aposta tem mãos melhores que a média, e você precisa de { $need }% para pagar.
