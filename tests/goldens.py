"""`python -m tests.goldens [LOCALE]`: renew tables, sentences, pictures, and a sheet to see.

Of every game a table, a hand and both at a telling moment are recorded, and the end of a short
match: what is drawn where, line by line, and the pixels by their hash together with the versions
that made them. Some are recorded in other languages, too, with their alternative texts; given a
locale, those alone.
"""

import hashlib
import io
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image

from bot.matches.achievements import ALL
from bot.matches.arena import ArenaStatus
from bot.store import Practice, Rival, Standing
from bot.store.daily_boards import Streak
from bot.store.weeks import WeekBoard, WeekPage, WeekRow
from bot.views import profile, week
from bot.views.achievements import awards
from bot.views.arena_standing import scene as arena_scene
from bot.words import locales, speaking, talk
from games import GAMES
from games.describe import describe
from games.ending import ending_sheet
from games.game import HOST, STOP, Game
from games.omaha import Omaha
from games.plugins import OURS
from games.scene import Scene
from games.shelf import cover_scene, sections, shelf_scene
from games.stage import private_scene, table_scene
from games.view import view
from games.words import ENGLISH
from images.layout import layout
from images.theme import PLAIN
from images.work import draw
from tests import arenas, palettes
from tests.games import position_tables, sentences
from tests.images.pixels import pixels as colours

FOLDER: Final = Path(__file__).parent / "images" / "goldens"
EXAMPLES: Final = Path(__file__).parents[1] / "images" / "examples"
SHOWN: Final = ("spades-table", "spades-private", "gin_rummy-table", "kings_and_bastards-table")
"""Those that README shows."""
SHEET: Final = Path(__file__).parents[1] / "build" / "contact.png"
NAMES: Final = ("Alice", "Bob", "Charlotte", "Dmitri", "Eve", "Farid", "Grace", "Heidi")
FAVORITES: Final = ("spades", "texas_holdem", "crazy_king")
ROUNDS: Final = 2
"""Of a match whose end is recorded."""
LANGUAGES: Final = ("ja",)
"""The locales in which some pictures are recorded beside English, once Parlor speaks them."""
ABROAD: Final = (
    "hearts-private",
    "gin_rummy-private",
    "texas_holdem-table",
    "skat-scores",
    "awards",
    "profile",
    "shelf",
)
"""Those pictures: hands below a table, a table, how matches end, a person, the games."""
MAKERS: Final = ("pillow", "uharfbuzz")
"""What the pixels depend on beside our own code and fonts."""


class Moment(NamedTuple):
    """So many players, and so many actions by hints after the deal."""

    seats: int
    actions: int
    options: Any = None


MOMENTS: Final = {
    "basra": Moment(4, 35),
    "belote": Moment(4, 14),
    "big_two": Moment(4, 30),
    "blackjack": Moment(5, 8),
    "cheat": Moment(4, 21),
    "crazy_king": Moment(4, 14),
    "cribbage": Moment(2, 55),
    "dou_dizhu": Moment(3, 16),
    "durak": Moment(4, 32),
    "euchre": Moment(4, 12),
    "fireworks": Moment(4, 40),
    "five_card_draw": Moment(6, 35),
    "gin_rummy": Moment(2, 35),
    "go_fish": Moment(4, 39),
    "golf": Moment(4, 40),
    "gong_zhu": Moment(4, 46),
    "hearts": Moment(4, 42),
    "kings_and_bastards": Moment(6, 6),
    "last_card": Moment(5, 31),
    "oh_hell": Moment(5, 33),
    "omaha": Moment(6, 67),
    "palace": Moment(5, 70),
    "pisti": Moment(4, 37),
    "president": Moment(5, 116),
    "red_five": Moment(4, 40),
    "rummy_500": Moment(4, 44),
    "scopa": Moment(4, 68),
    "skat": Moment(3, 14),
    "spades": Moment(4, 30),
    "texas_holdem": Moment(6, 101),
    "truco": Moment(4, 12),
}


