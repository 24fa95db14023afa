"""Buttons and select menus on messages."""

from nicegui import ui

from bot.sandbox.body import Json
from bot.sandbox.page.elements import box, text
from bot.sandbox.page.menu import Menu
from bot.sandbox.page.visit import Visit
from bot.sandbox.world.components import STRING_SELECT, USER_SELECT
from bot.sandbox.world.forms import bounds
from bot.sandbox.world.messages import Message

STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary"}


def emoji(shown: Json | None) -> None:
    """An emoji, if there is one; those of the application's own are named."""
    if shown:
        text(shown["name"] if not shown.get("id") else f":{shown['name']}:", "emoji")


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
    """What a select offers: its own options, or everybody."""
    if control["type"] == STRING_SELECT:
        return list(control["options"])
    if control["type"] == USER_SELECT:
        everybody = visit.world.people.values()
        return [{"label": person.name, "value": str(person.id)} for person in everybody]
    return []


def select(visit: Visit, message: Message, control: Json) -> None:
    """A select menu: one value is sent when chosen, several when the menu closes."""
    Menu(
        offered(visit, control),
        bounds(control),
        custom_id=control["custom_id"],
        placeholder=control.get("placeholder") or "Make a selection",
        disabled=bool(control.get("disabled")),
        chosen=lambda values: visit.click(message, control["custom_id"], values),
    )
