"""Palace: be rid of your hand, your up cards and your blind ones; the last with cards loses.

Rules: `docs/rules/palace.md`; a section named in this folder is one of that page.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import ClassVar

from games.cards import EVERYONE, PACK, Card, Pile, cards
from games.choices import Choice
from games.climbing.sets import set_control
from games.daily import Daily
from games.palace.hint import PalaceMind
from games.palace.refusals import chosen_already, refused
from games.palace.state import (
    RANKS,
    THREE,
    VARIANTS,
    Options,
    State,
    ordered,
    packs_for,
)
from games.palace.table import across, hand_title, table, tag
from games.scene import Grid, Hand, Table, TableSeat
from games.text import Text, Translate


class Palace(State):
    """All choose their up cards at once; then seats play in turn until one is left with cards."""

    key, players = "palace", range(2, 7)
    group, minutes, cover = "climbing", 15, "2C TD 7H AS"
    one_loses = True
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(4, Options(scoring="places", rounds=2), 2)
    mind = PalaceMind()

    @classmethod
    def objection(cls, seats: int, options: Options) -> Text | None:
        if problem := super().objection(seats, options):
            return problem
        if seats * THREE * THREE > len(PACK) * packs_for(seats, options):
            return Text("palace-too-few-cards")
        return None

    # The deal and the exchange, sections 4 and 5.

    def deal(self) -> None:
        self.one_loses = not self.is_places()
        if self.is_places():
            self.dealer = self.following_dealer()
        else:
            self.have_loser_deal()
        assert self.dealer is not None, "somebody deals"
        deck, count = self.shuffle(self.pack()), THREE * self.seats
        first = self.dealer + 1
        parts = [
            [deck[at + (seat - first) % self.seats : at + count : self.seats] for at in (0, count)]
            for seat in range(self.seats)
        ]
        self.deal_places([blind for blind, _ in parts])
        self.up = [Pile(ordered(up), EVERYONE) for _, up in parts]
        self.deal_one_by_one(deck[2 * count : 3 * count], first)
        self.stock = Pile(reversed(deck[3 * count :]))
        self.pile, self.burned = Pile((), EVERYONE), Pile((), EVERYONE)
        self.out, self.loser, self.idle = [], None, 0
        self.emit("palace-deals", seat=self.dealer)
        if self.options.swap:
            self.phase = "swap"
        else:
            self.begin_play()

    def actors(self) -> list[int]:
        return self.pending_seats() if self.phase == "swap" else [self.turn]

    def six(self, seat: int) -> list[Card]:
        """The cards of which a seat chooses three to lie up."""
        return ordered([*self.hands[seat], *self.up[seat]])

    def exchange(self, seat: int, chosen: Sequence[Card]) -> None:
        """Lay three cards up; those that lay there before stay known in the hand."""
        hand, up = self.hands[seat], self.up[seat]
        back, new = Counter(up) - Counter(chosen), Counter(chosen) - Counter(up)
        for card in back.elements():
            hand.add_known(up.pull(card))
        for card in new.elements():
            up.append(hand.pull(card))
        if new:
            up[:] = ordered(up)
            self.emit("palace-swaps", seat=seat, turned=" ".join(up))

    def begin_play(self) -> None:
        """Let the first seat lead."""
        self.phase, self.turn = "play", self.opener()
        self.emit("palace-begins", other=self.turn, kind=self.options.starter)

    def opener(self) -> int:
        """The seat that leads first: it has the lowest card, up or else in hand."""
        assert self.dealer is not None, "somebody deals"
        seats = self.clockwise(self.dealer + 1)
        if self.options.starter == "left":
            return seats[0]
        for rank in RANKS:
            if rank not in "2T" and not self.is_invisible(rank):
                for piles in (self.up, self.hands):
                    for seat in seats:
                        if any(card.rank == rank for card in piles[seat]):
                            return seat
        return seats[0]

    # Legal actions, section 6.

    def moves(self, seat: int) -> list[str]:
        if self.phase == "swap":
            picks = combinations(self.six(seat), THREE)
            return [*dict.fromkeys(f"up {' '.join(pick)}" for pick in picks)]
        if self.zone(seat) == "blind":
            moves = [f"flip {number}" for number in self.filled(seat)]
        else:
            moves = [
                " ".join(same[:count])
                for same in self.sets(seat)
                for count in range(1, len(same) + 1)
            ]
        may_take = self.pile and not self.must_play(seat)
        return [*moves, "take"] if may_take else moves

    def choices(self, seat: int) -> list[Choice]:
        if self.phase == "swap" and seat in self.waiting():
            return [Choice("up", tuple(self.six(seat)), THREE, THREE, said="three up")]
        choices = super().choices(seat)
        if not any(choice.plays for choice in choices):
            return choices
        sets = self.sets(seat)
        alone = tuple(dict.fromkeys(card for same in sets for card in same))
        several = [same for same in sets if len(same) > 1]
        found = [Choice(cards=alone, least=1, most=1)]
        if several:
            most = max(map(len, several))
            found.append(set_control(tuple(card for same in several for card in same), 2, most))
        return [*found, *(choice for choice in choices if not choice.plays)]

    def refusal(self, seat: int, action: str) -> Text | None:
        return None if action in self.moves(seat) else refused(self, seat, action)

    def interrupt_refusal(self, seat: int, action: str) -> Text:
        return chosen_already(self) or super().interrupt_refusal(seat, action)

    # Play.

    def play(self, seat: int, action: str) -> None:
        verb, *words = action.split()
        self.idle += 1
        if verb == "up":
            self.choose(seat, action)
            return
        if verb == "take":
            self.take(seat)
        elif verb == "flip":
            self.flip(seat, int(words[0]))
        else:
            self.play_cards(seat, cards(action))
        if self.phase == "play" and self.actions_left() <= 0:
            self.break_off(seat)

    def choose(self, seat: int, action: str) -> None:
        """Store a choice of the exchange; with the last one all change their cards and play."""
        self.emit("palace-chooses", seat=seat)
        answers = self.store_answer(seat, action)
        for each, answer in enumerate(answers):
            self.exchange(each, cards(answer.removeprefix("up ")))
        if answers:
            self.idle = 0
            self.begin_play()

    def take(self, seat: int) -> None:
        """Take the pile, which stays known in the hand."""
        self.emit("palace-takes", seat=seat, count=len(self.pile))
        self.take_pile(seat)
        self.turn = self.holding(seat)[0]

    def take_pile(self, seat: int) -> None:
        """Move the pile to a hand."""
        for card in self.pile:
            self.hands[seat].add_known(card)
        self.pile.clear()

    def flip(self, seat: int, number: int) -> None:
        """Turn a blind card, which is played if it fits, and else taken with the pile."""
        (card,) = self.place(seat, number).take()
        self.idle = 0
        if self.fits(card.rank):
            self.emit("palace-flips", seat=seat, card=card, number=number)
            self.lay(seat, [card])
            return
        count = len(self.pile) + 1
        self.emit("palace-misses", seat=seat, turned=card, count=count, number=number)
        self.hands[seat].add_known(card)
        self.take_pile(seat)
        self.turn = self.holding(seat)[0]

    def play_cards(self, seat: int, played: Sequence[Card]) -> None:
        """Play cards of one rank from the hand or from the up cards."""
        zone = self.zone_cards(seat)
        for card in played:
            zone.pull(card)
        self.emit("plays-cards", seat=seat, cards=" ".join(played))
        self.lay(seat, played)

    def lay(self, seat: int, played: Sequence[Card]) -> None:
        """Put cards on the pile, which may burn, draw, and go on."""
        burns, skips = self.burns(played), self.skips(played)
        self.pile += played
        if burns:
            self.burn(seat, burns)
        self.draw(seat)
        if not self.zone(seat):
            self.idle = 0
            self.out.append(seat)
            self.emit("palace-out", other=seat, place=len(self.out))
        self.go_on(seat, bool(burns), skips)

    def burn(self, seat: int, kind: str) -> None:
        """Put the pile out of play."""
        again = "yes" if self.left(seat) or self.stock else "no"
        self.emit("palace-burns", seat=seat, count=len(self.pile), kind=kind, again=again)
        self.burned += self.pile
        self.pile.clear()
        self.idle = 0

    def draw(self, seat: int) -> None:
        """Draw up to three cards, one by one."""
        hand, drawn = self.hands[seat], list[Card]()
        while len(hand) < THREE and self.stock:
            drawn += self.stock.take()
            hand.append(drawn[-1])
        if drawn:
            self.idle = 0
            self.emit("palace-you-draw", to=seat, cards=" ".join(drawn))

    def go_on(self, seat: int, again: bool, skips: int) -> None:
        """Let the next seat play, or the same one again, unless only one is left with cards."""
        holding = self.holding(seat)
        if len(holding) == 1:
            self.end(holding[0])
        elif again and self.zone(seat):
            self.turn = seat
        else:
            for step in range(skips):
                self.emit("palace-passed-over", other=holding[step % len(holding)])
            self.turn = holding[skips % len(holding)]

    # The end, sections 8 and 9.

    def break_off(self, seat: int) -> None:
        """End a round that makes no progress: the most cards lose."""
        self.emit("palace-broken-off")
        holding = self.holding(seat)[::-1]  # of equals the first after the seat comes last
        holding.sort(key=self.left)
        if self.is_places():
            self.out += holding[:-1]
        self.end(holding[-1])

    def end(self, loser: int) -> None:
        """Score the round."""
        self.phase, self.loser = "end", loser
        self.show_hands()
        self.score_out()
        self.emit("palace-loses", other=loser, count=self.left(loser))
        self.end_round()

    # Looks, section 11.

    def table(self, tr: Translate) -> Table:
        return table(self, tr)

    def grid(self, seat: int) -> Grid | None:
        blind = super().grid(seat)
        return blind and across(self, seat, blind)

    def seat_scene(self, seat: int, tr: Translate) -> TableSeat:
        place, words, mark = super().seat_scene(seat, tr), self.marks(seat), tag(self, seat)
        shown = place.shown if self.phase == "end" else ()
        text = tr(mark) if mark else place.tag
        return replace(place, line=tr(words) if words else "", shown=shown, tag=text)

    def hand_scene(self, seat: int, tr: Translate) -> Hand:
        scene = super().hand_scene(seat, tr)
        return replace(scene, title=hand_title(self, seat, scene.title, tr))