ENDS: Final = {
    "doubted": ("cheat", Moment(4, 68)),
    "run-out": ("texas_holdem", Moment(6, 11)),
    "halves": ("omaha", Moment(6, 90, Omaha.variants["high_low"])),
    "showdown": ("texas_holdem", Moment(6, 12)),
    "show": ("cribbage", Moment(2, 48)),
    "partners-show": ("cribbage", Moment(4, 46)),
    "passing": ("hearts", Moment(4, 0)),
    "trick-of-six": ("hearts", Moment(6, 12)),
    "trick-of-seven": ("oh_hell", Moment(7, 20)),
}
"""How a hand of poker ends: a board that is turned up card by card, the five cards that won, and
those that won a half each.

And how hands are counted beside a board of holes, of two players and of partners; what an empty
middle says; tricks of many.
"""


def scenes() -> Iterator[tuple[str, Scene]]:
    """Every recorded scene by its name."""
    for key, moment in MOMENTS.items():
        game = _played(GAMES[key], moment)
        names = NAMES[: game.seats]
        tr = talk(names)
        yield f"{key}-table", table_scene(view(game, None), names, tr)
        seat = max(0, *game.waiting())
        both = private_scene(view(game, seat), names, tr)
        yield f"{key}-hand", both.hand
        yield f"{key}-private", both
        over = _over(GAMES[key], moment.seats)
        ratings = {seat: (1000.0 + 40 * seat, 1008.0 + 35 * seat) for seat in range(over.seats)}
        yield f"{key}-scores", ending_sheet(view(over, None), tr, ratings)
    for name, (key, moment) in ENDS.items():
        game = _played(GAMES[key], moment)
        names = NAMES[: game.seats]
        yield name, table_scene(view(game, None), names, talk(names))
    yield "quick-words", _talkative()
    yield "awards", _awarded()
    yield "profile", _profile()
    yield "week", _week()
    yield "shelf", shelf_scene(sections(OURS, FAVORITES), talk())
    yield "cover", cover_scene(GAMES["spades"], talk())
    yield "arena", arena_scene(arenas.arena(ArenaStatus.RUNNING), arenas.LINES, viewer=4)
    yield "arena-end", arena_scene(arenas.arena(ArenaStatus.OVER), arenas.LINES)


def _talkative() -> Scene:
    """A table at which everybody says something."""
    game, names = _played(GAMES["spades"], MOMENTS["spades"]), NAMES[:4]
    said = dict(enumerate(("👏", "😂", "⏳", "gg")))
    return table_scene(view(game, None), names, talk(names), said=said)


def _awarded() -> Scene:
    """The end of a match that has brought some of its players achievements."""
    game = _over(GAMES["oh_hell"], 4)
    tr = talk(NAMES[:4])
    earned = [(name, ["full-table", *(["bids"] if name == "Alice" else [])]) for name in NAMES[:4]]
    return replace(ending_sheet(view(game, None), tr), awards=awards(earned, tr))


