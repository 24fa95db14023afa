"""Refusals of Rummy 500: why an action is illegal, and what is legal instead (section 13)."""

from games.cards import CARDS, JOKERS, Card, cards
from games.rummy.melds import LEAST, layout_of
from games.rummy_500.state import State, is_low
from games.text import Text


def refusal(game: State, seat: int, action: str) -> Text:
    """The reason why a seat may not do this now."""
    verb, *words = action.split() or [""]
    if game.phase == "draw":
        return _before_drawing(game, seat, verb, words)
    if verb == "discard" and words and game.phase == "meld":
        return game.refused_discard(seat, words[0]) or Text("not-possible", action=action)
    used = game.used()
    if verb in ("draw", "take", "pass", "discard") and used:
        return _use_first(game, seat, used)
    if verb == "lay" and words and words[0] in CARDS:
        return _lay_off(game, seat, CARDS[words[0]], words[1:]) or _use_or_keep(game, seat)
    laid = action.removesuffix(" low")
    if laid and all(word in CARDS for word in laid.split()):
        return _meld(game, seat, cards(laid), is_low(action)) or _use_or_keep(game, seat)
    return Text("rummy-500-lay-or-discard")


def _before_drawing(game: State, seat: int, verb: str, words: list[str]) -> Text:
    takeable = " ".join(game.takeable(seat))
    count = len(takeable.split())
    if verb == "take" and words and words[0] in CARDS:
        key = "no-use" if words[0] in game.discard else "not-in-pile"
        return Text(f"rummy-500-{key}", card=words[0], count=count, cards=takeable)
    key = "draw-first" if game.can_draw() else "stock-empty"
    return Text(f"rummy-500-{key}", count=count, cards=takeable)


def _use_first(game: State, seat: int, used: Card) -> Text:
    return Text("rummy-500-use-first", card=used)


def _use_or_keep(game: State, seat: int) -> Text:
    """The refusal of something that could be laid but for the card just taken, or the last card."""
    used = game.used()
    return _use_first(game, seat, used) if used else Text("rummy-500-keep-one")


def _lay_off(game: State, seat: int, card: Card, words: list[str]) -> Text | None:
    """The reason why a card fits no meld or not this one; None if it does."""
    if card not in game.hands[seat]:
        return Text("not-in-hand", card=card)
    fitting = dict.fromkeys(action.split()[3] for action in game.lay_offs_of(card))
    numbers = " ".join(fitting)
    if len(words) < 2 and len(fitting) > 1:
        return Text("rummy-500-which-meld", card=card, numbers=numbers)
    if f"lay {card} {' '.join(words)}" in game.lay_offs_of(card):
        return None
    return Text("rummy-500-no-fit", card=card, count=len(fitting), numbers=numbers)


def _meld(game: State, seat: int, laid: list[Card], low: bool) -> Text | None:
    """The reason why cards are no meld; None if they are one."""
    hand = game.hands[seat]
    for card in laid:
        if laid.count(card) > hand.count(card):
            return Text("not-in-hand", card=card)
    if layout_of(laid, game.span, low):
        return None
    return Text("rummy-500-no-meld", why=_flaw(laid))


def _flaw(laid: list[Card]) -> str:
    """The reason why cards are neither a set nor a run."""
    naturals = [card for card in laid if card not in JOKERS]
    if len(laid) < LEAST:
        return "few"
    if len(naturals) < 2:
        return "jokers"
    if len({card.rank for card in naturals}) == 1:
        return "twice" if len(set(naturals)) < len(naturals) else "long"
    if len({card.suit for card in naturals}) > 1:
        return "suits"
    return "gap"
