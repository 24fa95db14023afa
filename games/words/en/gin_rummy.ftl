gin-rummy-name = Gin Rummy
gin-rummy-rules = **Arrange your ten cards into melds, and knock when little is left over.**
    - **Melds:** three or four cards of a rank, or three or more in sequence of one suit. The ace is low, and a card counts in one meld only. What is outside melds is deadwood: aces 1, J Q K 10, other cards their number.
    - **Play:** the card turned up is offered to the player who did not deal, then to the dealer. From then on you draw from the stock or take the top discard, and discard a card; not the one just taken.
    - **Knocking:** if your deadwood is 10 or less after your discard, you may end the hand by knocking. With no deadwood at all it is gin.
    - **Laying off:** the other player may add deadwood to the knocker's melds, but not against gin; the best way is found for you.
    - **Scores:** the knocker scores the difference in deadwood, for gin 25 more than all that the other is left with. If the other has no more than the knocker, it is an undercut: the other scores the difference and 25.
    - **Dead hand:** when two cards are left in the stock and nobody knocks, nobody scores and the same player deals again.
    - **The end:** the first to 100 wins. The winner then gets 100 more and the points of the hands twice if the other won none; each hand won is worth 25 to either player.

gin-rummy-option-target = Points that win the game
gin-rummy-option-knock_limit = Deadwood to knock with at most (0: only gin)
gin-rummy-option-gin_bonus = Points for gin
gin-rummy-option-undercut_bonus = Points for an undercut
gin-rummy-option-undercut_on_tie = Equal deadwood is an undercut
gin-rummy-option-big_gin = Eleven melded cards are big gin
gin-rummy-option-big_gin_bonus = Points for big gin
gin-rummy-option-box_bonus = Points at the end for each hand won
gin-rummy-option-game_bonus = Points for winning the game
gin-rummy-option-shutout = If the loser won no hand
    .off = nothing more is scored
    .double_points = the winner's points of the hands count twice
    .double_all = the winner's whole total counts twice
    .flat100 = the winner gets 100 more
gin-rummy-option-dealer_rule = The next hand is dealt by
    .alternate = the other player
    .winner = who won the hand
    .loser = who lost the hand
gin-rummy-option-last_discard_action = The last discard of a dead hand may be taken to knock at once
gin-rummy-option-auto_layoff = The best lay-off is found by itself
gin-rummy-option-oklahoma = The first upcard says with how much deadwood to knock

do-knock = Knock, discarding
do-with = and melding
do-biggin = Big gin
do-layoff = Lay off
do-done = Done

gin-rummy-deals = { $seat } deals; { $card } is turned up and offered to { $other }.
gin-rummy-passes = { $seat } passes.
    .short = passed
gin-rummy-takes = { $seat } takes { $card }.
    .short = took the discard
gin-rummy-draws = { $seat } draws a card.
    .short = drew a card
gin-rummy-you-draw = You draw { $card }.
gin-rummy-discards = { $seat } discards { $card }.
gin-rummy-knocks = { $seat } knocks with { $number }, discarding { $card }: { $cards }.
gin-rummy-goes-gin = { $seat } has gin, discarding { $card }: { $cards }.
gin-rummy-goes-big-gin = { $seat } has big gin: { $cards }.
gin-rummy-lays-off = { $seat } lays off { $cards }.
gin-rummy-answers = { $seat } melds { $cards } and is left with { $number }.
gin-rummy-no-melds = { $seat } has no meld and is left with { $number }.
gin-rummy-scores = { $winner } scores { $number }.
gin-rummy-undercuts = { $winner } undercuts and scores { $number }.
gin-rummy-tie = The deadwood is equal: nobody scores.
gin-rummy-dead = A dead hand: nobody has knocked in time. Nobody scores, and the same player deals again.
gin-rummy-wins = { $winner } has reached the target. With all bonuses it is { $number } to { $least }.

gin-rummy-line = { $score } points · won { $number }
gin-rummy-holding = deadwood { $number }
gin-rummy-tag = { $how ->
    [gin] gin
    [biggin] big gin
   *[knock] knocks
}
gin-rummy-tag-undercut = undercut
gin-rummy-subtitle = Hand { $number }{ $how ->
    [knock] { " " }· knocked
    [gin] { " " }· gin
    [biggin] { " " }· big gin
    [undercut] { " " }· undercut
    [tie] { " " }· equal
    [dead] { " " }· dead
   *[other] { "" }
}
gin-rummy-limit = Knock with
gin-rummy-target = Target
gin-rummy-stock = Stock
gin-rummy-pile = Discards
gin-rummy-meld = Meld · { $seat }
gin-rummy-deadwood = { $number } left · { $seat }
gin-rummy-covered = Discard
gin-rummy-laid-off = Laid off · { $seat }

gin-rummy-hint-pass = { $card } helps your hand too little.
gin-rummy-hint-draw = { $card } helps your hand too little: draw from the stock.
gin-rummy-hint-forced = Both have passed: the stock is all there is.
gin-rummy-hint-completes = It completes { $cards }.
gin-rummy-hint-take-to-knock = With it you can knock with { $number }.
gin-rummy-hint-take-low = It brings your deadwood from { $number } down to { $least }.
gin-rummy-hint-knock = You knock with { $number }; { $seat } needs at most { $number } to undercut.
gin-rummy-hint-gin = Gin: all ten other cards are melded.
gin-rummy-hint-big-gin = All eleven cards are melded.
gin-rummy-hint-alone = No meld in sight for it, and it costs { $number }; you are left with { $least }.
gin-rummy-hint-throw = It is the least loss: you are left with { $least }, and the best chances of a meld.
gin-rummy-hint-lay-off = It fits, and takes { $number } off your deadwood.
gin-rummy-hint-done = Nothing more is worth laying off: your deadwood is { $number }.

gin-rummy-upcard-first = The card turned up comes first: take it or pass.
gin-rummy-stock-first = Both have passed: draw from the stock.
gin-rummy-draw-first = First draw from the stock, or take the discard.
gin-rummy-last-discard = The stock is used up: take the last discard if you can knock with it at once, or else pass.
gin-rummy-discard-or-knock = You have drawn: discard a card, or knock by discarding one if what is left is at most { $limit }.
gin-rummy-just-taken = You have just taken { $card }: discard another card.
gin-rummy-must-knock = You took the last discard to knock: knock by discarding one of { $cards }.
gin-rummy-too-much-deadwood = That leaves { $number } and you may knock with at most { $limit }: discard a card and play on.
gin-rummy-knock-with-another = That leaves { $number } and you may knock with at most { $limit }: knock by discarding one of { $cards }, or play on.
gin-rummy-no-melds-of-yours = Those are not melds of your other cards: name sets and runs of three cards or more, no card twice.
gin-rummy-no-big-gin = Big gin is not played here: knock, discarding a card.
gin-rummy-not-all-melded = Not all your eleven cards are melded: discard one, or knock if what is left is at most { $limit }.
gin-rummy-does-not-fit = { $card } fits none of the knocker's melds: { $count ->
    [0] you can lay nothing off, so end with “done”
   *[other] lay off one of { $cards }, or end with “done”
}.
gin-rummy-lay-off-or-done = { $count ->
    [0] Nothing of yours fits the knocker's melds: end with “done”
   *[other] Lay off one of { $cards }, or end with “done”
}.
