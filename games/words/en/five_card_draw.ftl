five-card-draw-name = Five Card Draw
five-card-draw-rules = **Win the others' chips: with the best hand, or by betting until they fold.**
    - **Deal:** everyone pays the ante and gets five cards that nobody else sees.
    - **First bets:** from the dealer's left, the first player bets or folds; there is no checking. After a bet you call (pay the same), raise (call and bet more on top) or fold. There is no limit but your chips; with too few of them you are all in, and play for the part of the pot you paid for.
    - **Exchange:** everyone still in throws up to three cards, face down, and gets new ones.
    - **Second bets:** the same again. Then all hands still in are shown, and the best takes the pot.
    - **Hands, from the best:** five of a kind, straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card. The joker stands for whatever makes your hand best.
    Hands are dealt until one player has all the chips, or until the host stops: then most chips win.

five-card-draw-option-starting_chips = Chips each player begins with
five-card-draw-option-ante = Chips each player pays before a hand (at most a fifth of the chips to begin with)
five-card-draw-option-min_bet = Lowest bet (0: the ante)
five-card-draw-option-jokers = Jokers in the pack
five-card-draw-option-allow_check = A player may check while nobody has bet
five-card-draw-option-max_draw = Cards that may be exchanged
five-card-draw-option-max_hands = Hands in a match (0: until one player has all the chips)
five-card-draw-option-rebuy = Who has lost everything may buy in once again

do-bet = Bet { $number }
do-call = Call
do-check = Check
do-fold = Fold
do-raise = Raise by { $number }
do-stand = Stand pat
do-rebuy = Buy in again

five-card-draw-minimum = Minimum
five-card-draw-half-pot = Half the pot
five-card-draw-pot = The pot
five-card-draw-all-in = All in

five-card-draw-amount = { $number }
five-card-draw-deals = { $seat } deals; the ante is { $number }.
five-card-draw-you-hold = You hold { poker-hand }.
five-card-draw-bets = { $seat } bets { $number }{ five-card-draw-and-all-in }.
    .short = bet
five-card-draw-raises = { $seat } raises by { $number }{ five-card-draw-and-all-in }.
    .short = raised
five-card-draw-calls = { $seat } calls with { $number }{ five-card-draw-and-all-in }.
    .short = called
five-card-draw-and-all-in = { $left ->
    [0] { "" } and is all in
   *[other] { "" }
}
five-card-draw-checks = { $seat } checks.
    .short = checked
five-card-draw-folds = { $seat } folds.
    .short = folded
five-card-draw-stands = { $seat } stands pat.
five-card-draw-draws = { $seat } draws { $number ->
    [one] one card
   *[other] { $number } cards
}.
    .short = drew { $number }
five-card-draw-you-draw = You draw { $cards } and hold { poker-hand }.
five-card-draw-reshuffles = The folded hands and the earlier discards are shuffled into a new stub of { $count } cards.
five-card-draw-shows = { $seat } shows { $cards }: { poker-hand }.
five-card-draw-shows-wild = { $seat } shows { $cards }: { poker-hand }, { poker-jokers }.
five-card-draw-shows-flush = { $seat } shows { $cards }: { poker-hand }, { poker-jokers } of { $suit }.
five-card-draw-gives-back = { $seat } gets { $number } back that nobody matched.
five-card-draw-takes-all = Everybody else has folded: { $winner } takes { $number }.
five-card-draw-wins = { $seats } wins { five-card-draw-which-pot } of { $number }.
five-card-draw-ties = { $seats } tie and share { five-card-draw-which-pot } of { $number }.
five-card-draw-which-pot = { $pot ->
    [main] the main pot
    [side] a side pot
   *[only] the pot
}
five-card-draw-bankrupt = { $seat } has no chips left.
five-card-draw-buys-in = { $seat } buys in again for { $number }.
    .short = bought in
five-card-draw-leaves = { $seat } does not buy in again.

five-card-draw-line = { $chips } chips
five-card-draw-line-stake = { $chips } · bet { $number }
five-card-draw-line-all-in = All in · { $number }
five-card-draw-line-won = { $chips } · +{ $number }
five-card-draw-line-folded = { $chips } · folded
five-card-draw-line-bankrupt = No chips
five-card-draw-drew = { $number ->
    [0] pat
   *[other] drew { $number }
}
five-card-draw-stub = Stub
five-card-draw-ante = Ante
five-card-draw-stake = To match
five-card-draw-hand = Hand { $number } · { $stage ->
    [first-bets] First bets
    [draw] Exchange
    [second-bets] Second bets
   *[over] Over
}

