gin-rummy-name = Джин-рамми
    .line = Собирайте комбинации и стучите раньше соперника.
    .aliases = Gin Rummy, Джин
gin-rummy-rules = **Соберите из своих десяти карт группы и ряды и постучите раньше соперника.**
    Одну карту открывают, с неё начинается сброс. В свой ход возьмите карту — из колоды или верхнюю из сброса — и сбросьте одну. Ваша цель — **комбинации**: три или четыре карты одного достоинства или три и больше подряд одной масти. Всё остальное — **остаток**: картинка стоит 10, туз — 1.
    Осталось 10 или меньше? Стучите, и сдача окончена. Оба открывают карты, и вы получаете разницу. Совсем без остатка — это **джин**, за него бонус. Но осторожно: если у соперника остаток не больше вашего, очки достаются ему.
    Первый, у кого 100, побеждает.
    - **Например:** у вас 4♥ 5♥ 6♥, три девятки и 7♣ 7♦ 2♠ A♠. Остаток — 17. Вы берёте 7♠, сбрасываете 2♠, и остаётся только туз: стук с 1.
    .whole =
    - **Сдача:** по десять карт из колоды в 52, и одну открывают. Её может взять тот, кто не сдавал; если нет — сдающий. Если пасуют оба, другой игрок берёт из колоды.
    - **Ваш ход:** возьмите карту из колоды или верхнюю из сброса, затем сбросьте одну, но не ту, что только что взяли из сброса. Туз младший: A 2 3 — ряд, Q K A — нет. Карта входит только в одну комбинацию. Остаток считают так: туз — 1, J Q K — по 10, остальные — своё число.
    - **Стук:** если после хода у вас останется 10 или меньше, вместо простого сброса можно постучать. Стучать никогда не обязательно.
    - **Приложить:** соперник тоже показывает комбинации и прикладывает к вашим свои лишние карты: четвёртую девятку к трём девяткам, 7♥ к 4♥ 5♥ 6♥. Лучший способ нахожу я. На джин не прикладывают.
    - **Очки:** после стука вы получаете разницу. Джин — 25 и весь остаток соперника. Если у соперника столько же или меньше, это **андеркат**: он получает разницу и 25.
    - **Пустая сдача:** если в колоде две карты и никто не постучал, очков нет, и снова сдаёт тот же игрок. Иначе сдают по очереди.
    - **Конец:** первый, у кого 100, выигрывает игру и получает ещё 100. Если соперник не выиграл ни одной сдачи, очки победителя за сдачи удваиваются. Потом каждому добавляют 25 за каждую выигранную сдачу (**бокс**).
    - **Например:** вы стучите с 6. У соперника 21, он прикладывает 7♥: осталось 14. Вы получаете 8. Останься у него 5, это был бы андеркат и 26 очков ему.
gin-rummy-paragraphs =
    .gin-rummy-upcard-first = 1
    .gin-rummy-stock-first = 2
    .gin-rummy-discard-or-knock = 2
    .gin-rummy-draw-first = 2
    .rummy-just-taken = 2
    .gin-rummy-must-knock = 3
    .gin-rummy-knock-with-another = 3
    .gin-rummy-too-much-deadwood = 3
    .gin-rummy-last-discard = 3
    .gin-rummy-does-not-fit = 4
    .gin-rummy-lay-off-or-done = 4

gin-rummy-variant-oklahoma = Оклахома, с большим джином
gin-rummy-variant-straight = Чистый джин: без стука
gin-rummy-variant-old = Старый счёт: джин 20, андеркат 10
gin-rummy-variant-short = Короткая, до 50

gin-rummy-option-target = { shared-points-to-win }
gin-rummy-option-knock_limit = Наибольший остаток для стука
    .zero = только джин
