# Truco: its rules are docs/rules/truco.md. What the endings of keys mean stands at the head of common.ftl.

truco-name = Truco
    .line = Three cards, two bets, and a straight face.
    .aliases = Truco argentino
truco-rules = **Win two of three tricks, and bet on it. First, bet on your two best cards of one suit.**
    Each player has three cards. Play one a trick; the highest takes it, and you never have to follow suit. The best four are the ace of swords, the ace of clubs, the 7 of swords and the 7 of coins. Then come 3s, 2s, the other aces, kings, cavaliers, jacks, the other 7s, 6s, 5s and 4s.
    The hand is worth 1 point. Call **truco** to make it 2. The other side says **quiero** to play for it, **no quiero** to give it up, or raises.
    Before your first card, you can call **envido**: whoever has the best two cards of a suit gets 2 points. Bluff as much as you like. First side to 30 wins.
    - **For example:** the 7 and 5 of cups make 20 + 12, an envido of 32. Only 33 beats it.
    .whole =
    - **Sides:** with four or six, partners sit alternately and share one score. The player on the dealer's left is **mano** and leads the first trick.
    - **Tricks:** if the best cards are equal and both sides have one, the trick is tied, and mano leads again. Otherwise whoever takes it leads.
    - **The hand** goes to the side with two tricks. If one was tied, it goes to the side that took the first trick, or the first one that wasn't tied. If all three are, to mano's side.
    - **Truco** 2, **retruco** 3, **vale cuatro** 4. After the first call, only the side that accepted last can raise. If a call is turned down, its caller gets what the hand was worth before.
    - **Envido** counts 20 and two cards of a suit, or else your best card. Aces count 1; jacks, cavaliers and kings 0. Mano's side wins ties. Call it before your first card, even when you're asked about truco.
    - **Raising envido:** envido adds 2, twice at most, real envido 3. Falta envido plays for what the leading side lacks to win. If the last call is turned down, the ones before it count, at least 1.
    - **Answers:** each opponent is asked in turn. One quiero or raise binds the side; it takes all of them to refuse.
    - **Folding** is for two players. It gives the hand away, and 1 more point if you could still have called envido.
    - **Flor** is an option: three cards of one suit have to be announced and score 3 in place of an envido. If both sides have one, they can raise.
    - **Winning:** points count at once. A side that reaches 30 wins in the middle of a hand.
truco-paragraphs =
    .truco-envido-too-late = 5
    .truco-not-higher = 7
    .truco-not-your-word = 4
    .truco-wrong-step = 4
    .truco-answer-first = 7
    .truco-nothing-asked = 7
    .truco-say-flor = 9
    .truco-no-flor = 9
    .truco-not-with-partners = 8

truco-variant-quick = Quick, to 15
truco-variant-flor = With flor
truco-variant-all_in = Falta envido for the match
truco-option-target = { shared-points-to-win }
truco-option-flor = Three cards of a suit are a flor
truco-option-falta = Falta envido plays for
    .leader = what the leading side lacks to win
    .match = the whole match, until a side is halfway
    .half = what the leading side lacks to get halfway
truco-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

# The words of the game are said in Spanish; what a button means may stand in brackets.
do-quiero = Quiero
do-no-quiero = No quiero
do-quiero-yes = Quiero (yes)
do-no-quiero-no = No quiero (no)
order-no-quiero = { do-no-quiero-no }
do-truco = Truco
    .listed = truco
do-retruco = Retruco
    .listed = retruco
do-vale-cuatro = Vale cuatro
    .listed = vale cuatro
do-envido = Envido
    .listed = envido
do-real-envido = Real envido
    .listed = real envido
do-falta-envido = Falta envido
    .listed = falta envido
do-flor = Flor
    .listed = flor
do-contraflor = Contraflor
    .listed = contraflor
do-contraflor-al-resto = Contraflor al resto
    .listed = contraflor al resto
truco-do-fold = Fold

