"""Names that a game of another package may still have from a former contract."""

from typing import Any, Final

CHANGES: Final = "docs/game_contract.md"
"""The page on what changed in the contract between a game and everything else."""
REPLACED: Final[dict[str, str]] = {}
"""Names that a game's class defined once, and what it defines now in place of each."""


def former_names(kind: type[Any]) -> str:
    """Which names a class has from a former contract, and what replaced them; "" if none.

    What the classes of this package have counts for nothing: it is theirs.
    """
    theirs = {
        name
        for each in kind.__mro__
        if each.__module__.partition(".")[0] != "games"
        for name in vars(each)
    }
    found = [f"{name} is now {now}" for name, now in REPLACED.items() if name in theirs]
    return "".join(f"Its {each}." for each in found)