gin-rummy-option-gin_bonus = Очков за джин
gin-rummy-option-undercut_bonus = Очков за андеркат
gin-rummy-option-undercut_on_tie = Равный остаток — тоже андеркат
gin-rummy-option-big_gin = Все одиннадцать карт в комбинациях — большой джин
gin-rummy-option-big_gin_bonus = Очков за большой джин
gin-rummy-option-box_bonus = Очков в конце за каждую выигранную сдачу (бокс)
gin-rummy-option-game_bonus = Очков за победу в игре
gin-rummy-option-shutout = Если проигравший не выиграл ни одной сдачи
    .off = ничего сверх того
    .double_points = очки победителя за сдачи удваиваются
    .double_all = весь счёт победителя удваивается
    .flat100 = победитель получает ещё 100
gin-rummy-option-dealer_rule = Кто сдаёт следующим
    .alternate = по очереди
    .winner = победитель сдачи
    .loser = проигравший сдачу
gin-rummy-option-last_discard_action = Последний сброс пустой сдачи можно взять, чтобы сразу постучать
gin-rummy-option-auto_layoff = Лучший способ приложить нахожу я
gin-rummy-option-oklahoma = Первая открытая карта задаёт предел для стука

do-knock = Постучать, сбросив
    .beside = Постучать
    .with = Постучать, сбросив { $picked }
do-with = с комбинациями
do-biggin = Большой джин
do-layoff = Приложить
    .with = Приложить { $picked }
do-done = Готово

gin-rummy-deals = { $seat } сдаёт. Открыта { $card }, взять её может { $other }.
    .to-seat = Вы сдаёте. Открыта { $card }, взять её может { $other }.
    .to-other = { $seat } сдаёт. Открыта { $card }, вы можете её взять.
gin-rummy-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
gin-rummy-knocks = { $seat } сбрасывает { $card } и стучит с { $number }: { $cards }.
    .to-seat = Вы сбрасываете { $card } и стучите с { $number }: { $cards }.
gin-rummy-goes-gin = { $seat } сбрасывает { $card }. Джин: { $cards }.
    .to-seat = Вы сбрасываете { $card }. Джин: { $cards }.
gin-rummy-goes-big-gin = { $seat } объявляет большой джин: { $cards }.
    .to-seat = Вы объявляете большой джин: { $cards }.
gin-rummy-lays-off = { $seat } прикладывает { $cards }.
    .to-seat = Вы прикладываете { $cards }.
gin-rummy-answers = { $seat } показывает { $cards }, остаток { $number }.
    .to-seat = Вы показываете { $cards }, остаток { $number }.
gin-rummy-no-melds = { $seat } — без комбинаций, остаток { $number }.
    .to-seat = Вы без комбинаций, остаток { $number }.
gin-rummy-scores = { $winner } получает { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}.
    .to-winner = Вы получаете { $number ->
        [one] { $number } очко
        [few] { $number } очка
        [many] { $number } очков
       *[other] { $number } очка
    }.
gin-rummy-undercuts = Андеркат! { $winner } получает { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}.
    .to-winner = Андеркат! Вы получаете { $number ->
        [one] { $number } очко
        [few] { $number } очка
        [many] { $number } очков
       *[other] { $number } очка
    }.
gin-rummy-tie = Поровну, так что очков никто не получает.
gin-rummy-dead = Пустая сдача: никто не успел постучать. Очков нет, и снова сдаёт тот же игрок.
gin-rummy-wins = { $winner } выигрывает игру, с бонусами { $number }:{ $least }.
    .to-winner = Вы выигрываете игру, с бонусами { $number }:{ $least }.

