"""What careless players get wrong: what was played, and what they hold."""

from dataclasses import replace
from random import Random

from games.game import Game
from games.view import View


def forgetful(seen: View[Game], random: Random) -> View[Game]:
    """A view as somebody remembers it who has not paid attention to what was played."""
    assert seen.seat is not None, "an onlooker does not act"
    game = seen.game.copy()
    game.mind.forget(game, seen.seat, seen.unseen(), random)
    return replace(seen, game=game)


def misread(seen: View[Game], random: Random, few: int = 0) -> View[Game]:
    """The view of somebody who takes a card of theirs for one that they do not see.

    Or one of every `few` cards. What may be done then may be illegal; there may be nothing.
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
