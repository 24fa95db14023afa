"""The fonts: free, and the very files that the list beside them names."""

import re
from hashlib import sha256

import pytest

from images.text.fonts import STACK, Typeface, font, path, typeface
from images.typefaces import FOLDER

_COPYRIGHT, _LICENCE = 0, 13  # entries of a font's name table
faces = pytest.mark.parametrize("face", STACK, ids=lambda face: face.file)


@faces
def test_every_font_says_that_it_is_under_the_open_font_license(face: Typeface) -> None:
    assert "SIL Open Font License" in font(face, 26, 400).face.get_name(_LICENCE)


@faces
def test_the_licence_text_carries_the_copyright_notice_of_every_font(face: Typeface) -> None:
    notice = font(face, 26, 400).face.get_name(_COPYRIGHT).replace("©", "Copyright")
    assert f"{face.file}\n    {notice}\n" in (FOLDER / "OFL.txt").read_text("utf-8")


def test_the_fonts_are_the_very_files_that_their_list_names() -> None:
    listed = re.findall(r"^\| `(.+?)` .* `(\w{64})` \|$", (FOLDER / "README.md").read_text(), re.M)
    assert dict(listed) == {
        face.file: sha256(path(face).read_bytes()).hexdigest() for face in STACK
    }


def test_a_symbol_is_coloured_where_the_writer_asks_for_it() -> None:
    plain, coloured = typeface("❤"), typeface("❤\ufe0f")
    assert plain is not None
    assert not plain.emoji
    assert coloured is not None
    assert coloured.emoji
