"""What the table of Kings & Bastards shows."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.cards import JOKERS, Card
from games.kings_and_bastards.cards import THREE, rank_text
from games.scene import Spot, Table
from games.speech import Say, Words

if TYPE_CHECKING:
    from games.kings_and_bastards import KingsAndBastards


def laid(game: "KingsAndBastards", seat: int) -> Sequence[Card]:
    """What a seat played latest in this trick, or in the last one until the next card."""
    for place in range(len(game.by) - 1, -1, -1):
        if game.by[place] == seat:
            return _play(game, place)
    return ()


def _play(game: "KingsAndBastards", place: int) -> list[Card]:
    """The cards of a play, counted from the first of the trick or, below 0, from the end."""
    cards, start = game.trick or game.last, place % len(game.by) * game.size
    return cards[start : start + game.size]


def line(game: "KingsAndBastards", seat: int) -> Words:
    """How often a seat was King and Bastard, and whether it has passed."""
    key = "kings-and-bastards-line-passed" if game.passed[seat] else "kings-and-bastards-line"
    return Words(key, king=game.scores[seat], bastard=game.bastards[seat])


def tag(game: "KingsAndBastards", seat: int) -> Words | None:
    """The title of a seat, or its place if it is out.

    Titles of the round before last until somebody is King, and the Bastard's to the end.
    """
    if seat in game.out:
        place = game.out.index(seat)
        title = title_of(game, game.out, seat)
        return title or Words("kings-and-bastards-place", number=place + 1)
    if game.before and (not game.out or seat == game.before[-1]):
        return title_of(game, game.before, seat)
    return None


def title_of(game: "KingsAndBastards", order: list[int], seat: int) -> Words | None:
    """What a seat became by its place in a finishing order, which may still grow."""
    place, last = order.index(seat), game.seats - 1
    titles = {0: "kings-and-bastards-tag-king", last: "kings-and-bastards-tag-bastard"}
    if game.options.vice_titles:
        titles |= {1: "kings-and-bastards-tag-vice", last - 1: "kings-and-bastards-tag-vice-last"}
    return Words(titles[place]) if place in titles else None


def table(game: "KingsAndBastards", say: Say) -> Table:
    """The set to beat; what else was played lies in front of the seats."""
    spots = (Spot(say(_label(game)), tuple(_play(game, -1)), spread="fan"),) if game.by else ()
    return Table(seats=(), subtitle=say(_subtitle(game)), spots=spots)


def _subtitle(game: "KingsAndBastards") -> Words:
    if game.swaps:
        return Words("kings-and-bastards-exchange", number=game.round)
    if game.opening:
        return Words("kings-and-bastards-opening", number=game.round, card=THREE)
    return Words("round", number=game.round)


def _label(game: "KingsAndBastards") -> Words:
    """What the set in the middle is."""
    if not game.trick:
        return Words("kings-and-bastards-taken")
    cards, rank = _play(game, -1), rank_text(game.ranks[-1])
    if cards[0] in JOKERS:
        return Words("kings-and-bastards-joker", rank=rank)
    return Words("kings-and-bastards-set", count=len(cards), rank=rank)
