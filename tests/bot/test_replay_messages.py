"""Whatever a step of a match tells, its message is one that Discord takes."""

from random import Random

import pytest

from bot.matches.match import Match, Seat, Status
from bot.views.replay import Bookmark, ReplayPage, entry, post, shared
from games import GAMES
from games.game import Game
from games.replay import steps
from games.testing.matches import any_deal, play_on
from images.theme import PLAIN
from tests.bot.tabling import EVERY_KIND

MOST = 4000
"""Discord's limit for all the text of a message."""
NAME = "*_~`|" * 6 + "Al"
"""As long as a name may be, and longer when its signs are escaped."""


def over(kind: type[Game], seats: int) -> Match:
    """A match that is over, between people with the longest names."""
    sitting = tuple(Seat(n, NAME) for n in range(seats))
    return Match(kind.key, 0, 1, sitting, id=10**9, status=Status.OVER, ended=1.8e9)


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_no_step_is_too_long_for_a_message(kind: type[Game]) -> None:
    for luck in range(2):
        random = Random(luck)
        record = play_on(any_deal(kind, random), random, 200, 0.4, lambda game: None)
        match = over(kind, record.seats)
        for step in steps(record):
            page = ReplayPage(match, record, Bookmark(match.id, step.number, True), step)
            assert post(page, PLAIN, in_words=True).layout.content_length() <= MOST
            assert shared(page, PLAIN, NAME).layout.content_length() <= MOST


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES.keys())
def test_an_entry_of_the_list_is_not_too_long(kind: type[Game]) -> None:
    text = entry(over(kind, kind.players[-1]))
    assert text.startswith("1000000000: ")
    assert len(text) <= 100
