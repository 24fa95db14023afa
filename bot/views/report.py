"""A report, as the managers of a server read it."""

from typing import Any

import discord
from discord import ui

from bot.matches.match import Match, Person, Status
from bot.views.address import Address
from bot.views.markdown import escaped
from bot.views.press import Ask, Press, labelled
from bot.views.replay import title
from bot.words import talk
from games.text import Text

LENGTH = 500
"""Characters of a report at most."""


def ask(match: Match) -> Ask:
    """The modal for a few words about a match."""
    tr = talk()
    field: ui.TextInput[Any] = ui.TextInput(style=discord.TextStyle.paragraph, max_length=LENGTH)
    note = Text("report-note", status=match.status)
    head = tr(Text("report-title", title=title(match)))
    label = labelled(tr(Text("report-label")), field, tr(note))
    return Ask(Address("tell", match.id), head, label)


def text(match: Match, reporter: Person, said: str) -> str:
    """The reporter, the match, and the reason in the reporter's words."""
    tr = talk()
    mention = f"<@{reporter.id}>"
    head = Text(
        "report-head",
        title=title(match),
        name=escaped(reporter.name),
        mention=mention,
        place=match.link,
    )
    quoted = "\n".join(f"> {line}" for line in escaped(said).splitlines())
    foot = Text("report-over" if match.status is Status.OVER else "report-under-way")
    return f"{tr(head)}\n{quoted}\n{tr(foot)}"


def controls(match: Match) -> ui.View:
    """The way to the match, step by step; and to its record, refused until the end."""
    view = ui.View(timeout=None)
    for verb, name in (("watch", "replay"), ("record", "record")):
        view.add_item(Press(Address(verb, match.id), talk()(Text(f"press-{name}"))))
    view.stop()  # it need not listen
    return view
