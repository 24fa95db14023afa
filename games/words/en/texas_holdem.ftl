texas-holdem-name = Texas Hold'em
    .line = Two cards each, and five for everyone.
    .aliases = Poker, Hold'em
texas-holdem-rules = **Have the best five cards, or bet until everyone else gives up.**
    You get two cards that nobody else sees. Up to five more are turned up on the table, the **board**, and they count for everyone. Your hand is the best five of those seven.
    The **button** marks the dealer's seat and moves left after each hand. The next two players to its left have to bet first, the small and the big **blind**. There's a round of betting before the **flop**, the first three cards of the board, and one more after the flop, after the fourth card (the **turn**) and after the fifth (the **river**). Check (stay in for nothing), bet, call what others bet, raise it, or fold. Then the hands are shown, and the best one takes the **pot**, all that was bet.
    { rules-chips }
    - **For example:** you hold A♠ 8♠, and the board is K♠ 8♦ 4♠ J♥ 2♠. That's five spades: a flush, ace high. It beats your pair of eights, so that doesn't matter.
    .whole =
    - **The deal:** two cards each. Left of the button sits the small blind, then the big blind, and both bet before they see a card. With two players left the button is the small blind.
    - **The bets:** before the flop, from the left of the big blind. After the flop (three cards), the turn and the river (one each), from the left of the button.
    - **Your turn:** nobody has bet? **Check**, or **bet** at least the big blind. Somebody has? **Call** (match it), **raise to** a higher amount, or **fold** and sit the hand out. A raise adds at least as much as the last bet or raise did. There's no limit but your chips. If nobody raises, the big blind can still raise.
    - **All in:** if you can't match a bet, put in what you have. You can only win as much from each of the others as you put in yourself; the rest is a side pot between them. What nobody matched comes back. A raise that's too small because somebody is all in doesn't let you raise again, unless it adds up to a full raise for you.
    { rules-side-pot }
    - **The showdown:** whoever bet or raised last on the river shows first. After that you only have to show if you win. If everyone who's left is all in, the hands are opened and the rest of the cards are dealt. If everyone else folds, you win without showing.
    - **The hands, best first:**
    { rules-poker-hands }
    { rules-same-hand } A sixth card never counts.
    - **One hand:** Ann has the button. You're the small blind with 10 and Ben is the big blind with 20. You hold A♠ 8♠. Ann raises to 60, you call, Ben folds: 140 in the pot. The flop is K♠ 8♦ 4♠. You check, Ann bets 70, you call: 280. The turn is the J♥, and you both check. The river is the 2♠. You bet 200, Ann calls and has K♥ Q♦. Your flush beats a pair of kings, and you take 680.
    - **The end:** the blinds go up every few hands. Out of chips, you're out; the last player with chips wins.
texas-holdem-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-call = 3
    .bet-is-made = 3
    .no-check = 3
    .no-raise = 3
    .raise-closed = 3
    .raise-short = 3
    .check-owing = 3
    .free-to-check = 3
    .nothing-to-raise = 3

texas-holdem-variant-turbo = Turbo: fewer chips, fast blinds
texas-holdem-variant-club = Card room: deep stacks and an ante
texas-holdem-variant-rebuy_night = Rebuy night: you can buy back in twice
texas-holdem-variant-cash_40 = Cash game, 40 hands

texas-holdem-option-mode = What you play for
    .sit_and_go = all the chips
    .cash = the most won, blinds never rise
texas-holdem-option-starting_chips = { shared-chips }
texas-holdem-option-big_blind = First big blind (at most a tenth of the starting chips)
texas-holdem-option-hands_per_level = Hands until the blinds rise
    .zero = { shared-never }
texas-holdem-option-minutes_per_level = Minutes until the blinds rise
    .zero = { shared-never }
texas-holdem-option-ante = Ante
    .none = { shared-none }
    .each = everyone, a tenth of the big blind
    .big_blind = the big blind pays one for the table
texas-holdem-option-ante_from_level = The ante begins at level
texas-holdem-option-button_rule = When somebody goes out, the button
    .moving = moves on to the next player
    .dead = can stop at an empty seat, so nobody misses a blind
texas-holdem-option-reopening = All-ins that are too small for a full raise
    .cumulative = add up, and can let you raise again
    .single_raise = never let you raise again
