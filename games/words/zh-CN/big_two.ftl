big-two-name = 锄大地
    .line = 2最大，可出扑克牌型，先出完的赢。
    .aliases = 大老二，锄大D，步步高升
big-two-rules = **最先出光手牌。别人按手里剩的牌赔分。**
    有最小牌的人先出，并要包含那张：一张、一对、三条或五张牌型。后面的人出同样张数、更大的牌，或者不出。别人都不出时，最后出牌的人再先出，随便出什么。
    3最小，**2**最大。同点时看花色：♦最小，然后♣、♥、♠。**五张牌型，从大到小：**
    { rules-hands-of-five }
    每剩一张牌罚1分。十张以上每张2分，一张没出过每张3分。八轮之后，分数最多的获胜。
    - **例如：** 安安出5♦ 5♠。你出9♣ 9♥，小本出9♦ 9♠：点数相同，但黑桃更大。安安不出，你不出，接着由小本先出。
    .whole =
    - **发牌：** 每人13张。三人时每人17张，剩的一张给拿到最小牌的人。两人时一半牌不用。
    - **先出：** 有最小牌的人开始，要包含那张。之后最后出牌的人随便出。
    - **跟牌：** 同样张数、更大，或者不出。不出以后还可以再出。
    - **大小：** 3、4、5直到K，然后A，然后2。同点时：♦、♣、♥、♠。对子看较大的花色。
    - **五张牌型，从大到小。**大的牌型压过所有小的：
    { rules-hands-of-five }
    - **同一牌型：** 同花看最大的牌，葫芦看三条，四条看四张。四条的第五张随意。四张或两对不算牌型。
    - **顺子**最大到10-J-Q-K-A，再上面是2-3-4-5-6，最顶是A-2-3-4-5。相同的顺子看最大牌的花色。
    - **最后一张：** 下家只剩一张时，你出单张必须出最大的。也可以不出，或一次出几张。
    - **一轮结束：** 有人出完就结束。每剩一张罚1分。十张以上（17张时14，18张时15）每张2分，一张没出过每张3分。赢家全收。
    - **结束：** 八轮。分数最多的获胜。
    - **例如：** 安安出完。你剩4张：−4。小本剩11张：−22。小西一张没出：−39。安安得65。
big-two-paragraphs =
    .big-two-must-open = 2
    .big-two-no-combination = 2
    .big-two-must-lead = 2
    .big-two-other-size = 3
    .big-two-too-low = 3
    .big-two-must-top = 8

big-two-variant-hong_kong_hard = 香港，严格：放走人要包赔
big-two-variant-taiwan = 台湾：有炸弹，没有三条和同花
big-two-variant-pusoy_dos = 菲律宾：方块最大
big-two-variant-western = 罚分：有人罚到50时最少的获胜

big-two-option-suits = 花色从小到大
    .hong_kong = ♦ ♣ ♥ ♠
    .taiwan = ♣ ♦ ♥ ♠
    .philippines = ♣ ♠ ♥ ♦
big-two-option-opening = 谁开始一轮
    .lowest = 有最小牌的人
    .winner = 上一轮的赢家
big-two-option-must_include = 第一手必须包含最小的牌
big-two-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = 要等下一圈
big-two-option-triples = 三条可以单独出
big-two-option-straights = 顺子从小到大
    .twos_top = 3-4-5-6-7到A，然后2-3-4-5-6、A-2-3-4-5
    .six_top = A-2-3-4-5、3-4-5-6-7到A，然后2-3-4-5-6
    .poker = A-2-3-4-5、2-3-4-5-6一直到A
    .no_twos = 3-4-5-6-7到A，没有2
big-two-option-flushes = 同花比什么
    .top_card = 最大的牌
    .all_cards = 五张都比
    .suit = 先比花色
    .none = 不能出同花
big-two-option-same_kind = 五张牌型只能用同一牌型、四条或同花顺压
big-two-option-bombs = 四条和同花顺压过任何张数的牌
big-two-option-last_card = 下家只剩一张时
    .top = 单张必须出最大的
    .free = 随便出
