kings-and-bastards-name = Короли и бастарды
    .line = Первый без карт — Король, последний — Бастард.
    .aliases = Kings and Bastards, Богач и бедняк
kings-and-bastards-rules = **Избавились от карт первым — вы Король. Остались с ними последним — Бастард.**
    Кто-то заходит с одной карты или с **нескольких** одного достоинства: пары, тройки. Каждый следующий кладёт столько же карт достоинством выше или пасует. Когда все остальные спасовали, сыгравший последним забирает взятку и заходит снова.
    Тройка младшая, туз старший. **Двойка** бьёт всё, в одиночку. **Джокер** подходит к любым картам как нужное вам достоинство.
    В следующем раунде Бастард отдаёт Королю две лучшие карты и получает обратно две любые, каких Королю не жалко.
    - **Например:** Аня заходит с 6♣ 6♦. Вы кладёте 9♥ 9♠, Боря пасует, Сеня кладёт одну двойку и забирает взятку. Теперь заходит Сеня.
    .whole =
    - **Сдача:** все карты колоды с одним джокером; от семи игроков — две колоды. У некоторых на одну карту больше. После первого раунда сдаёт Бастард.
    - **Заход:** раунд начинает тот, у кого 3♣, — с неё, одной или с другими тройками и джокерами. Дальше взявший последнюю взятку заходит с чего угодно. Пасовать на своём заходе нельзя.
    - **Ответ:** столько же карт достоинством выше или пас. После паса можно снова вступить в игру. Масти не важны.
    - **Двойку** играют в одиночку. Она сразу берёт любую взятку, сколько бы карт в ней ни было, и побить её нельзя.
    - **Джокер** заменяет любое достоинство, кроме двойки: один или хотя бы с одной настоящей картой.
    - **Взять взятку:** когда все остальные спасовали подряд. Если у взявшего карт больше нет, заходит следующий.
    - **Конец раунда:** кто первым без карт, тот **Король**. Играют, пока карты не останутся у одного: это **Бастард**.
    - **Обмен:** перед следующим раундом две лучшие карты Бастарда уходят Королю: сначала двойки, потом джокеры, тузы, короли и так далее. Король возвращает две любые. Больше их никто не видит.
    - **Конец:** когда захотите. Побеждает тот, кто чаще был Королём, а при равенстве — реже Бастардом. Рядом с именем — корона за каждый раунд Королём и лохмотья за каждый Бастардом.
    - **Например:** на столе пара валетов. Её бьют Q♣ Q♦, K♠ с джокером или одна двойка. Одного туза мало, и три короля не подходят.
kings-and-bastards-paragraphs =
    .kings-and-bastards-must-open = 2
    .kings-and-bastards-must-lead = 2
    .kings-and-bastards-one-rank = 2
    .kings-and-bastards-other-size = 3
    .kings-and-bastards-too-low = 3
    .kings-and-bastards-two-alone = 4
    .kings-and-bastards-joker-rank = 5
    .climbing-must-give = 8

kings-and-bastards-variant-race = Кто первым трижды Король
kings-and-bastards-variant-president = Вице-титулы, пас до конца взятки, 10 раундов
kings-and-bastards-variant-short = Короткая: 5 раундов

kings-and-bastards-option-decks = Колоды
    .auto = одна на каждых шестерых
kings-and-bastards-option-jokers = Джокеров в каждой колоде
kings-and-bastards-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = { shared-out-of-trick }
kings-and-bastards-option-exchange_count = Карт в обмене Бастарда и Короля
    .zero = { shared-none }
kings-and-bastards-option-exchange_ranking = Лучшие карты Бастарда, которые уходят Королю, — это
    .twos_high = двойки, потом джокеры, потом тузы
    .ace_high = тузы, потом короли; двойки и джокеры — если больше нечего
kings-and-bastards-option-lead_rule = Раунд начинает
    .three_of_clubs = тот, у кого 3♣, с этой карты
    .king = Король, со второго раунда
    .bastard = Бастард, со второго раунда
kings-and-bastards-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
kings-and-bastards-option-target_kings = Раундов Королём для победы
    .zero = { shared-no-limit }
kings-and-bastards-option-vice_titles = Вице-король (2-й без карт) и Вице-бастард (предпоследний) меняются картой

