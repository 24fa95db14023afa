# What the bot itself says. Sentences of the session manager stand in tables.ftl.

press-join = Join
press-leave = Leave
press-computer = Add computer
press-dismiss = Remove computer
press-options = Options
press-keep = Keep these rules
press-drop = Delete “{ $name }”
press-private = Make it private
press-open = Make it public
press-start = Start
press-thread = Move to a thread
press-hand = Show my hand
press-here = I'm back
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
press-numbers = Show the numbers
press-replay = Replay
press-first = First
press-back = Back
press-next = Next
press-last = Last
press-round = { $unit ->
    [hand] Next hand
    [deck] Next deck
   *[round] Next round
}
press-open-hands = Show all hands
press-hide-hands = Hide hands
press-share = Share
press-film = Make a clip
press-record = Match file
press-report = Report
pick-card = Play a card
pick-play = Play
pick-cards = { $verb } { $kind ->
    [some] up to { $most } cards
    [all] { $most } cards
    [some-of] { $sizes } or { $most } cards
   *[span] { $least } to { $most } cards
}

shelf-head = ### What shall we play?
shelf-pick = Pick a game
shelf-taken = Somebody just opened a table here. Join it, or use /play for another.
press-notifying = Notify me
notify-head = { $count ->
    [0] Pick the games you want to hear of. When a table opens here, I'll send you a quiet direct message.
   *[other] I'll send you a quiet direct message when a table of these opens here. Pick none to stop.
}
notify-opened = 🎴 **{ $host }** opened a table of { $name }: { $place }
role-called = 🎴 { $mention } **{ $host }** opened a table of { $name }: { $place }
notify-muted = I won't tell you about { $name } there any more. `/notify` turns it on again.
notify-nowhere = Type `/notify` in the server whose tables you want to hear of.
press-mute = Mute
lobby-head = ### { $name }
    Press **Join** to sit down, and **Start** when everyone's here.
lobby-held = *saved for { $name }, opens up { $time }*
lobby-invited = *saved for { $name }*
lobby-private = 🔐 Private: you need an invitation to join. `/table invite` sends one. Others here can watch the table, but see no hands and no replay before the match is over.
lobby-answers = 🧳 I'm only a guest here, so I show moves for 15 minutes after a click on the table, and can't call you to your turn. Press **Show my hand** to get your cards.
lobby-alone = Only you can see this table, because this server keeps my answers private. Play computers here, or open a table where I've been added.
lobby-farewell = 💤 Nobody did anything for { $minutes } minutes, so I closed your table of { $name }: { $place }. Open another with /play.
lobby-moved = The table has moved to { $place }.
lobby-crowded = -# Lots of tables share this channel, so pictures are slow. A thread is faster.
lobby-open = { $count ->
    [one] 1 seat open.
   *[other] { $count } seats open.
}{ $computers ->
    [0] { "" }
    [one] { " " }Start now and 1 computer plays.
   *[other] { " " }Start now and { $computers } computers play.
}
lobby-full-of-people = The table is full.
lobby-full-of-computers = Every seat is taken, but you can still join: you take over from a computer.
lobby-partners = Partners: { $teams }
seats-choose = Choose your seat
seats-shuffle = Shuffle the seats
seat-free = Free
seat-computer = a computer
lobby-sealed = 🔒 Sealed
number-own = { $place ->
        [elsewhere] You're in for the rematch. The table is further down.
       *[other] You're in.
    }
    -# 🔒 Your number for the shuffle is `{ $number }`{ $commitment ->
    [none] { "" }
   *[other] , the seal is `{ $commitment }`
}. After the match, **Verify** shows what came of it.
deal-told = **{ $seat }** shuffles.
    -# 🔒 Players' numbers sealed as `{ $seal }`. The end of this message's link goes into the shuffle too.
deal-beacon = -# So does round { $round } of the public beacon.
computer = 🤖 { $name } · { $level }
computer-way = { $level }, { $manner }
levels-choose = Change a computer
level-change = { $name } instead of { $old }
level-easy = easy
level-normal = normal
level-hard = hard
manner-cautious = cautious
manner-counts-cards = counts cards
manner-bold = bold
table-computers = -# { $computers }
lobby-clock = { $clock }, and { $count } spare minutes a match
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

