"""Who sees what at a table of Hearts, section 11, what is told, and what the picture shows."""

from random import Random
from typing import Any

import pytest

from games.cards import CARDS, HIDDEN, cards
from games.ending import ending_sheet
from games.hearts import Hearts, Options
from games.scene import Table
from games.stage import table_scene
from games.view import view
from games.words import translator
from tests.games.hearts_positions import ALL_HEARTS, passing, position, scored
from tests.games.positions import after, hint_of
from tests.voice import SAY

NAMES = ["Ann", "Bob", "Cid", "Dee"]
tr = translator(NAMES)
GIFTS = ("QS KH 3D", "4D 5D 6D", "7D 8D 9D", "2C JD QD")
DEALT = "QS KH 3D 9S | 4D 5D 6D 8S | 7D 8D 9D 7S | 2C JD QD 6S"
CHOSEN = [f"pass {gift}" for gift in GIFTS]


def scene(game: Hearts) -> Table:
    return table_scene(view(game, None), NAMES, tr)


def told(game: Hearts, action: str, to: int | None = None) -> list[str]:
    """What a seat, or everybody, hears when the seat to act does this."""
    after(game, action)
    return [tr(event.words) for event in view(game, to).game.events or ()]


def test_a_pick_is_seen_by_nobody_before_all_have_chosen() -> None:
    game = after(passing(DEALT), CHOSEN[0])
    assert view(game, 0).game.secrets[0] == CHOSEN[0]
    for viewer in (1, 2, 3, None):
        assert view(game, viewer).game.secrets[0] == "?"


def test_a_pass_is_known_to_who_passed_it_and_who_got_it() -> None:
    game = after(passing(DEALT), *CHOSEN)
    for viewer, seen in ((0, True), (1, True), (2, False), (3, False), (None, False)):
        assert (CARDS["QS"] in view(game, viewer).game.hands[1]) is seen


def test_a_passed_card_is_guessed_to_be_where_it_is() -> None:
    game = Hearts(4, "seed")
    gift = hint_of(game, 0).action.split()[1:]
    after(game, *(hint_of(game, seat).action for seat in range(4)))
    for n in range(20):
        assert set(gift) <= set(view(game, 0).sample(Random(n)).hands[1])


def test_a_passed_card_is_forgotten_once_it_is_played() -> None:
    game = after(passing(DEALT), *CHOSEN, "2C", "3D")
    assert game.hands[1].known_to[0] == cards("QS KH")


def test_who_got_cards_has_them_marked_until_the_first_card_is_played() -> None:
    game = Hearts(4, "seed")
    got = hint_of(game, 3).action.split()[1:]
    after(game, *(hint_of(game, seat).action for seat in range(4)))
    assert sorted(game.hand_scene(0, SAY).fresh) == sorted(got)
    while len(game.hands[0]) == 13:
        after(game, hint_of(game, game.turn).action)
    assert game.hand_scene(0, SAY).fresh == ()


def test_everybody_knows_who_has_the_card_that_must_be_led() -> None:
    game = after(passing(DEALT), *CHOSEN)
    for viewer in (0, 1, 2, 3, None):
        assert CARDS["2C"] in view(game, viewer).game.hands[0]


@pytest.mark.parametrize(
    ("hand", "trick", "card", "state", "ruled_out"),
    [
        pytest.param("KD 2C", "QH", "KD", {}, "5H", id="did not follow"),
        pytest.param("KH 2C", "QH", "KH", {}, "", id="followed"),
        pytest.param("KH 2H", "", "KH", {}, "5C 5D 5S QS", id="led a heart unbroken"),
        pytest.param(
            "KH 2H", "", "KH", {"options": {"queen_forced": False}}, "5C 5D 5S",
            id="and may have the queen",
        ),
        pytest.param("KH 2H", "", "KH", {"broken": True}, "", id="led a heart"),
        pytest.param("QS 2H", "3S", "QS", {"later": False}, "", id="followed in trick one"),
        pytest.param("KH 2H", "3C", "KH", {"later": False}, "5C 5D 5S", id="points in trick one"),
    ],
)  # fmt: skip
def test_the_play_proves_what_a_seat_does_not_hold(
    hand: str, trick: str, card: str, state: dict[str, Any], ruled_out: str
) -> None:
    game = after(position(hand, trick, **state), card)
    possible = ["5C", "5D", "5H", "5S", "QS"]
    assert [
        each for each in possible if not game.mind.can_hold(game, 0, CARDS[each])
    ] == ruled_out.split()


