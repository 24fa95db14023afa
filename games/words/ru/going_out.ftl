going-out = { $place }-е место
going-out-points = { shared-points }
going-out-marks = поражений: { $count }
going-out-losses = Поражений до конца партии
going-out-rounds = Раундов, если считаются места
going-out-until-lost = идёт, пока кто-то не проиграет нужное число раз
going-out-counts-places = считается, кто каким по счёту выходит

going-out-fact = { $seat } остаётся с { $count ->
    [1] последней картой
    [one] { $count } картой
    [few] { $count } картами
    [many] { $count } картами
   *[other] { $count } картами
}.
going-out-one-rank = Сыграть несколько карт можно, только если все они одного достоинства.
