"""What a hand and a game of Gin Rummy are worth (sections 8 and 9)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from games.gin_rummy import Options

Result = Literal["", "knock", "gin", "biggin", "undercut", "tie", "dead"]
"""How a hand ended; nobody scores for a tie or a dead hand."""


def hand_points(options: "Options", left: int, others: int, big: bool) -> tuple[Result, int]:
    """How a hand ends and what it scores; deadwood of the knocker, then of the opponent."""
    if big:
        return "biggin", options.big_gin_bonus + others
    if not left:
        return "gin", options.gin_bonus + others
    if left < others:
        return "knock", others - left
    if left == others and not options.undercut_on_tie:
        return "tie", 0
    return "undercut", options.undercut_bonus + left - others


def totals(
    options: "Options", points: Sequence[int], boxes: Sequence[int], winner: int
) -> list[int]:
    """The final scores; `points` are those of the hands, `boxes` the hands won."""
    final = [each + options.box_bonus * won for each, won in zip(points, boxes, strict=True)]
    final[winner] += options.game_bonus
    if not boxes[1 - winner]:
        final[winner] += {
            "off": 0,
            "double_points": points[winner],
            "double_all": final[winner],
            "flat100": 100,
        }[options.shutout]
    return final
