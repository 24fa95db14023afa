award = Достижение «{ $name }»: { $names }

press-achievements = Достижения
press-career = Все игры
achievements-head = ### Достижения игрока { $name }: { $count } из { $all }
achievements-earned = { $icon } **{ $name }**: { $how } Получено { $time }.
achievements-open = ▫️ **{ $name }**: { $how }

profile-new = Партий пока нет
profile-dailies = { $count ->
    [one] игра дня подряд
    [few] игры дня подряд
    [many] игр дня подряд
   *[other] игры дня подряд
}
profile-wins = { $count ->
    [one] победа подряд
    [few] победы подряд
    [many] побед подряд
   *[other] победы подряд
}
profile-practice = побед в тренировке
profile-practiced = { $wins } из { $matches }
profile-medals = Медали арен: золото { $gold }, серебро { $silver }, бронза { $bronze }.
profile-games = Лучшие игры
profile-game = { $name } { $rating }, место { $rank }
profile-rank = № { $rank }
profile-rivals = Соперники
profile-balance = { $won }:{ $lost }
profile-won-lost = Победы и поражения
profile-achievements = Достижения
profile-earned = { $count } из { $all }

achievement-regular = Завсегдатай
how-to-earn-regular = Доиграйте десять партий с другими людьми.
achievement-full-table = Полный стол
how-to-earn-full-table = Доиграйте партию, в которой за столом четыре человека.
achievement-people = Душа компании
how-to-earn-people = Сыграйте в одну игру с десятью разными людьми.
achievement-guest = С корабля на бал
how-to-earn-guest = Сядьте за стол посреди партии и выиграйте её.
achievement-comeback = Камбэк
how-to-earn-comeback = Выиграйте партию, в середине которой вы были на последнем месте.
achievement-bids = Точный расчёт
how-to-earn-bids = Выиграйте партию и три раунда подряд выполните заказ в точности.
achievement-ahead = От старта до финиша
how-to-earn-ahead = Выиграйте партию из пяти раундов или больше, лидируя после каждого.
achievement-last-round = Под занавес
how-to-earn-last-round = Выиграйте партию из пяти раундов или больше, выйдя вперёд только в последнем.
achievement-streak = На волне
how-to-earn-streak = Выиграйте пять партий одной игры подряд.
achievement-machines = Против машин
how-to-earn-machines = Обыграйте три сложных компьютера за одним столом.
achievement-seats = На любом месте
how-to-earn-seats = Выиграйте одну игру с каждого места за столом от четырёх игроков.
achievement-crowd = Большой стол
how-to-earn-crowd = Выиграйте партию, в которой за столом шесть человек.
achievement-giant = Победа над гигантом
how-to-earn-giant = Обыграйте того, чей рейтинг на 200 очков выше вашего.
achievement-games = На все руки
how-to-earn-games = Выиграйте в десяти играх, доиграв в каждой по три партии.
achievement-hundred = Старая гвардия
how-to-earn-hundred = Доиграйте сто партий с другими людьми.
achievement-master = Мастер
how-to-earn-master = Достигните рейтинга 1500, уже не предварительного.
achievement-arena-medal = Пьедестал
how-to-earn-arena-medal = Возьмите медаль на арене от восьми человек.
achievement-arena-gold = Чемпион
how-to-earn-arena-gold = Выиграйте арену от шестнадцати человек.
achievement-daily-week = Изо дня в день
how-to-earn-daily-week = Доиграйте игру дня семь дней подряд.
achievement-daily-games = Десять игр дня
how-to-earn-daily-games = Доиграйте игру дня в десяти разных играх.
achievement-daily-house = Лучше машин
how-to-earn-daily-house = Сыграйте игру дня лучше всех компьютеров, которые в неё играли.
achievement-daily-month = Целый месяц
how-to-earn-daily-month = Доиграйте игру дня тридцать дней подряд.
