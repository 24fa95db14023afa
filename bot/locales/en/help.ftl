# What /help and /about say.

press-help-play = Play
press-help-learn = Learn
press-help-hand = Show my hand
press-help-rules = Rules
press-help-preferences = Preferences
press-terms = Terms

# The profile of the bot: 400 characters, English.
description = I host card games, from tricks and rummy to poker. Type /play and press Join; computers fill the empty seats. Your cards come by direct message, matches survive restarts, and anyone can verify the shuffle.

help-head = ### Card games, right here
    Type `/play`, pick one of { $count } games, and press **Join**. Computers fill the empty seats. Your cards come by direct message, or press **Show my hand**.
    -# `/learn` teaches a game in two minutes. `/hint` says what a good player would do. `/daily` is one deal a day, just you against computers. `/arena` is an evening of short tables with medals. If you manage this server, `/settings` is for you.
help-learn = Which game do you want to learn?
help-rules = Which game's rules?

about-head = ### Parlor { $version }
    A card-game host. `/help` shows where to begin.
about-operator = Run by { $name }.
about-contact = Contact: { $contact }
about-support = [Support server]({ $link })
about-source = [Source code]({ $link })
about-invite = [Add me to your server]({ $link })
