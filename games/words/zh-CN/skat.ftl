skat-name = 斯卡特
    .line = 叫牌争得一人打两家。
    .aliases = 德国斯卡特
skat-rules = **叫得最高的人单打另外两家，牌里120分要拿61分。**
    32张牌每人十张，两张扣着：**斯卡特**。你叫的数，就是你的局至少要值多少。叫赢后，拿斯卡特并弃两张，或者不拿打**手牌局**。然后说打什么。
    - **花色局：** 四张J（♣ ♠ ♥ ♦，从大到小）是将牌，然后是那个花色的A 10 K Q 9 8 7。
    - **大局：** 只有J是将牌。
    - **零局：** 没有将牌，10在J之下，赢一墩就输。
    能跟花色必须跟。J算将牌。A 11分，10 10分，K 4分，Q 3分，J 2分。
    - **例如：** 红桃局，有J♣没有J♠，是“带1，局2”，乘10。赢得20，输扣40。
    .whole =
    - **叫牌：** 发牌者左边第二家向第一家叫，他接受那个数或者不叫。第三家再和剩下的人叫。
    - **局值：** 梅花12，黑桃11，红桃10，方块9，大局24。乘以（连张数加1），手牌局、施耐德（一方不超过30分）、黑（一墩没有）各再加1。手牌局可以预报施耐德、黑或明牌，各再加1。
    - **连张：** 从最大将牌起连续有（带）或没有（缺）几张。斯卡特算你的。
    - **零局：** 23，手牌35，明牌46，两者59。
    - **得分：** 赢得局值，输扣两倍。低于所叫时，扣够到所叫的下一个倍数。
    - **出牌：** 发牌者左边的玩家领出。{ rules-trick }
    - **四人：** 发牌者不参加。
    - **拉姆什**（自定规则）：都不叫时，大家躲分，J是将牌。
    - **结束：** 每人发四次。分数最多的获胜。
skat-paragraphs =
    .skat-not-a-value = 2
    .skat-bid-too-low = 1
    .skat-answer-first = 1
    .skat-nothing-to-hold = 1
    .skat-forehand-18 = 1
    .skat-below-bid = 5
    .skat-hand-only = 2
    .must-follow-suit = 6
    .skat-jacks = 6
    .skat-sits-out = 7

skat-variant-league = 联赛，有奖励分
skat-variant-ramsch = 有拉姆什
skat-variant-home = 有拉姆什和加倍

skat-option-rounds = 每人发几次
    .zero = { shared-no-limit }
skat-option-scoring = 得分
    .classic = 只有局值
    .seeger_fabian = 有奖励分
skat-option-passed_in = 都不叫时
    .next = 下一局
    .ramsch = 拉姆什
skat-option-ramsch_skat = 拉姆什里斯卡特归
    .last_trick = 最后一墩
    .loser = 分最多的人
skat-option-kontra = 叫过牌的对手可以加倍

do-hold = 接受
do-yes = 接受{ $number }
skat-do-take = 拿斯卡特
skat-do-bid = 叫{ $number }
do-game = { $suit } { $symbol }
do-game-grand = 大局
do-game-null = 零局
do-game-null-ouvert = 零局明牌
do-hand = 手牌局 { $symbol }
do-hand-grand = 大局手牌
do-hand-null = 零局手牌
do-hand-null-ouvert = 零局手牌明牌
do-hand-more = 预报
do-schneider = { $symbol } 施耐德
do-schwarz = { $symbol } 黑
do-ouvert = { $symbol } 明牌
do-grand-schneider = 大局 施耐德
do-grand-schwarz = 大局 黑
do-grand-ouvert = 大局 明牌
do-hand-schneider = { do-schneider }
do-hand-schwarz = { do-schwarz }
do-hand-ouvert = { do-ouvert }
do-hand-grand-schneider = { do-grand-schneider }
do-hand-grand-schwarz = { do-grand-schwarz }
do-hand-grand-ouvert = { do-grand-ouvert }
do-kontra = 加倍
do-re = 再加倍

