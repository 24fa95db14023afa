"""Discord's limits on a modal."""

from bot.sandbox.body import Json
from bot.sandbox.limits.components import check_control, check_options, check_row, check_unique
from bot.sandbox.limits.form import Form
from bot.sandbox.world.components import (
    ACTION_ROW,
    LABEL,
    MODAL_ONLY,
    RADIO_GROUP,
    SELECTS,
    TEXT_DISPLAY,
    TEXT_INPUT,
    walk,
)


def check_modal(modal: Json) -> None:
    """Raise Refusal if Discord would not show this modal."""
    form = Form()
    form.required("data.title", modal.get("title"), 45)
    form.required("data.custom_id", modal.get("custom_id"), 100)
    components = modal.get("components") or []
    form.required("data.components", components, 5)
    for n, component in enumerate(components):
        _check_top(form, f"data.components.{n}", component)
    check_unique(form, walk(components))
    form.refuse()


def _check_top(form: Form, path: str, component: Json) -> None:
    kind = component.get("type")
    if kind == LABEL:
        _check_label(form, path, component)
    elif kind == ACTION_ROW:
        check_row(form, path, component, {TEXT_INPUT})
    elif kind == TEXT_DISPLAY:
        form.required(f"{path}.content", component.get("content"), 4000)
    else:
        message = "A modal holds labels, texts and action rows with one text input."
        form.wrong(f"{path}.type", "UNION_TYPE_CHOICES", message)


def _check_label(form: Form, path: str, label: Json) -> None:
    form.required(f"{path}.label", label.get("label"), 45)
    form.length(f"{path}.description", label.get("description"), 100)
    control = label.get("component") or {}
    here = f"{path}.component"
    if control.get("disabled"):
        form.wrong(f"{here}.disabled", "MODAL_DISABLED", "Nothing in a modal can be disabled.")
    if control.get("type") in MODAL_ONLY:
        form.required(f"{here}.custom_id", control.get("custom_id"), 100)
        if control["type"] == RADIO_GROUP:
            _check_radio_group(form, here, control.get("options") or [])
    else:
        check_control(form, here, control, SELECTS | {TEXT_INPUT})


def _check_radio_group(form: Form, path: str, options: list[Json]) -> None:
    form.length(f"{path}.options", options, 10, least=2)
    check_options(form, path, options)
    if sum(bool(option.get("default")) for option in options) > 1:
        message = "Only one option can be the default."
        form.wrong(f"{path}.options", "COMPONENT_DEFAULTS_INVALID", message)
