"""Views of Skat: what each seat sees, is told and is offered."""

import pytest

from games.cards import HIDDEN, Pile
from games.choices import label
from games.skat import Options, Skat
from games.view import view
from games.words import translator
from tests.games.positions import after, shown
from tests.games.skat_positions import dealt, declarer

SAY = translator(("Ann", "Ben", "Cyd", "Dan"), game="skat")
HANDS = "/ JC JS AH TH KH 9H AS KS 7D TD"


def seen(game: Skat, seat: int | None, pile: str = "skat") -> list[str]:
    """The cards of a pile that a seat, or an onlooker, sees."""
    held: Pile = getattr(view(game, seat).game, pile)
    return [str(card) for card in held if card != HIDDEN]


def test_nobody_sees_the_skat_of_a_hand_game_until_it_is_over() -> None:
    game = declarer("bid 18, pass, pass, hand H", hands=HANDS, skat="TC 8H")
    assert [seen(game, seat) for seat in (None, 0, 1, 2)] == [[], [], [], []]
    while not game.resting:
        game.apply(game.waiting()[0], game.moves(game.waiting()[0])[0])
    assert {*seen(game, None)} == {"TC", "8H"}


def test_only_the_declarer_sees_the_skat_and_what_was_put_aside() -> None:
    game = declarer("bid 18, pass, pass, take", hands=HANDS, skat="TC 8H")
    assert view(game, 0).game.hands[1].count(HIDDEN) == 12
    assert {*view(game, 1).game.hand_scene(1, SAY).fresh} == {"TC", "8H"}
    game = after(game, "discard 7D TC")
    assert [seen(game, seat) for seat in (None, 0, 1, 2)] == [[], [], ["7D", "TC"], []]


def test_an_open_hand_is_shown_from_the_announcement_on() -> None:
    game = declarer("bid 18, pass, pass, hand H ouvert", hands=HANDS)
    assert len(shown(game, 1)) == 10
    assert HIDDEN not in view(game, None).game.hands[1]


def test_the_hands_of_a_deal_passed_in_are_shown() -> None:
    game = after(dealt(), "pass", "pass", "pass")
    assert HIDDEN not in [card for hand in view(game, None).game.hands for card in hand]


@pytest.mark.parametrize(
    ("calls", "buttons"),
    [
        (["bid 20"], ["Yes, 20", "Pass"]),
        (["pass", "pass"], ["Bid 18", "Pass"]),
    ],
)
def test_the_buttons_of_the_auction(calls: list[str], buttons: list[str]) -> None:
    choices = after(dealt(), *calls).choices(0)
    texts = [label(each.said or action, SAY) for each in choices for action in each.actions()]
    assert texts == buttons


def test_the_next_four_bids_have_buttons_and_higher_ones_a_list() -> None:
    low, high, last = dealt().choices(1)
    assert (*low.numbers, high.numbers[0], len(high.numbers), last.verb) == (
        *(18, 20, 22, 23),
        *(24, 25, "pass"),
    )


def test_an_announced_schneider_is_a_second_step() -> None:
    *bare, more = declarer().choices(1)
    assert [label(each.said or each.verb, SAY) for each in bare] == [
        *("Take the skat", "Hand ♣", "Hand ♦", "Hand ♥", "Hand ♠"),
        *("Grand hand", "Null hand", "Null hand ouvert"),
    ]
    assert (label(more.said, SAY), more.words[0], len(more.words)) == (
        "Announce",
        "C schneider",
        15,
    )


def test_opponents_are_one_side_and_the_dealer_who_sits_out_is_none() -> None:
    game = declarer("bid 18, pass, pass, hand H", dealer=3, seats=4)
    assert [game.side_of(seat) for seat in range(4)] == [0, 1, 0, 3]


@pytest.mark.parametrize(("action", "can"), [("hand H", True), ("hand null", False)])
def test_the_rest_of_a_null_game_cannot_be_given_away(action: str, can: bool) -> None:
    game = declarer(f"bid 18, pass, pass, {action}")
    game = after(game, game.moves(0)[0])
    assert game.can_claim(0) == can


def test_the_arithmetic_is_told_with_the_result() -> None:
    game = declarer("bid 30, pass, pass, hand H", hands=HANDS, skat="TC 8H")
    while not game.resting:
        seat = game.waiting()[0]
        events = game.apply(seat, game.mind.hint(game, seat).action)
    told = [SAY(event.words) for event in events if event.words.key.startswith("skat-")]
    assert told[1].startswith("With 2, game 3, hand 4")


def test_bids_are_evidence_of_hands() -> None:
    game = after(dealt("/ JC JS AH TH KH 9H AS KS 7D TD"), "pass")
    assert game.mind.likelihood(game, 1) < 1


def test_a_match_without_an_end_may_be_stopped() -> None:
    assert Skat(3, "seed", Options(rounds=0)).can_stop()
