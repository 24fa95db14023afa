# Solos: the daily, and what is played alone for practice.

daily-head = ### Daily: { $name }
daily-offer = You play alone against { $opponents ->
    [house] the house
   *[computers] computers
}, with the same cards as others. You get one try, and there's no clock: stop and come back as you like. It ends { $time }.
daily-length = -# It's { $count } { $unit ->
    [hand] { $count ->
        [one] hand
       *[other] hands
    }
    [deck] { $count ->
        [one] deck
       *[other] decks
    }
    [hole] { $count ->
        [one] hole
       *[other] holes
    }
   *[round] { $count ->
        [one] round
       *[other] rounds
    }
}. A hint makes it practice, which isn't ranked.
daily-rules = -# Unlike the standard rules: { $rules }.
daily-others = Another game's daily
daily-ranked = -# Daily · ends { $time }
daily-practice = -# Daily, as practice · ends { $time }
daily-unranked = 🎓 You asked for a hint, so this was practice and isn't ranked.
daily-late = ⏰ This daily is over, and you didn't finish in time. Type `/daily` for today's.
daily-none = { $name } has no daily. Type `/daily` for the game of the day.

solo-practice = -# Practice
solo-points = **Your result: { SIGNED($points) }**{ $count ->
    [one] { "" }
   *[other] { " " }({ $rounds })
}
solo-resting = { $unit ->
    [hand] That's the hand
    [deck] That's the deck
    [hole] That's the hole
   *[round] That's the round
}. Press **Ready** for the next deal.
solo-hint-price = A hint makes this practice: you'll see your result, but it isn't ranked. If that's fine, press **Take the hint**.
solo-gone = I don't have those cards anymore. Type `/daily` for today's.
press-take-hint = Take the hint
solo-points-lead = -# What counts is how far you were ahead.
solo-points-bad = -# Points are bad here, so they count as minus.

# $among: with `all` computers are counted, too; `far`: it can still change.
daily-better = That's better than **{ $percent }%** of { $among ->
    [all] all players and computers
   *[people] the other players
}{ $kind ->
    [far] { " " }so far
   *[final] { "" }
} with your cards.
daily-place = You're number **{ $rank }**{ $kind ->
    [far] { " " }so far
   *[final] { "" }
}.
# How computers did: their level and their points; several with commas.
daily-level = { $level ->
    [random] random moves
    [easy] easy
    [normal] normal
   *[hard] hard
} { SIGNED($points) }
daily-house = -# Computers with your cards: { $results }.
daily-final = -# Places are final { $time }.
daily-streak = 🔥 { $days } days in a row, your best is { $best }.
press-daily-board = Leaderboard
press-today = Today
press-yesterday = Yesterday
press-month = This month
press-this-server = This server
press-all-servers = All servers
column-result = Result
column-better = Better than
column-days = Days
column-points = Points
daily-board-day = Daily: { $name }
daily-board-month = Dailies
# A day and a month as a title: patterns of CLDR.
daily-day = { DATE($day, pattern: "MMMM d") }
daily-month = { DATE($day, pattern: "MMMM y") }
daily-board-all = { $date } · all servers
daily-board-here = { $date } · { $place }
daily-today = Today so far
daily-board-points = Points: for each game of the day, the percentage you were better than.
daily-nobody = Nobody is here yet.
daily-place-none = You're not on this leaderboard yet. Finish the daily first.
daily-place-hidden = You'd be number { $rank }, but you've hidden yourself with `/privacy leaderboard`.

seals-today = 🔒 **Today's dailies** (day { $day }): I drew { $count } secrets before anyone played. { $used ->
    [one] Everyone's cards come from the first.
   *[other] Everyone's cards come from one of the first { $used }.
} Their fingerprints, until I publish the secrets { $time }:
    { $seals }
seals-before = 🔒 **Yesterday's dailies** (day { $day }): the same, until { $time }:
    { $seals }
seals-opened = 🔓 **Yesterday's dailies** (day { $day }): here are the secrets. Yours was number { $number }.
    { $secrets }
press-daily-seals = Daily shuffles

daily-shared = **{ $seat }** finished the { $game } daily: better than **{ $percent }%**{ $kind ->
    [far] { " " }so far
   *[final] { "" }
}.
daily-shared-title = { $name }: { $game } daily
daily-shared-better = Better than { $percent }%{ $kind ->
    [far] { " " }so far
   *[final] { "" }
}
# The title of a curve in a picture.
daily-shared-plot = Ahead of the computers, { $unit ->
    [hand] hand by hand
    [deck] deck by deck
    [hole] hole by hole
   *[round] round by round
}
daily-shared-once = You've already shared this one.
press-daily-too = Play it too

daily-news = ☀️ **Daily: { $name }.** Play it alone against { $opponents ->
    [house] the house
   *[computers] computers
}, and see how you compare. It ends { $time }.
daily-muted = No more messages about dailies. **Notify me** below `/daily` turns them back on.
press-daily-notify-on = Notify me
press-daily-notify-off = Stop notifying me
daily-news-best = Best here yesterday, at { $name }: { $names }.
daily-news-one = **{ $name }** ({ $percent }%)

press-same-cards = Play these cards
press-same-cards-again = Again
same-cards-head = ### { $name }, match { $number }: the same cards
same-cards-offer = Play this deal yourself, alone against { $opponents ->
    [house] the house
   *[computers] computers
} and without a clock. Nobody else sees it. In the end you can compare.
same-cards-seat = Whose cards?
same-cards-own = { $name }, your seat
same-cards-of = { $name }, seat { $number }
same-cards-private = That was a private table, so only its players can play these cards.
# $own is the reader's gain, $then that of $name in the match.
same-cards-round = { $unit ->
    [hand] Hand
    [deck] Deck
    [hole] Hole
   *[round] Round
} { $count }: you got **{ SIGNED($own) }**, { $name } got **{ SIGNED($then) }**.
same-cards-round-own = { $unit ->
    [hand] Hand
    [deck] Deck
    [hole] Hole
   *[round] Round
} { $count }: you got **{ SIGNED($own) }**, and **{ SIGNED($then) }** in the match.
same-cards-round-open = { $unit ->
    [hand] Hand
    [deck] Deck
    [hole] Hole
   *[round] Round
} { $count }: you got **{ SIGNED($own) }**. The match ended before that was over.
same-cards-differ = -# The match went another way before this { $unit ->
    [hand] hand
    [deck] deck
    [hole] hole
   *[round] round
}, so its cards were different.
same-cards-sum = **In all you got { SIGNED($own) }, { $name } got { SIGNED($then) }.**
same-cards-sum-own = **In all you got { SIGNED($own) }, and { SIGNED($then) } in the match.**
