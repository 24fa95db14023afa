# What every game can say. Cards, seats and suits arrive here already written out.
# The `.short` of a message is how a picture tells the same beside the seat: a word or two.

player = { $seat }

card-name = { $rank_name } of { $suit_text }
card-JR = big joker
card-JB = small joker
card-hidden = a card face down
rank-name = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
    [T] 10
   *[other] { $rank }
}
suit-name = { $suit_name ->
    [C] clubs
    [D] diamonds
    [H] hearts
   *[S] spades
}
cards = { $cards }

round = Round { $number }
your-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
note-your-turn = Your turn
note-waiting = Waiting for the others
note-resting = The round is over
note-over = The match is over
winner-tag = winner
loser-tag = loser

do-deal = Deal
do-stop = End the match
do-pass = Pass
do-discard = Discard
do-take = take

alt-title = { $title }, { $subtitle }.
alt-turn = To act: { $names }.
alt-play = { $name } { $spoken }
alt-play-best = { $name } { $spoken } (winning)
alt-latest = Last to act: { $name }.
alt-latest-word = Last to act: { $name }, who { $word }.
alt-latest-cards = Last to act: { $name }, with { $spoken }.
alt-trick = Trick: { $plays }.
alt-spot-cards = { $label }: { $spoken }.
alt-spot-cards-count = { $label }: { $spoken }, { $count ->
    [one] 1 card
   *[other] { $count } cards
} there.
alt-spot-count = { $label }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
alt-badge = { $label }: { $value }.
alt-partners = Partners: { $teams }.
alt-pot = Pot: { $pot }.
alt-cell = { $head }: { $cell }
alt-row = { $cells }.
alt-note = { $note }.
alt-plot = { $title }: from { $first } to { $last }, between { $least } and { $most }.
alt-place = { $name }: { $parts }.
alt-holds = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
alt-shows = shows { $spoken }
alt-dealer = dealer
alt-won = won
alt-group = You hold { $spoken }.
alt-playable = You may play { $spoken }.
alt-playable-all = You may play any of them.
alt-playable-suits = You may play { $groups }.
alt-marked = Marked: { $spoken }.

plays-cards = { $seat } plays { $cards }.
takes-trick = { $winner } takes the trick.

match-over = The match is over.
round-over = The round is over; the next one is dealt in a moment.
not-your-turn = It is not your turn: { $seat } is to act.
not-possible = “{ $action }” is not possible now.
seats-out-of-range = This game is for { seat-counts } players.
seat-counts = { $kind ->
    [one] { $most }
    [span] { $least } to { $most }
   *[some] { $least } or { $most }
}
variant-usual = The usual rules
option-unknown = There is no option “{ $name }”.
option-out-of-range = “{ $value }” is not possible for the option “{ $name }”: choose { $kind ->
    [listed] one of { $listed }.
    [optional] a number from { $least } to { $most }, or “{ $none }”.
   *[number] a number from { $least } to { $most }{ $step ->
        [1] .
       *[other] , in steps of { $step }.
    }
}
not-in-hand = You do not hold { $card }: play a card of your own hand.
bad-card = “{ $text }” is not a card: play one of { $cards }.
must-follow-suit = You hold { $suit } and must follow suit: play one of { $cards }.
bad-bid = { $rule ->
    [least] Your team must bid at least { $least }.
    [cap] Your team may not bid more than 13.
    [thirteen] The four bids may not total 13.
   *[range] That is not a possible bid.
} You may bid { $bids }.
