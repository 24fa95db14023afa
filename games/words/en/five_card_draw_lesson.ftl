# The lesson of Five Card Draw: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a
# legal move that is worse. The rules: docs/rules/five_card_draw.md.

five-card-draw-lesson-1 = Five cards nobody else sees: two 10s, two 3s and a jack. Two pair is good, but not good enough for all your chips. You bet first.
    .why = Whoever stays in has to pay, and most of them have less than two pair.
five-card-draw-lesson-2 = Somebody raised by 37. Fold, call, or raise with everything you have?
    .why = You're probably ahead, but not so far ahead that you'd risk it all before the draw.
five-card-draw-lesson-3 = Now you can swap up to three cards. What do you keep?
    .why = Keep both pairs. A 10 or a 3 would have made a full house.
five-card-draw-lesson-4 = No luck, but it's still two pair. The others swapped three cards each, so they held a pair at most. Second round of betting: about half the pot is a good bet.
    .why = Somebody who swaps three is usually behind two pair. Make them pay to see your hand.
five-card-draw-lesson-5 = They raise by 200. If you win one time in four, a call pays off. Are they bluffing, or did they draw three of a kind?
    .why = They had a pair of kings, so your two pair wins.
