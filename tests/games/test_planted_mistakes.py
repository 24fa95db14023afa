"""Reviews show bad moves that were planted in matches, and leave harmless ones alone."""

import pytest

from games import GAMES
from games.game import Game
from games.review import has_review
from tests.reviews import alarms, find_planted

REVIEWED = [kind for kind in GAMES.values() if has_review(kind)]
EVERY_REVIEWED = pytest.mark.parametrize("kind", REVIEWED, ids=lambda kind: kind.key)


@pytest.mark.slow
@EVERY_REVIEWED
def test_a_review_shows_planted_mistakes_and_no_harmless_moves(kind: type[Game]) -> None:
    found = find_planted(kind, 16)
    assert 5 * sum(found.shown) >= sum(found.shown) + sum(found.missed)
    assert 10 * found.shown.count(False) <= found.shown.count(False) + found.missed.count(False)


@pytest.mark.slow
@EVERY_REVIEWED
def test_what_a_review_of_a_hard_computer_shows_many_samples_confirm(kind: type[Game]) -> None:
    found = alarms(kind, 2)
    assert 20 * found.false <= found.decisions
