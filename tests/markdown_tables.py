"""Tables of Markdown pages, renewed from code."""

from collections.abc import Iterable


def row(*cells: str) -> str:
    """A row of these cells."""
    return f"| {' | '.join(cells)} |"


def rows_under(text: str, head: str) -> list[list[str]]:
    """The cells of the table that has this head."""
    return [line[2:-2].split(" | ") for line in _split(text, head)[1].splitlines()]


def with_rows(text: str, head: str, rows: Iterable[str]) -> str:
    """The text with these rows in the table that has this head."""
    before, _, after = _split(text, head)
    return before + head + "\n".join(rows) + after


def _split(text: str, head: str) -> tuple[str, str, str]:
    before, rest = text.split(head)
    end = rest.index("\n\n")
    return before, rest[:end], rest[end:]
