"""Why Kings & Bastards refuses an action, by key, and what its sentence says is legal instead."""

import pytest

from games.kings_and_bastards import KingsAndBastards, Options
from games.options import BadOptions
from tests.voice import SAY

STEM = "kings-and-bastards-"


def test_seven_need_a_second_deck() -> None:
    with pytest.raises(BadOptions, match=f"{STEM}one-deck") as refusal:
        KingsAndBastards(7, "seed", Options(decks=1))
    assert SAY(refusal.value.words)
