"""The score of a deal (section 8)."""

from typing import Final, NamedTuple

from games.belote.state import HAND, Options

EVERY: Final = 162
"""The points of all tricks, with the last one."""
CAPOT: Final = 252
"""The points of a side that has taken all tricks."""
ALL_TRICKS: Final = 250
"""The bid of all tricks."""


class Facts(NamedTuple):
    """The facts of a deal that its score follows from, by team where there are two."""

    makers: int
    base: tuple[int, int]  # with the last trick, and with all tricks
    won: int  # the tricks of the makers
    declared: tuple[int, int] = (0, 0)
    belote: tuple[int, int] = (0, 0)
    bid: int = 0
    stake: int = 1

    def total(self, team: int, options: Options) -> int:
        """The points of a team that count towards the contract."""
        own = self.base[team] + self.declared[team]
        return own + self.belote[team] * options.belote_counts


class Score(NamedTuple):
    """The points of both teams, those that are held now, and how the contract ended."""

    points: tuple[int, int]
    held: int
    result: str  # "made", "capot", "failed" or "hung"


def score(facts: Facts, options: Options, held: int = 0) -> Score:
    """The score of a deal, `held` points from deals before included."""
    makers, others = facts.makers, 1 - facts.makers
    result = contract_result(facts, options)
    is_made = result in ("made", "capot")
    own = [sum(each) for each in zip(facts.base, facts.declared, facts.belote, strict=True)]
    gains = list(facts.belote)
    if result == "hung":
        gains[others] = own[others]
        held += facts.base[makers] + facts.declared[makers]
        return Score((gains[0], gains[1]), held, result)
    winners = makers if is_made else others
    if is_made and facts.stake == 1:
        gains = own
        gains[makers] += facts.bid
    else:
        is_capot = facts.won == HAND if facts.bid else facts.won in (0, HAND)
        gains[winners] += (CAPOT if is_capot else EVERY) + sum(facts.declared)
        gains[winners] += facts.bid * facts.stake
    gains[winners] += held
    return Score((gains[0], gains[1]), 0, result)


def contract_result(facts: Facts, options: Options) -> str:
    """How the contract ended: "made", "capot", "failed" or "hung"."""
    ours = facts.total(facts.makers, options)
    theirs = facts.total(1 - facts.makers, options)
    if facts.won == HAND:
        return "capot"
    if facts.bid:
        return "made" if facts.bid < ALL_TRICKS and ours >= facts.bid else "failed"
    if ours == theirs and options.tie == "hang":
        return "hung"
    return "made" if ours > theirs else "failed"


def reason(result: str, is_maker: bool) -> str:
    """The message for the points of a side, "" where they are just those of its tricks."""
    if is_maker:
        return f"belote-for-{result}"
    return "belote-for-beaten" if result == "failed" else ""
