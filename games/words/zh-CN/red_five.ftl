red-five-name = 红五
    .line = 两副牌，一打三。
    .aliases = 打红五，红五一打三
red-five-rules = **一人打三家。叫分争庄，再拿到你答应的分。**
    牌里共有200分：5算5分，10和K算10分。叫得最高的是**庄家**，定主、拿起八张底牌、再扣着**埋**八张。另外三家是**闲家**，一起打。
    庄家先领出，之后谁赢一墩谁领出。可以出一张、一对完全相同的牌或更多，都是同一花色。这就是这一墩的**牌型**。大家出同样张数、同一花色。不够时，把这个花色全出掉，其余随便垫。
    这个花色和牌型里最大的牌赢得这一墩和里面的分。只有同样牌型的主能压过它，而且出的人不能有那个花色。5♥就是**红五**，是最大的主。然后是王、与主同色的3和所有的2。
    庄家完成叫分，每个闲家付给庄家。没完成，庄家付给每个闲家。
    - **例如：** 方块是主，安安领出K♠ K♠。你只有一张黑桃，出它再垫一张。小本没有黑桃，出4♦ 4♦：一对主压过一对K。小本赢得这一墩和20分，接着领出。
    .whole =
    - **牌：** 两副带王的牌，每种牌两张。每人25张，最后8张是**底牌**。
    - **叫分：** 五分一级，从55到200，每次都要更高。不叫之后就不能再叫。四家都不叫，由先叫的人以55分坐庄。
    - **庄家**先定主，再拿底牌，埋任意8张。另外三家是闲家，分数一起算。
    - **主，从大到小，**全部算一个花色：
      - 5♥，红五
      - 大王，然后小王
      - 主的3，然后同色的另一个3
      - 主的2，然后其他的2（一样大）
      - 主的A K Q J 10，一直到4
    - **可以领出：** 单张；**对子**，两张完全相同的牌；**拖拉机**，两对以上相连的对子，如8♣ 8♣ 7♣ 7♣。A以上的主不能组成拖拉机。副牌里A最大。
    - **甩牌：** 可以一次领出同一花色的几个组合，一墩拿很多分。但只要有人在这个花色里能压过其中任何一部分，你就必须改出最小的那部分。
    - **跟牌：** 同样张数、同一花色。尽量用对子跟对子、拖拉机跟拖拉机；没有就用这个花色的别的牌。**不够时，**这个花色全出掉，其余随便垫。不必用主毙。
    - **谁赢：** 领出花色里同样牌型最大的。对子只输给更大的对子，拖拉机只输给更大的拖拉机。同样牌型的主压过它。一样大时，先出的赢。
    - **一墩的例子：** 红桃是主，安安领出拖拉机9♣ 9♣ 8♣ 8♣。小本有Q♣ 7♣ 7♣ 4♣ 3♣：没有拖拉机但有对子，要出7♣ 7♣和另外两张梅花。小西没有梅花，出A♥ A♥ K♥ K♥，更大的主拖拉机。小丹只有10♣，出它再垫三张。小西赢得这一墩和至少30分。
    - **底牌：** 闲家赢最后一墩，埋的分对闲家算两倍；如果那一墩领出的是对子或拖拉机，算四倍。庄家赢，就按原分归庄家。
    - **得分：** 完成叫分，每个闲家付你1。达到叫分与200的一半以上付2，200分全拿付3。没完成，你付给每家1；不到叫分的一半付2，一分没拿付3。
    - **结束：** 8局之后得分最高的获胜。
    - **例如：** 你叫80。到200的一半是140，所以80到135分每家付你1，140到195分付2。40到75分你付每家1，5到35分付2，0分付3。
red-five-paragraphs =
    .bad-bid = 2
    .bid-too-low = 2
    .need-8-cards = 3
    .bad-suit = 3
    .use-throw = 5
    .one-group-only = 5
    .throws-off = 6
    .wrong-count = 7
    .must-follow-group = 7
    .only-one-held = 7
    .must-play-all-of-group = 7
    .must-match-pairs = 7

red-five-variant-plain = 简单：不能甩牌，3是普通牌
red-five-variant-rich = 大局：可打无主，拖拉机到王，底注上涨
red-five-variant-short = 快速：4局

red-five-option-min_bid = 最低叫分
red-five-option-bid_step = 叫分每级
red-five-option-all_pass = 四家都不叫
    .first_bidder = 由先叫的人以最低分坐庄
    .redeal = 重新发牌，最多两次
red-five-option-first_bidder = 谁先叫
    .rotate = 大家轮流
    .random = 随机
    .last_declarer = 上一个庄家
red-five-option-trump_timing = 庄家何时定主
    .before_kitty = 看底牌之前
    .after_kitty = 埋底之后