big-two-option-assist = 让下家用单张出完，你要包赔
big-two-option-double_from = 剩多少张起每张2分
    .zero = { shared-never }
big-two-option-triple = 一张没出过，每张3分
big-two-option-twos_double = 手里每剩一张2，赔分加倍
big-two-option-finish_double = 用2、四条或同花顺出完，所有人加倍
big-two-option-settlement = 分数
    .winner = 输家付给赢家
    .pairwise = 每两人之间结算
    .points = 输家扣分，赢家不得分
big-two-option-three_deal = 三人时
    .all = 全部发完
    .thirteen = 每人13张
big-two-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
big-two-option-limit = 扣到多少分结束对局
    .zero = { shared-no-limit }

big-two-suits = 花色从小到大
big-two-suit = { $symbol }
big-two-kind = { $kind ->
    [single] 单张
    [pair] 对子
    [triple] 三条
    [straight] 顺子
    [flush] 同花
    [full-house] 葫芦
    [four] 四条
   *[straight-flush] 同花顺
}
big-two-label = { $seat }：{ big-two-kind }
big-two-line = { $score }分
big-two-tag-one = 剩一张！
big-two-deed = { $count ->
    [0] 出完
   *[other] 剩{ $count }张{ $unplayed ->
        [1] ，一张没出
       *[0] {""}
    }：{ $number }
}
big-two-for-all = 包赔 { $number }

big-two-plays = { $seat }出{ $cards }：{ big-two-kind }。
    .to-seat = 你出{ $cards }：{ big-two-kind }。
big-two-wins = { $seat }出完，赢得这一轮！
    .to-seat = 你出完，赢得这一轮！
big-two-left = { $seat }剩{ $cards }：{ $number }。
    .to-seat = 你剩{ $cards }：{ $number }。
big-two-blamed = { $seat }放走{ $other }，要包赔：{ $number }。
    .to-seat = 你放走{ $other }，要包赔：{ $number }。
    .to-other = { $seat }放走你，要包赔：{ $number }。

big-two-hint-high = { $seat }只剩一张，出大的。
big-two-hint-lead-high = { $seat }只剩一张。只能出单张就出大的。
big-two-hint-five = { $kind ->
    [four] 四条
   *[other] { big-two-kind }
}一次脱手五张{ $twos ->
    [1] ，还留着2
   *[0] {""}
}。
big-two-hint-lead = 先出这{ $kind ->
    [triple] 三张
    [pair] 对
   *[single] 张
}{ $few ->
    [1] ，你快出完了
   *[0] 。你最用不着{ big-two-it }
}。
big-two-hint-follow = 这{ $kind ->
    [triple] 三张压得过
    [pair] 对压得过
   *[single] 张压得过
}{ $few ->
    [1] ，你快出完了
   *[0] ，你最用不着{ big-two-it }
}。
big-two-it = { $kind ->
    [triple] 它们
   *[other] 它
}

big-two-must-open = 由你开始。出{ $card }，单出或连同能一起出的牌。
big-two-must-lead = { shared-must-lead }
big-two-no-combination = { $kind ->
    [two] 两张必须是对子。
    [three] 三张必须是三条。
    [no-triples] 这张牌桌三条不能单独出。
    [two-pairs] 两对不是牌型。只出一对。
    [four] 四张不是牌型。四条要带第五张。
    [five] 这五张不是顺子、同花、葫芦或四条。
   *[many] 不能出超过五张。
}请出一张、一对{ $triples ->
    [1] 、三条
   *[0] {""}
}或五张牌型。
big-two-other-size = { shared-other-size }
big-two-other-kind = 这里只有更大的{ big-two-kind }，或四条、同花顺压得过。
big-two-too-low = 太小了。请出比{ $cards }大的{ $kind ->
    [triple] 三条
    [four] 四条
   *[other] { big-two-kind }
}{ $kind ->
    [single] {""}
    [pair] {""}
    [triple] {""}
    [straight-flush] {""}
   *[other] 、更大的牌型
}，或者不出。
big-two-must-top = { $other }只剩一张，单张必须出最大的。请出{ $card }，一次出几张，或者不出。

big-two-do-pass = 不出
big-two-order-pass = 不出
