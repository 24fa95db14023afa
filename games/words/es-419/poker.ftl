do-bet = Apostar { $number }
do-call = Pagar
do-call-for = Pagar { $number }
do-call-all-in = Pagar { $number } · all-in
do-check = Pasar
do-fold = Retirarse
order-check-or-fold = Pasar o retirarse
order-call-any = Pagar lo que sea
do-raise = Subir en { $number }
do-raise-to = Subir a { $number }
do-rebuy = Recomprar

poker-to-stake = { $kind ->
    [bet] Apostar
   *[raise] Subir a
} { $number }
poker-minimum = { poker-to-stake }
poker-half-pot = { poker-to-stake } · medio bote
poker-pot = { poker-to-stake } · bote
poker-all-in = { poker-to-stake } · all-in

poker-amount = { $number }
poker-bets = { $seat } apuesta { $number }{ poker-and-all-in }.
    .short = apostó
    .to-seat = Apuestas { $number }{ poker-and-all-in.to-seat }.
poker-raises = { $seat } sube a { $number }{ poker-and-all-in }.
    .short = subió
    .to-seat = Subes a { $number }{ poker-and-all-in.to-seat }.
poker-calls = { $seat } paga { $number }{ poker-and-all-in }.
    .short = pagó
    .to-seat = Pagas { $number }{ poker-and-all-in.to-seat }.
poker-and-all-in = { $left ->
    [0] { "" } y va all-in
   *[other] { "" }
}
    .to-seat = { $left ->
        [0] { "" } y vas all-in
       *[other] { "" }
    }
poker-checks = { $seat } pasa.
    .short = pasó
    .to-seat = Pasas.
poker-folds = { $seat } se retira.
    .short = se retiró
    .to-seat = Te retiras.
poker-shows = { $seat } muestra { $cards }: { poker-hand }.
    .to-seat = Muestras { $cards }: { poker-hand }.
poker-shows-wild = { $seat } muestra { $cards }: { poker-hand }, { poker-jokers }.
    .to-seat = Muestras { $cards }: { poker-hand }, { poker-jokers }.
poker-shows-flush = { $seat } muestra { $cards }: { poker-hand }, { poker-jokers } de { $suit }.
    .to-seat = Muestras { $cards }: { poker-hand }, { poker-jokers } de { $suit }.
poker-shows-both = { $seat } muestra { $cards }: { poker-hand }, y { poker-low }.
    .to-seat = Muestras { $cards }: { poker-hand }, y { poker-low }.
poker-mucks = { $seat } no muestra.
    .short = no mostró
    .to-seat = No muestras.
poker-gives-back = { $seat } recupera { $number }, porque nadie lo igualó.
    .to-seat = Recuperas { $number }, porque nadie lo igualó.
poker-takes-all = { $winner } se lleva { $number } sin mostrar.
    .to-winner = Te llevas { $number } sin mostrar.
poker-wins = { $seats } gana { poker-which-pot } de { $number } con { poker-hand }{ poker-kicker }.
    .to-seats = Ganas { poker-which-pot } de { $number } con { poker-hand }{ poker-kicker }.
poker-ties = { $seats } se reparten { poker-which-pot } de { $number }, con { poker-hand }{ poker-kicker }.
    .to-seats = Tú y { $seats } se reparten { poker-which-pot } de { $number }, con { poker-hand }{ poker-kicker }.
poker-wins-both = { $seats } se lleva entero { poker-which-pot } de { $number } con { poker-hand }{ poker-kicker }, y { poker-low }.
    .to-seats = Te llevas entero { poker-which-pot } de { $number } con { poker-hand }{ poker-kicker }, y { poker-low }.
poker-ties-both = { $seats } se reparten { poker-which-pot } de { $number }, con { poker-hand }{ poker-kicker }, y { poker-low }.
    .to-seats = Tú y { $seats } se reparten { poker-which-pot } de { $number }, con { poker-hand }{ poker-kicker }, y { poker-low }.
