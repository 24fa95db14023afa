# What people are told who ask what is stored about them.

privacy-head = **What is stored about you**
privacy-nothing = Nothing is stored about you. It begins when you sit down at a table.
privacy-name = Your name, **{ $name }**, as the server showed it, beside your seats. Whoever sees a table or a leaderboard you are on sees it.
privacy-preferences = What you prefer ({ $count ->
    [0] nothing chosen
    [one] 1 choice
   *[other] { $count } choices
}), and whether your direct messages are open to me ({ $direct ->
    [0] closed
   *[other] open
}). Nobody else sees that.
privacy-matches = Your seats in { $count ->
    [one] 1 match
   *[other] { $count } matches
}, { $open } of them under way, with the moves you made there and the numbers of your clicks. Who sat with you saw the moves; a match that is over may be looked at again.
privacy-results = { $count ->
    [one] 1 result
   *[other] { $count } results
}: what a match came to for you. Who sat with you saw them.
privacy-standings = { $count ->
    [one] 1 standing
   *[other] { $count } standings
}: your matches, wins and rating by game and server. They are on leaderboards.
privacy-channels = { $count ->
    [0] No direct-message channel is stored.
    [one] The number of the direct-message channel
   *[other] The numbers of { $count } direct-message channels
}{ $count ->
    [0] { "" }
   *[other] {" "}by which your hands came, and of the messages there. Nobody else sees that.
}
privacy-operator = -# Whoever runs this bot can see all that is stored, and every hand. `/privacy export` gives you the whole, `/privacy delete` deletes it.
privacy-sent = Everything stored about you is in your direct messages, in one file.
privacy-file = Everything stored about you. PRIVACY.md explains each key.
privacy-ask = Delete all that is stored about you? Your name, preferences and ratings go, and you leave every table; where a match is under way, a computer plays on. Matches that are over keep a seat called “Player”, so that the results of others stay. This cannot be undone.
privacy-deleted = It is done: nothing that is stored tells of you any more. Messages already on Discord stay where they are. If you sit down again, it begins anew.
press-forget = Delete everything about me
press-policy = Why, and how long
