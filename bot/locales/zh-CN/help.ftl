press-help-play = 来一局
press-help-learn = 学玩法
press-help-hand = 看手牌
press-help-rules = 规则
press-help-preferences = 个人设置
press-terms = 条款

description = 我主持纸牌游戏，从赢墩、拉米到扑克。输入/play，按“加入”；空位由电脑补上。手牌以私信送达，对局在重启后仍在，洗牌人人可以验证。

help-head = ### 就在这里玩纸牌
    输入`/play`，从{ $count }种游戏里选一种，按**加入**。空位由电脑补上。手牌以私信送达，也可以按**看手牌**。
    -# `/learn`两分钟教会一个游戏。`/hint`告诉你高手会怎么打。`/daily`每天一局，只有你和电脑。`/arena`是一晚上的短局比赛，有奖牌。管理服务器的话，看`/settings`。
help-learn = 你想学哪个游戏？
help-rules = 看哪个游戏的规则？

about-head = ### Parlor { $version }
    主持纸牌游戏的机器人。从`/help`开始。
about-operator = 运行者：{ $name }
about-contact = 联系方式：{ $contact }
about-support = [支持服务器]({ $link })
about-source = [源代码]({ $link })
about-invite = [添加到你的服务器]({ $link })
