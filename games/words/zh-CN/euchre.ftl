euchre-name = 尤克牌
    .line = 和搭档定将牌，五墩赢三墩。
    .aliases = 尤克，优克牌
euchre-rules = **你和对面的搭档定一个花色为将牌，然后五墩里至少赢三墩。**
    24张牌，9到A。每人五张，再翻开一张。依次可以叫起，让它的花色成为将牌，发牌者拿起那张再弃一张。四家都过，就把它盖上，依次可以指定另一个花色。没人指定，发牌者必须指定。
    { rules-trick }{ rules-trick-trump }
    最大的将牌是将牌花色的J，**右鲍尔**。其次是同色的另一张J，**左鲍尔**：它现在是将牌，不算自己的花色。然后是A K Q 10 9。
    定将牌的一方赢三四墩得1分，五墩全赢得2分。不到三墩就是**打宕**，对方得2分。也可以不要搭档**单打**：五墩全赢得4分。先到10分的队获胜。
    - **例如：** 红桃是将牌，有人领出A♥。你有J♦和A♦。J♦现在算红桃，必须出它，而且它赢。
    .whole =
    - **牌：** 每个花色的9 10 J Q K A。搭档面对面坐。
    - **发牌：** 逐张翻牌，拿到J♠的人先发。每人五张，下一张翻开放在其余三张上。每局后轮到左边的人发。
    - **第一圈：** 从发牌者左边起，每人一次，过或者叫起翻开的牌。叫起后它的花色就是将牌。发牌者拿起那张，从六张里扣着弃一张。
    - **第二圈：** 都过了就把它盖上。依次过，或指定另外三个花色之一。最后的发牌者必须指定。
    - **将牌，从大到小：** 将牌的J（右鲍尔）、同色的另一张J（左鲍尔）、A K Q 10 9。左鲍尔在各方面都是将牌。其他花色是A K Q J 10 9。
    - **出牌：** 发牌者左边的玩家随便领出。{ rules-trick }{ rules-trick-trump }
    - **单打：** 定将牌的人可以当时宣布单打，搭档放下牌不参加。如果搭档是发牌者，没人拿翻开的牌。
    - **得分：** 定将牌的队赢三四墩得1分，五墩得2分，单打五墩得4分。不到三墩就是打宕，对方得2分。
    - **结束：** 先到10分的队获胜。
    - **例如：** 翻开Q♠，发牌者的搭档叫起。发牌者拿起它，弃掉单张9♦。现在没有方块，可以将吃。他的J♣是这一局第二大的牌。
    - **自定规则**可以加上王、单独防守、坏牌重发等等。
euchre-paragraphs =
    .euchre-not-yet = 3
    .euchre-need-a-trump = 3
    .euchre-is-down = 4
    .euchre-stuck = 4
    .euchre-left-bower = 5
    .must-follow-suit = 6
    .euchre-must-go-alone = 7

euchre-variant-throw_in = 发牌者也可以过
euchre-variant-ontario = 发牌者的搭档只能单打叫起
euchre-variant-midwest = 有农夫牌，可以单独防守
euchre-variant-british = 英式，有王，打到21
euchre-variant-old_style = 老式：32张牌，打到5

euchre-option-target = { shared-points-to-win }
euchre-option-pack = 用几张牌（32：从7起）
euchre-option-joker = 王是最大的将牌
euchre-option-stick_dealer = 别人都过了两次，发牌者必须指定
euchre-option-canadian_loner = 发牌者的搭档只能单打叫起
euchre-option-need_trump = 定的将牌花色自己必须有
euchre-option-defend_alone = 有人单打时可以单独防守
euchre-option-farmers_hand = 可以用三张换余下的三张
    .off = { shared-never }
    .three_alike = 三张9或三张10
    .three_low = 任意三张9和10
euchre-option-misdeal = 可以要求重新发牌
    .off = { shared-never }
    .nines_tens = 只有9和10时
euchre-option-alone_lead = 有人单打时谁先领出
    .left_of_dealer = 发牌者左边
    .left_of_maker = 单打者左边
euchre-option-alone_march = 单打五墩的分数
euchre-option-lone_euchre = 打宕单打者的分数
euchre-option-defender_alone = 单独打宕单打者的分数
euchre-option-super_euchre = 五墩全赢打宕的分数

do-order = 叫起
do-order-alone = 叫起并单打
do-pick-up = 拿起
do-pick-up-alone = 拿起并单打
do-trump-alone = 单打 { $symbol } { $suit }
do-defend-alone = 单独防守
do-defend-together = 一起防守
do-farmer = 换牌
    .with = 换{ $picked }
    .pick = 换{ $most }张牌
do-keep = 留着我的牌
do-redeal = 重新发牌

euchre-draw = { $seat }抽到J♠，先发牌。
    .to-seat = 你抽到J♠，先发牌。
