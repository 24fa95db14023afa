# What the bot itself says. Sentences of the session manager stand in tables.ftl.

# All `press-` are buttons: one to three words. Sentences name them in bold, by the same words.
press-join = Join
press-leave = Leave
press-computer = Add computer
press-dismiss = Remove computer
press-options = Options
press-keep = Save these rules
# $name is what people called their rules.
press-drop = Delete “{ $name }”
press-private = Make it private
press-open = Make it public
press-start = Start
press-play = Play
press-manage = Table …
press-thread = Move to a thread
press-hand = Show my hand
press-here = I'm back
press-substitute = Let a computer play
# $count of $needed people have pressed it.
press-substitute-too = Let a computer play ({ $count } of { $needed })
press-again = Rematch
press-void = Ask to cancel match
press-watch = Keep watching
press-end-here = End it here
press-resume = Resume
press-agree = Agree
press-let-in = Let them in
press-enter = Sit down
press-stay-out = Don't sit down
press-no = No
press-withdraw = Never mind
press-hint = Hint
press-why = Why?
press-ready = Ready
press-say = React
press-scores = Scores
press-verify = Verify
press-numbers = Shuffle receipt
press-replay = Replay
press-review = Review
press-review-show = Show me
press-review-again = Try again
press-review-back = Previous
press-review-next = Next
press-first = First
press-back = Back
press-next = Next
press-last = Last
press-round = { $unit ->
    [hand] Next hand
    [deck] Next deck
    [hole] Next hole
   *[round] Next round
}
press-open-hands = Show all hands
press-hide-hands = Hide hands
press-share = Share
press-film = Make a clip
press-record = Match file
press-report = Report
press-form = Fill it in
# The placeholder of a menu of cards.
pick-card = Play a card

shelf-head = ### What do you want to play?
shelf-pick = Pick a game
# A game in a list, by another name than its own.
game-alias = { $name } ({ $alias })
shelf-taken = Somebody just opened a table here. Join it, or use /play to open another.
press-notifying = Notify me
notify-head = { $count ->
    [0] Pick games. When a table opens here, I'll send you a silent direct message.
   *[other] I'll send you a silent direct message when a table for one of these opens here. Pick none to stop.
}
# A direct message to somebody who asked for it; $place is a link.
notify-opened = 🎴 **{ $host }** opened a { $name } table: { $place }
# A message in a channel that mentions a role.
role-called = 🎴 { $mention } **{ $host }** opened a { $name } table: { $place }
notify-daily = { $wish ->
    [on] I also tell you when each day's daily begins.
   *[off] I can also tell you when each day's daily begins.
}
notify-muted = No more messages about { $name } there. `/notify` turns them back on.
notify-nowhere = Type `/notify` in the server you want to hear about.
press-mute = Mute
# The lobby of a table, in a channel: all there read it.
lobby-head = ### { $name }
    Press **Join** to sit down, and **Start** when everyone's here.
# After the number of a seat in the lobby; $time is "in 2 minutes".
lobby-held = *held for { $name }, opens up { $time }*
lobby-invited = *held for { $name }*
# In small print in the lobby of a game from another package that has no words in the language of
# the table: the whole lobby is in English but for this sentence.
lobby-english = This game is in English only.
lobby-private = 🔐 Private: you need an invitation to join. `/table invite` sends one. Others here can watch, but hands and the replay stay hidden until the match is over.
lobby-answers = 🧳 I'm not installed in this server, so the table only updates for 15 minutes after somebody clicks it, and I can't ping you on your turn. Press **Show my hand** to see your cards.
lobby-alone = Only you can see this table, because this server hides my replies. You can still play computers here.
lobby-farewell = 💤 Nobody did anything for { $minutes } minutes, so I closed your { $name } table: { $place }. Open another with /play.
lobby-moved = The table is now in { $place }.
lobby-begun = 🎴 **{ $name }** has begun: { $place }
lobby-crowded = -# There are a lot of tables in this channel, so pictures are slow. A thread is faster: **Table …** moves this one to its own.
manage-head = **{ $name }**: what you change here shows at the table.
# Under the seats of the lobby. One of the next two may follow.
lobby-open = { $count } more can join.
lobby-computers = { $count ->
    [one] Start now and 1 computer plays.
   *[other] Start now and { $count } computers play.
}
lobby-more-computers = { $count ->
    [one] Start now and 1 more computer plays.
   *[other] Start now and { $count } more computers play.
}
lobby-full-of-people = The table is full.
lobby-full-of-computers = Every seat is taken, but you can still join: you'll replace a computer.
lobby-partners = Partners: { $teams }
seats-choose = Choose your seat
seats-shuffle = Shuffle the seats
seat-free = Free
# In the place of a name: who will sit there.
seat-computer = a computer
lobby-sealed = 🔒 Shuffle sealed
number-own = { $place ->
        [here] You're in.
       *[elsewhere] You're in for the rematch: { $place }
    }