def _profile() -> Scene:
    """Somebody who has played a little of everything."""
    games = [
        Standing(1, NAMES[2], game, matches, matches // 2, streak, 7, rating)
        for game, matches, streak, rating in (
            ("spades", 61, 3, 1432.4),
            ("kings_and_bastards", 40, 0, 1302.0),
            ("texas_holdem", 7, 1, 1102.6),
            ("fireworks", 20, 4, 1500.0),
        )
    ]
    shown = profile.Shown(
        1,
        NAMES[2],
        games,
        {"spades": 3, "kings_and_bastards": 12, "texas_holdem": 1204},
        [Rival("Bob", 12, 9), Rival("Dmitri", 3, 1)],
        Streak(12, 20),
        {each.key for number, each in enumerate(ALL) if number % 3},
        Practice(31, 14),
        (3, 0, 1),
    )
    return profile.scene(shown, talk())


def _week() -> Scene:
    """A week in which four people have played."""
    points = (12.5, 7.333, 7.333, 0.0)
    rows = [
        WeekRow(rank, rank, NAMES[rank], points[rank - 1], 31 - 7 * rank, 14 - 3 * rank)
        for rank in range(1, 5)
    ]
    page = WeekPage(0, [*rows[:2], rows[2]._replace(rank=2), rows[3]], 4)
    return week.scene(week.ShownWeek(WeekBoard(1, 0), page, "Cardiff", viewer=2), talk())


def _over(kind: type[Game], seats: int) -> Game:
    """A match that ends after so many rounds, or by itself before, as it stands then."""
    game = kind(seats, "golden")
    while not (game.over or (game.resting and game.round == ROUNDS)):
        seat = game.waiting()[0]
        game.apply(seat, game.legal(HOST)[0] if seat == HOST else game.mind.hint(game, seat).action)
    if not game.over:
        game.apply(HOST, STOP)
    return game


def _played(kind: type[Game], moment: Moment) -> Game:
    game = kind(moment.seats, "golden", moment.options)
    for _ in range(moment.actions):
        seat = game.waiting()[0]
        game.apply(seat, game.legal(HOST)[0] if seat == HOST else game.mind.hint(game, seat).action)
    return game


def recorded(locale: str) -> dict[str, Scene]:
    """The scenes that are recorded in a locale: all in English, some in another one."""
    with speaking(locale):
        return {name: scene for name, scene in scenes() if locale == ENGLISH or name in ABROAD}


def folder(locale: str) -> Path:
    """Where they are recorded."""
    return FOLDER if locale == ENGLISH else FOLDER / locale


def told(scene: Scene, locale: str) -> str:
    """What is drawn of a scene, in another language than English with the alternative text."""
    with speaking(locale):
        alt = [] if locale == ENGLISH else [describe(scene, talk()), ""]
    return "\n".join([operations(scene), *alt])


def record(locale: str) -> None:
    """Write the pictures of a locale anew."""
    own, every = folder(locale), recorded(locale)
    own.mkdir(exist_ok=True)
    for old in own.glob("*.txt"):
        old.unlink()
    for name, scene in every.items():
        (own / f"{name}.txt").write_text(told(scene, locale), "utf-8")
    hashes = {name: pixels(scene, locale) for name, scene in every.items()}
    found = {"makers": makers(), "pixels": hashes}
    (own / "pixels.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")


def operations(scene: Scene) -> str:
    """What is drawn, an operation a line; rounded, as Pythons sum differently."""
    drawing = layout(scene)
    head = f"{drawing.width} x {drawing.height}"
    lines = "\n".join([head, *map(repr, drawing.operations), ""])
    return re.sub(r"\d+\.\d{7,}", lambda found: repr(round(float(found[0]), 6)), lines)


def pixels(scene: Scene, locale: str = ENGLISH) -> str:
    """The picture as a hash of its colours, however it is encoded."""
    return hashlib.sha256(colours(draw(scene, PLAIN.read_in(locale)))).hexdigest()


def makers() -> dict[str, str]:
    """The versions in use here."""
    return {name: version(name) for name in MAKERS}


def main() -> None:
    """Write everything anew."""
    palettes.write()
    position_tables.write()
    sentences.write()
    for locale in (ENGLISH, *LANGUAGES):
        if locale in locales():
            record(locale)
    EXAMPLES.mkdir(exist_ok=True)
    for name, scene in scenes():
        if name in SHOWN:
            (EXAMPLES / f"{name}.png").write_bytes(draw(scene))
    SHEET.parent.mkdir(exist_ok=True)
    _sheet().save(SHEET)


def _sheet() -> Image.Image:
    """A line for each game: table, hand and end at half their size, the private message whole."""
    drawn = [Image.open(io.BytesIO(draw(scene))).convert("RGB") for _, scene in scenes()]
    drawn = drawn[: 4 * len(MOMENTS)]
    lines = [drawn[first : first + 4] for first in range(0, len(drawn), 4)]
    heights = [
        max(375 + (hand.height + scores.height) // 2, private.height)
        for _, hand, private, scores in lines
    ]
    sheet = Image.new("RGB", (1240, sum(heights)))
    top = 0
    for (table, hand, private, scores), height in zip(lines, heights, strict=True):
        sheet.paste(table.reduce(2), (0, top))
        sheet.paste(hand.reduce(2), (0, top + 375))
        sheet.paste(scores.reduce(2), (0, top + 375 + hand.height // 2))
        sheet.paste(private, (600, top))
        top += height
    return sheet


if __name__ == "__main__":
    if sys.argv[1:]:
        record(sys.argv[1])
    else:
        main()
