"""The sidebar: channels with what is unread, and the person."""

from collections.abc import Callable
from functools import partial
from urllib.parse import quote

from nicegui import ui

from bot.sandbox.locales import LOCALES
from bot.sandbox.page.controls import opened_by
from bot.sandbox.page.elements import avatar, box, text
from bot.sandbox.page.visit import Visit
from bot.sandbox.refusals import Mistake
from bot.sandbox.server.guild import speak
from bot.sandbox.world.messages import GUILD_NAME, Channel
from bot.sandbox.world.people import Person

VALUE = "(event) => emit(event.target.value)"


class Entry:
    """A channel in the list: it stays where it is while it changes, so that a click meets it."""

    def __init__(self, visit: Visit, channel: Channel, opened: Callable[[], None]) -> None:
        self._visit, self._channel = visit, channel
        test_id = "dm" if channel.person else f"channel-{channel.name}"
        with box("entry", "button", data_testid=test_id) as self.root:
            if channel.person:
                with box("presence") as self._presence:
                    avatar(visit.world.bot)
                text(visit.world.bot.name, "entry-name")
            else:
                text("#", "hash")
                text(channel.name, "entry-name")
            self._badge = text("", "badge")
        self.root.on("click", opened, args=[])
        self.mark()

    def mark(self) -> None:
        """Show what is unread, whether one is there, and whether the bot is."""
        visit, channel = self._visit, self._channel
        unread = visit.unread.get(channel.id, 0)
        here = (channel is visit.direct) if visit.on_direct else (channel is visit.channel)
        _have(self.root, "here", here)
        _have(self.root, "unread", bool(unread))
        self.root.props["data-unread"] = str(unread)
        self._badge.set_content(str(unread or ""))
        self._badge.set_visibility(bool(unread))
        if channel.person:
            online = bool(visit.world.sessions.connected)
            _have(self._presence, "online", online)
            _have(self._presence, "away", not online)


class Sidebar:
    """Draws itself where we are; calls `opened` when a channel is chosen."""

    def __init__(self, visit: Visit, opened: Callable[[Channel], None]) -> None:
        self._visit = visit
        self._opened = opened
        self._entries: dict[int, Entry] = {}
        with box("sidebar", "nav"):
            text(GUILD_NAME, "guild-name", "h2")
            with box("channels"):
                text("Text channels", "group")
                self._texts = box("entries")
                text("Direct messages", "group")
                self._direct = box("entries")
            self._me = box("me")
        self.draw()
        self.draw_person()

    def draw(self) -> None:
        """Show the channels as they are now."""
        visit = self._visit
        channels = {channel.id: channel for channel in (*visit.world.text_channels, visit.direct)}
        for gone in self._entries.keys() - channels:
            self._entries.pop(gone).root.delete()
        for channel in channels.values():
            if entry := self._entries.get(channel.id):
                entry.mark()
            else:
                with self._direct if channel.person else self._texts:
                    entry = Entry(visit, channel, partial(self._opened, channel))
                self._entries[channel.id] = entry

    def draw_person(self) -> None:
        """Draw the person, and the menu to be somebody else."""
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
        _languages(
            "Your language",
            visit.person.locale,
            lambda locale: visit.world.set_locale(visit.person, locale),
        )
        _languages(
            "The server's language", visit.world.locale, lambda locale: speak(visit.world, locale)
        )

    def _add(self, new: ui.input) -> None:
        client = new.client  # the field itself is drawn anew as soon as somebody is added
        try:
            person = self._visit.world.add_person(str(new.value or ""))
        except Mistake as mistake:
            ui.notify(str(mistake), type="warning", position="top")
            return
        client.open(_address(person))


def _languages(label: str, spoken: str, chosen: Callable[[str], None]) -> None:
    """A menu of the languages of Discord, in which the one that is spoken is picked."""
    test_id = label.lower().replace(" ", "-").replace("'", "")
    with box("language", "label"):
        text(label)
        with box("languages", "select", data_testid=test_id) as menu:
            for locale, name in LOCALES.items():
                option = text(name, tag="option")
                option.props["value"] = locale
                option.props["selected"] = locale == spoken
    menu.on("change", lambda event: chosen(event.args), js_handler=VALUE)


def _have(element: ui.element, name: str, wanted: bool) -> None:
    element.classes(add=name) if wanted else element.classes(remove=name)


def _address(person: Person) -> str:
    return f"/?as={quote(person.name, safe='')}"
