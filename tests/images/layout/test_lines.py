"""Texts are broken into lines as each script does it."""

import pytest

from images.layout.breadth import breadth
from images.layout.lines import wrapped

JAPANESE = (
    "ハートとスペードのクイーンを取らないこと。点数の「低い人」が勝ちです。負けた人は、次を配る！"  # noqa: RUF001
)
CHINESE = "不要拿红心，也不要拿黑桃皇后。得分最低的人获胜，“拱猪”例外。"  # noqa: RUF001
KOREAN = "하트와 스페이드 퀸을 피하세요. 점수가 가장 낮은 사람이 이겨요."
ROOMS = pytest.mark.parametrize("room", range(200, 900, 10))


@ROOMS
@pytest.mark.parametrize("text", [JAPANESE, CHINESE])
def test_ideographs_and_kana_fill_lines_that_begin_and_end_well(text: str, room: int) -> None:
    lines = wrapped(text, room, 44)
    assert "".join(lines) == text
    assert not any(line[0] in "、。」，”！ーァィッャ" for line in lines)  # noqa: RUF001
    assert not any(line[-1] in "「“" for line in lines)
    assert all(breadth(line, 44) <= room for line in lines)
    assert all(breadth(line, 44) > room - 4 * 1.05 * 44 for line in lines[:-1])


@ROOMS
@pytest.mark.parametrize("text", [KOREAN, "Zwölf Karten, drei Wetten, und keine Miene verzogen."])
def test_words_between_spaces_are_kept_whole(text: str, room: int) -> None:
    lines = wrapped(text, room, 44)
    assert " ".join(lines) == text
    assert {word for line in lines for word in line.split()} == set(text.split())


def test_no_text_is_no_line() -> None:
    assert wrapped("", 300, 44) == []
