"""What a bid in Oh Hell brings (section 8)."""

from typing import Final

from games.oh_hell.options import Options

EACH_SCORES: Final = ("trick_plus_ten", "trick_plus_five")
"""The scorings in which tricks count though the bid is missed."""


def points(bid: int, won: int, size: int, options: Options) -> tuple[int, int]:
    """What the tricks of a seat bring in a hand of so many cards, and what an exact bid adds."""
    off = abs(bid - won)
    if off == 0 == bid and options.zero != "same":
        return {"five": (0, 5), "hand": (size, 5), "none": (0, 0)}[options.zero]
    exact, missed = {
        "trick_plus_ten": ((won, 10), won),
        "exact": ((bid, 10), 0),
        "minus_one": ((bid, 10), -off),
        "trick_plus_five": ((won, 5), won),
        "squares": ((bid * bid, 10), -off * off),
        "wizard": ((10 * bid, 20), -10 * off),
        "tens": ((10 * bid, 0 if bid else 10), -10 * off),
    }[options.scoring]
    return (missed, 0) if off else exact
