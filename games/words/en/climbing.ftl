# What climbing games say alike.

do-give = Give
    .with = Give { $picked }
    .pick = Give { $most } cards
do-set = Play { $number } of a kind
do-sets = Play two or more of a kind
climbing-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
climbing-pays = { $seat } gives { $other } { $count ->
    [one] their best card
   *[other] their { $count } best cards
}.
    .to-seat = You give { $other } { $count ->
        [one] your best card
       *[other] your { $count } best cards
    }.
    .to-other = { $seat } gives you { $count ->
        [one] their best card
       *[other] their { $count } best cards
    }.
climbing-you-pay = You give { $cards } to { $other }.
climbing-you-receive = You get { $cards } from { $other }.
climbing-gives = { $seat } gives { $other } { $count ->
    [one] a card
   *[other] { $count } cards
} back.
    .short = gave { $count }
    .to-seat = You give { $other } { $count ->
        [one] a card
       *[other] { $count } cards
    } back.
    .to-other = { $seat } gives you { $count ->
        [one] a card
       *[other] { $count } cards
    } back.
climbing-opens = { $seat } has the { $card } and starts.
    .to-seat = You have the { $card } and start.
climbing-leads = { $seat } starts.
    .to-seat = You start.
climbing-plays = { $seat } plays { $cards }.
    .to-seat = You play { $cards }.
climbing-few-left = { $other } has { $count ->
    [one] one card
   *[other] { $count } cards
} left!
    .to-other = You have { $count ->
        [one] one card
       *[other] { $count } cards
    } left!
climbing-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
climbing-wins = { $seat } takes it with { $cards }.
    .to-seat = You take it with { $cards }.
climbing-wins-at-once = That takes the trick.
climbing-out = { $seat } is out.
    .to-seat = You're out.
climbing-passed = { shared-passed }
# Beside a seat in the picture: the place in which it went out.
climbing-place = { $number ->
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} out
    .round = { climbing-place } this round
climbing-prompt-opens = { $seat } starts with the { $card }
    .to-seat = You start with the { $card }
climbing-prompt-gives = { $seat } gives { $other } { $count ->
    [one] a card
   *[other] { $count } cards
}
    .to-seat = You give { $other } { $count ->
        [one] a card
       *[other] { $count } cards
    }
    .to-other = { $seat } gives you { $count ->
        [one] a card
       *[other] { $count } cards
    }
climbing-exchange = Round { $number } · swap
climbing-opening = Round { $number } · { $card } starts
climbing-taken = { $seat } took it
# Above the play in the picture, with who played it.
climbing-set = { $seat }: { $count ->
    [1] one { rank-name }
    [2] pair of { shared-ranks }
    [3] three { shared-ranks }
    [4] four { shared-ranks }
    [5] five { shared-ranks }
    [6] six { shared-ranks }
    [7] seven { shared-ranks }
   *[8] eight { shared-ranks }
}
climbing-hint-give = Give your worst cards: low singles first, pairs if you have to, 2s and jokers never.
climbing-hint-out = That's the last of your cards. You're out!
climbing-hint-lead = Lead your { $reversed ->
    [0] lowest
   *[1] weakest
} { $count ->
    [1] card
    [2] pair
    [3] three of a kind
   *[other] set of { $count }
}{ $close ->
    [0] . Nobody's close to going out
   *[1] {""}
}.
climbing-hint-lead-spare = Lead this { $count ->
    [1] card
    [2] pair
    [3] three of a kind
   *[other] set of { $count }
}. Anything { $reversed ->
    [0] lower
   *[1] weaker
} would break up a set{ $jokers ->
    [0] {""}
   *[1] {" "}or cost you a joker
}.
climbing-hint-lead-close = { $seat } is down to { $count ->
    [one] one card
   *[other] { $count } cards
}, so lead a set, not a single card.
climbing-hint-beat = That's your { $reversed ->
    [0] lowest
   *[1] weakest
} { $count ->
    [1] card
    [2] pair
    [3] three of a kind
   *[other] set of { $count }
} that beats { $count ->
    [1] the { rank-name }
   *[other] the { shared-ranks }
}.
climbing-hint-spare = It beats { $count ->
    [1] the { rank-name }
   *[other] the { shared-ranks }
}, and anything { $reversed ->
    [0] lower
   *[1] weaker
} would break up a set{ $jokers ->
    [0] {""}
   *[1] {" "}or cost you a joker
}.
climbing-hint-beat-close = { $seat } is down to { $count ->
    [one] one card
   *[other] { $count } cards
}, so beat whatever you can.
climbing-hint-nothing = Nothing you have beats it, so you have to pass.
climbing-hint-save-joker = It isn't worth a joker.
climbing-hint-save-set = It isn't worth breaking up a set.
climbing-must-give = First give { $seat } { $count ->
    [one] a card. Type “give” and the card
   *[other] { $count } cards. Type “give” and the cards
}.
