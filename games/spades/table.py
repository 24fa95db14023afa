"""What the table of Spades shows."""

from typing import TYPE_CHECKING

from games.scene import Badge, Table
from games.spades.bids import NOT_YET
from games.spades.cards import TRUMP
from games.spades.score import partners
from games.speech import Say, Words

if TYPE_CHECKING:
    from games.spades import Spades


def line(game: "Spades", seat: int) -> Words:
    """What a seat has bid and won."""
    if game.bids[seat] == NOT_YET:
        return Words("spades-line-waiting")
    bid = game.nils[seat].removesuffix(" nil") or game.bids[seat]  # "nil", "blind" or a number
    return Words("spades-line", bid=bid, number=game.tricks[seat])


def table(game: "Spades", say: Say) -> Table:
    """The current trick, or else the last one, and how the teams stand."""
    trump = Badge(say(Words("spades-broken-badge" if game.broken else "spades-trump")), suit=TRUMP)
    return Table(
        seats=(),
        subtitle=say(_subtitle(game)),
        trick=game.shown_trick(),
        badges=(_badge(game, 0, say), _badge(game, 1, say), trump),
    )


def _subtitle(game: "Spades") -> Words:
    if NOT_YET in game.bids:
        return Words("spades-bidding", number=game.round)
    return Words("spades-trick", number=game.round, trick=game.trick_number())


def _badge(game: "Spades", team: int, say: Say) -> Badge:
    key = "spades-team-bags" if game.options.bags else "spades-team"
    words = Words(key, score=game.scores[team], bags=game.bags[team])
    colour = say(Words("spades-blue" if team else "spades-red"))
    return Badge(colour, say(words), told=say(Words("spades-partners", seats=partners(team))))
