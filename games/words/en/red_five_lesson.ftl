# The lesson of Red Five: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal
# move that is worse. The rules: docs/rules/red_five.md.

red-five-lesson-1 = The highest bidder is the declarer, who plays alone against the other three, the defenders, and promises points. You have both red fives, the highest trumps, and lots of clubs. Everyone else has passed, so the lowest bid is enough. What do you say?
    .why = You're the declarer. You play alone, and need 55 of the 200 points.
red-five-lesson-2 = You name trump. The red fives, the jokers and the 2s are trumps whatever you say, so name the suit with the most cards besides those.
    .why = Your long clubs become trumps, too, and you keep the high cards in spades and hearts.
red-five-lesson-3 = You picked up eight cards, and have to bury eight. Get rid of odd cards without points, and keep your pairs and trumps.
    .why = No points in them, and you're out of diamonds for good. Keep aces, pairs and trumps.
red-five-lesson-4 = You lead. You have the A♠ and both kings, and nothing left in spades beats any of them. Play all three at once.
    .why = That's a throw: cards of one suit played together, if none of them can be beaten in that suit. 20 points in one go.
red-five-lesson-5 = What else is sure to win?
    .why = The ace is the highest heart, so take the trick while everyone still has hearts.
red-five-lesson-6 = Now draw their trumps. What's the highest pair of all?
    .why = The red fives beat everything. Everyone had to play two trumps, and the trick brought you 30 points.
red-five-lesson-7 = Once more. Which pair comes right below the red fives?
    .why = That's over 55 for sure, and each of them pays you.
