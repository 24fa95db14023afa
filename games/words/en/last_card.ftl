# Last Card: its rules are docs/rules/last_card.md. What the endings of keys mean stands at the head of common.ftl.

last-card-name = Last Card
    .line = One card left? Say so, or get caught.
last-card-rules = **Get rid of all your cards before anyone else, and say so when you have one left.**
    On your turn, play a card with the same color as the one on top, or the same number or symbol. Nothing fits? Draw a card, and if that one fits, you can play it.
    Some cards do more. **Skip:** the next player misses a turn. **Reverse:** play goes the other way. **+2:** the next player draws two and misses a turn. **Wild** goes on anything, and you name the color. **+4** does that, too, and the next player draws four.
    When you play down to one card, press **One card!** If you forget, anyone can catch you, and you draw two.
    Go out and you score what the others still hold. First to 500 wins.
    - **For example:** 🔺7 is on top. Any red card will do, any 7, or a wild. You play 💧7, so the next player needs blue or another 7. That was your next-to-last card, so you press **One card!** before they catch you.
    .whole =
    - **The cards:** 🔺 red, ⭐ yellow, 🟩 green and 💧 blue. Each color has one 0, two each of 1 to 9, and two each of skip, reverse and +2. There are four 🌈wild and four 🌈+4. That makes 108.
    - **Deal:** seven each, and the next card is turned up. It works on the first player as if the dealer had played it: a skip passes them over, a +2 makes them draw, a reverse sends play the other way, and for a wild they name the color. A +4 goes back. The first player of the first round is picked at random. Then it moves on to the left.
    - **Your turn:** play a card that fits, or draw one. You can draw even if you could play. If the card you drew fits, play it or pass. If it doesn't, your turn is over.
    - **Skip:** the next player misses a turn. **+2:** the same, and they draw two.
    - **Reverse:** play goes the other way. With two players it's a skip, so you go again.
    - **Wild:** goes on anything, and you name any color.
    - **+4:** you're meant to play it only when you have no card of the color asked for. But you can bluff. The next player can draw the four, or challenge and look at your hand. If you had that color, you draw the four and they play on. If you didn't, they draw six and miss a turn.
    - **One card!** You can press it with two cards left, before you play, or right after you've played. Until the next player has acted, anyone can catch you if you haven't, and then you draw two. First to press it wins.
    - **Your last card** ends the round. A +2 or a +4 still makes the next player draw, and those cards count.
    - **An empty stock:** the discard pile, all but its top card, is shuffled into a new one. If nobody can play or draw, the round is over and nobody scores.
    - **Scores:** whoever goes out scores what the others hold. A number counts its number, a skip, reverse or +2 counts 20, a wild or +4 counts 50. Play on until somebody has 500.
    - **For example:** you go out with 🔺+2. The next player held ⭐1 and draws 🟩3 and 💧skip: that's 24. Another one holds 🌈wild: 50. You score 74.
    - **House rules** can add **stacking:** answer a +2 with another +2, and the next player draws for both.
last-card-paragraphs =
    .last-card-must-fit = 3
    .last-card-draw-first = 3
    .last-card-only-the-drawn = 3
    .last-card-must-play = 3
    .last-card-too-many-cards = 3
    .last-card-name-a-colour = 6
    .last-card-answer = 7
    .last-card-holds-the-colour = 7
    .last-card-nothing-to-call = 8
    .last-card-too-late = 8

last-card-variant-quick = One quick round
last-card-variant-family = Family: stack equals or +4 on +2, draw until you can play
last-card-variant-wild = Wild night: stack anything, 7s swap hands, 0s move hands on, jump in
last-card-variant-quiet = Quiet: no “One card!”, no bluffing

last-card-option-target = Points that end the match
last-card-option-match = How long you play
    .points = until somebody has enough points
    .one_round = one round, first out wins
last-card-option-scoring = After a round
    .winner_takes = whoever went out scores what the others hold
    .each_pays = everyone counts their own cards, and fewest points win
last-card-option-hand_size = { shared-cards-dealt }
last-card-option-start = The first card turned up
    .effects = does what it says
    .numbers_only = is always a number
last-card-option-wild_four = A +4 when you have the color
    .challenge = is allowed, but can be challenged
    .strict = is not allowed
    .free = is allowed, and that's that
last-card-option-stacking = Stacking: pass on what you'd have to draw
    .off = you can't
    .same = with a +2 on a +2, a +4 on a +4
    .up = like that, and with a +4 on a +2
    .any = with any +2 or +4
last-card-option-seven_zero = A 7 swaps your hand with another, a 0 moves all hands on
last-card-option-jump_in = With the identical number card you can jump in out of turn
last-card-option-draw = When you draw
    .one = it's one card
    .until_playable = you go on until one fits, and play it
last-card-option-forced_play = If you can play, you can't draw
last-card-option-last_call = Down to one card
    .button = you have to say so
    .off = you don't have to say it
last-card-option-catchers = If you don't say so, you can be caught by
    .anyone = anyone, until the next player has acted
    .next = the next player only, so say it before you play
last-card-option-call_penalty = Cards you draw when you're caught
last-card-option-last_effect = A +2 or +4 as the last card still makes the next player draw

do-catch = Catch { $seat }
do-one-card = One card!
do-challenge = Challenge
do-colour = { $symbol } { $suit }
    .after = { $picked } { $symbol } { $suit }
do-swap = swap with { $seat }
    .after = { $picked } swap with { $seat }

last-card-put-back = Turned up and put back: { $turned }.
last-card-turned-up = { $card } is turned up.
last-card-starts = { $other } starts.
    .to-other = You start.
last-card-plays = { $seat } plays { $card }.
    .to-seat = You play { $card }.
