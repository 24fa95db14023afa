gong-zhu-name = Gong Zhu
gong-zhu-rules = **Chase the pig: do not take the Q♠, take few hearts, and catch the sheep, the J♦.**
    - **Play:** everyone gets 13 cards. The holder of the 2♣ leads it. Follow suit if you can; if not, play anything. The highest card of the suit led takes the trick, ace high; there are no trumps. The winner leads the next.
    - **Points:** the Q♠, the pig, costs 100. Hearts cost: ace 50, king 40, queen 30, jack 20, 10 to 5 10 each; 4, 3 and 2 nothing. The J♦, the sheep, brings 100. The 10♣, the transformer, doubles all else you take, good or bad; with no other of these cards it brings 50.
    - **All 13 hearts** bring 200 instead, and then the pig brings 100 too.
    - **Exposing:** before play you may show the Q♠, J♦, 10♣ or A♥ you hold. For whoever takes it, a shown pig or sheep counts double, the A♥ doubles all hearts, and the 10♣ multiplies by 4, or brings 100. You may not play a shown card the first time its suit is led, unless it is your only one.
    - **The end:** when somebody has fallen to -1000, everyone that low is a pig, and the highest score wins.
    The host can change the lead, the values, the end and exposing, or let opposite players be partners.

gong-zhu-option-expose = Q♠, J♦, 10♣ and A♥ may be exposed before play, to count double
gong-zhu-option-expose_timing = Exposing
    .simultaneous = all at once, shown when everybody has answered
    .in_turn = one after another, from the holder of the 2♣
gong-zhu-option-expose_protect = An exposed card may not be played the first time its suit is led
gong-zhu-option-first_lead = The first trick is led by
    .two_of_clubs = the holder of the 2♣, with it, in every hand
    .two_of_spades_then_pig = the holder of the 2♠, with it; later by who took the pig, with any card
    .seven_of_spades_then_pig = the holder of the 7♠; later by who took the pig; with any card
gong-zhu-option-hearts_table = Hearts cost
    .standard = 50, 40, 30, 20 for A K Q J, 10 for 10 to 5, nothing for 4 3 2
    .pip = 50, 40, 30, 20 for A K Q J, 10 for the 4, their number for the others
gong-zhu-option-pig_value = Points for the pig, the Q♠
gong-zhu-option-pig_flip = The pig counts plus for who takes
    .all_hearts = all the hearts
    .grand_slam = all 16 cards that count
    .never = nothing: it always counts minus
gong-zhu-option-sheep_flip = With all the hearts but not all 16 cards that count, the sheep counts minus
gong-zhu-option-transformer_alone = Points for the transformer, the 10♣, alone
gong-zhu-option-target = Score at which a player has lost
gong-zhu-option-win_target = Score that also ends the match
gong-zhu-option-max_hands = The match ends after so many hands
gong-zhu-option-partners = Opposite players are partners and add up their points

do-expose = Expose
do-expose-none = Expose nothing

gong-zhu-deals = { $seat } deals.
gong-zhu-answers = { $seat } has decided what to expose.
    .short = answered
gong-zhu-exposes = { $seat } exposes { $cards }.
gong-zhu-exposes-none = { $seat } exposes nothing.
    .short = exposed nothing
gong-zhu-leads = { $seat } leads.
gong-zhu-scores = { $seat } took { $cards }: { $points } points.
gong-zhu-scores-nothing = { $seat } took nothing that counts.
gong-zhu-pigs = { $seats } { $count ->
    [one] is the pig!
   *[other] are pigs!
}

gong-zhu-line = { $score }
gong-zhu-line-hand = { $score } · now { $points }
gong-zhu-line-scored = { $score } ({ $points })
gong-zhu-answered = answered
gong-zhu-pig = pig
gong-zhu-exposing = Hand { $number } · Exposing
gong-zhu-trick = Hand { $number } · Trick { $trick }
gong-zhu-taken = { $seat } took
gong-zhu-doubled = Doubled

gong-zhu-hint-expose = { $exposes ->
    [none] Expose nothing: what is exposed counts double for whoever takes it, and here the odds are against you.
   *[some] What is exposed counts double for whoever takes it: worth it if that is hardly ever you, or, for the sheep, mostly you.
}{ $pig ->
    [none] { "" }
   *[other] { " " }Who holds a Q♠ like yours takes it in { $pig } hands of 100.
}{ $sheep ->
    [none] { "" }
   *[other] { " " }Who holds a J♦ like yours takes it in { $sheep } hands of 100.
}{ $transformer ->
    [none] { "" }
   *[other] { " " }Who holds a 10♣ like yours takes it in { $transformer } hands of 100.
}{ $ace ->
    [none] { "" }
   *[other] { " " }Who holds an A♥ like yours loses { $ace } points by hearts on average; 50 is usual.
}
gong-zhu-hint-only = It is the only card you may play.
gong-zhu-hint-chase = Chase the pig: a spade below the queen cannot bring it home to you.
gong-zhu-hint-cash-sheep = Lead the sheep home: nobody can take it any more.
gong-zhu-hint-low-heart = A low heart will probably be taken by somebody else.
gong-zhu-hint-short = A low card of a short suit that brings home little: once you have none, you can throw away what costs.
gong-zhu-hint-risky = Nothing you may lead is safe: this costs least.
gong-zhu-hint-drop-pig = Duck the pig under a higher spade: somebody else takes it.
gong-zhu-hint-drop-transformer = A higher club is played: somebody else takes the transformer.
gong-zhu-hint-take-transformer = You are well ahead in this hand: the transformer doubles that.
gong-zhu-hint-take-sheep = It takes the sheep.
gong-zhu-hint-keep-sheep = Keep the sheep, and what can catch it, for later.
gong-zhu-hint-high-last = You play last and nothing in the trick costs anything: get rid of your highest card.
gong-zhu-hint-duck = It is your highest card that does not take the trick.
gong-zhu-hint-must-take = You take the trick anyway: get rid of your highest card.
gong-zhu-hint-low = Your lowest card: somebody may still play a higher one.
gong-zhu-hint-throw = You cannot follow suit: throw away what is most dangerous to keep.
gong-zhu-hint-spare = Your partner is taking the trick: throw nothing that costs, if you can help it.
gong-zhu-hint-stop = One player has every heart so far: take one on purpose.
gong-zhu-hint-collect = You have every heart so far: go on and take them all.

must-lead-2c = The first trick is led by its card: play { $cards }.
exposed-protected = { $card } is exposed and may not be played the first time its suit is led: play one of { $cards }.
not-exposable = You may expose only { $cards }, or nothing.
wrong-phase-expose = First expose some of { $cards }, or nothing.
wrong-phase-exposed = Exposing is over: play one of { $cards }.
