# Skat: its rules are docs/rules/skat.md. What the endings of keys mean stands at the head of common.ftl.

skat-name = Skat
    .line = Bid to play alone against the two others.
    .aliases = Scat
skat-rules = **The highest bidder plays alone against two others, for 61 of the 120 points in the cards.**
    Everyone gets ten of 32 cards. Two stay face down: the **skat**. You bid what your game is worth. Win the bidding, and take the skat and discard two cards, or leave it for a **hand** game. Then name your game.
    - **A suit:** the four jacks (♣ ♠ ♥ ♦, best first) are trumps, then A 10 K Q 9 8 7 of that suit.
    - **Grand:** only the jacks are trumps.
    - **Null:** no trumps, 10s rank below jacks, and you lose if you take a trick.
    Follow suit if you can. Jacks belong to trump. Aces count 11, 10s 10, kings 4, queens 3, jacks 2.
    - **For example:** hearts with the J♣ but not the J♠ is “with 1, game 2”, times 10. Win 20, or lose 40.
    .whole =
    - **Bidding:** the second player from the dealer's left bids to the first, who holds that number or passes. The third goes on with whoever's left.
    - **Value:** clubs 12, spades 11, hearts 10, diamonds 9, grand 24. Multiply by your matadors plus 1, and 1 each for hand, schneider (a side has 30 points or fewer) and schwarz (no trick). In a hand game you can announce schneider, schwarz or ouvert (open cards) for 1 more each.
    - **Matadors:** the top trumps in a row that you have (with) or lack (without). The skat is yours.
    - **Null:** 23, hand 35, ouvert 46, both 59.
    - **Scores:** win the value, or lose it twice. If it's below your bid, you lose the next multiple that reaches it.
    - **Play:** the player on the dealer's left leads. { rules-trick }
    - **Four players:** the dealer sits out.
    - **Ramsch** (house rule): if all pass, everyone avoids points, with jacks as trumps.
    - **The end:** everyone deals four times. Most points win.
skat-paragraphs =
    .skat-not-a-value = 2
    .skat-bid-too-low = 1
    .skat-answer-first = 1
    .skat-nothing-to-hold = 1
    .skat-forehand-18 = 1
    .skat-below-bid = 5
    .skat-hand-only = 2
    .must-follow-suit = 6
    .skat-jacks = 6
    .skat-sits-out = 7

skat-variant-league = League, with bonuses
skat-variant-ramsch = With a ramsch
skat-variant-home = With a ramsch and kontra

skat-option-rounds = Deals by each player
    .zero = { shared-no-limit }
skat-option-scoring = Scores
    .classic = the value alone
    .seeger_fabian = with bonuses
skat-option-passed_in = If everyone passes
    .next = next deal
    .ramsch = ramsch
skat-option-ramsch_skat = In a ramsch the skat goes
    .last_trick = with the last trick
    .loser = to whoever has most
skat-option-kontra = Opponents who bid can double

# The answer to "18?".
do-hold = Yes
do-yes = Yes, { $number }
skat-do-take = Take the skat
skat-do-bid = Bid { $number }
do-game = { $suit } { $symbol }
do-game-grand = Grand
do-game-null = Null
do-game-null-ouvert = Null ouvert
do-hand = Hand { $symbol }
do-hand-grand = Grand hand
do-hand-null = Null hand
do-hand-null-ouvert = Null hand ouvert
do-hand-more = Announce
do-schneider = { $symbol } schneider
do-schwarz = { $symbol } schwarz
do-ouvert = { $symbol } ouvert
do-grand-schneider = Grand schneider
do-grand-schwarz = Grand schwarz
do-grand-ouvert = Grand ouvert
do-hand-schneider = { do-schneider }
do-hand-schwarz = { do-schwarz }
do-hand-ouvert = { do-ouvert }
do-hand-grand-schneider = { do-grand-schneider }
do-hand-grand-schwarz = { do-grand-schwarz }
do-hand-grand-ouvert = { do-grand-ouvert }
do-kontra = Kontra
do-re = Re

