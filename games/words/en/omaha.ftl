# Omaha: its rules are docs/rules/omaha.md. What the endings of keys mean stands at the head of common.ftl.

omaha-name = Omaha
    .line = Four cards each. Two of them count.
    .aliases = PLO, Omaha Hold'em, Omaha Poker
omaha-rules = **Have the best five cards, or bet until everyone else gives up.**
    You get four cards that nobody else sees. Up to five more are turned up on the table, the **board**, and they're for everyone. Your hand is always **two of your own cards and three from the board**.
    { rules-button }
    The most you can raise by is the pot. In a **high-low** game, the best low hand wins half of it.
    { rules-chips }
    - **For example:** you hold A♠ A♥ 8♠ 3♦, and the board is K♠ 8♦ 4♠ J♥ 2♠. Your A♠ and 8♠ make a flush with the three spades there. With only one spade of your own, you wouldn't have one.
    .whole =
    - **The deal:** four cards each, or five or six if the table plays it that way. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise }
    - **The limit:** you can bet as much as is in the pot. To raise, call first in your head, then add the whole pot: with 200 in it, somebody bets 150. Your call would make it 500, so you can raise to 150 + 500, or 650. With **fixed limit** each bet and raise is one big blind before and on the flop and two after it, and there's a most number of bets in a round, unless just two play.
    { rules-all-in }
    { rules-side-pot }
    - **Your hand:** two of yours, three from the board. Four aces in your hand are one pair. Four spades on the board and one in your hand are no flush, and a straight on the board alone is nobody's.
    - **The hands, best first:**
    { rules-poker-hands }
    { rules-same-hand }
    - **High-low:** a **low** is five different cards from ace to eight, again two of yours and three from the board. They can be other cards than your high hand. The ace is low, and straights and flushes don't hurt. Compare from the top: 7-5-4-2-A beats 7-6-3-2-A, and 5-4-3-2-A is best. The best low gets half of the pot. If nobody has one, the high hand takes it all; an odd chip goes to the high half.
    { rules-showdown }
    - **One hand of high-low:** you hold A♣ 2♦ K♣ 9♥, Ann holds K♦ K♥ J♣ 10♠, and the board is 3♣ 5♦ 8♥ K♠ Q♦. Ann has three kings. You have a pair of kings, but your A♣ and 2♦ make 8-5-3-2-A with the 8♥, 5♦ and 3♣. Each of you gets half.
    { rules-blinds-end }
omaha-paragraphs =
    .bet-now = 2
    .bad-amount = 4
    .nothing-to-call = 3
    .bet-is-made = 3
    .no-check = 3
    .no-raise = 3
    .raise-closed = 3
    .raise-short = 3
    .check-owing = 3
    .free-to-check = 3
    .nothing-to-raise = 3
    .over-the-pot = 4
    .capped = 4

omaha-variant-high_low = High-low: the best low wins half
omaha-variant-limit_eight = Casino: high-low with fixed bets
omaha-variant-five_cards = Five cards each
omaha-variant-big_o = Big O: five cards each, high-low
omaha-variant-cash_40 = { poker-variant-cash_40 }

omaha-option-betting = The most you can bet
    .pot_limit = what's in the pot
    .no_limit = all your chips
    .fixed_limit = one fixed amount
omaha-option-high_low = The best low hand wins half
omaha-option-hole_cards = { shared-cards-dealt }
omaha-option-cap = Most bets in a round, if they're fixed
    .zero = { shared-no-limit }
omaha-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
omaha-option-starting_chips = { shared-chips }
omaha-option-big_blind = { poker-option-big_blind }
omaha-option-hands_per_level = { poker-option-hands_per_level }
    .zero = { shared-never }
omaha-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = { shared-never }
omaha-option-ante = { poker-option-ante }
    .none = { shared-none }
    .each = { poker-option-ante.each }
    .big_blind = { poker-option-ante.big_blind }
omaha-option-ante_from_level = { poker-option-ante_from_level }
omaha-option-button_rule = { poker-option-button_rule }
    .moving = { poker-option-button_rule.moving }
    .dead = { poker-option-button_rule.dead }
omaha-option-reopening = { poker-option-reopening }
    .cumulative = { poker-option-reopening.cumulative }
    .single_raise = { poker-option-reopening.single_raise }
omaha-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
omaha-option-max_hands = { poker-option-max_hands }
    .zero = { shared-until-all-chips }
omaha-option-rebuys = { poker-option-rebuys }

omaha-form = { $kind ->
    [high-low] { omaha-high-low } · { omaha-limit }
   *[high] { omaha-limit }
}
omaha-high-low = High-low
omaha-limit = { $limit ->
    [most] Pot limit: { $number }
    [pot_limit] Pot limit
    [fixed_limit] Fixed limit
   *[no_limit] No limit
}
omaha-too-many = With { $number } cards each, only { $most } of you can play.
