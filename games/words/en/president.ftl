# President: its rules are docs/rules/president.md. What the endings of keys mean stands at the head of common.ftl.

president-name = President
    .line = First out is President, last is the Scum.
    .aliases = Presidents, Scum, Asshole, Capitalism
president-rules = **Get rid of all your cards first, and you're President. The last one is the Scum.**
    Somebody leads a single card, or a **set** of several cards of one rank: a pair, three of a kind. Everyone after them plays as many cards of a higher rank, or passes. The 3 is low, then it goes up to the ace, and the 2 is highest.
    If you pass, you're out of the trick. When nobody else can or will play, whoever played last leads again.
    In the next round the Scum gives the President their two best cards, and gets back any two the President can spare.
    After six rounds, whoever has the most points wins.
    - **For example:** Ann leads 6♣ 6♦. You play 9♥ 9♠, Ben passes, Cyd plays J♣ J♦. Ann passes, you pass, and Cyd leads next.
    .whole =
    - **Deal:** all the cards. Some players get one card more. After the first round the Scum deals.
    - **Leading:** in the first round, whoever holds the 3♣ starts with it, alone or with more 3s. In later rounds the President starts. After that, whoever took the last trick leads anything they like. You can't pass when it's your lead.
    - **Following:** as many cards as were led, of a higher rank, or pass. If you pass, you're out until the next lead. Suits don't matter.
    - **The order:** 3, 4, 5 and so on up to the king, then the ace, then the 2.
    - **Taking a trick:** when nobody else is left in it. If that player is out of cards, the next one leads.
    - **Titles:** first out is **President**, second **Vice President**, second to last **Vice Scum**, last the **Scum**. The others are Citizens. With three players there are no vice titles.
    - **The swap:** before the next round the Scum's two best cards go to the President, and the Vice Scum's best one to the Vice President. Then both give back as many, any they like. Nobody else sees them.
    - **Points:** one for each player you beat. With four players that's 3, 2, 1 and 0.
    - **The end:** six rounds. If there's a tie, whoever was President most often wins, and then whoever was the Scum least often.
    - **For example:** a pair of jacks is on the table. You can beat it with Q♣ Q♦ or with a pair of 2s. One ace won't do, and neither will three kings.
    - **House rules** can add **revolutions**, in which four of a kind turns the order of the ranks around, 8s that end a trick, jokers, runs and more.
president-paragraphs =
    .president-must-open = 2
    .president-must-lead = 2
    .president-one-rank = 2
    .president-other-size = 3
    .president-too-low = 3
    .climbing-must-give = 7

president-variant-eleven = First to 11 points: 2 for the President, 1 for the Vice
president-variant-skip_it = Equal ranks skip, 2s end the trick, passing doesn't lock you out
president-variant-scum_leads = Two jokers, the Scum starts and gives one card
president-variant-daifugo = Daifugo: revolutions, 8s end the trick, a joker
president-variant-daifugo_full = Daifugo with everything on

president-option-jokers = Jokers
president-option-first_lead = Who starts, from the second round on
    .president = the President
    .scum = the Scum
    .lowest = whoever holds the 3♣, with that card
president-option-equal = A set of the same rank
    .no = doesn't beat it
    .allowed = beats it
    .skips = beats it, and skips the next player
president-option-pass_rule = { shared-when-you-pass }
    .locked = { shared-out-of-trick }
    .reenter = { shared-come-back }
president-option-twos = A 2
    .high = is just the highest card
    .clear = ends the trick, and a single 2 beats any set or run
president-option-revolution = Four of a kind turns the ranks around for the round
president-option-eight_stop = An 8 ends the trick
president-option-jack_back = Jacks turn the ranks around for the trick
president-option-spade_three = The 3♠ beats a single joker
president-option-runs = Runs of three or more
    .off = aren't played
    .suited = in one suit
    .any = in any suits
president-option-bad_finish = Going out on a 2, a joker or a trick-ending 8 puts you last
president-option-capital_fall = If somebody else is first out, the President comes last
president-option-exchange_count = Cards the Scum and the President swap
    .zero = { shared-none }
president-option-give_back = The President gives back
    .any = any cards
    .lowest = the lowest cards
