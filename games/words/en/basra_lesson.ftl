# The lesson of Basra: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal move
# that is worse. The rules: docs/rules/basra.md.

basra-lesson-1 = Capture cards with one of your own: an 8 captures every 8, and cards that add up to 8. Which card captures the whole table?
    .why = It captured the 8♦, and A♥ 3♥ 4♣, which make 8. That cleared the table: a basra, 16 points.
basra-lesson-2 = Only the 2♠ is on the table. Can you sweep it?
    .why = Another basra. A single card is the easiest to sweep, so don't leave one if you can help it.
basra-lesson-3 = The 3♦ is on the table, and nothing of yours adds up to 3. But a jack captures everything.
    .why = A jack makes no basra, but you get the 3♦, and points for the jack itself.
basra-lesson-4 = The 4♥ is on the table, and you have a 2 and a 6. Neither captures it now. Leave one of them, so that the other captures both next turn.
    .why = 2 and 4 make 6, so your 6♥ can capture both next turn.
basra-lesson-5 = What captures the 10♥?
    .why = A 10 captures a 10. The jacks, the aces, the 2♣ and the 10♦ score when you capture them.
