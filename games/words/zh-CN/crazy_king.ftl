crazy-king-name = 疯狂K
    .line = 出光手牌。K什么时候都能出。
    .aliases = 疯狂八，疯狂8点
crazy-king-rules = **抢先出光所有的牌。**
    轮到你时，出一张与最上面那张同花色或同点数的牌。没有合适的？最多摸两张，摸到第一张合适的就出，否则过。
    有些牌有特别作用。**K**什么时候都能出，由你指定下一个花色。**J**跳过下一家。**Q**跳过下一家并让他摸两张。被跳过的人只能用K应对，或者过。**A**使方向反转。
    出完后，别人手里剩的牌都算你的分。先到500分的获胜。
    - **例如：** 最上面是7♥。任何红桃、任何7或K都可以。你出K♠指定方块，下一家就要有方块或另一张K。
    .whole =
    - **发牌：** 52张牌，每人七张。翻开下一张作弃牌堆。不管是什么都没有作用；K只要求它自己的花色。
    - **谁先出：** 第一轮随机，之后是上一轮的赢家。先给他发牌。
    - **轮到你：** 有合适的牌就要出，或者出K，不能摸也不能过。没有就摸，摸到合适的马上出，除非你改出K。还没有？再摸一张，然后过。
    - **K：** 什么时候都能出，指定任意花色。出不出随你。
    - **J：** 下一家失去一次机会，除非用K应对。那张K照常有效，再下一家不会被跳过。
    - **Q：** 与J相同，被跳过的人还要摸两张。K两样都抵消。
    - **A：** 方向反转。两人时没有变化。
    - **最后一张牌**立即结束这一轮，没有别的作用。
    - **重洗：** 牌堆空了，弃牌堆除最上面一张外洗成新牌堆。第五次时这一轮结束，手牌分最少的人赢；相同则张数少的赢。
    - **得分：** 只有一轮的赢家得分，别人手里的全算。K 30分，A、Q、J各10分，其余按点数。打到有人500分。
    - **例如：** 你出完了。别人剩2♠ 9♦和3♠ K♦，分别是11和33，你得44分。
crazy-king-paragraphs =
    .must-fit = 3
    .must-draw = 3
    .must-play = 3
    .drawn-enough = 3
    .call-a-suit = 4
    .must-play-king = 4
    .skipped = 5

crazy-king-variant-short = 快速，打到150
crazy-king-variant-strict = 严格：K必须出

crazy-king-option-target = { shared-points-to-win }
crazy-king-option-hand_size = { shared-cards-dealt }
crazy-king-option-runouts = 牌堆空几次结束一轮
crazy-king-option-max_draws = 过之前最多摸几张
crazy-king-option-king_obliges = 只有K合适时必须出
crazy-king-option-skipped_player = 被跳过而有K的人可以出
    .king_only = 只能出K
    .normal_turn = 任何合适的牌
crazy-king-option-queen_king_cancels = 用K应对Q，不用摸两张
crazy-king-option-ace_two_players = 两人时的A
    .no_effect = 没有作用
    .acts_as_skip = 让你再出一次
crazy-king-option-last_queen_draws = 最后一张是Q，下一家仍要摸两张
crazy-king-option-exhaustion_tie = 最少的手牌相同时
    .fewest_cards = 张数少的赢
    .no_score = 没人得分

crazy-king-turned-up = 翻开{ $card }。{ $other }先出。
    .to-other = 翻开{ $card }。你先出。
crazy-king-plays = { $seat }出{ $card }。
    .to-seat = 你出{ $card }。
crazy-king-calls = { $seat }出{ $card }，指定{ $suit }。
    .to-seat = 你出{ $card }，指定{ $suit }。
crazy-king-draws = { $seat }摸了{ $count }张牌。
    .short = 摸了{ $count }张
    .to-seat = 你摸了{ $count }张牌。
crazy-king-you-draw = { shared-you-draw }
crazy-king-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
crazy-king-skips = { $seat }被跳过，除非用K应对。
    .to-seat = 你被跳过，除非用K应对。
crazy-king-reverses = { shared-reverses }
crazy-king-run-out = 牌堆第{ $number }次空了。
crazy-king-wins-round = { $winner }赢得这一轮，得{ $number }分。
    .to-winner = 你赢得这一轮，得{ $number }分。
crazy-king-no-score = 最少的手牌相同，没人得分。

do-suit = 指定{ $symbol } { $suit }
    .after = { $picked } 指定{ $symbol } { $suit }

crazy-king-line-skipped = { $score } · 被跳过
crazy-king-round = 第{ $round }轮 · 牌堆空{ $number }/{ $most }
crazy-king-hint-draw = 没有合适的，只能摸牌。
crazy-king-hint-pass = 没有合适的，也摸过了，只能过。
crazy-king-hint-skipped = 你被跳过了，不值得用K。过。
crazy-king-hint-out = { shared-hint-last-card }
crazy-king-hint-answer = 用K保住这次机会。指定{ $suit }，你最好的花色。
crazy-king-hint-call = 指定{ $suit }：你最多的就是它。
crazy-king-hint-skips = 它跳过{ $seat }{ $count ->
    [1] ，他只剩一张
    [2] ，他只剩2张
    [3] ，他只剩3张
   *[other] { "" }
}。
crazy-king-hint-fits = 它合适，{ $count ->
    [0] 而你没有别的{ $suit }
   *[other] 你还剩{ $count }张{ $suit }
}。

crazy-king-too-few-cards = 这么多手牌不够发。一共最多发50张。
must-fit = 那张不合适。请出{ $suit }{ $rank ->
    [K] {""}
   *[other] 、另一张{ rank-name }
}或K。都没有就摸牌或过。
call-a-suit = 出{ $card }时说出下一个花色：梅花、方块、红桃或黑桃。
call-the-last-king = { $card }是你最后一张。直接出，不用说花色。
skipped = 你被跳过了。用K应对，或者过。
must-play = 你有合适的牌，不能摸也不能过。你可以出{ $cards }。
must-draw = { shared-must-draw }
must-play-king = 你有K，这张牌桌必须出它。同时指定一个花色，除非是最后一张。
drawn-enough = 不能再摸了。有K就出，否则过。
