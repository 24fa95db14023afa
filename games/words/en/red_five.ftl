# Red Five: its rules are docs/rules/red_five.md. What the endings of keys mean stands at the head of common.ftl.

red-five-name = Red Five
    .line = One against three, with two decks.
    .aliases = Hong Wu, Three Against One
red-five-rules = **One plays against three. Bid for it, then take the points you promised.**
    There are 200 points in the cards: 5 for each five, 10 for each ten and king. The highest bidder is the **declarer**, who names trump, picks up eight extra cards and **buries** eight, face down. The other three are the **defenders** and play together.
    The declarer leads first, and after that whoever took the last trick. Lead one card, a pair of the very same card, or more, all in one suit. That's the **shape** of the trick. Everyone plays as many cards, in that suit. If you're short, play all you have of it and fill up with anything.
    The highest cards of that suit and shape take the trick, with its points. Only trumps of the same shape beat them, from a player who has none of that suit. The 5♥, the **red five**, is the highest trump of all. Then come the jokers, the 3s of the trump color and all the 2s.
    If the declarer takes what they bid, each defender pays them. If not, the declarer pays each defender.
    - **For example:** diamonds are trump, and Ann leads K♠ K♠. You have one spade, so you play it and any other card. Ben is out of spades and plays 4♦ 4♦: a pair of trumps beats a pair of kings. Ben takes the trick, with its 20 points, and leads next.
    .whole =
    - **Deck:** two full decks with jokers, so there are two of every card. 25 cards each; the last 8 are the **kitty**.
    - **Bidding:** in fives, from 55 to 200, each bid higher than the last. Once you pass, you're out of it. If all four pass, whoever had to bid first is the declarer, for 55.
    - **The declarer** names trump, then takes the kitty and buries any 8 cards. The other three are the defenders, and their points count together.
    - **Trumps, best first,** all of them one suit:
      - 5♥, the red five
      - big joker, then small joker
      - 3 of trump, then the other 3 of that color
      - 2 of trump, then the other 2s (all equal)
      - A K Q J 10 and so on of trump, down to the 4
    - **What to lead:** a single card; a **pair**, two identical cards; or a **tractor**, two or more pairs in a row, like 8♣ 8♣ 7♣ 7♣. Trumps above the ace make no tractors. In suits that aren't trump the ace is high.
    - **Throws:** you can lead several of these at once, all in one suit, and take a lot of points in one trick. But if anyone can beat any part of it in that suit, you have to lead its smallest part instead.
    - **Following:** as many cards as were led, in that suit. Match a pair with a pair and a tractor with a tractor if you can, as far as you can; if not, other cards of the suit will do. **If you're short,** play all you have of the suit and fill up with anything. You never have to trump.
    - **Who takes it:** the highest play of the same shape in the suit led. A pair loses only to a higher pair, a tractor to a higher tractor. Trumps of that shape beat it. If two are equal, the first one stays.
    - **One trick:** hearts are trump, and Ann leads 9♣ 9♣ 8♣ 8♣, a tractor. Ben has Q♣ 7♣ 7♣ 4♣ 3♣: no tractor, but a pair, so he has to play 7♣ 7♣ and any two of his other clubs. Cyd has no clubs and plays A♥ A♥ K♥ K♥, a higher tractor in trump. Dan has only the 10♣, so he plays it and three other cards. Cyd takes the trick, and at least 30 points.
    - **The kitty:** if a defender takes the last trick, the buried points count double for the defenders, or four times if a pair or tractor was led to it. If the declarer takes it, they count once, for the declarer.
    - **Scores:** make your bid and each defender pays you 1. It's 2 if you get at least halfway from the bid to 200, and 3 for all 200. Fall short and you pay each of them 1. It's 2 if you don't get half of what you bid, and 3 if you get nothing at all.
    - **The end:** after 8 hands the highest score wins.
    - **For example:** you bid 80. Halfway to 200 is 140, so 80 to 135 points win you 1 from each, and 140 to 195 win you 2. With 40 to 75 you pay 1 each, with 5 to 35 you pay 2, and with nothing 3.
red-five-paragraphs =
    .bad-bid = 2
    .bid-too-low = 2
    .need-8-cards = 3
    .bad-suit = 3
    .use-throw = 5
    .one-group-only = 5
    .throws-off = 6
    .wrong-count = 7
    .must-follow-group = 7
    .only-one-held = 7
    .must-play-all-of-group = 7
    .must-match-pairs = 7

red-five-variant-plain = Simple: no throws, 3s are ordinary cards
red-five-variant-rich = Bigger: no-trump hands, tractors up to the jokers, rising stakes
red-five-variant-short = Short: 4 hands

red-five-option-min_bid = Lowest bid
red-five-option-bid_step = Bids go up in steps of
red-five-option-all_pass = If all four pass
    .first_bidder = whoever had to bid first plays for the lowest bid
    .redeal = there's a redeal, twice at most
