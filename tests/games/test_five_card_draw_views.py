"""Who sees and hears what at a table of Five Card Draw, section 11, and what the table shows."""

from typing import Any

import pytest

from games.cards import EVERYONE, HIDDEN, Card, cards
from games.five_card_draw import FiveCardDraw
from games.five_card_draw.state import BETS, VARIANTS
from games.scene import Table
from games.stage import table_scene
from games.view import view
from games.words import translator
from tests.games.five_card_draw_positions import betting, dealt, holding, is_open, shown
from tests.games.positions import after, offered
from tests.voice import NAMES, SAY


def told(game: FiveCardDraw, seat: int | None = None) -> list[str]:
    """The news a seat hears, in English."""
    say = translator(NAMES, reader=seat)
    return [say(event.words) for event in view(game, seat).game.events or ()]


def scene(game: FiveCardDraw, seat: int | None = None) -> Table:
    return table_scene(view(game, seat), NAMES, SAY)


def tags(game: FiveCardDraw) -> list[str]:
    return [place.tag for place in scene(game).seats]


def visible(game: FiveCardDraw, seat: int | None) -> set[Card]:
    """The cards whose faces a view shows."""
    return {card for pile in view(game, seat).game.piles() for card in pile} - {HIDDEN}


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_only_the_own_hand_is_seen(viewer: int | None) -> None:
    game = FiveCardDraw(3, "seed")
    assert visible(game, viewer) == (set() if viewer is None else set(game.hands[viewer]))


def test_discards_are_seen_by_who_threw_them() -> None:
    game = after(holding("AC AD KH 9S 2C | 3C", stage="draw"), "discard 2C 9S")
    assert set(cards("2C 9S")) <= visible(game, 0)
    assert not set(cards("2C 9S")) & (visible(game, 1) | visible(game, None))


def test_a_folded_hand_is_hidden_for_ever() -> None:
    game = shown("10 10 10", "A - Q")
    assert not set(game.hands[1]) & visible(game, 0)


def test_the_number_drawn_is_told_to_all_and_the_cards_to_who_drew_them() -> None:
    game = holding("AC AD KH 9S 2C | 3C", stub="AS 4D", stage="draw")
    after(game, "discard 2C 9S")
    assert told(game) == ["Ann draws 2 cards."]
    assert told(game, 0) == ["You draw 2 cards.", "You draw A♠ 4♦ and hold three aces."]


def test_a_hand_is_named_to_its_seat_when_it_is_dealt() -> None:
    game = dealt("100 100", ante=10)
    assert len([text for text in told(game, 0) if text.startswith("You hold ")]) == 1
    assert not [text for text in told(game) if text.startswith("You hold ")]


def test_a_hand_is_held_from_high_to_low() -> None:
    game = holding("2C AD JB TS 3H | 3C", stage="draw")
    assert game.arrange(game.hands[0]) == cards("JB AD TS 3H 2C")


@pytest.mark.parametrize(
    ("hand", "text"),
    [
        ("AC 9D 7H 4S 2C", "A♣ 9♦ 7♥ 4♠ 2♣: just ace high."),
        ("AC 9D 7H 4S JR", "Joker A♣ 9♦ 7♥ 4♠: a pair of aces, with the joker as A."),
        ("TC JD QH JR JB",
         "Joker, small joker Q♥ J♦ 10♣: a straight, ace high, with the jokers as A K."),
        ("KH QH 9H 4H JR",
         "Joker K♥ Q♥ 9♥ 4♥: a flush, ace high, with the joker as A of hearts."),
        ("9D JD 8D JR JB",
         "Joker, small joker J♦ 9♦ 8♦: a straight flush, queen high, "
         "with the jokers as Q 10 of diamonds."),
    ],
)  # fmt: skip
def test_a_hand_shown_is_named_with_what_a_joker_stands_for(hand: str, text: str) -> None:
    game = holding(f"{hand} | 3C 5D 6H 8C QD", stage=BETS[1], options={"allow_check": True})
    assert f"Ann shows {text}" in told(after(game, "check", "check"))


def test_what_becomes_of_the_pots_is_told() -> None:
    assert [text for text in told(shown("50 120 300", "A K Q")) if "shows" not in text] == [
        "Cyd gets 180 back, since nobody matched it.",
        "Ann wins the main pot of 150 with three aces.",
        "Ben wins a side pot of 140 with three kings.",
    ]


def test_a_shared_pot_is_told() -> None:
    game = shown("50 50 50", "a b c", dealer=2)
    assert told(game)[-2:] == [
        "Ann and Ben split the pot of 150, with a pair of aces.",
        "Cyd is out of chips.",
    ]


