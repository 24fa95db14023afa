"""What Oh Hell refuses, and what it says is legal instead."""

from games.oh_hell import OhHell, Options
from games.words import translator

tr = translator(["Ann", "Bob", "Cid", "Dee"])


def test_too_many_cards_are_refused_with_the_largest_number() -> None:
    problem = OhHell.objection(5, Options(max_cards=11))
    assert problem is not None
    assert tr(problem) == (
        "There aren't enough cards for that. With so many players, a hand can have 10 at most."
    )
