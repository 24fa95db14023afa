"""Sentences of every game, a file each in `sentences/`: a key with its arguments, and what it says.

They are those of the tables of positions, and those that a walk of the game comes to: told or
refused, hinted, or written on pictures, score sheets and buttons. `python -m tests.goldens` records
them anew.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from games.choices import label
from games.ending import ending_sheet
from games.game import Game
from games.messages import is_per_game
from games.plugins import OURS
from games.sheet import score_sheet
from games.stage import private_scene
from games.text import Text
from games.view import view
from tests.games.position_tables import followed, rules, written
from tests.laws.walk import walk
from tests.message_keys import by_key
from tests.voice import NAMES, SAY

FOLDER: Final = Path(__file__).parent / "sentences"
LINE: Final = re.compile(r"([\w.-]+)\((.*?)\): (.*)")
MOST: Final = 4
"""Sentences of one message."""


class Sentence(NamedTuple):
    """A message with its arguments, as it is recorded."""

    words: Text
    line: str


def recorded(game: str) -> Iterator[Sentence]:
    """The sentences in the file of a game."""
    for line in (FOLDER / f"{game}.txt").read_text("utf-8").splitlines():
        found = LINE.fullmatch(line)
        assert found, line
        arguments = eval(f"dict({found[2]})")
        yield Sentence(Text(found[1], **arguments), line)


def spoken(words: Text) -> str:
    """A message as a line: its key, its arguments, and what it says."""
    return f"{written(words)}: {SAY(words)}".replace("\n", " / ")


def _told(kind: type[Game]) -> Iterator[Text]:
    """What is told in the positions of its table, and then along its walk."""
    texts = list[Text]()
    for rule in rules(kind.key):
        for line in rule.lines:
            followed(kind.key, line, texts)
    yield from texts
    for match in walk(kind):
        for position in match.positions:
            yield from (event.words for event in position.game.events or ())
            yield from _shown(position.game)


def _shown(game: Game) -> list[Text]:
    """What is written on pictures, sheets and buttons, but for what all games say."""
    texts, stem = list[Text](), game.words("").key

    def heard(words: Text) -> str:
        if is_per_game(words.key) and f"{stem}{words.key}" in by_key():
            words = Text(f"{stem}{words.key}", **dict(words.args))
        if by_key()[words.key].file != "common.ftl":
            texts.append(words)
        return SAY(words)

    for seat in range(game.seats):
        seen = view(game, seat)
        private_scene(seen, NAMES, heard)
        if hint := seen.hint():
            heard(hint.why)
    for seat in game.active_seats():
        for action in game.legal(seat):
            label(action, heard)
    (ending_sheet if game.over else score_sheet)(view(game, None), heard)
    return texts


def write() -> None:
    """Write every file anew."""
    FOLDER.mkdir(exist_ok=True)
    for kind in OURS:
        lines = defaultdict[str, dict[str, str]](dict)
        for words in _told(kind):
            of_key, says = lines[words.key], SAY(words)
            if len(of_key) < MOST and says not in of_key:
                of_key[says] = spoken(words)
        every = [line for key in sorted(lines) for line in lines[key].values()]
        (FOLDER / f"{kind.key}.txt").write_text("\n".join(every) + "\n", "utf-8")
