list-comma = { ", " }
list-semicolon = { "; " }
list-space = { " " }
player = { $seat }
names-more = { $first }, { $next }
names = { $first } и { $last }
partners = { $one } и { $two }
partners-you = Вы и { $partner }

card-name = { $deck ->
    [colours] { $rank ->
        [S] { $suit ->
            [Y] жёлтый
            [G] зелёный
            [B] синий
            [W] белый
            [M] радужный
           *[R] красный
        }
        [R] { $suit ->
            [Y] жёлтый
            [G] зелёный
            [B] синий
            [W] белый
            [M] радужный
           *[R] красный
        }
        [0] { $suit ->
            [Y] жёлтый
            [G] зелёный
            [B] синий
            [W] белый
            [M] радужный
           *[R] красный
        }
       *[other] { $suit ->
            [Y] жёлтая
            [G] зелёная
            [B] синяя
            [W] белая
            [M] радужная
           *[R] красная
        }
    } { $rank_name }
   *[french] { $rank_name } { $suit ->
        [C] треф
        [D] бубен
        [H] червей
        [L] дубин
        [O] монет
        [P] кубков
        [E] мечей
        [S] пик
       *[other] { $suit_text }
    }
}
card-sign = { $rank ->
    [S] { $sign }пропуск
    [R] { $sign }разворот
    [D] { $sign }+2
    [WW] 🌈цвет
    [W4] 🌈+4
    [JR] большой джокер
    [JB] малый джокер
   *[other] { $sign }{ $rank }
}
card-JR = большой джокер
card-JB = малый джокер
card-WW = смена цвета
card-W4 = смена цвета +4
card-hidden = закрытая карта
rank-name = { $rank ->
    [A] туз
    [J] валет
    [C] кавалер
    [Q] дама
    [K] король
    [T] десятка
    [10] десятка
    [9] девятка
    [8] восьмёрка
    [7] семёрка
    [6] шестёрка
    [5] пятёрка
    [4] четвёрка
    [3] тройка
    [2] двойка
    [1] единица
    [0] ноль
    [JR] большой джокер
    [JB] малый джокер
    [S] пропуск
    [R] разворот
    [D] +2
   *[other] { $rank }
}
suit-name = { $suit_name ->
    [C] трефы
    [D] бубны
    [H] черви
    [R] красный
    [Y] жёлтый
    [G] зелёный
    [B] синий
    [W] белый
    [M] радуга
    [L] дубины
    [O] монеты
    [P] кубки
    [E] мечи
   *[S] пики
}
cards = { $cards }

