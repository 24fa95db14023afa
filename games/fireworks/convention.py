"""What hints mean among computers, for all to know and use (section 12)."""

from games.cards import CARDS, Card
from games.fireworks.cards import RANKS, named, points_at
from games.fireworks.state import State


def first_to_go(game: State, seat: int) -> int | None:
    """The place, from 0, of the oldest card that no hint ever pointed at."""
    return next((n for n, back in enumerate(game.told[seat]) if not back.touched), None)


def touched(game: State, seat: int, value: str) -> list[int]:
    """The places at which a hint points."""
    suits = game.options.suits
    return [
        place
        for place, card in enumerate(game.hands[seat])
        if points_at(value, card.suit, card.rank, suits)
    ]


def meant(game: State, seat: int, value: str, places: list[int]) -> list[int]:
    """The places that a hint, not given yet, says to play, in that order; none where it saves."""
    new = [place for place in places if not game.told[seat][place].touched]
    if not places or (value in RANKS and _says_keep(game, seat, value, places)):
        return []
    return new if value == "1" and new else [max(new or places)]


def _says_keep(game: State, seat: int, rank: str, places: list[int]) -> bool:
    """Whether a hint of a number says only to keep what it points at."""
    if not any(game.heights[suit] + 1 == int(rank) for suit in game.suits):
        return True
    if first_to_go(game, seat) not in places:
        return False
    return rank in "25" or (
        rank != "1" and any(is_last(game, CARDS[rank + suit]) for suit in game.suits)
    )


def is_last(game: State, card: Card) -> bool:
    """Whether one copy of a card is left that is still wanted."""
    return game.left(card) == 1 and game.is_wanted(card)


def namable(game: State, seat: int, other: int) -> list[str]:
    """What a seat may name in a hint to another."""
    if seat == other:
        return []
    values = named(game.options.suits)
    is_free = game.options.empty_hints
    return [value for value in values if is_free or touched(game, other, value)]
