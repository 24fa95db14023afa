# Belote: its rules are docs/rules/belote.md. What the endings of keys mean stands at the head of common.ftl.

belote-name = Belote
    .line = Make trump with a partner, and take more points than the others.
    .aliases = Coinche, Contrée
belote-rules = **You and the partner across from you make a suit trump. Then take more points than the other side.**
    From 32 cards everyone gets five, and one is turned up. In turn, each player can take it, making its suit trump. If nobody does, each can name another suit. Then everyone is dealt up to eight.
    Trumps rank **J 9** A 10 K Q 8 7: the jack counts 20 and the 9 counts 14. In the other suits it's A 10 K Q J 9 8 7. Aces count 11, 10s 10, kings 4, queens 3, other jacks 2. The last trick counts 10.
    Follow suit. If you can't, you have to trump, unless your partner's winning. Play a higher trump than those in the trick if you can.
    The side that made trump has to get more points than the others, or the others score it all. First side to 1,000 wins.
    - **For example:** hearts are trump, and an opponent's A♣ is winning. You have no clubs, so you have to play a heart.
    .whole =
    - **Calls:** the player on the dealer's left begins. Whoever takes gets the turned card and two more, and the others get three. If all pass twice, the next player deals.
    - **Play:** the player on the dealer's left leads. Follow suit. If you can't and your partner isn't winning, trump. Go over the trumps in the trick if you can, also when trump is led, even over your partner. If you can't, play a lower trump.
    - **Declarations:** three in a row of a suit count 20, four 50, five or more 100. Four jacks count 200, 9s 150, and aces, 10s, kings or queens 100. They're announced with your first card. After the first trick, the side with the best one shows and scores all of its own. Four of a kind beats any sequence.
    - **Belote:** the king and queen of trump in one hand always count 20.
    - **Scores:** if the takers have more, both sides score what they have. If they have less, the others score 162 and all declarations. On a tie the takers' points are held for whoever wins the next hand. All eight tricks count 252.
    - **The end:** if both sides reach 1,000, the higher score wins.
    - **House rules:** in coinche, you bid 80 to 160, or 250 for all tricks. Opponents can double it (coinche), and you triple it (surcoinche).
belote-paragraphs =
    .belote-not-yet = 1
    .belote-turned-down = 1
    .must-follow-suit = 2
    .belote-must-trump = 2
    .belote-must-go-over = 2

belote-variant-plain = Without declarations
belote-variant-short = Short, to 501
belote-variant-coinche = Coinche, with bids, to 2,000

belote-option-target = { shared-points-to-win }
belote-option-bidding = Trump is made by
    .take = taking the turned card
    .auction = an auction
belote-option-declarations = Sequences and four of a kind count
belote-option-undertrump = You have to trump even if you can't go over
belote-option-tie = If both sides have the same points
    .hang = the takers' points are held
    .lost = the takers have failed
belote-option-belote_counts = Belote helps to make the contract

belote-do-take = Take
do-coinche = Coinche
do-surcoinche = Surcoinche
belote-do-bid = { $number ->
    [250] All tricks { $symbol }
   *[other] { $number } { $symbol }
}

belote-deals = { $takes ->
    [0] { $seat } deals.
   *[1] { $seat } deals and turns up the { $turned }.
}
    .to-seat = { $takes ->
        [0] You deal.
       *[1] You deal and turn up the { $turned }.
    }
belote-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
belote-nobody-takes = Nobody takes the { $card }. Name another suit, or pass.
belote-passed-in = Everyone passes. No score, and { $seat } deals next.
    .to-seat = Everyone passes. No score, and you deal next.
belote-bids = { $seat } bids { $number } in { $suit }.
    .short = bid { $number }
    .to-seat = You bid { $number } in { $suit }.
belote-coinche = { $kind ->
    [coinche] { $seat } says coinche. The bid counts double.
   *[surcoinche] { $seat } says surcoinche. The bid counts triple.
}
    .short = { $kind ->
        [coinche] coinche
       *[surcoinche] surcoinche
    }
    .to-seat = { $kind ->
        [coinche] You say coinche. The bid counts double.
       *[surcoinche] You say surcoinche. The bid counts triple.
    }
belote-takes = { $seat } takes the { $card }. Trump: { $suit }.
    .short = took
    .to-seat = You take the { $card }. Trump: { $suit }.
belote-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
belote-kind = { $kind ->
    [tierce] three in a row
    [quarte] four in a row
    [quint] five or more in a row
   *[four] four of a kind
}
belote-announces = { $seat } announces { belote-kind }.
    .to-seat = You announce { belote-kind }.
belote-declares = { $seat } shows { $cards } for { $points }.
    .to-seat = You show { $cards } for { $points }.
