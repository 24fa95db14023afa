# The lesson of Hearts: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal move
# that is worse. The rules: docs/rules/hearts.md.

hearts-lesson-1 = In a trick everyone plays one card, and the highest of the suit led takes them all. Every heart you take costs a point, and the Q♠ costs 13. First pass three cards to the left. Which three are the most dangerous?
    .why = With only one low spade you couldn't protect the Q♠ for long. The K♠ could take it, too, and the Q♥ takes hearts.
hearts-lesson-2 = Clubs are led. You have to follow suit. In the first trick nobody can play a point, so it's safe to win: get rid of your highest.
    .why = The safe tricks come first. That king would have taken a bad one later.
hearts-lesson-3 = You lead. You passed the Q♠ on, so somebody else has it. Lead your low spade to drive it out.
    .why = You can't be stuck with it, and each spade played makes it harder to hide.
hearts-lesson-4 = Spades again, and you have none left. That means you can play anything. Which card do you most want to be rid of?
    .why = Now hearts are broken. A high heart would have taken others with it; you gave this one away.
hearts-lesson-5 = Hearts are led, and the 5♥ is the highest so far. You have to follow. Stay under it, but no lower than you need to.
    .why = It's your highest card that can't win, and you keep the 2♥ for when you really need it.
hearts-lesson-6 = Diamonds, and the A♦ is on the table. You're last, and can't win. Which diamond is the best to lose?
    .why = It loses to the ace, and that's one less king to worry about. The fewest points win, so keep staying under.
