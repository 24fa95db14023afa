gong-zhu-name = Гунчжу
    .line = Возьмите овцу, а свинью оставьте другим.
    .aliases = Gong Zhu, Гони свинью
gong-zhu-rules = **Не берите свинью, Q♠. Не берите черви. Берите овцу, J♦.**
    Каждый играет за себя, по 13 карт. { rules-trick } { rules-trick-plain }
    Взятое считают в конце сдачи. **Свинья** стоит −100, черви — до −50 каждая, **овца** приносит 100. 10♣, **трансформатор**, удваивает всё это, хорошее и плохое. Возьмёте все черви — они принесут вам 200.
    Когда у кого-то −1000, он свинья, а побеждает больший счёт.
    - **Например:** вы взяли Q♠, K♥ и 3♥. Это −100, −40 и 0: всего −140. А вместе с 10♣ было бы −280.
    .whole =
    - **Сдача:** по 13 карт из колоды в 52.
    - **Открытие:** до игры можно открыть любые из своих Q♠, J♦, 10♣ и A♥. Все решают одновременно. Открытые свинья и овца считаются вдвойне, открытый A♥ удваивает все черви, а открытая 10♣ умножает на 4, кому бы ни досталась. Открытую карту нельзя класть, когда её масть играют в первый раз, если это не единственная ваша карта этой масти.
    - **Игра:** первым заходит тот, у кого 2♣, — с неё. { rules-trick } { rules-trick-plain } Туз старший.
    - **Черви** стоят: туз −50, король −40, дама −30, валет −20, от десятки до пятёрки по −10. Четвёрка, тройка и двойка — 0.
    - **Все 13 червей** вместо этого приносят 200, а если с ними взята и свинья, она тоже приносит 100.
    - **Свинья** стоит −100, **овца** приносит 100.
    - **Трансформатор** удваивает всё остальное взятое. Без червей, свиньи и овцы он приносит 50, а открытый — 100.
    - **Конец:** когда у кого-то −1000 или меньше, все с таким счётом — свиньи, а побеждает больший счёт.
    - **Например:** A♥ был открыт. Вы взяли его, 9♥ и овцу: черви −60, вдвойне −120, и 100 за овцу. Всего −20.
gong-zhu-paragraphs =
    .nothing-to-expose = 2
    .wrong-phase-expose = 2
    .not-exposable = 2
    .wrong-phase-exposed = 2
    .exposed-protected = 2
    .must-follow-suit = 3
    .must-lead-2c = 3

gong-zhu-variant-partners = С партнёрами
gong-zhu-variant-plain = Карты не открывают
gong-zhu-variant-short = Короткая, до −500

gong-zhu-option-expose = До игры можно открыть Q♠, J♦, 10♣ и A♥, чтобы они считались вдвойне
gong-zhu-option-expose_timing = Карты открывают
    .simultaneous = { shared-same-time }
    .in_turn = по очереди, начиная с 2♣
gong-zhu-option-expose_protect = Открытая карта ждёт, пока её масть не сыграют один раз
gong-zhu-option-first_lead = Первый заход
    .two_of_clubs = с 2♣, в каждой сдаче
    .two_of_spades_then_pig = с 2♠; дальше с чего угодно, заходит взявший свинью
    .seven_of_spades_then_pig = с чего угодно, заходит тот, у кого 7♠; дальше — взявший свинью
gong-zhu-option-hearts_table = Черви стоят
    .standard = 50, 40, 30, 20 за A K Q J, по 10 от 10 до 5, ничего за 4 3 2
    .pip = 50, 40, 30, 20 за A K Q J, 10 за четвёрку, остальные — своё число
gong-zhu-option-pig_value = Очков за свинью, Q♠
gong-zhu-option-pig_flip = Свинья становится плюсом
    .all_hearts = если взяты все черви
    .grand_slam = если взяты все 16 карт с очками
    .never = никогда
gong-zhu-option-sheep_flip = Овца становится минусом, если взяты все черви, но не все 16 карт с очками
gong-zhu-option-transformer_alone = Очков за 10♣, трансформатор, если больше ничего не взято
gong-zhu-option-target = Проигрыш, когда счёт падает до
gong-zhu-option-win_target = Победа, когда счёт вырастает до
gong-zhu-option-max_hands = { shared-most-hands }
gong-zhu-option-partners = Игроки напротив — партнёры, их очки складываются

do-expose = Открыть
    .with = Открыть { $picked }
    .pick = Открыть до { $most ->
        [one] { $most } карты
        [few] { $most } карт
        [many] { $most } карт
       *[other] { $most } карт
    }
do-expose-none = Ничего не открывать

gong-zhu-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
gong-zhu-answers = Решение об открытии принято: { $seat }.
    .short = готово
    .to-seat = Ваше решение об открытии принято.
gong-zhu-exposes = { $seat } открывает { $cards }.
    .to-seat = Вы открываете { $cards }.
gong-zhu-exposes-none = { $seat } ничего не открывает.
    .short = без открытия
    .to-seat = Вы ничего не открываете.