def test_a_club_lower_than_the_one_that_led_is_in_the_kitty() -> None:
    game = Hearts(5, "seed", Options(odd_cards="kitty_first_trick", pass_cycle="none"))
    game.low = 3
    assert not any(game.mind.can_hold(game, seat, CARDS["2C"]) for seat in range(5))


@pytest.mark.parametrize("viewer", [0, 1, 4, None])
def test_nobody_sees_the_kitty(viewer: int | None) -> None:
    game = Hearts(5, "seed", Options(odd_cards="kitty_first_trick"))
    assert view(game, viewer).game.kitty == [HIDDEN, HIDDEN]


def test_what_is_left_out_lies_there_while_players_pass() -> None:
    five = table_scene(view(Hearts(5, "seed"), None), [*NAMES, "Eve"], tr)
    assert [spot.cards for spot in five.spots] == [("2D", "2C")]
    assert scene(Hearts(4, "seed")).spots == ()


@pytest.mark.parametrize(
    ("seats", "number", "cycle", "way"),
    [
        (4, 1, "classic", "left"),
        (4, 2, "classic", "right"),
        (4, 3, "classic", "across"),
        (4, 4, "classic", "none"),
        (5, 3, "wide", "two to the left"),
        (5, 4, "wide", "two to the right"),
    ],
)
def test_a_badge_tells_which_way_the_cards_go(
    seats: int, number: int, cycle: str, way: str
) -> None:
    game = Hearts(seats, "seed", Options(pass_cycle=cycle))
    game.round = number
    game.deal()
    assert table_scene(view(game, None), [*NAMES, "Eve"], tr).badges[0].value == way


def test_a_badge_tells_whether_hearts_are_broken() -> None:
    game = position("AH 2H")
    labels = [scene(each).badges[1].label for each in (game, after(game.copy(), "AH"))]
    assert labels == ["Not broken", "Broken"]


def test_that_somebody_has_chosen_is_told_and_then_what_one_gets() -> None:
    game = passing(DEALT)
    assert told(game, CHOSEN[0]) == ["Ann has chosen what to pass."]
    after(game, CHOSEN[1], CHOSEN[2])
    assert told(game.copy(), CHOSEN[3]) == ["Dee has chosen what to pass.", "Ann leads."]
    assert told(game, CHOSEN[3], to=1) == [
        "Dee has chosen what to pass.", "Ann passes you Q♠ K♥ 3♦.", "Ann leads.",
    ]  # fmt: skip


def test_that_hearts_are_broken_is_told_when_they_are() -> None:
    game = position("AH 2H")
    assert told(game, "AH") == ["Ann plays A♥.", "Hearts are broken."]
    lead = position("AH 2H", broken=True)
    assert told(lead, "AH") == ["Ann plays A♥."]


def news(game: Hearts) -> list[str]:
    """What is told when a hand is scored."""
    game.events, game.resting, game.scores = [], False, list(game.scores_before)
    game.credits = []
    game.score_hand()
    return [tr(event.words) for event in game.events]


def test_the_points_of_a_hand_are_told_in_a_line_and_then_who_leads() -> None:
    game = scored("QS 2H | 3H | | 4H", scores=[10, 20, 12, 40])
    assert news(game) == ["Hand 1: 14 · 1 · 0 · 1 → 24 · 21 · 12 · 41.", "Cid leads."]


def test_a_moon_is_told_with_what_it_does() -> None:
    game = scored(f"{ALL_HEARTS} QS | 2C | 3C | 4C", scores=[10, 0, 0, 0])
    assert news(game) == [
        "Ann has shot the moon!",
        "Everyone but Ann gets 26 points.",
        "Hand 1: 0 · 26 · 26 · 26 → 10 · 26 · 26 · 26.",
        "Ann leads.",
    ]
    game = scored(f"{ALL_HEARTS} QS | 2C | 3C | 4C", options={"moon": "self"})
    assert news(game)[1] == "Ann takes 26 points off their score."
    assert "Hand 1: −26 · 0 · 0 · 0" in news(game)[2]


def test_a_moon_is_worth_telling_at_the_end() -> None:
    game = scored(f"{ALL_HEARTS} QS | 2C | 3C | 4C", scores=[0, 99, 0, 0])
    assert game.winners == [0]
    assert "Ann shot the moon in hand 1." in ending_sheet(view(game, None), tr).facts


def test_a_hand_is_held_by_suit_and_from_high_to_low() -> None:
    game = position("2C AD TS 3H AC KH JD")
    assert " ".join(game.arrange(game.hands[0])) == "TS KH 3H AC 2C AD JD"
