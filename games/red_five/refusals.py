"""What Red Five refuses, and what it says is possible instead (section 15)."""

from collections import Counter
from typing import Final

from games.cards import CARDS, Card
from games.red_five.auction import bids
from games.red_five.bury import BURIED
from games.red_five.cards import NO_TRUMP, SUITS_HELD
from games.red_five.plays import sure
from games.red_five.state import State
from games.speech import Words
from games.tricks.tally import size

VERBS: Final = {
    "bid": ("bid", "pass"),
    "trump": ("trump",),
    "bury": ("bury",),
    "play": ("play", "throw"),
}
"""The verbs of each phase; cards alone are played."""


def refusal(game: State, seat: int, action: str) -> Words | None:
    """Why an acting seat may not do this; None if it may."""
    verb, _, rest = action.partition(" ")
    if not any(verb in verbs for verbs in VERBS.values()):
        verb, rest = "play", action
    if verb not in VERBS[game.phase] or (rest == "") != (verb == "pass"):
        return Words("red-five-wrong-phase", phase=game.phase)
    if game.phase == "bid":
        return None if verb == "pass" else _bid(game, rest)
    if game.phase == "trump":
        is_suit = rest in tuple(SUITS_HELD) or (rest == NO_TRUMP and game.options.no_trump)
        return None if is_suit else Words("bad-suit")
    return _cards(game, seat, verb, rest)


def _bid(game: State, rest: str) -> Words | None:
    possible = bids(game)
    number = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 4 else -1
    if f"bid {number}" == f"bid {rest}" and number in possible:
        return None
    step = game.options.bid_step
    if 0 <= number < possible[0] and (number - game.options.min_bid) % step == 0:
        return Words("bid-too-low", least=possible[0])
    return Words("bad-bid", rule="range", bids=_spell_bids(possible), least=0)


def _spell_bids(possible: list[int]) -> str:
    shown = [str(number) for number in possible]
    return ", ".join(shown) if len(shown) < 4 else f"{shown[0]}, {shown[1]} … {shown[-1]}"


def _cards(game: State, seat: int, verb: str, rest: str) -> Words | None:
    words = rest.split()
    if bad := [word for word in words if word not in CARDS]:
        held = game.spell(dict.fromkeys(game.hands[seat]))
        return Words("bad-card", text=" ".join(bad), cards=held)
    if verb == "bury" and len(words) != BURIED:
        return Words("need-8-cards", number=len(words))
    cards = [CARDS[word] for word in words]
    problem = _not_held(game, seat, cards)
    return problem if problem or verb == "bury" else _play(game, seat, verb, cards)


def _not_held(game: State, seat: int, cards: list[Card]) -> Words | None:
    held = Counter(game.hands[seat])
    for card, count in Counter(cards).items():
        if count > held[card]:
            return Words("only-one-held" if held[card] else "not-in-hand", card=card)
    return None


def _play(game: State, seat: int, verb: str, cards: list[Card]) -> Words | None:
    if not game.trick:
        return _lead(game, seat, verb, cards)
    if verb == "throw":
        return Words("throw-is-a-lead", number=game.size)
    hand, order = game.hands[seat], game.ranking
    lead = game.trick[: game.size]
    fault = order.fault(hand, lead, cards)
    if not fault:
        return None
    if fault == "must-play-all-of-group":
        return Words(fault, cards=game.spell(order.following(hand, game.led())))
    return Words(fault, number=game.size, cards=game.moves(seat)[0])


def _lead(game: State, seat: int, verb: str, cards: list[Card]) -> Words | None:
    order = game.ranking
    if len({order.group[card] for card in cards}) > 1:
        return Words("one-group-only")
    if len(order.decompose(cards)) == 1:
        return None
    if not game.options.throws:
        return Words("throws-off")
    if verb != "throw":
        return Words("use-throw", cards=game.spell(cards))
    if game.options.throw_check == "unseen":
        area = order.tally.area[order.group[cards[0]]]
        safe = sure(order, order.tally.of(cards), game.others(seat) & area)
        if size(safe) < len(cards):
            sure_ones = " ".join(order.tally.cards(safe))
            return Words("unsure-throw", count=size(safe), cards=sure_ones)
    return None