gong-zhu-expose-nothing = { $seats } { $count ->
    [1] ничего не открывает.
   *[other] ничего не открывают.
}
    .to-seats = { $others ->
        [0] Вы ничего не открываете.
       *[other] Вы и { $seats } ничего не открываете.
    }
gong-zhu-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
gong-zhu-scores = { $seat } — взято { $cards }: { shared-points }.
    .to-seat = Вы взяли { $cards }: { shared-points }.
gong-zhu-scores-nothing = { $seat } — карт с очками не взято.
    .to-seat = Карт с очками вы не взяли.
gong-zhu-pigs = { $seats } — { $count ->
    [1] свинья!
   *[other] свиньи!
}
    .to-seats = { $others ->
        [0] Вы — свинья!
       *[other] Вы и { $seats } — свиньи!
    }

gong-zhu-exposable = Можно открыть
gong-zhu-line = { $score }
gong-zhu-line-hand = { $score } · сейчас { SIGNED($points) }
gong-zhu-line-scored = { $score } ({ SIGNED($points) })
gong-zhu-for = { $term ->
    [pig] { $number } за свинью
    [sheep] { $number } за овцу
    [transformer] { $number } за 10♣
   *[hearts] { $number } за черви
}
gong-zhu-answered = готово
gong-zhu-pig = свинья
gong-zhu-exposing = Сдача { $number } · открытие
gong-zhu-trick = { shared-trick-of-hand }
gong-zhu-taken = Взято · { $seat }
gong-zhu-doubled = Вдвойне

gong-zhu-hint-expose = { $exposes ->
    [none] Не открывайте. Открытое считается вдвойне тому, кто его возьмёт, а шансы не на вашей стороне.
    [alone] Не открывайте. Открытое считается вдвойне тому, кто его возьмёт. У одного соперника вы можете выиграть, а проиграть — всем троим.
   *[some] Открытое считается вдвойне тому, кто его возьмёт, так что открывайте то, что достанется другим, или овцу, которую возьмёте сами.
}{ $pig ->
    [none] { "" }
   *[other] { " " }Q♠ возьмёте вы: { $pig }%.
}{ $sheep ->
    [none] { "" }
   *[other] { " " }J♦ возьмёте вы: { $sheep }%.
}{ $transformer ->
    [none] { "" }
   *[other] { " " }10♣ возьмёте вы: { $transformer }%.
}{ $ace ->
    [none] { "" }
   *[other] { " " }С таким A♥, как у вас, черви в среднем отнимают { $ace }; обычно 50.
}
gong-zhu-hint-only = { shared-hint-only-card }
gong-zhu-hint-chase = Выгоняйте свинью: пика младше дамы её не возьмёт.
gong-zhu-hint-cash-sheep = Заходите с овцы: побить её сейчас некому.
gong-zhu-hint-heart = У других черви старше, так что взять её, скорее всего, придётся кому-то другому.
gong-zhu-hint-catch-sheep = Бубен у других осталось мало, и овцу скоро придётся сыграть. Заходите со старшей, чтобы её взять.
gong-zhu-hint-short = Зайдите с короткой масти. Когда её не останется, плохие карты можно отдавать другим.
gong-zhu-hint-risky = { shared-hint-no-safe-lead }
gong-zhu-hint-drop-pig = На столе пика постарше, так что свинью возьмёт кто-то другой.
gong-zhu-hint-drop-transformer = На столе трефа постарше, так что трансформатор возьмёт кто-то другой.
gong-zhu-hint-take-transformer = В этой сдаче вы в хорошем плюсе, а трансформатор его удвоит.
gong-zhu-hint-take-sheep = Берите овцу, она ваша.
gong-zhu-hint-keep-heart = Кто-то собирает все черви, так что свои не отдавайте.
gong-zhu-hint-keep-sheep = Берегите овцу и то, что может её взять.
gong-zhu-hint-high-last = { shared-hint-highest-safe }
gong-zhu-hint-duck = { shared-hint-highest-under }
gong-zhu-hint-must-take = { shared-hint-taking-anyway }
gong-zhu-hint-low = { shared-hint-lowest-over }
gong-zhu-hint-throw = { shared-hint-off-suit }
gong-zhu-hint-spare = Взятку берёт ваш партнёр, плохих карт туда лучше не класть.
gong-zhu-hint-stop = Все черви пока у одного игрока. Возьмите одну, чтобы помешать.
gong-zhu-hint-collect = Все черви пока у вас. Соберите остальные.

must-lead-2c = Первый заход — с { $cards }. Сыграйте её.
exposed-protected = { $card } открыта, и пока её масть играют в первый раз, положить её нельзя. Можно сыграть: { $cards }.
not-exposable = Открыть можно только { $cards } или ничего.
nothing-to-expose = Карт, которые можно открыть, у вас нет, так что ничего не открывайте.
wrong-phase-expose = Сначала открытие. Откройте { $cards }, часть из них или ничего.
wrong-phase-exposed = Открытие закончено. Можно сыграть: { $cards }.
