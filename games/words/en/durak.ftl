# Durak: its rules are docs/rules/durak.md. What the endings of keys mean stands at the head of common.ftl.

durak-name = Durak
    .line = Beat it or take it. The last one with cards is the fool.
    .aliases = Fool, Podkidnoy, Perevodnoy
durak-rules = **Get rid of all your cards. Nobody wins: whoever's left with cards is the durak, the fool.**
    The player on your right attacks you with a card. Beat it with a higher one of the same suit, or with any trump. Beaten cards stay on the table, each with the card that beat it. While everything's beaten, the others can throw in more cards, but only of ranks that are on the table. If you can't beat a card, or don't want to, take everything on the table into your hand.
    After each attack everyone draws back up to six, as long as there are cards to draw. Beat everything, and the cards are out of play and you attack next. Take, and you miss your turn.
    - **For example:** hearts are trump. Ann attacks you with the 9♣. You beat it with the J♣. Now there are 9s and jacks on the table, so Cyd throws in the J♦. You have no higher diamond, but any heart will do: you play the 6♥. Nobody has anything to add. The cards are out of play, and you attack.
    .whole =
    - **The cards:** 36, from the 6 up, ace high. Six each. The next card is turned up, and its suit is trump. It goes under the **stock**, the cards left to draw, and is drawn last. With six players it's the last card dealt.
    - **Beating:** a higher card of the same suit, or a trump. Only a higher trump beats a trump.
    - **Who starts:** whoever has the lowest trump attacks. If nobody has one, it's the player on the dealer's left. The first dealer is picked at random, and then the fool deals.
    - **The attack:** whoever attacks plays one card, or several of the same rank, at the player on their left.
    - **Defending:** beat the cards in any order, one at a time. You can take at any moment, even halfway through. Then you take everything, even the cards you've played.
    - **Throwing in:** when all cards are beaten, the attacker is asked first, then the others clockwise. Throw in cards of any rank that's on the table, or pass. Once you've passed, you're asked again only when a new rank comes up, or when the defender takes. Everyone is asked, whether they have such cards or not, so that gives nothing away.
    - **How many:** at most six attack cards, and never more than the defender held at the start.
    - **Taking:** the others can still add cards that fit, up to the limit.
    - **Drawing:** the attacker fills up to six first, then the others clockwise, the defender last.
    - **Next attack:** beat everything, and it's yours. Take, and it goes to the player on your left.
    - **The end:** when there's nothing left to draw, you're out as soon as you have no cards. The last one with cards is the fool, and that ends the match. If the last cards go in the same attack, nobody's the fool, and you deal again.
    - **For example:** the stock is empty. Ann has the 6♣ left, and you have the 7♣ and 8♦. Ann plays the 6♣, you beat it with the 7♣. Ann is out, and you're stuck with the 8♦. You're the fool.
    - **Transferring** (passing the attack on) is a house rule: before you've beaten any card, add one of the same rank to the attack. Now the player on your left has to defend against all of them. They need at least that many cards.
durak-paragraphs =
    .durak-does-not-beat = 2
    .durak-must-open = 3
    .durak-now-attack = 4
    .going-out-one-rank = 4
    .durak-now-defend = 5
    .durak-not-lying-open = 5
    .durak-rank-not-there = 6
    .durak-now-pile_on = 6
    .durak-now-throw = 6
    .durak-no-transfer = 13

durak-variant-transfer = Transfer: pass the attack on
durak-variant-partners = Partners, for 4 or 6
durak-variant-pair = Quick game for two: 24 cards, to three losses
durak-variant-big_pack = Big deck, and only neighbors throw in

durak-option-deck = Cards in the deck
durak-option-mode = The defender
    .throw_in = beats or takes
    .transfer = can also pass the attack on with a card of the same rank
durak-option-show_trump = Instead of playing the trump of that rank, just show it to pass the attack on
durak-option-limit = Most cards in an attack
durak-option-first_limit = Most cards in an attack until one has been beaten
durak-option-throwers = Cards are thrown in by
    .all = everyone
    .neighbours = the defender's two neighbors
    .attacker = the attacker alone
durak-option-throw_in = Throwing in goes
    .in_turn = one after the other
    .free = first come, first served, computers last
durak-option-pile_on = When the defender takes, you can add cards
durak-option-teams = Partners, every other seat
durak-option-opener = First attack
    .lowest_trump = whoever has the lowest trump
    .under_fool = the player to the fool's right, so the fool defends
    .after_fool = the player to the fool's left
durak-option-scoring = The match
    .fool = { going-out-until-lost }
    .places = { going-out-counts-places }
durak-option-losses = { going-out-losses }
durak-option-rounds = { going-out-rounds }

durak-do-take = Take
durak-do-pass = Pass
do-attack = Play
    .with = Play { $picked }
do-attack-several = Play several
# A card that is played on another: $cards is the player's, $card the one to beat.
do-beat =
    .on = { $cards } on { $card }
    .beside = on { $card }
do-transfer = Pass it on with
    .beside = Pass it on
    .with = Pass it on with { $picked }
do-show = Pass it on, showing
    .beside = Show and pass it on
    .with = Pass it on, showing { $picked }

durak-turned-up = { $seat } deals. { $card } is turned up, so { $suit } are trump.
    .to-seat = You deal. { $card } is turned up, so { $suit } are trump.
durak-opens = { $other } attacks first.
    .to-other = You attack first.
