# The lesson of Kings & Bastards: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a
# legal move that is worse. The rules: docs/rules/kings_and_bastards.md.

kings-and-bastards-lesson-1 = First out is King, last is the Bastard. A 5 is on the table: play one higher card, as low as you can, but don't break up a pair.
    .why = It beats the 5, and your pairs stay together.
kings-and-bastards-lesson-2 = A king is on the table. You have two aces, two 2s and a joker. Is a single king worth one of those?
    .why = You can always pass, and even play again later in the trick.
kings-and-bastards-lesson-3 = A pair of 10s. Now you need two cards of a higher rank. Use the cheapest.
    .why = It's your lowest pair above the 10s, and two cards are gone.
kings-and-bastards-lesson-4 = Queens now. Win this trick and you lead the next. Keep the joker and your 2s if you can.
    .why = Everyone passed, so the lead is yours.
kings-and-bastards-lesson-5 = Your lead: one card, or a pair. Which cards never win anything?
    .why = Lead your lowest pair while you can. Two cards fewer.
kings-and-bastards-lesson-6 = Three 7s. A single 2 beats anything, but you have seven cards left. Is it time?
    .why = Your 2s are worth more near the end, when they get you the lead.
kings-and-bastards-lesson-7 = A jack is on the table. Beat it as cheaply as you can.
    .why = One more lone card gone. Play the cheap ones first.
