"""Fireworks: build 1 to 5 in every colour together, from cards that their holders do not see.

Rules: `docs/rules/fireworks.md`; a section named in this folder is one of that page.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar, Final

from games.cards import COLOUR_WORDS, EVERYONE, SIX_COLOURS, Card, Pile, all_but
from games.choices import Choice, Preset
from games.daily import Daily
from games.fireworks.convention import to_play
from games.fireworks.hint import FireworksMind
from games.fireworks.state import (
    MIXED,
    NAMES,
    RAINBOW,
    RANKS,
    SUITS,
    TOP,
    VARIANTS,
    Clues,
    Options,
    State,
    clue_action,
    value_of,
)
from games.fireworks.table import notes, table, tag
from games.scene import Hand, Table, TableSeat
from games.text import Text, Translate, Value

CLUE: Final = re.compile(r"hint +(\d+) +(?:(?:colou?r|number) +)?(\w+)", re.IGNORECASE)
"""A clue as people type it: "hint 1 red", "hint 1 r", "hint 1 3"."""
HANDS: Final = {2: 5, 3: 5, 4: 4, 5: 4}
"""The number of cards in a hand, by the number of players (section 4)."""
GRADES: Final = ("fizzle", "sparks", "fair", "fine", "dazzling", "full")
"""Names of scores, by fifths of a full show (section 7)."""


class Fireworks(State):
    """Seats play, discard, or spend a clock on a clue, until the show is over."""

    key, players, deck = "fireworks", range(2, 6), SIX_COLOURS
    group, minutes, cover = "together", 30, "1R 2Y 3G 4B 5W"
    together = True
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(2, Options(), 1)
    mind = FireworksMind()

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
        self.clues = [[Clues()] * size for _ in range(self.seats)]
        self.clocks, self.misfires, self.clues_given = self.options.clocks, 0, 0
        self.left_turns = None
        self.emit("fireworks-starts", other=self.turn)

    # Legal actions, sections 5 and 6.

    def moves(self, seat: int) -> list[str]:
        places = range(1, len(self.hands[seat]) + 1)
        moves = [f"play {place}" for place in places]
        if self.clocks < self.options.clocks:
            moves += [f"discard {place}" for place in places]
        if self.clocks:
            for other in range(self.seats):
                moves += [clue_action(other, value) for value in self.namable(seat, other)]
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

    def refusal(self, seat: int, action: str) -> Text | None:
        return None if action in self.moves(seat) else _refusal(self, seat, action)

    def read(self, text: str) -> str:
        """Also a place alone, and a clue without the word `colour` or `number`."""
        if hinted := CLUE.fullmatch(text.strip()):
            other, name = hinted[1], hinted[2].lower()
            if name in RANKS:
                return f"hint {other} number {name}"
            return f"hint {other} colour {NAMES.get(name.upper(), name)}"
        read = super().read(text)
        return f"play {read}" if read.isdigit() else read  # the verb goes without saying elsewhere

    # Play.

    def play(self, seat: int, action: str) -> None:
        verb, first, *words = action.split()
        if verb == "hint":
            self.give_clue(seat, int(first), value_of(words))
        else:
            place = int(first)
            card = self.hands[seat].pop(place - 1)
            del self.clues[seat][place - 1]
            if verb == "play":
                self.play_card(seat, card, place)
            else:
                self.clocks += 1
                self.discards.append(card)
                self.emit("fireworks-discards-card", seat=seat, turned=card, place=place)
        if self.left_turns is not None:
            self.left_turns -= 1
        if verb != "hint":
            self.draw(seat)
        self.go_on()

    def give_clue(self, seat: int, other: int, value: str) -> None:
        """Point at all cards of a hand that match, so that the others are known not to."""
        places = self.touched(other, value)
        marked = to_play(self, other, value, places)
        self.clocks -= 1
        self.clues_given += 1
        clues = [
            each.after(value, self.clues_given, place in places)
            for place, each in enumerate(self.clues[other])
        ]
        for place in marked:
            clues[place] = clues[place]._replace(mark=clues[place].mark or self.clues_given)
        self.clues[other] = clues
        listed = " ".join(str(place + 1) for place in places)
        key, name = ("number", "number") if value in RANKS else ("colour", "suit")
        args: dict[str, Value] = {"seat": seat, "other": other, "count": len(places), name: value}
        self.emit(f"fireworks-{key}", EVERYONE, **args, places=listed)

    def play_card(self, seat: int, card: Card, place: int) -> None:
        """Play a card from a place of a hand, which all see: it grows its firework, or misfires."""
        if self.fits(card):
            self.built.append(card)
            self.emit("fireworks-plays", seat=seat, card=card, place=place)
            if int(card.rank) == TOP and self.clocks < self.options.clocks:
                self.clocks += 1
        else:
            self.discards.append(card)
            self.misfires += 1
            self.emit("fireworks-misfires", seat=seat, turned=card, place=place)

    def draw(self, seat: int) -> None:
        """Draw a card, which all others see."""
        if not self.stock:
            return
        (card,) = self.stock.take()
        self.hands[seat].append(card)
        self.clues[seat].append(Clues())
        self.emit("fireworks-draws", to=all_but(seat), seat=seat, card=card)
        if not self.stock and self.options.last_round == "one_each":
            self.left_turns = self.seats
            self.emit("fireworks-last-round")

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
        """True if a seat holds a card, or can give a clue."""
        others = (hand for n, hand in enumerate(self.hands) if n != seat)
        return bool(self.hands[seat]) or (self.clocks > 0 and any(others))

    def end(self) -> None:
        """Open all hands, and score for all together."""
        self.show_hands()
        for suit in self.suits if self.score() else "":
            self.credit(range(self.seats), self.heights[suit], "fireworks-credit", suit=suit)
        is_missed = self.options.last_round == "to_the_end" and len(self.built) < self.full
        self.lost = self.is_misfired or is_missed or self.score() < self.options.goal
        self.emit("fireworks-ends", number=self.score())
        self.end_round()

    def decided(self) -> list[int]:
        return [] if self.lost else [*range(self.seats)]

    def fact(self) -> Text | None:
        score = self.score()
        grade = 5 if score == self.full else max(0, 5 * score - 1) // self.full
        return Text("fireworks-fact", number=score, most=self.full, grade=GRADES[grade])

    # Looks, sections 9 and 13.

    def arrange(self, hand: Sequence[Card]) -> list[Card]:
        return list(hand)  # their places tell their age

    def table(self, tr: Translate) -> Table:
        return table(self, tr)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, mark = super().seat_scene(seat, tr), tag(self, seat)
        words = tr(mark) if mark else place.tag
        return replace(place, notes=notes(self, seat), tag=words)

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        return replace(super().hand_scene(seat, tr), notes=notes(self, seat))


def _named(verb: str, place: int) -> Preset:
    """A place with the label of its button."""
    return Preset(place, Text(f"fireworks-do-{verb}", number=place))


# Refusals: why an action is illegal, and what is legal instead (section 10).


def _refusal(game: State, seat: int, action: str) -> Text:
    match action.split():
        case ["discard", *_] if game.clocks == game.options.clocks:
            return Text("fireworks-clocks-full")
        case ["play" | "discard", place] if place.isdecimal():
            return Text("fireworks-no-such-place", count=len(game.hands[seat]))
        case ["hint", *_] if not game.clocks:
            return Text("fireworks-no-clock")
        case ["hint", other, kind, name] if other.isdecimal():
            return _refused_clue(game, seat, int(other), kind, name)
    return Text("fireworks-a-turn")


def _refused_clue(game: State, seat: int, other: int, kind: str, name: str) -> Text:
    seats = " ".join(str(each) for each in range(game.seats) if each != seat)
    if other == seat:
        return Text("fireworks-not-to-yourself", seats=seats)
    if other >= game.seats:
        return Text("fireworks-no-such-seat", seats=seats)
    suits = game.options.suits
    colour = COLOUR_WORDS.get(name, "") if kind == "colour" else ""
    if colour == RAINBOW and suits in MIXED:
        names = " ".join(suit for suit in SUITS[suits] if suit != RAINBOW)
        return Text("fireworks-colour-not-named", suits=names)
    if colour not in SUITS[suits] or not (colour or (kind == "number" and name in RANKS)):
        return Text("fireworks-a-turn")
    hand = game.hands[other]
    held = " ".join(suit for suit in NAMES if any(card.suit == suit for card in hand))
    numbers = " ".join(rank for rank in RANKS if any(card.rank == rank for card in hand))
    return Text("fireworks-nothing-to-point-at", other=other, suits=held, numbers=numbers)
