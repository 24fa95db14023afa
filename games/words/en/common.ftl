# What every game can say. Cards, seats and suits arrive here already written out.
# The `.short` of a message is how a picture tells the same beside the seat: a word or two. The `.beside` of a verb is what a
# button says that shows the card as an emoji.
#
# Endings of keys, in all files of games:
# `-name` is the game, `.line` one sentence under it in menus (100 characters), `.aliases` its other names, with commas: what
# people may type.
# `-rules` is read in a minute, its `.whole` in full, each point a paragraph. `-paragraphs` has, for a refusal, the number of the
# paragraph of `.whole` that explains it.
# `-variant-…` is a set of rules in a menu (100 characters); `-option-…` an option there, its attributes the values; `.zero` says
# what 0 means.
# `do-…` is an action: a button (80 characters, better 25), or an option of a menu. Its `.with`, `.after` and `.between` are the
# same with cards, `.pick` a menu of several cards, `.cards` a sentence above cards as buttons, `.listed` the action named inside
# a sentence. A game may have its own, with its name before: `golf-do-take`. `order-…` is an action for later, on a button: "⏩ On
# your turn I'll play **Pass** for you."
# An action gets a capital where a label begins with it; where that of i is İ, write it so in `do-…`.
# `-hint-…` is the reason of a suggestion, a whole sentence after "💡 **Discard 9♠**:". A refusal says the rule, then what can be
# done.
# `-for-…` is a term of the sum on a score sheet, "40 for hearts + 13 for the Q♠ = 53"; `-deed` what somebody did in the round,
# before that sum and a colon.
# `-line`, `-tag`, `-subtitle`, `-badge…`, `-prompt…`, `-label`, and whatever has one or two words, stand in pictures: as short as
# English. `-fact` and `-reason` stand under the result.
# `.to-seat`, `.to-other`, `.to-winner`, `.to-seats` speak to the player who is that one: "you". `$others` is how many `$seats`
# are left without them.
# What is in “quotes” as something to type, like “JR as 9”, stays as it is: English is understood in every language.
#
# What a variable is: `$seat`, `$other`, `$winner`, `$seats` are names of players, which cannot be declined; `$card`, `$cards`,
# `$turned` are cards as signs, `$spoken` cards in words; `$suit` is a suit or a color in words and chooses by its letter (C D H
# S; L O P E of Latin cards; R Y G B W M colors), `$symbol` its sign; `$rank` is 2 to 9, T or 10, J, Q, K, A; `$card_rank` and
# `$card_suit` come with `$card`. `$unit` is what a match is played in: hand, deck, hole or round. `$number`, `$count` and
# `$points` are numbers, written and chosen by CLDR. SIGNED writes +60 and −60.

# Between the items of a list that has no "and": 2, 3, 5.
list-comma = { ", " }
# Between groups whose items have commas.
list-semicolon = { "; " }
# Between two whole sentences: "" where sentences need no space.
list-space = { " " }
player = { $seat }
# Of three or more names: all but the last, one after the other.
names-more = { $first }, { $next }
names = { $first } and { $last }
# A side of two players, in pictures and score sheets.
partners = { $one } & { $two }
partners-you = You & { $partner }

# A card in words, in texts that are read aloud.
card-name = { $deck ->
    [colours] { $suit_text } { $rank_name }
   *[french] { $rank_name } of { $suit_text }
}
# A card as it is written; $sign is the sign of its color.
card-sign = { $rank ->
    [S] { $sign }skip
    [R] { $sign }reverse
    [D] { $sign }+2
    [WW] 🌈wild
    [W4] 🌈+4
    [JR] Joker
    [JB] small joker
   *[other] { $sign }{ $rank }
}
card-JR = big joker
card-JB = small joker
card-WW = wild
card-W4 = wild four
card-hidden = a card face down
rank-name = { $rank ->
    [A] ace
    [J] jack
    [C] cavalier
    [Q] queen
    [K] king
    [T] 10
    [JR] big joker
    [JB] small joker
    [S] skip
    [R] reverse
    [D] draw two
   *[other] { $rank }
}
suit-name = { $suit_name ->
    [C] clubs
    [D] diamonds
    [H] hearts
    [R] red
    [Y] yellow
    [G] green
    [B] blue
    [W] white
    [M] rainbow
    [L] clubs
    [O] coins
    [P] cups
    [E] swords
   *[S] spades
}
cards = { $cards }

