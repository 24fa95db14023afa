durak-name = 杜拉克
    .line = 压过或收下。最后有牌的人是傻瓜。
    .aliases = 傻瓜，捉傻瓜
durak-rules = **出光所有的牌。没有赢家：最后手里有牌的人就是杜拉克，也就是傻瓜。**
    右边的玩家出牌进攻你。用同花色更大的牌或任何将牌压过它。压过的牌和压它的牌都留在桌上。全部压住时，别人可以加牌，但只能是桌上已有的点数。压不过或不想压，就把桌上的牌全收进手里。
    每次进攻后，只要牌堆有牌，大家都补到六张。全部压住，这些牌就作废，接着由你进攻。收了牌，就失去一次进攻机会。
    - **例如：** 红桃是将牌。安安用9♣进攻你，你用J♣压过。桌上有9和J，小西加了J♦。你没有更大的方块，但任何红桃都行：出6♥。没人再加，牌作废，由你进攻。
    .whole =
    - **牌：** 36张，从6到A，A最大。每人六张。翻开下一张，它的花色是将牌，放在**牌堆**最下面，最后摸到。六人时就是发的最后一张。
    - **压过：** 同花色更大的牌，或将牌。将牌只能用更大的将牌压。
    - **谁先：** 有最小将牌的人进攻。都没有就由发牌者左边的玩家。第一个发牌者随机，以后由傻瓜发牌。
    - **进攻：** 向左边的玩家出一张，或几张同点的牌。
    - **防守：** 按任意顺序一张一张压。随时可以收牌，哪怕压到一半。那就全部收下，包括你出过的。
    - **加牌：** 全部压住后，先问进攻者，再顺时针问其他人。可以加桌上已有点数的牌，或者过。过了以后，只有出现新点数或防守者收牌时才再问。不管有没有这样的牌都会问，所以不泄露什么。
    - **多少张：** 进攻牌最多六张，且不超过防守者开始时的张数。
    - **收牌：** 别人还可以在限度内加合适的牌。
    - **补牌：** 进攻者先补到六张，然后顺时针，防守者最后。
    - **下一次进攻：** 全部压住就由你；收牌就由你左边的玩家。
    - **结束：** 牌堆没牌之后，手里没牌就出完了。最后有牌的人是傻瓜，对局结束。如果最后的牌在同一次进攻里出完，没有傻瓜，重新发牌。
    - **例如：** 牌堆空了。安安只剩6♣，你有7♣和8♦。安安出6♣，你用7♣压过。安安出完了，8♦砸在你手里。你是傻瓜。
    - **转移**（把进攻传下去）是自定规则：还没压任何牌时，向进攻加一张同点的牌，由左边的玩家防守全部。他至少要有那么多牌。
durak-paragraphs =
    .durak-does-not-beat = 2
    .durak-must-open = 3
    .durak-now-attack = 4
    .going-out-one-rank = 4
    .durak-now-defend = 5
    .durak-not-lying-open = 5
    .durak-rank-not-there = 6
    .durak-now-pile_on = 6
    .durak-now-throw = 6
    .durak-no-transfer = 13

durak-variant-transfer = 转移：可以把进攻传下去
durak-variant-partners = 结对，4人或6人
durak-variant-pair = 两人快速：24张牌，输三次为止
durak-variant-big_pack = 大副牌，只有两邻加牌

durak-option-deck = 用几张牌
durak-option-mode = 防守者
    .throw_in = 压过或收牌
    .transfer = 还可以用同点的牌把进攻传下去
durak-option-show_trump = 有那个点数的将牌，只亮不出就能传下去
durak-option-limit = 一次进攻最多几张
durak-option-first_limit = 压住一张之前最多几张
durak-option-throwers = 谁可以加牌
    .all = 所有人
    .neighbours = 防守者的两邻
    .attacker = 只有进攻者
durak-option-throw_in = 怎样加牌
    .in_turn = 依次
    .free = 先到先得，电脑最后
durak-option-pile_on = 防守者收牌时可以再加
durak-option-teams = 隔座为搭档
durak-option-opener = 谁先进攻
    .lowest_trump = 有最小将牌的人
    .under_fool = 傻瓜右边的玩家，由傻瓜防守
    .after_fool = 傻瓜左边的玩家
durak-option-scoring = 对局
    .fool = { going-out-until-lost }
    .places = { going-out-counts-places }
durak-option-losses = { going-out-losses }
durak-option-rounds = { going-out-rounds }

do-attack = 出牌
    .with = 出{ $picked }
do-attack-several = 出几张
do-beat =
    .on = 用{ $cards }压{ $card }
    .beside = 压{ $card }
do-transfer = 转移
    .with = 用{ $picked }转移
    .beside = 转移
do-show = 亮牌转移
    .with = 亮{ $picked }转移
    .beside = 亮牌转移
durak-do-take = 收牌
durak-do-pass = 过

durak-turned-up = { $seat }发牌。翻开{ $card }，{ $suit }是将牌。
    .to-seat = 你发牌。翻开{ $card }，{ $suit }是将牌。
durak-opens = { $other }先进攻。
    .to-other = 你先进攻。
