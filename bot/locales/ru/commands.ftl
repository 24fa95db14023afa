command-play = Открыть стол: другие присоединятся, пустые места займут компьютеры
command-play-game = Во что играть (если пусто, покажу все игры)
command-play-private = Присоединиться могут только приглашённые

command-leave = Уйти из-за стола; доиграет компьютер, и, если это не тренировка, это поражение

command-notify = Получать личное сообщение, когда здесь открывается стол

command-hand = Показать ваши карты, только вам

command-hint = Как сыграл бы хороший игрок и почему

command-move = Ходить текстом: QS, bid 4 или KH suit S
command-move-text = Ваш ход

command-daily = Одна сдача в день против компьютеров: сравните себя с другими
command-daily-game = Какая игра (если пусто, игра дня)

command-table = Что можно сделать за столом
command-table-show = Показать стол ещё раз, в конце канала
command-table-invite = Пригласить кого-нибудь и придержать место
command-table-invite-user = Кого пригласить
command-table-join = Попросить место компьютера в партии этого канала
command-table-end = Закончить партию после этого раунда, если все согласны
command-table-tie = Закончить партию вничью, если все согласны
command-table-claim = Забрать остаток взяток
command-table-undo = Вернуть свой последний ход, если все согласны
command-table-pause = Сделать паузу, если все согласны
command-table-redeal = Пересдать, пока никто не ходил, если все согласны
command-table-kick = Заменить игрока компьютером, если остальные согласны
command-table-kick-user = Кого заменить

command-preferences = Как выглядят, разложены и приходят ваши карты

command-settings = Цвета, игры, каналы и жалобы этого сервера

command-rules = Как играть, коротко или полностью
command-rules-game = Какая игра

command-help = Что я умею и с чего начать

command-about = Чей это бот, версия, условия и приватность

command-learn = Научиться игре шаг за шагом, за две минуты
command-learn-game = Какая игра

command-verify = Проверить, что последняя партия здесь сдана честно

command-leaderboard = Кто лучше всех играет
command-leaderboard-game = Какая игра (если пусто, все игры этой недели)
command-leaderboard-scope = Среди игроков этого сервера или всех серверов
command-leaderboard-scope-server = этот сервер
command-leaderboard-scope-global = все серверы
command-leaderboard-season = Сезон этого сервера (если пусто, за всё время)
command-leaderboard-span = За всё время или за эту неделю на этом сервере
command-leaderboard-span-always = за всё время
command-leaderboard-span-week = эта неделя

command-stats = Ваши лучшие игры, серии, соперники и достижения
command-stats-user = Чьи (если пусто, ваши)
command-stats-game = Рейтинг какой игры показать

command-season = Сезоны этого сервера
command-season-start = Начать сезон: новая таблица лидеров для всех
command-season-start-name = Как его назвать, например Весна 2027
command-season-end = Закончить сезон; его таблица лидеров останется

command-arena = Вечер коротких столов
command-arena-start = Начать арену: короткие столы, общий зачёт, медали
command-arena-start-game = Во что играть
command-arena-start-minutes = Сколько она длится, от 10 до 240 минут
command-arena-start-at = Когда: 45m, 2h или 20:30 по UTC (если пусто, сейчас)
command-arena-end = Закончить арену здесь: начатые столы ещё считаются
command-arena-end-game = По какой игре, если их две
command-arena-remove = Убрать арену здесь, без медалей
command-arena-remove-game = По какой игре, если их две
command-arena-results = Ваше место на арене этого сервера или на последней

command-privacy = Что я храню о вас
command-privacy-show = Что я храню о вас и кто это видит
command-privacy-export = Всё, что я храню о вас, одним файлом
command-privacy-leaderboard = В каких таблицах лидеров вы видны
command-privacy-leaderboard-where = Где другие видят ваш рейтинг и статистику
command-privacy-leaderboard-where-global = везде
command-privacy-leaderboard-where-server = только на моих серверах
command-privacy-leaderboard-where-hidden = нигде
command-privacy-delete = Удалить всё, что я храню о вас

command-replay = Пройти оконченную партию шаг за шагом
command-replay-match = Её номер (если пусто, последняя партия здесь)

command-review = Узнать, какие ходы в оконченной партии обошлись дороже всего
command-review-match = Её номер (если пусто, ваша последняя партия здесь)

command-report = Рассказать администраторам сервера, что случилось в партии

context-menu-challenge = Вызвать на игру
