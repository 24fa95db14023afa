# The lesson of Crazy King: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal
# move that is worse. The rules: docs/rules/crazy_king.md.

crazy-king-lesson-1 = Get rid of your cards. Play the suit or the rank on top: here it's the 9♠. A queen makes the next player draw two and miss a turn.
    .why = It's a spade, so it fits. And now the next player has even more cards.
crazy-king-lesson-2 = Diamonds were named, and the 4♦ is on top. What fits, without spending a king?
    .why = A diamond. Your kings would fit, too, but save those.
crazy-king-lesson-3 = Nothing but a king fits now. A king goes on anything, and you name the next suit. Name the one you have the most of.
    .why = You have the 7♠ and the K♠, so spades suit you best.
crazy-king-lesson-4 = Somebody played a jack, and that skips you. But a king saves your turn.
    .why = You keep your turn, and you name spades again.
crazy-king-lesson-5 = Two cards left, and the 7♥ is on top. Which one should you play first?
    .why = Same rank, so it fits. Now you have a king, and that goes on anything.
crazy-king-lesson-6 = One card left. Whatever is on top, a king fits.
    .why = You're out, and score what the others still hold. First to 500 wins.
