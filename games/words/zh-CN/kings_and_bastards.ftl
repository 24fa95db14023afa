kings-and-bastards-name = 国王与混蛋
    .line = 最先出完是国王，最后是混蛋。
    .aliases = 国王和混蛋
kings-and-bastards-rules = **最先出光手牌就是国王。牌砸在手里就是混蛋。**
    有人先出一张牌，或一个**组合**：几张同点的牌，如对子、三条。后面的人出同样张数、更大的点数，或者不出。别人都不出时，最后出牌的人拿下这一圈，再先出。
    3最小，A最大。**2**单张就压过一切。**王**可以配任何牌，当作你要的点数。
    下一轮，混蛋把最好的两张给国王，国王随便还两张。
    - **例如：** 安安出6♣ 6♦。你出9♥ 9♠，小本不出，小西出一张2拿下这一圈。接着由小西先出。
    .whole =
    - **发牌：** 一副牌加一张王全部发完；七人起用两副。有的玩家会多一张。第一轮之后由混蛋发牌。
    - **先出：** 有3♣的人用它开始，单出或连同别的3和王。之后拿下上一圈的人随便出。轮到你先出时不能不出。
    - **跟牌：** 同样张数、更大的点数，或者不出。不出以后还可以再出。花色无关。
    - **2**单独出。不管这一圈出的是几张，它立即拿下，没有什么压得过。
    - **王**可以当作2以外的任何点数：单独出，或配至少一张真牌。
    - **拿下一圈：** 其他人接连都不出时。如果那人牌已出完，由下一家先出。
    - **一轮结束：** 最先出完的是**国王**。打到只剩一个人有牌，他就是**混蛋**。
    - **换牌：** 下一轮之前，混蛋最好的两张归国王：先是2，再是王、A、K，依此类推。国王随便还两张。别人看不到。
    - **结束：** 想停就停。当国王次数多的获胜，相同则当混蛋次数少的获胜。名字旁边，每当一轮国王有一顶王冠，每当一轮混蛋有一件破衣。
    - **例如：** 桌上是一对J。可以用Q♣ Q♦、K♠加王，或一张2压过。一张A不行，三张K也不行。
kings-and-bastards-paragraphs =
    .kings-and-bastards-must-open = 2
    .kings-and-bastards-must-lead = 2
    .kings-and-bastards-one-rank = 2
    .kings-and-bastards-other-size = 3
    .kings-and-bastards-too-low = 3
    .kings-and-bastards-two-alone = 4
    .kings-and-bastards-joker-rank = 5
    .climbing-must-give = 8

kings-and-bastards-variant-race = 先当三次国王
kings-and-bastards-variant-president = 有副职，不出就不能再出，10轮
kings-and-bastards-variant-short = 快速：5轮

kings-and-bastards-option-decks = 用几副牌
    .auto = 每六人一副
kings-and-bastards-option-jokers = 每副牌的王
kings-and-bastards-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = { shared-out-of-trick }
kings-and-bastards-option-exchange_count = 混蛋和国王换几张
    .zero = { shared-none }
kings-and-bastards-option-exchange_ranking = 归国王的混蛋最好的牌
    .twos_high = 2，然后王，然后A
    .ace_high = A，然后K；没有别的才给2和王
kings-and-bastards-option-lead_rule = 谁开始一轮
    .three_of_clubs = 有3♣的人，出那张
    .king = 第二轮起由国王
    .bastard = 第二轮起由混蛋
kings-and-bastards-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
kings-and-bastards-option-target_kings = 当几次国王获胜
    .zero = { shared-no-limit }
kings-and-bastards-option-vice_titles = 副国王（第2）和副混蛋（倒数第2）也换一张

do-as = 当作{ rank-name }
    .after = { $picked }当作{ rank-name }

kings-and-bastards-calls = { $seat }出{ $card }，当作{ $rank }。
    .to-seat = 你出{ $card }，当作{ $rank }。
kings-and-bastards-wins = { $seat }用{ $cards }当作{ $rank }拿下。
    .to-seat = 你用{ $cards }当作{ $rank }拿下。
kings-and-bastards-king = { $seat }最先出完，是国王！
    .to-seat = 你最先出完，是国王！
kings-and-bastards-bastard = { $seat }手里还有牌，是混蛋。
    .to-seat = 你手里还有牌，是混蛋。

kings-and-bastards-fact = { $seat }当混蛋最多：{ $number }次。
kings-and-bastards-kings = 国王{ $kings }次
kings-and-bastards-bastards = 混蛋{ $bastards }次
kings-and-bastards-reason = { kings-and-bastards-kings }，{ kings-and-bastards-bastards }
kings-and-bastards-tag-king = 国王
kings-and-bastards-tag-bastard = 混蛋
kings-and-bastards-tag-vice = 副国王
kings-and-bastards-tag-vice-last = 副混蛋
kings-and-bastards-joker = { $seat }：王当作{ $rank }

kings-and-bastards-hint-only-twos = 你只剩2了，而2一次只能出一张。
kings-and-bastards-hint-two-few = 你剩得不多了。2拿下这一圈，接着你先出。
kings-and-bastards-hint-joker = 王当作A，只有2压得过。拿下这一圈，接着你先出。
kings-and-bastards-hint-two-many = 你有{ $count }张2。花一张：它拿下这一圈，接着你先出。
kings-and-bastards-hint-two-close = { $seat }只剩{ $count }张牌，花一张2拦住。
kings-and-bastards-hint-save-two = 不值得花{ $count ->
    [1] 你唯一的2
   *[other] 一张2
}。

kings-and-bastards-one-deck = 一副牌最多够六人。把副数设为“auto”或两副。
kings-and-bastards-must-open = 你用3♣开始这一轮。单出，或连同别的3和王。
kings-and-bastards-must-lead = 由你先出，不能不出。出一张牌或一个组合。
kings-and-bastards-joker-rank = 说王当作什么，从3到A，不能是2，例如“JR as 9”。
kings-and-bastards-two-alone = 2总是单独出。只出一张2，或不含2的组合。
kings-and-bastards-one-rank = 一起出的牌要同一点数，王也算。请选同一点数的牌。
kings-and-bastards-only-jokers = 只有王不成组合。加一张真牌，或只出一张王并说明点数。
kings-and-bastards-too-many = 组合不能超过{ $most }张。少出一些。
kings-and-bastards-other-size = 桌上是{ $count }张牌。请出{ $count }张，或一张2，或者不出。
kings-and-bastards-too-low = 太小了。请出比{ rank-name }大的点数，或一张2，或者不出。

kings-and-bastards-do-pass = 不出
kings-and-bastards-order-pass = 不出
