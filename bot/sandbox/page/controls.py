"""Buttons and select menus on messages."""

from collections.abc import Callable
from html import escape

from nicegui import ui

from bot.sandbox.body import Json
from bot.sandbox.client.forms import bounds
from bot.sandbox.page.elements import box, text
from bot.sandbox.page.visit import Visit
from bot.sandbox.world.components import STRING_SELECT, USER_SELECT
from bot.sandbox.world.messages import Message

STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary"}


def emoji(shown: Json | None) -> None:
    """An emoji, if there is one; the application's own are pictures."""
    if shown and shown.get("id"):
        box("emoji", "img", src=f"/emojis/{shown['id']}", alt=f":{shown['name']}:")
    elif shown:
        text(shown["name"], "emoji")


def button(visit: Visit, message: Message, control: Json) -> None:
    """A button; pressed, it waits for the bot and cannot be pressed again meanwhile."""
    style = STYLES[control["style"]]
    address = control.get("url")
    with box(
        f"button {style}",
        "a" if address else "button",
        data_custom_id=control.get("custom_id"),
        disabled=True if control.get("disabled") else None,
        href=address,
        target="_blank" if address else None,
    ) as drawn:
        emoji(control.get("emoji"))
        if control.get("label"):
            text(control["label"])
        if address:
            text("↗", "emoji")
    if not address and not control.get("disabled"):
        drawn.on("click", lambda: _press(visit, message, control["custom_id"], drawn), args=[])


def _press(visit: Visit, message: Message, custom_id: str, drawn: ui.element) -> None:
    if "pending" in drawn.classes:
        return
    begun = visit.click(message, custom_id, [])
    if begun and begun.waiting:
        drawn.classes("pending")


def offered(visit: Visit, control: Json) -> list[Json]:
    """The options of a select: its own, or everybody."""
    if control["type"] == STRING_SELECT:
        return list(control["options"])
    if control["type"] == USER_SELECT:
        everybody = visit.world.people.values()
        return [{"label": person.name, "value": str(person.id)} for person in everybody]
    return []


def select(visit: Visit, message: Message, control: Json) -> None:
    """A select menu: one value is sent when chosen, several when the menu closes."""
    custom_id = control["custom_id"]
    options = offered(visit, control)
    Menu(control, options, bounds(control), lambda v: visit.click(message, custom_id, v))


def opened_by(field: ui.element, classes: str, props: str = "") -> ui.menu:
    """A list that opens where a button is pressed, be it by a key: Quasar would close it again."""
    menu = ui.menu().classes(classes).props(f"no-parent-event {props}")
    field.on("click", menu.open, args=[])
    return menu


class Menu:
    """A field that opens a list, where one or several of the options are chosen.

    Draws itself where we are; calls `chosen` with the values when they may be sent.

    A list of which only one can be chosen closes at once; another sends when it is closed.
    """

    def __init__(
        self,
        control: Json,
        options: list[Json],
        bounds: tuple[int, int],
        chosen: Callable[[list[str]], object],
        name: str = "",
    ) -> None:
        """`name` is read out before what is chosen."""
        self._options = options
        self._least, self._most = bounds
        self._placeholder = control.get("placeholder") or "Make a selection"
        self._chosen, self._name = chosen, name
        self.values = [option["value"] for option in options if option.get("default")]
        self._sent = list(self.values)
        self._ticks: dict[str, ui.element] = {}
        self._field = box(
            "select",
            "button",
            type="button",
            data_custom_id=control["custom_id"],
            aria_haspopup="listbox",
        )
        with self._field:
            self._shown = text("", "select-text")
            text("⌄", "chevron")
            if control.get("disabled"):
                self._field.props["disabled"] = True
            else:
                self._draw_list()
        self._show()

    def _draw_list(self) -> None:
        several = self._most > 1
        with opened_by(self._field, "select-list", "fit role=listbox") as self._menu:
            if several:
                text(_asked(self._least, self._most), "select-hint", "div")
            for option in self._options:
                self._draw_option(option)
        if several:
            self._menu.on("hide", self._send, args=[])

    def _draw_option(self, option: Json) -> None:
        value = option["value"]
        with box("select-option", "button", type="button", role="option", data_value=value) as row:
            emoji(option.get("emoji"))
            with box("select-words"):
                text(option["label"], "select-label", "div")
                if option.get("description"):
                    text(option["description"], "select-description", "div")
            text("✓", "tick")
        row.props["autofocus"] = not self._ticks  # the keyboard begins at the first
        self._ticks[value] = row
        row.on("click", lambda: self._toggle(value), args=[])

    def _toggle(self, value: str) -> None:
        if self._most == 1:
            self.values = [value]
        elif value in self.values:
            self.values.remove(value)
        elif len(self.values) < self._most:
            self.values.append(value)
        self._show()
        if self._most == 1:
            self._menu.close()
            self._send()

    def _show(self) -> None:
        labels = [o["label"] for o in self._options if o["value"] in self.values]
        shown = ", ".join(labels) or self._placeholder
        self._shown.set_content(escape(shown))
        if self._name:
            self._field.props["aria-label"] = f"{self._name}: {shown}"
        self._shown.classes(remove="empty") if labels else self._shown.classes("empty")
        for value, row in self._ticks.items():
            row.classes("chosen") if value in self.values else row.classes(remove="chosen")

    def _send(self) -> None:
        if self.values != self._sent and len(self.values) >= self._least:
            self._sent = list(self.values)
            self._chosen(self.values)


def _asked(least: int, most: int) -> str:
    """The number of options to be chosen in a menu."""
    return f"Choose {most}" if least == most else f"Choose {least} to {most}"
