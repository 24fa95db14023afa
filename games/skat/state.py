"""A match of Skat: its options, its cards, and its state."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from games.cards import EVERYONE, PACK, SUITS, Card, Pile
from games.options import EITHER, option
from games.text import Value
from games.tricks import LIFT, NOT_YET, ContractGame, Ranking


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
"""Options with a name."""

# The cards, section 3.

PACK32: Final = [card for card in PACK if card.rank in "789TJQKA"]
NATURAL: Final = "789TJQKA"
"""The ranks from the lowest, of null games and inside an action."""
PLAIN: Final = "789QKTA"
"""The same in other games, where jacks are trumps."""
JACKS: Final = "DHSC"
"""The suits of the jacks, the lowest trump first."""
POINTS: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
JACKS_ALONE: Final = "X"
"""The group of the jacks where no suit is trump; no card is written with this letter."""
TRICKS: Final = 10
THREE: Final = 3
"""The number of seats that play a deal."""
GRAND, NULL, RAMSCH = "grand", "null", "ramsch"
KINDS: Final = (*SUITS, GRAND, NULL)
"""The games that a declarer may announce."""
EXTRAS: Final = ("", "schneider", "schwarz", "ouvert")
"""The announcements of a hand game; each includes those before it."""


def _ranking(kind: str) -> Ranking:
    """The order of the cards in a game; the jacks belong to its suit, or in grand to their own."""
    trump = kind if kind in SUITS else JACKS_ALONE
    group = {card: trump if card.rank == "J" else card.suit for card in PACK32}
    power = {card: PLAIN.find(card.rank) + LIFT * (group[card] == trump) for card in PACK32}
    jacks = {card: LIFT + len(PLAIN) + JACKS.index(card.suit) for card in PACK32 if card[0] == "J"}
    return Ranking(group, power | jacks, trump)


_JACKS_HIGH: Final = _ranking(GRAND)
RANKINGS: Final = {
    **{suit: _ranking(suit) for suit in SUITS},
    NULL: Ranking(
        {card: card.suit for card in PACK32},
        {card: NATURAL.index(card.rank) for card in PACK32},
    ),
    **dict.fromkeys(("", GRAND, RAMSCH), _JACKS_HIGH),
}
"""The order of the cards by the game, "" before there is one."""


def points(cards: Iterable[Card]) -> int:
    """The points of cards."""
    return sum(POINTS.get(card.rank, 0) for card in cards)


class State(ContractGame):
    """The state of a match."""

    options: Options
    passable = ("bid", "hold")

    # The phases are "bid", "hold", "skat", "discard", "game", "kontra", "re" and PLAY.
    caller: int  # the seat that bids
    answerer: int  # the seat that holds or passes; NOT_YET for one that is asked alone
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
        return self.seats > THREE and seat == self.dealer

    def side_of(self, seat: int) -> int:
        """The declarer alone, and the opponents together, once there is a declarer."""
        if self.maker in (NOT_YET, seat) or self.is_out(seat):
            return seat
        return min(self.opponents())

    def opponents(self) -> list[int]:
        """The two seats that play against the declarer, from the declarer's left."""
        return [seat for seat in self.players_from(self.maker) if seat != self.maker]

    def is_hand(self) -> bool:
        """True if the announced game is a hand game."""
        return bool(self.kind) and self.kind != RAMSCH and not self.taken_up

    def is_low(self) -> bool:
        """True in games in which all avoid something: null and ramsch."""
        return self.kind in (NULL, RAMSCH)

    def named(self) -> dict[str, Value]:
        """The announced game as arguments of a Text."""
        return game_args(self.kind, self.is_hand(), self.extra)

    def declarers_cards(self) -> list[Card]:
        """The ten cards of the declarer and the skat."""
        return [*self.dealt(self.maker), *self.skat]

    def seen(self, seat: int) -> list[Card]:
        """The cards in the piles that a seat sees, but for those in the hand of another."""
        others = {id(hand) for each, hand in enumerate(self.hands) if each != seat}
        piles = [pile for pile in self.piles() if pile.seen_by in (EVERYONE, seat)]
        return [card for pile in piles if id(pile) not in others for card in pile]


def game_args(kind: str, is_hand: bool = False, extra: str = "") -> dict[str, Value]:
    """A game as arguments of a Text."""
    args: dict[str, Value] = {"hand": int(is_hand), "extra": extra or "none"}
    if kind in SUITS:
        return args | {"kind": "suit", "suit": kind, "symbol": kind}
    return args | {"kind": kind}
