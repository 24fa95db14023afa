"""What each player of Crazy King may see, section 10."""

import pytest

from games.cards import HIDDEN, cards
from games.stage import hand_scene
from games.text import Text
from games.view import view
from games.words import translator
from tests.games.crazy_king_positions import position
from tests.games.positions import after

NAMES = ["Ann", "Ben", "Cyd"]
SAY = translator(NAMES)
HANDS = "3H 9C | 2S KD | 3S 4S 5S"


def test_a_seat_sees_its_own_hand_and_the_discards_only() -> None:
    seen = view(position(HANDS, "5C 7H"), 1).game
    assert seen.hands == [[HIDDEN] * 2, cards("2S KD"), [HIDDEN] * 3]
    assert seen.stock == [HIDDEN] * 3
    assert seen.discard == cards("5C 7H")


def test_an_onlooker_sees_no_hand() -> None:
    seen = view(position(HANDS, "5C 7H"), None).game
    assert seen.hands == [[HIDDEN] * 2, [HIDDEN] * 2, [HIDDEN] * 3]


def test_the_line_of_a_skipped_player_does_not_tell_whether_a_king_is_held() -> None:
    lines = [
        after(position(f"JH 4C | {hand} | 3S", "7H"), "JH").seat_scene(1, SAY).line
        for hand in ("2S KD", "2S 9D")
    ]
    assert lines[0] == lines[1] == SAY(Text("crazy-king-line-skipped", score=0))


def test_a_player_without_a_king_enters_skipped_too() -> None:
    assert after(position("JH 4C | 2S 9D | 3S", "7H"), "JH").waiting() == [1]


def test_a_drawn_card_is_news_to_its_seat_alone() -> None:
    game = position("2S 9C | 3S | 4S", "7H", "4D 5C 6C")
    told = {event.to: event.words for event in game.apply(0, "draw") if "draw" in event.words.key}
    assert told == {
        -1: Text("crazy-king-draws", seat=0, count=1),
        0: Text("crazy-king-you-draw", cards="4D"),
    }


def test_the_two_cards_of_a_queen_are_told_at_once_and_before_what_came_of_it() -> None:
    game = after(position("QH 9C | 2S | 4S", "7H", "5C 4D"), "QH")
    told = [SAY(event.words) for event in game.apply(1, "pass") if event.to in (-1, 1)]
    assert told == [
        "Ben passes.",
        "Ben draws 2 cards.",
        "You draw 5♣ 4♦.",
        "The stock is empty for the first time.",
    ]


@pytest.mark.parametrize(("seat", "heard"), [(0, True), (1, False), (None, False)])
def test_a_view_holds_only_the_news_for_its_seat(seat: int | None, heard: bool) -> None:
    game = after(position("2S 9C | 3S | 4S", "7H", "4D 5C 6C"), "draw")
    keys = [event.words.key for event in view(game, seat).game.events or ()]
    assert ("crazy-king-you-draw" in keys) is heard


def test_a_hand_shows_what_may_be_played_only_to_who_is_to_act() -> None:
    game = position("3H 9C | 2S 9H", "7H")
    assert hand_scene(view(game, 0), SAY).playable == frozenset(["3H"])
    assert hand_scene(view(game, 1), SAY).playable is None
