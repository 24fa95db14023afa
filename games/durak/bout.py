"""A bout of Durak: one attacks, one beats or takes, and others throw in (sections 5 to 7)."""

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, islice
from typing import Final

from games.cards import CARDS, EVERYONE, Card, Pile, cards
from games.choices import Choice
from games.doubts import DoubtingGame
from games.durak.cards import RANKS, as_good, beats, cheaper, cost, spelled
from games.durak.options import Options
from games.notation import Grammar

THROWING: Final = ("throw", "pile_on")
"""The phases in which cards may be added to an attack."""
LISTED: Final = 64
"""Of more ways to throw in, those with the fewest cards are listed."""


class Bout(DoubtingGame):
    """The main attacker opens, the defender beats or takes, and others may throw in."""

    options: Options
    grammar = Grammar(ordered=("beat",))

    trump: str
    bout: list[Pile]  # of each attack card one: that card, and the one that beats it
    phase: str  # "attack", "defend", "throw", "pile_on"; "end" once the round is over
    main: int  # the main attacker
    defender: int
    most: int  # attack cards that this bout may have in all
    passed: list[bool]  # by seat: it throws in nothing more of the ranks that lie there
    trump_shown: bool  # the trump has been shown in this bout, to pass the attack on
    beaten_off: bool  # a bout of this round has been beaten off

    @abstractmethod
    def clear_last(self) -> None:
        """Put out of play what was beaten in the bout before."""

    @abstractmethod
    def spendable(self) -> int:
        """The cost of the dearest cards that it pays to throw in."""

    @abstractmethod
    def end_bout(self) -> None:
        """Clear the table, draw, and go on: everything is beaten, or what lies there is taken."""

    def begin_bout(self, main: int) -> None:
        """Let a seat attack."""
        self.main, self.defender = main, self.target(main)
        self.phase, self.bout, self.trump_shown = "attack", [], False
        self.passed = [False] * self.seats
        self.most = min(self.limit(), len(self.hands[self.defender]))

    # Who is where in a bout.

    def clockwise(self, seat: int) -> list[int]:
        """All seats, from this one on."""
        return [(seat + step) % self.seats for step in range(self.seats)]

    def target(self, attacker: int) -> int:
        """Whom a main attacker attacks; itself if there is nobody."""
        others = (seat for seat in self.clockwise(attacker) if self.hands[seat])
        return next((n for n in others if self.team(n) != self.team(attacker)), attacker)

    def throwers(self) -> list[int]:
        """Who may throw in, in order, whether or not they have passed (section 7)."""
        side = self.team(self.defender)
        may = [n for n in self.clockwise(self.main) if self.hands[n] and self.team(n) != side]
        if self.options.throwers == "all":
            return may
        near = {self.main}
        if self.options.throwers == "neighbours":
            near.add(next((n for n in self.clockwise(self.defender) if n in may), self.main))
        return [seat for seat in may if seat in near]

    def asked(self) -> list[int]:
        """Who may still throw in, the next one first."""
        return [n for n in self.throwers() if not self.passed[n]] if self.room() else []

    def actors(self) -> list[int]:
        if self.phase in ("attack", "defend"):
            return [self.main if self.phase == "attack" else self.defender]
        return self.asked() if self.is_free() else self.asked()[:1]

    def is_free(self) -> bool:
        """Whether all who may throw in may do so at the same time."""
        return self.options.throw_in == "free" and self.phase in THROWING

    def people_first(self) -> bool:
        return self.is_free()

    # What lies there, sections 5 and 6.

    def limit(self) -> int:
        """How many attack cards a bout may have, whatever the defender holds."""
        limit, first = self.options.limit, self.options.first_limit
        return limit if self.beaten_off else min(limit, first)

    def room(self) -> int:
        """How many attack cards may still be laid."""
        return self.most - len(self.bout)

    def open(self) -> list[Card]:
        """The attack cards that are not beaten."""
        return [pair[0] for pair in self.bout if len(pair) == 1]

    def ranks(self) -> set[str]:
        """The ranks that lie there."""
        return {card.rank for pair in self.bout for card in pair}

    def nothing_new(self) -> frozenset[str]:
        """The ranks that give nobody more to throw in; none if no more fits anyway."""
        return frozenset(self.ranks() if self.room() else ())

    # What may be done.

    def moves(self, seat: int) -> list[str]:
        match self.phase:
            case "attack":
                return [spelled("attack", pick) for pick in self.openings(seat)]
            case "defend":
                return [*self.defences(seat), "take"]
        fitting = self.fitting(seat)
        picks = (pick for size in range(1, self.room() + 1) for pick in combinations(fitting, size))
        return [*(spelled("attack", pick) for pick in islice(picks, LISTED)), "pass"]

    def held(self, seat: int) -> list[Card]:
        """A hand in canonical order."""
        return sorted(self.hands[seat], key=self.order)

    def openings(self, seat: int) -> Iterator[tuple[Card, ...]]:
        """What a bout may be opened with: cards of one rank."""
        hand = self.held(seat)
        ranks = dict.fromkeys(card.rank for card in hand)
        of_rank = [[card for card in hand if card.rank == rank] for rank in ranks]
        return (
            pick
            for size in range(1, self.most + 1)
            for same in of_rank
            for pick in combinations(same, size)
        )

    def fitting(self, seat: int) -> list[Card]:
        """The cards of a hand that may be thrown in."""
        return [card for card in self.held(seat) if card.rank in self.ranks()]

    def defences(self, seat: int) -> Iterator[str]:
        """What a defender may do but take."""
        hand = self.held(seat)
        for card in self.open():
            for mine in hand:
                if beats(mine, card, self.trump):
                    yield f"beat {card} {mine}"
        if self.options.mode != "transfer" or any(len(pair) > 1 for pair in self.bout):
            return
        same = [card for card in hand if card.rank == self.bout[0][0].rank]
        if self.may_pass_on(len(self.bout) + 1):
            yield from (f"transfer {card}" for card in same)
        if self.options.show_trump and not self.trump_shown and self.may_pass_on(len(self.bout)):
            yield from (f"show {card}" for card in same if card.suit == self.trump)

    def may_pass_on(self, count: int) -> bool:
        """Whether the defender may pass so many cards on to the next one."""
        to = self.target(self.defender)
        return to != self.defender and count <= min(self.limit(), len(self.hands[to]))

    def choices(self, seat: int) -> list[Choice]:
        fitting = sorted(self.fitting(seat), key=self.sort) if self.phase in THROWING else []
        return [
            replace(
                each,
                cards=tuple(fitting) or each.cards,
                most=min(len(fitting), self.room()) if fitting else each.most,
                said="attack several",
            )
            if each.most > 1
            else each
            for each in super().choices(seat)
        ]

    def read(self, text: str) -> str:
        """Also cards alone, and what beats before what it beats."""
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

    # What is done.

    def play(self, seat: int, action: str) -> None:
        verb, *words = action.split()
        laid = cards(" ".join(words))
        match verb:
            case "attack":
                self.attack(seat, laid)
            case "beat":
                self.beat(seat, *laid)
            case "transfer" | "show":
                self.pass_on(seat, laid[0], shows=verb == "show")
            case "take":
                self.take(seat)
            case _:
                self.add_nothing(seat)

    def attack(self, seat: int, laid: Sequence[Card]) -> None:
        """Open a bout, throw in, or add to what is taken."""
        key = "adds" if self.phase == "pile_on" else "throws" if self.bout else "attacks"
        self.clear_last()
        dearest = max(cost(card, self.trump) for card in laid)
        self.doubt(seat, as_good(self.trump, dearest, frozenset(self.ranks() or RANKS)))
        self.bout += [Pile([self.hands[seat].pull(card)], EVERYONE) for card in laid]
        self.tell(f"durak-{key}", seat=seat, other=self.defender, cards=" ".join(laid))
        if self.phase == "pile_on":
            self.ask()
        else:
            self.phase = "defend"

    def beat(self, seat: int, card: Card, mine: Card) -> None:
        """Beat an attack card; a new rank gives all who passed another chance."""
        self.doubt(seat, cheaper(self.trump, card, mine, self.nothing_new()))
        is_new = mine.rank not in self.ranks()
        pair = next(pair for pair in self.bout if card in pair)
        pair.append(self.hands[seat].pull(mine))
        self.tell("durak-beats", seat=seat, card=mine, turned=card)
        if is_new:
            self.passed = [False] * self.seats
        if not self.open():
            self.phase = "throw"
            self.ask()

    def pass_on(self, seat: int, card: Card, shows: bool) -> None:
        """Have the next one defend, by a card laid beside the others or by a trump shown."""
        hand = self.hands[seat]
        if not shows:
            self.bout.append(Pile([hand.pull(card)], EVERYONE))
        elif card not in hand.known:
            hand.known.append(card)
        self.trump_shown |= shows
        self.main, self.defender = seat, self.target(seat)
        self.most = min(self.limit(), len(self.hands[self.defender]))
        key = "durak-shows" if shows else "durak-transfers"
        self.tell(key, seat=seat, card=card, other=self.defender)

    def add_nothing(self, seat: int) -> None:
        """Throw in nothing more of the ranks that lie there."""
        self.doubt(seat, as_good(self.trump, self.spendable(), frozenset(self.ranks())))
        self.passed[seat] = True
        self.tell("durak-passes", seat=seat)
        self.ask()

    def take(self, seat: int) -> None:
        """Give up; others may add to what is taken."""
        self.begin_taking()
        self.tell("durak-takes", seat=seat)
        if self.options.pile_on:
            self.ask()
        else:
            self.end_bout()

    def begin_taking(self) -> None:
        """Let all add to what is taken, also who has passed."""
        self.phase, self.passed = "pile_on", [False] * self.seats

    def ask(self) -> None:
        """Go on with who may throw in, or end the bout."""
        if not self.asked():
            self.end_bout()
