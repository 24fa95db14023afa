# The lesson of Cheat: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal move
# that is worse. The rules: docs/rules/cheat.md.

cheat-lesson-1 = Get rid of your cards first. You start, and aces are due. You have two, so no lie is needed: lay them both.
    .why = The truth is safe. Anyone who doubts it takes the pile.
cheat-lesson-2 = Somebody lays one card as 2s. You hold one 2 yourself. Would they lie about a single card this early?
    .why = There are three more 2s, so it's probably true. Wrong doubts cost you the pile.
cheat-lesson-3 = Two cards are laid as 3s, and you hold three of the four 3s. Count!
    .why = It couldn't be true. They take the whole pile, your aces included.
cheat-lesson-4 = 4s are due and you have none, but you have to lay something. Jacks are the last rank you'll be asked for.
    .why = One card, no questions asked. By the time jacks are due, you'll have fewer cards to explain.
cheat-lesson-5 = 7s are due, and you have two. Slip in your other jack as a third one.
    .why = Two true cards make the third easy to believe. Don't do it on a big pile.
cheat-lesson-6 = Three cards are laid as 9s. You hold two of the four.
    .why = Another lie. Count before you trust, and watch out for last cards: always doubt those.
