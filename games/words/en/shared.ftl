# What several games say alike; each names it under a key of its own.

shared-points-to-win = Points to win
shared-hands = Hands in a match
shared-until-all-chips = until one player has all the chips
shared-most-hands = Most hands in a match
shared-rounds = Rounds in a match
shared-chips = Chips to start with
shared-cards-dealt = Cards dealt to each player
shared-none = none
shared-never = never
shared-no-limit = no limit
shared-any-time = any time
shared-once-played = once one has been played
shared-same-time = all at the same time
shared-another-hand = you play another hand
shared-share-the-win = they share the win
shared-left-of-dealer = the player on the dealer's left
shared-when-you-pass = If you pass
shared-come-back = you can come back in on your next turn
shared-out-of-trick = you're out of the trick
shared-showdown = At the showdown
shared-everyone-shows = everyone shows
shared-losers-hide = you can keep a losing hand secret

shared-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
shared-ranks = { $rank ->
    [A] aces
    [J] jacks
    [Q] queens
    [K] kings
    [T] 10s
   *[other] { $rank }s
}
shared-tricks = { $number ->
    [one] 1 trick
   *[other] { $number } tricks
}
shared-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
shared-faces = Suits on the cards
    .latin = coins, cups, swords, clubs
    .french = diamonds, hearts, spades, clubs
# "You" among the players of a list; it stands in other messages, after a colon.
shared-you-and = { $others ->
    [0] you
    [one] you and { $seats }
   *[other] you, { $seats }
}
shared-partners = Four players play as two pairs
shared-passes = { $seat } passes.
    .to-seat = You pass.
shared-passed = passed
shared-deals = { $seat } deals.
    .to-seat = You deal.
shared-leads = { $seat } leads.
    .to-seat = You lead.
shared-trick-of-hand = Hand { $number } · Trick { $trick }

shared-hint-only-card = It's the only card you can play.
shared-hint-cheapest = You're last, so win it as cheaply as you can.
shared-hint-partner-winning = Your partner's winning this one. Play low.
shared-hint-cannot-win = You can't win this one. Play low.
shared-hint-highest-under = That's your highest card that still stays under.
shared-hint-highest-safe = You're last and there's nothing bad in it. Get rid of your highest card.
shared-hint-taking-anyway = You're taking this one anyway, so get rid of your highest card.
shared-hint-lowest-over = You can't stay under it, so go as low as you can.
shared-hint-off-suit = You can't follow, so play the card you'd least like to be stuck with.
shared-hint-no-safe-lead = There's no safe lead. This one should cost you least.
shared-hint-last-card = That's your last card. You're out!
shared-hint-least-useful = It's your least useful card.
shared-hint-no-chips = Without chips all you can do is watch.

shared-must-lead = It's your lead, so you can't pass. Play anything you like.
shared-other-size = { $count ->
    [one] There's one card to beat. Play one
   *[other] There are { $count } cards to beat. Play as many
}, or pass.
shared-must-draw = You can't pass yet. Draw a card first.
shared-reverses = Play goes the other way.
shared-you-draw = You draw { $cards }.
