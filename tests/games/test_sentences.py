"""What every game says is what was recorded by `make goldens`."""

import pytest

from games.game import Game
from games.plugins import OURS
from tests.games.sentences import recorded, spoken


@pytest.mark.parametrize("kind", OURS)
def test_every_sentence_of_a_game_is_as_recorded(kind: type[Game]) -> None:
    sentences = [*recorded(kind.key)]
    assert [spoken(each.words) for each in sentences] == [each.line for each in sentences]