poker-wins-high = Mitad alta, { poker-which-pot }: { $seats } gana { $number } con { poker-hand }{ poker-kicker }.
    .to-seats = Mitad alta, { poker-which-pot }: ganas { $number } con { poker-hand }{ poker-kicker }.
poker-ties-high = Mitad alta, { poker-which-pot }: { $seats } se reparten { $number }, con { poker-hand }{ poker-kicker }.
    .to-seats = Mitad alta, { poker-which-pot }: tú y { $seats } se reparten { $number }, con { poker-hand }{ poker-kicker }.
poker-wins-low = Mitad baja, { poker-which-pot }: { $seats } gana { $number } con { poker-low }.
    .to-seats = Mitad baja, { poker-which-pot }: ganas { $number } con { poker-low }.
poker-ties-low = Mitad baja, { poker-which-pot }: { $seats } se reparten { $number }, con { poker-low }.
    .to-seats = Mitad baja, { poker-which-pot }: tú y { $seats } se reparten { $number }, con { poker-low }.
poker-no-low = Nadie tiene baja para { poker-which-pot }.
poker-low = { $eight } de baja
poker-tag-low = baja { $eight }
poker-kicker = { $kicker ->
    [none] { "" }
    [A] , kicker as
    [K] , kicker rey
    [Q] , kicker reina
    [J] , kicker jota
    [T] , kicker 10
   *[other] , kicker { $kicker }
}
poker-prompt-won = { $seats } { $how ->
    [one] se lleva { $number }
    [even] se reparten { $number }
   *[uneven] se llevan { $number } en total
}
    .to-seats = { $how ->
        [one] Te llevas { $number }
        [even] Tú y { $seats } se reparten { $number }
       *[uneven] Tú y { $seats } se llevan { $number } en total
    }
poker-which-pot = { $pot ->
    [main] el bote principal
    [side] un bote lateral
   *[only] el bote
}
poker-bankrupt = { $seat } se queda sin fichas.
    .to-seat = Te quedas sin fichas.
poker-buys-in = { $seat } recompra por { $number }.
    .short = recompró
    .to-seat = Recompras por { $number }.
poker-leaves = { $seat } no recompra.
    .to-seat = No recompras.

poker-line = { $chips } fichas
poker-line-stake = { $chips } · apostó { $number }
poker-line-all-in = All-in · { $number }
poker-line-won = { $chips } · +{ $number }
poker-line-folded = { $chips } · se retiró
poker-line-bankrupt = Sin fichas
poker-deed-folded = se retiró
poker-deed-mucked = no mostró
poker-for-won = { $number } de ganancia
poker-for-paid = { $number } en apuestas
poker-for-rebuy = { $number } de recompra

poker-hand = { $made ->
    [pair] par de { poker-ranks }
    [two-pair] doble par, { poker-ranks } y { poker-low-ranks }
    [three] trío de { poker-ranks }
    [straight] escalera con { rank-name } de carta alta
    [flush] color con { rank-name } de carta alta
    [full-house] full de { poker-ranks } y { poker-low-ranks }
    [four] póker de { poker-ranks }
    [straight-flush] { $rank ->
        [A] escalera real
       *[other] escalera de color con { rank-name } de carta alta
    }
    [five] quinteto de { poker-ranks }
   *[high-card] { rank-name } de carta alta
}
poker-holding = { $eight ->
    [off] { poker-hand }
    [none] { poker-hand } · aún sin baja
    [gone] { poker-hand } · ya sin baja
   *[low] { poker-hand } · baja { $eight }
}
poker-category = { $made ->
    [pair] par
    [two-pair] 2 pares
    [three] trío
    [straight] escalera
    [flush] color
    [full-house] full
    [four] póker
    [straight-flush] esc. de color
    [five] quinteto
   *[high-card] carta alta
}
poker-category-and-low = { $made ->
    [pair] par + baja
    [two-pair] 2 pares + baja
    [three] trío + baja
    [straight] escalera + baja
    [flush] color + baja
    [full-house] full + baja
    [four] póker + baja
    [straight-flush] esc. color + baja
   *[high-card] alta + baja
}
poker-ranks = { $rank ->
    [A] ases
    [K] reyes
    [Q] reinas
    [J] jotas
    [T] dieces
    [9] nueves
    [8] ochos
    [7] sietes
    [6] seises
    [5] cincos
    [4] cuatros
    [3] treses
   *[2] doses
}
poker-low-ranks = { $low ->
    [A] ases
    [K] reyes
    [Q] reinas
    [J] jotas
    [T] dieces
    [9] nueves
    [8] ochos
    [7] sietes
    [6] seises
    [5] cincos
    [4] cuatros
    [3] treses
   *[2] doses
}
poker-jokers = { $jokers ->
    [one] con el comodín como { $wild }
   *[other] con los comodines como { $wild }
}