game-group = { $group ->
    [tricks] На взятки
    [climbing] На сброс карт
    [rummy] Рамми
    [fishing] Сбор карт со стола
    [poker] Покер и ставки
    [together] Сообща
    [favorites] Любимые здесь
   *[fun] Для забавы
}
unit = { $unit ->
    [hand] Сдача { $number }
    [deck] Колода { $number }
    [hole] Лунка { $number }
   *[round] Раунд { $number }
}
unit-under-way = { $unit ->
    [hand] Идёт сдача { $number }
    [deck] Идёт колода { $number }
    [hole] Идёт лунка { $number }
   *[round] Идёт раунд { $number }
}
unit-done = { $unit ->
    [hand] После сдачи { $number }
    [deck] После колоды { $number }
    [hole] После лунки { $number }
   *[round] После раунда { $number }
}
sheet-name = Игрок
sheet-before = Было
sheet-total = Итого
sheet-note = { $deed }: { $sum }
number = { $number }
number-signed = { SIGNED($number) }
percent = { $percent }%
ending-won = { $count ->
    [all] Побеждают все
    [one] { $seats } побеждает
   *[other] { $seats } побеждают
}
ending-lost = { $count ->
    [0] Не побеждает никто
    [house] Побеждает дилер
    [one] { $seats } проигрывает
   *[other] { $seats } проигрывают
}
ending-rating = { $seat } { $before } → { $after }
ending-led = { $seats } — впереди от начала до конца.
ending-turn = { $seats } — впереди с { $unit ->
    [hand] сдачи
    [deck] колоды
    [hole] лунки
   *[round] раунда
} { $number } и до конца.
ending-last = Всё решилось { $unit ->
    [hand] в последней сдаче
    [deck] в последней колоде
    [hole] на последней лунке
   *[round] в последнем раунде
}: впереди { $seats }.
ending-level = После { $unit ->
    [hand] последней сдачи
    [deck] последней колоды
    [hole] последней лунки
   *[round] последнего раунда
} счёт равный.
ending-often = { $seats } — { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
} { $unit ->
    [hand] в { $number ->
        [one] { $number } сдаче
        [few] { $number } сдачах
        [many] { $number } сдачах
       *[other] { $number } сдачах
    }
    [deck] в { $number ->
        [one] { $number } колоде
        [few] { $number } колодах
        [many] { $number } колодах
       *[other] { $number } колодах
    }
    [hole] на { $number ->
        [one] { $number } лунке
        [few] { $number } лунках
        [many] { $number } лунках
       *[other] { $number } лунках
    }
   *[round] в { $number ->
        [one] { $number } раунде
        [few] { $number } раундах
        [many] { $number } раундах
       *[other] { $number } раундах
    }
}.
ending-all = { $seats } — победа { $unit ->
    [hand] в каждой сдаче
    [deck] в каждой колоде
    [hole] на каждой лунке
   *[round] в каждом раунде
}.
ending-margin = { $seats } — победа { $count ->
    [1] с минимальным отрывом
   *[other] с отрывом в { $count }
}.
ending-length = Партия заняла { $unit ->
    [hand] { $number ->
        [one] { $number } сдачу
        [few] { $number } сдачи
        [many] { $number } сдач
       *[other] { $number } сдачи
    }
    [deck] { $number ->
        [one] { $number } колоду
        [few] { $number } колоды
        [many] { $number } колод
       *[other] { $number } колоды
    }
    [hole] { $number ->
        [one] { $number } лунку
        [few] { $number } лунки
        [many] { $number } лунок
       *[other] { $number } лунки
    }
   *[round] { $number ->
        [one] { $number } раунд
        [few] { $number } раунда
        [many] { $number } раундов
       *[other] { $number } раунда
    }
}.
ending-most = Больше всего { $unit ->
    [hand] за одну сдачу
    [deck] за одну колоду
    [hole] за одну лунку
   *[round] за один раунд
}: { $seats }, { SIGNED($points) } ({ $unit ->
    [hand] сдача
    [deck] колода
    [hole] лунка
   *[round] раунд
} { $number }).
your-hand = { $count ->
    [0] У вас нет карт
    [one] У вас { $count } карта
    [few] У вас { $count } карты
    [many] У вас { $count } карт
   *[other] У вас { $count } карты
}
note-your-turn = Ваш ход
note-waiting = Ждём хода: { $seats }
    .to-seats = { $others ->
        [0] Ждём вашего хода
       *[other] Ждём хода: вы и { $seats }
    }
note-resting = { $unit ->
    [hand] Сдача сыграна
    [deck] Колода сыграна
    [hole] Лунка сыграна
   *[round] Раунд сыгран
}
prompt-leads = { $seat } заходит
    .to-seat = Вы заходите
prompt-bids = Первое слово: { $seat }
    .to-seat = Первое слово за вами
prompt-all-bid = Все заказывают одновременно
note-turning-up = Открываем следующую карту
note-over = Партия окончена
winner-tag = победа
loser-tag = поражение

do-deal = Сдать
do-deal-up = Сдать, ставки выше
do-turn-up = Следующая карта
do-stop = Закончить партию
do-tie = Ничья
do-rest = { $seat } забирает остаток
do-undo = Вернуть ход
outcome-tied = Ничья.
do-pass = Пас
    .with = Передать { $picked }
    .pick = Передать { $most ->
        [one] { $most } карту
        [few] { $most } карты
        [many] { $most } карт
       *[other] { $most } карты
    }
order-pass = Пас
order-stand = Хватит
order-follow-low = Младшую в масть
do-double = Удвоить
    .listed = удвоить
