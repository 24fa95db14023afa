"""Knocking, laying off, and the end of a hand of Gin Rummy (sections 6 and 7)."""

from collections.abc import Iterable

from games.cards import CARDS, EVERYONE, Card, Pile
from games.gin_rummy.notation import named_melds
from games.gin_rummy.scoring import hand_points, points_in
from games.gin_rummy.state import State
from games.melds import arrangement, best_lay_off, cards_in, mask


def knock(game: State, seat: int, action: str) -> None:
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


def lay_off(game: State, seat: int, cards: list[Card]) -> None:
    """Add cards of the opponent's to the knocker's melds."""
    game.laid += map(game.hands[seat].pull, cards)
    game.tell("gin-rummy-lays-off", seat=seat, cards=" ".join(cards))


def finish(game: State, action: str = "done") -> None:
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


def _tell_knock(game: State, seat: int) -> None:
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
