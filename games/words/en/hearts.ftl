# Hearts: its rules are docs/rules/hearts.md. What the endings of keys mean stands at the head of common.ftl.

hearts-name = Hearts
    .line = Take no hearts, and not the queen of spades.
    .aliases = Black Lady, Chase the Lady
hearts-rules = **Don't take hearts, and above all, don't take the Q♠.**
    Everyone plays alone. First you pass three cards to another player, and somebody passes three to you.
    { rules-trick } { rules-trick-plain } You can't lead a heart until one has been played.
    Each heart you take costs you 1 point, the Q♠ costs 13. But take all 26 and you've **shot the moon:** you get nothing, and everyone else gets 26. When somebody has 100, the lowest score wins.
    - **For example:** you lead the 9♣. The others play the 4♣, the K♣ and the Q♠. The K♣ takes the trick, and 13 points with it.
    .whole =
    - **Deal:** everyone gets the same number of cards. With three players the 2♦ stays out, with five the 2♦ and 2♣, with six the 2♦, 3♦, 3♣ and 4♣.
    - **Passing:** pick three cards, face down, all at once. They go to the left, in the next hand to the right, with four or six players then across. After that comes a hand in which you keep yours, and then it starts over.
    - **Play:** whoever has the lowest club leads it. { rules-trick } { rules-trick-plain } Aces are high.
    - **The first trick:** no hearts and no Q♠, unless you have nothing else.
    - **Breaking hearts:** you can't lead a heart until one has been played, unless you only have hearts. The Q♠ doesn't break them, and you can lead it any time.
    - **Points:** 1 for each heart, 13 for the Q♠.
    - **Shooting the moon:** if you take all 13 hearts and the Q♠, you get 0 and everyone else gets 26.
    - **The end:** when somebody has 100 or more, the lowest score wins. If two are lowest, you play another hand.
    - **For example:** diamonds are led and you have none. You play the Q♠, and whoever takes the trick gets 13 points. Hearts aren't broken by that. If you'd played the 2♥, they would be.
    - **House rules** can add the J♦, which takes 10 points off, other moons, Black Maria and more.
hearts-paragraphs =
    .hearts-passing-over = 2
    .hearts-pass-now = 2
    .wrong-pass-count = 2
    .hearts-bad-card = 2
    .must-lead-low-club = 3
    .must-follow-suit = 3
    .no-points-first-trick = 4
    .must-lead-club = 4
    .hearts-not-broken = 5

hearts-variant-quick = Short, to 50
hearts-variant-jack = The J♦ takes 10 points off
hearts-variant-omnibus = Omnibus: the J♦ takes 10 off, and a moon needs all 15 scoring cards
hearts-variant-bicycle = The Q♠ breaks hearts, too
hearts-variant-trickster = Shooting the moon never costs you the match
hearts-variant-black_maria = Black Maria: the A♠ and K♠ cost points, too
hearts-variant-spot = Spot hearts, to 500

hearts-option-pass_count = Cards you pass
hearts-option-pass_cycle = You pass
    .classic = left, right, across, then not at all
    .wide = to each of the others in turn, then not at all
    .no_hold = left, right, across, every hand
    .left = always left
    .right = always right
    .none = { shared-never }
hearts-option-odd_cards = Cards left over when they can't be dealt evenly
    .remove = stay out of the deck
    .kitty_first_trick = go to whoever takes the first trick
    .kitty_first_points = go to whoever first takes points
hearts-option-first_lead = First lead
    .low_club = the lowest club
    .any_club = any club, by whoever has the lowest
    .left_of_dealer = anything, by the player on the dealer's left
hearts-option-first_trick_points = Points in the first trick
    .barred = only if you have nothing else
    .allowed = fine
hearts-option-heart_leads = You can lead hearts
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
hearts-option-queen_breaks = The Q♠ breaks hearts, too
hearts-option-queen_forced = With only the Q♠ and hearts you have to lead the Q♠ while hearts aren't broken
hearts-option-hearts = Each heart costs
    .one = 1
    .spot = its number; 11, 12, 13, 14 for J Q K A
hearts-option-queen_points = Points for the Q♠
hearts-option-spade_honours = The K♠ costs 10 and the A♠ costs 7
hearts-option-jack = Bonus diamond
    .none = { shared-none }
    .jack = the J♦
    .ten = the 10♦
hearts-option-jack_points = Points the bonus diamond takes off
hearts-option-moon = If you take every card that costs points
    .others = everyone else gets it all
    .self = it comes off your own score
    .choose = you choose: on the others, or off your own score
    .auto = everyone else gets it, unless that would cost you the match; then it comes off your own
    .off = you get all those points
hearts-option-moon_needs_jack = For the moon you need the bonus diamond, too
hearts-option-sun = Take every trick as well, and the moon counts double
hearts-option-no_tricks_bonus = Points off for taking no trick at all
hearts-option-target = The match ends when somebody has
hearts-option-reset_at_target = Hit that score exactly and it drops to half
hearts-option-tie_break = If two have the lowest score at the end
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
hearts-option-max_hands = { shared-most-hands }

do-add = Add it to the others
do-subtract = Take it off my score

hearts-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
hearts-chooses = { $seat } has chosen what to pass.
    .short = chose
    .to-seat = You've chosen what to pass.
