"""Values of selects and modals, checked as Discord's chat client checks them."""

from collections.abc import Mapping, Sequence

from bot.sandbox import payloads
from bot.sandbox.body import Json
from bot.sandbox.refusals import Mistake
from bot.sandbox.world.components import (
    ACTION_ROW,
    CHECKBOX,
    LABEL,
    RADIO_GROUP,
    STRING_SELECT,
    TEXT_INPUT,
)
from bot.sandbox.world.world import World


def bounds(select: Json) -> tuple[int, int]:
    """The least and the most values that a select takes; both are 1 unless it says otherwise."""
    least, most = select.get("min_values"), select.get("max_values")
    return (1 if least is None else least), (1 if most is None else most)


def check_selection(select: Json, values: Sequence[str]) -> None:
    """Raise Mistake unless these can be chosen in the select."""
    least, most = bounds(select)
    if not least <= len(values) <= most:
        raise Mistake(f"Choose between {least} and {most}.")
    if "options" in select:
        offered = {option["value"] for option in select["options"]}
        if unknown := set(values) - offered:
            raise Mistake(f"The select does not offer {', '.join(sorted(unknown))}.")


def resolved_users(world: World, values: Sequence[str]) -> Json:
    """The users that a user select's values stand for."""
    people = [world.person_named(value) for value in values]
    return {"users": {str(person.id): payloads.user(person) for person in people}}


def filled_form(components: list[Json], values: Mapping[str, object]) -> list[Json]:
    """A modal's components with what was written and chosen; `values` is by custom_id."""
    return [_filled(component, values) for component in components]


def _filled(component: Json, values: Mapping[str, object]) -> Json:
    shape: Json = {"type": component["type"], "id": component["id"]}
    if component["type"] == LABEL:
        return shape | {"component": _field(component["component"], values)}
    if component["type"] == ACTION_ROW:
        return shape | {"components": [_field(c, values) for c in component["components"]]}
    return shape


def _field(field: Json, values: Mapping[str, object]) -> Json:
    custom_id, kind = field["custom_id"], field["type"]
    shape: Json = {"type": kind, "id": field["id"], "custom_id": custom_id}
    given = values.get(custom_id)
    if kind == TEXT_INPUT:
        return shape | {"value": _text(field, str(given or field.get("value") or ""))}
    if kind == CHECKBOX:
        return shape | {"value": bool(given)}
    chosen = _chosen(field, given)
    if kind in (STRING_SELECT, RADIO_GROUP) and (chosen or field.get("required", True)):
        check_selection(field, chosen)
    if kind == RADIO_GROUP:
        return shape | {"value": chosen[0] if chosen else None}
    return shape | {"values": chosen}


def _chosen(field: Json, given: object) -> list[str]:
    """The values chosen, or the default where nobody touched it."""
    if given is None:
        return [option["value"] for option in field.get("options", ()) if option.get("default")]
    return [str(value) for value in given] if isinstance(given, list | tuple) else [str(given)]


def _text(field: Json, text: str) -> str:
    label = field.get("label") or "This field"
    if field.get("required", True) and not text:
        raise Mistake(f"{label} is required.")
    if len(text) > (field.get("max_length") or 4000):
        raise Mistake(f"{label} is at most {field['max_length']} characters long.")
    if text and len(text) < (field.get("min_length") or 0):
        raise Mistake(f"{label} is at least {field['min_length']} characters long.")
    return text
