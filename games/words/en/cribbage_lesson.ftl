# The lesson of Cribbage: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal
# move that is worse. The rules: docs/rules/cribbage.md.

cribbage-lesson-1 = Everyone throws two cards to the crib, an extra hand for the dealer. This time that isn't you. Keep what scores together: cards that make 15, pairs, runs, and four of a suit. Which two go?
    .why = You keep A♦ 4♦ 5♦ J♦: the jack with the 5, or with the 4 and ace, makes 15. And all four are diamonds.
cribbage-lesson-2 = Now take turns playing cards and counting them up. Making 15 or 31 scores 2. Lead a card below 5, so that they can't make 15, and keep the ace for later.
    .why = Nobody can make 15 from a 4 with one card. They paired it instead; it happens.
cribbage-lesson-3 = The count is 8, and you can't make 15. Big cards fit now; small ones will fit near 31, too. What do you play?
    .why = Big cards first. Small cards fit in later, when there's little room below 31.
cribbage-lesson-4 = The count is 25, and nobody can go over 31. You have an ace and a 5. Which one first?
    .why = That makes 26, and a 5 on top would be 31.
cribbage-lesson-5 = They can't play, so they said go. The count is 26.
    .why = Thirty-one for 2! When all the cards are played, each hand is counted together with the K♦ that was turned up.
