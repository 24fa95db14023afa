"""Passing in Hearts: to whom, which cards, and what may not be passed (section 6)."""

from collections.abc import Iterable, Sequence
from itertools import combinations, islice
from math import comb
from typing import Final

from games.cards import CARDS, Card
from games.choices import Choice
from games.hearts.cards import pack, place
from games.hearts.state import State
from games.speech import Words

LISTED: Final = 100
"""As many passes are listed at the most, spread over all that there are."""


def offset(game: State) -> int:
    """How many seats to the left the cards go in this hand; 0 where nobody passes."""
    seats = game.seats
    across = [seats // 2] if seats % 2 == 0 else []
    cycle = {
        "classic": [1, seats - 1, *across, 0],
        "wide": [*_outwards(seats), *across, 0],
        "no_hold": [1, seats - 1, *across],
        "left": [1],
        "right": [seats - 1],
        "none": [0],
    }[game.options.pass_cycle]
    return cycle[(game.round - 1) % len(cycle)]


def _outwards(seats: int) -> list[int]:
    """The left neighbour and the right one, then those beyond, but for who sits across."""
    return [way for far in range(1, (seats + 1) // 2) for way in (far, seats - far)]


def direction(game: State) -> Words:
    """Which way the cards go, as seen by who passes them."""
    seats, way = game.seats, game.offset
    far = min(way, seats - way)
    kind = (
        "hold" if not way else "across" if 2 * far == seats else "left" if far == way else "right"
    )
    return Words("hearts-way", way=kind, far=far)


def spelled(picked: Iterable[Card]) -> str:
    """The action that passes these cards."""
    return " ".join(["pass", *sorted(picked, key=place)])


def passes(hand: Sequence[Card], count: int) -> list[str]:
    """Every pass from a hand, or a fair part of them where there are very many."""
    step = comb(len(hand), count) // LISTED + 1
    picks = islice(combinations(sorted(hand, key=place), count), 0, None, step)
    return [" ".join(("pass", *picked)) for picked in picks]


def pass_choice(game: State, seat: int) -> Choice:
    """Any cards of the hand."""
    count = game.options.pass_count
    return Choice("pass", tuple(game.arrange(game.hands[seat])), count, count)


def refused_pass(game: State, seat: int, action: str) -> Words | None:
    """Why this may not be passed; None if it may."""
    verb, *picked = action.split() or [""]
    ask = {"count": game.options.pass_count, "other": (seat + game.offset) % game.seats}
    if verb != "pass":
        return Words("hearts-pass-now", **ask)
    cards, hand = pack(game.seats, game.options), game.hands[seat]
    if strange := [word for word in picked if word not in CARDS or CARDS[word] not in cards]:
        return Words("hearts-bad-card", text=strange[0])
    if foreign := [word for word in picked if word not in hand]:
        return Words("not-in-hand", card=foreign[0])
    if len(set(picked)) != len(picked) or len(picked) != ask["count"]:
        return Words("wrong-pass-count", **ask)
    return (
        None
        if action == spelled(map(CARDS.__getitem__, picked))
        else Words("not-possible", action=action)
    )