hearts-gets = { $seat } passes you { $cards }.
hearts-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
hearts-broken = Hearts are broken.
hearts-kitty = { $seat } takes the kitty: { $cards }.
    .to-seat = You take the kitty: { $cards }.
hearts-moon = { $seat } has shot the moon!
    .to-seat = You've shot the moon!
hearts-moon-adds = Everyone but { $seat } gets { $points } points.
    .to-seat = Everyone but you gets { $points } points.
hearts-moon-subtracts = { $seat } takes { $points } points off their score.
    .to-seat = You take { $points } points off your score.
hearts-resets = { $seat } has { $points } exactly, so that drops to { $half }.
    .to-seat = You have { $points } exactly, so that drops to { $half }.
hearts-scores = Hand { $number }: { $gains } → { $totals }.
hearts-ahead = { $seats } { $count ->
    [one] leads.
   *[other] share the lead.
}
    .to-seats = { $others ->
        [0] You lead.
       *[other] You and { $seats } share the lead.
    }
hearts-shot = { $seat } shot the moon in hand { $number }.

# Where the cards are passed: in a badge of the picture, and after "Pass 3 cards".
hearts-way = { $way ->
    [hold] none
    [across] across
    [left] { $far ->
        [1] left
       *[2] two to the left
    }
   *[right] { $far ->
        [1] right
       *[2] two to the right
    }
}
hearts-prompt-pass = Pass { $count ->
    [one] a card
   *[other] { $count } cards
} { hearts-way }
hearts-pass-to = pass { $count } to { $other }
hearts-line = { $score }
hearts-line-hand = { $score } · now { SIGNED($points) }
hearts-line-scored = { $score } ({ SIGNED($points) })
hearts-deed = { $count ->
    [0] no tricks
    [one] 1 trick
   *[other] { $count } tricks
}
hearts-for-hearts = { $number } for hearts
hearts-for-queen = { $number } for the Q♠
hearts-for-king = { $number } for the K♠
hearts-for-ace = { $number } for the A♠
hearts-for-bonus = { $number } for the bonus
hearts-for-moon = { $number } for { $seat }'s moon
hearts-for-no-tricks = { $number } for no tricks
hearts-for-reset = { $number } for hitting { $target }
hearts-chose = chose
hearts-choosing = choosing
hearts-passing = Hand { $number } · Passing
hearts-trick = { shared-trick-of-hand }
hearts-badge-pass = Pass
hearts-badge = Not broken
hearts-badge-broken = Broken
hearts-left-out = Left out
hearts-taken = { $seat } took

hearts-hint-pass-queen = You don't have enough low spades to protect the Q♠. Pass it on.
hearts-hint-pass-spade = High spades take the Q♠, and you have too few low ones to play instead.
hearts-hint-pass-heart = High hearts win hearts. Pass them.
hearts-hint-pass-void = Get rid of a short suit. Once you're out of it, you can play what you like.
hearts-hint-pass-rest = These are the likeliest to win tricks you don't want.
hearts-hint-add = Add it to the others' scores: that doesn't cost you the match.
hearts-hint-subtract = Take it off your own score. Adding it to the others' would end the match, and you wouldn't win it.
hearts-hint-only = { shared-hint-only-card }
hearts-hint-moon = You have all the points so far, and nobody can beat these. Go for the moon.
hearts-hint-stop = Somebody's shooting the moon. Take some points to stop them.
hearts-hint-drive = A spade below the queen helps drive it out.
hearts-hint-give = Every spade still out beats the queen. Lead it, and somebody else has to take it.
hearts-hint-low = It's the likeliest to be beaten, so somebody else should take this one.
hearts-hint-risky = { shared-hint-no-safe-lead }
hearts-hint-under = There's a higher spade on the table, so play it now: somebody else takes the trick.
hearts-hint-bonus = This trick is worth taking: it takes points off your score.
hearts-hint-free = { shared-hint-highest-safe }
hearts-hint-early = It's early, and everyone should still follow. Get rid of your highest.
hearts-hint-duck = { shared-hint-highest-under }
hearts-hint-last = { shared-hint-taking-anyway }
hearts-hint-over = { shared-hint-lowest-over }
hearts-hint-throw = { shared-hint-off-suit }

hearts-pass-now = Passing comes first. Pass { $count ->
    [one] 1 card
   *[other] { $count } cards
} to { $other }.
wrong-pass-count = Pass exactly { $count ->
    [one] 1 card
   *[other] { $count } different cards
} to { $other }.
hearts-already-passed = You've chosen your cards already. Now it's up to { $seats }.
hearts-bad-card = “{ $text }” isn't a card in this game. Pass cards from your hand.
hearts-passing-over = The passing is over. You can play { $cards }.
hearts-moon-now = You've shot the moon. Add it to the others, or take it off your score.
must-lead-club = A club has to lead the first trick. You can play { $cards }.
no-points-first-trick = No points in the first trick. You can play { $cards }.
hearts-not-broken = Hearts aren't broken yet, so you can't lead one. You can play { $cards }.
hearts-moon-needs-jack = That moon needs a bonus diamond. Pick the J♦ or the 10♦, too.
hearts-sun-needs-moon = A double moon needs a moon. Pick what a moon does, too.
hearts-reset-needs-even = { $target } can't be halved. Pick an even target.
hearts-without-end = These bonuses are too high: the match might never end. Lower them, or set a number of hands.
