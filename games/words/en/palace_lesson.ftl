# The lesson of Palace: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal move
# that is worse. The rules: docs/rules/palace.md.

palace-lesson-1 = Three of your six cards go face up, and you play them near the end. Keep the three best for that: a 2 goes on anything.
    .why = The 2 and the two jacks will be there when you need them.
palace-lesson-2 = You couldn't beat a king, so you took the pile. Now a 6 is on top. Play two cards at once: the lowest pair that fits.
    .why = Two cards gone, and both were low.
palace-lesson-3 = There are two queens on top. What happens if you make it four?
    .why = Four of a rank burn the pile, and you play again.
palace-lesson-4 = There's nothing left to draw. Now burn the pile with a single card.
    .why = A 10 goes on anything and burns it. And you play again.
palace-lesson-5 = Your hand is empty, so you play your up cards. There's no pile, so anything goes. Keep the 2, but get rid of two cards.
    .why = You'll need the 2 when something high is on top.
palace-lesson-6 = There's a jack on top. Would you rather play your 2, or take the pile?
    .why = A 2 goes on anything, and anything goes on it.
palace-lesson-7 = Only blind cards are left, and nobody knows what they are. Flip the first one.
    .why = It's a 10, and the pile burns! If it hadn't fit, you'd have taken it all. Without cards you're out, and the last one with cards loses.