do-as = как { rank-name }
    .after = { $picked } как { rank-name }

kings-and-bastards-calls = { $seat } кладёт { $card } как { $rank }.
    .to-seat = Вы кладёте { $card } как { $rank }.
kings-and-bastards-wins = { $seat } берёт взятку ({ $cards } как { $rank }).
    .to-seat = Вы берёте взятку ({ $cards } как { $rank }).
kings-and-bastards-king = Первый выход: { $seat } — Король!
    .to-seat = Первый выход ваш: вы — Король!
kings-and-bastards-bastard = Карты остались: { $seat } — Бастард.
    .to-seat = Карты остались у вас: вы — Бастард.

kings-and-bastards-fact = Чаще всех Бастард — { $seat }: { $number ->
    [one] { $number } раз
    [few] { $number } раза
    [many] { $number } раз
   *[other] { $number } раза
}.
kings-and-bastards-kings = { $kings ->
    [0] ни разу не Король
    [one] Король { $kings } раз
    [few] Король { $kings } раза
    [many] Король { $kings } раз
   *[other] Король { $kings } раза
}
kings-and-bastards-bastards = { $bastards ->
    [0] ни разу не Бастард
    [one] Бастард { $bastards } раз
    [few] Бастард { $bastards } раза
    [many] Бастард { $bastards } раз
   *[other] Бастард { $bastards } раза
}
kings-and-bastards-reason = { kings-and-bastards-kings }, { kings-and-bastards-bastards }
kings-and-bastards-tag-king = Король
kings-and-bastards-tag-bastard = Бастард
kings-and-bastards-tag-vice = Вице-кор.
kings-and-bastards-tag-vice-last = Вице-баст.
kings-and-bastards-joker = { $seat }: джокер как { $rank }

kings-and-bastards-hint-only-twos = У вас остались одни двойки, а они уходят по одной.
kings-and-bastards-hint-two-few = Карт у вас немного. Двойка берёт эту взятку, и заход ваш.
kings-and-bastards-hint-joker = Джокера как туза бьёт только двойка. Берите взятку, и заход ваш.
kings-and-bastards-hint-two-many = У вас { $count ->
    [2] две двойки
    [3] три двойки
    [4] четыре двойки
   *[other] много двоек: { $count }
}. Потратьте одну: она берёт взятку, и заход ваш.
kings-and-bastards-hint-two-close = { $seat }: { $count ->
    [1] осталась всего одна карта
    [one] осталась всего { $count } карта
    [few] осталось всего { $count } карты
    [many] осталось всего { $count } карт
   *[other] осталось всего { $count } карты
}. Потратьте двойку и помешайте.
kings-and-bastards-hint-save-two = { $count ->
    [1] Единственной двойки
   *[other] Двойки
} это не стоит.

kings-and-bastards-one-deck = Одной колоды хватает самое большее на шесть игроков. Выберите «одна на каждых шестерых» или две.
kings-and-bastards-must-open = Раунд вы начинаете с 3♣. Сыграйте её одну или с другими тройками и джокерами.
kings-and-bastards-must-lead = Ваш заход, пасовать нельзя. Сыграйте одну карту или несколько равных.
kings-and-bastards-joker-rank = Скажите, чем будет джокер, от тройки до туза, но не двойкой, например «JR as 9».
kings-and-bastards-two-alone = Двойку всегда играют одну. Сыграйте одну двойку или карты без неё.
kings-and-bastards-one-rank = Вместе играют только карты одного достоинства, и джокеры тоже. Выберите карты одного достоинства.
kings-and-bastards-only-jokers = Из одних джокеров группы не бывает. Добавьте настоящую карту или сыграйте одного джокера и назовите достоинство.
kings-and-bastards-too-many = Сразу можно сыграть самое большее { $most }. Сыграйте меньше.
kings-and-bastards-other-size = { $count ->
    [1] Нужно побить одну карту. Сыграйте одну
   *[other] Нужно побить карты, их { $count }. Сыграйте столько же
}, одну двойку или пасуйте.
kings-and-bastards-too-low = Это младше. Нужно старше, чем { rank-name }, или одна двойка. Или пасуйте.
