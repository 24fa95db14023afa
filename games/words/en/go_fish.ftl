# Go Fish: its rules are docs/rules/go_fish.md. What the endings of keys mean stands at the head of common.ftl.

go-fish-name = Go Fish
    .line = Ask the others for cards. Collect all four of a rank.
    .aliases = Fish, Authors
go-fish-rules = **Ask the others for cards, and collect books: all four cards of a rank.**
    On your turn, ask one player for a rank that you have at least one card of: “Any sevens?” If they have some, you get all of them and ask again. If not, you go fish: draw a card from the stock. If it's what you asked for, you ask again. If not, it's the next player's turn.
    When all books are down, the most books win.
    - **For example:** you have 7, 7 and king. You ask Ann for sevens and get two: that's a book! You ask Bob for kings. He has none, so you draw.
    .whole =
    - **Deal:** seven cards each for two or three players, five for more. The rest is the stock.
    - **Asking:** name a player who has cards, and a rank that you hold. They have to give you all of their cards of it, where everyone can see them.
    - **Go fish:** if they have none, you draw. If it's the rank you asked for, you show it and ask again.
    - **Books:** all four of a rank go face up in front of you at once.
    - **No cards left:** draw one when it's your turn. If the stock is gone, you're passed over.
    - **Partners** sit across from each other, and their books count together. You can't ask your partner.
    - **The end:** when every card is in a book. If nobody gets anything anymore, the round is over, too.
go-fish-paragraphs =
    .go-fish-ask-now = 2
    .go-fish-not-held = 2
    .go-fish-not-yourself = 2
    .go-fish-no-such-seat = 2
    .go-fish-no-cards = 2
    .go-fish-have-it = 2
    .go-fish-in-book = 4
    .go-fish-partner = 6

go-fish-variant-asked_next = Whoever was asked is next
go-fish-variant-pairs = Pairs in place of books of four
go-fish-variant-teams = Partners, two rounds
go-fish-variant-single_cards = Ask for one card at a time
go-fish-variant-memory = No reminders, three rounds

go-fish-option-hand_size = { shared-cards-dealt }
    .zero = seven, or five from four players on
go-fish-option-books = A book is
    .four = four of a rank
    .pairs = a pair
go-fish-option-ask_for = You ask for
    .rank = all cards of a rank
    .card = one card
go-fish-option-next_turn = Next to ask
    .left = the player on the left
    .asked = the player who was asked
go-fish-option-lucky = You ask again if you draw what you asked for
go-fish-option-book_again = You ask again if the card you draw makes a book
go-fish-option-empty_hand = Without cards
    .draw = you draw one on your turn
    .refill = you get a whole new hand
    .end = the round is over, as without a stock
go-fish-option-scoring = A book counts
    .books = one point
    .values = ace 15, king 13, queen 12, jack 11, others their number
go-fish-option-teams = Teams
    .none = everyone for themselves
    .pairs = partners, with four or six players
go-fish-option-max_rounds = { shared-rounds }
go-fish-option-reminders = The table shows what everyone knows

do-ask = Ask { $seat }
do-ask-for = Ask { $seat } for { shared-ranks }
do-ask-card = Ask { $seat } for
    .with = Ask { $seat } for { $picked }
# Options of a menu whose placeholder is do-ask: the rank asked for.
do-for = { shared-ranks }
do-card = a card
    .with = A card { $picked }

go-fish-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
go-fish-gets = { $seat } asks { $other } and gets { $cards }.
    .to-seat = You ask { $other } and get { $cards }.
    .to-other = { $seat } asks you and gets { $cards }.
go-fish-fish = { $kind ->
    [card] { $seat } asks { $other } for the { rank-name } of { $suit }. Go fish!
   *[rank] { $seat } asks { $other } for { shared-ranks }. Go fish!
}
    .short = go fish
    .to-seat = { $kind ->
        [card] You ask { $other } for the { rank-name } of { $suit }. Go fish!
       *[rank] You ask { $other } for { shared-ranks }. Go fish!
    }
    .to-other = { $kind ->
        [card] { $seat } asks you for the { rank-name } of { $suit }. Go fish!
       *[rank] { $seat } asks you for { shared-ranks }. Go fish!
    }
go-fish-lucky = { $seat } draws the { $card }!
    .to-seat = You draw the { $card }!
go-fish-draws = { $seat } has no cards and draws { shared-cards }.
    .to-seat = You have no cards and draw { shared-cards }.
go-fish-you-draw = { shared-you-draw }
go-fish-book = { $seat } lays down { $cards }.
    .to-seat = You lay down { $cards }.
go-fish-nobody = Nobody's getting anything, so the round is over.

go-fish-points = { shared-points }
go-fish-gave = From { $other }
# Beside a seat in the picture: ranks that it holds for sure, and those it surely does not.
go-fish-marks = { $kind ->
    [none] no { $others }
    [some] { $held }
   *[both] { $held }, no { $others }
}
go-fish-asked = { shared-ranks }, { $other }?
go-fish-asked-card = { $rank ->
    [T] 10
   *[other] { $rank }
}{ $symbol }, { $other }?
go-fish-books = { $kind ->
    [pairs] { $count ->
        [one] 1 pair
       *[other] { $count } pairs
    }
   *[four] { $count ->
        [one] 1 book
       *[other] { $count } books
    }
}

go-fish-hint-known = { $other } has { shared-ranks } for sure.
go-fish-hint-unknown = { $other } has { shared-cards } that nobody knows. There may be { shared-ranks } among them.
go-fish-hint-vain = Nothing's likely now. It's as good as any.

go-fish-few-cards = There aren't enough cards. Deal { $count } each at most.
go-fish-team-seats = Partners need four or six players.
go-fish-ask-now = Ask a player for cards, like “ask { $other } { $kind ->
    [card] card { $card }
   *[for] for { shared-ranks }
}”.
go-fish-not-held = You can only ask for ranks you hold: { $ranks }.
go-fish-not-yourself = You can't ask yourself. Ask { $seats }.
go-fish-no-such-seat = There's no such player. Ask { $seats }.
go-fish-no-cards = { $other } has no cards. Ask { $seats }.
go-fish-partner = { $other } is your partner. Ask { $seats }.
go-fish-have-it = You have the { $card } yourself.
go-fish-in-book = The { $card } is in a book already.
