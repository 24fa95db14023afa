# What people are told who ask what is stored about them.

press-policy = Why, and how long
press-forget = Delete everything about me

privacy-head = ### What I keep about you
privacy-nothing = Nothing. That changes when you sit down at a table, pick something in `/preferences`, or ask for reports in `/settings`.
privacy-name = **Your name**, { $name }, as the server showed it when you sat down.
privacy-preferences = **Your preferences**: { $count ->
    [0] none set
    [one] 1 set
   *[other] { $count } set
}. You { $direct ->
    [0] don't take
   *[other] take
} direct messages from me.
# language: the name of a language in itself: Deutsch
privacy-language = **The language of your Discord**: { $language }.
privacy-matches = **Your seats** in { $count ->
    [one] 1 match
   *[other] { $count } matches
} (still going: { $open }), with your moves and the Discord IDs of your clicks. The others at the table see your moves; once a match is over, anyone can look at it.
privacy-opened = **Tables you opened** and left before they began: { $count }.
privacy-results = **Your results**: { $count ->
    [one] 1 match
   *[other] { $count } matches
} played to the end. The others at the table saw them.
privacy-standings = **Your records**: { $count }, with matches, wins and rating. There's one for each game, server and season, and one for all servers together.
privacy-visible = **Leaderboards**: { $where ->
    [global] you're on those of your servers and on the global one.
    [server] you're on those of your servers, not on the global one, and others see your stats only in a server.
   *[hidden] you're on none, and nobody else sees your stats.
} Change that with `/privacy leaderboard`.
privacy-daily = **Dailies**: I tell you when each day's begins, as you chose in `/daily` or `/notify`, and keep the day I last did.
privacy-reports = **Reports**: you get those of { $count ->
    [one] 1 server
   *[other] { $count } servers
}, as you chose in `/settings`.
privacy-manages = **Servers you manage**: { $count ->
    [one] 1 server
   *[other] { $count } servers
}.
privacy-lessons = **Lessons**: I've offered you { $count ->
    [one] 1 of them
   *[other] { $count } of them
}, so I don't ask twice.
privacy-solos = **Your dailies and practice deals**: { $count } (not finished: { $open }), with your moves and the Discord IDs of your clicks. Others see your name and points on the daily leaderboards, and what you share.
privacy-months = **Your dailies by month**: { $count }. There's one for each month and server, and one for all servers together.
privacy-reviews = **Reviews**: { $count ->
    [one] 1 match
   *[other] { $count } matches
} of yours. Only you see them.
privacy-achievements = **Your achievements**: { $count }, with the match or the day that brought each. Others see them in the picture of that match and in your profile.
privacy-arenas = **Arenas**: { $count } (medals: { $medals }). Others see your name, points and place there.
privacy-channels = **Our direct messages**: { $count ->
    [one] the ID of 1 channel
   *[other] the IDs of { $count } channels
}, and of the messages with your hands.
privacy-operator = -# Others see your name, seats, moves, results and leaderboards, and nothing else. Whoever runs this bot can see all of it, and every hand. `/privacy export` gives you everything in a file, `/privacy delete` deletes it.
privacy-terms = The terms of this bot:
privacy-policy = What I keep about people, why, for how long, and who sees it:

privacy-sent = I've sent you everything I keep about you, in one file. Look in your direct messages.
privacy-file = Everything I keep about you. `/privacy show` has a button to PRIVACY.md, which explains each key.

privacy-ask = **Delete everything about you?** Your name, preferences, ratings and dailies go, and you leave your tables; a computer plays on where a match is still going. Finished matches keep a seat called “Player”, so the others keep their results. In your opponents' last 100 matches, a pseudonym stands in for you, so their ratings don't start over. You can't undo this.
privacy-deleted = Done. I don't keep your name or ID anymore. Messages already on Discord stay there. If you sit down again, it starts over.
export-about = What Parlor has stored about you. PRIVACY.md explains each key; times are UTC.
