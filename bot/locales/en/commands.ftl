# What Discord shows of commands while people type them. Names of commands and options stay English everywhere.
# A key is a command, its option and a choice of that: `command-leaderboard-span-week`. Each message has 100 characters at most;
# Discord cuts descriptions on phones after about 50. Examples of what is typed (QS, bid 4, 45m) stay as they are.

command-play = Open a table: others join, and computers fill the open seats
command-play-game = What to play (all games are shown if empty)
command-play-private = Only people you invite can join

command-leave = Leave your table; a computer plays on, and unless it's practice, it's a loss

command-notify = Get a direct message when a table opens here

command-hand = Show your hand, only to you

command-hint = What a good player would do, and why

# Cards, suits and words are typed as in English: QS is the queen of spades.
command-move = Play by typing, like QS, bid 4, or KH suit S
command-move-text = Your move

command-daily = One deal a day, alone against computers: see how you compare
command-daily-game = Which game (the game of the day if empty)

command-table = Things to do at your table
command-table-show = Post the table again, at the bottom of the channel
command-table-invite = Invite somebody to your table and hold a seat for them
command-table-invite-user = Who to invite
command-table-join = Ask to take a computer's seat in this channel's match
command-table-end = End the match after this round, if everyone agrees
command-table-tie = End the match as a tie, if everyone agrees
command-table-claim = Claim the rest of the tricks
command-table-undo = Undo your last move, if everyone agrees
command-table-pause = Take a break, if everyone agrees
command-table-redeal = Redeal before anyone has played, if everyone agrees
command-table-kick = Replace a player with a computer, if the others agree
command-table-kick-user = Who to replace

command-preferences = How your hand looks, is sorted, and gets to you

command-settings = Colors, games, channels and reports in this server

command-rules = How to play a game, in short or in full
command-rules-game = Which game

command-help = What I do, and where to begin

command-about = Who runs this bot, its version, terms and privacy

command-learn = Learn a game step by step, in two minutes
command-learn-game = Which game

command-verify = Check that the last match here was dealt fairly

command-leaderboard = Who's best at a game
command-leaderboard-game = Which game (all games of this week if empty)
command-leaderboard-scope = Among players of this server, or of all servers
# The choices of `scope`, and below those of `span`: names in a list, not sentences.
command-leaderboard-scope-server = this server
command-leaderboard-scope-global = all servers
command-leaderboard-season = A season of this server (all time if empty)
command-leaderboard-span = All time, or this week in this server
command-leaderboard-span-always = all time
command-leaderboard-span-week = this week

command-stats = Your best games, streaks, rivals and achievements
command-stats-user = Whose (yours if empty)
command-stats-game = Which game's rating to show

command-season = Seasons of this server
command-season-start = Start a season: a fresh leaderboard for everyone
command-season-start-name = What to call it, like Spring 2027
command-season-end = End the season; its leaderboard stays

command-arena = An evening of short tables
command-arena-start = Start an arena: short tables, one standing, medals
command-arena-start-game = What to play
command-arena-start-minutes = How long it runs, from 10 to 240 minutes
# 45m, 2h and 20:30 are typed like that in every language.
command-arena-start-at = When, like 45m, 2h, or 20:30 in UTC (now if empty)
command-arena-end = End the arena here: tables under way still count
command-arena-end-game = Of which game, if there are two
command-arena-remove = Remove the arena here, without medals
command-arena-remove-game = Of which game, if there are two
command-arena-results = Your place in this server's arena, or in the last one

command-privacy = What I keep about you
command-privacy-show = What I keep about you, and who sees it
command-privacy-export = Everything I keep about you, in one file
command-privacy-leaderboard = Choose which leaderboards you show up on
command-privacy-leaderboard-where = Where others can see your rating and stats
# The choices of `where`: names in a list, not sentences.
command-privacy-leaderboard-where-global = everywhere
command-privacy-leaderboard-where-server = in my servers only
command-privacy-leaderboard-where-hidden = nowhere
command-privacy-delete = Delete everything I keep about you

command-replay = Go through a finished match step by step
command-replay-match = Its number (the last match here if empty)

command-review = See which of your moves cost you most in a finished match
command-review-match = Its number (your last match here if empty)

command-report = Tell the people who run this server what went wrong in a match

# In the menu of a person, under “Apps”: ask them to play a game. 32 characters at most.
context-menu-challenge = Challenge
