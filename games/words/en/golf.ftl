# Golf: its rules are docs/rules/golf.md. What the endings of keys mean stands at the head of common.ftl.

golf-name = Golf
    .line = Swap your closed cards for low ones. The lowest total wins.
    .aliases = Polish Poker, Turtle, Hara Kiri, Crazy Nines
golf-rules = **You have six cards face down in two rows. Swap them for low ones. After nine holes, the lowest total wins.**
    First everyone turns up two of their cards. You can't look at the others.
    On your turn, draw a card or take the top discard. Put it in place of any of your cards, which goes to the discards. You can discard a card you drew, but you have to use one you took.
    Kings count 0, aces 1, 2s take 2 off, and 3 to 10 count their number. Jacks and queens count 10. **Two of a rank in a column count nothing.**
    When all your cards are face up, the others have one more turn. Then all cards are turned up and counted.
    - **For example:** a 7 lies at the top left. You draw another 7 and put it below. That column counts nothing now.
    .whole =
    - **The cards:** one deck, or two if there aren't enough. Nobody looks at the cards in front of them. The next card is turned up and starts the discards.
    - **The start:** everyone turns up two cards, in any order. The player on the dealer's left goes first.
    - **Your turn:** draw, and only you see the card: swap it for one of yours, or discard it. Or take the top discard, which always replaces one of yours. What you put down lies face up.
    - **Counting:** kings 0, aces 1, 2s −2, 3 to 10 their number, jacks and queens 10. A column of equal ranks counts nothing, not even 2s. Jokers count −2 and never cancel.
    - **The end of a hole:** when all of a player's cards are face up, the others have one more turn. When the stock runs out, the discards are shuffled. The second time, the hole is over.
    - **Four cards by memory:** you see your bottom two cards, and what you swap in stays closed. Knock instead of a turn to end the hole. Any two of a rank cancel, wherever they lie.
golf-paragraphs =
    .golf-turn-first = 2
    .golf-wait = 2
    .golf-draw-or-take = 3
    .golf-swap-or-discard = 3
    .golf-no-place = 3
    .golf-no-knock = 6

golf-variant-quick = Quick: turn up a card whenever you discard, five holes
golf-variant-four_cards = Four cards, by memory and knocking
golf-variant-nine_cards = Nine cards
golf-variant-jokers = With jokers, and a bonus for four of a rank

golf-option-holes = Holes in a match
golf-option-cards = { shared-cards-dealt }
golf-option-start = At the start
    .turn_two = everyone turns up two cards
    .turn_three = everyone turns up three cards
    .peek_two = everyone sees their last two cards
golf-option-placing = Cards you swap in lie
    .open = face up
    .closed = face down, and only you know them
golf-option-ending = A hole ends
    .all_up = when somebody's cards are all face up
    .knock = when somebody knocks
golf-option-last_turn = The others have one more turn then
golf-option-after_discard = After discarding a drawn card
    .nothing = your turn is over
    .may_turn = you can turn up a card
    .must_turn = you have to turn up a card
golf-option-cancel = What counts nothing
    .column = equal ranks in a column
    .lines = equal ranks in a column or a row
    .anywhere = any two of a rank
    .none = { shared-none }
golf-option-twos = A 2 counts
    .minus_two = −2
    .plus_two = 2
golf-option-jokers = Two jokers, −2 each
golf-option-four_bonus = Points off for two columns of the same rank
    .zero = { shared-none }
golf-option-ender_penalty = Points for ending a hole without being lowest
    .zero = { shared-none }

golf-do-turn = Turn up { $number }
golf-do-take = Take for { $number }
golf-do-swap = Swap { $number }
golf-do-knock = Knock

golf-deals = { $seat } deals. { $turned } is turned up.
    .to-seat = You deal. { $turned } is turned up.
golf-turns = { $seat } turns up { $card }.
    .to-seat = You turn up { $card }.
golf-starts = { $other } goes first.
    .to-other = You go first.
golf-draws = { $seat } draws.
    .short = drew
    .to-seat = You draw.
golf-you-draw = { shared-you-draw }
golf-takes = { $seat } takes { $card } for place { $number } and discards { $turned }.
    .to-seat = You take { $card } for place { $number } and discard { $turned }.
golf-puts = { $seat } puts { $card } at place { $number } and discards { $turned }.
    .to-seat = You put { $card } at place { $number } and discard { $turned }.
golf-hides = { $seat } puts the card at place { $number } and discards { $turned }.
    .short = swapped { $number }
    .to-seat = You put the card at place { $number } and discard { $turned }.
golf-discards = { $seat } discards { $turned }.
    .short = discarded
    .to-seat = You discard { $turned }.
golf-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
golf-knocks = { $seat } knocks{ golf-one-more }.
    .short = knocked
    .to-seat = You knock{ golf-one-more }.
golf-all-open = { $seat }'s cards are all face up{ golf-one-more }.
    .to-seat = Your cards are all face up{ golf-one-more }.
golf-one-more = { $kind ->
    [more] . Everyone else has one more turn
   *[no] {""}
}
golf-shuffles = The discards are shuffled into a new stock.
golf-stock-out = The stock has run out again, so the hole is over.
golf-scores = { $other } scores { $points }.
    .to-other = You score { $points }.
golf-four = { $number } four of a rank
golf-penalty = { $number } ended, not lowest

golf-hole = Hole { $number } of { $most }
golf-last-turns = Last turns after
golf-line = { $score } · open { $points }
golf-line-end = { $score }
golf-ended = ended it
golf-knocked = knocked
golf-last-turn = last turn
golf-drawn = The card you drew
golf-own = Your cards

golf-hint-start = One in each column tells you most.
golf-hint-cancels = Another { rank-name } here, and they count nothing.
golf-hint-low = { $card } is lower than what a closed card costs on average.
golf-hint-better = { $card } costs you less there than { $turned }.
golf-hint-discard = { $card } doesn't help anywhere. Discard it.
golf-hint-draw = { $card } wouldn't help much, so draw.
golf-hint-end = You're ahead by about { $count }, so end the hole.
golf-hint-turn = One closed card's as good as another.
golf-hint-wait = That would end the hole, and you may not be lowest.

golf-closed-never-open = If cards are swapped in face down, they're never all face up. Let holes end by knocking.
golf-closed-not-turned = If cards are swapped in face down, you can't turn any up after a discard.
golf-turn-first = Turn up { $count } of your cards first. You can turn { $places }.
golf-wait = { $seats } still { $count ->
    [one] has
   *[other] have
} to turn up cards.
golf-not-closed = That card isn't closed. You can turn { $places }.
golf-draw-or-take = Draw, or take { $card } for one of your places, 1 to { $most }{ $kind ->
    [knock] . You can knock, too
   *[none] {""}
}.
golf-swap-or-discard = You drew { $card }. Swap it for one of your cards, 1 to { $most }, or discard it.
golf-no-place = Your places are 1 to { $most }.
golf-no-knock = Somebody has ended the hole already. This is your last turn.
golf-turn-or-pass = Turn up a closed card, or pass. You can turn { $places }.
golf-must-turn = Turn up a closed card now. You can turn { $places }.
