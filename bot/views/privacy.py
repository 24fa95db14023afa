"""The posts about what is stored of a person."""

from collections.abc import Iterator

from discord import ButtonStyle

from bot.matches.match import Status
from bot.store import Visibility
from bot.store.privacy import Stored
from bot.views.address import Address
from bot.views.markdown import escaped
from bot.views.plain import plain
from bot.views.post import Post
from bot.views.press import Press
from bot.words import language_name, talk
from games.text import Text

UNDER_WAY = (Status.LOBBY, Status.PLAYING)


def stored(found: Stored) -> Post:
    """The data stored about a person, in words with counts."""
    tr = talk()
    lines = [f"- {tr(words)}" for words in _kinds(found)] or [tr(Text("privacy-nothing"))]
    text = "\n".join([tr(Text("privacy-head")), *lines, tr(Text("privacy-operator"))])
    return plain(text, Press(Address("policy", 0), tr(Text("press-policy"))))


def ask() -> Post:
    """The one question before everything is deleted."""
    tr = talk()
    press = Press(Address("forget", 0), tr(Text("press-forget")), ButtonStyle.danger)
    return plain(tr(Text("privacy-ask")), press)


def deleted() -> Post:
    """The replacement of the question."""
    return plain(talk()(Text("privacy-deleted")))


def _kinds(found: Stored) -> Iterator[Text]:
    if name := found.player.get("name") or (found.seats and found.seats[-1]["name"]):
        yield Text("privacy-name", name=escaped(name))
    if found.player:
        chosen, direct = len(found.player["prefs"]), int(not found.player["dm_closed"])
        yield Text("privacy-preferences", count=chosen, direct=direct)
        if language := found.player["locale"]:
            yield Text("privacy-language", language=language_name(language))
        if found.player["daily_told"] is not None:
            yield Text("privacy-daily")
    if found.seats:
        going_on = sum(row["status"] in UNDER_WAY for row in found.seats)
        yield Text("privacy-matches", count=len(found.seats), open=going_on)
    if found.opened:
        yield Text("privacy-opened", count=len(found.opened))
    if found.results:
        yield Text("privacy-results", count=len(found.results))
    if found.standings:
        yield Text("privacy-standings", count=len(found.standings))
    if found.standings or found.player:
        where = found.player.get("visibility", Visibility.GLOBAL)
        yield Text("privacy-visible", where=where)
    if found.reports:
        yield Text("privacy-reports", count=len(found.reports))
    if found.manages:
        yield Text("privacy-manages", count=len(found.manages))
    if found.lessons:
        yield Text("privacy-lessons", count=len(found.lessons))
    if found.solos:
        going_on = sum(row["ended"] is None for row in found.solos)
        yield Text("privacy-solos", count=len(found.solos), open=going_on)
    if found.months:
        yield Text("privacy-months", count=len(found.months))
    if found.reviews:
        yield Text("privacy-reviews", count=len(found.reviews))
    if found.achievements:
        yield Text("privacy-achievements", count=len(found.achievements))
    if found.arenas:
        yield Text("privacy-arenas", count=len(found.arenas), medals=len(found.medals))
    if channels := {row["hand_channel"] for row in found.seats} - {None}:
        yield Text("privacy-channels", count=len(channels))
