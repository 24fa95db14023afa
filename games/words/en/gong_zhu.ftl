# Gong Zhu: its rules are docs/rules/gong_zhu.md. What the endings of keys mean stands at the head of common.ftl.

gong-zhu-name = Gong Zhu
    .line = Take the sheep, and leave them the pig.
    .aliases = Chase the Pig
gong-zhu-rules = **Don't take the pig, the Q♠. Don't take hearts. Do take the sheep, the J♦.**
    Everyone plays alone, with 13 cards. { rules-trick } { rules-trick-plain }
    What you take counts at the end of the hand. The **pig** costs 100, hearts cost up to 50 each, and the **sheep** is worth 100. The 10♣, the **transformer**, doubles all of that, good or bad. Take every heart and they bring you 200 instead.
    When somebody drops to −1000, they're the pig, and the highest score wins.
    - **For example:** you take the Q♠, the K♥ and the 3♥. That's −100, −40 and 0: you're down 140. With the 10♣ as well, you'd be down 280.
    .whole =
    - **Deal:** 13 cards each from a 52-card deck.
    - **Exposing:** before play you can show any of the Q♠, J♦, 10♣ and A♥ you hold. Everyone decides at the same time. An exposed pig or sheep counts double, an exposed A♥ doubles all hearts, and an exposed 10♣ multiplies by 4, for whoever takes it. You can't play an exposed card the first time its suit is led, unless it's your only one.
    - **Play:** whoever holds the 2♣ leads it. { rules-trick } { rules-trick-plain } Aces are high.
    - **Hearts** cost 50 for the ace, 40 for the king, 30 for the queen, 20 for the jack, and 10 each from 10 down to 5. The 4, 3 and 2 cost nothing.
    - **All 13 hearts** bring you 200 instead, and if you take the pig with them, it brings 100, too.
    - **The pig** costs 100, **the sheep** brings 100.
    - **The transformer** doubles everything else you take. Take it without any heart, pig or sheep and it brings 50, or 100 if it was exposed.
    - **The end:** once somebody is at −1000 or lower, everyone that low is a pig, and the highest score wins.
    - **For example:** the A♥ was exposed. You take it with the 9♥ and the sheep: hearts −60, doubled to −120, and 100 for the sheep. That's −20.
gong-zhu-paragraphs =
    .nothing-to-expose = 2
    .wrong-phase-expose = 2
    .not-exposable = 2
    .wrong-phase-exposed = 2
    .exposed-protected = 2
    .must-follow-suit = 3
    .must-lead-2c = 3

gong-zhu-variant-partners = With partners
gong-zhu-variant-plain = Nothing is exposed
gong-zhu-variant-short = Short, to −500

gong-zhu-option-expose = You can expose the Q♠, J♦, 10♣ and A♥ before play, to count double
gong-zhu-option-expose_timing = Players expose
    .simultaneous = { shared-same-time }
    .in_turn = one after another, starting with the 2♣
gong-zhu-option-expose_protect = An exposed card has to wait until its suit has been led once
gong-zhu-option-first_lead = First lead
    .two_of_clubs = the 2♣, every hand
    .two_of_spades_then_pig = the 2♠; in later hands anything, by whoever took the pig
    .seven_of_spades_then_pig = anything, by whoever holds the 7♠; in later hands by whoever took the pig
gong-zhu-option-hearts_table = Hearts cost
    .standard = 50, 40, 30, 20 for A K Q J, 10 from 10 to 5, nothing for 4 3 2
    .pip = 50, 40, 30, 20 for A K Q J, 10 for the 4, their number for the rest
gong-zhu-option-pig_value = Points for the pig, the Q♠
gong-zhu-option-pig_flip = What turns the pig positive
    .all_hearts = taking all the hearts
    .grand_slam = taking all 16 cards that count
    .never = nothing
gong-zhu-option-sheep_flip = The sheep turns negative if you take all the hearts, but not all 16 cards that count
gong-zhu-option-transformer_alone = Points for the 10♣, the transformer, if it's all you take
gong-zhu-option-target = You lose when your score drops to
gong-zhu-option-win_target = The match also ends when somebody reaches
gong-zhu-option-max_hands = { shared-most-hands }
gong-zhu-option-partners = Players across from each other are partners, and add up their points

do-expose = Expose
    .with = Expose { $picked }
    .pick = Expose up to { $most } cards
do-expose-none = Expose nothing

gong-zhu-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
gong-zhu-answers = { $seat } has decided what to expose.
    .short = decided
    .to-seat = You've decided what to expose.
gong-zhu-exposes = { $seat } exposes { $cards }.
    .to-seat = You expose { $cards }.
