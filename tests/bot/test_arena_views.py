"""What the message of an arena and its pictures say."""

from dataclasses import replace

import pytest
from discord import ui

from bot.matches.arena import ArenaStatus, Standing
from bot.views import arena, arena_results
from bot.views.address import Address, NotOurs
from bot.views.arena_standing import page_of, scene
from bot.views.post import Post
from bot.words import talk
from games.describe import MOST, describe
from games.text import Text
from images.theme import PLAIN
from tests import arenas


def told(post: Post) -> str:
    """All that stands in a message."""
    shown = post.layout.walk_children()
    return "\n".join(each.content for each in shown if isinstance(each, ui.TextDisplay))


def labels(post: Post) -> list[str | None]:
    """The labels of its buttons."""
    return [each.label for each in post.layout.walk_children() if isinstance(each, ui.Button)]


@pytest.mark.parametrize(
    ("status", "buttons"),
    [
        (ArenaStatus.ANNOUNCED, ["Join", "Rules"]),
        (ArenaStatus.RUNNING, ["Next table", "Results", "Rules"]),
        (ArenaStatus.CLOSING, ["Results"]),
        (ArenaStatus.OVER, ["Results"]),
        (ArenaStatus.REMOVED, []),
    ],
)
def test_a_message_offers_what_can_be_done_now(status: ArenaStatus, buttons: list[str]) -> None:
    assert labels(arena.post(arenas.arena(status), arenas.LINES, PLAIN)) == buttons


@pytest.mark.parametrize(
    ("game", "size", "rule"),
    [
        ("hearts", 4, "First place is 2 points, second is 1."),
        ("spades", 4, "Partners who win get 2 points each."),
        ("cribbage", 2, "First place is 2 points."),
        ("uninstalled", 4, "First place is 2 points."),
    ],
)
def test_points_are_told_as_tables_of_the_game_give_them(game: str, size: int, rule: str) -> None:
    running = arenas.arena(ArenaStatus.RUNNING, game, size)
    assert f"-# {rule} After two firsts" in told(arena.post(running, arenas.LINES, PLAIN))


def test_medals_are_shared_and_named() -> None:
    over = told(arena.post(arenas.arena(ArenaStatus.OVER), arenas.LINES, PLAIN))
    assert "🥇 Charlotte · 17 points\n🥈 Bob · 12 points\n🥉 Dmitri, Ann · 9 points" in over


@pytest.mark.parametrize(
    ("lines", "key"),
    [
        ([], "arena-unplayed"),
        ([Standing(1, "Ann", 0, 1, 0, 0, 0, False)], "arena-unplayed"),
        ([Standing(1, "Ann", 3, 1, 3, 0, 0, False)], "arena-no-medals"),
    ],
)
def test_the_end_says_why_there_are_no_medals(lines: list[Standing], key: str) -> None:
    over = told(arena.post(arenas.arena(ArenaStatus.OVER), lines, PLAIN))
    assert over.endswith(talk()(Text(key)))


def test_names_read_as_they_were_typed() -> None:
    lines = [line._replace(name="*Ann*") for line in arenas.LINES]
    for status in (ArenaStatus.ANNOUNCED, ArenaStatus.OVER):
        assert "\\*Ann\\*" in told(arena.post(arenas.arena(status), lines, PLAIN))


def test_a_step_of_the_podium_names_two_and_counts_more() -> None:
    lines = [
        Standing(n, f"P{n}", 5 - (n > 3), 1 if n <= 3 else 4, 1, 1, 1, False) for n in range(1, 5)
    ]
    sheet = scene(arenas.arena(ArenaStatus.OVER), lines)
    assert [(step.place, step.names) for step in sheet.steps] == [(1, "3 players")]


def test_the_picture_of_a_full_page_is_told_whole() -> None:
    for status in (ArenaStatus.RUNNING, ArenaStatus.OVER):
        alt = describe(scene(arenas.arena(status), arenas.LINES), talk())
        assert "محمد" in alt
        assert len(alt) <= MOST


def test_a_message_is_edited_only_if_it_would_change() -> None:
    running = arenas.arena(ArenaStatus.RUNNING)
    shown = arena.post(running, arenas.LINES, PLAIN).version
    assert arena.post(replace(running, revision=9), arenas.LINES, PLAIN).version == shown
    assert arena.post(running, arenas.LINES[1:], PLAIN).version != shown


@pytest.mark.parametrize(
    ("page", "buttons"),
    [
        (0, ["Next table", "My place", "More"]),
        (1, ["Next table", "Back"]),
        (99, ["Next table", "Back"]),
    ],
)
def test_pages_of_results_lead_to_the_others(page: int, buttons: list[str]) -> None:
    running = arenas.arena(ArenaStatus.RUNNING)
    shown = arena_results.post(running, arenas.LINES, page, 12, PLAIN, in_words=True)
    assert labels(shown) == buttons


def test_whoever_is_in_no_arena_has_no_page() -> None:
    assert page_of(arenas.LINES, 12) == 1
    assert page_of(arenas.LINES, 99) is None


def test_an_arena_without_anybody_has_no_picture() -> None:
    running = arenas.arena(ArenaStatus.RUNNING)
    assert arena.post(running, [], PLAIN).picture is None
    shown = arena_results.post(running, [], 0, 1, PLAIN, in_words=False)
    assert talk()(Text("arena-nobody")) in told(shown)


@pytest.mark.parametrize("rest", ["", "me", "me:x", "me:-1", "me:1:2"])
def test_a_page_that_is_none_of_ours_is_refused(rest: str) -> None:
    with pytest.raises(NotOurs):
        arena_results.parsed(Address("arenapage", 0, 0, rest))
