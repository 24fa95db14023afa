"""A state taken apart, to compare it and to look what can be reached from it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from games.cards import EVERYONE, Pile

ATOMS = (str, bytes, int, float, range, type(None))
"""What has no parts: a card has a rank and a suit, but is a text."""


def facts(value: Any) -> Any:
    """A state as plain, comparable data, with the visibility of each pile."""
    if isinstance(value, ATOMS):
        return value
    if isinstance(value, Pile):
        known = {EVERYONE: value.known, **value.known_to}
        return {"cards": list(value), "seen by": value.seen_by, "known": facts(known)}
    if isinstance(value, (list, tuple)):
        return [facts(item) for item in value]
    if isinstance(value, Mapping):
        return {key: facts(item) for key, item in value.items()}
    if isinstance(value, set):
        return set(value)
    return facts(vars(value)) if hasattr(value, "__dict__") else value


def leaves(value: Any, into_piles: bool = True) -> Iterator[Any]:
    """Every text, number and the like that can be reached from a value."""
    todo = [value]
    while todo:
        each = todo.pop()
        if not into_piles and isinstance(each, Pile):
            continue
        parts = _parts(each)
        if parts is None:
            yield each
        else:
            todo.extend(parts)


def piles_in(value: Any) -> Iterator[Pile]:
    """Every pile that can be reached from a value."""
    if isinstance(value, Pile):
        yield value
    else:
        for part in _parts(value) or ():
            yield from piles_in(part)


def _parts(value: Any) -> Iterable[Any] | None:
    if isinstance(value, ATOMS):
        return None
    if isinstance(value, Pile):
        return [*value, *value.known, *(card for each in value.known_to.values() for card in each)]
    if isinstance(value, (list, tuple)):
        return value
    if isinstance(value, Mapping):
        return [*value.keys(), *value.values()]
    if isinstance(value, Iterable):
        return value
    if is_dataclass(value):
        return [getattr(value, field.name) for field in fields(value)]
    return vars(value).values() if hasattr(value, "__dict__") else None
