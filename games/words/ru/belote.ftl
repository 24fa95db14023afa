belote-name = Белот
    .line = Назначьте козырь вместе с партнёром и наберите больше очков, чем соперники.
    .aliases = Belote, Коинш, Coinche
belote-rules = **Вы с партнёром напротив назначаете козырь. После этого наберите больше очков, чем соперники.**
    Из 32 карт каждому сдают по пять, и одну открывают. По очереди каждый может взять её: её масть — козырь. Если никто не взял, каждый может назвать другую масть. Потом всем досдают до восьми.
    Старшинство козырей: **J 9** A 10 K Q 8 7, валет стоит 20, девятка — 14. В других мастях: A 10 K Q J 9 8 7. Туз — 11, десятка — 10, король — 4, дама — 3, остальные валеты — 2. За последнюю взятку — 10.
    Нужно класть в масть. Не можете — бейте козырем, если только взятка не у вашего партнёра. По возможности кладите козырь старше тех, что уже во взятке.
    Команда, назначившая козырь, должна набрать больше очков, иначе всё получают соперники. Первая команда, у которой 1000, побеждает.
    - **Например:** козыри — черви, взятку пока берёт A♣ соперника. Треф у вас нет, так что придётся положить черву.
    .whole =
    - **Выбор козыря:** начинает игрок слева от сдающего. Взявший получает открытую карту и ещё две, остальные — по три. Если дважды спасовали все, сдаёт следующий.
    - **Игра:** заходит игрок слева от сдающего. Нужно класть в масть. Если масти нет и взятка не у партнёра, бейте козырем. По возможности перебивайте козыри во взятке, и когда зашли с козыря, и даже козырь партнёра. Не можете — кладите козырь младше.
    - **Объявления:** три подряд одной масти — 20, четыре — 50, пять и больше — 100. Четыре валета — 200, девятки — 150, тузы, десятки, короли и дамы — 100. О них говорят с первой картой. После первой взятки команда с лучшим объявлением показывает и получает все свои. Четыре равные старше любого ряда.
    - **Белот:** козырные король и дама на одной руке всегда дают 20.
    - **Очки:** если у назначивших больше, обе команды получают своё. Если меньше, соперники получают 162 и все объявления. При равенстве очки назначивших ждут победителя следующей сдачи. Все восемь взяток — 252.
    - **Конец:** если 1000 есть у обеих команд, побеждает больший счёт.
    - **Домашние правила:** в коинше торгуются от 80 до 160 или 250 за все взятки. Соперники могут удвоить (коинш), а вы — утроить (сюркоинш).
belote-paragraphs =
    .belote-not-yet = 1
    .belote-turned-down = 1
    .must-follow-suit = 2
    .belote-must-trump = 2
    .belote-must-go-over = 2

belote-variant-plain = Без объявлений
belote-variant-short = Короткий, до 501
belote-variant-coinche = Коинш, с торговлей, до 2000

belote-option-target = { shared-points-to-win }
belote-option-bidding = Козырь назначают
    .take = взяв открытую карту
    .auction = в торговле
belote-option-declarations = Ряды и четыре равные считаются
belote-option-undertrump = Козырь обязателен, даже если перебить нельзя
belote-option-tie = Если у команд поровну очков
    .hang = очки назначивших ждут следующей сдачи
    .lost = назначившие проиграли
belote-option-belote_counts = Белот помогает выполнить заказ

belote-do-take = Взять
do-coinche = Коинш
do-surcoinche = Сюркоинш
belote-do-bid = { $number ->
    [250] Все взятки { $symbol }
   *[other] { $number } { $symbol }
}

belote-deals = { $takes ->
    [0] { $seat } сдаёт.
   *[1] { $seat } сдаёт и открывает { $turned }.
}
    .to-seat = { $takes ->
        [0] Вы сдаёте.
       *[1] Вы сдаёте и открываете { $turned }.
    }
belote-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
belote-nobody-takes = { $card } не берёт никто. Назовите другую масть или пасуйте.
belote-passed-in = Пасуют все. Без очков, следующим сдаёт { $seat }.
    .to-seat = Пасуют все. Без очков, теперь сдаёте вы.
belote-bids = { $seat } заявляет { $number }, { $suit }.
    .short = { $number }
    .to-seat = Вы заявляете { $number }, { $suit }.
belote-coinche = { $kind ->
    [coinche] { $seat } говорит «коинш». Заказ считается вдвойне.
   *[surcoinche] { $seat } говорит «сюркоинш». Заказ считается втройне.
}
    .short = { $kind ->
        [coinche] коинш
       *[surcoinche] сюркоинш
    }
    .to-seat = { $kind ->
        [coinche] Вы говорите «коинш». Заказ считается вдвойне.
       *[surcoinche] Вы говорите «сюркоинш». Заказ считается втройне.
    }
belote-takes = { $seat } берёт { $card }. Козыри — { $suit }.
    .short = берёт
    .to-seat = Вы берёте { $card }. Козыри — { $suit }.
belote-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
belote-kind = { $kind ->
    [tierce] три подряд
    [quarte] четыре подряд
    [quint] пять и больше подряд
   *[four] четыре равные
}
belote-announces = { $seat } объявляет: { belote-kind }.
    .to-seat = Вы объявляете: { belote-kind }.
belote-declares = { $seat } показывает { $cards }: { $points }.
    .to-seat = Вы показываете { $cards }: { $points }.
belote-says = { $second ->
    [0] { $seat } говорит «белот».
   *[1] { $seat } говорит «ребелот»: 20 очков.
}
    .to-seat = { $second ->
        [0] Вы говорите «белот».
       *[1] Вы говорите «ребелот»: 20 очков.
    }
