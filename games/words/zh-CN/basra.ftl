basra-name = 巴斯拉
    .line = 同点或凑数吃牌，J全吃。
    .aliases = 钓鱼
basra-rules = **用手牌吃桌上的牌，能清台就清台。**
    你有五张牌，桌上亮着四张。轮到你就出一张。8吃桌上所有的8，以及加起来是8的牌。J吃掉全部。你出的牌和吃到的牌扣在面前。什么也没吃到，就留在桌上。
    用数字牌吃光桌面就是**巴斯拉**，得这张牌的两倍分。吃到的J、A、2♣和10♦也得分。一副牌打完后有人到151分，得分最高的人获胜。
    - **例如：** 桌上有A♣ 2♠ 5♠和9♦。你出8♥，吃到A♣ 2♠ 5♠：A得1分。要是没有9♦，你就清台了：巴斯拉，多16分。
    .whole =
    - **牌：** 44张，没有Q和K。A算1，其余到10按点数。J不能和别的牌相加。
    - **发牌：** 每人五张，桌上亮四张。那四张里有J就放回，换一张。手牌都出完后每人再发五张，桌上不发。每副牌轮到左边的人发，发牌者最后出。
    - **轮到你：** 出一张。它吃掉同点的每一张，以及加起来等于它的每一组，尽量多吃。两组要用同一张牌时由你选。什么也吃不到就留在桌上。
    - **J**吃掉一切，包括别的J。桌面空时，J只是留下。
    - **巴斯拉：** 用数字牌清空桌面，除了牌本身的分，再得点数的两倍：A得2分，10得20分。J不算巴斯拉，最后剩下的牌也不算。
    - **分数：** 每张J 2分，每张A 1分，2♣ 2分，10♦ 3分，被吃到或用来吃都算。
    - **记牌：** 吃到的牌一直扣着，记住什么出过了。
    - **一副打完时，**最后吃到牌的人拿走桌上剩下的。这时有人到151分，得分最高的人获胜，几个人都到了也一样。最高分并列就再打一副。
    - **例如：** 桌上是A♥ 3♦ 4♣。出4三张全吃：4♣，以及1+3。巴斯拉8分，A 1分。桌上是A♥ 2♦ 3♣ 4♠时，6可以吃1+2+3或2+4。两组都要2♦，由你选。
    - **自定规则**可以让四人结成两对搭档，分数相加。
basra-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3

basra-variant-tradition = 传统：牌最多得30分，7♦清台，打到101
basra-variant-short = 快速，打到51

basra-option-target = { shared-points-to-win }
basra-option-hand_size = 每次发几张（4张只限两人）
basra-option-jack_points = 每张J的分数
basra-option-basra_scoring = 巴斯拉得
    .double_face = 点数的两倍
    .flat10 = 总是10分
basra-option-jack_basra_points = 用J吃桌上单独一张J的分数
basra-option-capture_rule = 一张牌吃什么
    .maximal = 能吃的全吃
    .free = 任选一组
basra-option-last_capturer_takes_rest = 最后吃到牌的人拿走桌上剩下的
basra-option-replace_table_jacks = 开头桌上的J要换掉
basra-option-end_check = 对局何时结束
    .deck_end = 一副打完时
    .instant = 有人一到就结束
basra-option-partnership = { shared-partners }
basra-option-seven_of_diamonds = 7♦也吃光桌面
basra-option-majority_points = 牌最多的分数
basra-option-majority_tie = 牌最多并列时，这些分
    .carry = 累加到下一副
    .none = 作废
basra-option-show_captured = 可以翻看自己吃到的牌

basra-replaced = { $turned }放回牌堆，另翻一张。
basra-turned = 桌上：{ $cards }。
basra-takes = { $seat }出{ $card }，吃{ $cards }{ $points ->
    [0] 。
   *[other] ，得{ $points }分。
}
    .to-seat = 你出{ $card }，吃{ $cards }{ $points ->
        [0] 。
       *[other] ，得{ $points }分。
    }
basra-basra = 巴斯拉！清台得{ $number }分。
basra-rest = { $winner }最后吃到牌，拿走剩下的{ $cards }{ $points ->
    [0] 。
   *[other] ，得{ $points }分。
}
    .to-winner = 你最后吃到牌，拿走剩下的{ $cards }{ $points ->
        [0] 。
       *[other] ，得{ $points }分。
    }
basra-majority = { $seats }的牌最多{ $count ->
   *[other] {""}
}：{ $points }分。
    .to-seats = { shared-you-and }的牌最多：{ $points }分。
basra-majority-tie = 牌最多并列{ $points ->
    [0] 。
   *[other] ，{ $points }分累加到下一副。
}

basra-tag-cleared = 巴斯拉 +{ $number }
basra-for-cards = 牌分 { $number }
basra-for-basras = 巴斯拉 { $number }
basra-for-most = 牌最多 { $number }
basra-fact = { $seat }清台{ $number }次。
basra-tag-took = +{ $number }
basra-tag = { $count }次巴斯拉
basra-deck = 第{ $round }副 · 打到{ $target }
basra-captured = 你吃到的
basra-most-cards = 牌最多

basra-hint-basra = 这样能清台：巴斯拉，{ $number }分。
basra-hint-points = 趁能拿先拿{ $number }分。
basra-hint-cards = 没有分，但能吃{ $count }张牌。
basra-hint-lay = 没有可吃的。{ $number ->
    [0] 这张几乎不会送出巴斯拉
   *[other] 这张最不容易送出巴斯拉（{ $number }%）
}。
basra-hint-twin = 没有可吃的。你还有一张同点的，多半能再吃回来。
basra-hint-wait = 比现在吃更好：下一家{ $number ->
    [0] 几乎不可能巴斯拉
   *[other] 巴斯拉的机会约{ $number }%
}。

basra-four-hands-of-five = 四人时每次发五张：发四张的话牌发不均。
basra-partners-are-four = 两对搭档需要四名玩家。
