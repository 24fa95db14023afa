"""The score sheet of a match: from a view to a scene of rows."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from games.game import Game
from games.scene import Column, Row, Sheet
from games.scores import Round, ScoreLine
from games.text import MINUS, Text, Translate, gain, listed, number
from games.view import View

SHOWN: Final = 3
"""Rounds with a column of their own; those before them share one."""

Side = Sequence[int]
"""Seats that score together."""


def score_sheet(view: View[Game], tr: Translate) -> Sheet:
    """The score sheet: a row for each side, best first, with the latest round in detail."""
    game = view.game
    rounds = counted(game)
    first = max(0, len(rounds) - SHOWN)
    shown, lines = rounds[first:], game.round_lines()
    is_done = game.resting or game.over
    before = [score_before(game, seat, shown) for seat in range(game.seats)]
    heads = [Text("sheet-before")] if any(before) else []
    heads += [_unit(game, first + n) for n in range(1, len(shown) + 1)]
    rows = []
    for side in sides(game):
        seat = side[0]
        cells = [gain(each[seat].gain, tr) for each in shown]
        if any(before):
            cells.insert(0, number(before[seat], tr))
        cells = [names(side, tr), *cells, number(game.scores[seat], tr)]
        best = is_done and game.has_won(seat)
        rows.append(Row(tuple(cells), marked=best, note=_note(lines[seat], tr)))
    return Sheet(
        (
            Column(tr(Text("sheet-name")), 8, "left"),
            *(Column(tr(head), 3) for head in (*heads, Text("sheet-total"))),
        ),
        tuple(rows),
        title=tr(game.words("name")),
        subtitle=tr(
            Text("unit-done" if is_done else "unit-under-way", **unit_of(game, game.round))
        ),
    )


def standings(view: View[Game], tr: Translate) -> list[tuple[str, str, str]]:
    """Of each side, the best first: its total, its names, and what it did in this round."""
    rows = score_sheet(view, tr).rows
    return [(row.cells[-1], row.cells[0], row.note) for row in rows]


def counted(game: Game) -> list[Round]:
    """The rounds that have come to anything so far."""
    now = game.round_lines()
    counts = game.resting or game.over or any(line.gain for line in now)
    return [*game.past, now] if counts else list(game.past)


def sides(game: Game) -> list[Side]:
    """Partners together, if they score together, the best first."""
    rounds, teams = counted(game), dict[object, list[int]]()
    for seat in range(game.seats):
        went = tuple(each[seat].gain for each in rounds)
        teams.setdefault((game.team(seat), game.scores[seat], went), []).append(seat)
    places = game.final_places()
    return sorted(teams.values(), key=lambda side: places[side[0]])


def score_before(game: Game, seat: int, rounds: Sequence[Round]) -> int:
    """The score of a seat before these, the latest rounds."""
    return game.scores[seat] - sum(each[seat].gain for each in rounds)


def course(game: Game, seat: int, rounds: Sequence[Round]) -> list[int]:
    """A seat's standing after each of these, the latest rounds, by score: higher is better."""
    sign, start = (-1 if game.lowest_wins else 1), score_before(game, seat, rounds)
    gains = (each[seat].gain for each in rounds)
    return [sign * score for score in accumulate(gains, initial=start)][1:]


def _note(line: ScoreLine, tr: Translate) -> str:
    """A side's round as a sum: "bid 7, won 8: 70 + 1 extra = 71"."""
    deed = tr(line.summary) if line.summary else ""
    has_terms = len(line.terms) > 1 or any(term.what for term in line.terms)
    if not has_terms:
        return deed
    total = _sum(line, tr)
    return tr(Text("sheet-note", deed=deed, sum=total)) if deed else total


def _sum(line: ScoreLine, tr: Translate) -> str:
    text = ""
    for _, points, what in line.terms:
        sign = MINUS if points < 0 else "+" if text else ""
        term = tr(_counted(what, abs(points))) if what else number(abs(points), tr)
        text = f"{text} {sign} {term}" if text else f"{sign}{term}"
    return f"{text} = {number(line.gain, tr)}" if len(line.terms) > 1 else text


def _counted(what: Text, points: int) -> Text:
    """A term of the sum with its points: "1 extra"."""
    return Text(what.key, **dict(what.args) | {"number": points})


def names(side: Side, tr: Translate) -> str:
    """Partners by their names."""
    return joined([tr(Text("player", seat=seat)) for seat in side], tr)


def joined(names: Sequence[str], tr: Translate) -> str:
    """The names of a side: "Ann & Blaise"."""
    if len(names) == 2:
        return tr(Text("partners", one=names[0], two=names[1]))
    return listed(names, tr)


def _unit(game: Game, number: int) -> Text:
    return Text("unit", **unit_of(game, number))


def unit_of(game: Game, number: int) -> dict[str, str | int]:
    """The arguments of words about a round."""
    return {"unit": game.unit, "number": number}
