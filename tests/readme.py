"""`python -m tests.readme`: renew README's table of games, told by the games themselves."""

from pathlib import Path
from typing import Final

from games.plugins import OURS
from games.words import speaker

README: Final = Path(__file__).parents[1] / "README.md"
HEAD: Final = "| Game | Players | Minutes | |\n|---|---|---|---|\n"
END: Final = "\n\n"


def table() -> str:
    """A line for each game: who can play it, how long it takes, and what it is about."""
    say, lines = speaker(), []
    for kind in OURS:
        minutes = str(kind.minutes or "as you like")
        cells = say(kind.words("name")), say(kind.counts()), minutes, say(kind.words("name.line"))
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def renewed(text: str) -> str:
    """The text of README with this table in the place of the one that is there."""
    before, old = text.split(HEAD)
    return before + HEAD + table() + old[old.index(END) :]


if __name__ == "__main__":
    README.write_text(renewed(README.read_text("utf-8")), "utf-8")
