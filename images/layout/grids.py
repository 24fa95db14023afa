"""Cards in fixed places in front of a seat, each place where it always is."""

import math
from collections.abc import Sequence
from typing import Final

from games.cards import HIDDEN
from games.scene import Grid
from images.drawing import Look, Pill, Sprite
from images.layout.area import ASIDE, BELOW, INDEX_DOWN
from images.theme import CARD_RATIO

_GAP: Final = 0.08  # between columns, and rows that do not touch, by the width of a card
_CLOSE: Final = 1.03  # from column to column where cards across others are close
_BAR: Final = 0.8  # length of the bar on a card that counts nothing, by its width
_THICK: Final = 0.09


def grid_width(grid: Grid, width: float, is_whole: bool) -> float:
    """The width of a grid of cards so wide, whose columns and rows do not touch, or else do."""
    steps = min(grid.columns, len(grid.cards)) - 1
    aside, _ = _across(grid, is_whole)
    return steps * _column(grid, width, is_whole) + width * (1 + aside)


def grid_height(grid: Grid, width: float, is_whole: bool) -> float:
    """The height of a grid, whose rows do not touch, or else the lower ones lie on the upper."""
    rows = math.ceil(len(grid.cards) / grid.columns)
    _, below = _across(grid, is_whole)
    return (rows - 1) * _row(width, is_whole) + width * CARD_RATIO * (1 + below)


def _across(grid: Grid, is_whole: bool) -> tuple[float, float]:
    """The shift of a card across another, by its width and height: of faces both are read."""
    if not grid.over:
        return 0, 0
    has_faces = any(
        low not in ("", HIDDEN) for low, up in zip(grid.cards, grid.over, strict=True) if up
    )
    return (0, INDEX_DOWN) if has_faces and not is_whole else (ASIDE, BELOW)


def _column(grid: Grid, width: float, is_whole: bool) -> float:
    """The step from column to column, at least so that no card across one lies on another."""
    aside, _ = _across(grid, is_whole)
    return width * (1 + _GAP + aside if is_whole or not aside else _CLOSE)


def _row(width: float, is_whole: bool) -> float:
    """The step from row to row."""
    return width * (CARD_RATIO + _GAP if is_whole else CARD_RATIO * INDEX_DOWN)


def layout_grid(
    grid: Grid, left: float, top: float, width: int, is_whole: bool, look: Look = "plain"
) -> list[Sprite]:
    """The cards of a grid from its left upper corner, and then those across them."""
    cards, over = list[Sprite](), list[Sprite]()
    aside, below = _across(grid, is_whole)
    for at, card in enumerate(grid.cards):
        if card:
            row, column = divmod(at, grid.columns)
            x = left + width / 2 + column * _column(grid, width, is_whole)
            y = top + width * CARD_RATIO / 2 + row * _row(width, is_whole)
            cards.append(Sprite(card, x, y, width, "dim" if at in grid.struck else look))
            if grid.over and (upper := grid.over[at]):
                x, y = x + aside * width, y + below * width * CARD_RATIO
                over.append(Sprite(upper, x, y, width, look))
    return cards + over


def layout_bars(grid: Grid, cards: Sequence[Sprite]) -> list[Pill]:
    """A bar on each card seen whole that counts nothing; such a grid has a card in every place."""
    below = [*cards[grid.columns :], *[None] * grid.columns]
    return [
        Pill(card.x, card.y, round(_BAR * card.width), round(_THICK * card.width), "gold")
        for at, (card, lower) in enumerate(zip(cards, below, strict=False))
        if at in grid.struck and (lower is None or lower.y - card.y > card.width * CARD_RATIO)
    ]
