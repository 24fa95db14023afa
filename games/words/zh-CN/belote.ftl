belote-name = 贝洛特
    .line = 和搭档定将牌，拿的分比对方多。
    .aliases = 科因什，法国贝洛特
belote-rules = **你和对面的搭档定一个花色为将牌，然后拿的分要比对方多。**
    32张牌每人先发五张，翻开一张。依次可以拿它，让它的花色成为将牌。没人拿，依次可以指定另一个花色。然后每人补到八张。
    将牌的大小是**J 9** A 10 K Q 8 7：J算20分，9算14分。其他花色是A 10 K Q J 9 8 7。A算11，10算10，K算4，Q算3，别的J算2。最后一墩算10分。
    要跟花色。跟不了必须将吃，除非搭档正赢着。能出比桌上更大的将牌就要出。
    定将牌的一方必须比对方分多，否则分全归对方。先到1,000分的一方获胜。
    - **例如：** 红桃是将牌，对手的A♣正赢着。你没有梅花，必须出红桃。
    .whole =
    - **定将牌：** 发牌者左边的玩家开始。拿的人得翻开的牌再加两张，别人三张。两圈都过就换下一家发牌。
    - **出牌：** 发牌者左边的玩家领出。要跟花色。跟不了而搭档没赢着就将吃。能压过桌上的将牌就要压，领出将牌时也一样，搭档的也要压。压不过就出小将牌。
    - **报牌：** 同花色三连20分，四连50，五连以上100。四张J 200，四张9 150，四张A、10、K或Q 100。出第一张牌时报。第一墩后，最好的一方亮出并算自己全部的。四张同点胜过任何顺子。
    - **贝洛特：** 一个人有将牌的K和Q总是得20分。
    - **得分：** 定将牌的一方多，双方各得自己的分。少，对方得162分和所有报牌。相同时，定将牌一方的分留给下一局的赢家。八墩全赢算252分。
    - **结束：** 双方都到1,000，分高的获胜。
    - **自定规则：** 科因什里叫80到160，或全部墩250。对手可以加倍（科因什），你可以三倍（苏尔科因什）。
belote-paragraphs =
    .belote-not-yet = 1
    .belote-turned-down = 1
    .must-follow-suit = 2
    .belote-must-trump = 2
    .belote-must-go-over = 2

belote-variant-plain = 没有报牌
belote-variant-short = 快速，打到501
belote-variant-coinche = 科因什，叫分，打到2,000

belote-option-target = { shared-points-to-win }
belote-option-bidding = 怎样定将牌
    .take = 拿翻开的牌
    .auction = 叫分竞争
belote-option-declarations = 顺子和四张同点算分
belote-option-undertrump = 压不过也必须将吃
belote-option-tie = 双方同分时
    .hang = 定将牌一方的分留着
    .lost = 定将牌一方失败
belote-option-belote_counts = 贝洛特帮助完成叫分

belote-do-take = 拿
do-coinche = 科因什
do-surcoinche = 苏尔科因什
belote-do-bid = { $number ->
    [250] 全部墩 { $symbol }
   *[other] { $number } { $symbol }
}

belote-deals = { $takes ->
    [0] { $seat }发牌。
   *[1] { $seat }发牌，翻开{ $turned }。
}
    .to-seat = { $takes ->
        [0] 你发牌。
       *[1] 你发牌，翻开{ $turned }。
    }
belote-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
belote-nobody-takes = 没人拿{ $card }。指定另一个花色，或者过。
belote-passed-in = 都过了。没有得分，下一局{ $seat }发牌。
    .to-seat = 都过了。没有得分，下一局你发牌。
belote-bids = { $seat }叫{ $suit }{ $number }。
    .short = 叫{ $number }
    .to-seat = 你叫{ $suit }{ $number }。
belote-coinche = { $kind ->
    [coinche] { $seat }科因什。叫分加倍。
   *[surcoinche] { $seat }苏尔科因什。叫分三倍。
}
    .short = { $kind ->
        [coinche] 科因什
       *[surcoinche] 苏尔科因什
    }
    .to-seat = { $kind ->
        [coinche] 你科因什。叫分加倍。
       *[surcoinche] 你苏尔科因什。叫分三倍。
    }
belote-takes = { $seat }拿{ $card }。将牌：{ $suit }。
    .short = 拿
    .to-seat = 你拿{ $card }。将牌：{ $suit }。
belote-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
belote-kind = { $kind ->
    [tierce] 三连
    [quarte] 四连
    [quint] 五连以上
   *[four] 四张同点
}
belote-announces = { $seat }报{ belote-kind }。
    .to-seat = 你报{ belote-kind }。
belote-declares = { $seat }亮出{ $cards }，{ $points }分。
    .to-seat = 你亮出{ $cards }，{ $points }分。
belote-says = { $second ->
    [0] { $seat }说“贝洛特”。
   *[1] { $seat }说“再贝洛特”：20分。
}
    .to-seat = { $second ->
        [0] 你说“贝洛特”。
       *[1] 你说“再贝洛特”：20分。
    }
