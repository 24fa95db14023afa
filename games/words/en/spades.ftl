# Spades: its rules are docs/rules/spades.md. What the endings of keys mean stands at the head of common.ftl.

spades-name = Spades
    .line = Bid with a partner, then take those tricks.
spades-rules = **You and the partner across from you say how many tricks you'll take. Then take them.**
    Everyone gets 13 cards and bids once, and you add your bid to your partner's.
    { rules-trick }
    Spades are **trump:** they beat every other suit. { rules-trick-trump } You can't lead a spade until somebody has played one.
    Make your bid and you score 10 for every trick you bid and 1 for each extra one. Miss it and you lose 10 for every trick you bid. First team to 500 wins.
    - **For example:** you bid 4 and your partner bids 3. You take 8 between you: 70 and 1, so 71 points. With 6 you'd have lost 70.
    .whole =
    - **Deal:** 13 cards each from a 52-card deck. Cards are turned up one by one, and whoever gets the A♠ deals first. Then the deal moves left.
    - **Bidding:** from the dealer's left, everyone bids once, 0 to 13. You can't pass, and you can't change your bid. Partners sit across from each other and add up their bids.
    - **Play:** the player on the dealer's left leads. { rules-trick } Spades are trump, and aces are high. { rules-trick-trump }
    - **Breaking spades:** you can't lead a spade until one has been played in this hand, unless spades are all you have.
    - **Scores:** if your team takes at least what it bid, you score 10 for each trick bid and 1 for each extra one. If it doesn't, you lose 10 for each trick bid. Scores can drop below zero.
    - **The end:** the first team to 500 wins. If both get there in the same hand, the higher score wins, and if those are the same, you play another hand.
    - **For example:** hearts are led and you have none. You play the 2♠. Somebody after you has no hearts, either, and plays the 9♠, so the trick is theirs. If they had played the A♥, your 2♠ would have won.
    - **House rules** can add **nil**, a bid of no tricks at all. If you take none, your team scores 100; if you take any, it loses 100. Either way, your partner's bid counts as usual. **Blind nil** is nil before you see your cards, for 200, when your team is at least 100 behind. **Bags** are tricks over your bid: every 10 of them cost your team 100.
spades-paragraphs =
    .wrong-phase-bid = 2
    .bad-bid = 2
    .wrong-phase-play = 3
    .must-follow-suit = 3
    .spades-not-broken = 4

spades-variant-modern = Nil and bags, to 250
spades-variant-long = Nil, blind nil and bags, to 500
spades-variant-jokers = Jokers, nil and bags, to 250
spades-variant-short = Short, to 200

spades-option-target = { shared-points-to-win }
spades-option-tie_break = If both teams have the same score at the end
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
spades-option-overtrick_points = Points for each trick over the bid
spades-option-nil = You can bid nil (no tricks at all)
spades-option-nil_points = Points for nil, won or lost
spades-option-failed_nil_tricks = Tricks taken by a player who bid nil
    .count = help to make their partner's bid
    .bags_only = only count as tricks over the bid
spades-option-blind_nil = A team that's behind can bid nil before looking at the cards (needs nil)
spades-option-blind_nil_points = Points for blind nil, won or lost
spades-option-blind_nil_behind = Points behind to bid blind nil
    .zero = { shared-any-time }
spades-option-bags = Tricks over the bid are bags, and too many bags cost you
spades-option-bag_limit = Bags before the penalty
spades-option-bag_penalty = Points the penalty costs
spades-option-jokers = Jokers
    .none = { shared-none }
    .two = two, as the highest spades, in place of the 2♣ and 2♦
spades-option-min_team_bid = Least a team can bid
spades-option-cap_team_bid = Team bids stop at 13
spades-option-not_thirteen = The four bids can't add up to 13
spades-option-first_lead = The first trick is led by
    .left_of_dealer = { shared-left-of-dealer }
    .low_club = whoever has the lowest club, with that card
spades-option-no_spade_trick_one = No spades in the first trick, unless you have nothing else
spades-option-spade_leads = You can lead spades
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
spades-option-lose_at = A team loses when its score drops to

do-bid-nil = Bid nil
    .listed = nil
