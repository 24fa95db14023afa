# Rummy 500: its rules are docs/rules/rummy_500.md. What the endings of keys mean stands at the head of common.ftl.

rummy-500-name = Rummy 500
    .line = Lay melds, and dig into the discards.
    .aliases = 500 Rum, Rummy, Rum
rummy-500-rules = **Lay sets and runs on the table. What you lay scores, what you keep costs you.**
    Draw from the stock, or dig into the discard pile: take any card with all that lies on it, as long as you lay that card at once. Then lay **melds**, three or four of a kind or three or more in a row in one suit, and lay off single cards on any meld. Then discard one.
    When somebody is out of cards, the round is over. First to 500 wins.
    - **For example:** you hold two 7s, and the 7♠ is in the pile under two cards. Take all three and lay the 7s: 21 points.
    .whole =
    - **Deal:** 13 cards each for two players, seven for more, and one turned up. One deck for up to four players, two for more.
    - **Drawing:** take one card from the stock, or any discard with everything on top of it. That discard you have to lay at once, in a meld or on one; the others stay in your hand. Even the top discard can't just be kept.
    - **Melds:** three or four of a kind, all of different suits, or three or more in a row in one suit. An ace is low or high: A 2 3 or Q K A, but not K A 2. Cards stay where they were laid.
    - **Laying off:** add single cards to any meld on the table. They score for you, even on somebody else's.
    - **Discarding** ends your turn. If you have no cards left, you're out and the round ends: by a meld, a lay-off or a discard.
    - **Stock empty?** You can still take discards that you can lay. If you pass, the round is over and nobody is out.
    - **Points:** 2 to 9 their number, 10 J Q K 10 each, an ace 15, or 1 as the low end of a run. What you laid counts for you, what you hold against you, so a round can cost you points.
    - **The end:** once somebody has 500, the most points win. A tie is shared.
    - **For example:** you laid 7♣ 7♦ 7♥, 21 points, and the 6♦ on a run, 6. You're left with an ace, a 5 and a king, 30. That's 3 points lost.
    - **Jokers,** if you play with them, stand for any card and count 15. A meld needs two other cards, and nobody can swap a joker out.
    - **Partners** add up their points, hands too.
rummy-500-paragraphs =
    .rummy-500-draw-first = 2
    .rummy-500-no-use = 2
    .rummy-500-not-in-pile = 2
    .rummy-500-use-first = 2
    .rummy-500-no-meld = 3
    .rummy-500-no-fit = 4
    .rummy-500-which-meld = 4
    .rummy-500-lay-or-discard = 5
    .rummy-500-stock-empty = 6

rummy-500-variant-jokers = With two jokers
rummy-500-variant-fives = Easy adding: small cards 5, aces 15
rummy-500-variant-kitchen = Kitchen rules: the top discard is free, and you go out by discarding
rummy-500-variant-partners = Partners
rummy-500-variant-short = Short, to 250

rummy-500-option-target = { shared-points-to-win }
rummy-500-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
rummy-500-option-hand_size = { shared-cards-dealt }
    .zero = 13 for two players, else 7
rummy-500-option-packs = Decks
    .zero = one, or two from five players on
rummy-500-option-jokers = Jokers in each deck
    .zero = { shared-none }
rummy-500-option-aces = Aces in runs
    .both = low or high
    .low = low, and they count little everywhere
    .high = high
rummy-500-option-low_ace = Points for a low ace
rummy-500-option-values = Points for 2 to 9
    .pips = their number
    .fives = 5 each
rummy-500-option-top_free = The top discard can be taken without laying it
rummy-500-option-must_discard = You have to go out by discarding
rummy-500-option-stock_out = When the stock is empty
    .end = the round ends unless you take discards
    .renew = the discards are shuffled once
rummy-500-option-out_bonus = Points for going out
rummy-500-option-teams = Partners
    .none = { shared-none }
    .pairs = opposite each other, in pairs
    .two = two teams, seated in turn

do-lay = Lay off
    .with = Lay off { $picked }
