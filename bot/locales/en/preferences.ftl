# What a person and a server may choose: `preference-` and `setting-` with the name of each choice.

preferences-head = ### Preferences
    They hold for what you alone see, at every table, from now on.
preferences-not-yours = These are somebody else’s preferences. Type `/preferences` to choose your own.
preference-theme = Colours of your private pictures
    .green = Green
    .blue = Blue
    .dark = Dark
    .light = Light
preference-deck = Colours of the suits in your private pictures
    .four = Four: each suit has its own
    .two = Two: black and red
preference-sort = Order of your hand, and of its buttons
    .game = As players of the game hold it
    .suit = By suit
    .rank = By rank
preference-hands = How your hand comes
    .direct = By direct message
    .button = Only when I press Show my hand
preference-show = Pictures or words
    .pictures = Pictures, with alternative text
    .text = Words only

settings-head = ### Settings of this server
    They hold for every table here, from now on.
settings-not-allowed = Only those who may manage this server can change its settings: ask one of them.
setting-theme = Colours of the tables
    .green = Green
    .blue = Blue
    .dark = Dark
    .light = Light
setting-deck = Colours of the suits on the tables
    .four = Four: each suit has its own
    .two = Two: black and red
setting-hands = How hands come
    .direct = By direct message, unless a player prefers otherwise
    .button = Only by Show my hand, no direct messages
setting-clock = Time for a turn at a new table
settings-reports = **Reports of players** come by direct message to the owner of this server, and to those who manage it and choose so here.
press-reports-on = Reports: also to me
press-reports-off = Reports: no more to me

press-table = Table in words