skat-more = { $hand ->
    [0] {""}
   *[1] {" "}hand
}{ $extra ->
    [none] {""}
    [schneider] {" "}schneider
    [schwarz] {" "}schwarz
   *[ouvert] {" "}ouvert
}
# The game that is played: a suit, grand or null, with hand and what is announced.
skat-game = { $kind ->
    [suit] { $suit }
    [grand] grand
   *[null] null
}{ skat-more }
skat-deals = { $sits_out ->
    [0] { shared-deals }
   *[1] { $seat } deals and sits out.
}
    .to-seat = { $sits_out ->
        [0] { shared-deals.to-seat }
       *[1] You deal and sit out.
    }
skat-bids = { bids-tricks }
    .short = bid { $number }
    .to-seat = { bids-tricks.to-seat }
skat-holds = { $seat } holds { $number }.
    .short = holds
    .to-seat = You hold { $number }.
skat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
skat-declarer = { $seat } plays alone, at { $number }.
    .to-seat = You play alone, at { $number }.
skat-takes = { $seat } takes the skat.
    .short = took it
    .to-seat = You take the skat.
skat-discards = { $seat } discards two cards.
    .short = discarded
    .to-seat = You discard two cards.
skat-announces = { $seat } plays { skat-game }.
    .short = { skat-game }
    .to-seat = You play { skat-game }.
skat-doubles = { $kind ->
    [kontra] { $seat } says kontra. Stakes: × { $stake }
   *[re] { $seat } says re. Stakes: × { $stake }
}
    .short = { $kind ->
        [kontra] kontra
       *[re] re
    }
    .to-seat = { $kind ->
        [kontra] You say kontra. Stakes: × { $stake }
       *[re] You say re. Stakes: × { $stake }
    }
skat-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
skat-passed-in = Everyone passes. No score.
skat-ramsch = Everyone passes. Ramsch: avoid points!
skat-result = { skat-game }{ $kind ->
    [null] {""}
   *[other] {" "}with { $points } points
}.
skat-ends = { $made ->
    [0] { $seat } loses { skat-result }
   *[1] { $seat } wins { skat-result }
}
    .to-seat = { $made ->
        [0] You lose { skat-result }
       *[1] You win { skat-result }
    }
# The value of a game as players count it.
skat-counts = { $holds ->
    [0] Without { $matadors }
   *[1] With { $matadors }
}, game { $at_game }{ $at_hand ->
    [0] {""}
   *[other] , hand { $at_hand }
}{ $at_schneider ->
    [0] {""}
   *[other] , schneider { $at_schneider }
}{ $at_announced ->
    [0] {""}
   *[other] , announced { $at_announced }
}{ $at_schwarz ->
    [0] {""}
   *[other] , schwarz { $at_schwarz }
}{ $at_told ->
    [0] {""}
   *[other] , announced { $at_told }
}{ $at_ouvert ->
    [0] {""}
   *[other] , ouvert { $at_ouvert }
} × { $base } = { $value }.
skat-overbid = That's below the bid of { $number }. It's lost, for { $value }.
skat-scores = { $seat }: { SIGNED($gain) } points.
    .to-seat = You: { SIGNED($gain) } points.
skat-lay = In the skat: { $cards }.

skat-for-game = { $number } { skat-game }
skat-for-bonus = { $number } bonus
skat-for-ramsch = { $number } ramsch
skat-line = { $plays ->
    [0] { $score }
   *[1] { $score } · { shared-tricks }
}
skat-line-out = { $score } · sits out
skat-tag = { skat-game } { $number }
skat-tag-declarer = alone, { $number }
skat-tag-passed = { $number ->
    [0] { shared-passed }
   *[other] { shared-passed } { $number }
}
skat-call = { $kind ->
    [bid] { $number }
    [hold] { do-hold }
    [pass] { do-pass }
    [kontra] { do-kontra }
   *[re] { do-re }
}
skat-subtitle = Hand { $number } · { $phase ->
    [skat] The skat
    [discard] The discard
    [game] The game
    [kontra] Kontra?
    [re] Re?
    [play] Trick { $trick }
   *[bid] The bidding
}
skat-bid = Bid
skat-by = { $seat } plays
skat-everyone = Everyone plays
skat-badge = { $kind ->
    [suit] {""}
    [grand] Grand
    [null] Null
   *[ramsch] Ramsch
}{ skat-more }{ $stake ->
    [1] {""}
   *[other] {" "}× { $stake }
}
skat-skat = Skat
skat-taken-by = Skat, by { $seat }

