"""The lobby: its players, its options, and the buttons to sit down and begin."""

from collections.abc import Iterator, Sequence

import discord
from discord import ButtonStyle, ui

from bot.matches.lobby import IDLE, RESERVED, empty_seats, why_closed
from bot.matches.match import Match, Person
from bot.matches.presets import HouseRules, in_force, offered
from bot.matches.replay import SPARE
from bot.views import seating
from bot.views.address import Address
from bot.views.manage import computers_to_come
from bot.views.markdown import escaped
from bot.views.options import changed, clock_text, preset_name
from bot.views.pictured import pictured
from bot.views.plain import plain
from bot.views.post import Picture, Post, framed
from bot.views.press import Press
from bot.views.rows import Row, rows
from bot.views.rules import RulesPart
from bot.words import game_title, speaking, speaks, talk, when
from games import GAMES
from games.shelf import cover_scene
from games.text import Text, Translate, paragraph
from images.theme import Style

PICTURE = "game.png"


def post(
    match: Match,
    style: Style,
    reserved: Sequence[Person] = (),
    crowded: bool = False,
    own: Sequence[HouseRules] = (),
) -> Post:
    """The lobby of a match that has not begun; seats are `reserved` for these people.

    `crowded`: many tables share the channel, and this one may have a thread of its own. `own` are
    the rules that its server keeps.
    """
    tr = talk()
    scene = cover_scene(GAMES[match.game], tr)
    head = Text("lobby-head", name=tr(GAMES[match.game].words("name")))
    seats = "\n".join([_seats(match, reserved, tr), *seating.sides(match, tr)])
    texts = [seats, "\n".join(_small_print(match, own, tr))]
    texts += [tr(Text("lobby-crowded"))] * crowded
    layout = framed(
        ui.TextDisplay(tr(head)),
        pictured(scene, PICTURE, tr),
        *map(ui.TextDisplay, texts),
        *_rows(match, tr),
        colour=discord.Colour.blurple(),
    )
    called = reserved if match.rematch_of else ()
    people = (*(seat.user for seat in match.seats if seat.user), *(each.id for each in called))
    return Post(layout, Picture(scene, PICTURE, style), mentions=people)


def closed(match: Match) -> Post:
    """The remains of a table that was closed before its end, and the reason."""
    tr = talk()
    name, why = game_title(match.game, tr), tr(why_closed(match))
    return Post(framed(ui.TextDisplay(f"### {name}\n{why}")))


def farewell(match: Match) -> Post:
    """The notice to the people at a table that was closed before it began."""
    tr = talk()
    name = game_title(match.game, tr)
    told = Text("lobby-farewell", name=name, place=match.link, minutes=IDLE // 60)
    return plain(tr(told))


def moved(match: Match) -> Post:
    """The remains in its channel of a table that moved to a thread."""
    tr = talk()
    name = tr(GAMES[match.game].words("name"))
    told = tr(Text("lobby-moved", place=f"<#{match.destination}>"))
    return Post(framed(ui.TextDisplay(f"### {name}\n{told}")))


def begun(match: Match) -> Post:
    """The remains of a lobby whose match has begun, with the link to its table."""
    tr = talk()
    name = tr(GAMES[match.game].words("name"))
    return plain(tr(Text("lobby-begun", name=name, place=match.link)))


def _seats(match: Match, reserved: Sequence[Person], tr: Translate) -> str:
    lines = []
    for number, seat in enumerate(match.seats, start=1):
        name = f"<@{seat.user}>" if seat.user else seating.character(seat, tr)
        lines.append(f"{number}. {name}")
    for number, person in enumerate(reserved, len(lines) + 1):
        lines.append(f"{number}. {tr(_kept(match, person))}")
    room = paragraph(map(tr, _room(match, len(reserved))), tr)
    return "\n".join([*lines, room])


def _kept(match: Match, person: Person) -> Text:
    """The line of a seat that is kept: for a while if its person played before and was notified."""
    if match.rematch_of is None:
        return Text("lobby-invited", name=escaped(person.name))
    return Text("lobby-held", name=f"<@{person.id}>", time=when(match.created + RESERVED))


def _room(match: Match, reserved: int) -> Iterator[Text]:
    """The number of free seats besides those `reserved`, and who plays in them otherwise."""
    if room := GAMES[match.game].players[-1] - len(match.seats) - reserved:
        yield Text("lobby-open", count=room)
    elif match.computers:
        yield Text("lobby-full-of-computers")
    elif not reserved:
        yield Text("lobby-full-of-people")
    if computers := empty_seats(match):
        yield computers_to_come(match, computers)


def _small_print(match: Match, own: Sequence[HouseRules], tr: Translate) -> Iterator[str]:
    """The unusual options, the time to think, and the sealed shuffle."""
    key, lines = in_force(match, own), changed(match, tr)
    if key and lines:
        name = preset_name(offered(match.game, own)[key], tr)
        yield f"-# {escaped(name)}"
    if key not in offered(match.game):  # whose names tell enough
        yield from (f"-# {line}" for line in lines)
    if not speaks(match.game, match.locale):
        with speaking(match.locale):
            unspoken = talk()(Text("lobby-english"))
        yield f"-# {unspoken}"
    if match.private:
        yield f"-# {tr(Text('lobby-private'))}"
    if match.answers_only:
        yield f"-# {tr(Text('lobby-answers'))}"
    seal = [tr(Text("lobby-sealed"))] if match.commitment else []
    clock = clock_text(match.clock, tr)
    if match.clock:
        unit = "minutes" if 60 <= match.clock < 3600 else ""
        clock = tr(Text("lobby-clock", clock=clock, count=round(SPARE / 60), unit=unit))
    yield f"-# {' · '.join([clock, *seal])}"


def _rows(match: Match, tr: Translate) -> list[Row]:
    """To sit down, begin and leave; what else there is opens to each alone."""

    def press(verb: str, style: ButtonStyle = ButtonStyle.secondary) -> Press:
        return Press(Address(verb, match.id), tr(Text(f"press-{verb}")), style)

    is_full = len(match.people) >= GAMES[match.game].players[-1]
    join = [] if is_full else [press("join", ButtonStyle.success)]
    minute = Address("rules", match.id, rest=f"{RulesPart.MINUTE}.{match.game}")
    more = [Press(minute, tr(Text("press-rules"))), press("manage")]
    return rows([*join, press("start", ButtonStyle.primary), press("leave"), *more])
