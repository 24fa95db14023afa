"""What a computer player does in Fireworks: the first of section 12 that applies, and why."""

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from games.cards import HIDDEN, Card
from games.fireworks.cards import RANKS, pointing
from games.fireworks.convention import first_to_go, is_last, meant, namable, touched
from games.fireworks.state import State
from games.speech import Hint, Words


class Pointing(NamedTuple):
    """A hint that may be given, and what it would say."""

    other: int
    value: str
    new: list[Card]  # pointed at for the first time
    marked: list[Card]  # to be played that were not before

    @property
    def action(self) -> str:
        """How it is given."""
        return pointing(self.other, self.value)


def hint(game: State, seat: int) -> Hint:
    """What to do, and why."""
    return Mind(game, seat).choice()


class Mind:
    """What a seat knows of its own cards: the hints, less all that it sees elsewhere."""

    def __init__(self, game: State, seat: int) -> None:
        self.game, self.seat = game, seat
        self.hand, self.told = game.hands[seat], game.told[seat]
        seen = [card for n, hand in enumerate(game.hands) if n != seat for card in hand]
        seen += [*game.discards, *game.built]
        self.unseen = Counter(game.pack()) - Counter(card for card in seen if card != HIDDEN)
        self.may_be = [
            [card for card in self.unseen if game.may_be(seat, place, card)]
            for place in range(len(self.hand))
        ]
        self.others = [(seat + step) % game.seats for step in range(1, game.seats)]
        self.can_discard = game.clocks < game.options.clocks

    def choice(self) -> Hint:
        """The first that applies."""
        pointings = self.pointings() if self.game.clocks else []
        return (
            self.sure()
            or self.marked()
            or self.save(pointings)
            or self.best(pointings)
            or self.discard(bool(pointings))
            or self.least_wrong(pointings)
            or self.last_resort()
        )

    def sure(self) -> Hint | None:
        """Play a card that is sure to fit, the lowest first."""
        fits = [
            (min(card.rank for card in cards), place)
            for place, cards in enumerate(self.may_be)
            if all(map(self.game.fits, cards))
        ]
        if not fits:
            return None
        return Hint(f"play {min(fits)[1] + 1}", Words("fireworks-hint-sure"))

    def marked(self) -> Hint | None:
        """Play a card that a hint said to play, while a misfire does not end it all."""
        marked = [
            (back.mark, place)
            for place, back in enumerate(self.told)
            if back.mark and any(map(self.game.fits, self.may_be[place]))
        ]
        if not marked or self.game.options.misfires - self.game.misfires <= 1:
            return None
        return Hint(f"play {min(marked)[1] + 1}", Words("fireworks-hint-marked"))

    def save(self, pointings: Iterable[Pointing]) -> Hint | None:
        """Keep the next seat from throwing away what cannot be replaced."""
        game, other = self.game, self.others[0]
        hand, backs = game.hands[other], game.told[other]
        first = first_to_go(game, other)
        plays = any(back.mark and game.fits(card) for card, back in zip(hand, backs, strict=True))
        is_free = any(self.is_known_useless(other, place) for place in range(len(hand)))
        if first is None or plays or is_free:
            return None
        card = hand[first]
        if not is_last(game, card) and not (card.rank == "2" and self.is_lonely(card)):
            return None
        for each in pointings:
            if (each.other, each.value) == (other, card.rank) and all(map(game.fits, each.marked)):
                return Hint(each.action, Words("fireworks-hint-save", other=other, card=card))
        return None

    def is_lonely(self, card: Card) -> bool:
        """Whether a card is wanted, and no other copy of it is in sight."""
        held = sum(self.game.hands[other].count(card) for other in self.others)
        return self.game.is_wanted(card) and held == 1

    def is_known_useless(self, other: int, place: int) -> bool:
        """Whether a seat can tell from what everybody knows that a card will not be played."""
        possible = (card for card in set(self.game.pack()) if self.game.may_be(other, place, card))
        return not any(map(self.game.is_wanted, possible))

    def best(self, pointings: Iterable[Pointing]) -> Hint | None:
        """The hint that has most played, and nothing wrong or twice."""
        good = [each for each in pointings if each.marked and self.is_right(each)]
        if not good:
            return None
        best = max(good, key=self.merit)
        cards = " ".join(best.marked)
        return Hint(best.action, Words("fireworks-hint-play", other=best.other, cards=cards))

    def is_right(self, each: Pointing) -> bool:
        """Whether all that a hint has played fits now, once, and is marked nowhere else."""
        marked = {
            card
            for other in self.others
            for card, back in zip(self.game.hands[other], self.game.told[other], strict=True)
            if back.mark
        }
        return (
            all(map(self.game.fits, each.marked))
            and len(set(each.marked)) == len(each.marked)
            and marked.isdisjoint(each.marked)
        )

    def merit(self, each: Pointing) -> tuple[int, int, int, int]:
        """How good a hint is: more played, more told of wanted cards, lower, nearer."""
        useless = sum(not self.game.is_wanted(card) for card in each.new)
        low = min(int(card.rank) for card in each.marked)
        near = self.others.index(each.other)
        return len(each.marked), len(each.new) - 3 * useless, -low, -near

    def discard(self, has_hints: bool) -> Hint | None:
        """Throw away what is known to be useless, else the first to go."""
        if not self.can_discard:
            return None
        for place, cards in enumerate(self.may_be):
            if not any(map(self.game.is_wanted, cards)):
                return Hint(f"discard {place + 1}", Words("fireworks-hint-useless"))
        first = first_to_go(self.game, self.seat)
        if first is None or (has_hints and self.game.left_turns is not None):
            return None
        return Hint(f"discard {first + 1}", Words("fireworks-hint-first"))

    def least_wrong(self, pointings: Iterable[Pointing]) -> Hint | None:
        """The hint that has least played that does not fit, numbers before colours."""
        if not pointings:
            return None
        best = min(
            pointings,
            key=lambda each: (
                sum(not self.game.fits(card) for card in each.marked),
                each.value not in RANKS,
            ),
        )
        return Hint(best.action, Words("fireworks-hint-wait", other=best.other))

    def last_resort(self) -> Hint:
        """The card whose loss harms least."""
        place = min(
            range(len(self.hand)),
            key=lambda n: (
                any(is_last(self.game, card) for card in self.may_be[n]),
                self.told[n].mark > 0,
                n,
            ),
        )
        verb = "discard" if self.can_discard else "play"
        return Hint(f"{verb} {place + 1}", Words("fireworks-hint-least"))

    def pointings(self) -> list[Pointing]:
        """All hints that may be given, nearer seats first."""
        game = self.game
        found = []
        for other in self.others:
            hand, backs = game.hands[other], game.told[other]
            for value in namable(game, self.seat, other):
                places = touched(game, other, value)
                new = [hand[place] for place in places if not backs[place].touched]
                says = [n for n in meant(game, other, value, places) if not backs[n].mark]
                found.append(Pointing(other, value, new, [hand[n] for n in says]))
        return found
