rank-server = { $place }排行榜
rank-season = { $place }排行榜 · { $season }
rank-everywhere = 全球排行榜
rank-nobody = 还没人打完对局。
rank-provisional = ？= 暂定：不到{ $matches }场
rank-bets = 注/100 = 每100轮净赢几注；不到{ $few }轮按{ $few }轮算
rank-none = 你还不在这个排行榜上。先与别人打完一场对局。
rank-none-house = 你还不在这个排行榜上。先打完一场对局。
rank-percent = { $percent }%
press-me = 我的名次
column-rank = 名次
column-player = 玩家
column-game = 游戏
column-rating = 等级分
column-matches = 对局
column-won = 胜
column-streak = 连胜
column-best = 最好
column-average = 平均
column-bets = 注/100
rating-average = { SIGNED($points, digits: 1) }
rating-sure = { $points }
rating-provisional = { $points }？

press-week = 本周
press-week-all = 本周，所有游戏
press-all-time = 总榜
week-all-games = 所有游戏
week-head = { $place }本周
week-note = 每胜过一人得一分，同一人递减
week-tenths = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
week-points = 每胜过一人得一分。同一人一周里第二次得三分之一，第三次五分之一。在这里打完不到{ $few }场的人合算一人。本周结束：{ $time }。
week-nobody = 本周还没人与别人玩过。
week-none = 你还不在这个排行榜上。本周先与别人打完一场对局。
week-of-server = 本周排行榜属于一个服务器。请在那里用命令。

stats-summary = { $matches }场对局，{ $wins }胜
    .most = { $matches }场对局，{ $wins }胜 · 多为{ $games }
stats-day = { DATE($day, pattern: "y年M月d日") }
stats-plot = { $game }{ $of ->
    [bets] 每100轮净赢几注
    [average] 平均得分
   *[rating] 等级分
}（{ $count ->
    [1] 1场
   *[other] 最近{ $count }场
}）
stats-against = { $name }对{ $rivals }。
stats-rival = { $name } { $won }-{ $lost }
stats-practice = 对电脑：{ $matches }场{ $wins }胜。
stats-practice-only = { $name }到现在只练习过。对电脑：{ $matches }场{ $wins }胜。
stats-recounted = 新：独自对电脑开始的对局是练习，不改变等级分。以前的也不再算。
stats-none = { $name }还没打完过对局。
stats-hidden = { $name }的战绩不公开。

season-started = 🏁 赛季**{ $season }**开始了。用`/leaderboard`在`season`里选它看排名。
season-ended = 🏁 赛季**{ $season }**结束了。用`/leaderboard`在`season`里选它看结果。
season-not-allowed = 只有能管理这个服务器的人可以开始和结束赛季。请找他们。
season-not-started = 已经有赛季在进行。先用`/season end`结束它。
season-name-taken = 这个服务器有过同名的赛季。换个名字。
season-none = 没有进行中的赛季。用`/season start`开始。
season-unknown = 这个服务器没有叫“{ $name }”的赛季。请从列表里选。
season-of-server = 赛季属于一个服务器。请在那里用这个命令，范围选“本服务器”。
