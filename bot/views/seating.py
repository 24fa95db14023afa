"""The seats of a lobby: menus for a seat and for the computers, and the partnerships."""

from collections.abc import Iterator
from functools import reduce

from discord import SelectOption

from bot.matches.characters import CHARACTERS, newcomer
from bot.matches.lobby import empty_seats, filled, table_size
from bot.matches.match import Match, Seat
from bot.matches.seating import partners
from bot.shortening import shortened
from bot.views.address import Address
from bot.views.many_cards import OPTIONS
from bot.views.markdown import escaped
from bot.views.press import OPTION, Pick
from bot.views.rows import Row
from games import GAMES
from games.personalities import Personality
from games.players import Level, levels_of
from games.text import Text, Translate, listed

SHUFFLE = "shuffle"
PLACES = tuple(map(str, range(max(kind.players[-1] for kind in GAMES.values()))))
"""What is picked in the menu: a seat, or to shuffle all."""


def menu(match: Match, tr: Translate) -> list[Row]:
    """The menu of seats, as soon as two people could change places."""
    count = table_size(match)
    if len(match.people) < 2 or count < 3:
        return []
    names = [*match.names, *[tr(Text("seat-free"))] * (count - len(match.seats))]
    options = [
        SelectOption(
            label=shortened(f"{number + 1}. {name}", OPTION),
            value=PLACES[number],
            emoji="🤖" if number in match.computers else None,
        )
        for number, name in enumerate(names)
    ]
    options.append(SelectOption(label=tr(Text("seats-shuffle")), value=SHUFFLE, emoji="🔀"))
    return [Row(Pick(Address("sit", match.id), options, tr(Text("seats-choose"))))]


def computer(seat: Seat, tr: Translate) -> str:
    """A computer player, with how well it plays."""
    return tr(Text("computer", name=seat.name, level=Level(seat.level).key))


def character(seat: Seat, tr: Translate) -> str:
    """A computer player, with how well it plays and in which manner."""
    way = _way(Level(seat.level), seat.personality)
    return tr(Text("computer-character", name=seat.name, **way))


def _way(level: Level, personality: Personality) -> dict[str, str]:
    return {"level": level.key, "manner": personality.name.lower().replace("_", "-")}


def levels(match: Match, tr: Translate) -> list[Row]:
    """The menu of levels of the computers: one of each other level that the game has.

    Of the seats that are still empty all are told only where it matters who sits across.
    """
    begun, until = filled(match), len(match.seats)
    options = [
        SelectOption(
            label=tr(Text("level-change", name=name, old=begun.names[place])),
            description=tr(Text("computer-way", **_way(level, CHARACTERS[level][name]))),
            value=f"{place}.{level}",
        )
        for place, now in begun.levels.items()
        if place <= until or partners(match)
        for level in levels_of(GAMES[match.game])
        if level is not now
        for name in [newcomer(begun.names, level)]
    ]
    if not options:
        return []
    return [Row(Pick(Address("level", match.id), options[:OPTIONS], tr(Text("levels-choose"))))]


def level_picked(value: str) -> tuple[int, Level]:
    """The place and the level that an option of that menu stands for; ValueError for any other."""
    place, level = map(int, value.split("."))
    return place, Level(level)


def sides(match: Match, tr: Translate) -> Iterator[str]:
    """The partnerships, where players are partners."""
    names = [f"<@{seat.user}>" if seat.user else escaped(seat.name) for seat in match.seats]
    names += [tr(Text("seat-computer"))] * empty_seats(match)
    teams = [
        reduce(lambda one, two: tr(Text("partners", one=one, two=two)), (names[n] for n in team))
        for team in partners(match)
    ]
    if teams and len(match.people) > 1:
        yield tr(Text("lobby-partners", teams=listed(teams, tr)))
