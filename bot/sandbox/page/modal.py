"""A modal: the form that a bot asks to have filled in."""

from collections.abc import Callable

from nicegui import ui

from bot.sandbox.body import Json
from bot.sandbox.client import acts
from bot.sandbox.client.forms import bounds
from bot.sandbox.page.controls import Menu, offered
from bot.sandbox.page.elements import avatar, box, markup, text
from bot.sandbox.page.markdown import to_html
from bot.sandbox.page.visit import Visit
from bot.sandbox.world import components as kinds
from bot.sandbox.world.messages import Interaction


class Modal:
    """Opens itself; is told when what was sent is answered."""

    def __init__(self, visit: Visit, asked: Interaction, form: Json) -> None:
        self._visit, self._asked = visit, asked
        self._values: dict[str, object] = {}
        self.sent: Interaction | None = None
        with ui.dialog(value=True).props("persistent") as self._dialog, box("modal") as drawn:
            drawn.props["data-testid"] = "modal"
            self._dialog.props["aria-label"] = form["title"]
            with box("modal-head"):
                avatar(visit.world.bot)
                text(form["title"], "modal-title", "h2")
            for component in form["components"]:
                self._draw(component)
            self._failure = text("", "failure", "div")
            with box("modal-foot"):
                self._button("Cancel", "cancel", "secondary", self._dialog.delete)
                self._button("Submit", "submit", "primary", self._submit)

    def _button(self, label: str, test_id: str, style: str, act: Callable[[], None]) -> None:
        with box(f"button {style}", "button", data_testid=f"modal-{test_id}") as drawn:
            text(label)
        drawn.on("click", act, args=[])

    def _draw(self, component: Json) -> None:
        kind = component["type"]
        if kind == kinds.TEXT_DISPLAY:
            content = to_html(component["content"], self._visit.name, self._visit.channel_name)
            markup(content, "markdown")
        elif kind == kinds.LABEL:
            self._label(component, component["component"])
        elif kind == kinds.ACTION_ROW:
            for field in component["components"]:
                self._label(field, field)

    def _label(self, label: Json, field: Json) -> None:
        with box("modal-field"):
            must = ' <b class="must">*</b>' if field.get("required", True) else ""
            name = label.get("label") or ""
            with box("modal-label"):
                text(name)
                markup(must, tag="span")
            if label.get("description"):
                text(label["description"], "subtext", "div")
            self._field(field, name)

    def _field(self, field: Json, name: str) -> None:
        kind, custom_id = field["type"], field["custom_id"]
        if kind == kinds.TEXT_INPUT:
            self._text_input(field, name)
        elif kind in kinds.SELECTS:
            self._menu(field, offered(self._visit, field), bounds(field), name)
        elif kind == kinds.CHECKBOX:
            box_ = ui.checkbox(value=bool(field.get("default")))
            box_.props["aria-label"] = name
            box_.on_value_change(lambda event: self._set(custom_id, event.value))
        elif kind == kinds.RADIO_GROUP:
            self._radio_group(field, name)
        elif kind == kinds.CHECKBOX_GROUP:
            least, most = field.get("min_values"), field.get("max_values")
            self._menu(field, field["options"], (least or 0, most or len(field["options"])), name)
        else:
            text("The sandbox cannot fill in this field.", "subtext", "div")

    def _text_input(self, field: Json, name: str) -> None:
        custom_id = field["custom_id"]
        make = ui.textarea if field.get("style") == 2 else ui.input
        drawn = make(value=field.get("value") or "", placeholder=field.get("placeholder"))
        drawn.classes("modal-input").props("borderless dense")
        drawn.props["data-custom-id"], drawn.props["aria-label"] = custom_id, name
        drawn.props["maxlength"] = field.get("max_length") or 4000
        drawn.on_value_change(lambda event: self._set(custom_id, event.value))
        self._set(custom_id, drawn.value)

    def _radio_group(self, field: Json, name: str) -> None:
        custom_id, options = field["custom_id"], field["options"]
        labels = {option["value"]: option["label"] for option in options}
        marked = next((option["value"] for option in options if option.get("default")), None)
        drawn = ui.radio(labels, value=marked).classes("modal-radio")
        drawn.props["data-custom-id"] = custom_id
        drawn.props["aria-label"] = name
        drawn.on_value_change(lambda event: self._set(custom_id, event.value))
        self._set(custom_id, marked)

    def _menu(self, field: Json, options: list[Json], bounds: tuple[int, int], name: str) -> None:
        custom_id = field["custom_id"]
        menu = Menu(field, options, bounds, lambda values: self._set(custom_id, values), name)
        self._set(custom_id, menu.values)

    def _set(self, custom_id: str, value: object) -> None:
        self._values[custom_id] = value

    def _submit(self) -> None:
        visit = self._visit
        if self.sent is None or self.sent.failure:
            self._failure.set_content("")
            self.sent = visit.begin(lambda: acts.submit(visit.world, self._asked, self._values))
            if self.sent and self.sent.failure:
                self.settle(self.sent)

    def settle(self, interaction: Interaction) -> None:
        """Close when what was sent was answered; else say so and let it be sent again."""
        if interaction.failure:
            self._failure.set_content("Something went wrong. Try again.")
        else:
            self._dialog.delete()
