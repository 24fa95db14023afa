"""Texts are shortened between signs as people see them, in any script."""

import pytest

from bot.shortening import display_width, shortened

FAMILY = "👨‍👩‍👧‍👦"
CARD = "<:QS_0123abcd:1234567890>"


def test_a_text_that_fits_stays_as_it_is() -> None:
    assert shortened("Two to six players", 18) == "Two to six players"
    assert shortened("点数の低い人が勝ち", 9) == "点数の低い人が勝ち"


def test_words_are_kept_whole_where_there_are_spaces() -> None:
    assert shortened("Two to six players", 12) == "Two to six…"
    assert shortened("Очки за взятки", 13) == "Очки за…"
    assert shortened("하트 놀이 규칙", 7) == "하트 놀이…"


def test_a_long_word_is_cut_rather_than_nearly_all_of_a_text() -> None:
    assert shortened("Das Donaudampfschifffahrtsgesellschaftskapitänspatent", 20) == (
        "Das Donaudampfschif…"
    )


@pytest.mark.parametrize(
    ("text", "most", "short"),
    [
        ("最后一张牌打完的人赢得这一局", 8, "最后一张牌打完…"),
        ("ハートのクイーンを取らないこと", 8, "ハートのクイー…"),
        ("ไพ่ใบสุดท้าย", 6, "ไพ่ใบ…"),
    ],
)
def test_a_script_without_spaces_is_cut_anywhere(text: str, most: int, short: str) -> None:
    assert shortened(text, most) == short


@pytest.mark.parametrize(
    "sign", [FAMILY, CARD, "🇩🇪", "👍🏽", "e\u0301", "❤️", "<t:1700000000:R>", "\\*"]
)
def test_nothing_that_people_see_as_one_sign_is_cut_in_two(sign: str) -> None:
    text = 4 * sign
    for most in range(2, len(text)):
        short = shortened(text, most)
        assert len(short) <= most
        assert short == sign * short.count(sign) + "…"


def test_an_ending_of_its_own_counts_too() -> None:
    assert shortened("to 50 · no jokers · fast", 19, " …") == "to 50 · no jokers …"
    assert shortened("to 50 · no jokers · fast", 18, " …") == "to 50 · no …"


def test_ideographs_and_emoji_are_twice_as_wide_as_letters() -> None:
    assert display_width("Join") == 4
    assert display_width("Şans") == 4
    assert display_width("参加する") == 8
    assert display_width("참가") == 4
    assert display_width(f"{FAMILY} 2") == 4
    assert display_width("e\u0301") == 1
