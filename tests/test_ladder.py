"""What docs/computers.md tells of the levels."""

from tests.ladder import DOCS, renewed


def test_what_was_measured_stands_in_the_docs() -> None:
    text = DOCS.read_text("utf-8")
    assert renewed(text) == text, "python -m tests.ladder"
