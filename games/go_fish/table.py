"""Looks of Go Fish: the stock, books and marks of a seat, its last ask (section 12)."""

from itertools import groupby

from games.go_fish.state import NOBODY, State
from games.scene import Arrow, Spot, Table, Token
from games.text import Text, Translate


def table(game: State, tr: Translate) -> Table:
    """The stock, and the cards just given."""
    spots = [Spot(tr(Text("shedding-stock")), count=len(game.stock))]
    if game.given:
        giver, *cards = game.given.split()
        label = tr(Text("go-fish-gave", other=int(giver)))
        spots.append(Spot(label, tuple(cards), spread="row"))
    return Table(spots=tuple(spots), arrow=_arrow(game))


def _arrow(game: State) -> Arrow | None:
    """The last ask."""
    if game.asker == NOBODY or game.ended:
        return None
    return Arrow(game.asker, int(game.asked[game.asker].split()[0]))


def points(game: State, seat: int, tr: Translate) -> tuple[Token, ...]:
    """The points of a seat, where they are more than the books that are seen there."""
    if game.options.max_rounds == 1 and game.options.scoring == "books":
        return ()
    now = 0 if game.ended else sum(game.worth(each) for each in game.side(seat))
    total = game.scores[seat] + now
    return (Token("trick", total, tr(Text("go-fish-points", points=total))),)


def marks(game: State, seat: int, tr: Translate) -> str:
    """What everybody knows of a hand: the ranks it surely holds, and those it surely does not."""
    if not game.options.reminders or game.ended:
        return ""
    known = " ".join(_times(rank, count) for rank, count in game.known(seat))
    none = " ".join(_shown(rank) for rank in game.surely_none(seat))
    if not known and not none:
        return ""
    kind = "both" if known and none else "some" if known else "none"
    return tr(Text("go-fish-marks", held=known, others=none, kind=kind))


def tag(game: State, seat: int) -> Text | None:
    """The last ask of a seat."""
    if not game.asked[seat] or game.ended:
        return None
    other, rank, *suit = game.asked[seat].split()
    if suit:
        return Text("go-fish-asked-card", other=int(other), rank=rank, symbol=suit[0])
    return Text("go-fish-asked", other=int(other), rank=rank)


def groups(game: State, seat: int) -> tuple[int, ...]:
    """The number of cards of each rank in a hand, as it is drawn."""
    arranged = game.arrange(game.hands[seat])
    return tuple(len([*same]) for _, same in groupby(arranged, lambda card: card.rank))


def _shown(rank: str) -> str:
    return "10" if rank == "T" else rank


def _times(rank: str, count: int) -> str:
    return f"{_shown(rank)}\N{MULTIPLICATION SIGN}{count}" if count > 1 else _shown(rank)
