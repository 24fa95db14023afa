"""What Hearts refuses, and what it says is legal instead."""

import pytest

from games.hearts import Hearts, Options
from games.options import BadOptions
from games.words import translator

tr = translator(["Ann", "Bob", "Cid", "Dee"])


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (Options(moon_needs_jack=True),
         "That moon needs a bonus diamond. Pick the J♦ or the 10♦, too."),
        (Options(sun=True, moon="off"),
         "A double moon needs a moon. Pick what a moon does, too."),
        (Options(jack="jack", jack_points=18),
         "These bonuses are too high: the match might never end. "
         "Lower them, or set a number of hands."),
        (Options(reset_at_target=True, target=75), "75 can't be halved. Pick an even target."),
    ],
)  # fmt: skip
def test_options_that_do_not_go_together_are_refused(options: Options, sentence: str) -> None:
    with pytest.raises(BadOptions) as bad:
        Hearts(4, "seed", options)
    assert tr(bad.value.words) == sentence


def test_more_may_come_off_where_hands_are_counted() -> None:
    assert Hearts(4, "seed", Options(jack="jack", jack_points=50, max_hands=3)).legal(0)
