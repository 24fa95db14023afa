"""Kings & Bastards: be first to shed your cards, and next time the last one pays you.

Rules: `docs/rules/kings_and_bastards.md`; a section named in this folder is one of that page.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import ClassVar

from games.cards import JOKERS, PACK, Card
from games.choices import Choice
from games.climbing.sets import in_sets, set_control, sets_of
from games.daily import Daily
from games.kings_and_bastards.hint import KingsMind
from games.kings_and_bastards.state import (
    CALLED,
    CLIMB,
    COUNTS,
    JOKER,
    RANK,
    SET_RANKS,
    THREE,
    TWO,
    VARIANTS,
    Options,
    SuitCounts,
    by_rank,
    cheapest,
    equals,
    parsed,
    rank_text,
    suit_counts,
    tribute,
)
from games.kings_and_bastards.table import Scenes
from games.notation import Grammar
from games.text import Text


class KingsAndBastards(Scenes):
    """A set is beaten by one of as many cards of a higher rank, or by a single two.

    The score of a seat is how often it was King.
    """

    key, players = "kings_and_bastards", range(4, 13)
    minutes, usual_seats, cover = 0, 6, "KC KH 2S JB"
    grammar, mind = Grammar(ranks=("as",)), KingsMind()
    options: Options = Options()
    variants: ClassVar = VARIANTS
    daily = Daily(4, Options(max_rounds=4), 4)

    @classmethod
    def objection(cls, seats: int, options: Options) -> Text | None:
        problem = super().objection(seats, options)
        if problem is None and options.decks == 1 and seats > 6:
            return Text("kings-and-bastards-one-deck")
        return problem

    def pack(self) -> Sequence[Card]:
        return (PACK + JOKERS[: self.options.jokers]) * self.decks()

    def lead_card(self) -> Card:
        return THREE

    def deal(self) -> None:
        if self.round == 1:
            self.bastards = [0] * self.seats
        self.ranks = []
        super().deal()

    # The exchange, section 5.

    def swaps_due(self) -> list[tuple[int, int, int]]:
        count, before = self.options.exchange_count, self.before
        vice = [(before[1], before[-2], 1)] if self.options.vice_titles else []
        return [(before[0], before[-1], count), *vice] if count else []

    def tribute(self, hand: Iterable[Card], count: int) -> list[Card]:
        return tribute(hand, count, self.options.exchange_ranking == "ace_high")

    def cheapest(self, hand: Iterable[Card]) -> list[Card]:
        return cheapest(hand)

    def leader(self) -> int | None:
        return {"king": self.before[0], "bastard": self.before[-1]}.get(self.options.lead_rule)

    # Playing, sections 6 and 7.

    def read(self, text: str) -> str:
        action = super().read(text)
        return CALLED[action][-1] if action in CALLED else action  # one alone is an ace

    def play_cards(self, seat: int, action: str) -> None:
        cards, rank = parsed(action)
        self.put_down(seat, cards)
        self.ranks = [*self.ranks[: len(self.by) - 1], rank]
        if self.events is not None:
            self.tell_played(seat, action)
        if not self.hands[seat] and self.go_out(seat):
            return
        if rank == TWO:
            self.win(seat)
        else:
            self.next_turn(self.followers(seat))

    def tell_played(self, seat: int, action: str) -> None:
        """Tell a play, and the rank that a joker alone is called."""
        cards, rank = parsed(action)
        if action in CALLED.get(cards[0], ()):
            self.emit("kings-and-bastards-calls", seat=seat, card=cards[0], rank=rank_text(rank))
        else:
            self.emit("climbing-plays", seat=seat, cards=" ".join(cards))

    def go_out(self, seat: int) -> bool:
        """Note that a seat has no cards left; True if that ends the round."""
        self.out.append(seat)
        first = len(self.out) == 1
        self.emit("kings-and-bastards-king" if first else "climbing-out", seat=seat)
        return self.end_if_decided()

    def end(self, left: Sequence[int]) -> None:
        self.out += left
        king, bastard = self.out[0], self.out[-1]
        self.bastards[bastard] += 1
        self.emit("kings-and-bastards-bastard", seat=bastard)
        self.credit([king], 1)
        self.end_round()

    def tell_won(self, seat: int) -> None:
        cards, rank = self.cards_of(-1), rank_text(self.ranks[-1])
        if cards[0] in JOKERS:
            self.emit("kings-and-bastards-wins", seat=seat, cards=cards[0], rank=rank)
        else:
            super().tell_won(seat)

    def decided(self) -> list[int]:
        most, target = self.options.max_rounds, self.options.target_kings
        over = 0 < most <= self.round or 0 < target <= max(self.scores)
        return self.leaders() if over else []

    def rank_key(self, seat: int) -> tuple[int, int]:
        """Most rounds as King, then fewest as Bastard."""
        return self.scores[seat], -self.bastards[seat]

    def can_stop(self) -> bool:
        return not (self.options.max_rounds or self.options.target_kings)

    def place_reason(self, seat: int) -> Text:
        kings, bastards = self.scores[seat], self.bastards[seat]
        return Text("kings-and-bastards-reason", kings=kings, bastards=bastards)

    def fact(self) -> Text | None:
        most = max(self.bastards)
        seats = [seat for seat in range(self.seats) if self.bastards[seat] == most]
        fact = Text("kings-and-bastards-fact", seat=seats[0], number=most)
        return fact if len(seats) == 1 and most > 1 else None

    # Legal plays, section 6.

    def plays(self, seat: int) -> list[str]:
        """One play for each rank, size and number of jokers; equal cards can replace its cards."""
        hand, ranks = suit_counts(self.hands[seat]), self.set_ranks()
        found: list[str] = []
        jokers, twos = hand[JOKER], hand[TWO]
        for size in self.set_sizes(hand):
            for rank in ranks:
                if cards := hand[rank]:
                    found += sets(rank, cards, jokers, size)
            if size == 1 and jokers and not self.opening:
                found += CALLED[equals(JOKER, jokers)[0]][ranks.start :]
        if twos and not self.opening:
            found.append(equals(TWO, twos)[0])
        if self.trick:
            found.append("pass")
        return found

    def set_ranks(self) -> range:
        """The ranks that a set can have now."""
        if self.trick:
            return range(self.ranks[-1] + 1, JOKER)
        return range(1) if self.opening else SET_RANKS

    def set_sizes(self, hand: SuitCounts) -> Sequence[int]:
        """The sizes that a set from a hand can have now."""
        if self.trick:
            return self.sizes[-1:]
        counts = hand.translate(COUNTS)
        most = max(counts[: 1 if self.opening else JOKER]) + counts[JOKER]
        return range(1, min(most, self.largest()) + 1)

    def controls(self, seat: int) -> list[Choice]:
        """Single cards, a joker and its rank, several cards, and the pass."""
        hand, ranks = suit_counts(self.hands[seat]), self.set_ranks()
        groups, found = by_rank(hand), list[Choice]()
        if singles := self._singles(groups, ranks):
            found.append(Choice(cards=singles, least=1, most=1))
        if groups[JOKER] and ranks and not self.opening and (not self.trick or self.size == 1):
            called = tuple(f"as {CLIMB[rank]}" for rank in ranks)
            found.append(Choice("", tuple(dict.fromkeys(groups[JOKER])), 1, 1, (), called))
        span = [size for size in self.set_sizes(hand) if size > 1]
        if span and (cards := in_sets([groups[rank] for rank in ranks], groups[JOKER], span[0])):
            found.append(set_control(cards, span[0], span[-1]))
        return [*found, Choice("pass")] if self.trick else found

    def _singles(self, groups: Sequence[Sequence[Card]], ranks: range) -> tuple[Card, ...]:
        """Every card that can be played alone, without jokers, once each."""
        if self.opening:
            return (THREE,)
        cards = list[Card]()
        if not self.trick or self.size == 1:
            cards += [card for rank in ranks for card in groups[rank]]
        return tuple(dict.fromkeys([*cards, *groups[TWO]]))

    def refusal(self, seat: int, action: str) -> Text | None:
        words = action.split(" ")
        names_joker = words[0] in CALLED and words[1:2] in ([], ["as"])
        if names_joker and action not in CALLED[words[0]] and not self.swaps:
            return Text("kings-and-bastards-joker-rank")
        return super().refusal(seat, action)

    def card_words(self, action: str) -> list[str]:
        words = action.split(" ")
        return words[:1] if action in CALLED.get(words[0], ()) else words

    def refused_cards(self, seat: int, action: str, cards: tuple[Card, ...]) -> Text | None:
        return self._no_set(cards) or self._no_answer(cards, parsed(action)[1])

    def must_lead(self) -> Text:
        key = "open" if self.opening else "lead"
        return Text(f"kings-and-bastards-must-{key}")

    def _no_set(self, cards: Sequence[Card]) -> Text | None:
        """The reason why cards make no set at all; None if they do."""
        ranks = {RANK[card] for card in cards}
        if len(cards) > 1 and TWO in ranks:
            return Text("kings-and-bastards-two-alone")
        if len(ranks - {JOKER}) > 1:
            return Text("kings-and-bastards-one-rank")
        if len(cards) > 1 and ranks == {JOKER}:
            return Text("kings-and-bastards-only-jokers")
        if len(cards) > self.largest():
            return Text("kings-and-bastards-too-many", most=self.largest())
        return None

    def _no_answer(self, cards: Sequence[Card], rank: int) -> Text | None:
        """The reason why a set or a two may not be played now; None if it may."""
        if self.opening:
            return None if THREE in cards else self.must_lead()
        if not self.trick or rank == TWO:
            return None
        if len(cards) != self.size:
            return Text("kings-and-bastards-other-size", count=self.size)
        if rank <= self.ranks[-1]:
            top = rank_text(self.ranks[-1])
            return Text("kings-and-bastards-too-low", rank=top, count=self.size)
        return None


@cache
def sets(rank: int, cards: int, jokers: int, size: int) -> Sequence[str]:
    """The sets of a size by suit counts: lowest suits, fewest jokers first."""
    found = sets_of(equals(rank, cards), equals(JOKER, jokers), size)
    return tuple(" ".join(each) for each in found)
