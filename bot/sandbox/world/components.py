"""The components of messages and modals: their numbers, their tree, their ids and media."""

from collections.abc import Callable, Iterator
from itertools import count

from bot.sandbox.body import Json

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT = 1, 2, 3, 4, 5
SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 19, 21, 22, 23
SELECTS = {STRING_SELECT, USER_SELECT, 6, 7, 8}
MODAL_ONLY = {FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}
SINGLE = ("accessory", "component")  # keys of components that hold one other
V2_TYPES = {SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, FILE, SEPARATOR, CONTAINER}


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of the tree, each before what it holds."""
    waiting = components[::-1]
    while waiting:
        component = waiting.pop()
        yield component
        inside = [*(component.get("components") or ()), *map(component.get, SINGLE)]
        waiting.extend(held for held in reversed(inside) if held)


def resolved(components: list[Json], media: Callable[[str], Json] | None = None) -> list[Json]:
    """A copy of the tree as Discord keeps it.

    Each component has an `id`, given in order where it had none, and the media of thumbnails,
    galleries and files is what `media` makes of its address.
    """
    every: list[Json] = []
    copied = [_copy(component, media, every) for component in components]
    taken = {component["id"] for component in every if component.get("id")}
    free = (n for n in count(1) if n not in taken)
    for component in every:
        component["id"] = component.get("id") or next(free)
    return copied


def _copy(component: Json, media: Callable[[str], Json] | None, every: list[Json]) -> Json:
    """A copy deep enough that ids and media can be set in it; it and what it holds join `every`."""
    copied = dict(component)
    every.append(copied)
    if "components" in copied:
        copied["components"] = [_copy(c, media, every) for c in copied["components"] or ()]
    for key in SINGLE:
        if copied.get(key):
            copied[key] = _copy(copied[key], media, every)
    if "items" in copied:
        copied["items"] = [dict(item) for item in copied["items"] or ()]
    if media:
        for item in copied.get("items") or [copied]:
            for key in ("media", "file"):
                if isinstance(item.get(key), dict):
                    item[key] = media(item[key]["url"])
    return copied


def find(components: list[Json], custom_id: str) -> Json | None:
    """The component of that custom_id."""
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)
