# The lesson of Big Two: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal
# move that is worse. The rules: docs/rules/big_two.md.

big-two-lesson-1 = Get rid of your cards first. A pair of 6s is on the table. Beat it with a higher pair, as low as you can. The 2s are the highest cards of all.
    .why = It's your lowest pair that beats the 6s. Save the kings and the 2s.
big-two-lesson-2 = Somebody played a pair of aces. Only your 2s would beat them. Are they worth it this early?
    .why = You'll need the 2s to get the lead back later.
big-two-lesson-3 = Five clubs up to the king are on the table: a flush. You have five spades, up to the ace.
    .why = Your ace-high flush beats theirs, and that's five cards gone at once. Nobody could beat it.
big-two-lesson-4 = You lead, with six cards left. Which one is least useful?
    .why = You'll rarely get another chance to play your lowest card.
big-two-lesson-5 = The 8♥ is on the table. Can you get the lead back without a 2?
    .why = Nobody beat the king, so you lead again, and you still have both your 2s.
