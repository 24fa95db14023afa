# Five Card Draw: its rules are docs/rules/five_card_draw.md. What the endings of keys mean stands at the head of common.ftl.

five-card-draw-name = Five Card Draw
    .line = Bet, swap, bluff. The best five cards win.
    .aliases = 5 Card Draw, Draw Poker
five-card-draw-rules = **Have the best five cards, or bet until everyone else gives up.**
    Everyone pays an **ante** into the **pot**, the chips that the winner takes, and gets five cards that nobody else sees. Then you bet: when it's your turn, put chips in the pot, match what others put in, raise it, or fold and sit the hand out.
    Everyone still in can swap up to three cards for new ones. You bet once more, the hands are shown, and the best one takes the pot. Pairs are good, three of a kind is better, and the joker stands for whatever helps you most.
    { rules-chips }
    - **For example:** you hold Q♣ Q♦ 9♥ 5♠ 2♣. Keep the queens and swap the other three. In come Q♥ 8♠ 4♦: three queens, which beats any two pair.
    .whole =
    - **The deal:** everyone pays the ante and gets five cards. The dealer's seat moves left after each hand.
    - **First bets,** from the dealer's left: bet or fold, there's no checking. Once there's a bet, **call** (match it), **raise** (match it and add more, at least as much as the last bet or raise), or **fold**. There's no limit but your chips. If you can't match a bet, go **all in** with what you have, and play for the part of the pot you paid for.
    - **The swap,** from the dealer's left: discard up to three cards and get new ones, or **stand pat:** keep all five.
    - **Second bets** work the same way. Then everyone still in shows, and the best hand wins. If everyone else has folded, you win without showing.
    - **The hands, best first.** With the joker, five of a kind beats them all:
    { rules-poker-hands }
    { rules-same-hand }
    - **The joker** makes the best hand it can, all by itself: with 7♣ 7♦ K♥ 4♠ it's a third 7.
    { rules-side-pot }
    - **The end:** you play until one player has all the chips. Stop sooner, and whoever has the most wins.
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

five-card-draw-variant-modern = Checking, and the ante rises
five-card-draw-variant-plain = No joker, checking, the ante rises
five-card-draw-variant-short = Short: 15 hands, the ante rises

five-card-draw-option-starting_chips = { shared-chips }
five-card-draw-option-ante = Ante (at most a fifth of the starting chips)
five-card-draw-option-min_bet = Lowest bet
    .zero = same as the ante
five-card-draw-option-jokers = Jokers in the deck
five-card-draw-option-allow_check = You can check while nobody has bet
five-card-draw-option-max_draw = Most cards you can swap
five-card-draw-option-max_hands = Hands
    .zero = { shared-until-all-chips }
five-card-draw-option-rebuy = You can buy back in once when you're out of chips
five-card-draw-option-ante_rises = Hands until the ante doubles
    .zero = { shared-never }
five-card-draw-option-ante_minutes = Minutes until the ante doubles
    .zero = { shared-never }
five-card-draw-option-showdown = { shared-showdown }
    .everybody = { shared-everyone-shows }
    .winners = { shared-losers-hide }

do-stand-pat = Stand pat
five-card-draw-deals = { $seat } deals. The ante is { $number }.
    .to-seat = You deal. The ante is { $number }.
five-card-draw-you-hold = You hold { poker-hand }.
five-card-draw-stands = { $seat } stands pat.
    .to-seat = You stand pat.
five-card-draw-draws = { $seat } draws { $number ->
    [one] one card
   *[other] { $number } cards
}.
    .short = drew { $number }
    .to-seat = You draw { $number ->
        [one] one card
       *[other] { $number } cards
    }.
five-card-draw-you-draw = You draw { $cards } and hold { poker-hand }.
five-card-draw-reshuffles = The deck is running out, so the folded hands and the earlier discards are shuffled back in: { $count } cards.
five-card-draw-drew = { $number ->
    [0] pat
   *[other] drew { $number }
}
five-card-draw-stub = Deck
five-card-draw-ante = Ante
five-card-draw-stake = To match
five-card-draw-hand = Hand { $number } · { $stage ->
    [first-bets] First bets
    [draw] Swap
    [second-bets] Second bets
   *[over] Over
}

five-card-draw-hint-pat = You have { poker-hand }. Keep all five.
five-card-draw-hint-keep = Keep { poker-hand } and swap { five-card-draw-how-many }.
five-card-draw-hint-four-flush = You're one card short of a flush. Swap the odd one.
five-card-draw-hint-four-straight = You're one card short of a straight, and plenty of cards make it. Swap the odd one.
five-card-draw-hint-joker = Keep the joker and your highest card, and swap { five-card-draw-how-many }.
five-card-draw-hint-nothing = Nothing there yet. Keep your highest cards and swap { five-card-draw-how-many }.
five-card-draw-how-many = { $count ->
    [0] none
    [1] one
    [2] two
    [3] three
   *[other] { $count }
}
five-card-draw-hint-bet = { five-card-draw-chance }. { poker-worth-bet }
five-card-draw-hint-raise = { five-card-draw-chance }. { poker-worth-raise }
five-card-draw-hint-call = { five-card-draw-chance }. For what's in the pot, that's worth a call.
five-card-draw-hint-fold = { five-card-draw-chance }. But they're betting, so their hands are better than random. Fold.
five-card-draw-hint-check = { five-card-draw-chance }. Not enough to bet, and checking is free.
five-card-draw-hint-no-bet = { five-card-draw-chance }. Not enough to bet on.
five-card-draw-chance = With { poker-hand }, you'd beat { $count ->
    [one] a random hand
   *[other] { $count } random hands
} about { $percent }% of the time
five-card-draw-hint-rebuy = { shared-hint-no-chips }

five-card-draw-high-ante = That ante is too high. It can be a fifth of the starting chips at most: { $most }.
five-card-draw-high-bet = That lowest bet is too high. It can't be more than the starting chips: { $most }.
draw-now = Now it's time to swap cards. Discard up to { $number }, or stand pat.
bad-discard = Discard one to { $number } different cards from your hand, or stand pat.
