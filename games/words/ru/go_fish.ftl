go-fish-name = Сундучки
    .line = Спрашивайте у других карты. Собирайте все четыре одного достоинства.
    .aliases = Сундучок, Go Fish, Рыбалка
go-fish-rules = **Спрашивайте у других карты и собирайте сундучки: все четыре карты одного достоинства.**
    В свой ход спросите одного игрока о достоинстве, которое есть и у вас: «Есть семёрки?» Если есть, вы получаете все и спрашиваете снова. Если нет — мимо: возьмите карту из колоды. Если это то, что вы просили, спрашивайте снова. Если нет, ходит следующий.
    Когда все сундучки собраны, побеждает тот, у кого их больше.
    - **Например:** у вас 7, 7 и король. Вы спрашиваете Аню о семёрках и получаете две: это сундучок! Спрашиваете Борю о королях. Их нет, и вы берёте из колоды.
    .whole =
    - **Сдача:** вдвоём и втроём по семь карт, иначе по пять. Остальное — колода.
    - **Вопрос:** назовите игрока, у которого есть карты, и достоинство, которое есть у вас. Он обязан отдать все такие карты, и это видят все.
    - **Мимо:** если таких нет, вы берёте карту. Если это достоинство, о котором вы спрашивали, показываете её и спрашиваете снова.
    - **Сундучки:** все четыре карты одного достоинства сразу ложатся перед вами в открытую.
    - **Карт нет:** в свой ход возьмите одну. Если кончилась и колода, ваш ход пропускают.
    - **Партнёры** сидят напротив, и их сундучки считают вместе. Спрашивать партнёра нельзя.
    - **Конец:** когда все карты в сундучках. Если больше никто ничего не может получить, раунд тоже окончен.
go-fish-paragraphs =
    .go-fish-ask-now = 2
    .go-fish-not-held = 2
    .go-fish-not-yourself = 2
    .go-fish-no-such-seat = 2
    .go-fish-no-cards = 2
    .go-fish-have-it = 2
    .go-fish-in-book = 4
    .go-fish-partner = 6

go-fish-variant-asked_next = Следующим ходит тот, кого спросили
go-fish-variant-pairs = Пары вместо сундучков из четырёх
go-fish-variant-teams = Партнёры, два раунда
go-fish-variant-single_cards = Спрашивать по одной карте
go-fish-variant-memory = Без подсказок, три раунда

go-fish-option-hand_size = { shared-cards-dealt }
    .zero = семь, от четырёх игроков — пять
go-fish-option-books = Сундучок — это
    .four = четыре карты одного достоинства
    .pairs = пара
go-fish-option-ask_for = Спрашивают
    .rank = все карты достоинства
    .card = одну карту
go-fish-option-next_turn = Следующим спрашивает
    .left = игрок слева
    .asked = тот, кого спросили
go-fish-option-lucky = Взяли то, что просили, — спрашиваете снова
go-fish-option-book_again = Взятая карта дала сундучок — спрашиваете снова
go-fish-option-empty_hand = Без карт
    .draw = в свой ход берёте одну
    .refill = получаете новую полную руку
    .end = раунд окончен, как и без колоды
go-fish-option-scoring = Сундучок считается
    .books = за одно очко
    .values = туз 15, король 13, дама 12, валет 11, остальные — своё число
go-fish-option-teams = Команды
    .none = каждый за себя
    .pairs = партнёры, вчетвером или вшестером
go-fish-option-max_rounds = { shared-rounds }
go-fish-option-reminders = На столе показано то, что знают все

do-ask = Спросить: { $seat }
do-ask-for = Спросить: { $seat }, { shared-ranks }
do-ask-card = Спросить: { $seat },
    .with = Спросить: { $seat }, { $picked }
do-for = { shared-ranks }
do-card = карту
    .with = Карта { $picked }

go-fish-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
go-fish-gets = { $seat } спрашивает и получает { $cards }. Отдаёт { $other }.
    .to-seat = Вы спрашиваете и получаете { $cards }. Отдаёт { $other }.
    .to-other = { $seat } спрашивает вас и получает { $cards }.
go-fish-fish = { $kind ->
    [card] { $seat } спрашивает игрока { $other }: есть { rank-name } { $suit ->
        [C] треф
        [D] бубен
        [H] червей
       *[S] пик
    }? Мимо!
   *[rank] { $seat } спрашивает игрока { $other }: есть { shared-ranks }? Мимо!
}
    .short = мимо
    .to-seat = { $kind ->
        [card] Вы спрашиваете игрока { $other }: есть { rank-name } { $suit ->
            [C] треф
            [D] бубен
            [H] червей
           *[S] пик
        }? Мимо!
       *[rank] Вы спрашиваете игрока { $other }: есть { shared-ranks }? Мимо!
    }
    .to-other = { $kind ->
        [card] { $seat } спрашивает вас: есть { rank-name } { $suit ->
            [C] треф
            [D] бубен
            [H] червей
           *[S] пик
        }? Мимо!
       *[rank] { $seat } спрашивает вас: есть { shared-ranks }? Мимо!
    }
go-fish-lucky = { $seat } берёт { $card }!
    .to-seat = Вы берёте { $card }!
go-fish-draws = { $seat } — без карт и берёт { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.
    .to-seat = У вас нет карт, вы берёте { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }.
go-fish-you-draw = { shared-you-draw }
go-fish-book = { $seat } выкладывает { $cards }.
    .to-seat = Вы выкладываете { $cards }.
go-fish-nobody = Никто больше ничего не получает, поэтому раунд окончен.

go-fish-points = { shared-points }
go-fish-gave = Карты игрока { $other }
go-fish-marks = { $kind ->
    [none] нет { $others }
    [some] { $held }
   *[both] { $held }, нет { $others }
}
go-fish-asked = { shared-ranks }, { $other }?
go-fish-asked-card = { $rank ->
    [T] 10
   *[other] { $rank }
}{ $symbol }, { $other }?
go-fish-books = { $kind ->
    [pairs] { $count ->
        [one] { $count } пара
        [few] { $count } пары
        [many] { $count } пар
       *[other] { $count } пары
    }
   *[four] { $count ->
       [one] { $count } сундучок
       [few] { $count } сундучка
       [many] { $count } сундучков
      *[other] { $count } сундучка
   }
}

go-fish-hint-known = У игрока { $other } точно есть { shared-ranks }.
go-fish-hint-unknown = У игрока { $other } неизвестных карт: { $count }. Среди них могут быть { shared-ranks }.
go-fish-hint-vain = Ничего верного сейчас нет. Эта карта не хуже других.

go-fish-few-cards = Карт не хватит. Сдавайте каждому самое большее по { $count }.
go-fish-team-seats = Для партнёров нужно четыре или шесть игроков.
go-fish-ask-now = Спросите у игрока карты, например «ask { $other } { $kind ->
    [card] card { $card }
   *[for] for { $rank }
}».
go-fish-not-held = Спрашивать можно только о достоинствах, которые есть у вас: { $ranks }.
go-fish-not-yourself = Себя спросить нельзя. Можно спросить: { $seats }.
go-fish-no-such-seat = Такого игрока нет. Можно спросить: { $seats }.
go-fish-no-cards = У игрока { $other } нет карт. Можно спросить: { $seats }.
go-fish-partner = { $other } — ваш партнёр. Можно спросить: { $seats }.
go-fish-have-it = { $card } есть у вас самих.
go-fish-in-book = { $card } уже в сундучке.
