"""Fireworks: build 1 to 5 in every colour together, from cards that their holders do not see.

Rules: `docs/rules/fireworks.md`; a section named in this folder is one of that page.
"""

import re
from collections.abc import Sequence
from typing import ClassVar, Final

from games.cards import EVERYONE, SIX_COLOURS, Card, Pile, all_but
from games.choices import Choice, Preset
from games.fireworks.backs import Back
from games.fireworks.cards import (
    NAMES,
    RANKS,
    TOP,
    pointing,
    value_of,
)
from games.fireworks.convention import meant, namable, touched
from games.fireworks.hint import hint
from games.fireworks.options import VARIANTS, Options
from games.fireworks.policy import policy
from games.fireworks.refusals import refused
from games.fireworks.state import State
from games.fireworks.table import table
from games.guessing import DOUBT
from games.scene import Note, Table
from games.speech import Hint, Say, Value, Words

HINT: Final = re.compile(r"hint +(\d+) +(?:(?:colou?r|number) +)?(\w+)", re.IGNORECASE)
"""A hint as people type it: "hint 1 red", "hint 1 r", "hint 1 3"."""
HANDS: Final = {2: 5, 3: 5, 4: 4, 5: 4}
"""How many cards each holds, by the number of players (section 4)."""
UNSAID: Final = 0.5
"""How likely a card fits of which no hint has said so, to any other."""
GRADES: Final = ("fizzle", "sparks", "fair", "fine", "dazzling", "full")
"""What a score is called, by fifths of a full show (section 7)."""


