# What a person and a server may choose: `preference-` and `setting-` with the name of each choice.

# The name of the language of this file in itself, as its speakers write it: English, Deutsch,
# Português (Brasil). It stands in the menus of languages.
language-name = English

preferences-head = ### Preferences
    These only change what you see, at every table.
preferences-not-yours = These are somebody else's preferences. Type `/preferences` to set your own.
preference-language = Language of what only you see
    .automatic = The same as your Discord
preference-theme = Color of your private pictures
    .green = Green
    .blue = Blue
    .dark = Dark
    .light = Light
preference-deck = Suit colors in your private pictures and buttons
    .four = Four, one for each suit
    .two = Two, red and black
preference-sort = Order of your cards and buttons
    .game = The usual way for each game
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
preference-forced = When you have only one move
    .passes = Pass for me, and I'll play the rest
    .all = Play it for me
    .none = Wait for me

settings-head = ### Server settings
    These apply to every table in this server from now on.
settings-not-allowed = Only people who can manage this server can change its settings. Ask one of them.
# Two buttons above the settings: those of how tables look and play, and all others.
press-settings-tables = Tables
press-settings-server = This server
setting-language = Language of new tables and of announcements
    .automatic = The same as this server
setting-theme = Color of the tables
    .green = { preference-theme.green }
    .blue = { preference-theme.blue }
    .dark = { preference-theme.dark }
    .light = { preference-theme.light }
setting-deck = Suit colors on the tables
    .four = { preference-deck.four }
    .two = { preference-deck.two }
setting-hands = Where players get their hands
    .direct = In direct messages, unless a player prefers otherwise
    .button = Only with Show my hand, no direct messages
setting-clock = Time for each turn at new tables, plus 5 minutes extra per match if the table allows it
setting-threads = Threads for tables
    .offer = Offer one once a channel has three tables
    .make = Open one once a channel has three tables
    .each = Open one for every table
setting-arenas = Who can start an arena
    .managers = Only people who can manage the server
    .everyone = Everyone
    .off = Nobody
setting-words = Quick reactions at a player's seat, like 👏 or gg
    .on = On
    .off = Off
setting-games-none = Keep at least one game.
setting-games = Games you can play here
setting-channels-any = **Tables open** in any channel I can post in.
setting-channels = **Tables open** only in { $places }.
place-only = Only here
place-add = Add this channel
place-remove = Remove this channel
place-everywhere = Anywhere
setting-role = Role to ping when a table opens, at most every 30 minutes. In the role's settings, let anyone mention it.
setting-daily-none = **The daily** isn't announced here. Pick an hour to have it announced in this channel every day.
setting-daily = **The daily** is announced in { $place } every day at { $time }.
setting-daily-off = Don't announce it
setting-daily-hour = { $hour }:00 UTC
settings-reports = **Player reports** go by direct message to this server's owner, and to any manager who turns them on here.
press-reports-on = Send me reports
press-reports-off = Stop sending me reports

press-table = Describe the table
