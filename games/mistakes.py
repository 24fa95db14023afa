"""Views degraded for careless computer players: forgotten history, misread hands."""

from dataclasses import replace
from random import Random

from games.game import Game
from games.view import View


def degrade_memory(seen: View[Game], random: Random) -> View[Game]:
    """The view with its history partly forgotten."""
    assert seen.seat is not None, "an onlooker does not act"
    game = seen.game.copy()
    game.mind.forget(game, seen.seat, seen.unseen(), random)
    return replace(seen, game=game)


def perturb_hand(seen: View[Game], random: Random, few: int = 0) -> View[Game]:
    """The view with one card of the hand exchanged for an unseen one.

    With `few`, one of every `few` cards. Its legal actions may be illegal in fact, or none.
    """
    assert seen.seat is not None, "an onlooker does not act"
    game, unseen = seen.game.copy(), seen.unseen()
    hand = game.hands[seen.seat]
    wanted = -(-len(hand) // few) if few else 1
    count = min(wanted, len(hand), len(unseen))
    places = random.sample(range(len(hand)), count)
    for place, card in zip(places, random.sample(unseen, count), strict=True):
        hand[place] = card
    return replace(seen, game=game)
