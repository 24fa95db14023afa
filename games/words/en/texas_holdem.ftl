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

texas-holdem-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
texas-holdem-option-starting_chips = { shared-chips }
texas-holdem-option-big_blind = { poker-option-big_blind }
texas-holdem-option-hands_per_level = { poker-option-hands_per_level }
    .zero = { shared-never }
texas-holdem-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = { shared-never }
texas-holdem-option-ante = { poker-option-ante }
    .none = { shared-none }
    .each = { poker-option-ante.each }
    .big_blind = { poker-option-ante.big_blind }
texas-holdem-option-ante_from_level = { poker-option-ante_from_level }
texas-holdem-option-button_rule = { poker-option-button_rule }
    .moving = { poker-option-button_rule.moving }
    .dead = { poker-option-button_rule.dead }
texas-holdem-option-reopening = { poker-option-reopening }
    .cumulative = { poker-option-reopening.cumulative }
    .single_raise = { poker-option-reopening.single_raise }
texas-holdem-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
texas-holdem-option-max_hands = { poker-option-max_hands }
    .zero = { shared-until-all-chips }
texas-holdem-option-rebuys = { poker-option-rebuys }

texas-holdem-hint-shove = You're short of chips. { $cards } is good enough to go all in.
texas-holdem-hint-complete = { $cards } isn't worth a raise, but it only costs you half a blind.
texas-holdem-hint-raise-again = { $cards } is good enough to raise again.
texas-holdem-hint-call-raise = Against hands people raise with, { $cards } wins about { $percent }% of the time, and you only need { $need }%. That's worth a call.
texas-holdem-hint-fold-raise = Against hands people raise with, { $cards } only wins about { $percent }% of the time. To call you'd need more than { $need }%.