options-head = **Options** for this table. Pick up to five to change.
options-host = Only { $name }, who opened this table, can change its options.
options-pick = Change options
options-changed = House rules
options-rarer = More house rules
options-more = and { $count } more, see /rules
keep-name = Name of these rules
keep-first = Start { $name } tables here with them
presets-many = This server already keeps { $most } sets of rules for this game. Forget one first.
presets-no-name = Give these rules a name.
option-clock = Time for each turn
option-title = Change options
option-range = From { $least } to { $most }
option-span = From { $least } to { $most }{ $step ->
    [1] { "" }
   *[other] , in steps of { $step }
}
option-span-or-none = { $span }, or “{ option-none }”
option-on = yes
option-off = no
option-none = off
option-zero = { $title } (0: { $zero })
number-title = How many?

rules-head = ### { $name }
rules-changed-here = **At this table:**
rules-here = **At this table:** { $rules }
rules-as-usual = **As usual:**
rules-all-usual = **At this table, everything is as usual:**
rules-of-nowhere = Whoever opens a table can change any of this. **As usual:**
press-rules = Rules
press-rules-minute = Quick rules
press-rules-whole = Full rules
press-rules-table = This table's rules
press-rules-usual = Standard rules

table-turning-up = **All in.** The next card's coming.
table-turn = { $count ->
    [one] **{ $seats }**'s turn
   *[other] Waiting for **{ $seats }**
}
table-turn-clock = { $count ->
    [one] **{ $seats }**'s turn
   *[other] Waiting for **{ $seats }**
}, time's up { $time }
table-resting = { $unit ->
    [hand] That's the hand
    [deck] That's the deck
   *[round] That's the round
}. Next deal { $time }, or once everyone presses **Ready**.
table-unready = Waiting for **{ $seats }** to be ready.
ready-noted = You're ready. Waiting for **{ $seats }**.
table-won = { $count ->
    [all] 🏆 You all won this one!
   *[other] 🏆 **{ $seats }** won the match!
}
table-lost = { $count ->
    [0] You all lost this one.
   *[other] **{ $seats }** lost the match.
}
table-away = 🤖 The computer plays for **{ $seats }** until they're back.
table-replaced = -# 🤖 { $seat } plays in { $name }'s place.
table-deserted = 🏁 You're out, **{ $seats }**, so only computers are left. Play on and watch them, or end it here? Without an answer it ends { $time }.
table-rests = 💤 Everyone's away, so the table waits. Press **I'm back** to play on. If nobody does, it closes { $time }.
table-paused-until = ⏸️ You're on a break, and no time counts. It's over when anyone presses **Go on**, or { $time }.
table-absent = ⏱️ The clock played most of the turns for **{ $seats }**, so that's a loss.
table-practice = 🎓 That was practice: it changes no rating.
asked-stop = { $count ->
    [one] 🏁 **{ $seats }** wants to end the match.
   *[other] 🏁 **{ $seats }** want to end the match.
}
asked-void = { $count ->
    [one] 🏳️ **{ $seats }** wants to call it off, so that this match counts for nobody.
   *[other] 🏳️ **{ $seats }** want to call it off, so that this match counts for nobody.
}
asked-redeal = { $count ->
    [one] 🔄 **{ $seats }** wants new cards.
   *[other] 🔄 **{ $seats }** want new cards.
}
asked-pause = { $count ->
    [one] ⏸️ **{ $seats }** wants a break.
   *[other] ⏸️ **{ $seats }** want a break.
}
asked-kick = 🚪 **{ $seats }** { $count ->
    [one] wants
   *[other] want
} a computer to play instead of **{ $other }**.
asked-undo = { $count ->
    [one] ↩️ **{ $seats }** wants to take their last move back.
   *[other] ↩️ **{ $seats }** want the last move taken back.
}
asked-tie = { $count ->
    [one] 🤝 **{ $seats }** wants to call it a tie.
   *[other] 🤝 **{ $seats }** want to call it a tie.
}
asked-claim = { $count ->
    [one] 🙌 **{ $seats }** claims the rest.
   *[other] 🙌 **{ $seats }** say the rest is **{ $other }**'s.
}
asked-sit = 💺 **{ $name }** wants to sit down in **{ $other }**'s place.
guest-comes = 💺 **{ $name }** takes **{ $seat }**'s seat next deal.
asked-others = What do you say, **{ $seats }**? Time's up { $time }.
asked-all = Everyone agrees, so the match ends with this { $unit }.
table-long = ⏳ { $seat }, this match has reached { $count } actions, so it ends with this { $unit }.
table-score = **{ $score }** { $name }
table-score-note = **{ $score }** { $name } · { $note }
table-sealed = -# 🔒 Sealed
table-opened = -# 🔓 Unsealed
table-moves = { $place ->
    [here] Here comes the table.
   *[elsewhere] The table is moving to { $place }.
}
table-out-of-reach = I can only post that table where it stands. Type /table show there.
table-stays = Discord won't take the table right now. Try again in a minute.

