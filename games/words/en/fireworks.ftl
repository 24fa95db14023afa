fireworks-name = Fireworks
    .line = Build every colour from 1 to 5. You see all cards but your own.
fireworks-rules = **Together you light a firework in every colour: 1, 2, 3, 4, 5, in that order. Everyone sees your cards, except you.**
    On your turn you do one thing. **Give a hint:** name a colour or a number, and all cards like that in another player's hand are pointed out. That costs a clock. **Discard:** that gives a clock back. Or **play** a card. If it's next in its colour, the firework grows. If not, that's a misfire, and the third one ends the show with nothing. Then you draw.
    When the deck runs out, everyone has one more turn. Your score is all the cards you've built, 25 at most.
    - **For example:** nothing is built yet, and Ben holds a red 1 and a red 4. You hint “1”, and Ben's first card is pointed out. Ben can't see it, but it has to be a 1, and any 1 fits. Ben plays it, and red is under way.
    .whole =
    - **The cards:** five colours. In each there are three 1s, two 2s, two 3s, two 4s and one 5. With two or three players you hold five cards, with four or five players four. Your oldest card is number 1, and new ones come in at the end.
    - **Hints:** there are eight clocks, and a hint costs one. You point out every card in a hand that matches, so everyone knows the rest don't. A hint has to match at least one card. Nobody can hint to themselves.
    - **Discarding:** you get a clock back. With all eight clocks there you can't discard. Some cards come only once, so be careful with 5s.
    - **Playing:** a card that's next in its colour is built. Anything else is a misfire, and goes to the discards. A 5 completes its colour and gives a clock back.
    - **The end:** the third misfire ends the show, and it scores nothing. All five colours at 5 is a full show. Otherwise, once the last card is drawn, everyone has one more turn, even whoever drew it, and nobody draws.
    - **Talking:** hints are the only help. Don't say in the chat what others hold.
    - **How the computers hint:** count on it, and do the same.
    - Your oldest card that no hint has pointed out is the first to go. Discard that one if there's nothing better.
    - A colour says: play. It means the newest of the cards that are pointed out for the first time. If none is new, it means the newest.
    - A number says the same. But if no colour is waiting for that number, it only says: keep. A 5, a 2 or a last copy that's first to go is just kept, too.
    - A hint of 1s says: play all the new ones, the oldest first.
    - **For example:** red stands at 2, and Cyd's first to go is the red 3. Somebody has discarded the other one. You hint “3”. It was first to go and it's a last copy, so that just says: keep it. A red hint then says: play it.
fireworks-paragraphs =
    .fireworks-no-clock = 2
    .fireworks-nothing-to-point-at = 2
    .fireworks-not-to-yourself = 2
    .fireworks-clocks-full = 3

fireworks-variant-first_evening = First evening: four misfires, and what's built counts
fireworks-variant-sixth_colour = A sixth colour
fireworks-variant-rainbow = Rainbow: every colour points at it
fireworks-variant-perfect = Perfect or nothing

fireworks-option-suits = Colours
    .five = five
    .six = six, rainbow is one like the others
    .rainbow = rainbow, which every colour points at
    .rainbow_short = the same with one of each rainbow card
fireworks-option-empty_hints = You can hint what isn't there
fireworks-option-clocks = Clocks
fireworks-option-misfires = Misfires that end the show
fireworks-option-misfire_score = If misfires end it
    .zero = it scores nothing
    .keep = what's built counts
fireworks-option-last_round = When the deck runs out
    .one_each = everyone has one more turn
    .to_the_end = you play on, and only a full show wins
fireworks-option-hand = Cards in hand
    .zero = the usual number
fireworks-option-goal = Points you need to win
fireworks-option-marks = What a card can't be is noted on it, too

do-play = Play
fireworks-do-play = Play { $number }
fireworks-do-discard = Discard { $number }
do-hint = Hint { $seat }
do-hint-colour = Hint { $seat } { $symbol } { $suit }
do-hint-number = Hint { $seat } { $number }
do-number = { $number }

fireworks-starts = { $other } goes first.
fireworks-colour = { $seat } hints { $other }: { $count ->
    [0] no { $suit } card.
    [one] { $suit }, card { $places }.
   *[other] { $suit }, cards { $places }.
}
    .short = hinted { $suit }
fireworks-number = { $seat } hints { $other }: { $count ->
    [0] no { $number }.
    [one] one { $number }, card { $places }.
   *[other] { $number }s, cards { $places }.
}
    .short = hinted { $number }
fireworks-plays = { $seat } plays { $card }.
fireworks-misfires = { $seat } misfires with { $turned }.
    .short = misfired
fireworks-discards-card = { $seat } discards { $turned }.
    .short = threw { $turned }
fireworks-draws = { $seat } draws { $card }.
fireworks-last-round = That was the last card. Everyone has one more turn.
fireworks-ends = The show is over, with { $number ->
    [one] 1 point.
   *[other] { $number } points.
}
fireworks-credit = { $suit }
fireworks-fact = { $number } of { $most }: { $grade ->
    [fizzle] a fizzle.
    [sparks] some sparks.
    [fair] a fair show.
    [fine] a fine show.
    [dazzling] a dazzling show.
   *[full] a night to remember.
}

fireworks-turn-left = 1 turn left
fireworks-done = done
fireworks-score = { $number } built, { $most } possible
fireworks-clock = Clocks
fireworks-fuse = Fuses
fireworks-stock = Deck
fireworks-discards = Discards
fireworks-built = Built
fireworks-last-copies = Discards, with one left of { $spoken }

fireworks-hint-sure = Whatever it is, it fits.
fireworks-hint-marked = The hint on it says: play.
fireworks-hint-save = { $other } would let go of { $card } next, and shouldn't.
fireworks-hint-play = Then { $other } can play { $cards }.
fireworks-hint-useless = Nobody needs it any more.
fireworks-hint-first = It's your first to go, and you need the clock.
fireworks-hint-wait = There's nothing better to say, and that does the least harm.
fireworks-hint-least = You'll miss it least.

fireworks-no-clock = There's no clock left for a hint. Somebody has to discard, or finish a 5.
fireworks-clocks-full = All the clocks are there, so you can't discard. Give a hint, or play a card.
fireworks-nothing-to-point-at = { $other } has none of those. You can hint { $suits }, or { $numbers }.
fireworks-not-to-yourself = You can't hint to yourself. You can hint to { $seats }.
fireworks-no-such-place = You don't have that card. Yours are 1 to { $count }.
fireworks-colour-not-named = You can't name rainbow. You can name { $suits }.
fireworks-no-such-seat = Nobody sits there. You can hint to { $seats }.
fireworks-a-turn = Play a card, discard one, or give a hint, like “play 2” or “hint 1 colour red”.