durak-attacks = { $seat } attacks { $other } with { $cards }.
    .to-seat = You attack { $other } with { $cards }.
    .to-other = { $seat } attacks you with { $cards }.
durak-throws = { $seat } throws in { $cards }.
    .to-seat = You throw in { $cards }.
durak-adds = { $seat } adds { $cards }.
    .to-seat = You add { $cards }.
durak-beats = { $seat } plays { $card } on { $turned }.
    .to-seat = You play { $card } on { $turned }.
durak-transfers = { $seat } passes the attack on to { $other } with { $card }.
    .to-seat = You pass the attack on to { $other } with { $card }.
    .to-other = { $seat } passes the attack on to you with { $card }.
durak-shows = { $seat } shows { $card } and passes the attack on to { $other }.
    .short = showed { $card }
    .to-seat = You show { $card } and pass the attack on to { $other }.
    .to-other = { $seat } shows { $card } and passes the attack on to you.
durak-takes = { $seat } takes.
    .short = takes
    .to-seat = You take.
durak-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
durak-beaten = All beaten. The cards are out of play.
durak-gets = { $other } picks up { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .to-other = You pick up { $count ->
        [one] a card
       *[other] { $count } cards
    }.
durak-draws = { $other } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .to-other = You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
durak-you-draw = { shared-you-draw }
durak-out = { $other } is out!
    .to-other = You're out!
durak-fool = { $count ->
    [one] { $seats } is the fool.
   *[other] { $seats } are the fools.
}
    .to-seats = { $others ->
        [0] You're the fool.
       *[other] You and { $seats } are the fools.
    }
durak-drawn = Nobody's the fool. It's a tie.

durak-is-fool = fool
durak-is-attacker = attacks
durak-defends = defends
durak-is-taking = takes
durak-passed = { shared-passed }
durak-throws-next = { $place ->
    [1] adds 1st
    [2] adds 2nd
    [3] adds 3rd
   *[other] adds { $place }th
}
durak-trump = Trump
durak-talon = Stock
durak-bout-beaten = All beaten
durak-bout-open = Attack
# Above the cards in the picture.
durak-bout-on = { $seat } → { $other } · { $count ->
    [0] no more
   *[other] up to { $count } more
}
durak-bout-taken = { $other } takes · { $count ->
    [0] no more
   *[other] up to { $count } more
}
durak-takes-all = Takes it all

durak-hint-sure = You know what { $other } holds, and none of it beats that.
durak-hint-low = Your lowest card is your least useful.
durak-hint-pair = They're low, and { $count ->
    [2] two
    [3] three
   *[other] four
} of a rank have to be beaten one by one.
durak-hint-trumps = You only have trumps left. Start with the lowest.
durak-hint-throw = { $count ->
    [one] It's not a trump
   *[other] They're not trumps
}, and { $other } has to spend something better.
durak-hint-add = Give { $other } all the cards you can, but keep your trumps.
durak-hint-late = There's nothing left to draw, so get rid of all the cards you can.
durak-hint-keep = The cards that fit are too good to give away.
durak-hint-nothing = You have nothing that fits.
durak-hint-show = You keep the { $card }, and it's { $other }'s problem now.
durak-hint-transfer = Let { $other } deal with it.
durak-hint-beat = That's the cheapest card that does it.
durak-hint-rank = A cheaper one would give them a new rank to throw in.
durak-hint-trump = It takes a trump, and { $card } is your cheapest.
durak-hint-cannot = You can't beat { $count ->
    [one] it
   *[other] them all
}. Don't waste cards on trying.
durak-hint-two-trumps = It'd cost you { $count } trumps, and that's too much this early.
durak-hint-dear = It'd cost you the { $card }, which is too good to spend this early.

durak-teams = Partners need 4 or 6 players.
durak-too-few-cards = 24 cards are enough for { $most } players at most.
durak-must-open = You're attacking, so you have to play a card.
durak-rank-not-there = { $card } doesn't fit. The ranks on the table are { $ranks }.
durak-no-room = { $count ->
    [one] Only one more card can be played
   *[other] Only { $count } more cards can be played
}: { $kind ->
    [hand] { $other } has to be able to beat them all.
   *[limit] that's the limit for this attack.
}
durak-does-not-beat = { $cards } doesn't beat { $card }. You need { $kind ->
    [trump] a higher trump.
   *[plain] a higher card of { $suit }, or a trump.
}
durak-not-lying-open = { $card } isn't waiting to be beaten. You can beat { $cards }.
durak-no-transfer = { $kind ->
    [beaten] You've beaten a card already, so you can't pass the attack on.
    [rank] You can only pass it on with another { rank-name }.
    [trump] You can only show the trump of that rank.
    [shown] You've passed it on with that card already. You can't show it twice.
    [few] { $other } doesn't have enough cards for that.
    [limit] There can't be more cards in this attack.
    [nobody] There's nobody to pass it on to.
   *[never] You can't pass the attack on like that at this table. Beat it or take.
}
durak-not-your-throw = It's { $seats }'s turn to throw in. Wait a moment.
durak-now-attack = You're attacking. Play a card, or several of one rank.
durak-now-defend = You're defending. Beat a card, or take.
durak-now-throw = Everything's beaten. Throw in a card of a rank that's on the table, or pass.
durak-now-pile_on = { $other } is taking. Add a card of a rank that's on the table, or pass.
