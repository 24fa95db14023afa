"""The looks of a table of Spades."""

from dataclasses import replace

from games.scene import Badge, Place, Table, Token
from games.spades.state import TRUMP, State
from games.speech import Say, Words
from games.tricks import NOT_YET


def table(game: State, say: Say) -> Table:
    """The current trick or the last one, and the scores of the teams."""
    subtitle = Words("spades-trick", number=game.round, trick=game.trick_number())
    if NOT_YET in game.bids:
        subtitle = Words("spades-bidding", number=game.round)
    trump = say(Words("spades-broken-badge" if game.broken else "trump"))
    return Table(
        subtitle=say(subtitle),
        trick=game.shown_trick(),
        calls=game.calls(say),
        badges=(_badge(game, 0, say), _badge(game, 1, say), Badge(trump, suit=TRUMP)),
        prompt=game.bid_prompt(say),
    )


def _badge(game: State, team: int, say: Say) -> Badge:
    bags = game.bags[team]
    return game.team_badge(team, Token("bag", bags, say(Words("spades-bags", count=bags))))


def seat_scene(game: State, scene: Place, seat: int, say: Say) -> Place:
    """A seat with its bid and its tricks."""
    line = Words("spades-line", bid=game.bid_text(seat), number=game.tricks[seat])
    if game.bids[seat] == NOT_YET:
        line = Words("spades-line-waiting")
    return replace(scene, line=say(line))
