# The lesson of Pişti: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal move
# that is worse. The rules: docs/rules/pisti.md.

pisti-lesson-1 = The 4♦ is on top of the pile. Match its rank, and everything is yours.
    .why = The pile is yours, with the cards face down under it. You can look at those; nobody else can.
pisti-lesson-2 = A single card is on the table. Can you match it?
    .why = Pişti, 10 points! A single card is what you hope for, so think twice about what you leave alone on the table.
pisti-lesson-3 = You can't match the 8♣. You've seen the 2♥, 2♣ and 2♠ already. Which card can nobody capture, except with a jack?
    .why = All four 2s are out now. Remembering what's gone is half the game.
pisti-lesson-4 = Seven cards are on the pile. A jack captures any of them.
    .why = That's worth a jack. On a small pile, you'd keep it.
pisti-lesson-5 = It's another fat pile. Which card captures it?
    .why = An 8 on an 8. Most cards score 3 points, so piles matter even when there's little in them.
pisti-lesson-6 = Only one card is there again.
    .why = Another pişti. At the end of the hand, your piştis, the 10♦, the 2♣, aces, jacks and most cards all score.
