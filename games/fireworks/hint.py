"""The computer player of Fireworks (section 12): the first rule that applies, and its reason.

A hard one takes its chances while there are misfires to spare.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple

from games.cards import HIDDEN, Card
from games.fireworks.convention import first_to_go, to_play
from games.fireworks.state import RANKS, Clues, State, clue_action
from games.memory import is_forgotten
from games.mind import Mind, Policy
from games.sampling import OFF_POLICY_LIKELIHOOD
from games.text import Hint, Text
from games.view import View

LIKELY: Final = 0.6
"""The chance to fit with which a card is played that no clue said to play."""
UNSAID: Final = 0.5
"""The likelihood ratio of a card that fits but that no clue said to play."""


class FireworksMind(Mind[State]):
    """Clues by the convention, and what follows from them."""

    mcmc_steps = 100

    def hint(self, game: State, seat: int) -> Hint:
        return Knowledge(game, seat).choice()

    def hard(self) -> Policy:
        return policy

    def forget(self, game: State, seat: int, unseen: list[Card], random: Random) -> None:
        """Lose the clues to some cards in the own hand."""
        game.clues[seat] = [Clues() if is_forgotten(random) else each for each in game.clues[seat]]

    def can_be_at(self, game: State, seat: int, index: int, card: Card) -> bool:
        return game.can_be_at(seat, index, card)

    def likelihood(self, game: State, seat: int) -> float:
        """Marked cards likely fit; others likely do not, or a clue would have said so."""
        heights, likely = game.heights, 1.0
        for card, clues in zip(game.hands[seat], game.clues[seat], strict=True):
            fits = int(card.rank) == heights[card.suit] + 1
            if fits != (clues.mark > 0):
                likely *= OFF_POLICY_LIKELIHOOD if clues.mark else UNSAID
        return likely


class Clue(NamedTuple):
    """A clue that may be given, and its effect."""

    other: int
    value: str
    new: list[Card]  # pointed at for the first time
    marked: list[Card]  # marked to be played that were not before

    @property
    def action(self) -> str:
        """The action that gives it."""
        return clue_action(self.other, self.value)


class Knowledge:
    """A seat's knowledge of its own cards: the clues, less all cards seen elsewhere."""

    def __init__(self, game: State, seat: int) -> None:
        self.game, self.seat = game, seat
        self.hand, self.clues = game.hands[seat], game.clues[seat]
        seen = [card for n, hand in enumerate(game.hands) if n != seat for card in hand]
        seen += [*game.discards, *game.built]
        self.unseen = Counter(game.pack()) - Counter(card for card in seen if card != HIDDEN)
        self.possible = [
            [card for card in self.unseen if game.can_be_at(seat, place, card)]
            for place in range(len(self.hand))
        ]
        self.others = [(seat + step) % game.seats for step in range(1, game.seats)]
        self.can_discard = game.clocks < game.options.clocks

    def choice(self) -> Hint:
        """The first rule that applies."""
        legal = self.legal_clues() if self.game.clocks else []
        return (
            self.sure()
            or self.marked()
            or self.save(legal)
            or self.best(legal)
            or self.discard(bool(legal))
            or self.least_wrong(legal)
            or self.last_resort()
        )

    def sure(self) -> Hint | None:
        """Play a card that is sure to fit, the lowest first."""
        fits = [
            (min(card.rank for card in cards), place)
            for place, cards in enumerate(self.possible)
            if all(map(self.game.fits, cards))
        ]
        if not fits:
            return None
        return Hint(f"play {min(fits)[1] + 1}", Text("fireworks-hint-sure"))

    def marked(self) -> Hint | None:
        """Play a card that a clue said to play, unless a misfire would end it all."""
        marked = [
            (info.mark, place)
            for place, info in enumerate(self.clues)
            if info.mark and any(map(self.game.fits, self.possible[place]))
        ]
        if not marked or self.game.options.misfires - self.game.misfires <= 1:
            return None
        return Hint(f"play {min(marked)[1] + 1}", Text("fireworks-hint-marked"))

    def save(self, legal: Iterable[Clue]) -> Hint | None:
        """Keep the next seat from discarding a card that cannot be replaced."""
        game, other = self.game, self.others[0]
        hand, clues = game.hands[other], game.clues[other]
        first = first_to_go(game, other)
        plays = any(info.mark and game.fits(card) for card, info in zip(hand, clues, strict=True))
        is_free = any(self.is_known_useless(other, place) for place in range(len(hand)))
        if first is None or plays or is_free:
            return None
        card = hand[first]
        if not game.is_last(card) and not (card.rank == "2" and self.is_lonely(card)):
            return None
        for each in legal:
            if (each.other, each.value) == (other, card.rank) and all(map(game.fits, each.marked)):
                return Hint(each.action, Text("fireworks-hint-save", other=other, card=card))
        return None

    def is_lonely(self, card: Card) -> bool:
        """True if a card is wanted and no other copy of it is in sight."""
        held = sum(self.game.hands[other].count(card) for other in self.others)
        return self.game.is_wanted(card) and held == 1

    def is_known_useless(self, other: int, place: int) -> bool:
        """True if everybody knows that a card will not be played."""
        possible = (
            card for card in set(self.game.pack()) if self.game.can_be_at(other, place, card)
        )
        return not any(map(self.game.is_wanted, possible))

    def best(self, legal: Iterable[Clue]) -> Hint | None:
        """The clue that has most cards played, and none wrong or twice."""
        good = [each for each in legal if each.marked and self.is_right(each)]
        if not good:
            return None
        best = max(good, key=self.score)
        cards = " ".join(best.marked)
        return Hint(best.action, Text("fireworks-hint-play", other=best.other, cards=cards))

    def is_right(self, clue: Clue) -> bool:
        """True if all cards that a clue has played fit now, once, and are marked nowhere else."""
        marked = {
            card
            for other in self.others
            for card, info in zip(self.game.hands[other], self.game.clues[other], strict=True)
            if info.mark
        }
        return (
            all(map(self.game.fits, clue.marked))
            and len(set(clue.marked)) == len(clue.marked)
            and marked.isdisjoint(clue.marked)
        )

    def score(self, clue: Clue) -> tuple[int, int, int, int]:
        """A sort key of clues: more cards to play, more wanted cards touched, lower, nearer."""
        useless = sum(not self.game.is_wanted(card) for card in clue.new)
        low = min(int(card.rank) for card in clue.marked)
        near = self.others.index(clue.other)
        return len(clue.marked), len(clue.new) - 3 * useless, -low, -near

    def discard(self, has_clues: bool) -> Hint | None:
        """Discard a card known to be useless, else the first to go."""
        if not self.can_discard:
            return None
        for place, cards in enumerate(self.possible):
            if not any(map(self.game.is_wanted, cards)):
                return Hint(f"discard {place + 1}", Text("fireworks-hint-useless"))
        first = first_to_go(self.game, self.seat)
        if first is None or (has_clues and self.game.left_turns is not None):
            return None
        return Hint(f"discard {first + 1}", Text("fireworks-hint-first"))

    def least_wrong(self, legal: Iterable[Clue]) -> Hint | None:
        """The clue that has fewest cards played that do not fit, numbers before colours."""
        if not legal:
            return None
        best = min(
            legal,
            key=lambda each: (
                sum(not self.game.fits(card) for card in each.marked),
                each.value not in RANKS,
            ),
        )
        return Hint(best.action, Text("fireworks-hint-wait", other=best.other))

    def last_resort(self) -> Hint:
        """Give up the card whose loss harms least."""
        place = min(
            range(len(self.hand)),
            key=lambda n: (
                any(self.game.is_last(card) for card in self.possible[n]),
                self.clues[n].mark > 0,
                n,
            ),
        )
        verb = "discard" if self.can_discard else "play"
        return Hint(f"{verb} {place + 1}", Text("fireworks-hint-least"))

    def legal_clues(self) -> list[Clue]:
        """All clues that may be given, nearer seats first."""
        game = self.game
        found = []
        for other in self.others:
            hand, clues = game.hands[other], game.clues[other]
            for value in game.namable(self.seat, other):
                places = game.touched(other, value)
                new = [hand[place] for place in places if not clues[place].touched]
                says = [n for n in to_play(game, other, value, places) if not clues[n].mark]
                found.append(Clue(other, value, new, [hand[n] for n in says]))
        return found


