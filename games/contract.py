"""The names by which a game of another package is known to be made for a former contract."""

from typing import Any, Final

CHANGES: Final = "docs/game_contract.md"
"""The page on what changed in the contract between a game and everything else."""
FORMER: Final = frozenset(
    [
        *("hint", "idle", "searches", "policy", "rehearsal", "promising", "trials"),
        *("nerve", "shows_manner", "out_of_sight", "forget"),
        *("may_hold", "may_be", "may_lie", "odds", "likelihood", "witness"),
        *("guess_secret", "guess_secrets", "saying", "opening", "opened", "ducks"),
        *("laid", "may_lead", "may_follow", "may_discard"),
        *("may_answer", "refused_play", "may_rebuy"),
        *("line", "tag", "tokens", "notes", "backs", "shown", "prompt"),
        *("asides", "why_not_aside", "orders", "may_order", "obey", "hurries", "lingers"),
        *("standing", "reason", "deed", "worth", "may_claim", "takes_rest", "may_stop"),
        *("holding", "groups", "counts_as", "drawn_now", "aside"),
    ]
)
"""What classes of games defined once; the page has for each what they define now."""


def former_names(kind: type[Any]) -> list[str]:
    """The former names that a class defines, with what it inherits from other packages' classes."""
    theirs = (each for each in kind.__mro__ if each.__module__.partition(".")[0] != "games")
    return sorted(FORMER & {name for each in theirs for name in vars(each)})
