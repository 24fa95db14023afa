# Kings & Bastards: its rules are docs/rules/kings_and_bastards.md. What the endings of keys mean stands at the head of
# common.ftl.

kings-and-bastards-name = Kings & Bastards
    .line = First out is King, last is the Bastard.
    .aliases = Kings and Bastards, Rich Man Poor Man
kings-and-bastards-rules = **Get rid of all your cards first, and you're King. Get stuck with them, and you're the Bastard.**
    Somebody leads a single card, or a **set** of several cards of one rank: a pair, three of a kind. Everyone after them plays the same number of cards of a higher rank, or passes. When all the others have passed, the last to play takes the trick and leads again.
    The 3 is low and the ace is high. A **2** beats anything, all by itself. A **joker** goes with any cards, as the rank you need.
    In the next round the Bastard gives the King their two best cards, and gets back any two the King can spare.
    - **For example:** Ann leads 6♣ 6♦. You play 9♥ 9♠, Ben passes, Cyd plays a single 2 and takes the trick. Cyd leads next.
    .whole =
    - **Deal:** all the cards of a deck with one joker; from seven players on, two decks. Some players get one card more. After the first round the Bastard deals.
    - **Leading:** whoever holds the 3♣ starts the round with it, alone or with more 3s and jokers. After that, whoever took the last trick leads anything they like. You can't pass when it's your lead.
    - **Following:** as many cards as were led, of a higher rank, or pass. You can pass and still come back in later. Suits don't matter.
    - **A 2** is played alone. It takes any trick at once, however many cards are in it, and nothing beats it.
    - **A joker** stands for any rank but a 2: by itself, or with at least one real card.
    - **Taking a trick:** when everyone else has passed in a row. If that player is out of cards, the next one leads.
    - **The end of a round:** the first one out is **King**. It goes on until one player is left with cards: the **Bastard**.
    - **The swap:** before the next round the Bastard's two best cards go to the King: 2s first, then jokers, aces, kings and so on down. The King gives back any two. Nobody else sees them.
    - **The end:** you stop when you like. Whoever was King most often wins, and if that's a tie, whoever was Bastard least often. Next to each name there's a crown for each round as King, and rags for each as Bastard.
    - **For example:** a pair of jacks is on the table. You can beat it with Q♣ Q♦, with K♠ and a joker, or with a single 2. One ace won't do, and neither will three kings.
kings-and-bastards-paragraphs =
    .kings-and-bastards-must-open = 2
    .kings-and-bastards-must-lead = 2
    .kings-and-bastards-one-rank = 2
    .kings-and-bastards-other-size = 3
    .kings-and-bastards-too-low = 3
    .kings-and-bastards-two-alone = 4
    .kings-and-bastards-joker-rank = 5
    .climbing-must-give = 8

kings-and-bastards-variant-race = First to be King three times
kings-and-bastards-variant-president = Vice titles, passing locks you out, 10 rounds
kings-and-bastards-variant-short = Short: 5 rounds

kings-and-bastards-option-decks = Decks
    .auto = one for every six players
kings-and-bastards-option-jokers = Jokers in each deck
kings-and-bastards-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = { shared-out-of-trick }
kings-and-bastards-option-exchange_count = Cards the Bastard and the King swap
    .zero = { shared-none }
kings-and-bastards-option-exchange_ranking = The Bastard's best cards, which go to the King, are
    .twos_high = 2s, then jokers, then aces
    .ace_high = aces, then kings; 2s and jokers only if there's nothing else
kings-and-bastards-option-lead_rule = Who starts a round
    .three_of_clubs = whoever holds the 3♣, with that card
    .king = the King, from the second round on
    .bastard = the Bastard, from the second round on
kings-and-bastards-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
kings-and-bastards-option-target_kings = Rounds as King to win
    .zero = { shared-no-limit }
kings-and-bastards-option-vice_titles = The Vice King (2nd out) and Vice Bastard (2nd to last) swap a card, too

do-as = as { rank-name }
    .after = { $picked } as { rank-name }

kings-and-bastards-calls = { $seat } plays { $card } as { $rank }.
    .to-seat = You play { $card } as { $rank }.
kings-and-bastards-wins = { $seat } takes it with { $cards } as { $rank }.
    .to-seat = You take it with { $cards } as { $rank }.
kings-and-bastards-king = { $seat } is out first and is the King!
    .to-seat = You're out first and are the King!
kings-and-bastards-bastard = { $seat } is stuck with cards and is the Bastard.
    .to-seat = You're stuck with cards and are the Bastard.

kings-and-bastards-fact = { $seat } was the Bastard most often: { $number } times.
kings-and-bastards-kings = { $kings ->
    [0] never King
    [one] King once
   *[other] King { $kings } times
}
kings-and-bastards-bastards = { $bastards ->
    [0] never Bastard
    [one] Bastard once
   *[other] Bastard { $bastards } times
}
kings-and-bastards-reason = { kings-and-bastards-kings }, { kings-and-bastards-bastards }
kings-and-bastards-tag-king = King
kings-and-bastards-tag-bastard = Bastard
kings-and-bastards-tag-vice = V. King
kings-and-bastards-tag-vice-last = V. Bastard
kings-and-bastards-joker = { $seat }: joker as { $rank }

kings-and-bastards-hint-only-twos = You only have 2s left, and they go one at a time.
kings-and-bastards-hint-two-few = You don't have many left. A 2 takes this trick, and then you lead.
kings-and-bastards-hint-joker = Only a 2 beats a joker played as an ace. Take this trick, and then you lead.
kings-and-bastards-hint-two-many = You have { $count ->
    [2] two
    [3] three
    [4] four
   *[other] { $count }
} 2s. Spend one: it takes this trick, and then you lead.
kings-and-bastards-hint-two-close = { $seat } is down to { $count ->
    [one] one card
   *[other] { $count } cards
}, so spend a 2 and stop them.
kings-and-bastards-hint-save-two = It isn't worth { $count ->
    [1] your only 2
   *[other] a 2
}.

kings-and-bastards-one-deck = One deck is enough for six players at most. Set the decks to “auto”, or to two.
kings-and-bastards-must-open = You start the round with the 3♣. Play it alone, or with other 3s and jokers.
kings-and-bastards-must-lead = It's your lead, so you can't pass. Play a card or a set.
kings-and-bastards-joker-rank = Say what the joker is, from 3 to ace but never a 2, like “JR as 9”.
kings-and-bastards-two-alone = A 2 is always played alone. Play just one 2, or a set without it.
kings-and-bastards-one-rank = Cards played together have to be of one rank, jokers included. Pick cards of one rank.
kings-and-bastards-only-jokers = Jokers alone don't make a set. Add a real card, or play one joker and say its rank.
kings-and-bastards-too-many = A set can't be more than { $most } cards. Play fewer.
kings-and-bastards-other-size = { $count ->
    [one] There's one card to beat. Play one
   *[other] There are { $count } cards to beat. Play as many
}, a single 2, or pass.
kings-and-bastards-too-low = That's too low. Play a rank above { rank-name }, a single 2, or pass.