number-seal = -# 🔒 Shuffle sealed ||number `{ $number }`{ $commitment ->
    [none] { "" }
   *[other] , fingerprint `{ $commitment }`
}||
deal-told = **{ $seat }** shuffles. 🔒 Shuffle sealed ||`{ $seal }`||
deal-beacon = -# ||Round { $round } of the public beacon goes into it, too.||
# A computer by its name, in lists; what follows is how well it plays.
computer = 🤖 { $name } · { $level ->
    [easy] easy
    [normal] normal
   *[hard] hard
}
computer-character = 🤖 { $name } · { $level ->
    [easy] easy
    [normal] normal
   *[hard] hard
}, { $manner ->
    [cautious] cautious
    [counts-cards] keeps track of cards
   *[bold] bold
}
# Below an option of a menu: how well and how a computer plays.
computer-way = { $level ->
    [easy] easy
    [normal] normal
   *[hard] hard
}, { $manner ->
    [cautious] cautious
    [counts-cards] keeps track of cards
   *[bold] bold
}
levels-choose = Set a computer's level
# An option of a menu: $name and $old are names of computers.
level-change = { $name } instead of { $old }
table-computers = -# { $computers }
# In small print: $clock is one of the four below.
lobby-clock = { $clock }, plus { $count } { $unit ->
    [minutes] extra
   *[other] minutes extra
} per match if the table lets you
clock-none = No time limit
clock-seconds = { $count } seconds a turn
clock-minutes = { $count ->
    [one] 1 minute a turn
   *[other] { $count } minutes a turn
}
clock-hours = { $count ->
    [one] 1 hour a turn
   *[other] { $count } hours a turn
}

# A message to the host of a table.
options-head = **Options** for this table. Pick up to five to change.
options-pick = Change options
options-changed = House rules
options-rarer = More house rules
options-more = +{ $count } more: /rules
keep-name = Name for these rules
keep-first = Use them for new { $name } tables here
presets-many = This server already has { $most } saved sets of rules for this game. Delete one first.
presets-no-name = Give these rules a name.
option-clock = Time for each turn
# The title of a modal: 45 characters.
option-title = Change options
# Below a field of a modal: 100 characters.
option-range = From { $least } to { $most }
option-span = From { $least } to { $most }{ $step ->
    [1] { "" }
   *[other] , in steps of { $step }
}
option-span-or-none = From { $least } to { $most }{ $step ->
    [1] { "" }
   *[other] , in steps of { $step }
}, or “{ option-none }”
option-on = yes
option-off = no
option-none = off
# Below a field of a modal whose label was cut: the whole of it, and what can be filled in.
label-and-hint = { $label }. { $hint }
# $title is the title of an option, $zero what 0 means there.
option-zero = { $title } (0: { $zero })
# The title of a modal: 45 characters.
number-title = How many?

rules-head = ### { $name }
rules-changed-here = **At this table:**
# $rules are the unusual options of the table.
rules-here = **At this table:** { $rules }
rules-as-usual = **Standard rules:**
rules-all-usual = **This table plays by the standard rules:**
rules-of-nowhere = **Standard rules.** Whoever opens a table can change any of these:
press-rules = Rules
press-rules-minute = Quick rules
press-rules-whole = Full rules
press-rules-table = This table's rules
press-rules-usual = Standard rules

