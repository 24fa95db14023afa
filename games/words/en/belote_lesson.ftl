# The lesson of Belote: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal move
# that is worse. The rules: docs/rules/belote.md.

belote-lesson-1 = The 10♠ is turned up. Take it and spades are trump. You have the J♠, the best trump, the 7♠ and two aces. What do you say?
    .why = Jack, 10 and two aces are enough. You also got the Q♠, so 10 J Q in a row count 20.
belote-lesson-2 = You lead, with four trumps. Which card makes the others play theirs?
    .why = Nobody beats the jack. It drew the ace and the king: 35 points.
belote-lesson-3 = The 9♠ and some small trumps are still out. Keep yours now, and lead a card that nobody beats in its suit.
    .why = Early on, others can mostly follow. Not this time: it was trumped.
belote-lesson-4 = Diamonds are led, you have none, and an opponent is winning. You have to trump. You're last, so which one?
    .why = The smallest wins, too: ace and king are yours.
belote-lesson-5 = Your lead again. Which card takes a trick for sure?
    .why = Take its points before somebody runs out of clubs.
belote-lesson-6 = Your partner's 10♦ wins so far. You're out of diamonds, but don't have to trump. What do you give?
    .why = The Q♣ adds 3 points, and your trumps still win tricks.
