# The lesson of Gin Rummy: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal
# move that is worse. The rules: docs/rules/gin_rummy.md.

gin-rummy-lesson-1 = You want melds: three or four of a kind, or three or more in a row in one suit. Cards in no meld count against you. You hold 4♦ 5♦, and the 6♦ is turned up. Take it or pass?
    .why = With your 4♦ 5♦ it makes a run, and those three no longer count against you.
gin-rummy-lesson-2 = Now discard one. Face cards and 10s cost 10 each if you're stuck with them. Which of these goes with nothing?
    .why = It isn't near anything, and it was costing you 10.
gin-rummy-lesson-3 = They discarded the J♦, and you have two jacks. Draw from the stock, or take it?
    .why = Three jacks, a second meld. Take a discard when it completes something.
gin-rummy-lesson-4 = Two melds: 4♦ 5♦ 6♦ and three jacks. Keep them whole. Which card costs you most outside them?
    .why = The melds stay whole, and you've gotten rid of ten points.
gin-rummy-lesson-5 = They discarded the Q♠. It goes with nothing you have. Take it anyway?
    .why = A card that fits no meld only costs you 10, and taking it tells them what you're after.
gin-rummy-lesson-6 = Besides your melds you hold A♣ 2♦ 3♣ 3♠ and the 8♣. Without the 8♣ that's 9, and with 10 or less you can knock, before they do.
    .why = You show your melds and 9 points. They're stuck with a lot more, and you score the difference.