# Headings of menus and of the picture of all games.
game-group = { $group ->
    [tricks] Tricks
    [climbing] Climbing and shedding
    [rummy] Rummy
    [fishing] Fishing
    [poker] Poker and betting
    [together] Together
    [favorites] Most played here
   *[fun] For fun
}
# The head of a column of the score sheet, and of a picture.
unit = { $unit ->
    [hand] Hand { $number }
    [deck] Deck { $number }
    [hole] Hole { $number }
   *[round] Round { $number }
}
unit-under-way = { $unit ->
    [hand] Hand { $number } is being played
    [deck] Deck { $number } is being played
    [hole] Hole { $number } is being played
   *[round] Round { $number } is being played
}
unit-done = { $unit ->
    [hand] After hand { $number }
    [deck] After deck { $number }
    [hole] After hole { $number }
   *[round] After round { $number }
}
sheet-name = Player
# The head of the column of all earlier rounds.
sheet-before = Before
sheet-total = Total
# The end of a row of the score sheet: "bid 7, won 8: 70 + 1 extra = 71".
sheet-note = { $deed }: { $sum }
number = { $number }
number-signed = { SIGNED($number) }
percent = { $percent }%
# The title of the last picture.
ending-won = { $count ->
    [all] Everyone wins
    [one] { $seats } wins
   *[other] { $seats } win
}
ending-lost = { $count ->
    [0] Nobody wins
    [house] The house wins
    [one] { $seats } loses
   *[other] { $seats } lose
}
ending-rating = { $seat } { $before } → { $after }
# These are lines about the course of a match, under its result.
ending-led = { $seats } led all the way.
ending-turn = { $seats } took the lead in { $unit ->
    [hand] hand
    [deck] deck
    [hole] hole
   *[round] round
} { $number } and kept it.
ending-last = It came down to the last { $unit ->
    [hand] hand
    [deck] deck
    [hole] hole
   *[round] round
}: { $seats } took the lead there.
ending-level = Tied after the last { $unit ->
    [hand] hand
    [deck] deck
    [hole] hole
   *[round] round
}.
ending-often = { $seats } won { $count } of { $number } { $unit ->
    [hand] hands
    [deck] decks
    [hole] holes
   *[round] rounds
}.
ending-all = { $seats } won every { $unit ->
    [hand] hand
    [deck] deck
    [hole] hole
   *[round] round
}.
ending-margin = { $seats } won by { $count }.
ending-length = { $number ->
    [one] It was over in one { $unit ->
        [hand] hand
        [deck] deck
        [hole] hole
       *[round] round
    }
   *[other] It took { $number } { $unit ->
        [hand] hands
        [deck] decks
        [hole] holes
       *[round] rounds
    }
}.
ending-most = Most in one { $unit ->
    [hand] hand
    [deck] deck
    [hole] hole
   *[round] round
}: { $seats }, { SIGNED($points) } ({ $unit ->
    [hand] hand
    [deck] deck
    [hole] hole
   *[round] round
} { $number }).
# The title of the picture of a hand.
your-hand = { $count ->
    [0] You have no cards
    [one] Your hand, 1 card
   *[other] Your hand, { $count } cards
}
# These stand in the picture of a hand, at its right.
note-your-turn = Your turn
note-waiting = Waiting for { $seats }
    .to-seats = Waiting for you{ $others ->
        [0] {""}
       *[other] {" "}and { $seats }
    }
