# The lesson of Gong Zhu: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal
# move that is worse. The rules: docs/rules/gong_zhu.md.

gong-zhu-lesson-1 = The Q♠ is the pig and costs 100. Hearts cost, too, and the J♦, the sheep, brings 100. In a trick everyone plays one card, and the highest of the suit led takes them all. You're last, and there's nothing bad in this one: take it with your highest.
    .why = There was nothing bad in it, and that ace could have hurt you later.
gong-zhu-lesson-2 = You lead. Somebody else has the pig. Which suit drives it out?
    .why = A spade below the queen can't take the pig, and each one brings it closer to coming out.
gong-zhu-lesson-3 = Spades again, and the 10♠ is led. Two players come after you. Stay under it, with the highest card that does.
    .why = It stays under. And look: the ace took the pig!
gong-zhu-lesson-4 = Diamonds are led, and the K♦ is on the table. The sheep, the J♦, is still out. Keep your ace and queen to take it with, and your smallest diamonds to stay under with.
    .why = You lose this one, and keep what takes the sheep.
gong-zhu-lesson-5 = Spades are led, and you have none left. Which card could cost you most?
    .why = A high heart costs points, so give it to them.
gong-zhu-lesson-6 = There it is: the sheep, the J♦. Can you take it?
    .why = The ace beats it, and the sheep's yours: 100 points.
