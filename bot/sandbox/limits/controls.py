"""What Discord refuses of buttons, selects and text inputs."""

from bot.sandbox.body import Json
from bot.sandbox.limits.form import Form
from bot.sandbox.world.components import STRING_SELECT

LINK, PREMIUM = 5, 6


def check_button(form: Form, path: str, button: Json) -> None:
    """Note the faults of a button: what is too long, what is missing."""
    form.length(f"{path}.label", button.get("label"), 80)
    if button.get("style") == LINK:
        form.required(f"{path}.url", button.get("url"), 512)
    elif button.get("style") in (1, 2, 3, 4):
        check_custom_id(form, path, button)
    elif button.get("style") != PREMIUM:
        form.wrong(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    if not (button.get("label") or button.get("emoji") or button.get("style") == PREMIUM):
        message = "A button must have a label or an emoji."
        form.wrong(path, "BUTTON_COMPONENT_INVALID_LABEL", message)


def check_custom_id(form: Form, path: str, control: Json) -> None:
    """Note a custom_id that is missing, empty or above 100 characters."""
    form.required(f"{path}.custom_id", control.get("custom_id"), 100)


def check_select(form: Form, path: str, select: Json) -> None:
    """Note the faults of a select menu and of its options."""
    check_custom_id(form, path, select)
    form.length(f"{path}.placeholder", select.get("placeholder"), 150)
    least, most = select.get("min_values"), select.get("max_values")
    _between(form, f"{path}.min_values", least, 0, 25)
    _between(form, f"{path}.max_values", most, 1, 25)
    if select.get("type") == STRING_SELECT:
        options = select.get("options") or []
        form.required(f"{path}.options", options, 25)
        _check_options(form, path, options)
        if most is not None and most > len(options):
            message = f"max_values cannot be more than the {len(options)} options."
            form.wrong(f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES_INVALID", message)


def _check_options(form: Form, path: str, options: list[Json]) -> None:
    values: set[str] = set()
    for n, option in enumerate(options):
        here = f"{path}.options.{n}"
        form.required(f"{here}.label", option.get("label"), 100)
        form.required(f"{here}.value", option.get("value"), 100)
        form.length(f"{here}.description", option.get("description"), 100)
        if option.get("value") in values:
            message = "The specified option value is already used."
            form.wrong(f"{here}.value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        values.add(str(option.get("value")))


def check_text_input(form: Form, path: str, field: Json) -> None:
    """Note the faults of a modal's text field."""
    check_custom_id(form, path, field)
    form.length(f"{path}.label", field.get("label"), 45)
    form.length(f"{path}.placeholder", field.get("placeholder"), 100)
    form.length(f"{path}.value", field.get("value"), 4000)
    _between(form, f"{path}.min_length", field.get("min_length"), 0, 4000)
    _between(form, f"{path}.max_length", field.get("max_length"), 1, 4000)


def _between(form: Form, path: str, value: int | None, least: int, most: int) -> None:
    if value is not None and not least <= value <= most:
        form.wrong(path, "NUMBER_TYPE_MAX", f"Value should be between {least} and {most}.")
