kings-and-bastards-name = Kings & Bastards
kings-and-bastards-rules = **Be first to play all your cards.**
    - **Sets:** play one card, or several of the same rank. The next players, clockwise, play as many cards of a higher rank, or pass. The suits do not matter; 3 is low, ace is high.
    - **A 2** is played alone. It takes any trick at once.
    - **A joker** stands for any rank but 2: alone, or in a set with at least one real card.
    - **Tricks:** who passes may come back in later. When all the others have passed, the last set takes the trick, and whoever played it leads anything. If that player is out, the next one leads.
    - **A round** begins with 3♣, alone or in a set of threes. First out is the **King**, the last one with cards the **Bastard**.
    - **The exchange:** in the next round the Bastard deals and pays the King the two highest cards (2, joker, ace, king ...). The King gives any two back.
    There is no end: most rounds as King win when the host stops, then fewest as Bastard. Beside each name, K counts rounds as King and B as Bastard. The host can set an end.

kings-and-bastards-option-decks = Packs of cards
    .auto = one for every six players
kings-and-bastards-option-jokers = Jokers in each pack
kings-and-bastards-option-pass_rule = Who has passed
    .reenter = may come back in when it is their turn again
    .locked = is out of the trick
kings-and-bastards-option-exchange_count = Cards that Bastard and King swap (0: there is no exchange)
kings-and-bastards-option-exchange_ranking = The highest cards, which the Bastard pays, are
    .twos_high = twos, then jokers, then aces
    .ace_high = aces, then kings; twos and jokers only if nothing else is left
kings-and-bastards-option-lead_rule = A round is begun by
    .three_of_clubs = who holds 3♣, with that card
    .king = the King, from the second round on
    .bastard = the Bastard, from the second round on
kings-and-bastards-option-max_rounds = Rounds that end the match (0: no limit)
kings-and-bastards-option-target_kings = Rounds as King that win the match (0: no limit)
kings-and-bastards-option-vice_titles = Second out (vice king) and last but one (vice bastard) swap a card too

do-give = Give
do-as = as { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] 10
   *[other] { $rank }
}

kings-and-bastards-deals = { $seat } deals.
kings-and-bastards-pays = { $seat } pays { $other } { $count ->
    [one] the highest card
   *[other] the { $count } highest cards
}.
kings-and-bastards-you-pay = You pay { $cards } to { $other }.
kings-and-bastards-you-receive = You receive { $cards } from { $other }.
kings-and-bastards-gives = { $seat } gives { $other } { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .short = gave { $count }
kings-and-bastards-opens = { $seat } holds { $card } and begins.
kings-and-bastards-leads = { $seat } begins.
kings-and-bastards-plays = { $seat } plays { $cards }.
kings-and-bastards-calls = { $seat } plays { $card } as { $rank }.
kings-and-bastards-passes = { $seat } passes.
    .short = passed
kings-and-bastards-wins = { $seat } takes the trick.
kings-and-bastards-king = { $seat } is out first and is King!
kings-and-bastards-out = { $seat } is out.
kings-and-bastards-bastard = { $seat } is left with cards and is the Bastard.

kings-and-bastards-line = { $king } K · { $bastard } B
kings-and-bastards-line-passed = { $king } K · passed
kings-and-bastards-tag-king = King
kings-and-bastards-tag-bastard = Bastard
kings-and-bastards-tag-vice = V. King
kings-and-bastards-tag-vice-last = V. Bastard
kings-and-bastards-place = { $number ->
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
} out
kings-and-bastards-exchange = Round { $number } · exchange
kings-and-bastards-opening = Round { $number } · { $card } begins
kings-and-bastards-taken = Trick taken
kings-and-bastards-joker = Joker as { $rank }
kings-and-bastards-set = { $count ->
    [1] One { $rank }
    [2] Pair of { $rank }s
    [3] Three { $rank }s
    [4] Four { $rank }s
    [5] Five { $rank }s
    [6] Six { $rank }s
    [7] Seven { $rank }s
   *[8] Eight { $rank }s
}

kings-and-bastards-hint-give = Give your cheapest cards: low singles first, pairs late, twos and jokers never.
kings-and-bastards-hint-out = These are your last cards: you are out.
kings-and-bastards-hint-only-twos = You hold only twos: they go one by one.
kings-and-bastards-hint-two-few = You have few cards left: a 2 takes the trick, and you lead.
kings-and-bastards-hint-two-close = { $seat } has { $count ->
    [one] one card
   *[other] { $count } cards
} left: a 2 takes this large trick.
kings-and-bastards-hint-lead = Lead your lowest { $count ->
    [1] card
    [2] pair
    [3] triple
   *[other] set of { $count }
}{ $close ->
    [0] ; nobody is close to going out
   *[1] {""}
}.
kings-and-bastards-hint-lead-spare = Lead this { $count ->
    [1] card
    [2] pair
    [3] triple
   *[other] set of { $count }
}: a lower one would break up a set or cost a joker.
kings-and-bastards-hint-lead-close = { $seat } has { $count ->
    [one] one card
   *[other] { $count } cards
} left: lead a set rather than a single card.
kings-and-bastards-hint-beat = It is the lowest { $count ->
    [1] card
    [2] pair
    [3] triple
   *[other] set of { $count }
} that beats the { $rank }{ $count ->
    [1] {""}
   *[other] s
}.
kings-and-bastards-hint-spare = It beats the { $rank }{ $count ->
    [1] {""}
   *[other] s
}; a lower one would break up a set or cost a joker.
kings-and-bastards-hint-beat-close = { $seat } has { $count ->
    [one] one card
   *[other] { $count } cards
} left: beat what you can.
kings-and-bastards-hint-nothing = You must pass: you hold nothing that beats it.
kings-and-bastards-hint-save-two = Beating this costs { $count ->
    [1] your only 2
   *[other] a 2
}.
kings-and-bastards-hint-save-joker = Beating this costs a joker.
kings-and-bastards-hint-save-set = Beating this would break up a set of yours.

kings-and-bastards-one-deck = One pack is for six players at the most: leave the packs to “auto” or play with two.
kings-and-bastards-must-give = First give { $seat } { $count ->
    [one] a card: “give” and the card
   *[other] { $count } cards: “give” and the cards
}.
kings-and-bastards-must-open = You begin the round: play 3♣, alone or with other threes and jokers.
kings-and-bastards-must-lead = You lead, so you may not pass: play any set, or a 2.
kings-and-bastards-joker-rank = Say what the joker stands for, 3 to ace but never 2: “JR as 9”.
kings-and-bastards-two-alone = A 2 is played alone: play one 2, or a set without it.
kings-and-bastards-one-rank = A set is one card or several of one rank, with jokers if you like.
kings-and-bastards-only-jokers = Jokers alone are not a set: add a real card, or play one joker and say its rank.
kings-and-bastards-too-many = A set has { $most } cards at the most.
kings-and-bastards-other-size = { $count ->
    [one] One card is
   *[other] { $count } cards are
} to beat: play as many, a single 2, or pass.
kings-and-bastards-too-low = Play a rank higher than { $rank }, a single 2, or pass.