table-turning-up = **All in.** The next card's coming.
# Under the picture of a table: $seats are those to act, $time is "in 28 seconds" and later "5 seconds ago".
table-turn = { $count ->
    [one] **{ $seats }**'s turn
   *[other] Waiting for **{ $seats }**
}
table-turn-clock = { $count ->
    [one] **{ $seats }**'s turn
   *[other] Waiting for **{ $seats }**
}, deadline { $time }
table-turn-spare = { $count ->
    [one] **{ $seats }** is on extra time
   *[other] **{ $seats }** are on extra time
}, deadline { $time }
table-resting = { $unit ->
    [hand] That's the hand
    [deck] That's the deck
    [hole] That's the hole
   *[round] That's the round
}. Next deal { $time }, or once everyone presses **Ready**.
table-unready = Waiting for **{ $seats }** to be ready.
    .to-seats = { $others ->
        [0] Waiting for **you** to be ready.
       *[other] Waiting for **you** and **{ $seats }** to be ready.
    }
ready-noted = You're ready. Waiting for **{ $seats }**.
# $count is how many won, or `all` of them.
table-won = { $count ->
    [all] 🏆 You all won this one!
   *[other] 🏆 **{ $seats }** won the match!
}
    .to-seats = { $count ->
        [all] 🏆 You all won this one!
        [one] 🏆 **You** won the match!
        [2] 🏆 **You** and **{ $seats }** won the match!
       *[other] 🏆 **You**, **{ $seats }** won the match!
    }
table-lost = { $count ->
    [0] You all lost this one.
    [house] The house won this one.
   *[other] **{ $seats }** lost the match.
}
    .to-seats = { $count ->
        [0] You all lost this one.
        [house] The house won this one.
        [one] **You** lost the match.
        [2] **You** and **{ $seats }** lost the match.
       *[other] **You**, **{ $seats }** lost the match.
    }
table-away = 🤖 **{ $seats }** { $count ->
    [one] is
   *[other] are
} away, so a computer plays for them.
table-replaced = -# 🤖 { $seat } replaced { $name }.
table-deserted = 🏁 You're out, **{ $seats }**, so only computers are left. Keep watching, or end it here? If nobody answers, it ends { $time }.
    .to-seats = 🏁 You're out{ $others ->
        [0] {""}
       *[other] , and so are **{ $seats }**
    }, so only computers are left. Keep watching, or end it here? If nobody answers, it ends { $time }.
table-rests = 💤 Everyone's away. Press **I'm back** to play on. If nobody does, the table closes { $time }.
table-paused-until = ⏸️ The table is on a break, and the clock is stopped. It goes on { $time }, or when anyone presses **Resume**.
table-absent = ⏱️ **{ $seats }** timed out on most turns, so that's a loss.
    .to-seats = ⏱️ { $others ->
        [0] You
        [one] You and **{ $seats }**
       *[other] You, **{ $seats }**
    } timed out on most turns, so that's a loss.
table-practice = 🎓 That was practice, so no ratings change.
# `asked-` are votes: what $seats want, above the buttons **Agree** and **No**.
asked-stop = { $count ->
    [one] 🏁 **{ $seats }** wants to end the match.
   *[other] 🏁 **{ $seats }** want to end the match.
}
    .to-seats = 🏁 { $others ->
        [0] You want
        [one] You and **{ $seats }** want
       *[other] You, **{ $seats }** want
    } to end the match.
asked-void = { $count ->
    [one] 🏳️ **{ $seats }** wants to cancel this match, so it won't count for anyone.
   *[other] 🏳️ **{ $seats }** want to cancel this match, so it won't count for anyone.
}
    .to-seats = 🏳️ { $others ->
        [0] You want
        [one] You and **{ $seats }** want
       *[other] You, **{ $seats }** want
    } to cancel this match, so it won't count for anyone.
asked-redeal = { $count ->
    [one] 🔄 **{ $seats }** wants a redeal.
   *[other] 🔄 **{ $seats }** want a redeal.
}
    .to-seats = 🔄 { $others ->
        [0] You want
        [one] You and **{ $seats }** want
       *[other] You, **{ $seats }** want
    } a redeal.
