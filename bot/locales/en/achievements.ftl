# Achievements: what each is called, and how to earn it.

# In the picture of a result, and in its text.
award = { $names } earned “{ $name }”

press-achievements = Achievements
press-career = All games
achievements-head = ### Achievements of { $name }: { $count } of { $all }
achievements-earned = { $icon } **{ $name }**: { $how } Earned { $time }.
achievements-open = ▫️ **{ $name }**: { $how }

# These stand in the picture of a profile: short.
profile-new = No match finished yet
profile-dailies = { $count ->
    [one] daily in a row
   *[other] dailies in a row
}
profile-wins = { $count ->
    [one] win in a row
   *[other] wins in a row
}
profile-practice = won in practice
profile-practiced = { $wins } of { $matches }
profile-medals = Arena medals: { $gold } gold, { $silver } silver, { $bronze } bronze.
profile-games = Best games
profile-game = { $name } { $rating }, rank { $rank }
profile-rank = #{ $rank }
profile-rivals = Rivals
profile-balance = { $won }–{ $lost }
profile-won-lost = Won–lost
profile-achievements = Achievements
profile-earned = { $count } of { $all }

# An achievement by its name (25 characters), and below it how it is earned.
achievement-regular = Regular
how-to-earn-regular = Finish ten matches with other people.
achievement-full-table = Full table
how-to-earn-full-table = Finish a match with four people at the table.
achievement-people = Well met
how-to-earn-people = Play one game against ten different people.
achievement-guest = Late arrival
how-to-earn-guest = Sit down during a match and win it.
achievement-comeback = Comeback
how-to-earn-comeback = Win a match after being last at half of it.
achievement-bids = Perfect bids
how-to-earn-bids = Win a match and make your bid exactly three rounds in a row.
achievement-ahead = Front-runner
how-to-earn-ahead = Win a match of five rounds or more and lead after each one.
achievement-last-round = Last call
how-to-earn-last-round = Win a match of five rounds or more and lead only after the last.
achievement-streak = On a roll
how-to-earn-streak = Win five matches of one game in a row.
achievement-machines = Against the machines
how-to-earn-machines = Beat three hard computers at one table.
achievement-seats = Every seat
how-to-earn-seats = Win one game from every seat of a table for four or more.
achievement-crowd = Big table
how-to-earn-crowd = Win a match with six people at the table.
achievement-giant = Giant slayer
how-to-earn-giant = Beat somebody rated 200 points above you.
achievement-games = All-rounder
how-to-earn-games = Win at ten games, with three matches finished at each.
achievement-hundred = Old hand
how-to-earn-hundred = Finish a hundred matches with other people.
achievement-master = Master
how-to-earn-master = Reach a rating of 1,500 that isn't provisional.
achievement-arena-medal = Podium
how-to-earn-arena-medal = Win a medal at an arena of eight people or more.
achievement-arena-gold = Champion
how-to-earn-arena-gold = Win an arena of sixteen people or more.
achievement-daily-week = Every day
how-to-earn-daily-week = Finish a daily on seven days in a row.
achievement-daily-games = Ten dailies
how-to-earn-daily-games = Finish the dailies of ten different games.
achievement-daily-house = House beaten
how-to-earn-daily-house = Do better in a daily than every computer that played it.
achievement-daily-month = Whole month
how-to-earn-daily-month = Finish a daily on thirty days in a row.
