fishing-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
fishing-packet = Все получают ещё по { $number ->
    [one] { $number } карте
    [few] { $number } карты
    [many] { $number } карт
   *[other] { $number } карты
}.
fishing-lays = { $seat } оставляет { $card } на столе.
    .to-seat = Вы оставляете { $card } на столе.
fishing-line = { $score } · { shared-cards }
fishing-deed = { shared-cards }
fishing-hand = Сдача { $round } · до { $target }
fishing-floor = Стол
fishing-stock = В колоде
fishing-last = Последняя взятка
fishing-which-capture = { $card } может взять то одни карты, то другие. Выберите: { $cards }.
fishing-wrong-capture = Взять картой { $card } именно это нельзя. Можно взять: { $cards }.
fishing-only-capture = { $card } берёт { $cards }, ни больше ни меньше. Просто сыграйте { $card }.
fishing-no-capture = { $card } здесь ничего не берёт. Просто сыграйте её, и она останется на столе.
