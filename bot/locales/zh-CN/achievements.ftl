award = { $names }获得“{ $name }”

press-achievements = 成就
press-career = 所有游戏
achievements-head = ### { $name }的成就：{ $count }/{ $all }
achievements-earned = { $icon } **{ $name }**：{ $how } 获得：{ $time }。
achievements-open = ▫️ **{ $name }**：{ $how }

profile-new = 还没有打完的对局
profile-dailies = 连续每日一局{ $count ->
   *[other] {""}
}
profile-wins = 连胜{ $count ->
   *[other] {""}
}
profile-practice = 练习获胜
profile-practiced = { $wins }/{ $matches }
profile-medals = 竞技场奖牌：{ $gold }金{ $silver }银{ $bronze }铜。
profile-games = 最擅长
profile-game = { $name } { $rating }，第{ $rank }名
profile-rank = 第{ $rank }名
profile-rivals = 对手
profile-balance = { $won }–{ $lost }
profile-won-lost = 胜–负
profile-achievements = 成就
profile-earned = { $count }/{ $all }

achievement-regular = 常客
how-to-earn-regular = 与别人打完十场对局。
achievement-full-table = 满桌
how-to-earn-full-table = 四个人同桌打完一场对局。
achievement-people = 广结牌友
how-to-earn-people = 同一游戏与十个不同的人对战。
achievement-guest = 迟到的客人
how-to-earn-guest = 中途入座并赢得对局。
achievement-comeback = 逆转
how-to-earn-comeback = 对局过半时垫底，最后获胜。
achievement-bids = 叫得正好
how-to-earn-bids = 连续三轮正好完成叫牌并赢得对局。
achievement-ahead = 一路领先
how-to-earn-ahead = 五轮以上的对局，每轮之后都领先并获胜。
achievement-last-round = 最后一刻
how-to-earn-last-round = 五轮以上的对局，只在最后一轮后领先并获胜。
achievement-streak = 手气正旺
how-to-earn-streak = 同一游戏连胜五场。
achievement-machines = 对抗机器
how-to-earn-machines = 在一桌打败三个困难电脑。
achievement-seats = 每个座位
how-to-earn-seats = 在四人以上牌桌的每个座位各赢一次同一游戏。
achievement-crowd = 大牌桌
how-to-earn-crowd = 六个人同桌赢得对局。
achievement-giant = 以弱胜强
how-to-earn-giant = 打败等级分比你高200的人。
achievement-games = 样样都行
how-to-earn-games = 十种各打完三场的游戏都赢过。
achievement-hundred = 老手
how-to-earn-hundred = 与别人打完一百场对局。
achievement-master = 大师
how-to-earn-master = 非暂定等级分达到1,500。
achievement-arena-medal = 领奖台
how-to-earn-arena-medal = 在八人以上的竞技场获得奖牌。
achievement-arena-gold = 冠军
how-to-earn-arena-gold = 赢得十六人以上的竞技场。
achievement-daily-week = 天天来
how-to-earn-daily-week = 连续七天打完每日一局。
achievement-daily-games = 十种每日一局
how-to-earn-daily-games = 打完十种不同游戏的每日一局。
achievement-daily-house = 胜过电脑
how-to-earn-daily-house = 每日一局里胜过所有打过它的电脑。
achievement-daily-month = 全勤月
how-to-earn-daily-month = 连续三十天打完每日一局。