poker-may = { $may ->
    [bet-fold] Apuesta { $span } o retírate.
    [check-bet-fold] Pasa, apuesta { $span } o retírate.
    [check-bet] Pasa o apuesta { $span }.
    [check-raise] Pasa o sube a { $span }.
    [check] Puedes pasar.
    [call-raise-fold] Paga { $owe }, sube a { $span } (escribe “raise to” y el número) o retírate.
   *[call-fold] Paga { $owe } o retírate.
}
bad-amount = No puedes apostar esa cantidad. { poker-may }
over-the-pot = Puedes apostar el bote como máximo, o sea { $most }. { poker-may }
capped = Ya hubo { $cap } apuestas, y no se permiten más en una ronda. { poker-may }
no-raise = A nadie más le quedan fichas para responder a una subida. { poker-may }
raise-closed = Nadie hizo una subida completa desde tu último turno, así que no puedes volver a subir. { poker-may }
raise-short = No tienes fichas suficientes para subir. { poker-may }
no-check = En esta mesa no se puede pasar. { poker-may }
check-owing = Hay una apuesta por igualar, así que no puedes pasar. { poker-may }
bet-is-made = Alguien ya apostó. { poker-may }
nothing-to-call = { $may ->
    [check-raise] Ya igualaste la apuesta, así que no hay nada que pagar.
    [check] Ya igualaste la apuesta, así que no hay nada que pagar.
   *[bet] Nadie apostó, así que no hay nada que pagar.
} { poker-may }
free-to-check = Seguir es gratis, así que no te retires. { poker-may }
nothing-to-raise = Nadie apostó, así que no hay nada que subir. { poker-may }
bet-now = Es hora de apostar. { poker-may }
rebuy-or-pass = Te quedaste sin fichas. Recompra o pasa.
poker-worth-bet = Vale la pena apostar.
poker-worth-raise = Vale la pena subir.


poker-variant-cash_40 = Cash, 40 manos
poker-option-mode = Se juega por
    .sit_and_go = todas las fichas
    .cash = la mayor ganancia, las ciegas nunca suben
poker-option-big_blind = Primera ciega grande (como máximo una décima parte de las fichas al empezar)
poker-option-hands_per_level = Manos hasta que suben las ciegas
poker-option-minutes_per_level = Minutos hasta que suben las ciegas
poker-option-ante = Ante
    .each = de todos, una décima parte de la ciega grande
    .big_blind = la ciega grande paga uno por la mesa
poker-option-ante_from_level = El ante empieza en el nivel
poker-option-button_rule = Cuando alguien queda fuera, el botón
    .moving = pasa al siguiente jugador
    .dead = puede quedar en un asiento vacío, así nadie se salta una ciega
poker-option-reopening = Los all-in que no alcanzan para una subida completa
    .cumulative = se suman y pueden permitirte volver a subir
    .single_raise = nunca te permiten volver a subir
poker-option-max_hands = Manos
poker-option-rebuys = Cuántas veces puedes recomprar

poker-button = { $seat } tiene el botón.
    .to-seat = Tienes el botón.
poker-up = Suben las ciegas: ahora { $small } y { $big }.
poker-up-next = Última mano con estas ciegas. Luego: { $small } y { $big }.
poker-antes = Todos ponen un ante de { $number }.
poker-small = { $seat } pone la ciega pequeña de { $number }{ poker-and-all-in }.
    .to-seat = Pones la ciega pequeña de { $number }{ poker-and-all-in.to-seat }.
