# Leaderboards, statistics and seasons.

rank-server = Leaderboard of { $place }
rank-season = Leaderboard of { $place } · { $season }
rank-everywhere = Leaderboard of all servers
rank-nobody = Nobody has finished a match yet.
rank-provisional = ? after a rating: still settling, fewer than { $matches } matches played
rank-none = You're not on this leaderboard yet. Finish a match first.
rank-percent = { $percent }%
press-me = Me
column-rank = Rank
column-player = Player
column-game = Game
column-rating = Rating
column-matches = Matches
column-won = Won
column-streak = Streak
column-best = Best
column-average = Average
rating-average = { $points }
rating-sure = { $points }
rating-provisional = { $points }?

stats-summary = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $wins } won
    .most = { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }, { $wins } won · plays { $games } most
stats-plot = Rating in { $game } { $count ->
    [one] after 1 match
   *[other] over the last { $count } matches
}
stats-plot-average = Average score in { $game } { $count ->
    [one] after 1 match
   *[other] over the last { $count } matches
}
stats-against = { $name } against { $rivals }
stats-rival = { $name } { $won }-{ $lost }
stats-practice = Against computers: { $wins } of { $matches }
stats-practice-only = { $name } has only practiced so far. Against computers: { $wins } of { $matches }
stats-recounted = New: a match you start alone against computers is practice. It changes no rating, and earlier ones have been taken out, too.
stats-none = { $name } hasn't finished a match yet.
stats-hidden = { $name } keeps their stats to themselves.

season-started = 🏁 The season **{ $season }** has begun. `/leaderboard` with `season:` shows who's ahead.
season-ended = 🏁 The season **{ $season }** is over. You can still see how it went: `/leaderboard` with `season:`.
season-not-allowed = Only people who can manage this server can start and end seasons. Ask one of them.
season-not-started = There's a season going on already, or there was one by that name. End it with `/season end`, or pick another name.
season-none = There's no season going on. Start one with `/season start`.
season-unknown = This server has no season called “{ $name }”. Pick one from the list.
season-of-server = Seasons belong to a server. Use a channel of that server, with the scope “server”.
