"""Last Card: shed your cards by colour or face, and say so when you are down to one.

Rules: `docs/rules/last_card.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from games.cards import COLOURS, Card
from games.choices import Choice
from games.last_card.cards import DRAWS, PACK, POINTS
from games.last_card.hint import hint
from games.last_card.options import VARIANTS, Options
from games.last_card.policy import policy
from games.last_card.refusals import refused, refused_aside
from games.last_card.turns import NOBODY_IS, Turns
from games.notation import colour_named
from games.scene import Badge, Table
from games.speech import Hint, Say, Words


class LastCard(Turns):
    """A card fits by colour or face; wild cards fit always and name the colour."""

    key, players, deck, costs = "last_card", range(2, 11), COLOURS, POINTS
    minutes, cover, trials = 60, "7R RY DG W4", 150
    options: Options = Options()
    variants: ClassVar = VARIANTS
    policy: ClassVar = policy

    out: int  # the seat that has shed all its cards

    @classmethod
    def objection(cls, seats: int, options: Options) -> Words | None:
        problem = super().objection(seats, options)
        if problem is None and seats * options.hand_size > 90:
            return Words("last-card-too-few-cards")
        return problem

    def pack(self) -> Sequence[Card]:
        return PACK

    # The deal.

    def deal(self) -> None:
        self.lowest_wins = self.options.scoring == "each_pays"
        self.starter = self.shuffle(range(self.seats))[0] if self.round == 1 else self.starter + 1
        self.starter %= self.seats
        self.penalty, self.was, self.judged = 0, "", 0
        self.exposed = self.quicker = self.out = NOBODY_IS
        self.said, self.fresh, self.passes = [False] * self.seats, False, 0
        if back := self.lay_out():
            self.tell("last-card-put-back", turned=" ".join(back), count=len(back))
        self.turn = self.follower(self.starter, -1)  # what is turned up, the dealer has played
        self.tell("last-card-turned-up", card=self.discard[-1])
        self.carry_out(self.discard[-1])
        self.tell("last-card-starts", other=self.turn)

    def refusal(self, seat: int, action: str) -> Words | None:
        return None if action in self.moves(seat) else refused(self, seat, action)

    def why_not_aside(self, seat: int, action: str) -> Words:
        return refused_aside(self, seat, action) or super().why_not_aside(seat, action)

    def choices(self, seat: int) -> list[Choice]:
        choices = [
            Choice("call", said="one-card") if each.verb == "call" else each
            for each in super().choices(seat)
        ]
        return sorted(choices, key=lambda each: each.verb == "pass")

    def read(self, text: str) -> str:
        """Also the call in words, and a colour alone where one has to be named."""
        if text.strip(" !").casefold() in ("one card", "last card"):
            return "call"
        action = super().read(text)
        colour = "" if self.suit else colour_named(action.split(" ")[-1])
        return f"colour {colour}" if colour else action

    # The end of a round.

    def go_out(self, seat: int, card: Card) -> None:
        """End the round with the last card of a hand, which may still make the next seat draw."""
        self.tell("last-card-goes-out", seat=seat)
        if card.rank in DRAWS and self.options.last_effect:
            self.take(self.follower(seat), self.penalty + DRAWS[card.rank])
        self.penalty = 0
        self.count(seat)

    def count(self, out: int) -> None:
        """Score a round (section 10)."""
        self.out, gains = out, [0] * self.seats
        if out != NOBODY_IS and not self.lowest_wins:
            gains = self.take_all(out)
            self.tell("last-card-scores", winner=out, number=gains[out])
        elif out != NOBODY_IS:
            gains = [self.held(seat) for seat in range(self.seats)]
            for seat, gain in enumerate(gains):
                self.credit([seat], gain)
        self.show_hands()
        self.end_round(gains)

    def decided(self) -> list[int]:
        if self.options.match == "points":
            return super().decided()
        if self.out != NOBODY_IS:
            return [self.out]
        held = [self.held(seat) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if held[seat] == min(held)]

    def reason(self, seat: int) -> Words | None:
        """What decided a single round, in which scores may be equal."""
        if self.options.match == "points":
            return None
        if self.out == NOBODY_IS:
            return Words("last-card-left", number=self.held(seat))
        return Words("last-card-first-out") if seat == self.out else None

    # Computer players.

    def hint(self, seat: int) -> Hint:
        return hint(self, seat)

    def idle(self, seat: int) -> str:
        return "draw" if self.penalty else self.hint(seat).action

    # What is seen.

    def drawn_now(self, seat: int) -> Sequence[Card]:
        """The card just drawn, where the hand is in one row."""
        return super().drawn_now(seat)[-1:] if len(self.hands[seat]) <= 10 else ()

    def tag(self, seat: int) -> Words | None:
        has_called = self.said[seat] and len(self.hands[seat]) == 1
        return Words("last-card-called") if has_called and not self.over else super().tag(seat)

    def table(self, say: Say) -> Table:
        stock, pile = self.piles_shown(say)
        badges = [self.direction_shown(say)]
        if self.penalty:
            badges.append(Badge(say(Words("last-card-penalty")), f"+{self.penalty}", urgent=True))
        if self.suit and not self.resting and not self.over:
            label = say(Words("last-card-follow", suit=self.suit))
            pile = replace(pile, label=label, told=pile.label, suit=self.suit)
        return Table(spots=(stock, pile), badges=tuple(badges), way=self.direction)
