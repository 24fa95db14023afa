"""What the computer player of Spades does, section 14."""

from itertools import combinations, permutations
from random import Random

from games.spades import Spades
from games.spades.state import highest_spades
from games.tricks import partner_of, sure_trumps
from tests.games.positions import hint_of
from tests.games.spades_positions import bidding


def hinted(game: Spades) -> tuple[str, str]:
    """The action hinted to the seat to act, and the key of the reason."""
    hint = hint_of(game, game.turn)
    action, why = hint.action, hint.why
    assert game.check(game.turn, action) is None
    return str(action), why.key.removeprefix("spades-hint-")


def test_no_hand_bids_fewer_tricks_than_its_top_spades_take_or_more_than_are_left() -> None:
    random = Random(7)
    for number in range(600):
        bids = [random.randint(0, 6) for _ in range(number % 4)]
        jokers = random.random() < 0.5
        options = {"jokers": "two" if jokers else "none", "nil": True, "bags": True}
        game = bidding(" ".join(map(str, bids)), options=options)
        hand = {*game.hands[game.turn]}
        top = next(place for place, card in enumerate(highest_spades(jokers)) if card not in hand)
        bid = hinted(game)[0].removeprefix("bid ")
        least = 0 if bid == "nil" else int(bid)
        assert top <= least <= 13 - max(0, game.bids[partner_of(game.turn)])


def test_what_surely_takes_a_trick_is_what_no_way_to_beat_trumps_leaves() -> None:
    for size in range(4):
        for mine in combinations(range(7), size):
            others = [power for power in range(7) if power not in mine]
            ways = permutations([*others, *[-1] * size], size)
            least = min(sum(a > b for a, b in zip(mine, way, strict=True)) for way in ways)
            assert sure_trumps(mine, others) == least
