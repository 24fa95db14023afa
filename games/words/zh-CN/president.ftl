president-name = 大富豪
    .line = 最先出完是总统，最后是贱民。
    .aliases = 总统，大贫民，争上游
president-rules = **最先出光手牌就是总统，最后一个是贱民。**
    有人先出一张牌，或一个**组合**：几张同点的牌，如对子、三条。后面的人出同样张数、更大的点数，或者不出。3最小，往上到A，2最大。
    不出之后，这一圈就不能再出了。别人都不出时，最后出牌的人再先出。
    下一轮，贱民把最好的两张给总统，总统随便还两张。
    六轮之后，分数最多的获胜。
    - **例如：** 安安出6♣ 6♦。你出9♥ 9♠，小本不出，小西出J♣ J♦。安安不出，你不出，接着由小西先出。
    .whole =
    - **发牌：** 发完所有的牌，有的玩家会多一张。第一轮之后由贱民发牌。
    - **先出：** 第一轮有3♣的人先出，单出或连同别的3。以后由总统先出。再往后，拿下上一圈的人随便出。轮到你先出时不能不出。
    - **跟牌：** 同样张数、更大的点数，或者不出。不出之后要等下一圈。花色无关。
    - **大小：** 3、4、5一直到K，然后A，然后2。
    - **拿下一圈：** 没有别人还在这一圈里时。如果那人牌已出完，由下一家先出。
    - **头衔：** 最先出完是**总统**，第二是**副总统**，倒数第二是**副贱民**，最后是**贱民**。其余是平民。三人时没有副职。
    - **换牌：** 下一轮之前，贱民最好的两张归总统，副贱民最好的一张归副总统。然后两人随便还同样多的牌。别人看不到。
    - **分数：** 每胜过一名玩家得1分。四人时是3、2、1、0。
    - **结束：** 六轮。同分时当总统次数多的获胜，再相同则当贱民次数少的获胜。
    - **例如：** 桌上是一对J。可以用Q♣ Q♦或一对2压过。一张A不行，三张K也不行。
    - **自定规则**可以加上**革命**（四张同点使大小颠倒）、8切、王、顺子等等。
president-paragraphs =
    .president-must-open = 2
    .president-must-lead = 2
    .president-one-rank = 2
    .president-other-size = 3
    .president-too-low = 3
    .climbing-must-give = 7

president-variant-eleven = 先到11分：总统2分，副总统1分
president-variant-skip_it = 同点跳过，2结束一圈，不出还能再出
president-variant-scum_leads = 两张王，贱民先出并给一张
president-variant-daifugo = 日式大富豪：革命、8切、一张王
president-variant-daifugo_full = 日式大富豪，规则全开

president-option-jokers = 王
president-option-first_lead = 第二轮起谁先出
    .president = 总统
    .scum = 贱民
    .lowest = 有3♣的人，出那张
president-option-equal = 同点的组合
    .no = 压不过
    .allowed = 能压过
    .skips = 能压过，并跳过下一家
president-option-pass_rule = { shared-when-you-pass }
    .locked = { shared-out-of-trick }
    .reenter = { shared-come-back }
president-option-twos = 2
    .high = 只是最大的牌
    .clear = 结束一圈，单张2压过任何组合或顺子
president-option-revolution = 四张同点使这一轮大小颠倒
president-option-eight_stop = 8结束一圈
president-option-jack_back = J使这一圈大小颠倒
president-option-spade_three = 3♠压过单张王
president-option-runs = 三张以上的顺子
    .off = 不能出
    .suited = 同一花色
    .any = 花色不限
president-option-bad_finish = 用2、王或8切出完算最后一名
president-option-capital_fall = 别人最先出完时，总统变最后一名
president-option-exchange_count = 贱民和总统换几张
    .zero = { shared-none }
president-option-give_back = 总统还
    .any = 任意的牌
    .lowest = 最小的牌
president-option-scoring = 分数
    .places = 每胜过一名玩家1分
    .titles = 总统2分，副总统1分
    .presidencies = 总统1分