skat-more = { $hand ->
    [0] {""}
   *[1] 手牌
}{ $extra ->
    [none] {""}
    [schneider] {" "}施耐德
    [schwarz] {" "}黑
   *[ouvert] {" "}明牌
}
skat-game = { $kind ->
    [suit] { $suit }
    [grand] 大局
   *[null] 零局
}{ skat-more }
skat-deals = { $sits_out ->
    [0] { shared-deals }
   *[1] { $seat }发牌，不参加。
}
    .to-seat = { $sits_out ->
        [0] { shared-deals.to-seat }
       *[1] 你发牌，不参加。
    }
skat-bids = { bids-tricks }
    .short = 叫{ $number }
    .to-seat = { bids-tricks.to-seat }
skat-holds = { $seat }接受{ $number }。
    .short = 接受
    .to-seat = 你接受{ $number }。
skat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
skat-declarer = { $seat }单打，叫{ $number }。
    .to-seat = 你单打，叫{ $number }。
skat-takes = { $seat }拿斯卡特。
    .short = 拿了
    .to-seat = 你拿斯卡特。
skat-discards = { $seat }弃两张。
    .short = 弃牌
    .to-seat = 你弃两张。
skat-announces = { $seat }打{ skat-game }。
    .short = { skat-game }
    .to-seat = 你打{ skat-game }。
skat-doubles = { $kind ->
    [kontra] { $seat }加倍。倍数：× { $stake }
   *[re] { $seat }再加倍。倍数：× { $stake }
}
    .short = { $kind ->
        [kontra] 加倍
       *[re] 再加倍
    }
    .to-seat = { $kind ->
        [kontra] 你加倍。倍数：× { $stake }
       *[re] 你再加倍。倍数：× { $stake }
    }
skat-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
skat-passed-in = 都不叫。没有得分。
skat-ramsch = 都不叫。拉姆什：躲分！
skat-result = { skat-game }{ $kind ->
    [null] {""}
   *[other] ，{ $points }分
}。
skat-ends = { $made ->
    [0] { $seat }输了：{ skat-result }
   *[1] { $seat }赢了：{ skat-result }
}
    .to-seat = { $made ->
        [0] 你输了：{ skat-result }
       *[1] 你赢了：{ skat-result }
    }
skat-counts = { $holds ->
    [0] 缺{ $matadors }
   *[1] 带{ $matadors }
}，局{ $at_game }{ $at_hand ->
    [0] {""}
   *[other] ，手牌{ $at_hand }
}{ $at_schneider ->
    [0] {""}
   *[other] ，施耐德{ $at_schneider }
}{ $at_announced ->
    [0] {""}
   *[other] ，预报{ $at_announced }
}{ $at_schwarz ->
    [0] {""}
   *[other] ，黑{ $at_schwarz }
}{ $at_told ->
    [0] {""}
   *[other] ，预报{ $at_told }
}{ $at_ouvert ->
    [0] {""}
   *[other] ，明牌{ $at_ouvert }
} × { $base } = { $value }。
skat-overbid = 低于所叫的{ $number }。算输，{ $value }。
skat-scores = { $seat }：{ SIGNED($gain) }分。
    .to-seat = 你：{ SIGNED($gain) }分。
skat-lay = 斯卡特里：{ $cards }。

skat-for-game = { skat-game } { $number }
skat-for-bonus = 奖励 { $number }
skat-for-ramsch = 拉姆什 { $number }
skat-line = { $plays ->
    [0] { $score }
   *[1] { $score } · { shared-tricks }
}
skat-line-out = { $score } · 不参加
skat-tag = { skat-game } { $number }
skat-tag-declarer = 单打，{ $number }
skat-tag-passed = { $number ->
    [0] { shared-passed }
   *[other] { shared-passed } { $number }
}
skat-call = { $kind ->
    [bid] { $number }
    [hold] { do-hold }
    [pass] { do-pass }
    [kontra] { do-kontra }
   *[re] { do-re }
}
skat-subtitle = 第{ $number }局 · { $phase ->
    [skat] 斯卡特
    [discard] 弃牌
    [game] 定局
    [kontra] 加倍？
    [re] 再加倍？
    [play] 第{ $trick }墩
   *[bid] 叫牌
}
skat-bid = 叫牌
skat-by = { $seat }打
skat-everyone = 各自为战
skat-badge = { $kind ->
    [suit] {""}
    [grand] 大局
    [null] 零局
   *[ramsch] 拉姆什
}{ skat-more }{ $stake ->
    [1] {""}
   *[other] {" "}× { $stake }
}
skat-skat = 斯卡特
skat-taken-by = 斯卡特，{ $seat }