do-play = Сыграть
    .pick = { $kind ->
        [some] Сыграть до { $most ->
            [one] { $most } карты
            [few] { $most } карт
            [many] { $most } карт
           *[other] { $most } карт
        }
        [all] Сыграть { $most ->
            [one] { $most } карту
            [few] { $most } карты
            [many] { $most } карт
           *[other] { $most } карты
        }
        [some-of] Сыграть { $sizes } или { $most ->
            [one] { $most } карту
            [few] { $most } карты
            [many] { $most } карт
           *[other] { $most } карты
        }
       *[span] Сыграть от { $least } до { $most ->
           [one] { $most } карты
           [few] { $most } карт
           [many] { $most } карт
          *[other] { $most } карт
       }
    }
do-discard = Сбросить
    .cards = Выберите карту для сброса.
    .with = Сбросить { $picked }
    .pick = { $kind ->
        [some] Сбросить до { $most ->
            [one] { $most } карты
            [few] { $most } карт
            [many] { $most } карт
           *[other] { $most } карт
        }
        [all] Сбросить { $most ->
            [one] { $most } карту
            [few] { $most } карты
            [many] { $most } карт
           *[other] { $most } карты
        }
       *[span] Сбросить от { $least } до { $most ->
           [one] { $most } карты
           [few] { $most } карт
           [many] { $most } карт
          *[other] { $most } карт
       }
    }
do-stand = Хватит
    .listed = хватит
do-throw = Бросить
    .with = Бросить { $picked }
    .pick = { $kind ->
        [some] Бросить до { $most ->
            [one] { $most } карты
            [few] { $most } карт
            [many] { $most } карт
           *[other] { $most } карт
        }
        [all] Бросить { $most ->
            [one] { $most } карту
            [few] { $most } карты
            [many] { $most } карт
           *[other] { $most } карты
        }
       *[span] Бросить от { $least } до { $most ->
           [one] { $most } карты
           [few] { $most } карт
           [many] { $most } карт
          *[other] { $most } карт
       }
    }
do-take = взять
    .with = Взять { $picked }
    .between = { $played } взять { $picked }
do-bid = Заказать { $number }
do-pair = Сыграть пару

