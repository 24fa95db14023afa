"""Discord's limits on the components of a message (docs: components/reference)."""

from collections.abc import Iterable

from bot.sandbox.body import Json
from bot.sandbox.limits.form import Form
from bot.sandbox.world.components import (
    ACTION_ROW,
    BUTTON,
    CONTAINER,
    FILE,
    MEDIA_GALLERY,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    THUMBNAIL,
    V2_TYPES,
    walk,
)

IN_CONTAINER = {ACTION_ROW, TEXT_DISPLAY, SECTION, MEDIA_GALLERY, SEPARATOR, FILE}
ON_MESSAGES = {BUTTON} | SELECTS
LINK, PREMIUM = 5, 6  # styles of buttons
TOP_LEVEL_V2 = IN_CONTAINER | {CONTAINER}


def check_components(form: Form, components: list[Json], *, v2: bool) -> None:
    """Note every fault in a message's components."""
    every = list(walk(components))
    if v2:
        _check_totals(form, every)
        _check_children(form, "components", components, TOP_LEVEL_V2)
    else:
        form.length("components", components, 5)
        _check_children(form, "components", components, {ACTION_ROW})
    check_unique(form, every)


def check_unique(form: Form, every: Iterable[Json]) -> None:
    """Note custom_ids and numeric ids that stand twice among all components of one tree."""
    seen: set[tuple[str, object]] = set()
    for component in every:
        for key in ("custom_id", "id"):
            value = component.get(key)
            if value and (key, value) in seen:
                message = f"Component {key} cannot be duplicated: {value}"
                form.wrong("components", "COMPONENT_CUSTOM_ID_DUPLICATED", message)
            seen.add((key, value))


