"""What everybody sees speaks to nobody: in public a player is named, and never "you"."""

import re
from random import Random

import pytest

from games.describe import describe
from games.ending import ending_sheet
from games.game import Game
from games.plugins import OURS
from games.sheet import score_sheet
from games.stage import open_table_scene, table_scene
from games.testing.matches import any_deal, play_on
from games.view import view
from tests.voice import NAMES, SAY

ALL = 10_000
"""More characters than any description has."""
READER = re.compile(r"\b(you|your|yours|you're|you've|you'll)\b", re.IGNORECASE)


@pytest.mark.parametrize("kind", OURS)
def test_the_words_of_public_pictures_name_no_reader(kind: type[Game]) -> None:
    random = Random(f"the words of {kind.key}")

    def look(game: Game) -> None:
        seen = view(game, None)
        sheet = ending_sheet(seen, SAY) if game.over else score_sheet(seen, SAY)
        for scene in (table_scene(seen, NAMES, SAY), open_table_scene(game, NAMES, SAY), sheet):
            assert READER.findall(describe(scene, SAY, ALL)) == []

    for _ in range(3):
        play_on(any_deal(kind, random), random, 60, 0.4, look)
