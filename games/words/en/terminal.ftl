terminal-player = Player
terminal-computer = Computer { $number }
terminal-place = Seat { $number }
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
terminal-lost = { $count ->
    [0] You have all lost
    [one] { $seats } loses
   *[other] { $seats } lose
} the match.
terminal-commitment = Commitment, to be the one that the lobby showed before anybody joined: { $text }
terminal-secret = Secret, published at the end; its SHA-256 is the commitment: { $text }
terminal-joins = Joins, each seat with the number of the click, and the start: { $text }
terminal-seed = Seed, HMAC-SHA256 of the joins with the secret as the key: { $text }
terminal-dealt = Dealt in round { $number }: { $text }
terminal-holding = { $seat } { $cards }
