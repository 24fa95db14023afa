spades-name = Spades
spades-rules = **Take, with the partner opposite, the tricks you bid.**
    - **Bids:** everyone gets 13 cards. From the dealer's left each player says once how many tricks they expect to take; the two bids of a partnership are added up.
    - **Play:** the player left of the dealer leads any card but a spade. Follow suit if you can; if not, play anything. The highest spade takes the trick, or else the highest card of the suit led, ace high. The winner leads the next.
    - **Spades are always trump.** You may not lead one until a spade has been played in the hand, unless you hold nothing else.
    - **Scores:** a partnership that makes its bid scores 10 for each trick bid and 1 for each trick above it; one that falls short loses 10 for each trick bid.
    - **The end:** the first partnership to 500 wins, the higher score if both get there; on equal scores another hand decides.
    The host can add nil, blind nil, bags, jokers and other customs as options.

spades-option-target = Points that win the match
spades-option-tie_break = Equal scores at the end
    .extra_hand = another hand is played
    .shared = the win is shared
spades-option-overtrick_points = Points for each trick above the bid
spades-option-nil = A player may bid nil: no trick at all
spades-option-nil_points = Points for nil, won or lost
spades-option-failed_nil_tricks = Tricks taken by a failed nil bidder
    .count = help to make the partner's bid
    .bags_only = count only as tricks above the bid
spades-option-blind_nil = A team that is behind may bid nil before seeing the cards (needs nil)
spades-option-blind_nil_points = Points for blind nil, won or lost
spades-option-blind_nil_behind = How far behind a team must be to bid blind nil (0: always allowed)
spades-option-bags = Tricks above the bid are bags, and too many bags cost points
spades-option-bag_limit = Bags that bring the penalty
spades-option-bag_penalty = Points the penalty costs
spades-option-jokers = Jokers
    .none = not used
    .two = two, as the highest spades; the 2♣ and the 2♦ are left out
spades-option-min_team_bid = The least a team may bid
spades-option-cap_team_bid = A team may not bid more than 13
spades-option-not_thirteen = The four bids may not total 13
spades-option-first_lead = The first trick is led by
    .left_of_dealer = the player left of the dealer
    .low_club = who holds the lowest club, with that card
spades-option-no_spade_trick_one = No spades in the first trick, unless nothing else is held
spades-option-spade_leads = Spades may be led
    .when_broken = once a spade has been played
    .anytime = at any time
spades-option-lose_at = A team loses when its score falls to

do-bid = Bid { $number }
do-bid-nil = Bid nil
do-bid-blind-nil = Bid blind nil
do-look = Look at my cards

spades-draw = Turned up for the deal: { $turned }. { $seat } gets the ace of spades.
spades-deals = { $seat } deals.
spades-looks = { $seat } looks at the cards.
    .short = looked
spades-bids = { $seat } bids { $number }.
spades-bids-nil = { $seat } bids nil.
spades-bids-blind-nil = { $seat } bids blind nil.
spades-overbid = { $seats } have bid more than 13 tricks together, which cannot be made.
spades-leads = The bids are made; { $seat } leads.
spades-broken = Spades are broken.
spades-scores = { $seats } bid { $bid } and won { $won }: { $points } points.
spades-nil-made = { $seat } made nil: { $points } points for the team.
spades-nil-failed = { $seat } failed nil: the team loses { $points } points.
spades-bag-penalty = Too many bags: { $seats } lose { $points } points.

spades-line-waiting = No bid yet
spades-line = { $bid ->
    [nil] Nil
    [blind] Blind nil
   *[other] Bid { $bid }
} · Won { $number }
spades-bidding = Hand { $number } · Bidding
spades-trick = Hand { $number } · Trick { $trick }
spades-red = Red
spades-blue = Blue
spades-partners = { $seats }
spades-team = { $score }
spades-team-bags = { $score } · { $bags }b
spades-trump = Trump
spades-broken-badge = Broken

spades-hint-look = Look: a blind bid seldom pays.
spades-hint-nil = Nil: your hand is weak, with low spades and a low card in every long suit.
spades-hint-bid = About { $tricks } tricks: { $sure } sure { $sure ->
    [one] spade
   *[other] spades
}, { $spades } { $spades ->
    [one] spade
   *[other] spades
} in all, { $aces } side { $aces ->
    [one] ace
   *[other] aces
}. Bid low rather than high.
spades-hint-only = It is the only card you may play.
spades-hint-winner = Every higher card of the suit is gone, so it wins unless it is ruffed.
spades-hint-top-spade = It is the highest spade left.
spades-hint-shortest = A low card of your shortest suit: once you have none, you can ruff.
spades-hint-longest = A low card of your longest suit.
spades-hint-low-spade = You hold only spades: lead the lowest.
spades-hint-partner = Your partner is winning the trick: throw your lowest card.
spades-hint-beaten = You cannot win the trick: throw your lowest card.
spades-hint-cheapest = You play last: this is the cheapest card that wins.
spades-hint-sure = Every higher card of the suit is gone, so it holds.
spades-hint-second-low = Second to play, play low.
spades-hint-second-high = Second to play with a king or ace: play it.
spades-hint-third-high = Third to play, play high.
spades-hint-third-low = Your partner led a high card: play low.
spades-hint-ruff = You cannot follow: ruff with the lowest spade that wins.
spades-hint-set = Your bid is safe and theirs is not: keep taking tricks.
spades-hint-cover = Your partner bid nil: take the trick with a high card.
spades-hint-duck = You bid nil: play a card that does not win.

spades-blind-nil-needs-nil = Blind nil needs the option nil: switch nil on too.
wrong-phase-blind = First look at your cards, or bid blind nil.
wrong-phase-look = First look at your cards.
wrong-phase-bid = The bids come first: bid { $bids }.
wrong-phase-play = The bids are made: play one of { $cards }.
must-lead-low-club = The lowest club leads the first trick: play { $cards }.
no-spade-trick-one = You may not play a spade in the first trick: play one of { $cards }.
spades-not-broken = Spades are not broken yet, so you may not lead one: play one of { $cards }.
