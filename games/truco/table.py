"""The looks of a table of Truco (section 12)."""

from dataclasses import replace

from games.choices import label
from games.scene import Badge, Call, StrokeScore, Table, TableSeat
from games.text import Text, Translate, number
from games.truco.calls import TRUCOS
from games.truco.cards import TIED
from games.truco.state import State


def table(game: State, tr: Translate) -> Table:
    """The open question, both scores, and what the tricks are worth."""
    return Table(
        subtitle=tr(Text("truco-subtitle", round=game.round, target=game.options.target)),
        calls=tuple(
            Call(question.caller, label(question.call, tr)) for question in game.questions[-1:]
        ),
        badges=(
            *(Badge("", number(game.scores[team], tr), team=team) for team in range(2)),
            Badge(tr(Text("truco-stake")), number(game.worth, tr)),
        ),
        strokes=tuple(_strokes(game, team) for team in range(2)),
    )


def _strokes(game: State, team: int) -> StrokeScore:
    """The score of a side in malas and buenas, the two halves of the target."""
    target, score = game.options.target, game.scores[team]
    half = (target + 1) // 2
    bad, good = min(score, half), min(max(0, score - half), target - half)
    return StrokeScore(team, ((bad, half), (good, target - half)))


def seat_scene(game: State, scene: TableSeat, seat: int, tr: Translate) -> TableSeat:
    """A seat with its cards played in this hand, then those shown, and the tricks of its side."""
    shown = (*map(str, game.played[seat]), *scene.shown)
    cards = None if scene.cards is None else scene.cards - len(scene.shown)
    dots = "".join(_dot(taken, game.team(seat)) for taken in game.tricks)
    line = tr(Text("truco-line", dots=dots, raises=int(_can_raise(game, seat)))).strip()
    said = game.called[seat]
    tag = scene.tag or (label(said, tr) if said else "")
    if not tag and seat == game.mano:
        tag = tr(Text("truco-mano"))
    return replace(scene, cards=cards or None, shown=shown, line=line, tag=tag)


def _can_raise(game: State, seat: int) -> bool:
    is_on = not (game.resting or game.over or game.questions)
    return is_on and game.may_raise == game.team(seat) and game.level < len(TRUCOS)


def _dot(taken: int, side: int) -> str:
    return "=" if taken == TIED else "●" if taken == side else "○"
