# Euchre: its rules are docs/rules/euchre.md. What the endings of keys mean stands at the head of common.ftl.

euchre-name = Euchre
    .line = Make trump with a partner, and take three of five tricks.
euchre-rules = **You and the partner across from you make a suit trump. Then take at least three of the five tricks.**
    There are 24 cards, 9 up to ace. Everyone gets five, and one more is turned up. In turn, each player can order it up, making its suit trump. The dealer takes the card and discards another. If all four pass, it's turned down, and each can name another suit. If nobody does, the dealer has to.
    { rules-trick } { rules-trick-trump }
    The best trump is the jack of the trump suit, the **right bower**. Next comes the other jack of that color, the **left bower**: it's a trump now, not a card of its own suit. Then A K Q 10 9.
    Make trump and take three or four tricks for 1 point, all five for 2. Take fewer and you're **euchred**, and the others get 2. You can also play **alone**, without your partner: then all five are worth 4. First team to 10 wins.
    - **For example:** hearts are trump, and somebody leads the A♥. You have the J♦ and the A♦. The J♦ is a heart now, so you have to play it, and it wins.
    .whole =
    - **Deck:** 9 10 J Q K A of every suit. Partners sit across from each other.
    - **Deal:** cards are turned up one by one, and whoever gets the J♠ deals first. Everyone gets five cards, and the next one is turned up on the other three. After each hand the deal moves left.
    - **The first round:** from the dealer's left, everyone says once whether they pass or order up the turned card. Order it up and its suit is trump. The dealer takes the card and discards any of the six, face down.
    - **The second round:** if all pass, the card is turned down. In turn, everyone passes or names one of the other three suits. The dealer comes last and has to name one.
    - **Trumps, best first:** the jack of trump (right bower), the other jack of that color (left bower), A K Q 10 9. The left bower is a trump in every way. In the other suits it's A K Q J 10 9.
    - **Play:** the player on the dealer's left leads anything. { rules-trick } { rules-trick-trump }
    - **Alone:** whoever makes trump can say at once that they play alone. Their partner lays down their cards and sits out. If that's the dealer, nobody takes the turned card.
    - **Scores:** the team that made trump gets 1 for three or four tricks, 2 for all five, and 4 for all five alone. With fewer than three they're euchred, and the other team gets 2.
    - **The end:** the first team to 10 wins.
    - **For example:** the Q♠ is turned up, and the dealer's partner orders it up. The dealer takes it and discards a lone 9♦. Now they're out of diamonds and can trump one. Their J♣ is the second-best card of the hand.
    - **House rules** can add a joker, defending alone, a redeal for a bad hand and more.
euchre-paragraphs =
    .euchre-not-yet = 3
    .euchre-need-a-trump = 3
    .euchre-is-down = 4
    .euchre-stuck = 4
    .euchre-left-bower = 5
    .must-follow-suit = 6
    .euchre-must-go-alone = 7

euchre-variant-throw_in = The dealer can pass, too
euchre-variant-ontario = The dealer's partner can only order alone
euchre-variant-midwest = Farmer's hands, and you can defend alone
euchre-variant-british = British, with the Benny, to 21
euchre-variant-old_style = Classic: 32 cards, to 5

euchre-option-target = { shared-points-to-win }
euchre-option-pack = Cards in the deck (32: from the 7 up)
euchre-option-joker = A joker is the best trump
euchre-option-stick_dealer = The dealer has to name a suit if everyone else has passed twice
euchre-option-canadian_loner = The dealer's partner can only order it up alone
euchre-option-need_trump = You must hold a card of the suit you make trump
euchre-option-defend_alone = One player can defend alone when somebody plays alone
euchre-option-farmers_hand = You can swap three cards for the three left over
    .off = { shared-never }
    .three_alike = three 9s, or three 10s
    .three_low = any three 9s and 10s
euchre-option-misdeal = You can ask for a redeal
    .off = { shared-never }
    .nines_tens = with nothing but 9s and 10s
euchre-option-alone_lead = When somebody plays alone, the first lead comes from
    .left_of_dealer = the dealer's left
    .left_of_maker = the lone player's left
euchre-option-alone_march = Points for all five tricks alone
euchre-option-lone_euchre = Points for euchring somebody who plays alone
euchre-option-defender_alone = Points for euchring them all alone
euchre-option-super_euchre = Points for a euchre with all five tricks

do-order = Order it up
do-order-alone = Order it up, going alone
do-pick-up = Pick it up
do-pick-up-alone = Pick it up, going alone
do-trump-alone = Alone { $symbol } { $suit }
do-defend-alone = Defend alone
do-defend-together = Defend together
do-farmer = Swap
    .with = Swap { $picked }
    .pick = Swap { $most } cards
do-keep = Keep my cards
do-redeal = Redeal

euchre-draw = { $seat } draws the J♠ for the deal.
    .to-seat = You draw the J♠ for the deal.
