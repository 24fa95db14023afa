# What people are told who ask what is stored about them.

press-policy = Why, and how long
press-forget = Delete everything about me

privacy-head = ### What is stored about you
privacy-nothing = Nothing. It begins when you sit down at a table, choose something in `/preferences`, or have reports sent to you by `/settings`.
privacy-name = **Your name**, { $name }, as the server showed it when you sat down. It stands at your tables and on leaderboards.
privacy-preferences = **What you prefer**: { $count ->
    [0] nothing chosen
    [one] 1 choice
   *[other] { $count } choices
}; and that your direct messages are { $direct ->
    [0] closed
   *[other] open
} to me. Nobody else sees that.
privacy-matches = **Your seats** in { $count ->
    [one] 1 match
   *[other] { $count } matches
}, of which { $open } under way, with your moves and the numbers of your clicks. The others at the table see your moves; once a match is over, everybody may look at it.
privacy-opened = **Tables that you opened** and left before they began: { $count }. Nobody else sees that.
privacy-results = **Your results**: { $count ->
    [one] 1 match
   *[other] { $count } matches
} played to the end. The others at the table saw them.
privacy-standings = **Your standings**: { $count } of them, one for each game, server and season, and one for all servers, with matches, wins and rating.
privacy-visible-global = **Leaderboards**: you stand on those of your servers and on the one of all servers. `/privacy leaderboard` changes that.
privacy-visible-server = **Leaderboards**: you stand on those of your servers, not on the one of all servers, and others see your statistics only in a server. `/privacy leaderboard` changes that.
privacy-visible-hidden = **Leaderboards**: you stand on none, and nobody else sees your statistics. `/privacy leaderboard` changes that.
privacy-reports = **Reports**: you chose in `/settings` of { $count ->
    [one] 1 server
   *[other] { $count } servers
} to get what players report there. Nobody else sees that.
privacy-channels = **Our direct messages**: { $count ->
    [one] the number of 1 channel
   *[other] the numbers of { $count } channels
}, and of the messages with your hands. Nobody else sees that.
privacy-operator = -# Whoever runs this bot can see all that is stored, and every hand. `/privacy export` gives you everything in a file, `/privacy delete` deletes it.
privacy-policy = What is stored of anybody, why, how long, and who sees it:

privacy-sent = Everything stored about you is in your direct messages, in one file.
privacy-file = Everything stored about you. PRIVACY.md, behind a button of `/privacy show`, explains each key.

privacy-ask = **Delete everything stored about you?** Your name, preferences and ratings go, and you leave your tables; a computer plays on where a match is under way. Matches that are over keep a seat called “Player”, so that the results of others stay. This cannot be undone.
privacy-deleted = It is done: nothing stored tells of you any more. Messages that stand on Discord already stay there. If you sit down again, it begins anew.
