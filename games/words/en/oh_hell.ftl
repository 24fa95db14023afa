# Oh Hell: its rules are docs/rules/oh_hell.md. What the endings of keys mean stands at the head of common.ftl.

oh-hell-name = Oh Hell
    .line = Bid your tricks, and take exactly that many.
    .aliases = Oh Pshaw, Blackout, Contract Whist, Up and Down the River
oh-hell-rules = **Say how many tricks you'll take. Then take exactly that many, no more and no fewer.**
    Hands get smaller, from ten cards down to one, and then bigger again. A card is turned up: its suit is trump for this hand, and beats the others. Everyone bids once. The dealer bids last, and can't make the bids add up to the number of tricks.
    { rules-trick } { rules-trick-trump }
    Every trick is worth 1 point, and if you take just what you bid, you get 10 more. After the last hand, the highest score wins.
    - **For example:** you bid 3 and take 3: that's 13 points. Take 4 instead, and you only get 4.
    .whole =
    - **Deal:** everyone draws, and the highest card deals. Then the deal moves left. Up to five players start with 10 cards each, six with 8, seven with 7. Each hand is one card smaller, down to one, and then back up.
    - **Trump:** the next card of the deck is turned up, and its suit is trump. If every card is dealt, there's no trump.
    - **Bidding:** from the dealer's left, everyone bids once, from 0 to the number of cards. The dealer can't make all the bids add up to the number of tricks, so somebody always misses.
    - **Play:** the player on the dealer's left leads anything. { rules-trick } { rules-trick-trump } Aces are high.
    - **Scores:** 1 for each trick you take, and 10 more if you bid exactly that.
    - **The end:** after the last hand, the highest score wins. If two are highest, they share the win.
    - **For example:** five cards each, and the bids so far are 2, 0 and 1. The dealer can't bid 2, because that would make 5. Any other bid is fine, say 1 or 3.
    - **House rules** can change the hands, the trump, the bids and the scores.
oh-hell-paragraphs =
    .wrong-phase-bid = 3
    .bad-bid = 3
    .wrong-phase-play = 4
    .must-follow-suit = 4

oh-hell-variant-river = Up and down the river: 1 to 7 and back
oh-hell-variant-blackout = Blackout: miss and get nothing
oh-hell-variant-nomination = Nomination whist, 7 hands
oh-hell-variant-fist = Everyone bids at the same time, and a miss costs you
oh-hell-variant-wizard_points = Big scores, hands only grow

oh-hell-option-hands = Cards in each hand
    .down_up = from the most down to 1 and back
    .up_down = from 1 to the most and back
    .down = from the most down to 1
    .up = from 1 to the most
oh-hell-option-max_cards = Most cards in a hand
oh-hell-option-one_card_hands = One-card hands in a row
oh-hell-option-trump = Trump
    .turned = a card is turned up
    .cycle = hearts, clubs, diamonds, spades in turn
    .cycle_nt = hearts, clubs, diamonds, spades, none in turn
    .none = { shared-none }
    .spades = always spades
oh-hell-option-full_pack = If every card is dealt
    .no_trump = there's no trump
    .last_card = the dealer's last card is shown, and its suit is trump
oh-hell-option-hook = The bids can't add up to the number of tricks
    .always = always
    .above_one = except with one card
    .never = no such rule
oh-hell-option-bidding = Players bid
    .in_turn = one after another
    .at_once = { shared-same-time }
oh-hell-option-trump_leads = You can lead trumps
    .anytime = { shared-any-time }
    .when_broken = { shared-once-played }
oh-hell-option-must_trump = If you can't follow suit, you have to play a trump
oh-hell-option-scoring = Scores
    .trick_plus_ten = 1 a trick, and 10 more for an exact bid
    .exact = 10 plus your bid if it's exact, nothing if not
    .minus_one = 10 plus your bid if it's exact; if not, minus 1 for each trick you're off
    .trick_plus_five = 1 a trick, and 5 more for an exact bid
    .squares = 10 plus your bid squared if it's exact; if not, minus the tricks you're off, squared
    .wizard = 20 plus 10 a trick if it's exact; if not, minus 10 for each trick you're off
    .tens = 10 for each trick you bid if it's exact; if not, minus 10 for each trick you're off
oh-hell-option-zero = A made bid of 0 is worth
    .same = what the scores say
    .five = 5
    .hand = 5 plus a point for each card
    .none = nothing
