# The lesson of Oh Hell: tasks on one fixed deal. A number is a task, `.why` what is said once it is solved, `.but` of a legal
# move that is worse. The rules: docs/rules/oh_hell.md.

oh-hell-lesson-1 = In a trick everyone plays one card, and the best takes it. Say how many tricks you'll take: with exactly that many you score 10 extra. Diamonds are trump, and you have four of them, and the K♣. About half of those will win. What do you bid?
    .why = Two of the trumps should win. The rest is luck.
oh-hell-lesson-2 = The 3♣ is led, and you have to follow suit. Two players after you can still beat your king, or trump it. Do you want this trick?
    .why = The trick got trumped anyway. Wait for a better one, and keep what can win.
oh-hell-lesson-3 = Spades are led, you have none, and you're last. Take it, as cheaply as you can.
    .why = Any diamond beats any spade, so the smallest does it. That's one of your two.
oh-hell-lesson-4 = Spades again, and one player comes after you. This could be your second. Make sure of it.
    .why = A higher trump is hard to beat. That's your two.
oh-hell-lesson-5 = You have your two, so from now on you want none. It's your lead: play the card that's easiest to beat.
    .why = Most clubs that are still out beat it, and somebody did.
oh-hell-lesson-6 = Hearts are led, and you have none. Don't trump! Which card could still win a trick you don't want?
    .why = It can't win when hearts are led, and now it can't win later either.
