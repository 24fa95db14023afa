# The lesson of Skat: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal move
# that is worse. The rules: docs/rules/skat.md.

skat-lesson-1 = Your spades are long. With the J♣ but not the J♠, they're worth with 1, game 2, times 11: 22. An opponent bids 18. Do you hold it?
    .why = Both others pass. You play alone.
skat-lesson-2 = Hearts and diamonds could hurt you. Do you want two more cards?
    .why = The 9♥, and the Q♠ for a trump more.
skat-lesson-3 = Discard two low cards from short suits. They count for you in the end.
    .why = Now you can trump diamonds.
skat-lesson-4 = Which game will you play?
    .why = You have seven of eleven trumps.
skat-lesson-5 = You lead. Which card draws their trumps, and can't be beaten?
    .why = Two jacks fell.
skat-lesson-6 = Only the 10♠ and K♠ are still out. Lead the highest trump there is now.
    .why = Both fell: nobody else has a trump.
skat-lesson-7 = Which card takes a trick for sure?
    .why = An ace is 11. Later they took your K♣ with the 10.
skat-lesson-8 = Clubs are led, and you're out of them. Win it with the trump that counts most.
    .why = You made 82 points with the skat: 22 for you.
