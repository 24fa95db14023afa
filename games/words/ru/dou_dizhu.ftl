dou-dizhu-name = Доу Дичжу
    .line = Двое крестьян против помещика: кто первым без карт?
    .aliases = Dou Dizhu, Борьба с помещиком, Помещик
dou-dizhu-rules = **Один помещик играет против двух крестьян. Кто первым без карт, тот приносит победу своей стороне.**
    За ставку торгуются, до 3. Заявивший больше всех — помещик, он получает ещё три карты и заходит: одна карта, пара, тройка (можно с прицепом: картой или парой), стрит от пяти карт и так далее. { dou-dizhu-rules-following }
    Масти не важны. Тройка младшая, дальше до туза, потом **двойка** и джокеры. { dou-dizhu-rules-bombs } Каждая бомба и ракета удваивает ставку.
    { dou-dizhu-rules-points } После шести раундов побеждает тот, у кого больше очков.
    - **Например:** Аня — помещик за 2. Вы кладёте бомбу, ставка теперь 4, и Боря выходит первым. Аня теряет 8, вы с Борей получаете по 4.
    .whole =
    - **Сдача:** по 17 карт. Три остаются закрытыми.
    - **Торговля:** каждый говорит один раз: больше прошлой заявки или пас. На 3 торговля кончается. Три карты помещика видят все. Если пасуют все — пересдача. На третьей сдаче первый в торговле играет за 1.
    - **Игра:** заходит помещик. { dou-dizhu-rules-following } После паса можно снова вступить в игру.
    - **Комбинации:** одна карта, пара, тройка. Стрит — пять или больше достоинств подряд, двойной стрит — три или больше пары, самолёт — две или больше тройки; без двоек и джокеров. К каждой тройке можно прицепить по карте или к каждой по паре. К четырём равным — две карты или две пары.
    - **Прицеп:** в нём не бывает двух джокеров и четырёх равных, а также тройки, которая удлинила бы самолёт.
    - **Бомбы.** { dou-dizhu-rules-bombs } Четыре равные с прицепом — не бомба.
    - **Ставка** — это заявка. Каждая бомба и ракета её удваивают. Весна тоже: помещик вышел раньше, чем крестьяне сыграли хоть раз, или крестьянин вышел, а помещик сыграл только однажды. { dou-dizhu-rules-points }
    - **Конец:** шесть раундов. Побеждает тот, у кого больше очков.
dou-dizhu-rules-following = Каждый следующий кладёт такую же комбинацию из стольких же карт, но старше, или пасует. После двух пасов заходит тот, кто сыграл последним.
dou-dizhu-rules-bombs = Четыре равные — это **бомба**, она бьёт всё, кроме бомбы постарше. Два джокера — **ракета**, она бьёт всё.
dou-dizhu-rules-points = Помещик выигрывает или проигрывает две ставки, каждый крестьянин — одну.
dou-dizhu-paragraphs =
    .dou-dizhu-bid-higher = 2
    .dou-dizhu-must-lead = 3
    .dou-dizhu-other-size = 3
    .dou-dizhu-too-low = 3
    .dou-dizhu-no-combination = 4
    .dou-dizhu-attached-wrong = 5
    .dou-dizhu-other-kind = 6

dou-dizhu-variant-call_and_grab = Вызов и перехват: ставку удваивают
dou-dizhu-variant-book = По книге: открытая торговля, прицеп без равных
dou-dizhu-variant-simple = Простая: меньше комбинаций, малые ставки

dou-dizhu-option-bidding = Торговля
    .once = каждый говорит один раз, от 1 до 3
    .open = пока двое не спасуют
    .grab = вызов, потом перехват за двойную ставку
dou-dizhu-option-passed_in = Если пасуют все
    .redeal = пересдача, не больше двух раз
    .first_plays = первый в торговле играет за 1
dou-dizhu-option-first_bidder = Первое слово
    .rotate = за следующим игроком
    .winner = за тем, кто вышел первым
dou-dizhu-option-attached_alike = В прицепе могут быть равные карты
dou-dizhu-option-pairs_attached = Прицеплять можно и пары
dou-dizhu-option-four_with_two = К четырём равным можно прицепить две
dou-dizhu-option-spring = Весна удваивает ставку
dou-dizhu-option-doubling = Тайное удвоение перед игрой
dou-dizhu-option-max_doubles = Удвоений, которые считаются
    .zero = { shared-no-limit }
