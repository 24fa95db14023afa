"""What the host of President may choose, and the sets of rules that have a name (section 10)."""

from dataclasses import dataclass, replace
from typing import Final

from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """Section 10."""

    jokers: int = option(0, range(3))
    first_lead: str = option("president", ("president", "scum", "lowest"))
    equal: str = option("no", ("no", "allowed", "skips"))
    pass_rule: str = option("locked", ("locked", "reenter"))
    twos: str = option("high", ("high", "clear"))
    revolution: bool = option(False, EITHER)
    eight_stop: bool = option(False, EITHER)
    jack_back: bool = option(False, EITHER)
    spade_three: bool = option(False, EITHER)
    runs: str = option("off", ("off", "suited", "any"))
    bad_finish: bool = option(False, EITHER)
    capital_fall: bool = option(False, EITHER)
    exchange_count: int = option(2, range(4))
    give_back: str = option("any", ("any", "lowest"))
    scoring: str = option("places", ("places", "titles", "presidencies"))
    target: int = option(0, range(201))
    max_rounds: int = option(6, range(101))


_DAIFUGO = Options(jokers=1, first_lead="scum", revolution=True, eight_stop=True, spade_three=True)

VARIANTS: Final = {
    "eleven": Options(scoring="titles", target=11, max_rounds=0),
    "skip_it": Options(equal="skips", twos="clear", pass_rule="reenter"),
    "scum_leads": Options(first_lead="scum", exchange_count=1, jokers=2),
    "daifugo": _DAIFUGO,
    "daifugo_full": replace(
        _DAIFUGO, jokers=2, runs="suited", jack_back=True, bad_finish=True, capital_fall=True
    ),
}
