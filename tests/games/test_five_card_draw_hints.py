"""The computer player of Five Card Draw, section 12."""

from random import Random
from typing import Any

import pytest

from games.cards import Pile, cards
from games.five_card_draw import FiveCardDraw, Options
from games.five_card_draw.evidence import discards_of, shaded
from games.five_card_draw.hint import answer, estimated_chance, opening
from games.five_card_draw.state import BETS
from games.view import view
from tests.games.five_card_draw_positions import betting, holding, shown
from tests.games.positions import after
from tests.voice import SAY

WEAK = "3C 4D 6H 8S 9C"


def said(game: FiveCardDraw) -> tuple[str, str]:
    """The hint to the seat to act, and its reason in English."""
    hint = game.mind.hint(game, game.turn)
    return hint.action, SAY(hint.why)


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        pytest.param("TC JD QH KS AC", "", id="straight"),
        pytest.param("2H 5H 9H TH KH", "", id="flush"),
        pytest.param("9H 9D 9S KC KH", "", id="full house"),
        pytest.param("9H 9D KS KC JR", "", id="full house with the joker"),
        pytest.param("9H 9D 9S 9C JR", "", id="five of a kind"),
        pytest.param("9H 9D 9S 9C KH", "KH", id="four of a kind"),
        pytest.param("9H 9D 9S JR 2H", "2H", id="four of a kind with the joker"),
        pytest.param("TH TD TS 4C 5H", "4C 5H", id="three of a kind"),
        pytest.param("TH TD JR 4C 5H", "4C 5H", id="joker and pair"),
        pytest.param("AC KD 9H JR JB", "KD 9H", id="two jokers"),
        pytest.param("JH JD 2S 2C 5H", "5H", id="two pair"),
        pytest.param("8H 8D 2S KC 5H", "2S 5H KC", id="pair"),
        pytest.param("8H 8D 2H KH 5H", "2H 5H KH", id="pair and four to a flush"),
        pytest.param("2H 7H KH 5S JR", "5S", id="joker and four to a flush"),
        pytest.param("7H 8D 9S KC JR", "KC", id="joker and four to a straight"),
        pytest.param("7H 8D TS KC JR", "KC", id="joker and four to a straight by three ranks"),
        pytest.param("7H 9D JS KC JR", "7H 9D JS", id="joker and four that two ranks complete"),
        pytest.param("2C 3D 7S KC JR", "2C 3D 7S", id="joker alone"),
        pytest.param("2H 7H 9H KH 5S", "5S", id="four to a flush"),
        pytest.param("7H 8D 9S TC 2C", "2C", id="four to a straight, open at both ends"),
        pytest.param("7H 8D 9S JC 2C", "2C 7H 8D", id="four to a straight, open inside"),
        pytest.param("AH 2D 3S 4C 9C", "2D 3S 4C", id="four to a straight, open at one end"),
        pytest.param("2C 4D 7S JC KH", "2C 4D 7S", id="nothing"),
    ],
)
def test_what_is_thrown(hand: str, thrown: str) -> None:
    assert set(discards_of(cards(hand))[0]) == set(cards(thrown))


@pytest.mark.parametrize(
    ("hand", "action", "why"),
    [
        ("TC JD QH KS AC", "stand", "You have a straight, ace high. Keep all five."),
        ("8H 8D 2S KC 5H", "discard 2S 5H KC", "Keep a pair of eights and swap three."),
        ("9H 9D 9S 9C KH", "discard KH", "Keep four nines and swap one."),
        ("2H 7H KH 5S JR", "discard 5S", "You're one card short of a flush. Swap the odd one."),
        ("7H 8D 9S KC JR", "discard KC",
         "You're one card short of a straight, and plenty of cards make it. Swap the odd one."),
        ("2C 3D 7S KC JR", "discard 2C 3D 7S",
         "Keep the joker and your highest card, and swap three."),
        ("2C 4D 7S JC KH", "discard 2C 4D 7S",
         "Nothing there yet. Keep your highest cards and swap three."),
    ],
)  # fmt: skip
def test_a_discard_gives_its_reason(hand: str, action: str, why: str) -> None:
    assert said(holding(f"{hand} | 3C", stage="draw")) == (action, why)


