"""A hand of Red Five as numbers: the same moves, tricks and scores as by the rules."""

from random import Random

import pytest

from games.cards import Card
from games.red_five import RedFive
from games.red_five.fast import RedFivePlayout
from games.search import hint_rollout
from games.testing.matches import any_deal, play_on
from games.view import view
from tests.games.positions import hint_of

MIND = RedFive.mind
ROUNDS = 40
ALL_ROUNDS = 20_000
AFRESH = 0.05
"""How often the numbers are made anew in the middle of a hand."""
DARING = 0.2
"""How often a throw is led that may fail."""
BY_HINT = 0.3
"""How often a seat plays its hint."""
STANDS = (
    "hands",
    "kitty",
    "unplayed",
    "voids",
    "played",
    "winner",
    "at_stake",
    "points",
    "shift",
    "paid",
)
"""What a hand goes on from."""
GUESSES = 6


def at_first_lead(random: Random) -> RedFive:
    """A hand by any options, after what hints or chance say before the play."""
    hint_player = random.random() < 0.5
    game = any_deal(RedFive, random)
    assert isinstance(game, RedFive)
    game.events = None
    while not MIND.is_in_play(game):
        seat = game.turn
        game.step(
            seat, hint_of(game, seat).action if hint_player else random.choice(game.moves(seat))
        )
    return game


def thrown(game: RedFive, random: Random) -> str:
    """Some cards of a group of the hand to lead, as they may be thrown or led; "" if they may not.

    Chance takes many of them, so that parts of all kinds are thrown.
    """
    hand, group = game.hands[game.turn], game.ranking.group
    name = group[random.choice(hand)]
    held: list[Card] = [card for card in hand if group[card] == name]
    cards = random.sample(held, random.randint(1, len(held)))
    action = game.read(f"throw {' '.join(cards)}")
    return action if game.check(game.turn, action) is None else ""


def same(game: RedFive, playout: RedFivePlayout) -> None:
    """What lies where, what counts, what may be played and what is chosen are the same in both."""
    now, seat = vars(MIND.playout(game)), playout.turn
    assert game.actors() == [seat]
    assert {name: vars(playout)[name] for name in STANDS} == {name: now[name] for name in STANDS}
    assert {MIND.packed(game, move) for move in game.moves(seat)} == {*playout.plays()}
    assert MIND.packed(game, hint_of(game, seat).action) == playout.choose()[0]


def hold_equal(random: Random) -> None:
    """Play a hand by the rules and as numbers, mostly at random."""
    game = at_first_lead(random)
    dealt, playout = game.copy(), MIND.playout(game)
    while not (game.resting or game.over):
        same(game, playout)
        seat = game.turn
        action = random.choice(game.moves(seat))
        if random.random() < BY_HINT:
            action = hint_of(game, seat).action
        elif not game.trick and random.random() < DARING:
            action = thrown(game, random) or action
        playout.play(MIND.packed(game, action))
        game.step(seat, action)
        if random.random() < AFRESH and not (game.resting or game.over):
            playout = MIND.playout(game)
    MIND.conclude(dealt, playout)
    assert (dealt.scores, dealt.winners) == (game.scores, game.winners)


def test_a_hand_as_numbers_is_the_hand_by_the_rules() -> None:
    for number in range(ROUNDS):
        hold_equal(Random(number))


@pytest.mark.slow
def test_a_hand_as_numbers_is_the_hand_by_the_rules_very_often() -> None:
    for number in range(ALL_ROUNDS):
        hold_equal(Random(number))


@pytest.mark.check
def test_what_hands_come_to_is_not_mixed_up_between_guesses() -> None:
    for number in range(ROUNDS):
        random = Random(f"guesses {number}")
        game = at_first_lead(random)
        play_on(game, random, random.randrange(90), 0.3, lambda _: None)
        if game.phase != "play" or game.resting or game.over:
            continue
        seen = view(game, game.turn)
        value = MIND.rollout(seen.game, game.turn)
        assert value
        for _, deal in zip(range(GUESSES), seen.samples(random), strict=False):
            action = random.choice(seen.legal())
            assert value(deal, action) == hint_rollout(game.turn, deal, action)
