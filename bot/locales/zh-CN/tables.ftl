stale = 牌局已经继续了。再看一下，用最新的按钮。
never-first = 别人先按了。再试一次。
not-seated = 你不在这张牌桌上。{ $way ->
    [join] 在开始前加入，或者
    [private] 这里只限受邀的人。你可以
    [sit] **入座**可以请求电脑的座位。或者
   *[none] 你可以
}用/play开自己的。
already-seated = 你已经在这张牌桌上了。人到齐后按**开始**。
deal-changed = 牌桌刚变了，还没发牌。再按**开始**。
just-dealt = 牌刚发好。要离开对局，请输入/leave。
already-started = 这场对局已经开始。用/play开另一张牌桌。
not-started = 这场对局还没开始。人到齐后按**开始**。
not-over = 这场对局还没结束。结束后可以再来一局。
still-sealed = 这场对局还没结束。结束后谁都可以看手牌和对局文件，并检查洗牌。
lobby-full = { $most }个座位都满了。用/play开另一张牌桌。
seats-held = 空位留给{ $names }了。问问他们，或稍后再试。
seat-taken = { $name }坐在那里。只有开这张牌桌的{ $host }能让你们换座。
seats-most = 按这些规则最多{ $most }人能玩。
seats-fewest = 按这些规则需要{ $least }人，所以最后一个电脑要留下。
no-computer = 这张牌桌没有可以去掉的电脑。
no-computer-there = 那个座位已经没有电脑了。看一下牌桌再选。
host-only = 只有开这张牌桌的{ $name }能改。问问他，或用/play开自己的。
clock-beyond-reach = 这里一步最多{ $minutes }分钟：再久，在有人按按钮之前我更新不了牌桌。
clock-out-of-range = 请输入1到{ $most }秒，或0表示不限。
no-such-match = 那张牌桌没了。用/play开一张。
no-such-game = 我不知道叫“{ $game }”的游戏。请从输入时出现的列表里选。
match-closed = 这张牌桌关了。用/play开另一张。
everybody-left = 大家都离开了，这张牌桌关了。用/play开另一张。
called-off = 大家同意取消这场对局，不计成绩。用/play开另一张牌桌。
void-alone = 你只在和电脑玩，没有人可以同意。继续打，或/leave。
void-late = 只能在第一{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}取消对局。继续打，或/leave。
void-house = 大家都在对庄家，所以只能在有人操作之前取消对局。继续打，或/leave。
void-together = 大家都在一边，所以只能在有人操作之前取消对局。继续打，或/leave。
tables-of-user = 你已经开着{ $most }张牌桌。打完一张或/leave一张再开。
tables-in-channel = 这个频道已经有{ $most }张开着的牌桌。在别的频道开，或等一张关掉。
tables-in-server = 这个服务器已经有{ $most }张开着的牌桌。加入一张，或等一张关掉。
matches-many = 你这一小时开始了很多对局。可以开下一场的时间：{ $time }。
lobby-idle = 这里{ $minutes }分钟没有动静，牌桌关了。用/play开另一张。
rules-changed = 这场对局开始后规则变了，不能显示或继续。用/play开另一张牌桌。
asked-already = 另一个投票还没结束。看一下牌桌。
guest-already = { $name }下次发牌时入座。之后再请求。
guest-arena = 竞技场的对局中途不能入座。
asked-no-more = 那个投票结束了。看一下牌桌。
asked-alone = 这里没有人可以同意。继续打，或/leave。
said-often = 等几秒再发表情。
substitute-early = 这一步他还有时间。等时间用完。
not-asked = 那由其他玩家决定。
end-computers = 对电脑的对局打完才算。继续打，或/leave。
redeal-late = 已经有人出牌，来不及重新发牌。继续打。
redeal-once = 一场对局只能重新发牌一次，已经用过了。继续打。
kick-nobody = 那个座位已经是电脑的。请选你牌桌上的人。
kick-few = 至少要另外两个人同意。服务器管理者一个人就可以。
kick-last = 那里只有他一个人在玩，没有他对局就结束了。只有他能用/leave结束。
table-paused = 牌桌在休息。先按**继续**。
not-paused = 休息已经结束了。继续打。
kick-early = { $name }没有错过操作。等他时间用完，或在不限时的牌桌一步想了十分钟，才可以请求。
pause-alone = 没有人在等你。慢慢来。
undo-nothing = 你还没有可以撤销的操作。
undo-refused = 牌桌拒绝了。下一{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}可以再请求。
undo-told = 来不及撤销：之后已经有人出牌或看到新牌。继续打。
tie-computers = 电脑不同意平局。继续打，或/leave。
claim-not-now = 现在没有可以要求的。在赢墩游戏里，出了第一张牌才能要求。
claim-unsure = 你不是每一墩都稳，电脑也不会认输。继续打。
already-playing = 你已经在这里玩了。
seat-gone = 你的座位现在是别人的。用/play开另一张牌桌。
no-computer-seat = 这里没有电脑在玩，没有座位可坐。用/play开另一张牌桌。
table-private = 这张牌桌不公开。请桌上的人邀请你。
invite-seated = { $name }已经在这张牌桌上。
everybody-gone = { $mode ->
    [practice] 一周没人在这里玩，这张牌桌关了。是练习，不算输。用/play开另一张。
   *[rated] 一周没人在这里玩，这张牌桌关了，算输。用/play开另一张。
}
