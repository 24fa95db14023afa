"""Embeds, the older kind of rich content."""

from bot.sandbox.body import Json
from bot.sandbox.page.elements import box, markup, text
from bot.sandbox.page.markdown import to_html
from bot.sandbox.page.pictures import picture
from bot.sandbox.page.visit import Visit


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
