crazy-king-name = Crazy King
crazy-king-rules = **Be first to play all your cards.**
    Play a card of the required suit or of the rank on top. If nothing fits, draw up to two cards and play the first that fits, or else pass.
    - **K** goes on anything, never has to be played, and lets you name the suit to follow.
    - **J** skips the next player, unless that player answers with a King.
    - **Q** does the same and costs two cards.
    - **A** reverses the direction of play.
    When the stock runs out, the covered discards are shuffled into a new one; the fifth time the round ends and the lowest hand wins it.
    The winner of a round scores what the others hold: K 30, A Q J 10, other cards their number. The first to 500 wins.

crazy-king-option-target = Points that win the match
crazy-king-option-hand_size = Cards dealt to each player
crazy-king-option-runouts = Run-outs of the stock that end a round
crazy-king-option-max_draws = Cards drawn in a turn before passing
crazy-king-option-king_obliges = No drawing or passing while holding a King
crazy-king-option-skipped_player = A skipped player who holds a King may play
    .king_only = only a King
    .normal_turn = any card that fits
crazy-king-option-queen_king_cancels = A King in answer to a Queen saves the two cards
crazy-king-option-ace_two_players = An Ace between two players
    .no_effect = has no effect
    .acts_as_skip = gives another turn
crazy-king-option-last_queen_draws = A Queen played last still costs two cards
crazy-king-option-exhaustion_tie = A tie for the lowest hand goes to
    .fewest_cards = the fewest cards
    .no_score = nobody

crazy-king-turned-up = { $card } is turned up; { $other } begins.
crazy-king-plays = { $seat } plays { $card }.
crazy-king-calls = { $seat } plays { $card } and calls { $suit }.
crazy-king-draws = { $seat } draws a card.
    .short = drew a card
crazy-king-you-draw = You draw { $card }.
crazy-king-passes = { $seat } passes.
    .short = passed
crazy-king-skips = { $seat } is skipped, but for a King.
crazy-king-reverses = The direction turns round.
crazy-king-run-out = The stock has run out, for the { NUMBER($number) ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $number }th
} time.
crazy-king-wins-round = { $winner } wins the round and scores { $number }.
crazy-king-no-score = A tie for the lowest hand: nobody scores.

do-draw = Draw
do-suit = call { $symbol } { $suit }

crazy-king-line = { $score } points
crazy-king-line-skipped = { $score } · skipped
crazy-king-line-open = { $score } · held { $points }
crazy-king-stock = Stock
crazy-king-round = Round { $round } · run-out { $number } of { $most }
crazy-king-discard = Discards
crazy-king-direction = Direction
crazy-king-clockwise = clockwise
crazy-king-anticlockwise = anticlockwise
crazy-king-follow = Follow

crazy-king-hint-draw = You must draw: nothing fits.
crazy-king-hint-pass = You must pass: nothing fits and you have drawn.
crazy-king-hint-skipped = You are skipped and hold no King worth playing.
crazy-king-hint-out = It is your last card: you are out.
crazy-king-hint-answer = A King saves your turn; call { $suit }, where you are strongest.
crazy-king-hint-call = Call { $suit }: you hold most of them.
crazy-king-hint-skips = It skips { $seat }, who has { $count ->
    [one] one card
   *[other] { $count } cards
}.
crazy-king-hint-fits = It fits and leaves you { $count ->
    [0] no more
    [one] one more
   *[other] { $count } more
} of { $suit }.

crazy-king-too-few-cards = There are not enough cards for hands that large: players times cards may be at most 50.
must-fit = That card does not fit: play { $suit }, the rank { $rank }, or a King; with none of these, draw or pass.
call-a-suit = Name the suit to follow with { $card }: clubs, diamonds, hearts or spades.
call-the-last-king = { $card } is your last card: play it without naming a suit.
skipped = You are skipped: answer with a King, or pass.
must-play = A card of yours fits, so you may neither draw nor pass: play { $cards }.
must-draw = You may still draw a card before you pass.
must-play-king = You hold a King and must play it, naming a suit unless it is your last card.
drawn-enough = There is nothing more for you to draw: play a King if you hold one, or pass.
