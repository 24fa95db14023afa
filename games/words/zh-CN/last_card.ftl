last-card-name = 最后一张
    .line = 剩一张要喊，不喊会被抓。
    .aliases = 变色牌，乌诺
last-card-rules = **抢先出光所有的牌，剩一张时要喊出来。**
    轮到你时，出一张与最上面那张同颜色、同数字或同符号的牌。没有合适的？摸一张，合适就可以出。
    有些牌有特别作用。**跳过：** 下一家失去一次机会。**反转：** 出牌方向反转。**+2：** 下一家摸两张并失去一次机会。**万能**什么时候都能出，由你指定颜色。**+4**也一样，而且下一家摸四张。
    出到只剩一张时，按**最后一张！**。忘了的话，谁都可以抓你，你要摸两张。
    出完后，别人手里剩的牌都算你的分。先到500分的获胜。
    - **例如：** 最上面是🔺7。任何红色、任何7或万能都可以。你出💧7，下一家就要有蓝色或另一张7。你只剩一张了，赶在被抓之前按**最后一张！**。
    .whole =
    - **牌：** 🔺红、⭐黄、🟩绿、💧蓝。每种颜色一张0，1到9各两张，跳过、反转、+2各两张。🌈万能和🌈+4各四张。共108张。
    - **发牌：** 每人七张，翻开下一张，当作发牌者对第一名玩家出的：跳过就轮空，+2就摸牌，反转就换方向，万能就由他指定颜色。+4放回去。第一轮谁先出随机，之后移到左边。
    - **轮到你：** 出合适的牌，或者摸一张。能出也可以摸。摸到的合适，可以出或者过；不合适就轮到下一家。
    - **跳过：** 下一家失去一次机会。**+2：** 同样，并摸两张。
    - **反转：** 方向反转。两人时等于跳过，你再出一次。
    - **万能：** 什么时候都能出，指定任意颜色。
    - **+4：** 本来只有没有所要颜色时才能出。但你可以诈唬。下一家可以摸四张，或者质疑并看你的手牌。如果你有那个颜色，你摸四张，他照常出牌。如果没有，他摸六张并失去一次机会。
    - **最后一张！** 剩两张、出牌之前就可以按，出完之后马上按也行。在下一家行动之前，没按就可能被任何人抓到，要摸两张。谁先按谁算。
    - **出完最后一张**这一轮就结束。+2或+4仍让下一家摸牌，那些牌也算分。
    - **牌堆空了：** 弃牌堆除最上面一张外洗成新牌堆。没人能出也没牌可摸，这一轮就结束，没人得分。
    - **得分：** 出完的人得到别人手里的分。数字牌按数字，跳过、反转、+2各20，万能和+4各50。打到有人500分。
    - **例如：** 你用🔺+2出完。下一家有⭐1，又摸到🟩3和💧跳过：24分。另一家有🌈万能：50分。你得74分。
    - **自定规则**可以加上**叠加：** 用+2接+2，下一家一起摸。
last-card-paragraphs =
    .last-card-must-fit = 3
    .last-card-draw-first = 3
    .last-card-only-the-drawn = 3
    .last-card-must-play = 3
    .last-card-too-many-cards = 3
    .last-card-name-a-colour = 6
    .last-card-answer = 7
    .last-card-holds-the-colour = 7
    .last-card-nothing-to-call = 8
    .last-card-too-late = 8

last-card-variant-quick = 快速一轮
last-card-variant-family = 家庭：叠同样的或+2上叠+4，摸到能出为止
last-card-variant-wild = 狂野之夜：什么都叠，7换手牌，0传手牌，可以插队
last-card-variant-quiet = 安静：不喊“最后一张！”，不诈唬

last-card-option-target = 结束对局的分数
last-card-option-match = 打多久
    .points = 打到有人分数够
    .one_round = 一轮，最先出完的获胜
last-card-option-scoring = 一轮之后
    .winner_takes = 出完的人得到别人手里的分
    .each_pays = 各记自己的牌分，少的获胜
last-card-option-hand_size = { shared-cards-dealt }
last-card-option-start = 第一张翻开的牌
    .effects = 有作用
    .numbers_only = 总是数字牌
last-card-option-wild_four = 有那个颜色时出+4
    .challenge = 可以，但可能被质疑
    .strict = 不可以
    .free = 可以，不能质疑
last-card-option-stacking = 叠加：把要摸的传下去
    .off = 不可以
    .same = +2上叠+2，+4上叠+4
    .up = 同上，+2上也可叠+4
    .any = 任何+2或+4
last-card-option-seven_zero = 7与别人换手牌，0把所有手牌传下去
last-card-option-jump_in = 有完全相同的数字牌可以插队
last-card-option-draw = 摸牌时
    .one = 摸一张
    .until_playable = 摸到合适的为止并出掉
last-card-option-forced_play = 能出就不能摸
last-card-option-last_call = 剩一张时
    .button = 必须喊
    .off = 不用喊
last-card-option-catchers = 没喊时谁能抓
    .anyone = 任何人，直到下一家行动
    .next = 只有下一家，所以出牌前就要喊
last-card-option-call_penalty = 被抓摸几张
last-card-option-last_effect = 最后一张是+2或+4，下一家仍要摸

do-catch = 抓{ $seat }
do-one-card = 最后一张！
do-challenge = 质疑
do-colour = { $symbol } { $suit }
    .after = { $picked } { $symbol } { $suit }
do-swap = 与{ $seat }换
    .after = { $picked } 与{ $seat }换

last-card-put-back = 翻开又放回：{ $turned }。
last-card-turned-up = 翻开{ $card }。
last-card-starts = { $other }先出。
    .to-other = 你先出。
