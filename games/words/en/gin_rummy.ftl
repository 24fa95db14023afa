# Gin Rummy: its rules are docs/rules/gin_rummy.md. What the endings of keys mean stands at the head of common.ftl.

gin-rummy-name = Gin Rummy
    .line = Make melds, and knock before they do.
    .aliases = Gin, Knock Rummy
gin-rummy-rules = **Turn your ten cards into sets and runs, and knock before your opponent does.**
    A card is turned up to start the discard pile. On your turn draw a card, from the stock or the top of the discards, and discard one. You're after **melds**: three or four of a kind, or three or more in a row in one suit. Everything else is **deadwood**: a face card costs 10, an ace 1.
    Down to 10 or less? Knock, and the hand ends. Both of you show, and you score the difference. No deadwood at all is **gin**, with a bonus. But watch out: if your opponent has no more than you, the points are theirs.
    First to 100 wins.
    - **For example:** you hold 4♥ 5♥ 6♥, three 9s, and 7♣ 7♦ 2♠ A♠. That's 17 of deadwood. Draw the 7♠, discard the 2♠, and all that's left is the ace: knock with 1.
    .whole =
    - **Deal:** ten cards each from a 52-card deck, and one turned up. Whoever didn't deal can take it; if not, the dealer can. If both pass, the other player draws from the stock.
    - **Your turn:** draw from the stock or take the top discard, then discard one, but not the card you just took from the discards. The ace is low: A 2 3 is a run, Q K A isn't. A card counts in one meld only. Deadwood counts 1 for an ace, 10 for J Q K, other cards their number.
    - **Knocking:** if you'd be left with 10 or less, you can knock instead of just discarding. You never have to.
    - **Laying off:** your opponent shows their melds, too, and adds their deadwood to yours where it fits: a fourth 9 to three 9s, the 7♥ to 4♥ 5♥ 6♥. I find the best way to lay off. Nobody lays off on gin.
    - **Scores:** knock, and you score the difference. Gin scores 25 and everything the other is stuck with. If the other has the same as you or less, that's an **undercut**: they score the difference and 25.
    - **Dead hand:** with two cards left in the stock and no knock, nobody scores and the same player deals again. Otherwise you take turns dealing.
    - **The end:** the first to 100 wins the game and gets 100 more. If the other won no hand at all, the winner's points from the hands count double. Then each hand you won, a **box**, adds 25, for both of you.
    - **For example:** you knock with 6. Your opponent has 21, and lays off the 7♥: 14 left. You score 8. With 5 left, they'd have undercut you and scored 26.
gin-rummy-paragraphs =
    .gin-rummy-upcard-first = 1
    .gin-rummy-stock-first = 2
    .gin-rummy-discard-or-knock = 2
    .gin-rummy-draw-first = 2
    .rummy-just-taken = 2
    .gin-rummy-must-knock = 3
    .gin-rummy-knock-with-another = 3
    .gin-rummy-too-much-deadwood = 3
    .gin-rummy-last-discard = 3
    .gin-rummy-does-not-fit = 4
    .gin-rummy-lay-off-or-done = 4

gin-rummy-variant-oklahoma = Oklahoma, with big gin
gin-rummy-variant-straight = Straight gin: no knocking
gin-rummy-variant-old = Old scores: gin 20, undercut 10
gin-rummy-variant-short = Short, to 50

gin-rummy-option-target = { shared-points-to-win }
gin-rummy-option-knock_limit = Most deadwood to knock with
    .zero = only gin
gin-rummy-option-gin_bonus = Points for gin
gin-rummy-option-undercut_bonus = Points for an undercut
gin-rummy-option-undercut_on_tie = The same deadwood is an undercut
gin-rummy-option-big_gin = All eleven cards in melds are big gin
gin-rummy-option-big_gin_bonus = Points for big gin
gin-rummy-option-box_bonus = Points at the end for each hand won (box)
gin-rummy-option-game_bonus = Points for winning the game
gin-rummy-option-shutout = If the loser won no hand
    .off = nothing extra
    .double_points = the winner's points from the hands count double
    .double_all = the winner's whole total counts double
    .flat100 = the winner gets 100 more
gin-rummy-option-dealer_rule = Who deals next
    .alternate = you take turns
    .winner = whoever won the hand
    .loser = whoever lost the hand
gin-rummy-option-last_discard_action = The last discard of a dead hand can be taken to knock at once
gin-rummy-option-auto_layoff = I find the best lay-off for you
gin-rummy-option-oklahoma = The first card turned up sets the most you can knock with

do-knock = Knock, discarding
    .beside = Knock
    .with = Knock, discarding { $picked }
# After "Knock, discarding 9♠", before the melds.
do-with = with melds
do-biggin = Big gin
do-layoff = Lay off
    .with = Lay off { $picked }
do-done = Done

gin-rummy-deals = { $seat } deals. { $card } is turned up, and { $other } can have it.
    .to-seat = You deal. { $card } is turned up, and { $other } can have it.
    .to-other = { $seat } deals. { $card } is turned up, and you can have it.
gin-rummy-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
gin-rummy-knocks = { $seat } discards { $card } and knocks with { $number }: { $cards }.
    .to-seat = You discard { $card } and knock with { $number }: { $cards }.
gin-rummy-goes-gin = { $seat } discards { $card } and has gin: { $cards }.
    .to-seat = You discard { $card } and have gin: { $cards }.
