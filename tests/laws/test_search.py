"""Laws in matches that nobody tried yet: by `make search`, and ten thousand of each game."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import GAMES
from games.game import Game
from games.options import choices_for
from games.testing.laws import a_record_replays, keep_laws
from games.testing.matches import play_on
from tests.laws import rules, words
from tests.laws.walk import long_match
from tests.shortest import nearest

LAWS = (*rules.LAWS, *words.LAWS)


@st.composite
def deals(draw: st.DrawFn, kind: type[Game]) -> Game:
    """A match just dealt, for any number of seats and with any options.

    A target is the nearest there is, so that matches come to an end.
    """
    seats = draw(st.sampled_from(kind.players))
    options = draw(_options(kind).filter(lambda chosen: kind.objection(seats, chosen) is None))
    seed = draw(st.integers(0, 2**64 - 1))
    return kind(seats, f"seed {seed:016x}", options)


def _options(kind: type[Game]) -> st.SearchStrategy[Any]:
    possible = choices_for(kind.options)
    return st.builds(
        type(kind.options),
        **{
            name: st.sampled_from([nearest(values)] if name == "target" else values)
            for name, values in possible.items()
        },
    )


EVERY_GAME = pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES.keys())
PIECE = 1_000
"""Matches in a row: ten of them may be played beside each other."""


@pytest.mark.slow
@EVERY_GAME
@given(st.data(), st.integers(0, 2**32))
@settings(max_examples=settings().max_examples // 10)
def test_laws_hold_in_random_matches(kind: type[Game], data: st.DataObject, luck: int) -> None:
    game, random = data.draw(deals(kind)), Random(luck)

    def watch(game: Game) -> None:
        if random.random() < 0.05 or game.resting or game.over:
            for law in LAWS:
                law(game, random)

    a_record_replays(play_on(game, random, most=80, whim=0.7, watch=watch), game)


@pytest.mark.slow
@EVERY_GAME
@pytest.mark.parametrize("first", range(0, 10_000, PIECE))
def test_ten_thousand_random_matches_end(kind: type[Game], first: int) -> None:
    """The contract holds at the end of every tenth."""
    for seed in range(first, first + PIECE):
        game = long_match(kind, seed).positions[-1].game
        if seed % 10 == 0:
            keep_laws(game, Random(seed))
