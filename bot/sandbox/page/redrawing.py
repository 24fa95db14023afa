"""Drawing anew, so that what looks as before stays the element it was.

A button that is replaced while it is pressed swallows the press, and loses the keyboard.
"""

from collections.abc import Callable, Hashable

from nicegui import ui


def redraw(place: ui.element, draw: Callable[[], None]) -> None:
    """Draw in that place in the stead of what is there; only what differs becomes a new element."""
    old = list(place)
    with place:
        draw()
    _keep(place, old)


def _keep(place: ui.element, old: list[ui.element]) -> None:
    """Of what was drawn after `old`, put the old elements in the place of those that equal them."""
    for at, fresh in enumerate(list(place)[len(old) :]):
        if same := _first(old, fresh, _whole):
            fresh.delete()
        elif same := _first(old, fresh, _frame):
            before = list(same)
            for child in list(fresh):
                child.move(same)
            fresh.delete()
            _keep(same, before)
        (same or fresh).move(place, at)
    for left in old:
        left.delete()


def _first(
    old: list[ui.element], fresh: ui.element, look: Callable[[ui.element], Hashable]
) -> ui.element | None:
    """Take out the first of the old elements that has that look too, if it has one."""
    wanted = look(fresh)
    same = next((each for each in old if wanted and look(each) == wanted), None)
    if same:
        old.remove(same)
    return same


def _whole(element: ui.element) -> Hashable:
    """The look of an element, with all that is in it."""
    return _look(element), tuple(_whole(child) for child in element)


def _frame(element: ui.element) -> Hashable:
    """The look of an element that only holds others; one that acts by itself is whole or not."""
    return _look(element) if element.tag == "div" and len(list(element)) else None


def _look(element: ui.element) -> Hashable:
    shown = (element.props, element.style)
    return element.tag, tuple(element.classes), *(repr(sorted(each.items())) for each in shown)
