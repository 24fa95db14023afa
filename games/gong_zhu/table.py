"""The looks of a table of Gong Zhu."""

from dataclasses import replace
from typing import Final

from games.gong_zhu.state import EXPOSABLE, State, by_weight
from games.scene import Badge, Place, Spot, Table
from games.speech import Say, Words, signed

LEFT_TO_RIGHT: Final = (3, 0, 2, 1)
"""The seats from left to right, as seen from seat 0."""


def table(game: State, say: Say) -> Table:
    """The current trick or the last one, and beside it the scoring cards taken."""
    subtitle = Words("gong-zhu-trick", number=game.round, trick=game.trick_number())
    if game.unanswered:
        subtitle = Words("gong-zhu-exposing", number=game.round)
    exposed = say(Words("cards", cards=" ".join(c for c in EXPOSABLE if c in game.exposed)))
    return Table(
        subtitle=say(subtitle),
        trick=game.shown_trick(),
        spots=_spots(game, say),
        badges=(Badge(say(Words("gong-zhu-doubled")), exposed),) if exposed else (),
        anticlockwise=True,
        prompt=game.lead_prompt(say),
    )


def _spots(game: State, say: Say) -> tuple[Spot, ...]:
    """The cards that may be exposed; then the scoring cards that each seat has taken."""
    if game.unanswered:
        return (Spot(say(Words("gong-zhu-exposable")), tuple(EXPOSABLE), spread="row"),)
    return tuple(
        game.taken_spot(seat, sorted(taken, key=by_weight), "gong-zhu-taken", say)
        for seat in LEFT_TO_RIGHT
        if (taken := game.scoring(seat))
    )


def seat_scene(game: State, scene: Place, seat: int, say: Say) -> Place:
    """A seat with its scores, its exposed cards, and if it has answered, won or lost."""
    exposed = [card for card in game.arrange(game.hands[seat].known) if card in game.exposed]
    return replace(
        scene,
        line=say(_line(game, seat)),
        tag=_tag(game, seat, say),
        shown=tuple(map(str, exposed)),
    )


def _line(game: State, seat: int) -> Words:
    score, points = game.scores[seat], game.points(seat)
    if game.unanswered or not points:
        return Words("gong-zhu-line", score=score)
    scored = game.resting or game.winners
    key = "gong-zhu-line-scored" if scored else "gong-zhu-line-hand"
    return Words(key, score=score, points=signed(points))


def _tag(game: State, seat: int, say: Say) -> str:
    if game.secrets[seat]:
        return say(Words("gong-zhu-answered"))
    if seat in game.winners:
        return say(Words("winner-tag"))
    return say(Words("gong-zhu-pig")) if seat in game.pigs() else ""