belote-sum = { $kind ->
    [plain] 墩里{ $total }分。
    [declared] 墩{ $tricks } + 报牌{ $declared } = { $total }。
    [belote] 墩{ $tricks } + 贝洛特{ $belote } = { $total }。
   *[both] 墩{ $tricks } + 报牌{ $declared } + 贝洛特{ $belote } = { $total }。
}
belote-counts = { $seats }：{ belote-sum }
    .to-seats = 你和{ $seats }：{ belote-sum }
belote-scores = { $result ->
    [capot] { $seats }赢了每一墩：{ $ours }比{ $theirs }。
    [made] { $seats }完成：{ $ours }比{ $theirs }。
    [hung] { $seats }打平，{ $held }分留着：{ $ours }比{ $theirs }。
   *[failed] { $seats }失败：{ $ours }比{ $theirs }。
}
    .to-seats = { $result ->
        [capot] 你和{ $seats }赢了每一墩：{ $ours }比{ $theirs }。
        [made] 你和{ $seats }完成：{ $ours }比{ $theirs }。
        [hung] 你和{ $seats }打平，{ $held }分留着：{ $ours }比{ $theirs }。
       *[failed] 你和{ $seats }失败：{ $ours }比{ $theirs }。
    }
belote-for-made = 完成 { $number }
belote-for-capot = 每一墩 { $number }
belote-for-failed = 失败 { $number }
belote-for-hung = 打平 { $number }
belote-for-beaten = 打败对方 { $number }

belote-deed = { $made ->
    [0] {""}
   *[1] 定{ $suit }，{""}
}{ shared-tricks }
belote-tricks = { shared-tricks }
belote-line = { shared-tricks }
belote-passed = { shared-passed }
belote-tag = { $number ->
    [0] 定{ $suit }
   *[other] { $suit }{ $number }
}
belote-held = 留着
belote-made-by = 将牌，{ $seat }定
belote-subtitle = 第{ $number }局 · { $phase ->
    [take] 拿吗？
    [name] 定将牌
    [auction] 叫分
    [surcoinche] 苏尔科因什？
   *[play] 第{ $trick }墩
}
belote-call-take = 拿
belote-call-pass = { do-pass }
belote-call-trump = { $symbol }
belote-call-bid = { belote-do-bid }
belote-call-coinche = { do-coinche }
belote-call-surcoinche = { do-surcoinche }

belote-hint-take = 以{ $suit }为将牌，你应该能拿一半以上的分。
belote-hint-bid = 以{ $suit }为将牌，你应该能拿{ $number }分。
belote-hint-pass = { $kind ->
    [weak] 最好有{ $suit }的J，或9再加两张。
    [bid] 以{ $suit }为将牌，你拿的分不够。
   *[little] 你的{ $suit }大，但别的太少。
}
belote-hint-enough = 你方叫得够了。
belote-hint-raise = 你能帮搭档的{ $suit }。再加。
belote-hint-coinche = 你应该能打败他们的{ $suit }。加倍。
belote-hint-only = { shared-hint-only-card }
belote-hint-draw = 没人压得过。调他们的将牌。
belote-hint-draw-low = 用小的调他们的将牌。
belote-hint-help = 搭档定的将牌。帮忙调他们的。
belote-hint-trumps = 你只有将牌。领出最大的。
belote-hint-sure = 他们没有更大的了。拿分。
belote-hint-short = 没有稳的，从短花色领出小牌。
belote-hint-give = 搭档正赢着。尽量多给分。
belote-hint-beaten = { shared-hint-cannot-win }
belote-hint-last = 你最后出。用分最多的赢。
belote-hint-cheapest = { shared-hint-cheapest }
belote-hint-high = 没人压得过这张。
belote-hint-over = 必须压过。出压得过的最小的。
belote-hint-ruff = 你跟不了。用能赢的最小将牌将吃。
belote-hint-wait = 没有稳赢的。出小的。

belote-wrong-phase = { $phase ->
    [take] 拿翻开的牌，或者过。
    [name] 指定花色，或者过。
    [auction] 叫花色和分数，或者过。
    [surcoinche] 苏尔科因什，或者过。
   *[play] 将牌定了。请从手牌里出。
}
belote-not-yet = 还不能指定花色。拿{ $card }，或者过。
belote-turned-down = 没人要{ $suit }。你可以指定{ $suits }之一。
belote-bid-too-low = 太低了。至少叫{ $least }，或者过。
belote-not-a-value = 叫分是80到160的十的倍数，或全部墩250。至少叫{ $least }。
belote-nothing-to-coinche = 还没人叫。至少叫{ $least }，或者过。
belote-own-side = 最后叫的是你的搭档。至少叫{ $least }，或者过。
belote-must-trump = 你没有{ $suit }，搭档也没赢着，必须将吃。你可以出{ $cards }。
belote-must-go-over = 必须压过{ $card }。你可以出{ $cards }。