dou-dizhu-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
dou-dizhu-do-call = Вызвать
dou-dizhu-do-bid = Заявить { $number }

do-grab = Перехватить
dou-dizhu-bids-first = Первое слово: { $seat }.{ dou-dizhu-last-deal }
    .to-seat = Первое слово за вами.{ dou-dizhu-last-deal }
dou-dizhu-last-deal = { $last ->
    [1] {" "}Если спасуют все, первый в торговле играет за 1.
   *[0] {""}
}
dou-dizhu-call = { $kind ->
    [bid] { $number }
    [call] Вызов
    [grab] Перехват
   *[pass] { shared-passed }
}
dou-dizhu-calls = { $kind ->
    [bid] { $seat } заявляет { $number }.
    [call] { $seat } вызывает.
    [grab] { $seat } перехватывает: ставка удваивается.
   *[pass] { shared-passes }
}
    .to-seat = { $kind ->
        [bid] Вы заявляете { $number }.
        [call] Вы вызываете.
        [grab] Вы перехватываете: ставка удваивается.
       *[pass] { shared-passes.to-seat }
    }
dou-dizhu-redeal = Пасуют все, поэтому пересдача.
dou-dizhu-landlord = Помещик за { $number } — { $seat }. Карты помещика: { $cards }.
    .to-seat = Вы — помещик за { $number } и берёте { $cards }.
dou-dizhu-chooses = Выбор сделан: { $seat }.
    .to-seat = Ваш выбор сделан.
dou-dizhu-doubles = { $count ->
    [0] Не удваивает никто.
    [1] { $seats } удваивает.
   *[other] { $seats } удваивают.
}
    .to-seats = { $others ->
        [0] Вы удваиваете.
       *[other] Вы и { $seats } удваиваете.
    }
dou-dizhu-kind = { $kind ->
    [single] одна карта
    [pair] пара
    [triplet] тройка
    [triplet-singles] тройка с картой
    [triplet-pairs] тройка с парой
    [sequence] стрит
    [pair-sequence] двойной стрит
    [plane] самолёт
    [plane-singles] самолёт с картами
    [plane-pairs] самолёт с парами
    [four-singles] четыре с двумя картами
    [four-pairs] четыре с двумя парами
    [bomb] бомба
   *[rocket] ракета
}
dou-dizhu-plays = { $seat } кладёт { $cards }: { dou-dizhu-kind }.{ dou-dizhu-rises }
    .to-seat = Вы кладёте { $cards }: { dou-dizhu-kind }.{ dou-dizhu-rises }
dou-dizhu-rises = { $kind ->
    [bomb] {" "}Ставка теперь { $number }.
    [rocket] {" "}Ставка теперь { $number }.
   *[other] {""}
}
dou-dizhu-terms = заявка { $bid }{ $grabs ->
    [1] {""}
   *[other] {" "}· перехват × { $grabs }
}{ $bombs ->
    [1] {""}
   *[other] {" "}· бомба × { $bombs }
}{ $rockets ->
    [1] {""}
   *[other] {" "}· ракета × { $rockets }
}{ $spring ->
    [1] {""}
   *[other] {" "}· весна × { $spring }
}{ $limit ->
    [0] {""}
   *[other] {" "}· не больше × { $limit }
}{ $raised ->
    [0] {""}
   *[1] {" "}= { $stake }
}
dou-dizhu-wins = { $seat } выходит, и { $side ->
    [landlord] побеждает помещик
   *[peasants] побеждают крестьяне
}: { dou-dizhu-terms }.
    .to-seat = Вы выходите и побеждаете: { dou-dizhu-terms }.
dou-dizhu-left = { $seat } остаётся с { $cards }.
    .to-seat = У вас остаётся { $cards }.
