# What games of poker say alike. docs/rules/texas_holdem.md has the terms.

do-bet = Bet { $number }
do-call = Call
do-call-for = Call { $number }
do-call-all-in = Call { $number } · all in
do-check = Check
do-fold = Fold
order-check-or-fold = Check or fold
order-call-any = Call any bet
do-raise = Raise by { $number }
do-raise-to = Raise to { $number }
do-rebuy = Buy back in

# These are buttons.
poker-to-stake = { $kind ->
    [bet] Bet
   *[raise] Raise to
} { $number }
poker-minimum = { poker-to-stake }
poker-half-pot = { poker-to-stake } · half pot
poker-pot = { poker-to-stake } · pot
poker-all-in = { poker-to-stake } · all in

poker-amount = { $number }
poker-bets = { $seat } bets { $number }{ poker-and-all-in }.
    .short = bet
    .to-seat = You bet { $number }{ poker-and-all-in.to-seat }.
poker-raises = { $seat } raises to { $number }{ poker-and-all-in }.
    .short = raised
    .to-seat = You raise to { $number }{ poker-and-all-in.to-seat }.
poker-calls = { $seat } calls { $number }{ poker-and-all-in }.
    .short = called
    .to-seat = You call { $number }{ poker-and-all-in.to-seat }.
poker-and-all-in = { $left ->
    [0] { "" } and is all in
   *[other] { "" }
}
    .to-seat = { $left ->
        [0] { "" } and are all in
       *[other] { "" }
    }
poker-checks = { $seat } checks.
    .short = checked
    .to-seat = You check.
poker-folds = { $seat } folds.
    .short = folded
    .to-seat = You fold.
poker-shows = { $seat } shows { $cards }: { poker-hand }.
    .to-seat = You show { $cards }: { poker-hand }.
poker-shows-wild = { $seat } shows { $cards }: { poker-hand }, { poker-jokers }.
    .to-seat = You show { $cards }: { poker-hand }, { poker-jokers }.
poker-shows-flush = { $seat } shows { $cards }: { poker-hand }, { poker-jokers } of { $suit }.
    .to-seat = You show { $cards }: { poker-hand }, { poker-jokers } of { $suit }.
poker-shows-both = { $seat } shows { $cards }: { poker-hand }, and { poker-low }.
    .to-seat = You show { $cards }: { poker-hand }, and { poker-low }.
poker-mucks = { $seat } mucks, without showing.
    .short = mucked
    .to-seat = You muck, without showing.
poker-gives-back = { $seat } gets { $number } back, since nobody matched it.
    .to-seat = You get { $number } back, since nobody matched it.
poker-takes-all = { $winner } takes { $number } without showing.
    .to-winner = You take { $number } without showing.
poker-wins = { $seats } wins { poker-which-pot } of { $number } with { poker-hand }{ poker-kicker }.
    .to-seats = You win { poker-which-pot } of { $number } with { poker-hand }{ poker-kicker }.
poker-ties = { $seats } split { poker-which-pot } of { $number }, with { poker-hand }{ poker-kicker }.
    .to-seats = You and { $seats } split { poker-which-pot } of { $number }, with { poker-hand }{ poker-kicker }.
poker-wins-both = { $seats } scoops { poker-which-pot } of { $number } with { poker-hand }{ poker-kicker }, and { poker-low }.
    .to-seats = You scoop { poker-which-pot } of { $number } with { poker-hand }{ poker-kicker }, and { poker-low }.
poker-ties-both = { $seats } split { poker-which-pot } of { $number }, with { poker-hand }{ poker-kicker }, and { poker-low }.
    .to-seats = You and { $seats } split { poker-which-pot } of { $number }, with { poker-hand }{ poker-kicker }, and { poker-low }.
poker-wins-high = { $seats } wins the high half of { poker-which-pot }, { $number }, with { poker-hand }{ poker-kicker }.
    .to-seats = You win the high half of { poker-which-pot }, { $number }, with { poker-hand }{ poker-kicker }.
poker-ties-high = { $seats } split the high half of { poker-which-pot }, { $number }, with { poker-hand }{ poker-kicker }.
    .to-seats = You and { $seats } split the high half of { poker-which-pot }, { $number }, with { poker-hand }{ poker-kicker }.
poker-wins-low = { $seats } wins the low half of { poker-which-pot }, { $number }, with { poker-low }.
    .to-seats = You win the low half of { poker-which-pot }, { $number }, with { poker-low }.
poker-ties-low = { $seats } split the low half of { poker-which-pot }, { $number }, with { poker-low }.
    .to-seats = You and { $seats } split the low half of { poker-which-pot }, { $number }, with { poker-low }.