@pytest.mark.parametrize(("max_draw", "action"), [(1, "discard 2S"), (2, "discard 2S 5H")])
def test_of_too_many_cards_the_lowest_are_thrown(max_draw: int, action: str) -> None:
    game = holding("8H 8D 2S KC 5H | 3C", stage="draw", options={"max_draw": max_draw})
    assert said(game) == (action, f"Keep a pair of eights and swap {('one', 'two')[max_draw - 1]}.")


def table(live: int, put: list[int], **state: Any) -> FiveCardDraw:
    """A betting stage with so many seats in the hand."""
    game = betting(" ".join(["1000"] * live), dealer=live - 1, **state.pop("options", {}))
    game.put = put + [0] * (live - len(put))
    game.__dict__.update(state)
    return game


@pytest.mark.parametrize(
    ("live", "allow_check", "chance", "action"),
    [
        (4, False, 0.25, "bet"),
        (4, False, 0.24, "fold"),
        (4, True, 0.32, "check"),
        (4, True, 0.33, "bet"),
        (2, False, 0.5, "bet"),
        (2, False, 0.49, "fold"),
    ],
)
def test_what_is_done_before_a_bet(
    live: int, allow_check: bool, chance: float, action: str
) -> None:
    assert opening(table(live, [], options={"allow_check": allow_check}), chance) == action


@pytest.mark.parametrize(
    ("live", "raises", "may_raise", "chance", "action"),
    [
        pytest.param(4, 1, True, 0.61, "raise", id="a good chance"),
        pytest.param(4, 1, True, 0.6, "call", id="not good enough"),
        pytest.param(2, 1, True, 0.6, "call", id="not good enough against one"),
        pytest.param(2, 1, True, 0.61, "raise", id="a good chance against one"),
        pytest.param(4, 3, True, 0.9, "raise", id="after two raises"),
        pytest.param(4, 4, True, 0.9, "call", id="after three raises"),
        pytest.param(4, 1, False, 0.9, "call", id="a raise is not open"),
        pytest.param(4, 1, True, 0.275, "call", id="the pot pays"),
        pytest.param(4, 1, True, 0.274, "fold", id="the pot does not pay"),
    ],
)
def test_what_is_done_after_a_bet(
    live: int, raises: int, may_raise: bool, chance: float, action: str
) -> None:
    assert answer(table(live, [60], raises=raises), 20, may_raise, chance) == action


@pytest.mark.parametrize(
    ("stage", "chance"), [(BETS[0], 0.75 * 0.64 + 0.25 / 3), (BETS[1], 0.64**1.5)]
)
def test_the_estimate_is_shaded_by_the_stage_and_by_each_bet(stage: str, chance: float) -> None:
    game = betting("100 100 100", stage=stage)
    assert shaded(game, 0.64, game.raises) == pytest.approx(chance)
    game.raises = 1
    after_one = shaded(game, 0.64, game.raises)
    game.raises = 2
    assert shaded(game, 0.64, game.raises) < after_one < chance


def test_a_pair_of_queens_does_not_raise_who_has_bet() -> None:
    game = holding("QS QC TD 9S 3H | KH |", chips="990 970 990", put=[10, 30, 10, 10])
    game.live[2], game.stakes, game.raises = False, [0, 20, 0], 1
    assert said(game)[0] == "call"


@pytest.mark.parametrize(
    ("hand", "seats", "least", "most"),
    [
        ("9H 9D 9S 9C JR", 4, 1, 1),
        ("2C 3D 4H 5S 7C", 2, 0, 0.05),
        ("KC KD 7H 4S 2C", 2, 0.7, 0.98),
        ("KC KD 7H 4S 2C", 6, 0.05, 0.6),
    ],
)
def test_the_chance_is_that_of_beating_random_hands(
    hand: str, seats: int, least: float, most: float
) -> None:
    game = holding(hand + " |" * (seats - 1))
    assert least <= estimated_chance(game, 0) <= most