euchre-deals = { $seat } deals and turns up the { $card }.
    .to-seat = You deal and turn up the { $card }.
euchre-low-hand = { $seat } has a farmer's hand, nothing but low cards, and can swap or redeal.
    .to-seat = You have a farmer's hand, nothing but low cards, and can swap or redeal.
euchre-keeps = { $seat } keeps their cards.
    .short = kept
    .to-seat = You keep your cards.
euchre-exchanges = { $seat } shows { $cards } and swaps them for three from the kitty.
    .short = swapped 3
    .to-seat = You show { $cards } and swap them for three from the kitty.
euchre-redeals = { $seat } shows nothing but 9s and 10s, so there's a redeal.
    .short = redeal
    .to-seat = You show nothing but 9s and 10s, so there's a redeal.
euchre-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
euchre-turns-down = Everyone passes. The { $card } is turned down.
euchre-orders = { $seat } orders it up{ $alone ->
    [0] {""}
   *[1] {" "}and plays alone
}. Trump: { $suit }.
    .short = ordered up
    .to-seat = You order it up{ $alone ->
        [0] {""}
       *[1] {" "}and play alone
    }. Trump: { $suit }.
euchre-picks-up = { $seat } picks it up{ $alone ->
    [0] {""}
   *[1] {" "}and plays alone
}. Trump: { $suit }.
    .short = picked up
    .to-seat = You pick it up{ $alone ->
        [0] {""}
       *[1] {" "}and play alone
    }. Trump: { $suit }.
euchre-names = { $seat } makes { $suit } trump{ $alone ->
    [0] {""}
   *[1] {" "}and plays alone
}.
    .short = made trump
    .to-seat = You make { $suit } trump{ $alone ->
        [0] {""}
       *[1] {" "}and play alone
    }.
euchre-thrown-in = Everyone passes again. No score, and { $seat } deals next.
    .to-seat = Everyone passes again. No score, and you deal next.
euchre-discards = { $seat } discards.
    .short = discarded
    .to-seat = You discard.
euchre-defends = { $seat } { $alone ->
    [0] defends with their partner
   *[1] defends alone
}.
    .to-seat = You { $alone ->
        [0] defend with your partner
       *[1] defend alone
    }.
euchre-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
euchre-scores = { $feat ->
    [euchre] Euchred! { $number ->
        [0] No tricks
        [one] Only 1 trick
       *[other] Only { $number } tricks
    }: { $points } points for { $seats }.
    [made] { $alone ->
        [0] { $seats }
       *[1] { $seat } alone
    } took { $number } tricks: 1 point.
   *[other] { $alone ->
        [0] { $seats }
       *[1] { $seat } alone
    } took all five: { $points } points.
}
    .to-seat = { $feat ->
        [euchre] Euchred! { $number ->
            [0] No tricks
            [one] Only 1 trick
           *[other] Only { $number } tricks
        }: { $points } points for { $seats }.
        [made] { $alone ->
            [0] You and { $seats }
           *[1] You alone
        } took { $number } tricks: 1 point.
       *[other] { $alone ->
            [0] You and { $seats }
           *[1] You alone
        } took all five: { $points } points.
    }
    .to-seats = { $feat ->
        [euchre] Euchred! { $number ->
            [0] No tricks
            [one] Only 1 trick
           *[other] Only { $number } tricks
        }: { $points } points for you and { $seats }.
        [made] { $alone ->
            [0] You and { $seats }
           *[1] { $seat } alone
        } took { $number } tricks: 1 point.
       *[other] { $alone ->
            [0] You and { $seats }
           *[1] { $seat } alone
        } took all five: { $points } points.
    }
euchre-stands = { $kind ->
    [won] { $seats } win, { $most } to { $least }.
    [even] It's { $most } all.
   *[ahead] { $seats } lead { $most } to { $least }.
}
    .to-seats = { $kind ->
        [won] You and { $seats } win, { $most } to { $least }.
        [even] It's { $most } all.
       *[ahead] You and { $seats } lead { $most } to { $least }.
    }

euchre-for-made = { $number } for trump
euchre-for-march = { $number } for all five
euchre-for-alone = { $number } for all five alone
euchre-for-euchre = { $number } for the euchre
euchre-deed = { $made ->
    [0] {""}
   *[1] made { $suit }, {""}
}{ shared-tricks }
euchre-tricks = { shared-tricks }
euchre-line = { $role ->
    [maker] maker · { shared-tricks }
    [alone] alone · { shared-tricks }
    [defends] defends · { shared-tricks }
    [out] sits out
   *[none] { shared-tricks }
}
euchre-passed = { shared-passed }
euchre-must-name = you have to name a suit
euchre-subtitle = Hand { $number } · { $phase ->
    [farmer] Low cards?
    [order] Order it up?
    [name] Name trump
    [discard] The discard
    [defend] Defend alone?
   *[play] Trick { $trick }
} · to { $target }
euchre-made-by = Trump, by { $seat }
euchre-turned-down = { $card } down
euchre-call-pass = Pass
# These lie beside a seat in the picture.
euchre-call-order = { $picks_up ->
    [0] Order up
   *[1] Pick up
}{ $alone ->
    [0] {""}
   *[1] , alone
}
euchre-call-trump = { $symbol }{ $alone ->
    [0] {""}
   *[1] {" "}alone
}
euchre-call-defend = { $alone ->
    [0] Together
   *[1] Defend alone
}