euchre-deals = { $seat }发牌，翻开{ $card }。
    .to-seat = 你发牌，翻开{ $card }。
euchre-low-hand = { $seat }拿到农夫牌，全是小牌，可以换牌或重新发牌。
    .to-seat = 你拿到农夫牌，全是小牌，可以换牌或重新发牌。
euchre-keeps = { $seat }留着自己的牌。
    .short = 不换
    .to-seat = 你留着自己的牌。
euchre-exchanges = { $seat }亮出{ $cards }，换余下的三张。
    .short = 换了3张
    .to-seat = 你亮出{ $cards }，换余下的三张。
euchre-redeals = { $seat }只有9和10，重新发牌。
    .short = 重发
    .to-seat = 你只有9和10，重新发牌。
euchre-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
euchre-turns-down = 都过了。{ $card }盖上。
euchre-orders = { $seat }叫起{ $alone ->
    [0] {""}
   *[1] 并单打
}。将牌：{ $suit }。
    .short = 叫起
    .to-seat = 你叫起{ $alone ->
        [0] {""}
       *[1] 并单打
    }。将牌：{ $suit }。
euchre-picks-up = { $seat }拿起{ $alone ->
    [0] {""}
   *[1] 并单打
}。将牌：{ $suit }。
    .short = 拿起
    .to-seat = 你拿起{ $alone ->
        [0] {""}
       *[1] 并单打
    }。将牌：{ $suit }。
euchre-names = { $seat }定{ $suit }为将牌{ $alone ->
    [0] {""}
   *[1] 并单打
}。
    .short = 定将牌
    .to-seat = 你定{ $suit }为将牌{ $alone ->
        [0] {""}
       *[1] 并单打
    }。
euchre-thrown-in = 又都过了。没有得分，下一局{ $seat }发牌。
    .to-seat = 又都过了。没有得分，下一局你发牌。
euchre-discards = { $seat }弃了一张。
    .short = 弃了一张
    .to-seat = 你弃了一张。
euchre-defends = { $seat }{ $alone ->
    [0] 和搭档一起防守
   *[1] 单独防守
}。
    .to-seat = 你{ $alone ->
        [0] 和搭档一起防守
       *[1] 单独防守
    }。
euchre-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
euchre-scores = { $feat ->
    [euchre] 打宕！只有{ $number }墩：{ $seats }得{ $points }分。
    [made] { $alone ->
        [0] { $seats }
       *[1] { $seat }单打
    }赢{ $number }墩：1分。
   *[other] { $alone ->
        [0] { $seats }
       *[1] { $seat }单打
    }五墩全赢：{ $points }分。
}
    .to-seat = { $feat ->
        [euchre] 打宕！只有{ $number }墩：{ $seats }得{ $points }分。
        [made] { $alone ->
            [0] 你和{ $seats }
           *[1] 你单打
        }赢{ $number }墩：1分。
       *[other] { $alone ->
            [0] 你和{ $seats }
           *[1] 你单打
        }五墩全赢：{ $points }分。
    }
    .to-seats = { $feat ->
        [euchre] 打宕！只有{ $number }墩：你和{ $seats }得{ $points }分。
        [made] { $alone ->
            [0] 你和{ $seats }
           *[1] { $seat }单打
        }赢{ $number }墩：1分。
       *[other] { $alone ->
            [0] 你和{ $seats }
           *[1] { $seat }单打
        }五墩全赢：{ $points }分。
    }
euchre-stands = { $kind ->
    [won] { $seats }以{ $most }比{ $least }获胜。
    [even] { $most }比{ $most }平。
   *[ahead] { $seats }以{ $most }比{ $least }领先。
}
    .to-seats = { $kind ->
        [won] 你和{ $seats }以{ $most }比{ $least }获胜。
        [even] { $most }比{ $most }平。
       *[ahead] 你和{ $seats }以{ $most }比{ $least }领先。
    }

euchre-for-made = 完成 { $number }
euchre-for-march = 五墩全赢 { $number }
euchre-for-alone = 单打五墩 { $number }
euchre-for-euchre = 打宕 { $number }
euchre-deed = { $made ->
    [0] {""}
   *[1] 定{ $suit }，{""}
}{ shared-tricks }
euchre-tricks = { shared-tricks }
euchre-line = { $role ->
    [maker] 定将 · { shared-tricks }
    [alone] 单打 · { shared-tricks }
    [defends] 防守 · { shared-tricks }
    [out] 不参加
   *[none] { shared-tricks }
}
euchre-passed = { shared-passed }
euchre-must-name = 你必须指定花色
euchre-subtitle = 第{ $number }局 · { $phase ->
    [farmer] 小牌？
    [order] 叫起？
    [name] 定将牌
    [discard] 弃牌
    [defend] 单独防守？
   *[play] 第{ $trick }墩
} · 打到{ $target }
euchre-made-by = 将牌，{ $seat }定
euchre-turned-down = { $card }盖上
euchre-call-pass = 过
euchre-call-order = { $picks_up ->
    [0] 叫起
   *[1] 拿起
}{ $alone ->
    [0] {""}
   *[1] ，单打
}
euchre-call-trump = { $symbol }{ $alone ->
    [0] {""}
   *[1] {" "}单打
}
euchre-call-defend = { $alone ->
    [0] 一起
   *[1] 单独防守
}

