"""The score sheet of a match: from a view to a scene of rows."""

from collections.abc import Sequence
from typing import Final

from games.game import Game
from games.scene import Column, Row, Sheet
from games.scores import Line, Round
from games.speech import MINUS, Say, Words, signed, unsigned
from games.view import View

SHOWN: Final = 3
"""Rounds with a column of their own; those before them share one."""

Side = Sequence[int]
"""Seats that score together."""


def score_sheet(view: View[Game], say: Say) -> Sheet:
    """The score sheet: a row for each side, best first, with the latest round in detail."""
    game = view.game
    rounds = counted(game)
    first = max(0, len(rounds) - SHOWN)
    shown, lines = rounds[first:], game.so_far()
    is_done = game.resting or game.over
    before = [score_before(game, seat, shown) for seat in range(game.seats)]
    heads = [Words("sheet-before")] if any(before) else []
    heads += [_unit(game, first + n) for n in range(1, len(shown) + 1)]
    rows = []
    for side in sides(game):
        seat = side[0]
        cells = [signed(each[seat].gain) for each in shown]
        if any(before):
            cells.insert(0, unsigned(before[seat]))
        cells = [names(side, say), *cells, unsigned(game.scores[seat])]
        best = is_done and game.has_won(seat)
        rows.append(Row(tuple(cells), marked=best, note=_note(lines[seat], say)))
    return Sheet(
        (
            Column(say(Words("sheet-name")), 8, "left"),
            *(Column(say(head), 3) for head in (*heads, Words("sheet-total"))),
        ),
        tuple(rows),
        title=say(game.words("name")),
        subtitle=say(
            Words("unit-done" if is_done else "unit-under-way", **unit_of(game, game.round))
        ),
    )


def standings(view: View[Game], say: Say) -> list[tuple[str, str, str]]:
    """Of each side, the best first: its total, its names, and what it did in this round."""
    rows = score_sheet(view, say).rows
    return [(row.cells[-1], row.cells[0], row.note) for row in rows]


def counted(game: Game) -> list[Round]:
    """The rounds that have come to anything so far."""
    now = game.so_far()
    counts = game.resting or game.over or any(line.gain for line in now)
    return [*game.past, now] if counts else list(game.past)


def sides(game: Game) -> list[Side]:
    """Partners together, if they score together, the best first."""
    rounds, teams = counted(game), dict[object, list[int]]()
    for seat in range(game.seats):
        went = tuple(each[seat].gain for each in rounds)
        teams.setdefault((game.team(seat), game.scores[seat], went), []).append(seat)
    places = game.places()
    return sorted(teams.values(), key=lambda side: places[side[0]])


def score_before(game: Game, seat: int, rounds: Sequence[Round]) -> int:
    """The score of a seat before these, the latest rounds."""
    return game.scores[seat] - sum(each[seat].gain for each in rounds)


def _note(line: Line, say: Say) -> str:
    """A side's round as a sum: "bid 7, won 8: 70 + 1 extra = 71"."""
    deed = say(line.deed) if line.deed else ""
    told = len(line.terms) > 1 or any(term.what for term in line.terms)
    if not told:
        return deed
    total = _sum(line, say)
    return say(Words("sheet-note", deed=deed, sum=total)) if deed else total


def _sum(line: Line, say: Say) -> str:
    text = ""
    for _, points, what in line.terms:
        sign = MINUS if points < 0 else "+" if text else ""
        told = f"{abs(points):,} {say(what)}" if what else f"{abs(points):,}"
        text = f"{text} {sign} {told}" if text else f"{sign}{told}"
    return f"{text} = {unsigned(line.gain)}" if len(line.terms) > 1 else text


def names(side: Side, say: Say) -> str:
    """Partners by both of their names."""
    names = [say(Words("player", seat=seat)) for seat in side]
    if len(names) == 2:
        return say(Words("partners", one=names[0], two=names[1]))
    return ", ".join(names)


def _unit(game: Game, number: int) -> Words:
    return Words("unit", **unit_of(game, number))


def unit_of(game: Game, number: int) -> dict[str, str | int]:
    """The arguments of words about a round."""
    return {"unit": game.unit, "number": number}
