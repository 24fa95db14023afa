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
rules-play-chips = Chips are just for fun: they aren't worth anything.
