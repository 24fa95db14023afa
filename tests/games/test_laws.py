"""Every law over random matches of every game in GAMES."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import GAMES
from games.cards import CARDS
from games.game import Game
from games.options import choices_for
from games.testing.laws import a_record_replays, keep_laws
from games.testing.matches import play_on
from games.text import IllegalAction
from tests.shortest import nearest, shortest
from tests.voice import SAY


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


@EVERY_GAME
@given(st.data(), st.integers(0, 2**32))
@settings(max_examples=settings().max_examples // 10)
def test_laws_hold_in_random_matches(kind: type[Game], data: st.DataObject, luck: int) -> None:
    game, random = data.draw(deals(kind)), Random(luck)

    def watch(game: Game) -> None:
        assert all(SAY(event.words) for event in game.events or ())
        if random.random() < 0.05 or game.resting or game.over:
            keep_laws(game, random)

    a_record_replays(play_on(game, random, most=80, whim=0.7, watch=watch), game)


@EVERY_GAME
def test_a_card_that_is_not_in_the_pack_is_refused(kind: type[Game]) -> None:
    game = kind(kind.players[0], "any")
    [seat, *_] = game.waiting()
    for card in set(CARDS.values()) - {*game.pack()}:
        with pytest.raises(IllegalAction):
            game.apply(seat, game.read(str(card)))


@EVERY_GAME
@pytest.mark.parametrize("end", [0, -1], ids=["fewest seats", "most seats"])
def test_laws_hold_to_the_end_of_a_match(kind: type[Game], end: int) -> None:
    game, random = shortest(kind, kind.players[end], "seed to the end"), Random(end)

    def watch(game: Game) -> None:
        if game.resting or game.over:
            keep_laws(game, random)

    record = play_on(game, random, most=5_000, whim=0.1, watch=watch)
    assert game.over, "a match comes to an end"
    assert game.waiting() == []
    a_record_replays(record, game)
