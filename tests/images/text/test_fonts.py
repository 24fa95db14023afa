"""The fonts: free, and found where they are installed."""

import pytest

from images.text.fonts import STACK, Typeface, font, path, typeface

_LICENCE = 13  # the entry of a font's name table


@pytest.mark.parametrize("face", STACK, ids=lambda face: face.file)
def test_every_font_says_that_it_is_under_the_open_font_license(face: Typeface) -> None:
    assert "SIL Open Font License" in font(face, 26, 400).face.get_name(_LICENCE)


def test_a_font_that_is_not_installed_is_named() -> None:
    with pytest.raises(ModuleNotFoundError, match="The fonts of no_such_fonts are not installed"):
        path(Typeface("no_such_fonts", "a.ttf"))


def test_a_symbol_is_coloured_where_the_writer_asks_for_it() -> None:
    plain, coloured = typeface("❤"), typeface("❤\ufe0f")
    assert plain is not None
    assert not plain.emoji
    assert coloured is not None
    assert coloured.emoji