texas-holdem-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
texas-holdem-option-max_hands = Hands
    .zero = { shared-until-all-chips }
texas-holdem-option-rebuys = How often you can buy back in

texas-holdem-deals = { $seat } has the button.
    .to-seat = You have the button.
texas-holdem-up = Blinds are up: { $small } and { $big } now.
texas-holdem-up-next = Last hand at these blinds. Next up: { $small } and { $big }.
texas-holdem-antes = Everyone antes { $number }.
texas-holdem-small = { $seat } posts the small blind of { $number }{ poker-and-all-in }.
    .to-seat = You post the small blind of { $number }{ poker-and-all-in }.
texas-holdem-big = { $seat } posts the big blind of { $number }{ poker-and-all-in }.
    .to-seat = You post the big blind of { $number }{ poker-and-all-in }.
texas-holdem-big-and-ante = { $seat } posts the big blind of { $number } and an ante of { $ante }{ poker-and-all-in }.
    .to-seat = You post the big blind of { $number } and an ante of { $ante }{ poker-and-all-in }.
texas-holdem-you-hold = You hold { $cards }.
texas-holdem-flop = The flop: { $cards }.
texas-holdem-turn = The turn: { $cards }.
texas-holdem-river = The river: { $cards }.
texas-holdem-out = { $seat } finishes in { texas-holdem-place }.
    .to-seat = You finish in { texas-holdem-place }.
texas-holdem-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place

texas-holdem-line-out = Out · { texas-holdem-place }
texas-holdem-line-net = { $chips } · { texas-holdem-net }
texas-holdem-net = { $kind ->
    [even] even
    [up] up { $number }
   *[down] down { $number }
}
texas-holdem-tag-small = SB
texas-holdem-tag-big = BB
texas-holdem-badge = Blinds
texas-holdem-badge-value = { $small }/{ $big }
texas-holdem-badge-ante = Ante
texas-holdem-badge-left = Blinds up in
texas-holdem-badge-hands = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
texas-holdem-badge-up = Blinds up every
texas-holdem-badge-minutes = { $count ->
    [one] 1 min
   *[other] { $count } min
}
texas-holdem-board = Board
texas-holdem-hand = Hand { $number }, level { $level } · { $stage ->
    [preflop] Preflop
    [flop] Flop
    [turn] Turn
    [river] River
    [all-in] All in
   *[over] Over
}

texas-holdem-hint-rebuy = { shared-hint-no-chips }
texas-holdem-hint-open = { $cards } is good enough to raise from where you sit.
texas-holdem-hint-open-call = { $cards } is good enough to play.
texas-holdem-hint-shove = You're short of chips. { $cards } is good enough to go all in.
texas-holdem-hint-complete = { $cards } isn't worth a raise, but it only costs you half a blind.
texas-holdem-hint-open-check = { $cards } isn't worth a raise. See the flop for free.
texas-holdem-hint-open-fold = { $cards } is too weak with players still to act after you.
texas-holdem-hint-bet = { texas-holdem-chance }. { poker-worth-bet }
texas-holdem-hint-check = { texas-holdem-chance }. See the next card for free.
texas-holdem-hint-show = { texas-holdem-chance }. That's not worth a bet. See who wins for free.
texas-holdem-hint-raise = { texas-holdem-chance }. { poker-worth-raise }
texas-holdem-hint-call = { texas-holdem-chance }, and you only need { $need }%. That's worth a call.
texas-holdem-hint-raise-again = { $cards } is good enough to raise again.
texas-holdem-hint-call-raise = Against hands people raise with, { $cards } wins about { $percent }% of the time, and you only need { $need }%. That's worth a call.
texas-holdem-hint-fold-raise = Against hands people raise with, { $cards } only wins about { $percent }% of the time. To call you'd need more than { $need }%.
texas-holdem-hint-answer-check = { texas-holdem-chance }. That's not worth a raise, and checking is free.
texas-holdem-hint-answer-fold = { texas-holdem-chance }. But they're betting, so their hands are better than random, and you need { $need }% to call.
texas-holdem-chance = With { poker-hand }, you'd win about { $percent }% against { $count ->
    [one] a random hand
   *[other] { $count } random hands
}

texas-holdem-high-blind = That big blind is too high. It can be a tenth of the starting chips at most: { $most }.
