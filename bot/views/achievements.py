"""Achievements in words, and those that have just been earned."""

from collections.abc import Collection, Iterable

from bot.matches.achievements import ALL
from games.scene import Award
from games.sheet import joined
from games.text import Text, Translate


def title(key: str, tr: Translate) -> str:
    """The name of an achievement."""
    return tr(Text(f"achievement-{key}"))


def how(key: str, tr: Translate) -> str:
    """The sentence that says how to earn it."""
    return tr(Text(f"how-to-earn-{key}"))


def awards(earned: Iterable[tuple[str, Collection[str]]], tr: Translate) -> tuple[Award, ...]:
    """What people, by name, have earned at once: each achievement with all who earned it."""
    found, people = list[Award](), [*earned]
    for each in ALL:
        if who := [name for name, keys in people if each.key in keys]:
            told = tr(Text("award", names=joined(who, tr), name=title(each.key, tr)))
            found.append(Award(each.icon, told, how(each.key, tr)))
    return tuple(found)
