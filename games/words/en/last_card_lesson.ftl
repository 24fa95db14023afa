# The lesson of Last Card: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal
# move that is worse. The rules: docs/rules/last_card.md.

last-card-lesson-1 = Play the same color as the card on top, or the same number or symbol. Here yellow fits. Make the next player miss a turn.
    .why = It's yellow, so it fits, and the next player is skipped.
last-card-lesson-2 = Now there's a green skip on top, and you have nothing green. Which card has the same symbol?
    .why = Same symbol, different color. And now that color's on top.
last-card-lesson-3 = Play your wild. It goes on anything, and you name the color. Which one do you have the most of?
    .why = You have three yellow cards, so yellow suits you best.
last-card-lesson-4 = Make the next player draw two.
    .why = They draw two cards and miss a turn. You're down to three.
last-card-lesson-5 = You have two cards, and the one you're about to play leaves you with one. What do you say first?
    .why = If you forget, anybody can catch you, and you draw two.
last-card-lesson-6 = You said it in time. Now play: what fits the red 5?
    .why = Red on red, and one card to go.
last-card-lesson-7 = Your last card is a yellow 2, and the red 2 is on top.
    .why = A 2 on a 2, and you're out! You score what the others still hold.
