"""A command being filled in: a field for each option, with suggestions for the one being typed."""

import asyncio
from collections.abc import Callable

from nicegui import background_tasks, ui

from bot.sandbox.body import Json
from bot.sandbox.client import acts
from bot.sandbox.client.options import BOOLEAN, USER
from bot.sandbox.page.elements import box, text
from bot.sandbox.page.suggestions import TAKES, Suggestion, Suggestions
from bot.sandbox.page.visit import Visit
from bot.sandbox.refusals import Mistake
from bot.sandbox.world.messages import Channel

TYPING_PAUSE = 0.2
"""Seconds without a key after which the bot is asked for suggestions."""


class CommandLine:
    """Draws itself where we are; calls `use` with the options' values, or `leave` to go back."""

    def __init__(
        self,
        visit: Visit,
        channel: Channel,
        name: str,
        leaf: Json,
        suggestions: Suggestions,
        *,
        use: Callable[[dict[str, object]], None],
        leave: Callable[[], None],
    ) -> None:
        self._visit, self._channel, self._name = visit, channel, name
        self._options: dict[str, Json] = {option["name"]: option for option in leaf["options"]}
        self._suggestions = suggestions
        self._use, self._leave = use, leave
        self._fields: dict[str, ui.input] = {}
        self._picked: dict[str, Suggestion] = {}
        self._at = next(iter(self._options))
        self._asked = 0
        text(f"/{name}", "command-name")
        with box("options"):
            for option in self._options.values():
                self._draw_field(option)

    def _draw_field(self, option: Json) -> None:
        name = option["name"]
        classes = "option required" if option.get("required") else "option"
        with box(classes) as drawn:
            drawn.props["title"] = option["description"]
            text(name, "option-name")
            field = ui.input(on_change=lambda: self._typed(name))
        field.classes("option-field").props(f"borderless dense data-testid=option-{name}")
        field.props["placeholder"] = "required" if option.get("required") else "optional"
        field.props["aria-label"] = f"{name}: {option['description']}"
        if name == self._at:
            field.props["autofocus"] = True
        field.on("focus", lambda: self._enter_field(name), args=[])
        field.on("keydown.enter.prevent", self._enter, args=[])
        field.on("keydown.tab", self._take, js_handler=TAKES)
        field.on("keydown.up.prevent", lambda: self._suggestions.move(-1), args=[])
        field.on("keydown.down.prevent", lambda: self._suggestions.move(1), args=[])
        field.on("keydown.esc.prevent", self._leave, args=[])
        field.on("keydown.backspace", lambda: self._back_out(name), args=[])
        self._fields[name] = field

    def _text(self, name: str) -> str:
        return str(self._fields[name].value or "")

    def _enter_field(self, name: str) -> None:
        self._at = name
        self._suggest()

    def _typed(self, name: str) -> None:
        if name in self._picked and self._text(name) != self._picked[name].label:
            del self._picked[name]
        if name not in self._picked:
            self._suggest()

    def _back_out(self, name: str) -> None:
        if not any(self._text(each) for each in self._fields) and name == next(iter(self._fields)):
            self._leave()

    def _take(self) -> None:
        """Take the chosen suggestion."""
        if self._suggestions.chosen and self._at not in self._picked:
            self._fill_in(self._suggestions.chosen)

    def _enter(self) -> None:
        """Take the chosen suggestion if one is being looked for, else use the command."""
        wanted = self._text(self._at) or self._options[self._at].get("required")
        if self._suggestions.chosen and wanted and self._at not in self._picked:
            self._fill_in(self._suggestions.chosen)
            return
        if not self._go_to_missing():
            self._use(self._values())

    def _values(self) -> dict[str, object]:
        written = {name: self._text(name) for name in self._fields if self._text(name)}
        return {
            name: self._picked[name].value if name in self._picked else typed
            for name, typed in written.items()
        }

    def pick(self, suggestion: Suggestion) -> None:
        """Take the suggestion that was clicked."""
        if not self._fill_in(suggestion):
            self._fields[self._at].run_method("focus")

    def _fill_in(self, suggestion: Suggestion) -> bool:
        """Put a suggestion into the field; True if we went on to one that must be filled in.

        Who took it by keyboard may have left the field meanwhile, and is not brought back to it.
        """
        self._picked[self._at] = suggestion
        self._asked += 1  # what the bot still answers comes too late
        self._fields[self._at].set_value(suggestion.label)
        self._suggestions.show([])
        return self._go_to_missing()

    def _go_to_missing(self) -> bool:
        """Go to the first field that must be filled in, if one is empty."""
        for name, option in self._options.items():
            if option.get("required") and not self._text(name):
                self._fields[name].run_method("focus")
                return True
        return False

    def _suggest(self) -> None:
        """Suggest values for the field being typed in: choices, people, or what the bot says."""
        option, typed = self._options[self._at], self._text(self._at).lower()
        self._asked += 1
        if option.get("autocomplete"):
            background_tasks.create(self._ask_bot(self._asked), name="autocomplete")
            return
        offered = [s for s in self._known(option) if typed in s.label.lower()]
        self._show([] if self._at in self._picked else offered)

    def _known(self, option: Json) -> list[Suggestion]:
        if option.get("choices"):
            return [Suggestion(choice["name"], choice["value"]) for choice in option["choices"]]
        if option["type"] == BOOLEAN:
            return [Suggestion("True", True), Suggestion("False", False)]
        if option["type"] == USER:
            everybody = self._visit.world.people.values()
            return [Suggestion(person.name, str(person.id)) for person in everybody]
        return []

    async def _ask_bot(self, asked: int) -> None:
        """Ask the bot once the typing pauses; an answer that comes too late is not shown."""
        await asyncio.sleep(TYPING_PAUSE)
        if asked != self._asked or self._at in self._picked:
            return
        visit = self._visit
        place = (visit.world, visit.person, self._channel)
        try:
            begun = acts.autocomplete(*place, self._name, self._values(), self._at)
        except Mistake:
            return
        await begun.settled.wait()
        if asked == self._asked and not self._fields[self._at].is_deleted:
            self._show([Suggestion(choice["name"], choice["value"]) for choice in begun.choices])

    def _show(self, offered: list[Suggestion]) -> None:
        option = self._options[self._at]
        self._suggestions.show(offered, f"{option['name']} — {option['description']}")
