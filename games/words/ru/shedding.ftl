do-draw = Взять из колоды

shedding-line = { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}
shedding-line-open = { $score } · на руках { $points }
shedding-holding = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
shedding-deed = { $count ->
    [0] карты кончились
   *[other] на руках { $points }
}
shedding-from = { $number } с игрока { $seat }
shedding-stock = Колода
shedding-discard = Сброс
shedding-direction = Направление
shedding-clockwise = по часовой стрелке
shedding-anticlockwise = против часовой стрелки
shedding-follow = Класть
