# Fireworks: its rules are docs/rules/fireworks.md. What the endings of keys mean stands at the head of common.ftl.

fireworks-name = Fireworks
    .line = Build every color from 1 to 5. You see all cards but your own.
fireworks-rules = **Together you light a firework in every color: 1, 2, 3, 4, 5, in that order. Everyone sees your cards, except you.**
    On your turn you do one thing. **Give a hint:** name a color or a number, and all cards like that in another player's hand are marked. That costs a **hint token**. **Discard:** that gives a token back. Or **play** a card. If it's next in its color, the firework grows. If not, that's a **misfire**, and the third one ends the show with no points. After you play or discard, you draw.
    When the deck runs out, everyone has one more turn. Your score is all the cards you've built, 25 at most.
    - **For example:** nothing is built yet, and Ben holds a red 1 and a red 4. You hint “1”, and Ben's first card is marked. Ben can't see it, but it has to be a 1, and any 1 fits. Ben plays it, and red is started.
    .whole =
    - **The cards:** five colors. In each there are three 1s, two 2s, two 3s, two 4s and one 5. With two or three players you hold five cards, with four or five players four. Your oldest card is number 1, and new ones come in at the end.
    - **Hints:** you share eight hint tokens, and a hint costs one. It marks every card in a hand that matches, so everyone knows the others don't. A hint has to match at least one card. You can't give yourself one.
    - **Discarding:** you get a token back. You can't discard while you have all eight. Some cards come only once, so be careful with 5s.
    - **Playing:** a card that's next in its color is built. Anything else is a misfire, and goes to the discards. A 5 completes its color and gives a token back.
    - **The end:** the third misfire ends the show, and it scores nothing. All five colors at 5 is a full show. Otherwise, once the last card is drawn, everyone has one more turn, even whoever drew it, and nobody draws.
    - **Talking:** hints are the only help. Don't say in the chat what others hold.
    - **How the computers hint:** they count on this, so with computers, do the same. Among people it's up to you.
      - Your oldest unmarked card is the next one you'd discard.
      - A color hint means: play the newest card it marks. If it marks some for the first time, only those count.
      - A number hint means the same. But if no color needs that number next, it only means: keep them. The same goes if it marks your next discard, and that's a 5, a 2 or a last copy.
      - A hint of 1s means: play all the newly marked ones, the oldest first.
    - **For example:** red stands at 2, and Cyd's next discard is the red 3. The other red 3 is gone. You hint “3”: that marks a last copy, so it only means: keep it. A hint of red would mean: play it.
fireworks-paragraphs =
    .fireworks-no-clock = 2
    .fireworks-nothing-to-point-at = 2
    .fireworks-not-to-yourself = 2
    .fireworks-clocks-full = 3

fireworks-variant-first_evening = First evening: four misfires, and what's built counts
fireworks-variant-sixth_colour = A sixth color
fireworks-variant-rainbow = Rainbow: every color hint marks it
fireworks-variant-perfect = Perfect or nothing

fireworks-option-suits = Colors
    .five = five
    .six = six: rainbow is one like the others
    .rainbow = six: every color hint marks rainbow cards
    .rainbow_short = the same, with one of each rainbow card
fireworks-option-empty_hints = You can give a hint that matches no card
fireworks-option-clocks = Hint tokens
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

fireworks-do-play = Play { $number }
fireworks-do-discard = Discard { $number }
do-hint = Hint { $seat }
do-hint-colour = Hint { $seat } { $symbol } { $suit }
do-hint-number = Hint { $seat } { $number }
do-number = { $number }

fireworks-starts = { $other } goes first.
    .to-other = You go first.
# $places are the places of the cards in the hand: 1, 3.
fireworks-colour = { $seat } hints { $other }: { $count ->
    [0] no { $suit } card.
    [one] { $suit }, card { $places }.
   *[other] { $suit }, cards { $places }.
}
    .short = hinted { $suit }
    .to-seat = You hint { $other }: { $count ->
        [0] no { $suit } card.
        [one] { $suit }, card { $places }.
       *[other] { $suit }, cards { $places }.
    }
    .to-other = { $seat } hints you: { $count ->
        [0] no { $suit } card.
        [one] { $suit }, card { $places }.
       *[other] { $suit }, cards { $places }.
    }
fireworks-number = { $seat } hints { $other }: { $count ->
    [0] no { $number }.
    [one] one { $number }, card { $places }.
   *[other] { $number }s, cards { $places }.
}
    .short = hinted { $number }
    .to-seat = You hint { $other }: { $count ->
        [0] no { $number }.
        [one] one { $number }, card { $places }.
       *[other] { $number }s, cards { $places }.
    }
    .to-other = { $seat } hints you: { $count ->
        [0] no { $number }.
        [one] one { $number }, card { $places }.
       *[other] { $number }s, cards { $places }.
    }
fireworks-plays = { $seat } plays { $card }.
    .to-seat = You play { $card }.
fireworks-misfires = { $seat } misfires with { $turned }.
    .short = misfired
    .to-seat = You misfire with { $turned }.
fireworks-discards-card = { $seat } discards { $turned }.
    .short = { $turned } gone
    .to-seat = You discard { $turned }.
fireworks-draws = { $seat } draws { $card }.
    .to-seat = You draw { $card }.
fireworks-last-round = That was the last card. Everyone has one more turn.
fireworks-ends = The show is over, with { $number ->
    [one] 1 point.
   *[other] { $number } points.
}
fireworks-credit = { $number } { $suit }
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
fireworks-clock = Hints
fireworks-fuse = Misfires left
fireworks-stock = Deck
fireworks-discards = Discards
fireworks-built = Built
fireworks-last-copies = Discards, with one left of { $spoken }

fireworks-hint-sure = Whatever card it is, it fits.
fireworks-hint-marked = The hint on it says: play.
fireworks-hint-save = { $other } would discard { $card } next, and shouldn't.
fireworks-hint-play = Then { $other } can play { $cards }.
fireworks-hint-useless = Nobody needs it anymore.
fireworks-hint-first = It's your next discard, and you need the hint token.
fireworks-hint-wait = There's no better hint, and this one does the least harm.
fireworks-hint-least = { shared-hint-least-useful }

fireworks-no-clock = No hint tokens left. Discard a card, or play one.
fireworks-clocks-full = You have all the hint tokens, so you can't discard. Give a hint, or play a card.
fireworks-nothing-to-point-at = { $other } has none of those. You can hint { $suits }, or { $numbers }.
fireworks-not-to-yourself = You can't give yourself a hint. You can give one to { $seats }.
fireworks-no-such-place = You don't have that card. Yours are 1 to { $count }.
fireworks-colour-not-named = You can't name rainbow. You can name { $suits }.
fireworks-no-such-seat = Nobody sits there. You can give a hint to { $seats }.
fireworks-a-turn = Play a card, discard one, or give a hint, like “play 2” or “hint 1 red”.