president-option-scoring = Points
    .places = one for each player you beat
    .titles = President 2, Vice President 1
    .presidencies = President 1
president-option-target = { shared-points-to-win }
    .zero = { shared-no-limit }
president-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

do-several = Play two or more cards
do-run = Play a run of { $number }

president-title = { $title ->
    [president] President
    [vice] Vice President
    [vice-scum] Vice Scum
    [scum] Scum
   *[citizen] Citizen
}
president-line-first = { $score ->
    [one] 1 point
   *[other] { $score } points
}
president-line = { $title ->
    [vice] Vice Pres.
   *[other] { president-title }
} · { $score }
president-place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
president-reason = President: { $presidents }, Scum: { $scums }
president-order = Low to high
president-ranks = 3 → 2
president-reversed = 2 → 3
president-run = { $seat }: run of { $count } from { $rank }
president-jokers = { $seat }: { $count ->
    [1] a joker
   *[other] pair of jokers
}

president-skips = { $other } is skipped.
    .to-other = You're skipped.
president-eight = An 8!
president-two = A 2!
president-three = The 3♠ beats the joker!
president-revolution = Revolution! { $reversed ->
    [1] Now the 3 is high and the 2 is low.
   *[0] The 2 is high again.
}
president-jacks = Jacks turn the ranks around: for this trick the { $reversed ->
    [1] 3 is high.
   *[0] 2 is high.
}
president-out = { $seat } is out { $number ->
    [1] first!
    [2] second.
    [3] third.
   *[other] in { president-place } place.
}
    .to-seat = You're out { $number ->
        [1] first!
        [2] second.
        [3] third.
       *[other] in { president-place } place.
    }
president-bad = { $seat } went out on a forbidden card and finishes { president-place }.
    .to-seat = You went out on a forbidden card and finish { president-place }.
president-falls = { $seat } loses the presidency and drops to last.
    .to-seat = You lose the presidency and drop to last.
president-ends = { $seat } is { $title ->
    [president] President
    [vice] Vice President
    [vice-scum] Vice Scum
    [scum] the Scum
   *[citizen] a Citizen
}: { $number ->
    [one] 1 point
   *[other] { $number } points
}.
    .to-seat = You're { $title ->
        [president] President
        [vice] Vice President
        [vice-scum] Vice Scum
        [scum] the Scum
       *[citizen] a Citizen
    }: { $number ->
        [one] 1 point
       *[other] { $number } points
    }.

president-hint-run = A run gets rid of { $count } cards at once{ $leads ->
    [1] {""}
   *[0] , and it's high enough
}.
president-hint-finish = Anything lower would leave you nothing you could go out with.
president-hint-stuck = It would leave you nothing you could go out with.
president-hint-sure = Nobody can beat it, so you keep the lead and go out.
president-hint-early = It's too early to play that high. Save it for when somebody's nearly out.

president-must-open = You start the round with the 3♣. Play it alone, or with cards that go with it.
president-must-lead = { shared-must-lead }
president-one-rank = { $runs ->
    [off] Those don't go together. Play cards of one rank, with any jokers.
   *[other] That's neither a set nor a run. Play cards of one rank, or three or more in a row.
}
president-no-runs = Runs aren't played at this table. Play cards of one rank.
president-run-suit = A run has to be in one suit. Play one in a single suit, or cards of one rank.
president-other-size = { shared-other-size }
president-other-kind = { $kind ->
    [run] There's a run of { $count } to beat. Play a higher run of { $count }, or pass.
   *[other] There's a set of { $count } to beat. Play { $count } cards of one rank, or pass.
}
president-too-low = { $kind ->
    [jokers] That doesn't beat { $count ->
        [1] a joker
       *[other] two jokers
    }. Pass, unless you have something that does.
    [run] That's too low. Play a run that starts { $reversed ->
        [1] below { $rank } (the ranks are turned around)
       *[0] above { $rank }
    }, or pass.
   *[other] That's too low. Play { $equal ->
        [1] { $reversed ->
            [1] { $rank } or lower (the ranks are turned around)
           *[0] { $rank } or higher
        }
       *[0] a rank { $reversed ->
            [1] below { $rank } (the ranks are turned around)
           *[0] above { $rank }
        }
    }, or pass.
}