president-option-target = { shared-points-to-win }
    .zero = { shared-no-limit }
president-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

do-several = 出两张以上
do-run = 出{ $number }张顺子

president-title = { $title ->
    [president] 总统
    [vice] 副总统
    [vice-scum] 副贱民
    [scum] 贱民
   *[citizen] 平民
}
president-line-first = { $score }分
president-line = { $title ->
    [vice] 副总统
   *[other] { president-title }
} · { $score }
president-place = 第{ $number }名
president-reason = 总统{ $presidents }次，贱民{ $scums }次
president-order = 从小到大
president-ranks = 3 → 2
president-reversed = 2 → 3
president-run = { $seat }：从{ $rank }起{ $count }张顺子
president-jokers = { $seat }：{ $count ->
    [1] 一张王
   *[other] 一对王
}

president-skips = { $other }被跳过。
    .to-other = 你被跳过。
president-eight = 8切！
president-two = 2结束这一圈！
president-three = 3♠压过了王！
president-revolution = 革命！{ $reversed ->
    [1] 现在3最大，2最小。
   *[0] 2又最大了。
}
president-jacks = J使大小颠倒：这一圈{ $reversed ->
    [1] 3最大。
   *[0] 2最大。
}
president-out = { $seat }{ president-place }出完{ $number ->
    [1] ！
   *[other] 。
}
    .to-seat = 你{ president-place }出完{ $number ->
        [1] ！
       *[other] 。
    }
president-bad = { $seat }用禁止的牌出完，{ president-place }。
    .to-seat = 你用禁止的牌出完，{ president-place }。
president-falls = { $seat }失去总统之位，降到最后一名。
    .to-seat = 你失去总统之位，降到最后一名。
president-ends = { $seat }是{ $title ->
    [president] 总统
    [vice] 副总统
    [vice-scum] 副贱民
    [scum] 贱民
   *[citizen] 平民
}：{ $number }分。
    .to-seat = 你是{ $title ->
        [president] 总统
        [vice] 副总统
        [vice-scum] 副贱民
        [scum] 贱民
       *[citizen] 平民
    }：{ $number }分。

president-hint-run = 顺子一次脱手{ $count }张{ $leads ->
    [1] {""}
   *[0] ，而且够大
}。
president-hint-finish = 更小的会让你没有能出完的牌。
president-hint-stuck = 那样你就没有能出完的牌了。
president-hint-sure = 没人压得过，你保住先出并出完。
president-hint-early = 这么早不值得出这么大。留到有人快出完时。

president-must-open = 你用3♣开始这一轮。单出，或连同能一起出的牌。
president-must-lead = { shared-must-lead }
president-one-rank = { $runs ->
    [off] 这些不能一起出。请出同一点数的牌，可以加王。
   *[other] 这既不是组合也不是顺子。请出同一点数的牌，或连续三张以上。
}
president-no-runs = 这张牌桌不出顺子。请出同一点数的牌。
president-run-suit = 顺子要同一花色。请出同花色的顺子，或同一点数的牌。
president-other-size = { shared-other-size }
president-other-kind = { $kind ->
    [run] 桌上是{ $count }张顺子。请出更大的{ $count }张顺子，或者不出。
   *[other] 桌上是{ $count }张同点。请出{ $count }张同点的牌，或者不出。
}
president-too-low = { $kind ->
    [jokers] 压不过{ $count ->
        [1] 一张王
       *[other] 两张王
    }。除非有能压过的，否则不出。
    [run] 太小了。请出从{ $reversed ->
        [1] { $rank }以下（大小颠倒）
       *[0] { $rank }以上
    }开始的顺子，或者不出。
   *[other] 太小了。请出{ $equal ->
        [1] { $reversed ->
            [1] { $rank }或更小（大小颠倒）
           *[0] { $rank }或更大
        }
       *[0] { $reversed ->
            [1] 比{ $rank }小的（大小颠倒）
           *[0] 比{ $rank }大的
        }
    }，或者不出。
}

president-do-pass = 不出
president-order-pass = 不出
