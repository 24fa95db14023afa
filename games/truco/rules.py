"""Truco: three tricks, two wagers, and a good deal of bluff.

Rules: `docs/rules/truco.md`; a section named in this folder is one of that page.
"""

from dataclasses import replace
from typing import ClassVar, Final

from games.cards import CARDS, EVERYONE, NOBODY, Pile
from games.choices import Choice
from games.daily import Daily
from games.premoves import Premove
from games.questions import Question
from games.scene import Table, TableSeat
from games.text import Text, Translate
from games.truco.calls import (
    ENVIDOS,
    FLOR,
    FLORS,
    FOLD,
    NO_QUIERO,
    QUIERO,
    TRUCOS,
    accepted,
    falta,
    is_falta,
    refused,
)
from games.truco.cards import TIED, best_seats, envido, envido_cards, flor, hand_taker
from games.truco.hint import TrucoMind
from games.truco.refusals import refusal
from games.truco.state import NOBODY_YET, NOT_TOLD, VARIANTS, Options, State
from games.truco.table import seat_scene, table

REFUSE: Final = Premove("no-quiero", (NO_QUIERO,))
_ALSO = {"mazo": FOLD, "achico": NO_QUIERO, "no": NO_QUIERO, "yes": QUIERO, "sí": QUIERO}
"""Other words for actions."""
_IN_ENGLISH: Final = {QUIERO: "quiero yes", NO_QUIERO: "no quiero no"}
"""What the buttons of answers read, for those who know no Spanish."""


