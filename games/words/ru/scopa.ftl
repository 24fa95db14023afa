scopa-name = Скопа
    .line = Берите равной картой или суммой. Очищайте стол.
    .aliases = Scopa, Scopone, Скопоне
scopa-rules = **Берите карты со стола, прежде всего монеты и семёрки, и очищайте стол.**
    У вас три карты, ещё четыре лежат на столе в открытую. За ход играют одну карту. Она берёт одну карту того же значения или карты, которые дают его в сумме: семёрка берёт двойку и пятёрку. Если карта ничего не берёт, она остаётся на столе. Валет считается за 8, кавалер — за 9, король — за 10.
    Очистили стол — это **скопа,** 1 очко. Остальные очки — в конце сдачи: за большинство карт, большинство монет, семёрку монет и лучшую примьеру. Когда есть 11, побеждает больший счёт.
    - **Например:** на столе двойка, тройка и шестёрка. Ваша пятёрка берёт двойку и тройку. Осталась одна шестёрка, и шестёрка следующего игрока была бы скопой.
    .whole =
    - **Колода:** 40 карт: от туза до семёрки, потом валет, кавалер и король, они считаются за 8, 9 и 10. Масти — монеты, кубки, мечи и дубины. Во французских картах монеты — это бубны, кавалеры — дамы.
    - **Сдача:** по три карты и четыре на стол в открытую. Когда карты на руках кончились у всех, каждому сдают ещё по три, на стол — ничего. Три короля на столе или больше — пересдача. После каждой сдачи сдающий сменяется налево.
    - **Ваш ход:** сыграйте одну карту. Если на столе есть карта её значения, она берёт одну такую и никогда — сумму. Иначе она берёт одну группу карт, которые дают его в сумме. Если групп несколько, выбираете вы. Если карта может взять, она обязана; если нет, остаётся на столе.
    - **Скопа:** за очищенный стол — 1 очко, но не за последнюю карту сдачи.
    - **В конце сдачи** остаток на столе забирает тот, кто взял последним. Потом по 1 очку за большинство карт, большинство монет, семёрку монет и лучшую примьеру. При равенстве — никому.
    - **Примьера:** сумма ваших лучших карт по одной в каждой из четырёх мастей: семёрка — 21, шестёрка — 18, туз — 16, пятёрка — 15, четвёрка — 14, тройка — 13, двойка — 12, остальные — 10. Без всех четырёх мастей примьеры нет.
    - **Победа:** если после сдачи есть 11 или больше, побеждает больший счёт. Если он у двоих, играют ещё сдачу.
    - **Партнёры:** вчетвером — двое на двое, взятое складывается.
scopa-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3
    .scopa-equal-first = 3

scopa-variant-scopone_scientifico = Научный скопоне: по десять карт, до 21
scopa-variant-scopone = Скопоне: по девять карт, до 21
scopa-variant-asso_pigliatutto = Асо пильятутто: туз берёт всё
scopa-variant-napola = С наполой и королём монет, до 21

scopa-option-target = { shared-points-to-win }
scopa-option-partners = { shared-partners }
scopa-option-deal = Карт за сдачу
    .three = три
    .nine = девять (вчетвером)
    .ten = десять, на стол ничего (вчетвером)
scopa-option-ace = Сыгранный туз
    .plain = считается за 1
    .takes_all = берёт всё, и это не скопа
    .takes_all_sweep = берёт всё, и это скопа
scopa-option-napola = Туз, двойка и тройка монет и следующие за ними подряд — по 1 очку
scopa-option-re_bello = Король монет — 1 очко
scopa-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

scopa-void = { $cards }: на столе слишком много королей, поэтому пересдача.
scopa-turned = На столе: { $cards }.
scopa-takes = { $seat } кладёт { $card } и берёт { $cards }.
    .to-seat = Вы кладёте { $card } и берёте { $cards }.
scopa-takes-itself = { $seat } кладёт { $card } на пустой стол и забирает.
    .to-seat = Вы кладёте { $card } на пустой стол и забираете.
scopa-sweeps = Скопа! { $seat } картой { $card } берёт всё: { $cards }.
    .to-seat = Скопа! Вы картой { $card } берёте всё: { $cards }.
scopa-rest = Последняя взятка была за игроком { $winner }, ему достаётся остаток: { $cards }.
    .to-winner = Последняя взятка была за вами, вам достаётся остаток: { $cards }.
scopa-count-cards = Больше всего карт, { $figures }: { $count ->
    [0] поровну, без очка
   *[other] { $seats }
}.
    .to-seats = Больше всего карт, { $figures }: { shared-you-and }.
scopa-count-coins = Больше всего монет, { $figures }: { $count ->
    [0] поровну, без очка
   *[other] { $seats }
}.
    .to-seats = Больше всего монет, { $figures }: { shared-you-and }.
scopa-count-primiera = Лучшая примьера, { $figures }: { $count ->
    [0] поровну, без очка
   *[other] { $seats }
}.
    .to-seats = Лучшая примьера, { $figures }: { shared-you-and }.
scopa-count-seven = Семёрка монет: { $seats }.
    .to-seats = Семёрка монет: { shared-you-and }.
scopa-count-sweeps = { scopa-swept }: { $seats }.
    .to-seats = { scopa-swept }: { shared-you-and }.
scopa-count-napola = Напола, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: { $seats }.
    .to-seats = Напола, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: { shared-you-and }.
scopa-count-king = Король монет: { $seats }.
    .to-seats = Король монет: { shared-you-and }.

scopa-for-cards = { $number } за большинство карт
scopa-for-coins = { $number } за большинство монет
scopa-for-primiera = { $number } за примьеру
scopa-for-seven = { $number } за семёрку монет
scopa-for-sweeps = { $number } за скопы
scopa-for-napola = { $number } за наполу
scopa-for-king = { $number } за короля монет
scopa-deed = { shared-cards }, { $number ->
    [one] { $number } монета
    [few] { $number } монеты
    [many] { $number } монет
   *[other] { $number } монеты
}, примьера { $points ->
    [0] нет
   *[other] { $points }
}
scopa-tag = Скопа
scopa-swept = { $count ->
    [one] { $count } скопа
    [few] { $count } скопы
    [many] { $count } скоп
   *[other] { $count } скопы
}

scopa-hint-sweep = Это очищает стол: скопа, 1 очко.
scopa-hint-seven = Берите семёрку монет: она сама стоит очко.
scopa-hint-coins = Берите { $count ->
    [one] { $count } монету
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}: за большинство монет дают очко.
scopa-hint-primiera = Семёрки выигрывают примьеру, так что берите.
scopa-hint-cards = Так вы возьмёте { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, а за большинство карт дают очко.
scopa-hint-lay = Брать нечего. На столе останется сумма { $number }, { $chance ->
    [0] и скопы почти наверняка не будет
   *[other] риск скопы около { $chance }%
}.
scopa-hint-wait = Лучше, чем брать сейчас: на столе останется сумма { $number }, { $chance ->
    [0] и скопы почти наверняка не будет
   *[other] риск скопы около { $chance }%
}.

scopa-scopone-is-for-four = Скопоне — игра для четверых. Если вас меньше, сдавайте по три карты.
scopa-equal-first = { $cards } того же значения, поэтому { $card } берёт её, а не сумму.
