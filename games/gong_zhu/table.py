"""What the table of Gong Zhu shows."""

from typing import TYPE_CHECKING, Final

from games.gong_zhu.cards import EXPOSABLE, by_weight
from games.gong_zhu.score import losers
from games.scene import Badge, Spot, Table
from games.speech import Say, Words

if TYPE_CHECKING:
    from games.gong_zhu import GongZhu

LEFT_TO_RIGHT: Final = (3, 0, 2, 1)
"""The seats as they sit when the table is seen from seat 0, so that spots lie on their side."""


def line(game: "GongZhu", seat: int) -> Words:
    """A seat's score, and what it has taken in this hand."""
    score = game.scores[seat]
    if game.unanswered or not game.scoring(seat):
        return Words("gong-zhu-line", score=score)
    scored = game.resting or game.winners
    key = "gong-zhu-line-scored" if scored else "gong-zhu-line-hand"
    return Words(key, score=score, points=f"{game.points(seat):+}")


def tag(game: "GongZhu", seat: int) -> Words | None:
    """Who has answered, won, or lost."""
    if game.secrets[seat]:
        return Words("gong-zhu-answered")
    if seat in game.winners:
        return Words("winner-tag")
    return Words("gong-zhu-pig") if seat in losers(game) else None


def table(game: "GongZhu", say: Say) -> Table:
    """The current trick, or else the last one, and beside it the scoring cards of every seat."""
    return Table(
        seats=(),
        subtitle=say(_subtitle(game)),
        trick=game.shown_trick(),
        spots=_spots(game, say) if game.trick or game.last else (),
        badges=_badges(game, say),
        anticlockwise=True,
    )


def _subtitle(game: "GongZhu") -> Words:
    if game.unanswered:
        return Words("gong-zhu-exposing", number=game.round)
    return Words("gong-zhu-trick", number=game.round, trick=game.trick_number())


def _spots(game: "GongZhu", say: Say) -> tuple[Spot, ...]:
    return tuple(
        Spot(
            say(Words("player", seat=seat)),
            tuple(map(str, sorted(game.scoring(seat), key=by_weight))),
            spread="fan",
            told=say(Words("gong-zhu-taken", seat=seat)),
        )
        for seat in LEFT_TO_RIGHT
    )


def _badges(game: "GongZhu", say: Say) -> tuple[Badge, ...]:
    exposed = " ".join(card for card in EXPOSABLE if card in game.exposed)
    if not exposed:
        return ()
    return (Badge(say(Words("gong-zhu-doubled")), say(Words("cards", cards=exposed))),)