class Truco(State):
    """A round is a hand: the best of three tricks, and an envido or flor before."""

    key, players, unit, group = "truco", range(2, 7, 2), "hand", "tricks"
    minutes, usual_seats, cover = 20, 2, "AS AC 7S 7D"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(2, Options(target=60), 10)
    premoves = (REFUSE,)
    mind = TrucoMind()

    def deal(self) -> None:
        self.dealer = self.following_dealer()
        deck, dealt = self.shuffle(self.pack()), 3 * self.seats
        self.deal_one_by_one(deck[:dealt], self.mano)
        self.stock = Pile(deck[dealt:], NOBODY)
        self.played = [Pile((), EVERYONE) for _ in range(self.seats)]
        self.tricks, self.questions, self.called = [], [], [""] * self.seats
        self.told = [NOT_TOLD] * self.seats
        self.level, self.may_raise, self.proofs = 0, NOBODY_YET, []
        self.envido_called = self.flor_called = False
        self.turn = self.leader = self.to_play = self.mano

    def refusal(self, seat: int, action: str) -> Text | None:
        return refusal(self, seat, action)

    def choices(self, seat: int) -> list[Choice]:
        found = super().choices(seat)
        return [replace(choice, said=_IN_ENGLISH.get(choice.verb, "")) for choice in found]

    def read(self, text: str) -> str:
        action = super().read(text)
        call = action.lower()  # "al" might be a card of another deck
        return _ALSO.get(call, call if call in FLORS else action)

    def play(self, seat: int, action: str) -> None:
        if action in CARDS:
            self.play_card(seat, action)
        else:
            self.called[seat] = action
            self.say(seat, action)
        if not (self.resting or self.over):
            self.turn = self.question.asked[0] if self.question else self.to_play

    def say(self, seat: int, action: str) -> None:
        """Make a call, or answer one."""
        if action == FOLD:
            self.emit("truco-folds", seat=seat)
            self.end_hand(1 - self.team(seat), self.worth + self.may_open_envido(seat), "fold")
        elif action == QUIERO:
            self.emit("truco-accepts", seat=seat)
            self.accept(seat, self.questions.pop())
        elif action == NO_QUIERO:
            self.refuse(seat, self.questions.pop())
        elif action in TRUCOS:
            self.raise_truco(seat, action)
        elif action in ENVIDOS:
            self.envido_called = True
            self.ask("envido", seat, action, self.opponents(seat))
        elif action == FLORS[0]:
            self.say_flor(seat)
        else:
            self.ask("flor", seat, action, self.flor_holders(self.opponents(seat)))

    # Questions, section 5.

    def ask(self, kind: str, seat: int, call: str, asked: tuple[int, ...]) -> None:
        """Ask these seats about a call; a raise takes the place of the open question."""
        if self.question and self.question.kind == kind:
            self.questions.append(self.questions.pop().raised(call, seat, asked))
        else:
            self.questions.append(Question(kind, (call,), seat, asked))
        points, least = self.at_stake(self.questions[-1])
        self.emit("truco-calls", seat=seat, call=call, points=points, number=least)

    def at_stake(self, question: Question) -> tuple[int, int]:
        """The points of a call if it is accepted, 0 for a falta, and if it is refused."""
        if question.kind == "truco":
            return self.worth + 1, self.worth
        points = 0 if is_falta(question.chain) else accepted(question.chain)
        return points, refused(question.chain)

    def raise_truco(self, seat: int, call: str) -> None:
        """Ask about the next step; as an answer it accepts the last one."""
        self.level += bool(self.question)
        self.ask("truco", seat, call, self.opponents(seat))

    def accept(self, seat: int, question: Question) -> None:
        """Settle what was asked, or play for it from now on."""
        if question.kind == "truco":
            self.level, self.may_raise = self.level + 1, self.team(seat)
        elif question.kind == "envido":
            self.compare_envidos(question)
        else:
            self.compare_flores(question)

    def refuse(self, seat: int, question: Question) -> None:
        """Ask the next of the side; a call that all have refused scores for the caller's side."""
        rest = question.refused_by_one()
        self.emit("truco-refuses", seat=seat)
        side = self.team(question.caller)
        if rest.asked:
            self.questions.append(rest)
        elif question.kind == "truco":
            self.end_hand(side, self.worth, "refused")
        else:
            self.award(side, refused(question.chain), f"refused-{question.kind}")

    # The envido and the flor, section 7.

    def compare_envidos(self, question: Question) -> None:
        """Tell the numbers as players do, and score for the best."""
        seats = self.from_seat(self.mano)
        numbers = {seat: envido(self.dealt(seat)) for seat in seats}
        best, place = self.mano, 0
        self.tell_number(best, numbers[best])
        silent = 0
        while silent < self.seats:
            place, silent = (place + 1) % self.seats, silent + 1
            seat = seats[place]
            leads = (numbers[seat], -place) > (numbers[best], -seats.index(best))
            if leads and self.team(seat) != self.team(best):
                best, silent = seat, 0
                self.tell_number(best, numbers[best])
        self.award_calls(best, question)

    def tell_number(self, seat: int, number: int) -> None:
        """Tell everybody the envido of a seat."""
        self.told[seat] = number
        self.emit("truco-says", seat=seat, number=number)

    def say_flor(self, seat: int) -> None:
        """Call a flor: an open envido is void, and opponents with a flor are asked."""
        self.flor_called = True
        if self.question and self.question.kind == "envido":
            self.questions.pop()
        holders = self.flor_holders(self.opponents(seat))
        if holders:
            self.ask("flor", seat, FLORS[0], holders)
        else:
            self.emit("truco-flor", seat=seat)
            self.proofs.append((seat, "flor"))
            self.award(self.team(seat), FLOR, "flor")

    def compare_flores(self, question: Question) -> None:
        """Score for the highest flor."""
        holders = [seat for seat in self.from_seat(self.mano) if self.has_flor(seat)]
        best = max(holders, key=lambda seat: flor(self.dealt(seat)))
        self.emit("truco-says", seat=best, number=flor(self.dealt(best)))
        self.award_calls(best, question)

    def award_calls(self, best: int, question: Question) -> None:
        """Score an accepted envido or flor for the side of the best seat."""
        side, chain = self.team(best), question.chain
        self.proofs.append((best, question.kind))
        points = accepted(chain) if not is_falta(chain) else self.falta(side)
        self.award(side, points, question.kind)

    def falta(self, side: int) -> int:
        """The points of a falta for a side."""
        return falta(self.scores[:2], side, self.options.target, self.options.falta)

    # Tricks and points, sections 6, 8 and 9.

    def play_card(self, seat: int, action: str) -> None:
        card = CARDS[action]
        self.hands[seat].pull(card)
        self.played[seat].append(card)
        self.emit("truco-plays", seat=seat, card=card)
        self.to_play = (seat + 1) % self.seats
        if self.to_play == self.leader:
            self.end_trick()

    def end_trick(self) -> None:
        """Give the trick to a side, or to none; the hand may be decided by it."""
        seats = self.from_seat(self.leader)
        best = best_seats([(seat, self.played[seat][-1]) for seat in seats])
        is_tied = len({self.team(seat) for seat in best}) > 1
        self.leader = self.to_play = self.mano if is_tied else best[0]
        self.tricks.append(TIED if is_tied else self.team(best[0]))
        if is_tied:
            self.emit("truco-tied")
        else:
            self.emit("truco-takes", seat=best[0])
        side = hand_taker(self.tricks, self.team(self.mano))
        if side is not None:
            self.end_hand(side, self.worth, "tricks")

    def award(self, side: int, points: int, reason: str) -> None:
        """Score at once; the match may end by it."""
        winners = [seat for seat in range(self.seats) if self.team(seat) == side]
        self.credit(winners, points, "truco-for", reason=reason)
        for seat in winners:
            self.scores[seat] += points
        seats = " ".join(map(str, winners))
        self.emit("truco-scores", seats=seats, points=points, reason=reason)
        self.winners = self.decided()
        if self.over:
            self.questions = []
            self.show_proofs()

    def end_hand(self, side: int, points: int, reason: str) -> None:
        """Score the tricks, and show what has won the envido or the flor."""
        self.questions = []
        self.award(side, points, reason)
        if not self.over:
            self.show_proofs()
        self.end_round([0] * self.seats)

    def show_proofs(self) -> None:
        """Show the cards that have won the envido and the flor, as far as they were not played."""
        for seat, kind in self.proofs:
            dealt, hand = self.dealt(seat), self.hands[seat]
            made = dealt if kind == "flor" else envido_cards(dealt)
            shown = [card for card in made if card in hand and card not in hand.known]
            hand.known += shown
            if shown:
                self.emit("truco-shows", seat=seat, cards=" ".join(shown))

    # Looks.

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        return seat_scene(self, super().seat_scene(seat, tr), seat, tr)

    def table(self, tr: Translate) -> Table:
        return table(self, tr)
