"""What the computer player of Gong Zhu does, section 14."""

from typing import Any

import pytest

from games.cards import cards
from games.gong_zhu import GongZhu
from games.view import view
from games.words import translator
from tests.games.gong_zhu_positions import exposing, position
from tests.games.positions import hint_of, timeout_of

tr = translator()
NINE_HEARTS = "2H 3H 4H 5H 6H 7H 8H 9H JH"
TEN_HEARTS = "TH 9H 8H 7H 6H 5H 4H 3H 2H JH"
PIG_GONE = "QS|||"
SHEEP_AND_TWO = "2D 3D 4D 5D|6D 7D 8D|9D TD|"
SHEEP_AND_ONE = "2D 3D 4D 5D|6D 7D 8D|9D TD QD|"
"""What has been taken while the others have so many diamonds beside the sheep."""


def hinted(game: GongZhu) -> tuple[str, str]:
    """The action hinted to the seat to act, and the key of the reason."""
    hint = hint_of(game, game.turn)
    action, why = hint.action, hint.why
    assert game.check(game.turn, action) is None
    assert tr(why)
    return str(action), why.key.removeprefix("gong-zhu-hint-")


def offered(hand: str, **options: Any) -> str:
    """What a hand that is to expose is told to."""
    game = exposing(f"{hand} | 2C | 3C | 4C", **options)
    return hint_of(game, 0).action.removeprefix("expose ")


@pytest.mark.parametrize(
    ("hand", "exposed"),
    [
        pytest.param("QS 2S 3S 4S 5S", "QS", id="pig among five"),
        pytest.param("QS 2S 3S 4S AH", "none", id="pig among four"),
        pytest.param("TC 5C 6C 7C 8C", "TC", id="transformer among five"),
        pytest.param("TC 5C 6C 7C AH", "none", id="transformer among four"),
        pytest.param("AH 2H 3H 4H 5H", "AH", id="ace among five"),
        pytest.param("AH 2H 3H 4H", "none", id="ace among four"),
        pytest.param("JD AD QD", "JD", id="sheep with two catchers"),
        pytest.param("JD AD 3D 4D", "none", id="sheep with one"),
        pytest.param("JD 2D 3D 4D 5D", "none", id="sheep with none"),
        pytest.param("QS 2S 3S 4S 5S JD KD AD TC", "QS JD", id="several"),
    ],
)
def test_what_is_worth_exposing_with_a_partner(hand: str, exposed: str) -> None:
    assert offered(hand, partners=True) == exposed


@pytest.mark.parametrize(
    ("hand", "exposed"),
    [
        pytest.param("QS 2S 3S 4S 5S 6S 7S", "none", id="never the pig"),
        pytest.param("TC 5C 6C 7C 8C 9C 2C", "none", id="never the transformer"),
        pytest.param("AH 2H 3H 4H 5H 6H 7H", "AH", id="ace among seven"),
        pytest.param("AH 2H 3H 4H 5H 6H", "none", id="ace among six"),
        pytest.param("JD AD QD", "JD", id="sheep with two catchers"),
        pytest.param("JD AD 3D 4D", "none", id="sheep with one"),
        pytest.param("QS 2S 3S 4S 5S JD KD AD TC", "JD", id="several"),
    ],
)
def test_less_is_worth_exposing_alone(hand: str, exposed: str) -> None:
    assert offered(hand) == exposed


def test_exposing_is_explained_by_how_often_the_cards_come_back() -> None:
    game = exposing("QS 2S 3S 4S 5S JD AD | 2C | 3C | 4C", partners=True)
    assert tr(hint_of(game, 0).why) == (
        "Whatever you expose counts double for whoever takes it, so expose what others will get "
        "stuck with, or a sheep you'll take yourself. Chance that you take the Q♠: 10%. "
        "Chance that you take the J♦: 63 to 68%."
    )
    game = exposing("QS 2S 3S 4S 5S | 2C | 3C | 4C")
    assert tr(hint_of(game, 0).why) == (
        "Keep them hidden. Whatever you expose counts double for whoever takes it. You might gain "
        "on one player, but you could lose to all three. Chance that you take the Q♠: 10%."
    )
    game = exposing("TC 5C AH 2H | 2C | 3C | 4C")
    assert tr(hint_of(game, 0).why) == (
        "Keep them hidden. Whatever you expose counts double for whoever takes it, and the odds "
        "are against you. Chance that you take the 10♣: 63%. "
        "With an A♥ like yours, hearts cost you 51 points on average; the usual is 50."
    )