euchre-count = { $trumps }张将牌、{ $aces }张别的A、{ $voids }个缺门
euchre-hint-order = 打{ $suit }我数到{ euchre-count }：约{ $tricks }墩。叫起。
euchre-hint-pick-up = 加上拿起的牌是{ euchre-count }：约{ $tricks }墩。拿。
euchre-hint-name = 打{ $suit }我数到{ euchre-count }：约{ $tricks }墩。指定它。
euchre-hint-next = 发牌者一方不要那种颜色。打{ $suit }我数到{ euchre-count }：约{ $tricks }墩。
euchre-hint-thin = 勉强，打{ $suit }约{ $tricks }墩，但别让他们定将牌。
euchre-hint-alone = 你不需要搭档：{ euchre-count }，约{ $tricks }墩。单打。
euchre-hint-stuck = 你必须指定，最好的是{ $suit }：{ euchre-count }，约{ $tricks }墩。
euchre-hint-pass = 打{ $suit }我只数到约{ $tricks }墩。过。
euchre-hint-none = 没有够强的花色。过。
euchre-hint-blind = 还看不到牌，哪个花色都一样。
euchre-hint-defend = 你有三墩没人抢得走。单独来。
euchre-hint-together = 你没有三墩稳的。留着搭档。
euchre-hint-farmer = 换到什么都不会比这更差。
euchre-hint-keep = 留着现有的。
euchre-hint-redeal = 这样的牌一墩也赢不了。要求重新发牌。
euchre-hint-discard-void = 这个花色只有它。没了就能将吃。
euchre-hint-discard-low = { shared-hint-least-useful }
euchre-hint-discard-trump = 你只有将牌，弃最小的。
euchre-hint-only = { shared-hint-only-card }
euchre-hint-bower = 搭档定的将牌。领出鲍尔，帮忙调对方的将牌。
euchre-hint-draw = 先调他们的将牌。
euchre-hint-sure = 外面没有更大的了。趁没人缺门先领出。
euchre-hint-short = 没有稳的，从最短的花色领出大牌。
euchre-hint-save-ace = 对付单打的人，A以后更有用。从别的最短花色领出。
euchre-hint-pull = 领出最大的将牌。调走他们的将牌，你另一张也许能赢最后一墩。
euchre-hint-throw = 这一墩赢不了。垫掉以后最拦不住他们的牌。
euchre-hint-left = 用左鲍尔将吃。留着也会输给右鲍尔。
euchre-hint-trumps = 你只有将牌。领出最大的。
euchre-hint-partner = { shared-hint-partner-winning }
euchre-hint-beaten = 这一墩赢不了。出小的，留着A和将牌。
euchre-hint-cheapest = { shared-hint-cheapest }
euchre-hint-high = 这个花色尽量出大的。
euchre-hint-ruff = 你跟不了，用能赢的最小将牌将吃。

euchre-wrong-phase = { $phase ->
    [farmer] 先处理小牌。按牌桌规则，亮三张换牌、要求重新发牌，或留着现有的。
    [order] 你要叫起{ $turned }吗？叫起、叫起并单打，或者过。
    [name] 该定将牌了。选{ $turned }以外的花色，或者过。
    [blind] 翻开的是王，看牌前先定将牌。
    [discard] 你拿起了一张。从六张里弃一张。
    [defend] 你单独防守，还是和搭档一起？
   *[play] 将牌定了。请从手牌里出。
}
euchre-not-yet = 还不能指定花色。你可以叫起{ $card }，或者过。
euchre-must-go-alone = 你的搭档发牌，你只能单打叫起，或者过。
euchre-need-a-trump = 定将牌的花色自己必须有，而你只有{ $suits }。
euchre-is-down = 现在不能定{ $suit }：它已经盖上了。{ $count ->
    [0] 你可以过。
   *[other] 你可以指定{ $suits }之一。
}
euchre-stuck = 别人都过了，你必须指定一个花色：{ $suits }。
euchre-not-low = { $kind ->
    [three_alike] 亮三张9或三张10。
   *[three_low] 亮三张9和10。
}你有{ $cards }。
euchre-sits-out = { $seat }单打，这一局你不参加。
euchre-left-bower = 你有{ $suit }，必须跟花色，而{ $card }现在算{ suit-name }。你可以出{ $cards }。
