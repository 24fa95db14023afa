"""Why Durak refuses an action, by key, and what its sentence says is legal instead."""

from typing import Any

import pytest

from games.durak import Durak, Options
from games.options import BadOptions
from games.words import translator

SAY = translator(["Ann", "Ben", "Cyd", "Dan"])


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (3, {"teams": True}, "Partners need 4 or 6 players."),
        (4, {"deck": 24}, "24 cards are enough for 3 players at most."),
    ],
)
def test_what_cannot_be_dealt_is_refused(
    seats: int, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(BadOptions) as refusal:
        Durak(seats, "seed", Options(**options))
    assert SAY(refusal.value.words) == sentence
