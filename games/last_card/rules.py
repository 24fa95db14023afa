"""Last Card: shed your cards by colour or face, and say so when you are down to one.

Rules: `docs/rules/last_card.md`; a section named in this folder is one of that page.
"""

from collections.abc import Sequence
from typing import ClassVar

from games.cards import CARDS, COLOURS, Card
from games.choices import Choice
from games.daily import Daily
from games.last_card.hint import LastCardMind
from games.last_card.state import DRAWS, PACK, VARIANTS, WILD_FOUR, Options
from games.last_card.table import Scenes
from games.last_card.turns import NOBODY_IS
from games.notation import colour_named
from games.text import Text


class LastCard(Scenes):
    """A card fits by colour or face; wild cards fit always and name the colour."""

    key, players, deck, mind = "last_card", range(2, 11), COLOURS, LastCardMind()
    minutes, cover = 60, "7R RY DG W4"
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(4, Options(target=1000, scoring="each_pays", last_call="off"), 3)

    out: int  # the seat that has shed all its cards

    @classmethod
    def objection(cls, seats: int, options: Options) -> Text | None:
        problem = super().objection(seats, options)
        if problem is None and seats * options.hand_size > 90:
            return Text("last-card-too-few-cards")
        return problem

    def pack(self) -> Sequence[Card]:
        return PACK

    # The deal.

    def deal(self) -> None:
        self.lowest_wins = self.options.scoring == "each_pays"
        self.starter = self.shuffle(range(self.seats))[0] if self.round == 1 else self.starter + 1
        self.starter %= self.seats
        self.penalty, self.suit_before, self.left_then = 0, "", 0
        self.claim_nothing()
        self.exposed = self.quicker = self.out = NOBODY_IS
        self.called, self.unanswered, self.passes = [False] * self.seats, False, 0
        if back := self.deal_and_turn_up():
            self.emit("last-card-put-back", turned=" ".join(back), count=len(back))
        self.turn = self.follower(self.starter, -1)  # the dealer has played the card turned up
        self.emit("last-card-turned-up", card=self.discard[-1])
        self.carry_out(self.discard[-1])
        self.emit("last-card-starts", other=self.turn)

    def refusal(self, seat: int, action: str) -> Text | None:
        return None if action in self.moves(seat) else self._problem(seat, action)

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
        self.emit("last-card-goes-out", seat=seat)
        if card.rank in DRAWS and self.options.last_effect:
            self.draw_and_tell(self.follower(seat), self.penalty + DRAWS[card.rank])
        self.penalty = 0
        self.count(seat)

    def count(self, out: int) -> None:
        """Score a round (section 10)."""
        self.out = out
        if out != NOBODY_IS and not self.lowest_wins:
            self.emit("last-card-scores", winner=out, number=self.take_all(out))
        elif out != NOBODY_IS:
            for seat in range(self.seats):
                self.credit([seat], self.hand_points(seat))
        self.show_hands()
        self.end_round()

    def decided(self) -> list[int]:
        if self.options.match == "points":
            return super().decided()
        if self.out != NOBODY_IS:
            return [self.out]
        points = [self.hand_points(seat) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if points[seat] == min(points)]

    def place_reason(self, seat: int) -> Text | None:
        """The reason for a place in a single round, where scores may be equal."""
        if self.options.match == "points":
            return None
        if self.out == NOBODY_IS:
            return Text("last-card-left", number=self.hand_points(seat))
        return Text("last-card-first-out") if seat == self.out else None

    # Refusals, section 12.

    def _problem(self, seat: int, action: str) -> Text:
        """The refusal of an action of the seat to act."""
        verb = (action.split() or [""])[0]
        if verb in ("catch", "call"):
            return self._unsaid(seat, verb)
        if not self.suit:
            return Text("last-card-name-a-colour")
        moves = self.moves(seat)
        playable = " ".join(dict.fromkeys(move.split()[0] for move in moves if move[:2] in CARDS))
        if verb in CARDS and verb not in self.hands[seat]:
            return Text("not-in-hand", card=verb)
        if self.penalty:
            can = "challenge" if "challenge" in moves else "draw"
            kind = "some" if playable else "none"
            return Text("last-card-answer", number=self.penalty, kind=kind, cards=playable, can=can)
        if self.draws and verb not in playable.split() and verb in (*CARDS, "draw", "pass"):
            return Text("last-card-only-the-drawn", card=self.hands[seat][-1])
        if verb == "draw" or (verb == "pass" and not self.stock):
            return Text("last-card-must-play", cards=playable)
        if verb == "pass":
            return Text("last-card-draw-first")
        if verb in CARDS and (problem := self._card_problem(seat, CARDS[verb])):
            return problem
        return Text("bad-card", text=action, cards=playable) if playable else self._must_fit()

    def _card_problem(self, seat: int, card: Card) -> Text | None:
        """The reason why a held card may not be played; None if only its words are wrong."""
        hand = self.hands[seat]
        if not self.is_legal_follow(seat, card):
            if card == WILD_FOUR:
                same = next(held for held in hand if held.suit == self.suit)
                return Text("last-card-holds-the-colour", suit=self.suit, card=same)
            return self._must_fit()
        if len(hand) == 1:
            return Text("last-card-plain", card=card)
        if not card.suit:
            return Text("last-card-name-a-colour")
        if card.rank == "7" and self.options.seven_zero:
            others = " ".join(str(other) for other in range(self.seats) if other != seat)
            return Text("last-card-name-a-seat", seats=others)
        return None

    def _must_fit(self) -> Text:
        """The sentence that names what fits."""
        top = self.discard[-1]
        wild = "yes" if not top.suit else "no"
        return Text("last-card-must-fit", suit=self.suit, face=top.rank, wild=wild)

    def interrupt_refusal(self, seat: int, action: str) -> Text:
        verb = action.partition(" ")[0]
        if verb in ("catch", "call"):
            return self._unsaid(seat, verb)
        missed = self.options.jump_in and verb == self.discard[-1] and verb in self.hands[seat]
        if missed and verb[0].isdigit() and not self.unanswered:
            return Text(
                "last-card-too-late", other=self.quicker if self.quicker >= 0 else self.turn
            )
        return super().interrupt_refusal(seat, action)

    def _unsaid(self, seat: int, verb: str) -> Text:
        """The refusal of a call with nothing to call, or a catch with nobody to catch."""
        held = len(self.hands[seat])
        if verb == "call" and held > 1:
            return Text("last-card-too-many-cards", count=held)
        if self.quicker >= 0:
            return Text("last-card-too-late", other=self.quicker)
        called = " ".join(str(n) for n in range(self.seats) if self.called[n])
        key = "last-card-nothing-to-call" if verb == "call" else "last-card-nobody-exposed"
        return Text(key, seats=called, kind="some" if called else "none")
