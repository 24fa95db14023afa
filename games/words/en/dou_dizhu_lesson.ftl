# The lesson of Dou Dizhu: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal
# move that is worse. The rules: docs/rules/dou_dizhu.md.

dou-dizhu-lesson-1 = The highest bidder plays alone against two and gets three more cards. You have both jokers, a 2 and three kings. How high do you go?
    .why = You're the landlord, and a 9♠ and a 9♣ make four 9s.
dou-dizhu-lesson-2 = You lead. The 4 is hard to get rid of. Can your jacks carry it?
    .why = Three of a kind takes a single along. Only three higher ones with a single beat it, or a bomb.
dou-dizhu-lesson-3 = Three 2s! Nothing of that kind is higher. But you have four of a kind.
    .why = A bomb beats any other kind and doubles the stake. It's 6 now.
dou-dizhu-lesson-4 = You lead again. What gets rid of the most cards?
    .why = Three of a kind can carry a pair, too: five cards.
dou-dizhu-lesson-5 = An ace beat your 6. Beat it as cheaply as you can.
    .why = Only jokers beat a 2, and you have both of them.
dou-dizhu-lesson-6 = An ace beat your 8. You have the jokers, an ace and a 10. How do you get out?
    .why = Nothing beats the rocket, or your ace after it. The 10 is your last card.