last-card-plays = { $seat }出{ $card }。
    .to-seat = 你出{ $card }。
last-card-calls = { $seat }出{ $card }，指定{ $suit }。
    .to-seat = 你出{ $card }，指定{ $suit }。
last-card-jumps = { $seat }插队！
    .to-seat = 你插队！
last-card-names = { $seat }指定{ $suit }。
    .short = 指定{ $suit }
    .to-seat = 你指定{ $suit }。
last-card-draws = { $count ->
    [0] { $seat }没牌可摸了。
   *[other] { $seat }摸了{ $count }张牌。
}
    .short = 摸了{ $count }张
    .to-seat = { $count ->
        [0] 你没牌可摸了。
       *[other] 你摸了{ $count }张牌。
    }
last-card-you-draw = { shared-you-draw }
last-card-cannot = { $seat }摸到的牌不合适。
    .to-seat = 你摸到的牌不合适。
last-card-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
last-card-passed-over = { $other }失去一次机会。
    .to-other = 你失去一次机会。
last-card-reverses = { shared-reverses }
last-card-says = { $seat }喊“最后一张！”
    .short = 最后一张！
    .to-seat = 你喊“最后一张！”
last-card-catches = { $seat }抓到{ $other }没喊“最后一张！”
    .short = 抓到{ $other }
    .to-seat = 你抓到{ $other }没喊“最后一张！”
    .to-other = { $seat }抓到你没喊“最后一张！”
last-card-swaps = { $seat }与{ $other }换手牌。
    .to-seat = 你与{ $other }换手牌。
    .to-other = { $seat }与你换手牌。
last-card-moves-on = { $seat }的0把所有手牌传给下一家。
    .to-seat = 你的0把所有手牌传给下一家。
last-card-challenges = { $seat }质疑{ $other }，看了手牌。
    .short = 质疑
    .to-seat = 你质疑{ $other }，看了手牌。
    .to-other = { $seat }质疑你，看了你的手牌。
last-card-shows = { $other }有{ $cards }。
last-card-guilty = { $other }有{ $suit }，所以{ $other }要摸牌。
    .to-other = 你有{ $suit }，所以你要摸牌。
last-card-innocent = { $other }没有诈唬，所以{ $seat }多摸两张。
    .to-seat = { $other }没有诈唬，所以你多摸两张。
    .to-other = 你没有诈唬，所以{ $seat }多摸两张。
last-card-goes-out = { $seat }出完了！
    .to-seat = 你出完了！
last-card-scores = { $winner }赢得这一轮，得{ $number }分。
    .to-winner = 你赢得这一轮，得{ $number }分。
last-card-blocked = 没人能出也没牌可摸，这一轮结束。
last-card-first-out = 最先出完
last-card-left = 剩{ $number }分

last-card-called = 最后一张！
last-card-penalty = 要摸
last-card-follow = { $suit }

last-card-hint-catch = { $other }没喊“最后一张！”快抓！
last-card-hint-call = 你要只剩一张了。赶在被抓之前喊。
last-card-hint-out = { shared-hint-last-card }
last-card-hint-colour = { $count ->
    [0] 你没有颜色牌了，随便哪个
   *[other] 你有{ $count }张{ $suit }
}。
last-card-hint-answer = 传下去，让{ $other }摸。
last-card-hint-swap = { $other }只有{ $count }张牌。拿过来。
last-card-hint-brake = { $face ->
    [S] 它跳过{ $other }
    [R] 它让方向离开{ $other }
   *[D] 它让{ $other }摸牌
}，对方只剩{ $count }张。
last-card-hint-stuck = { $other }只剩{ $count }张牌。别让{ $card }砸在手里。
last-card-hint-keep = 它合适。{ $card }留到没有合适的时候。
last-card-hint-fits = 它合适，你还剩{ $count ->
    [0] 零张{ $suit }
   *[other] { $count }张{ $suit }
}。
last-card-hint-challenge = 你快出完了。他们不管有什么都会对你出+4。
last-card-hint-pay = 躲不掉了。摸牌。
last-card-hint-draw = 没有合适的，摸牌。
last-card-hint-pass = 没有可出的，也没有可摸的。

last-card-too-few-cards = 这么多手牌不够发。一共最多发90张。
last-card-must-fit = 那张不合适。请出{ $suit }{ $wild ->
    [yes] 或万能
   *[no] 、另一张{ $face ->
        [S] 跳过
        [R] 反转
        [D] +2
       *[other] { $face }
    }或万能
}。
last-card-name-a-colour = 指定下一个颜色：红、黄、绿或蓝。
last-card-plain = { $card }是你最后一张。直接出，不用指定。
last-card-holds-the-colour = 你有{ $suit }，不能出+4。{ $card }可以。
last-card-only-the-drawn = 你摸过了，只能出{ $card }，或者过。
last-card-must-play = 你有合适的牌，必须出。你可以出{ $cards }。
last-card-draw-first = { shared-must-draw }
last-card-answer = 要摸{ $number }张牌。你可以{ $kind ->
    [some] 用{ $cards }接，或者
   *[none] {""}
}{ $can ->
    [challenge] 质疑，或者摸
   *[draw] 摸
}。
last-card-name-a-seat = 说你要谁的手牌：“swap”和{ $seats }的编号。
last-card-too-late = 太晚了。{ $other }更快。
last-card-nobody-exposed = 没有人可抓。{ $kind ->
    [some] { $seats }及时喊了。
   *[none] {""}
}
last-card-nothing-to-call = 你现在不用喊。{ $kind ->
    [some] { $seats }已经喊了。
   *[none] {""}
}
last-card-too-many-cards = 你有{ $count }张牌。出到只剩一张时再喊。