oh-hell-option-tie_break = If two have the highest score at the end
    .shared = { shared-share-the-win }
    .extra_hand = { shared-another-hand }

oh-hell-suit = { $suit_name ->
    [none] no trump
   *[other] { suit-name }
}
oh-hell-draw = { $seat } draws the high card.
    .to-seat = You draw the high card.
oh-hell-deals = { $seat } deals { $count ->
    [one] 1 card
   *[other] { $count } cards
} each.
    .to-seat = You deal { $count ->
        [one] 1 card
       *[other] { $count } cards
    } each.
oh-hell-trumps = { $suit_name ->
    [none] There's no trump.
    [C] Clubs are trump.
    [D] Diamonds are trump.
    [H] Hearts are trump.
   *[S] Spades are trump.
}
oh-hell-answers = { $seat } has bid.
    .short = bid
    .to-seat = You've bid.
oh-hell-scores = Hand { $number } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}, { oh-hell-suit }): { $gains } → { $totals }.
oh-hell-made = { $count ->
    [0] Nobody made their bid.
   *[other] { $seats } made it.
}
    .to-seats = { $others ->
        [0] You made it.
       *[other] You and { $seats } made it.
    }

oh-hell-for-exact = { $number } exact
oh-hell-line-waiting = { $score }
oh-hell-line = { $number } of { $bid } · { $score }
oh-hell-answered = bid
oh-hell-exact = made
oh-hell-needs = { $kind ->
    [needs] needs { $number }
    [over] { $number } over
   *[has] made
}
oh-hell-subtitle = Hand { $number } of { $hands } · { $count ->
    [one] 1 card
   *[other] { $count } cards
}
oh-hell-no-trump = No trump
oh-hell-pack = Deck
oh-hell-bids = Bids
oh-hell-so-far = { $sum } of { $size }
oh-hell-off = { $kind ->
    [over] { $number } over
    [under] { $number } under
   *[even] even
}
oh-hell-not = you can't bid { $number }

oh-hell-hint-bid = I count { $sure ->
    [0] no sure tricks
    [one] 1 sure trick
   *[other] { $sure } sure tricks
} and { $hopes ->
    [0] no maybes
    [one] 1 maybe
   *[other] { $hopes } maybes
}.{ $leave ->
    [more] {" "}The others bid low, so there are more tricks for you.
    [less] {" "}The others bid high, so there are fewer tricks for you.
   *[same] {""}
}
oh-hell-hint-small = No card is sure of a trick, but small chances add up.
oh-hell-hint-hooked = I'd say { $number }, but you can't bid that. This is the next best.
oh-hell-hint-only = { shared-hint-only-card }
oh-hell-hint-draw = You need most of the tricks. Draw the others' trumps first.
oh-hell-hint-sure = Nobody can beat it in its suit.
oh-hell-hint-all = You need every trick that's left. Lead high.
oh-hell-hint-spare-trump = You have more trumps than you need tricks. Lead the lowest to draw theirs.
oh-hell-hint-short = Nothing's sure yet, so lead high from your shortest suit.
oh-hell-hint-take = That's the cheapest card that's sure to win.
oh-hell-hint-last-one = It's the last trick you need. Win it with your highest card, which could win one too many later.
oh-hell-hint-high = You need tricks, and it might win.
oh-hell-hint-trumps = You have the trumps for your bid, so get rid of a high card.
oh-hell-hint-better = Wait for a better trick, and keep what can win one.
oh-hell-hint-rid = You don't want this one. Get rid of your highest card that loses.
oh-hell-hint-throw = You don't want this one. Discard from the suit that's hardest to stay under in.
oh-hell-hint-last = { shared-hint-taking-anyway }
oh-hell-hint-over = { shared-hint-lowest-over }
oh-hell-hint-shed-trump = You don't want more tricks. Lead a low trump now, while higher ones are still out.
oh-hell-hint-low = You don't want more tricks, and this card is the likeliest to be beaten.
oh-hell-hint-extra = You've missed your bid, but each trick is still worth a point.

oh-hell-hook = The bids can't add up to the number of tricks. They come to { $sum } so far, so you can't bid { $number }. You can bid { $bids }.
must-trump = You can't follow suit, so you have to play a trump. You can play { $cards }.
trumps-not-broken = No trump has been played yet, so you can't lead one. You can play { $cards }.
too-many-cards = There aren't enough cards for that. With so many players, a hand can have { $most } at most.
