# A match looked at step by step.

replay-dealt = The cards are dealt.
replay-deed = { $seat }: { $text }
replay-unheard = { $seat } does something the others can't see.

# What the people at a table decided. The same lines stand in the log of a table.

decided-stop = { $seats } { $count ->
    [one] ends the match.
   *[other] agree to end the match.
}
decided-watch = { $seats } { $count ->
    [one] wants
   *[other] want
} to watch how it ends.
decided-void = { $seats } agree to call the match off.
decided-redeal = { $seats } agree on new cards.
decided-pause = { $seats } take a break.
decided-resume = { $count ->
    [0] The break is over.
   *[other] { $seats } ends the break.
}
decided-kick = { $count ->
    [0] { $other } takes over the seat. Whoever runs this server decided that.
   *[other] { $other } takes over the seat: { $seats } agree.
}
decided-undo = { $seats } { $count ->
    [one] takes a move back.
   *[other] agree to take a move back.
}
decided-tie = { $seats } agree on a tie.
decided-rest = { $count ->
    [one] { $seats } claims the rest.
   *[other] The rest is { $other }'s: { $seats } agree.
}
decided-sit = { $seats } { $count ->
    [one] lets
   *[other] let
} a guest have { $other }'s seat from the next deal on.
decided-sat = { $seats } sits down.
decided-gone = { $seats } { $count ->
    [one] takes
   *[other] take
} over, since nobody had played there for a week.
decided-substitute = { $seats } { $count ->
    [one] wants
   *[other] want
} a computer to take { $other }'s turn.
undone = It's as it was before { $seat } played.
decided-no = { $what ->
    [sit] A guest asked for { $other }'s seat
   *[other] { $seats } asked { decided-no-what }
}, but not everyone agreed.
decided-no-what = { $what ->
    [stop] to end the match
    [void] to call the match off
    [redeal] for new cards
    [pause] for a break
    [undo] to take a move back
    [tie] for a tie
    [rest] to let { $other } take the rest
   *[other] for a computer in { $other }'s place
}
