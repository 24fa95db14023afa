"""A slash command as a person fills it in: its options checked as the chat client checks them."""

from collections.abc import Mapping

from bot.sandbox import payloads
from bot.sandbox.body import Json
from bot.sandbox.refusals import Mistake
from bot.sandbox.world.messages import Channel
from bot.sandbox.world.people import Person
from bot.sandbox.world.world import World

SUBCOMMAND, GROUP, INTEGER, BOOLEAN, USER, NUMBER = 1, 2, 4, 5, 6, 10


def leaves(commands: list[Json]) -> dict[str, tuple[Json, Json]]:
    """Every usable command by its full name, with its root and the part that has the options."""
    found: dict[str, tuple[Json, Json]] = {}

    def visit(root: Json, part: Json, name: str) -> None:
        nested = [o for o in part.get("options") or [] if o["type"] in (SUBCOMMAND, GROUP)]
        if not nested:
            found[name] = (root, part)
        for option in nested:
            visit(root, option, f"{name} {option['name']}")

    for command in commands:
        visit(command, command, command["name"])
    return found


def filled_in(
    world: World,
    person: Person,
    channel: Channel,
    name: str,
    values: Mapping[str, object],
    focused: str | None = None,
) -> Json:
    """The data of a command interaction; with `focused` that of autocomplete for this option.

    Raises Mistake for a command there is not, and for values its options do not take.
    """
    usable = leaves(world.commands.usable(channel, person.installs))
    if name not in usable:
        raise Mistake(f"There is no command /{name} here.")
    root, leaf = usable[name]
    known = {option["name"]: option for option in leaf.get("options") or []}
    if unknown := set(values) - set(known):
        raise Mistake(f"/{name} has no option {', '.join(sorted(unknown))}.")
    resolved: Json = {}
    given = [
        _value(world, option, values[name_], resolved, focused)
        for name_, option in known.items()
        if name_ in values
    ]
    if focused is None:
        _check_required(name, known, values)
    return _nested(root, name, given) | ({"resolved": resolved} if resolved else {})


def _check_required(name: str, known: Mapping[str, Json], values: Mapping[str, object]) -> None:
    for option in known.values():
        if option.get("required") and values.get(option["name"], "") == "":
            raise Mistake(f"/{name} needs the option {option['name']}.")


def _nested(root: Json, name: str, given: list[Json]) -> Json:
    """The options inside the groups and subcommands that the full name walks through."""
    part, path = root, []
    for word in name.split()[1:]:
        part = next(o for o in part["options"] if o["name"] == word)
        path.append(part)
    for step in reversed(path):
        given = [{"name": step["name"], "type": step["type"], "options": given}]
    return {"id": root["id"], "name": root["name"], "type": root["type"], "options": given}


def _value(world: World, option: Json, value: object, resolved: Json, focused: str | None) -> Json:
    shape: Json = {"name": option["name"], "type": option["type"]}
    if focused is not None:
        mark = {"focused": True} if focused == option["name"] else {}
        return shape | {"value": str(value)} | mark
    return shape | {"value": _typed(world, option, value, resolved)}


def _typed(world: World, option: Json, value: object, resolved: Json) -> object:
    kind, text = option["type"], str(value)
    choices = option.get("choices") or []
    for choice in choices:
        if text in (choice["name"], str(choice["value"])):
            return choice["value"]
    if choices:
        raise Mistake(f"{option['name']} must be one of {', '.join(c['name'] for c in choices)}.")
    if kind == USER:
        person = world.person_named(text)
        resolved.setdefault("users", {})[str(person.id)] = payloads.user(person)
        member = payloads.member(person, with_user=False) | {
            "permissions": str(payloads.PERMISSIONS)
        }
        resolved.setdefault("members", {})[str(person.id)] = member
        return str(person.id)
    if kind in (INTEGER, NUMBER):
        return _number(option, text)
    if kind == BOOLEAN:
        return text.lower() in ("true", "yes", "1")
    if len(text) > (option.get("max_length") or 6000):
        raise Mistake(f"{option['name']} is at most {option['max_length']} characters long.")
    return text


def _number(option: Json, text: str) -> int | float:
    try:
        number = int(text) if option["type"] == INTEGER else float(text)
    except ValueError:
        raise Mistake(f"{option['name']} must be a number.") from None
    least, most = option.get("min_value"), option.get("max_value")
    if (least is not None and number < least) or (most is not None and number > most):
        raise Mistake(f"{option['name']} must be between {least} and {most}.")
    return number