asked-pause = { $count ->
    [one] ⏸️ **{ $seats }** wants a break.
   *[other] ⏸️ **{ $seats }** want a break.
}
    .to-seats = ⏸️ { $others ->
        [0] You want
        [one] You and **{ $seats }** want
       *[other] You, **{ $seats }** want
    } a break.
asked-kick = 🚪 **{ $seats }** { $count ->
    [one] wants
   *[other] want
} to replace **{ $other }** with a computer.
    .to-seats = 🚪 { $others ->
        [0] You want
        [one] You and **{ $seats }** want
       *[other] You, **{ $seats }** want
    } to replace **{ $other }** with a computer.
    .to-other = 🚪 **{ $seats }** { $count ->
        [one] wants
       *[other] want
    } to replace you with a computer.
asked-undo = { $count ->
    [one] ↩️ **{ $seats }** wants to undo their last move.
   *[other] ↩️ **{ $seats }** want to undo the last move.
}
    .to-seats = ↩️ { $others ->
        [0] You want to undo your last move.
        [one] You and **{ $seats }** want to undo the last move.
       *[other] You, **{ $seats }** want to undo the last move.
    }
asked-tie = { $count ->
    [one] 🤝 **{ $seats }** wants to call it a tie.
   *[other] 🤝 **{ $seats }** want to call it a tie.
}
    .to-seats = 🤝 { $others ->
        [0] You want
        [one] You and **{ $seats }** want
       *[other] You, **{ $seats }** want
    } to call it a tie.
asked-claim = { $count ->
    [one] 🙌 **{ $seats }** claims the rest of the tricks.
   *[other] 🙌 **{ $seats }** say the rest of the tricks are **{ $other }**'s.
}
    .to-seats = 🙌 { $others ->
        [0] You claim the rest of the tricks.
        [one] You and **{ $seats }** say the rest of the tricks are **{ $other }**'s.
       *[other] You, **{ $seats }** say the rest of the tricks are **{ $other }**'s.
    }
    .to-seats-other = 🙌 { $others ->
        [0] You claim the rest of the tricks.
        [one] You and **{ $seats }** say the rest of the tricks are yours.
       *[other] You, **{ $seats }** say the rest of the tricks are yours.
    }
    .to-other = 🙌 **{ $seats }** say the rest of the tricks are yours.
asked-sit = 💺 **{ $name }** wants to take **{ $other }**'s seat.
guest-comes = 💺 **{ $name }** takes **{ $seat }**'s seat next deal.
# Behind one of the above.
asked-others = Do you agree, **{ $seats }**? Deadline: { $time }.
    .to-seats = { $others ->
        [0] Do you agree?
        [one] Do you and **{ $seats }** agree?
       *[other] Do you, **{ $seats }** agree?
    } Deadline: { $time }.
asked-all = Everyone agrees, so the match ends with this { $unit ->
    [hand] hand
    [deck] deck
    [hole] hole
   *[round] round
}.
table-long = ⏳ { $seat }, this match has reached { $count } moves, so it ends with this { $unit ->
    [hand] hand
    [deck] deck
    [hole] hole
   *[round] round
}.
# A line of the standings: $name are partners, $note how they got there.
table-score = **{ $score }** { $name }
table-score-note = **{ $score }** { $name } · { $note }
table-sealed = -# 🔒 Shuffle sealed
table-opened = -# 🔓 Shuffle receipt: press **Verify**
table-moves = { $place ->
    [here] Here's the table.
   *[elsewhere] The table is now in { $place }.
}
table-out-of-reach = I can only post that table in its own channel. Type /table show there.
table-stays = I can't post the table right now. Try again in a minute.

# The message in which a player sees the own hand.
hand-head = ### { $name }
hand-head-link = ### { $name }
    {"["}Go to the table]({ $link })
