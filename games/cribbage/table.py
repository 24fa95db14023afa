"""Looks of Cribbage: the board and the cards, a seat's line and tag (section 15)."""

from collections.abc import Iterator, Sequence
from typing import Final

from games.cards import EVERYONE
from games.cribbage.phases import parts_args
from games.cribbage.state import DOUBLE_SKUNK, SKUNK, State, total
from games.scene import Lane, Spot, Table, Track
from games.text import Text, Translate, Value

HAND: Final = ("cribbage-hand", "cribbage-hand.told")
CRIB: Final = ("cribbage-crib", "cribbage-crib.told")
"""Keys of a spot's label in the picture and in words."""


def table(game: State, tr: Translate) -> Table:
    """The board, and the cards that are played or shown."""
    games = "no" if game.options.games == 1 else " · ".join(map(str, game.won))
    title = tr(Text("cribbage-subtitle", number=game.round, phase=game.phase, games=games))
    spots = (*_played(game, tr), *_shown(game, tr))
    return Table(seats=(), subtitle=title, spots=spots, track=_track(game, tr))


def _played(game: State, tr: Translate) -> Iterator[Spot]:
    """The starter on the pack, and in the play this count and the earlier ones."""
    if game.phase != "throw":
        is_play = game.phase == "play"
        yield Spot(tr(Text("cribbage-starter-spot")), tuple(game.starter), aside=is_play)
    if game.phase == "play":
        pile = game.pile or game.last
        label = Text("cribbage-count", count=total(pile))
        yield Spot(tr(label), tuple(map(str, pile)), spread="fan")
        if down := len(game.down) + (len(game.last) if game.pile else 0):
            yield Spot(tr(Text("cribbage-down")), count=down, aside=True)


def _shown(game: State, tr: Translate) -> Iterator[Spot]:
    """In the show the hands of two in the order in which they count; the crib, open or filling."""
    for at in range(2 if game.seats == 2 and game.phase == "show" else 0):
        yield _show_spot(game, tr, HAND, at)
    if game.crib or any(game.throws):
        yield _show_spot(game, tr, CRIB, game.seats)


def _show_spot(game: State, tr: Translate, keys: tuple[str, str], at: int) -> Spot:
    """The hand or crib that is counted at this point of the show, with its points once it was.

    A crib that is not open yet is face down as far as it is filled.
    """
    seat = (game.dealer + 1 + min(at, game.seats - 1)) % game.seats
    parts = game.counted[at] if at < len(game.counted) else None
    args: dict[str, Value] = {"seat": seat, "value": "none" if parts is None else sum(parts)}
    label, whole = (tr(Text(key, **args)) for key in keys)
    cards = game.crib if keys == CRIB else game.hands[seat]
    if cards is game.crib and cards.seen_by != EVERYONE:
        number = len(cards) + sum(map(len, game.throws))
        return Spot(label, count=number, alt=whole, aside=True)
    note = tr(Text("cribbage-sum", **parts_args(parts))) if parts else ""
    return Spot(label, tuple(game.arrange(cards)), spread="fan", note=note, alt=whole)


def _track(game: State, tr: Translate) -> Track:
    """A lane for each side, and the lines at which the others are skunked."""
    sides = [game.side(seat) for seat in range(game.seats) if game.side(seat)[0] == seat]
    lanes = tuple(
        Lane(_name(side, tr), game.team(side[0]), game.scores[side[0]], game.back[side[0]])
        for side in sides
    )
    target = game.options.target
    lines = (target - DOUBLE_SKUNK, target - SKUNK) if game.options.skunk else ()
    best, second = sorted((lane.front for lane in lanes), reverse=True)[:2]
    ahead = next(side for side in sides if game.scores[side[0]] == best)
    seats = " ".join(map(str, ahead))
    lead = Text("cribbage-ahead", seats=seats, count=len(ahead), points=best - second)
    return Track(target, lanes, tuple(line for line in lines if line > 0), tr(lead))


def _name(side: Sequence[int], tr: Translate) -> str:
    names = [tr(Text("player", seat=seat)) for seat in side]
    return tr(Text("partners", one=names[0], two=names[1])) if len(names) == 2 else names[0]


def line(game: State, seat: int) -> Text:
    """The holes, and the game points before them where several decide."""
    several = "yes" if game.options.games > 1 else "no"
    return Text("cribbage-line", several=several, count=game.won[seat], score=game.scores[seat])


def tag(game: State, seat: int) -> Text | None:
    """The mark of a seat that has thrown or said go, or the points of its hand."""
    if game.over:
        return None
    if game.phase == "show":
        parts = game.hand_points(seat) if game.seats > 2 else None
        return None if parts is None else Text("cribbage-worth", points=sum(parts))
    if game.phase == "throw":
        return Text("cribbage-threw" if game.secrets[seat] else "cribbage-throwing")
    return Text("cribbage-go") if seat in game.gone else None


def holding(game: State, seat: int) -> Text | None:
    """The owner of the crib, for a seat that has not thrown yet."""
    if game.phase != "throw" or game.secrets[seat]:
        return None
    whose = "own" if seat == game.dealer else "other"
    return Text("cribbage-throw-to", count=game.to_throw(), whose=whose, other=game.dealer)
