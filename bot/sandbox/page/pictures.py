"""Pictures on messages, with their alternative text; a click opens them in full."""

from bot.sandbox.body import Json
from bot.sandbox.page.elements import box


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
