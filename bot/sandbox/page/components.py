"""The components of a message, drawn, and the older embeds."""

from collections.abc import Callable

from bot.sandbox.body import Json
from bot.sandbox.page.controls import button, select
from bot.sandbox.page.elements import box, gallery, markup, picture, text
from bot.sandbox.page.markdown import to_html
from bot.sandbox.page.visit import Visit
from bot.sandbox.world import components as kinds
from bot.sandbox.world.messages import Message


def draw(visit: Visit, message: Message, components: list[Json]) -> None:
    """Draw components where we are."""
    for component in components:
        _DRAW.get(component["type"], _unknown)(visit, message, component)


def _row(visit: Visit, message: Message, row: Json) -> None:
    with box("row-of-controls"):
        for control in row["components"]:
            if control["type"] == kinds.BUTTON:
                button(visit, message, control)
            else:
                select(visit, message, control)


def _container(visit: Visit, message: Message, container: Json) -> None:
    colour = container.get("accent_color")
    with box("container") as outside:
        if colour is not None:
            outside.style(f"border-left-color:#{colour:06x}")
        draw(visit, message, container["components"])


def _section(visit: Visit, message: Message, section: Json) -> None:
    with box("section"):
        with box("section-texts"):
            draw(visit, message, section["components"])
        accessory = section["accessory"]
        if accessory["type"] == kinds.BUTTON:
            button(visit, message, accessory)
        else:
            with box("thumbnail"):
                picture(accessory["media"], accessory.get("description"))


def _text(visit: Visit, message: Message, display: Json) -> None:
    markup(to_html(display["content"], visit.name, visit.channel_name), "markdown")


def _gallery(visit: Visit, message: Message, shown: Json) -> None:
    gallery([(item["media"], item.get("description")) for item in shown["items"]])


def _separator(visit: Visit, message: Message, separator: Json) -> None:
    size = "large" if separator.get("spacing") == 2 else "small"
    line = "line" if separator.get("divider", True) else ""
    box(f"separator {size} {line}")


def _file(visit: Visit, message: Message, file: Json) -> None:
    address = file["file"]["url"]
    name = address.split("?")[0].rsplit("/", 1)[-1]
    with box("file", "a", href=address, target="_blank"):
        markup(f"📄 {name}", tag="span")


def _unknown(visit: Visit, message: Message, component: Json) -> None:
    markup(f"(a component of type {component['type']})", "subtext")


_DRAW: dict[int, Callable[[Visit, Message, Json], None]] = {
    kinds.ACTION_ROW: _row,
    kinds.CONTAINER: _container,
    kinds.SECTION: _section,
    kinds.TEXT_DISPLAY: _text,
    kinds.MEDIA_GALLERY: _gallery,
    kinds.SEPARATOR: _separator,
    kinds.FILE: _file,
}


def embed(visit: Visit, shown: Json) -> None:
    """Draw an embed where we are."""
    with box("container embed").style(f"border-left-color:#{shown.get('color') or 0x4F545C:06x}"):
        for part in ("title", "description"):
            if shown.get(part):
                content = to_html(shown[part], visit.name, visit.channel_name)
                markup(content, f"markdown embed-{part}")
        with box("embed-fields"):
            for field in shown.get("fields") or []:
                with box("embed-field inline" if field.get("inline") else "embed-field"):
                    text(field["name"], "embed-name", "div")
                    markup(to_html(field["value"], visit.name, visit.channel_name), "markdown")
        if shown.get("image"):
            picture(shown["image"], None)
        if shown.get("footer"):
            text(shown["footer"]["text"], "subtext", "div")
