"""Why an action of Gin Rummy is refused, and what is legal instead."""

from typing import Final

from games.cards import CARDS
from games.gin_rummy.notation import WITH, named_melds
from games.gin_rummy.state import State
from games.melds import BIT, POINTS, cards_in, deadwood, mask
from games.speech import Words

_FIRST: Final = {
    "upcard": Words("gin-rummy-upcard-first"),
    "forced": Words("gin-rummy-stock-first"),
    "draw": Words("gin-rummy-draw-first"),
    "last": Words("gin-rummy-last-discard"),
}
"""What is legal where no card is asked for, by phase."""


def refusal(game: State, seat: int, action: str) -> Words | None:
    """Why a seat may not do this; None if it may."""
    if action in game.moves(seat):
        return None
    if game.phase in _FIRST:
        return _FIRST[game.phase]
    if game.phase == "layoff":
        return _not_laid_off(game, seat, action)
    verb, _, text = action.partition(" ")
    card = text.partition(WITH)[0]
    if action == "biggin":
        key = "gin-rummy-not-all-melded" if game.options.big_gin else "gin-rummy-no-big-gin"
        return Words(key, limit=game.limit)
    if verb not in ("discard", "knock") or card not in CARDS:
        return Words("gin-rummy-discard-or-knock", limit=game.limit)
    if card not in game.hands[seat]:
        return Words("not-in-hand", card=card)
    if card == game.barred(seat):
        return Words("gin-rummy-just-taken", card=card)
    if verb == "knock":
        return _no_knock(game, seat, action, card)
    return Words("gin-rummy-must-knock", cards=_knocks(game, seat))


def _knocks(game: State, seat: int) -> str:
    """The cards that a seat may discard to knock."""
    return " ".join(move.removeprefix("knock ") for move in game.knocks(seat) if " " in move)


def _no_knock(game: State, seat: int, action: str, card: str) -> Words | None:
    """What is wrong with a knock; named melds may make it right."""
    held = mask(game.hands[seat]) ^ BIT[CARDS[card]]
    if WITH not in action:
        return _too_much(game, seat, deadwood(held))
    melds = named_melds(action)
    if melds is None or sum(melds) & ~held:
        return Words("gin-rummy-no-melds-of-yours")
    left = sum(POINTS[each] for each in cards_in(held ^ sum(melds)))
    return _too_much(game, seat, left) if left > game.limit else None


def _too_much(game: State, seat: int, left: int) -> Words:
    cards = _knocks(game, seat)
    key = "gin-rummy-knock-with-another" if cards else "gin-rummy-too-much-deadwood"
    return Words(key, number=left, limit=game.limit, cards=cards)


def _not_laid_off(game: State, seat: int, action: str) -> Words | None:
    verb, _, card = action.partition(" ")
    hand, cards = game.hands[seat], game.fitting(seat)
    if verb == "done" and WITH in action:
        melds = named_melds(action)
        wrong = melds is None or sum(melds) & ~mask(hand)
        return Words("gin-rummy-no-melds-of-yours") if wrong else None
    if verb == "layoff" and card in CARDS:
        if card not in hand:
            return Words("not-in-hand", card=card)
        return Words("gin-rummy-does-not-fit", card=card, count=len(cards), cards=" ".join(cards))
    return Words("gin-rummy-lay-off-or-done", count=len(cards), cards=" ".join(cards))
