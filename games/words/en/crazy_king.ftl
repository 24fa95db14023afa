# Crazy King: its rules are docs/rules/crazy_king.md. What the endings of keys mean stands at the head of common.ftl.

crazy-king-name = Crazy King
    .line = Shed your cards. A king goes on anything.
    .aliases = Crazy Eights, Crazy 8s
crazy-king-rules = **Get rid of all your cards before anyone else.**
    On your turn, play a card of the same suit or the same rank as the one on top. Nothing fits? Draw up to two cards and play the first that does, or else pass.
    Some cards do more. **Kings** go on anything, and you name the suit that comes next. **Jacks** skip the next player. **Queens** skip them and make them draw two. If you're skipped, you can only answer with a king, or pass. **Aces** send play the other way.
    Go out and you score what the others still hold. First to 500 wins.
    - **For example:** 7♥ is on top. Any heart will do, any 7, or a king. You play the K♠ and name diamonds, so the next player needs a diamond or another king.
    .whole =
    - **Deal:** seven cards each from a 52-card deck. The next card is turned up to start the discard pile. Whatever it is, it does nothing; a king just asks for its own suit.
    - **Who starts:** in the first round somebody picked at random, after that whoever won the last one. They're dealt to first.
    - **Your turn:** if you hold a card that fits, play it, or a king. You can't draw or pass. If nothing fits, draw; a card that fits is played at once, unless you play a king instead. Still nothing? Draw a second, then pass.
    - **King:** goes on anything, and you name any suit. You never have to play one.
    - **Jack:** the next player misses a turn, unless they answer with a king. That king then works as usual, and the player after it isn't skipped.
    - **Queen:** same as a jack, and the skipped player also draws two. A king cancels both.
    - **Ace:** play goes the other way. With two players that changes nothing.
    - **Your last card** ends the round on the spot, and doesn't do anything else.
    - **Reshuffles:** when the stock is empty, the discard pile, all but its top card, is shuffled into a new one. The fifth time, the round is over and the hand with the fewest points wins it; if that's a tie, the one with fewer cards.
    - **Scores:** only the winner of a round scores, everything left in the other hands. A king is 30, an ace, queen or jack 10, other cards their number. Play on until somebody has 500.
    - **For example:** you go out. The others hold 2♠ 9♦ and 3♠ K♦. That's 11 and 33, so you score 44.
crazy-king-paragraphs =
    .must-fit = 3
    .must-draw = 3
    .must-play = 3
    .drawn-enough = 3
    .call-a-suit = 4
    .must-play-king = 4
    .skipped = 5

crazy-king-variant-short = Short, to 150
crazy-king-variant-strict = Strict: kings must be played

crazy-king-option-target = { shared-points-to-win }
crazy-king-option-hand_size = { shared-cards-dealt }
crazy-king-option-runouts = Times the stock runs out until the round ends
crazy-king-option-max_draws = Cards you can draw before you pass
crazy-king-option-king_obliges = If only a king fits, you have to play it
crazy-king-option-skipped_player = A skipped player with a king can play
    .king_only = only a king
    .normal_turn = any card that fits
crazy-king-option-queen_king_cancels = A king on a queen saves you from drawing two
crazy-king-option-ace_two_players = With two players, an ace
    .no_effect = does nothing
    .acts_as_skip = gives you another turn
crazy-king-option-last_queen_draws = A queen as the last card still makes the next player draw two
crazy-king-option-exhaustion_tie = If the lowest hands tie
    .fewest_cards = fewer cards win
    .no_score = nobody scores

crazy-king-turned-up = { $card } is turned up. { $other } starts.
    .to-other = { $card } is turned up. You start.
crazy-king-plays = { $seat } plays { $card }.
    .to-seat = You play { $card }.
crazy-king-calls = { $seat } plays { $card } and names { $suit }.
    .to-seat = You play { $card } and name { $suit }.
crazy-king-draws = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .short = drew { $count ->
        [one] a card
       *[other] { $count }
    }
    .to-seat = You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
crazy-king-you-draw = { shared-you-draw }
crazy-king-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
crazy-king-skips = { $seat } is skipped, unless they answer with a king.
    .to-seat = You're skipped, unless you answer with a king.
crazy-king-reverses = { shared-reverses }
crazy-king-run-out = The stock is empty for the { NUMBER($number) ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $number }th
} time.
crazy-king-wins-round = { $winner } wins the round and scores { $number }.
    .to-winner = You win the round and score { $number }.
crazy-king-no-score = It's a tie for the lowest hand, so nobody scores.

do-suit = name { $symbol } { $suit }
    .after = { $picked } name { $symbol } { $suit }

crazy-king-line-skipped = { $score } · skipped
crazy-king-round = Round { $round } · stock out { $number } of { $most }
crazy-king-hint-draw = Nothing fits, so you have to draw.
crazy-king-hint-pass = Nothing fits and you've drawn, so you have to pass.
crazy-king-hint-skipped = You're skipped, and it isn't worth a king. Pass.
crazy-king-hint-out = { shared-hint-last-card }
crazy-king-hint-answer = Your king saves the turn. Name { $suit }, your best suit.
crazy-king-hint-call = Name { $suit }: you have the most of those.
crazy-king-hint-skips = It skips { $seat }{ $count ->
    [one] , who's down to one card
    [2] , who's down to 2 cards
    [3] , who's down to 3 cards
   *[other] { "" }
}.
crazy-king-hint-fits = It fits, { $count ->
    [0] and you have no other { $suit }
    [one] and leaves you one more in { $suit }
   *[other] and leaves you { $count } more { $suit }
}.

crazy-king-too-few-cards = There aren't enough cards for hands that big. Deal 50 cards in all, at most.
must-fit = That doesn't fit. Play { $suit }{ $rank ->
    [K] {""}
   *[other] , another { rank-name }
} or a king. If you have none of those, draw or pass.
call-a-suit = Say which suit comes next with { $card }: clubs, diamonds, hearts or spades.
call-the-last-king = { $card } is your last card. Just play it, no suit needed.
skipped = You're skipped. Answer with a king, or pass.
must-play = You have a card that fits, so you can't draw or pass. You can play { $cards }.
must-draw = { shared-must-draw }
must-play-king = You have a king, and at this table you have to play it. Name a suit with it, unless it's your last card.
drawn-enough = You can't draw again. Play a king if you have one, or pass.
