five-card-draw-name = 五张换牌
    .line = 下注、换牌、诈唬，最好的五张赢。
    .aliases = 换牌扑克，五张抽
five-card-draw-rules = **拿到最好的五张牌，或者下注到别人都放弃。**
    每人先把**前注**放进**底池**（赢家拿走的筹码），然后拿到五张别人看不见的牌。接着下注：轮到你时，投入筹码、跟上别人、加注，或者弃牌退出这一局。
    还在的人最多可以换三张牌。再下注一轮，亮出手牌，最好的赢得底池。对子不错，三条更好，王可以当作对你最有用的牌。
    { rules-chips }
    - **例如：** 你有Q♣ Q♦ 9♥ 5♠ 2♣。留下两张Q，换其他三张。来了Q♥ 8♠ 4♦：三条Q，压过任何两对。
    .whole =
    - **发牌：** 每人付前注，拿五张牌。庄位每局后向左移动。
    - **第一轮下注**从发牌者左边开始：下注或弃牌，不能过牌。有人下注后，**跟注**（补齐）、**加注**（补齐再多加，至少等于上一次下注或加注）或**弃牌**。上限只有你的筹码。补不齐就把手里的都投进去**全下**，只争你付过的那部分底池。
    - **换牌**从发牌者左边开始：弃掉最多三张换新的，或者**不换**，五张都留。
    - **第二轮下注**一样。然后还在的人都亮牌，最好的赢。别人都弃牌了，你不亮也赢。
    - **牌型，从好到差。**有王时，五条最大：
    { rules-poker-hands }
    { rules-same-hand }
    - **王**自己组成最好的牌型：配7♣ 7♦ K♥ 4♠就是第三张7。
    { rules-side-pot }
    - **结束：** 打到一名玩家拥有所有筹码。提前停止时，筹码最多的获胜。
five-card-draw-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-raise = 2
    .nothing-to-call = 2
    .no-check = 2
    .bet-is-made = 2
    .no-raise = 2
    .raise-closed = 2
    .raise-short = 2
    .check-owing = 2
    .draw-now = 3
    .bad-discard = 3

five-card-draw-variant-modern = 可以过牌，前注上涨
five-card-draw-variant-plain = 没有王，可以过牌，前注上涨
five-card-draw-variant-short = 快速：15局，前注上涨

five-card-draw-option-starting_chips = { shared-chips }
five-card-draw-option-ante = 前注（最多是起始筹码的五分之一）
five-card-draw-option-min_bet = 最低下注
    .zero = 与前注相同
five-card-draw-option-jokers = 牌里的王
five-card-draw-option-allow_check = 没人下注时可以过牌
five-card-draw-option-max_draw = 最多换几张
five-card-draw-option-max_hands = 局数
    .zero = { shared-until-all-chips }
five-card-draw-option-rebuy = 筹码输光后可以重购一次
five-card-draw-option-ante_rises = 几局后前注加倍
    .zero = { shared-never }
five-card-draw-option-ante_minutes = 几分钟后前注加倍
    .zero = { shared-never }
five-card-draw-option-showdown = { shared-showdown }
    .everybody = { shared-everyone-shows }
    .winners = { shared-losers-hide }

do-stand-pat = 不换
five-card-draw-deals = { $seat }发牌。前注是{ $number }。
    .to-seat = 你发牌。前注是{ $number }。
five-card-draw-you-hold = 你的牌是{ poker-hand }。
five-card-draw-stands = { $seat }不换。
    .to-seat = 你不换。
five-card-draw-draws = { $seat }换{ $number }张。
    .short = 换{ $number }张
    .to-seat = 你换{ $number }张。
five-card-draw-you-draw = 你换到{ $cards }，现在是{ poker-hand }。
five-card-draw-reshuffles = 牌堆不够了，弃掉的手牌和先前的弃牌洗回去：{ $count }张。
five-card-draw-drew = { $number ->
    [0] 不换
   *[other] 换{ $number }张
}
five-card-draw-stub = 牌堆
five-card-draw-ante = 前注
five-card-draw-stake = 需补齐
five-card-draw-hand = 第{ $number }局 · { $stage ->
    [first-bets] 第一轮下注
    [draw] 换牌
    [second-bets] 第二轮下注
   *[over] 结束
}

five-card-draw-hint-pat = 你有{ poker-hand }。五张都留。
five-card-draw-hint-keep = 留下{ poker-hand }，换{ five-card-draw-how-many }。
five-card-draw-hint-four-flush = 你差一张成同花。换掉多余的一张。
five-card-draw-hint-four-straight = 你差一张成顺子，能成的牌很多。换掉多余的一张。
five-card-draw-hint-joker = 留下王和最大的牌，换{ five-card-draw-how-many }。
five-card-draw-hint-nothing = 还什么都没有。留下最大的牌，换{ five-card-draw-how-many }。
five-card-draw-how-many = { $count }张
five-card-draw-hint-bet = { five-card-draw-chance }。{ poker-worth-bet }
five-card-draw-hint-raise = { five-card-draw-chance }。{ poker-worth-raise }
five-card-draw-hint-call = { five-card-draw-chance }。以底池的大小，值得跟注。
five-card-draw-hint-fold = { five-card-draw-chance }。但他们在下注，手牌比随机牌好。弃牌。
five-card-draw-hint-check = { five-card-draw-chance }。不够下注，过牌不花钱。
five-card-draw-hint-no-bet = { five-card-draw-chance }。不够下注。
five-card-draw-chance = 凭{ poker-hand }，你约有{ $percent }%的机会赢过{ $count }手随机牌
five-card-draw-hint-rebuy = { shared-hint-no-chips }

five-card-draw-high-ante = 前注太高了。最多是起始筹码的五分之一：{ $most }。
five-card-draw-high-bet = 最低下注太高了。不能超过起始筹码：{ $most }。
draw-now = 现在该换牌。最多弃{ $number }张，或者不换。
bad-discard = 请弃掉手里1到{ $number }张不同的牌，或者不换。
