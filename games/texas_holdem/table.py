"""Looks of Texas Hold'em: the board, the pots and the badges; a seat's line and tag."""

from collections.abc import Iterable, Iterator
from itertools import chain

from games.poker.ranking import best_five
from games.poker.table import amount_badge, line, pots_text
from games.scene import Badge, Spot, Table
from games.texas_holdem.state import BOARD, State
from games.text import Text, Translate, Value


def scene(game: State, tr: Translate) -> Table:
    """The board, the pots, and the level."""
    stage: dict[str, Value] = {"number": game.round, "stage": game.stage}
    name = tr(Text("texas-holdem-board"))
    board = Spot("", tuple(game.board), spread="row", places=5, alt=name)
    return Table(
        subtitle=tr(Text("texas-holdem-hand", level=game.level, **stage)),
        spots=(board,),
        badges=tuple(_badges(game, tr)),
        pot=pots_text(game, tr),
        raised=frozenset(map(str, _winning_cards(game))),
    )


def _badges(game: State, tr: Translate) -> Iterator[Badge]:
    """Blinds, the ante, and the time until they rise."""
    blinds = Text("texas-holdem-badge-value", **game.blinds(game.level))
    yield Badge(tr(Text("texas-holdem-badge")), tr(blinds))
    if ante := game.ante():
        yield amount_badge("texas-holdem-badge-ante", ante, tr)
    if left := game.hands_left():
        hands = tr(Text("texas-holdem-badge-hands", count=left))
        yield Badge(tr(Text("texas-holdem-badge-left")), hands)
    if minutes := game.level_minutes():
        often = tr(Text("texas-holdem-badge-minutes", count=minutes))
        yield Badge(tr(Text("texas-holdem-badge-up")), often)


def _winning_cards(game: State) -> Iterable[str]:
    """The five cards of each hand that was shown and has won, once the pots are paid."""
    if not game.is_paid() or len(game.board) < BOARD["river"]:
        return ()
    winners = [s for s in range(game.seats) if game.won[s] and game.has_shown(s)]
    return chain.from_iterable(best_five([*game.hands[s], *game.board]) for s in winners)


def seat_line(game: State, seat: int) -> Text:
    """The chips and the stake of a seat; its place once it is out, its net in a cash game."""
    if game.options.mode == "sit_and_go" and game.out_in[seat]:
        return Text("texas-holdem-line-out", place=game.place(seat))
    if game.options.mode == "cash" and game.is_paid():
        return Text("texas-holdem-line-net", chips=game.scores[seat], **net_args(game.net(seat)))
    return line(game, seat)


def net_args(net: int) -> dict[str, Value]:
    """A net as arguments of a message: even, or up or down by a number of chips."""
    return {"kind": "even" if not net else "up" if net > 0 else "down", "number": abs(net)}


def tag(game: State, seat: int) -> Text | None:
    """The hand that was shown or mucked, or the blind that a seat had to post."""
    if seat in game.winners or not game.live[seat]:
        return None
    if game.has_shown(seat) or game.is_paid():
        return game.summary(seat) if game.board else None
    blinds = {game.small: "texas-holdem-tag-small", game.big: "texas-holdem-tag-big"}
    return Text(blinds[seat]) if seat in blinds else None
