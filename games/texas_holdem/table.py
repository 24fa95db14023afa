"""Looks of Texas Hold'em: the board, the pots and the badges; a seat's line and tag."""

from collections.abc import Iterable, Iterator
from itertools import chain

from games.poker.ranking import best_five
from games.poker.table import amount_badge, line, pots_text
from games.scene import Badge, Spot, Table
from games.speech import Say, Value, Words
from games.texas_holdem.state import BOARD, State


def scene(game: State, say: Say) -> Table:
    """The board, the pots, and the level."""
    stage: dict[str, Value] = {"number": game.round, "stage": game.stage}
    name = say(Words("texas-holdem-board"))
    board = Spot("", tuple(game.board), spread="row", places=5, told=name)
    return Table(
        subtitle=say(Words("texas-holdem-hand", level=game.level, **stage)),
        spots=(board,),
        badges=tuple(_badges(game, say)),
        pot=pots_text(game, say),
        raised=frozenset(map(str, _winning_cards(game))),
    )


def _badges(game: State, say: Say) -> Iterator[Badge]:
    """Blinds, the ante, and the time until they rise."""
    blinds = Words("texas-holdem-badge-value", **game.blinds(game.level))
    yield Badge(say(Words("texas-holdem-badge")), say(blinds))
    if ante := game.ante():
        yield amount_badge("texas-holdem-badge-ante", ante, say)
    if left := game.hands_left():
        hands = say(Words("texas-holdem-badge-hands", count=left))
        yield Badge(say(Words("texas-holdem-badge-left")), hands)
    if minutes := game.level_minutes():
        often = say(Words("texas-holdem-badge-minutes", count=minutes))
        yield Badge(say(Words("texas-holdem-badge-up")), often)


def _winning_cards(game: State) -> Iterable[str]:
    """The five cards of each hand that was shown and has won, once the pots are paid."""
    if not game.is_paid() or len(game.board) < BOARD["river"]:
        return ()
    winners = [s for s in range(game.seats) if game.won[s] and game.has_shown(s)]
    return chain.from_iterable(best_five([*game.hands[s], *game.board]) for s in winners)


def seat_line(game: State, seat: int) -> Words:
    """The chips and the stake of a seat; its place once it is out, its net in a cash game."""
    if game.options.mode == "sit_and_go" and game.out_in[seat]:
        return Words("texas-holdem-line-out", place=game.place(seat))
    if game.options.mode == "cash" and game.is_paid():
        return Words("texas-holdem-line-net", chips=game.scores[seat], **net_args(game.net(seat)))
    return line(game, seat)


def net_args(net: int) -> dict[str, Value]:
    """A net as arguments of a message: even, or up or down by a number of chips."""
    return {"kind": "even" if not net else "up" if net > 0 else "down", "number": abs(net)}


def tag(game: State, seat: int) -> Words | None:
    """The hand that was shown or mucked, or the blind that a seat had to post."""
    if seat in game.winners or not game.live[seat]:
        return None
    if game.has_shown(seat) or game.is_paid():
        return game.deed(seat) if game.board else None
    blinds = {game.small: "texas-holdem-tag-small", game.big: "texas-holdem-tag-big"}
    return Words(blinds[seat]) if seat in blinds else None
