# Basra: its rules are docs/rules/basra.md. What the endings of keys mean stands at the head of common.ftl.

basra-name = Basra
    .line = Capture by matching or adding up. Jacks take everything.
    .aliases = Bastra
basra-rules = **Capture cards from the table with cards of your own, and sweep it clean when you can.**
    You have five cards, and four are face up on the table. Play one card a turn. An 8 captures every 8 on the table, and any cards that add up to 8. A jack captures everything. Your card and all it captures go face down in front of you. If it captures nothing, it stays on the table.
    Sweep the whole table with a number card and that's a **basra**, worth double the card. The jacks, the aces, the 2♣ and the 10♦ you capture score, too. When a deck is played out and somebody has 151, the highest score wins.
    - **For example:** A♣ 2♠ 5♠ and 9♦ are on the table. You play the 8♥ and capture A♣ 2♠ 5♠: 1 point, for the ace. Without that 9♦ you'd have swept the table: basra, 16 points more.
    .whole =
    - **Deck:** 44 cards, no queens or kings. An ace counts 1, the others up to 10 their number. Jacks never add up with anything.
    - **Deal:** five cards each, and four face up on the table. A jack among those four goes back into the deck and another card takes its place. When every hand is empty, everyone gets five more; the table gets none. The deal moves left with each new deck, and the dealer plays last.
    - **Your turn:** play one card. It captures every card of its own value, plus every group that adds up to it, as much as it can. When two groups need the same card, you pick one. If it captures nothing, it stays on the table.
    - **Jacks** capture everything, other jacks, too. On an empty table a jack just stays.
    - **Basra:** a number card that clears the table scores double its value, on top of what the cards themselves score: 2 for an ace, 20 for a 10. A jack never makes a basra, and neither do the cards left over at the end.
    - **Points:** each jack 2, each ace 1, the 2♣ 2, the 10♦ 3, whether you capture it or capture with it.
    - **Keep track:** captured cards stay face down, so remember what's gone.
    - **When the deck is played out,** the last player who captured something gets what's left on the table. If anyone has 151 by then, the highest score wins, even if several got there. If two share the top, you play another deck.
    - **For example:** the table is A♥ 3♦ 4♣. A 4 captures all three: the 4♣, and 1 + 3. Basra, 8 points, and 1 for the ace. On A♥ 2♦ 3♣ 4♠ a 6 captures either 1 + 2 + 3 or 2 + 4. Both need the 2♦, so you choose.
    - **House rules** can make four players two pairs of partners, who add up their points.
basra-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3

basra-variant-tradition = Traditional: 30 for most cards, the 7♦ sweeps, to 101
basra-variant-short = Short, to 51

basra-option-target = { shared-points-to-win }
basra-option-hand_size = Cards per deal (4 needs two players)
basra-option-jack_points = Points for each jack
basra-option-basra_scoring = A basra scores
    .double_face = twice the value of the card
    .flat10 = always 10
basra-option-jack_basra_points = Points for capturing a lone jack with a jack
basra-option-capture_rule = What a card captures
    .maximal = everything it can
    .free = any group it can
basra-option-last_capturer_takes_rest = The last to capture something gets what's left on the table
basra-option-replace_table_jacks = A jack among the first four on the table is replaced
basra-option-end_check = The match can end
    .deck_end = when the deck is played out
    .instant = as soon as somebody gets there
basra-option-partnership = { shared-partners }
basra-option-seven_of_diamonds = The 7♦ captures the whole table, too
basra-option-majority_points = Points for most cards
basra-option-majority_tie = If there's a tie for most cards, those points
    .carry = go on top of the next deck's
    .none = are lost
basra-option-show_captured = You can look through the cards you've captured

basra-replaced = { $turned } goes back into the deck, and another card is turned up.
basra-turned = On the table: { $cards }.
basra-takes = { $seat } plays { $card } and captures { $cards }{ $points ->
    [0] .
    [one] { "" } for 1 point.
   *[other] { "" } for { $points } points.
}
    .to-seat = You play { $card } and capture { $cards }{ $points ->
        [0] .
        [one] { "" } for 1 point.
       *[other] { "" } for { $points } points.
    }
basra-basra = Basra! The sweep is worth { $number }.
basra-rest = { $winner } was last to capture something and gets what's left, { $cards }{ $points ->
    [0] .
    [one] { "" }, for 1 point.
   *[other] { "" }, for { $points } points.
}
    .to-winner = You were last to capture something and get what's left, { $cards }{ $points ->
        [0] .
        [one] { "" }, for 1 point.
       *[other] { "" }, for { $points } points.
    }
basra-majority = { $seats } { $count ->
    [one] has
   *[other] have
} the most cards: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
    .to-seats = { $others ->
        [0] You have
       *[other] You and { $seats } have
    } the most cards: { $points ->
        [one] 1 point.
       *[other] { $points } points.
    }
basra-majority-tie = It's a tie for most cards{ $points ->
    [0] .
    [one] , so 1 point goes on top of the next deck's.
   *[other] , so { $points } points go on top of the next deck's.
}

basra-tag-cleared = Basra +{ $number }
basra-for-cards = { $number } for cards
basra-for-basras = { $number } for basras
basra-for-most = { $number } for most cards
basra-fact = { $seat } swept the table { $number } times.
basra-tag-took = +{ $number }
basra-tag = { $count ->
    [one] 1 basra
   *[other] { $count } basras
}
basra-deck = Deck { $round } · to { $target }
basra-captured = You captured
basra-most-cards = Most cards

basra-hint-basra = That clears the table: basra, { $number } points.
basra-hint-points = Take { $number ->
    [one] the point
   *[other] { $number } points
} while you can.
basra-hint-cards = No points in it, but it captures { $count ->
    [one] a card
   *[other] { $count } cards
}.
basra-hint-lay = Nothing to capture. { $number ->
    [0] There's next to no chance of a basra on this one
   *[other] This one is the least likely to hand over a basra ({ $number }%)
}.
basra-hint-twin = Nothing to capture. You hold another one, so you can probably pick this up again.
basra-hint-wait = Better than capturing something now: the next player { $number ->
    [0] has next to no chance of a basra
   *[other] makes a basra about { $number }% of the time
}.

basra-four-hands-of-five = With four players, deal five cards at a time: with four cards, the deck doesn't come out even.
basra-partners-are-four = You need four players for two pairs.
