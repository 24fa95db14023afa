"""The composer: a message, or after "/" a command with its options."""

from collections.abc import Callable

from nicegui import ui
from nicegui.events import GenericEventArguments

from bot.sandbox.body import Json
from bot.sandbox.client import acts
from bot.sandbox.client.options import leaves
from bot.sandbox.page.command_line import CommandLine
from bot.sandbox.page.elements import box
from bot.sandbox.page.suggestions import TAKES, Suggestion, Suggestions
from bot.sandbox.page.visit import Visit
from bot.sandbox.refusals import Mistake
from bot.sandbox.world.commands import as_shown
from bot.sandbox.world.messages import Channel

SENDS = (
    "({target, isComposing}) => {"
    " if (isComposing) return;"
    " const list = target.closest('.composer-place').querySelector('.suggestions');"
    " if (list.offsetParent) return emit('');"
    " emit(target.value); target.value = ''; target.dispatchEvent(new Event('input')); }"
)
"""What Enter does: it empties the field at once, so that what is typed next is not emptied by the
server's answer; but while something is suggested, Enter takes that and says nothing."""


class Composer:
    """Draws itself where we are; calls `acted` when something was said or a command used."""

    def __init__(self, visit: Visit, channel: Channel, acted: Callable[[], None]) -> None:
        self._acted = acted
        self._visit = visit
        self._channel = channel
        self._line: CommandLine | None = None
        with box("composer-place"):
            self.suggestions = Suggestions(self._choose)
            self._bar = box("composer-bar")
        self._write()

    def _write(self) -> None:
        self._line = None
        self.suggestions.show([])
        place = (
            f"@{self._visit.world.bot.name}" if self._channel.person else f"#{self._channel.name}"
        )
        self._bar.clear()
        with self._bar:
            self._input = ui.input(
                placeholder=f"Message {place} — type / for commands", on_change=self._typed
            )
            self._input.classes("composer").props("borderless dense data-testid=composer")
            self._input.props["aria-label"] = f"Message {place}"
        self._input.on("keydown.enter.prevent", self._enter, js_handler=SENDS)
        self._input.on("keydown.tab", self._complete, js_handler=TAKES)
        self._input.on("keydown.up.prevent", lambda: self.suggestions.move(-1), args=[])
        self._input.on("keydown.down.prevent", lambda: self.suggestions.move(1), args=[])
        self._input.on("keydown.esc", lambda: self.suggestions.show([]), args=[])

    @property
    def _commands(self) -> dict[str, tuple[Json, Json]]:
        person, commands = self._visit.person, self._visit.world.commands
        usable = commands.usable(self._channel, person.installs)
        return leaves([as_shown(command, person.locale) for command in usable])

    def _typed(self) -> None:
        typed = str(self._input.value or "")
        if not typed.startswith("/"):
            self.suggestions.show([])
            return
        wanted = typed[1:].lower()
        if wanted.endswith(" ") and wanted.strip() in self._commands:
            self._start(wanted.strip())
            return
        fitting = {n: leaf for n, (_, leaf) in self._commands.items() if wanted.strip() in n}
        first = sorted(fitting, key=lambda name: not name.startswith(wanted))
        self.suggestions.show(
            [Suggestion(f"/{name}", name, fitting[name]["description"]) for name in first],
            "Commands",
        )

    def _enter(self, event: GenericEventArguments) -> None:
        typed = str(event.args)
        if self.suggestions.chosen:
            self._complete()
        elif typed.strip():
            try:
                acts.say(self._visit.world, self._visit.person, self._channel, typed)
            except Mistake as mistake:
                ui.notify(str(mistake), type="warning", position="top")
            self._acted()

    def _complete(self) -> None:
        if self.suggestions.chosen:
            self._choose(self.suggestions.chosen)

    def _choose(self, suggestion: Suggestion) -> None:
        """A suggestion was picked: a command, or a value for one of its options."""
        if self._line:
            self._line.pick(suggestion)
        else:
            self._start(str(suggestion.value))

    def _start(self, name: str) -> None:
        """Fill in the options of a command; one that has none is used at once."""
        _, leaf = self._commands[name]
        self.suggestions.show([])
        if not leaf.get("options"):
            self._use(name, {})
            return
        self._bar.clear()
        with self._bar:
            self._line = CommandLine(
                self._visit,
                self._channel,
                name,
                leaf,
                self.suggestions,
                use=lambda values: self._use(name, values),
                leave=self._leave,
            )

    def focus(self) -> None:
        """Let the keyboard write here."""
        self._input.run_method("focus")

    def _leave(self) -> None:
        self._write()
        self.focus()

    def _use(self, name: str, values: dict[str, object]) -> None:
        visit = self._visit
        act = visit.begin(
            lambda: acts.slash(visit.world, visit.person, self._channel, name, values)
        )
        if act:
            self._leave()
            self._acted()
