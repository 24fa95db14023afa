"""What Gong Zhu tells, in English."""

from games.gong_zhu import GongZhu
from games.words import translator
from tests.games.gong_zhu_positions import exposing, position
from tests.games.positions import after

tr = translator(["Ann", "Bob", "Cid", "Dee"])


def told(game: GongZhu, action: str) -> list[str]:
    """What everybody hears when the seat to act does this."""
    return [tr(event.words) for event in game.apply(game.waiting()[0], action)]


def told_at_the_end(taken: str, trick: str, card: str, scores: list[int]) -> list[str]:
    """What is told of a hand whose last trick ends with Ann's card."""
    game = position(card, trick, taken=taken, scores=scores)
    for seat in (1, 2, 3):
        game.hands[seat].clear()
    return told(game, card)


def test_that_somebody_has_answered_is_told_and_then_what() -> None:
    game = exposing("QS TC | JD | 2C | 3C")
    assert told(game, "expose QS TC") == ["Ann has decided what to expose."]
    assert told(game, "expose none") == ["Bob has decided what to expose."]
    assert told(game, "expose none") == ["Cid has decided what to expose."]
    assert told(game, "expose none") == [
        "Dee has decided what to expose.",
        "Bob, Cid and Dee expose nothing.",
        "Ann exposes Q♠ 10♣.",
        "Cid leads.",
    ]


def test_in_turn_each_answer_is_told_at_once() -> None:
    game = exposing("QS TC | JD | 2C | 3C", expose_timing="in_turn")
    for name in ("Cid", "Dee"):
        assert told(game, "expose none") == [f"{name} exposes nothing."]
    assert told(game, "expose QS") == ["Ann exposes Q♠."]
    assert told(game, "expose none") == ["Bob exposes nothing.", "Cid leads."]


def test_cards_and_tricks_are_told() -> None:
    assert told(position("4C 3H", "2C JC 9C"), "4C") == [
        "Ann plays 4♣.",
        "Cid takes it with J♣.",
    ]


def test_a_trick_begun_is_told_card_by_card() -> None:
    assert told(after(position("4C 3H"), "4C"), "6C") == ["Bob plays 6♣."]


def test_the_points_of_a_hand_are_told() -> None:
    assert told_at_the_end("5H AH|JD||TC", "2S QS 3S", "KS", [0, 0, 0, 0]) == [
        "Ann plays K♠ and takes it.",
        "Ann took Q♠ A♥ 5♥: −160 points.",
        "Bob took J♦: 100 points.",
        "Cid took nothing that counts.",
        "Dee took 10♣: 50 points.",
    ]


def test_the_pigs_of_the_match_are_told() -> None:
    assert told_at_the_end("|||", "2S QS 3S", "KS", [-900, 0, 0, 0])[-1] == "Ann is the pig!"
    assert told_at_the_end("|||", "2S QS 3S", "KS", [-900, 0, -1000, 0])[-1] == (
        "Ann and Cid are pigs!"
    )