def test_a_tie_counts_half() -> None:
    game = betting("100 100", dealer=1, jokers=0)
    equal = cards("TD JC QS KH AD")
    game.hands[0] = Pile(cards("TC JD QH KS AC"), 0)
    game.discards[0] = Pile([c for c in game.pack() if c not in (*game.hands[0], *equal)], 0)
    assert estimated_chance(game, 0) == 0.5


def test_thrown_cards_are_not_dealt_to_opponents_in_a_guess() -> None:
    game = holding("2C 4D 7S JC KH | 3C", stage=BETS[1])
    before = estimated_chance(game, 0)
    game.discards[0] += cards("AC AD AH AS KC KD KS QC QD QH QS JR JB")
    game.stub[:] = [card for card in game.stub if card not in game.discards[0]]
    assert estimated_chance(game, 0) > before


def test_the_same_view_gives_the_same_hint() -> None:
    game = FiveCardDraw(5, "seed")
    first, *more = (view(game, game.turn).hint() for _ in range(5))
    assert more == [first] * 4


def test_a_hint_does_not_depend_on_hidden_cards() -> None:
    game = FiveCardDraw(4, "seed")
    seen = view(game, game.turn)
    worlds = [seen.sample(Random(n)) for n in range(5)]
    assert {world.mind.hint(world, game.turn) for world in worlds} == {
        game.mind.hint(game, game.turn)
    }


@pytest.mark.parametrize(
    ("actions", "hand", "action", "words"),
    [
        ([], "9H 9D 9S 9C JR", "bet 10", "worth a bet"),
        ([], WEAK, "fold", "Not enough to bet on"),
        (["bet 100"], "9H 9D 9S 9C JR", "raise 100", "worth a raise"),
        (
            ["bet 100"],
            WEAK,
            "fold",
            "they're betting, so their hands are better than random. Fold.",
        ),
    ],
)
def test_a_bet_gives_its_reason(actions: list[str], hand: str, action: str, words: str) -> None:
    game = after(holding("| | |"), *actions)
    game.hands[game.turn] = Pile(cards(hand), game.turn)
    acted, why = said(game)
    assert acted == action
    assert words in why


def test_the_reason_tells_hand_and_chance() -> None:
    game = holding("9H 9D 9S 9C JR | | |")
    assert said(game)[1] == (
        "With five nines, you'd beat 3 random hands about 95% of the time. That's worth a bet."
    )


def test_half_the_pot_is_bet_within_what_is_possible() -> None:
    game = holding("9H 9D 9S 9C JR | | |", put=[100, 100, 100, 100])
    assert said(game)[0] == "bet 200"
    game = holding("9H 9D 9S 9C JR | | |", chips="70 100 100 100", put=[100, 100, 100, 100])
    assert said(game)[0] == "bet 70"


def test_a_free_check_is_preferred_to_a_fold() -> None:
    game = holding(f"{WEAK} | |", options={"allow_check": True})
    action, why = said(game)
    assert action == "check"
    assert why.endswith("Not enough to bet, and checking is free.")


def test_a_bankrupt_seat_buys_in_again() -> None:
    game = shown("50 50", "A K", options=Options(rebuy=True))
    assert said(game) == ("rebuy", "Without chips all you can do is watch.")


@pytest.mark.parametrize(
    ("game", "action"),
    [
        (betting("100 100", dealer=1), "fold"),
        (betting("100 100", dealer=1, allow_check=True), "check"),
        (after(betting("100 100", dealer=1, allow_check=True), "bet 10"), "fold"),
        (after(betting("100 100", dealer=1), "bet 10", "call"), "stand"),
        (shown("50 50", "A K", options=Options(rebuy=True)), "pass"),
    ],
)
def test_who_is_idle_checks_or_folds_stands_pat_and_does_not_buy_in(
    game: FiveCardDraw, action: str
) -> None:
    assert game.mind.timeout_action(game, game.turn) == action
