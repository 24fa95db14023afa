# Big Two: its rules are docs/rules/big_two.md. What the endings of keys mean stands at the head of common.ftl.

big-two-name = Big Two
    .line = 2s are high, poker hands count, first out wins.
    .aliases = Big 2, Deuces, Pusoy Dos
big-two-rules = **Get rid of all your cards first. The others pay for what they still hold.**
    Whoever has the lowest card starts, with a play that includes it: a single card, a pair, three of a kind, or a hand of five. Everyone after them plays as many cards, but higher, or passes. When all the others have passed, the last to play leads again, with anything they like.
    The 3 is low and the **2** is highest. Between cards of one rank the suit decides: ♦ is low, then ♣, ♥ and ♠. **Hands of five, best first:**
    { rules-hands-of-five }
    Each card you're left with costs a point. With ten or more it's two each, and if you haven't played at all, three. After eight rounds, whoever has the most points wins.
    - **For example:** Ann leads 5♦ 5♠. You play 9♣ 9♥, Ben plays 9♦ 9♠: the same rank, but the spade is higher. Ann passes, you pass, and Ben leads next.
    .whole =
    - **Deal:** 13 cards each. With three players it's 17, and the one left over goes to whoever was dealt the lowest card. With two, half the deck stays out.
    - **Leading:** whoever holds the lowest card starts the round, with a play that includes it. After that, whoever played last leads anything they like.
    - **Following:** as many cards as were led, but higher, or pass. You can pass and still come back in later.
    - **The order:** 3, 4, 5 up to the king, then the ace, then the 2. Between equal ranks: ♦, ♣, ♥, ♠. A pair counts by its higher suit.
    - **Hands of five, best first.** Any of them beats all those below it:
    { rules-hands-of-five }
    - **Two of the same kind:** a flush counts by its highest card, a full house by the three, four of a kind by the four. The fifth card with four of a kind can be anything. Four cards or two pairs aren't a hand.
    - **Straights** go up to 10-J-Q-K-A. Above that are 2-3-4-5-6, and A-2-3-4-5 on top. Of equal straights the suit of the highest card decides.
    - **The last card:** if the next player is down to one card and you play a single, it has to be your highest. You can still pass, or play more cards at once.
    - **The end of a round:** as soon as somebody is out. Each card you have left costs a point. With ten or more (14 of 17, 15 of 18) it's two each, and three each if you haven't played a card. The winner collects it all.
    - **The end:** eight rounds. Whoever has the most points wins.
    - **For example:** Ann goes out. You have 4 cards left: −4. Ben has 11: −22. Cyd hasn't played a card: −39. Ann gets 65.
big-two-paragraphs =
    .big-two-must-open = 2
    .big-two-no-combination = 2
    .big-two-must-lead = 2
    .big-two-other-size = 3
    .big-two-too-low = 3
    .big-two-must-top = 8

big-two-variant-hong_kong_hard = Hong Kong, strict: let someone go out and you pay for all
big-two-variant-taiwan = Taiwan: bombs, no triples, no flushes
big-two-variant-pusoy_dos = Pusoy Dos: diamonds are high
big-two-variant-western = Penalty points: fewest wins when somebody has lost 50

big-two-option-suits = Suits, from low to high
    .hong_kong = ♦ ♣ ♥ ♠
    .taiwan = ♣ ♦ ♥ ♠
    .philippines = ♣ ♠ ♥ ♦
big-two-option-opening = Who starts a round
    .lowest = whoever holds the lowest card
    .winner = whoever won the last one
big-two-option-must_include = The lowest card has to be in the first play
big-two-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = you're out until the next lead
big-two-option-triples = Three of a kind can be played alone
big-two-option-straights = Straights, from low to high
    .twos_top = 3-4-5-6-7 up to the ace, then 2-3-4-5-6, A-2-3-4-5
    .six_top = A-2-3-4-5, 3-4-5-6-7 up to the ace, then 2-3-4-5-6
    .poker = A-2-3-4-5, 2-3-4-5-6 and so on up to the ace
    .no_twos = 3-4-5-6-7 up to the ace, none with a 2
big-two-option-flushes = Flushes count by
    .top_card = their highest card
    .all_cards = all five cards
    .suit = their suit first
    .none = nothing: they aren't played