belote-says = { $second ->
    [0] { $seat } says “belote”.
   *[1] { $seat } says “rebelote”: 20 points.
}
    .to-seat = { $second ->
        [0] You say “belote”.
       *[1] You say “rebelote”: 20 points.
    }
belote-sum = { $kind ->
    [plain] { $total } in tricks.
    [declared] tricks { $tricks } + declarations { $declared } = { $total }.
    [belote] tricks { $tricks } + belote { $belote } = { $total }.
   *[both] tricks { $tricks } + declarations { $declared } + belote { $belote } = { $total }.
}
belote-counts = { $seats }: { belote-sum }
    .to-seats = You and { $seats }: { belote-sum }
belote-scores = { $result ->
    [capot] { $seats } took every trick: { $ours } to { $theirs }.
    [made] { $seats } made it: { $ours } to { $theirs }.
    [hung] { $seats } tied, so { $held } are held: { $ours } to { $theirs }.
   *[failed] { $seats } failed: { $ours } to { $theirs }.
}
    .to-seats = { $result ->
        [capot] You and { $seats } took every trick: { $ours } to { $theirs }.
        [made] You and { $seats } made it: { $ours } to { $theirs }.
        [hung] You and { $seats } tied, so { $held } are held: { $ours } to { $theirs }.
       *[failed] You and { $seats } failed: { $ours } to { $theirs }.
    }
belote-for-made = { $number } contract made
belote-for-capot = { $number } every trick
belote-for-failed = { $number } contract failed
belote-for-hung = { $number } contract tied
belote-for-beaten = { $number } contract beaten

belote-deed = { $made ->
    [0] {""}
   *[1] chose { $suit }, {""}
}{ shared-tricks }
belote-tricks = { shared-tricks }
belote-line = { shared-tricks }
belote-passed = { shared-passed }
belote-tag = { $number ->
    [0] { $suit }
   *[other] { $number } in { $suit }
}
belote-held = Held
belote-made-by = Trump, by { $seat }
belote-subtitle = Hand { $number } · { $phase ->
    [take] Take it?
    [name] Name trump
    [auction] The auction
    [surcoinche] Surcoinche?
   *[play] Trick { $trick }
}
belote-call-take = Take
belote-call-pass = { do-pass }
belote-call-trump = { $symbol }
belote-call-bid = { belote-do-bid }
belote-call-coinche = { do-coinche }
belote-call-surcoinche = { do-surcoinche }

belote-hint-take = With { $suit } as trump, you should get more than half of the points.
belote-hint-bid = With { $suit } as trump, you should get { $number } points.
belote-hint-pass = { $kind ->
    [weak] You'd want the jack of { $suit }, or the 9 and two more.
    [bid] With { $suit } as trump, you'd get too few points.
   *[little] Your { $suit } are high, but you have too little beside them.
}
belote-hint-enough = Your side has bid enough.
belote-hint-raise = You can help your partner's { $suit }. Raise the bid.
belote-hint-coinche = You should beat their { $suit }. Double it.
belote-hint-only = { shared-hint-only-card }
belote-hint-draw = Nobody can beat it. Draw their trumps.
belote-hint-draw-low = Draw their trumps with a low one.
belote-hint-help = Your partner made trump. Help draw theirs.
belote-hint-trumps = You only have trumps. Lead your best.
belote-hint-sure = They have nothing higher left. Take the points.
belote-hint-short = Nothing's sure, so lead low from a short suit.
belote-hint-give = Your partner's winning. Give as many points as you can.
belote-hint-beaten = { shared-hint-cannot-win }
belote-hint-last = You're last. Win with the most points.
belote-hint-cheapest = { shared-hint-cheapest }
belote-hint-high = Nobody can beat this one.
belote-hint-over = You have to go over. Play the lowest that does.
belote-hint-ruff = You can't follow. Trump with the lowest that wins.
belote-hint-wait = Nothing wins for sure. Play low.

belote-wrong-phase = { $phase ->
    [take] Take the turned card, or pass.
    [name] Name a suit, or pass.
    [auction] Bid a suit and points, or pass.
    [surcoinche] Say surcoinche, or pass.
   *[play] Trump is made. Play a card from your hand.
}
belote-not-yet = You can't name a suit yet. Take the { $card }, or pass.
belote-turned-down = Nobody took { $suit }. You can name one of these: { $suits }.
belote-bid-too-low = That's too low. Bid at least { $least }, or pass.
belote-not-a-value = Bids are 80 to 160 in tens, or 250 for all tricks. Bid at least { $least }.
belote-nothing-to-coinche = Nobody has bid yet. Bid at least { $least }, or pass.
belote-own-side = Your partner's bid is the last. Bid at least { $least }, or pass.
belote-must-trump = You don't have { $suit }, and your partner isn't winning, so you have to trump. You can play { $cards }.
belote-must-go-over = You have to go over the { $card }. You can play { $cards }.
