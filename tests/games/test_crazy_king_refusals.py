"""Why Crazy King refuses an action, by key, and what its sentence says is legal instead."""

import pytest

from games.crazy_king import CrazyKing, Options
from games.text import IllegalAction
from games.words import translator
from tests.games.crazy_king_positions import moves, position
from tests.games.positions import after

SAY = translator(["Ann", "Ben", "Cyd"])


def refused(game: CrazyKing, action: str) -> tuple[str, str]:
    """The key and the sentence of a refusal to the seat that is to act."""
    with pytest.raises(IllegalAction) as refusal:
        game.apply(game.turn, action)
    return refusal.value.words.key, SAY(refusal.value.words)


def test_a_card_of_another_hand_is_not_in_hand() -> None:
    key, sentence = refused(position("3H | 2S 9D", "7H"), "9D")
    assert (key, sentence) == (
        "not-in-hand",
        "You don't have 9♦. Play a card from your hand.",
    )


def test_a_card_that_does_not_fit_is_told_the_suit_and_rank_that_do() -> None:
    key, sentence = refused(position("3H TS | 2S", "7H"), "TS")
    assert key == "must-fit"
    assert "hearts" in sentence
    assert "another 7" in sentence


def test_the_suit_to_fit_is_the_one_called() -> None:
    assert "diamonds" in refused(position("4S 6D | 2S", "KS", suit="D"), "4S")[1]


def test_a_king_must_name_a_suit() -> None:
    key, sentence = refused(position("KD 3H | 2S", "7H"), "KD")
    assert key == "call-a-suit"
    assert "clubs, diamonds, hearts or spades" in sentence


def test_a_king_that_names_no_real_suit_is_asked_for_one() -> None:
    assert refused(position("KD 3H | 2S", "7H"), "KD suit X")[0] == "call-a-suit"


def test_the_last_king_names_no_suit() -> None:
    key, sentence = refused(position("KD | 2S", "7H"), "KD suit S")
    assert key == "call-the-last-king"
    assert "no suit needed" in sentence


@pytest.mark.parametrize("action", ["2S", "draw"])
def test_a_skipped_player_may_only_answer_with_a_king_or_pass(action: str) -> None:
    key, sentence = refused(after(position("JH 4C | 2S 9H | 3S", "7H"), "JH"), action)
    assert (key, sentence) == ("skipped", "You're skipped. Answer with a king, or pass.")


@pytest.mark.parametrize("action", ["draw", "pass"])
def test_who_holds_a_fitting_card_is_told_which(action: str) -> None:
    key, sentence = refused(position("3H 7S 9C | 2S", "7H"), action)
    assert key == "must-play"
    assert "play 3♥ 7♠" in sentence


def test_draw_comes_before_pass() -> None:
    key, sentence = refused(position("2S 9C | 3S", "7H"), "pass")
    assert key == "must-draw"
    assert "Draw a card first" in sentence


def test_a_third_draw_is_too_many() -> None:
    key, sentence = refused(after(position("2S 9C | 3S", "7H"), "draw", "draw"), "draw")
    assert key == "drawn-enough"
    assert "or pass" in sentence


def test_an_empty_stock_gives_nothing_to_draw() -> None:
    assert refused(position("2S 9C | 3S", "7H", ""), "draw")[0] == "drawn-enough"


@pytest.mark.parametrize("action", ["draw", "pass"])
def test_a_king_that_obliges_must_be_played(action: str) -> None:
    key, sentence = refused(position("KD 9C | 2S", "7H", options={"king_obliges": True}), action)
    assert key == "must-play-king"
    assert "have to play it" in sentence


@pytest.mark.parametrize("action", ["nonsense", "", "suit S", "3H suit S"])
def test_what_is_no_action_is_answered_with_the_cards_that_are_legal(action: str) -> None:
    told = refused(position("3H KC 9C | 2S", "7H"), action)
    assert told == ("bad-card", f"“{action}” isn't a card. You can play 3♥ K♣.")


def test_what_is_no_action_is_answered_with_the_rule_where_no_card_fits() -> None:
    told = refused(position("3S 9C | 2S", "7H", "2D"), "nonsense")
    assert told[0] == "must-fit"
    assert told[1].endswith(
        "Play hearts, another 7 or a king. If you have none of those, draw or pass."
    )


def test_another_seat_is_told_whose_turn_it_is() -> None:
    game = position("3H | 2S 9H", "7H")
    with pytest.raises(IllegalAction) as refusal:
        game.apply(1, "9H")
    assert SAY(refusal.value.words) == "It's not your turn, it's Ann's."


def test_between_rounds_only_the_host_deals() -> None:
    game = after(position("3H | 2S 9H", "7H"), "3H")
    with pytest.raises(IllegalAction, match="round-over"):
        game.apply(0, "2S")
    assert moves(game) == []


def test_ten_cards_each_leave_one_in_the_stock_of_five() -> None:
    assert len(CrazyKing(5, "seed", Options(hand_size=10)).stock) == 1
