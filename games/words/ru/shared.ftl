shared-points-to-win = Очков для победы
shared-hands = Сдач в партии
shared-until-all-chips = пока все фишки не окажутся у одного игрока
shared-most-hands = Сдач в партии, не больше
shared-rounds = Раундов в партии
shared-chips = Фишек на старте
shared-cards-dealt = Карт каждому игроку
shared-none = нет
shared-never = никогда
shared-no-limit = без ограничений
shared-any-time = в любой момент
shared-once-played = когда одна уже сыграна
shared-same-time = все одновременно
shared-another-hand = играется ещё одна сдача
shared-share-the-win = победа делится
shared-left-of-dealer = игрок слева от сдающего
shared-when-you-pass = После паса
shared-come-back = можно снова играть в свой следующий ход
shared-out-of-trick = вы выбываете до конца взятки
shared-showdown = На вскрытии
shared-everyone-shows = все открывают карты
shared-losers-hide = проигравшую руку можно не показывать

shared-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
shared-ranks = { $rank ->
    [A] тузы
    [J] валеты
    [Q] дамы
    [K] короли
    [T] десятки
    [10] десятки
    [9] девятки
    [8] восьмёрки
    [7] семёрки
    [6] шестёрки
    [5] пятёрки
    [4] четвёрки
    [3] тройки
    [2] двойки
   *[other] { $rank }
}
shared-tricks = { $number ->
    [one] { $number } взятка
    [few] { $number } взятки
    [many] { $number } взяток
   *[other] { $number } взятки
}
shared-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
shared-faces = Масти на картах
    .latin = монеты, кубки, мечи, дубины
    .french = бубны, черви, пики, трефы
shared-you-and = { $others ->
    [0] вы
    [1] вы и { $seats }
   *[other] вы, { $seats }
}
shared-partners = Вчетвером: двое на двое
shared-passes = { $seat } пасует.
    .to-seat = Вы пасуете.
shared-passed = пас
shared-deals = { $seat } сдаёт.
    .to-seat = Вы сдаёте.
shared-leads = { $seat } заходит.
    .to-seat = Вы заходите.
shared-trick-of-hand = Сдача { $number } · взятка { $trick }

shared-hint-only-card = Другой карты сыграть нельзя.
shared-hint-cheapest = После вас никто не ходит, поэтому берите как можно дешевле.
shared-hint-partner-winning = Взятку берёт ваш партнёр. Кладите младшую.
shared-hint-cannot-win = Эту взятку вам не взять. Кладите младшую.
shared-hint-highest-under = Это ваша старшая карта из тех, что взятку не берут.
shared-hint-highest-safe = После вас никто не ходит, и плохого во взятке нет. Избавьтесь от старшей карты.
shared-hint-taking-anyway = Взятка всё равно ваша, поэтому избавьтесь от старшей карты.
shared-hint-lowest-over = Положить младше нечего, поэтому перебивайте самой младшей картой.
shared-hint-off-suit = Масти у вас нет: сбросьте карту, которую меньше всего хочется держать.
shared-hint-no-safe-lead = Безопасного захода нет. Этот должен обойтись дешевле всего.
shared-hint-last-card = Это ваша последняя карта. Вы выходите!
shared-hint-least-useful = Это ваша самая бесполезная карта.
shared-hint-no-chips = Без фишек остаётся только смотреть.

shared-must-lead = Ваш заход, пасовать нельзя. Сыграйте что угодно.
shared-other-size = { $count ->
    [1] Нужно побить одну карту. Сыграйте одну
   *[other] Нужно побить карты, их { $count }. Сыграйте столько же
} или пасуйте.
shared-must-draw = Пасовать пока нельзя. Сначала возьмите карту.
shared-reverses = Направление меняется.
shared-you-draw = Вы берёте { $cards }.
