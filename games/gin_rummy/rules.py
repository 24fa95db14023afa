"""Gin Rummy: arrange ten cards into melds, and knock when little is left over.

Rules: `docs/rules/gin_rummy.md`; a section named in this folder is one of that page.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from games.cards import CARDS, EVERYONE, HIDDEN, NOBODY, RANKS, Card, Pile
from games.choices import Choice
from games.gin_rummy.hint import NEAR, hint, idle
from games.gin_rummy.knock import finish, knock, lay_off
from games.gin_rummy.notation import DISCARD, DISCARDED, LAY_OFF, read_action
from games.gin_rummy.options import VARIANTS, Options
from games.gin_rummy.policy import policy
from games.gin_rummy.refusal import refusal
from games.gin_rummy.scoring import points_in
from games.gin_rummy.state import State
from games.melds import BIT, POINTS, arrangement, cards_in, deadwood, mask
from games.scene import Badge, Spot, Table
from games.speech import Hint, Say, Words

ENDS: Final = ("knock", "biggin")
WANTED: Final = 2.0
"""How much likelier a card is for each that may be in a meld with it and was taken."""
WALL: Final = 2
"""As many cards of the stock are never drawn."""
MOST_TURNS: Final = 100
"""After as many a hand is dead: discards could be taken without end."""


class GinRummy(State):
    """`scores` are hand points until the match is over, then the totals of section 9."""

    key, players, unit = "gin_rummy", range(2, 3), "hand"
    minutes, cover, trials = 20, "7H 8H 9H TH", 150
    options: Options = Options()
    variants: ClassVar = VARIANTS
    policy: ClassVar = policy

    def deal(self) -> None:
        if self.round == 1:
            self.boxes = [0, 0]
            self.next_dealer = self.shuffle(range(2))[0]
        self.dealer = self.next_dealer
        self.turn = first = 1 - self.dealer
        deck = self.shuffle(self.pack())
        self.hand_out(deck[:20], first)
        self.discard, self.stock = Pile(deck[20:21], EVERYONE), Pile(deck[21:], NOBODY)
        self.phase, self.took, self.turns, self.spurned = "upcard", False, 0, [0, 0]
        self.limit = self.options.knock_limit
        if self.options.oklahoma:
            self.limit = min(self.limit, POINTS[deck[20]])
        self.knocker, self.covered, self.laid = None, Pile((), EVERYONE), Pile((), EVERYONE)
        self.melds, self.answer, self.result = [], [], ""
        self.tell("gin-rummy-deals", seat=self.dealer, card=deck[20], other=first)

    def moves(self, seat: int) -> list[str]:
        phase = self.phase
        if phase == "discard":
            barred = self.barred(seat)
            thrown = [DISCARD[card] for card in self.hands[seat] if card != barred]
            return thrown + self.knocks(seat)
        if phase == "draw":
            return ["draw", "take"]
        if phase == "last knock":
            return self.knocks(seat)
        if phase == "layoff":
            return [*(LAY_OFF[card] for card in self.fitting(seat)), "done"]
        if phase == "forced":
            return ["draw"]
        return ["take", "pass"] if phase == "upcard" or self.could_knock(seat) else ["pass"]

    def choices(self, seat: int) -> list[Choice]:
        """A knock first; a card that is to be taken named."""
        found = sorted(super().choices(seat), key=lambda choice: choice.verb not in ENDS)
        said = f"take {self.discard[-1]}" if self.discard else ""
        return [replace(choice, said=said) if choice.verb == "take" else choice for choice in found]

    def could_knock(self, seat: int) -> bool:
        """Whether the top discard would let a seat knock at once."""
        held = mask([*self.hands[seat], self.discard[-1]])
        return any(deadwood(held ^ BIT[card]) <= self.limit for card in self.hands[seat])

    def refusal(self, seat: int, action: str) -> Words | None:
        return refusal(self, seat, action)

    def read(self, text: str) -> str:
        action = super().read(text.replace("/", " / "))
        return read_action(action, "layoff" if self.phase == "layoff" else "discard")

    def play(self, seat: int, action: str) -> None:
        if action == "draw":
            self.draw(seat)
        elif action in DISCARDED:
            self.throw(seat, DISCARDED[action])
        elif action == "take":
            self.take(seat)
        elif action == "pass":
            self.decline(seat)
        elif self.phase != "layoff":
            knock(self, seat, action)
        elif action.startswith("done"):
            finish(self, action)
        else:
            lay_off(self, seat, [CARDS[action[-2:]]])

    def draw(self, seat: int) -> None:
        """Draw the top card of the stock."""
        self.spurn(seat)
        card = self.stock.pop()
        self.hands[seat].append(card)
        self.phase = "discard"
        self.tell("gin-rummy-draws", seat=seat)
        self.tell("gin-rummy-you-draw", to=seat, card=card)

    def take(self, seat: int) -> None:
        """Take the top discard, which everybody has seen."""
        card = self.discard.pop()
        self.hands[seat].add_known(card)
        self.phase = "last knock" if self.phase == "last" else "discard"
        self.took = True
        self.tell("gin-rummy-takes", seat=seat, card=card)

    def decline(self, seat: int) -> None:
        """Leave the upcard to the dealer, then the stock to the other; or the last discard."""
        self.spurn(seat)
        self.tell("gin-rummy-passes", seat=seat)
        if self.phase == "last":
            self.end_hand("dead", 0)
            return
        self.phase = "forced" if seat == self.dealer else "upcard"
        self.turn = 1 - seat

    def throw(self, seat: int, card: Card) -> None:
        """Discard, and end the turn; the stock or the patience may be at an end."""
        self.hands[seat].pull(card)
        self.discard.append(card)
        self.spurn(seat)
        self.tell("gin-rummy-discards", seat=seat, card=card)
        self.turns += 1
        self.turn, self.phase, self.took = 1 - seat, "draw", False
        if len(self.stock) > WALL and self.turns < MOST_TURNS:
            return
        if self.options.last_discard_action and self.turns < MOST_TURNS:
            self.phase = "last"
        else:
            self.end_hand("dead", 0)

    def spurn(self, seat: int) -> None:
        """Note that a seat has no use for the top discard."""
        self.spurned[seat] |= mask(self.discard[-1:])

    def odds(self, seat: int) -> Mapping[Card, float]:
        """Cards near to those taken are likelier, near to those left or thrown away less so."""
        taken, spurned = mask(self.hands[seat].known), self.spurned[seat]
        return {
            card: WANTED ** ((near & taken).bit_count() - (near & spurned).bit_count())
            for card, near in NEAR.items()
        }

    def hint(self, seat: int) -> Hint:
        return hint(self, seat)

    def idle(self, seat: int) -> str:
        return idle(self, seat)

    def holding(self, seat: int) -> Words | None:
        return Words("gin-rummy-holding", number=deadwood(mask(self.hands[seat])))

    def shown(self, seat: int) -> Sequence[Card]:
        """Cards picked up; after a knock all lies on the table itself."""
        return () if self.hands[seat].seen_by == EVERYONE else super().shown(seat)

    def arrange(self, hand: Sequence[Card]) -> list[Card]:
        """The melds of a hand, then what is loose, by suit."""
        known = [card for card in hand if card != HIDDEN]
        melds = arrangement(mask(known))
        loose = cards_in(mask(known) & ~sum(melds))
        melded = [card for meld in melds for card in cards_in(meld)]
        return melded + sorted(loose, key=self.sort) + [HIDDEN] * (len(hand) - len(known))

    def drawn_now(self, seat: int) -> Sequence[Card]:
        return self.hands[seat][-1:] if self.phase in ("discard", "last knock") else ()

    def groups(self, hand: Sequence[Card]) -> Sequence[int]:
        """The melds, and what is loose."""
        melds = (
            [len(cards_in(meld)) for meld in arrangement(mask(hand))] if HIDDEN not in hand else []
        )
        return (*melds, len(hand) - sum(melds)) if melds else ()

    def sort(self, card: Card) -> tuple[int, ...]:
        """The place of a loose card in a hand: black and red in turn, aces low."""
        return "SHCD".index(card.suit), RANKS.index(card.rank)

    def deed(self, seat: int) -> Words | None:
        """How a seat ended the hand, or with what it was left."""
        if self.knocker is None or not self.result:
            return None
        how = self.result if seat == self.knocker and self.result in ("gin", "biggin") else "left"
        return Words("gin-rummy-deed", how=how, number=points_in(self.hands[seat]))

    def reason(self, seat: int) -> Words | None:
        """Who reached the target wins, whatever the bonuses come to."""
        is_won = seat in self.winners and self.scores[seat] <= self.scores[1 - seat]
        return Words("gin-rummy-reason", number=self.options.target) if is_won else None

    def fact(self) -> Words:
        """Who won more hands; the points of the last one hold the bonuses of the game."""
        more = self.boxes.index(max(self.boxes))
        most, least = self.boxes[more], self.boxes[1 - more]
        if most == least:
            return Words("gin-rummy-even", number=most)
        return Words("gin-rummy-fact", seat=more, most=most, least=least)

    def line(self, seat: int) -> Words:
        """Points, and the hands won."""
        return Words("gin-rummy-line", score=self.scores[seat], number=self.boxes[seat])

    def tag(self, seat: int) -> Words | None:
        """Who has won the match, or how a seat has ended the hand."""
        if self.knocker is None or seat in self.winners:
            return super().tag(seat)
        if seat == self.knocker:
            return Words("gin-rummy-tag", how=self.result or "knock")
        return Words("gin-rummy-tag-undercut") if self.result == "undercut" else None

    def table(self, say: Say) -> Table:
        """Stock and discards, or after a knock what was laid down."""
        limit = Badge(say(Words("gin-rummy-limit")), str(self.limit))
        target = Badge(say(Words("gin-rummy-target")), str(self.options.target))
        return Table(
            subtitle=say(Words("gin-rummy-subtitle", number=self.round, how=self.result)),
            spots=tuple(self._piles(say) if self.knocker is None else self._laid_down(say)),
            badges=(limit, target),
        )

    def _piles(self, say: Say) -> Iterator[Spot]:
        yield Spot(say(Words("gin-rummy-stock")), count=len(self.stock))
        yield Spot(say(Words("gin-rummy-pile")), tuple(self.discard[-1:]), len(self.discard))

    def _laid_down(self, say: Say) -> Iterator[Spot]:
        """What each has laid down, seat 0 below, where it sits in a picture for everybody."""
        for seat in (1, 0):
            line = [(words, cards) for words, cards in self._line_of(seat) if cards]
            for at, (words, cards) in enumerate(line):
                yield Spot(say(words), tuple(cards), spread="fan", new_line=not at)

    def _line_of(self, seat: int) -> Iterator[tuple[Words, Sequence[Card]]]:
        """What lies open of a seat's, and what to call it."""
        hand, is_knocker = self.hands[seat], seat == self.knocker
        for meld in self.melds if is_knocker else self.answer:
            yield Words("gin-rummy-meld", seat=seat), meld
        if not is_knocker:
            yield Words("gin-rummy-laid-off", seat=seat), self.laid
        if hand.seen_by == EVERYONE:
            left = Words("gin-rummy-deadwood", seat=seat, number=points_in(hand))
            yield left, sorted(hand, key=self.sort)
        if is_knocker:
            yield Words("gin-rummy-covered"), self.covered
