"""The groups in which games are offered."""

from typing import Final, Literal, get_args

Group = Literal["tricks", "climbing", "rummy", "fishing", "poker", "together", "fun"]
"""Tricks; climbing and shedding; rummy, with all that scores sets and runs; fishing, where cards
capture those on the table; poker and betting; all against the cards; and all else, for fun."""
GROUPS: Final[tuple[Group, ...]] = get_args(Group)
"""In the order in which they are offered."""
