"""The ending of a match: winners, reason and noteworthy facts."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from games.game import Game
from games.scene import PodiumStep, Sheet
from games.sheet import (
    Side,
    counted,
    course,
    names,
    score_sheet,
    sides,
    unit_of,
)
from games.text import Text, Translate, number
from games.view import View

STEPS: Final = 3

Ratings = Mapping[int, tuple[float, float]]
"""By seat, a player's rating before a match and after it."""


def ending_sheet(view: View[Game], tr: Translate, ratings: Ratings = MappingProxyType({})) -> Sheet:
    """The final score sheet under the podium."""
    game = view.game
    title = tr(game.outcome("ending-won", "ending-lost"))
    return replace(
        score_sheet(view, tr),
        title=title,
        subtitle=tr(game.words("name")),
        steps=tuple(_steps(game, tr, ratings)),
        facts=tuple(tr(fact) for fact in (decisive(game), worth_telling(game)) if fact),
    )


def worth_telling(game: Game) -> Text:
    """One fact of a match that is over: its own, or the best that its rounds tell."""
    return game.fact() or most(game) or often(game) or margin(game) or length(game)


def decisive(game: Game) -> Text | None:
    """The round in which the winners took the lead for good."""
    rounds, every = counted(game), sides(game)
    won = [side for side in every if side[0] in game.winners]
    if not won or len(every) < 2 or len(rounds) < 2 or game.one_loses:
        return None
    if any(game.scores[side[0]] == game.scores[won[0][0]] for side in every if side != won[0]):
        return Text("ending-level", **unit_of(game, len(rounds)))
    if len(won) > 1:
        return None
    led = [
        row[0] > max(row[1:])
        for row in zip(*(course(game, side[0], rounds) for side in won + every[1:]), strict=True)
    ]
    if not led[-1]:
        return None
    behind = [number for number, leads in enumerate(led, 1) if not leads]
    number = behind[-1] + 1 if behind else 1
    key = "turn" if 1 < number < len(rounds) else "last" if behind else "led"
    return Text(f"ending-{key}", seats=_seats(won[0]), **unit_of(game, number))


def most(game: Game) -> Text | None:
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
    return Text("ending-most", seats=_seats(side), points=points, **unit_of(game, number))


def often(game: Game) -> Text | None:
    """The seat that was sole best in the most rounds, if in several and more than any other."""
    rounds, sign = counted(game), -1 if game.lowest_wins else 1
    best: Counter[int] = Counter()
    every = sides(game)
    for each in rounds:
        gains = [sign * each[side[0]].gain for side in every]
        if gains.count(max(gains)) == 1:
            best[gains.index(max(gains))] += 1
    (place, times), (_, next_best), *_ = [*best.most_common(2), (0, 0), (0, 0)]
    if times < 2 or times == next_best or len(every) < 2:
        return None
    key = "ending-all" if times == len(rounds) else "ending-often"
    return Text(key, seats=_seats(every[place]), count=times, **unit_of(game, len(rounds)))


def margin(game: Game) -> Text | None:
    """By how many points the winners are ahead, if they are by their score."""
    every = sides(game)
    won = [side for side in every if side[0] in game.winners]
    if len(won) != 1 or len(every) < 2 or game.one_loses:
        return None
    sign, best = -1 if game.lowest_wins else 1, game.scores[won[0][0]]
    ahead = min(sign * (best - game.scores[side[0]]) for side in every if side != won[0])
    return Text("ending-margin", seats=_seats(won[0]), count=ahead) if ahead > 0 else None


def length(game: Game) -> Text:
    """The number of rounds."""
    return Text("ending-length", **unit_of(game, game.round))


def _steps(game: Game, tr: Translate, ratings: Ratings) -> Iterator[PodiumStep]:
    """The podium steps; a place shared by too many is left out."""
    places, every = game.final_places(), sides(game)
    for side in every if game.winners else ():
        seat = side[0]
        if sum(places[other[0]] <= places[seat] for other in every) > STEPS:
            return
        reason = game.place_reason(seat)
        lines = [tr(reason)] if reason else []
        lines += [_rating(each, ratings[each], tr) for each in side if each in ratings]
        yield PodiumStep(places[seat], names(side, tr), number(game.scores[seat], tr), tuple(lines))


def _rating(seat: int, rating: tuple[float, float], tr: Translate) -> str:
    before, after = map(round, rating)
    return tr(Text("ending-rating", seat=seat, before=before, after=after))


def _seats(side: Side) -> str:
    return " ".join(map(str, side))
