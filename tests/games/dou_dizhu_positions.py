"""Tables of Dou Dizhu set by hand, in notation."""

from typing import Any

from games.cards import Pile, cards
from games.dou_dizhu import DouDizhu, Options
from games.dou_dizhu.kinds import Combination, combination_of, packed

REST = "4C 7D 9H JS KC AD"
"""A hand that does not matter."""


def position(*hands: str, beat: str = "", by: int = 2, **state: Any) -> DouDizhu:
    """Seat 0 leads, or answers `beat`, played by a seat; the landlord is seat 0 with bid 1."""
    full = [*hands, *[REST] * (3 - len(hands))]
    game = DouDizhu(3, "seed", Options(**state.pop("options", {})))
    game.hands = [Pile(cards(hand), seat) for seat, hand in enumerate(full)]
    game.talon, game.turned, game.phase = Pile(), ["3H", "3S", "5D"], "play"
    game.landlord, game.bid, game.turn = 0, 1, 0
    if beat:
        game.trick += cards(beat)
        game.by, game.sizes = [by], [len(game.trick)]
    game.__dict__.update(state)
    return game


def auction(first: int = 0, **options: Any) -> DouDizhu:
    """A first round in which a seat bids first."""
    games = (DouDizhu(3, f"seed {luck}", Options(**options)) for luck in range(99))
    return next(game for game in games if game.first == first)


def made(text: str, **options: Any) -> Combination | None:
    """The combination that cards make."""
    return combination_of(packed(cards(text)), Options(**options))


NAMES = {
    "triplet-singles": "triplet with single",
    "triplet-pairs": "triplet with pair",
    "sequence": "sequence {size}",
    "pair-sequence": "pair sequence {pairs}",
    "plane": "triplet sequence {triplets}",
    "plane-singles": "triplet sequence with singles {fours}",
    "plane-pairs": "triplet sequence with pairs {fives}",
    "four-singles": "four with two singles",
    "four-pairs": "four with two pairs",
}


def kind(text: str, **options: Any) -> str:
    """The kind of some cards, as the specification names it."""
    found = made(text, **options)
    if found is None:
        return "nothing"
    size = found.size
    lengths = {"pairs": size // 2, "triplets": size // 3, "fours": size // 4, "fives": size // 5}
    return NAMES.get(found.kind, found.kind).format(size=size, **lengths)


def goes_over(one: str, other: str) -> bool:
    """True if some cards beat others."""
    high, low = made(one), made(other)
    assert high
    assert low
    return high.beats(low)
