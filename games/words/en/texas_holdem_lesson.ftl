# The lesson of Texas Hold'em: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a
# legal move that is worse. The rules: docs/rules/texas_holdem.md.

texas-holdem-lesson-1 = You get two cards, five more come for everyone, and the best five win. Here you hold 7♦ 2♠, the worst hand there is, and somebody has raised.
    .why = Most hands aren't worth it. Good players fold more than they play.
texas-holdem-lesson-2 = The next hand, and you have a pair of 8s before the board is even out. That beats most hands. Make them pay to stay in.
    .why = A raise with a good hand makes the pot bigger, and drives out those who'd get lucky for free.
texas-holdem-lesson-3 = The flop: with the 8♦ you have three 8s. But the board is all diamonds: one more, and anyone who holds a diamond has a flush. Nobody has bet yet. Bet about half the pot.
    .why = You're likely ahead, and whoever waits for a fourth diamond now has to pay for it.
texas-holdem-lesson-4 = The turn is the 2♠, which helped nobody. They called you last time, so they have something. Don't give them a free card.
    .why = As long as you're ahead and they keep calling, keep betting.
texas-holdem-lesson-5 = The river. No fourth diamond came, and only a 7, or a queen and a jack, would make a straight. Weaker hands may pay you once more.
    .why = They call with less, and your three 8s take the pot.
