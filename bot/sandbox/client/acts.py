"""Acts of people: use a command, click, fill in a form, say something."""

import json
from collections.abc import Collection, Mapping, Sequence

from bot.sandbox.body import Json
from bot.sandbox.client import forms
from bot.sandbox.client.options import filled_in
from bot.sandbox.payloads import interaction_create
from bot.sandbox.refusals import Mistake
from bot.sandbox.server.messages import post
from bot.sandbox.world.changes import Settled
from bot.sandbox.world.components import BUTTON, USER_SELECT, find
from bot.sandbox.world.messages import Channel, Interaction, Kind, Message
from bot.sandbox.world.people import Person
from bot.sandbox.world.world import World

ANSWER_WITHIN = 3.0
"""Seconds in which the bot must answer."""
NO_RESPONSE = "The application did not respond"


def _begin(
    world: World,
    kind: Kind,
    person: Person,
    channel: Channel,
    data: Json,
    message: Message | None = None,
    origin: Interaction | None = None,
    shards: Collection[int] = (),
) -> Interaction:
    """Deliver a new interaction; it fails at once without a bot, else when the bot is late."""
    if not channel.shown_to(person):
        raise Mistake(f"{person.name} cannot see this channel.")
    now = world.clock.now()
    fresh = world.snowflakes.fresh()
    interaction = Interaction(fresh, kind, person, channel, data, now, message, origin)
    interaction.payload = json.dumps(interaction_create(world, interaction))
    world.interactions.add(interaction)
    if deliver(world, interaction, shards):
        world.clock.call_at(now + ANSWER_WITHIN, lambda: fail(world, interaction))
    else:
        fail(world, interaction)
    return interaction


def deliver(world: World, interaction: Interaction, shards: Collection[int] = ()) -> bool:
    """Send the interaction to the bot, be it once more; False if no bot is there.

    It goes to the shard whose it is, or to these.
    """
    guild, payload = interaction.channel.guild_id, interaction.payload
    return world.sessions.dispatch("INTERACTION_CREATE", payload, guild, shards=shards)


def fail(world: World, interaction: Interaction) -> None:
    """Give up waiting for an answer, unless there is one."""
    if interaction.waiting:
        interaction.failure = NO_RESPONSE
        interaction.settled.set()
        world.watchers.tell(Settled(interaction))


def slash(
    world: World, person: Person, channel: Channel, command: str, values: Mapping[str, object]
) -> Interaction:
    """Use a slash command; raises Mistake for a command or values that a client would not send."""
    data = filled_in(world, person, channel, command, values)
    return _begin(world, Kind.COMMAND, person, channel, data)


def autocomplete(
    world: World,
    person: Person,
    channel: Channel,
    command: str,
    values: Mapping[str, object],
    focused: str,
) -> Interaction:
    """Ask for suggestions for the option being typed; raises Mistake for a command there is not."""
    data = filled_in(world, person, channel, command, {focused: "", **values}, focused)
    return _begin(world, Kind.AUTOCOMPLETE, person, channel, data)


def click(
    world: World,
    person: Person,
    message: Message,
    custom_id: str,
    values: Sequence[str] = (),
    shards: Collection[int] = (),
) -> Interaction:
    """Press a button or choose from a select; raises Mistake for a click no client offers."""
    if not message.shown_to(person) or message.id not in message.channel.messages:
        raise Mistake("This message is gone.")
    control = find(message.components, custom_id)
    if control is None:
        raise Mistake(f"This message has no control {custom_id}.")
    if control.get("disabled"):
        raise Mistake("This control is disabled.")
    data: Json = {
        "id": control["id"],
        "component_type": control["type"],
        "custom_id": custom_id,
    }
    if control["type"] != BUTTON:
        forms.check_selection(control, values)
        data |= {"values": list(values)}
        if control["type"] == USER_SELECT:
            data["resolved"] = forms.resolved_users(world, values)
    return _begin(world, Kind.COMPONENT, person, message.channel, data, message, shards=shards)


def submit(world: World, asked: Interaction, values: Mapping[str, object]) -> Interaction:
    """Send the modal that `asked` was answered with; raises Mistake for unfit values."""
    if asked.modal is None:
        raise Mistake("There is no form to send.")
    data: Json = {
        "custom_id": asked.modal["custom_id"],
        "components": forms.filled_form(asked.modal["components"], values),
    }
    return _begin(world, Kind.MODAL, asked.person, asked.channel, data, asked.message, asked)


def say(world: World, person: Person, channel: Channel, text: str) -> Message:
    """Write a message; raises Mistake for one that is empty or too long."""
    if not 1 <= len(text.strip()) <= 2000:
        raise Mistake("A message has 1 to 2000 characters.")
    if not channel.shown_to(person):
        raise Mistake(f"{person.name} cannot see this channel.")
    now = world.clock.now()
    message = Message(world.snowflakes.fresh(), channel, person, now, content=text.strip())
    return post(world, message)
