"""The values of moves that a search found, in words, beside a hint."""

from collections.abc import Sequence
from typing import Final

from games.choices import spoken
from games.game import Game
from games.mind import Search
from games.players import has_hard
from games.search import MoveValue
from games.text import Text, Translate, brief
from games.view import View

MOST: Final = 3
"""Moves that are told."""


def reasons(view: View[Game], move_values: Sequence[MoveValue] | None, tr: Translate) -> list[str]:
    """The best moves and what they come to, or why that is not told; None or none: no time."""
    if not has_hard(type(view.game)):
        return [tr(Text("why-rule"))]
    if not move_values:
        return [tr(Text("why-late"))]
    if not isinstance(view.game.mind.hard(), Search):
        return [tr(Text("why-policy"))]
    if len(move_values) == 1:
        return [tr(Text("why-only"))]
    choices = view.choices
    moves = [(spoken(choices, each.action, tr), each.change) for each in move_values[:MOST]]
    head = Text("why-head", unit=view.game.unit)
    return [tr(head), *(tr(_move(action, change)) for action, change in moves)]


def _move(action: str, change: float) -> Text:
    size = abs(change)
    points = brief(size, 0 if size >= 10 else 1)
    way = "even" if not points else "better" if change > 0 else "worse"
    return Text(f"why-move-{way}", action=action, points=points)