skat-with = { skat-game }{ $kind ->
    [null] {""}
   *[other] { $holds ->
        [0] {" "}without { $matadors }
       *[1] {" "}with { $matadors }
    }
}
skat-hint-bid = You can go up to { $value }, for { skat-with }.
skat-hint-enough = Your best game, { skat-with }, is only worth { $value }.
skat-hint-weak = No game you could name is strong enough.
skat-hint-take = You could use two more cards.
skat-hint-hand = You don't need the skat for { skat-game }. A hand game is worth more.
skat-hint-discard = You need these two least for { skat-game }.
skat-hint-game = Your cards are best for { skat-game }.
skat-hint-double = { $doubles ->
    [0] You might lose. Don't double.
   *[1] You should win. Double it.
}
skat-hint-only = { shared-hint-only-card }
skat-hint-draw = Nobody can beat it. Draw their trumps.
skat-hint-draw-low = Draw their trumps with a low one.
skat-hint-sure = They have nothing higher. Take the points.
skat-hint-trumps = You only have trumps.
skat-hint-long = Lead your longest suit, so its high cards win later.
skat-hint-beaten = You can't win this one. Give few points.
skat-hint-throw = There's little in it. Keep your trumps.
skat-hint-last = You're last. Win with the most points.
skat-hint-wait = Nothing wins for sure. Give few points.
skat-hint-high = Nobody should beat this one.
skat-hint-trump = You can't follow, so trump it.
skat-hint-through = The declarer plays next. Lead low from a long suit.
skat-hint-short = The declarer plays last. Lead from a short suit.
skat-hint-give = Your partner's winning. Give as many points as you can.
skat-hint-risk = There's a lot in it. Take the chance.
skat-hint-low = This one hardly ever wins a trick.
skat-hint-dump = { shared-hint-off-suit }
skat-hint-under = { shared-hint-highest-under }
skat-hint-take-it = { shared-hint-taking-anyway }
skat-hint-over = { shared-hint-lowest-over }
skat-hint-null-lead = Lead low from a short suit. The declarer may have to win it.
skat-hint-null-throw = Get rid of high cards, to stay low later.
skat-hint-null-under = The declarer's winning. Stay under!
skat-hint-null-low = The declarer plays after you. Stay low.

skat-wrong-phase = { $phase ->
    [skat] Take the skat, or announce a hand game.
    [discard] { skat-two-cards }
    [game] Name your game.
    [kontra] Say kontra, or pass.
    [re] Say re, or pass.
    [play] Play a card from your hand.
   *[bid] Bid, hold or pass.
}
skat-not-a-value = No game is worth that. The nearest: { $numbers }.
skat-bid-too-low = That's too low. Bid at least { $least }, or pass.
skat-answer-first = { $seat } has bid { $number }. Hold it, or pass.
skat-nothing-to-hold = You can only hold what somebody else bids. Bid at least { $least }, or pass.
skat-forehand-18 = All others have passed. Bid { $least }, or pass.
skat-take-or-hand = First take the skat, or announce a hand game.
skat-taken = You've taken the skat. Name a suit, grand or null.
skat-hand-only = That's for hand games. Name a suit, grand, null or null ouvert.
skat-below-bid = That's only worth { $value }, and you've bid { $bid }. Play a suit{ $ouvert ->
    [0] {" "}or grand
   *[1] , grand or null ouvert
}.
skat-two-cards = Discard two of your twelve cards.
skat-has-not-bid = Only an opponent who has bid or held can say kontra.
skat-sits-out = You deal, so you sit this hand out.
skat-jacks = { $trump ->
    [0] You can follow suit, and jacks are trumps.
   *[1] Trump was led, and jacks are trumps, too.
} You can play { $cards }.
