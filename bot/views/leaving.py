"""The posts for somebody leaving a table."""

from discord import ButtonStyle

from bot.matches.lobby import kind_of, why_closed
from bot.matches.match import VOID, Match, Status
from bot.views.address import Address
from bot.views.markdown import escaped
from bot.views.plain import plain
from bot.views.post import Post
from bot.views.press import Press
from bot.words import talk
from games.text import Text


def ask(match: Match, may_void: bool = False) -> Post:
    """The one question before a match is lost, or a table left that is elsewhere.

    `may_void`: the others may be asked instead to call the match off.
    """
    tr, place = talk(), f"<#{match.channel}>"
    what = "match" if match.status is Status.PLAYING else "table"
    name = tr(kind_of(match).words("name"))
    question = Text(f"leave-ask-{what}", name=name, place=place, mode=match.mode)
    presses = [Press(Address("quit", match.id), tr(Text("press-leave")), ButtonStyle.danger)]
    if may_void:
        presses.append(Press(Address("agree", match.id, rest=VOID), tr(Text("press-void"))))
    return plain(tr(question), *presses)


def ask_to_kick(match: Match, user: int) -> Post:
    """The question before somebody is sent away from a table that is in another channel."""
    tr, names = talk(), {seat.user: seat.name for seat in match.seats}
    game, place = tr(kind_of(match).words("name")), f"<#{match.channel}>"
    name = escaped(names.get(user, ""))
    question = Text("kick-ask", name=name, game=game, place=place)
    button = Press(
        Address("kick", match.id, rest=str(user)), tr(Text("press-replace")), ButtonStyle.danger
    )
    return plain(tr(question), button)


def proposed(match: Match) -> Post:
    """The replacement of the question when its reader calls for a cancellation instead."""
    if match.status is Status.CLOSED:
        return plain(talk()(why_closed(match)))
    return plain(talk()(Text("you-want-void", place=f"<#{match.channel}>")))


def left(match: Match) -> Post:
    """The replacement of the question."""
    return plain(farewell(match))


def farewell(match: Match) -> str:
    """The sentence for a player who has just left."""
    if match.status is Status.PLAYING:
        return talk()(Text("you-left-match", mode=match.mode))
    if match.ended is None:
        return talk()(Text("you-left"))
    return talk()(Text("you-left-last", mode=match.mode))
