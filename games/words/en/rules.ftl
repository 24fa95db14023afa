# What the rules of several games say alike.

rules-trick = In each **trick** everyone plays one card in turn, starting with the leader. Follow suit: if you have the suit of the first card, play it. If you don't, play anything.
rules-trick-plain = The highest card of the suit led takes the trick, and its player leads the next one. There's no trump.
rules-trick-trump = The highest trump takes the trick, or if nobody played one, the highest card of the suit led. Its player leads the next one.

rules-hands-of-five = { "  " }- straight flush, five in a row in one suit: 5♥ 6♥ 7♥ 8♥ 9♥
    { "  " }- four of a kind: K♣ K♦ K♥ K♠ 4♦
    { "  " }- full house, three of a kind and a pair: J♣ J♥ J♠ 4♦ 4♠
    { "  " }- flush, five of one suit: A♦ J♦ 8♦ 6♦ 2♦
    { "  " }- straight, five in a row: 7♣ 8♦ 9♦ 10♠ J♥
rules-poker-hands = { rules-hands-of-five }
    { "  " }- three of a kind: Q♣ Q♦ Q♥ 8♠ 4♦
    { "  " }- two pair: A♣ A♥ 6♦ 6♠ 9♣
    { "  " }- pair: 10♥ 10♠ K♦ 7♣ 3♠
    { "  " }- high card: none of these
rules-same-hand = - **Same hand?** The higher cards decide: kings beat nines, then whatever else is in your five. Suits never matter, and equal hands split the pot. An ace is high, or low in A 2 3 4 5.
rules-side-pot = - **For example:** you have 40 chips and go all in; two others put in 100 each. You can win 40 from each of them and your own 40 back. The other 120 are a **side pot** between those two.
rules-chips = Play until one player has all the chips. They're just for fun: they aren't worth anything.

# Poker with blinds and a board.

rules-button = The **button** marks the dealer's seat and moves left after each hand. The next two players to its left have to bet first, the small and the big **blind**. There's a round of betting before the **flop**, the first three cards of the board, and one more after the flop, after the fourth card (the **turn**) and after the fifth (the **river**). Check (stay in for nothing), bet, call what others bet, raise it, or fold. Then the hands are shown, and the best one takes the **pot**, all that was bet.
rules-blinds = Left of the button sits the small blind, then the big blind, and both bet before they see a card. With two players left the button is the small blind.
rules-streets = - **The bets:** before the flop, from the left of the big blind. After the flop (three cards), the turn and the river (one each), from the left of the button.
rules-check-bet-raise = - **Your turn:** nobody has bet? **Check**, or **bet** at least the big blind. Somebody has? **Call** (match it), **raise to** a higher amount, or **fold** and sit the hand out. A raise adds at least as much as the last bet or raise did. If nobody raises, the big blind can still raise.
rules-all-in = - **All in:** if you can't match a bet, put in what you have. You can only win as much from each of the others as you put in yourself; the rest is a side pot between them. What nobody matched comes back. A raise that's too small because somebody is all in doesn't let you raise again, unless it adds up to a full raise for you.
rules-showdown = - **The showdown:** whoever bet or raised last on the river shows first. After that you only have to show if you win. If everyone who's left is all in, the hands are opened and the rest of the cards are dealt. If everyone else folds, you win without showing.
rules-blinds-end = - **The end:** the blinds go up every few hands. Out of chips, you're out; the last player with chips wins.
rules-play-chips = Chips are just for fun: they aren't worth anything.
