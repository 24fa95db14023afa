# Dou Dizhu: its rules are docs/rules/dou_dizhu.md. What the endings of keys mean stands at the head of common.ftl.

dou-dizhu-name = Dou Dizhu
    .line = Two peasants against the landlord: be out first.
    .aliases = Fight the Landlord, Landlord
dou-dizhu-rules = **One landlord plays against two peasants. Whoever is out first wins for their side.**
    You bid up to 3 for the stake. The highest bidder is the landlord, gets three more cards and leads: a card, a pair, three of a kind with or without a card or pair, a straight of five or more and so on. { dou-dizhu-rules-following }
    Suits don't matter. The 3 is low, then it's up to the ace, the **2** and the jokers. { dou-dizhu-rules-bombs } Each doubles the stake.
    { dou-dizhu-rules-points } After six rounds, whoever has the most points wins.
    - **For example:** Ann is the landlord for 2. You play a bomb, so the stake is 4, and Ben is out first. Ann loses 8, you and Ben get 4 each.
    .whole =
    - **Deal:** 17 cards each. Three stay face down.
    - **Bidding:** once each, more than the last bid, or pass. A 3 ends it. All see the landlord's three cards. If everyone passes, there's a redeal. In the third deal, the first bidder plays for 1.
    - **Play:** the landlord leads. { dou-dizhu-rules-following } You can pass and come back in later.
    - **Kinds:** a card, a pair, three of a kind. A straight is five or more ranks in a row, a double straight three or more pairs, an airplane two or more threes: no 2s, no jokers. Each three can carry a single, or each a pair. Four of a kind can carry two singles or two pairs.
    - **What's carried:** never both jokers or four of a kind, and no three that could make the airplane longer.
    - **Bombs.** { dou-dizhu-rules-bombs } Four that carry cards are no bomb.
    - **The stake** is the bid. Each bomb and the rocket double it. So does a spring: the landlord is out before a peasant plays, or a peasant is out after the landlord played just once. { dou-dizhu-rules-points }
    - **The end:** six rounds. Whoever has the most points wins.
dou-dizhu-rules-following = Everyone after them plays the same kind and as many cards, but higher, or passes. After two passes, the last to play leads again.
dou-dizhu-rules-bombs = Four of a kind is a **bomb** and beats all but a higher bomb. Both jokers are the **rocket** and beat everything.
dou-dizhu-rules-points = The landlord wins or loses the stake twice, each peasant once.
dou-dizhu-paragraphs =
    .dou-dizhu-bid-higher = 2
    .dou-dizhu-must-lead = 3
    .dou-dizhu-other-size = 3
    .dou-dizhu-too-low = 3
    .dou-dizhu-no-combination = 4
    .dou-dizhu-attached-wrong = 5
    .dou-dizhu-other-kind = 6

dou-dizhu-variant-call_and_grab = Call and grab: outbid by doubling
dou-dizhu-variant-book = By the book: open bidding, nothing alike carried
dou-dizhu-variant-simple = Simple: fewer kinds, small stakes

dou-dizhu-option-bidding = Bidding
    .once = each bids once, from 1 to 3
    .open = goes on until two pass
    .grab = call, then grab for double
dou-dizhu-option-passed_in = If everyone passes
    .redeal = redeal, up to twice
    .first_plays = the first bidder plays for 1
dou-dizhu-option-first_bidder = Who bids first
    .rotate = the next player
    .winner = whoever was out first
dou-dizhu-option-attached_alike = Carried singles can be alike
dou-dizhu-option-pairs_attached = Pairs can be carried
dou-dizhu-option-four_with_two = Four of a kind can carry two
dou-dizhu-option-spring = A spring doubles the stake
dou-dizhu-option-doubling = Secret doubling before play
dou-dizhu-option-max_doubles = Most doublings that count
    .zero = { shared-no-limit }
dou-dizhu-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

dou-dizhu-do-call = Call
dou-dizhu-do-bid = Bid { $number }
do-grab = Grab
dou-dizhu-bids-first = { $seat } bids first.{ dou-dizhu-last-deal }
    .to-seat = You bid first.{ dou-dizhu-last-deal }
dou-dizhu-last-deal = { $last ->
    [1] {" "}If everyone passes, the first bidder plays for 1.
   *[0] {""}
}
dou-dizhu-call = { $kind ->
    [bid] { $number }
    [call] Call
    [grab] Grab
   *[pass] { shared-passed }
}
dou-dizhu-calls = { $kind ->
    [bid] { $seat } bids { $number }.
    [call] { $seat } calls.
    [grab] { $seat } grabs: the stake doubles.
   *[pass] { shared-passes }
}
    .to-seat = { $kind ->
        [bid] You bid { $number }.
        [call] You call.
        [grab] You grab: the stake doubles.
       *[pass] { shared-passes.to-seat }
    }
dou-dizhu-redeal = Everyone passed, so there's a redeal.
dou-dizhu-landlord = { $seat } is the landlord for { $number } and takes { $cards }.
    .to-seat = You're the landlord for { $number } and take { $cards }.
dou-dizhu-chooses = { $seat } has chosen.
    .to-seat = You've chosen.
dou-dizhu-doubles = { $count ->
    [0] Nobody doubles.
    [one] { $seats } doubles.
   *[other] { $seats } double.
}
    .to-seats = { $others ->
        [0] You double.
       *[other] You and { $seats } double.
    }