hand-away = 🤖 You were away, so a computer plays for you. Press **I'm back** to take over again.
hand-paused = On a break
hand-others = Others are playing
# $order is the text of a button, `order-…`.
hand-order = ⏩ On your turn I'll play **{ $order }** for you. Press the button again to cancel.
hand-standing-order = ⏩ From now on I'll play **{ $order }** for you. Press the button again to cancel.
hand-turn-clock = **Your turn,** deadline { $time }.
hand-turn-spare = **Your turn,** and you're on extra time. The others can let a computer play. Deadline { $time }.
hand-own = { $label }: { $cards }
# $action is the text of a button, $why a whole sentence.
hint = 💡 **{ $action }**: { $why }
why-head = I tried each move against many possible deals. At the end of the { $unit ->
    [hand] hand
    [deck] deck
    [hole] hole
   *[round] round
}, compared with your strongest opponent, you'd be:
# After why-head, one of these for each move.
why-move-even = **{ $action }**: about even
why-move-better = **{ $action }**: about { $points } { $points ->
    [one] point
   *[other] points
} ahead
why-move-worse = **{ $action }**: about { $points } { $points ->
    [one] point
   *[other] points
} behind
why-ahead = Looking ahead, this beats my first choice.
why-instead = Over many hands, this beats my first choice.
why-policy = It's what a hard computer would do.
why-rule = It's a rule of thumb. In this game, looking ahead hasn't beaten it.
why-late = I ran out of time to look ahead.
why-only = It's the only move you have.
type-it = ⌨️ That won't fit on a button. Type it with `/move`: `{ $action }`
your-turn = { $mention } It's your turn in { $name }. Press **Show my hand** below the table.
dm-late = { $mention } Discord won't deliver your cards right now. Press **Show my hand** below the table to see them and play.
dm-closed = { $mention } I can't send you direct messages. Press **Show my hand** below the table to see your cards and play.
hand-kicked = The table replaced you with { $seat }. { $mode ->
    [practice] It's practice, so that's no loss.
   *[rated] You lose this match only if that seat does.
}
hand-sent-away = Whoever runs this server replaced you with { $seat }. { $mode ->
    [practice] It's practice, so that's no loss.
   *[rated] In the first half of the match, that's no loss. After that, you get what your seat gets.
}
hand-gone = You hadn't played for a week, so { $seat } replaced you. { $mode ->
    [practice] It's practice, so that's no loss.
   *[rated] It counts as a loss.
} Press **Sit down** below the table to come back.
hand-left = You left the match. { $seat } plays on for you.
hand-rating = Your rating: { $before } → **{ $after }**
time-up = ⏱️ { $seat } ran out of time.
    .to-seat = ⏱️ You ran out of time.
just-drawn = { $text } · new
was-forced = It was your only move.
was-ordered = I played it for you, as you asked.
last-trick = Last trick
no-last-trick = No trick is finished yet.

verify-true = ✅ **Shuffle receipt:** { $name }, finished { $time }. { $told }
verify-false = ❌ **Shuffle receipt:** { $name }, finished { $time }. { $told }
verify-lobby = 🔒 **Shuffle receipt:** { $name }, not dealt yet. I drew a secret for the shuffle before anyone joined; its fingerprint is `{ $commitment }`. Each **Join** adds a number of its own, and so does the deal. After the match I publish the secret, and anyone can check the deal.
verify-beacon = Round { $round } of the public beacon is mixed in too, and isn't out yet.
verify-under-way = 🔒 **Shuffle receipt:** { $name }, still being played. Its shuffle has a secret whose fingerprint was in the lobby: `{ $commitment }`. I publish the secret at the end.
verify-unsealed = { $name }, still being played. This match began before shuffles had fingerprints, so there's nothing to check it against.
verify-follows = It follows match { $match }, the last one that finished in this server before it.
verify-first = It's the first match on record in this server.
verify-nothing = No match has finished in this channel yet.
numbers-commitment = **Fingerprint**, shown in the lobby before anyone joined: the SHA-256 of the secret and the match before:
    `{ $commitment }`
numbers-opened-after = **Match before**: the SHA-256 of the last match file of this server when this table opened, or zeros if there was none:
    `{ $digest }`
numbers-secret = **Secret**, published at the end:
    `{ $secret }`
