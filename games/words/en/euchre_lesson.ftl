# The lesson of Euchre: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal move
# that is worse. The rules: docs/rules/euchre.md.

euchre-lesson-1 = You and your partner need three of the five tricks. (In a trick everyone plays one card, and the best card takes it.) The J♣ is turned up. You're the dealer: if you pick it up, clubs are trump.
    .why = The jack of trump is the best card there is, and you have three clubs already.
euchre-lesson-2 = You picked up the J♣, so one card has to go. Which one would never win a trick?
    .why = A lone nine wins nothing. Trumps and high cards do.
euchre-lesson-3 = Hearts are led, and you have none, so you can play anything. You're last: take the trick, as cheaply as you can.
    .why = Any trump beats the A♥, so the smallest does it.
euchre-lesson-4 = Your lead. Play your best trump, and draw theirs before they can trump your good cards.
    .why = The right bower takes everything. It even took the J♠: the other black jack is the left bower, the second-best trump.
euchre-lesson-5 = You have two trumps left, and a king. Keep the trumps to win with later. Which card do you lead?
    .why = Try the king, and keep your trumps to get the lead back. This time somebody had the ace.
euchre-lesson-6 = Hearts again, and you still have none. This would be your third trick. Take it as cheaply as you can.
    .why = That's three, so you've made it: a point for your team. With all five it's two points.