alt-title = { $title }. { $subtitle }.
alt-section = { $heading }: { $names }.
alt-turn = Ждём хода: { $names }.
alt-play = { $name } { $spoken }
alt-play-best = { $name } { $spoken } (пока старше всех)
alt-latest = Последний ход: { $name }.
alt-latest-word = Только что: { $name } — { $word }.
alt-latest-cards = Только что: { $name }, { $spoken }.
alt-trick = Взятка: { $plays }.
alt-spot-cards = { $label }: { $spoken }.
alt-spot-cards-count = { $label }: { $spoken }, всего { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
alt-spot-pairs = { $label }: { $pairs }.
alt-cards = { $spoken }
alt-pair = { $spoken } (сверху { $upper })
alt-spot-suit = { $label }, масть: { $suit_text }
alt-spot-note = { $label } ({ $note })
alt-spot-count = { $label }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
alt-track = Доска до { $length }: { $lanes }. { $told }.
alt-badge = { $label }: { $value }.
alt-partners = Партнёры: { $teams }.
alt-pot = Банк: { $pot }.
alt-cell = { $head }: { $cell }
alt-row = { $cells }.
alt-row-note = { $cells }, { $note }.
alt-step = { $place ->
    [1] Первое место
    [2] Второе место
   *[other] Третье место
}: { $names }, { $score }.
alt-step-lines = { $place ->
    [1] Первое место
    [2] Второе место
   *[other] Третье место
}: { $names }, { $score } ({ $lines }).
alt-note = { $note }.
alt-cover = { $name }: { $line }
alt-award = { $title }: { $line }
alt-tally = { $label }: { $value }.
alt-earned = Получены: { $names }.
alt-plot = { $title }: от { $first } до { $last }, в пределах от { $least } до { $most }.
alt-place = { $name }: { $parts }.
alt-holds = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
alt-shows = на виду: { $spoken }
alt-part = рука { $number }: { $spoken } ({ $note })
alt-over = { $spoken }, под ними закрытых карт: { $count }
alt-down = закрытых карт: { $count }
alt-place-down = рубашкой вверх
alt-noted = карта { $place }: { $told }
alt-not-noted = карта { $place } неизвестна
alt-face = { $spoken }
alt-noted-face = { $spoken } ({ $told })
alt-pointed = { $told }, отмечена
alt-told = Что вам подсказали: { $told }.
alt-dealer = сдаёт
alt-computer = компьютер
alt-won = победа
alt-group = У вас на руках: { $groups }.
words-table = Стол
words-hand = Ваши карты
words-play = Что можно сделать
alt-playable = Можно сыграть: { $spoken }.
alt-playable-all = Можно сыграть любую карту.
alt-playable-suits = Можно сыграть: { $groups }.
alt-suit = { $suit } ({ $told })
alt-fresh = Новые карты: { $spoken }.
alt-counts = Масть карты { $spoken } сейчас — { $suit }.
alt-high = Выше обычного: { $spoken }.
alt-marked = Отмечены: { $spoken }.

plays-cards = { $seat } кладёт { $cards }.
    .to-seat = Вы кладёте { $cards }.
bids-tricks = { $seat } заказывает { $number }.
    .to-seat = Вы заказываете { $number }.
bids-are-in = Все заказы сделаны. { $seat } заходит.
    .to-seat = Все заказы сделаны. Вы заходите.
trump = Козырь
turned-up = Открыта
claims-rest = { $seat } забирает остаток.
    .to-seat = Вы забираете остаток.
takes-trick = { $play ->
    [last] { $winner } кладёт { $cards } и берёт взятку.
   *[earlier] { $winner } берёт взятку картой { $cards }.
}
    .to-winner = { $play ->
        [last] Вы кладёте { $cards } и берёте взятку.
       *[earlier] Вы берёте взятку картой { $cards }.
    }

bid-call = { $bid ->
    [nil] Мизер
    [blind] Втёмную
   *[other] { $bid }
}
bid-deed = заказ { $bid }, взято { $number }

match-over = Партия окончена.
round-over = { $unit ->
    [hand] Сдача сыграна
    [deck] Колода сыграна
    [hole] Лунка сыграна
   *[round] Раунд сыгран
}. Скоро следующая сдача.
turning-up = Решать пока нечего. Открываем следующую карту.
not-your-turn = Сейчас не ваш ход: ходит { $seat }.
not-possible = Сейчас нельзя: «{ $action }».
seats-out-of-range = Число игроков в этой игре: { seat-counts }.
seat-counts = { $kind ->
    [one] { $most }
    [span] от { $least } до { $most }
   *[some] { $numbers } или { $most }
}
variant-usual = Стандартные правила
cover-players = игроков: { $players }
cover-minutes = { $minutes ->
    [0] сколько угодно
   *[other] около { $minutes } мин
}
option-unknown = Нет такой настройки: «{ $name }».
option-out-of-range = Для «{ $name }» нельзя выбрать «{ $value }». { $kind ->
    [listed] Выберите одно из: { $listed }.
    [optional] Выберите число от { $least } до { $most } или «{ $none }».
   *[number] Выберите число от { $least } до { $most }{ $step ->
        [1] .
       *[other] {" "}с шагом { $step }.
    }
}
not-in-hand = У вас нет { $card }. Сыграйте карту, которая у вас на руках.
bad-card = «{ $text }» — это не карта. Можно сыграть: { $cards }.
wrong-phase-bid = Сначала все делают заказы. Можно заказать: { $bids }.
wrong-phase-play = Заказы уже сделаны. Можно сыграть: { $cards }.
must-lead-low-club = Первый заход — с младшей трефы. Сыграйте { $cards }.
must-follow-suit = У вас есть { $suit }, поэтому нужно класть в масть. Можно сыграть: { $cards }.
bad-bid = { $rule ->
    [least] Ваша команда должна заказать не меньше { $least }.
    [cap] Ваша команда не может заказать больше 13.
    [thirteen] Сумма четырёх заказов не может быть ровно 13.
   *[range] Столько заказать нельзя.
} Можно заказать: { $bids }.
