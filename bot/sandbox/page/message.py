"""One message as it stands in a channel."""

import html
from collections.abc import Callable
from datetime import datetime

from bot.sandbox.page.components import draw, embed
from bot.sandbox.page.elements import avatar, box, gallery, markup, text
from bot.sandbox.page.markdown import to_html
from bot.sandbox.page.redrawing import redraw
from bot.sandbox.page.visit import Visit
from bot.sandbox.payloads import address_of
from bot.sandbox.server.messages import remove
from bot.sandbox.world.messages import Attachment, Flags, Interaction, Message
from bot.sandbox.world.people import Person

GROUPED_WITHIN = 7 * 60


class DrawnMessage:
    """A message on the page; it is drawn anew when it changes."""

    def __init__(self, visit: Visit, message: Message, before: Message | None) -> None:
        self._visit = visit
        self.message = message
        self._joined = _joins(message, before)
        self._note = ""
        self.root = box("message", data_message_id=str(message.id))
        self.draw()

    def fail(self, note: str) -> None:
        """Say below the message what went wrong with a click on it."""
        self._note = note
        self.draw()

    def follow(self, before: Message | None) -> None:
        """Stand behind another message: that one's author may not be this one's."""
        joined = _joins(self.message, before)
        if joined is not self._joined:
            self._joined = joined
            self.root.classes(remove="joined")
            self.draw()

    def draw(self, *, changed: bool = False) -> None:
        """Draw it as it is now; a changed message says nothing of earlier failures."""
        message = self.message
        self._note = "" if changed else self._note
        self.root.classes("ephemeral") if message.only_for else None
        self.root.classes("joined") if self._joined else None
        redraw(self.root, self._draw)

    def _draw(self) -> None:
        message = self.message
        if message.interaction and message.interaction.command:
            used(message.interaction)
        if not self._joined:
            avatar(message.author)
        with box("message-body"):
            if not self._joined:
                author_line(message.author, message.created)
            self._draw_body()
            if self._note:
                text(self._note, "failure", "div").props["data-testid"] = "failure"
            if message.only_for:
                only_you(lambda: remove(self._visit.world, message))

    def _draw_body(self) -> None:
        visit, message = self._visit, self.message
        if message.flags & Flags.LOADING:
            markup(f"{visit.world.bot.name} is thinking<i>…</i>", "thinking")
            return
        if message.content:
            edited = ' <span class="edited">(edited)</span>' if message.edited else ""
            content = to_html(message.content, visit.name, visit.channel_name)
            markup(content + edited, "markdown content")
        for shown in message.embeds:
            embed(visit, shown)
        if not message.flags & Flags.COMPONENTS_V2:
            self._draw_attachments()
        draw(visit, message, message.components)

    def _draw_attachments(self) -> None:
        files = self.message.attachments
        pictures = [file for file in files if file.content_type.startswith("image/")]
        if pictures:
            gallery([(self._media(file), file.description) for file in pictures])
        for file in files:
            if file not in pictures:
                with box("file", "a", href=self._media(file)["url"], target="_blank"):
                    text(f"📄 {file.name}")

    def _media(self, file: Attachment) -> dict[str, object]:
        size = {"width": file.width, "height": file.height}
        return {"url": address_of(self._visit.world, file), **size}


def _joins(message: Message, before: Message | None) -> bool:
    """True if a message continues the one before it, without a name of its own."""
    if before is None or message.interaction or message.only_for or before.only_for:
        return False
    same = message.author is before.author
    return same and message.created - before.created < GROUPED_WITHIN


def author_line(author: Person, moment: float) -> None:
    """The author of a message, and its time."""
    when = datetime.fromtimestamp(moment).astimezone()
    with box("author-line"):
        text(author.name, "author")
        if author.bot:
            text("APP", "app-tag")
        text(when.strftime("%H:%M"), "moment").props["title"] = when.strftime("%d %B %Y %H:%M")


def used(interaction: Interaction) -> None:
    """The line that says whose command is answered."""
    who, command = html.escape(interaction.person.name), html.escape(interaction.command)
    markup(f"<b>{who}</b> used <b class='command'>/{command}</b>", "used")


def only_you(dismiss: Callable[[], None]) -> None:
    """The line below an ephemeral message, with its way out."""
    with box("only-you"):
        text("Only you can see this ·")
        away = box("dismiss", "button", data_testid="dismiss")
        with away:
            text("Dismiss message")
        away.on("click", dismiss, args=[])
