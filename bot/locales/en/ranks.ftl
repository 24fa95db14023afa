# Leaderboards, statistics and seasons.

rank-server = { $place } leaderboard
rank-season = { $place } leaderboard · { $season }
rank-everywhere = Global leaderboard
rank-nobody = Nobody has finished a match yet.
# Under a picture of a leaderboard.
rank-provisional = ? = provisional: fewer than { $matches } matches
rank-bets = Bets/100 = own bets won per 100 rounds; fewer than { $few } rounds count as { $few }
rank-none = You're not on this leaderboard yet. Finish a match with other people first.
rank-none-house = You're not on this leaderboard yet. Finish a match first.
rank-percent = { $percent }%
press-me = My rank
# Heads of columns in pictures: as short as English.
column-rank = Rank
column-player = Player
column-game = Game
column-rating = Rating
column-matches = Matches
column-won = Won
column-streak = Streak
column-best = Best
column-average = Average
column-bets = Bets/100
rating-average = { SIGNED($points, digits: 1) }
rating-sure = { $points }
rating-provisional = { $points }?

press-week = This week
press-week-all = This week, all games
press-all-time = All time
week-all-games = All games
week-head = This week in { $place }
week-note = A point for each person you finish ahead of, less for the same one
# A number with one decimal.
week-tenths = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
week-points = You get a point for each person you finish ahead of. The second time in a week the same person brings a third, the third time a fifth. People who have finished fewer than { $few } matches here all count as one. The week ends { $time }.
week-nobody = Nobody has played with other people this week.
week-none = You're not on this leaderboard yet. Finish a match with other people this week.
week-of-server = This week's leaderboard belongs to one server. Use the command there.

stats-summary = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $wins } won
    .most = { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }, { $wins } won · mostly { $games }
# Below the left and the right end of a plot, small. $day by DATE with a pattern of CLDR.
stats-day = { DATE($day, pattern: "MMM d, y") }
# The title of a curve in a picture.
stats-plot = { $of ->
    [bets] Bets won in 100 rounds of
    [average] Average score in
   *[rating] Rating in
} { $game } { $count ->
    [one] after 1 match
   *[other] over the last { $count } matches
}
stats-against = { $name } against { $rivals }.
# One of a list: "Cleo 3-1".
stats-rival = { $name } { $won }-{ $lost }
stats-practice = Against computers: won { $wins } of { $matches }.
stats-practice-only = { $name } has only practiced so far. Against computers: won { $wins } of { $matches }.
stats-recounted = New: a match you start alone against computers is practice and changes no ratings. Earlier ones don't count anymore, either.
stats-none = { $name } hasn't finished a match yet.
stats-hidden = { $name }'s stats are private.

season-started = 🏁 The season **{ $season }** has begun. To see who's ahead, use `/leaderboard` and pick it under `season`.
season-ended = 🏁 The season **{ $season }** is over. To see how it went, use `/leaderboard` and pick it under `season`.
season-not-allowed = Only people who can manage this server can start and end seasons. Ask one of them.
season-not-started = A season is already running. End it first with `/season end`.
season-name-taken = This server already had a season with that name. Pick another name.
season-none = No season is running. Start one with `/season start`.
season-unknown = This server has no season called “{ $name }”. Pick one from the list.
season-of-server = Seasons belong to one server. Use this command there, with the scope “this server”.
