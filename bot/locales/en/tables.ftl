# What people are told who ask for something at a table that cannot be done.

stale = The table has moved on. Look again and use the newest buttons.
never-first = Others clicked first. Try again.
not-seated = You're not at this table. { $way ->
    [join] Join before it starts, or open
    [private] It's only for people who were invited. Open
    [sit] **Sit down** asks for a computer's seat. Or open
   *[none] Open
} your own with /play.
already-seated = You're already at this table. Press **Start** when everyone's here.
deal-changed = The table changed just then, so nothing was dealt. Press **Start** again.
just-dealt = The cards have just been dealt. To leave the match, type /leave.
already-started = This match has already started. Open another table with /play.
not-started = This match hasn't started yet. Press **Start** when everyone's here.
not-over = This match isn't over yet. You can have a rematch when it is.
still-sealed = This match isn't over yet. When it is, anyone can see its hands and its match file, and check the shuffles.
lobby-full = All { $most } seats are taken. Open another table with /play.
seats-held = The open seats are held for { $names }. Ask them, or try again in a minute.
seat-taken = { $name } sits there. Only { $host }, who opened this table, can swap you two.
seats-most = With these rules, no more than { $most } can play.
seats-fewest = With these rules, it takes { $least } to play, so the last computer stays.
no-computer = There's no computer at this table to remove.
no-computer-there = There's no computer in that seat anymore. Look at the table and pick again.
host-only = Only { $name }, who opened this table, can change that. Ask them, or open your own with /play.
clock-beyond-reach = A turn can take { $minutes } minutes at most here: after that I can't update the table until somebody clicks.
clock-out-of-range = Enter 1 to { $most } seconds, or 0 for no limit.
no-such-match = That table is gone. Open one with /play.
no-such-game = I don't know a game called “{ $game }”. Pick one from the list that shows up as you type.
match-closed = This table is closed. Open another with /play.
everybody-left = Everyone left, so this table is closed. Open another with /play.
called-off = Everyone agreed to cancel this match, so it doesn't count. Open another table with /play.
void-alone = You're only playing computers, so there's nobody to agree. Play on, or /leave.
void-late = You can only cancel a match in its first { $unit ->
    [hand] hand
    [deck] deck
    [hole] hole
   *[round] round
}. Play on, or /leave.
void-house = You're all playing against the house here, so you can only cancel a match before anyone has played. Play on, or /leave.
void-together = You're all on one side here, so you can only cancel a match before anyone has played. Play on, or /leave.
tables-of-user = You have { $most } tables open. Finish one or /leave one, then open another.
tables-in-channel = This channel already has { $most } open tables. Open yours in another channel, or wait until one closes.
tables-in-server = This server already has { $most } open tables. Join one, or wait until one closes.
matches-many = You've started a lot of matches in the last hour. You can start the next one after { $time }.
lobby-idle = Nothing happened here for { $minutes } minutes, so this table is closed. Open another with /play.
rules-changed = The rules have changed since this match began, so I can't show or continue it. Open another table with /play.
asked-already = Another vote is still open. Look at the table.
guest-already = { $name } sits down at the next deal. Ask again after that.
guest-arena = Nobody sits down during a match of an arena.
asked-no-more = That vote is over. Look at the table.
asked-alone = There's nobody here who could agree. Play on, or /leave.
said-often = Wait a few seconds before you react again.
substitute-early = They still have time for this turn. Wait until it runs out.
not-asked = That's up to the other players.
end-computers = Against computers a match only counts if it's played out. Play on, or /leave.
redeal-late = Somebody has already played, so it's too late for a redeal. Play on.
redeal-once = A match has one redeal, and you've had it. Play on.
kick-nobody = That seat is already a computer's. Pick a person at your table.
kick-few = At least two others have to agree to that. Whoever runs this server can do it alone.
kick-last = They're the only one playing there, and the match would end without them. Only they can end it, with /leave.
table-paused = The table is on a break. Press **Resume** first.
not-paused = The break is already over. Play on.
kick-early = { $name } hasn't missed a turn. You can ask once they've run out of time or, without a clock, taken ten minutes over a turn.
pause-alone = Nobody is waiting for you. Take all the time you like.
undo-nothing = You haven't played anything you could undo.
undo-refused = The table said no. You can ask again next { $unit ->
    [hand] hand
    [deck] deck
    [hole] hole
   *[round] round
}.
undo-told = Too late to undo: somebody has played since, or seen a new card. Play on.
tie-computers = Computers don't agree to a tie. Play on, or /leave.
claim-not-now = There's nothing to claim right now. In a trick-taking game, claim once the first card is played.
claim-unsure = You can't be sure of every trick, and computers don't give up. Play on.
already-playing = You're already playing here.
seat-gone = Somebody else has your seat now. Open another table with /play.
no-computer-seat = No computer plays here, so there's no seat to take. Open another table with /play.
table-private = This table is private. Ask somebody who sits there to invite you.
invite-seated = { $name } is already at this table.
everybody-gone = { $mode ->
    [practice] Nobody played here for a week, so this table is closed. It was practice, so that's no loss. Open another with /play.
   *[rated] Nobody played here for a week, so this table is closed, and it counts as a loss. Open another with /play.
}
