# Leaderboards, statistics and seasons.

rank-server = Leaderboard of { $place }
rank-season = Leaderboard of { $place } · { $season }
rank-everywhere = Leaderboard of all servers
rank-nobody = Nobody has finished a match yet.
rank-provisional = ? after a rating: fewer than { $matches } matches, so it says little yet
rank-none = You do not stand on this leaderboard: finish a match first.
rank-percent = { $percent } %
press-previous = Back
press-me = Me
column-rank = Rank
column-player = Player
column-game = Game
column-rating = Rating
column-matches = Matches
column-won = Won
column-streak = Streak
column-best = Best
rating-sure = { $points }
rating-provisional = { $points }?

stats-summary = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}, { $wins } won · favourite game: { $game }
stats-plot = Rating in { $game }, after each of the last { $count } matches
stats-none = { $name } has not finished a match yet.
stats-hidden = { $name } keeps their statistics to themselves.

season-started = 🏁 The season **{ $season }** has begun: `/leaderboard` with `season:` shows who leads it.
season-ended = 🏁 The season **{ $season }** is over. Its leaderboard stays: `/leaderboard` with `season:`.
season-not-started = A season is under way, or there was one of that name: end it with `/season end`, or choose another name.
season-none = No season is under way. Begin one with `/season start`.
season-unknown = There is no season “{ $name }” in this server. Choose one from the list.
season-of-server = Seasons are those of a server: choose the scope “server”, in a server's channel.
