# The lesson of Blackjack: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal
# move that is worse. The rules: docs/rules/blackjack.md.

blackjack-lesson-1 = You've bet 20 and have 14. The house shows a 2, so it has to draw. Another card could bust you. Let the house take the risk.
    .why = It busts, and you win. Do the same with 12 to 16 whenever the house shows a low card.
blackjack-lesson-2 = 16 against a 9 mostly loses, whatever you do. Give up half your bet.
    .why = The house had 18, so half is all you lost.
blackjack-lesson-3 = With 11, any ten-card makes 21. Bet twice as much and take one card.
    .why = Not this time, but you win this more often than not.
blackjack-lesson-4 = Two 3s make a poor 6. Make two hands of them.
    .why = There's a bet on each, and you play the left one first.
blackjack-lesson-5 = Your first hand has 11 now. Again?
    .why = 21!
blackjack-lesson-6 = Just 8. No card can bust you here.
    .why = An ace counts eleven: soft 19, so you stand. The house busts, and both hands win.
blackjack-lesson-7 = The house shows an ace and offers insurance: 10 more, which pays 20 if its hidden card is a ten-card. Fewer than one in three are.
    .why = This time it was one. In the long run, insurance costs more than it pays.
