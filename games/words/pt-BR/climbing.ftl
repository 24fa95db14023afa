do-give = Dar
    .with = Dar { $picked }
    .pick = Dar { $most } cartas
do-set = Jogar { $number } iguais
do-sets = Jogar duas ou mais iguais
climbing-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
climbing-pays = { $seat } dá a { $other } { $count ->
    [1] a melhor carta
   *[other] as { $count } melhores cartas
}.
    .to-seat = Você dá a { $other } { $count ->
        [1] a sua melhor carta
       *[other] as suas { $count } melhores cartas
    }.
    .to-other = Você recebe de { $seat } { $count ->
        [1] a melhor carta
       *[other] as { $count } melhores cartas
    }.
climbing-you-pay = Você dá { $cards } a { $other }.
climbing-you-receive = Você recebe { $cards } de { $other }.
climbing-gives = { $seat } devolve { $count ->
    [1] uma carta
   *[other] { $count } cartas
} a { $other }.
    .short = devolveu { $count }
    .to-seat = Você devolve { $count ->
        [1] uma carta
       *[other] { $count } cartas
    } a { $other }.
    .to-other = { $seat } devolve { $count ->
        [1] uma carta
       *[other] { $count } cartas
    } a você.
climbing-opens = { $seat } tem { $card } e começa.
    .to-seat = Você tem { $card } e começa.
climbing-leads = { $seat } começa.
    .to-seat = Você começa.
climbing-plays = { $seat } joga { $cards }.
    .to-seat = Você joga { $cards }.
climbing-few-left = { $other } só tem { $count ->
    [1] uma carta
   *[other] { $count } cartas
}!
    .to-other = Você só tem { $count ->
        [1] uma carta
       *[other] { $count } cartas
    }!
climbing-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
climbing-wins = { $seat } leva a vaza com { $cards }.
    .to-seat = Você leva a vaza com { $cards }.
climbing-wins-at-once = Isso leva a vaza.
climbing-out = { $seat } bate.
    .to-seat = Você bate.
climbing-passed = { shared-passed }
climbing-place = bateu em { $number }º
    .round = { climbing-place } nesta rodada
climbing-prompt-opens = { $seat } começa com { $card }
    .to-seat = Você começa com { $card }
climbing-prompt-gives = { $seat } dá { $count ->
    [1] uma carta
   *[other] { $count } cartas
} a { $other }
    .to-seat = Você dá { $count ->
        [1] uma carta
       *[other] { $count } cartas
    } a { $other }
    .to-other = { $seat } dá { $count ->
        [1] uma carta
       *[other] { $count } cartas
    } a você
climbing-exchange = Rodada { $number } · troca
climbing-opening = Rodada { $number } · { $card } começa
climbing-taken = { $seat } levou
climbing-set = { $seat }: { $count ->
    [1] { rank-name }
    [2] par de { shared-ranks }
    [3] trinca de { shared-ranks }
    [4] quadra de { shared-ranks }
    [5] cinco { shared-ranks }
    [6] seis { shared-ranks }
    [7] sete { shared-ranks }
   *[8] oito { shared-ranks }
}
climbing-hint-give = Dê suas piores cartas: primeiro as baixas soltas, pares se for preciso, 2 e curingas nunca.
climbing-hint-out = São as suas últimas cartas. Você bate!
climbing-hint-lead = Puxe { $count ->
    [1] a sua carta mais { $reversed ->
        [0] baixa
       *[1] fraca
    }
    [2] o seu par mais { $reversed ->
        [0] baixo
       *[1] fraco
    }
    [3] a sua trinca mais { $reversed ->
        [0] baixa
       *[1] fraca
    }
   *[other] o seu grupo de { $count } mais { $reversed ->
        [0] baixo
       *[1] fraco
    }
}{ $close ->
    [0] . Ninguém está perto de bater
   *[1] {""}
}.
climbing-hint-lead-spare = Puxe { $count ->
    [1] esta carta
    [2] este par
    [3] esta trinca
   *[other] este grupo de { $count }
}. Qualquer coisa mais { $reversed ->
    [0] baixa
   *[1] fraca
} desmancharia um grupo{ $jokers ->
    [0] {""}
   *[1] {" "}ou custaria um curinga
}.
climbing-hint-lead-close = { $seat } só tem { $count ->
    [1] uma carta
   *[other] { $count } cartas
}, então puxe um grupo, não uma carta só.
climbing-hint-beat = { $count ->
    [1] É a sua carta mais { $reversed ->
        [0] baixa
       *[1] fraca
    }
    [2] É o seu par mais { $reversed ->
        [0] baixo
       *[1] fraco
    }
    [3] É a sua trinca mais { $reversed ->
        [0] baixa
       *[1] fraca
    }
   *[other] É o seu grupo de { $count } mais { $reversed ->
        [0] baixo
       *[1] fraco
    }
} que cobre { $count ->
    [1] { $rank ->
        [Q] a { rank-name }
       *[other] o { rank-name }
    }
   *[other] { $rank ->
        [Q] as { shared-ranks }
       *[other] os { shared-ranks }
    }
}.
climbing-hint-spare = Cobre { $count ->
    [1] { $rank ->
        [Q] a { rank-name }
       *[other] o { rank-name }
    }
   *[other] { $rank ->
        [Q] as { shared-ranks }
       *[other] os { shared-ranks }
    }
}, e qualquer coisa mais { $reversed ->
    [0] baixa
   *[1] fraca
} desmancharia um grupo{ $jokers ->
    [0] {""}
   *[1] {" "}ou custaria um curinga
}.
climbing-hint-beat-close = { $seat } só tem { $count ->
    [1] uma carta
   *[other] { $count } cartas
}, então cubra o que puder.
climbing-hint-nothing = Nada que você tem cobre, então é preciso passar.
climbing-hint-save-joker = Não vale um curinga.
climbing-hint-save-set = Não vale desmanchar um grupo.
climbing-must-give = Primeiro dê a { $seat } { $count ->
    [1] uma carta. Digite “give” e a carta
   *[other] { $count } cartas. Digite “give” e as cartas
}.
