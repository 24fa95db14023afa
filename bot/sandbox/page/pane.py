"""One channel on the page: its head, its messages, its composer."""

from bot.sandbox.page.composer import Composer
from bot.sandbox.page.elements import avatar, box, markup, text
from bot.sandbox.page.message import DrawnMessage, only_you, used
from bot.sandbox.page.visit import Visit
from bot.sandbox.world.messages import Answer, Channel, Interaction, Kind, Message

SHOWN_AT_FIRST = 60


class Pane:
    """Draws itself where we are; is told what changes in its channel."""

    def __init__(self, visit: Visit, channel: Channel, test_id: str) -> None:
        self._visit = visit
        self._test_id = test_id
        self.root = box("pane", "section", data_testid=test_id)
        self.show(channel)

    def show(self, channel: Channel) -> None:
        """Show that channel from now on."""
        self.channel = channel
        self._drawn: dict[int, DrawnMessage] = {}
        self.root.clear()
        self.root.props["aria-label"] = _title(self._visit, channel)
        with self.root:
            with box("pane-head", "header"):
                text("@" if channel.person else "#", "hash")
                text(_title(self._visit, channel), "pane-title")
            # Reversed: the browser then keeps the newest message in view by itself.
            self._scroller = box("messages")
            with self._scroller, box("messages-in-order") as self._messages:
                self._welcome()
            self._offline = box("offline", data_testid="offline")
            with self._offline:
                text("○ The bot is offline. It works again as soon as it is started.")
            self._composer = Composer(self._visit, channel, acted=self._scroll_to_newest)
        seen = [m for m in channel.messages.values() if m.shown_to(self._visit.person)]
        for message in seen[-SHOWN_AT_FIRST:]:
            self.add(message)
        self.bot_changed()

    def focus(self) -> None:
        """Let the keyboard write here."""
        self._composer.focus()

    def _scroll_to_newest(self) -> None:
        scroller = self._scroller  # what was clicked to act may be gone, this stays
        scroller.client.run_javascript(f"getHtmlElement({scroller.id}).scrollTop = 0")

    def _welcome(self) -> None:
        direct = self.channel.person is not None
        with box("welcome"):
            if direct:
                avatar(self._visit.world.bot).classes("large")
                text(self._visit.world.bot.name, "welcome-title", "h1")
                markup("Your private messages with the bot: your hand comes here.", "welcome-text")
            else:
                text("#", "welcome-sign")
                text(f"Welcome to #{self.channel.name}!", "welcome-title", "h1")
                self._hint = markup("", "welcome-text")

    def bot_changed(self) -> None:
        """The bot came, went, or has other commands."""
        world = self._visit.world
        online = bool(world.sessions.connected)
        self._offline.set_visibility(not online)
        if self.channel.person is None:
            names = [command["name"] for command in world.commands.usable(self.channel)]
            self._hint.set_content(_hint(names, online=online))

    def add(self, message: Message) -> None:
        """A message is new here."""
        before = next(reversed(self._drawn.values()), None)
        with self._messages:
            drawn = DrawnMessage(self._visit, message, before.message if before else None)
        self._drawn[message.id] = drawn

    def change(self, message: Message) -> None:
        """A message looks different."""
        if message.id in self._drawn:
            self._drawn[message.id].draw(changed=True)

    def remove(self, message: Message) -> None:
        """A message is gone."""
        if drawn := self._drawn.pop(message.id, None):
            drawn.root.delete()
            before = None
            for left in self._drawn.values():
                left.follow(before)
                before = left.message

    def settle(self, interaction: Interaction) -> None:
        """An interaction that began here was answered or failed."""
        clicked = interaction.message
        if interaction.kind is Kind.COMMAND and interaction.failure:
            self._say_failure(interaction)
        elif clicked and clicked.id in self._drawn and interaction.answer is not Answer.UPDATE:
            self._drawn[clicked.id].fail(interaction.failure or "")

    def _say_failure(self, interaction: Interaction) -> None:
        with self._messages, box("message ephemeral") as notice:
            used(interaction)
            avatar(self._visit.world.bot)
            with box("message-body"):
                text(self._visit.world.bot.name, "author")
                failure = text(f"⚠ {interaction.failure}", "failure", "div")
                failure.props["data-testid"] = "failure"
                only_you(notice.delete)


def _title(visit: Visit, channel: Channel) -> str:
    return visit.world.bot.name if channel.person else channel.name


def _hint(commands: list[str], *, online: bool) -> str:
    if not online:
        return "The bot is not here yet."
    if "play" in commands:
        return "Type <b class='command'>/play</b> below to start a game."
    return "Type <b class='command'>/</b> below to see what the bot can do."
