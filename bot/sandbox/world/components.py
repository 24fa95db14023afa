"""The components of messages and modals: their numbers, their tree, their ids and media."""

from collections.abc import Callable, Iterator

from bot.sandbox.body import Json

ACTION_ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT = 1, 2, 3, 4, 5
SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 17, 18, 19, 21, 22, 23
SELECTS = {STRING_SELECT, USER_SELECT, 6, 7, 8}
MODAL_ONLY = {FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}
V2_TYPES = {SECTION, TEXT_DISPLAY, THUMBNAIL, MEDIA_GALLERY, FILE, SEPARATOR, CONTAINER}


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of the tree, each before what it holds."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])


def with_ids(components: list[Json]) -> list[Json]:
    """A copy of the tree in which each component has an `id`, given in order where it had none."""
    copied = [_copy(component) for component in components]
    taken = {component["id"] for component in walk(copied) if component.get("id")}
    free = (n for n in range(1, 1 << 31) if n not in taken)
    for component in walk(copied):
        component["id"] = component.get("id") or next(free)
    return copied


def _copy(component: Json) -> Json:
    """A copy deep enough that ids and media can be set in it."""
    copied = dict(component)
    if "components" in copied:
        copied["components"] = [_copy(child) for child in copied["components"] or []]
    if "items" in copied:
        copied["items"] = [dict(item) for item in copied["items"] or []]
    for key in ("accessory", "component"):
        if copied.get(key):
            copied[key] = _copy(copied[key])
    return copied


def resolve_media(components: list[Json], resolve: Callable[[str], Json]) -> None:
    """Replace the media of thumbnails, galleries and files by what `resolve` makes of it."""
    for component in walk(components):
        items = component.get("items") or [component]
        for item in items:
            for key in ("media", "file"):
                if isinstance(item.get(key), dict):
                    item[key] = resolve(item[key]["url"])


def find(components: list[Json], custom_id: str) -> Json | None:
    """The component of that custom_id."""
    return next((c for c in walk(components) if c.get("custom_id") == custom_id), None)
