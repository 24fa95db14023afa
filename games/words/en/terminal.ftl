terminal-player = Player
terminal-computer = Computer { $number }
terminal-place = Seat { $number }
terminal-host = Host
terminal-seat = { $seat }
terminal-hand = You hold { $text }
terminal-legal = Type { $text }. Or: hint, hand, rules, quit.
terminal-legal-more = Type { $text }, or any of { $number } more. Or: hint, hand, rules, quit.
terminal-aside = You can act out of turn now. Press Enter to let the others go on.
terminal-stop = Type stop to end the match here, or anything else for another round.
terminal-left = You quit after { $number ->
    [one] 1 move
   *[other] { $number } moves
}.
terminal-score = { $seat } { $number }
terminal-scores = Scores after round { $number }: { $text }.
terminal-unfinished = The match isn't over.
terminal-won = { $count ->
    [all] You all win the match.
    [one] { $seats } wins the match.
   *[other] { $seats } win the match.
}
terminal-lost = { $count ->
    [0] You all lost this one
    [house] The house won this one
    [one] { $seats } loses the match
   *[other] { $seats } lose the match
}.
terminal-commitment = Commitment, the one the lobby showed before anyone joined: { $text }
terminal-secret = Secret, published at the end; its SHA-256 is the commitment: { $text }
terminal-joins = Joins, each seat with the number of its click, and the deal: { $text }
terminal-seal = SHA-256 of the seats' part, as the message of the deal shows it: { $text }
terminal-opened-after = Opened after the match whose file has this SHA-256: { $text }
terminal-seed = Seed, HMAC-SHA256 of the joins with the secret as the key: { $text }
terminal-dealt = Dealt in round { $number }: { $text }
terminal-holding = { $seat } { $cards }
