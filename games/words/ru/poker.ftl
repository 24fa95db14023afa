do-bet = Бет { $number }
do-call = Колл
do-call-for = Колл { $number }
do-call-all-in = Колл { $number } · олл-ин
do-check = Чек
do-fold = Фолд
order-check-or-fold = Чек или фолд
order-call-any = Колл любой ставки
do-raise = Рейз на { $number }
do-raise-to = Рейз до { $number }
do-rebuy = Взять ребай

poker-to-stake = { $kind ->
    [bet] Бет
   *[raise] Рейз до
} { $number }
poker-minimum = { poker-to-stake }
poker-half-pot = { poker-to-stake } · полбанка
poker-pot = { poker-to-stake } · банк
poker-all-in = { poker-to-stake } · олл-ин

poker-amount = { $number }
poker-bets = { $seat } ставит { $number }{ poker-and-all-in }.
    .short = бет
    .to-seat = Вы ставите { $number }{ poker-and-all-in.to-seat }.
poker-raises = { $seat } делает рейз до { $number }{ poker-and-all-in }.
    .short = рейз
    .to-seat = Вы делаете рейз до { $number }{ poker-and-all-in.to-seat }.
poker-calls = { $seat } делает колл { $number }{ poker-and-all-in }.
    .short = колл
    .to-seat = Вы делаете колл { $number }{ poker-and-all-in.to-seat }.
poker-and-all-in = { $left ->
    [0] , олл-ин
   *[other] { "" }
}
    .to-seat = { $left ->
        [0] , олл-ин
       *[other] { "" }
    }
poker-checks = { $seat } говорит чек.
    .short = чек
    .to-seat = Вы говорите чек.
poker-folds = { $seat } делает фолд.
    .short = фолд
    .to-seat = Вы делаете фолд.
poker-shows = { $seat } показывает { $cards }: { poker-hand }.
    .to-seat = Вы показываете { $cards }: { poker-hand }.
poker-shows-wild = { $seat } показывает { $cards }: { poker-hand }, { poker-jokers }.
    .to-seat = Вы показываете { $cards }: { poker-hand }, { poker-jokers }.
poker-shows-flush = { $seat } показывает { $cards }: { poker-hand }, { poker-jokers } { $suit ->
    [C] треф
    [D] бубен
    [H] червей
   *[S] пик
}.
    .to-seat = Вы показываете { $cards }: { poker-hand }, { poker-jokers } { $suit ->
        [C] треф
        [D] бубен
        [H] червей
       *[S] пик
    }.
poker-shows-both = { $seat } показывает { $cards }: { poker-hand } и { poker-low }.
    .to-seat = Вы показываете { $cards }: { poker-hand } и { poker-low }.
poker-mucks = { $seat } скидывает карты в мак, не показывая.
    .short = мак
    .to-seat = Вы скидываете карты в мак, не показывая.
poker-gives-back = { $seat } получает обратно { $number }: ставку не уравняли.
    .to-seat = Вы получаете обратно { $number }: ставку не уравняли.
poker-takes-all = { $winner } забирает { $number } без показа.
    .to-winner = Вы забираете { $number } без показа.
poker-wins = { $seats } выигрывает { poker-which-pot }, { $number }: { poker-hand }{ poker-kicker }.
    .to-seats = Вы выигрываете { poker-which-pot }, { $number }: { poker-hand }{ poker-kicker }.
poker-ties = { $seats } делят { poker-which-pot }, { $number }: { poker-hand }{ poker-kicker }.
    .to-seats = Вы и { $seats } делите { poker-which-pot }, { $number }: { poker-hand }{ poker-kicker }.
poker-wins-both = { $seats } выигрывает целиком { poker-which-pot }, { $number }: { poker-hand }{ poker-kicker } и { poker-low }.
    .to-seats = Вы выигрываете целиком { poker-which-pot }, { $number }: { poker-hand }{ poker-kicker } и { poker-low }.
poker-ties-both = { $seats } делят { poker-which-pot }, { $number }: { poker-hand }{ poker-kicker } и { poker-low }.
    .to-seats = Вы и { $seats } делите { poker-which-pot }, { $number }: { poker-hand }{ poker-kicker } и { poker-low }.
