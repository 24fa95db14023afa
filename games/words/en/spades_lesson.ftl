# The lesson of Spades: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal move
# that is worse. The rules: docs/rules/spades.md.

spades-lesson-1 = Your partner sits across from you, and your bids add up. In a trick everyone plays one card, and the best takes it. Say how many tricks you'll take: count your aces, and high spades, which are trump. When in doubt, bid low.
    .why = Two aces, two tricks. The small spades might bring a third, but that isn't sure.
spades-lesson-2 = The 8♦ is led. You have to follow suit if you can. Take this trick.
    .why = Only a spade beats the ace of the suit led, and everyone still has diamonds.
spades-lesson-3 = You won, so you lead. Lead from the suit you have just one card of: once you're out of it, you can trump it.
    .why = That was your last diamond. From now on you can play a spade on diamonds.
spades-lesson-4 = The 4♠ trumped your partner, and now the 9♥ is led. You're second, and your partner plays last. Leave it to them.
    .why = Second hand low. Your partner still gets a chance at it.
spades-lesson-5 = Diamonds again, and you have none left. You're last, so win it as cheaply as you can.
    .why = Any spade beats any diamond, so your smallest does it.
spades-lesson-6 = Spades are broken, so you can lead them now. Which card takes a trick for sure?
    .why = It's the highest spade in the deck. Nothing beats it, and it takes a trump from everyone.
spades-lesson-7 = You've won three, so your own bid is safe. Now your partner's K♥ is winning this trick. Play your lowest heart.
    .why = The trick's your partner's anyway, and your tricks count together. Save your high cards.
