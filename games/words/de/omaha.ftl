omaha-name = Omaha
    .line = Vier Karten für dich. Zwei davon zählen.
    .aliases = PLO, Omaha Hold'em, Omaha Poker
omaha-rules = **Hol den Pot mit den besten fünf Karten, oder setz, bis alle anderen aussteigen.**
    Du bekommst vier Karten, die sonst niemand sieht. Bis zu fünf weitere kommen offen auf den Tisch, das **Board**, für alle. Dein Blatt sind immer **zwei eigene Karten und drei vom Board**.
    { rules-button }
    Erhöhen kannst du höchstens um den Pot. Bei **High-Low** gewinnt das beste Low die Hälfte davon.
    { rules-chips }
    - **Zum Beispiel:** Du hast A♠ A♥ 8♠ 3♦, und das Board ist K♠ 8♦ 4♠ J♥ 2♠. Mit den drei Pik dort sind dein A♠ und deine 8♠ ein Flush. Mit nur einem eigenen Pik hättest du keinen.
    .whole =
    - **Geben:** vier Karten für alle, oder fünf oder sechs, je nach Tisch. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise }
    - **Die Grenze:** Du kannst so viel setzen, wie im Pot ist. Zum Erhöhen geh erst in Gedanken mit, dann leg den ganzen Pot drauf: Mit 200 darin setzt jemand 150. Mit deinem Mitgehen wären es 500, also kannst du auf 150 + 500 erhöhen, auf 650. Bei **Fixed Limit** ist jeder Einsatz und jede Erhöhung vor dem Flop und am Flop ein Big Blind, danach zwei, und pro Setzrunde gibt es nur so viele, außer ihr seid noch zu zweit.
    { rules-all-in }
    { rules-side-pot }
    - **Dein Blatt:** zwei eigene, drei vom Board. Vier Asse auf der Hand sind ein Paar. Vier Pik auf dem Board und eins auf der Hand sind kein Flush, und eine Straße allein auf dem Board gehört niemandem.
    - **Die Blätter, die besten zuerst:**
    { rules-poker-hands }
    { rules-same-hand }
    - **High-Low:** Ein **Low** sind fünf verschiedene Karten von Ass bis 8, wieder zwei eigene und drei vom Board. Es dürfen andere sein als für dein hohes Blatt. Das Ass ist niedrig, Straßen und Flushs schaden nicht. Verglichen wird von oben: 7-5-4-2-A schlägt 7-6-3-2-A, und 5-4-3-2-A ist das beste. Das beste Low bekommt den halben Pot. Hat niemand eins, geht alles an das hohe Blatt; ein einzelner Chip geht an die High-Hälfte.
    { rules-showdown }
    - **Eine Hand High-Low:** Du hast A♣ 2♦ K♣ 9♥, Ann hat K♦ K♥ J♣ 10♠, und das Board ist 3♣ 5♦ 8♥ K♠ Q♦. Ann hat drei Könige. Du hast ein Paar Könige, aber A♣ und 2♦ ergeben mit 8♥, 5♦ und 3♣ das Low 8-5-3-2-A. Ihr bekommt je die Hälfte.
    { rules-blinds-end }
omaha-paragraphs =
    .bet-now = 2
    .bad-amount = 4
    .nothing-to-call = 3
    .bet-is-made = 3
    .no-check = 3
    .no-raise = 3
    .raise-closed = 3
    .raise-short = 3
    .check-owing = 3
    .free-to-check = 3
    .nothing-to-raise = 3
    .over-the-pot = 4
    .capped = 4

omaha-variant-high_low = High-Low: Das beste Low gewinnt die Hälfte
omaha-variant-limit_eight = Casino: High-Low mit festen Einsätzen
omaha-variant-five_cards = Fünf Karten für alle
omaha-variant-big_o = Big O: fünf Karten, High-Low
omaha-variant-cash_40 = { poker-variant-cash_40 }

omaha-option-betting = Setzen kannst du höchstens
    .pot_limit = was im Pot ist
    .no_limit = alle deine Chips
    .fixed_limit = einen festen Betrag
omaha-option-high_low = Das beste Low gewinnt die Hälfte
omaha-option-hole_cards = { shared-cards-dealt }
omaha-option-cap = Höchstzahl fester Einsätze pro Setzrunde
    .zero = { shared-no-limit }
omaha-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
omaha-option-starting_chips = { shared-chips }
omaha-option-big_blind = { poker-option-big_blind }
omaha-option-hands_per_level = { poker-option-hands_per_level }
    .zero = { shared-never }
omaha-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = { shared-never }
omaha-option-ante = { poker-option-ante }
    .none = { shared-none }
    .each = { poker-option-ante.each }
    .big_blind = { poker-option-ante.big_blind }
omaha-option-ante_from_level = { poker-option-ante_from_level }
omaha-option-button_rule = { poker-option-button_rule }
    .moving = { poker-option-button_rule.moving }
    .dead = { poker-option-button_rule.dead }
omaha-option-reopening = { poker-option-reopening }
    .cumulative = { poker-option-reopening.cumulative }
    .single_raise = { poker-option-reopening.single_raise }
omaha-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
omaha-option-max_hands = { poker-option-max_hands }
    .zero = { shared-until-all-chips }
omaha-option-rebuys = { poker-option-rebuys }

omaha-form = { $kind ->
    [high-low] { omaha-high-low } · { omaha-limit }
   *[high] { omaha-limit }
}
omaha-high-low = High-Low
omaha-limit = { $limit ->
    [most] Pot Limit: { $number }
    [pot_limit] Pot Limit
    [fixed_limit] Fixed Limit
   *[no_limit] No Limit
}
omaha-too-many = Mit je { $number } Karten können nur { $most } von euch spielen.
