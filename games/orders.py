"""Premoves: decisions before one's turn that are played when it comes."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Order:
    """A decision by its name: the first of these actions that the rules allow is played.

    Without `actions` the game says in `obey` what is. Its sentence is `order-` and the key.
    """

    key: str
    actions: tuple[str, ...] = ()


PASS: Final = Order("pass", ("pass",))
FOLLOW_LOW: Final = Order("follow-low")
"""The lowest card of the suit led, for a seat that can follow."""
CHECK_OR_FOLD: Final = Order("check-or-fold", ("check", "fold"))
"""It folds only to a bet."""
CALL_ANY: Final = Order("call-any", ("check", "call"))
"""It never raises."""
