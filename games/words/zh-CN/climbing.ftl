do-give = 给
    .with = 给{ $picked }
    .pick = 给{ $most }张牌
do-set = 出{ $number }张同点
do-sets = 出两张以上同点
climbing-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
climbing-pays = { $seat }给{ $other }最好的{ $count }张牌。
    .to-seat = 你给{ $other }最好的{ $count }张牌。
    .to-other = { $seat }给你最好的{ $count }张牌。
climbing-you-pay = 你把{ $cards }给{ $other }。
climbing-you-receive = 你从{ $other }那里得到{ $cards }。
climbing-gives = { $seat }还给{ $other }{ $count }张牌。
    .short = 还了{ $count }张
    .to-seat = 你还给{ $other }{ $count }张牌。
    .to-other = { $seat }还给你{ $count }张牌。
climbing-opens = { $seat }有{ $card }，先出。
    .to-seat = 你有{ $card }，先出。
climbing-leads = { $seat }先出。
    .to-seat = 你先出。
climbing-plays = { $seat }出{ $cards }。
    .to-seat = 你出{ $cards }。
climbing-few-left = { $other }只剩{ $count }张牌！
    .to-other = 你只剩{ $count }张牌！
climbing-passes = { $seat }不出。
    .short = 不出
    .to-seat = 你不出。
climbing-wins = { $seat }用{ $cards }拿下这一圈。
    .to-seat = 你用{ $cards }拿下这一圈。
climbing-wins-at-once = 这一圈直接拿下。
climbing-out = { $seat }出完了。
    .to-seat = 你出完了。
climbing-passed = 不出
climbing-place = 第{ $number }个出完
    .round = 这一轮{ climbing-place }
climbing-prompt-opens = { $seat }出{ $card }开始
    .to-seat = 你出{ $card }开始
climbing-prompt-gives = { $seat }给{ $other }{ $count }张牌
    .to-seat = 你给{ $other }{ $count }张牌
    .to-other = { $seat }给你{ $count }张牌
climbing-exchange = 第{ $number }轮 · 换牌
climbing-opening = 第{ $number }轮 · { $card }开始
climbing-taken = { $seat }拿下
climbing-set = { $seat }：{ $count ->
    [1] 一张{ rank-name }
    [2] 一对{ shared-ranks }
    [3] 三张{ shared-ranks }
    [4] 四张{ shared-ranks }
    [5] 五张{ shared-ranks }
    [6] 六张{ shared-ranks }
    [7] 七张{ shared-ranks }
   *[8] 八张{ shared-ranks }
}
climbing-hint-give = 给最差的牌：先给小单张，不得已再给对子，2和王绝不给。
climbing-hint-out = 最后的牌。你出完了！
climbing-hint-lead = 先出你最{ $reversed ->
    [0] 小
   *[1] 弱
}的{ $count ->
    [1] 单张
    [2] 对子
    [3] 三张
   *[other] { $count }张
}{ $close ->
    [0] 。还没人快出完
   *[1] {""}
}。
climbing-hint-lead-spare = 出这{ $count ->
    [1] 张牌
    [2] 个对子
    [3] 三张
   *[other] { $count }张
}。更{ $reversed ->
    [0] 小
   *[1] 弱
}的会拆散组合{ $jokers ->
    [0] {""}
   *[1] 或花掉一张王
}。
climbing-hint-lead-close = { $seat }只剩{ $count }张牌，出组合，别出单张。
climbing-hint-beat = 能压过{ $count ->
    [1] { rank-name }
   *[other] { shared-ranks }
}的{ $count ->
    [1] 单张
    [2] 对子
    [3] 三张
   *[other] { $count }张
}里，这是最{ $reversed ->
    [0] 小
   *[1] 弱
}的。
climbing-hint-spare = 它压过{ $count ->
    [1] { rank-name }
   *[other] { shared-ranks }
}，更{ $reversed ->
    [0] 小
   *[1] 弱
}的会拆散组合{ $jokers ->
    [0] {""}
   *[1] 或花掉一张王
}。
climbing-hint-beat-close = { $seat }只剩{ $count }张牌，能压就压。
climbing-hint-nothing = 你没有能压过的牌，只能不出。
climbing-hint-save-joker = 不值得用王。
climbing-hint-save-set = 不值得拆组合。
climbing-must-give = 先给{ $seat }{ $count }张牌。输入“give”和那些牌。
