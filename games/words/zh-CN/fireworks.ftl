fireworks-name = 花火
    .line = 每种颜色从1放到5。只看不见自己的牌。
    .aliases = 烟花，花火（合作）
fireworks-rules = **大家一起放各色烟花：按1、2、3、4、5的顺序。人人看得见你的牌，唯独你看不见。**
    轮到你时做一件事。**给提示：** 说一种颜色或一个数字，别人手里符合的牌全部标记，花一个**提示标记**。**弃牌：** 收回一个标记。**出牌：** 如果是那种颜色的下一张，烟花就升高；不是就是**失误**，第三次失误就结束，得0分。弃牌或出牌之后摸一张。
    牌堆摸完后，每人再轮一次。得分是放上去的牌数，最多25。
    - **例如：** 还什么都没放，小本有红1和红4。你提示“1”，小本的第一张被标记。小本看不见，但它一定是1，哪张1都行。小本出它，红色开始了。
    .whole =
    - **牌：** 五种颜色。每种有三张1，2、3、4各两张，5一张。两三人每人五张，四五人每人四张。最旧的牌是1号，新牌加在末尾。
    - **提示：** 大家共用八个提示标记，一次花一个。它标记手里所有符合的牌，所以也知道其他的不是。至少要符合一张。不能给自己提示。
    - **弃牌：** 收回一个标记。八个都在时不能弃牌。有些牌只有一张，小心5。
    - **出牌：** 是那种颜色的下一张就放上去。其他都是失误，进弃牌堆。5完成一种颜色，并收回一个标记。
    - **结束：** 第三次失误就结束，得0分。五种颜色都到5是满分。否则最后一张牌摸完后，每人（包括摸到它的人）再轮一次，不再摸牌。
    - **说话：** 只有提示能帮忙。别在聊天里说别人有什么。
    - **电脑怎样提示：** 它们遵守下面的约定，和电脑玩就照做。都是人就随你们。
      - 最旧的没标记的牌是下一张要弃的。
      - 颜色提示的意思是：出它标记的最新那张。如果有第一次被标记的，只看那些。
      - 数字提示意思一样。但如果没有颜色下一张要那个数字，就只表示：留着。如果它标记了你下一张要弃的，而那是5、2或最后一张，也一样。
      - 提示1的意思是：新标记的都出，最旧的先出。
    - **例如：** 红色到2，小西下一张要弃的是红3，另一张红3没了。你提示“3”：标记了最后一张，只表示留着。提示红色就表示：出它。
fireworks-paragraphs =
    .fireworks-no-clock = 2
    .fireworks-nothing-to-point-at = 2
    .fireworks-not-to-yourself = 2
    .fireworks-clocks-full = 3

fireworks-variant-first_evening = 第一晚：四次失误，放上去的都算分
fireworks-variant-sixth_colour = 第六种颜色
fireworks-variant-rainbow = 彩虹：每种颜色提示都标记它
fireworks-variant-perfect = 满分或零分

fireworks-option-suits = 颜色
    .five = 五种
    .six = 六种：彩虹和别的一样
    .rainbow = 六种：每种颜色提示都标记彩虹牌
    .rainbow_short = 同上，彩虹牌各一张
fireworks-option-empty_hints = 可以给一张都不符合的提示
fireworks-option-clocks = 提示标记
fireworks-option-misfires = 失误几次结束
fireworks-option-misfire_score = 因失误结束时
    .zero = 得0分
    .keep = 放上去的算分
fireworks-option-last_round = 牌堆摸完时
    .one_each = 每人再轮一次
    .to_the_end = 继续打，满分才算赢
fireworks-option-hand = 手牌张数
    .zero = 通常的张数
fireworks-option-goal = 获胜需要的分数
fireworks-option-marks = 不可能是什么也记在牌上

fireworks-do-play = 出{ $number }
fireworks-do-discard = 弃{ $number }
do-hint = 提示{ $seat }
do-hint-colour = 提示{ $seat } { $symbol } { $suit }
do-hint-number = 提示{ $seat } { $number }
do-number = { $number }

fireworks-starts = { $other }先来。
    .to-other = 你先来。
fireworks-colour = { $seat }提示{ $other }：{ $count ->
    [0] 没有{ $suit }。
   *[other] { $suit }，第{ $places }张。
}
    .short = 提示{ $suit }
    .to-seat = 你提示{ $other }：{ $count ->
        [0] 没有{ $suit }。
       *[other] { $suit }，第{ $places }张。
    }
    .to-other = { $seat }提示你：{ $count ->
        [0] 没有{ $suit }。
       *[other] { $suit }，第{ $places }张。
    }
fireworks-number = { $seat }提示{ $other }：{ $count ->
    [0] 没有{ $number }。
   *[other] { $number }，第{ $places }张。
}
    .short = 提示{ $number }
    .to-seat = 你提示{ $other }：{ $count ->
        [0] 没有{ $number }。
       *[other] { $number }，第{ $places }张。
    }
    .to-other = { $seat }提示你：{ $count ->
        [0] 没有{ $number }。
       *[other] { $number }，第{ $places }张。
    }
fireworks-plays = { $seat }出{ $card }。
    .to-seat = 你出{ $card }。
fireworks-misfires = { $seat }出{ $turned }失误。
    .short = 失误
    .to-seat = 你出{ $turned }失误。
fireworks-discards-card = { $seat }弃{ $turned }。
    .short = 弃{ $turned }
    .to-seat = 你弃{ $turned }。
fireworks-draws = { $seat }摸到{ $card }。
    .to-seat = 你摸到{ $card }。
fireworks-last-round = 最后一张牌了。每人再轮一次。
fireworks-ends = 烟花结束，得{ $number }分。
fireworks-credit = { $suit } { $number }
fireworks-fact = { $most }分里得{ $number }：{ $grade ->
    [fizzle] 哑炮。
    [sparks] 几点火花。
    [fair] 还不错的烟花。
    [fine] 漂亮的烟花。
    [dazzling] 耀眼的烟花。
   *[full] 难忘的一夜。
}

fireworks-turn-left = 还剩1次
fireworks-done = 完成
fireworks-score = 已放{ $number }，最多{ $most }
fireworks-clock = 提示
fireworks-fuse = 剩余失误
fireworks-stock = 牌堆
fireworks-discards = 弃牌
fireworks-built = 已放
fireworks-last-copies = 弃牌，只剩一张的有：{ $spoken }

fireworks-hint-sure = 不管是哪张，都合适。
fireworks-hint-marked = 它上面的提示是：出。
fireworks-hint-save = { $other }下一张要弃{ $card }，不该弃。
fireworks-hint-play = 然后{ $other }可以出{ $cards }。
fireworks-hint-useless = 没人再需要它了。
fireworks-hint-first = 它是你下一张要弃的，而你需要提示标记。
fireworks-hint-wait = 没有更好的提示，这个害处最小。
fireworks-hint-least = { shared-hint-least-useful }

fireworks-no-clock = 没有提示标记了。弃一张，或者出一张。
fireworks-clocks-full = 提示标记全在，不能弃牌。给提示，或者出牌。
fireworks-nothing-to-point-at = { $other }没有那样的牌。可以提示{ $suits }，或{ $numbers }。
fireworks-not-to-yourself = 不能给自己提示。可以给{ $seats }。
fireworks-no-such-place = 你没有那张牌。你的牌是1到{ $count }。
fireworks-colour-not-named = 不能说彩虹。可以说{ $suits }。
fireworks-no-such-seat = 那里没有人。可以提示{ $seats }。
fireworks-a-turn = 出牌、弃牌或给提示，例如“play 2”或“hint 1 red”。
