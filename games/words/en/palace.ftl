# Palace: its rules are docs/rules/palace.md. What the endings of keys mean stands at the head of common.ftl.

palace-name = Palace
    .line = Hand, up cards, blind cards. The last one with cards loses.
    .aliases = Shithead, Karma, Shed
palace-rules = **Get rid of all your cards: your hand first, then the three in front of you, then three that nobody has seen. The last one with cards loses.**
    First choose which three of your six cards to put face up. Good ones help at the end.
    On your turn, play one or more cards of one rank on the pile: the same rank as the top card, or higher. Suits don't matter. Then draw back up to three. If you can't play, or don't want to, take the whole pile.
    A **2** goes on anything, and anything goes on it. A **10** goes on anything and burns the pile: it's out of play, and you play again. So do four of a rank.
    - **For example:** a jack is on top, and you have 4, 4 and queen. Only the queen fits. You play it and draw a card.
    .whole =
    - **Deal:** three cards face down in a row, which nobody looks at, three face up on them, and three in hand. The rest is the stock. Six players use two decks.
    - **Swap:** everyone chooses at the same time which three of their six cards go face up.
    - **Who starts:** whoever has a 3 face up, first from the dealer's left. If there's none, whoever has one in hand, and then the same with 4s, and so on.
    - **Your turn:** play cards of one rank that fits, then draw until you have three, while there's a stock. Or take the pile, even if you could play. Then the next player starts a new one.
    - **What fits:** the same rank as the top card or higher, ace high. 2s and 10s always fit.
    - **Burning:** a 10 burns the pile. So do four cards of a rank on top, whoever played them.
    - **Up and blind cards:** play your up cards once your hand is empty, and the blind ones after them. You can't mix them in one play. Flip a blind card: if it fits, it's played. If not, you take it and the pile. Whenever you have a hand again, you play from that first.
    - **The end:** without cards you're out. The last one with cards loses. If hands just go around and around, the round is broken off, and the most cards lose.
palace-paragraphs =
    .palace-three-of-six = 2
    .palace-has-chosen = 2
    .palace-no-pile = 4
    .palace-must-play = 4
    .going-out-one-rank = 4
    .palace-too-low = 5
    .palace-not-above-seven = 5
    .palace-not-your-zone = 7
    .palace-no-such-place = 7

palace-variant-sevens_eights = 7 or lower on a 7, invisible 8s
palace-variant-mirror = Invisible 3s, 8s skip, and 10s have to fit
palace-variant-strict = You have to play if you can
palace-variant-long_match = Five rounds that count who gets out when

palace-option-packs = Decks
    .auto = one, or two for six players
    .one = one
    .two = two
palace-option-swap = You choose your up cards before play
palace-option-starter = First to play
    .three = whoever has the lowest card
    .left = { shared-left-of-dealer }
palace-option-three = A 3 is
    .plain = { palace-plain }
    .invisible = { palace-invisible }
palace-plain = like any other card
palace-invisible = invisible: it goes on anything, and the card below counts
palace-option-seven = A 7 is
    .plain = { palace-plain }
    .lower = to be answered by 7 or lower
palace-option-eight = An 8 is
    .plain = { palace-plain }
    .invisible = { palace-invisible }
    .skip = a skip: each one passes over a player
palace-option-ten_on = A 10 goes on
    .any = anything
    .fits = what its rank fits on
palace-option-four_burns = Four of a rank burn the pile
palace-option-must_play = If you can play, you have to
palace-option-scoring = The match
    .loser = { going-out-until-lost }
    .places = { going-out-counts-places }
palace-option-losses = { going-out-losses }
palace-option-rounds = { going-out-rounds }

do-up = Face up
    .with = Face up { $picked }
do-three-up = Choose three up cards
do-flip = Flip { $number }
palace-do-take = Take the pile

palace-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
palace-chooses = { $seat } has chosen.
    .to-seat = You've chosen.
palace-swaps = { $seat } puts { $turned } face up.
    .to-seat = You put { $turned } face up.
palace-begins = { $kind ->
    [three] { $other } has the lowest card and starts.
   *[left] { $other } starts.
}
    .to-other = { $kind ->
        [three] You have the lowest card and start.
       *[left] You start.
    }
palace-takes = { $seat } takes the pile, { shared-cards }.
    .short = took { $count }
    .to-seat = You take the pile, { shared-cards }.
palace-burns = { $kind ->
    [four] Four of a rank! { palace-burning }
   *[ten] { palace-burning }
}
    .to-seat = { $kind ->
        [four] Four of a rank! { palace-burning.to-seat }
       *[ten] { palace-burning.to-seat }
    }
palace-burning = { $again ->
    [yes] { $seat } burns { shared-cards } and plays again.
   *[no] { $seat } burns { shared-cards }.
}
    .to-seat = { $again ->
        [yes] You burn { shared-cards } and play again.
       *[no] You burn { shared-cards }.
    }
palace-flips = { $seat } flips { $card }.
    .to-seat = You flip { $card }.
palace-misses = { $seat } flips { $turned }. It doesn't fit, and { $seat } takes { shared-cards }.
    .short = took { $count }
    .to-seat = You flip { $turned }. It doesn't fit, and you take { shared-cards }.
palace-you-draw = { shared-you-draw }
palace-passed-over = { $other } is skipped.
    .to-other = You're skipped.
palace-out = { $other } is out!
    .to-other = You're out!
palace-broken-off = Nobody's getting anywhere, so the round is over.
palace-loses = { $other } loses, with { shared-cards } left.
    .to-other = You lose, with { shared-cards } left.

palace-prompt = Choose three up cards
palace-chose = chosen
palace-choosing = choosing
palace-pile = Pile
palace-fits = To play
palace-lower = 7 or lower
palace-burned = Burned
palace-ends-in = Turns left
palace-zone-up = You play your up cards
palace-zone-blind = You flip blind cards

palace-hint-swap = Those are your best cards. Save them for the end.
palace-hint-flip = One's as good as another. Good luck!
palace-hint-take = Nothing fits, so take the pile.
palace-hint-worth = It's a small pile, and your good cards are worth more later.
palace-hint-burn = Burn it: { $count ->
    [one] one card goes
   *[other] { $count } cards go
}, and you play again.
palace-hint-stuck = You've seen { $other }'s cards: none of them fits on that.
palace-hint-special = Anything else that fits would cost you more.
palace-hint-several = You're rid of { $count } cards at once.
palace-hint-low = It's your lowest card that fits. Keep the good ones.

palace-too-few-cards = Six players need two decks.
palace-three-of-six = Choose three of { $cards } to put face up.
palace-has-chosen = You've chosen. { $seats } still { $count ->
    [one] has
   *[other] have
} to.
palace-no-pile = There's no pile to take. You can play any card.
palace-must-play = { $kind ->
    [blind] You can't take the pile. Flip a card.
   *[other] You have to play if you can. You can play { $cards }.
}
palace-not-your-zone = { $kind ->
    [hand] Play the cards in your hand first.
    [up] Play your up cards first.
   *[blind] You only have blind cards. Flip one.
}
palace-no-such-place = There's no card there. You can flip { $places }.
palace-too-low = That's too low. You need { $rank ->
    [A] another ace
   *[other] { rank-name } or higher
}{ $kind ->
    [some] , or { $cards }
   *[none] {""}
}.
palace-not-above-seven = There's a 7 on top. You need 7 or lower{ $kind ->
    [some] , or { $cards }
   *[none] {""}
}.
