"""Profiles: each part in its place, whatever a person has, and legible on a phone."""

from dataclasses import replace
from itertools import combinations

import pytest

from games.scene import Entry, Profile, ProfileSection, Sign, Signs, Tally
from images.drawing import Drawing, Label, Medal, Plaque, Portrait
from images.layout import layout

PHONE = 400
GAMES = ProfileSection(
    "Games", (Entry(("Spades", "1,432", "#3"), "Spades"),) * 3, ("Rating", "Rank")
)
SIGNS = Signs("Achievements", "7 of 22", tuple(Sign("🎯", f"{n}", n < 7) for n in range(22)))
USUAL = Profile("Ann", "3 matches", (Tally("3", "wins in a row"),) * 3, (GAMES,) * 2, SIGNS)
WITH_MEDALS = replace(USUAL, medals=("3", "0", "12"), medals_alt="15 medals.")
LONG = Profile(
    "Name " * 20,
    "line " * 40,
    (Tally("9" * 20, "label " * 20),) * 2,
    (
        ProfileSection(
            "Heading " * 20, (Entry(("Game " * 20, "9" * 20, "#" * 20), ""),), ("H" * 30,) * 2
        ),
    ),
    SIGNS,
)
NEW = Profile("Zoe", "", (), (), SIGNS)
EVERY = [USUAL, WITH_MEDALS, LONG, NEW]


def labels(drawing: Drawing) -> list[Label]:
    return [part for part in drawing.operations if isinstance(part, Label)]


def plates(drawing: Drawing) -> list[Plaque]:
    return [part for part in drawing.operations if isinstance(part, Plaque)]


def ends(label: Label) -> tuple[float, float]:
    """The left and right ends of the room of a text."""
    share = {"left": 0.0, "middle": 0.5, "right": 1.0}[label.anchor]
    return label.x - share * label.width, label.x + (1 - share) * label.width


@pytest.mark.parametrize("profile", EVERY)
def test_no_text_has_room_that_another_has(profile: Profile) -> None:
    for one, two in combinations(labels(layout(profile)), 2):
        is_beside = ends(one)[1] <= ends(two)[0] or ends(two)[1] <= ends(one)[0]
        assert is_beside or abs(one.y - two.y) >= (one.size + two.size) / 2


@pytest.mark.parametrize("profile", EVERY)
def test_every_plate_lies_inside_and_touches_no_other(profile: Profile) -> None:
    drawing = layout(profile)
    for one, two in combinations(plates(drawing), 2):
        across, down = (one.width + two.width) / 2, (one.height + two.height) / 2
        assert abs(one.x - two.x) > across or abs(one.y - two.y) > down
    for plate in plates(drawing):
        assert plate.width / 2 < plate.x < drawing.width - plate.width / 2
        assert plate.height / 2 < plate.y < drawing.height - plate.height / 2


@pytest.mark.parametrize("profile", EVERY)
def test_texts_can_be_read_on_a_phone(profile: Profile) -> None:
    drawing = layout(profile)
    assert min(text.size for text in labels(drawing)) * PHONE / drawing.width >= 12


def test_words_above_one_column_have_the_room_of_those_above_two() -> None:
    rivals = ProfileSection("Rivals", (Entry(("Bob", "12-9"), ""),), ("Won-lost",))
    words = {label.text: label for label in labels(layout(replace(USUAL, sections=(rivals,))))}
    of_two = [label for label in labels(layout(USUAL)) if label.text in GAMES.heads]
    assert words["Won-lost"].width >= of_two[0].width + of_two[1].width


def test_an_achievement_has_a_sign_once_it_is_earned() -> None:
    drawing = layout(NEW)
    assert [plate.out for plate in plates(drawing)] == [n >= 7 for n in range(22)]
    assert sum(text.text == "🎯" for text in labels(drawing)) == 7


def test_medals_stand_there_where_there_are_any() -> None:
    medals = [part.place for part in layout(WITH_MEDALS).operations if isinstance(part, Medal)]
    assert medals == [1, 2, 3]
    assert not any(isinstance(part, Medal) for part in layout(USUAL).operations)


def test_the_picture_of_the_person_is_no_part_of_its_record() -> None:
    drawn = layout(replace(USUAL, avatar=b"pixels"))
    [portrait] = [part for part in drawn.operations if isinstance(part, Portrait)]
    assert portrait.picture == b"pixels"
    assert "pixels" not in repr(portrait)
