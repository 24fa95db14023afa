texas-holdem-name = Texas Hold'em
    .line = Zwei Karten für dich und fünf für alle.
    .aliases = Poker, Hold'em
texas-holdem-rules = **Hol den Pot mit den besten fünf Karten, oder setz, bis alle anderen aussteigen.**
    Du bekommst zwei Karten, die sonst niemand sieht. Bis zu fünf weitere kommen offen auf den Tisch, das **Board**, und zählen für alle. Dein Blatt sind die besten fünf von diesen sieben.
    { rules-button }
    { rules-chips }
    - **Zum Beispiel:** Du hast A♠ 8♠, und das Board ist K♠ 8♦ 4♠ J♥ 2♠. Das sind fünf Pik: ein Flush bis Ass. Er schlägt dein Paar Achten, also zählt das nicht.
    .whole =
    - **Geben:** zwei Karten für alle. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise } Die Grenze sind nur deine Chips.
    { rules-all-in }
    { rules-side-pot }
    { rules-showdown }
    - **Die Blätter, die besten zuerst:**
    { rules-poker-hands }
    { rules-same-hand } Eine sechste Karte zählt nie.
    - **Eine Hand:** Ann hat den Button. Du bist Small Blind mit 10, Ben ist Big Blind mit 20. Du hast A♠ 8♠. Ann erhöht auf 60, du gehst mit, Ben steigt aus: 140 im Pot. Der Flop ist K♠ 8♦ 4♠. Du checkst, Ann setzt 70, du gehst mit: 280. Der Turn ist der J♥, und ihr checkt beide. Der River ist die 2♠. Du setzt 200, Ann geht mit und hat K♥ Q♦. Dein Flush schlägt ein Paar Könige, und du bekommst 680.
    { rules-blinds-end }
texas-holdem-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-call = 3
    .bet-is-made = 3
    .no-check = 3
    .no-raise = 3
    .raise-closed = 3
    .raise-short = 3
    .check-owing = 3
    .free-to-check = 3
    .nothing-to-raise = 3

texas-holdem-variant-turbo = Turbo: weniger Chips, schnelle Blinds
texas-holdem-variant-club = Pokerclub: tiefe Stacks und eine Ante
texas-holdem-variant-rebuy_night = Rebuy-Abend: zweimal nachkaufen erlaubt
texas-holdem-variant-cash_40 = { poker-variant-cash_40 }

texas-holdem-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
texas-holdem-option-starting_chips = { shared-chips }
texas-holdem-option-big_blind = { poker-option-big_blind }
texas-holdem-option-hands_per_level = { poker-option-hands_per_level }
    .zero = { shared-never }
texas-holdem-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = { shared-never }
texas-holdem-option-ante = { poker-option-ante }
    .none = { shared-none }
    .each = { poker-option-ante.each }
    .big_blind = { poker-option-ante.big_blind }
texas-holdem-option-ante_from_level = { poker-option-ante_from_level }
texas-holdem-option-button_rule = { poker-option-button_rule }
    .moving = { poker-option-button_rule.moving }
    .dead = { poker-option-button_rule.dead }
texas-holdem-option-reopening = { poker-option-reopening }
    .cumulative = { poker-option-reopening.cumulative }
    .single_raise = { poker-option-reopening.single_raise }
texas-holdem-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
texas-holdem-option-max_hands = { poker-option-max_hands }
    .zero = { shared-until-all-chips }
texas-holdem-option-rebuys = { poker-option-rebuys }

texas-holdem-hint-shove = Du hast wenig Chips. { $cards } ist gut genug fürs All-in.
texas-holdem-hint-complete = { $cards } ist keine Erhöhung wert, aber es kostet dich nur einen halben Blind.
texas-holdem-hint-raise-again = { $cards } ist gut genug, um noch einmal zu erhöhen.
texas-holdem-hint-call-raise = Gegen Blätter, mit denen erhöht wird, gewinnt { $cards } in etwa { $percent } % der Fälle, und du brauchst nur { $need } %. Geh mit.
texas-holdem-hint-fold-raise = Gegen Blätter, mit denen erhöht wird, gewinnt { $cards } nur in etwa { $percent } % der Fälle. Zum Mitgehen bräuchtest du mehr als { $need } %.
