# Texas Hold'em: its rules are docs/rules/texas_holdem.md. What the endings of keys mean stands at the head of common.ftl.

texas-holdem-name = Texas Hold'em
    .line = Two cards each, and five for everyone.
    .aliases = Poker, Hold'em
texas-holdem-rules = **Have the best five cards, or bet until everyone else gives up.**
    You get two cards that nobody else sees. Up to five more are turned up on the table, the **board**, and they count for everyone. Your hand is the best five of those seven.
    { rules-button }
    { rules-chips }
    - **For example:** you hold A♠ 8♠, and the board is K♠ 8♦ 4♠ J♥ 2♠. That's five spades: a flush, ace high. It beats your pair of eights, so that doesn't matter.
    .whole =
    - **The deal:** two cards each. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise } There's no limit but your chips.
    { rules-all-in }
    { rules-side-pot }
    { rules-showdown }
    - **The hands, best first:**
    { rules-poker-hands }
    { rules-same-hand } A sixth card never counts.
    - **One hand:** Ann has the button. You're the small blind with 10 and Ben is the big blind with 20. You hold A♠ 8♠. Ann raises to 60, you call, Ben folds: 140 in the pot. The flop is K♠ 8♦ 4♠. You check, Ann bets 70, you call: 280. The turn is the J♥, and you both check. The river is the 2♠. You bet 200, Ann calls and has K♥ Q♦. Your flush beats a pair of kings, and you take 680.
    { rules-blinds-end }
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
texas-holdem-variant-cash_40 = { poker-variant-cash_40 }

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
