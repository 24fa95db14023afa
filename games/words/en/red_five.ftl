red-five-name = Red Five
red-five-rules = **Play alone against three for the points you bid.**
    - **Cards:** two packs with jokers. Every 5 counts 5 points, every 10 and king 10: 200 in all. Each player gets 25 cards; 8 are the kitty.
    - **Auction:** bid the points you will take, 55 or more; who passes is out. The highest bidder, the declarer, names trumps, takes the kitty and buries 8 cards. The others defend together.
    - **Trumps from the top:** 5♥, big joker, small joker, 3 of trumps, the other 3 of that colour, 2 of trumps, the other 2s (all equal), then A K Q J 10 … 4 of trumps. In the plain suits the ace is high.
    - **Leads:** a single, a pair of identical cards, or a tractor: two or more pairs in sequence, in one suit, not above the trump ace. Several of these of one suit are a throw: if any other player can beat a part of it, you lead only its smallest part.
    - **Following:** play as many cards of the suit led, and match pairs and tractors as far as you can. The highest play of the same pattern wins, a trump pattern beats a plain one, the first of equals stays.
    - **Kitty:** if a defender takes the last trick, the buried points count double for them; four times if a pair or tractor led it.
    - **Scores:** a declarer who takes at least the bid wins 1 from each defender: 2 from halfway between the bid and 200, 3 for all 200. One who takes less pays as much: 2 below half the bid, 3 for none.
    After 8 hands the highest score wins.

red-five-option-min_bid = Lowest bid
red-five-option-bid_step = Bids rise in steps of
red-five-option-all_pass = If all four pass
    .first_bidder = the first bidder is declarer at the lowest bid
    .redeal = the cards are dealt again, twice at the most
red-five-option-first_bidder = The first bid is made by
    .rotate = each player in turn
    .random = anybody by chance
    .last_declarer = the last declarer
red-five-option-trump_timing = The declarer names trumps
    .before_kitty = before seeing the kitty
    .after_kitty = after burying
red-five-option-no_trump = The declarer may name no trump suit: only 5♥, jokers and 2s are trumps
red-five-option-advisers = Two 3s are high trumps
red-five-option-high_tractors = Tractors may go above the trump ace, up to the jokers
red-five-option-throws = Several combinations may be led at once as a throw
red-five-option-throw_check = A throw is judged by
    .hands = the cards that the others hold: it may fail
    .unseen = the cards not seen yet: it is refused unless it is sure
red-five-option-failed_throw = After a throw that fails is led
    .smallest = its smallest part
    .beaten_component = a part that can be beaten
red-five-option-failed_throw_penalty = Points a throw that fails gives to the other side
red-five-option-ruff_compare = A ruffed throw is overruffed by
    .dominant = a higher longest tractor, pair or single
    .all = trumps that are higher in every part
red-five-option-show_kitty = The kitty is shown to all before the declarer takes it up
    .never = never
    .below = after a low bid
    .always = always
red-five-option-show_kitty_below = A bid is low below
red-five-option-kitty_multiplier = The kitty counts for defenders who take the last trick
    .x1 = once
    .x2 = double
    .x2_4 = double, or four times if a pair or tractor led it
    .x2_4_8 = double, four times for a pair, eight times for a tractor
red-five-option-results = Stakes are doubled and trebled
    .ratio = by parts of the bid
    .fixed40 = for each 40 points above or below the bid
red-five-option-red_five_capture = A captured red five pays the base and moves 20 points
red-five-option-bid_stake = Stakes
    .flat = do not depend on the bid
    .rising = rise by the base with each 20 points of the bid
red-five-option-base = What a simple result pays
red-five-option-hands = Hands in a match
red-five-option-target = A score of so many times the base ends the match

do-trump = Trumps { $symbol } { $suit }
do-trump-none = No trump suit
do-bury = Bury
do-throw = Throw

red-five-lowest = Lowest
red-five-leap = +{ $number }

red-five-opens = { $other } bids first.
red-five-bids = { $seat } bids { $number }.
red-five-passes = { $seat } passes.
    .short = passed
red-five-redeal = All pass: the cards are dealt again.
red-five-declares = { $seat } is declarer and is to take { $number } points.
red-five-names = { $seat } names { $suit } as trumps.
    .short = set trumps
red-five-names-none = { $seat } names no trump suit.
    .short = named no trumps
red-five-shows = The kitty for { $seat }: { $cards }.
red-five-takes-kitty = { $seat } takes the kitty.
red-five-buries = { $seat } buries eight cards.
    .short = buried 8
