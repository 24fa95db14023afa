# Cheat: its rules are docs/rules/cheat.md. What the endings of keys mean stands at the head of common.ftl.

cheat-name = Cheat
    .line = Say what you play. It doesn't have to be true.
    .aliases = BS, Bluff, I Doubt It
cheat-rules = **Get rid of your cards first. You play them face down, and you can lie about what they are.**
    Somebody plays aces, the next player 2s, and so on up to kings and aces again. On your turn, lay one to four cards face down. Everyone sees how many. They count as the rank that's due, whether you have any or not.
    Then everyone else is asked whether they believe it. If somebody doubts, the cards are turned up. If they're what you said, whoever doubted takes the whole pile. If not, you do.
    - **For example:** 8s are due and you have one. You lay it together with a jack: “two 8s.” If nobody doubts, you're rid of a jack.
    .whole =
    - **Deal:** all the cards, one at a time. Up to five players use one deck, six or more use two. The player on the dealer's left starts with aces.
    - **Your turn:** you have to lay at least one card. The number is always told truly, but the rank can be a lie. The rank due goes up by one with every play, whatever happens.
    - **Doubting:** after each play everyone else answers in secret, doubt it or let it go. Play goes on when all have answered. If several doubt, the first one on the player's left is heard. What the others answered stays unknown.
    - **A doubt** turns up the cards of the last play and no others. If they're all of the rank, whoever doubted takes the pile. If not, the player does. Then the next player goes on.
    - **The end:** you're out when your last cards were true or nobody doubted them. First out wins. If it never ends, the fewest cards win.
    - **House rules** can let players shout, let only the next player doubt, claim a neighboring rank, or stay with one rank until the pile is gone. Then you can pass, and if everybody does, the pile is set aside.
cheat-paragraphs =
    .cheat-must-play = 2
    .cheat-too-many = 2
    .cheat-rank-is-fixed = 2
    .cheat-name-a-rank = 2
    .cheat-wrong-rank = 2
    .cheat-nothing-to-doubt = 3
    .cheat-own-claim = 3
    .cheat-not-yours-to-doubt = 3
    .cheat-has-answered = 3
    .cheat-answer-first = 3

cheat-variant-shouting = Shouting: the first to doubt is heard
cheat-variant-neighbours = Neighbors: same rank, one up or one down
cheat-variant-bluff = Bluff: one rank until the pile is gone
cheat-variant-short = Short: only the next player can doubt
cheat-option-packs = Decks
    .auto = one, or two from six players on
    .one = one
    .two = two
cheat-option-claims = The rank you claim
    .up = one higher each time
    .down = one lower each time
    .near = the last one, or one next to it
    .same = the same until the pile is gone
cheat-option-most_cards = Most cards in a play
cheat-option-window = Who can doubt
    .everyone = everyone, asked at the same time
    .open = whoever is first, until the next play
    .next = the next player only
cheat-option-leads_after = After a doubt
    .next = the next player goes on
    .winner = whoever was right leads
    .taker = whoever took the pile leads
cheat-option-scoring = Scores
    .wins = 1 for the first one out
    .cards = the cards you have left, and fewest win
    .places = more the sooner you're out
cheat-option-target = { shared-points-to-win }
cheat-option-rounds = { shared-rounds }

do-doubt = I doubt it
do-trust = Let it go
order-trust = Let claims go
do-claim = claim { shared-ranks }
    .after = { $picked } claim { shared-ranks }
    .pick = Claim { shared-ranks }, up to { $most } cards

cheat-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
cheat-lays = { $seat } lays { shared-cards } and claims { shared-ranks }.
    .short = { cheat-claim }
    .to-seat = You lay { shared-cards } and claim { shared-ranks }.
cheat-left = { $count ->
    [0] That's the last of { $other }'s cards.
   *[other] { $other } has one card left.
}
    .to-other = { $count ->
        [0] That's the last of your cards.
       *[other] You have one card left.
    }
cheat-answers = { $seat } has answered.
    .short = answered
    .to-seat = You've answered.
cheat-nobody-doubts = Nobody doubts it.
cheat-doubts = { $seat } doubts { $other }.
    .short = doubted
    .to-seat = You doubt { $other }.
    .to-other = { $seat } doubts you.
cheat-turned = { $cards }: { $kind ->
    [true] it's true!
   *[lie] a lie!
}
cheat-takes = { $other } takes the pile, { shared-cards }.
    .to-other = You take the pile, { shared-cards }.
cheat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
cheat-set-aside = Everyone has passed, so the pile is set aside.
cheat-out = { $other } is out!
    .to-other = You're out!
cheat-broken-off = This has gone on for too long. The round ends here.
cheat-for-cards = { $number } left in hand

cheat-tag-asked = asked
cheat-tag-answered = answered
cheat-tag-caught = took the pile
cheat-tag-out = { $place ->
    [1] out 1st
    [2] out 2nd
    [3] out 3rd
   *[other] out { $place }th
}
cheat-holding = { shared-ranks }: { $count }
cheat-pile = Pile
cheat-pile-told = Pile: { $claims }
cheat-claim = { $count } × { $rank ->
    [T] 10
   *[other] { $rank }
}
cheat-claim-of = { $seat } { cheat-claim }
cheat-shown-true = It was true
cheat-shown-lie = It was a lie
cheat-next = Next
cheat-any-rank = any rank
cheat-plays-left = Plays left

cheat-hint-cannot = You know where { $number } of the { shared-ranks } are, so { $count } more can't be true.
cheat-hint-last = They'd be out. Have a look.
cheat-hint-unlikely = They're unlikely to have { shared-ranks } left. Have a look.
cheat-hint-whim = Now and then it pays to look.
cheat-hint-trust = It may well be true.
cheat-hint-all = All your { shared-ranks }, and it's true.
cheat-hint-some = As many { shared-ranks } as you can lay, and it's true.
cheat-hint-more = True, with one more that you won't miss.
cheat-hint-none = You have no { shared-ranks }, so you have to lie. You'll need the { $card } last.
cheat-hint-pass = You have no { shared-ranks }. Wait for the next pile.

cheat-too-few-packs = With so few decks there are { $most } cards of a rank. Allow { $most } a play at most.
cheat-must-play = You can't pass. Lay at least one card, true or not. You can claim { $ranks }.
cheat-too-many = You can lay { $count } cards at most.
cheat-rank-is-fixed = Just lay your cards. They count as { shared-ranks } anyway.
cheat-name-a-rank = Say what they are, like “7C 9D claim 8”. You can claim { $ranks }.
cheat-wrong-rank = You can't claim that. You can claim { $ranks }.
cheat-nothing-to-doubt = There's nothing to doubt. { $kind ->
    [taken] { $other } has taken the pile.
    [late] It's too late for { $other }'s claim.
   *[none] It's { $other }'s turn to claim something.
}
cheat-own-claim = That's your own claim. { $seats } can doubt it.
cheat-not-yours-to-doubt = You can't doubt this one. { $seats } can.
cheat-has-answered = You've answered already. Wait for { $seats }.
cheat-answer-first = { $other } claims { shared-ranks }. Doubt it or let it go first.
cheat-not-your-turn = That has to wait for an answer from { $seats }.
