"""What is hinted, refused and told in the positions of `tables/`."""

import pytest

from games.plugins import OURS
from tests.games.position_tables import Rule, followed, rules

EVERY_RULE = [rule for kind in OURS for rule in rules(kind.key)]


@pytest.mark.parametrize("rule", EVERY_RULE, ids=lambda rule: f"{rule.game}: {rule.sentence}")
def test_what_is_hinted_refused_and_told(rule: Rule) -> None:
    assert [followed(rule.game, line) for line in rule.lines] == rule.lines