red-five-leads = { $seat } leads.
red-five-throw-fails = { $seat } wants to throw { $cards }, but a part of it can be beaten.
red-five-throw-costs = The throw costs the side of { $seat } { $points } points.
red-five-takes = { $winner } takes the trick, { $points } points.
red-five-captured = { $winner } captures a red five of { $seat }.
red-five-kitty = { $winner } took the last trick. Buried were { $cards }: { $points } points{ $times ->
    [1] .
   *[other] , which count { $times } times.
}
red-five-made = { $seat } bid { $bid } and took { $points }: won, { $stake } from each defender.
red-five-set = { $seat } bid { $bid } and took { $points }: lost, { $stake } to each defender.

red-five-line = Score { $score }
red-five-line-bid = { $score } · bid { $bid }
red-five-line-taken = { $score } · took { $points }
red-five-declarer-tag = declarer
red-five-passed-tag = passed
red-five-phase-bid = Hand { $number } · Auction
red-five-phase-trump = Hand { $number } · Trumps
red-five-phase-bury = Hand { $number } · Burying
red-five-phase-play = Hand { $number } · Trick { $trick }
red-five-phase-over = Hand { $number } · { $points } of { $bid }
red-five-kitty-label = Kitty
red-five-buried-label = Buried
red-five-own-buried-label = You buried
red-five-bid-badge = Bid
red-five-defenders-badge = Defenders
red-five-trump-badge = Trump
red-five-no-trump-badge = none

red-five-hint-bid = About { $points } points with { $suit }: { $trumps } { $trumps ->
    [one] trump
   *[other] trumps
}, { $honours } above the 2s, { $pairs } { $pairs ->
    [one] trump pair
   *[other] trump pairs
}, { $aces } { $aces ->
    [one] plain ace
   *[other] plain aces
}. Go up to { $limit }.
red-five-hint-pass = Only about { $points } points with { $suit }: { $trumps } { $trumps ->
    [one] trump
   *[other] trumps
}, { $honours } above the 2s, { $pairs } { $pairs ->
    [one] trump pair
   *[other] trump pairs
}, { $aces } { $aces ->
    [one] plain ace
   *[other] plain aces
}.
red-five-hint-trump = { $suit } is best: { $trumps } { $trumps ->
    [one] trump
   *[other] trumps
}, { $honours } above the 2s, { $pairs } { $pairs ->
    [one] trump pair
   *[other] trump pairs
}, { $aces } { $aces ->
    [one] plain ace
   *[other] plain aces
}, about { $points } points.
red-five-hint-bury = They empty short suits and count only { $points } points; aces, pairs and trumps are worth more in the hand.
red-five-hint-only = It is all you may play.
red-five-hint-sure = Nothing that is left of the suit beats it.
red-five-hint-throw = The throw is sure: nothing that is left of the suit beats any part of it.
red-five-hint-draw = It is the highest trump left: draw the trumps of the defenders.
red-five-hint-gamble = Only a few cards are left: throw them all and see.
red-five-hint-low = Nothing you hold is sure: a low card of a long suit that counts nothing.
red-five-hint-low-trump = You hold only trumps: lead a low one.
red-five-hint-gives = Your side is winning the trick: give it { $points } points.
red-five-hint-partner = Your side is winning the trick: play low.
red-five-hint-cheapest = It is the cheapest play that takes the trick.
red-five-hint-holds = It takes the trick, and nothing that is left of the suit beats it.
red-five-hint-ruff = You cannot follow, and the trick counts: ruff it as low as possible.
red-five-hint-low-follow = You cannot or need not take the trick: play low, and give no points.

red-five-wrong-phase = { $phase ->
    [bid] This is the auction: bid, or pass.
    [trump] Now trumps are named: name a suit.
    [bury] Now the kitty is buried: bury eight of your cards.
   *[play] The cards are being played: play cards of your hand.
}
already-passed = You have passed, and may not bid again in this hand.
bid-too-low = That is too low: bid at least { $least }, or pass.
bad-suit = Name a trump suit that is allowed: spades, hearts, diamonds or clubs.
need-8-cards = You picked { $number } { $number ->
    [one] card
   *[other] cards
}: bury exactly eight.
only-one-held = You hold only one { $card }.
one-group-only = A lead is of one suit only, trumps being a suit of their own: lead a single, a pair, a tractor or a throw of one suit.
use-throw = { $cards } are several combinations: lead them as a throw, or lead one of them.
throws-off = Throws are not played at this table: lead a single, a pair or a tractor.
unsure-throw = Throw only what nobody can beat: { $count ->
    [0] no part of this is sure
   *[other] of this, { $cards }
}.
throw-is-a-lead = Only a lead is a throw: play { $number } cards.
wrong-count = Play as many cards as were led, { $number }: for instance { $cards }.
must-follow-group = You can follow: play only cards of the suit led, for instance { $cards }.
must-play-all-of-group = Play all your cards of the suit led, { $cards }, and fill up with others.
must-match-pairs = Match the pairs that were led as far as you can: for instance { $cards }.
must-match-tractor = Match the tractor that was led as far as you can: for instance { $cards }.