hand-head = ### { $name }
hand-head-link = ### { $name }
    {"["}Go to the table]({ $link })
hand-away = 🤖 You were away, so the computer plays for you. Press **I'm back** and it's your hand again.
hand-paused = On a break
hand-order = ⏩ On your turn I'll play it for you: **{ $order }**. Press it again to take it back.
hand-turn-clock = **Your turn,** time's up { $time }.
hand-own = { $label }: { $cards }
hint = 💡 **{ $action }**: { $why }
why-head = I dealt out the cards you can't see again and again, and played on. Against the best of the others, the { $unit } leaves you:
why-move-even = **{ $action }**: about even
why-move-better = **{ $action }**: about { $points } { $count ->
    [one] point
   *[other] points
} better off
why-move-worse = **{ $action }**: about { $points } { $count ->
    [one] point
   *[other] points
} worse off
why-ahead = When I play it on, this comes out ahead of what I'd play by feel.
why-instead = Over many hands, this does better than what I'd play by feel.
why-policy = It's what a hard computer would do.
why-rule = That's the rule I go by. In this game, playing on in my head hasn't done any better.
why-late = I ran out of time to play it on.
why-only = It's the only move you have.
type-it = ⌨️ That won't fit on a button. Type it with `/move`: `{ $action }`
your-turn = { $mention } It's your turn in { $name }. Press **Show my hand** below the table.
dm-late = { $mention } Discord won't deliver your cards right now. Press **Show my hand** below the table to see them and play.
dm-closed = { $mention } I can't send you direct messages. Press **Show my hand** below the table to see your cards and play.
hand-kicked = The table gave your seat to { $seat }. { $mode ->
    [practice] It's practice, so that's no loss.
   *[rated] You lose this match only if that seat does.
}
hand-gone = You hadn't played for a week, so { $seat } plays on for you. { $mode ->
    [practice] It's practice, so that's no loss.
   *[rated] It counts as a loss.
} Come back with **Sit down** below the table.
hand-left = You left the match. { $seat } plays on for you.
hand-rating = Your rating: { $before } → **{ $after }**
time-up = ⏱️ { $seat } ran out of time.
just-drawn = { $text } · new
was-forced = That was all you could do.
was-ordered = I played it for you, as you asked.
last-trick = Last trick
no-last-trick = No trick has been finished in this { $unit } yet.

verify-true = ✅ { $name }, finished { $time }. { $told }
verify-false = ❌ { $name }, finished { $time }. { $told }
verify-lobby = 🔒 { $name }, not dealt yet. Before anyone sat down I drew a secret and sealed it as `{ $commitment }`. Each **Join** adds a number to the shuffle, and so does the deal. At the end the secret comes out, and anyone can check.
verify-beacon = Round { $round } of the public beacon goes into it too, and it isn't out yet.
verify-under-way = 🔒 { $name }, still being played. Its secret was sealed in the lobby as `{ $commitment }` and comes out at the end.
verify-unsealed = { $name }, still being played. It began before shuffles were sealed, so there is nothing to check it against.
verify-follows = It follows match { $match }, the last one that finished in this server before it.
verify-first = It's the first record of this server.
verify-nothing = No match has finished in this channel yet.
numbers-commitment = **Commitment**, shown in the lobby before anyone joined: the SHA-256 of the secret and the record before:
    `{ $commitment }`
numbers-opened-after = **Record before**, the SHA-256 of the last match that finished in this server before this table opened; zeros if there was none:
    `{ $digest }`
numbers-secret = **Secret**, published at the end:
    `{ $secret }`
