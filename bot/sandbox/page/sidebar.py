"""The left edge: channels with what is unread, and who one is."""

from collections.abc import Callable
from urllib.parse import quote

from nicegui import ui

from bot.sandbox.page.controls import opened_by
from bot.sandbox.page.elements import avatar, box, text
from bot.sandbox.page.visit import Visit
from bot.sandbox.refusals import Mistake
from bot.sandbox.world.messages import GUILD_NAME, Channel
from bot.sandbox.world.people import Person


class Sidebar:
    """Draws itself where we are; calls `opened` when a channel is chosen."""

    def __init__(self, visit: Visit, opened: Callable[[Channel], None]) -> None:
        self._visit = visit
        self._opened = opened
        with box("sidebar", "nav"):
            text(GUILD_NAME, "guild-name", "h2")
            self._list = box("channels")
            self._me = box("me")
        self.draw()
        self.draw_person()

    def draw(self) -> None:
        """Draw the channels as they are now."""
        self._list.clear()
        with self._list:
            text("Text channels", "group")
            for channel in self._visit.world.text_channels:
                self._entry(channel, f"channel-{channel.name}")
            text("Direct messages", "group")
            self._entry(self._visit.direct, "dm")

    def _entry(self, channel: Channel, test_id: str) -> None:
        visit = self._visit
        unread = visit.unread.get(channel.id, 0)
        here = (channel is visit.direct) if visit.on_direct else (channel is visit.channel)
        classes = f"entry {'here' if here else ''} {'unread' if unread else ''}"
        with box(classes, "button", data_testid=test_id, data_unread=str(unread)) as entry:
            if channel.person:
                online = "online" if visit.world.sessions.connected else "away"
                with box(f"presence {online}"):
                    avatar(visit.world.bot)
                text(visit.world.bot.name, "entry-name")
            else:
                text("#", "hash")
                text(channel.name, "entry-name")
            if unread:
                text(str(unread), "badge")
        entry.on("click", lambda: self._opened(channel), args=[])

    def draw_person(self) -> None:
        """Draw who one is, and the menu to be somebody else."""
        person = self._visit.person
        self._me.clear()
        with self._me, box("me-card", "button", data_testid="me") as card:
            avatar(person)
            with box("me-words"):
                text(person.name, "me-name", "div")
                dms = "Direct messages open" if person.direct_messages else "Direct messages closed"
                text(dms, "me-about", "div")
            text("⚙", "gear")
            with opened_by(card, "people-menu"):
                self._menu()

    def _menu(self) -> None:
        visit = self._visit
        text("Be somebody else", "select-hint", "div")
        for person in visit.world.people.values():
            with box("person", "a", href=_address(person), data_testid=f"be-{person.name.lower()}"):
                avatar(person)
                text(person.name)
                text("✓" if person is visit.person else "", "tick")
        text("Open this in another tab to be several people at once.", "subtext", "div")
        new = ui.input(placeholder="Add a person").props("borderless dense data-testid=add-person")
        new.props["aria-label"] = "Add a person"
        new.classes("modal-input").on("keydown.enter", lambda: self._add(new), args=[])
        ui.switch(
            "Direct messages open",
            value=visit.person.direct_messages,
            on_change=lambda event: visit.world.set_direct_messages(visit.person, event.value),
        ).props("dense data-testid=direct-messages-open")

    def _add(self, new: ui.input) -> None:
        client = new.client  # the field itself is drawn anew as soon as somebody is added
        try:
            person = self._visit.world.add_person(str(new.value or ""))
        except Mistake as mistake:
            ui.notify(str(mistake), type="warning", position="top")
            return
        client.open(_address(person))


def _address(person: Person) -> str:
    return f"/?as={quote(person.name, safe='')}"
