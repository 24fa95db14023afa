"""Every record in `tests/records/` is a regression test: what happened then happens now."""

from pathlib import Path

import pytest

from games.__main__ import main
from games.game import Game
from games.plugins import OURS
from games.record import Record
from games.replay import steps
from tests.record import FOLDER
from tests.voice import NAMES, SAY

EVERY_RECORD = pytest.mark.parametrize(
    "file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem
)


@EVERY_RECORD
def test_a_record_holds(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Seed, every action, and the end if the record states one."""
    assert main(["verify", str(file)]) == 0, capsys.readouterr().out


@EVERY_RECORD
def test_every_step_of_a_record_can_be_shown(file: Path) -> None:
    for step in steps(Record.parse(file.read_text(encoding="utf-8"))):
        for is_open in (False, True):
            assert step.sentences(SAY, is_open)
            assert step.scene(NAMES, SAY, is_open).title


@pytest.mark.parametrize("kind", OURS)
def test_every_game_has_the_record_of_a_whole_match(kind: type[Game]) -> None:
    assert Record.parse((FOLDER / f"{kind.key}.txt").read_text(encoding="utf-8")).end
