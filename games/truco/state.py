"""Options and state of Truco, and what follows from it (sections 2, 6 and 10)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from games.cards import Card, Pile
from games.faces import faces_option
from games.game import Game
from games.options import EITHER, option
from games.questions import Question
from games.truco.calls import ENVIDOS, FLORS, FOLD, NO_QUIERO, QUIERO, TRUCOS, higher
from games.truco.cards import ORDER, PACK40, has_flor


@dataclass(frozen=True)
class Options:
    """Each as its message says; the defaults are the usual game."""

    target: int = option(30, range(9, 61))
    flor: bool = option(False, EITHER)
    falta: str = option("leader", ("leader", "match", "half"))
    faces: str = faces_option()


VARIANTS: Final = {
    "quick": Options(target=15),
    "flor": Options(flor=True),
    "all_in": Options(falta="match"),
}
"""Sets of options by name."""
NOBODY_YET: Final = -1
"""The side that may raise, while either may."""


NOT_TOLD: Final = -1
"""In place of an envido that was not told."""


class State(Game):
    """The state of a match."""

    options: Options

    dealer: int
    leader: int  # of this trick
    to_play: int  # the seat that plays the next card, once nothing is asked
    played: list[Pile]  # by seat, its cards of this hand in order
    stock: Pile  # the cards that were not dealt
    tricks: list[int]  # by trick, the side that has it, or TIED
    questions: list[Question]  # the open one is the last, those before it come back
    level: int  # how often the truco was accepted in this hand
    may_raise: int  # the side that may raise the truco
    envido_called: bool  # in this hand
    flor_called: bool
    proofs: list[tuple[int, str]]  # the seats that have won an envido or a flor, and which
    told: list[int]  # by seat, its envido in this hand, once it was told; NOT_TOLD before
    called: list[str]  # by seat, its last call or answer in this hand; "" for none

    def pack(self) -> Sequence[Card]:
        return PACK40

    def order(self, card: Card) -> int:
        return ORDER.get(card, len(ORDER))

    def team(self, seat: int) -> int:
        return seat % 2

    @property
    def mano(self) -> int:
        """The seat left of the dealer."""
        return (self.dealer + 1) % self.seats

    @property
    def worth(self) -> int:
        """The points of the tricks as the truco is now."""
        return self.level + 1

    @property
    def question(self) -> Question | None:
        """The open question."""
        return self.questions[-1] if self.questions else None

    def from_seat(self, first: int) -> list[int]:
        """All seats in turn from this one."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def dealt(self, seat: int) -> list[Card]:
        """The three cards that a seat was dealt."""
        return [*self.played[seat], *self.hands[seat]]

    def opponents(self, seat: int) -> tuple[int, ...]:
        """The opponents of a seat, from its left."""
        return tuple(each for each in self.from_seat(seat) if self.team(each) != self.team(seat))

    def flor_holders(self, seats: Sequence[int]) -> tuple[int, ...]:
        """Those of these seats with a flor in hand."""
        return tuple(each for each in seats if not self.played[each] and self.has_flor(each))

    def has_flor(self, seat: int) -> bool:
        """True if flores count and a seat was dealt one."""
        return self.options.flor and has_flor(self.dealt(seat))

    def owes_flor(self, seat: int) -> bool:
        """True if a seat has to say its flor before anything else."""
        return not (self.flor_called or self.played[seat]) and self.has_flor(seat)

    def may_open_envido(self, seat: int) -> bool:
        """True if a seat may still call the first envido of the hand."""
        is_open = not (self.envido_called or self.flor_called or self.level or self.tricks)
        return is_open and not self.played[seat]

    def next_truco(self) -> str:
        """The next step of the truco, beyond one that is asked; "" after the last."""
        is_asked = any(question.kind == "truco" for question in self.questions)
        return [*TRUCOS, ""][min(self.level + is_asked, len(TRUCOS))]

    def may_call_truco(self, seat: int) -> bool:
        """True if it is for a seat's side to raise the truco."""
        return bool(self.next_truco()) and self.may_raise in (NOBODY_YET, self.team(seat))

    def moves(self, seat: int) -> list[str]:
        question = self.question
        if self.owes_flor(seat) and not (question and question.kind == "flor"):
            return [FLORS[0]]
        if not question:
            return self.turn_moves(seat)
        if question.kind == "truco":
            raises = [step for step in (self.next_truco(),) if step]
            raises += list(ENVIDOS) * self.may_open_envido(seat)
        else:
            raises = [*higher(question.chain)]
        return [QUIERO, *raises, NO_QUIERO]

    def turn_moves(self, seat: int) -> list[str]:
        """Legal actions of the seat that is to play a card."""
        moves: list[str] = [*sorted(self.hands[seat], key=self.order)]
        moves += list(ENVIDOS) * self.may_open_envido(seat)
        moves += [self.next_truco()] * self.may_call_truco(seat)
        return moves + [FOLD] * (self.seats == 2)
