"""Tables of positions: what is hinted, refused and told there, a file a game in `tables/`.

Below each rule stand positions, as the functions of `*_positions` set them, and behind `::` what
is done there, step by step, and in brackets what comes of it:

- `hint` tells the action that is hinted, and why; `idle` what is done for a player whose time is
  up; `hard` what a hard computer does that plays by a policy;
- `try` does nothing, and tells why an action is refused, or that it is legal;
- `play` does something, and tells what everybody hears of it;
- `table`, `hand`, `sheet` and `ending` describe what is shown, as alternative texts do.

A step is of whoever is to act, or of the seat behind `@`. `python -m tests.goldens` writes anew
what comes of the steps.
"""

import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from games.cards import EVERYONE, Pile, cards
from games.describe import describe
from games.ending import ending_sheet
from games.game import HOST, Game
from games.scene import Scene
from games.sheet import score_sheet
from games.stage import hand_scene, table_scene
from games.text import Text
from games.view import view
from tests.games.positions import after
from tests.ladder import policy_of
from tests.voice import NAMES, SAY

ENDLESS: Final = 100_000
"""More characters than any description has."""
FOLDER: Final = Path(__file__).parent / "tables"
VERB: Final = "(?:hint|idle|hard|try|play|table|hand|sheet|ending)"
STEP: Final = re.compile(rf"({VERB})(?:@(-?\d+))? ?([^\[]*?)(?: \[.*\])?")
NEXT: Final = re.compile(rf"; (?={VERB}\b)")


class Rule(NamedTuple):
    """A rule of a game, and the lines below it."""

    game: str
    sentence: str
    lines: list[str]


def rules(game: str) -> Iterator[Rule]:
    """The table of a game, rule by rule."""
    for part in (FOLDER / f"{game}.txt").read_text("utf-8").split("\n\n"):
        sentence, *lines = part.strip().splitlines()
        yield Rule(game, sentence, lines)


def but(game: Game, **state: Any) -> Game:
    """The same table but for some of its state; piles are given as cards, hands with | between."""
    for name, value in state.items():
        old = getattr(game, name)
        piles = [old] if isinstance(old, Pile) else old
        if isinstance(value, str) and piles and isinstance(piles, list):
            for pile, held in zip(piles, value.split("|"), strict=True):
                pile[:] = cards(held)
        else:
            setattr(game, name, value)
    return game


def followed(key: str, line: str, texts: list[Text] | None = None) -> str:
    """A line as it is to be: its steps done one by one, with what comes of them.

    All that is said on the way is added to `texts`.
    """
    setting, steps = line.strip().split(" :: ")
    positions = vars(import_module(f"tests.games.{key}_positions"))
    game: Game = eval(setting, positions | {"but": but, "after": after})
    said = [] if texts is None else texts
    return f"  {setting} :: {'; '.join(_done(game, step, said) for step in NEXT.split(steps))}"


def _done(game: Game, step: str, texts: list[Text]) -> str:
    found = STEP.fullmatch(step)
    assert found, step
    verb, at, action = found.groups()
    seat = int(at) if at else next(iter(game.waiting()), HOST)
    head = f"{verb}@{at}" if at else verb
    match verb:
        case "hint":
            hint = game.mind.hint(game, seat)
            texts.append(hint.why)
            return f"{head} {hint.action} [{hint.why.key}]"
        case "idle":
            return f"{head} {game.mind.timeout_action(game, seat)}"
        case "hard":
            policy = policy_of(type(game))
            assert policy
            return f"{head} {policy(view(game, seat), Random(1))}"
        case "try":
            problem = game.check(seat, action)
            texts += [problem] if problem else []
            return f"{head} {action} [{written(problem) if problem else 'legal'}]"
        case "table" | "hand" | "sheet" | "ending":
            said = describe(_scene(game, verb, int(at) if at else None), SAY, ENDLESS)
            return f"{head} [{said}]".replace("\n", " / ")
        case _:
            told = [event.words for event in game.apply(seat, action) if event.to == EVERYONE]
            texts += told
            return f"{head} {action} [{', '.join(map(written, told))}]"


def _scene(game: Game, what: str, seat: int | None) -> Scene:
    seen = view(game, seat)
    match what:
        case "table":
            return table_scene(seen, NAMES, SAY)
        case "hand":
            return hand_scene(seen, SAY)
        case "sheet":
            return score_sheet(seen, SAY)
        case _:
            return ending_sheet(seen, SAY)


def written(words: Text) -> str:
    """A key with its arguments."""
    return f"{words.key}({', '.join(f'{name}={value!r}' for name, value in words.args)})"


def write() -> None:
    """Write anew what comes of all steps."""
    for file in FOLDER.glob("*.txt"):
        parts = (
            "\n".join([rule.sentence, *(followed(file.stem, line) for line in rule.lines)])
            for rule in rules(file.stem)
        )
        file.write_text("\n\n".join(parts) + "\n", "utf-8")
