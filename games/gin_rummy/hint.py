"""The computer player of Gin Rummy (section 11).

A hard one waits late in a hand for gin, or to undercut: an early knock catches a hand full of
deadwood, later the opponent is about to knock as well, and an undercut is paid like gin.
"""

from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

from games.cards import PACK, POINTS, Card, Pile
from games.gin_rummy.state import KNOCK, State
from games.mind import Mind, Policy
from games.rummy.deadwood import (
    BIT,
    arrangement,
    best_lay_off,
    cards_in,
    deadwood,
    mask,
    outs,
)
from games.rummy.melds import SPANS, are_near
from games.text import Hint, Text
from games.view import View

_ALL: Final = mask(PACK)
KNOCKED: Final = {action: card for card, action in KNOCK.items()}
WANTED: Final = 2.0
"""Factor for the weight of a card for each near card that was taken."""
EARLY: Final = 6
"""Turns of a hand, of both players, within which a knock is worth more than waiting."""
ENOUGH: Final = 15
"""A bonus for undercuts that is worth waiting for: it gains 4 points a hand for 25, none for 10."""
WORTH_TAKING: Final = 4
"""The most deadwood by which a discard may improve a waiting hand and still be left."""


NEAR: Final = {
    card: mask(other for other in PACK if are_near(card, other, SPANS["low"])) for card in PACK
}
"""By card, the cards that may be in one meld of three with it, itself included."""


class GinRummyMind(Mind[State]):
    """Knock as soon as possible, and keep near cards."""

    mcmc_steps = 150

    def hint(self, game: State, seat: int) -> Hint:
        if game.phase == "layoff":
            return _lay_off(game, seat)
        if game.phase in ("discard", "last knock"):
            return _knock(game, seat) or best_discard(game, seat)
        if game.phase == "forced":
            return Hint("draw", Text("gin-rummy-hint-forced"))
        if "take" in game.moves(seat) and (why := _why_take(game, seat)):
            return Hint("take", why)
        action = "draw" if game.phase == "draw" else "pass"
        return Hint(action, Text(f"gin-rummy-hint-{action}", card=game.discard[-1]))

    def hard(self) -> Policy:
        return policy

    def timeout_action(self, game: State, seat: int) -> str:
        """A move without a knock, unless only a knock is legal."""
        if game.phase == "discard":
            last = game.hands[seat][-1]
            return (
                f"discard {last}" if game.barred(seat) is None else best_discard(game, seat).action
            )
        if game.phase in ("last knock", "layoff"):
            return self.hint(game, seat).action
        return "draw" if game.phase in ("draw", "forced") else "pass"

    def seen_piles(self, game: State) -> Iterable[Pile]:
        return (game.discard,)

    def card_weights(self, game: State, seat: int) -> Mapping[Card, float]:
        """Weights: cards near to those taken are likelier, near to those declined less likely."""
        taken, declined = mask(game.hands[seat].known), game.declined[seat]
        return {
            card: WANTED ** ((near & taken).bit_count() - (near & declined).bit_count())
            for card, near in NEAR.items()
        }


def policy(seen: View[State], _random: Random) -> str:
    """The hint, but late in a hand no knock except gin, and no card taken for a knock."""
    game, seat = seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    hint, turns = game.mind.hint(game, seat).action, game.turns
    if game.options.undercut_bonus < ENOUGH:
        return hint
    if hint in KNOCKED and game.phase == "discard" and turns >= EARLY:
        left = deadwood(mask(game.hands[seat]) ^ BIT[KNOCKED[hint]])
        return best_discard(game, seat).action if left else hint
    if game.phase == "draw" and turns >= EARLY - 1:
        return "take" if _is_worth_taking(game, seat) else "draw"
    return hint


def _is_worth_taking(game: State, seat: int) -> bool:
    """True if the top discard makes gin, or leaves much less."""
    now, then = deadwood(mask(game.hands[seat])), deadwood(_hand_after_take(game, seat)[1])
    return not then or then <= game.limit < now or now - then > WORTH_TAKING


def _hand_after_take(game: State, seat: int) -> tuple[Card, int]:
    """The best discard after the top discard is taken, and the hand that leaves."""
    card, hand = game.discard[-1], game.hands[seat]
    held = mask(hand) | BIT[card]
    discard = min(hand, key=lambda each: (deadwood(held ^ BIT[each]), -POINTS[each]))
    return discard, held ^ BIT[discard]


def _why_take(game: State, seat: int) -> Text | None:
    """The reason to take the top discard; None if it is better left."""
    card, held = game.discard[-1], mask(game.hands[seat])
    discard, kept = _hand_after_take(game, seat)
    now, then = deadwood(held), deadwood(kept)
    if then < now and then < deadwood(held ^ BIT[discard]) + POINTS[card]:
        meld = next((each for each in arrangement(kept) if each & BIT[card]), 0)
        return Text("gin-rummy-hint-completes", cards=" ".join(cards_in(meld)))
    if then <= game.limit:
        return Text("gin-rummy-hint-take-to-knock", number=then)
    if now - then > 5:
        return Text("gin-rummy-hint-take-low", number=now, least=then)
    return None


def _knock(game: State, seat: int) -> Hint | None:
    """The knock that leaves least; None if none is legal."""
    moves, options = game.knocks(seat), game.options
    if "biggin" in moves and options.big_gin_bonus >= options.gin_bonus:
        return Hint("biggin", Text("gin-rummy-hint-big-gin"))
    held = mask(game.hands[seat])
    cards = [card for card in game.hands[seat] if KNOCK[card] in moves]
    if not cards:
        return None
    card = min(cards, key=lambda each: (deadwood(held ^ BIT[each]), -POINTS[each]))
    left = deadwood(held ^ BIT[card])
    key = "gin-rummy-hint-knock" if left else "gin-rummy-hint-gin"
    ties = int(options.undercut_on_tie)
    return Hint(KNOCK[card], Text(key, number=left, ties=ties, seat=1 - seat))


def best_discard(game: State, seat: int) -> Hint:
    """The discard that leaves little deadwood and many outs, and does not help the opponent."""
    hand, theirs, barred = game.hands[seat], game.hands[1 - seat].known, game.barred(seat)
    held = mask(hand)
    unseen, wanted = _ALL & ~mask([*hand, *game.discard, *theirs]), mask(theirs)

    def score(card: Card) -> tuple[int, int, int]:
        kept = held ^ BIT[card]
        left = deadwood(kept)
        danger = (NEAR[card] & wanted).bit_count()
        chances = (outs(kept) & unseen).bit_count()
        return chances - 2 * left - 3 * danger, -left, POINTS[card]

    card = max((each for each in hand if each != barred), key=score)
    is_alone = not NEAR[card] & held & ~BIT[card]
    key = "gin-rummy-hint-alone" if is_alone else "gin-rummy-hint-throw"
    left = deadwood(held ^ BIT[card])
    return Hint(f"discard {card}", Text(key, number=POINTS[card], least=left))


def _lay_off(game: State, seat: int) -> Hint:
    """The next card of the best lay-off."""
    held, before = mask(game.hands[seat]), mask(game.laid_off)
    best = best_lay_off(map(mask, game.melds), held, before)
    cards = [card for card in game.lay_offs(seat) if BIT[card] & best]
    if cards:
        return Hint(f"layoff {cards[0]}", Text("gin-rummy-hint-lay-off", number=POINTS[cards[0]]))
    return Hint("done", Text("gin-rummy-hint-done", number=deadwood(held)))
