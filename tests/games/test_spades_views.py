"""Who sees what at a table of Spades, section 11."""

from random import Random
from typing import Any

import pytest

from games.cards import CARDS, HIDDEN
from games.spades import Spades
from games.stage import table_scene
from games.view import view
from games.words import translator
from tests.games.positions import after
from tests.games.spades_positions import bidding, position

BLIND: dict[str, Any] = {"nil": True, "blind_nil": True, "blind_nil_behind": 0}
NAMES = ["Ann", "Bob", "Cid", "Dee"]
tr = translator(NAMES)


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_only_the_own_hand_is_seen(viewer: int | None) -> None:
    hands = view(bidding(), viewer).game.hands
    assert [seat for seat in range(4) if HIDDEN not in hands[seat]] == (
        [] if viewer is None else [viewer]
    )


def test_a_hand_is_hidden_from_its_own_seat_until_looked_at() -> None:
    game = bidding(options=BLIND)
    assert set(view(game, 0).game.hands[0]) == {HIDDEN}
    after(game, "look")
    assert HIDDEN not in view(game, 0).game.hands[0]
    assert set(view(game, 1).game.hands[1]) == {HIDDEN}


def test_who_bid_blind_nil_sees_the_hand_then() -> None:
    game = after(bidding(options=BLIND), "bid blind nil")
    assert HIDDEN not in view(game, 0).game.hands[0]
    assert set(view(game, 2).game.hands[0]) == {HIDDEN}


def test_who_is_not_asked_sees_the_hand_at_once() -> None:
    game = bidding(scores=[0, 200] * 2, options=BLIND | {"blind_nil_behind": 100})
    assert HIDDEN not in view(game, 1).game.hands[1]


def test_who_has_not_looked_is_told_all_it_may_do() -> None:
    assert view(bidding(options=BLIND), 0).legal() == ["look", "bid blind nil"]


def test_the_tricks_taken_are_seen_by_all() -> None:
    game = after(position("4C 3H", "2C 9C TC", "5C 6C 7C 8C"), "4C")
    onlooker = view(game, None).game
    assert (onlooker.last, onlooker.taken) == (game.last, game.taken)


@pytest.mark.parametrize(
    ("hand", "trick", "card", "options", "voids"),
    [
        pytest.param("KD 2C", "QH", "KD", {}, "H", id="did not follow"),
        pytest.param("KD 2C", "QS", "KD", {}, "S", id="jokers are spades too"),
        pytest.param("KS 2C", "QH", "KS", {}, "H", id="ruffed"),
        pytest.param("KH 2C", "QH", "KH", {}, "", id="followed"),
        pytest.param("KS QS", "", "KS", {}, "HCD", id="led a spade for want of others"),
        pytest.param("KS QC", "", "KS", {"spade_leads": "anytime"}, "", id="led a spade freely"),
        pytest.param(
            "KS QS", "4C", "KS", {"no_spade_trick_one": True}, "HCD", id="spade on trick one"
        ),
    ],
)
def test_the_play_proves_what_a_seat_does_not_hold(
    hand: str, trick: str, card: str, options: dict[str, Any], voids: str
) -> None:
    game = after(position(hand, trick, options={"jokers": "two"} | options), card)
    ruled_out = {"H": "5H", "C": "5C", "D": "5D", "S": "5S"}
    assert {
        suit for suit, text in ruled_out.items() if not game.mind.can_hold(game, 0, CARDS[text])
    } == set(voids)
    assert game.mind.can_hold(game, 0, CARDS["JR"]) is ("S" not in voids)


def test_a_guess_respects_shown_voids() -> None:
    game = after(position("KD 2C 3C", "QH"), "KD")
    for n in range(20):
        guess = view(game, 1).sample(Random(n))
        assert not [card for card in guess.hands[0] if card.suit == "H"]


def test_a_guess_leaves_the_lowest_club_with_who_must_lead_it() -> None:
    game = bidding("3 3 3 3", options={"first_lead": "low_club"})
    for n in range(20):
        for seat in range(4):
            assert view(game, seat).sample(Random(n)).legal(game.leader) == ["2C"]


def scene(game: Spades) -> Any:
    return table_scene(view(game, 0), NAMES, tr)


def test_the_table_shows_the_current_trick_and_who_is_winning_it() -> None:
    plays = scene(position("4C 3H", "2C TC 9C")).trick
    assert [(play.seat, play.card, play.best) for play in plays] == [
        (1, "2C", False),
        (2, "TC", True),
        (3, "9C", False),
    ]


def test_the_table_shows_the_last_trick_until_the_next_card() -> None:
    plays = scene(after(position("4C 3H", "2C TC 9C"), "4C")).trick
    assert [(play.seat, play.card, play.best) for play in plays] == [
        (1, "2C", False),
        (2, "TC", True),
        (3, "9C", False),
        (0, "4C", False),
    ]


def test_bags_are_told_where_they_count() -> None:
    game = position("4C 3H", bags=[1, 7], broken=True, options={"bags": True})
    tokens = [badge.token for badge in scene(game).badges if badge.token]
    assert [(each.count, each.alt) for each in tokens] == [(1, "1 bag"), (7, "7 bags")]


def test_a_hand_is_held_by_suit_and_from_high_to_low() -> None:
    game = position("2C AD JB TS 3H AC KH JR", options={"jokers": "two"})
    assert " ".join(game.arrange(game.hands[0])) == "JR JB TS KH 3H AC 2C AD"
