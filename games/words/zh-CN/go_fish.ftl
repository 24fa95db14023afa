go-fish-name = 钓鱼要牌
    .line = 向别人要牌，凑齐四张同点。
    .aliases = Go Fish，去钓鱼
go-fish-rules = **向别人要牌，凑成套：四张同点是一套。**
    轮到你时，向一名玩家要你至少有一张的点数：“有7吗？”有的话全归你，再要一次。没有就去钓鱼：从牌堆摸一张。摸到的正是你要的，就再要一次；不是就轮到下一家。
    所有的套都放下后，套数最多的获胜。
    - **例如：** 你有7、7和K。你向安安要7，得到两张：凑成一套！你向小波要K。他没有，你摸牌。
    .whole =
    - **发牌：** 两三人每人七张，更多人每人五张。其余是牌堆。
    - **要牌：** 说一名有牌的玩家和你有的点数。他必须当众把这个点数的牌全给你。
    - **去钓鱼：** 他没有，你就摸牌。正是你要的点数，亮出来再要一次。
    - **一套：** 四张同点马上亮在面前。
    - **没牌了：** 轮到你时摸一张。牌堆没了就轮空。
    - **搭档**面对面坐，套数一起算。不能向搭档要。
    - **结束：** 所有的牌都凑成套时。谁也要不到什么时，这一轮也结束。
go-fish-paragraphs =
    .go-fish-ask-now = 2
    .go-fish-not-held = 2
    .go-fish-not-yourself = 2
    .go-fish-no-such-seat = 2
    .go-fish-no-cards = 2
    .go-fish-have-it = 2
    .go-fish-in-book = 4
    .go-fish-partner = 6

go-fish-variant-asked_next = 被问的人下一个
go-fish-variant-pairs = 用对子代替四张
go-fish-variant-teams = 结对，两轮
go-fish-variant-single_cards = 一次要一张
go-fish-variant-memory = 没有提醒，三轮

go-fish-option-hand_size = { shared-cards-dealt }
    .zero = 七张，四人起五张
go-fish-option-books = 什么算一套
    .four = 四张同点
    .pairs = 一对
go-fish-option-ask_for = 要什么
    .rank = 一个点数的所有牌
    .card = 一张牌
go-fish-option-next_turn = 下一个谁要
    .left = 左边的玩家
    .asked = 被问的玩家
go-fish-option-lucky = 摸到要的牌就再要一次
go-fish-option-book_again = 摸到的牌凑成一套就再要一次
go-fish-option-empty_hand = 没有牌时
    .draw = 轮到你时摸一张
    .refill = 重新拿一手牌
    .end = 这一轮结束，没牌堆时也一样
go-fish-option-scoring = 一套算
    .books = 1分
    .values = A 15、K 13、Q 12、J 11，其余按点数
go-fish-option-teams = 分队
    .none = 各自为战
    .pairs = 结对，四人或六人
go-fish-option-max_rounds = { shared-rounds }
go-fish-option-reminders = 牌桌显示大家都知道的

do-ask = 问{ $seat }
do-ask-for = 问{ $seat }要{ shared-ranks }
do-ask-card = 问{ $seat }要
    .with = 问{ $seat }要{ $picked }
do-for = { shared-ranks }
do-card = 一张牌
    .with = { $picked }

go-fish-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
go-fish-gets = { $seat }问{ $other }，得到{ $cards }。
    .to-seat = 你问{ $other }，得到{ $cards }。
    .to-other = { $seat }问你，得到{ $cards }。
go-fish-fish = { $kind ->
    [card] { $seat }问{ $other }要{ $suit }{ rank-name }。去钓鱼！
   *[rank] { $seat }问{ $other }要{ shared-ranks }。去钓鱼！
}
    .short = 去钓鱼
    .to-seat = { $kind ->
        [card] 你问{ $other }要{ $suit }{ rank-name }。去钓鱼！
       *[rank] 你问{ $other }要{ shared-ranks }。去钓鱼！
    }
    .to-other = { $kind ->
        [card] { $seat }问你要{ $suit }{ rank-name }。去钓鱼！
       *[rank] { $seat }问你要{ shared-ranks }。去钓鱼！
    }
go-fish-lucky = { $seat }摸到{ $card }！
    .to-seat = 你摸到{ $card }！
go-fish-draws = { $seat }没有牌，摸{ shared-cards }。
    .to-seat = 你没有牌，摸{ shared-cards }。
go-fish-you-draw = { shared-you-draw }
go-fish-book = { $seat }放下{ $cards }。
    .to-seat = 你放下{ $cards }。
go-fish-nobody = 谁也要不到什么，这一轮结束。

go-fish-points = { shared-points }
go-fish-gave = 来自{ $other }
go-fish-marks = { $kind ->
    [none] 无{ $others }
    [some] { $held }
   *[both] { $held }，无{ $others }
}
go-fish-asked = { $other }，有{ shared-ranks }吗？
go-fish-asked-card = { $other }，有{ $rank ->
    [T] 10
   *[other] { $rank }
}{ $symbol }吗？
go-fish-books = { $kind ->
    [pairs] { $count }对
   *[four] { $count }套
}

go-fish-hint-known = { $other }肯定有{ shared-ranks }。
go-fish-hint-unknown = { $other }有{ shared-cards }没人知道的牌，里面可能有{ shared-ranks }。
go-fish-hint-vain = 现在什么都不太可能。哪个都一样。

go-fish-few-cards = 牌不够。每人最多发{ $count }张。
go-fish-team-seats = 结对需要四名或六名玩家。
go-fish-ask-now = 向一名玩家要牌，例如“ask { $other } { $kind ->
    [card] card { $card }
   *[for] for { shared-ranks }
}”。
go-fish-not-held = 只能要你有的点数：{ $ranks }。
go-fish-not-yourself = 不能问自己。请问{ $seats }。
go-fish-no-such-seat = 没有这样的玩家。请问{ $seats }。
go-fish-no-cards = { $other }没有牌。请问{ $seats }。
go-fish-partner = { $other }是你的搭档。请问{ $seats }。
go-fish-have-it = { $card }在你自己手里。
go-fish-in-book = { $card }已经凑成套了。
