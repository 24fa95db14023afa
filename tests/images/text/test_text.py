"""Names: whatever people call themselves fits, is drawn right, and cannot spoil the picture."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops

from images.layout.breadth import breadth
from images.text.bidi import levels
from images.text.clean import clean, initial
from images.text.shaping import graphemes, line
from images.text.writing import ELLIPSIS, capitals, fitted, length, mask, write
from images.theme import IDEOGRAPHIC, LEAST_TEXT

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
SCRIPTS = {
    "Arabic": "محمد علي",
    "Armenian": "Հովհաննես Թումանյան",
    "Bengali": "রবীন্দ্রনাথ",
    "Chinese": "李雷王芳",
    "Cyrillic": "Дмитрий",
    "Devanagari": "क्षत्रिय देवनागरी",
    "Emoji": f"🐶❤\ufe0f{FAMILY}🇩🇪1\ufe0f\u20e3",
    "Ethiopic": "ኢትዮጵያ",
    "Georgian": "გიორგი ᲗᲐᲛᲐᲠᲘ",
    "Greek": "Ωμέγα",
    "Gujarati": "શ્રી કૃષ્ણ પટેલ",
    "Hebrew": "שָׁלוֹם דוד",
    "Japanese": "さくら木ノ本",
    "Khmer": "ខ្មែរ",
    "Korean": "김철수",
    "Lao": "ລາວ",
    "Latin": "Żółć Ærøskøbing",
    "Myanmar": "မြန်မာ",
    "Persian": "می\u200cخواهم",  # noqa: RUF001
    "Tamil": "தமிழ்",
    "Telugu": "తెలుగు",
    "Thai": "สมชาย ผู้ใหญ่",
    "Vietnamese": "Nguyễn Đức",
}
scripts = pytest.mark.parametrize("name", SCRIPTS.values(), ids=SCRIPTS)


@given(st.text(st.characters(max_codepoint=0x24F)).map(clean))
def test_every_character_of_latin_is_a_sign_and_is_read_to_the_right(text: str) -> None:
    assert graphemes(text) == tuple(text)
    assert levels(text) == [0] * len(text)


def boxes(text: str) -> int:
    """The number of shapes in a line that a font has for missing characters."""
    return sum(glyph.shape == 0 for glyph in line(text, 37, 720).glyphs)


def shapes(text: str) -> list[int]:
    return [glyph.shape for glyph in line(text, 37, 720).glyphs]


def drawn(text: str) -> Image.Image:
    picture = Image.new("RGB", (400, 80))
    write(picture, text, 37, 720, "#ffffff", 200, 40)
    return picture


@scripts
def test_a_name_in_any_script_is_kept_whole_and_drawn_without_a_box(name: str) -> None:
    assert clean(name) == name
    assert boxes(name) == 0
    assert drawn(name).getbbox() is not None


@scripts
def test_each_sign_of_a_name_in_any_script_has_ink(name: str) -> None:
    for sign in graphemes(name.replace(" ", "")):
        assert drawn(sign).getbbox() is not None


@scripts
def test_the_layout_leaves_room_enough_for_a_name_in_any_script(name: str) -> None:
    assert breadth(name, 37) >= length(name, 37, 720)


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("\U0001d4d5\U0001d4ea\U0001d4f7\U0001d4ec\U0001d502 \uff21\uff22", "Fancy AB"),
        ("\u202eevil\u2066", "evil"),
        ("a\x00b\x1b", "ab"),
        ("A\x1b\u0300", "À"),
        ("\u200cĳ", "ĳ"),
        ("א\u200d♣♣", "א♣"),
        ("a\u3164b\u2800c\u200dd", "abcd"),
        ("  two\n lines ", "two lines"),
        ("Lee 李雷", "Lee 李雷"),
        ("你赢了！（３分）", "你赢了！（3分）"),  # noqa: RUF001
        ("10♥ ♠\ufe0f", "10♥ ♠"),
        ("s\u0336t\u0336", "st"),
        ("\u0301a", "a"),
        ("x\ufe0f1\ufe0f", "x1"),
        ("", ""),
        ("\U00010f00", "?"),
        ("half ½ · 2", "half ½ · 2"),
    ],
)
def test_a_name_is_reduced_to_what_can_be_drawn(name: str, kept: str) -> None:
    assert clean(name) == kept


def test_no_letter_carries_more_than_two_accents() -> None:
    assert len(clean("q" + "\u0301" * 40)) == 3


def test_no_letter_carries_more_than_four_marks_of_its_script() -> None:
    assert len(clean("ה" + "\u05b0\u05b1\u05b2\u05b3\u05b4\u05b5\u05b6")) == 5


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        *(("élise", "É"), ("_x_", "X"), ("ßa", "S"), ("李雷", "李"), ("محمد", "م")),
        *(("🐶 Bob", "B"), ("🐶🐱", "🐶"), (f"{FAMILY}!", FAMILY), ("-_-", "-"), ("", "?")),
        *(("देव", "द"), ("김철수", "김"), ("\U00010f00", "?"), ("გიორგი", "გ"), ("հայկ", "Հ")),
    ],
)
def test_the_initial_is_the_first_letter_else_the_first_symbol(name: str, letter: str) -> None:
    assert initial(name) == letter


def test_every_suit_symbol_is_drawn_in_its_own_shape() -> None:
    assert len({mask(suit, 31, 600).tobytes() for suit in "♣♦♥♠"}) == 4


def redness(picture: Image.Image) -> int:
    red, green, _ = picture.split()
    return max(ImageChops.subtract(red, green).tobytes())


def test_letters_take_the_ink_and_emoji_keep_their_colours() -> None:
    assert redness(drawn("A")) == 0
    assert redness(drawn("❤\ufe0f")) > 99


def test_arabic_letters_join() -> None:
    assert len({shapes("م")[0], *shapes("ممم")}) == 4


def test_a_vowel_that_devanagari_writes_first_stands_first() -> None:
    assert shapes("कि")[1:] == shapes("क")


def test_a_family_and_a_flag_are_one_picture_each() -> None:
    assert len(shapes(f"{FAMILY}🇩🇪")) == 2


def test_ideographs_have_the_form_of_the_language_and_one_width() -> None:
    words = "直骨画次"
    forms = {mask(words, 37, 400, language).tobytes() for language in ("ja", "zh-CN", "ko")}
    assert len(forms) == 3
    assert len({line(words, 37, 400, language).width for language in ("", *IDEOGRAPHIC)}) == 1


def test_kana_are_japanese_in_any_language() -> None:
    assert mask("直す", 37, 400, "zh-CN").tobytes() == mask("直す", 37, 400, "ja").tobytes()


def test_the_letters_of_a_bolder_line_cover_more_in_every_script() -> None:
    for name in (SCRIPTS["Latin"], SCRIPTS["Chinese"], SCRIPTS["Arabic"], SCRIPTS["Georgian"]):
        light, bold = (sum(mask(name, 37, weight).tobytes()) for weight in (400, 720))
        assert bold > light


@given(st.text(max_size=40), st.integers(60, 400), st.integers(LEAST_TEXT, 40))
def test_fitted_text_is_no_wider_than_asked_no_smaller_than_the_least_and_has_no_box(
    text: str, width: int, size: int
) -> None:
    short, fit, across = fitted(text, width, size, 720)
    assert length(short, fit, 720) * across <= width + 0.001
    assert mask(short, fit, 720, across=across).width <= width + 3
    assert LEAST_TEXT <= fit <= size
    assert boxes(short) == 0


@given(st.text(min_size=1, max_size=40))
def test_every_name_has_an_initial_with_ink(name: str) -> None:
    assert drawn(initial(name)).getbbox() is not None


def test_two_threads_draw_the_same() -> None:
    def draw(_: int) -> list[bytes]:
        line.cache_clear()
        return [mask(name, size, 720).tobytes() for size in (26, 37) for name in SCRIPTS.values()]

    with ThreadPoolExecutor(2) as pool:
        first, *others = pool.map(draw, range(8))
    assert all(other == first for other in others)


def test_a_short_text_keeps_its_size_and_a_long_one_ends_in_an_ellipsis() -> None:
    assert fitted("Alice", 300, 37, 720) == ("Alice", 37, 1)
    short, size, _ = fitted("W" * 32, 186, 37, 720)
    assert size == LEAST_TEXT
    assert short.endswith(ELLIPSIS)


@pytest.mark.parametrize("sign", [FAMILY, "क्षि", "q\u0301\u0302", "김", "ผู้"])
def test_no_sign_is_cut_in_two(sign: str) -> None:
    for width in range(60, 200, 7):
        short, *_ = fitted(sign * 20, width, 37, 720)
        assert short.removesuffix(ELLIPSIS).replace(sign, "") == ""
    assert sign in short


@pytest.mark.parametrize(("name", "side"), [("A" * 32, "right"), ("ש" * 32, "left")])
def test_the_ellipsis_stands_where_reading_ends(name: str, side: str) -> None:
    short, size, _ = fitted(name, 150, 37, 720)
    (dots,) = (glyph.shape for glyph in line(ELLIPSIS, size, 720).glyphs)
    placed = [glyph.shape for glyph in line(short, size, 720).glyphs]
    assert placed[{"left": 0, "right": -1}[side]] == dots


def test_the_tail_of_a_line_is_never_cut() -> None:
    short, *_ = fitted("A very long label indeed", 200, 31, 600, "· 23")
    assert short.endswith(f"{ELLIPSIS} · 23")


@pytest.mark.parametrize("index", ["A", "10", "Q"])
def test_the_index_of_a_card_has_its_height_and_is_squeezed_to_its_width(index: str) -> None:
    letters = capitals(index, 40, 36)
    assert letters.width <= 37
    assert abs(letters.height - 40) <= (index == "Q") * 8 + 2


def test_a_text_is_made_smaller_before_it_is_shortened() -> None:
    for width in range(140, 180):
        line, size, _ = fitted("0 K · passed", width, 31, 560)
        assert not line.endswith("…") or size == LEAST_TEXT
