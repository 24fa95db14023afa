"""The list above the composer: commands, or values for an option."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.sandbox.page.elements import box, text

TAKES = (
    "(event) => {"
    " const list = event.target.closest('.composer-place').querySelector('.suggestions');"
    " if (event.shiftKey || !event.target.value || !list.offsetParent) return;"
    " event.preventDefault(); emit(); }"
)
"""What Tab does in a field: it takes the chosen suggestion where there is one, else it goes on."""


@dataclass(frozen=True)
class Suggestion:
    """Something that can be picked."""

    label: str
    value: object
    about: str = ""


class Suggestions:
    """Draws itself where we are; `picked` is called with what is clicked."""

    def __init__(self, picked: Callable[[Suggestion], None]) -> None:
        self._picked = picked
        self._offered: Sequence[Suggestion] = ()
        self._at = 0
        self._list = box("suggestions", role="listbox", data_testid="suggestions")
        self._list.set_visibility(False)

    @property
    def chosen(self) -> Suggestion | None:
        """The one that the keyboard stands on."""
        return self._offered[self._at] if self._offered else None

    def show(self, offered: Sequence[Suggestion], title: str = "") -> None:
        """Offer these, the first one chosen."""
        self._title, self._offered, self._at = title, offered, 0
        self._draw()

    def move(self, steps: int) -> None:
        """Go up or down, round and round."""
        if self._offered:
            self._at = (self._at + steps) % len(self._offered)
            self._draw()

    def _draw(self) -> None:
        self._list.set_visibility(bool(self._offered))
        self._list.clear()
        with self._list:
            text(self._title, "suggestions-title", "div")
            for n, suggestion in enumerate(self._offered):
                self._draw_row(suggestion, "suggestion at" if n == self._at else "suggestion")

    def _draw_row(self, suggestion: Suggestion, classes: str) -> None:
        value = str(suggestion.value)
        with box(classes, role="option", data_testid="suggestion", data_value=value) as row:
            text(suggestion.label, "suggestion-label")
            text(suggestion.about, "suggestion-about")
        # The mouse's press would take the focus from the field being typed in.
        row.on("mousedown.prevent", lambda: self._picked(suggestion), args=[])
