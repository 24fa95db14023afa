"""The score sheet of a match, and how it ended: from a view to a scene of rows."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate
from types import MappingProxyType
from typing import Final

from games.game import Game
from games.scene import Column, Row, Sheet, Step
from games.scores import Line, Round
from games.speech import Say, Words
from games.stage import has_won
from games.view import View

SHOWN: Final = 3
"""Rounds with a column of their own; those before them share one."""
STEPS: Final = 3
MINUS: Final = "\N{MINUS SIGN}"

Side = Sequence[int]
"""Seats that score together."""
Ratings = Mapping[int, tuple[float, float]]
"""By seat, a player's rating before a match and after it."""


def score_sheet(view: View[Game], say: Say) -> Sheet:
    """What each side scored, round by round and in this one term by term, the best first."""
    game = view.game
    rounds = counted(game)
    first = max(0, len(rounds) - SHOWN)
    shown, lines = rounds[first:], game.so_far()
    is_done = game.resting or game.over
    before = [_before(game, seat, shown) for seat in range(game.seats)]
    heads = [Words("sheet-before")] if any(before) else []
    heads += [_unit(game, first + n) for n in range(1, len(shown) + 1)]
    rows = []
    for side in sides(game):
        seat = side[0]
        cells = [_signed(each[seat].gain) for each in shown]
        if any(before):
            cells.insert(0, _number(before[seat]))
        cells = [_names(side, say), *cells, _number(game.scores[seat])]
        best = is_done and has_won(game, seat)
        rows.append(Row(tuple(cells), marked=best, note=_note(lines[seat], say)))
    return Sheet(
        (
            Column(say(Words("sheet-name")), 8, "left"),
            *(Column(say(head), 3) for head in (*heads, Words("sheet-total"))),
        ),
        tuple(rows),
        title=say(game.words("name")),
        subtitle=say(Words("unit-done" if is_done else "unit-under-way", **_of(game, game.round))),
    )


def ending_sheet(view: View[Game], say: Say, ratings: Ratings = MappingProxyType({})) -> Sheet:
    """The score sheet of a match that is over, below who won it and how."""
    game = view.game
    title = say(game.outcome("ending-won", "ending-lost"))
    return replace(
        score_sheet(view, say),
        title=title,
        subtitle=say(game.words("name")),
        steps=tuple(_steps(game, say, ratings)),
        facts=tuple(say(fact) for fact in (decisive(game), game.fact() or most(game)) if fact),
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


def decisive(game: Game) -> Words | None:
    """The round from which on the winners led; nothing where they share, or never led by score."""
    rounds, every = counted(game), sides(game)
    won = [side for side in every if side[0] in game.winners]
    if len(won) != 1 or len(every) < 2 or len(rounds) < 2:
        return None
    led = [
        row[0] > max(row[1:])
        for row in zip(*(_course(game, side[0], rounds) for side in won + every[1:]), strict=True)
    ]
    if not led[-1]:
        return None
    behind = [number for number, leads in enumerate(led, 1) if not leads]
    number = behind[-1] + 1 if behind else 1
    key = "turn" if 1 < number < len(rounds) else "last" if behind else "led"
    return Words(f"ending-{key}", seats=_seats(won[0]), **_of(game, number))


def most(game: Game) -> Words | None:
    """The most that a side made in a round, if it did so alone and once, and more is better."""
    if game.lowest_wins:
        return None
    rounds, every = counted(game), sides(game)
    gains = [
        (each[side[0]].gain, number, side)
        for number, each in enumerate(rounds, 1)
        for side in every
    ]
    best = max(gains, key=lambda gain: gain[0])
    if len(rounds) == 1 or sum(gain[0] == best[0] for gain in gains) > 1:
        return None
    points, number, side = best
    return Words("ending-most", seats=_seats(side), points=_signed(points), **_of(game, number))


def _course(game: Game, seat: int, rounds: Sequence[Round]) -> list[int]:
    """How well a seat stood after each round, by its score."""
    sign, start = (-1 if game.lowest_wins else 1), _before(game, seat, rounds)
    gains = (each[seat].gain for each in rounds)
    return [sign * score for score in accumulate(gains, initial=start)][1:]


def _before(game: Game, seat: int, rounds: Sequence[Round]) -> int:
    """The score of a seat before these, the latest rounds."""
    return game.scores[seat] - sum(each[seat].gain for each in rounds)


def _steps(game: Game, say: Say, ratings: Ratings) -> Iterator[Step]:
    """The podium, as far as all fit on it who share a place."""
    places, every = game.places(), sides(game)
    for side in every if game.winners else ():
        seat = side[0]
        if sum(places[other[0]] <= places[seat] for other in every) > STEPS:
            return
        reason = game.reason(seat)
        lines = [say(reason)] if reason else []
        lines += [_rating(each, ratings[each], say) for each in side if each in ratings]
        yield Step(places[seat], _names(side, say), _number(game.scores[seat]), tuple(lines))


def _rating(seat: int, rating: tuple[float, float], say: Say) -> str:
    before, after = (f"{round(points):,}" for points in rating)
    return say(Words("ending-rating", seat=seat, before=before, after=after))


def _note(line: Line, say: Say) -> str:
    """What a side did, and its gain as a sum: "bid 7, won 8: 70 + 1 extra = 71"."""
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
    return f"{text} = {_number(line.gain)}" if len(line.terms) > 1 else text


def _names(side: Side, say: Say) -> str:
    names = [say(Words("player", seat=seat)) for seat in side]
    if len(names) == 2:
        return say(Words("partners", one=names[0], two=names[1]))
    return ", ".join(names)


def _seats(side: Side) -> str:
    return " ".join(map(str, side))


def _unit(game: Game, number: int) -> Words:
    return Words("unit", **_of(game, number))


def _of(game: Game, number: int) -> dict[str, str | int]:
    return {"unit": game.unit, "number": number}


def _number(number: int) -> str:
    return f"{number:,}".replace("-", MINUS)


def _signed(number: int) -> str:
    return f"{number:+,}".replace("-", MINUS) if number else "0"
