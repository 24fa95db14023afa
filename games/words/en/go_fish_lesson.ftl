# The lesson of Go Fish: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal
# move that is worse. The rules: docs/rules/go_fish.md.

go-fish-lesson-1 = You can only ask for a rank that you hold. Ask the player on your left.
    .why = She had a 2 and had to give it to you.
go-fish-lesson-2 = You got something, so you ask again. She has no 2s left. Try the player on your right.
    .why = He had no 7s, so you went fishing and drew a 4. Now it's the next player's turn.
go-fish-lesson-3 = Listen to the others: whoever asks for a rank holds it. You have three 4s. Who has the last one?
    .why = She had asked for 4s. All four make a book, and it's yours.
go-fish-lesson-4 = It's still your turn. The player on your right had no 7s when you asked. Who else could have some?
    .why = She had one. Then you asked for 8s in vain and went fishing.
go-fish-lesson-5 = Since then she has asked for 10s. You have a 10, too.
    .why = She had to give it to you, and you ask again.
go-fish-lesson-6 = A jack has changed hands: the player on your right asked for jacks and got one. Where are they now?
    .why = He had two. Everyone hears every question, so remember who has what. The most books win.