durak-attacks = { $seat }用{ $cards }进攻{ $other }。
    .to-seat = 你用{ $cards }进攻{ $other }。
    .to-other = { $seat }用{ $cards }进攻你。
durak-throws = { $seat }加{ $cards }。
    .to-seat = 你加{ $cards }。
durak-adds = { $seat }再加{ $cards }。
    .to-seat = 你再加{ $cards }。
durak-beats = { $seat }用{ $card }压{ $turned }。
    .to-seat = 你用{ $card }压{ $turned }。
durak-transfers = { $seat }用{ $card }把进攻转给{ $other }。
    .to-seat = 你用{ $card }把进攻转给{ $other }。
    .to-other = { $seat }用{ $card }把进攻转给你。
durak-shows = { $seat }亮出{ $card }，把进攻转给{ $other }。
    .short = 亮出{ $card }
    .to-seat = 你亮出{ $card }，把进攻转给{ $other }。
    .to-other = { $seat }亮出{ $card }，把进攻转给你。
durak-takes = { $seat }收牌。
    .short = 收牌
    .to-seat = 你收牌。
durak-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
durak-beaten = 全部压住。这些牌作废。
durak-gets = { $other }收了{ $count }张牌。
    .to-other = 你收了{ $count }张牌。
durak-draws = { $other }摸了{ $count }张牌。
    .to-other = 你摸了{ $count }张牌。
durak-you-draw = { shared-you-draw }
durak-out = { $other }出完了！
    .to-other = 你出完了！
durak-fool = { $seats }是傻瓜{ $count ->
   *[other] {""}
}。
    .to-seats = { shared-you-and }是傻瓜。
durak-drawn = 没有傻瓜，平局。

durak-is-fool = 傻瓜
durak-is-attacker = 进攻
durak-defends = 防守
durak-is-taking = 收牌
durak-passed = { shared-passed }
durak-throws-next = 第{ $place }个加牌
durak-trump = 将牌
durak-talon = 牌堆
durak-bout-beaten = 全部压住
durak-bout-open = 进攻
durak-bout-on = { $seat } → { $other } · { $count ->
    [0] 不能再加
   *[other] 最多再加{ $count }
}
durak-bout-taken = { $other }收牌 · { $count ->
    [0] 不能再加
   *[other] 最多再加{ $count }
}
durak-takes-all = 全部收下

durak-hint-sure = 你知道{ $other }有什么，没有一张压得过。
durak-hint-low = 最小的牌最没用。
durak-hint-pair = 它们小，而{ $count }张同点要一张一张压。
durak-hint-trumps = 你只剩将牌。从最小的开始。
durak-hint-throw = { $count ->
   *[other] 这不是将牌
}，而{ $other }得花更好的牌。
durak-hint-add = 尽量多给{ $other }牌，但留着将牌。
durak-hint-late = 没有牌可摸了，尽量脱手。
durak-hint-keep = 合适的牌太好，舍不得给。
durak-hint-nothing = 你没有合适的。
durak-hint-show = { $card }还在你手里，麻烦归{ $other }了。
durak-hint-transfer = 让{ $other }去对付。
durak-hint-beat = 这是压得过的最便宜的牌。
durak-hint-rank = 更便宜的会给他们新的点数来加牌。
durak-hint-trump = 得用将牌，{ $card }是最便宜的。
durak-hint-cannot = { $count ->
    [1] 你压不过
   *[other] 你压不过全部
}。别浪费牌去试。
durak-hint-two-trumps = 要花{ $count }张将牌，这么早太贵了。
durak-hint-dear = 要花{ $card }，这么早舍不得。

durak-teams = 结对需要4或6名玩家。
durak-too-few-cards = 24张牌最多够{ $most }人。
durak-must-open = 你在进攻，必须出牌。
durak-rank-not-there = { $card }不合适。桌上的点数是{ $ranks }。
durak-no-room = 只能再出{ $count }张：{ $kind ->
    [hand] { $other }要能全部压过。
   *[limit] 这是这次进攻的上限。
}
durak-does-not-beat = { $cards }压不过{ $card }。你需要{ $kind ->
    [trump] 更大的将牌。
   *[plain] 更大的{ $suit }，或将牌。
}
durak-not-lying-open = { $card }不用压。你可以压{ $cards }。
durak-no-transfer = { $kind ->
    [beaten] 你已经压了一张，不能转移。
    [rank] 只能用另一张{ rank-name }转移。
    [trump] 只能亮那个点数的将牌。
    [shown] 你已经用那张转移过，不能亮两次。
    [few] { $other }的牌不够。
    [limit] 这次进攻不能再多了。
    [nobody] 没有人可以转给。
   *[never] 这张牌桌不能这样转移。压过或收牌。
}
durak-not-your-throw = 现在轮到{ $seats }加牌。请等一下。
durak-now-attack = 你在进攻。出一张牌，或几张同点的。
durak-now-defend = 你在防守。压一张，或者收牌。
durak-now-throw = 全部压住了。加一张桌上点数的牌，或者过。
durak-now-pile_on = { $other }在收牌。加一张桌上点数的牌，或者过。
