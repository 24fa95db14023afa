"""What the host may choose in Gin Rummy (section 10)."""

from dataclasses import dataclass
from typing import Final

from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are the usual game."""

    target: int = option(100, range(25, 501))
    knock_limit: int = option(10, range(11))
    gin_bonus: int = option(25, range(51))
    undercut_bonus: int = option(25, range(51))
    undercut_on_tie: bool = option(True, EITHER)
    big_gin: bool = option(False, EITHER)
    big_gin_bonus: int = option(31, range(76))
    box_bonus: int = option(25, range(51))
    game_bonus: int = option(100, range(201))
    shutout: str = option("double_points", ("off", "double_points", "double_all", "flat100"))
    dealer_rule: str = option("alternate", ("alternate", "winner", "loser"))
    last_discard_action: bool = option(False, EITHER)
    auto_layoff: bool = option(True, EITHER)
    oklahoma: bool = option(False, EITHER)


VARIANTS: Final = {
    "oklahoma": Options(oklahoma=True, big_gin=True),
    "straight": Options(knock_limit=0),
    "old": Options(gin_bonus=20, undercut_bonus=10, box_bonus=20),
    "short": Options(target=50),
}
"""Rules that go by a name."""