# Hard.


def policy(seen: View[State], _random: Random) -> str:
    """The hint, or a card that may fit where a misfire costs little."""
    game, seat = seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    known = Knowledge(game, seat)
    hint = known.choice().action
    if hint.startswith("play") or game.options.misfires - game.misfires <= 1:
        return hint
    chances = [chance(known, place) for place in range(len(known.hand))]
    best = max(chances, default=0.0)
    play = f"play {chances.index(best) + 1}" if best else hint
    if game.left_turns is not None:
        return helpful(known) or play
    can_miss = not game.misfires and game.options.last_round == "one_each"
    return play if can_miss and best >= LIKELY else hint


def chance(known: Knowledge, place: int) -> float:
    """The chance that a card of the own hand fits."""
    fits = misses = 0.0
    for card in known.possible[place]:
        if known.game.fits(card):
            fits += known.unseen[card] * (1 if known.clues[place].mark else UNSAID)
        else:
            misses += known.unseen[card]
    return fits / (fits + misses)


def helpful(known: Knowledge) -> str:
    """The clue that still has a card played in the last round; "" if there is none."""
    found = [each for each in known.legal_clues() if each.marked and known.is_right(each)]
    helping = [each for each in found if is_in_time(known, each)]
    return max(helping, key=known.score).action if known.game.clocks and helping else ""


def is_in_time(known: Knowledge, clue: Clue) -> bool:
    """True if a clue is for a seat with a turn left and nothing else to play in it."""
    game, other = known.game, clue.other
    held = zip(game.hands[other], game.clues[other], strict=True)
    has_turn = (other - known.seat) % game.seats < (game.left_turns or 0)
    return has_turn and not any(info.mark and game.fits(card) for card, info in held)
