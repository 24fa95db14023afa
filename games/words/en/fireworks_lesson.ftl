# The lesson of Fireworks: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal
# move that is worse. The rules: docs/rules/fireworks.md.

fireworks-lesson-1 = You all play together, and you can't see your own cards. A hint has marked three of yours as 1s. Nothing is built yet, so any 1 fits. What do you do?
    .why = Any 1 fits while nothing is built. Play the oldest first, and the others on your next turns.
fireworks-lesson-2 = Green is started. Two of your cards are still known to be 1s: numbers 3 and 4.
    .why = The oldest again. You don't have to know its color: nobody has played another 1.
fireworks-lesson-3 = Since then, a hint of red has marked your card number 1. Red stands at 1. Why would they tell you that?
    .why = A color hint says: play it. It was the red 2, the next one in red.
fireworks-lesson-4 = Now help the others. The next player's oldest card is a 5, and they'd discard that first. There's only one 5 of each color.
    .why = Now they know it's a 5, and keep it. That cost a hint token.
fireworks-lesson-5 = White stands at 2, and the next player's newest card is the white 3. How do you tell them?
    .why = A color hint says: play the newest card it marks. And they did.
fireworks-lesson-6 = No hint tokens are left. A discard brings one back. You know your 2s and your 5, so keep those. Which card can go?
    .why = It's your oldest unmarked card, so it's safe to lose, and you get a hint token back.