class Fireworks(State):
    """Seats play, discard, or spend a clock on a hint, until the show is over."""

    key, players, deck = "fireworks", range(2, 6), SIX_COLOURS
    minutes, cover, trials = 30, "1R 2Y 3G 4B 5W", 100
    together = True
    policy: ClassVar = policy
    options: Options = Options()
    variants: ClassVar = VARIANTS

    # The deal, section 4.

    def deal(self) -> None:
        self.turn = self.shuffle(range(self.seats))[0]
        size, deck = self.options.hand or HANDS[self.seats], self.shuffle(self.pack())
        dealt = size * self.seats
        self.hands = [
            Pile(deck[size * seat : size * (seat + 1)], all_but(seat)) for seat in range(self.seats)
        ]
        self.stock = Pile(reversed(deck[dealt:]))
        self.discards, self.built = Pile((), EVERYONE), Pile((), EVERYONE)
        self.told = [[Back()] * size for _ in range(self.seats)]
        self.clocks, self.misfires, self.hints = self.options.clocks, 0, 0
        self.left_turns = None
        self.tell("fireworks-starts", other=self.turn)

    # What may be done, sections 5 and 6.

    def moves(self, seat: int) -> list[str]:
        places = range(1, len(self.hands[seat]) + 1)
        moves = [f"play {place}" for place in places]
        if self.clocks < self.options.clocks:
            moves += [f"discard {place}" for place in places]
        if self.clocks:
            for other in range(self.seats):
                moves += [pointing(other, value) for value in namable(self, seat, other)]
        return moves

    def choices(self, seat: int) -> list[Choice]:
        moves = self.legal(seat)
        places = range(1, len(self.hands[seat]) + 1)
        verbs = [verb for verb in ("play", "discard") if f"{verb} 1" in moves]
        choices = [
            Choice(verb, numbers=places, presets=tuple(_named(verb, place) for place in places))
            for verb in verbs
        ]
        for other in range(self.seats):
            verb = f"hint {other}"
            if words := [move.removeprefix(f"{verb} ") for move in moves if move.startswith(verb)]:
                choices.append(Choice(verb, words=tuple(words)))
        return choices

    def refusal(self, seat: int, action: str) -> Words | None:
        return None if action in self.moves(seat) else refused(self, seat, action)

    def read(self, text: str) -> str:
        """Also a place alone, and a hint without the word `colour` or `number`."""
        if hinted := HINT.fullmatch(text.strip()):
            other, name = hinted[1], hinted[2].lower()
            if name in RANKS:
                return f"hint {other} number {name}"
            return f"hint {other} colour {NAMES.get(name.upper(), name)}"
        read = super().read(text)
        return f"play {read}" if read.isdigit() else read  # the verb goes without saying elsewhere

    # What is done.

    def play(self, seat: int, action: str) -> None:
        verb, first, *words = action.split()
        if verb == "hint":
            self.point(seat, int(first), value_of(words))
        else:
            card = self.hands[seat].pop(int(first) - 1)
            del self.told[seat][int(first) - 1]
            if verb == "play":
                self.light(seat, card)
            else:
                self.clocks += 1
                self.discards.append(card)
                self.tell("fireworks-discards-card", seat=seat, turned=card)
        if self.left_turns is not None:
            self.left_turns -= 1
        if verb != "hint":
            self.draw(seat)
        self.go_on()

    def point(self, seat: int, other: int, value: str) -> None:
        """Give a hint: all cards that match are pointed at, so the others are known not to."""
        places = touched(self, other, value)
        says = meant(self, other, value, places)
        self.clocks -= 1
        self.hints += 1
        backs = [
            back.hinted(value, self.hints, place in places)
            for place, back in enumerate(self.told[other])
        ]
        for place in says:
            backs[place] = backs[place]._replace(mark=backs[place].mark or self.hints)
        self.told[other] = backs
        told = ", ".join(str(place + 1) for place in places)
        key, name = ("number", "number") if value in RANKS else ("colour", "suit")
        args: dict[str, Value] = {"seat": seat, "other": other, "count": len(places), name: value}
        self.tell(f"fireworks-{key}", EVERYONE, **args, places=told)

    def light(self, seat: int, card: Card) -> None:
        """Play a card: it grows its firework, or misfires."""
        if self.fits(card):
            self.built.append(card)
            self.tell("fireworks-plays", seat=seat, card=card)
            if int(card.rank) == TOP and self.clocks < self.options.clocks:
                self.clocks += 1
        else:
            self.discards.append(card)
            self.misfires += 1
            self.tell("fireworks-misfires", seat=seat, turned=card)

    def draw(self, seat: int) -> None:
        """Draw a card, which all others see."""
        if not self.stock:
            return
        (card,) = self.stock.take()
        self.hands[seat].append(card)
        self.told[seat].append(Back())
        self.tell("fireworks-draws", to=all_but(seat), seat=seat, card=card)
        if not self.stock and self.options.last_round == "one_each":
            self.left_turns = self.seats
            self.tell("fireworks-last-round")

    # The end, section 7.

    def go_on(self) -> None:
        """Pass the turn on, or end."""
        following = [(self.turn + step) % self.seats for step in range(1, self.seats + 1)]
        able = [seat for seat in following if self.can_act(seat)]
        is_hopeless = self.options.last_round == "to_the_end" and self.best() < self.full
        is_over = self.is_misfired or len(self.built) == self.full or is_hopeless
        self.turn = able[0] if able else following[0]
        if is_over or self.left_turns == 0 or not able:
            self.end()

    def can_act(self, seat: int) -> bool:
        """Whether a seat holds a card, or has somebody to give a hint to."""
        others = (hand for n, hand in enumerate(self.hands) if n != seat)
        return bool(self.hands[seat]) or (self.clocks > 0 and any(others))

    def end(self) -> None:
        """Open all hands, and score for all together."""
        self.show_hands()
        for suit in self.suits if self.score() else "":
            self.credit(range(self.seats), self.heights[suit], "fireworks-credit", suit=suit)
        is_missed = self.options.last_round == "to_the_end" and len(self.built) < self.full
        self.lost = self.is_misfired or is_missed or self.score() < self.options.goal
        self.tell("fireworks-ends", number=self.score())
        self.end_round([self.score()] * self.seats)

    def decided(self) -> list[int]:
        return [] if self.lost else [*range(self.seats)]

    # Computer players, section 12.

    def hint(self, seat: int) -> Hint:
        return hint(self, seat)

    # What is seen, sections 9, 11 and 13.

    def notes(self, seat: int) -> Sequence[Note]:
        if not self.hands[seat].is_turned_away:
            return ()
        suits, marks = self.options.suits, self.options.marks
        return [back.note(suits, self.hints, marks) for back in self.told[seat]]

    def may_be(self, seat: int, place: int, card: Card) -> bool:
        back = self.told[seat][place]
        return card.suit in back.suits(self.options.suits) and card.rank in back.ranks()

    def likelihood(self, seat: int) -> float:
        """What a hint said to play fits; of the rest less does, or somebody would have said so."""
        heights, likely = self.heights, 1.0
        for card, back in zip(self.hands[seat], self.told[seat], strict=True):
            fits = int(card.rank) == heights[card.suit] + 1
            if fits != (back.mark > 0):
                likely *= DOUBT if back.mark else UNSAID
        return likely

    def arrange(self, hand: Sequence[Card]) -> list[Card]:
        return list(hand)  # their places tell their age

    def fact(self) -> Words | None:
        score = self.score()
        grade = 5 if score == self.full else max(0, 5 * score - 1) // self.full
        return Words("fireworks-fact", number=score, most=self.full, grade=GRADES[grade])

    def line(self, seat: int) -> Words | None:
        return None  # the cards lie there

    def tag(self, seat: int) -> Words | None:
        """In the last round, who has a turn left."""
        if self.left_turns is None or self.over:
            return super().tag(seat)
        still = (seat - self.turn) % self.seats < self.left_turns
        return Words("fireworks-turn-left" if still else "fireworks-done")

    def table(self, say: Say) -> Table:
        return table(self, say)


def _named(verb: str, place: int) -> Preset:
    """A place, and what stands on its button."""
    return Preset(place, Words(f"fireworks-do-{verb}", number=place))