poker-big = { $seat } pone la ciega grande de { $number }{ poker-and-all-in }.
    .to-seat = Pones la ciega grande de { $number }{ poker-and-all-in.to-seat }.
poker-big-and-ante = { $seat } pone la ciega grande de { $number } y un ante de { $ante }{ poker-and-all-in }.
    .to-seat = Pones la ciega grande de { $number } y un ante de { $ante }{ poker-and-all-in.to-seat }.
poker-you-hold = Tienes { $cards }.
poker-flop = El flop: { $cards }.
poker-turn = El turn: { $cards }.
poker-river = El river: { $cards }.
poker-out = { $seat } termina en { poker-place }.
    .to-seat = Terminas en { poker-place }.
poker-place = { $place ->
    [1] 1.er lugar
    [3] 3.er lugar
   *[other] { $place }.º lugar
}
poker-line-out = Fuera · { poker-place }
poker-line-net = { $chips } · { poker-net }
poker-net = { $kind ->
    [even] igual
    [up] gana { $number }
   *[down] pierde { $number }
}
poker-tag-small = CP
poker-tag-big = CG
poker-badge-blinds = Ciegas
poker-badge-value = { $small }/{ $big }
poker-badge-ante = Ante
poker-badge-left = Ciegas suben en
poker-badge-hands = { $count ->
    [one] 1 mano
   *[other] { $count } manos
}
poker-badge-up = Ciegas suben cada
poker-badge-minutes = { $count ->
    [one] 1 min
   *[other] { $count } min
}
poker-board = { $form ->
    [none] Mesa
   *[other] Mesa, { $form }
}
poker-hand-level = Mano { $number }, nivel { $level } · { $stage ->
    [preflop] Preflop
    [flop] Flop
    [turn] Turn
    [river] River
    [all-in] All-in
   *[over] Fin
}
poker-high-blind = Esa ciega grande es demasiado alta. Puede ser una décima parte de las fichas al empezar como máximo: { $most }.
poker-drawing = { $draw ->
    [flush] { poker-hand } y proyecto de color
    [straight] { poker-hand } y proyecto de escalera
    [gutshot] { poker-hand } y proyecto de escalera interna
    [both] { poker-hand } y proyectos de color y escalera
   *[none] { poker-hand }
}
poker-chance = { $eight ->
    [off] Con { poker-drawing } ganarías cerca del { $percent } % contra { poker-rivals }
    [unknown] Con { $cards } ganarías cerca del { $percent } % del bote contra { poker-rivals }
    [none] Con { poker-drawing }, y aún sin baja, ganarías cerca del { $percent } % del bote contra { poker-rivals }
    [gone] Con { poker-drawing }, y sin baja, ganarías cerca del { $percent } % del bote contra { poker-rivals }
   *[low] Con { poker-drawing }, y { poker-low }, ganarías cerca del { $percent } % del bote contra { poker-rivals }
}
poker-rivals = { $count ->
    [one] una mano al azar
   *[other] { $count } manos al azar
}
poker-hint-rebuy = { shared-hint-no-chips }
poker-hint-open = { $cards } alcanza para subir desde tu asiento.
poker-hint-open-call = { $cards } alcanza para jugar.
poker-hint-open-check = { $cards } no vale una subida. Mira el flop gratis.
poker-hint-open-fold = { $cards } es muy poco con jugadores que todavía hablan después de ti.
poker-hint-bet = { poker-chance }. { poker-worth-bet }
poker-hint-check = { poker-chance }. Mira la siguiente carta gratis.
poker-hint-show = { poker-chance }. No vale la pena apostar. Mira gratis quién gana.
poker-hint-raise = { poker-chance }. { poker-worth-raise }
poker-hint-call = { poker-chance }, y solo necesitas { $need } %. Vale la pena pagar.
poker-hint-answer-check = { poker-chance }. No vale la pena subir, y pasar es gratis.
poker-hint-answer-fold = { poker-chance }. Pero están apostando, así que sus manos son mejores que al azar, y para pagar necesitas { $need } %.