euchre-count = { $trumps ->
    [one] 1 trump
   *[other] { $trumps } trumps
}, { $aces ->
    [0] no side ace
    [one] 1 side ace
   *[other] { $aces } side aces
}, { $voids ->
    [0] no void
    [one] 1 void
   *[other] { $voids } voids
}
euchre-hint-order = With { $suit } I count { euchre-count }: about { $tricks } tricks. Order it up.
euchre-hint-pick-up = With the card you pick up that's { euchre-count }: about { $tricks } tricks. Take it.
euchre-hint-name = With { $suit } I count { euchre-count }: about { $tricks } tricks. Name it.
euchre-hint-next = The dealer's team turned that color down. With { $suit } I count { euchre-count }: about { $tricks } tricks.
euchre-hint-thin = It's borderline, about { $tricks } tricks with { $suit }, but don't let them name trump.
euchre-hint-alone = You don't need a partner: { euchre-count }, about { $tricks } tricks. Go alone.
euchre-hint-stuck = You have to name one, and { $suit } is your best: { euchre-count }, about { $tricks } tricks.
euchre-hint-pass = With { $suit } I only count about { $tricks } tricks. Pass.
euchre-hint-none = No suit is strong enough. Pass.
euchre-hint-blind = You can't see your cards yet, so one suit's as good as another.
euchre-hint-defend = You have three tricks nobody can take. Do it alone.
euchre-hint-together = You don't have three sure tricks. Keep your partner.
euchre-hint-farmer = Whatever you get for these can't be much worse.
euchre-hint-keep = Keep what you have.
euchre-hint-redeal = A hand like that takes nothing. Ask for a redeal.
euchre-hint-discard-void = It's your only one of that suit. Without it you can trump that suit.
euchre-hint-discard-low = { shared-hint-least-useful }
euchre-hint-discard-trump = You only have trumps, so discard the lowest.
euchre-hint-only = { shared-hint-only-card }
euchre-hint-bower = Your partner made trump. Lead a bower, and help draw the other team's trumps.
euchre-hint-draw = Draw their trumps first.
euchre-hint-sure = They have nothing higher left. Lead this before somebody runs out of the suit.
euchre-hint-short = Nothing's sure, so lead high from your shortest suit.
euchre-hint-save-ace = Against a lone player, an ace does more good later. Lead from your shortest other suit.
euchre-hint-pull = Lead your best trump. If it draws theirs, your other card may win the last trick.
euchre-hint-throw = You can't win this one. Discard the card that's least likely to stop them later.
euchre-hint-left = Trump with the left bower. By itself, it would lose to the right bower.
euchre-hint-trumps = You only have trumps. Lead your best.
euchre-hint-partner = { shared-hint-partner-winning }
euchre-hint-beaten = You can't win this one. Play low, and keep aces and trumps.
euchre-hint-cheapest = { shared-hint-cheapest }
euchre-hint-high = Go as high as you can in this suit.
euchre-hint-ruff = You can't follow, so trump with the lowest that wins.

euchre-wrong-phase = { $phase ->
    [farmer] Your low cards come first. Show three to swap, ask for a redeal, or keep what you have, as your table allows.
    [order] Do you order up the { $turned }? Order it up, order it up alone, or pass.
    [name] It's time to name trump. Pick a suit other than the { $turned }'s, or pass.
    [blind] The joker's turned up, so name trump before you see your cards.
    [discard] You've picked up a card. Discard one of your six.
    [defend] Do you defend alone, or together with your partner?
   *[play] Trump is made. Play a card from your hand.
}
euchre-not-yet = You can't name a suit yet. You can order up the { $card }, or pass.
euchre-must-go-alone = Your partner deals, so you can only order it up alone, or pass.
euchre-need-a-trump = You need a card of the suit to make it trump, and you only have { $suits }.
euchre-is-down = You can't make { $suit } trump now: they were turned down. { $count ->
    [0] You can pass.
   *[other] You can name one of these: { $suits }.
}
euchre-stuck = Everyone else passed, so you have to name a suit: { $suits }.
euchre-not-low = { $kind ->
    [three_alike] Show three 9s or three 10s.
   *[three_low] Show three 9s and 10s.
} You have { $cards }.
euchre-sits-out = { $seat } plays alone, so you sit this hand out.
euchre-left-bower = You have { $suit }, so you have to follow suit, and the { $card } counts as { suit-name } now. You can play { $cards }.
