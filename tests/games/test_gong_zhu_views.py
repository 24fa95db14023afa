"""Who sees what at a table of Gong Zhu, section 11, and what the picture shows."""

from random import Random
from typing import Any

import pytest

from games.cards import CARDS, HIDDEN
from games.gong_zhu import GongZhu, Options
from games.scene import Table
from games.stage import table_scene
from games.view import view
from games.words import translator
from tests.games.gong_zhu_positions import position
from tests.games.positions import after, hint_of

NAMES = ["Ann", "Bob", "Cid", "Dee"]
tr = translator(NAMES)


def scene(game: GongZhu) -> Table:
    return table_scene(view(game, None), NAMES, tr)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_only_the_own_hand_is_seen(viewer: int | None) -> None:
    hands = view(GongZhu(4, "seed"), viewer).game.hands
    assert [seat for seat in range(4) if HIDDEN not in hands[seat]] == (
        [] if viewer is None else [viewer]
    )


def test_the_cards_taken_are_seen_by_all() -> None:
    game = position("4C", taken="QS|JD TC||AH 2C 3C")
    onlooker = view(game, None).game
    assert onlooker.taken == game.taken


@pytest.mark.parametrize(
    ("hand", "trick", "card", "exposed", "led", "voids"),
    [
        pytest.param("KD 2C", "QH", "KD", "", "", "H", id="did not follow"),
        pytest.param("KH 2C", "QH", "KH", "", "", "", id="followed"),
        pytest.param("QS 2C", "KS", "QS", "QS", "", "S", id="played a protected card"),
        pytest.param("QS 2C", "", "QS", "QS", "", "S", id="led a protected card"),
        pytest.param("QS 2C", "KS", "QS", "QS", "S", "", id="protected no more"),
        pytest.param("QS 2C", "KD", "QS", "QS", "", "D", id="threw an exposed card"),
    ],
)
def test_the_play_proves_what_a_seat_does_not_hold(
    hand: str, trick: str, card: str, exposed: str, led: str, voids: str
) -> None:
    game = after(position(hand, trick, exposed, led), card)
    ruled_out = {"H": "5H", "C": "5C", "D": "5D", "S": "5S"}
    assert {
        suit for suit, text in ruled_out.items() if not game.mind.can_hold(game, 0, CARDS[text])
    } == set(voids)


def test_without_protection_an_exposed_card_proves_nothing() -> None:
    game = position("QS 2C", "KS", "QS", options={"expose_protect": False})
    assert game.mind.can_hold(after(game, "QS"), 0, CARDS["5S"])


def test_a_guess_respects_shown_voids() -> None:
    game = after(position("KD 2C 3C", "QH"), "KD")
    for n in range(20):
        guess = view(game, 1).sample(Random(n))
        assert not [card for card in guess.hands[0] if card.suit == "H"]


@pytest.mark.parametrize("first_lead", ["two_of_clubs", "seven_of_spades_then_pig"])
def test_a_guess_leaves_the_opening_card_with_who_leads(first_lead: str) -> None:
    card = {"two_of_clubs": "2C", "seven_of_spades_then_pig": "7S"}[first_lead]
    game = GongZhu(4, "seed", Options(expose=False, first_lead=first_lead))
    for n in range(20):
        for seat in range(4):
            assert card in view(game, seat).sample(Random(n)).hands[game.leader]
    assert not any(place.shown for place in scene(game).seats)


def test_the_table_shows_the_current_trick_and_who_is_winning_it() -> None:
    plays = scene(position("4C 3H", "2C AS 9C")).trick
    assert [(play.seat, play.card, play.best) for play in plays] == [
        (1, "2C", False),
        (2, "AS", False),
        (3, "9C", True),
    ]


def test_the_table_shows_the_last_trick_until_the_next_card() -> None:
    plays = scene(after(position("4C 3H", "2C JC 9C"), "4C")).trick
    assert [(play.seat, play.card, play.best) for play in plays] == [
        (1, "2C", False),
        (2, "JC", True),
        (3, "9C", False),
        (0, "4C", False),
    ]


def test_the_table_is_drawn_anticlockwise() -> None:
    assert scene(GongZhu(4, "seed")).anticlockwise


def whole(first: int = 0, **options: Any) -> GongZhu:
    """A match with `first` cards played as hinted."""
    game = GongZhu(4, "seed", Options(expose=False, **options))
    for _ in range(first):
        after(game, hint_of(game, game.turn).action)
    return game


@pytest.mark.parametrize(
    ("game", "subtitle"),
    [
        (GongZhu(4, "seed"), "Hand 1 · Exposing"),
        (whole(0), "Hand 1 · Trick 1"),
        (whole(1), "Hand 1 · Trick 1"),
        (whole(4), "Hand 1 · Trick 1"),
        (whole(5), "Hand 1 · Trick 2"),
        (whole(7), "Hand 1 · Trick 2"),
        (whole(52), "Hand 1 · Trick 13"),
    ],
)
def test_the_subtitle_tells_the_hand_and_the_trick(game: GongZhu, subtitle: str) -> None:
    assert scene(game).subtitle == subtitle


def test_a_hand_is_held_by_suit_and_from_high_to_low() -> None:
    game = position("2C AD TS 3H AC KH JD")
    assert " ".join(game.arrange(game.hands[0])) == "TS KH 3H AC 2C AD JD"
