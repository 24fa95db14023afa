"""What stands beside a name in Euchre, and is said there (section 15)."""

from games.euchre.state import State
from games.scene import Call
from games.speech import Say, Value, Words


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


def calls(game: State, say: Say) -> tuple[Call, ...]:
    """What each seat has said last, until the first lead."""
    said = game.said if game.is_first_lead() else []
    spoke = [seat for seat, each in enumerate(said) if each not in ("", "keep")]
    return tuple(Call(seat, say(_call(game, seat))) for seat in spoke)


def _call(game: State, seat: int) -> Words:
    verb, *rest = game.said[seat].split()
    suit: dict[str, Value] = {"symbol": rest[0]} if verb == "trump" else {}
    alone, picks_up = int("alone" in rest), int(seat == game.dealer)
    return Words(f"euchre-call-{verb}", alone=alone, picks_up=picks_up, **suit)
