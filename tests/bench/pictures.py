"""Pictures of real matches, against encoding the same pixels alone."""

import io
from collections.abc import Iterator, Sequence
from itertools import count, cycle, islice
from random import Random
from statistics import median
from time import thread_time

from PIL import Image

from bot.words import talk
from games import GAMES
from games.game import Game
from games.scene import Scene
from games.spades import Spades
from games.stage import hand_scene, private_scene, table_scene
from games.view import view
from images.layout import layout
from images.paint.patches import picture
from images.work import draw
from tests.bench import pool
from tests.bench.playouts import seats_of
from tests.bench.report import milliseconds, ratios, section
from tests.bench.timing import Times

FRAMES = 50
TABLES, HANDS = 6, 250
PLAYERS = ("Charlotte", "Bob", "Dmitri", "Ann")

TITLE = "Pictures: a scene to a PNG in one thread, never drawn before and again; processor time."
RIVAL = "R: encoding one fixed 1200x750 picture of 256 colours as PNG, level 2, nothing else."
NAMES = ("picture", "min", "median", "x R: min", "median", "demanded", "KiB: median", "most")


def measure() -> str:
    """Tables and hands against R, then the pool: how many a second, who waits, what is kept."""
    warming = pool.warmed()
    tables = {key: list(islice(_tables(kind), FRAMES)) for key, kind in GAMES.items()}
    flat = picture(layout(tables["spades"][-1])).image()
    rows = [
        row
        for key, scenes in tables.items()
        for row in _rows(f"table, {key}", scenes, flat, (2.7, 1.7))
    ]
    rows += _rows("hand of 13", [_dealt(number) for number in range(FRAMES)], flat, (2.0, 2.0))
    rows += _rows("hand in play", list(islice(_hands(), HANDS)), flat, (2.0, 2.0))
    rows += [
        row
        for key, kind in GAMES.items()
        for row in _rows(
            f"table and hand, {key}", list(islice(_seen(kind), FRAMES)), flat, (1.2, 0.4)
        )
    ]
    shown = tables["spades"]
    lines = (section(TITLE, RIVAL, NAMES, rows), pool.throughput(shown), pool.wake_up(shown))
    return "\n".join((*lines, warming, pool.memory()))


def _positions(kind: type[Game]) -> Iterator[Game]:
    """A game after each action of random matches, one after the other."""
    random = Random(1)
    for number in count():
        game = kind(seats_of(kind), f"bench {number}")
        while waiting := game.waiting():
            yield game
            game.apply(waiting[0], random.choice(game.legal(waiting[0])))


def _tables(kind: type[Game]) -> Iterator[Scene]:
    """The table in one position after the other."""
    for game in _positions(kind):
        players = PLAYERS[: game.seats]
        yield table_scene(view(game, None), players, talk(players))


def _seen(kind: type[Game]) -> Iterator[Scene]:
    """What one seat sees there."""
    for game in _positions(kind):
        players = PLAYERS[: game.seats]
        yield private_scene(view(game, 0), players, talk(players))


def _dealt(number: int) -> Scene:
    """A hand just dealt, of whoever bids first."""
    game = Spades(4, f"bench {number}")
    return hand_scene(view(game, game.turn), talk(PLAYERS))


def _hands() -> Iterator[Scene]:
    """At several tables in turn, the hand to act before and after it plays at random."""
    games, random = [Spades(4, f"bench {number}") for number in range(TABLES)], Random(1)
    for game in cycle(games):
        seat = game.turn
        yield hand_scene(view(game, seat), talk(PLAYERS))
        game.apply(seat, random.choice(game.legal(seat)))
        yield hand_scene(view(game, seat), talk(PLAYERS))


def _encode(flat: Image.Image) -> None:
    flat.save(io.BytesIO(), "PNG", compress_level=2)


def _rows(
    name: str, scenes: Sequence[Scene], flat: Image.Image, demands: tuple[float, float]
) -> list[tuple[str, ...]]:
    """Each scene drawn for the first time, then again with all its parts at hand."""
    new, again, alone = Times(thread_time), Times(thread_time), Times(thread_time)
    sizes: list[int] = []
    for scene in scenes:
        with new:
            sizes.append(len(draw(scene)))
        with again:
            draw(scene)
        with alone:
            _encode(flat)
    kib = f"{median(sizes) / 1024:.0f}", f"{max(sizes) / 1024:.0f}"
    return [
        (
            f"{name}, {which}",
            milliseconds(times.least),
            milliseconds(times.median),
            *ratios(times, alone),
            f"<= {demand}",
            *kib,
        )
        for which, times, demand in zip(("new", "again"), (new, again), demands, strict=True)
    ]