do-bid-blind-nil = Bid blind nil
    .listed = blind nil
do-look = Look at my cards

spades-draw = { $seat } draws the A♠ for the deal.
    .to-seat = You draw the A♠ for the deal.
spades-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
spades-looks = { $seat } looks at their cards.
    .short = looked
    .to-seat = You look at your cards.
spades-bids-nil = { $seat } bids nil.
    .to-seat = You bid nil.
spades-bids-blind-nil = { $seat } bids blind nil.
    .to-seat = You bid blind nil.
spades-overbid = { $seats } bid more than 13 between them. There are only 13 tricks.
    .to-seats = You and { $seats } bid more than 13 between you. That can't be made.
spades-broken = Spades are broken.
spades-scores = { $seats } bid { $bid } and took { $won }: { shared-points }.
    .to-seats = You and { $seats } bid { $bid } and took { $won }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
spades-nil-made = { $seat } made nil: { $points } points for the team.
    .to-seat = You made nil: { $points } points for the team.
spades-nil-failed = { $seat } didn't make nil: the team loses { $points } points.
    .to-seat = You didn't make nil: the team loses { $points } points.
spades-bag-penalty = Too many bags: { $seats } lose { $points } points.
    .to-seats = Too many bags: you and { $seats } lose { $points } points.

spades-line-waiting = No bid yet
spades-for-extra = { $number } extra
spades-for-nil = { $number } for { $seat }'s { $kind ->
    [blind] blind nil
   *[nil] nil
}
spades-for-bags = { $number } bags
spades-line = { $bid ->
    [nil] Nil
    [blind] Blind nil
   *[other] Bid { $bid }
} · Won { $number }
spades-bidding = Hand { $number } · Bidding
spades-trick = { shared-trick-of-hand }
spades-bags = { $count ->
    [one] 1 bag
   *[other] { $count } bags
}
spades-broken-badge = Broken

spades-hint-look = Look at your cards. Blind bids rarely pay off.
spades-hint-nil = You can stay under with all of these: low spades, and a low card in every long suit. Bid nil.
spades-hint-bid = I count about { $tricks } tricks. Sure spades: { $sure } of { $spades }. Side aces: { $aces }. When in doubt, bid low.
spades-hint-crowded = I count about { $tricks } tricks, but with the bids before yours that makes { $total }. There aren't enough tricks to go around, so bid one less.
spades-hint-only = { shared-hint-only-card }
spades-hint-winner = Nothing higher is left, so it wins unless somebody trumps it.
spades-hint-top-spade = That's the highest spade left. Draw theirs before they trump your good cards.
spades-hint-need-all = You need nearly every trick that's left, so lead your highest spade.
spades-hint-partner-ruffs = Your partner's out of this suit and can trump it.
spades-hint-shortest = Lead from your shortest suit. Once you're out of it, you can trump it.
spades-hint-longest = Lead low from your longest suit.
spades-hint-low-spade = You only have spades, so lead the lowest.
spades-hint-partner = { shared-hint-partner-winning }
spades-hint-beaten = { shared-hint-cannot-win }
spades-hint-cheapest = { shared-hint-cheapest }
spades-hint-sure = Nothing higher is left, so it wins.
spades-hint-second-low = Second hand low: leave it to your partner.
spades-hint-third-high = Third hand high: make it hard for the last player.
spades-hint-third-low = Your partner led high, so play low.
spades-hint-ruff = You can't follow, so trump with the lowest spade that wins.
spades-hint-set = You've made your bid and they haven't. Keep taking tricks, so that they miss it.
spades-hint-cover = Your partner bid nil. Win it with a high card, so that they don't.
spades-hint-trap = They bid nil, and they're taking this trick. Let them have it.
spades-hint-bag = Both teams have made their bids, so this would only be a bag. Stay under.
spades-hint-duck = You bid nil, so stay under.

spades-blind-nil-needs-nil = Blind nil needs nil. Turn nil on, too.
wrong-phase-blind = Look at your cards first, or bid blind nil.
wrong-phase-look = Look at your cards first.
no-spade-trick-one = No spades in the first trick. You can play { $cards }.
spades-not-broken = Spades aren't broken yet, so you can't lead one. You can play { $cards }.
