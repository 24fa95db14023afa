press-policy = 用途与保存期限
press-forget = 删除关于我的一切

privacy-head = ### 我保存的关于你的内容
privacy-nothing = 什么也没有。入座、在`/preferences`里选择或在`/settings`里要求举报之后，才会有。
privacy-name = **你的名字**：{ $name }，即入座时服务器显示的名字。
privacy-preferences = **你的设置**：{ $count ->
    [0] 没有
   *[other] { $count }项
}。你{ $direct ->
    [0] 不接收
   *[other] 接收
}我的私信。
privacy-language = **你的Discord的语言**：{ $language }。
privacy-matches = **你的座位**：{ $count }场对局（进行中{ $open }场），连同你的操作和点击的Discord ID。同桌的人看得到你的操作；对局结束后谁都可以看。
privacy-opened = **你开的、开始前离开的牌桌**：{ $count }张。
privacy-results = **你的结果**：打完的{ $count }场对局。同桌的人看到过。
privacy-standings = **你的战绩**：{ $count }条，有对局数、胜场和等级分。每个游戏、服务器和赛季一条，所有服务器合起来一条。
privacy-visible = **排行榜**：{ $where ->
    [global] 你在自己的服务器和全球排行榜上。
    [server] 你在自己服务器的排行榜上，不在全球榜上，别人只能在服务器里看到你的战绩。
   *[hidden] 你不在任何排行榜上，别人看不到你的战绩。
}用`/privacy leaderboard`更改。
privacy-daily = **每日一局**：按你在`/daily`或`/notify`的选择，每天开始时告诉你，并记下最后一次是哪天。
privacy-reports = **举报**：按你在`/settings`的选择，你收到{ $count }个服务器的举报。
privacy-manages = **你管理的服务器**：{ $count }个。
privacy-lessons = **课程**：我向你提过{ $count }个，以免再问。
privacy-solos = **你的每日一局和练习**：{ $count }个（没打完的{ $open }个），连同你的操作和点击的Discord ID。别人在每日排行榜上看到你的名字和分数，以及你分享的。
privacy-months = **你每月的每日一局**：{ $count }条。每月每服务器一条，所有服务器合起来一条。
privacy-reviews = **复盘**：你的{ $count }场对局。只有你看得到。
privacy-achievements = **你的成就**：{ $count }个，连同带来它的对局或日子。别人在那场对局的图片和你的资料里看得到。
privacy-arenas = **竞技场**：{ $count }个（奖牌{ $medals }枚）。别人看到你在那里的名字、分数和名次。
privacy-channels = **我们的私信**：{ $count }个频道的ID，以及有你手牌的消息的ID。
privacy-operator = -# 别人看到你的名字、座位、操作、结果和排行榜，别的看不到。运行这个机器人的人能看到这一切和每手牌。`/privacy export`把一切放在一个文件里给你，`/privacy delete`删除它。
privacy-terms = 这个机器人的条款：
privacy-policy = 我保存哪些内容、为什么、保存多久、谁看得到：

privacy-sent = 我把关于你的一切放在一个文件里发给你了。请看私信。
privacy-file = 这是我保存的关于你的一切。`/privacy show`有按钮打开PRIVACY.md，解释每个键。
export-about = Parlor保存的关于你的内容。PRIVACY.md解释每个键；时间是UTC。

privacy-ask = **删除关于你的一切？** 你的名字、设置、等级分和每日一局都会消失，你会离开牌桌；还在进行的对局由电脑接着打。结束的对局保留一个叫“玩家”的座位，别人的结果不变。在对手最近100场对局里，由一个化名代替你，他们的等级分不会从头算。不能撤销。
privacy-deleted = 好了。我不再保存你的名字或ID。已经在Discord上的消息还在。再次入座就重新开始。