gin-rummy-goes-big-gin = { $seat } has big gin: { $cards }.
    .to-seat = You have big gin: { $cards }.
gin-rummy-lays-off = { $seat } lays off { $cards }.
    .to-seat = You lay off { $cards }.
gin-rummy-answers = { $seat } shows { $cards } and is stuck with { $number }.
    .to-seat = You show { $cards } and are stuck with { $number }.
gin-rummy-no-melds = { $seat } has no melds and is stuck with { $number }.
    .to-seat = You have no melds and are stuck with { $number }.
gin-rummy-scores = { $winner } scores { $number }.
    .to-winner = You score { $number }.
gin-rummy-undercuts = Undercut! { $winner } scores { $number }.
    .to-winner = Undercut! You score { $number }.
gin-rummy-tie = It's even, so nobody scores.
gin-rummy-dead = Dead hand: nobody knocked in time. Nobody scores, and the same player deals again.
gin-rummy-wins = { $winner } wins the game, { $number } to { $least } with bonuses.
    .to-winner = You win the game, { $number } to { $least } with bonuses.

gin-rummy-line = { $score } points · won { $number }
gin-rummy-holding = deadwood { $number }
gin-rummy-tag = { $how ->
    [gin] gin
    [biggin] big gin
   *[knock] knocks
}
gin-rummy-tag-undercut = undercut
gin-rummy-deed = { $how ->
    [gin] gin
    [biggin] big gin
   *[left] { $number } left
}
gin-rummy-for-bonus = { $how ->
    [undercut] { $number } for the undercut
    [biggin] { $number } for big gin
   *[gin] { $number } for gin
}
gin-rummy-for-game = { $number } for the game
gin-rummy-for-boxes = { $number } for { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
gin-rummy-for-shutout = { $number } for the shutout
gin-rummy-reason = first to { $number }
gin-rummy-fact = { $seat } won more hands: { $most } to { $least }.
gin-rummy-even = Both won { $number ->
    [one] one hand
   *[other] { $number } hands
}.
gin-rummy-subtitle = Hand { $number }{ $how ->
    [knock] { " " }· knocked
    [gin] { " " }· gin
    [biggin] { " " }· big gin
    [undercut] { " " }· undercut
    [tie] { " " }· equal
    [dead] { " " }· dead
   *[other] { "" }
}
gin-rummy-limit = Knock with up to
gin-rummy-target = Target
gin-rummy-meld = Meld · { $seat }
gin-rummy-deadwood = { $number } left · { $seat }
gin-rummy-covered = Discard
gin-rummy-laid-off = Laid off · { $seat }

gin-rummy-hint-pass = { $card } doesn't help you enough.
gin-rummy-hint-draw = { $card } doesn't help you enough. Try the stock.
gin-rummy-hint-forced = You both passed, so draw from the stock.
gin-rummy-hint-completes = It gives you { $cards }.
gin-rummy-hint-take-to-knock = Take it and you can knock with { $number }.
gin-rummy-hint-take-low = It cuts your deadwood from { $number } to { $least }.
gin-rummy-hint-knock = You're down to { $number }. { $seat } needs { $ties ->
    [1] { $number } or less
   *[0] less than that
} to undercut you.
gin-rummy-hint-gin = That's gin: your other ten cards are all in melds.
gin-rummy-hint-big-gin = All eleven of your cards are in melds.
gin-rummy-hint-alone = It fits nothing, and it costs you { $number }. Without it you're down to { $least }.
gin-rummy-hint-throw = It's your least useful card: you're left with { $least }, and the best draws.
gin-rummy-hint-lay-off = It fits, and that's { $number } off your deadwood.
gin-rummy-hint-done = Nothing else is worth laying off. You're left with { $number }.

gin-rummy-upcard-first = The card turned up comes first. Take it, or pass.
gin-rummy-stock-first = You both passed. Draw from the stock.
gin-rummy-draw-first = Draw first: from the stock, or take the discard.
gin-rummy-last-discard = The stock is used up. Take the last discard if it lets you knock at once, or pass.
gin-rummy-discard-or-knock = You've drawn. Discard a card, or knock if that leaves you with { $limit } or less.
gin-rummy-must-knock = You took the last discard, so you have to knock. Discard one of { $cards }.
gin-rummy-too-much-deadwood = That leaves you with { $number }, and you need { $limit } or less to knock. Discard a card and play on.
gin-rummy-knock-with-another = That leaves you with { $number }, and you need { $limit } or less to knock. Knock with one of { $cards }, or play on.
gin-rummy-no-melds-of-yours = Those aren't melds of your other cards. Name sets and runs of three cards or more, and no card twice.
gin-rummy-no-big-gin = There's no big gin at this table. Discard a card and knock.
gin-rummy-not-all-melded = Your eleven cards aren't all in melds. Discard one, or knock if that leaves you with { $limit } or less.
gin-rummy-does-not-fit = { $card } doesn't fit any of the knocker's melds. { $count ->
    [0] None of your other cards does, either, so say “done”
   *[other] Lay off one of { $cards }, or say “done”
}.
gin-rummy-lay-off-or-done = { $count ->
    [0] None of your cards fits the knocker's melds, so say “done”
   *[other] Lay off one of { $cards }, or say “done”
}.
