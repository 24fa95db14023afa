# The lesson of Omaha: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal move
# that is worse. The rules: docs/rules/omaha.md.

omaha-lesson-1 = Four cards each, and the board shows three clubs. You hold the A♣, and somebody has bet the pot. But exactly two of your cards count, and you have only one club.
    .why = One club is no flush, however many are on the board. All you had was ace high.
omaha-lesson-2 = The next hand, and two aces with small cards next to them. That's good enough to raise as much as the pot allows: with your call there'd be 60 in it, so you can raise from 20 to 80.
    .why = With four cards everybody has something. Make them pay to see the flop.
omaha-lesson-3 = The A♣ gives you three aces. It's no full house: for that you'd need two aces and a 4 of your own, and that's three cards. With two spades on the board, the next one could be somebody's flush. Bet the pot.
    .why = Only a 5 and a 2 beat you now. Whoever hopes for a spade has to pay for it.
omaha-lesson-4 = The turn is the J♥, and no flush. They've called, so they have something, but probably not better.
    .why = Never give free cards in Omaha: with four cards, people hope for a lot.
omaha-lesson-5 = The river is the 5♥, so nobody has a flush. Only a straight beats you. Put in the rest of your chips?
    .why = They called with three jacks, and your three aces take it all.
