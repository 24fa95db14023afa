# Solos: the daily, and what is played alone for practice.

daily-head = ### Daily: { $name }
daily-offer = You play alone against computers, with the same cards as others. You get one try, and there's no clock: stop and come back as you like. It ends { $time }.
daily-length = -# It's { $count } { $unit ->
    [hand] { $count ->
        [one] hand
       *[other] hands
    }
    [deck] { $count ->
        [one] deck
       *[other] decks
    }
   *[round] { $count ->
        [one] round
       *[other] rounds
    }
}. A hint makes it practice, which isn't ranked.
daily-others = Another game's daily
daily-ranked = -# Daily · ends { $time }
daily-practice = -# Daily, as practice · ends { $time }
daily-unranked = 🎓 You asked for a hint, so this was practice and isn't ranked.
daily-late = ⏰ This daily is over, and you didn't finish in time. Type `/daily` for today's.
daily-none = { $name } has no daily. Type `/daily` for the game of the day.

solo-practice = -# Practice
solo-points = **Your result: { $points }**{ $count ->
    [one] { "" }
   *[other] { " " }({ $rounds })
}
solo-resting = { $unit ->
    [hand] That's the hand
    [deck] That's the deck
   *[round] That's the round
}. Press **Ready** for the next deal.
solo-hint-price = A hint makes this practice: you'll see your result, but it isn't ranked. If that's fine, press **Take the hint**.
solo-gone = I don't have those cards anymore. Type `/daily` for today's.
press-take-hint = Take the hint
