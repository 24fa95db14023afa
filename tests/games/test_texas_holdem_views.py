"""Who sees and hears what at a table of Texas Hold'em, section 11, and what the table shows."""

import pytest

from games.cards import HIDDEN, Card, cards
from games.game import HOST, TURN_UP
from games.scene import Table
from games.stage import table_scene
from games.texas_holdem import TexasHoldem
from games.view import view
from tests.games.board_positions import is_open, told
from tests.games.positions import after, offered
from tests.games.texas_holdem_positions import dealt, holding, run_out
from tests.voice import NAMES, SAY

DRY = "2C 7D 9H 3S JC"


def scene(game: TexasHoldem, seat: int | None = None) -> Table:
    return table_scene(view(game, seat), NAMES, SAY)


def visible(game: TexasHoldem, seat: int | None) -> set[Card]:
    """The cards whose faces a view shows."""
    return {card for pile in view(game, seat).game.piles() for card in pile} - {HIDDEN}


def shown_down() -> TexasHoldem:
    """Two seats with aces and kings, and one that folded, checked down."""
    game = holding(dealt("500 500 500"), "AS AH|KS KH|QS QH", DRY)
    after(game, "call", "call", "check", *["check"] * 6)
    return after(game, "check", "check", "check")


def all_in() -> TexasHoldem:
    """Two seats all in before the flop, the third folded."""
    game = holding(dealt("500 500 500"), "AS AH|KS KH|QS QH", DRY)
    return after(game, "allin", "call", "fold")


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_only_the_own_cards_are_seen(viewer: int | None) -> None:
    game = TexasHoldem(3, "seed")
    assert visible(game, viewer) == (set() if viewer is None else set(game.hands[viewer]))


def test_the_board_is_seen_by_everyone() -> None:
    game = after(holding(dealt("500 500"), "-|-", DRY), "call", "check")
    assert visible(game, None) == set(cards("2C 7D 9H"))


def test_a_mucked_hand_stays_hidden() -> None:
    game = shown_down()
    assert [is_open(game, seat) for seat in range(3)] == [True, True, False]
    assert not set(cards("QS QH")) & visible(game, 0)


def test_hands_that_are_all_in_lie_open_before_the_board_does() -> None:
    game = all_in()
    assert [is_open(game, seat) for seat in range(3)] == [True, True, False]
    assert (game.waiting(), game.legal(HOST), list(game.board)) == ([HOST], [TURN_UP], [])


def test_what_is_left_of_the_board_is_turned_up_street_by_street() -> None:
    game, seen = all_in(), []
    while not game.resting and game.waiting() == [HOST]:
        game.apply(HOST, TURN_UP)
        seen.append((len(game.board), told(game)[0]))
    assert seen == [
        (3, "The flop: 2♣ 7♦ 9♥."),
        (4, "The turn: 3♠."),
        (5, "The river: J♣."),
    ]


def test_everybody_may_look_at_each_card_that_is_turned_up() -> None:
    assert all_in().shows_pause()
    assert not dealt("500 500").shows_pause()


def test_who_does_something_while_cards_are_turned_up_is_told_so() -> None:
    problem = all_in().check(0, "check")
    assert problem is not None
    assert SAY(problem) == "Nobody has anything to decide. The next card's coming."


def test_a_hand_is_told_to_its_seat_alone() -> None:
    game = TexasHoldem(2, "seed")
    assert len([text for text in told(game, 0) if text.startswith("You hold ")]) == 1
    assert not [text for text in told(game) if text.startswith("You hold ")]


def test_blinds_and_antes_are_told() -> None:
    game = dealt("500 500 500", ante="big_blind", ante_from_level=1)
    assert told(game) == [
        "Ann has the button.",
        "Ben posts the small blind of 10.",
        "Cyd posts the big blind of 20 and an ante of 20.",
    ]
    game = dealt("500 500 15", ante="each", ante_from_level=1)
    assert told(game)[1] == "Everyone antes 2."
    assert told(game)[-1] == "Cyd posts the big blind of 13 and is all in."


def test_higher_blinds_are_told_one_hand_ahead_and_when_they_come() -> None:
    assert "Last hand at these blinds. Next up: 15 and 30." in told(dealt("500 500", hand=10))
    assert "Blinds are up: 15 and 30 now." in told(dealt("500 500", hand=11))


