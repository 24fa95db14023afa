"""The state and the options of Cheat, and the claims that may be made (sections 3 to 6, 10)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from games.cards import BY_ORDER, ORDER, PACK, RANKS, Card, Pile
from games.claims import NO_SEAT, Claims
from games.options import option
from games.text import Text

LONG: Final = 60
"""Plays a seat after which a round is broken off."""
NEAR_END: Final = 50
"""Plays a seat from which a badge warns of it."""
MANY_SEATS: Final = 6
"""Seats from which on two packs are usual."""


@dataclass(frozen=True)
class Options:
    """The options of section 10."""

    packs: str = option("auto", ("auto", "one", "two"))
    claims: str = option("up", ("up", "down", "near", "same"))
    most_cards: int = option(4, range(1, 9))
    window: str = option("everyone", ("everyone", "open", "next"))
    leads_after: str = option("next", ("next", "winner", "taker"))
    scoring: str = option("wins", ("wins", "cards", "places"))
    target: int = option(1, range(1, 11))
    rounds: int = option(3, range(1, 21))


VARIANTS: Final = {
    "shouting": Options(window="open"),
    "neighbours": Options(claims="near", leads_after="winner"),
    "bluff": Options(claims="same", leads_after="winner", packs="two", most_cards=8),
    "short": Options(window="next", scoring="cards"),
}
"""Named sets of rules."""


def packs_of(seats: int, options: Options) -> int:
    """The number of packs in play."""
    if options.packs == "auto":
        return 2 if seats >= MANY_SEATS else 1
    return 1 if options.packs == "one" else 2


def rank_text(rank: str) -> str:
    """A rank as text."""
    return rank.replace("T", "10")


class State(Claims):
    """A round: the hands, the pile and what has been claimed of it."""

    challenge_action = "doubt"

    options: Options
    laid: Pile  # the cards of the last play, face down
    pile: Pile  # those below them
    aside: Pile  # those that are out of the round
    claimed: str  # the rank last claimed of the pile; "" where there is none
    claims: list[tuple[int, int, str]]  # seat, number and rank of each play since it was empty
    plays: int  # in this round
    passes: int  # turns passed one after another since the last play
    out: list[int]  # the seats that have shed all their cards, in order
    shown: list[int]  # the cards of the play last challenged, by their numbers, until the next play
    caught: int  # the seat that took the pile then
    was_true: bool  # and the claim was true

    def packs(self) -> int:
        """The number of packs in play."""
        return packs_of(self.seats, self.options)

    def pack(self) -> Sequence[Card]:
        return PACK * self.packs()

    def clear(self) -> None:
        """Begin a round without a pile."""
        self.laid, self.pile, self.aside = Pile(), Pile(), Pile()
        self.claimed, self.claims, self.plays, self.passes = "", [], 0, 0
        self.out, self.shown, self.caught, self.was_true = [], [], NO_SEAT, False
        self.claim_nothing()

    # Claims.

    def ranks(self) -> Sequence[str]:
        """The ranks that may be claimed now."""
        step = {"up": self.plays, "down": -self.plays}.get(self.options.claims)
        if step is not None:
            return [RANKS[step % len(RANKS)]]
        if not self.claimed:
            return RANKS
        if self.options.claims == "same":
            return [self.claimed]
        at = RANKS.index(self.claimed)
        return [RANKS[(at + step) % len(RANKS)] for step in (-1, 0, 1)]

    def is_named(self) -> bool:
        """True if a play has to name its rank."""
        return len(self.ranks()) > 1

    def most(self, seat: int) -> int:
        """The most cards that a seat may lay."""
        return min(self.options.most_cards, len(self.hands[seat]))

    # Cards.

    def lay(self, seat: int, cards: Sequence[Card], rank: str) -> None:
        """Lay cards face down on the pile with a claim; each seat knows its own cards there."""
        self.bury_play()
        self.laid = Pile(self.hands[seat].pull_hidden(cards))
        self.laid.known_to = {seat: list(cards)}
        self.claimed, self.shown, self.caught, self.passes = rank, [], NO_SEAT, 0
        self.claims.append((seat, len(cards), rank))
        self.plays += 1

    def bury_play(self) -> None:
        """Put the last play into the pile below."""
        self.pile += self.laid
        for seat, cards in self.laid.known_to.items():
            self.pile.known_to.setdefault(seat, []).extend(cards)
        self.laid = Pile()

    def give_pile(self, taker: int) -> None:
        """Turn up the last play, and put it and the pile into a hand."""
        self.shown = [ORDER[card] for card in self.laid]
        hand = self.hands[taker]
        hand += [*self.pile, *self.laid]
        hand.known += self.laid
        for seat, cards in self.pile.known_to.items():
            if seat != taker:
                hand.known_to.setdefault(seat, []).extend(cards)
        self.end_pile()

    def set_aside(self) -> None:
        """Put the pile out of the round; nobody looks at it again."""
        self.bury_play()
        self.aside += self.pile
        self.end_pile()

    def end_pile(self) -> None:
        """Go on without a pile, on which any rank may be claimed where the rank is free."""
        self.laid, self.pile, self.claimed, self.claims = Pile(), Pile(), "", []

    def pile_size(self) -> int:
        """The number of cards in the pile."""
        return len(self.pile) + len(self.laid)

    def shown_cards(self) -> list[Card]:
        """The cards of the play last challenged, face up until the next play."""
        return [BY_ORDER[number] for number in self.shown]

    # Seats.

    def holders(self) -> list[int]:
        """The seats with cards."""
        return [seat for seat in range(self.seats) if self.hands[seat]]

    def out_text(self, seat: int) -> Text:
        """The place of a seat that is out: "out 1st"."""
        return Text("cheat-tag-out", place=self.out.index(seat) + 1)

    def holder_from(self, seat: int) -> int:
        """The first seat with cards, from this one on."""
        return next(
            each % self.seats
            for each in range(seat, seat + self.seats)
            if self.hands[each % self.seats]
        )

    def is_breaking_off(self) -> bool:
        """True if the round ends with the last play, whatever comes of it."""
        return self.plays >= LONG * self.seats