red-five-option-no_trump = 可以打无主（只有5♥、王和2是主）
red-five-option-advisers = 与主同色的3是大主
red-five-option-high_tractors = 拖拉机可以超过主A，直到王
red-five-option-throws = 可以甩牌：一次领出几个组合
red-five-option-throw_check = 甩牌对照什么
    .hands = 别人实际的手牌，所以可能失败
    .unseen = 所有没见过的牌，只准稳的
red-five-option-failed_throw = 甩牌失败就出
    .smallest = 最小的部分
    .beaten_component = 被压过的部分
red-five-option-failed_throw_penalty = 甩牌失败给对方多少分
red-five-option-ruff_compare = 要压过毙掉的甩牌
    .dominant = 最大的拖拉机、对子或单张更大
    .all = 每个部分的主都更大
red-five-option-show_kitty = 庄家拿底牌前大家都看
    .never = { shared-never }
    .below = 叫分低的时候
    .always = 总是
red-five-option-show_kitty_below = 叫分低于多少算低
red-five-option-kitty_multiplier = 闲家赢最后一墩，底牌算
    .x1 = 一倍
    .x2 = 两倍
    .x2_4 = 两倍；领出对子或拖拉机时四倍
    .x2_4_8 = 两倍；对子四倍，拖拉机八倍
red-five-option-results = 何时付两倍、三倍
    .ratio = 按与叫分的比例
    .fixed40 = 每高或低于叫分40分
red-five-option-red_five_capture = 吃到对方的红五，付底注并转移20分
red-five-option-bid_stake = 一局付多少
    .flat = 每种叫分都一样
    .rising = 叫分每20分多付一份底注
red-five-option-base = 底注（普通赢一局）
red-five-option-hands = { shared-hands }
red-five-option-target = 结束对局的分数（底注的倍数）

do-trump = 主 { $symbol } { $suit }
do-trump-none = 无主
do-bury = 埋底
    .with = 埋{ $picked }
    .pick = 埋{ $most }张牌
do-pairs = 出对子或拖拉机

red-five-lowest = 叫{ $number }
red-five-leap = 叫{ $number } · 多{ $leap }

red-five-opens = { $other }先叫。
    .to-other = 你先叫。
red-five-bids = { $seat }叫{ $number }。
    .to-seat = 你叫{ $number }。
red-five-passes = { $seat }不叫。
    .short = 不叫
    .to-seat = 你不叫。
red-five-redeal = 都不叫，重新发牌。
red-five-declares = { $seat }是庄家，需要{ $number }分。
    .to-seat = 你是庄家，需要{ $number }分。
red-five-names = { $seat }定{ $suit }为主。
    .short = 定了主
    .to-seat = 你定{ $suit }为主。
red-five-names-none = { $seat }打无主。
    .short = 无主
    .to-seat = 你打无主。
red-five-shows = { $seat }的底牌：{ $cards }。
    .to-seat = 你的底牌：{ $cards }。
red-five-takes-kitty = { $seat }拿起底牌。
    .to-seat = 你拿起底牌。
red-five-buries = { $seat }埋了八张。
    .short = 埋了八张
    .to-seat = 你埋了八张。
red-five-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
red-five-throw-fails = { $seat }想甩{ $cards }，但有人能压过其中一部分。
    .to-seat = 你想甩{ $cards }，但有人能压过其中一部分。
red-five-throw-costs = 甩牌失败，{ $seat }一方扣{ $points }分。
    .to-seat = 甩牌失败，你方扣{ $points }分。
red-five-takes = { $play ->
    [last] { $winner }出{ $cards }，赢得这一墩
   *[earlier] { $winner }用{ $cards }赢得这一墩
}{ red-five-trick-points }
    .to-winner = { $play ->
        [last] 你出{ $cards }，赢得这一墩
       *[earlier] 你用{ $cards }赢得这一墩
    }{ red-five-trick-points }
red-five-trick-points = { $points ->
    [0] 。
   *[other] ：{ $points }分。
}
red-five-captured = { $winner }吃到{ $seat }的红五。
    .to-winner = 你吃到{ $seat }的红五。
    .to-seat = { $winner }吃到你的红五。
red-five-kitty = { $winner }赢了最后一墩。底牌：{ $cards }，{ $points ->
    [0] 没有分。
   *[other] { $points }分{ $times ->
        [1] 。
        [2] ，两倍。
       *[other] ，{ $times }倍。
    }
}
    .to-winner = 你赢了最后一墩。底牌：{ $cards }，{ $points ->
        [0] 没有分。
       *[other] { $points }分{ $times ->
            [1] 。
            [2] ，两倍。
           *[other] ，{ $times }倍。
        }
    }
red-five-made = { $seat }叫{ $bid }，拿到{ $points }分。完成：每个闲家付{ $stake }。
    .to-seat = 你叫{ $bid }，拿到{ $points }分。完成：每个闲家付{ $stake }。