red-five-option-first_bidder = Who bids first
    .rotate = everyone in turn
    .random = anyone, at random
    .last_declarer = the last declarer
red-five-option-trump_timing = The declarer names trump
    .before_kitty = before seeing the kitty
    .after_kitty = after burying
red-five-option-no_trump = You can play with no trump suit (only 5♥, jokers and 2s are trumps)
red-five-option-advisers = The 3s of the trump color are high trumps
red-five-option-high_tractors = Tractors can go above the trump ace, up to the jokers
red-five-option-throws = You can throw: lead several combinations at once
red-five-option-throw_check = A throw is checked against
    .hands = what the others really hold, so it can fail
    .unseen = all cards not seen yet, and only sure ones are allowed
red-five-option-failed_throw = If a throw fails, you lead
    .smallest = its smallest part
    .beaten_component = a part that can be beaten
red-five-option-failed_throw_penalty = Points a failed throw gives the other side
red-five-option-ruff_compare = To beat a trumped throw you need
    .dominant = a higher top tractor, pair or single
    .all = higher trumps in every part
red-five-option-show_kitty = Everyone sees the kitty before the declarer takes it
    .never = { shared-never }
    .below = after a low bid
    .always = always
red-five-option-show_kitty_below = A bid is low if it's under
red-five-option-kitty_multiplier = If the defenders take the last trick, the kitty counts
    .x1 = once
    .x2 = double
    .x2_4 = double, or four times if a pair or tractor was led
    .x2_4_8 = double, four times for a pair, eight times for a tractor
red-five-option-results = A hand pays double or triple
    .ratio = by how it compares with the bid
    .fixed40 = for every 40 points above or below the bid
red-five-option-red_five_capture = Taking the other side's red five pays the base and moves 20 points
red-five-option-bid_stake = What a hand pays
    .flat = the same for every bid
    .rising = the base more for every 20 points of the bid
red-five-option-base = Base (what a plain win pays)
red-five-option-hands = { shared-hands }
red-five-option-target = Score that ends the match (times the base)

do-trump = Trump { $symbol } { $suit }
do-trump-none = No trump
do-bury = Bury
    .with = Bury { $picked }
    .pick = Bury { $most } cards
do-pairs = Play a pair or a tractor

red-five-lowest = Bid { $number }
red-five-leap = Bid { $number } · { $leap } more

red-five-opens = { $other } bids first.
    .to-other = You bid first.
red-five-bids = { $seat } bids { $number }.
    .to-seat = You bid { $number }.
red-five-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
red-five-redeal = Everyone passed, so there's a redeal.
red-five-declares = { $seat } is the declarer and needs { $number } points.
    .to-seat = You're the declarer and need { $number } points.
red-five-names = { $seat } makes { $suit } trump.
    .short = named trump
    .to-seat = You make { $suit } trump.
red-five-names-none = { $seat } plays with no trump suit.
    .short = no trump
    .to-seat = You play with no trump suit.
red-five-shows = { $seat }'s kitty: { $cards }.
    .to-seat = Your kitty: { $cards }.
red-five-takes-kitty = { $seat } takes the kitty.
    .to-seat = You take the kitty.
red-five-buries = { $seat } buries eight cards.
    .short = buried 8
    .to-seat = You bury eight cards.
red-five-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
red-five-throw-fails = { $seat } tries to throw { $cards }, but somebody can beat part of it.
    .to-seat = You try to throw { $cards }, but somebody can beat part of it.
red-five-throw-costs = The throw costs { $seat }'s side { $points } points.
    .to-seat = The throw costs your side { $points } points.
red-five-takes = { $play ->
    [last] { $winner } plays { $cards } and takes it
   *[earlier] { $winner } takes it with { $cards }
}{ red-five-trick-points }
    .to-winner = { $play ->
        [last] You play { $cards } and take it
       *[earlier] You take it with { $cards }
    }{ red-five-trick-points }
red-five-trick-points = { $points ->
    [0] .
   *[other] : { $points } points.
}
red-five-captured = { $winner } takes a red five from { $seat }.
    .to-winner = You take a red five from { $seat }.
    .to-seat = { $winner } takes a red five from you.
red-five-kitty = { $winner } took the last trick. In the kitty: { $cards }{ $points ->
    [0] , no points.
   *[other] , { $points } points{ $times ->
        [1] .
        [2] , doubled.
       *[other] , times { $times }.
    }
}
    .to-winner = You took the last trick. In the kitty: { $cards }{ $points ->
        [0] , no points.
       *[other] , { $points } points{ $times ->
            [1] .
            [2] , doubled.
           *[other] , times { $times }.
        }
    }
red-five-made = { $seat } bid { $bid } and took { $points }. Made it: { $stake } from each defender.
    .to-seat = You bid { $bid } and took { $points }. Made it: { $stake } from each defender.