def _check_totals(form: Form, every: list[Json]) -> None:
    if len(every) > 40:
        message = f"The maximum number of components is 40, not {len(every)}."
        form.wrong("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    text = sum(len(c.get("content") or "") for c in every if c.get("type") == TEXT_DISPLAY)
    if text > 4000:
        message = f"The text of a message cannot exceed 4000 characters, and this has {text}."
        form.wrong("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def _check_children(form: Form, path: str, components: list[Json], allowed: set[int]) -> None:
    for n, component in enumerate(components):
        kind = component.get("type")
        if kind in allowed:
            _check(form, f"{path}.{n}", component, kind)
        elif kind in V2_TYPES and allowed == {ACTION_ROW}:
            message = "This component needs the flag IS_COMPONENTS_V2."
            form.wrong(f"{path}.{n}.type", "UNION_TYPE_CHOICES", message)
        else:
            message = f'Value of field "type" must be one of {sorted(allowed)}.'
            form.wrong(f"{path}.{n}.type", "UNION_TYPE_CHOICES", message)


def _check(form: Form, path: str, component: Json, kind: int) -> None:
    if kind == ACTION_ROW:
        check_row(form, path, component, ON_MESSAGES)
    elif kind == CONTAINER:
        children = component.get("components") or []
        form.required(f"{path}.components", children, 40)
        _check_children(form, f"{path}.components", children, IN_CONTAINER)
    elif kind == SECTION:
        _check_section(form, path, component)
    elif kind == MEDIA_GALLERY:
        _check_gallery(form, path, component)
    elif kind == TEXT_DISPLAY:
        form.required(f"{path}.content", component.get("content"), 4000)


def check_row(form: Form, path: str, row: Json, allowed: set[int]) -> None:
    """Note the faults of an action row: up to five buttons, or one other control."""
    controls = row.get("components") or []
    form.required(f"{path}.components", controls, 5)
    kinds = [control.get("type") for control in controls]
    if len(kinds) > 1 and set(kinds) != {BUTTON}:
        message = "An action row holds up to five buttons or one select."
        form.wrong(f"{path}.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)
    for n, control in enumerate(controls):
        check_control(form, f"{path}.components.{n}", control, allowed)


def check_control(form: Form, path: str, control: Json, allowed: set[int]) -> None:
    """Note the faults of a button, a select or a text input, or that it cannot stand here."""
    kind = control.get("type")
    if kind not in allowed:
        form.wrong(f"{path}.type", "UNION_TYPE_CHOICES", "This component cannot stand here.")
    elif kind == BUTTON:
        check_button(form, path, control)
    elif kind in SELECTS:
        check_select(form, path, control)
    elif kind == TEXT_INPUT:
        check_text_input(form, path, control)


def _check_section(form: Form, path: str, section: Json) -> None:
    texts = section.get("components") or []
    form.required(f"{path}.components", texts, 3)
    _check_children(form, f"{path}.components", texts, {TEXT_DISPLAY})
    accessory = section.get("accessory") or {}
    if accessory.get("type") == THUMBNAIL:
        _check_media(form, f"{path}.accessory", accessory)
    elif accessory.get("type") == BUTTON:
        check_button(form, f"{path}.accessory", accessory)
    else:
        message = "A section needs a button or a thumbnail."
        form.wrong(f"{path}.accessory", "BASE_TYPE_REQUIRED", message)


def _check_gallery(form: Form, path: str, gallery: Json) -> None:
    items = gallery.get("items") or []
    form.required(f"{path}.items", items, 10)
    for n, item in enumerate(items):
        _check_media(form, f"{path}.items.{n}", item)


def _check_media(form: Form, path: str, item: Json) -> None:
    form.length(f"{path}.description", item.get("description"), 1024)
    form.required(f"{path}.media.url", (item.get("media") or {}).get("url"), 2048)


def check_button(form: Form, path: str, button: Json) -> None:
    """Note the faults of a button: what is too long, what is missing."""
    form.length(f"{path}.label", button.get("label"), 80)
    if button.get("style") == LINK:
        form.required(f"{path}.url", button.get("url"), 512)
    elif button.get("style") in (1, 2, 3, 4):
        form.required(f"{path}.custom_id", button.get("custom_id"), 100)
    elif button.get("style") != PREMIUM:
        form.wrong(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    if not (button.get("label") or button.get("emoji") or button.get("style") == PREMIUM):
        message = "A button must have a label or an emoji."
        form.wrong(path, "BUTTON_COMPONENT_INVALID_LABEL", message)


def check_select(form: Form, path: str, select: Json) -> None:
    """Note the faults of a select menu and of its options."""
    form.required(f"{path}.custom_id", select.get("custom_id"), 100)
    form.length(f"{path}.placeholder", select.get("placeholder"), 150)
    least, most = select.get("min_values"), select.get("max_values")
    _between(form, f"{path}.min_values", least, 0, 25)
    _between(form, f"{path}.max_values", most, 1, 25)
    if select.get("type") == STRING_SELECT:
        options = select.get("options") or []
        form.required(f"{path}.options", options, 25)
        check_options(form, path, options)
        if most is not None and most > len(options):
            message = f"max_values cannot be more than the {len(options)} options."
            form.wrong(f"{path}.max_values", "SELECT_COMPONENT_MAX_VALUES_INVALID", message)


def check_options(form: Form, path: str, options: list[Json]) -> None:
    """Note the faults of what can be chosen: what is too long, or stands there twice."""
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
    form.required(f"{path}.custom_id", field.get("custom_id"), 100)
    form.length(f"{path}.label", field.get("label"), 45)
    form.length(f"{path}.placeholder", field.get("placeholder"), 100)
    form.length(f"{path}.value", field.get("value"), 4000)
    _between(form, f"{path}.min_length", field.get("min_length"), 0, 4000)
    _between(form, f"{path}.max_length", field.get("max_length"), 1, 4000)


def _between(form: Form, path: str, value: int | None, least: int, most: int) -> None:
    if value is not None and not least <= value <= most:
        form.wrong(path, "NUMBER_TYPE_MAX", f"Value should be between {least} and {most}.")
