"""Options, cards and state of Durak (sections 3, 5 to 7 and 10)."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from games.cards import PACK, SUITS, Card, Pile
from games.evidence import EvidenceGame, Numbers, numbers_of
from games.going_out import GoingOutGame
from games.options import EITHER, option

RANKS: Final = "23456789TJQKA"
POWER: Final = {card: RANKS.index(card.rank) for card in PACK}
PLACES: Final = {card: POWER[card] * len(SUITS) + SUITS.index(card.suit) for card in PACK}
"""The canonical order: by rank, low to high, then by suit."""
NEW: Final = 6
"""The value of bringing no new rank, which others could throw in."""
DEAREST: Final = 2 * len(RANKS)
"""A cost above that of any card."""
DEAREST_PLAIN: Final = len(RANKS) - 1
"""The cost of an ace that is not a trump."""
THROWING: Final = ("throw", "pile_on")
"""The phases in which cards may be added to an attack."""


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are podkidnoy durak, everybody for themselves."""

    deck: int = option(36, (24, 36, 52))
    mode: str = option("throw_in", ("throw_in", "transfer"))
    show_trump: bool = option(False, EITHER)
    limit: int = option(6, range(4, 9))
    first_limit: int = option(6, range(4, 9))
    throwers: str = option("all", ("all", "neighbours", "attacker"))
    throw_in: str = option("in_turn", ("in_turn", "free"))
    pile_on: bool = option(True, EITHER)
    teams: bool = option(False, EITHER)
    opener: str = option("lowest_trump", ("lowest_trump", "under_fool", "after_fool"))
    scoring: str = option("fool", ("fool", "places"))
    losses: int = option(1, range(1, 11))
    rounds: int = option(3, range(1, 11))


VARIANTS: Final = {
    "transfer": Options(mode="transfer", first_limit=5),
    "partners": Options(teams=True, first_limit=5),
    "pair": Options(deck=24, losses=3),
    "big_pack": Options(deck=52, throwers="neighbours"),
}
"""Sets of options by name."""