do-lay-on = Lay off on meld { $number }
    .with = Lay off { $picked } on meld { $number }
do-lay-on-low = Lay off on meld { $number }, low
    .with = Lay off { $picked } on meld { $number }, low end
do-on = on meld { $number }
do-on-low = on meld { $number }, low end
do-low = at the low end
    .after = { $picked } at the low end
do-meld = Meld
order-draw = Draw from the stock

rummy-500-deals = { $seat } deals. { $card } is turned up.
    .to-seat = You deal. { $card } is turned up.
rummy-500-melds = { $seat } lays { $cards } for { $points }.
    .to-seat = You lay { $cards } for { $points }.
rummy-500-lays-off = { $seat } lays off { $card } on { $kind ->
    [set] the set, meld { $number },
   *[run] the run, meld { $number },
} for { $points }.
    .to-seat = You lay off { $card } on { $kind ->
        [set] the set, meld { $number },
       *[run] the run, meld { $number },
    } for { $points }.
rummy-500-one-left = { $seat } has one card left.
    .to-seat = You have one card left.
rummy-500-renews = The discards are shuffled into a new stock.
rummy-500-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
rummy-500-out = { $seat } is out!
    .to-seat = You're out!
rummy-500-ends = The round is over, and nobody is out.
rummy-500-scores = { $seat } laid { $points } and held { $number }: { SIGNED($gain) }.
    .to-seat = You laid { $points } and held { $number }: { SIGNED($gain) }.

rummy-500-line = { $score } · laid { $points }
rummy-500-holding = { $points } against you
rummy-500-target = Target
rummy-500-meld = Meld { $number }, { $seat }
rummy-500-for-melds = { $number } laid
rummy-500-for-hand = { $number } held
rummy-500-for-out = { $number } for going out

rummy-500-hint-draw = Nothing in the pile is worth taking.
rummy-500-hint-pass = Ending the round now costs you least.
rummy-500-hint-completes = It gives you { $cards }, and { $points } points in all this turn.
rummy-500-hint-fits = { $card } fits on the table. You can lay { $points } points this turn.
rummy-500-hint-lay = That's { $points } points now, and on the table it can't count against you.
rummy-500-hint-alone = Nothing you have goes with it, and it costs you { $points } if somebody goes out.
rummy-500-hint-least = You'll miss it least, and it costs you { $points } if somebody goes out.

rummy-500-few-cards = There'd be too few cards for a stock. Deal fewer, or play with two decks.
rummy-500-no-teams = You need four, six or eight players for teams.
rummy-500-draw-first = Draw first, from the stock{ $count ->
    [0] .
   *[other] , or take a discard: { $cards }.
}
rummy-500-stock-empty = The stock is empty. { $count ->
    [0] All you can do is pass.
   *[other] Take a discard, { $cards }, or pass.
}
rummy-500-not-in-pile = { $card } isn't in the discard pile. { $count ->
    [0] There's nothing there that you can take.
   *[other] You can take { $cards }.
}
rummy-500-no-use = You couldn't lay { $card } at once, so you can't take it. { $count ->
    [0] There's nothing there that you can take.
   *[other] You can take { $cards }.
}
rummy-500-use-first = You took { $card }, so lay it first, in a meld or on one.
rummy-500-lay-or-discard = You've drawn. Lay melds, lay off cards, or discard one to end your turn.
rummy-500-keep-one = You have to go out by discarding, so keep a card for that.
rummy-500-which-meld = { $card } fits on several. Say which: { $numbers }.
rummy-500-no-fit = { $card } doesn't fit there. { $count ->
    [0] It fits on no meld on the table.
   *[other] It fits on meld { $numbers }.
}
rummy-500-no-meld = { $why ->
    [few] A meld needs three cards or more.
    [jokers] A meld needs two cards that aren't jokers.
    [twice] A set can't have the same card twice.
    [long] A set has four cards at most.
    [suits] Those are neither of one rank nor of one suit.
   *[gap] That's no run: the cards don't follow each other. K A 2 doesn't count.
}
