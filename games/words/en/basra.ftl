basra-name = Basra
basra-rules = **Capture cards from the table, and empty it for a basra.**
    Play one card a turn. It captures every table card of its own rank, and sets of table cards that add up to it (ace 1, up to 10). You must capture if you can, and as much as you can; where two sums share a card, you choose. A card that captures nothing stays on the table.
    - **J** captures the whole table, whatever lies there.
    - **Basra**: a number card that empties the table scores twice its value, an ace 2, a ten 20. A Jack makes no basra.
    Captured cards score for themselves: each Jack 2, each ace 1, the 2♣ 2, the 10♦ 3.
    There are no Queens and Kings. When all hands are empty, five more cards each are dealt until the pack is gone; then whoever captured last takes the rest of the table. Captured cards lie face down: remember them.
    The first to 151 wins, if nobody else has as much when the pack is played out.

basra-option-target = Points that win the match
basra-option-hand_size = Cards dealt to each player at a time (four only for two players)
basra-option-jack_points = Points for each Jack
basra-option-basra_scoring = A basra scores
    .double_face = twice the value of the card
    .flat10 = always 10
basra-option-jack_basra_points = Points for taking a single Jack with a Jack
basra-option-capture_rule = A card captures
    .maximal = as much as it can
    .free = any of the sets it can
basra-option-last_capturer_takes_rest = Who captures last gets what is left on the table
basra-option-replace_table_jacks = Jacks among the first four table cards are replaced
basra-option-end_check = The match may end
    .deck_end = when the pack is played out
    .instant = in the middle of the pack
basra-option-partnership = Four players are partners two by two
basra-option-seven_of_diamonds = The 7♦ captures the whole table too
basra-option-majority_points = Points for most cards
basra-option-majority_tie = When nobody has most cards, their points
    .carry = are added to those of the next pack
    .none = are lost
basra-option-show_captured = You may look through the cards you captured

basra-deals = { $seat } deals.
basra-replaced = { $turned } is put back into the pack, and another card is turned.
basra-turned = On the table: { $cards }.
basra-packet = { $number } more cards each are dealt.
basra-lays = { $seat } lays { $card }.
basra-takes = { $seat } plays { $card } and takes { $cards }{ $points ->
    [0] .
    [one] { "" }: 1 point.
   *[other] { "" }: { $points } points.
}
basra-basra = Basra! { $number } of them for an empty table.
basra-rest = { $winner } captured last and takes what is left, { $cards }{ $points ->
    [0] .
    [one] { "" }: 1 point.
   *[other] { "" }: { $points } points.
}
basra-majority = Most cards: { $points } points for { $seats }.
basra-majority-tie = Nobody has most cards{ $points ->
    [0] .
   *[other] : { $points } points are carried over.
}

basra-line = { $score } · { $count ->
    [one] 1 card
   *[other] { $count } cards
}
basra-tag-cleared = Basra +{ $number }
basra-tag-took = +{ $number }
basra-tag = { $count ->
    [one] 1 basra
   *[other] { $count } basras
}
basra-deck = Deck { $round } · to { $target }
basra-floor = Table
basra-pack = In the pack
basra-last = Last capture
basra-captured = Your captures
basra-most-cards = Most cards

basra-hint-basra = It clears the table: a basra worth { $number }.
basra-hint-points = It takes { $number ->
    [one] 1 point
   *[other] { $number } points
}.
basra-hint-cards = It takes { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
basra-hint-lay = Nothing to take: this card is least likely to give a basra ({ $number } %).
basra-hint-wait = Better than what you could take now: it leaves the next player { $number } % for a basra.

basra-four-hands-of-five = Four players are dealt five cards each, since 40 cards are no multiple of 16.
basra-partners-are-four = Only four players can be partners two by two.
basra-which-capture = { $card } can take one of several sets: choose { $cards }.
basra-wrong-capture = { $card } cannot take just that: choose { $cards }.
basra-only-capture = { $card } takes { $cards }, no more and no less: play it alone.
basra-no-capture = { $card } takes nothing here: play it alone to lay it on the table.