poker-wins-high = { $seats } выигрывает хай ({ poker-which-pot }), { $number }: { poker-hand }{ poker-kicker }.
    .to-seats = Вы выигрываете хай ({ poker-which-pot }), { $number }: { poker-hand }{ poker-kicker }.
poker-ties-high = { $seats } делят хай ({ poker-which-pot }), { $number }: { poker-hand }{ poker-kicker }.
    .to-seats = Вы и { $seats } делите хай ({ poker-which-pot }), { $number }: { poker-hand }{ poker-kicker }.
poker-wins-low = { $seats } выигрывает лоу ({ poker-which-pot }), { $number }: { poker-low }.
    .to-seats = Вы выигрываете лоу ({ poker-which-pot }), { $number }: { poker-low }.
poker-ties-low = { $seats } делят лоу ({ poker-which-pot }), { $number }: { poker-low }.
    .to-seats = Вы и { $seats } делите лоу ({ poker-which-pot }), { $number }: { poker-low }.
poker-no-low = Лоу нет ни у кого: { poker-which-pot }.
poker-low = лоу { $eight }
poker-tag-low = лоу { $eight }
poker-kicker = { $kicker ->
    [none] { "" }
    [A] , кикер туз
    [K] , кикер король
    [Q] , кикер дама
    [J] , кикер валет
    [T] , кикер 10
   *[other] , кикер { $kicker }
}
poker-prompt-won = { $seats } { $how ->
    [one] забирает { $number }
    [even] делят { $number }
   *[uneven] забирают вместе { $number }
}
    .to-seats = { $how ->
        [one] Вы забираете { $number }
        [even] Вы и { $seats } делите { $number }
       *[uneven] Вы и { $seats } забираете вместе { $number }
    }
poker-which-pot = { $pot ->
    [main] основной банк
    [side] побочный банк
   *[only] банк
}
poker-bankrupt = У игрока { $seat } кончились фишки.
    .to-seat = У вас кончились фишки.
poker-buys-in = { $seat } берёт ребай на { $number }.
    .short = ребай
    .to-seat = Вы берёте ребай на { $number }.
poker-leaves = { $seat } не берёт ребай.
    .to-seat = Вы не берёте ребай.

poker-line = { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
    [many] { $chips } фишек
   *[other] { $chips } фишки
}
poker-line-stake = { $chips } · ставка { $number }
poker-line-all-in = Олл-ин · { $number }
poker-line-won = { $chips } · +{ $number }
poker-line-folded = { $chips } · фолд
poker-line-bankrupt = Без фишек
poker-deed-folded = фолд
poker-deed-mucked = мак
poker-for-won = { $number } из банка
poker-for-paid = { $number } в банк
poker-for-rebuy = { $number } ребаем

poker-hand = { $made ->
    [pair] пара { poker-ranks }
    [two-pair] две пары ({ poker-ranks } и { poker-low-ranks })
    [three] тройка { poker-ranks }
    [straight] стрит, сверху { rank-name }
    [flush] флеш, сверху { rank-name }
    [full-house] фулл-хаус (тройка { poker-ranks } и пара { poker-low-ranks })
    [four] каре { poker-ranks }
    [straight-flush] { $rank ->
        [A] роял-флеш
       *[other] стрит-флеш, сверху { rank-name }
    }
    [five] пять { poker-ranks }
   *[high-card] старшая карта, { rank-name }
}
poker-holding = { $eight ->
    [off] { poker-hand }
    [none] { poker-hand } · лоу пока нет
    [gone] { poker-hand } · лоу уже не будет
   *[low] { poker-hand } · лоу { $eight }
}
poker-category = { $made ->
    [pair] пара
    [two-pair] 2 пары
    [three] тройка
    [straight] стрит
    [flush] флеш
    [full-house] фулл-хаус
    [four] каре
    [straight-flush] стрит-флеш
    [five] пять равных
   *[high-card] старшая
}
poker-category-and-low = { $made ->
    [pair] пара + лоу
    [two-pair] 2 пары + лоу
    [three] тройка + лоу
    [straight] стрит + лоу
    [flush] флеш + лоу
    [full-house] фулл-хаус + лоу
    [four] каре + лоу
    [straight-flush] стр.-флеш + лоу
   *[high-card] старшая + лоу
}
poker-ranks = { $rank ->
    [A] тузов
    [K] королей
    [Q] дам
    [J] валетов
    [T] десяток
    [9] девяток
    [8] восьмёрок
    [7] семёрок
    [6] шестёрок
    [5] пятёрок
    [4] четвёрок
    [3] троек
   *[2] двоек
}
poker-low-ranks = { $low ->
    [A] тузов
    [K] королей
    [Q] дам
    [J] валетов
    [T] десяток
    [9] девяток
    [8] восьмёрок
    [7] семёрок
    [6] шестёрок
    [5] пятёрок
    [4] четвёрок
    [3] троек
   *[2] двоек
}
poker-jokers = { $jokers ->
    [1] джокер — это { $wild }
   *[other] джокеры — это { $wild }
}