five-card-draw-hint-pat = Keep { poker-hand }: it is good enough to stand pat.
five-card-draw-hint-keep = Keep { poker-hand }, throw { five-card-draw-how-many }.
five-card-draw-hint-four-flush = Four cards to a flush: throw the other.
five-card-draw-hint-four-straight = Four cards to a straight, with many that complete it: throw the other.
five-card-draw-hint-joker = Keep the joker and your highest card, throw { five-card-draw-how-many }.
five-card-draw-hint-nothing = You have nothing yet: keep your highest cards, throw { five-card-draw-how-many }.
five-card-draw-how-many = { $count ->
    [0] none
    [1] one
    [2] two
    [3] three
   *[other] { $count }
}
five-card-draw-hint-bet = { five-card-draw-chance }: worth a bet of { $number }.
five-card-draw-hint-raise = { five-card-draw-chance }: worth a raise by { $number }.
five-card-draw-hint-call = { five-card-draw-chance }: the pot pays for a call.
five-card-draw-hint-fold = { five-card-draw-chance }: the pot does not pay for a call.
five-card-draw-hint-check = { five-card-draw-chance }: not enough to bet, and a check is free.
five-card-draw-hint-no-bet = { five-card-draw-chance }: not enough to bet.
five-card-draw-chance = With { poker-hand } you beat { $count ->
    [one] a random hand
   *[other] { $count } random hands
} about { $percent } % of the time
five-card-draw-hint-rebuy = Without chips you can only watch.

poker-hand = { $made ->
    [pair] a pair of { poker-ranks }
    [two-pair] two pair, { poker-ranks } and { poker-low-ranks }
    [three] three { poker-ranks }
    [straight] a straight, { rank-name } high
    [flush] a flush, { rank-name } high
    [full-house] a full house, { poker-ranks } over { poker-low-ranks }
    [four] four { poker-ranks }
    [straight-flush] { $rank ->
        [A] a royal flush
       *[other] a straight flush, { rank-name } high
    }
    [five] five { poker-ranks }
   *[high-card] nothing but { rank-name } high
}
poker-category = { $made ->
    [pair] pair
    [two-pair] two pair
    [three] trips
    [straight] straight
    [flush] flush
    [full-house] full house
    [four] quads
    [straight-flush] str. flush
    [five] five alike
   *[high-card] high card
}
poker-ranks = { $rank ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
    [T] tens
    [9] nines
    [8] eights
    [7] sevens
    [6] sixes
    [5] fives
    [4] fours
    [3] threes
   *[2] twos
}
poker-low-ranks = { $low ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
    [T] tens
    [9] nines
    [8] eights
    [7] sevens
    [6] sixes
    [5] fives
    [4] fours
    [3] threes
   *[2] twos
}
poker-jokers = { $jokers ->
    [one] the joker standing for { $wild }
   *[other] the jokers standing for { $wild }
}

five-card-draw-high-ante = The ante may be at most a fifth of the chips to begin with: { $most }.
five-card-draw-high-bet = The lowest bet may be at most the chips to begin with: { $most }.
five-card-draw-may = { $may ->
    [bet] Bet { $span }, or fold.
    [check-bet] Check, bet { $span }, or fold.
    [call-raise] Call { $owe }, raise by { $span }, or fold.
   *[call] Call { $owe }, or fold.
}
bad-amount = That is not a possible amount. { five-card-draw-may }
no-raise = You may not raise: either nobody could answer, or nobody has made a full raise since you acted. { five-card-draw-may }
no-check = There is no checking at this table. { five-card-draw-may }
check-owing = There is a bet to match, so you may not check. { five-card-draw-may }
bet-is-made = A bet has been made: you may raise it. { five-card-draw-may }
nothing-to-call = Nobody has bet yet, so there is nothing to call. { five-card-draw-may }
nothing-to-raise = Nobody has bet yet, so there is nothing to raise. { five-card-draw-may }
bet-now = Now chips are bet. { five-card-draw-may }
draw-now = Now cards are exchanged: throw up to { $number } of your cards, or stand pat.
bad-discard = Throw one to { $number } different cards of your hand, or stand pat.
rebuy-or-pass = You have no chips left: buy in again, or pass.
