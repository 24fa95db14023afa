"""A bout of Durak: one attacks, one beats or takes, and others throw in (sections 5 to 7)."""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, islice
from typing import Final

from games.cards import CARDS, EVERYONE, Card, Pile, cards
from games.choices import Choice
from games.durak.state import RANKS, THROWING, State, action_of, cheaper, cost, up_to
from games.notation import Grammar

LISTED: Final = 64
"""The most ways to throw in that are listed, those with the fewest cards."""


class Bout(State):
    """The main attacker opens, the defender beats or takes, and others may throw in."""

    grammar = Grammar(ordered=("beat",))

    @abstractmethod
    def end_bout(self) -> None:
        """Clear the table, draw, and go on: everything is beaten, or is taken."""

    def begin_bout(self, main: int) -> None:
        """Let a seat attack."""
        self.main, self.defender = main, self.target(main)
        self.phase, self.bout, self.trump_shown = "attack", [], False
        self.passed = [False] * self.seats
        self.most = min(self.limit(), len(self.hands[self.defender]))

    # Legal actions.

    def actors(self) -> list[int]:
        if self.phase in ("attack", "defend"):
            return [self.main if self.phase == "attack" else self.defender]
        return self.pending_throwers() if self.is_free() else self.pending_throwers()[:1]

    def is_free(self) -> bool:
        """True if all seats that may throw in may do so at the same time."""
        return self.options.throw_in == "free" and self.phase in THROWING

    def people_first(self) -> bool:
        return self.is_free()

    def moves(self, seat: int) -> list[str]:
        match self.phase:
            case "attack":
                return [action_of("attack", pick) for pick in self.openings(seat)]
            case "defend":
                return [*self.defences(seat), "take"]
        throwable = self.throwable(seat)
        picks = (
            pick for size in range(1, self.room() + 1) for pick in combinations(throwable, size)
        )
        return [*(action_of("attack", pick) for pick in islice(picks, LISTED)), "pass"]

    def choices(self, seat: int) -> list[Choice]:
        throwable = sorted(self.throwable(seat), key=self.sort) if self.phase in THROWING else []
        return [
            replace(
                each,
                cards=tuple(throwable) or each.cards,
                most=min(len(throwable), self.room()) if throwable else each.most,
                said="attack several",
            )
            if each.most > 1
            else each
            for each in super().choices(seat)
        ]

    def read(self, text: str) -> str:
        """Also cards alone, and the beating card named first."""
        action = super().read(text)
        named = [word for word in action.split() if word in CARDS]
        bare, unbeaten = named == action.split(), self.open()
        if self.phase != "defend":
            return f"attack {action}" if bare and named else action
        if bare and len(named) == 1 and len(unbeaten) == 1:
            named.insert(0, unbeaten[0])
        if len(named) == 2 and (bare or action.startswith("beat ")):
            return " ".join(["beat", *sorted(named, key=lambda card: card not in unbeaten)])
        return action

    # Play.

    def play(self, seat: int, action: str) -> None:
        verb, *words = action.split()
        named = cards(" ".join(words))
        match verb:
            case "attack":
                self.attack(seat, named)
            case "beat":
                self.beat(seat, *named)
            case "transfer" | "show":
                self.pass_on(seat, named[0], shows=verb == "show")
            case "take":
                self.take(seat)
            case _:
                self.pass_throw(seat)

    def attack(self, seat: int, played: Sequence[Card]) -> None:
        """Open a bout, throw in, or add to the cards that are taken."""
        key = "adds" if self.phase == "pile_on" else "throws" if self.bout else "attacks"
        self.discards += self.last
        self.last.clear()
        dearest = max(cost(card, self.trump) for card in played)
        self.note_unlikely(seat, up_to(self.trump, dearest, frozenset(self.ranks() or RANKS)))
        self.bout += [Pile([self.hands[seat].pull(card)], EVERYONE) for card in played]
        self.emit(f"durak-{key}", seat=seat, other=self.defender, cards=" ".join(played))
        if self.phase == "pile_on":
            self.ask_throwers()
        else:
            self.phase = "defend"

    def beat(self, seat: int, card: Card, mine: Card) -> None:
        """Beat an attack card; a new rank gives all that passed another chance."""
        self.note_unlikely(seat, cheaper(self.trump, card, mine, self.safe_ranks()))
        is_new = mine.rank not in self.ranks()
        pair = next(pair for pair in self.bout if card in pair)
        pair.append(self.hands[seat].pull(mine))
        self.emit("durak-beats", seat=seat, card=mine, turned=card)
        if is_new:
            self.passed = [False] * self.seats
        if not self.open():
            self.phase = "throw"
            self.ask_throwers()

    def pass_on(self, seat: int, card: Card, shows: bool) -> None:
        """Let the next seat defend, by another attack card or by a trump shown."""
        hand = self.hands[seat]
        if not shows:
            self.bout.append(Pile([hand.pull(card)], EVERYONE))
        elif card not in hand.known:
            hand.known.append(card)
        self.trump_shown |= shows
        self.main, self.defender = seat, self.target(seat)
        self.most = min(self.limit(), len(self.hands[self.defender]))
        key = "durak-shows" if shows else "durak-transfers"
        self.emit(key, seat=seat, card=card, other=self.defender)

    def pass_throw(self, seat: int) -> None:
        """Throw in nothing more of the ranks in the bout."""
        self.note_unlikely(seat, up_to(self.trump, self.spendable(), frozenset(self.ranks())))
        self.passed[seat] = True
        self.emit("durak-passes", seat=seat)
        self.ask_throwers()

    def take(self, seat: int) -> None:
        """Give up; others may add to the cards that are taken."""
        self.begin_taking()
        self.emit("durak-takes", seat=seat)
        if self.options.pile_on:
            self.ask_throwers()
        else:
            self.end_bout()

    def begin_taking(self) -> None:
        """Let all add to the cards that are taken, also seats that have passed."""
        self.phase, self.passed = "pile_on", [False] * self.seats

    def ask_throwers(self) -> None:
        """Go on with the seats that may throw in, or end the bout."""
        if not self.pending_throwers():
            self.end_bout()
