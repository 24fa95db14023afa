# Blackjack: its rules are docs/rules/blackjack.md. What the endings of keys mean stands at the head of common.ftl.

blackjack-name = Blackjack
    .line = Closer to 21 than the house, but not over.
    .aliases = 21, Twenty-One, Vingt-et-un
blackjack-rules = **Get closer to 21 than the house without going over. Everyone plays alone against the house.**
    You bet, and get two open cards. The house shows one of its two. J, Q and K count ten, an ace one or eleven. **Hit** to take another card, or **stand.** Go over 21 and you **bust:** your bet is gone. Then the house draws up to 17. Closer to 21 wins what you bet. On the same total you get it back.
    An ace and a ten-card (10, J, Q or K) are a **blackjack,** which pays 3 to 2. After 20 rounds, whoever has the most chips wins. { rules-play-chips }
    - **For example:** you have 10♠ 6♦, and the house shows the 6♣. It often busts from there, so you stand. It has 16 with its 10♥ and draws the 9♦: you win.
    .whole =
    - **Bets:** everyone bets at the same time, 10 to 200, in tens. Nobody sees your bet until all are in.
    - **The shoe:** six decks, shuffled again when a quarter is left.
    - **Soft:** while an ace counts eleven, a hand is soft. A♠ 6♦ is soft 17, and a 10 makes it 17.
    - **Insurance:** when the house shows an ace, you can bet half as much again that its hidden card makes a blackjack. That pays 2 to 1.
    - **The hidden card:** with an ace or a ten-card showing, the house looks at it. If that's a blackjack, the round is over, and only your own saves your bet.
    - **21** stands by itself.
    - **Double:** on your first two cards, bet as much again and get exactly one more card.
    - **Split:** two cards that count the same can become two hands, with a bet on each, up to four. Split aces get one card each, and 21 with them is no blackjack.
    - **Surrender:** instead of playing, give up half your bet.
    - **The house** draws until it has 17 or more, unless there's nobody left to beat.
    - **The end:** after 20 rounds, or when nobody else can bet. A tie is shared. Alone, you win with more chips than you started with.
blackjack-paragraphs =
    .bet-range = 1
    .bet-tens = 1
    .insure-or-pass = 4
    .play-now = 6
    .no-double = 7
    .no-split = 8
    .no-surrender = 9

blackjack-variant-hard_house = Tough house: 6 to 5, hits soft 17
blackjack-variant-european = European: the house doesn't look
blackjack-variant-one_deck = One deck, shuffled every round
blackjack-variant-kitchen = At home: five cards win
blackjack-variant-long = 50 rounds, bets up to 500

blackjack-option-start_chips = { shared-chips }
blackjack-option-min_bet = Lowest bet
blackjack-option-max_bet = Highest bet
    .zero = { shared-no-limit }
blackjack-option-max_rounds = { shared-rounds }
blackjack-option-decks = Decks in the shoe
blackjack-option-shoe = The shoe is shuffled
    .run = when a quarter is left
    .fresh = every round
blackjack-option-soft17 = On soft 17 the house
    .stand = stands
    .hit = hits
blackjack-option-pays = A blackjack pays
    .three_two = 3 to 2
    .six_five = 6 to 5
    .even = 1 to 1
blackjack-option-house_blackjack = If the house has a blackjack
    .peek = it says so before you play
    .takes_all = it shows at the end and takes all you've bet
    .takes_one = it shows at the end and takes one bet
blackjack-option-insurance = Insurance when the house shows an ace
blackjack-option-surrender = You can surrender
blackjack-option-double = You can double
    .any = any two cards
    .nine = 9, 10 and 11
    .ten = 10 and 11
blackjack-option-das = You can double after a split
blackjack-option-split = You can split
    .value = any two ten-cards
    .rank = only two of the same rank
blackjack-option-max_hands = Most hands after splitting (1: no splits)
blackjack-option-resplit_aces = You can split aces again
blackjack-option-hit_aces = You can hit split aces
blackjack-option-charlie = Cards without a bust that win at once
    .zero = { shared-none }

do-hit = Hit
    .listed = hit
do-split = Split
    .listed = split
do-surrender = Surrender
    .listed = surrender
do-insure = Insurance

blackjack-shuffles = The shoe is shuffled: { $count } cards.
blackjack-ready = { $seat } is ready.
    .short = ready
    .to-seat = You're ready.
blackjack-bets = { $seat } bets { $number }.
    .to-seat = You bet { $number }.
blackjack-insures = { $seat } takes insurance for { $number }.
    .to-seat = You take insurance for { $number }.
blackjack-shows = The house shows { $card }.
blackjack-natural = { $seat } has a blackjack: { $cards }.
    .to-seat = You have a blackjack: { $cards }.
blackjack-gets = { $seat } gets { $card }: { blackjack-hand }.
    .to-seat = You get { $card }: { blackjack-hand }.