big-two-option-same_kind = A hand of five is only beaten by the same kind, or by four of a kind or a straight flush
big-two-option-bombs = Four of a kind and a straight flush beat anything, of any size
big-two-option-last_card = When the next player has one card
    .top = a single has to be your highest
    .free = play what you like
big-two-option-assist = Let the next player go out on a single, and you pay for all
big-two-option-double_from = Each card costs two with this many cards left
    .zero = { shared-never }
big-two-option-triple = If you haven't played a card, each costs three
big-two-option-twos_double = Each 2 left doubles what you pay
big-two-option-finish_double = Going out on 2s, four of a kind or a straight flush doubles it for all
big-two-option-settlement = Points
    .winner = the losers pay the winner
    .pairwise = everyone settles with everyone
    .points = the losers lose theirs, the winner gets none
big-two-option-three_deal = With three players
    .all = all the cards are dealt
    .thirteen = 13 each
big-two-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
big-two-option-limit = Points lost that end the match
    .zero = { shared-no-limit }

big-two-suits = Suits, low to high
big-two-suit = { $symbol }
big-two-kind = { $kind ->
    [single] single card
    [pair] pair
    [triple] three of a kind
    [straight] straight
    [flush] flush
    [full-house] full house
    [four] four of a kind
   *[straight-flush] straight flush
}
big-two-label = { $seat }: { big-two-kind }
big-two-line = { $score ->
    [1] 1 point
   *[other] { $score } points
}
big-two-tag-one = one card!
big-two-deed = { $count ->
    [0] went out
    [one] 1 card left: { $number }
   *[other] { $count } cards{ $unplayed ->
        [1] , none played
       *[0] {" "}left
    }: { $number }
}
big-two-for-all = { $number } for everyone

big-two-plays = { $seat } plays { $cards }: { big-two-kind }.
    .to-seat = You play { $cards }: { big-two-kind }.
big-two-wins = { $seat } is out and wins the round!
    .to-seat = You're out and win the round!
big-two-left = { $seat } has { $cards } left: { $number }.
    .to-seat = You have { $cards } left: { $number }.
big-two-blamed = { $seat } let { $other } out, and pays for everyone: { $number }.
    .to-seat = You let { $other } out, and pay for everyone: { $number }.
    .to-other = { $seat } let you out, and pays for everyone: { $number }.

big-two-hint-high = { $seat } is down to one card, so play a high one.
big-two-hint-lead-high = { $seat } is down to one card. If it has to be a single card, make it a high one.
big-two-hint-five = { $kind ->
    [four] Four of a kind
   *[other] A { big-two-kind }
} gets rid of five cards at once{ $twos ->
    [1] {" "}and keeps your 2s
   *[0] {""}
}.
big-two-hint-lead = Lead { $kind ->
    [triple] these three
    [pair] this pair
   *[single] this card
}{ $few ->
    [1] , and you're nearly out
   *[0] . You need { big-two-it } least
}.
big-two-hint-follow = { $kind ->
    [triple] These three beat it
    [pair] This pair beats it
   *[single] This card beats it
}{ $few ->
    [1] , and you're nearly out
   *[0] , and you need { big-two-it } least
}.
big-two-it = { $kind ->
    [triple] them
   *[other] it
}

big-two-must-open = You start the round. Play { $card }, alone or with cards that go with it.
big-two-must-lead = { shared-must-lead }
big-two-no-combination = { $kind ->
    [two] Two cards have to be a pair.
    [three] Three cards have to be three of a kind.
    [no-triples] Three of a kind isn't played alone at this table.
    [two-pairs] Two pairs aren't a hand. Play one of them.
    [four] Four cards aren't a hand. Four of a kind takes a fifth card.
    [five] Those five aren't a straight, a flush, a full house or four of a kind.
   *[many] You can't play more than five cards.
} Play one card, a pair{ $triples ->
    [1] , three of a kind
   *[0] {""}
} or a hand of five.
big-two-other-size = { shared-other-size }
big-two-other-kind = Only a higher { big-two-kind } beats it here, or four of a kind or a straight flush.
big-two-too-low = That's too low. Play { $kind ->
    [triple] three of a kind
    [four] four of a kind
   *[other] a { big-two-kind }
} above { $cards }{ $kind ->
    [single] {""}
    [pair] {""}
    [triple] {""}
    [straight-flush] {""}
   *[other] , a higher kind of hand
}, or pass.
big-two-must-top = { $other } has one card left, so a single has to be your highest. Play { $card }, more cards at once, or pass.
