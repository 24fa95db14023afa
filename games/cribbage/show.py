"""The show: hands, and then the crib, are counted in turn (sections 7 and 8)."""

from games.cards import EVERYONE, Pile
from games.cribbage.counting import Shown, shown
from games.cribbage.pegging import Pegging
from games.cribbage.state import State
from games.cribbage.telling import told


def begin_show(game: Pegging) -> None:
    """Give everybody back what they played, for all to see, and count."""
    played = list(zip(game.by, [*game.down, *game.last], strict=True))
    game.hands = [
        Pile([card for by, card in played if by == seat], EVERYONE) for seat in range(game.seats)
    ]
    game.down.clear()
    game.last.clear()
    game.phase, game.by = "show", []
    _show_next(game)


def is_crib(game: State) -> bool:
    """Whether it is the turn of the crib."""
    return len(game.counted) == game.seats


def value(game: State) -> Shown:
    """What the hand or crib counts whose turn it is."""
    four = game.options.crib_flush == "four"
    return shown(_cards(game), game.starter[0], is_crib(game), four)


def _cards(game: State) -> Pile:
    return game.crib if is_crib(game) else game.hands[game.turn]


def _show_next(game: Pegging) -> None:
    """Count what comes next, or ask its owner to."""
    if len(game.counted) > game.seats:
        game.close()
        return
    game.turn = (game.dealer + 1 + len(game.counted)) % game.seats
    if is_crib(game):
        game.turn = game.dealer
        thrown = (card for pile in game.throws for card in pile)
        game.crib = Pile([*game.crib, *thrown], EVERYONE)
        for pile in game.throws:
            pile.clear()
    if not game.options.muggins:
        count(game, sum(value(game)))


def count(game: Pegging, claimed: int) -> None:
    """Peg what its owner claims of a hand, and give what it missed to the next player."""
    seat, parts, where = game.turn, value(game), "crib" if is_crib(game) else "hand"
    points, of = sum(parts), " ".join(game.arrange(_cards(game)))
    if game.options.muggins:
        game.tell("cribbage-claims", seat=seat, points=claimed)
    game.tell("cribbage-counts", seat=seat, cards=of, where=where, **told(parts))
    game.peg(seat, min(claimed, points), where)
    game.counted.append(parts)
    if claimed < points and not game.is_won():
        other, missed = (seat + 1) % game.seats, points - claimed
        game.tell("cribbage-muggins", seat=other, points=missed)
        game.peg(other, missed, "muggins")
    if game.is_won():
        game.close()
    else:
        _show_next(game)
