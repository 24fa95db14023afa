"""The legal actions of Cheat, what is listed of them, and refusals (section 11)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from typing import Final

from games.cards import CARDS, Card
from games.cheat.state import State
from games.choices import Choice
from games.claims import STANDS
from games.notation import Grammar
from games.text import Text

LISTED: Final = 1_500
"""Plays that are all listed; of more some are."""
DOUBTS: Final = ("cheat", "bluff", "i doubt it", "bs")
"""What players also say for `doubt`."""
TRUSTS: Final = ("trust", "ok")
"""What they say for `pass`."""


class Plays(State):
    """What a seat may do, in turn or out of turn."""

    grammar = Grammar(ranks=("claim",))

    # Legal actions.

    def moves(self, seat: int) -> list[str]:
        if self.is_asked:
            return [self.challenge_action, STANDS]
        moves = list(self.listed(seat))
        moves += [STANDS] * self.can_pass()
        return moves + [self.challenge_action] * self.can_challenge(seat)

    def can_pass(self) -> bool:
        """True if the seat in turn may pass."""
        return self.options.claims == "same" and bool(self.claimed)

    def interrupts(self, seat: int) -> list[str]:
        return [self.challenge_action] * (self.can_challenge(seat) and not self.is_asked)

    def listed(self, seat: int) -> Iterator[str]:
        """All plays while they are few, else single cards, pairs and cards of a rank."""
        hand, most, ranks = sorted(self.hands[seat], key=self.order), self.most(seat), self.ranks()
        tails = [f" claim {rank}" for rank in ranks] if len(ranks) > 1 else [""]
        if is_few(hand, most, len(ranks)):
            for pick in picks(hand, range(1, most + 1)):
                yield from (pick + tail for tail in tails)
            return
        pairs = dict.fromkeys(picks(hand, range(1, min(most, 2) + 1)))
        for pick in pairs:
            yield from (pick + tail for tail in tails)
        for rank, tail in zip(ranks, tails, strict=True):
            yield from (pick + tail for pick in self.of_rank(hand, rank, most) if pick not in pairs)

    def of_rank(self, hand: Sequence[Card], rank: str, most: int) -> Iterator[str]:
        """The cards of a rank, alone and with one other."""
        own = [card for card in hand if card.rank == rank][:most]
        others = dict.fromkeys(card for card in hand if card.rank != rank)
        sets = [own, *([*own, card] for card in others if len(own) < most)] if own else []
        yield from (self.written(each) for each in sets)

    def written(self, cards: Iterable[Card]) -> str:
        """Cards as an action has them."""
        in_order: list[Card] = sorted(cards, key=self.order)
        return " ".join(in_order)

    def choices(self, seat: int) -> list[Choice]:
        if self.resting or self.over or seat not in self.actors():
            return super().choices(seat)
        if self.is_asked:
            return [Choice(self.challenge_action), Choice(STANDS, said="trust")]
        hand, ranks = tuple(self.arrange(self.hands[seat])), self.ranks()
        words = tuple(f"claim {rank}" for rank in ranks) if len(ranks) > 1 else ()
        most = self.most(seat)
        claim = f"claim {ranks[0]}" if len(ranks) == 1 < most else ""
        cards = hand if most > 1 else tuple(dict.fromkeys(hand))
        rest = [Choice(STANDS)] * self.can_pass()
        rest += [Choice(self.challenge_action)] * self.can_challenge(seat)
        return [Choice("", cards, 1, most, words=words, played_as=claim), *rest]

    def read(self, text: str) -> str:
        """Also other words for a doubt and for trust."""
        plain = text.strip(" !.").casefold()
        if plain in DOUBTS:
            return self.challenge_action
        return STANDS if plain in TRUSTS else super().read(text)

    @staticmethod
    def parts(action: str) -> tuple[list[Card], str]:
        """The cards of a play and the rank that it names; "" if it names none."""
        words = action.split()
        cards = [CARDS[word] for word in words if word in CARDS]
        return cards, words[-1] if words[-2:-1] == ["claim"] else ""

    # Refusals.

    def refusal(self, seat: int, action: str) -> Text | None:
        is_play = bool({*action.split()} & CARDS.keys())
        if self.is_asked:
            legal = action in (self.challenge_action, STANDS)
            return None if legal else Text("cheat-answer-first", **self.claim_words())
        if action == self.challenge_action:
            return None if self.can_challenge(seat) else self.no_claim()
        if action == STANDS and self.can_pass():
            return None
        if not is_play:
            return Text("cheat-must-play", ranks=self.rank_words())
        return self.play_problem(seat, action)

    def play_problem(self, seat: int, action: str) -> Text | None:
        """The reason why cards may not be laid; None if they may."""
        cards, rank = self.parts(action)
        ranks = self.ranks()
        if missing := Counter(cards) - Counter(self.hands[seat]):
            return Text("not-in-hand", card=next(iter(missing)))
        if len(cards) > self.options.most_cards:
            return Text("cheat-too-many", count=self.options.most_cards)
        if len(ranks) == 1 and rank:
            return Text("cheat-rank-is-fixed", rank=ranks[0])
        if len(ranks) > 1 and rank not in ranks:
            return Text(f"cheat-{'wrong-rank' if rank else 'name-a-rank'}", ranks=self.rank_words())
        tail = f" claim {rank}" if rank else ""
        legal = self.written(cards) + tail
        return None if action == legal else Text("not-possible", action=action)

    def interrupt_refusal(self, seat: int, action: str) -> Text:
        if action == self.challenge_action or (self.is_asked and action == STANDS):
            return self.doubt_problem(seat)
        if self.is_asked:
            return Text("cheat-not-your-turn", seats=self.seat_words(self.waiting()))
        return super().interrupt_refusal(seat, action)

    def doubt_problem(self, seat: int) -> Text:
        """The reason why a seat out of turn may not doubt, or answer."""
        if seat in self.doubters:
            return Text("cheat-has-answered", seats=self.seat_words(self.waiting()))
        if not self.doubters:
            return self.no_claim()
        key = "own-claim" if seat == self.claimant else "not-yours-to-doubt"
        return Text(f"cheat-{key}", seats=self.seat_words(self.doubters))

    def no_claim(self) -> Text:
        """The refusal of a doubt where there is no claim to doubt."""
        if self.caught >= 0:
            return Text("cheat-nothing-to-doubt", kind="taken", other=self.caught)
        if self.claims:
            return Text("cheat-nothing-to-doubt", kind="late", other=self.claims[-1][0])
        return Text("cheat-nothing-to-doubt", kind="none", other=self.turn)

    def claim_words(self) -> dict[str, str | int]:
        """The last claim as arguments of a message."""
        seat, count, rank = self.claims[-1]
        return {"other": seat, "count": count, "rank": rank}

    def rank_words(self) -> str:
        """The ranks that may be claimed, as a message has them."""
        return " ".join(self.ranks())

    @staticmethod
    def seat_words(seats: Iterable[int]) -> str:
        """Seats as a message has them."""
        return " ".join(map(str, seats))


def picks(hand: Sequence[Card], sizes: Iterable[int]) -> Iterator[str]:
    """The different picks of a sorted hand, in order."""
    for size in sizes:
        yield from map(" ".join, dict.fromkeys(combinations(hand, size)))


def is_few(hand: Sequence[Card], most: int, ranks: int) -> bool:
    """True if all plays of a hand can be listed."""
    counts = [1]
    for number in Counter(hand).values():
        longer = [0] * min(len(counts) + number, most + 1)
        for size, ways in enumerate(counts):
            for more in range(min(number, most - size) + 1):
                longer[size + more] += ways
        counts = longer
    return ranks * sum(counts[1:]) <= LISTED
