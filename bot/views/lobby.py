"""The lobby: who plays, with which options, and the buttons to change that."""

from collections.abc import Iterator, Sequence

import discord
from discord import ButtonStyle, ui

from bot.matches.lobby import HELD, IDLE, empty_seats, why_closed
from bot.matches.match import Match, Person
from bot.matches.presets import HouseRules, in_force, offered, suggested
from bot.matches.replay import SPARE
from bot.views import seating
from bot.views.address import Address
from bot.views.options import changed, clock_text, preset_name
from bot.views.pictured import pictured
from bot.views.plain import plain
from bot.views.post import Picture, Post, framed
from bot.views.press import Press
from bot.views.rows import Row, rows
from bot.views.rules import RulesPart
from bot.words import talk, when
from games import GAMES
from games.speech import Say, Words
from games.stage import shelf_scene
from images.theme import Style

PICTURE = "game.png"
PRIVATE, OPEN = "private", "open"
"""Who may sit down: who is invited, or anybody."""


def post(
    match: Match,
    style: Style,
    held: Sequence[Person] = (),
    crowded: bool = False,
    own: Sequence[HouseRules] = (),
) -> Post:
    """The lobby of a match that has not begun; seats are `held` for these people.

    `crowded`: many tables share the channel, and this one may have a thread of its own. `own` are
    the rules that its server keeps.
    """
    say = talk()
    scene = shelf_scene([GAMES[match.game]], say)
    head = Words("lobby-head", name=say(GAMES[match.game].words("name")))
    seats = "\n".join([_seats(match, held, say), *seating.sides(match, say)])
    texts = [seats, "\n".join(_small_print(match, own, say))]
    texts += [say(Words("lobby-crowded"))] * crowded
    layout = framed(
        ui.TextDisplay(say(head)),
        pictured(scene, PICTURE, say),
        *map(ui.TextDisplay, texts),
        *seating.menu(match, say),
        *seating.levels(match, say),
        *_rows(match, say, crowded),
        colour=discord.Colour.blurple(),
    )
    people = tuple(seat.user for seat in match.seats if seat.user)
    return Post(layout, Picture(scene, PICTURE, style), mentions=people)


def closed(match: Match) -> Post:
    """What is left of a table that was closed before it ended, and why."""
    say = talk()
    name, why = say(GAMES[match.game].words("name")), say(why_closed(match))
    return Post(framed(ui.TextDisplay(f"### {name}\n{why}")))


def farewell(match: Match) -> Post:
    """What those who sat at a table are told that was closed before it began."""
    say = talk()
    name = say(GAMES[match.game].words("name"))
    told = Words("lobby-farewell", name=name, place=match.link, minutes=IDLE // 60)
    return plain(say(told))


def moved(match: Match) -> Post:
    """What is left in its channel of a table that stands in a thread now."""
    say = talk()
    name = say(GAMES[match.game].words("name"))
    told = say(Words("lobby-moved", place=f"<#{match.moving}>"))
    return Post(framed(ui.TextDisplay(f"### {name}\n{told}")))


def _seats(match: Match, held: Sequence[Person], say: Say) -> str:
    lines = []
    for number, seat in enumerate(match.seats, start=1):
        name = f"<@{seat.user}>" if seat.user else seating.character(seat, say)
        lines.append(f"{number}. {name}")
    for number, person in enumerate(held, len(lines) + 1):
        name = discord.utils.escape_markdown(person.name)
        lines.append(f"{number}. {say(_kept(match, name))}")
    return "\n".join([*lines, say(_room(match, len(held)))])


def _kept(match: Match, name: str) -> Words:
    """That a seat is kept for somebody, for a while where they played before."""
    if match.rematch_of is None:
        return Words("lobby-invited", name=name)
    return Words("lobby-held", name=name, time=when(match.created + HELD))


def _room(match: Match, held: int) -> Words:
    """What there is besides the seats taken, and those that are `held`."""
    if room := GAMES[match.game].players[-1] - len(match.seats) - held:
        computers = max(0, empty_seats(match) - held)
        return Words("lobby-open", count=room, computers=computers)
    with_computer = any(seat.user is None for seat in match.seats)
    return Words("lobby-full-of-computers" if with_computer else "lobby-full-of-people")


def _small_print(match: Match, own: Sequence[HouseRules], say: Say) -> Iterator[str]:
    """What is unusual here, how long one may think, and that the shuffle is sealed."""
    key, lines = in_force(match, own), changed(match, say)
    if key and lines:
        name = preset_name(offered(match.game, own)[key], say)
        yield f"-# {discord.utils.escape_markdown(name)}"
    if key not in offered(match.game):  # whose names tell enough
        yield from (f"-# {line}" for line in lines)
    if match.private:
        yield f"-# {say(Words('lobby-private'))}"
    if match.answers_only:
        yield f"-# {say(Words('lobby-answers'))}"
    seal = [say(Words("lobby-sealed"))] if match.commitment else []
    clock = clock_text(match.clock, say)
    if match.clock:
        clock = say(Words("lobby-clock", clock=clock, count=round(SPARE / 60)))
    yield f"-# {' · '.join([clock, *seal])}"


def _rows(match: Match, say: Say, crowded: bool) -> list[Row]:
    """Who plays and when it begins; below it what is played, and with whom."""

    def press(verb: str, style: ButtonStyle = ButtonStyle.secondary, off: bool = False) -> Press:
        return Press(Address(verb, match.id), say(Words(f"press-{verb}")), style, disabled=off)

    full = len(match.seats) >= GAMES[match.game].players[-1]
    computers = any(seat.user is None for seat in match.seats)
    join = press("join", ButtonStyle.success, full and not computers)
    above = [join, press("leave"), press("start", ButtonStyle.primary)]
    below = [press("computer", off=full), press("dismiss", off=not computers), press("options")]
    minute = Address("rules", match.id, rest=f"{RulesPart.MINUTE}.{match.game}")
    below += [Press(minute, say(Words("press-rules"))), press("verify")]
    wish = OPEN if match.private else PRIVATE
    below.append(Press(Address("private", match.id, rest=wish), say(Words(f"press-{wish}"))))
    if match.guild:
        below.append(Press(Address("notifying", 0), say(Words("press-notifying"))))
    below += [press("thread")] * crowded
    if key := suggested(match):
        name = preset_name(offered(match.game)[key], say)
        below.append(Press(Address("preset", match.id, rest=key), name))
    return [*rows(above), *rows(below)]