poker-may = { $may ->
    [bet-fold] Можно: бет { $span } или фолд.
    [check-bet-fold] Можно: чек, бет { $span } или фолд.
    [check-bet] Можно: чек или бет { $span }.
    [check-raise] Можно: чек или рейз до { $span }.
    [check] Можно сказать чек.
    [call-raise-fold] Можно: колл { $owe }, рейз до { $span } (напишите «raise to» и число) или фолд.
   *[call-fold] Можно: колл { $owe } или фолд.
}
bad-amount = Столько поставить нельзя. { poker-may }
over-the-pot = Поставить можно не больше банка, то есть { $most }. { poker-may }
capped = Ставок уже { $cap }, больше за один круг нельзя. { poker-may }
no-raise = Ни у кого больше нет фишек, чтобы ответить на рейз. { poker-may }
raise-closed = С вашего прошлого хода полного рейза не было, так что повысить снова нельзя. { poker-may }
raise-short = Для рейза не хватает фишек. { poker-may }
no-check = За этим столом чека нет. { poker-may }
check-owing = Есть ставка, которую нужно уравнять, так что чек нельзя. { poker-may }
bet-is-made = Ставка уже есть. { poker-may }
nothing-to-call = { $may ->
    [check-raise] Ставку вы уже уравняли, так что колл не нужен.
    [check] Ставку вы уже уравняли, так что колл не нужен.
   *[bet] Никто не ставил, так что колл невозможен.
} { poker-may }
free-to-check = Остаться можно бесплатно, так что не делайте фолд. { poker-may }
nothing-to-raise = Никто не ставил, так что повышать нечего. { poker-may }
bet-now = Сейчас торговля. { poker-may }
rebuy-or-pass = У вас кончились фишки. Возьмите ребай или пасуйте.
poker-worth-bet = Это стоит ставки.
poker-worth-raise = Это стоит рейза.

poker-variant-cash_40 = Кэш-игра, 40 сдач
poker-option-mode = На что играют
    .sit_and_go = на все фишки
    .cash = кто больше выиграет, блайнды не растут
poker-option-big_blind = Первый большой блайнд (не больше десятой части стартовых фишек)
poker-option-hands_per_level = Сдач до роста блайндов
poker-option-minutes_per_level = Минут до роста блайндов
poker-option-ante = Анте
    .each = все, десятая часть большого блайнда
    .big_blind = большой блайнд платит одно за весь стол
poker-option-ante_from_level = Анте начинается с уровня
poker-option-button_rule = Когда кто-то выбывает, баттон
    .moving = переходит к следующему игроку
    .dead = может остаться на пустом месте, чтобы никто не пропустил блайнд
poker-option-reopening = Олл-ины меньше полного рейза
    .cumulative = складываются и могут дать право повысить снова
    .single_raise = никогда не дают права повысить снова
poker-option-max_hands = Сдач
poker-option-rebuys = Сколько раз можно взять ребай

poker-button = Баттон у игрока { $seat }.
    .to-seat = Баттон у вас.
poker-up = Блайнды выросли: теперь { $small } и { $big }.
poker-up-next = Последняя сдача с этими блайндами. Дальше { $small } и { $big }.
poker-antes = Все вносят анте { $number }.
poker-small = { $seat } ставит малый блайнд { $number }{ poker-and-all-in }.
    .to-seat = Вы ставите малый блайнд { $number }{ poker-and-all-in.to-seat }.
