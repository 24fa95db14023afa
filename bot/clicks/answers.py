"""The functions that answer buttons, registered with `@pressed("join")`."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from bot.views.address import Address, NotOurs

Callback = Callable[[Any, Address, Sequence[str]], Awaitable[None]]
"""Is given the interaction, what the button asks for, and the values picked in a menu."""


class ButtonCallback(NamedTuple):
    """An answer, and whether a press that Discord repeats must not happen a second time.

    `acknowledged`: what answers it follows, or changes the table, where the table stands by answers
    alone; so each press of it makes it last longer.
    """

    answer: Callback
    once: bool
    acknowledged: bool


ANSWERS: dict[str, ButtonCallback] = {}
"""By verb."""


def pressed(
    *verbs: str, once: bool = False, acknowledged: bool = False
) -> Callable[[Callback], Callback]:
    """Make a function the answer to buttons and menus of these verbs.

    `once`: not again when Discord repeats a press. Moves need it not: their log tells.
    `acknowledged`: the press of such a table may have been acknowledged before.
    """

    def register(answer: Callback) -> Callback:
        ANSWERS.update(dict.fromkeys(verbs, ButtonCallback(answer, once, acknowledged)))
        return answer

    return register


def answer_to(verb: str) -> ButtonCallback:
    """The answer to a button of this verb; NotOurs if there is none."""
    if verb not in ANSWERS:
        raise NotOurs
    return ANSWERS[verb]
