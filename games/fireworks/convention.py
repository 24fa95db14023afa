"""The convention of computers for the meaning of clues (section 12)."""

from games.cards import CARDS
from games.fireworks.state import RANKS, State


def first_to_go(game: State, seat: int) -> int | None:
    """The place, from 0, of the oldest card that no clue ever pointed at."""
    return next((n for n, clues in enumerate(game.clues[seat]) if not clues.touched), None)


def to_play(game: State, seat: int, value: str, places: list[int]) -> list[int]:
    """The places that a new clue says to play, in that order; none if it says to keep cards."""
    new = [place for place in places if not game.clues[seat][place].touched]
    if not places or (value in RANKS and _says_keep(game, seat, value, places)):
        return []
    return new if value == "1" and new else [max(new or places)]


def _says_keep(game: State, seat: int, rank: str, places: list[int]) -> bool:
    """True if a clue of a number only says to keep the cards at which it points."""
    if not any(game.heights[suit] + 1 == int(rank) for suit in game.suits):
        return True
    if first_to_go(game, seat) not in places:
        return False
    return rank in "25" or (
        rank != "1" and any(game.is_last(CARDS[rank + suit]) for suit in game.suits)
    )
