"""`python -m tests.documents`: write the pages that follow from code."""

import textwrap
from pathlib import Path
from typing import Final

from bot.settings.registry import GROUPS, Setting

ROOT: Final = Path(__file__).parents[1]
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


DOCUMENTS: Final = {
    ".env.example": example,
    "docs/settings.md": settings,
}
"""What is written, by its place in the repository."""


if __name__ == "__main__":
    for name, write in DOCUMENTS.items():
        (ROOT / name).write_text(write(), "utf-8")
