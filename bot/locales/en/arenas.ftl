# Arenas: an evening of tables of one game, with one standing.

press-arena-next = Next table
press-arena-results = Results
press-arena-me = My place
press-arena-back = Back
press-arena-more = More
# In pictures.
arena-title = { $name } arena
arena-head = ### 🏟️ { $name } arena
arena-announced = Start: { $time }, for { $minutes } minutes. Press **Join** if you're in.
arena-running = Press **Next table** to get a seat. A table starts with { $count ->
    [one] 1 player
   *[other] { $count } players
}, and after 30 seconds computers fill it up. Last call: { $time }.
arena-closing = No new tables start now. Medals come once the last one is done.
arena-done = 🏁 That's it, good games everyone!
arena-removed = This arena was removed, so there are no medals. Tables under way play on.
# $names is a list, or arena-names.
arena-people = { $count ->
    [one] **1** player
   *[other] **{ $count }** players
} so far: { $names }
arena-names = { $names } and { $count } more
arena-rules = { $form ->
    [pairs] Partners who win get 2 points each.
    [few] First place is 2 points.
   *[many] First place is 2 points, second is 1.
} After two firsts in a row, your points double until you miss one. Alone against computers, a win is 1.
arena-medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $names } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
arena-no-medals = Medals take two players with different points, so there are none this time.
arena-unplayed = 🏁 The arena is over, and nobody finished a table.
arena-nobody = Nobody has joined yet.
arena-subtitle = { $status ->
    [over] Final standings
    [announced] Not started yet
   *[running] Standings
} · { $count ->
    [one] 1 player
   *[other] { $count } players
}
arena-sharing = { $count } players
arena-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
arena-record = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $firsts ->
    [one] 1 first
   *[other] { $firsts } firsts
}
arena-hot = Streak of 2 or more: points count double
column-firsts = Firsts
column-tables = Tables

arena-in = You're in. Once the arena starts, press **Next table** here. Start: { $time }.
arena-in-line = You're in line. The table starts with { $count ->
    [one] 1 player
   *[other] { $count } players
}, or with computers 30 seconds after the first press. `/leave` takes you out again.
arena-out-of-line = You're not in line anymore. Press **Next table** if you still want a seat.
arena-seated = Your table: { $place }
# The name of a thread: 100 characters.
arena-table = { $name } arena · table { $number }
arena-started = The arena is up: { $place }
arena-ended = No new tables start now. Those under way still count, and medals come once the last one is over: { $place }
arena-gone = The arena is removed, and tables under way play on as ordinary ones: { $place }
arena-channel = Arenas need a text channel of a server where I'm a member. Type the command in one.
arena-none = There hasn't been an arena in this server yet. `/arena start` starts one.
arena-none-open = No arena is open here. `/arena start` starts one.
arena-which = There are two arenas here. Pick one under `game`.
time-unclear = I can't read “{ $text }”. Type something like 45m, 2h, or 20:30 in UTC.
time-over = “{ $text }” is over already. Pick a time to come.

arenas-off = Arenas are turned off in this server. People who can manage it can turn them on in `/settings`.
arenas-of-managers = Only people who can manage this server can start an arena. They can change that in `/settings`.
arenas-many = This server has { $most } arenas already. Start another once one of them is over.
arena-no-game = { $name } has no arenas. Pick another game.
arena-minutes = An arena runs for { $least } to { $most } minutes.
arena-time = An arena starts now or within the next seven days. Pick a time in that week.
arena-not-begun = The arena hasn't started yet, so there are no tables. Start: { $time }.
arena-over = No new tables start in this arena, because it's over. `/arena results` shows how it went.
arena-table-open = You're still at a table: { $place } Press **Next table** once it's over.
arena-no-room = I'm setting up more tables. Press **Next table** again in a moment.
arena-not-yours = Only the person who started the arena, or somebody who can manage this server, can do that.
arena-stranger = You have to be a member of { $name } to play there.
no-such-arena = I don't know this arena. `/arena results` shows the last one here.
