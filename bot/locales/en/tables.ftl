# What people are told who ask for something at a table that cannot be done.

stale = The table has moved on. Look again and use the newest buttons.
never-first = Too much is happening at this table at once. Try again in a moment.
not-seated = You're not at this table. { $way ->
    [join] Join before it starts, or open
    [private] It's only for people who were invited. Open
    [sit] **Sit down** asks for a computer's seat. Or open
   *[none] Open
} your own with /play.
already-seated = You're already at this table. Press Start when everyone's here.
deal-changed = Somebody changed something at the table just then, so nothing was dealt. Press **Start** again.
just-dealt = The cards have just been dealt. To leave the match, type /leave.
already-started = This match has already started. Open another table with /play.
not-started = This match hasn't started yet. Press Start when everyone's here.
not-over = This match isn't over yet. You can have a rematch when it is.
still-sealed = This match isn't over yet. When it is, its secret and its record come out, and anyone can look at the hands and check the shuffles.
lobby-full = All { $most } seats are taken. Open another table with /play.
seats-held = The open seats are saved for { $names }. Ask them, or try again in a minute.
seat-taken = { $name } sits there. Only { $host }, who opened this table, can swap you two.
seats-most = With these rules, no more than { $most } can play.
seats-fewest = With these rules, it takes { $least } to play, so the last computer stays.
no-computer = There's no computer at this table to remove.
no-computer-there = No computer sits there any more. Look at the table and pick again.
host-only = Only { $name }, who opened this table, can change that. Ask them, or open your own with /play.
clock-beyond-reach = A turn can take { $minutes } minutes at most here. After that I can't show anything until somebody clicks.
clock-out-of-range = Give each turn between 1 and { $most } seconds, or 0 for no limit.
no-such-match = That table is gone. Open one with /play.
no-such-game = I don't know a game called “{ $game }”. Pick one from the list that shows up as you type.
match-closed = This table is closed. Open another with /play.
everybody-left = Everyone left, so this table is closed. Open another with /play.
called-off = Everyone agreed to call this match off, so it counts for nobody. Open another table with /play.
void-alone = { $mode ->
    [practice] You're only playing computers, so there's nobody to agree to call it off. It's practice, so you can /leave without a loss.
   *[rated] You're only playing computers, so there's nobody to agree to call it off. You can /leave, but that counts as a loss.
}
void-late = You can only call a match off in its first { $unit }. { $mode ->
    [practice] Play on, or /leave: it's practice, so that's no loss.
   *[rated] Play on, or /leave, which counts as a loss.
}
void-together = You're all on one side here, so you can only call a match off before anyone has played. { $mode ->
    [practice] Play on, or /leave: it's practice, so that's no loss.
   *[rated] Play on, or /leave, which counts as a loss.
}
tables-of-user = You have { $most } tables open. Finish one or /leave one, then open another.
tables-in-channel = This channel already has { $most } open tables. Open yours in another channel, or wait until one closes.
tables-in-server = This server already has { $most } open tables. Join one, or wait until one closes.
matches-many = You've started a lot of matches in the last hour. You can start the next one { $time }.
lobby-idle = Nothing happened here for { $minutes } minutes, so this table is closed. Open another with /play.
rules-changed = The rules have changed since this match began, so I can't show it or go on with it. Open another table with /play.
not-away = You're in the game already.
asked-already = There's another question to answer first. Look at the table.
guest-already = { $name } sits down at the next deal. Ask again after that.
asked-no-more = That question isn't open any more. Look at the table.
asked-often = That's a lot of questions. Ask again { $time }.
asked-alone = There's nobody here who could agree. { $mode ->
    [practice] Play on, or /leave: it's practice, so that's no loss.
   *[rated] Play on, or /leave, which counts as a loss.
}
said-often = One at a time. Say it again in a few seconds.
substitute-early = They still have time for this turn. Wait until it's over.
not-asked = That's for the others to decide.
end-computers = Against computers a match counts only if it's played out. { $mode ->
    [practice] Play on, or /leave: it's practice, so that's no loss.
   *[rated] Play on, or /leave, which counts as a loss.
}
redeal-late = Somebody has played already, so it's too late for new cards. Play on.
redeal-once = You've had new cards once. Play these.
kick-nobody = There's nobody in that seat to send away. Pick somebody at your table.
kick-early = { $name } hasn't missed a turn. You can ask once the clock has played for them or, without a clock, after ten minutes on one turn.
kick-few = At least two others have to agree on that. Whoever runs this server can do it alone.
kick-last = { $mode ->
    [practice] They're the only one playing there. Without them the match would end.
   *[rated] They're the only one playing there. Without them the match would end, and count as their loss.
}
table-paused = The table is on a break. Press **Go on** first.
not-paused = The break is over already. Play on.
pause-alone = Nobody is waiting for you. Take all the time you like.
undo-nothing = You haven't played anything that could be taken back.
undo-refused = The table said no. You can ask again next { $unit }.
undo-told = That can't be taken back any more: somebody has seen a card since, or played.
tie-computers = Computers don't agree to a tie. { $mode ->
    [practice] Play on, or /leave: it's practice, so that's no loss.
   *[rated] Play on, or /leave, which counts as a loss.
}
claim-not-now = There's nothing to claim right now. In a game of tricks, claim once the first card is played.
claim-unsure = It isn't certain that you take every trick, and computers don't give up. Play on.
already-playing = You're playing here already.
seat-gone = Somebody else has your seat by now. Open another table with /play.
no-computer-seat = No computer plays here, so there's no seat to take. Open another table with /play.
table-private = This table is private. Ask somebody who sits there to invite you.
invite-seated = { $name } sits at this table already.
everybody-gone = { $mode ->
    [practice] Nobody had played here for a week, so this table is closed. It was practice, so that's no loss. Open another with /play.
   *[rated] Nobody had played here for a week, so this table is closed, and it counts as a loss. Open another with /play.
}
