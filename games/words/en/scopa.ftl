# Scopa: its rules are docs/rules/scopa.md. What the endings of keys mean stands at the head of common.ftl.

scopa-name = Scopa
    .line = Match a card or add up to it. Sweep the table.
    .aliases = Scopone, Scopa d'assi
scopa-rules = **Capture cards from the table, above all coins and sevens, and sweep the table clean.**
    You have three cards, and four are face up on the table. Play one card a turn. It captures one card of the same value, or else cards that add up to it: a 7 takes a 2 and a 5. If it captures nothing, it stays on the table. Jacks count 8, cavaliers 9, kings 10.
    Clear the table and that's a **scopa**, 1 point. The others come at the end of the hand: for most cards, most coins, the 7 of coins, and the best primiera. At 11, the highest score wins.
    - **For example:** a 2, a 3 and a 6 are on the table. Your 5 captures the 2 and the 3. Only the 6 is left, so the next player's 6 would be a scopa.
    .whole =
    - **Deck:** 40 cards: ace to 7, then jack, cavalier and king, which count 8, 9 and 10. The suits are coins, cups, swords and clubs. With French cards, coins are diamonds and cavaliers are queens.
    - **Deal:** three cards each, and four face up on the table. When every hand is empty, everyone gets three more; the table gets none. Three or more kings on the table: redeal. The deal moves left with each hand.
    - **Your turn:** play one card. If a card of its value is on the table, it captures one of those, and never a sum. Otherwise it captures one set of cards that add up to it. If there are several, you pick one. You have to capture if your card can; if it can't, it stays on the table.
    - **Scopa:** clearing the table is worth 1 point, but not with the last card of the hand.
    - **At the end of the hand,** the last player who captured something gets what's left on the table. Then 1 point each for most cards, most coins, the 7 of coins, and the best primiera. Tied for most, nobody scores.
    - **Primiera:** your best card in each of the four suits, added up: a 7 is worth 21, a 6 18, an ace 16, a 5 15, a 4 14, a 3 13, a 2 12, the others 10. Without all four suits, you have none.
    - **Winning:** at 11 or more after a hand, the highest score wins. If two share it, play another hand.
    - **Partners:** four players are two pairs, who put their captures together.
scopa-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3
    .scopa-equal-first = 3

scopa-variant-scopone_scientifico = Scopone scientifico: ten cards each, to 21
scopa-variant-scopone = Scopone: nine cards each, to 21
scopa-variant-asso_pigliatutto = Asso pigliatutto: aces take everything
scopa-variant-napola = With napola and king of coins, to 21

scopa-option-target = { shared-points-to-win }
scopa-option-partners = { shared-partners }
scopa-option-deal = Cards per deal
    .three = three
    .nine = nine (four players)
    .ten = ten, none on the table (four players)
scopa-option-ace = An ace you play
    .plain = counts 1
    .takes_all = captures everything, and that's no scopa
    .takes_all_sweep = captures everything, and that's a scopa
scopa-option-napola = Ace, 2 and 3 of coins, and those that follow, score 1 each
scopa-option-re_bello = The king of coins scores 1
scopa-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

scopa-void = { $cards }: too many kings on the table, so it's a redeal.
scopa-turned = On the table: { $cards }.
scopa-takes = { $seat } plays { $card } and captures { $cards }.
    .to-seat = You play { $card } and capture { $cards }.
scopa-takes-itself = { $seat } plays { $card } on an empty table and keeps it.
    .to-seat = You play { $card } on an empty table and keep it.
scopa-sweeps = Scopa! { $seat } sweeps { $cards } with { $card }.
    .to-seat = Scopa! You sweep { $cards } with { $card }.
scopa-rest = { $winner } was last to capture something and gets what's left, { $cards }.
    .to-winner = You were last to capture something and get what's left, { $cards }.
scopa-count-cards = Most cards, { $figures }: { $count ->
    [0] a tie, no point
   *[other] { $seats }
}.
    .to-seats = Most cards, { $figures }: { shared-you-and }.
scopa-count-coins = Most coins, { $figures }: { $count ->
    [0] a tie, no point
   *[other] { $seats }
}.
    .to-seats = Most coins, { $figures }: { shared-you-and }.
scopa-count-primiera = Best primiera, { $figures }: { $count ->
    [0] a tie, no point
   *[other] { $seats }
}.
    .to-seats = Best primiera, { $figures }: { shared-you-and }.
scopa-count-seven = The 7 of coins: { $seats }.
    .to-seats = The 7 of coins: { shared-you-and }.
scopa-count-sweeps = { scopa-swept }: { $seats }.
    .to-seats = { scopa-swept }: { shared-you-and }.
scopa-count-napola = Napola, { $points } points: { $seats }.
    .to-seats = Napola, { $points } points: { shared-you-and }.
scopa-count-king = The king of coins: { $seats }.
    .to-seats = The king of coins: { shared-you-and }.

scopa-for-cards = { $number } for most cards
scopa-for-coins = { $number } for most coins
scopa-for-primiera = { $number } for primiera
scopa-for-seven = { $number } for the 7 of coins
scopa-for-sweeps = { $number } for scopas
scopa-for-napola = { $number } for napola
scopa-for-king = { $number } for the king of coins
scopa-deed = { shared-cards }, { $number ->
    [one] 1 coin
   *[other] { $number } coins
}, primiera { $points ->
    [0] none
   *[other] { $points }
}
scopa-tag = Scopa
scopa-swept = { $count ->
    [one] 1 scopa
   *[other] { $count } scopas
}

scopa-hint-sweep = That clears the table: scopa, 1 point.
scopa-hint-seven = Take the 7 of coins: it's worth a point by itself.
scopa-hint-coins = Take { $count ->
    [one] a coin
   *[other] { $count } coins
}: most coins score a point.
scopa-hint-primiera = Sevens win the primiera, so take one.
scopa-hint-cards = That gets you { shared-cards }, and most cards score a point.
scopa-hint-lay = Nothing to capture. It leaves { $number } on the table, { $chance ->
    [0] and there's next to no chance of a scopa
   *[other] with a scopa about { $chance }% of the time
}.
scopa-hint-wait = Better than capturing now: it leaves { $number } on the table, { $chance ->
    [0] and there's next to no chance of a scopa
   *[other] with a scopa about { $chance }% of the time
}.

scopa-scopone-is-for-four = Scopone is for four players. With fewer, deal three cards at a time.
scopa-equal-first = { $cards } has the same value, so { $card } captures that, not a sum.
