# What the bot itself says. Sentences of the session manager stand in tables.ftl.

press-join = Join
press-leave = Leave
press-quit = Leave it
press-computer = Add computer
press-dismiss = Remove computer
press-options = Options
press-start = Start
press-hand = Show my hand
press-again = Rematch
press-hint = Hint
press-verify = Verify
press-numbers = Show the numbers
press-replay = Replay
press-first = First
press-back = Back
press-next = Next
press-last = Last
press-round = Next round
press-open-hands = Open hands
press-hide-hands = Hide hands
press-share = Share
press-film = Film
press-record = Record
press-report = Report
back = Back
pick-one = Choose what to do
pick-cards = Pick cards

lobby-head = ### { $name }
    A table for { $players } players. Press **Join**; when somebody presses **Start**, computers fill the empty seats.
lobby-empty = *empty: a computer plays here, unless somebody joins*
lobby-room = { $count ->
    [one] There is room for one more, a person or a computer.
   *[other] There is room for { $count } more, people or computers.
}
lobby-full-of-people = The table is full.
lobby-full-of-computers = No seat is free; whoever joins takes the place of a computer.
lobby-sealed = -# 🔒 The cards follow from a secret, of which this is the SHA-256, and from everybody's clicks: `{ $commitment }`
computer = 🤖 { $name }
clock-none = No limit on a turn
clock-seconds = { $count } seconds for a turn
clock-minutes = { $count ->
    [one] 1 minute for a turn
   *[other] { $count } minutes for a turn
}
clock-hours = { $count ->
    [one] 1 hour for a turn
   *[other] { $count } hours for a turn
}

options-head = **Options.** They hold for this table; the host may change them until the cards are dealt.
options-pick = Choose an option to change
option-clock = Time for a turn
option-variant = Rules
option-changed = changed
option-title = Set an option
option-range = From { $least } to { $most }
option-on = yes
option-off = no
option-none = off
number-title = How many?

table-turn = **{ $seats }** to act
table-turn-clock = **{ $seats }** to act { $time }
table-resting = The round is over. The next one is dealt in a moment.
table-won = 🏆 **{ $seats }** won the match!
table-lost = { $count ->
    [0] You have all lost the match.
   *[other] **{ $seats }** lost the match.
}
table-score = **{ $score }** { $seat }
table-sealed = -# 🔒 Sealed shuffles { $commitment }
table-opened = -# 🔓 Sealed shuffles { $commitment } · secret { $secret }
table-moves = The table comes down in { $place }.

hand-head = ### { $name }
hand-head-link = ### { $name }
    {"["}To the table]({ $link })
hand-own = { $label }: { $cards }
hint = 💡 **{ $action }**: { $why }
type-it = ⌨️ That is too long for a button: type it with `/move`, as `{ $action }`.
your-turn = It is your turn in { $name }.
your-turn-here = { $mention } It is your turn in { $name }: press **Show my hand** below the table.
dm-closed = { $mention } Your direct messages are closed to me. Press **Show my hand** below the table to see your cards and play.

verify-true = ✅ { $name }, over { $time }. { $told }
verify-false = ❌ { $name }, over { $time }. { $told }
verify-under-way = 🔒 { $name }, not over yet: its secret has the SHA-256 `{ $commitment }` and is published at the end.
verify-unsealed = { $name }, not over yet, was opened before shuffles were sealed: it has no commitment.
verify-nothing = No match has been played to its end in this channel yet.
numbers-commitment = **Commitment**, the SHA-256 of the secret, in the lobby before anybody joined:
    `{ $commitment }`
numbers-secret = **Secret**, published at the end:
    `{ $secret }`
numbers-joins = **Joins**, each seat from 0 with the number of the click by which its player sat down, then the start (by Discord's clock { $times }):
    `{ $joins }`
numbers-seed = **Seed**, the HMAC-SHA256 of the joins with the secret as the key:
    `{ $seed }`
numbers-seed-alone = **Seed**, drawn before the deal without a commitment:
    `{ $seed }`
numbers-file = The file has the whole match; `python -m games verify { $file }` computes everything again.

record-file = The whole match: `python -m games replay { $file }` retells it, `verify` computes everything again.

replay-title = { $name }, match { $number }
replay-step = Step { $number } of { $last }
replay-hand = -# **{ $seat }** { $cards }
replay-shared = **{ $name }** shares a moment of
    { $head }
film-steps = Steps { $first } to { $last }
film-words = { $head }, { $place }, as a film. At its end:
no-such-match-here = No match { $number } was played in this channel. Choose one from the list that `/replay` shows.

report-title = Report { $title }
report-label = What is wrong?
report-note-over = Your words go to those who run this server, with the record of the match.
report-note-under-way = For those who run this server. The match is not over: name no card that others may not see.
report-head = ### 🚩 { $title }
    From **{ $name }** ({ $mention }), about {"["}this table]({ $place }):
report-over = -# The record of the match is attached.
report-under-way = -# The match is not over. Attached is what everybody has heard of it; **Record** gives the whole record at its end.
report-sent = Your words and the match have reached { $count ->
    [one] 1 person
   *[other] { $count } people
} by direct message.
report-closed = Whoever runs this server takes no direct messages from me, so your report has not reached anybody. Tell them yourself; **Record** below a replay gives you the match.
report-nobody = I cannot find out who runs this server, so your report has not reached anybody.
report-slowly = You have reported often in the last minutes. Wait { $minutes } minutes and report again.
report-nothing = There is nothing to report: no match is under way or has been played to its end here.

no-table = You do not sit at a table. Open one with `/play`.
no-hint = There is no hint now, because it is not your turn.
permissions-missing = In this channel I may not: { $names }. Ask whoever runs the server to allow me that.
rematch-stands = The table for the rematch is open already, further down: press **Join** there, unless you sit at it.
leave-ask-match = Leave the match of { $name } in { $place }? A computer plays on for you, and you have lost it.
leave-ask-table = Leave the table of { $name } in { $place }?
you-left = You have left the table.
you-left-match = You have left the match, and so lost it. A computer plays on for you.
you-left-last = Everybody has left now, so the table is closed. Whoever left has lost the match, unless nobody had played anything yet.
store-unavailable = My records are out of reach for a moment. Look again soon, and do it once more if it has not happened.
slow = This takes longer than usual. Look again soon, and do it once more if it has not happened.
broken = Something broke, but the table is safe. Please try again. If it happens again, tell whoever runs this bot the code { $code }.
