truco-name = 特鲁科
    .line = 三张牌，两种赌，面不改色。
    .aliases = 阿根廷特鲁科
truco-rules = **三墩赢两墩，并为它下注。先为同花色的两张好牌下注。**
    每人三张牌，一墩出一张；最大的赢，不必跟花色。最大的四张是宝剑A、棍棒A、宝剑7和金币7。然后是3、2、别的A、K、骑士、J、别的7、6、5、4。
    一局值1分。喊**特鲁科**变成2分。对方说**要**就打，**不要**就认输，或者再加。
    出第一张牌之前可以喊**恩维多**：同花色两张最好的一方得2分。尽管诈唬。先到30分的一方获胜。
    - **例如：** 圣杯7和5是20 + 12，恩维多32。只有33更大。
    .whole =
    - **分队：** 四人或六人时搭档隔座，共用一个分数。发牌者左边的玩家是**先手**，领出第一墩。
    - **墩：** 最大的牌相同而双方都有，这一墩平，先手再领出。否则谁赢谁领出。
    - **一局**归赢两墩的一方。有平墩时，归赢第一墩的一方，或第一个不平的墩。三墩全平归先手一方。
    - **特鲁科**2分，**再加**3分，**四分**4分。第一次喊之后，只有最后接受的一方能加。被拒绝时，喊的一方得之前的分。
    - **恩维多**是20加同花色两张，没有就算最好的一张。A算1，J、骑士、K算0。相同时先手一方赢。要在出第一张牌之前喊，被问特鲁科时也可以。
    - **加恩维多：** 恩维多加2，最多两次；真恩维多加3。缺分恩维多赌领先一方获胜还差的分。最后一次被拒绝时，算之前的，至少1分。
    - **回答：** 依次问每个对手。一个人说要或加就算全队；拒绝要全队都拒绝。
    - **认输**只限两人。放弃这一局；如果还可以喊恩维多，再多给1分。
    - **花**是选项：三张同花色必须报，代替恩维多得3分。双方都有就可以加。
    - **获胜：** 分数马上算。到30分的一方在一局中间就获胜。
truco-paragraphs =
    .truco-envido-too-late = 5
    .truco-not-higher = 7
    .truco-not-your-word = 4
    .truco-wrong-step = 4
    .truco-answer-first = 7
    .truco-nothing-asked = 7
    .truco-say-flor = 9
    .truco-no-flor = 9
    .truco-not-with-partners = 8

truco-variant-quick = 快速，打到15
truco-variant-flor = 有花
truco-variant-all_in = 缺分恩维多赌整个对局
truco-option-target = { shared-points-to-win }
truco-option-flor = 三张同花色是花
truco-option-falta = 缺分恩维多赌
    .leader = 领先一方获胜还差的分
    .match = 有一方过半前，赌整个对局
    .half = 领先一方到一半还差的分
truco-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

do-quiero = 要
do-no-quiero = 不要
do-quiero-yes = 要（接受）
do-no-quiero-no = 不要（拒绝）
order-no-quiero = { do-no-quiero-no }
do-truco = 特鲁科
    .listed = 特鲁科
do-retruco = 再加（3分）
    .listed = 再加
do-vale-cuatro = 四分
    .listed = 四分
do-envido = 恩维多
    .listed = 恩维多
do-real-envido = 真恩维多
    .listed = 真恩维多
do-falta-envido = 缺分恩维多
    .listed = 缺分恩维多
do-flor = 花
    .listed = 花
do-contraflor = 对花
    .listed = 对花
do-contraflor-al-resto = 对花赌到底
    .listed = 对花赌到底
truco-do-fold = 认输

truco-calls = { $seat }喊{ $call }，{ $points ->
    [0] 赌还差的所有分
   *[other] 赌{ shared-points }
}，被拒绝得{ $number }分。
    .to-seat = 你喊{ $call }，{ $points ->
    [0] 赌还差的所有分
   *[other] 赌{ shared-points }
}，被拒绝得{ $number }分。
truco-flor = { $seat }有花。
    .to-seat = 你有花。
truco-accepts = { $seat }说“要”。
    .to-seat = 你说“要”。
truco-refuses = { $seat }说“不要”。
    .to-seat = 你说“不要”。
truco-folds = { $seat }认输。
    .to-seat = 你认输。
truco-says = { $seat }有{ $number }。
    .to-seat = 你有{ $number }。
truco-plays = { $seat }出{ $card }。
    .to-seat = 你出{ $card }。
truco-takes = { $seat }赢得这一墩。
    .to-seat = 你赢得这一墩。
truco-tied = 这一墩平。
truco-scores = { $reason ->
    [envido] 恩维多
    [flor] 花
    [refused] 特鲁科被拒绝
    [refused-envido] 恩维多被拒绝
    [refused-flor] 花被拒绝
    [fold] 对方认输
   *[tricks] 赢墩
}，{ shared-points }：{ $seats }。
    .to-seats = { $reason ->
        [envido] 恩维多
        [flor] 花
        [refused] 特鲁科被拒绝
        [refused-envido] 恩维多被拒绝
        [refused-flor] 花被拒绝
        [fold] 对方认输
       *[tricks] 赢墩
    }，{ shared-points }：{ shared-you-and }。
truco-for = { $reason ->
    [envido] 恩维多 { $number }
    [flor] 花 { $number }
    [refused] 特鲁科被拒绝 { $number }
    [refused-envido] 恩维多被拒绝 { $number }
    [refused-flor] 花被拒绝 { $number }
    [fold] 对方认输 { $number }
   *[tricks] 赢墩 { $number }
}
truco-shows = { $seat }亮出{ $cards }。
    .to-seat = 你亮出{ $cards }。

truco-subtitle = 第{ $round }局 · 打到{ $target }
truco-stake = 特鲁科
truco-line = { $raises ->
    [0] { $dots }
   *[other] { $dots } 可以加
}
truco-mano = 先手

truco-hint-flor = 你有花，必须报。
truco-hint-envido = { $kind ->
    [no] { $number }太容易输了。
    [yes] 你有{ $number }，够说“要”了。
   *[call] 你有{ $number }，大多数手牌不到。
}
truco-hint-truco = 你赢这一局的机会约{ $chance }%。{ $kind ->
    [no] 认输吧。
    [yes] 够说“要”了。
   *[call] 加大赌注。
}
truco-hint-lead = 领出中间的牌，最好的留着。
truco-hint-highest = 你需要这一墩。领出最大的。
truco-hint-partner = 你方正赢着，出小的。
truco-hint-wins = 用最小的代价赢这一墩。
truco-hint-ties = 你赢不了，但能打平。
truco-hint-lowest = { shared-hint-cannot-win }

truco-envido-too-late = 太晚了。恩维多一局只能喊一次，在你出第一张牌之前、特鲁科被接受之前。
truco-not-higher = 对方喊了{ $call }。你只能喊更高的，或回答要、不要。
truco-not-your-word = 你方最后加过，所以只有对方能喊{ $call }。
truco-last-step = “四分”是最后一级。
truco-wrong-step = 不是下一级。下一级是{ $call }。
truco-answer-first = 对方喊了{ $call }。回答要、不要，或者加。
truco-nothing-asked = 没人问你什么。出牌或喊。
truco-say-flor = 你有花。先报花。
truco-no-flor = 你不能喊。那要三张同花色，并且对局有花。
truco-not-with-partners = 有搭档时不能认输。出牌，或被问时回答不要。