@pytest.mark.parametrize(
    ("hand", "taken", "card", "why"),
    [
        pytest.param("5S JS 4D", "", "JS", "chase", id="a spade below the queen"),
        pytest.param("5S JS KS 4D", "", "4D", "short", id="not beside a king with two"),
        pytest.param("2S 5S JS KS 4D", "", "JS", "chase", id="that three hide"),
        pytest.param("5S 4S 4D QS", "", "4D", "short", id="not with the pig in hand"),
        pytest.param("3S 5H", "QS AS KS JS|TS 9S 8S 7S||6S", "3S", "short", id="two beat a spade"),
        pytest.param("3S 5H", "QS AS KS JS|TS 9S 8S 7S||6S 5S", "5H", "heart", id="one does"),
        pytest.param("KS KH QH", "", "QH", "heart", id="no ace or king while the pig is out"),
        pytest.param("KS KH QH", PIG_GONE, "KS", "short", id="but when it is gone"),
        pytest.param("JD 5C 4C", "AH|||", "4C", "short", id="the sheep waits"),
        pytest.param("JD AD KD QD 4C", "", "JD", "cash-sheep", id="the sheep is sure"),
        pytest.param("AD KD 5C 4C 3C", "", "3C", "short", id="catchers wait"),
        pytest.param("KD KH QH", "JD|||", "KD", "short", id="not for a sheep that is gone"),
        pytest.param("AD 3C", SHEEP_AND_ONE, "AD", "catch-sheep", id="it has to fall soon"),
        pytest.param("AD 3C", SHEEP_AND_TWO, "3C", "short", id="others can follow below it"),
        pytest.param("KD 3C", SHEEP_AND_ONE, "3C", "short", id="the ace would catch it"),
        pytest.param("TC 9C 4D 3D 2D", "", "9C", "short", id="not the transformer"),
        pytest.param("AC 4D 3D", "", "3D", "short", id="no high club while it is out"),
        pytest.param("KC KH QH", "TC|||", "KC", "short", id="but when it is gone"),
        pytest.param("9H 4H", "", "4H", "heart", id="the lowest heart"),
        pytest.param("AD AH", "", "AH", "risky", id="nothing safe"),
    ],
)
def test_leads(hand: str, taken: str, card: str, why: str) -> None:
    assert hinted(position(hand, taken=taken)) == (card, why)


@pytest.mark.parametrize(
    ("hand", "trick", "card", "why"),
    [
        pytest.param("QS 3S", "KS", "QS", "drop-pig", id="the pig under the king"),
        pytest.param("QS 3S", "JS", "3S", "duck", id="the pig is kept"),
        pytest.param("KS 9S 3S", "JS", "9S", "duck", id="just below"),
        pytest.param("KS AS 3S", "4S 5S 6S", "AS", "high-last", id="last, no pig"),
        pytest.param("KS 3S", "4S QS 6S", "3S", "duck", id="last, with the pig"),
        pytest.param("KS 3S", "4S 5S AH", "3S", "duck", id="last, with a costly heart"),
        pytest.param("QS 9S", "4S 5S 6S", "9S", "high-last", id="last, never with the pig"),
        pytest.param("KS AS", "4S QS 6S", "AS", "must-take", id="last, it comes anyway"),
        pytest.param("KS AS", "4S QS", "KS", "low", id="somebody may play higher"),
    ],
)
def test_following_spades(hand: str, trick: str, card: str, why: str) -> None:
    assert hinted(position(hand, trick)) == (card, why)


@pytest.mark.parametrize(
    ("hand", "trick", "taken", "card", "why"),
    [
        pytest.param("TC 3C", "KC", "", "TC", "drop-transformer", id="under the king"),
        pytest.param("TC 3C", "9C", "", "3C", "duck", id="kept"),
        pytest.param("AC 3C", "4C TC 6C", "", "3C", "duck", id="not taken"),
        pytest.param("AC 3C", "4C TC 6C", "JD|||", "AC", "take-transformer", id="wanted"),
        pytest.param("TC 3C", "9C 4C 5C", "JD|||", "TC", "take-transformer", id="kept at home"),
        pytest.param("AC 3C", "4C 5C 6C", "", "AC", "high-last", id="last and free"),
    ],
)
def test_following_clubs(hand: str, trick: str, taken: str, card: str, why: str) -> None:
    assert hinted(position(hand, trick, taken=taken)) == (card, why)


@pytest.mark.parametrize(
    ("hand", "trick", "taken", "card", "why"),
    [
        pytest.param("AD QD 3D", "JD", "", "AD", "take-sheep", id="caught with the highest"),
        pytest.param("AD 3D", "JD QS 4D", "", "3D", "duck", id="not with the pig"),
        pytest.param("TD 3D", "JD", "", "TD", "duck", id="out of reach"),
        pytest.param("JD 3D", "4D 5D 6D", "", "JD", "take-sheep", id="brought home last"),
        pytest.param("JD 3D", "4D 5D QD", "", "3D", "keep-sheep", id="never to lose it"),
        pytest.param("AD KD 3D", "4D", "", "3D", "keep-sheep", id="catchers are not spent"),
        pytest.param("AD KD", "4D", "", "KD", "low", id="unless there is nothing else"),
        pytest.param("AD 3D", "4D", "JD|||", "3D", "duck", id="the sheep is gone"),
    ],
)
def test_following_diamonds(hand: str, trick: str, taken: str, card: str, why: str) -> None:
    assert hinted(position(hand, trick, taken=taken)) == (card, why)


