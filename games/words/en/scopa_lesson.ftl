# The lesson of Scopa: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal move
# that is worse. The rules: docs/rules/scopa.md.

scopa-lesson-1 = A card captures one card of its own value, or else cards that add up to it. Coins and sevens are what you want most. Which card gets you the 7 on the table, and is the best card in the deck itself?
    .why = A 7 captures a 7. It couldn't have taken 6 and 1 instead: an equal card comes first. And the 7 of coins is a point by itself.
scopa-lesson-2 = A jack counts 8 and a king 10, and nothing here adds up to either. Leave one of them on the table, but keep your coin.
    .why = Most coins score a point, so don't leave them for others.
scopa-lesson-3 = Now there's a sum on the table. Which card captures two cards?
    .why = 3 and 4 make 7. Sevens count most for the primiera, too.
scopa-lesson-4 = Only the jack of coins is left. Sweep the table!
    .why = Scopa, 1 point, and a coin as well.
scopa-lesson-5 = You can't capture the 4. Leave a card so that the table adds up to more than 10: then no card can sweep it.
    .why = The table makes 11, and the highest card counts 10.
scopa-lesson-6 = A cavalier counts 9. Which of your cards captures two coins?
    .why = 4 and 5 make 9. At the end of the hand, most cards, most coins, the 7 of coins and the best primiera score 1 point each.
