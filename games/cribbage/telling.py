"""How a hand is counted aloud: "fifteen 2, fifteen 4, and a pair is 6"."""

from typing import Any

from games.cribbage.counting import Shown


def told(parts: Shown) -> dict[str, Any]:
    """The arguments of `cribbage-parts`.

    Of each part what it counts, what all come to with it (`pairs_is`), and how it follows on those
    before (`pairs_joint`): "none", as there are none of it, "first", "next" or "end".
    """
    args: dict[str, Any] = {"points": sum(parts)}
    present = [name for name, points in parts._asdict().items() if points]
    so_far = 0
    for name, points in parts._asdict().items():
        so_far += points
        place = present.index(name) if points else -1
        is_end = 0 < place == len(present) - 1
        args[name], args[f"{name}_is"] = points, so_far
        args[f"{name}_joint"] = (
            ("first" if not place else "end" if is_end else "next") if points else "none"
        )
    return args
