# The lesson of Rummy 500: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal
# move that is worse. The rules: docs/rules/rummy_500.md.

rummy-500-lesson-1 = You drew the Q♦. Three or four of a kind are a meld, and what you lay scores for you. Lay your 8s.
    .why = 24 points, and nobody can take them away.
rummy-500-lesson-2 = Your 6s are down, too. End your turn by discarding. Which card would cost you more?
    .why = A queen left in your hand would cost you 10.
rummy-500-lesson-3 = The pile is 5♣ K♥ 7♦ 3♣, and you hold the 4♣. You can take any card with all that lies on it, if you lay that card at once. Which makes a run?
    .why = You get the 3♣, too. The king and the 7 are the price.
rummy-500-lesson-4 = You took the 5♣, so it has to go down now.
    .why = A run: three or more in a row in one suit.
rummy-500-lesson-5 = You hold the K♥ and the 7♦. Discard one.
    .why = The king costs more.
rummy-500-lesson-6 = You drew the 2♣, and 3♣ 4♣ 5♣ is meld 4. Where does your 2 belong?
    .why = You can lay off on any meld. Discard your 7, and you're out.
