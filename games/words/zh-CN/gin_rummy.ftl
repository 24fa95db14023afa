gin-rummy-name = 金拉米
    .line = 组成牌组，抢先敲牌。
    .aliases = 金罗美，拉米
gin-rummy-rules = **把十张牌组成同点组和顺子，抢在对手之前敲牌。**
    翻开一张作弃牌堆。轮到你时，从牌堆或弃牌堆顶摸一张，再弃一张。要组的是**牌组**：三四张同点，或同一花色连续三张以上。其余都是**散牌**：人头牌算10，A算1。
    散牌降到10以下？敲牌，这一局就结束。两人都亮牌，你得差分。一张散牌也没有就是**金**，有奖励分。但小心：如果对手不比你多，分就归他。
    先到100分的获胜。
    - **例如：** 你有4♥ 5♥ 6♥、三张9，以及7♣ 7♦ 2♠ A♠，散牌17分。摸到7♠，弃掉2♠，只剩A：以1分敲牌。
    .whole =
    - **发牌：** 52张牌，每人十张，翻开一张。不发牌的人可以先拿它，不拿的话发牌者可以拿。两人都不拿，由不发牌的人从牌堆摸。
    - **轮到你：** 从牌堆摸，或拿弃牌堆顶的牌，然后弃一张，但不能弃刚从弃牌堆拿的。A最小：A 2 3是顺子，Q K A不是。一张牌只能用在一个牌组里。散牌A算1，J Q K算10，其余按点数。
    - **敲牌：** 如果弃牌后散牌不超过10，就可以敲牌，敲不敲随你。
    - **附牌：** 对手也亮出牌组，并把合适的散牌附到你的牌组上：三张9加第四张9，4♥ 5♥ 6♥加7♥。我会找出最好的附法。对金不能附牌。
    - **得分：** 敲牌得差分。金得25分加对方剩下的一切。如果对方与你相同或更少，就是**反敲**：对方得差分再加25。
    - **流局：** 牌堆只剩两张还没人敲，没人得分，同一个人再发。其他情况轮流发牌。
    - **结束：** 先到100分的人赢，再得100分。如果对方一局没赢，赢家各局的分加倍。最后双方再按各自赢的局数，每局加25分。
    - **例如：** 你以6分敲牌。对手有21分，附上7♥剩14。你得8分。如果他剩5分，就反敲你得26分。
gin-rummy-paragraphs =
    .gin-rummy-upcard-first = 1
    .gin-rummy-stock-first = 2
    .gin-rummy-discard-or-knock = 2
    .gin-rummy-draw-first = 2
    .rummy-just-taken = 2
    .gin-rummy-must-knock = 3
    .gin-rummy-knock-with-another = 3
    .gin-rummy-too-much-deadwood = 3
    .gin-rummy-last-discard = 3
    .gin-rummy-does-not-fit = 4
    .gin-rummy-lay-off-or-done = 4

gin-rummy-variant-oklahoma = 俄克拉荷马，有大金
gin-rummy-variant-straight = 直金：不能敲牌
gin-rummy-variant-old = 旧计分：金20，反敲10
gin-rummy-variant-short = 快速，打到50

gin-rummy-option-target = { shared-points-to-win }
gin-rummy-option-knock_limit = 敲牌时最多的散牌分
    .zero = 只能金
gin-rummy-option-gin_bonus = 金的分数
gin-rummy-option-undercut_bonus = 反敲的分数
gin-rummy-option-undercut_on_tie = 散牌相同也算反敲
gin-rummy-option-big_gin = 十一张都在牌组里算大金
gin-rummy-option-big_gin_bonus = 大金的分数
gin-rummy-option-box_bonus = 结束时每赢一局的分数
gin-rummy-option-game_bonus = 赢家的奖励分
gin-rummy-option-shutout = 输家一局没赢时
    .off = 没有额外
    .double_points = 赢家各局的分加倍
    .double_all = 赢家的总分加倍
    .flat100 = 赢家再得100分
gin-rummy-option-dealer_rule = 下一局谁发牌
    .alternate = 轮流
    .winner = 这一局的赢家
    .loser = 这一局的输家
gin-rummy-option-last_discard_action = 流局前最后一张弃牌可以拿来立即敲牌
gin-rummy-option-auto_layoff = 由我找出最好的附法
gin-rummy-option-oklahoma = 第一张翻开的牌决定敲牌上限

do-knock = 敲牌，弃
    .with = 弃{ $picked }敲牌
    .beside = 敲牌
do-with = 指定牌组
do-biggin = 大金
do-layoff = 附牌
    .with = 附上{ $picked }
do-done = 完成

gin-rummy-deals = { $seat }发牌。翻开{ $card }，{ $other }可以拿。
    .to-seat = 你发牌。翻开{ $card }，{ $other }可以拿。
    .to-other = { $seat }发牌。翻开{ $card }，你可以拿。
gin-rummy-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
gin-rummy-knocks = { $seat }弃{ $card }，以{ $number }分敲牌：{ $cards }。
    .to-seat = 你弃{ $card }，以{ $number }分敲牌：{ $cards }。
gin-rummy-goes-gin = { $seat }弃{ $card }，金：{ $cards }。
    .to-seat = 你弃{ $card }，金：{ $cards }。
gin-rummy-goes-big-gin = { $seat }大金：{ $cards }。
    .to-seat = 你大金：{ $cards }。
