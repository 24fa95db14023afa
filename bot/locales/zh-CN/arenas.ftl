press-arena-next = 下一桌
press-arena-results = 结果
press-arena-me = 我的名次
press-arena-back = 返回
press-arena-more = 更多
arena-title = { $name }竞技场
arena-head = ### 🏟️ { $name }竞技场
arena-announced = 开始：{ $time }，共{ $minutes }分钟。要参加就按**加入**。
arena-running = 按**下一桌**入座。满{ $count }名玩家开桌，30秒后由电脑补满。截止：{ $time }。
arena-closing = 不再开新牌桌。最后一桌打完后颁奖。
arena-done = 🏁 结束了，大家打得好！
arena-removed = 这个竞技场被撤销，没有奖牌。进行中的牌桌继续打。
arena-people = 已有**{ $count }**名玩家：{ $names }
arena-names = { $names }等，另有{ $count }人
arena-rules = { $form ->
    [pairs] 获胜的搭档各得2分。
    [few] 第一名得2分。
   *[many] 第一名得2分，第二名得1分。
}连得两次第一后，分数加倍直到失手。独自对电脑赢得1分。
arena-medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $names } · { $points }分
arena-no-medals = 至少两名玩家分数不同才有奖牌，所以这次没有。
arena-unplayed = 🏁 竞技场结束了，没人打完过一桌。
arena-nobody = 还没人加入。
arena-subtitle = { $status ->
    [over] 最终排名
    [announced] 尚未开始
   *[running] 排名
} · { $count }名玩家
arena-sharing = { $count }名玩家
arena-points = { $points }分
arena-record = { $tables }桌，{ $firsts }次第一
arena-hot = 连胜2次以上：分数加倍
column-firsts = 第一
column-tables = 桌数

arena-in = 你加入了。竞技场开始后在这里按**下一桌**。开始：{ $time }。
arena-in-line = 你在排队。满{ $count }名玩家开桌，或在第一个人按下30秒后由电脑补满。`/leave`可以退出排队。
arena-out-of-line = 你不在排队了。还想要座位就再按**下一桌**。
arena-seated = 你的牌桌：{ $place }
arena-table = { $name }竞技场 · { $number }号桌
arena-started = 竞技场开了：{ $place }
arena-ended = 不再开新牌桌。进行中的还算，最后一桌打完后颁奖：{ $place }
arena-gone = 竞技场被撤销，进行中的牌桌当普通的继续：{ $place }
arena-channel = 竞技场需要我所在服务器的文字频道。请在那里输入命令。
arena-none = 这个服务器还没有过竞技场。`/arena start`开一个。
arena-none-open = 这里没有开着的竞技场。`/arena start`开一个。
arena-which = 这里有两个竞技场。请在`game`里选一个。
time-unclear = 我看不懂“{ $text }”。请输入45m、2h或20:30（UTC）这样的时间。
time-over = “{ $text }”已经过了。请选以后的时间。

arenas-off = 这个服务器关了竞技场。管理者可以在`/settings`里打开。
arenas-of-managers = 只有能管理这个服务器的人可以开竞技场。他们可以在`/settings`里更改。
arenas-many = 这个服务器已经有{ $most }个竞技场。等一个结束再开。
arena-no-game = { $name }没有竞技场。请选别的游戏。
arena-minutes = 竞技场开{ $least }到{ $most }分钟。
arena-time = 竞技场现在或七天之内开始。请选这段时间。
arena-not-begun = 竞技场还没开始，没有牌桌。开始：{ $time }。
arena-over = 这个竞技场结束了，不再开新牌桌。`/arena results`看结果。
arena-table-open = 你还在一张牌桌上：{ $place } 打完后按**下一桌**。
arena-no-room = 我正在布置更多牌桌。稍后再按**下一桌**。
arena-not-yours = 只有开竞技场的人或能管理这个服务器的人可以这样做。
arena-stranger = 你要是{ $name }的成员才能在那里玩。
no-such-arena = 我不知道这个竞技场。`/arena results`看这里的上一个。