red-five-set = { $seat } bid { $bid } and took { $points }. Not enough: { $stake } to each defender.
    .to-seat = You bid { $bid } and took { $points }. Not enough: { $stake } to each defender.

red-five-call-passed = { do-pass }
red-five-line = Score { $score }
red-five-line-bid = { $score } · bid { $bid }
red-five-line-taken = { $score } · took { $points }
red-five-deed = bid { $bid }, took { $points }
red-five-deed-defender = took { $points }
red-five-for-fives = { $number } red fives
red-five-declarer-tag = declarer
red-five-passed-tag = passed
red-five-phase-bid = Hand { $number } · Bidding
red-five-phase-trump = Hand { $number } · Trump
red-five-prompt-bury = { $seat } buries 8 cards
    .to-seat = You bury 8 cards
red-five-phase-bury = Hand { $number } · Kitty
red-five-phase-play = { shared-trick-of-hand }
red-five-phase-over = Hand { $number } · { $points } of { $bid }
red-five-kitty-label = Kitty
red-five-buried-label = Buried
red-five-own-buried-label = You buried
red-five-bid-badge = Bid
red-five-defenders-badge = Defenders
red-five-trump-badge = Trump
red-five-no-trump-badge = none

red-five-count = { $trumps ->
    [one] 1 trump
   *[other] { $trumps } trumps
} ({ $honours ->
    [0] none
   *[other] { $honours }
} above the 2s), { $pairs ->
    [0] no trump pairs
    [one] 1 trump pair
   *[other] { $pairs } trump pairs
}, { $aces ->
    [0] no side aces
    [one] 1 side ace
   *[other] { $aces } side aces
}
red-five-hint-bid = With { $suit } you'd take about { $points } points: { red-five-count }. Bid up to { $limit }.
red-five-hint-pass = Even with { $suit } you'd take only about { $points } points: { red-five-count }.
red-five-hint-trump = Your best suit is { $suit }, about { $points } points: { red-five-count }.
red-five-hint-bury = Bury these: it empties short suits, and costs { $points ->
    [0] no points
   *[other] only { $points } points
}. Keep aces, pairs and trumps.
red-five-hint-only = It's all that you can play.
red-five-hint-sure = Nothing left in the suit beats it.
red-five-hint-throw = Throw them all: nothing left in the suit beats any of them.
red-five-hint-draw = That's the highest trump left. Draw the defenders' trumps.
red-five-hint-pair = Nothing you have is sure to win, but pairs are hard to beat.
red-five-hint-pull = You have nothing sure. Lead a low trump and draw the defenders' trumps.
red-five-hint-gamble = You're nearly out of cards. Throw them all and see.
red-five-hint-low = You have nothing sure, so lead low from a long suit, without points.
red-five-hint-low-trump = You only have trumps, so lead a low one.
red-five-hint-gives = Your side's winning this one, so give it { $points } points.
red-five-hint-partner = Your side's winning this one, so play low.
red-five-hint-cheapest = It takes the trick, and nothing cheaper does.
red-five-hint-holds = It takes the trick, and nothing left in the suit beats it.
red-five-hint-ruff = You can't follow and there are points in it, so trump as low as you can.
red-five-hint-low-follow = You can't take this one, or it isn't worth it. Play low and give no points.

red-five-wrong-phase = { $phase ->
    [bid] The bidding is still on. Bid, or pass.
    [trump] It's time to name trump. Pick a suit.
    [bury] It's time to bury the kitty. Bury eight of your cards.
   *[play] The cards are in play. Play from your hand.
}
already-passed = You've passed, so you're out of the bidding for this hand.
bid-too-low = That's too low. Bid at least { $least }, or pass.
bad-suit = That can't be trump. Pick spades, hearts, diamonds or clubs.
need-8-cards = You picked { $number } { $number ->
    [one] card
   *[other] cards
}. Bury exactly eight.
only-one-held = You only have one { $card }. Pick cards you hold.
one-group-only = You can only lead one suit at a time, and all trumps are one suit. Lead a single, a pair, a tractor or a throw.
use-throw = { $cards } is more than one combination. Lead it as a throw, or lead one part of it.
throws-off = There are no throws at this table. Lead a single, a pair or a tractor.
unsure-throw = You can only throw what nobody can beat: { $count ->
    [0] no part of this is sure
   *[other] here that's { $cards }
}.
throw-is-a-lead = You can only throw when you lead. Play { $number ->
    [one] one card
   *[other] { $number } cards
}.
wrong-count = Play { $number ->
    [one] one card
   *[other] { $number } cards
}, as many as were led. You can play { $cards }.
must-follow-group = You have to follow suit. You can play { $cards }.
must-play-all-of-group = You're short in the suit led: play all you have of it, { $cards }, and fill up with anything.
must-match-pairs = You have to match the pairs led as far as you can. You can play { $cards }.
must-match-tractor = You have to match the tractor led as far as you can. You can play { $cards }.
