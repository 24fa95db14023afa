"""What the host of Big Two may choose, and the sets of rules that have a name (section 11)."""

from dataclasses import dataclass
from typing import Final

from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """Section 11."""

    suits: str = option("hong_kong", ("hong_kong", "taiwan", "philippines"))
    opening: str = option("lowest", ("lowest", "winner"))
    must_include: bool = option(True, EITHER)
    pass_rule: str = option("reenter", ("reenter", "locked"))
    triples: bool = option(True, EITHER)
    straights: str = option("twos_top", ("twos_top", "six_top", "poker", "no_twos"))
    flushes: str = option("top_card", ("top_card", "all_cards", "suit", "none"))
    same_kind: bool = option(False, EITHER)
    bombs: bool = option(False, EITHER)
    last_card: str = option("top", ("top", "free"))
    assist: bool = option(False, EITHER)
    double_from: int = option(10, (0, 7, 8, 9, 10, 11, 12, 13))
    triple: bool = option(True, EITHER)
    twos_double: bool = option(False, EITHER)
    finish_double: bool = option(False, EITHER)
    settlement: str = option("winner", ("winner", "pairwise", "points"))
    three_deal: str = option("all", ("all", "thirteen"))
    max_rounds: int = option(8, range(101))
    limit: int = option(0, (0, *range(20, 501)))


VARIANTS: Final = {
    "hong_kong_hard": Options(
        last_card="free", assist=True, finish_double=True, double_from=8, flushes="suit"
    ),
    "taiwan": Options(
        suits="taiwan",
        straights="six_top",
        triples=False,
        flushes="none",
        same_kind=True,
        bombs=True,
        twos_double=True,
        last_card="free",
    ),
    "pusoy_dos": Options(
        suits="philippines",
        straights="no_twos",
        flushes="suit",
        opening="winner",
        last_card="free",
    ),
    "western": Options(
        straights="poker", settlement="points", limit=50, max_rounds=0, last_card="free"
    ),
}
