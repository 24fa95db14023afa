"""The page itself: what it is made of, and how it follows the world."""

from pathlib import Path

from fastapi import FastAPI
from nicegui import Client, context, ui
from nicegui.events import GenericEventArguments

from bot.sandbox.locales import LOCALES
from bot.sandbox.page.elements import box
from bot.sandbox.page.modal import Modal
from bot.sandbox.page.pane import Pane
from bot.sandbox.page.sidebar import Sidebar
from bot.sandbox.page.visit import Visit
from bot.sandbox.refusals import Mistake
from bot.sandbox.world.changes import (
    BotChanged,
    Change,
    Edited,
    Gone,
    PeopleChanged,
    Posted,
    Settled,
)
from bot.sandbox.world.messages import Channel, Interaction
from bot.sandbox.world.people import Person
from bot.sandbox.world.world import World

HERE = Path(__file__).parent
ICON = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">'
    '<circle cx="16" cy="16" r="16" fill="#5865f2"/>'
    '<text x="16" y="23" font-size="20" text-anchor="middle" fill="#fff">♠</text></svg>'
)


AWAY = 300.0
"""Seconds for which a tab may be silent (a phone in a pocket, a busy machine) and still go on."""


def add_page(app: FastAPI, world: World) -> None:
    """Serve the page at the root of `app`."""

    @ui.page("/")
    def page() -> None:
        asked = context.client.request.query_params
        person = _person(world, asked.get("as"))
        if asked.get("locale") in LOCALES:
            world.set_locale(person, asked["locale"])
        Page(context.client, world, person)

    ui.run_with(
        app,
        title="Parlor",
        dark=True,
        favicon=ICON,
        tailwind=False,
        show_welcome_message=False,
        reconnect_timeout=AWAY,
    )


def _person(world: World, name: str | None) -> Person:
    """The person of a name, added if need be; without a name the first of all."""
    try:
        return world.add_person(name or next(iter(world.people.values())).name)
    except Mistake:
        return next(iter(world.people.values()))


class Page:
    """One tab's page."""

    def __init__(self, client: Client, world: World, person: Person) -> None:
        self._visit = Visit(world, person, next(world.text_channels))
        self._client = client
        self._modals: dict[int, Modal] = {}
        for name in ("layout", "messages", "controls"):
            ui.add_head_html(f"<style>{(HERE / f'{name}.css').read_text('utf-8')}</style>")
        ui.add_head_html(f"<script>{(HERE / 'page.js').read_text('utf-8')}</script>")
        with box("app") as self._root:
            self._sidebar = Sidebar(self._visit, self._open)
            self._channel_pane = Pane(self._visit, self._visit.channel, "channel-pane")
            direct_pane = Pane(self._visit, self._visit.direct, "dm-pane")
        self._panes = (self._channel_pane, direct_pane)
        self._show_view()
        ui.on("parlor-eyes", self._eyes)
        ui.on("parlor-jump", self._jump)
        ui.run_javascript("tell()")
        client.on_delete(world.watchers.watch(self._changed))

    def _eyes(self, event: GenericEventArguments) -> None:
        """The window changed its width, or was hidden or shown."""
        if event.args["wide"] and not self._visit.wide:
            self._channel_pane.focus()  # on a phone this would open the keyboard
        self._visit.wide, self._visit.away = event.args["wide"], event.args["hidden"]
        self._visit.read()
        self._show_view()

    def _show_view(self) -> None:
        self._root.props["data-view"] = "dm" if self._visit.on_direct else "channel"
        self._sidebar.draw()
        unread = sum(self._visit.unread.values())
        ui.page_title(f"({unread}) Parlor" if unread else f"Parlor · {self._visit.person.name}")

    def _open(self, channel: Channel) -> None:
        self._visit.open(channel)
        if not channel.person and channel is not self._channel_pane.channel:
            self._channel_pane.show(channel)
        self._show_view()

    def _jump(self, event: GenericEventArguments) -> None:
        """A link to a message was followed: those of Discord lead to the same place here."""
        channel = self._visit.world.channels.get(int(event.args["channel"]))
        if channel and channel.shown_to(self._visit.person):
            self._open(channel)
            place = f"[data-message-id='{int(event.args['message'])}']"
            show = 'scrollIntoView({block: "center"})'
            ui.run_javascript(f'document.querySelector("{place}")?.{show}')

    def _changed(self, change: Change) -> None:
        with self._client:
            match change:
                case Posted(message) | Edited(message) | Gone(message):
                    if message.shown_to(self._visit.person):
                        self._message_changed(change)
                case Settled(interaction):
                    if interaction.id in self._visit.begun:
                        self._settle(interaction)
                case BotChanged():
                    self._sidebar.draw()
                    for pane in self._panes:
                        pane.bot_changed()
                case PeopleChanged():
                    self._sidebar.draw_person()

    def _message_changed(self, change: Posted | Edited | Gone) -> None:
        message = change.message
        if isinstance(change, Posted):
            self._visit.note(message)
            self._show_view()
        for pane in self._panes:
            if pane.channel is message.channel:
                act = {Posted: pane.add, Edited: pane.change, Gone: pane.remove}[type(change)]
                act(message)

    def _settle(self, interaction: Interaction) -> None:
        if interaction.modal:
            self._modals[interaction.id] = Modal(self._visit, interaction, interaction.modal)
        sender = self._modals.get(interaction.origin.id) if interaction.origin else None
        if sender:
            sender.settle(interaction)
            return
        for pane in self._panes:
            if pane.channel is interaction.channel:
                pane.settle(interaction)
