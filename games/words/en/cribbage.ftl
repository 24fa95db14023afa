# Cribbage: its rules are docs/rules/cribbage.md. What the endings of keys mean stands at the head of common.ftl.

cribbage-name = Cribbage
    .line = Peg your way around the board to 121.
    .aliases = Crib
cribbage-rules = **Score points around the board. First to 121 wins.**
    You get six cards. Throw two of them to the **crib**, four extra cards that count for the dealer. A card is turned up: the **starter**.
    Now take turns playing a card and adding it to the **count**. Make it 15 or 31 and you **peg** (score) 2. Pairs and runs score, too. If every card you have would take it past 31, say “go”; whoever played last pegs 1, and the count starts over.
    Then count your four cards together with the starter: 2 for every fifteen, 2 for every pair, 3 or more for a run.
    - **For example:** you hold 5♥ 4♠ 10♦ Q♦ and the starter is the 5♣. Each 5 makes fifteen with the 10, and with the queen: four fifteens, 8. With the pair of 5s, that's 10.
    .whole =
    - **Deal:** two players get six cards each and throw two to the crib. With three or four it's five cards, and everyone throws one; with three, the crib gets one more from the deck. Four play as partners, facing each other. The deal moves left.
    - **Starter:** when everyone has thrown, a card is turned up. If it's a jack, the dealer pegs 2 at once, **his heels**.
    - **The play:** from the dealer's left, play a card and add it to the count. Aces are 1, face cards 10. You can't go past 31. If nothing fits, say “go”, and the others play on if they can. Whoever plays the last card below 31 pegs 1. After that, or after 31, the player on their left leads any card, and the count starts again at 0.
    - **Pegging in the play:** 15 is 2, and 31 is 2. A pair is 2, three of a kind 6, four 12. Runs of three or more score their length, in any order, as long as no other card interrupts them.
    - **The show:** from the dealer's left, the dealer last, each hand is counted with the starter, then the dealer's crib. Every fifteen is 2, every pair 2, a run its length. Four in one suit are 4, five with the starter; in the crib only five count. The jack of the starter's suit is 1, **his nobs**.
    - **Several at once:** every combination counts. Three 5s are three pairs, 6. In 9 9 10 J, each 9 makes a run of three, and the 9s are a pair: 3 + 3 + 2, so 8.
    - **The end:** first to 121 wins on the spot, even halfway through a hand. That's why it matters who counts first. If you lose with 90 or less, you're **skunked**.
    - **For example:** the count is 20, and you play a 5 for 25. Your opponent has only face cards and says “go”. You add a 6: that's 31, and 2 for you.
    - **House rules** can add longer matches, in which a skunk counts as two games, and a double skunk (60 or less) as three. In **muggins** you count your own hand, and the next player takes what you miss.
cribbage-paragraphs =
    .throw-count = 1
    .cribbage-must-play = 3
    .go-needed = 3
    .over-thirty-one = 3
    .claim-range = 5

cribbage-variant-once_round = Once around the board, to 61
cribbage-variant-long = A long match, to 5 games
cribbage-variant-cut_throat = Muggins: count your own hand
cribbage-variant-kitchen = Four of a suit count in the crib, and no skunks

cribbage-option-target = Holes to win a game
cribbage-option-games = Games to win the match
cribbage-option-skunk = Win by a skunk and it counts as more than one game
cribbage-option-double_skunk = Games for a double skunk
cribbage-option-muggins = You count your own hand, and the next player takes what you miss
cribbage-option-crib_flush = A flush in the crib
    .five = counts only with the starter
    .four = counts without the starter, too
cribbage-option-heels = Points for turning up a jack
cribbage-option-loser_deals = The loser of a game deals the next

cribbage-do-throw = Throw
    .with = Throw { $picked }
    .pick = Throw { $most } cards
do-go = Go
cribbage-do-claim = Claim { $number }

cribbage-deals = { $seat } deals and has the crib.
    .to-seat = You deal and have the crib.
cribbage-throws = { $seat } throws to the crib.
    .short = threw
    .to-seat = You throw to the crib.
cribbage-starter = The starter is { $card }.
cribbage-heels = A jack! { $seat } pegs { $points } for his heels.
    .to-seat = A jack! You peg { $points } for his heels.
cribbage-plays = { $seat } plays { $card }: { $count }.
    .to-seat = You play { $card }: { $count }.
cribbage-makes = { $what ->
    [fifteen] Fifteen for 2.
    [full] Thirty-one for 2.
    [alike] { $points ->
        [2] A pair for 2.
        [6] Three of a kind for 6.
       *[12] Four of a kind for 12.
    }
   *[run] A run of { $points } for { $points }.
}
cribbage-goes = { $seat } says go.
    .short = go
    .to-seat = You say go.
cribbage-last = { $seat } pegs 1 for last.
    .to-seat = You peg 1 for last.
cribbage-claims = { $seat } claims { $points }.
    .short = claimed { $points }
    .to-seat = You claim { $points }.
cribbage-counts = { $where ->
    [crib] { $seat }'s crib, { $cards }, is worth
   *[hand] { $seat } has { $cards }, worth
} { $points ->
    [0] nothing.
   *[other] { $points }: { cribbage-sum }.
}
    .to-seat = { $where ->
        [crib] Your crib, { $cards }, is worth
       *[hand] You have { $cards }, worth
    } { $points ->
        [0] nothing.
       *[other] { $points }: { cribbage-sum }.
    }