poker-no-low = Nobody has a low for { poker-which-pot }.
poker-low = { $eight } for low
poker-tag-low = { $eight } low
poker-kicker = { $kicker ->
    [none] { "" }
    [A] , ace kicker
    [K] , king kicker
    [Q] , queen kicker
    [J] , jack kicker
    [T] , 10 kicker
   *[other] , { $kicker } kicker
}
poker-prompt-won = { $seats } { $how ->
    [one] takes { $number }
    [even] split { $number }
   *[uneven] take { $number } between them
}
    .to-seats = { $how ->
        [one] You take { $number }
        [even] You and { $seats } split { $number }
       *[uneven] You and { $seats } take { $number } between you
    }
# Which pot is won, inside the sentences above.
poker-which-pot = { $pot ->
    [main] the main pot
    [side] a side pot
   *[only] the pot
}
poker-bankrupt = { $seat } is out of chips.
    .to-seat = You're out of chips.
poker-buys-in = { $seat } buys back in for { $number }.
    .short = bought in
    .to-seat = You buy back in for { $number }.
poker-leaves = { $seat } doesn't buy back in.
    .to-seat = You don't buy back in.

poker-line = { $chips } chips
poker-line-stake = { $chips } · bet { $number }
poker-line-all-in = All in · { $number }
poker-line-won = { $chips } · +{ $number }
poker-line-folded = { $chips } · folded
poker-line-bankrupt = Out of chips
poker-deed-folded = folded
poker-deed-mucked = mucked
poker-for-won = { $number } won
poker-for-paid = { $number } bet
poker-for-rebuy = { $number } bought in

# What a hand of five is worth, inside sentences.
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
   *[high-card] just { rank-name } high
}
# After the title of the hand in its picture; $eight is the low so far: 8-5-3-2-A.
poker-holding = { $eight ->
    [off] { poker-hand }
    [none] { poker-hand } · no low yet
    [gone] { poker-hand } · no low anymore
   *[low] { poker-hand } · { $eight } low
}
# A row of a table in the picture: as short as can be.
poker-category = { $made ->
    [pair] pair
    [two-pair] two pair
    [three] 3 of a kind
    [straight] straight
    [flush] flush
    [full-house] full house
    [four] 4 of a kind
    [straight-flush] str. flush
    [five] 5 of a kind
   *[high-card] high card
}
poker-category-and-low = { $made ->
    [pair] pair + low
    [two-pair] two pair + low
    [three] 3 of a kind + low
    [straight] straight + low
    [flush] flush + low
    [full-house] full house + low
    [four] 4 of a kind + low
    [straight-flush] str. flush + low
   *[high-card] high + low
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
    [one] with the joker as { $wild }
   *[other] with the jokers as { $wild }
}

# What can be done, a whole sentence at the end of a refusal; $span is a range of numbers.
poker-may = { $may ->
    [bet-fold] Bet { $span }, or fold.
    [check-bet-fold] Check, bet { $span }, or fold.
    [check-bet] Check, or bet { $span }.
    [check-raise] Check, or raise to { $span }.
    [check] You can check.
    [call-raise-fold] Call { $owe }, raise to { $span } (type “raise to” and the number), or fold.
   *[call-fold] Call { $owe }, or fold.
}
bad-amount = You can't bet that amount. { poker-may }
over-the-pot = You can bet the pot at most, which makes it { $most }. { poker-may }
capped = There have been { $cap } bets, and no more are allowed in one round. { poker-may }
no-raise = Nobody else has chips left to answer a raise. { poker-may }
raise-closed = Nobody has made a full raise since your last turn, so you can't raise again. { poker-may }
raise-short = You don't have enough chips to raise. { poker-may }
no-check = There's no checking at this table. { poker-may }
check-owing = There's a bet to match, so you can't check. { poker-may }
bet-is-made = Somebody has bet already. { poker-may }
nothing-to-call = { $may ->
    [check-raise] You've matched the bet already, so there's nothing to call.
    [check] You've matched the bet already, so there's nothing to call.
   *[bet] Nobody has bet, so there's nothing to call.
} { poker-may }
free-to-check = You don't have to pay to stay in, so don't fold. { poker-may }
nothing-to-raise = Nobody has bet, so there's nothing to raise. { poker-may }
bet-now = Now it's time to bet. { poker-may }
rebuy-or-pass = You're out of chips. Buy back in, or pass.
poker-worth-bet = That's worth a bet.
poker-worth-raise = That's worth a raise.

# Games with blinds and a board.

poker-variant-cash_40 = Cash game, 40 hands
poker-option-mode = What you play for
    .sit_and_go = all the chips
    .cash = the most won, blinds never rise
