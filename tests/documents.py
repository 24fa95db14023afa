"""`python -m tests.documents`: write the pages that follow from code."""

import asyncio
import re
import textwrap
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from discord import app_commands

from bot.app import Parlor
from bot.hosting.tables import Tables
from bot.matches.pace import Pace
from bot.settings.registry import GROUPS, Setting
from bot.store import Store
from games.plugins import OURS
from games.words import translator
from images import Renderer
from images.workers import ThreadWorker
from tests.markdown_tables import row, rows_under, with_rows

ROOT: Final = Path(__file__).parents[1]
WIDTH: Final = 130
RULES: Final = ROOT / "docs" / "rules"
DAILIES: Final = "| Game | Seats | Rounds | Unlike the standard rules |\n|---|---|---|---|\n"
WRITTEN: Final = "<!-- Written by `make docs`: change it there. -->"


def example() -> str:
    """`.env.example`: every setting with its meaning and default."""
    lines = [
        "# Parlor's settings. Copy this file to .env and fill in what you need. The environment",
        "# beats this file. docs/settings.md says what each accepts.",
    ]
    for title, settings in GROUPS.items():
        lines += ["", f"# --- {title} ---"]
        for each in settings:
            lines += [
                "",
                *textwrap.wrap(each.meaning, 98, initial_indent="# ", subsequent_indent="# "),
            ]
            lines.append(f"{each.name}={each.default}")
    return "\n".join([*lines, ""])


def settings() -> str:
    """`docs/settings.md`: every setting with its default, meaning and range."""
    lines = [
        "# Settings",
        "",
        WRITTEN,
        "",
        "Settings are variables of the environment, or lines of a file `.env` in the folder where"
        " the bot starts; the environment beats the file. A value that makes no sense is refused at"
        " the start, with a sentence. `python -m bot check` reads them without starting anything.",
    ]
    for title, group in GROUPS.items():
        lines += [
            "",
            f"## {title}",
            "",
            "| Name | Default | Meaning | Accepts |",
            "|---|---|---|---|",
        ]
        lines += [_row(each) for each in group]
    return "\n".join([*lines, ""])


def _row(each: Setting) -> str:
    default = f"`{each.default}`" if each.default else "empty"
    return f"| `{each.name}` | {default} | {each.meaning} | {each.accepts} |"


def commands() -> str:
    """`docs/commands.md`: every slash command with its options."""
    lines = ["# Commands", "", WRITTEN, "", "What you can type in Discord."]
    lines += ["", "| Command | What it does |", "|---|---|"]
    lines += sorted(map(_line, asyncio.run(_commands())))
    return "\n".join([*lines, ""])


async def _commands() -> list[app_commands.Command[Any, ..., Any]]:
    with TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite+aiosqlite:///{folder}/parlor.db")
        bot = Parlor(store, Tables(store, store.clock, Pace()), Renderer(ThreadWorker()))
        await bot.add_commands()
        await store.close()
    found = bot.tree.walk_commands()
    return [each for each in found if isinstance(each, app_commands.Command)]


def _line(each: app_commands.Command[Any, ..., Any]) -> str:
    options = [
        f"`{option.display_name}`{'' if option.required else ' (optional)'}: {option.description}"
        for option in each.parameters
    ]
    return f"| `/{each.qualified_name}` | {'<br>'.join([each.description, *options])} |"


def games() -> str:
    """`docs/games.md`: the rules of every game, in short and in full, as `/rules` shows them."""
    tr = translator()
    names = [tr(kind.words("name")) for kind in OURS]
    index = " · ".join(f"[{name}](#{anchor(name)})" for name in names)
    lines = ["# Games", "", WRITTEN, "", index]
    for kind, name in zip(OURS, names, strict=True):
        lines += ["", f"## {name}", "", f"{tr(kind.counts())}. {tr(kind.words('name.line'))}"]
        lines += ["", tr(kind.words("rules")), "", tr(kind.words("rules.whole"))]
    return "\n".join([*lines, ""])


def anchor(head: str) -> str:
    """The anchor that GitHub gives a heading."""
    return re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-")


def dailies() -> str:
    """`docs/computers.md` with the daily of every game, and what is noted there of each."""
    tr, page = translator(), _read("docs/computers.md")
    notes = {name: note for name, *_, note in rows_under(page, DAILIES)}
    named = [(tr(kind.words("name")), kind.daily) for kind in OURS]
    rows = [
        row(name, str(daily.seats), str(daily.rounds), notes.get(name, ""))
        for name, daily in named
        if daily
    ]
    return with_rows(page, DAILIES, rows)


def rules() -> str:
    """`docs/rules/README.md` with the pages of games that are written, and of those to come."""
    tr = translator()
    ours = {kind.key: tr(kind.words("name")) for kind in OURS}
    titles = {file.stem: _title(file) for file in RULES.glob("*.md") if file.stem != "README"}
    lists = {"Written": ours, "To come": {key: titles[key] for key in titles.keys() - ours.keys()}}
    told = [_links(name, listed) for name, listed in lists.items() if listed]
    before, rest = _read("docs/rules/README.md").split("**Written:**")
    return before + "\n\n".join(told) + rest[rest.index("\n\n## ") :]


def _title(page: Path) -> str:
    return page.read_text("utf-8").partition(":")[0].removeprefix("# ")


def _links(head: str, titles: Mapping[str, str]) -> str:
    """A paragraph of links to pages; no line ends within a link."""
    links = " · ".join(f"[{titles[key]}]({key}.md)" for key in sorted(titles))
    unbroken = f"**{head}:** {links}.".replace(" ·", "\0·")
    words = re.sub(r"(?<=\[)[^]]+", lambda found: found[0].replace(" ", "\0"), unbroken)
    return textwrap.fill(words, WIDTH, break_on_hyphens=False).replace("\0", " ")


def _read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


DOCUMENTS: Final = {
    ".env.example": example,
    "docs/settings.md": settings,
    "docs/commands.md": commands,
    "docs/games.md": games,
    "docs/computers.md": dailies,
    "docs/rules/README.md": rules,
}
"""What is written, by its place in the repository."""


if __name__ == "__main__":
    for name, write in DOCUMENTS.items():
        (ROOT / name).write_text(write(), "utf-8")