@pytest.mark.parametrize(
    ("hand", "trick", "card", "why"),
    [
        pytest.param("AH 9H 3H", "TH", "9H", "duck", id="below the winner"),
        pytest.param("AH JH", "TH 2H 3H", "AH", "must-take", id="highest when last"),
        pytest.param("AH JH", "TH 2H", "JH", "low", id="lowest before others"),
        pytest.param("9H", "TH", "9H", "only", id="a single card"),
    ],
)
def test_following_hearts(hand: str, trick: str, card: str, why: str) -> None:
    assert hinted(position(hand, trick)) == (card, why)


def test_the_void_throw_what_is_most_dangerous_first() -> None:
    hand = cards("QS AH KH QH AS KS TC JH 9H 2H AC JC TS 8C 3S")
    while len(hand) > 1:
        assert hinted(position(" ".join(reversed(hand)), "4D")) == (hand[0], "throw")
        del hand[0]


def test_high_spades_are_thrown_while_another_holds_the_pig() -> None:
    assert hinted(position("AS KS JH 3C", "4D")) == ("AS", "throw")
    assert hinted(position("AS KS JH 3C", "4D", taken=PIG_GONE)) == ("JH", "throw")


def test_ace_king_and_queen_of_hearts_are_thrown_before_high_spades() -> None:
    assert hinted(position("KS 6S 5S AH JH TD 4D", "JC")) == ("AH", "throw")
    assert hinted(position("KS 6S 5S QH JH TD 4D", "JC")) == ("QH", "throw")


def test_high_clubs_are_thrown_while_another_holds_the_transformer() -> None:
    assert hinted(position("JC TS 3S", "4D")) == ("JC", "throw")
    assert hinted(position("JC KS 3S", "4D", taken="TC QS|||")) == ("KS", "throw")


def test_the_sheep_and_what_catches_it_are_not_thrown() -> None:
    assert hinted(position("JD 2S", "4C")) == ("2S", "throw")
    assert hinted(position("AD 2S", "4C")) == ("2S", "throw")
    assert hinted(position("AD 2S", "4C", taken="JD|||")) == ("AD", "throw")


def test_one_heart_is_taken_on_purpose_from_who_has_all() -> None:
    taken = f"|{NINE_HEARTS}||"
    assert hinted(position("AH QH", "KH", taken=taken)) == ("AH", "stop")
    assert hinted(position("AH QH 3D", "", taken=taken)) == ("AH", "stop")


def test_while_many_hearts_are_out_nobody_need_be_stopped() -> None:
    eight, two_take = "|2H 3H 4H 5H 6H 7H 8H 9H||", f"|{NINE_HEARTS}|TH|"
    assert hinted(position("AH QH", "KH", taken=eight)) == ("QH", "duck")
    assert hinted(position("AH QH", "KH", taken=two_take)) == ("QH", "duck")


def test_no_heart_is_thrown_to_who_has_all() -> None:
    taken = f"|{NINE_HEARTS}||"
    assert hinted(position("KH 3D", "4S 8S QC", taken=taken)) == ("KH", "throw")
    assert hinted(position("KH 3D", "9S 8S QC", taken=taken)) == ("3D", "keep-heart")
    assert hinted(position("KH QH", "9S 8S QC", taken=taken)) == ("KH", "throw")


def test_a_partner_who_has_all_the_hearts_is_left_alone() -> None:
    game = position("AH QH", "KH", taken=f"||{NINE_HEARTS}|", options={"partners": True})
    assert hinted(game) == ("QH", "duck")


def test_who_has_ten_hearts_goes_for_the_rest() -> None:
    taken = f"{TEN_HEARTS}|||"
    assert hinted(position("AH 2C", "", taken=taken)) == ("AH", "collect")
    assert hinted(position("AS 2S", "KS QH", taken=taken)) == ("AS", "collect")
    assert hinted(position("KH 2C", "3D", taken=taken)) == ("2C", "collect")


def test_nothing_costly_is_thrown_to_a_partner() -> None:
    game = position("AH 8C", "4S KD 3D", taken=PIG_GONE, options={"partners": True})
    assert hinted(game) == ("AH", "throw")
    game = position("AH 8C", "4D KD 3D", options={"partners": True})
    assert hinted(game) == ("8C", "spare")
    game = position("QS 2S", "4S KS 3S", options={"partners": True})
    assert hinted(game) == ("2S", "high-last")


def test_nothing_is_exposed_for_a_player_whose_time_is_up() -> None:
    game = exposing("QS 2S 3S 4S 5S | 2C | 3C | 4C", partners=True)
    assert hint_of(game, 0).action == "expose QS"
    assert timeout_of(game, 0) == "expose none"


def test_a_card_is_played_as_hinted_for_a_player_whose_time_is_up() -> None:
    assert timeout_of(position("QS 3S", "KS"), 0) == "QS"


def test_a_hint_needs_no_hand_but_its_own() -> None:
    game = GongZhu(4, "seed")
    while not game.resting:
        seat = game.waiting()[0]
        hint = view(game, seat).hint()
        assert hint == hint_of(game, seat)
        assert hint is not None
        game.apply(seat, hint.action)
