# The lesson of Truco: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal move
# that is worse. The rules: docs/rules/truco.md.

truco-lesson-1 = You're mano, so you lead and win ties. Before the first card you can bet on your two best cards of one suit. Your 2 and 7 of clubs make 20 + 9. Call it!
    .why = 29 beats most hands. Aces count 1, and jacks, cavaliers and kings count 0.
truco-lesson-2 = Your 29 beat 27: 2 points. Now the tricks, and you need two of three. The ace of swords is the best card in the deck. Keep it, and lead your middle card.
    .why = A 2 is higher than a king. If it takes a better card to beat it, that card's gone.
truco-lesson-3 = The ace of clubs is the second-best card, so you lost that one. Now there's a 4, the lowest card. You never have to follow suit. Which card is just good enough?
    .why = Any 7 beats a 4, so the ace of swords is still yours.
truco-lesson-4 = One trick each, and you have the one card that can't be beaten. Make the hand worth more!
    .why = Truco makes it 2 points. The other side has to play for it, give it up, or raise.
truco-lesson-5 = You're asked about retruco, for 3. You can't lose. What's the highest call there is?
    .why = Vale cuatro means the hand is worth 4. To raise is to accept what was asked.
truco-lesson-6 = That's 6 points in one hand. Now you hold a jack, a plain 7 and a 6, and you hear “truco.” What do you say?
    .why = It costs 1 point to say no, and it would cost 2 to lose. But say no too often, and others will bluff.
