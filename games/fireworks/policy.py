"""How a hard computer plays Fireworks: with misfires to spare it takes its chances."""

from random import Random
from typing import Final

from games.fireworks.hint import Mind, Pointing
from games.fireworks.state import State
from games.view import View

LIKELY: Final = 0.6
"""The chance to fit with which a card is played that nobody said to play."""
UNSAID: Final = 0.5
"""How likely such a card fits, to any other: somebody might have said so."""


def policy(seen: View[State], _random: Random) -> str:
    """The hint, or a card that may fit where a misfire costs little."""
    game, seat = seen.game, seen.seat
    assert seat is not None, "an onlooker does not act"
    mind = Mind(game, seat)
    hint = mind.choice().action
    if hint.startswith("play") or game.options.misfires - game.misfires <= 1:
        return hint
    chances = [chance(mind, place) for place in range(len(mind.hand))]
    best = max(chances, default=0.0)
    play = f"play {chances.index(best) + 1}" if best else hint
    if game.left_turns is not None:
        return helpful(mind) or play
    can_miss = not game.misfires and game.options.last_round == "one_each"
    return play if can_miss and best >= LIKELY else hint


def chance(mind: Mind, place: int) -> float:
    """How likely a card of the own hand fits."""
    fits = misses = 0.0
    for card in mind.may_be[place]:
        if mind.game.fits(card):
            fits += mind.unseen[card] * (1 if mind.told[place].mark else UNSAID)
        else:
            misses += mind.unseen[card]
    return fits / (fits + misses)


def helpful(mind: Mind) -> str:
    """The hint that still has a card played in the last round; "" if there is none."""
    found = [each for each in mind.pointings() if each.marked and mind.is_right(each)]
    helping = [each for each in found if is_in_time(mind, each)]
    return max(helping, key=mind.merit).action if mind.game.clocks and helping else ""


def is_in_time(mind: Mind, each: Pointing) -> bool:
    """Whether a hint is for somebody who has a turn left, and nothing else to play in it."""
    game, other = mind.game, each.other
    held = zip(game.hands[other], game.told[other], strict=True)
    has_turn = (other - mind.seat) % game.seats < (game.left_turns or 0)
    return has_turn and not any(back.mark and game.fits(card) for card, back in held)