class State(EvidenceGame, GoingOutGame):
    """The state of a match, and what follows from it."""

    options: Options

    trump: str
    bout: list[Pile]  # one for each attack card: that card, and the one that beats it
    phase: str  # "attack", "defend", "throw", "pile_on"; "end" once the round is over
    main: int  # the main attacker
    defender: int
    most: int  # the number of attack cards that this bout may have
    passed: list[bool]  # by seat: it throws in nothing more of the ranks on the table
    trump_shown: bool  # the trump has been shown in this bout, to pass the attack on
    beaten_off: bool  # a bout of this round has been beaten off
    dealer: int
    talon: Pile  # the card turned up first, at the bottom
    discards: Pile
    barren: int  # the number of last bouts that were taken while nobody drew

    def team(self, seat: int) -> int:
        return seat % 2 if self.options.teams else seat

    # Seats.

    def target(self, attacker: int) -> int:
        """The seat that a main attacker attacks; itself if there is none."""
        others = (seat for seat in self.clockwise(attacker) if self.hands[seat])
        return next((n for n in others if self.team(n) != self.team(attacker)), attacker)

    def throwers(self) -> list[int]:
        """The seats that may throw in, in order, including those that have passed (section 7)."""
        side = self.team(self.defender)
        seats = [n for n in self.clockwise(self.main) if self.hands[n] and self.team(n) != side]
        if self.options.throwers == "all":
            return seats
        near = {self.main}
        if self.options.throwers == "neighbours":
            near.add(next((n for n in self.clockwise(self.defender) if n in seats), self.main))
        return [seat for seat in seats if seat in near]

    def pending_throwers(self) -> list[int]:
        """The seats that may still throw in, the next one first."""
        return [n for n in self.throwers() if not self.passed[n]] if self.room() else []

    # Cards of the bout, sections 5 and 6.

    def limit(self) -> int:
        """The number of attack cards that a bout may have, whatever the defender holds."""
        limit, first = self.options.limit, self.options.first_limit
        return limit if self.beaten_off else min(limit, first)

    def room(self) -> int:
        """The number of attack cards that may still be added."""
        return self.most - len(self.bout)

    def open(self) -> list[Card]:
        """The attack cards that are not beaten."""
        return [pair[0] for pair in self.bout if len(pair) == 1]

    def ranks(self) -> set[str]:
        """The ranks in the bout."""
        return {card.rank for pair in self.bout for card in pair}

    def safe_ranks(self) -> frozenset[str]:
        """The ranks that let nobody throw in more cards; none if no more fit anyway."""
        return frozenset(self.ranks() if self.room() else ())

    def spendable(self) -> int:
        """The cost of the dearest cards that it pays to throw in."""
        return DEAREST_PLAIN if self.talon or self.phase == "pile_on" else DEAREST

    # Cards that a seat may play.

    def sorted_hand(self, seat: int) -> list[Card]:
        """A hand in canonical order."""
        return sorted(self.hands[seat], key=self.order)

    def openings(self, seat: int) -> Iterator[tuple[Card, ...]]:
        """The cards of one rank with which a seat may open a bout."""
        hand = self.sorted_hand(seat)
        ranks = dict.fromkeys(card.rank for card in hand)
        of_rank = [[card for card in hand if card.rank == rank] for rank in ranks]
        return (
            some
            for size in range(1, self.most + 1)
            for same in of_rank
            for some in combinations(same, size)
        )

    def throwable(self, seat: int) -> list[Card]:
        """The cards of a hand that may be thrown in."""
        return [card for card in self.sorted_hand(seat) if card.rank in self.ranks()]

    def defences(self, seat: int) -> Iterator[str]:
        """The actions of a defender except to take."""
        hand = self.sorted_hand(seat)
        for card in self.open():
            for mine in hand:
                if beats(mine, card, self.trump):
                    yield f"beat {card} {mine}"
        if self.options.mode != "transfer" or any(len(pair) > 1 for pair in self.bout):
            return
        same = [card for card in hand if card.rank == self.bout[0][0].rank]
        if self.can_pass_on(len(self.bout) + 1):
            yield from (f"transfer {card}" for card in same)
        if self.options.show_trump and not self.trump_shown and self.can_pass_on(len(self.bout)):
            yield from (f"show {card}" for card in same if card.suit == self.trump)

    def can_pass_on(self, count: int) -> bool:
        """True if the defender may pass this number of cards on to the next seat."""
        to = self.target(self.defender)
        return to != self.defender and count <= min(self.limit(), len(self.hands[to]))


def pack(size: int) -> list[Card]:
    """The highest `size` cards of the French pack."""
    return sorted(PACK, key=PLACES.__getitem__)[-size:]


def beats(card: Card, other: Card, trump: str) -> bool:
    """True if a card is a higher one of the suit of the other, or a trump."""
    if card.suit == other.suit:
        return POWER[card] > POWER[other]
    return card.suit == trump


def action_of(verb: str, cards: Iterable[Card]) -> str:
    """An action with cards in canonical order."""
    return " ".join([verb, *sorted(cards, key=PLACES.__getitem__)])


def cost(card: Card, trump: str) -> int:
    """The cost of giving up a card: by its rank, and trumps above all others."""
    return POWER[card] + (len(RANKS) if card.suit == trump else 0)


def price(card: Card, trump: str, ranks: Collection[str]) -> int:
    """The cost of beating with a card where these ranks are not new."""
    return cost(card, trump) - (NEW if card.rank in ranks else 0)


@lru_cache(maxsize=4096)
def up_to(trump: str, dearest: int, ranks: frozenset[str]) -> Numbers:
    """The cards of these ranks that cost no more."""
    return numbers_of(card for card in PACK if card.rank in ranks and cost(card, trump) <= dearest)


@lru_cache(maxsize=4096)
def cheaper(trump: str, card: Card, mine: Card, ranks: frozenset[str]) -> Numbers:
    """The cards that beat a card at a lower price than the one that has beaten it."""
    most = price(mine, trump, ranks)
    return numbers_of(
        each for each in PACK if beats(each, card, trump) and price(each, trump, ranks) < most
    )