note-resting = { $unit ->
    [hand] That's the hand
    [deck] That's the deck
    [hole] That's the hole
   *[round] That's the round
}
# In the middle of an empty table, in the picture.
prompt-leads = { $seat } leads
    .to-seat = You lead
prompt-bids = { $seat } bids first
    .to-seat = You bid first
prompt-all-bid = Everyone bids at the same time
note-turning-up = The next card's coming
note-over = Match over
# Beside a seat in the picture.
winner-tag = winner
loser-tag = loser

do-deal = Deal
do-deal-up = Deal, stakes up
do-turn-up = Next card
do-stop = End the match
do-tie = Call it a tie
do-rest = { $seat } takes the rest
do-undo = Undo
# Who won or lost otherwise is said by ending-won and the like.
outcome-tied = It's a tie.
do-pass = Pass
    .with = Pass { $picked }
    .pick = Pass { $most } cards
order-pass = Pass
order-stand = Stand
order-follow-low = Follow low
do-double = Double
    .listed = double
do-play = Play
    .pick = { $kind ->
        [some] Play up to { $most } cards
        [all] Play { $most } cards
        [some-of] Play { $sizes } or { $most } cards
       *[span] Play { $least } to { $most } cards
    }
do-discard = Discard
    .cards = Choose a card to discard.
    .with = Discard { $picked }
    .pick = { $kind ->
        [some] Discard up to { $most } cards
        [all] Discard { $most } cards
       *[span] Discard { $least } to { $most } cards
    }
do-stand = Stand
    .listed = stand
do-throw = Throw
    .with = Throw { $picked }
    .pick = { $kind ->
        [some] Throw up to { $most } cards
        [all] Throw { $most } cards
       *[span] Throw { $least } to { $most } cards
    }
do-take = take
    .with = Take { $picked }
    .between = { $played } take { $picked }
do-bid = Bid { $number }
do-pair = Play a pair

# All alt- texts describe pictures to those who do not see them, complete enough to play by. $title, $label, $note and the like
# are what is written in the picture.
alt-title = { $title }, { $subtitle }.
alt-section = { $heading }: { $names }.
alt-turn = Waiting for { $names }.
alt-play = { $name } { $spoken }
alt-play-best = { $name } { $spoken } (winning)
alt-latest = Last to act: { $name }.
# $word is what the picture says beside the seat: the `.short` of a message.
alt-latest-word = Just now: { $name } { $word }.
alt-latest-cards = Just played: { $name }, { $spoken }.
alt-trick = Trick: { $plays }.
alt-spot-cards = { $label }: { $spoken }.
alt-spot-cards-count = { $label }: { $spoken }, { $count ->
    [one] 1 card
   *[other] { $count } cards
} there.
alt-spot-pairs = { $label }: { $pairs }.
alt-cards = { $spoken }
# A card with another one on it.
alt-pair = { $spoken } with { $upper } on it
alt-spot-suit = { $label }, { $suit_text } to follow
alt-spot-note = { $label } ({ $note })
alt-spot-count = { $label }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
alt-track = The board, to { $length }: { $lanes }. { $told }.
alt-badge = { $label }: { $value }.
alt-partners = Partners: { $teams }.
alt-pot = Pot: { $pot }.
alt-cell = { $head }: { $cell }
alt-row = { $cells }.
alt-row-note = { $cells }, { $note }.
alt-step = { $place ->
    [1] First
    [2] Second
   *[other] Third
}: { $names }, { $score }.
alt-step-lines = { $place ->
    [1] First
    [2] Second
   *[other] Third
}: { $names }, { $score } ({ $lines }).
alt-note = { $note }.
alt-cover = { $name }: { $line }
alt-award = { $title }: { $line }
alt-tally = { $value } { $label }.
alt-earned = Earned: { $names }.
alt-plot = { $title }: from { $first } to { $last }, between { $least } and { $most }.
# $name is a player, $parts a list of what is seen at the seat.
alt-place = { $name }: { $parts }.
alt-holds = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
alt-shows = shows { $spoken }
alt-part = hand { $number }: { $spoken } ({ $note })
alt-over = { $spoken } on { $count } face down
alt-down = { $count } face down
alt-place-down = face down
# A card face down that hints were given about; $told: "3 red".
alt-noted = card { $place }: { $told }
alt-not-noted = card { $place } unknown
alt-face = { $spoken }
alt-noted-face = { $spoken } ({ $told })
alt-pointed = { $told }, marked
alt-told = What hints have told you: { $told }.
alt-dealer = dealer
alt-computer = computer
alt-won = won
alt-group = You hold { $groups }.
# Headings of a table that is told in words alone.
words-table = Table
words-hand = Your hand
words-play = What you can do
alt-playable = You can play { $spoken }.
alt-playable-all = You can play any of them.
alt-playable-suits = You can play { $groups }.
alt-suit = { $suit } { $told }
alt-fresh = New: { $spoken }.
# A card that counts as one of another suit, like the left bower at Euchre.
alt-counts = The { $spoken } counts as { $suit }.
alt-high = Higher than usual: { $spoken }.
alt-marked = Marked: { $spoken }.