gin-rummy-line = { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
} · побед: { $number }
gin-rummy-holding = остаток { $number }
gin-rummy-tag = { $how ->
    [gin] джин
    [biggin] большой джин
   *[knock] стук
}
gin-rummy-tag-undercut = андеркат
gin-rummy-deed = { $how ->
    [gin] джин
    [biggin] большой джин
   *[left] остаток { $number }
}
gin-rummy-for-bonus = { $how ->
    [undercut] { $number } за андеркат
    [biggin] { $number } за большой джин
   *[gin] { $number } за джин
}
gin-rummy-for-game = { $number } за игру
gin-rummy-for-boxes = { $number } за { $count ->
    [one] { $count } сдачу
    [few] { $count } сдачи
    [many] { $count } сдач
   *[other] { $count } сдачи
}
gin-rummy-for-shutout = { $number } за сухую победу
gin-rummy-reason = { $number } раньше соперника
gin-rummy-fact = { $seat } выигрывает больше сдач, { $most }:{ $least }.
gin-rummy-even = Сдач поровну, по { $number }.
gin-rummy-subtitle = Сдача { $number }{ $how ->
    [knock] { " " }· стук
    [gin] { " " }· джин
    [biggin] { " " }· большой джин
    [undercut] { " " }· андеркат
    [tie] { " " }· поровну
    [dead] { " " }· пустая
   *[other] { "" }
}
gin-rummy-limit = Стук до
gin-rummy-target = Цель
gin-rummy-meld = Комбинация · { $seat }
gin-rummy-deadwood = Остаток { $number } · { $seat }
gin-rummy-covered = Сброс
gin-rummy-laid-off = Приложено · { $seat }

gin-rummy-hint-pass = { $card } вам почти ничего не даёт.
gin-rummy-hint-draw = { $card } вам почти ничего не даёт. Лучше взять из колоды.
gin-rummy-hint-forced = Вы оба спасовали, так что берите из колоды.
gin-rummy-hint-completes = С ней у вас { $cards }.
gin-rummy-hint-take-to-knock = Возьмите её, и можно стучать с { $number }.
gin-rummy-hint-take-low = Она сокращает остаток с { $number } до { $least }.
gin-rummy-hint-knock = Остаток всего { $number }. Андеркат { $seat } сделает, только если останется { $ties ->
    [1] { $number } или меньше
   *[0] ещё меньше
}.
gin-rummy-hint-gin = Это джин: все остальные десять карт в комбинациях.
gin-rummy-hint-big-gin = Все ваши одиннадцать карт в комбинациях.
gin-rummy-hint-alone = Она ни с чем не сочетается и стоит вам { $number }. Без неё остаток { $least }.
gin-rummy-hint-throw = Это самая бесполезная карта: без неё остаток { $least } и лучшие шансы на комбинацию.
gin-rummy-hint-lay-off = Она подходит, и ваш остаток меньше на { $number }.
gin-rummy-hint-done = Больше прикладывать нечего. Ваш остаток { $number }.

gin-rummy-upcard-first = Сначала открытая карта. Возьмите её или пасуйте.
gin-rummy-stock-first = Вы оба спасовали. Берите из колоды.
gin-rummy-draw-first = Сначала возьмите карту: из колоды или из сброса.
gin-rummy-last-discard = Колода кончилась. Возьмите последний сброс, если с ним можно сразу постучать, или пасуйте.
gin-rummy-discard-or-knock = Вы взяли карту. Сбросьте одну или постучите, если остаток будет { $limit } или меньше.
gin-rummy-must-knock = Вы взяли последний сброс, поэтому нужно стучать. Сбросить можно: { $cards }.
gin-rummy-too-much-deadwood = Так останется { $number }, а для стука нужно { $limit } или меньше. Сбросьте карту и играйте дальше.
gin-rummy-knock-with-another = Так останется { $number }, а для стука нужно { $limit } или меньше. Постучать можно, сбросив { $cards }. Или играйте дальше.
gin-rummy-no-melds-of-yours = Это не комбинации из ваших остальных карт. Назовите группы и ряды от трёх карт, каждую карту один раз.
gin-rummy-no-big-gin = За этим столом большого джина нет. Сбросьте карту и постучите.
gin-rummy-not-all-melded = Не все ваши одиннадцать карт в комбинациях. Сбросьте одну или постучите, если остаток будет { $limit } или меньше.
gin-rummy-does-not-fit = { $card } не подходит ни к одной комбинации того, кто постучал. { $count ->
    [0] Остальные тоже не подходят, так что скажите «done»
   *[other] Можно приложить { $cards } или сказать «done»
}.
gin-rummy-lay-off-or-done = { $count ->
    [0] Ни одна ваша карта не подходит к комбинациям того, кто постучал, так что скажите «done»
   *[other] Можно приложить { $cards } или сказать «done»
}.