truco-calls = { $seat } calls { $call }, { $points ->
    [0] for all that's missing
   *[other] for { shared-points }
}, { $number } if it's turned down.
    .to-seat = You call { $call }, { $points ->
    [0] for all that's missing
   *[other] for { shared-points }
}, { $number } if it's turned down.
truco-flor = { $seat } has a flor.
    .to-seat = You have a flor.
truco-accepts = { $seat } says quiero.
    .to-seat = You say quiero.
truco-refuses = { $seat } says no quiero.
    .to-seat = You say no quiero.
truco-folds = { $seat } folds.
    .to-seat = You fold.
truco-says = { $seat } has { $number }.
    .to-seat = You have { $number }.
truco-plays = { $seat } plays { $card }.
    .to-seat = You play { $card }.
truco-takes = { $seat } takes the trick.
    .to-seat = You take the trick.
truco-tied = The trick is tied.
truco-scores = { $reason ->
    [envido] { shared-points } for the envido: { $seats }.
    [flor] { shared-points } for the flor: { $seats }.
    [refused] { shared-points } for a truco turned down: { $seats }.
    [refused-envido] { shared-points } for an envido turned down: { $seats }.
    [refused-flor] { shared-points } for a flor turned down: { $seats }.
    [fold] { shared-points } after a fold: { $seats }.
   *[tricks] { shared-points } for the tricks: { $seats }.
}
    .to-seats = { $reason ->
        [envido] { shared-points } for the envido: { shared-you-and }.
        [flor] { shared-points } for the flor: { shared-you-and }.
        [refused] { shared-points } for a truco turned down: { shared-you-and }.
        [refused-envido] { shared-points } for an envido turned down: { shared-you-and }.
        [refused-flor] { shared-points } for a flor turned down: { shared-you-and }.
        [fold] { shared-points } after a fold: { shared-you-and }.
       *[tricks] { shared-points } for the tricks: { shared-you-and }.
    }
truco-for = { $reason ->
    [envido] { $number } for the envido
    [flor] { $number } for the flor
    [refused] { $number } for a truco turned down
    [refused-envido] { $number } for an envido turned down
    [refused-flor] { $number } for a flor turned down
    [fold] { $number } after a fold
   *[tricks] { $number } for the tricks
}
truco-shows = { $seat } shows { $cards }.
    .to-seat = You show { $cards }.

truco-subtitle = Hand { $round } · to { $target }
truco-stake = Truco
# $dots are tricks won and lost, ● and ○.
truco-line = { $raises ->
    [0] { $dots }
   *[other] { $dots } can raise
}
truco-mano = mano

truco-hint-flor = You have a flor, and it has to be announced.
truco-hint-envido = { $kind ->
    [no] With { $number } you'd lose too often.
    [yes] You have { $number }. That's good enough to say yes.
   *[call] You have { $number }, and most hands have less.
}
truco-hint-truco = Your chance of winning the hand is about { $chance }%. { $kind ->
    [no] Give it up.
    [yes] That's good enough to say yes.
   *[call] Make it worth more.
}
truco-hint-lead = Lead your middle card and keep your best one for later.
truco-hint-highest = You need this trick. Lead your highest card.
truco-hint-partner = Your side is winning this one. Play low.
truco-hint-wins = Win the trick as cheaply as you can.
truco-hint-ties = You can't win this one, but you can tie it.
truco-hint-lowest = { shared-hint-cannot-win }

truco-envido-too-late = It's too late for that. Call envido once a hand, before your first card and before truco is accepted.
truco-not-higher = They called { $call }. You can only call something higher, or answer quiero or no quiero.
truco-not-your-word = Your side raised last, so only the other side can call { $call }.
truco-last-step = Vale cuatro is the last raise there is.
truco-wrong-step = That isn't the next step. { $call } is.
truco-answer-first = They called { $call }. Answer quiero or no quiero, or raise.
truco-nothing-asked = Nobody has asked you anything. Play a card or make a call.
truco-say-flor = You have a flor. Say so before anything else.
truco-no-flor = You can't call that. It takes three cards of one suit, and a match with flor.
truco-not-with-partners = You can't fold with partners. Play a card, or answer no quiero when you're asked.