dou-dizhu-kind = { $kind ->
    [single] single card
    [pair] pair
    [triplet] three of a kind
    [triplet-singles] three with a single
    [triplet-pairs] three with a pair
    [sequence] straight
    [pair-sequence] double straight
    [plane] airplane
    [plane-singles] airplane with singles
    [plane-pairs] airplane with pairs
    [four-singles] four with two singles
    [four-pairs] four with two pairs
    [bomb] bomb
   *[rocket] rocket
}
dou-dizhu-plays = { $seat } plays { $cards }: { dou-dizhu-kind }.{ dou-dizhu-rises }
    .to-seat = You play { $cards }: { dou-dizhu-kind }.{ dou-dizhu-rises }
dou-dizhu-rises = { $kind ->
    [bomb] {" "}The stake is now { $number }.
    [rocket] {" "}The stake is now { $number }.
   *[other] {""}
}
# What the stake is made of, as on a bill: "bid 2 · bomb × 2 = 8".
dou-dizhu-terms = bid { $bid }{ $grabs ->
    [1] {""}
   *[other] {" "}· grab × { $grabs }
}{ $bombs ->
    [1] {""}
   *[other] {" "}· bomb × { $bombs }
}{ $rockets ->
    [1] {""}
   *[other] {" "}· rocket × { $rockets }
}{ $spring ->
    [1] {""}
   *[other] {" "}· spring × { $spring }
}{ $limit ->
    [0] {""}
   *[other] {" "}· at most × { $limit }
}{ $raised ->
    [0] {""}
   *[1] {" "}= { $stake }
}
dou-dizhu-wins = { $seat } is out, so { $side ->
    [landlord] the landlord wins
   *[peasants] the peasants win
}: { dou-dizhu-terms }.
    .to-seat = You're out, so you win: { dou-dizhu-terms }.
dou-dizhu-left = { $seat } has { $cards } left.
    .to-seat = You have { $cards } left.
dou-dizhu-deed = landlord, { dou-dizhu-terms }{ $doubled ->
    [1] , { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-peasant = peasant{ $doubled ->
    [1] , { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-line = { $landlord ->
    [1] Landlord · { shared-points }
   *[0] { shared-points }
}
dou-dizhu-tag-few = { shared-cards }!
dou-dizhu-tag-doubled = doubled
dou-dizhu-label = { $seat }: { dou-dizhu-kind }
dou-dizhu-stake = Stake
dou-dizhu-talon = Landlord's cards

dou-dizhu-hint-call = { $passes ->
    [1] You have too few high cards to play alone.
   *[0] Your cards are high and go out in few plays.
}
dou-dizhu-hint-double = { $yes ->
    [1] Your hand is worth doubling.
   *[0] Your hand isn't worth doubling.
}
dou-dizhu-hint-lead = { $kind ->
    [bomb] It beats almost anything, and you're nearly out.
    [rocket] Nothing beats it, and you're nearly out.
    [single] It's the card you need least.
   *[other] That's { $count } cards at once, and nothing is broken up.
}
dou-dizhu-hint-feed = { $seat } has one card left. Lead low to let them out.
dou-dizhu-hint-avoid = { $seat } has { $count ->
    [one] one card, so lead more than one
   *[other] two cards, so don't lead a pair
}.
dou-dizhu-hint-high = { $seat } has one card left, so play your highest.
dou-dizhu-hint-beat = It beats theirs and costs you little.
dou-dizhu-hint-bomb = Bomb them now: it gives you the lead.
dou-dizhu-hint-raise = The landlord is next. Keep them from playing low.
dou-dizhu-hint-partner = { $seat } is your partner. Let them have it.
dou-dizhu-hint-save = It would cost you too much now.

dou-dizhu-bid-higher = { $kind ->
    [call] Call, or pass.
    [grab] Grab, or pass.
    [double] Double, or pass.
   *[bid] Bid { $least ->
        [3] 3
       *[other] { $least } to 3
    }, or pass.
}
dou-dizhu-must-lead = { shared-must-lead }
dou-dizhu-other-kind = { $kind ->
    [rocket] Nothing beats the rocket. You have to pass.
    [bomb] Only a higher bomb or the rocket beats a bomb.
   *[other] Play a higher { dou-dizhu-kind }, a bomb or the rocket, or pass.
}
dou-dizhu-other-size = Play { shared-cards }, a bomb or the rocket, or pass.
dou-dizhu-too-low = That's too low. Beat the { rank-name } with a higher { dou-dizhu-kind }, or pass.
dou-dizhu-kind-is-off = { $option ->
    [pairs-attached] Pairs aren't carried at this table.
    [four-with-two] Four of a kind carries nothing at this table.
   *[attached-alike] Carried cards have to differ at this table.
}
dou-dizhu-no-combination = { $why ->
    [sequence] A straight needs five ranks or more.
    [pair-sequence] A double straight needs three pairs or more.
    [high] 2s and jokers are in no straight.
    [gap] Those ranks aren't in a row.
   *[other] Those cards don't go together.
}
dou-dizhu-attached-wrong = { $why ->
    [jokers] Both jokers can't be carried together.
    [fours] Four of a kind can't be carried.
    [four] Four of a kind carries two cards or two pairs.
    [body] An airplane can't carry cards of its own ranks.
    [readings] Those three could be in the airplane.
    [single] Three of a kind carries one card or one pair.
   *[plane] This airplane carries { $count } cards or { $count } pairs.
}