belote-sum = { $kind ->
    [plain] за взятки { $total }.
    [declared] взятки { $tricks } + объявления { $declared } = { $total }.
    [belote] взятки { $tricks } + белот { $belote } = { $total }.
   *[both] взятки { $tricks } + объявления { $declared } + белот { $belote } = { $total }.
}
belote-counts = { $seats }: { belote-sum }
    .to-seats = Вы и { $seats }: { belote-sum }
belote-scores = { $result ->
    [capot] { $seats } берут все взятки: { $ours }:{ $theirs }.
    [made] { $seats } выполняют заказ: { $ours }:{ $theirs }.
    [hung] { $seats } — поровну, { $held } ждут следующей сдачи: { $ours }:{ $theirs }.
   *[failed] { $seats } не выполняют заказ: { $ours }:{ $theirs }.
}
    .to-seats = { $result ->
        [capot] Вы и { $seats } берёте все взятки: { $ours }:{ $theirs }.
        [made] Вы и { $seats } выполняете заказ: { $ours }:{ $theirs }.
        [hung] Вы и { $seats } — поровну, { $held } ждут следующей сдачи: { $ours }:{ $theirs }.
       *[failed] Вы и { $seats } не выполняете заказ: { $ours }:{ $theirs }.
    }
belote-for-made = { $number } за выполненный заказ
belote-for-capot = { $number } за все взятки
belote-for-failed = { $number } за невыполненный заказ
belote-for-hung = { $number } при равенстве
belote-for-beaten = { $number } за чужой невыполненный заказ

belote-deed = { $made ->
    [0] {""}
   *[1] козыри — { $suit }, {""}
}{ shared-tricks }
belote-tricks = { shared-tricks }
belote-line = { shared-tricks }
belote-passed = { shared-passed }
belote-tag = { $number ->
    [0] { $suit }
   *[other] { $number }, { $suit }
}
belote-held = В запасе
belote-made-by = Козырь · { $seat }
belote-subtitle = Сдача { $number } · { $phase ->
    [take] взять?
    [name] козырь
    [auction] торговля
    [surcoinche] сюркоинш?
   *[play] взятка { $trick }
}
belote-call-take = Взять
belote-call-pass = { do-pass }
belote-call-trump = { $symbol }
belote-call-bid = { belote-do-bid }
belote-call-coinche = { do-coinche }
belote-call-surcoinche = { do-surcoinche }

belote-hint-take = Если козыри — { $suit }, больше половины очков, скорее всего, ваши.
belote-hint-bid = Если козыри — { $suit }, вы, скорее всего, наберёте { $number ->
    [one] { $number } очко
    [few] { $number } очка
    [many] { $number } очков
   *[other] { $number } очка
}.
belote-hint-pass = { $kind ->
    [weak] Для этой масти ({ $suit }) нужен валет или девятка и ещё две карты.
    [bid] Если козыри — { $suit }, очков будет мало.
   *[little] Старшие { $suit } у вас есть, но поддержать их почти нечем.
}
belote-hint-enough = Ваша команда заявила достаточно.
belote-hint-raise = Вы можете помочь партнёру: его масть — { $suit }. Поднимите заявку.
belote-hint-coinche = Пусть козыри — { $suit }: вы, скорее всего, сильнее. Удваивайте.
belote-hint-only = { shared-hint-only-card }
belote-hint-draw = Побить её некому. Выбивайте козыри соперников.
belote-hint-draw-low = Выбивайте козыри соперников младшим.
belote-hint-help = Козырь назначил ваш партнёр. Помогите выбить козыри соперников.
belote-hint-trumps = У вас одни козыри. Зайдите с лучшего.
belote-hint-sure = Старше у соперников ничего нет. Забирайте очки.
belote-hint-short = Верного ничего нет: зайдите с младшей в короткой масти.
belote-hint-give = Взятку берёт партнёр. Отдайте туда как можно больше очков.
belote-hint-beaten = { shared-hint-cannot-win }
belote-hint-last = После вас никто не ходит. Берите картой, которая дороже.
belote-hint-cheapest = { shared-hint-cheapest }
belote-hint-high = Эту карту не побить никому.
belote-hint-over = Перебить обязательно. Кладите самую младшую из тех, что бьют.
belote-hint-ruff = Масти у вас нет. Бейте самым младшим козырем, который берёт.
belote-hint-wait = Наверняка взять нечем. Кладите младшую.

belote-wrong-phase = { $phase ->
    [take] Возьмите открытую карту или пасуйте.
    [name] Назовите масть или пасуйте.
    [auction] Заявите масть и очки или пасуйте.
    [surcoinche] Скажите «сюркоинш» или пасуйте.
   *[play] Козырь назначен. Сыграйте карту, которая у вас на руках.
}
belote-not-yet = Назвать масть пока нельзя. Возьмите { $card } или пасуйте.
belote-turned-down = От этой масти ({ $suit }) отказались все. Можно назвать: { $suits }.
belote-bid-too-low = Этого мало. Заявите не меньше { $least } или пасуйте.
belote-not-a-value = Заявки — от 80 до 160 с шагом 10 или 250 за все взятки. Заявите не меньше { $least }.
belote-nothing-to-coinche = Заявок ещё нет. Заявите не меньше { $least } или пасуйте.
belote-own-side = Последняя заявка — вашего партнёра. Заявите не меньше { $least } или пасуйте.
belote-must-trump = У вас нет { $suit ->
    [C] треф
    [D] бубен
    [H] червей
   *[S] пик
}, а взятка не у партнёра, поэтому нужно бить козырем. Можно сыграть: { $cards }.
belote-must-go-over = Нужно перебить { $card }. Можно сыграть: { $cards }.
