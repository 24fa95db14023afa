# The lesson of Durak: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal move
# that is worse. The rules: docs/rules/durak.md.

durak-lesson-1 = You're attacked with three 9s, and diamonds are trump. To beat each you need a higher card of its suit, or a trump. That would cost you two trumps here. Beat them, or take them all into your hand?
    .why = You could have beaten all three, but it would have cost two trumps. Early on, picking up a few cards doesn't hurt much.
durak-lesson-2 = Now the 10♣ and the 10♠. You have no higher club. Beat the 10♣ as cheaply as you can.
    .why = Any trump beats any other suit. Use your smallest.
durak-lesson-3 = And the 10♠? You don't need a trump for this one.
    .why = A higher spade does it. Everything's beaten, so now you attack.
durak-lesson-4 = Your attack. You can play several cards if they're all of one rank. The more and the lower, the better.
    .why = Three at once: each one has to be beaten by itself.
durak-lesson-5 = They beat all three, one of them with the 8♦. You can throw in more cards, but only of ranks that are on the table.
    .why = There's an 8 on the table, so it fits. It was one too many: they take everything.
durak-lesson-6 = They're taking it all, and you can still give them more. There's a jack on the table, and you have the J♦. But that's a trump.
    .why = Never give away a trump.
durak-lesson-7 = They took, so they miss their turn, and you attack again. With which card?
    .why = Your lowest card is your least useful. When there's nothing left to draw, whoever's left with cards is the fool.
