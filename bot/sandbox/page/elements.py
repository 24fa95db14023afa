"""The few elements that the page is made of."""

import html
from zlib import crc32

from nicegui import ui

from bot.sandbox.body import Json
from bot.sandbox.world.people import Person

COLOURS = ("#e0665a", "#3ba55c", "#c27c0e", "#9b59b6", "#2a87c9", "#d3518d", "#1f9c8c")
BOT_COLOUR = "#5865f2"


def box(classes: str = "", tag: str = "div", **attributes: object) -> ui.element:
    """An HTML element to put others into; underscores in attributes' names become hyphens."""
    element = ui.element(tag).classes(classes)
    for name, value in attributes.items():
        if value is not None:
            element.props[name.strip("_").replace("_", "-")] = value
    return element


def text(content: str, classes: str = "", tag: str = "span") -> ui.html:
    """Plain text."""
    return markup(html.escape(content), classes, tag)


def markup(content: str, classes: str = "", tag: str = "div") -> ui.html:
    """HTML that is known to be safe."""
    return ui.html(content, sanitize=False, tag=tag).classes(classes)


def avatar(person: Person) -> ui.html:
    """The round sign of a person: the first letter of the name on a colour of their own."""
    letter = "♠" if person.bot else html.escape(person.name[0].upper())
    colour = BOT_COLOUR if person.bot else COLOURS[crc32(person.name.encode()) % len(COLOURS)]
    sign = markup(letter, "avatar", "span").style(f"background:{colour}")
    sign.props["aria-hidden"] = "true"
    return sign


def picture(media: Json, description: str | None) -> None:
    """One picture; its size keeps its place until it has loaded."""
    with box("picture", "a", href=media["url"], target="_blank"):
        box(
            "",
            "img",
            src=media["url"],
            alt=description or "",
            width=media.get("width"),
            height=media.get("height"),
        )


def gallery(pictures: list[tuple[Json, str | None]]) -> None:
    """Pictures beside each other; one alone takes the whole width."""
    with box(f"gallery {'one' if len(pictures) == 1 else 'many'}"):
        for media, description in pictures:
            picture(media, description)
