# Whether a record holds.

# The end of the sentences below.
verify-again = { $actions ->
    [one] 1 move
   *[other] { $actions } moves
} and { $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
} come out the same
verify-holds = It checks out: the secret is the one sealed in the lobby. Together with { $people ->
    [one] 1 click
   *[other] { $people } clicks
} and the deal{ $beacon ->
    [yes] , and round { $round } of the public beacon,
   *[other] {""}
} it gives exactly these cards, and { verify-again }.
    If the numbers are the ones you were shown before, nobody picked these cards. Whoever runs the bot could still have looked at them.{ $beacon ->
    [missed] {" "}Round { $round } of the public beacon was promised, but nobody could reach it.
   *[other] {""}
}
verify-holds-started = It checks out: the secret is the one sealed in the lobby, the seed follows from it and { $clicks ->
    [one] 1 click
   *[other] { $clicks } clicks
} by the players, and { verify-again }. But it's an older kind of match file: nobody else saw the number of the last click, so whoever ran the bot could have tried many and picked the cards.
verify-holds-unsealed = It checks out: { verify-again }. But nothing was sealed beforehand, so it doesn't show that nobody chose the seed.
verify-form = It doesn't check out: the secret or the list of joins isn't written as it should be.
verify-commitment = It doesn't check out: the secret isn't the one that was sealed. Its SHA-256 is { $found }.
verify-seed = It doesn't check out: the seed doesn't follow from the secret and the joins, which give { $found }.
verify-breaks = It doesn't check out: move { $number }, “{ $action }”, isn't possible.
verify-end = It doesn't check out: by its moves { $count ->
    [0] nobody
   *[other] { $seats }
} won, with the scores { $scores }.
verify-no-end = It doesn't check out: by its moves the match isn't over.

chain-holds = The { $count } match files follow each other, and none in between was left out or changed. The SHA-256 of the last is { $digest }.
chain-gap = These match files don't follow each other: the one with the SHA-256 { $found } is missing.
chain-fork = These match files don't follow each other: two of them name the same one before them.
chain-none = These match files don't follow each other: an older one, or one that isn't over, doesn't name the one before it.