blackjack-hits = { $seat } hits: { $card }, { blackjack-hand }.
    .short = hit
    .to-seat = You hit: { $card }, { blackjack-hand }.
blackjack-doubles = { $seat } doubles: { $card }, { blackjack-hand }.
    .short = doubled
    .to-seat = You double: { $card }, { blackjack-hand }.
blackjack-stand = { $seat } stands on { blackjack-total }.
    .short = stood
    .to-seat = You stand on { blackjack-total }.
blackjack-surrender = { $seat } surrenders.
    .short = surrendered
    .to-seat = You surrender.
blackjack-splits = { $seat } splits { $cards }.
    .short = split
    .to-seat = You split { $cards }.
blackjack-house-turns = The house turns over { $card }: { blackjack-hand }.
blackjack-house-draws = The house draws { $card }: { blackjack-hand }.
blackjack-result = { $seat }{ blackjack-which-hand }: { blackjack-won }.
    .to-seat = You{ blackjack-which-hand }: { blackjack-won }.
blackjack-which-hand = { $hand ->
    [0] { "" }
   *[other] , hand { $hand }
}
blackjack-won = { $won ->
    [won] +{ $number }
    [lost] −{ $number }
   *[push] push
}
blackjack-insurance = { $seat }, insurance: { blackjack-won }.
    .to-seat = You, insurance: { blackjack-won }.
blackjack-for-insurance = { $number } insurance
blackjack-out = { $seat } can't bet anymore.
    .to-seat = You can't bet anymore.

blackjack-total = { $soft ->
    [yes] soft { $total }
   *[no] { $total }
}
blackjack-hand = { $end ->
    [bust] { $total }, bust
    [natural] blackjack
    [surrendered] surrendered
    [charlie] { $total }, wins
   *[other] { blackjack-total }
}
blackjack-part = { $state ->
    [bust] bust
    [doubled] { blackjack-total } · bet { $number }
    [paid] { blackjack-total } · { blackjack-won }
   *[plain] { blackjack-total }
}
blackjack-title = { $count ->
    [1] Your hand: { blackjack-hand }
   *[other] Hand { $hand } of { $count }: { blackjack-hand }
}
blackjack-house = House · { blackjack-hand }
blackjack-play-chips = Bets in play chips
blackjack-limits = { $most ->
    [0] { $least } and up
   *[other] { $least }–{ $most }
}
blackjack-shoe = Shoe
blackjack-place-bets = Time to bet
blackjack-subtitle = Round { $number } of { $count }
blackjack-line-paid = { $chips } · { blackjack-won }
blackjack-line-out = { $chips } · out

blackjack-hint-bet-usual = A fiftieth of what you started with: enough to win, too little to go broke.
blackjack-hint-bet-behind = Few rounds are left. Bet enough to pass the leader.
blackjack-hint-bet-ahead = You're ahead with few rounds left. Bet little.
blackjack-hint-pass = It pays off if a third of the cards are ten-cards, and it's only { $number } of { $count }.
blackjack-hint-stand = Another card would do your { blackjack-total } more harm than good.
blackjack-hint-stand-weak = With a { $rank } showing, the house busts { $bust }% of the time. Let it.
blackjack-hint-hit = If you stand on { blackjack-total }, you lose { $lose }% of the time. Another card is better.
blackjack-hint-hit-safe = No card can bust you, so take one.
blackjack-hint-double = With { blackjack-total }, one more card wins more often than it loses. Bet twice as much.
blackjack-hint-split = Two hands are better than one with { blackjack-total }.
blackjack-hint-surrender = Standing on { blackjack-total } loses { $lose }% of the time, and hitting is hardly better. Half your bet is cheaper.

few-decks = { $decks ->
    [one] One deck is
   *[other] { $decks } decks are
} enough for { $most } players at most.
blackjack-high-bet = The lowest bet can be { $most } at most: the highest bet, or the chips to start with.
bet-range = You can bet { $least } to { $most }, in tens.
bet-tens = Bets go in tens. You can bet { $least } to { $most }.
insure-or-pass = Take insurance, or pass.
play-now = It's time to play your hand. { blackjack-may }
no-double = { $rule ->
    [nine] Only 9, 10 and 11 can be doubled here.
    [ten] Only 10 and 11 can be doubled here.
    [split] You can't double after a split here.
   *[late] You can only double on your first two cards.
} { blackjack-may }
no-split = { $rule ->
    [pair] You can only split two cards that match.
    [hands] That's as many hands as you can have.
    [aces] Aces can only be split once here.
   *[late] You can only split your first two cards.
} { blackjack-may }
no-surrender = { $rule ->
    [off] There's no surrender at this table.
    [split] You can't surrender after a split.
   *[late] You can only surrender as your first decision.
} { blackjack-may }
no-chips = That costs { $number }, and you only have { $left }. { blackjack-may }
blackjack-may = With { blackjack-total } you can: { $calls }.