plays-cards = { $seat } plays { $cards }.
    .to-seat = You play { $cards }.
bids-tricks = { $seat } bids { $number }.
    .to-seat = You bid { $number }.
bids-are-in = All bids are in. { $seat } leads.
    .to-seat = All bids are in. You lead.
trump = Trump
turned-up = Turned up
claims-rest = { $seat } takes the rest.
    .to-seat = You take the rest.
takes-trick = { $play ->
    [last] { $winner } plays { $cards } and takes it.
   *[earlier] { $winner } takes it with { $cards }.
}
    .to-winner = { $play ->
        [last] You play { $cards } and take it.
       *[earlier] You take it with { $cards }.
    }

# A bid as it lies beside a seat in the picture.
bid-call = { $bid ->
    [nil] Nil
    [blind] Blind
   *[other] { $bid }
}
bid-deed = bid { $bid }, won { $number }

match-over = The match is over.
round-over = The { $unit ->
    [hand] hand
    [deck] deck
    [hole] hole
   *[round] round
} is over. The next deal is on its way.
turning-up = Nobody has anything to decide. The next card's coming.
not-your-turn = It's not your turn, it's { $seat }'s.
not-possible = You can't do “{ $action }” right now.
seats-out-of-range = This game needs { seat-counts } players.
# How many can play, inside other sentences and on the picture of a game.
seat-counts = { $kind ->
    [one] { $most }
    [span] { $least } to { $most }
   *[some] { $numbers } or { $most }
}
variant-usual = Standard
# On the picture of a game.
cover-players = { $players } players
cover-minutes = { $minutes ->
    [0] as long as you like
   *[other] about { $minutes } minutes
}
option-unknown = There's no option “{ $name }”.
# $name is the title of an option, $none how "no value" is written.
option-out-of-range = “{ $name }” can't be “{ $value }”. { $kind ->
    [listed] Pick one of { $listed }.
    [optional] Pick a number from { $least } to { $most }, or “{ $none }”.
   *[number] Pick a number from { $least } to { $most }{ $step ->
        [1] .
       *[other] , in steps of { $step }.
    }
}
not-in-hand = You don't have { $card }. Play a card from your hand.
bad-card = “{ $text }” isn't a card. You can play { $cards }.
# $bids is a list of numbers, of spans (0-4), and of bids in words.
wrong-phase-bid = Bids come first. You can bid { $bids }.
wrong-phase-play = The bidding is over. You can play { $cards }.
must-lead-low-club = The lowest club has to lead the first trick. Play { $cards }.
must-follow-suit = You have { $suit }, so you have to follow suit. You can play { $cards }.
bad-bid = { $rule ->
    [least] Your side has to bid at least { $least }.
    [cap] Your side can't bid more than 13.
    [thirteen] The four bids can't add up to 13.
   *[range] You can't bid that.
} You can bid { $bids }.
