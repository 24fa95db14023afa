# Whether a record holds, in one sentence.

verify-holds = The record holds: the secret fits the commitment, the seed follows from the secret and { $clicks ->
    [one] 1 click
   *[other] { $clicks } clicks
} of the players, and { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} and { $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
} were computed again.
verify-holds-unsealed = The record holds: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} and { $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
} were computed again; but it has no commitment, so nothing shows that the seed was not chosen.
verify-form = The record does not hold: a secret is 64 of the digits 0 to 9 and a to f, and joins are written like “0 1111, 1 2222, start 3333”.
verify-commitment = The record does not hold: the secret is not the one that was committed to; its SHA-256 is { $found }.
verify-seed = The record does not hold: the seed does not follow from the secret and the joins; they give { $found }.
verify-breaks = The record does not hold: action { $number }, “{ $action }”, is not possible.
verify-end = The record does not hold: by its actions { $count ->
    [0] nobody
   *[other] { $seats }
} won, with the scores { $scores }.
verify-no-end = The record does not hold: by its actions the match is not over.
