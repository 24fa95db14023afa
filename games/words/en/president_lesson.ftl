# The lesson of President: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal
# move that is worse. The rules: docs/rules/president.md.

president-lesson-1 = Get rid of your cards before the others do. A single 5 is on the table. Play one card of a higher rank, but don't break up a pair or your three 7s.
    .why = It beats the 5, and your pairs and 7s stay together.
president-lesson-2 = A king is on the table. Only a 2 beats it now, and your two 2s are worth more as a pair.
    .why = You can always pass. A pair of 2s wins nearly any trick later.
president-lesson-3 = A new trick, and a pair of 4s. You have to play a pair, too, and a higher one. Use the cheapest.
    .why = It's your lowest pair, and two cards are gone.
president-lesson-4 = Kings! Whoever wins this trick leads the next. Can anything beat your 2s?
    .why = Nothing beats a pair of 2s, so you'll have the lead.
president-lesson-5 = You lead, so play as many of one rank as you like. Which of your cards will they find hard to beat?
    .why = Three at once, and nobody has three to beat them. You lead again.
president-lesson-6 = You have four cards left, and a pair of 10s is on the table. Beat it.
    .why = Two cards to go. First out is President, last is the Scum.