red-five-set = { $seat }叫{ $bid }，只拿到{ $points }分。没完成：付每个闲家{ $stake }。
    .to-seat = 你叫{ $bid }，只拿到{ $points }分。没完成：付每个闲家{ $stake }。

red-five-call-passed = 不叫
red-five-line = 得分{ $score }
red-five-line-bid = { $score } · 叫{ $bid }
red-five-line-taken = { $score } · 拿到{ $points }
red-five-deed = 叫{ $bid }，拿到{ $points }
red-five-deed-defender = 拿到{ $points }
red-five-for-fives = 红五 { $number }
red-five-declarer-tag = 庄家
red-five-passed-tag = 不叫
red-five-phase-bid = 第{ $number }局 · 叫分
red-five-phase-trump = 第{ $number }局 · 定主
red-five-prompt-bury = { $seat }埋8张牌
    .to-seat = 你埋8张牌
red-five-phase-bury = 第{ $number }局 · 底牌
red-five-phase-play = { shared-trick-of-hand }
red-five-phase-over = 第{ $number }局 · { $points }/{ $bid }
red-five-kitty-label = 底牌
red-five-buried-label = 埋的牌
red-five-own-buried-label = 你埋的牌
red-five-bid-badge = 叫分
red-five-defenders-badge = 闲家
red-five-trump-badge = 主
red-five-no-trump-badge = 无

red-five-count = { $trumps }张主（其中比2大的{ $honours }张）、主对子{ $pairs }个、副牌A{ $aces }张
red-five-hint-bid = 打{ $suit }你大约能拿{ $points }分：{ red-five-count }。最多叫到{ $limit }。
red-five-hint-pass = 就算打{ $suit }你也只能拿大约{ $points }分：{ red-five-count }。
red-five-hint-trump = 你最好的花色是{ $suit }，大约{ $points }分：{ red-five-count }。
red-five-hint-bury = 埋这些：能清掉短花色，{ $points ->
    [0] 不损失分
   *[other] 只损失{ $points }分
}。留着A、对子和主。
red-five-hint-only = 你只能出这些。
red-five-hint-sure = 这个花色里没有能压过它的了。
red-five-hint-throw = 一起甩：这个花色里没有能压过它们的了。
red-five-hint-draw = 这是剩下最大的主。调闲家的主。
red-five-hint-pair = 你没有稳赢的，但对子不好压。
red-five-hint-pull = 你没有稳的。领出小主，调闲家的主。
red-five-hint-gamble = 你的牌快出完了。全甩出去试试。
red-five-hint-low = 你没有稳的，从长花色领出没分的小牌。
red-five-hint-low-trump = 你只有主，领出小的。
red-five-hint-gives = 你方正赢着，给它{ $points }分。
red-five-hint-partner = 你方正赢着，出小的。
red-five-hint-cheapest = 它能赢，而更小的都不行。
red-five-hint-holds = 它能赢，这个花色里没有能压过它的了。
red-five-hint-ruff = 你跟不了，里面有分，用最小的主毙。
red-five-hint-low-follow = 这一墩赢不了，或不值得。出小的，不给分。

red-five-wrong-phase = { $phase ->
    [bid] 还在叫分。叫，或者不叫。
    [trump] 该定主了。选一个花色。
    [bury] 该埋底了。埋八张牌。
   *[play] 正在出牌。请从手牌里出。
}
already-passed = 你已经不叫了，这一局不能再叫。
bid-too-low = 太低了。至少叫{ $least }，或者不叫。
bad-suit = 那不能作主。请选黑桃、红桃、方块或梅花。
need-8-cards = 你选了{ $number }张。请正好埋八张。
only-one-held = 你只有一张{ $card }。请选手里的牌。
one-group-only = 一次只能领出一个花色，所有的主算一个花色。领出单张、对子、拖拉机或甩牌。
use-throw = { $cards }不止一个组合。用甩牌领出，或只出其中一部分。
throws-off = 这张牌桌不能甩牌。领出单张、对子或拖拉机。
unsure-throw = 只能甩没人能压过的牌：{ $count ->
    [0] 这里没有稳的
   *[other] 这里是{ $cards }
}。
throw-is-a-lead = 只有领出时才能甩牌。请出{ $number }张。
wrong-count = 领出几张就出几张：{ $number }张。你可以出{ $cards }。
must-follow-group = 必须跟花色。你可以出{ $cards }。
must-play-all-of-group = 领出的花色你不够：把{ $cards }全出掉，其余随便垫。
must-match-pairs = 领出的是对子，要尽量跟对子。你可以出{ $cards }。
must-match-tractor = 领出的是拖拉机，要尽量跟拖拉机。你可以出{ $cards }。
