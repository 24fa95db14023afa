"""The play: cards are added up to 31, again and again until all are played (section 6)."""

from games.cards import Card
from games.cribbage.counting import FULL, laid, total
from games.cribbage.pegging import Pegging
from games.cribbage.show import begin_show


def lay(game: Pegging, seat: int, card: Card) -> None:
    """Add a card to the count, and peg what it makes."""
    game.down += game.last
    game.last.clear()
    game.pile.append(game.hands[seat].pull(card))
    game.by.append(seat)
    game.latest = seat
    so_far, made = total(game.pile), laid(game.pile)
    game.tell("cribbage-plays", seat=seat, card=card, count=so_far)
    for what, points in made._asdict().items():
        if points:
            game.tell("cribbage-makes", what=what, points=points)
    game.peg(seat, sum(made), "play")
    if game.is_won():
        game.close()
    elif so_far == FULL:
        _end_count(game)
    else:
        _go_on(game, seat)


def go(game: Pegging, seat: int) -> None:
    """Leave the rest of the count to the others."""
    game.tell("cribbage-goes", seat=seat)
    game.gone.append(seat)
    _shows_that_nothing_fits(game, seat)
    _go_on(game, seat)


def _go_on(game: Pegging, seat: int) -> None:
    """Find who is next; who played last is asked only while a card fits."""
    for step in range(1, game.seats + 1):
        other = (seat + step) % game.seats
        asked = game.fitting(other) if other == game.latest else game.hands[other]
        if asked and other not in game.gone:
            game.turn = other
            return
    game.tell("cribbage-last", seat=game.latest)
    _shows_that_nothing_fits(game, game.latest)
    game.peg(game.latest, 1, "play")
    if game.is_won():
        game.close()
    else:
        _end_count(game)


def _shows_that_nothing_fits(game: Pegging, seat: int) -> None:
    """Remember that all a seat holds goes beyond 31."""
    game.above[seat] = max(game.above[seat], FULL - total(game.pile))


def _end_count(game: Pegging) -> None:
    """Begin the next count left of who played last, or the show."""
    game.last[:], game.gone = game.pile, []
    game.pile.clear()
    left = [(game.latest + step) % game.seats for step in range(1, game.seats + 1)]
    if holders := [seat for seat in left if game.hands[seat]]:
        game.turn = holders[0]
    else:
        begin_show(game)
