command-play = 开一张牌桌：别人加入，空位由电脑补上
command-play-game = 玩什么（空着就显示所有游戏）
command-play-private = 只有你邀请的人能加入

command-leave = 离开牌桌；电脑接着打，除了练习都算输

command-notify = 这里开牌桌时收到私信

command-hand = 看你的手牌，只有你看得到

command-hint = 高手会怎么打，为什么

command-move = 用文字输入操作，例如QS、bid 4或KH suit S
command-move-text = 你的操作

command-daily = 每天一局，独自对电脑：看看你的水平
command-daily-game = 哪个游戏（空着就是今天的游戏）

command-table = 在你的牌桌可以做的事
command-table-show = 把牌桌重新发到频道底部
command-table-invite = 邀请某人到你的牌桌并留座
command-table-invite-user = 邀请谁
command-table-join = 请求坐这个频道对局里电脑的座位
command-table-end = 大家同意的话，这一轮后结束对局
command-table-tie = 大家同意的话，以平局结束对局
command-table-claim = 要求余墩全收
command-table-undo = 大家同意的话，撤销你最后的操作
command-table-pause = 大家同意的话，休息一下
command-table-redeal = 还没人出牌时，大家同意就重新发牌
command-table-kick = 别人同意的话，用电脑替换一名玩家
command-table-kick-user = 替换谁

command-preferences = 你的手牌怎样显示、排序和送达

command-settings = 这个服务器的颜色、游戏、频道和举报

command-rules = 一个游戏怎么玩，简短或完整
command-rules-game = 哪个游戏

command-help = 我能做什么，从哪里开始

command-about = 谁在运行这个机器人，版本、条款和隐私

command-learn = 两分钟一步步学会一个游戏
command-learn-game = 哪个游戏

command-verify = 检查这里上一场对局是否公平发牌

command-leaderboard = 谁最擅长一个游戏
command-leaderboard-game = 哪个游戏（空着就是本周所有游戏）
command-leaderboard-scope = 在这个服务器或所有服务器的玩家里
command-leaderboard-scope-server = 本服务器
command-leaderboard-scope-global = 所有服务器
command-leaderboard-season = 这个服务器的赛季（空着就是总榜）
command-leaderboard-span = 总榜，或这个服务器的本周
command-leaderboard-span-always = 总榜
command-leaderboard-span-week = 本周

command-stats = 你最擅长的游戏、连胜、对手和成就
command-stats-user = 谁的（空着就是你的）
command-stats-game = 显示哪个游戏的等级分

command-season = 这个服务器的赛季
command-season-start = 开始赛季：大家从新的排行榜开始
command-season-start-name = 叫什么，例如2027年春季
command-season-end = 结束赛季；排行榜保留

command-arena = 一晚上的短局比赛
command-arena-start = 开竞技场：打短局、统一排名、发奖牌
command-arena-start-game = 玩什么
command-arena-start-minutes = 开多久，10到240分钟
command-arena-start-at = 什么时候，例如45m、2h或20:30（UTC）；空着就是现在
command-arena-end = 结束这里的竞技场：进行中的牌桌仍算
command-arena-end-game = 有两个时，是哪个游戏的
command-arena-remove = 撤销这里的竞技场，没有奖牌
command-arena-remove-game = 有两个时，是哪个游戏的
command-arena-results = 你在这个服务器竞技场（或上一个）的名次

command-privacy = 我保存的关于你的内容
command-privacy-show = 我保存的关于你的内容，谁看得到
command-privacy-export = 我保存的关于你的一切，放在一个文件里
command-privacy-leaderboard = 选择你出现在哪些排行榜
command-privacy-leaderboard-where = 别人在哪里看得到你的等级分和战绩
command-privacy-leaderboard-where-global = 任何地方
command-privacy-leaderboard-where-server = 只在我的服务器
command-privacy-leaderboard-where-hidden = 都不
command-privacy-delete = 删除我保存的关于你的一切

command-replay = 一步步看一场结束的对局
command-replay-match = 它的编号（空着就是这里的上一场）

command-review = 看一场结束的对局里你哪些操作损失最大
command-review-match = 它的编号（空着就是你在这里的上一场）

command-report = 告诉服务器管理者一场对局出了什么问题

context-menu-challenge = 约战