gin-rummy-lays-off = { $seat }附上{ $cards }。
    .to-seat = 你附上{ $cards }。
gin-rummy-answers = { $seat }亮出{ $cards }，剩{ $number }分。
    .to-seat = 你亮出{ $cards }，剩{ $number }分。
gin-rummy-no-melds = { $seat }没有牌组，剩{ $number }分。
    .to-seat = 你没有牌组，剩{ $number }分。
gin-rummy-scores = { $winner }得{ $number }分。
    .to-winner = 你得{ $number }分。
gin-rummy-undercuts = 反敲！{ $winner }得{ $number }分。
    .to-winner = 反敲！你得{ $number }分。
gin-rummy-tie = 相同，没人得分。
gin-rummy-dead = 流局：没人及时敲牌。没人得分，同一个人再发。
gin-rummy-wins = { $winner }获胜，连奖励分{ $number }比{ $least }。
    .to-winner = 你获胜，连奖励分{ $number }比{ $least }。

gin-rummy-line = { $score }分 · 赢{ $number }局
gin-rummy-holding = 散牌{ $number }
gin-rummy-tag = { $how ->
    [gin] 金
    [biggin] 大金
   *[knock] 敲牌
}
gin-rummy-tag-undercut = 反敲
gin-rummy-deed = { $how ->
    [gin] 金
    [biggin] 大金
   *[left] 剩{ $number }
}
gin-rummy-for-bonus = { $how ->
    [undercut] 反敲 { $number }
    [biggin] 大金 { $number }
   *[gin] 金 { $number }
}
gin-rummy-for-game = 获胜 { $number }
gin-rummy-for-boxes = 赢{ $count }局 { $number }
gin-rummy-for-shutout = 零封 { $number }
gin-rummy-reason = 先到{ $number }分
gin-rummy-fact = { $seat }赢的局更多：{ $most }比{ $least }。
gin-rummy-even = 两人各赢{ $number }局。
gin-rummy-subtitle = 第{ $number }局{ $how ->
    [knock] { " " }· 敲牌
    [gin] { " " }· 金
    [biggin] { " " }· 大金
    [undercut] { " " }· 反敲
    [tie] { " " }· 相同
    [dead] { " " }· 流局
   *[other] { "" }
}
gin-rummy-limit = 敲牌上限
gin-rummy-target = 目标
gin-rummy-meld = 牌组 · { $seat }
gin-rummy-deadwood = 剩{ $number } · { $seat }
gin-rummy-covered = 弃牌
gin-rummy-laid-off = 附牌 · { $seat }

gin-rummy-hint-pass = { $card }对你帮助不大。
gin-rummy-hint-draw = { $card }对你帮助不大。试试牌堆。
gin-rummy-hint-forced = 两人都过了，从牌堆摸。
gin-rummy-hint-completes = 它让你组成{ $cards }。
gin-rummy-hint-take-to-knock = 拿了就能以{ $number }分敲牌。
gin-rummy-hint-take-low = 散牌从{ $number }降到{ $least }。
gin-rummy-hint-knock = 你只剩{ $number }分。{ $seat }{ $ties ->
    [1] 不超过{ $number }分
   *[0] 比这更少
}才能反敲。
gin-rummy-hint-gin = 这是金：其余十张都在牌组里。
gin-rummy-hint-big-gin = 十一张都在牌组里。
gin-rummy-hint-alone = 它配不上什么，还占{ $number }分。没有它就降到{ $least }分。
gin-rummy-hint-throw = 这是你最没用的牌：剩{ $least }分，进张也最多。
gin-rummy-hint-lay-off = 它合适，散牌少{ $number }分。
gin-rummy-hint-done = 没有别的值得附。你剩{ $number }分。

gin-rummy-upcard-first = 先决定翻开的牌。拿，或者过。
gin-rummy-stock-first = 两人都过了。从牌堆摸。
gin-rummy-draw-first = 先摸：从牌堆，或拿弃牌。
gin-rummy-last-discard = 牌堆用完了。能立即敲牌就拿最后的弃牌，否则过。
gin-rummy-discard-or-knock = 你摸过了。弃一张，或者散牌不超过{ $limit }时敲牌。
gin-rummy-must-knock = 你拿了最后的弃牌，必须敲牌。请弃{ $cards }之一。
gin-rummy-too-much-deadwood = 那样你剩{ $number }分，敲牌要不超过{ $limit }。弃一张继续。
gin-rummy-knock-with-another = 那样你剩{ $number }分，敲牌要不超过{ $limit }。用{ $cards }之一敲牌，或者继续。
gin-rummy-no-melds-of-yours = 那不是你其余牌的牌组。请指定三张以上的同点组和顺子，每张只用一次。
gin-rummy-no-big-gin = 这张牌桌没有大金。弃一张敲牌。
gin-rummy-not-all-melded = 你的十一张没有全在牌组里。弃一张，或者散牌不超过{ $limit }时敲牌。
gin-rummy-does-not-fit = { $card }不能附到敲牌者的牌组上。{ $count ->
    [0] 你别的牌也不能，所以输入“done”
   *[other] 附上{ $cards }之一，或输入“done”
}。
gin-rummy-lay-off-or-done = { $count ->
    [0] 你没有能附到敲牌者牌组上的牌，所以输入“done”
   *[other] 附上{ $cards }之一，或输入“done”
}。
