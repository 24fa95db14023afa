daily-head = ### 每日一局：{ $name }
daily-offer = 你独自对{ $opponents ->
    [house] 庄家
   *[computers] 电脑
}，牌和别人的一样。只有一次机会，没有计时：随时停下再回来。结束：{ $time }。
daily-length = -# 共{ $count }{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}。用建议就变成练习，不排名。
daily-rules = -# 与标准规则不同：{ $rules }。
daily-others = 另一个游戏的每日一局
daily-ranked = -# 每日一局 · 结束：{ $time }
daily-practice = -# 每日一局，练习 · 结束：{ $time }
daily-unranked = 🎓 你用了建议，所以这是练习，不排名。
daily-late = ⏰ 这个每日一局结束了，你没有及时打完。今天的请输入`/daily`。
daily-none = { $name }没有每日一局。今天的游戏请输入`/daily`。
daily-day = { DATE($day, pattern: "M月d日") }
daily-month = { DATE($day, pattern: "yyyy年M月") }

solo-practice = -# 练习
solo-points = **你的结果：{ SIGNED($points) }**{ $count ->
    [1] { "" }
   *[other] （{ $rounds }）
}
solo-resting = { $unit ->
    [hand] 本局结束
    [deck] 本副结束
    [hole] 本洞结束
   *[round] 本轮结束
}。按**准备好了**再发牌。
solo-hint-price = 用建议就变成练习：能看到结果，但不排名。可以的话按**用建议**。
solo-gone = 我没有那些牌了。今天的请输入`/daily`。
press-take-hint = 用建议
solo-points-lead = -# 比的是你领先多少。
solo-points-bad = -# 这里分数越少越好，所以算负数。

daily-better = 用同样的牌，你胜过{ $among ->
    [all] 所有玩家和电脑
   *[people] 其他玩家
}的**{ $percent }%**{ $kind ->
    [far] （目前）
   *[final] { "" }
}。
daily-place = 你是第**{ $rank }**名{ $kind ->
    [far] （目前）
   *[final] { "" }
}。
daily-level = { $level ->
    [random] 随机
    [easy] 简单
    [normal] 普通
   *[hard] 困难
} { SIGNED($points) }
daily-house = -# 同样牌的电脑：{ $results }。
daily-final = -# 名次确定：{ $time }。
daily-streak = 🔥 连续{ $days }天，最长{ $best }天。
press-daily-board = 排行榜
press-today = 今天
press-yesterday = 昨天
press-month = 本月
press-this-server = 本服务器
press-all-servers = 所有服务器
column-result = 结果
column-better = 胜过
column-days = 天数
column-points = 分数
daily-board-day = 每日一局：{ $name }
daily-board-month = 每日一局
daily-board-all = { $date } · 所有服务器
daily-board-here = { $date } · { $place }
daily-today = 今天到目前
daily-board-points = 分数：每天的游戏里你胜过的百分比。
daily-nobody = 还没有人。
daily-place-none = 你还不在这个排行榜上。先打完每日一局。
daily-place-hidden = 你本来是第{ $rank }名，但你用`/privacy leaderboard`隐藏了自己。

seals-today = 🔒 **今天的每日一局**（第{ $day }天）：我在有人玩之前抽了{ $count }个秘密。{ $used ->
    [1] 大家的牌都来自第一个。
   *[other] 大家的牌来自前{ $used }个之一。
}公布秘密（{ $time }）之前，它们的指纹：
    { $seals }
seals-before = 🔒 **昨天的每日一局**（第{ $day }天）：同样，直到{ $time }：
    { $seals }
seals-opened = 🔓 **昨天的每日一局**（第{ $day }天）：这是秘密。你的是第{ $number }个。
    { $secrets }
press-daily-seals = 每日洗牌

daily-shared = **{ $seat }**打完了{ $game }每日一局：胜过**{ $percent }%**{ $kind ->
    [far] （目前）
   *[final] { "" }
}。
daily-shared-title = { $name }：{ $game }每日一局
daily-shared-better = 胜过{ $percent }%{ $kind ->
    [far] （目前）
   *[final] { "" }
}
daily-shared-plot = 领先电脑，{ $unit ->
    [hand] 逐局
    [deck] 逐副
    [hole] 逐洞
   *[round] 逐轮
}
daily-shared-once = 这个你已经分享过了。
press-daily-too = 我也玩

daily-news = ☀️ **每日一局：{ $name }。** 独自对{ $opponents ->
    [house] 庄家
   *[computers] 电脑
}，看看你的水平。结束：{ $time }。
daily-muted = 不再发每日一局的消息。`/daily`下面的**提醒我**可以重新打开。
press-daily-notify-on = 提醒我
press-daily-notify-off = 不再提醒我
daily-news-best = 昨天{ $name }，这里最好的：{ $names }。
daily-news-one = **{ $name }**（{ $percent }%）

press-same-cards = 打这副牌
press-same-cards-again = 再来
same-cards-head = ### { $name }，对局{ $number }：同样的牌
same-cards-offer = 自己来打这副牌，独自对{ $opponents ->
    [house] 庄家
   *[computers] 电脑
}，没有计时。别人看不到。打完可以比较结果。
same-cards-seat = 谁的牌？
same-cards-own = { $name }，你的座位
same-cards-of = { $name }，{ $number }号座位
same-cards-private = 那是不公开的牌桌，只有那桌的玩家能打这副牌。
same-cards-round = 第{ $count }{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}：你得**{ SIGNED($own) }**，{ $name }得**{ SIGNED($then) }**。
same-cards-round-own = 第{ $count }{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}：你得**{ SIGNED($own) }**，对局里是**{ SIGNED($then) }**。
same-cards-round-open = 第{ $count }{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}：你得**{ SIGNED($own) }**。对局在那之前结束了。
same-cards-differ = -# 对局在这一{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}之前走向不同，所以牌不一样。
same-cards-sum = **总共你得{ SIGNED($own) }，{ $name }得{ SIGNED($then) }。**
same-cards-sum-own = **总共你得{ SIGNED($own) }，对局里是{ SIGNED($then) }。**