def test_the_course_of_a_hand_is_told() -> None:
    game = dealt("500 500 500")
    heard = [told(after(game, act))[0] for act in ("raise 60", "call", "fold", "bet 50", "allin")]
    assert heard == [
        "Ann raises to 60.",
        "Ben calls 50.",
        "Cyd folds.",
        "Ben bets 50.",
        "Ann raises to 440 and is all in.",
    ]


def test_who_wins_which_pot_is_told() -> None:
    game = holding(dealt("500 100 500"), "AS AH|KS KH|QS QH", DRY)
    after(game, "allin", "call", "call")
    assert [text for text in told(run_out(game)) if "wins" in text] == [
        "Ann wins the main pot of 300 with a pair of aces.",
        "Ann wins a side pot of 800 with a pair of aces.",
    ]


@pytest.mark.parametrize(
    ("hands", "board", "ending"),
    [
        ("AS 4H|KS 4D", "AC 8D 8S 4C 4S", "with a full house, fours over aces"),
        ("AS QH|KS JH", "8C 8D 2S 2C TS", "with two pair, eights and twos, ace kicker"),
        ("AS QH|AH JS", "AC 8D 2S 3C TS", "with a pair of aces, queen kicker"),
        ("AS QH|AH QS", "AC 8D 2S 3C TS", "Ben and Ann split the pot of 40, with a pair of aces"),
        ("AS QH|KH JS", "9C 8D 2S 3C 5S", "with just ace high"),
        ("AS TH|AH 7S", "KC 8D 2S 3C QD", "with just ace high, 10 kicker"),
    ],
)  # fmt: skip
def test_of_two_hands_with_one_name_the_card_that_decides_is_told(
    hands: str, board: str, ending: str
) -> None:
    game = holding(dealt("500 500", showdown="everybody"), hands, board)
    after(game, "call", "check", *["check"] * 6)
    assert told(game)[-1].endswith(f"{ending}.")


def test_a_hand_that_was_mucked_is_not_told_by_a_kicker() -> None:
    game = holding(dealt("500 500"), "AH JS|AS QH", "AC 8D 2S 3C TS")
    after(game, "call", "check", *["check"] * 6)
    assert told(game)[-2:] == [
        "Ann mucks, without showing.",
        "Ben wins the pot of 40 with a pair of aces.",
    ]


def test_who_goes_out_is_told_with_the_place() -> None:
    game = holding(dealt("500 100 300"), "AS AH|KS KH|QS QH", DRY)
    after(game, "allin", "call", "call")
    assert told(run_out(game))[-2:] == ["Ben finishes in 3rd place.", "Cyd finishes in 2nd place."]


def test_lines_tell_chips_stakes_and_places() -> None:
    game = dealt("500 0 500 500")
    game.out_in[1] = 1
    after(game, "raise to 60", "fold")
    assert [place.line for place in scene(game).seats] == [
        "440 · bet 60",
        "Out · 4th place",
        "490 · folded",
        "480 · bet 20",
    ]


def test_the_button_is_marked() -> None:
    places = scene(dealt("500 500 500", button=2)).seats
    assert [place.dealer for place in places] == [False, False, True]


def test_the_table_shows_the_board_and_how_high_it_is_played() -> None:
    game = after(
        holding(dealt("500 500", ante="big_blind", ante_from_level=1), "-|-", DRY), "call", "check"
    )
    seen = scene(game)
    assert seen.subtitle == "Hand 2, level 1 · Flop"
    assert [(spot.cards, spot.places) for spot in seen.spots] == [(("2C", "7D", "9H"), 5)]
    assert [(badge.label, badge.value) for badge in seen.badges] == [
        ("Blinds", "10/20"),
        ("Ante", "20"),
        ("Blinds up in", "9 hands"),
    ]


def test_the_five_cards_that_won_are_raised() -> None:
    assert scene(shown_down()).raised == {"AS", "AH", "7D", "9H", "JC"}
    assert not scene(dealt("500 500")).raised


def test_who_takes_the_pot_unseen_raises_nothing() -> None:
    assert not scene(after(dealt("500 500"), "fold")).raised


def test_a_bet_says_what_it_costs() -> None:
    game = after(dealt("2000 2000 2000"), "raise to 100")
    assert offered(game) == [
        "Call 90",
        "Raise to 180",
        "Raise to 210 · half pot",
        "Raise to 320 · pot",
        "Raise to 2,000 · all in",
        "Fold",
    ]


def test_a_free_check_stands_first_and_nobody_is_offered_to_fold() -> None:
    game = after(dealt("500 500"), "call")
    assert offered(game)[0] == "Check"
    assert "Fold" not in offered(game)
