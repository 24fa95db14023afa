"""The standing of an arena, and at its end the podium: a sheet of ten rows at a time."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from types import MappingProxyType

from bot.matches.arena import Arena, ArenaStatus, Standing, medals
from bot.views.achievements import awards
from bot.words import game_title, talk
from games.scene import Column, PodiumStep, Row, Sheet
from games.sheet import joined
from games.text import Text, Translate

PICTURE = "arena.png"
ROWS = 10
NAMED = 2
"""Players of one step of the podium who are named."""


def page_of(standing: Sequence[Standing], user: int) -> int | None:
    """The page with a person's row; None for somebody who is not in the arena."""
    at = next((n for n, each in enumerate(standing) if each.user == user), None)
    return None if at is None else at // ROWS


def pages(standing: Collection[Standing]) -> int:
    """The number of pages; one at least."""
    return max(1, -(-len(standing) // ROWS))


def scene(
    arena: Arena,
    standing: Sequence[Standing],
    page: int = 0,
    viewer: int = 0,
    earned: Mapping[int, Collection[str]] = MappingProxyType({}),
) -> Sheet:
    """A page of the standing, the viewer's row marked; at the end the first has the podium.

    `earned` are the achievements that the medals have brought, by user and key.
    """
    tr, is_over = talk(), arena.status is ArenaStatus.OVER
    shown = standing[page * ROWS : (page + 1) * ROWS]
    given = {each.user: place for place, sharing in by_place(arena, standing) for each in sharing}
    heads = ("points", "firsts" if is_over else "streak", "tables")
    is_hot = not is_over and any(each.is_hot for each in shown)
    return Sheet(
        (
            Column(tr(Text("column-rank")), 3, "left"),
            Column(tr(Text("column-player")), 11, "left"),
            *(Column(tr(Text(f"column-{head}")), 4) for head in heads),
        ),
        tuple(_row(each, arena, given.get(each.user, 0), viewer) for each in shown),
        title=tr(Text("arena-title", name=game_title(arena.game, tr))),
        subtitle=tr(Text("arena-subtitle", status=arena.status, count=len(standing))),
        note=tr(Text("arena-hot")) if is_hot else "",
        awards=awards(((each.name, earned.get(each.user, ())) for each in standing), tr),
        steps=() if page else tuple(_steps(arena, standing, tr)),
    )


def by_place(arena: Arena, standing: Sequence[Standing]) -> list[tuple[int, list[Standing]]]:
    """The places with a medal, and who shares each."""
    if arena.status is not ArenaStatus.OVER:
        return []
    given = {each.user for each in medals(arena, standing, arena.ends)}
    shown = (each for each in standing if each.user in given)
    return [(place, [*sharing]) for place, sharing in groupby(shown, key=lambda each: each.place)]


def _steps(arena: Arena, standing: Sequence[Standing], tr: Translate) -> Iterator[PodiumStep]:
    for place, sharing in by_place(arena, standing):
        names = joined([each.name for each in sharing], tr)
        if len(sharing) > NAMED:
            names = tr(Text("arena-sharing", count=len(sharing)))
        best = sharing[0]
        lines = []
        if len(sharing) == 1:
            lines = [tr(Text("arena-record", tables=best.tables, firsts=best.firsts))]
        points = tr(Text("arena-points", points=best.points))
        yield PodiumStep(place, names, points, tuple(lines))


def _row(each: Standing, arena: Arena, medal: int, viewer: int) -> Row:
    third = each.firsts if arena.status is ArenaStatus.OVER else each.streak
    cells = (str(each.place), each.name, str(each.points), str(third), str(each.tables))
    return Row(cells, medal, each.user == viewer)
