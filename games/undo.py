"""Undo: a move can be taken back unless it has revealed something."""

from collections import Counter

from games.cards import EVERYONE, HIDDEN, Card
from games.game import Game
from games.record import Record
from games.view import view


def is_told(record: Record, number: int) -> bool:
    """True if anything but the player's own cards was revealed since that action.

    A card that somebody did not know counts, and so does another seat's secret choice.
    """
    seat, before = record.deeds[number - 1].seat, record.at(number - 1)
    viewers = [*range(before.seats), EVERYONE]
    own = _known(before, seat)
    known = {viewer: _known(before, viewer) | own for viewer in viewers}
    game = before.copy()
    for each in range(number, len(record.deeds) + 1):
        secrets = game.secrets
        game = record.after(game, each)
        if any(
            old and not new
            for other, (old, new) in enumerate(zip(secrets, game.secrets, strict=True))
            if other != seat
        ):
            return True
        if any(not _known(game, viewer) <= known[viewer] for viewer in viewers):
            return True
    return False


def _known(game: Game, viewer: int) -> Counter[Card]:
    """The cards that a seat, or everybody, sees somewhere."""
    seen = view(game, None if viewer == EVERYONE else viewer).game
    return Counter(card for pile in seen.piles() for card in pile if card != HIDDEN)