def test_an_all_in_is_told() -> None:
    game = after(betting("100 100", dealer=1), "bet 100")
    assert told(game) == ["Ann bets 100 and is all in."]
    assert told(after(game, "call"))[0] == "Ben calls 100 and is all in."
    assert told(game, 1)[0] == "You call 100 and are all in."


def test_the_course_of_a_hand_is_told() -> None:
    game = betting("100 100 100", dealer=2)
    heard = [told(after(game, act))[0] for act in ("bet 10", "raise 20", "call", "fold")]
    assert heard == ["Ann bets 10.", "Ben raises to 30.", "Cyd calls 30.", "Ann folds."]


def test_who_takes_the_pot_unseen_is_told() -> None:
    game = after(betting("100 100", dealer=1), "bet 10", "fold")
    assert told(game) == ["Ben folds.", "Ann takes 10 without showing."]


def test_a_seat_without_chips_and_a_folded_seat_are_dimmed() -> None:
    game = after(dealt("100 0 100 100", ante=10), "fold")
    assert [place.out for place in scene(game).seats] == [False, True, True, False]


def test_tags_tell_what_was_shown_and_who_won() -> None:
    game = shown("50 50 50 50", "A b - a")
    game.winners = [3]
    assert tags(game) == ["3 of a kind", "pair", "", "winner"]


@pytest.mark.parametrize(
    ("state", "pot"),
    [
        ({"put": [10, 20, 30]}, "60"),
        ({"put": [500, 500, 500]}, "1,500"),
        ({"put": [4, 10, 10], "scores": [0, 90, 90]}, "12 + 12"),
        ({"put": [4, 10, 16], "scores": [0, 0, 90]}, "12 + 12 + 6"),
        ({"put": [10, 10, 10], "scores": [0, 90, 90]}, "30"),
    ],
)
def test_the_pot_is_shown_in_the_parts_that_all_in_seats_make(
    state: dict[str, Any], pot: str
) -> None:
    game = betting("100 100 100")
    game.__dict__.update(state)
    assert scene(game).pot == pot


def test_the_table_shows_the_stub_the_ante_and_the_highest_stake() -> None:
    game = FiveCardDraw(4, "seed")
    assert [(badge.label, badge.value) for badge in scene(game).badges] == [("Ante", "10")]
    after(game, "bet 60")
    table = scene(game)
    assert [(badge.label, badge.value) for badge in table.badges] == [
        ("To match", "60"),
        ("Ante", "10"),
    ]
    assert [(spot.label, spot.count) for spot in table.spots] == [("Deck", 33)]


def test_the_subtitle_tells_the_hand_and_the_stage() -> None:
    game = betting("100 100", dealer=1)
    seen = [scene(game).subtitle]
    for actions in (["bet 10", "call"], ["stand", "stand"], ["fold"]):
        seen.append(scene(after(game, *actions)).subtitle)
    assert seen == [
        "Hand 1 · First bets",
        "Hand 1 · Swap",
        "Hand 1 · Second bets",
        "Hand 1 · Over",
    ]


def test_the_dealer_is_marked() -> None:
    assert [place.dealer for place in scene(betting("9 9 9", dealer=1)).seats] == [
        False,
        True,
        False,
    ]


def test_a_hand_of_a_showdown_is_seen_by_everyone() -> None:
    assert shown("50 50 50", "A K -").hands[0].seen_by == EVERYONE


def test_who_cannot_win_keeps_the_hand_secret_where_hands_are_mucked() -> None:
    game = shown("10 10 10", "K A Q", dealer=2, options=VARIANTS["modern"])
    assert [is_open(game, seat) for seat in range(3)] == [True, True, False]
    assert not set(game.hands[2]) & visible(game, 0)
    assert tags(game) == ["3 of a kind", "winner", "mucked"]
    assert told(game)[2:4] == [
        "Cyd mucks, without showing.",
        "Ben wins the pot of 30 with three aces.",
    ]


def test_who_wins_a_side_pot_shows_though_a_better_hand_lies_open() -> None:
    game = shown("50 120 120", "A K Q", dealer=2, options=VARIANTS["modern"])
    assert [is_open(game, seat) for seat in range(3)] == [True, True, False]


def test_a_bet_says_what_it_costs() -> None:
    game = after(betting("200 200 200"), "bet 50")
    assert offered(game) == [
        "Call 50",
        "Raise to 100",
        "Raise to 150 · pot",
        "Raise to 200 · all in",
        "Fold",
    ]


def test_a_call_with_too_few_chips_costs_what_there_is() -> None:
    game = after(betting("200 200 30"), "bet 50")
    assert "Call 30 · all in" in offered(game)


def test_a_free_check_stands_first() -> None:
    assert offered(betting("200 200", allow_check=True))[0] == "Check"
