terminal-player = Player
terminal-computer = Computer { $number }
terminal-host = Host
terminal-seat = { $seat }
terminal-hand = You hold { $text }
terminal-legal = Type { $text }, or: hint, hand, rules, quit.
terminal-legal-more = Type { $text }, one of { $number } more, or: hint, hand, rules, quit.
terminal-stop = Type stop to end the match here, anything else to play another round.
terminal-left = You leave after { $number ->
    [one] 1 action
   *[other] { $number } actions
} of the match.
terminal-score = { $seat } { $number }
terminal-scores = Scores after round { $number }: { $text }.
terminal-unfinished = The match is not over.
terminal-won = { $seats } { $count ->
    [one] wins
   *[other] win
} the match.
terminal-holds = The record holds: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} and { $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
} were computed again.
terminal-breaks = The record does not hold: action { $number }, “{ $action }”, is not possible. { $why }