last-card-calls = { $seat } plays { $card } and names { $suit }.
    .to-seat = You play { $card } and name { $suit }.
last-card-jumps = { $seat } jumps in!
    .to-seat = You jump in!
last-card-names = { $seat } names { $suit }.
    .short = named { $suit }
    .to-seat = You name { $suit }.
last-card-draws = { $seat } draws { $count ->
    [0] nothing. There are no cards left
    [one] a card
   *[other] { $count } cards
}.
    .short = drew { $count }
    .to-seat = You draw { $count ->
        [0] nothing. There are no cards left
        [one] a card
       *[other] { $count } cards
    }.
last-card-you-draw = { shared-you-draw }
last-card-cannot = The card { $seat } drew doesn't fit.
    .to-seat = The card you drew doesn't fit.
last-card-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
last-card-passed-over = { $other } misses a turn.
    .to-other = You miss a turn.
last-card-reverses = { shared-reverses }
last-card-says = { $seat } says “One card!”
    .short = one card!
    .to-seat = You say “One card!”
last-card-catches = { $seat } catches { $other }, who didn't say “One card!”
    .short = caught { $other }
    .to-seat = You catch { $other }, who didn't say “One card!”
    .to-other = { $seat } catches you: you didn't say “One card!”
last-card-swaps = { $seat } swaps hands with { $other }.
    .to-seat = You swap hands with { $other }.
    .to-other = { $seat } swaps hands with you.
last-card-moves-on = { $seat }'s 0 moves every hand on to the next player.
    .to-seat = Your 0 moves every hand on to the next player.
last-card-challenges = { $seat } challenges { $other } and looks at their hand.
    .short = challenged
    .to-seat = You challenge { $other } and look at their hand.
    .to-other = { $seat } challenges you and looks at your hand.
last-card-shows = { $other } had { $cards }.
last-card-guilty = { $other } had { $suit }, so { $other } has to draw.
    .to-other = You had { $suit }, so you have to draw.
last-card-innocent = { $other } wasn't bluffing, so { $seat } draws two extra.
    .to-seat = { $other } wasn't bluffing, so you draw two extra.
    .to-other = You weren't bluffing, so { $seat } draws two extra.
last-card-goes-out = { $seat } is out!
    .to-seat = You're out!
last-card-scores = { $winner } wins the round and scores { $number }.
    .to-winner = You win the round and score { $number }.
last-card-blocked = Nobody can play or draw, so the round is over.
last-card-first-out = out first
last-card-left = { $number ->
    [one] 1 point left
   *[other] { $number } points left
}

last-card-called = one card!
last-card-penalty = To draw
last-card-follow = { $suit }

last-card-hint-catch = { $other } didn't say “One card!” Catch them!
last-card-hint-call = You'll be down to one card. Say so before somebody catches you.
last-card-hint-out = { shared-hint-last-card }
last-card-hint-colour = You have { $count ->
    [0] no colors left, so it doesn't matter
    [one] one { $suit } card
   *[other] { $count } { $suit } cards
}.
last-card-hint-answer = Pass it on, and { $other } has to draw instead.
last-card-hint-swap = { $other } has { $count ->
    [one] just one card
   *[other] only { $count } cards
}. Take that hand.
last-card-hint-brake = { $face ->
    [S] It skips { $other },
    [R] It turns play away from { $other },
   *[D] It makes { $other } draw,
} who's down to { $count ->
    [one] one card
   *[other] { $count } cards
}.
last-card-hint-stuck = { $other } is down to { $count ->
    [one] one card
   *[other] { $count } cards
}. Don't get stuck with your { $card }.
last-card-hint-keep = It fits. Keep your { $card } for when nothing does.
last-card-hint-fits = It fits, and leaves you { $count ->
    [0] no other { $suit } card
    [one] another { $suit } card
   *[other] { $count } other { $suit } cards
}.
last-card-hint-challenge = You're nearly out. They'd play a +4 on you whatever they held.
last-card-hint-pay = You can't get out of this. Draw.
last-card-hint-draw = Nothing fits, so draw.
last-card-hint-pass = There's nothing to play and nothing to draw.

last-card-too-few-cards = There aren't enough cards for hands that big. Deal 90 cards in all, at most.
last-card-must-fit = That doesn't fit. Play { $suit }{ $wild ->
    [yes] {" "}or a wild
   *[no] , another { $face ->
        [S] skip
        [R] reverse
        [D] +2
       *[other] { $face }
    } or a wild
}.
last-card-name-a-colour = Name the color that comes next: red, yellow, green or blue.
last-card-plain = { $card } is your last card. Just play it, there's nothing to name.
last-card-holds-the-colour = You have { $suit }, so you can't play a +4. { $card } would do.
last-card-only-the-drawn = You've drawn, so you can only play the { $card }, or pass.
last-card-must-play = You have a card that fits, so you have to play. You can play { $cards }.
last-card-draw-first = { shared-must-draw }
last-card-answer = There are { $number } cards to draw. You can { $kind ->
    [some] answer with { $cards }, or{" "}
   *[none] {""}
}{ $can ->
    [challenge] challenge it, or draw
   *[draw] draw
}.
last-card-name-a-seat = Say whose hand you want: “swap” and the number of { $seats }.
last-card-too-late = Too late. { $other } was quicker.
last-card-nobody-exposed = There's nobody to catch.{ $kind ->
    [some] {" "}{ $seats } said it in time.
   *[none] {""}
}
last-card-nothing-to-call = You don't have to say anything right now.{ $kind ->
    [some] {" "}{ $seats } said it already.
   *[none] {""}
}
last-card-too-many-cards = You have { $count } cards. Say it when you play down to one.