numbers-joins = **Joins**: each seat (from 0) with the ID of the click that took it, then the ID of the deal's message (by Discord's clock { $times }):
    `{ $joins }`
    { $seal ->
        [none] { "" }
       *[other] The deal's message shows the SHA-256 of the part before it: `{ $seal }`.
    }
numbers-seed = **Seed**, the HMAC-SHA256 of the joins with the secret as the key:
    `{ $seed }`
numbers-seed-alone = **Seed**, drawn before the deal without a fingerprint:
    `{ $seed }`
numbers-file = The file holds the whole match. To check it yourself: `python -m games verify { $file }`

record-file = The whole match as a file.

replay-title = { $name }, match { $number }
# An option of /replay (100 characters): $day by DATE with a pattern of CLDR, $time in UTC, $names of the players.
replay-entry = { $number }: { $name }, { DATE($day, pattern: "dd MMM") } { $time } UTC, { $names }
replay-step = Step { $number } of { $last }
replay-hand = -# **{ $seat }** { $cards }
replay-shared = **{ $name }** shares a move from
    { $head }
film-steps = Steps { $first } to { $last }
# The alternative text of a moving picture; what its last frame shows comes after.
film-words = { $head }, { $place }. The last frame:
no-such-match-here = There's no match { $number } in this channel. Pick one from the list that `/replay` shows.

review-title = ### { $name }, match { $number }: review
review-begins = 🔎 I'm about to look through your moves. Dismiss this message and I'll stop.
review-first = 🔎 I'm looking through your moves: { $done } of { $of }. Dismiss this message and I'll stop.
review-closer = 🔎 I've seen all { $of } of your moves. Now a closer look at those that may have cost you.
review-moment = -# Moment { $number } of { $last }, from { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
}
review-find-head = -# No clear mistake in { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
}. This was your best find.
review-clean = No clear mistake in { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
}, and none that beat all the others. Well played.
review-try = **What would you do?** Your move here cost you. Try something else: nothing counts now.
review-same = **{ $action }** was your move then, too. Try something else.
review-other = **{ $action }** isn't what I'd do. Try again, or press **Show me**.
review-solved = ✅ That's it!
review-cost = Your move: **{ $action }**. On average, that cost you about { $points } { $points ->
    [one] point
   *[other] points
}, give or take { $error }.
review-scale = -# Over many possible deals, { $unit ->
    [together] counted at the end.
    [hand] counted at the end of the hand against your strongest opponent.
    [deck] counted at the end of the deck against your strongest opponent.
    [hole] counted at the end of the hole against your strongest opponent.
   *[round] counted at the end of the round against your strongest opponent.
}
review-better = 💡 Better: **{ $action }**. { $why }
review-find = ✅ Your move: **{ $action }**. On average, **{ $instead }** would have cost you about { $points } { $points ->
    [one] point
   *[other] points
}, give or take { $error }.
review-ahead = Looking ahead, it does better than anything else I tried.
review-not-yours = Only players of a match can have it reviewed. Review one of your own with `/review`.
review-not-over = This match isn't over yet. I'll review it after the end.
review-no-game = I can't review this game: looking ahead doesn't tell its good moves from its bad ones.
review-nothing = You made no decisions of your own in this match.
review-none-here = You haven't finished a match in this channel yet. Give me the number of one from elsewhere.
review-busy = I'm still reviewing a match for you. Give me a minute.
review-failed = I couldn't finish this review. Press **Review** again, or type `/review`.
review-late = There was too much to do, so I didn't finish. Try again later.

# The title of a modal: 45 characters.
report-title = Report { $title }
report-label = What went wrong?
report-note = { $status ->
    [over] The people who run this server will see this, and the match file.
   *[playing] The people who run this server will see this. Don't name hidden cards: the match is still on.
}
# To those who run the server.
report-head = ### 🚩 { $title }
    From **{ $name }** ({ $mention }), about {"["}this table]({ $place }):
report-over = -# The match file is attached.
report-under-way = -# The match is still on, so the attached file has only what's public. When it's over, **Match file** gives you all of it.
report-sent = Thanks. I sent your report and the match to { $count ->
    [one] 1 person
   *[other] { $count } people
}.
report-closed = I couldn't reach anyone who runs this server. Tell them yourself, and attach the file from **Match file** below a replay.
report-nobody = I couldn't send your report, because I can't tell who runs this server.
report-nothing = There's nothing to report yet: no match has been played here.

