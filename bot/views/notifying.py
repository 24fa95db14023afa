"""Of which games' new tables somebody is told, and what they are told."""

from collections.abc import Collection, Mapping

from discord import SelectOption, ui

from bot.matches.match import Match
from bot.views.address import Address
from bot.views.many_cards import OPTIONS
from bot.views.markdown import escaped
from bot.views.plain import plain
from bot.views.post import Post, unframed
from bot.views.press import Pick, Press
from bot.views.rows import Row
from bot.words import talk
from games import GAMES
from games.game import Game
from games.speech import Say, Value, Words


def menu(games: Mapping[str, type[Game]], chosen: Collection[str], guild: int) -> Post:
    """The games of a server, those ticked of which the reader is told."""
    say = talk()
    options = [
        SelectOption(label=say(kind.words("name"))[:100], value=key, default=key in chosen)
        for key, kind in [*games.items()][:OPTIONS]
    ]
    pick = Pick(Address("notify", 0, rest=str(guild)), options, "", 0, len(options))
    told = say(Words("notify-head", count=len(chosen)))
    return Post(unframed(ui.TextDisplay(told), Row(pick)))


def opened(match: Match) -> Post:
    """What is told of a table, with a way to hear no more of that game."""
    say = talk()
    words = Words("notify-opened", **_about(match, say))
    stop = Address("mute", 0, rest=f"{match.guild}.{match.game}")
    return plain(say(words), Press(stop, say(Words("press-mute"))))


def called(match: Match, role: int) -> Post:
    """The same, to a role of the server."""
    say = talk()
    return plain(say(Words("role-called", mention=f"<@&{role}>", **_about(match, say))))


def _about(match: Match, say: Say) -> dict[str, Value]:
    """Who opened a table, of what, and where."""
    host = next(seat.name for seat in match.seats if seat.user == match.host)
    name = say(GAMES[match.game].words("name"))
    return {"host": escaped(host), "name": name, "place": match.link}


def muted(game: str) -> Post:
    """What takes its place."""
    say = talk()
    return plain(say(Words("notify-muted", name=say(GAMES[game].words("name")))))