poker-big = { $seat } ставит большой блайнд { $number }{ poker-and-all-in }.
    .to-seat = Вы ставите большой блайнд { $number }{ poker-and-all-in.to-seat }.
poker-big-and-ante = { $seat } ставит большой блайнд { $number } и анте { $ante }{ poker-and-all-in }.
    .to-seat = Вы ставите большой блайнд { $number } и анте { $ante }{ poker-and-all-in.to-seat }.
poker-you-hold = У вас { $cards }.
poker-flop = Флоп: { $cards }.
poker-turn = Тёрн: { $cards }.
poker-river = Ривер: { $cards }.
poker-out = { $seat } занимает { poker-place }.
    .to-seat = Вы занимаете { poker-place }.
poker-place = { $place }-е место
poker-line-out = Вне игры · { poker-place }
poker-line-net = { $chips } · { poker-net }
poker-net = { $kind ->
    [even] в нуле
    [up] в плюсе { $number }
   *[down] в минусе { $number }
}
poker-tag-small = МБ
poker-tag-big = ББ
poker-badge-blinds = Блайнды
poker-badge-value = { $small }/{ $big }
poker-badge-ante = Анте
poker-badge-left = Рост через
poker-badge-hands = { $count ->
    [one] { $count } сдачу
    [few] { $count } сдачи
    [many] { $count } сдач
   *[other] { $count } сдачи
}
poker-badge-up = Рост каждые
poker-badge-minutes = { $count } мин
poker-board = { $form ->
    [none] Борд
   *[other] Борд, { $form }
}
poker-hand-level = Сдача { $number }, уровень { $level } · { $stage ->
    [preflop] префлоп
    [flop] флоп
    [turn] тёрн
    [river] ривер
    [all-in] олл-ин
   *[over] конец
}
poker-high-blind = Такой большой блайнд слишком велик. Он может быть самое большее десятой частью стартовых фишек: { $most }.
poker-drawing = { $draw ->
    [flush] { poker-hand } и флеш-дро
    [straight] { poker-hand } и стрит-дро
    [gutshot] { poker-hand } и гатшот
    [both] { poker-hand }, флеш-дро и стрит-дро
   *[none] { poker-hand }
}
poker-chance = { $eight ->
    [off] У вас { poker-drawing }: против { poker-rivals } это победа примерно в { $percent }% случаев
    [unknown] { $cards } против { poker-rivals } — это примерно { $percent }% банка
    [none] У вас { poker-drawing }, лоу пока нет: против { poker-rivals } это примерно { $percent }% банка
    [gone] У вас { poker-drawing }, лоу не будет: против { poker-rivals } это примерно { $percent }% банка
   *[low] У вас { poker-drawing } и { poker-low }: против { poker-rivals } это примерно { $percent }% банка
}
poker-rivals = { $count ->
    [1] случайной руки
    [one] { $count } случайной руки
    [few] { $count } случайных рук
    [many] { $count } случайных рук
   *[other] { $count } случайной руки
}
poker-hint-rebuy = { shared-hint-no-chips }
poker-hint-open = В этой позиции { $cards } хватает для рейза.
poker-hint-open-call = { $cards } достаточно, чтобы играть.
poker-hint-open-check = { $cards } рейза не стоит. Посмотрите флоп бесплатно.
poker-hint-open-fold = { $cards } слишком слабо, когда после вас ещё ходят другие.
poker-hint-bet = { poker-chance }. { poker-worth-bet }
poker-hint-check = { poker-chance }. Посмотрите следующую карту бесплатно.
poker-hint-show = { poker-chance }. Ставки это не стоит. Посмотрите бесплатно, чья рука лучше.
poker-hint-raise = { poker-chance }. { poker-worth-raise }
poker-hint-call = { poker-chance }, а нужно всего { $need }%. Это стоит колла.
poker-hint-answer-check = { poker-chance }. Рейза это не стоит, а чек бесплатный.
poker-hint-answer-fold = { poker-chance }. Но соперники ставят, значит, их руки лучше случайных, а для колла нужно { $need }%.
