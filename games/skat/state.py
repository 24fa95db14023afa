"""A match of Skat: its options, its cards, and its state."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from games.cards import SUITS, Card, Pile
from games.options import EITHER, option
from games.text import Value
from games.tricks import LIFT, NOT_YET, PACK32, POINTS32, ContractGame, Ranking


@dataclass(frozen=True)
class Options:
    """The options of section 10; the defaults are the International Order."""

    rounds: int = option(4, range(17))
    scoring: str = option("classic", ("classic", "seeger_fabian"))
    passed_in: str = option("next", ("next", "ramsch"))
    ramsch_skat: str = option("last_trick", ("last_trick", "loser"))
    kontra: bool = option(False, EITHER)


VARIANTS: Final = {
    "league": Options(scoring="seeger_fabian", rounds=12),
    "ramsch": Options(passed_in="ramsch"),
    "home": Options(passed_in="ramsch", kontra=True),
}

# The cards, section 3: ranks from the lowest, of null games and actions, and of other games.

NATURAL, PLAIN = "789TJQKA", "789QKTA"
JACKS, JACKS_ALONE = "DHSC", "X"
"""The suits of the jacks from the lowest; their group in grand, a letter of no card."""
GRAND, NULL, RAMSCH = "grand", "null", "ramsch"
KINDS: Final = (*SUITS, GRAND, NULL)
EXTRAS: Final = ("", "schneider", "schwarz", "ouvert")
"""The announcements of a hand game; each includes those before it."""


def _ranking(trump: str) -> Ranking:
    """The order of the cards where the jacks are trumps."""
    group = {card: trump if card.rank == "J" else card.suit for card in PACK32}
    power = {card: PLAIN.find(card.rank) + LIFT * (group[card] == trump) for card in PACK32}
    jacks = {card: LIFT + len(PLAIN) + JACKS.index(card.suit) for card in PACK32 if card[0] == "J"}
    return Ranking(group, power | jacks, trump)


RANKINGS: Final = {
    **{suit: _ranking(suit) for suit in SUITS},
    **dict.fromkeys(("", GRAND, RAMSCH), _ranking(JACKS_ALONE)),
    NULL: Ranking(
        {card: card.suit for card in PACK32}, {card: NATURAL.index(card.rank) for card in PACK32}
    ),
}
"""The order of the cards by the game, "" before there is one."""


def points(cards: Iterable[Card]) -> int:
    """The points of cards."""
    return sum(POINTS32.get(card.rank, 0) for card in cards)


def game_args(kind: str, is_hand: bool = False, extra: str = "") -> dict[str, Value]:
    """A game as arguments of a Text."""
    args: dict[str, Value] = {"hand": int(is_hand), "extra": extra or "none"}
    suit = {"kind": "suit", "suit": kind, "symbol": kind}
    return args | (suit if kind in SUITS else {"kind": kind})


class State(ContractGame):
    """The state of a match."""

    options: Options
    passable = ("bid", "hold")

    # The phases are "bid", "hold", "skat", "discard", "game", "kontra", "re" and PLAY.
    caller: int  # the seat that bids
    answerer: int  # the seat that holds or passes; NOT_YET for a caller that is asked alone
    bid: int  # the highest value named, 0 for none
    bids: list[int]  # by seat, the highest value that it has bid or held
    limits: list[int]  # by seat, the value at which it has passed; 0 for none
    skat: Pile  # the two cards, later those that the declarer has put aside
    taken_up: bool  # the declarer has taken the skat
    kind: str  # a suit, GRAND, NULL or RAMSCH; "" before the game is announced
    extra: str  # one of EXTRAS
    stake: int  # 2 after a kontra, 4 after a re
    matadors: int  # counted at the end; below 0 if the declarer was without them

    def pack(self) -> Sequence[Card]:
        return PACK32

    def order(self, card: Card) -> int:
        return NATURAL.index(card.rank) * len(SUITS) + SUITS.index(card.suit)

    @property
    def ranking(self) -> Ranking:
        return RANKINGS[self.kind]

    def is_out(self, seat: int) -> bool:
        """True for the dealer of four, who sits the deal out."""
        return self.seats == 4 and seat == self.dealer

    def side_of(self, seat: int) -> int:
        """The declarer alone, and the opponents together, once there is a declarer."""
        alone = self.maker in (NOT_YET, seat) or self.is_out(seat)
        return seat if alone else min(each for each in self.in_turn() if each != self.maker)

    def is_hand(self) -> bool:
        """True if the announced game is a hand game."""
        return self.kind not in ("", RAMSCH) and not self.taken_up

    def ends_early(self) -> bool:
        """True if one trick loses the game: in null, or with schwarz announced."""
        return self.kind == NULL or self.extra in EXTRAS[2:]

    def named(self) -> dict[str, Value]:
        """The announced game as arguments of a Text."""
        return game_args(self.kind, self.is_hand(), self.extra)
