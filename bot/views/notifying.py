"""Of which games' new tables somebody is told, and what they are told."""

from collections.abc import Collection, Mapping

from discord import ui

from bot.hosting.preferences import OFF, ON
from bot.matches.match import Match
from bot.views import daily_news
from bot.views.address import Address
from bot.views.game_menus import tick_menus
from bot.views.markdown import escaped
from bot.views.plain import plain
from bot.views.post import Post, unframed
from bot.views.press import Press
from bot.views.rows import Row
from bot.words import talk
from games import GAMES
from games.game import Game
from games.text import Text, Translate, Value


def menu(games: Mapping[str, type[Game]], chosen: Collection[str], guild: int, daily: bool) -> Post:
    """The games of a server, those ticked of which the reader is told; `daily`: of it, too."""
    tr = talk()

    def address(number: int) -> Address:
        return Address("notify", 0, number, str(guild))

    menus = tick_menus(address, games, chosen, 0, tr)
    told = tr(Text("notify-head", count=len(chosen)))
    also = tr(Text("notify-daily", wish=ON if daily else OFF))
    toggle = daily_news.toggle("notifydaily", daily)
    return Post(unframed(ui.TextDisplay(told), *menus, ui.TextDisplay(also), Row(toggle)))


def opened(match: Match) -> Post:
    """The notice of a new table, with a button to hear no more of that game."""
    tr = talk()
    words = Text("notify-opened", **_about(match, tr))
    stop = Address("mute", 0, rest=f"{match.guild}.{match.game}")
    return plain(tr(words), Press(stop, tr(Text("press-mute"))))


def called(match: Match, role: int) -> Post:
    """The notice of a new table to a role of the server."""
    tr = talk()
    return plain(tr(Text("role-called", mention=f"<@&{role}>", **_about(match, tr))))


def _about(match: Match, tr: Translate) -> dict[str, Value]:
    """The arguments of the notice: the host of a table, its game, and the place."""
    host = next(seat.name for seat in match.seats if seat.user == match.host)
    name = tr(GAMES[match.game].words("name"))
    return {"host": escaped(host), "name": name, "place": match.link}


def muted(game: str) -> Post:
    """The replacement of a notice after its button was pressed."""
    tr = talk()
    return plain(tr(Text("notify-muted", name=tr(GAMES[game].words("name")))))
