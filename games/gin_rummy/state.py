"""Options, notation and state of Gin Rummy (sections 5 and 10).

Actions are written `discard 7C`, `knock AS with 4H 5H 6H / QC QD QH`.
"""

from dataclasses import dataclass
from typing import Final, Literal

from games.cards import CARDS, ORDER, PACK, Card, Pile
from games.options import EITHER, option
from games.rummy import RummyGame
from games.rummy.deadwood import BIT, cards_in, deadwood, extensions, is_meld, mask

KNOCK: Final = {card: f"knock {card}" for card in PACK}
LAY_OFF: Final = {card: f"layoff {card}" for card in PACK}
WITH: Final = " with "
_BETWEEN: Final = " / "


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
"""Sets of options by name."""

Phase = Literal["upcard", "forced", "draw", "discard", "last", "last knock", "layoff"]
"""The decision to make (section 5): "upcard" is UPCARD_1 and _2; "last" the choice of the option
`last_discard_action`, and "last knock" what must follow its `take`."""
HandResult = Literal["", "knock", "gin", "biggin", "undercut", "tie", "dead"]
"""The end of a hand; nobody scores for a tie or a dead hand."""


class State(RummyGame):
    """The state of a match, and what follows from it."""

    options: Options

    dealer: int
    next_dealer: int
    boxes: list[int]  # hands won, by seat
    phase: Phase
    declined: list[int]  # by seat, a set of cards that it discarded or left
    limit: int  # the most deadwood to knock with
    knocker: int | None
    result: HandResult
    covered: Pile  # the discard of the knock
    melds: list[Pile]  # the knocker's
    laid_off: Pile  # the opponent's cards added to them
    answer: list[Pile]  # the opponent's melds

    def knocks(self, seat: int) -> list[str]:
        """All actions that end the hand, of those that name no melds (section 6)."""
        hand, barred = self.hands[seat], self.barred(seat)
        held = mask(hand)
        least = deadwood(held)
        if least > self.limit + 10:  # no discard lowers it by more than ten
            return []
        knocks = [
            KNOCK[card]
            for card in hand
            if card != barred and deadwood(held ^ BIT[card]) <= self.limit
        ]
        return [*knocks, "biggin"] if self.options.big_gin and not least else knocks

    def lay_offs(self, seat: int) -> list[Card]:
        """The cards that a seat may lay off next."""
        melds, added = map(mask, self.melds), mask(self.laid_off)
        return cards_in(extensions(melds, added) & mask(self.hands[seat]))


def read_action(action: str, verb: str) -> str:
    """The canonical spelling: a card alone goes with `verb`, melds are sorted."""
    if action in CARDS:
        return f"{verb} {action}"
    action = action.replace("lay off", "layoff").replace("big gin", "biggin")
    head, with_, melds = action.partition(WITH)
    groups = sorted(melds.split(_BETWEEN), key=_places)
    return head + with_ + _BETWEEN.join(groups)


def _places(group: str) -> list[int]:
    return [ORDER[CARDS[word]] if word in CARDS else len(ORDER) for word in group.split()]


def named_melds(action: str) -> tuple[int, ...] | None:
    """The melds behind `with`, () without it; None unless they are melds that share no card."""
    _, with_, text = action.partition(WITH)
    melds = tuple(_cards_of(group) for group in text.split(_BETWEEN)) if with_ else ()
    cards = 0
    for meld in melds:
        if not is_meld(meld) or meld & cards:
            return None
        cards |= meld
    return melds


def _cards_of(group: str) -> int:
    """The cards of a group; 0 if it names anything else, or a card twice."""
    words = group.split()
    known = all(word in CARDS for word in words) and len(set(words)) == len(words)
    return mask(CARDS[word] for word in words) if known else 0