gong-zhu-exposes-none = { $seat } exposes nothing.
    .short = exposed nothing
    .to-seat = You expose nothing.
gong-zhu-expose-nothing = { $seats } { $count ->
    [one] exposes nothing.
   *[other] expose nothing.
}
    .to-seats = { $others ->
        [0] You expose nothing.
       *[other] You and { $seats } expose nothing.
    }
gong-zhu-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
gong-zhu-scores = { $seat } took { $cards }: { shared-points }.
    .to-seat = You took { $cards }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
gong-zhu-scores-nothing = { $seat } took nothing that counts.
    .to-seat = You took nothing that counts.
gong-zhu-pigs = { $seats } { $count ->
    [one] is the pig!
   *[other] are pigs!
}
    .to-seats = { $others ->
        [0] You're the pig!
       *[other] You and { $seats } are pigs!
    }

gong-zhu-exposable = Can be exposed
gong-zhu-line = { $score }
gong-zhu-line-hand = { $score } · now { SIGNED($points) }
gong-zhu-line-scored = { $score } ({ SIGNED($points) })
gong-zhu-for = { $term ->
    [pig] { $number } pig
    [sheep] { $number } sheep
    [transformer] { $number } for the 10♣
   *[hearts] { $number } hearts
}
gong-zhu-answered = decided
gong-zhu-pig = pig
gong-zhu-exposing = Hand { $number } · Exposing
gong-zhu-trick = { shared-trick-of-hand }
gong-zhu-taken = { $seat } took
gong-zhu-doubled = Doubled

gong-zhu-hint-expose = { $exposes ->
    [none] Keep them hidden. Whatever you expose counts double for whoever takes it, and the odds are against you.
    [alone] Keep them hidden. Whatever you expose counts double for whoever takes it. You might gain on one player, but you could lose to all three.
   *[some] Whatever you expose counts double for whoever takes it, so expose what others will get stuck with, or a sheep you'll take yourself.
}{ $pig ->
    [none] { "" }
   *[other] { " " }Chance that you take the Q♠: { $pig }%.
}{ $sheep ->
    [none] { "" }
   *[other] { " " }Chance that you take the J♦: { $sheep }%.
}{ $transformer ->
    [none] { "" }
   *[other] { " " }Chance that you take the 10♣: { $transformer }%.
}{ $ace ->
    [none] { "" }
   *[other] { " " }With an A♥ like yours, hearts cost you { $ace } points on average; the usual is 50.
}
gong-zhu-hint-only = { shared-hint-only-card }
gong-zhu-hint-chase = Drive the pig out: a spade below the queen can't take it.
gong-zhu-hint-cash-sheep = Lead the sheep: nobody can beat it now.
gong-zhu-hint-heart = Others have higher hearts, so somebody else will probably have to take it.
gong-zhu-hint-catch-sheep = The others have few diamonds left, so somebody has to play the sheep soon. Lead high to take it.
gong-zhu-hint-short = Lead from a short suit. Once you're out of it, you can give your bad cards to others.
gong-zhu-hint-risky = { shared-hint-no-safe-lead }
gong-zhu-hint-drop-pig = There's a higher spade on the table, so somebody else takes the pig.
gong-zhu-hint-drop-transformer = There's a higher club on the table, so somebody else takes the transformer.
gong-zhu-hint-take-transformer = You're well ahead in this hand, and the transformer doubles that.
gong-zhu-hint-take-sheep = Take the sheep, it's yours.
gong-zhu-hint-keep-heart = They're collecting the hearts, so don't give them yours.
gong-zhu-hint-keep-sheep = Keep the sheep, and what can take it.
gong-zhu-hint-high-last = { shared-hint-highest-safe }
gong-zhu-hint-duck = { shared-hint-highest-under }
gong-zhu-hint-must-take = { shared-hint-taking-anyway }
gong-zhu-hint-low = { shared-hint-lowest-over }
gong-zhu-hint-throw = { shared-hint-off-suit }
gong-zhu-hint-spare = Your partner is winning this one, so keep bad cards off it if you can.
gong-zhu-hint-stop = Somebody has all the hearts so far. Take one to stop them.
gong-zhu-hint-collect = You have all the hearts so far. Go for the rest.

must-lead-2c = { $cards } has to lead the first trick. Play it.
exposed-protected = { $card } is exposed, so you can't play it the first time its suit is led. You can play { $cards }.
not-exposable = You can only expose { $cards }, or nothing.
nothing-to-expose = You have none of the cards that can be exposed, so expose nothing.
wrong-phase-expose = Exposing comes first. Expose { $cards }, some of them, or nothing.
wrong-phase-exposed = Exposing is over. You can play { $cards }.
