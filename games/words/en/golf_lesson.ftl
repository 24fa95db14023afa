# The lesson of Golf: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal move
# that is worse. The rules: docs/rules/golf.md.

golf-lesson-1 = Everyone turns up two cards at the start. Your first is the 7 at place 1. Place 4 is below it, in the same column. Turn one in another column.
    .why = A card in each column gives you more chances to make pairs.
golf-lesson-2 = You took a 3 for place 1, and now there's another 3 to take. Equal cards count nothing if they're in one column. Which place?
    .why = Place 4 is below place 1, so both 3s count nothing now.
golf-lesson-3 = You drew an ace, which counts 1. Which card would you like to lose most?
    .why = The 7 is gone, and the ace saves you six points.
golf-lesson-4 = A 9 is worth more than what a closed card costs on average, about 5. What do you do with it?
    .why = You don't have to keep what you draw.
golf-lesson-5 = A 2 takes two points off. You don't know your card at place 3, but it's hardly better.
    .why = It was worse, and now you have −2 there.
golf-lesson-6 = Another ace! Where does it cancel the one you have?
    .why = Place 5 is below place 2. That column counts nothing.
golf-lesson-7 = You have −2 so far, and one closed card. If you replace it, all your cards are face up, and the other player has one more turn. You're well ahead, so do it.
    .why = You end with 3 points, and the other player with 20. The lowest total after nine holes wins.