no-table = You're not at a table. Open one with `/play`, or let `/notify` tell you when one opens.
no-match-here = Nobody is playing in this channel. Open a table with `/play`, or let `/notify` tell you when one opens.
invited = 🎴 { $mention }, **{ $host }** invites you to { $name } in { $place }.
invite-bot = I can't play against other bots. Pick a person.
challenge-pick = Which game do you want to play with **{ $name }**?
no-hint = No hint right now: it's not your turn.
words-off = Quick reactions are turned off in this server.
table-elsewhere = In this server, tables open in { $places }. Type /play there.
game-hidden = This server has turned { $game } off. Type /play to see its games.
# As Discord names these permissions, inside the sentence below.
permission-view_channel = view channel
permission-attach_files = attach files
permission-send_messages = send messages
permission-send_messages_in_threads = send messages in threads
permission-create_public_threads = create public threads
permissions-missing = I'm missing permissions here: { $names }. Ask whoever runs the server to allow them in this channel.
leave-ask-match = Leave your { $name } match in { $place }? { $mode ->
    [practice] It's practice, so that's no loss.
   *[rated] A computer takes your seat, and it counts as a loss.
}
leave-ask-table = Leave the { $name } table in { $place }?
you-left = You left the table.
you-left-match = { $mode ->
    [practice] You left the match. It's practice, so that's no loss. A computer plays on for you.
   *[rated] You left the match, so that's a loss. A computer plays on for you.
}
you-left-last = { $mode ->
    [practice] You left the match, and the table is closed. It was practice, so that's no loss.
   *[rated] Everyone has left, so the table is closed. It counts as a loss for everyone who left.
}
you-asked = I've asked everyone at the table in { $place }. Deadline: { $time }.
you-let-in = They let you in at the table in { $place }. You sit down at the next deal.
you-turned-down = Not everyone at the table in { $place } agreed.
you-asked-no-more = The question to the table in { $place } is closed.
you-stay-out = OK, you're not sitting down in { $place }.
you-all-agree = Everyone agrees. See the table in { $place }.
kick-ask = { $name } plays { $game } in { $place }, not here. Replace them with a computer there?
press-replace = Replace
kicked = Done. { $seat } plays on at the table in { $place }.
kick-self = That's you. To leave, type `/leave`.
kick-stranger = { $name } isn't playing at a table here. Pick somebody who is.
you-want-void = You've asked to cancel the match. If everyone else agrees below the table in { $place }, it won't count. Until then, play on.
store-unavailable = I can't reach my database right now. If nothing has happened in a moment, try again.
discord-unavailable = Discord is having trouble right now. If nothing has happened in a moment, try again.
# $place is a number.
in-line = ⏳ You're number { $place } in line.
too-many = Slow down a little. Try again after { $time }.
slow = This is taking longer than usual. The answer shows up here in a moment; if it doesn't, try again.
form-late = That took a while. Press **Fill it in**.
not-ours = That button is out of date. Use the newest message, or type a command.
argument-out-of-range = { $value } is out of range. Pick another number.
argument-unknown = I don't know what “{ $value }” is. Pick from the list that shows up as you type.
command-changed = This command has changed. Reload Discord and type it again.
broken = Something broke, but your table is safe. Try again. If it keeps happening, give the bot's owner this code: { $code }

lesson-head = ### { $name }: lesson
lesson-step = -# Step { $number } of { $last }
# $why is a whole sentence.
lesson-right = ✅ { $why }
lesson-wrong = ⚠️ { $why }
lesson-done = 🎓 **That's the lesson.** You'll pick up the rest as you play: press **Play** when you're ready.
lesson-table = You're already at a table of this game: { $place }. Press **Start** there when everyone's here.
lesson-offer = 🎓 New to { $name }? Learn it in two minutes before you start.
lesson-none = There's no { $game } lesson yet. Try `/rules`.
press-learn = Learn it
press-learn-again = Start over
