"""What stands beside a name in Durak (section 11)."""

from games.durak.round import Round
from games.speech import Words


def line(game: Round, seat: int) -> Words | None:
    """The marks of a seat, or its points."""
    score = game.scores[seat]
    if not game.one_loses:
        return Words("durak-points", count=score)
    return Words("durak-marks", count=-score) if score else None


def tag(game: Round, seat: int) -> Words | None:
    """What a seat does in this bout, or that it is out."""
    if game.phase == "end" or seat in game.out:
        return came_out(game, seat)
    if seat == game.defender:
        return Words("durak-is-taking" if game.phase == "pile_on" else "durak-defends")
    if game.passed[seat]:
        return Words("durak-passed")
    if seat == game.main:
        return Words("durak-is-attacker")
    throwers = [] if game.phase == "attack" or game.options.throw_in == "free" else game.throwers()
    place = throwers.index(seat) + 1 if seat in throwers else 0
    return Words("durak-throws-next", place=place) if place else None


def came_out(game: Round, seat: int) -> Words | None:
    """How the round went for a seat, as far as that is known."""
    if seat in game.fools():
        return Words("durak-is-fool")
    return Words("durak-is-out", place=game.out.index(seat) + 1) if seat in game.out else None
