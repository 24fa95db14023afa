"""Premoves: decisions before one's turn that are played when it comes."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Premove:
    """A decision by its name: the first of these actions that the rules allow is played.

    Without `actions` the game gives it in `premove_action`. Its sentence is `order-` and the key.
    """

    key: str
    actions: tuple[str, ...] = ()
    stands: bool = False  # beyond one turn: until its player answers in secret, or the round ends


PASS: Final = Premove("pass", ("pass",))
STAND: Final = Premove("stand", ("stand",))
FOLLOW_LOW: Final = Premove("follow-low")
"""The lowest card of the suit led, for a seat that can follow."""
CHECK_OR_FOLD: Final = Premove("check-or-fold", ("check", "fold"))
"""It folds only to a bet."""
CALL_ANY: Final = Premove("call-any", ("check", "call"))
"""It never raises."""
