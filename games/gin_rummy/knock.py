"""Knocking, laying off, the end of a hand of Gin Rummy and what it scores (sections 6 to 9)."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Literal

from games.cards import CARDS, EVERYONE, Card, Pile
from games.gin_rummy.notation import named_melds
from games.melds import POINTS, arrangement, best_lay_off, cards_in, mask

if TYPE_CHECKING:
    from games.gin_rummy import GinRummy, Options

Result = Literal["", "knock", "gin", "biggin", "undercut", "tie", "dead"]
"""How a hand ended; nobody scores for a tie or a dead hand."""


def knock(game: "GinRummy", seat: int, action: str) -> None:
    """Lay a hand down; unless all of it is melded, the opponent may lay off."""
    hand, other = game.hands[seat], 1 - seat
    if action != "biggin":
        game.covered.append(hand.pull(CARDS[action.split(" ", 2)[1]]))
    game.knocker = seat
    game.melds = lay_down(hand, named_melds(action) or arrangement(mask(hand)))
    _tell_knock(game, seat)
    if not hand:
        finish(game)
    elif game.options.auto_layoff:
        if cards := cards_in(best_lay_off(map(mask, game.melds), mask(game.hands[other]))):
            lay_off(game, other, cards)
        finish(game)
    else:
        game.phase, game.turn = "layoff", other


def lay_down(hand: Pile, melds: Iterable[int]) -> list[Pile]:
    """Take melds out of a hand, whose last cards then lie open."""
    hand.seen_by = EVERYONE
    return [Pile(map(hand.pull, cards_in(meld)), EVERYONE) for meld in melds]


def lay_off(game: "GinRummy", seat: int, cards: list[Card]) -> None:
    """Add cards of the opponent's to the knocker's melds."""
    game.laid += map(game.hands[seat].pull, cards)
    game.tell("gin-rummy-lays-off", seat=seat, cards=" ".join(cards))


def finish(game: "GinRummy", action: str = "done") -> None:
    """Lay the opponent's hand down and score."""
    assert game.knocker is not None
    seat = 1 - game.knocker
    hand = game.hands[seat]
    game.answer = lay_down(hand, named_melds(action) or arrangement(mask(hand)))
    left, others = points_in(game.hands[game.knocker]), points_in(hand)
    if game.answer:
        game.tell("gin-rummy-answers", seat=seat, cards=_text(game.answer), number=others)
    else:
        game.tell("gin-rummy-no-melds", seat=seat, number=others)
    game.end_hand(*hand_points(game.options, left, others, big=not game.covered))


def points_in(cards: Iterable[Card]) -> int:
    """What cards outside melds cost."""
    return sum(map(POINTS.__getitem__, cards))


def _tell_knock(game: "GinRummy", seat: int) -> None:
    if game.news is None:
        return
    melds, left = _text(game.melds), points_in(game.hands[seat])
    if not game.covered:
        game.tell("gin-rummy-goes-big-gin", seat=seat, cards=melds)
    elif left:
        card = game.covered[0]
        game.tell("gin-rummy-knocks", seat=seat, card=card, cards=melds, number=left)
    else:
        game.tell("gin-rummy-goes-gin", seat=seat, card=game.covered[0], cards=melds)


def _text(melds: Iterable[Pile]) -> str:
    return " / ".join(" ".join(meld) for meld in melds)


def hand_points(options: "Options", left: int, others: int, big: bool) -> tuple[Result, int]:
    """How a hand ends and what it scores; deadwood of the knocker, then of the opponent."""
    if big:
        return "biggin", options.big_gin_bonus + others
    if not left:
        return "gin", options.gin_bonus + others
    if left < others:
        return "knock", others - left
    if left == others and not options.undercut_on_tie:
        return "tie", 0
    return "undercut", options.undercut_bonus + left - others


def totals(
    options: "Options", points: Sequence[int], boxes: Sequence[int], winner: int
) -> list[int]:
    """The final scores; `points` are those of the hands, `boxes` the hands won."""
    final = [each + options.box_bonus * won for each, won in zip(points, boxes, strict=True)]
    final[winner] += options.game_bonus
    if not boxes[1 - winner]:
        final[winner] += {
            "off": 0,
            "double_points": points[winner],
            "double_all": final[winner],
            "flat100": 100,
        }[options.shutout]
    return final
