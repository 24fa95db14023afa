# A match looked at step by step.

replay-dealt = The cards are dealt.
# A move that nobody tells: $text is the action as its button says it.
replay-deed = { $seat }: { $text }
replay-unheard = { $seat } makes a hidden move.

# What the people at a table decided. The same lines stand in the log of a table.

decided-stop = { $seats } { $count ->
    [one] ends the match.
   *[other] agree to end the match.
}
    .to-seats = { $others ->
        [0] You end the match.
       *[other] You and { $seats } agree to end the match.
    }
decided-watch = { $seats } { $count ->
    [one] wants
   *[other] want
} to watch how it ends.
    .to-seats = { $others ->
        [0] You want
       *[other] You and { $seats } want
    } to watch how it ends.
decided-void = { $seats } agree to cancel the match.
    .to-seats = You and { $seats } agree to cancel the match.
decided-redeal = { $seats } agree on a redeal.
    .to-seats = { $others ->
        [0] You decide
       *[other] You and { $seats } agree
    } on a redeal.
decided-pause = { $seats } take a break.
    .to-seats = { $others ->
        [0] You
       *[other] You and { $seats }
    } take a break.
decided-resume = { $count ->
    [0] The break is over.
   *[other] { $seats } ends the break.
}
    .to-seats = You end the break.
decided-kick = { $count ->
    [0] { $other } replaces a player. Whoever runs this server decided that.
   *[other] { $other } replaces a player: { $seats } agree.
}
    .to-seats = { $other } replaces a player: { $others ->
        [0] you agree.
       *[other] you and { $seats } agree.
    }
decided-undo = { $seats } { $count ->
    [one] undoes a move.
   *[other] agree to undo a move.
}
    .to-seats = { $others ->
        [0] You undo a move.
       *[other] You and { $seats } agree to undo a move.
    }
decided-tie = { $seats } agree on a tie.
    .to-seats = { $others ->
        [0] You call it a tie.
       *[other] You and { $seats } agree on a tie.
    }
decided-rest = { $count ->
    [one] { $seats } claims the rest.
   *[other] The rest is { $other }'s: { $seats } agree.
}
    .to-seats = The rest is { $other }'s: you and { $seats } agree.
    .to-seats-other = { $others ->
        [0] You claim the rest.
       *[other] The rest is yours: you and { $seats } agree.
    }
    .to-other = The rest is yours: { $seats } agree.
decided-sit = { $seats } { $count ->
    [one] lets
   *[other] let
} a guest have { $other }'s seat from the next deal on.
    .to-seats = { $others ->
        [0] You let
       *[other] You and { $seats } let
    } a guest have { $other }'s seat from the next deal on.
decided-sat = { $seats } sits down.
    .to-seats = You sit down.
decided-gone = { $seats } { $count ->
    [one] takes
   *[other] take
} over, since nobody had played there for a week.
decided-substitute = { $seats } { $count ->
    [one] wants
   *[other] want
} a computer to take { $other }'s turn.
    .to-seats = { $others ->
        [0] You want
       *[other] You and { $seats } want
    } a computer to take { $other }'s turn.
    .to-other = { $seats } { $count ->
        [one] wants
       *[other] want
    } a computer to take your turn.
undone = The table is back to before { $seat } played.
decided-no = { $what ->
    [sit] A guest asked for { $other }'s seat
   *[other] { $seats } asked { decided-no-what }
}, but not everyone agreed.
    .to-seats = { $what ->
        [sit] A guest asked for { $other }'s seat
       *[other] { $others ->
            [0] You asked { decided-no-what }
           *[other] You and { $seats } asked { decided-no-what }
        }
    }, but not everyone agreed.
    .to-seats-other = You asked for the rest, but not everyone agreed.
    .to-other = { $what ->
        [rest] { $seats } asked to let you take the rest
       *[other] { $seats } asked to replace you with a computer
    }, but not everyone agreed.
decided-no-what = { $what ->
    [stop] to end the match
    [void] to cancel the match
    [redeal] for a redeal
    [pause] for a break
    [undo] to undo a move
    [tie] for a tie
    [rest] to let { $other } take the rest
   *[other] to replace { $other } with a computer
}
