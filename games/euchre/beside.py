"""What stands beside a name in Euchre (section 15)."""

from games.euchre.state import State
from games.speech import Words


def line(game: State, seat: int) -> Words:
    """What a seat has to do with trump, and the tricks of its team."""
    return Words("euchre-line", role=role(game, seat), number=game.won(game.team(seat)))


def deed(game: State, seat: int) -> Words:
    """What the team of a seat has taken, and whether it made trump."""
    team = game.team(seat)
    made = int(team == game.team(game.maker))
    return Words("euchre-deed", made=made, number=game.won(team), suit=game.trump)


def role(game: State, seat: int) -> str:
    """What a seat has to do with trump: "maker", "alone", "out", "defends" or "none"."""
    if game.is_out(seat):
        return "out"
    if seat == game.maker:
        return "alone" if game.alone else "maker"
    return "defends" if seat == game.lone_defender else "none"
