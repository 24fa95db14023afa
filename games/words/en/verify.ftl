# Whether a record holds.

verify-again = { $actions ->
    [one] 1 move
   *[other] { $actions } moves
} and { $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
} come out the same
verify-holds = It checks out: the secret is the one sealed in the lobby. With the numbers of { $people ->
    [one] 1 click
   *[other] { $people } clicks
} and the deal{ $beacon ->
    [yes] , and round { $round } of the public beacon,
   *[other] {""}
} it gives these very cards, and { verify-again }.
    If the seal, your number and the deal's are the ones you saw, nobody picked these cards. Whoever runs the bot could have looked at them, though.{ $beacon ->
    [missed] {" "}Round { $round } of the public beacon was promised, but nobody could reach it.
   *[other] {""}
}
verify-holds-started = It checks out: the secret is the one sealed in the lobby, the seed follows from it and { $clicks ->
    [one] 1 click
   *[other] { $clicks } clicks
} of the players, and { verify-again }. This record is of an older kind: nobody else saw the number of the last click, so whoever ran the bot could have tried many and picked the cards.
verify-holds-unsealed = It checks out: { verify-again }. But nothing was sealed beforehand, so it doesn't show that nobody chose the seed.
verify-form = It doesn't check out: a secret is 64 of the digits 0 to 9 and a to f, and joins look like “0 1111, 1 2222, deal 3333”, each seat of the match at most once and in order, and the deal after the clicks.
verify-commitment = It doesn't check out: the secret isn't the one that was sealed. Its SHA-256 is { $found }.
verify-seed = It doesn't check out: the seed doesn't follow from the secret and the joins, which give { $found }.
verify-breaks = It doesn't check out: move { $number }, “{ $action }”, isn't possible.
verify-end = It doesn't check out: by its moves { $count ->
    [0] nobody
   *[other] { $seats }
} won, with the scores { $scores }.
verify-no-end = It doesn't check out: by its moves the match isn't over.

chain-holds = { $count } records follow on each other, and none between them was left out or changed. The SHA-256 of the last is { $digest }.
chain-gap = These records don't follow on each other: the one with the SHA-256 { $found } is missing.
chain-fork = These records don't follow on each other: two of them say they come right after the same one.
chain-none = These records don't follow on each other: one that is older, or isn't over, doesn't say which came before it.
