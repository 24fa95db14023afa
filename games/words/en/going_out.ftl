# What games say alike in which players go out one by one and the last one loses.

going-out = { $place ->
    [1] out 1st
    [2] out 2nd
    [3] out 3rd
   *[other] out { $place }th
}
going-out-points = { shared-points }
going-out-marks = lost { $count }×
going-out-losses = Losses that end the match
going-out-rounds = Rounds, if places count
going-out-until-lost = goes until somebody has lost often enough
going-out-counts-places = counts who gets out when

going-out-fact = { $seat } was left with { $count ->
    [one] just one card
   *[other] { $count } cards
}.
going-out-one-rank = You can only play several cards if they're all one rank.
