# What people are told who ask for something at a table that cannot be done.

stale = The table has moved on since then: look again, and use the newest buttons.
not-seated = You do not sit at this table. Join it before it starts, or open your own with /play.
already-seated = You sit at this table already. Press Start when everybody is here.
already-started = This match has begun; open another table with /play.
not-started = This match has not begun. Press Start when everybody is here.
not-over = This match is not over yet; a rematch can be had at its end.
still-sealed = This match is not over yet: its secret and its record are published at the end, and then anybody can look at every hand and verify the shuffles.
lobby-full = All { $most } seats are taken. Open another table with /play.
no-computer = No computer player sits here that could be removed.
host-only = Only { $name }, who opened this table, may change that: ask them, or open your own with /play.
clock-out-of-range = Choose a time for a turn between 0 (no limit) and { $most } seconds.
no-such-match = There is no such table any more. Open one with /play.
no-such-game = There is no game “{ $game }” here. Choose one from the list that appears while you type.
match-closed = This table is closed. Open another with /play.
everybody-left = Everybody has left, so this table is closed. Open another with /play.
lobby-idle = Nobody has done anything here for { $minutes } minutes, so this table is closed. Open another with /play.
rules-changed = The rules have changed since this match began, so it cannot be shown or go on. Open another table with /play.
