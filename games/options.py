"""The options of a game: a frozen dataclass whose fields say what may be chosen.

    @dataclass(frozen=True)
    class Options:
        target: int = option(500, range(50, 1001))

A range is a number, (False, True) a switch, any other tuple a list to choose from. The help of an
option is the message `<game>-option-<name>`, with an attribute for each text of a list, and one
named `zero` where 0 means something: "no limit". The name of a set in `Game.variants` is the
message `<game>-variant-<name>`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import field, fields
from functools import cache
from typing import Any

from games.text import Text, Value

EITHER = (False, True)
CLOCK = "clock"
"""The host's own option, which no game may have: seconds for a turn."""


class BadOptions(ValueError):
    """A match cannot be played so; `words` say why."""

    def __init__(self, words: Text) -> None:
        super().__init__(words.key)
        self.words = words


def option(default: Any, choices: Sequence[Any]) -> Any:
    """A field of a game's options. Typed Any, so that the field's own annotation rules."""
    return field(default=default, metadata={"choices": choices})


def choices_for(options: Any) -> Mapping[str, Sequence[Any]]:
    """The possible values of each option, by name."""
    return _choices(options if isinstance(options, type) else type(options))


@cache
def _choices(kind: type[Any]) -> Mapping[str, Sequence[Any]]:
    choices = {item.name: item.metadata.get("choices") for item in fields(kind)}
    return {name: among for name, among in choices.items() if among is not None}


def read_options(kind: type[Any], values: Mapping[str, Any]) -> Any:
    """Options of this class with these values; BadOptions for a name or value it does not have."""
    possible = choices_for(kind)
    for name, value in values.items():
        if name not in possible:
            raise BadOptions(Text("option-unknown", name=name))
        choices = possible[name]
        types = {int} if isinstance(choices, range) else set(map(type, choices))
        if value not in choices or type(value) not in types:
            raise BadOptions(out_of_range(name, value, choices))
    return kind(**values)


def out_of_range(name: str, value: Any, choices: Sequence[Any], none: str = "none") -> Text:
    """The refusal of a value, which says what may be chosen; `none` is how None is written."""
    key, said = "option-out-of-range", {"name": name, "value": str(value)}
    if not isinstance(choices, range) and None not in choices:
        listed = ", ".join(str(each).lower() for each in choices)
        return Text(key, kind="listed", listed=listed, **said)
    kind = "number" if isinstance(choices, range) else "optional"
    least = choices[0] if choices[0] is not None else choices[1]
    step = choices.step if isinstance(choices, range) else 1
    span: dict[str, Value] = {"least": str(least), "most": str(choices[-1]), "step": step}
    return Text(key, kind=kind, none=none, **span, **said)
