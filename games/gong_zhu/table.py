"""The looks of a table of Gong Zhu."""

from dataclasses import replace
from typing import Final

from games.gong_zhu.state import EXPOSABLE, State, by_weight
from games.scene import Badge, Spot, Table, TableSeat
from games.text import Text, Translate

LEFT_TO_RIGHT: Final = (3, 0, 2, 1)
"""The seats from left to right, as seen from seat 0."""


def table(game: State, tr: Translate) -> Table:
    """The current trick or the last one, and the scoring cards taken."""
    subtitle = Text("gong-zhu-trick", number=game.round, trick=game.trick_number())
    if game.unanswered:
        subtitle = Text("gong-zhu-exposing", number=game.round)
    exposed = tr(Text("cards", cards=" ".join(c for c in EXPOSABLE if c in game.exposed)))
    return Table(
        subtitle=tr(subtitle),
        trick=game.shown_trick(),
        spots=_spots(game, tr),
        badges=(Badge(tr(Text("gong-zhu-doubled")), exposed),) if exposed else (),
        anticlockwise=True,
        prompt=game.lead_prompt(tr),
    )


def _spots(game: State, tr: Translate) -> tuple[Spot, ...]:
    """The cards that may be exposed; then the scoring cards that each seat has taken."""
    if game.unanswered:
        return (Spot(tr(Text("gong-zhu-exposable")), tuple(EXPOSABLE), spread="row"),)
    return tuple(
        game.taken_spot(seat, sorted(taken, key=by_weight), "gong-zhu-taken", tr)
        for seat in LEFT_TO_RIGHT
        if (taken := game.scoring(seat))
    )


def seat_scene(game: State, scene: TableSeat, seat: int, tr: Translate) -> TableSeat:
    """A seat with its scores, its exposed cards, and if it has answered, won or lost."""
    exposed = [card for card in game.arrange(game.hands[seat].known) if card in game.exposed]
    return replace(
        scene,
        line=tr(_line(game, seat)),
        tag=_tag(game, seat, tr),
        shown=tuple(map(str, exposed)),
    )


def _line(game: State, seat: int) -> Text:
    score, points = game.scores[seat], game.points(seat)
    if game.unanswered or not points:
        return Text("gong-zhu-line", score=score)
    scored = game.resting or game.winners
    key = "gong-zhu-line-scored" if scored else "gong-zhu-line-hand"
    return Text(key, score=score, points=points)


def _tag(game: State, seat: int, tr: Translate) -> str:
    if game.secrets[seat]:
        return tr(Text("gong-zhu-answered"))
    if seat in game.winners:
        return tr(Text("winner-tag"))
    return tr(Text("gong-zhu-pig")) if seat in game.pigs() else ""