cribbage-muggins = Muggins! { $seat } takes the { $points }.
    .to-seat = Muggins! You take the { $points }.
cribbage-wins = { $seats } { $count ->
    [one] reaches
   *[other] reach
} { $number } and { $count ->
    [one] wins
   *[other] win
}.
    .to-seats = { $others ->
        [0] You
       *[other] You and { $seats }
    } reach { $number } and win.
cribbage-skunks = { $seats } { $count ->
    [one] is
   *[other] are
} { $points ->
    [2] skunked
   *[other] double-skunked
}.
    .to-seats = { $others ->
        [0] You're
       *[other] You and { $seats } are
    } { $points ->
        [2] skunked
       *[other] double-skunked
    }.

# What a hand counts, part by part; each number is points.
cribbage-parts = { $points ->
    [0] nothing
   *[other] { cribbage-sum }
}
cribbage-sum = { $fifteens ->
    [0] { "" }
   *[other] fifteen { $fifteens }
}{ $pairs_joint ->
    [none] { "" }
    [first] { cribbage-sum-pairs }
   *[next] , { cribbage-sum-pairs }
}{ $runs_joint ->
    [none] { "" }
    [first] { cribbage-sum-runs }
   *[next] , { cribbage-sum-runs }
}{ $flush_joint ->
    [none] { "" }
    [first] flush { $flush }
   *[next] , flush { $flush }
}{ $nobs_joint ->
    [none] { "" }
    [first] nobs 1
   *[next] , nobs 1
}
cribbage-sum-pairs = { $pairs ->
    [2] pair 2
   *[other] pairs { $pairs }
}
cribbage-sum-runs = { $runs ->
    [3] run 3
    [4] run 4
    [5] run 5
   *[other] runs { $runs }
}

cribbage-for-play = { $number } in the play
cribbage-for-hand = { $number } in the hand
cribbage-for-crib = { $number } in the crib
cribbage-for-heels = { $number } for his heels
cribbage-for-muggins = { $number } by muggins
cribbage-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
cribbage-line = { $several ->
    [yes] { cribbage-games } · { $score }
   *[no] { $score }
}
cribbage-threw = threw
cribbage-throwing = throwing
cribbage-go = go
cribbage-worth = +{ $points }
cribbage-subtitle = { $games ->
    [no] Hand { $number } · { cribbage-phase }
   *[other] { $games } · Hand { $number } · { cribbage-phase }
}
cribbage-phase = { $phase ->
    [throw] To the crib
    [play] The play
   *[show] The show
}
cribbage-starter-spot = Starter
cribbage-count = Count { $count }
cribbage-down = Played
cribbage-crib = Crib{ $value ->
    [none] { "" }
   *[other] { ": " }{ $value }
}
    .told = { $seat }'s crib{ $value ->
        [none] { "" }
       *[other] { ": " }{ $value }
    }
cribbage-hand = { $seat }{ $value ->
    [none] { "" }
   *[other] { ": " }{ $value }
}
    .told = { $seat }'s hand{ $value ->
        [none] { "" }
       *[other] { ": " }{ $value }
    }
cribbage-thrown = You threw
cribbage-throw-to = throw { $count } to { $whose ->
    [own] your own crib
   *[other] { $other }'s crib
}
cribbage-ahead = { $points ->
    [0] All even
   *[other] { $seats } { $count ->
        [one] is
       *[other] are
    } { $points } ahead
}
    .to-seats = { $points ->
        [0] All even
       *[other] { $others ->
            [0] You're
           *[other] You and { $seats } are
        } { $points } ahead
    }

cribbage-hint-throw = What you keep is worth { $number } on average, and { $whose ->
    [own] the crib's yours
   *[other] it's { $other }'s crib
}.
cribbage-hint-claim = It's { $points }. I've counted it.
cribbage-hint-go = Everything you have takes { $count } past 31.
cribbage-hint-only = { shared-hint-only-card }
cribbage-hint-pegs = { $what ->
    [fifteen] That makes fifteen
    [full] That makes thirty-one
    [alike] { $points ->
        [2] That makes a pair
        [6] That makes three of a kind
       *[12] That makes four of a kind
    }
    [run] That makes a run
   *[several] That scores twice
}, for { $points }.
cribbage-hint-low = Lead low: nobody can make fifteen on it.
cribbage-hint-pair = You have another one. If they pair it, you make three of a kind.
cribbage-hint-trap = Don't leave { $count }: any ten or face card makes it { $number }.
cribbage-hint-high = Play high cards first. Small ones fit in later.
cribbage-hint-safe = This leaves them the least to score with.

throw-count = Throw { $count ->
    [one] 1 card
   *[other] { $count } different cards
} from your hand to { $other }'s crib.
thrown-already = You've thrown already. Now it's up to { $seats }.
over-thirty-one = The count is { $count }, so { $most } is the most that fits. You can play { $cards }.
cribbage-must-play = You can't say go while a card fits. You can play { $cards }.
go-needed = At { $count } nothing of yours fits. All you can do is say go.
claim-range = Say what your cards are worth: claim 0 to { $most }.
