"""What a seat of Red Five reckons that the others may hold."""

from collections import Counter
from random import Random

from games.game import Game
from games.mistakes import degrade_memory
from games.red_five import RedFive
from games.red_five.state import TWO_PACKS
from games.testing.matches import any_deal, play_on
from games.view import View, view

MATCHES, ACTIONS = 8, 150


def hold(game: Game, seat: int) -> None:
    """It is all cards but those that the seat sees."""
    assert isinstance(game, RedFive)
    reckoned = game.others(seat)
    assert Counter(game.ranking.packing.cards(reckoned)) == Counter(TWO_PACKS) - Counter(
        game.seen(seat)
    )
    assert game.mind.playout(game).others(seat) == reckoned


def test_others_may_hold_what_a_seat_does_not_see_or_has_forgotten() -> None:
    for number in range(MATCHES):
        random = Random(f"unseen {number}")

        def watch(game: Game, random: Random = random) -> None:
            assert isinstance(game, RedFive)
            if game.phase == "play" and not (game.resting or game.over):
                seen: View[Game] = view(game, game.turn)
                hold(seen.game, game.turn)
                hold(degrade_memory(seen, random).game, game.turn)

        play_on(any_deal(RedFive, random), random, ACTIONS, 0.5, watch)