poker-option-big_blind = First big blind (at most a tenth of the starting chips)
poker-option-hands_per_level = Hands until the blinds rise
poker-option-minutes_per_level = Minutes until the blinds rise
poker-option-ante = Ante
    .each = everyone, a tenth of the big blind
    .big_blind = the big blind pays one for the table
poker-option-ante_from_level = The ante begins at level
poker-option-button_rule = When somebody goes out, the button
    .moving = moves on to the next player
    .dead = can stop at an empty seat, so nobody misses a blind
poker-option-reopening = All-ins that are too small for a full raise
    .cumulative = add up, and can let you raise again
    .single_raise = never let you raise again
poker-option-max_hands = Hands
poker-option-rebuys = How often you can buy back in

poker-button = { $seat } has the button.
    .to-seat = You have the button.
poker-up = Blinds are up: { $small } and { $big } now.
poker-up-next = Last hand at these blinds. Next up: { $small } and { $big }.
poker-antes = Everyone antes { $number }.
poker-small = { $seat } posts the small blind of { $number }{ poker-and-all-in }.
    .to-seat = You post the small blind of { $number }{ poker-and-all-in.to-seat }.
poker-big = { $seat } posts the big blind of { $number }{ poker-and-all-in }.
    .to-seat = You post the big blind of { $number }{ poker-and-all-in.to-seat }.
poker-big-and-ante = { $seat } posts the big blind of { $number } and an ante of { $ante }{ poker-and-all-in }.
    .to-seat = You post the big blind of { $number } and an ante of { $ante }{ poker-and-all-in.to-seat }.
poker-you-hold = You hold { $cards }.
poker-flop = The flop: { $cards }.
poker-turn = The turn: { $cards }.
poker-river = The river: { $cards }.
poker-out = { $seat } finishes in { poker-place }.
    .to-seat = You finish in { poker-place }.
# The place in which a player is out of the match.
poker-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
poker-line-out = Out · { poker-place }
poker-line-net = { $chips } · { poker-net }
poker-net = { $kind ->
    [even] even
    [up] up { $number }
   *[down] down { $number }
}
# Small blind, big blind, beside a seat: two letters.
poker-tag-small = SB
poker-tag-big = BB
poker-badge-blinds = Blinds
poker-badge-value = { $small }/{ $big }
poker-badge-ante = Ante
poker-badge-left = Blinds up in
poker-badge-hands = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
poker-badge-up = Blinds up every
poker-badge-minutes = { $count ->
    [one] 1 min
   *[other] { $count } min
}
poker-board = { $form ->
    [none] Board
   *[other] Board, { $form }
}
poker-hand-level = Hand { $number }, level { $level } · { $stage ->
    [preflop] Preflop
    [flop] Flop
    [turn] Turn
    [river] River
    [all-in] All in
   *[over] Over
}
poker-high-blind = That big blind is too high. It can be a tenth of the starting chips at most: { $most }.
poker-drawing = { $draw ->
    [flush] { poker-hand } and a flush draw
    [straight] { poker-hand } and a straight draw
    [gutshot] { poker-hand } and a gutshot
    [both] { poker-hand } and draws to a flush and a straight
   *[none] { poker-hand }
}
# The beginning of a reason; what follows from it comes after.
poker-chance = { $eight ->
    [off] With { poker-drawing }, you'd win about { $percent }% against { poker-rivals }
    [unknown] With { $cards }, you'd win about { $percent }% of the pot against { poker-rivals }
    [none] With { poker-drawing }, and no low yet, you'd win about { $percent }% of the pot against { poker-rivals }
    [gone] With { poker-drawing }, and no low, you'd win about { $percent }% of the pot against { poker-rivals }
   *[low] With { poker-drawing }, and { poker-low }, you'd win about { $percent }% of the pot against { poker-rivals }
}
poker-rivals = { $count ->
    [one] a random hand
   *[other] { $count } random hands
}
poker-hint-rebuy = { shared-hint-no-chips }
poker-hint-open = { $cards } is good enough to raise from where you sit.
poker-hint-open-call = { $cards } is good enough to play.
poker-hint-open-check = { $cards } isn't worth a raise. See the flop for free.
poker-hint-open-fold = { $cards } is too weak with players still to act after you.
poker-hint-bet = { poker-chance }. { poker-worth-bet }
poker-hint-check = { poker-chance }. See the next card for free.
poker-hint-show = { poker-chance }. That's not worth a bet. See who wins for free.
poker-hint-raise = { poker-chance }. { poker-worth-raise }
poker-hint-call = { poker-chance }, and you only need { $need }%. That's worth a call.
poker-hint-answer-check = { poker-chance }. That's not worth a raise, and checking is free.
poker-hint-answer-fold = { poker-chance }. But they're betting, so their hands are better than random, and you need { $need }% to call.
