"""Achievements in words, and those that a match has brought."""

from collections.abc import Collection, Mapping

from bot.matches.achievements import ALL
from games.scene import Award
from games.sheet import names
from games.text import Text, Translate


def title(key: str, tr: Translate) -> str:
    """The name of an achievement."""
    return tr(Text(f"achievement-{key}"))


def how(key: str, tr: Translate) -> str:
    """The sentence that says how to earn it."""
    return tr(Text(f"how-to-earn-{key}"))


def awards(earned: Mapping[int, Collection[str]], tr: Translate) -> tuple[Award, ...]:
    """What each seat has earned by a match: each achievement once, with all who earned it."""
    by_key = {
        each: seats for each in ALL if (seats := [n for n in earned if each.key in earned[n]])
    }
    return tuple(
        Award(
            each.icon,
            tr(Text("award", names=names(seats, tr), name=title(each.key, tr))),
            how(each.key, tr),
        )
        for each, seats in by_key.items()
    )