dou-dizhu-deed = помещик, { dou-dizhu-terms }{ $doubled ->
    [1] , { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-peasant = крестьянин{ $doubled ->
    [1] , { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-line = { $landlord ->
    [1] Помещик · { shared-points }
   *[0] { shared-points }
}
dou-dizhu-tag-few = { shared-cards }!
dou-dizhu-tag-doubled = удвоение
dou-dizhu-label = { $seat }: { dou-dizhu-kind }
dou-dizhu-stake = Ставка
dou-dizhu-talon = Карты помещика

dou-dizhu-hint-call = { $passes ->
    [1] Для игры в одиночку у вас мало старших карт.
   *[0] Карты старшие и уходят за несколько ходов.
}
dou-dizhu-hint-double = { $yes ->
    [1] Ваши карты стоят удвоения.
   *[0] Удвоения ваши карты не стоят.
}
dou-dizhu-hint-lead = { $kind ->
    [bomb] Она бьёт почти всё, а вы почти вышли.
    [rocket] Её не побить, а вы почти вышли.
    [single] Эта карта нужна вам меньше всего.
   *[other] Это сразу { $count ->
       [one] { $count } карта
       [few] { $count } карты
       [many] { $count } карт
      *[other] { $count } карты
   }, и ничего не разбито.
}
dou-dizhu-hint-feed = { $seat }: осталась одна карта. Зайдите с младшей, чтобы помочь выйти.
dou-dizhu-hint-avoid = { $seat }: { $count ->
    [1] осталась одна карта, так что не заходите с одиночной
   *[other] осталось две карты, так что не заходите с пары
}.
dou-dizhu-hint-high = { $seat }: осталась одна карта, так что играйте старшую.
dou-dizhu-hint-beat = Это бьёт и обходится вам дёшево.
dou-dizhu-hint-bomb = Бейте бомбой сейчас: заход будет ваш.
dou-dizhu-hint-raise = Следующий — помещик. Не дайте ему сыграть младшую.
dou-dizhu-hint-partner = { $seat } играет с вами. Не перебивайте.
dou-dizhu-hint-save = Сейчас это обошлось бы слишком дорого.

dou-dizhu-bid-higher = { $kind ->
    [call] Вызовите или пасуйте.
    [grab] Перехватите или пасуйте.
    [double] Удвойте или пасуйте.
   *[bid] Заявите { $least ->
        [3] 3
       *[other] от { $least } до 3
    } или пасуйте.
}
dou-dizhu-must-lead = { shared-must-lead }
dou-dizhu-other-kind = { $kind ->
    [rocket] Ракету не побить. Остаётся пас.
    [bomb] Бомбу бьёт только бомба постарше или ракета.
   *[other] Здесь нужна такая же комбинация постарше ({ dou-dizhu-kind }), бомба или ракета. Или пасуйте.
}
dou-dizhu-other-size = Сыграйте { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, бомбу или ракету. Или пасуйте.
dou-dizhu-too-low = Это младше. Чтобы побить { $rank ->
    [A] туза
    [J] валета
    [Q] даму
    [K] короля
    [T] десятку
    [10] десятку
    [9] девятку
    [8] восьмёрку
    [7] семёрку
    [6] шестёрку
    [5] пятёрку
    [4] четвёрку
    [3] тройку
    [2] двойку
   *[other] { $rank }
}, нужна такая же комбинация постарше ({ dou-dizhu-kind }). Или пасуйте.
dou-dizhu-kind-is-off = { $option ->
    [pairs-attached] За этим столом пары не прицепляют.
    [four-with-two] За этим столом к четырём равным ничего не прицепляют.
   *[attached-alike] За этим столом карты в прицепе должны быть разными.
}
dou-dizhu-no-combination = { $why ->
    [sequence] В стрите должно быть не меньше пяти достоинств.
    [pair-sequence] В двойном стрите должно быть не меньше трёх пар.
    [high] Двойки и джокеры в стриты не входят.
    [gap] Эти достоинства идут не подряд.
   *[other] Из этих карт комбинация не складывается.
}
dou-dizhu-attached-wrong = { $why ->
    [jokers] Оба джокера сразу прицепить нельзя.
    [fours] Четыре равные прицепить нельзя.
    [four] К четырём равным прицепляют две карты или две пары.
    [body] К самолёту нельзя прицепить карты его же достоинств.
    [readings] Эти три карты могли бы быть в самолёте.
    [single] К тройке прицепляют одну карту или одну пару.
   *[plane] К этому самолёту прицепляют { $count ->
        [one] { $count } карту или { $count } пару
        [few] { $count } карты или { $count } пары
        [many] { $count } карт или { $count } пар
       *[other] { $count } карты или { $count } пары
    }.
}
