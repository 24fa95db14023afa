"""The looks of a table of Spades."""

from dataclasses import replace

from games.scene import Badge, Table, TableSeat, Token
from games.spades.state import TRUMP, State
from games.text import Text, Translate
from games.tricks import NOT_YET


def table(game: State, tr: Translate) -> Table:
    """The current trick or the last one, and the scores of the teams."""
    subtitle = Text("spades-trick", number=game.round, trick=game.trick_number())
    if NOT_YET in game.bids:
        subtitle = Text("spades-bidding", number=game.round)
    trump = tr(Text("spades-broken-badge" if game.broken else "trump"))
    return Table(
        subtitle=tr(subtitle),
        trick=game.shown_trick(),
        calls=game.calls(tr),
        badges=(_badge(game, 0, tr), _badge(game, 1, tr), Badge(trump, suit=TRUMP)),
        prompt=game.bid_prompt(tr),
    )


def _badge(game: State, team: int, tr: Translate) -> Badge:
    bags = game.bags[team]
    return game.team_badge(team, Token("bag", bags, tr(Text("spades-bags", count=bags))), tr)


def seat_scene(game: State, scene: TableSeat, seat: int, tr: Translate) -> TableSeat:
    """A seat with its bid and its tricks."""
    line = Text("spades-line", bid=game.bid_text(seat), number=game.tricks[seat])
    if game.bids[seat] == NOT_YET:
        line = Text("spades-line-waiting")
    return replace(scene, line=tr(line))
