"""Two matches with one history that differ only in what their watcher never saw."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple, TypeVar

from games.cards import sees
from games.game import Game
from games.record import RecordedAction
from games.testing.matches import any_deal, play_on
from games.text import IllegalAction, Text
from games.view import view

T = TypeVar("T")
Swap = dict[str, str]
SINCE = 9
"""Actions at most from one that was another in the second match to its end."""


class Worlds(NamedTuple):
    """The two matches; `watcher` is a seat, or None for an onlooker."""

    here: Game
    there: Game
    watcher: int | None


def two_worlds(kind: type[Game], random: Random, most: int = 60) -> Worlds | None:
    """A match before its action `most`, and the same with unseen cards swapped in its deal.

    None where no cards can be swapped, or where the watcher would have heard of it: where one of
    them would have had to follow suit, say. Unlike in a guess, all that the rules keep of the
    cards is made anew.
    """
    here = any_deal(kind, random)
    watcher = random.choice((None, *range(here.seats)))
    deeds = play_on(here, random, random.randrange(most), 0.3, lambda _: None).deeds
    swap = _swap(here, watcher, random)
    there = _swapped(kind, here.shuffles, swap)(here.seats, here.seed, here.options)
    same = kind(here.seats, here.seed, here.options)
    heard = _story(same, deeds, watcher)
    if heard != _story(there, deeds, watcher, here.shuffles, swap):
        return None
    differ = [*same.piles()] != [*there.piles()]
    is_fair = differ and _is_plausible(here, there, watcher, swap)
    return Worlds(same, there, watcher) if is_fair else None


def two_plays(kind: type[Game], random: Random, most: int = 60) -> Worlds | None:
    """A match before its action `most`, and one in which another seat did something else once.

    None where the watcher would have heard of it: it was done in secret, as cards are laid face
    down.
    """
    here = any_deal(kind, random)
    watcher = random.choice((None, *range(here.seats)))
    deeds = [*play_on(here.copy(), random, random.randrange(1, most), 0.3, lambda _: None).deeds]
    number = random.randrange(max(0, len(deeds) - SINCE), len(deeds))
    seat, action = deeds[number]
    before = here.copy()
    for each in deeds[:number]:
        before.apply(*each)
    others = [each for each in before.legal(seat) if each != action]
    if seat == watcher or not others:
        return None
    there, changed = here.copy(), RecordedAction(seat, random.choice(others))
    heard = _story(here, deeds, watcher)
    if heard != _story(there, [*deeds[:number], changed, *deeds[number + 1 :]], watcher):
        return None
    return Worlds(here, there, watcher) if [*here.piles()] != [*there.piles()] else None


def _swap(game: Game, watcher: int | None, random: Random) -> Swap:
    """Cards of which the watcher sees no copy, each by another; empty if there are none.

    Two, or all there are: many change much, but seldom leave what was played possible.
    """
    known = {card for pile in view(game, watcher).game.piles() for card in pile}
    unseen = sorted({card for pile in game.piles() for card in pile} - known)
    if len(unseen) < 2:
        return {}
    some = random.sample(unseen, random.choice((2, len(unseen))))
    return dict(zip(some, [*some[1:], some[0]], strict=True))


def _swapped(kind: type[Game], shuffle: int, swap: Swap) -> type[Game]:
    """The same game, but for cards that change places in its latest shuffle."""

    class Swapped(kind):  # type: ignore[misc, valid-type]
        def shuffle(self, items: Iterable[T]) -> list[T]:
            mixed: list[T] = super().shuffle(items)
            if self.shuffles != shuffle:
                return mixed
            named = {str(item): item for item in mixed}
            return [named.get(swap.get(str(item), ""), item) for item in mixed]

    return Swapped


def _story(
    game: Game,
    deeds: Sequence[RecordedAction],
    watcher: int | None,
    shuffle: int = 0,
    swap: Swap | None = None,
) -> list[Text] | None:
    """Play what was played, and return what the watcher hears of it; None if it cannot be."""
    heard = [*(game.events or ())]
    for seat, action in deeds:
        names = swap if swap and game.shuffles == shuffle else {}
        action = game.read(" ".join(names.get(word, word) for word in action.split()))
        try:
            heard += game.apply(seat, action)
        except IllegalAction:
            return None
    return [event.words for event in heard if sees(event.to, watcher)]


def _is_plausible(here: Game, there: Game, watcher: int | None, swap: Swap) -> bool:
    """Whether each hand may hold what it now has, as far as the watcher can tell.

    All see how many cards a hand has, and that may follow from the deal: at Big Two for three,
    whoever is dealt the lowest card gets the odd one, too.
    """
    seen = view(here, watcher).game
    sizes = [[*map(len, game.hands)] for game in (here, there)]
    return sizes[0] == sizes[1] and all(
        seen.mind.can_be_at(seen, seat, place, card)
        for seat, hand in enumerate(there.hands)
        for place, card in enumerate(hand)
        if card in swap
    )
