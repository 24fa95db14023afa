"""The options, the cards and the state of President (sections 3, 6 and 10)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, NamedTuple

from games.cards import CARDS, JOKERS, PACK, Card, Pile
from games.climbing import TitlesGame
from games.options import EITHER, option


@dataclass(frozen=True)
class Options:
    """The choices of the host (section 10)."""

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

CLIMB: Final = "3456789TJQKA2"
"""The ranks from low to high; elsewhere a rank is its index in here."""
THREE, EIGHT, JACK, TWO = (CLIMB.index(rank) for rank in "38J2")
JOKER: Final = len(CLIMB)
"""The rank of jokers alone."""

RANK: Final = {card: CLIMB.index(card.rank) for card in PACK} | dict.fromkeys(JOKERS, JOKER)
ORDER: Final = {
    card: place for place, card in enumerate([*sorted(PACK, key=RANK.__getitem__), *JOKERS])
}
"""Canonical order: 3 to A, 2, jokers; inside a rank clubs to spades."""
OPENING: Final = CARDS["3C"]
"""The card that opens the first round."""
BEATS_JOKER: Final = CARDS["3S"]
"""The card that goes over a single joker under `spade_three`."""
SHORTEST: Final = 3
"""The smallest number of cards in a run."""
Cards = tuple[Card, ...]


class Meld(NamedTuple):
    """A play: a set of a rank, or a run from its lowest rank on."""

    is_run: bool
    size: int
    rank: int

    def holds(self, rank: int) -> bool:
        """True if a card in it is, or stands for, this rank."""
        return self.rank == rank or (self.is_run and self.rank < rank < self.rank + self.size)


def strength(rank: int, is_reversed: bool) -> int:
    """The height of a rank in the order now valid: 0 to 12, and jokers above."""
    return TWO - rank if is_reversed and rank != JOKER else rank


@lru_cache(maxsize=8192)
def meld_of(cards: tuple[Card, ...], is_reversed: bool) -> Meld | None:
    """The set or run that cards make, with the best ranks for jokers; None if they make none."""
    size, ranks = len(cards), [RANK[card] for card in cards if card not in JOKERS]
    low, high = (min(ranks), max(ranks)) if ranks else (JOKER, JOKER)
    if low == high:
        return Meld(False, size, low)
    if size < SHORTEST or len(set(ranks)) < len(ranks) or high - low >= size:
        return None
    start = max(high - size + 1, 0) if is_reversed else min(low, len(CLIMB) - size)
    return Meld(True, size, start)


def is_run(cards: Iterable[Card]) -> bool:
    """True if the cards of a play are a run and not a set."""
    return len({card.rank for card in cards if card not in JOKERS}) > 1


def is_suited(cards: Iterable[Card]) -> bool:
    """True if all cards but jokers are of one suit."""
    return len({card.suit for card in cards if card not in JOKERS}) == 1


def by_rank(hand: Iterable[Card]) -> list[list[Card]]:
    """The cards of a hand by rank, jokers last, each in canonical order."""
    groups: list[list[Card]] = [[] for _ in range(JOKER + 1)]
    for card in sorted(hand, key=ORDER.__getitem__):
        groups[RANK[card]].append(card)
    return groups


def tribute(hand: Iterable[Card], count: int) -> list[Card]:
    """The highest cards of a hand, the highest first; of jokers the red one."""
    return sorted(hand, key=lambda card: (-RANK[card], card == "JB", -ORDER[card]))[:count]


def cheapest(hand: Iterable[Card]) -> list[Card]:
    """The cards of a hand, the least useful first (section 13)."""
    groups = by_rank(hand)

    def price(card: Card) -> tuple[bool, bool, int]:
        return card.rank in ("A", "2", "joker"), len(groups[RANK[card]]) > 1, ORDER[card]

    return sorted((card for group in groups for card in group), key=price)


def rank_text(rank: int) -> str:
    """A rank as text."""
    return CLIMB[rank].replace("T", "10")


class State(TitlesGame):
    """The state of a match."""

    options: Options
    rank = RANK

    fallen: list[int]  # the seats at the bottom, from the lowest place up; empty after the round
    fallen_hand: Pile  # the hand of a President who has fallen
    revolted: bool  # ranks are reversed for the rest of the round
    backed: bool  # ranks are reversed once more, until the trick ends
    presidents: list[int]  # rounds as President, by seat
    scums: list[int]  # rounds as Scum, by seat

    def order(self, card: Card) -> int:
        return ORDER[card]

    def note_play(self, seat: int, cards: Sequence[Card]) -> None:
        """Note a play, unless ranks are reversed: then it is no evidence."""
        if not self.is_reversed:
            super().note_play(seat, cards)

    @property
    def is_reversed(self) -> bool:
        """True if low ranks are high now."""
        return self.revolted != self.backed

    def top(self) -> Meld | None:
        """The play to beat; None where there is none."""
        return meld_of(tuple(self.cards_of(-1)), self.is_reversed) if self.trick else None

    def beats_joker(self, cards: Cards) -> bool:
        """True if a play is the one card that goes over a single joker."""
        is_three = self.options.spade_three and cards == (BEATS_JOKER,)
        return is_three and self.top() == Meld(False, 1, JOKER)

    def is_bad(self, cards: Cards) -> bool:
        """True if a seat that goes out with these cards comes last."""
        bad = {JOKER, THREE if self.is_reversed else TWO}
        bad |= {EIGHT} if self.options.eight_stop else set()
        return self.options.bad_finish and any(RANK[card] in bad for card in cards)

    def title_key(self, place: int) -> str:
        """The title of a place, as a key of words."""
        titles = {0: "president", self.seats - 1: "scum"}
        if self.seats >= 4:
            titles |= {1: "vice", self.seats - 2: "vice-scum"}
        return titles.get(place, "citizen")