numbers-joins = **Joins**, each seat (from 0) with the number of the click that sat its player down, then the message of the deal (by Discord's clock { $times }):
    `{ $joins }`
    { $seal ->
        [none] { "" }
       *[other] The message of the deal shows the SHA-256 of the part before it: `{ $seal }`.
    }
numbers-seed = **Seed**, the HMAC-SHA256 of the joins with the secret as the key:
    `{ $seed }`
numbers-seed-alone = **Seed**, drawn before the deal without a commitment:
    `{ $seed }`
numbers-file = The file holds the whole match. `python -m games verify { $file }` works everything out again.

record-file = The whole match. `python -m games replay { $file }` tells it again, and `verify` checks it.

replay-title = { $name }, match { $number }
replay-step = Step { $number } of { $last }
replay-hand = -# **{ $seat }** { $cards }
replay-shared = **{ $name }** shares a moment of
    { $head }
film-steps = Steps { $first } to { $last }
film-words = { $head }, { $place }, as a film. At its end:
no-such-match-here = There was no match { $number } in this channel. Pick one from the list that `/replay` shows.

report-title = Report { $title }
report-label = What went wrong?
report-note-over = The people who run this server will see this, and the record of the match.
report-note-under-way = The people who run this server will see this. Don't name hidden cards: the match is still on.
report-head = ### 🚩 { $title }
    From **{ $name }** ({ $mention }), about {"["}this table]({ $place }):
report-over = -# The record of the match is attached.
report-under-way = -# The match is still on. Attached is what everyone has heard so far; **Record** gives you all of it at the end.
report-sent = Thanks. Your report went to { $count ->
    [one] 1 person
   *[other] { $count } people
}, with the match, by direct message.
report-closed = Your report reached nobody: the people who run this server don't take direct messages from me. Tell them yourself. **Record** below a replay gives you the match to send along.
report-nobody = Your report reached nobody: I can't tell who runs this server.
report-nothing = There's nothing to report yet: nobody has played a match here.

no-table = You're not at a table. Open one with `/play`, or hear of the next one with `/notify`.
no-match-here = No match is being played in this channel. Open a table with `/play`, or hear of the next one with `/notify`.
invited = 🎴 { $mention }, **{ $host }** invites you to { $name } in { $place }.
invite-bot = I can't play against other bots. Pick a person.
challenge-pick = What do you want to play with **{ $name }**?
no-hint = No hint right now: it's not your turn.
words-off = Quick words are switched off in this server.
table-elsewhere = In this server we play in { $places }. Type /play there.
game-hidden = This server doesn't play { $game }. Type /play to see what it does.
permissions-missing = I'm not allowed to do this here: { $names }. Ask whoever runs the server to allow it in this channel.
leave-ask-match = Leave your match of { $name } in { $place }? { $mode ->
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
you-asked = I've asked everyone at the table in { $place }. Time's up { $time }.
you-stay-out = All right, you're not sitting down in { $place }.
you-all-agree = Everyone agrees. See the table in { $place }.
kicked = Done. { $seat } plays on at the table in { $place }.
kick-self = To go yourself, type `/leave`.
you-want-void = You've asked to call it off. If everyone else agrees, below the table in { $place }, it counts for nobody. Until then, play on.
store-unavailable = I can't reach my records right now. Look again in a moment, and if nothing has happened, try again.
discord-unavailable = Discord is having trouble right now. Look again in a moment, and if nothing has happened, try again.
in-line = ⏳ In line: { $place }{ $ending ->
    [one] st
    [two] nd
    [few] rd
   *[other] th
}
many-lookups = That's a lot at once. Try again { $time }.
many-films = You've watched a lot of films in the last hour. You can have the next one { $time }.
many-exports = I've sent you your data a few times already. Ask again { $time }.
many-reports = That's a lot of reports. Send the next one { $time }.
slow = This is taking longer than usual. Look again in a moment, and if nothing has happened, try again.
not-ours = That button is too old. Use the newest message, or type a command.
argument-unknown = I don't know what “{ $value }” is. Pick from the list that shows up as you type.
command-changed = This command has changed. Reload Discord and type it again.
broken = Something broke, but the table is safe. Try again. If it keeps happening, give whoever runs this bot the code { $code }.

lesson-head = ### { $name }: lesson
lesson-step = -# Step { $number } of { $last }
lesson-right = ✅ { $why }
lesson-wrong = ⚠️ { $why }
lesson-done = 🎓 **That's the lesson.** The rest you pick up as you play: type `/play` when you're ready.
lesson-offer = 🎓 New to { $name }? Learn it in two minutes, before you start.
lesson-none = There's no lesson for { $game } yet. `/rules` tells you how it's played.
press-learn = Learn it
press-learn-again = Start over
