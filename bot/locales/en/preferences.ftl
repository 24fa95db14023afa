# What a person and a server may choose: `preference-` and `setting-` with the name of each choice.

preferences-head = ### Preferences
    What only you see, at every table, from now on.
preferences-not-yours = These are somebody else's preferences. Type `/preferences` to set your own.
preference-theme = Colour of your private pictures
    .green = Green
    .blue = Blue
    .dark = Dark
    .light = Light
preference-deck = Suit colours in your private pictures and buttons
    .four = Four: one for each suit
    .two = Two: black and red
preference-sort = Order of your cards and buttons
    .game = The way players of the game hold them
    .suit = By suit
    .rank = By rank
preference-hands = Where you get your hand
    .direct = In a direct message
    .button = Only when I press Show my hand
preference-message = What your private message shows
    .table = The table and your hand
    .hand = Your hand alone
preference-show = Pictures or words
    .pictures = Pictures, with alt text
    .text = Words only
preference-forced = When there's only one thing you can do
    .passes = Pass for me if I have to, leave the rest to me
    .all = Play it for me
    .none = Wait for me

settings-head = ### Server settings
    For every table in this server, from now on.
settings-not-allowed = Only people who can manage this server can change its settings. Ask one of them.
setting-theme = Colour of the tables
    .green = Green
    .blue = Blue
    .dark = Dark
    .light = Light
setting-deck = Suit colours on the tables
    .four = Four: one for each suit
    .two = Two: black and red
setting-hands = Where players get their hands
    .direct = In direct messages, unless a player prefers otherwise
    .button = Only with Show my hand, no direct messages
setting-clock = Time for each turn at new tables, plus 5 minutes extra per match if the table lets them
setting-threads = Threads for tables
    .offer = Offer one from the third table in a channel on
    .make = Open one from the third table in a channel on
    .each = Open one for every table
setting-words = Quick words beside a player's seat, like 👏 or gg
    .on = On
    .off = Off
setting-games = Games you can play here
setting-channels-any = **Tables open** in any channel I can post in.
setting-channels = **Tables open** only in { $places }.
place-only = Only in this channel
place-add = In this channel, too
place-remove = Not in this channel
place-everywhere = In any channel
setting-role = Role to call when a table opens, once in half an hour. It has to let everyone mention it.
settings-reports = **Player reports** go to the owner of this server by direct message, and to anyone who manages it and asks for them here.
press-reports-on = Send me reports
press-reports-off = Stop sending me reports

press-table = Table in words
