# Pişti: its rules are docs/rules/pisti.md. What the endings of keys mean stands at the head of common.ftl.

pisti-name = Pişti
    .line = Match the top card and the pile is yours.
    .aliases = Pishti, Pişpirik
pisti-rules = **Match the top card of the pile, and you capture all of it.**
    You have four cards, and there's a pile in the middle. Play one card a turn. If it has the same rank as the top card, the whole pile is yours. A jack captures any pile. Any other card goes on top.
    Capture a single card with its equal and that's a **pişti**, 10 points, or 20 with jacks. When the deck is played out, captured cards score: the 10♦ 3, the 2♣ 2, each ace and jack 1, and most cards 3. At 151, the highest score wins.
    - **For example:** somebody captures the pile and you start a new one with the 9♣. The next player has the 9♥ and plays it: pişti, 10 points. So start with a rank that's mostly gone.
    .whole =
    - **Deal:** four cards to the middle, then four each. One card in the middle is turned up, the others are under it, face down. If a jack comes up, it stays and another card is turned up on it. When every hand is empty, everyone gets four more; the middle gets none. The deal moves left with each hand, and the dealer plays last.
    - **Your turn:** play any card. If the top card of the pile has the same rank, you capture the pile. A jack captures it, too. On an empty table every card just stays, even a jack.
    - **The cards face down** go to whoever captures the first pile. Only that player can look at them.
    - **Pişti:** the pile is one single card and you match its rank. That's 10 points, and 20 for a jack on a jack. A jack on any other card is no pişti, and neither is the last card of the hand.
    - **When the deck is played out,** the last player who captured something gets what's left. Then count your captures: the 10♦ is worth 3, the 2♣ 2, each ace 1, each jack 1. Most cards are worth 3; tied for most, nobody scores.
    - **Winning:** at 151 or more after a hand, the highest score wins. If two share it, play another hand.
    - **Partners:** four players are two pairs, who put their captures together.
pisti-paragraphs =
    .pisti-one-card = 2

pisti-variant-short = Short, to 101
pisti-variant-coffee_house = Coffeehouse: bottom card shown, last card can make a pişti
pisti-variant-each_alone = Everyone for themselves, to 101
pisti-variant-open = Open: nothing starts face down

pisti-option-target = { shared-points-to-win }
pisti-option-partners = { shared-partners }
pisti-option-jack_pisti = Points for a jack on a single jack
pisti-option-most_cards = Points for most cards
pisti-option-last_pisti = The last card of the hand can make a pişti
pisti-option-closed_start = The first pile starts face down, under one card
pisti-option-look = You can look at face-down cards you've captured
pisti-option-open_bottom = The bottom card of the deck is shown

pisti-void = Four jacks in the middle, so it's a redeal.
pisti-turned = { $cards } { $count ->
    [0] on the table.
    [one] on the table, with 1 card face down under it.
   *[other] on the table, with { $count } cards face down under it.
}
pisti-bottom = At the bottom of the deck: { $card }.
pisti-lays = { $seat } plays { $card }.
    .to-seat = You play { $card }.
pisti-takes = { $seat } captures the pile with { $card }: { shared-cards }.
    .to-seat = You capture the pile with { $card }: { shared-cards }.
pisti-pisti = Pişti! { $seat } plays { $card } on { $cards }: { shared-points }.
    .to-seat = Pişti! You play { $card } on { $cards }: { shared-points }.
pisti-looks = Face down under the pile: { $cards }.
pisti-rest = { $winner } was last to capture something and gets what's left, { $cards }.
    .to-winner = You were last to capture something and get what's left, { $cards }.
pisti-count-cards = Most cards, { $figures }: { $count ->
    [0] a tie, no points
   *[other] { $seats }
}.
    .to-seats = Most cards, { $figures }: { shared-you-and }.
pisti-count-points = { shared-points } in captured cards: { $seats }.
    .to-seats = { shared-points } in captured cards: { shared-you-and }.
pisti-count-pistis = { shared-points } for piştis: { $seats }.
    .to-seats = { shared-points } for piştis: { shared-you-and }.
pisti-for-cards = { $number } for most cards
pisti-for-points = { $number } in cards
pisti-for-pistis = { $number } for piştis
pisti-deed = { shared-cards }, { $number ->
    [0] no pişti
    [one] 1 pişti
   *[other] { $number } piştis
}
pisti-fact = { $seat } made { $number } piştis.
pisti-tag = Pişti +{ $points }
pisti-count = { $count ->
    [one] 1 pişti
   *[other] { $count } piştis
}
pisti-pile = Pile
pisti-under = Under it
pisti-closed = Captured face down

pisti-hint-pisti = That's a pişti: { shared-points }.
pisti-hint-take = Capture the pile: { shared-cards }{ $points ->
    [0] .
    [one] { "" }, and 1 point in it.
   *[other] { "" }, and { $points } points in it.
}
pisti-hint-gone = Every other { rank-name } is gone or in your hand, so only a jack can capture it.
pisti-hint-lay = It's the card least likely to be matched ({ $number }%).

pisti-one-card = Play one card: { $cards }. What it captures follows by itself.