skat-with = { skat-game }{ $kind ->
    [null] {""}
   *[other] { $holds ->
        [0] 缺{ $matadors }
       *[1] 带{ $matadors }
    }
}
skat-hint-bid = { skat-with }，你可以叫到{ $value }。
skat-hint-enough = 你最好的局{ skat-with }只值{ $value }。
skat-hint-weak = 没有够强的局。
skat-hint-take = 再来两张牌有用。
skat-hint-hand = 打{ skat-game }不需要斯卡特。手牌局更值钱。
skat-hint-discard = 打{ skat-game }，你最用不着这两张。
skat-hint-game = 你的牌最适合{ skat-game }。
skat-hint-double = { $doubles ->
    [0] 你可能输。别加倍。
   *[1] 你应该赢。加倍。
}
skat-hint-only = { shared-hint-only-card }
skat-hint-draw = 没人压得过。调他们的将牌。
skat-hint-draw-low = 用小的调他们的将牌。
skat-hint-sure = 他们没有更大的。拿分。
skat-hint-trumps = 你只有将牌。
skat-hint-long = 领出最长的花色，大牌以后能赢。
skat-hint-beaten = 这一墩赢不了。少给分。
skat-hint-throw = 里面没什么分。留着将牌。
skat-hint-last = 你最后出。用分最多的赢。
skat-hint-wait = 没有稳赢的。少给分。
skat-hint-high = 应该没人压得过这张。
skat-hint-trump = 你跟不了，将吃。
skat-hint-through = 下一家是单打的人。从长花色领出小牌。
skat-hint-short = 单打的人最后出。从短花色领出。
skat-hint-give = 搭档正赢着。尽量多给分。
skat-hint-risk = 里面分很多。冒个险。
skat-hint-low = 这张几乎赢不了墩。
skat-hint-dump = { shared-hint-off-suit }
skat-hint-under = { shared-hint-highest-under }
skat-hint-take-it = { shared-hint-taking-anyway }
skat-hint-over = { shared-hint-lowest-over }
skat-hint-null-lead = 从短花色领出小牌。单打的人可能不得不赢。
skat-hint-null-throw = 脱手大牌，以后好躲。
skat-hint-null-under = 单打的人正赢着。躲！
skat-hint-null-low = 单打的人在你后面。出小的。

skat-wrong-phase = { $phase ->
    [skat] 拿斯卡特，或宣布手牌局。
    [discard] { skat-two-cards }
    [game] 说打什么。
    [kontra] 加倍，或者过。
    [re] 再加倍，或者过。
    [play] 请从手牌里出。
   *[bid] 叫牌、接受或者过。
}
skat-not-a-value = 没有值这么多的局。最接近的：{ $numbers }。
skat-bid-too-low = 太低了。至少叫{ $least }，或者过。
skat-answer-first = { $seat }叫了{ $number }。接受，或者过。
skat-nothing-to-hold = 只能接受别人叫的。至少叫{ $least }，或者过。
skat-forehand-18 = 别人都过了。叫{ $least }，或者过。
skat-take-or-hand = 先拿斯卡特，或宣布手牌局。
skat-taken = 你拿了斯卡特。说花色、大局或零局。
skat-hand-only = 那是手牌局的。说花色、大局、零局或零局明牌。
skat-below-bid = 那只值{ $value }，而你叫了{ $bid }。打花色{ $ouvert ->
    [0] 或大局
   *[1] 、大局或零局明牌
}。
skat-two-cards = 从十二张里弃两张。
skat-has-not-bid = 只有叫过或接受过的对手能加倍。
skat-sits-out = 你发牌，这一局不参加。
skat-jacks = { $trump ->
    [0] 你能跟花色，而J是将牌。
   *[1] 领出将牌，而J也是将牌。
}你可以出{ $cards }。
